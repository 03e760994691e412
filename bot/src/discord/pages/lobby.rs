//! The message that is seats and start in one.

use super::options;
use super::text::{bullet, heading};
use crate::discord::kit::message::{Button, Embed, Message, Row, Style};
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::store::{SeatRow, Stage, TableRow};
use engine::Phrase;

pub fn message(game: &TableRow, seats: &[SeatRow], speaker: &Speaker) -> Message {
    let mut body = Vec::new();
    if let Ok(rules) = game.rules() {
        body.push(heading(&speaker.say(&words::named(rules.kind, "title"))));
        body.extend(options::lines(&rules, &game.options, speaker).iter().map(|line| bullet(line)));
    }
    let taken = Phrase::new("bot-lobby-seats").number("taken", seats.len() as i64);
    body.push(speaker.say(&taken.number("players", i64::from(game.players))));
    for seat in 0..game.players {
        let number = i64::from(seat) + 1;
        let line = match seats.get(usize::from(seat)) {
            Some(row) => Phrase::new("bot-seat-line").number("number", number).seat("who", row.seat),
            None => Phrase::new("bot-lobby-free").number("number", number),
        };
        body.push(speaker.say(&line));
    }
    body.push(speaker.plain(match game.stage {
        Stage::Lobby => "bot-lobby-host",
        Stage::Playing | Stage::Over if game.home == Some(game.channel) => "bot-lobby-begun-here",
        Stage::Playing | Stage::Over => "bot-lobby-begun",
        Stage::Closed => "bot-lobby-closed",
    }));
    let own = |press: &Press, label: &'static str| Button::new(id(&game.id, 0, press), speaker.plain(label));
    let full = seats.len() >= usize::from(game.players);
    let buttons = vec![
        own(&Press::Join, "bot-button-join").style(Style::Primary).enabled(!full),
        own(&Press::Leave, "bot-button-leave"),
        own(&Press::Options, "bot-button-options"),
        own(&Press::Start, "bot-button-start").style(Style::Finish),
        own(&Press::Manage, "bot-button-manage"),
    ];
    let title = speaker.plain("bot-lobby-title");
    Message {
        content: heading(&game.name),
        embed: Some(Embed { title, body: body.join("\n"), footer: String::new(), colour: None }),
        rows: if game.stage == Stage::Lobby { vec![Row::Buttons(buttons)] } else { Vec::new() },
        ..Message::default()
    }
}
