//! Who hears of a message, and how: by a mention, by a direct message, or not at all.

use super::find::{find, tried_long_ago};
use crate::discord::bot::Bot;
use crate::discord::kit::links;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::Rest;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::ids::{Revision, TableId, UserId};
use crate::store::{Outgoing, Ping, SeatRow, Stage, TableRow};
use words::Language;

/// Those who sit on these seats and are to be mentioned. Whoever would rather be told directly is, once for each row; a
/// closed door is a reason for a mention.
pub async fn called(
    bot: &Bot,
    http: &Rest,
    table: &TableRow,
    row: &Outgoing,
    seats: &[SeatRow],
    line: &'static str,
) -> Result<Vec<UserId>, Trouble> {
    let store = &bot.desk.store;
    let (mut direct, mut mentioned) = (row.direct.clone(), Vec::new());
    for seat in seats {
        let Some(user) = seat.user else { continue };
        let told = direct.iter().find(|(one, _)| *one == seat.seat).map(|(_, arrived)| *arrived);
        let otherwise = match (told, store.settings(user).await?.ping) {
            (Some(arrived), _) => arrived,
            (None, Ping::Channel) => false,
            (None, Ping::None) => true,
            (None, Ping::Direct) => {
                let text = said(table, line, &links::to_home(table));
                let note = Note { user, text, nonce: format!("railhead-{}-{}", row.id, seat.seat.0) };
                let arrived = note.send(http, tried_long_ago(row, store.clock.now())).await?;
                direct.push((seat.seat, arrived));
                store.told_directly(row, &direct).await?;
                arrived
            }
        };
        if !otherwise {
            mentioned.push(user);
        }
    }
    Ok(mentioned)
}

/// Nothing can be posted at a table: the one whom it waits for is told where to look, once for each turn, unless she
/// wants to hear nothing. Answers with the revision of that turn.
pub async fn tell_where(bot: &Bot, http: &Rest, table: &TableId) -> Result<Option<Revision>, Trouble> {
    let store = &bot.desk.store;
    let table = store.table(table).await?;
    let turn = table.published;
    if table.stage != Stage::Playing || table.told_where == Some(turn) {
        return Ok(None);
    }
    let seats = store.seats(&table.id).await?;
    let next = seats.iter().find(|row| Some(row.seat) == table.waiting).and_then(|row| row.user);
    if let Some(user) = next
        && store.settings(user).await?.ping != Ping::None
    {
        let note = Note { user, text: said(&table, "bot-direct-where", ""), nonce: format!("w-{}-{turn}", table.id) };
        note.send(http, None).await?;
    }
    Ok(Some(turn))
}

fn said(table: &TableRow, line: &'static str, link: &str) -> String {
    let speaker = Speaker::new(Language::English, Vec::new());
    format!("**{}** · {} {link}", table.name, speaker.plain(line)).trim_end().to_owned()
}

/// A direct message.
struct Note {
    user: UserId,
    text: String,
    nonce: String,
}

impl Note {
    /// Whether it arrived. One that was tried so long ago that Discord may have forgotten it is looked for first.
    async fn send(self, http: &Rest, tried: Option<i64>) -> Result<bool, Trouble> {
        let note = Message::text(self.text.clone()).create(self.nonce)?;
        let sent = async {
            let channel = serenity::all::UserId::from(self.user).create_dm_channel(http).await?.id;
            if let Some(first) = tried
                && find(http, channel, first, |message| message.author.bot && message.content == self.text)
                    .await?
                    .is_some()
            {
                return Ok(());
            }
            channel.send_message(http, note).await?;
            Ok::<_, Trouble>(())
        };
        match sent.await {
            Ok(()) => Ok(true),
            Err(error) if error.is_refusal() => Ok(false),
            Err(error) => Err(error),
        }
    }
}
