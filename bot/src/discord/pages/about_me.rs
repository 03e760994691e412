//! What is stored about the one who asks: told to her, or forgotten.

use crate::discord::kit::limits;
use crate::discord::kit::message::{Button, File, Message, Row, Style};
use crate::discord::kit::press::{Press, own_id};
use crate::discord::kit::speaker::Speaker;
use crate::store::{Error, Known};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// The two buttons below the settings.
pub fn buttons(speaker: &Speaker) -> Vec<Button> {
    vec![button(&Press::Know, "bot-button-know", speaker), button(&Press::Forget, "bot-button-forget", speaker)]
}

/// Everything, as a file.
pub fn known(known: &Known, speaker: &Speaker) -> Result<Message, Error> {
    let json = serde_json::to_vec_pretty(known)?;
    let (name, bytes) = if json.len() > limits::FILE_BYTES {
        ("about-me.json.gz", packed(&json).map_err(|error| Error::Shape(error.to_string()))?)
    } else {
        ("about-me.json", json)
    };
    let file = File::data(name, bytes);
    Ok(Message {
        files: vec![file],
        rows: vec![Row::Buttons(buttons(speaker))],
        ..Message::text(speaker.plain("bot-known"))
    })
}

/// Years of games are mostly the same keys again and again.
fn packed(json: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(json)?;
    encoder.finish()
}

/// Says what will happen, and asks.
pub fn sure(speaker: &Speaker) -> Message {
    let row = vec![
        button(&Press::ForgetNow, "bot-button-forget-now", speaker).style(Style::Danger),
        button(&Press::Settings, "bot-button-keep-me", speaker),
    ];
    Message { rows: vec![Row::Buttons(row)], ..Message::text(speaker.plain("bot-forget-sure")) }
}

/// She is doing something else, and has to come again.
pub fn busy(speaker: &Speaker) -> Message {
    Message { rows: vec![Row::Buttons(buttons(speaker))], ..Message::text(speaker.plain("bot-forget-busy")) }
}

fn button(press: &Press, label: &'static str, speaker: &Speaker) -> Button {
    Button::new(own_id(press), speaker.plain(label))
}
