//! What a button or menu says when it is pressed: `r1:<table>:<stamp>:<key>`. It is read once, here.

mod leaf;

pub use leaf::Leaf;

use crate::ids::{Stamp, TableId};
use engine::Seat;
use serenity::all::{ActionRowComponent, ButtonKind, Message};
use std::fmt;

/// The keys of offers consist of `[a-z0-9.-]`; what the bot itself offers begins with this.
const OWN: char = '~';
/// In place of a table's id, for what belongs to no table.
const NO_TABLE: &str = "me";

// These go on with what is chosen.
const VALUE: &str = "~value.";
const SETTING: &str = "~set.";
const SEAT: &str = "~seat.";
const SWITCH: &str = "~switch.";
const WISH: &str = "~wish.";
const BOARD: &str = "~board.";
const HELP: &str = "~help.";
const LESSON: &str = "~lesson.";
const LEAF: &str = "~log.";
const TABLES: &str = "~tables.";

/// What can be looked at of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    Whole,
    /// The same in one picture, whatever the screen.
    Large,
    /// The same in words.
    Words,
    Of(Seat),
    Scores,
}

impl Board {
    fn read(name: &str) -> Option<Board> {
        match name {
            "whole" => Some(Board::Whole),
            "large" => Some(Board::Large),
            "words" => Some(Board::Words),
            "scores" => Some(Board::Scores),
            seat => seat.parse().ok().map(|seat| Board::Of(Seat(seat))),
        }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Board::Whole => to.write_str("whole"),
            Board::Large => to.write_str("large"),
            Board::Words => to.write_str("words"),
            Board::Scores => to.write_str("scores"),
            Board::Of(seat) => write!(to, "{}", seat.0),
        }
    }
}

/// What one may want to know more about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    Start,
    Playing,
    Turn,
    Tables,
    Hosting,
}

impl Help {
    pub const ALL: [Help; 5] = [Help::Start, Help::Playing, Help::Turn, Help::Tables, Help::Hosting];

    fn read(name: &str) -> Option<Help> {
        Help::ALL.into_iter().find(|topic| topic.to_string() == name)
    }
}

impl fmt::Display for Help {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Help::Start => "start",
            Help::Playing => "playing",
            Help::Turn => "turn",
            Help::Tables => "tables",
            Help::Hosting => "hosting",
        })
    }
}

/// A variant and its key are written side by side once: neither can be forgotten.
macro_rules! presses {
    ($($(#[$about:meta])* $press:ident = $key:literal,)*) => {
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Press {
            /// An offer of the game by its key, or several in a row.
            Offer(String),
            $($(#[$about])* $press,)*
            /// A menu of the values of this option.
            Value(String),
            /// A menu of the ways of this setting.
            Setting(String),
            /// Takes this seat.
            Seat(Seat),
            /// Changes how a lobby starts.
            Switch(String),
            /// A choice about a table that is about to be opened; the rest says which, and what was chosen before.
            Wish(String),
            BoardOf(Board),
            Help(Help),
            /// This page of a turn in pictures.
            Lesson(u8),
            /// Opens the story there.
            Leaf(Leaf),
            /// What is played on the server, from this page.
            Tables(u32),
            /// Nothing that was put on a button by us.
            Unknown,
        }

        /// What can be pressed besides offers, by its key or what its key begins with.
        pub const PRESSES: [&str; 57] = [$($key,)* VALUE, SETTING, SEAT, SWITCH, WISH, BOARD, HELP, LESSON, LEAF, TABLES];

        impl Press {
            fn plain(key: &str) -> Option<Press> {
                match key {
                    $($key => Some(Press::$press),)*
                    _ => None,
                }
            }

            /// The key, or what it begins with.
            fn key(&self) -> &str {
                match self {
                    Press::Offer(key) => key,
                    $(Press::$press => $key,)*
                    Press::Value(_) => VALUE,
                    Press::Setting(_) => SETTING,
                    Press::Seat(_) => SEAT,
                    Press::Switch(_) => SWITCH,
                    Press::Wish(_) => WISH,
                    Press::BoardOf(_) => BOARD,
                    Press::Help(_) => HELP,
                    Press::Lesson(_) => LESSON,
                    Press::Leaf(_) => LEAF,
                    Press::Tables(_) => TABLES,
                    Press::Unknown => "~",
                }
            }
        }
    };
}

presses! {
    Turn = "~turn",
    Hand = "~hand",
    Board = "~board",
    /// One's own board, with the ways to all others.
    Boards = "~boards",
    Since = "~since",
    More = "~more",
    Back = "~back",
    Restart = "~restart",
    Explain = "~explain",
    /// A menu whose values are keys of offers.
    Pick = "~pick",
    /// What the menu of a decision leaves out.
    Detour = "~detour",
    /// A menu whose values are the numbers of sections.
    Section = "~section",
    Join = "~join",
    Leave = "~leave",
    Start = "~start",
    /// The same with as many as the button is stamped with, although more seats were planned.
    StartNow = "~start-now",
    /// Of a lobby that starts when everybody is.
    Ready = "~ready",
    NotReady = "~not-ready",
    /// The colours to choose from.
    Colours = "~colours",
    /// A menu whose values are the numbers of colours.
    Colour = "~colour",
    /// Does not come to a lobby to which she was invited.
    Refuse = "~refuse",
    /// The way to a new table, step by step.
    Assistant = "~assistant",
    /// Takes all seats of a lobby and begins, for somebody who is everybody there.
    AllSeats = "~all-seats",
    /// What a table is played with; in a lobby also a way to change it.
    Options = "~options",
    /// Those of them that matter less.
    MoreOptions = "~more-options",
    /// A menu whose values are the keys of options.
    Option = "~option",
    /// A menu whose values are topics of the rules.
    Rule = "~rule",
    /// The same for what stands in the picture.
    What = "~what",
    /// The settings once more.
    Settings = "~settings",
    /// What is stored about the presser.
    Know = "~know",
    /// Asks whether she means it.
    Forget = "~forget",
    ForgetNow = "~forget-now",
    Rematch = "~rematch",
    Log = "~log",
    /// A menu whose values are leaves of the story, one for each player.
    LogOf = "~log-of",
    /// The same, with the picture of a turn each.
    LogPicture = "~log-picture",
    /// From now on only those who sit in a lobby or were invited know of it.
    Private = "~private",
    /// From now on everybody who sees the channel does again.
    Listed = "~listed",
    /// Takes back what was handed over at this revision.
    TakeBack = "~takeback",
    /// Of the motion that the button is stamped with.
    Agree = "~agree",
    Decline = "~decline",
    /// The ways to keep order in a lobby.
    Manage = "~manage",
    Close = "~close",
    /// A menu whose values are people who sit in a lobby.
    Remove = "~remove",
    /// Ends a table without asking, for those who may.
    End = "~end",
    /// Asks the players instead.
    AskEnd = "~ask-end",
    /// Opens the seat of the presser, once she has said that she means it.
    LeaveNow = "~leave-now",
}

impl Press {
    fn read(key: &str) -> Press {
        if let Some(option) = key.strip_prefix(VALUE) {
            return Press::Value(option.to_owned());
        }
        if let Some(setting) = key.strip_prefix(SETTING) {
            return Press::Setting(setting.to_owned());
        }
        if let Some(switch) = key.strip_prefix(SWITCH) {
            return Press::Switch(switch.to_owned());
        }
        if let Some(wish) = key.strip_prefix(WISH) {
            return Press::Wish(wish.to_owned());
        }
        if let Some(seat) = key.strip_prefix(SEAT) {
            return seat.parse().map_or(Press::Unknown, |seat| Press::Seat(Seat(seat)));
        }
        if let Some(board) = key.strip_prefix(BOARD) {
            return Board::read(board).map_or(Press::Unknown, Press::BoardOf);
        }
        if let Some(topic) = key.strip_prefix(HELP) {
            return Help::read(topic).map_or(Press::Unknown, Press::Help);
        }
        if let Some(page) = key.strip_prefix(LESSON) {
            return page.parse().map_or(Press::Unknown, Press::Lesson);
        }
        if let Some(leaf) = key.strip_prefix(LEAF) {
            return Leaf::read(leaf).map_or(Press::Unknown, Press::Leaf);
        }
        if let Some(page) = key.strip_prefix(TABLES) {
            return page.parse().map_or(Press::Unknown, Press::Tables);
        }
        match Press::plain(key) {
            Some(press) => press,
            None if key.starts_with(OWN) => Press::Unknown,
            None => Press::Offer(key.to_owned()),
        }
    }

    /// Whether the panel of the table is the answer, for one who plays.
    pub fn opens_panel(&self) -> bool {
        matches!(
            self,
            Press::Turn
                | Press::Offer(_)
                | Press::Pick
                | Press::Back
                | Press::Restart
                | Press::Section
                | Press::Detour
                | Press::TakeBack
        )
    }

    /// What kind of press it is, without what is chosen by it.
    pub fn what(&self) -> &str {
        match self {
            Press::Offer(_) => "offer",
            Press::Unknown => UNKNOWN,
            own => own.key().trim_start_matches(OWN).trim_end_matches('.'),
        }
    }
}

impl fmt::Display for Press {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Value(chosen) | Press::Setting(chosen) | Press::Switch(chosen) | Press::Wish(chosen) => {
                write!(to, "{}{chosen}", self.key())
            }
            Press::Seat(seat) => write!(to, "{SEAT}{}", seat.0),
            Press::BoardOf(board) => write!(to, "{BOARD}{board}"),
            Press::Help(topic) => write!(to, "{HELP}{topic}"),
            Press::Lesson(page) => write!(to, "{LESSON}{page}"),
            Press::Leaf(leaf) => write!(to, "{LEAF}{leaf}"),
            Press::Tables(page) => write!(to, "{TABLES}{page}"),
            _ => to.write_str(self.key()),
        }
    }
}

/// What is counted of a button that cannot be read.
pub const UNKNOWN: &str = "unknown";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PressId {
    pub table: TableId,
    pub stamp: Stamp,
    pub press: Press,
}

/// What a button of a table says.
pub fn id(table: &TableId, stamp: impl Into<Stamp>, press: &Press) -> String {
    written(table.as_str(), stamp.into(), press)
}

/// What a button says that belongs to no table.
pub fn own_id(press: &Press) -> String {
    written(NO_TABLE, Stamp::ANY, press)
}

fn written(table: &str, stamp: Stamp, press: &Press) -> String {
    format!("r1:{table}:{stamp}:{press}")
}

impl PressId {
    pub fn parse(text: &str) -> Option<PressId> {
        let mut parts = text.splitn(4, ':');
        let (Some("r1"), Some(table), Some(stamp), Some(key)) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return None;
        };
        if table.is_empty() || key.is_empty() {
            return None;
        }
        Some(PressId { table: table.into(), stamp: Stamp(stamp.parse().ok()?), press: Press::read(key) })
    }

    /// Whether it has to wait until the presser does nothing else.
    pub fn is_alone(&self) -> bool {
        self.press == Press::ForgetNow
    }

    /// Whether what comes of it is shown on the message of the button itself, to everybody.
    pub fn is_open(&self) -> bool {
        self.is_of_lobby() || matches!(self.press, Press::Agree | Press::Decline)
    }

    pub fn is_of_lobby(&self) -> bool {
        matches!(self.press, Press::Join | Press::Leave | Press::Start | Press::Ready | Press::Refuse)
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
    use crate::ids::Revision;

    #[test]
    fn whatever_can_be_pressed_is_read_as_it_was_written_and_counted_by_its_kind() {
        for key in PRESSES {
            let chosen = match key {
                SEAT | BOARD | LESSON | LEAF | TABLES => "2",
                HELP => "turn",
                _ => "",
            };
            let press = Press::read(&format!("{key}{chosen}"));
            assert_eq!(press.to_string(), format!("{key}{chosen}"));
            assert_eq!(press.what(), key.trim_start_matches(OWN).trim_end_matches('.'));
        }
        let what = |key: &str| Press::read(key).what().to_owned();
        assert_eq!([what("go.c-2"), what("~set.width"), what("~nonsense")], ["offer", "set", UNKNOWN]);
        for wrong in ["~seat.x", "~board.x", "~log.x", "~tables.-1"] {
            assert_eq!(Press::read(wrong), Press::Unknown, "{wrong}");
        }
    }

    #[test]
    fn an_id_is_read_as_it_was_written_and_anything_else_is_none() {
        let read = PressId::parse(&id(&TableId::from("abc"), Revision(7), &Press::Offer("go.c-2".to_owned()))).unwrap();
        assert_eq!((read.table.as_str(), read.stamp, read.press), ("abc", Stamp(7), Press::Offer("go.c-2".to_owned())));
        assert_eq!(PressId::parse("r1:a:0:~turn").unwrap().press, Press::Turn);
        for wrong in ["", "r1", "r2:a:0:b", "r1:a:0", "r1:a:-1:b", "r1:a:x:b", "r1::0:b", "r1:a:0:", "🚂"] {
            assert_eq!(PressId::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_ids_of_buttons_are_short_enough() {
        let (table, key) = (crate::play::new_id().unwrap(), "abcdefghij.abcdefghij-12");
        assert!(id(&table, Revision(u64::MAX), &Press::Offer(format!("{key}+{key}"))).len() <= 100);
    }
}
