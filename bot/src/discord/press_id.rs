//! What a button or menu says when it is pressed: `r1:<game>:<step>:<key>`.

use serenity::all::{ActionRowComponent, ButtonKind, Message};

/// The keys of offers consist of `[a-z0-9.-]`; what the bot itself offers begins with this.
const OWN: char = '~';

pub const TURN: &str = "~turn";
pub const HAND: &str = "~hand";
pub const BOARD: &str = "~board";
pub const SINCE: &str = "~since";
pub const MORE: &str = "~more";
pub const BACK: &str = "~back";
pub const RESTART: &str = "~restart";
pub const EXPLAIN: &str = "~explain";
/// A menu whose values are keys of offers.
pub const PICK: &str = "~pick";
/// A menu whose values are the numbers of sections.
pub const SECTION: &str = "~section";
pub const JOIN: &str = "~join";
pub const LEAVE: &str = "~leave";
pub const START: &str = "~start";
/// What a table is played with; in a lobby also a way to change it.
pub const OPTIONS: &str = "~options";
/// A menu whose values are the keys of options.
pub const OPTION: &str = "~option";
/// Followed by the key of an option: a menu of its values.
pub const VALUE: &str = "~value.";
/// A menu whose values are topics of the rules.
pub const RULE: &str = "~rule";
/// Followed by what is set: a menu of its ways.
pub const SETTING: &str = "~set.";
/// The settings once more.
pub const SETTINGS: &str = "~settings";
/// What is stored about the presser.
pub const KNOW: &str = "~know";
/// Asks whether she means it.
pub const FORGET: &str = "~forget";
pub const FORGET_NOW: &str = "~forget-now";
pub const REMATCH: &str = "~rematch";
pub const LOG: &str = "~log";
/// Takes back what was handed over at this step.
pub const TAKE_BACK: &str = "~takeback";
/// Of the motion that stands in place of the step.
pub const AGREE: &str = "~agree";
pub const DECLINE: &str = "~decline";
/// Followed by the number of a seat: takes it.
pub const SEAT: &str = "~seat.";
/// The ways to keep order in a lobby.
pub const MANAGE: &str = "~manage";
pub const CLOSE: &str = "~close";
/// A menu whose values are people who sit in a lobby.
pub const REMOVE: &str = "~remove";
/// Ends a table without asking, for those who may.
pub const END: &str = "~end";

/// What can be pressed and counted: whatever else stands on a button was not put there by us.
pub const COUNTED: [&str; 32] = [
    TURN, HAND, BOARD, SINCE, MORE, BACK, RESTART, EXPLAIN, PICK, SECTION, JOIN, LEAVE, START, OPTIONS, OPTION, VALUE,
    RULE, SETTING, SETTINGS, KNOW, FORGET, FORGET_NOW, REMATCH, LOG, TAKE_BACK, AGREE, DECLINE, SEAT, MANAGE, CLOSE,
    REMOVE, END,
];
const OFFER: &str = "offer";
pub const UNKNOWN: &str = "unknown";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PressId {
    pub game: String,
    pub step: u64,
    pub key: String,
}

pub fn id(game: &str, step: u64, key: &str) -> String {
    format!("r1:{game}:{step}:{key}")
}

impl PressId {
    pub fn parse(text: &str) -> Option<PressId> {
        let mut parts = text.splitn(4, ':');
        let (Some("r1"), Some(game), Some(step), Some(key)) = (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return None;
        };
        if game.is_empty() || key.is_empty() {
            return None;
        }
        Some(PressId { game: game.to_owned(), step: step.parse().ok()?, key: key.to_owned() })
    }

    pub fn is_offer(&self) -> bool {
        !self.key.starts_with(OWN)
    }

    /// What kind of press it is, without what is chosen by it.
    pub fn what(&self) -> &'static str {
        if self.is_offer() {
            return OFFER;
        }
        let is = |own: &&&str| if own.ends_with('.') { self.key.starts_with(**own) } else { self.key == **own };
        COUNTED.iter().find(is).map_or(UNKNOWN, |own| own.trim_start_matches(OWN).trim_end_matches('.'))
    }

    /// Whether it has to wait until the presser does nothing else.
    pub fn is_alone(&self) -> bool {
        self.key == FORGET_NOW
    }

    /// Whether what comes of it is shown on the message of the button itself, to everybody.
    pub fn is_open(&self) -> bool {
        self.is_of_lobby() || self.is_of_motion()
    }

    pub fn is_of_lobby(&self) -> bool {
        matches!(self.key.as_str(), JOIN | LEAVE | START)
    }

    pub fn is_of_motion(&self) -> bool {
        matches!(self.key.as_str(), AGREE | DECLINE)
    }
}

/// The ids of a message's buttons.
pub fn ids_on(message: &Message) -> impl Iterator<Item = &str> {
    message.components.iter().flat_map(|row| &row.components).filter_map(|part| match part {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id.as_str()),
            _ => None,
        },
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_can_be_pressed_is_counted_by_its_kind() {
        let keys = include_str!("press_id.rs").lines().filter_map(|line| line.split_once(": &str = \"~"));
        let keys: Vec<&str> = keys.filter_map(|(_, key)| key.strip_suffix("\";")).collect();
        assert_eq!(keys.len(), COUNTED.len(), "a key is missing in COUNTED");
        let what = |key: &str| PressId { game: "a".to_owned(), step: 0, key: key.to_owned() }.what();
        for key in keys {
            assert_eq!(what(&format!("~{key}")), key.trim_end_matches('.'));
        }
        assert_eq!([what("go.c-2"), what("~set.width"), what("~nonsense")], [OFFER, "set", UNKNOWN]);
    }

    #[test]
    fn an_id_is_read_as_it_was_written_and_anything_else_is_none() {
        let read = PressId::parse(&id("abc", 7, "go.c-2")).unwrap();
        assert_eq!((read.game.as_str(), read.step, read.key.as_str()), ("abc", 7, "go.c-2"));
        assert!(read.is_offer());
        assert!(!PressId::parse("r1:a:0:~turn").unwrap().is_offer());
        for wrong in ["", "r1", "r2:a:0:b", "r1:a:0", "r1:a:-1:b", "r1:a:x:b", "r1::0:b", "r1:a:0:", "🚂"] {
            assert_eq!(PressId::parse(wrong), None, "{wrong}");
        }
    }
}
