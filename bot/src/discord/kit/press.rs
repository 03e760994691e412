//! What a button or menu says when it is pressed: `r1:<table>:<step>:<key>`. It is read once, here.

use engine::Seat;
use serenity::all::{ActionRowComponent, ButtonKind, Message};
use std::fmt;

/// The keys of offers consist of `[a-z0-9.-]`; what the bot itself offers begins with this.
const OWN: char = '~';
/// In place of a table's id, for what belongs to nobody's table.
const NO_TABLE: &str = "me";

// These go on with what is chosen.
const VALUE: &str = "~value.";
const SETTING: &str = "~set.";
const SEAT: &str = "~seat.";

/// A variant and its key are written side by side once: neither can be forgotten.
macro_rules! presses {
    ($($(#[$about:meta])* $press:ident = $key:literal,)*) => {
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Press {
            /// An offer of the game, by its key.
            Offer(String),
            $($(#[$about])* $press,)*
            /// A menu of the values of this option.
            Value(String),
            /// A menu of the ways of this setting.
            Setting(String),
            /// Takes this seat.
            Seat(Seat),
            /// Nothing that was put on a button by us.
            Unknown,
        }

        /// What can be pressed besides offers, by its key or what its key begins with.
        pub const PRESSES: [&str; 32] = [$($key,)* VALUE, SETTING, SEAT];

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
    Since = "~since",
    More = "~more",
    Back = "~back",
    Restart = "~restart",
    Explain = "~explain",
    /// A menu whose values are keys of offers.
    Pick = "~pick",
    /// A menu whose values are the numbers of sections.
    Section = "~section",
    Join = "~join",
    Leave = "~leave",
    Start = "~start",
    /// What a table is played with; in a lobby also a way to change it.
    Options = "~options",
    /// A menu whose values are the keys of options.
    Option = "~option",
    /// A menu whose values are topics of the rules.
    Rule = "~rule",
    /// The settings once more.
    Settings = "~settings",
    /// What is stored about the presser.
    Know = "~know",
    /// Asks whether she means it.
    Forget = "~forget",
    ForgetNow = "~forget-now",
    Rematch = "~rematch",
    Log = "~log",
    /// Takes back what was handed over at this step.
    TakeBack = "~takeback",
    /// Of the motion that stands in place of the step.
    Agree = "~agree",
    Decline = "~decline",
    /// The ways to keep order in a lobby.
    Manage = "~manage",
    Close = "~close",
    /// A menu whose values are people who sit in a lobby.
    Remove = "~remove",
    /// Ends a table without asking, for those who may.
    End = "~end",
}

impl Press {
    fn read(key: &str) -> Press {
        if let Some(option) = key.strip_prefix(VALUE) {
            return Press::Value(option.to_owned());
        }
        if let Some(setting) = key.strip_prefix(SETTING) {
            return Press::Setting(setting.to_owned());
        }
        if let Some(seat) = key.strip_prefix(SEAT) {
            return seat.parse().map_or(Press::Unknown, |seat| Press::Seat(Seat(seat)));
        }
        match Press::plain(key) {
            Some(press) => press,
            None if key.starts_with(OWN) => Press::Unknown,
            None => Press::Offer(key.to_owned()),
        }
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
            Press::Value(chosen) | Press::Setting(chosen) => write!(to, "{}{chosen}", self.key()),
            Press::Seat(seat) => write!(to, "{SEAT}{}", seat.0),
            _ => to.write_str(self.key()),
        }
    }
}

/// What is counted of a button that cannot be read.
pub const UNKNOWN: &str = "unknown";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PressId {
    pub game: String,
    pub step: u64,
    pub press: Press,
}

/// What a button of a table says.
pub fn id(game: &str, step: u64, press: &Press) -> String {
    format!("r1:{game}:{step}:{press}")
}

/// What a button says that belongs to nobody's table.
pub fn own_id(press: &Press) -> String {
    id(NO_TABLE, 0, press)
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
        Some(PressId { game: game.to_owned(), step: step.parse().ok()?, press: Press::read(key) })
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
        matches!(self.press, Press::Join | Press::Leave | Press::Start)
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
    fn whatever_can_be_pressed_is_read_as_it_was_written_and_counted_by_its_kind() {
        for key in PRESSES {
            let key = if key == SEAT { format!("{key}2") } else { key.to_owned() };
            let press = Press::read(&key);
            assert_eq!(press.to_string(), key);
            assert_eq!(press.what(), key.trim_start_matches(OWN).trim_end_matches(['.', '2']));
        }
        let what = |key: &str| Press::read(key).what().to_owned();
        assert_eq!([what("go.c-2"), what("~set.width"), what("~nonsense")], ["offer", "set", UNKNOWN]);
        assert_eq!(Press::read("~seat.x"), Press::Unknown);
    }

    #[test]
    fn an_id_is_read_as_it_was_written_and_anything_else_is_none() {
        let read = PressId::parse(&id("abc", 7, &Press::Offer("go.c-2".to_owned()))).unwrap();
        assert_eq!((read.game.as_str(), read.step, read.press), ("abc", 7, Press::Offer("go.c-2".to_owned())));
        assert_eq!(PressId::parse("r1:a:0:~turn").unwrap().press, Press::Turn);
        for wrong in ["", "r1", "r2:a:0:b", "r1:a:0", "r1:a:-1:b", "r1:a:x:b", "r1::0:b", "r1:a:0:", "🚂"] {
            assert_eq!(PressId::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_ids_of_buttons_are_short_enough() {
        let table = crate::play::new_id().unwrap();
        assert!(id(&table, u64::MAX, &Press::Offer("abcdefghij.abcdefghij-12".to_owned())).len() <= 100);
    }
}
