//! Emojis of the application.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::applications::own;
use super::call::{Call, Reply};
use crate::core::Core;
use crate::judge::{Check, limits, place};
use crate::refusal::{self, Refusal};
use crate::world::Emoji;

pub fn list(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    own(core, call)?;
    let items: Vec<Value> = core.world.emojis.iter().map(|emoji| core.wire().emoji(emoji)).collect();
    Reply::ok(json!({"items": items}))
}

pub fn create(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    own(core, call)?;
    let body = call.object()?;
    let mut check = Check::default();
    place::emoji(&mut check, body, true);
    check.verdict()?;
    if core.world.emojis.len() >= limits::EMOJIS {
        return Err(refusal::max_emojis());
    }
    let text = |key: &str| body.get(key).and_then(Value::as_str).unwrap_or_default();
    let (content_type, image) = picture(text("image"))?;
    if image.len() > limits::EMOJI_BYTES {
        return Err(Refusal::field("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb."));
    }
    if core.world.emojis.iter().any(|emoji| emoji.name == text("name")) {
        return Err(Refusal::field(
            "name",
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            "An emoji with this name already exists.",
        ));
    }
    let emoji = Emoji {
        id: core.next_id(),
        name: text("name").into(),
        animated: content_type == "image/gif",
        content_type,
        image,
    };
    let shape = core.wire().emoji(&emoji);
    core.world.emojis.push(emoji);
    Reply::created(shape)
}

/// Reads `data:image/png;base64,…`.
fn picture(text: &str) -> Result<(String, Vec<u8>), Refusal> {
    let wrong = || Refusal::field("image", "IMAGE_INVALID", "Invalid image data");
    let (content_type, data) =
        text.strip_prefix("data:").and_then(|rest| rest.split_once(";base64,")).ok_or_else(wrong)?;
    if !matches!(content_type, "image/png" | "image/jpeg" | "image/gif" | "image/webp" | "image/avif") {
        return Err(wrong());
    }
    let image = STANDARD.decode(data).map_err(|_| wrong())?;
    Ok((content_type.into(), image))
}

fn position(core: &Core, call: &Call) -> Result<usize, Refusal> {
    own(core, call)?;
    let id = call.id("emoji_id")?;
    core.world.emojis.iter().position(|emoji| emoji.id == id).ok_or_else(refusal::unknown_emoji)
}

pub fn get(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let at = position(core, call)?;
    Reply::ok(core.wire().emoji(&core.world.emojis[at]))
}

pub fn edit(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let at = position(core, call)?;
    let body = call.object()?;
    let mut check = Check::default();
    place::emoji(&mut check, body, false);
    check.verdict()?;
    core.world.emojis[at].name = body.get("name").and_then(Value::as_str).unwrap_or_default().into();
    Reply::ok(core.wire().emoji(&core.world.emojis[at]))
}

pub fn delete(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let at = position(core, call)?;
    core.world.emojis.remove(at);
    Reply::done()
}
