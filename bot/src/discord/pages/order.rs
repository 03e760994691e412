//! Keeping order: closing a lobby, taking somebody off a seat, ending a table.

use crate::discord::kit::limits;
use crate::discord::kit::message::{Button, Choice, Menu, Message, Row, Style};
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::store::{SeatRow, TableRow};

/// The ways to keep order in a lobby; only the host can take somebody off a seat.
pub fn manage(game: &TableRow, seats: &[SeatRow], is_host: bool, note: &'static str, speaker: &Speaker) -> Message {
    let close = Button::new(id(&game.id, 0, &Press::Close), speaker.plain("bot-button-close")).style(Style::Danger);
    let mut rows = vec![Row::Buttons(vec![close])];
    let others = seats.iter().filter_map(|row| Some((row.user.filter(|&user| user != game.host)?, &row.name)));
    let choice = |(user, name): (u64, &String)| Choice {
        value: user.to_string(),
        label: name.clone(),
        description: String::new(),
        emoji: None,
    };
    let options: Vec<Choice> = others.map(choice).take(limits::OPTIONS).collect();
    if is_host && !options.is_empty() {
        let placeholder = speaker.plain("bot-manage-whom");
        rows.push(Row::Menu(Menu { id: id(&game.id, 0, &Press::Remove), placeholder, options }));
    }
    Message { rows, ..Message::text(speaker.plain(note)) }
}

/// Whoever may end a table alone is asked whether she means it.
pub fn sure_to_end(game: &TableRow, speaker: &Speaker) -> Message {
    let button = Button::new(id(&game.id, game.revision, &Press::End), speaker.plain("bot-button-end"));
    let row = Row::Buttons(vec![button.style(Style::Danger)]);
    Message { rows: vec![row], ..Message::text(speaker.plain("bot-end-sure")) }
}
