//! What is stored about the one who asks: told to her, or forgotten.

use super::client::{Bot, Line};
use super::message::{Button, File, Message, Row, Style};
use super::press_id::{FORGET, FORGET_NOW, KNOW, SETTINGS, id};
use super::settings::{self, NO_TABLE};
use super::speaker::Speaker;
use super::{Trouble, limits, lobby};
use crate::monitor::interaction::{self, Outcome};
use crate::store;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

/// What somebody has begun elsewhere is waited for so long.
const ELSEWHERE: Duration = Duration::from_secs(20);

/// The two buttons below the settings.
pub fn buttons(speaker: &Speaker) -> Row {
    let own = |key: &str, label: &'static str| Button::new(id(NO_TABLE, 0, key), speaker.plain(label));
    Row::Buttons(vec![own(KNOW, "bot-button-know"), own(FORGET, "bot-button-forget")])
}

/// Does what was pressed, if it is one of these.
pub async fn press(
    bot: &Bot,
    http: &Line,
    key: &str,
    user: u64,
    speaker: &Speaker,
) -> Result<Option<Message>, Trouble> {
    Ok(Some(match key {
        KNOW => known(bot, user, speaker).await?,
        FORGET => sure(speaker),
        FORGET_NOW => forgotten(bot, http, user, speaker).await?,
        SETTINGS => settings::message(bot.desk.store.settings(user).await?, None, speaker),
        _ => return Ok(None),
    }))
}

/// Everything, as a file.
async fn known(bot: &Bot, user: u64, speaker: &Speaker) -> Result<Message, Trouble> {
    let known = bot.desk.store.known(user).await?;
    let json = serde_json::to_vec_pretty(&known).map_err(store::Error::from)?;
    let (name, bytes) = if json.len() > limits::FILE_BYTES {
        ("about-me.json.gz", packed(&json).map_err(|error| store::Error::Shape(error.to_string()))?)
    } else {
        ("about-me.json", json)
    };
    let file = File { name, bytes: Arc::new(bytes), alt: String::new() };
    Ok(Message { files: vec![file], rows: vec![buttons(speaker)], ..Message::text(speaker.plain("bot-known")) })
}

/// Years of games are mostly the same keys again and again.
fn packed(json: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(json)?;
    encoder.finish()
}

/// Says what will happen, and asks.
fn sure(speaker: &Speaker) -> Message {
    let own = |key: &str, label: &'static str| Button::new(id(NO_TABLE, 0, key), speaker.plain(label));
    let row = vec![own(FORGET_NOW, "bot-button-forget-now").style(Style::Primary), own(SETTINGS, "bot-button-decline")];
    Message { rows: vec![Row::Buttons(row)], ..Message::text(speaker.plain("bot-forget-sure")) }
}

async fn forgotten(bot: &Bot, http: &Line, user: u64, speaker: &Speaker) -> Result<Message, Trouble> {
    // Whatever is under way could bring her back.
    let Ok(_alone) = tokio::time::timeout(ELSEWHERE, bot.busy.alone(user)).await else {
        interaction::came_to(Outcome::Refused);
        return Ok(Message { rows: vec![buttons(speaker)], ..Message::text(speaker.plain("bot-forget-busy")) });
    };
    for game in bot.desk.forget(user).await? {
        lobby::show(bot, http, &game.id).await;
    }
    Ok(Message::text(speaker.plain("bot-forgotten")))
}
