//! What can be typed and pressed, and what each person may expect of it.

use Expect::{Does, NoSuchTable, Says, Shows, Silent};

/// What comes of it. Only what is done changes anything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Expect {
    NoSuchTable,
    /// The answer has these words.
    Says(&'static str),
    /// The answer has this title.
    Shows(&'static str),
    /// Nothing is told and nothing is done.
    Silent,
    /// It is done; the answer, if there is one, has these words.
    Does(&'static str),
}

/// Who somebody is, to the tables of this test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Is {
    /// Sits at the table and is not to decide; opened the lobby.
    Player,
    /// Sits at the table, is to decide, and has left the server.
    Gone,
    /// Sees the channel. Whoever has given up her seat is one of them.
    Member,
    Moderator,
    /// Cannot see the channel, is on another server, or on none.
    Stranger,
}

/// What a player, one who is gone, a member and a moderator may expect; for a stranger there is no such table.
pub type Expected = [Expect; 4];

pub const NOT_SITTING: Expect = Says("You do not sit at this table");
pub const NO_HAND: Expect = Says("you have no hand");
pub const BOARD: Expect = Shows("The whole board");
pub const HANDS: Expected = [Shows("My hand"), Shows("My hand"), NO_HAND, NO_HAND];
pub const NOT_YOURS: Expect = Says("It is not your decision");
pub const NOTHING: Expect = Says("There is nothing to take back");
pub const NEEDLESS: Expect = Says("nobody has to be ready");
pub const SITS_NOT: Expect = Says("You do not sit here");
pub const NOT_INVITED: Expect = Says("Nobody has invited you");
pub const ONLY_HOST: Expect = Says("Only the one who opened the table");

/// Commands that name a table, with what follows the name.
pub const COMMANDS: [(&str, &str, Expected); 12] = [
    ("table board", "", [BOARD; 4]),
    ("table board", "words:true", [Says("The whole board in words"); 4]),
    ("table hand", "", HANDS),
    ("table log", "", [Shows("The story so far"); 4]),
    ("table log", "turn:7", [Says("Turn 7 has not been played"); 4]),
    ("table options", "", [Shows("Options"); 4]),
    ("table export", "", [Says("What you may know of this table"); 4]),
    ("table resume", "", [Does("The table goes on here"), Says("stays on its server"), NOT_SITTING, NOT_SITTING]),
    ("table rename", "name:Zephyr", [Does("has its new name"), Does("has its new name"), NOT_SITTING, NOT_SITTING]),
    ("table leave", "", [Says("Leave this table?"), Says("Leave this table?"), NOT_SITTING, NOT_SITTING]),
    ("table seat", "", [Does("The seat is open now"), Says("The table waits for you"), NOT_SITTING, NOT_SITTING]),
    (
        "table end",
        "",
        [Says("The others are asked"), Does("is ended"), Says("Only its players"), Says("You manage the threads")],
    ),
];

/// Commands that name none, by something that changes nothing: whoever uses them hears nothing of others' tables.
pub const OWN_COMMANDS: [(&str, &str); 7] = [
    ("play", "game:nonsense"),
    ("play", ""),
    ("turns", ""),
    (TABLES, ""),
    ("rule", "topic:nonsense"),
    ("settings", ""),
    ("help", ""),
];
/// Names the tables of the server that somebody may look at.
pub const TABLES: &str = "tables";

/// On a message; it means the table of the message, or of the place.
pub const SHOW_MY_HAND: &str = "Show my hand";

/// What is pressed at a table in play, with the value that is chosen.
pub const AT_TABLE: [(&str, Option<&str>, Expected); 26] = [
    ("~turn", None, [Shows("Your view"), Says(" · turn "), BOARD, BOARD]),
    ("~hand", None, HANDS),
    ("~board", None, [BOARD; 4]),
    ("~boards", None, [Says("The board of"), Says("The board of"), BOARD, BOARD]),
    ("~board.", None, [Says("The board of"); 4]),
    ("~detour", None, [Shows("Your view"), Says(" · turn "), BOARD, BOARD]),
    ("~what", Some("nonsense"), [Says("There is no such topic"); 4]),
    ("~since", None, [Shows("Since your last turn"); 4]),
    ("~more", None, [Shows("More…"); 4]),
    ("~log", None, [Shows("The story so far"); 4]),
    ("~log.", None, [Shows("The story so far"); 4]),
    ("~log-of", Some("0.1"), [Shows("The story so far"); 4]),
    ("~log-picture", Some("0.all.0"), [Says("The table is set"); 4]),
    ("~explain", None, [Shows("Explain"), Shows("Explain"), BOARD, BOARD]),
    ("~rule", Some("nonsense"), [Says("There is no such topic"); 4]),
    ("~section", Some("0"), [Shows("Your view"), Says(" · turn "), BOARD, BOARD]),
    ("~pick", Some("nonsense"), [NOT_YOURS, Says("That is not offered any more"), BOARD, BOARD]),
    ("~back", None, [NOT_YOURS, NOTHING, BOARD, BOARD]),
    ("~restart", None, [NOT_YOURS, NOTHING, BOARD, BOARD]),
    ("~takeback", None, [NOTHING, NOTHING, BOARD, BOARD]),
    ("~agree", None, [Silent, Does(""), NOT_SITTING, NOT_SITTING]),
    ("~decline", None, [Does(""), Does(""), NOT_SITTING, NOT_SITTING]),
    ("~seat.", None, [Says("You sit here already"), Says("You sit here already"), Does("is yours"), Does("is yours")]),
    ("~leave-now", None, [Does("You have left"), Does("You have left"), NOT_SITTING, NOT_SITTING]),
    (
        "~ask-end",
        None,
        [Says("The others are asked"), Does("is ended"), Says("Only its players"), Says("The others are asked")],
    ),
    ("~end", None, [Says("Only its players"), Says("Only its players"), Says("Only its players"), Does("is ended")]),
];

pub const NOT_OFFERED: Expect = Says("That is not offered any more");

/// In a lobby: whoever has left the server and does not sit there is a stranger.
pub const IN_LOBBY: [(&str, Option<&str>, Expected); 20] = [
    ("~join", None, [Says("You sit here already"), NoSuchTable, Does(""), Does("")]),
    ("~leave", None, [Does(""), NoSuchTable, Says("You do not sit here"), Says("You do not sit here")]),
    ("~start", None, [Says("needs at least 2 players"), NoSuchTable, ONLY_HOST, ONLY_HOST]),
    ("~all-seats", None, [NOT_OFFERED, NoSuchTable, NOT_OFFERED, NOT_OFFERED]),
    ("~start-now", None, [Says("needs at least 2 players"), NoSuchTable, ONLY_HOST, ONLY_HOST]),
    ("~ready", None, [Says("nobody has to be ready"), NoSuchTable, NEEDLESS, NEEDLESS]),
    ("~not-ready", None, [Says("The table waits for you now"), NoSuchTable, SITS_NOT, SITS_NOT]),
    ("~refuse", None, [Says("You sit here already"), NoSuchTable, NOT_INVITED, NOT_INVITED]),
    ("~colours", None, [Says("Which colour"), NoSuchTable, SITS_NOT, SITS_NOT]),
    ("~colour", Some("2"), [Does("everybody can see it"), NoSuchTable, SITS_NOT, SITS_NOT]),
    ("~switch.", None, [Does(""), NoSuchTable, ONLY_HOST, ONLY_HOST]),
    ("~options", None, [Shows("Options"), NoSuchTable, Shows("Options"), Shows("Options")]),
    ("~more-options", None, [Shows("Options"), NoSuchTable, Shows("Options"), Shows("Options")]),
    ("~option", Some("length"), [Shows("Options"), NoSuchTable, Shows("Options"), Shows("Options")]),
    ("~value.", Some("long"), [Does(""), NoSuchTable, ONLY_HOST, ONLY_HOST]),
    ("~private", None, [Does(""), NoSuchTable, ONLY_HOST, ONLY_HOST]),
    ("~listed", None, [Shows("Options"), NoSuchTable, ONLY_HOST, ONLY_HOST]),
    ("~manage", None, [Says("Close this table"), NoSuchTable, ONLY_HOST, Says("you can close this table")]),
    ("~remove", Some("7"), [Says("Nobody is left there"), NoSuchTable, ONLY_HOST, ONLY_HOST]),
    ("~close", None, [Does("is closed"), NoSuchTable, ONLY_HOST, Does("is closed")]),
];

/// Of a table that is over.
pub const AFTERWARDS: [(&str, Option<&str>, Expected); 1] = [(
    "~rematch",
    None,
    [Does("The new table is here"), Does("The new table is here"), Says("Only those"), Says("Only those")],
)];

/// What belongs to no table, and what it says.
pub const OWN_PRESSES: [(&str, &str, &str); 9] = [
    ("~assistant", "", "Open the table"),
    ("~wish.", "o.nonsense", "please begin again"),
    ("~wish.", "g.aaaaaaaaaa.test-game.2.0.", "please begin again"),
    ("~set.", "width", "That is not offered any more"),
    ("~settings", "", "Your settings"),
    ("~know", "", "Everything that I have stored about you"),
    ("~forget", "", "If I forget you"),
    ("~help.", "start", "one turn at a time"),
    ("~lesson.", "0", "It is your turn"),
];
/// The same as the command.
pub const TABLES_PRESS: &str = "~tables.";
/// Pressed only by somebody of whom nothing is stored: nothing changes by it then.
pub const FORGET_NOW: &str = "~forget-now";
