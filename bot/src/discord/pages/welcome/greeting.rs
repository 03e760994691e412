//! Hello: what a server sees of the bot first.

use crate::discord::kit::message::{Button, Embed, Message, Row, Style};
use crate::discord::kit::press::{Press, own_id};
use crate::discord::kit::speaker::Speaker;
use engine::{Arg, Phrase};

pub fn message(speaker: &Speaker) -> Message {
    let title = |game: engine::Game| Arg::Phrase(Box::new(words::named(game.kind, "title")));
    let hello = Phrase::new("bot-hello").with("games", Arg::List(engine::games().into_iter().map(title).collect()));
    let buttons = vec![
        Button::new(own_id(&Press::Assistant), speaker.plain("bot-button-open-table")).style(Style::Primary),
        Button::new(own_id(&Press::Lesson(0)), speaker.plain("bot-button-lesson")),
    ];
    let embed = Embed { title: speaker.plain("bot-hello-title"), body: speaker.say(&hello), ..Embed::default() };
    Message { embed: Some(embed), rows: vec![Row::Buttons(buttons)], ..Message::default() }
}
