//! Keeping order: closing a lobby, taking somebody off a seat, ending a table.

use crate::discord::kit::limits;
use crate::discord::kit::message::{Button, Choice, Menu, Message, Row, Style};
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::ids::{Stamp, UserId};
use crate::store::{LobbyRule, SeatRow, TableRow};
use engine::Phrase;

/// The ways to keep order in a lobby; only the host can take somebody off a seat, or all of them if she is everybody here.
pub fn manage(
    table: &TableRow,
    seats: &[SeatRow],
    (is_host, alone): (bool, bool),
    note: &'static str,
    speaker: &Speaker,
) -> Message {
    let close =
        Button::new(id(&table.id, Stamp::ANY, &Press::Close), speaker.plain("bot-button-close")).style(Style::Danger);
    let mut rows = vec![Row::Buttons(vec![close])];
    if is_host {
        let lot = if table.by_lot { LobbyRule::ByArrival } else { LobbyRule::ByLot };
        let start = if table.when_ready { LobbyRule::ByHost } else { LobbyRule::WhenReady };
        let mut ways: Vec<Button> = [lot, start].map(|rule| switch(table, rule, speaker)).into();
        ways.extend(alone.then(|| all_seats(table, speaker)));
        rows.push(Row::Buttons(ways));
    }
    let others = seats.iter().filter_map(|row| Some((row.user.filter(|&user| Some(user) != table.host)?, &row.name)));
    let choice = |(user, name): (UserId, &String)| Choice {
        value: user.to_string(),
        label: name.clone(),
        description: String::new(),
        emoji: None,
    };
    let options: Vec<Choice> = others.map(choice).take(limits::OPTIONS).collect();
    if is_host && !options.is_empty() {
        let placeholder = speaker.plain("bot-manage-whom");
        rows.push(Row::Menu(Menu::one(id(&table.id, Stamp::ANY, &Press::Remove), placeholder, options)));
    }
    Message { rows, ..Message::text(speaker.plain(note)) }
}

/// For one person who is everybody at the page of this machine.
pub fn all_seats(table: &TableRow, speaker: &Speaker) -> Button {
    let id = id(&table.id, Stamp::ANY, &Press::AllSeats);
    Button::new(id, speaker.plain("bot-button-all-seats")).style(Style::Finish)
}

/// The ways that a lobby can start, by the names that buttons call them by, and what is written on those.
const RULES: [(&str, LobbyRule, &str); 4] = [
    ("lot", LobbyRule::ByLot, "bot-button-by-lot"),
    ("arrival", LobbyRule::ByArrival, "bot-button-by-arrival"),
    ("ready", LobbyRule::WhenReady, "bot-button-when-ready"),
    ("host", LobbyRule::ByHost, "bot-button-by-host"),
];

pub fn rule(name: &str) -> Option<LobbyRule> {
    RULES.iter().find(|(one, ..)| *one == name).map(|(_, rule, _)| *rule)
}

fn switch(table: &TableRow, rule: LobbyRule, speaker: &Speaker) -> Button {
    let (name, label) =
        RULES.iter().find(|(_, one, _)| *one == rule).map_or(("", ""), |(name, _, label)| (*name, *label));
    Button::new(id(&table.id, Stamp::ANY, &Press::Switch(name.to_owned())), speaker.plain(label))
}

/// Fewer have come than were expected: the host is asked whether it shall begin. The button counts those who sit there.
pub fn sure_to_start(table: &TableRow, seated: usize, speaker: &Speaker) -> Message {
    let (taken, planned) = (seated as i64, i64::from(table.players));
    let asked = Phrase::new("bot-start-sure").number("taken", taken).number("players", planned);
    let label = speaker.say(&Phrase::new("bot-button-start-now").number("taken", taken));
    let button = Button::new(id(&table.id, Stamp(seated as u64), &Press::StartNow), label).style(Style::Finish);
    Message { rows: vec![Row::Buttons(vec![button])], ..Message::text(speaker.say(&asked)) }
}

/// Whoever is ready already may not be any more.
pub fn ready_already(table: &TableRow, speaker: &Speaker) -> Message {
    let button = Button::new(id(&table.id, Stamp::ANY, &Press::NotReady), speaker.plain("bot-button-not-ready"));
    Message { rows: vec![Row::Buttons(vec![button])], ..Message::text(speaker.plain("bot-ready-already")) }
}

/// Whoever may end a table alone is asked whether she means it.
pub fn sure_to_end(table: &TableRow, speaker: &Speaker) -> Message {
    let own = |press: &Press, label| Button::new(id(&table.id, table.revision, press), speaker.plain(label));
    let ask = own(&Press::AskEnd, "bot-button-ask-end").style(Style::Primary);
    let row = Row::Buttons(vec![ask, own(&Press::End, "bot-button-end").style(Style::Danger)]);
    Message { rows: vec![row], ..Message::text(speaker.plain("bot-end-sure")) }
}

pub fn sure_to_leave(table: &TableRow, speaker: &Speaker) -> Message {
    let button = Button::new(id(&table.id, table.revision, &Press::LeaveNow), speaker.plain("bot-button-leave-now"));
    let row = Row::Buttons(vec![button.style(Style::Danger)]);
    Message { rows: vec![row], ..Message::text(speaker.plain("bot-leave-sure")) }
}
