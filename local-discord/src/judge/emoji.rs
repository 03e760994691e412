//! Emojis by id: those of the application are the only ones there are.

use serde_json::Value;

use super::{Check, Object};
use crate::id::Id;
use crate::world::World;

/// Components may only show emojis that exist.
pub fn known(check: &mut Check, body: &Object, world: &World) {
    if let Some(components) = body.get("components") {
        check.at("components", |check| walk(check, components, world));
    }
}

fn walk(check: &mut Check, value: &Value, world: &World) {
    match value {
        Value::Array(list) => {
            for (index, one) in list.iter().enumerate() {
                check.at(index, |check| walk(check, one, world));
            }
        }
        Value::Object(fields) => {
            for (key, one) in fields {
                check.at(key, |check| if key == "emoji" { exists(check, one, world) } else { walk(check, one, world) });
            }
        }
        _ => {}
    }
}

fn exists(check: &mut Check, emoji: &Value, world: &World) {
    let id = emoji["id"].as_str().and_then(|id| id.parse().ok()).or_else(|| emoji["id"].as_u64().map(Id));
    if id.is_some_and(|id| !world.has_emoji(id)) {
        check.at("id", |check| check.bad("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"));
    }
}

/// A text of a body that shows an emoji that does not exist.
pub fn strange<'v>(body: &'v Value, world: &World) -> Option<&'v str> {
    match body {
        Value::String(text) => (spelled_out(text, world) != *text).then_some(text),
        Value::Array(list) => list.iter().find_map(|one| strange(one, world)),
        Value::Object(fields) => fields.values().find_map(|one| strange(one, world)),
        _ => None,
    }
}

/// A text as Discord keeps it: `<:name:id>` of an emoji that does not exist becomes `:name:`.
pub fn spelled_out(text: &str, world: &World) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        let (before, from) = rest.split_at(at);
        kept.push_str(before);
        if let Some((name, length)) = unknown(from, world) {
            kept.extend([":", name, ":"]);
            rest = &from[length..];
        } else {
            kept.push('<');
            rest = &from[1..];
        }
    }
    kept + rest
}

/// The name of an unknown emoji at the beginning of a text, and how long the whole of it is.
fn unknown<'t>(text: &'t str, world: &World) -> Option<(&'t str, usize)> {
    let (inside, _) = text.strip_prefix('<')?.split_once('>')?;
    let (name, id) = inside.strip_prefix("a:").or_else(|| inside.strip_prefix(':'))?.split_once(':')?;
    let id: Id = id.parse().ok()?;
    let named = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    (named && !world.has_emoji(id)).then_some((name, inside.len() + 2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::{Emoji, seed};

    #[test]
    fn an_emoji_that_does_not_exist_is_only_its_name() {
        let mut world = seed::world(1_700_000_000_000);
        let (name, content_type) = ("cow".to_owned(), "image/png".to_owned());
        world.emojis.push(Emoji { id: Id(7), name, animated: false, content_type, image: Vec::new() });
        let text = "<@5> 1 < 2: <:cow:7> <:bull:8><a:calf:9> <b:x:1>";
        assert_eq!(spelled_out(text, &world), "<@5> 1 < 2: <:cow:7> :bull::calf: <b:x:1>");
    }
}
