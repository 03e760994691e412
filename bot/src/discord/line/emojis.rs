//! Our icons as emojis of the application: uploaded once, and looked after.

use crate::discord::bot::{Bot, Emojis, End};
use crate::discord::kit::emoji::{Emoji, Known};
use crate::discord::kit::patience::{self, Rest};
use crate::discord::kit::trouble::is_token;
use serde_json::json;
use serenity::all::CreateAttachment;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::time::Duration;

/// Discord's limit for an application.
const MOST: usize = 2_000;
/// Somebody may delete one.
const BETWEEN: Duration = Duration::from_hours(1);
/// After trouble, in seconds; then as between.
const AFTER_TROUBLE: [u64; 3] = [60, 300, 1_200];

/// One of ours as it is to be there.
struct Drawn {
    icon: &'static str,
    /// The icon's name and what the drawing comes to, so that a changed one is another.
    name: String,
    png: Vec<u8>,
}

fn drawn() -> Vec<Drawn> {
    let one = |icon: &render::Icon| {
        let png = icon.png();
        let [first, second, ..] = <[u8; 32]>::from(Sha256::digest(&png));
        Drawn { icon: icon.name, name: format!("{}_rh{first:02x}{second:02x}", icon.name), png }
    };
    render::ICONS.iter().map(one).collect()
}

/// Whether the name is one that we give.
fn is_ours(name: &str) -> bool {
    let hex =
        |digits: &str| digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    name.rsplit_once("_rh").is_some_and(|(icon, digits)| !icon.is_empty() && hex(digits))
}

/// Looks after our emojis until the bot ends. Nothing waits for it, and nothing fails with it.
pub async fn keep(bot: Arc<Bot>, http: Rest) {
    if !bot.emojis.are_kept() {
        return;
    }
    let mut end = bot.end.subscribe();
    tokio::select! {
        () = look_after(&bot, &http) => {}
        _ = end.wait_for(|end| *end != End::GoesOn) => {}
    }
}

async fn look_after(bot: &Bot, http: &Rest) {
    let Ok(drawn) = tokio::task::spawn_blocking(drawn).await else { return };
    let mut troubles = 0;
    loop {
        let pause = match settle(&bot.emojis, http, &drawn).await {
            Ok(()) => {
                troubles = 0;
                BETWEEN
            }
            Err(error) if is_token(&error) => {
                bot.end.send_replace(End::Token);
                return;
            }
            Err(error) => {
                tracing::warn!(%error, "icons are missing, messages go without them");
                troubles += 1;
                AFTER_TROUBLE.get(troubles - 1).map_or(BETWEEN, |&pause| Duration::from_secs(pause))
            }
        };
        tokio::select! {
            () = bot.desk.store.clock.pause(pause) => {}
            () = bot.emojis.doubted() => {}
        }
    }
}

/// Sees what is there, uploads what is missing, deletes what is outdated. An upload is not tried twice in a row:
/// the first may have arrived, and the next look tells.
async fn settle(emojis: &Emojis, http: &Rest, drawn: &[Drawn]) -> Result<(), serenity::Error> {
    let there = patience::patiently(&patience::A_WHILE, || http.get_application_emojis()).await?;
    let mut known = Known::new();
    for emoji in &there {
        if let Some(drawn) = drawn.iter().find(|drawn| drawn.name == emoji.name) {
            known.insert(drawn.icon, Emoji { id: emoji.id.get(), name: emoji.name.clone() });
        }
    }
    emojis.set(known.clone());
    let outdated =
        there.iter().filter(|emoji| is_ours(&emoji.name) && drawn.iter().all(|drawn| drawn.name != emoji.name));
    let missing: Vec<&Drawn> = drawn.iter().filter(|drawn| !known.contains_key(drawn.icon)).collect();
    let room = MOST.saturating_sub(there.len());
    if missing.len() > room {
        tracing::warn!(missing = missing.len(), room, "the application has no room for all icons");
    }
    for drawn in missing.iter().take(room) {
        let image = CreateAttachment::bytes(drawn.png.as_slice(), "icon.png").to_base64();
        let made = http.create_application_emoji(&json!({"name": drawn.name, "image": image})).await?;
        known.insert(drawn.icon, Emoji { id: made.id.get(), name: made.name });
        emojis.set(known.clone());
    }
    // Nobody is left with a gap: the new ones are there by now.
    for emoji in outdated {
        http.delete_application_emoji(emoji.id).await?;
    }
    if !missing.is_empty() {
        tracing::info!(uploaded = missing.len().min(room), "icons are there");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_names_are_told_from_others() {
        assert!(drawn().iter().all(|drawn| is_ours(&drawn.name) && drawn.name.len() <= 32));
        assert!(is_ours("holstein_rh03af"));
        for other in ["holstein", "rh03af", "_rh03af", "holstein_rh03AF", "holstein_rh3af", "holstein_rhzzzz"] {
            assert!(!is_ours(other), "{other}");
        }
    }
}
