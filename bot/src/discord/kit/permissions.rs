//! What the bot may do in a channel, and the names of what it lacks.

use crate::play::Room;
use engine::Phrase;
use serenity::all::{ChannelType, Permissions};

/// A permission, and the message that names it as Discord does.
type Named = (Permissions, &'static str);

const SHOW: [Named; 4] = [
    (Permissions::VIEW_CHANNEL, "bot-permission-view"),
    (Permissions::EMBED_LINKS, "bot-permission-embed"),
    (Permissions::ATTACH_FILES, "bot-permission-attach"),
    (Permissions::READ_MESSAGE_HISTORY, "bot-permission-history"),
];
const SEND: Named = (Permissions::SEND_MESSAGES, "bot-permission-send");
const SEND_IN_THREADS: Named = (Permissions::SEND_MESSAGES_IN_THREADS, "bot-permission-send-in-threads");
const CREATE_THREADS: Named = (Permissions::CREATE_PUBLIC_THREADS, "bot-permission-threads");

/// What is lacking to talk here, in a sentence; nothing if all is well or Discord does not say.
pub fn lacking_to_talk(given: Option<Permissions>, in_thread: bool) -> Option<Phrase> {
    let send = if in_thread { SEND_IN_THREADS } else { SEND };
    let lacking = lacking(given?, SHOW.iter().chain([&send]));
    (!lacking.is_empty()).then(|| Phrase::new("bot-lacks").names("permissions", lacking))
}

/// Where a table that begins here can talk.
pub fn room(given: Option<Permissions>, in_thread: bool) -> Room {
    let may_thread = given.is_none_or(|given| lacking(given, [&CREATE_THREADS, &SEND_IN_THREADS]).is_empty());
    match (in_thread, may_thread) {
        (true, _) => Room::Within,
        (false, true) => Room::Thread,
        (false, false) => Room::Channel,
    }
}

pub fn is_thread(kind: ChannelType) -> bool {
    matches!(kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
}

/// Why a table has none.
pub fn no_thread() -> Phrase {
    Phrase::new("bot-no-thread").names("permissions", [CREATE_THREADS.1, SEND_IN_THREADS.1])
}

fn lacking<'a>(given: Permissions, needed: impl IntoIterator<Item = &'a Named>) -> Vec<&'static str> {
    needed.into_iter().filter(|(permission, _)| !given.contains(*permission)).map(|(_, name)| *name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_lacking_is_named() {
        let all = Permissions::all();
        assert_eq!(lacking_to_talk(Some(all), false), None);
        assert_eq!(lacking_to_talk(None, false), None);
        let lacks = lacking_to_talk(Some(all - Permissions::ATTACH_FILES - Permissions::SEND_MESSAGES), false);
        let names = Phrase::new("bot-lacks").names("permissions", ["bot-permission-attach", "bot-permission-send"]);
        assert_eq!(lacks, Some(names));
        assert_eq!(lacking_to_talk(Some(all - Permissions::SEND_MESSAGES), true), None);
        assert_eq!(room(Some(all), false), Room::Thread);
        assert_eq!(room(Some(all - Permissions::SEND_MESSAGES_IN_THREADS), false), Room::Channel);
        assert_eq!(room(Some(all), true), Room::Within, "threads have no threads");
    }
}
