//! Help: one short page, and one for each thing that one may want to know more about.

use crate::discord::kit::message::{Button, Embed, Message, Row, Style};
use crate::discord::kit::press::{Help, Press, own_id};
use crate::discord::kit::speaker::Speaker;
use engine::Phrase;

pub fn message(topic: Help, speaker: &Speaker) -> Message {
    let say = |name: String| speaker.say(&Phrase::new(name));
    let button = |&of: &Help| {
        let style = if of == topic { Style::Primary } else { Style::Plain };
        Button::new(own_id(&Press::Help(of)), say(format!("bot-help-{of}-title"))).style(style).enabled(of != topic)
    };
    let embed = Embed {
        title: say(format!("bot-help-{topic}-title")),
        body: say(format!("bot-help-{topic}")),
        ..Embed::default()
    };
    Message {
        embed: Some(embed),
        rows: vec![Row::Buttons(Help::ALL.iter().map(button).collect())],
        ..Message::default()
    }
}
