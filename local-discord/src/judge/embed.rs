//! Embeds.

use serde_json::Value;

use super::{Check, Object, limits, present};

/// Checks the list of embeds; `files` are the names an `attachment://` may point to.
pub fn list(check: &mut Check, map: &Object, files: &[String]) {
    let embeds = check.list(map, "embeds", limits::EMBEDS);
    let mut total = 0;
    check.at("embeds", |check| {
        for (index, embed) in embeds.iter().enumerate() {
            check.at(index, |check| {
                if let Some(embed) = check.object(embed) {
                    total += one(check, embed, files);
                }
            });
        }
        if total > limits::EMBEDS_TOTAL {
            check
                .bad("MAX_EMBED_SIZE_EXCEEDED", format!("Embed size exceeds maximum size of {}", limits::EMBEDS_TOTAL));
        }
    });
}

/// Checks one embed and says how many characters it counts.
fn one(check: &mut Check, embed: &Object, files: &[String]) -> usize {
    let mut size = 0;
    let mut count = |text: Option<&str>| size += text.map_or(0, |text| text.chars().count());
    count(check.text(embed, "title", 0, limits::EMBED_TITLE));
    count(check.text(embed, "description", 0, limits::EMBED_DESCRIPTION));
    check.address(embed, "url", limits::ADDRESS, None);
    check.number(embed, "color", 0, 0xFF_FFFF);
    if let Some(timestamp) = check.text(embed, "timestamp", 1, 64)
        && !looks_like_a_moment(timestamp)
    {
        check.at("timestamp", |check| {
            check.bad("DATE_TIME_TYPE_PARSE", format!("Could not parse {timestamp}. Should be ISO8601."));
        });
    }
    for (part, key) in [("footer", "text"), ("author", "name")] {
        let most = if part == "footer" { limits::EMBED_FOOTER } else { limits::EMBED_AUTHOR };
        let Some(value) = present(embed, part) else { continue };
        check.at(part, |check| {
            if let Some(value) = check.object(value) {
                count(check.must_text(value, key, 1, most));
                check.address(value, "icon_url", limits::ADDRESS, Some(files));
                check.address(value, "url", limits::ADDRESS, None);
            }
        });
    }
    for part in ["image", "thumbnail"] {
        let Some(value) = present(embed, part) else { continue };
        check.at(part, |check| {
            if let Some(value) = check.object(value) {
                if present(value, "url").is_none() {
                    check.at("url", Check::required);
                }
                check.address(value, "url", limits::ADDRESS, Some(files));
            }
        });
    }
    let fields = check.list(embed, "fields", limits::EMBED_FIELDS);
    check.at("fields", |check| {
        for (index, field) in fields.iter().enumerate() {
            check.at(index, |check| {
                if let Some(field) = check.object(field) {
                    count(check.must_text(field, "name", 1, limits::EMBED_FIELD_NAME));
                    count(check.must_text(field, "value", 1, limits::EMBED_FIELD_VALUE));
                    check.boolean(field, "inline");
                }
            });
        }
    });
    size
}

/// Whether an embed would show anything at all.
pub fn shows_something(embed: &Value) -> bool {
    let text = |key: &str| embed[key].as_str().is_some_and(|text| !text.trim().is_empty());
    let part = |key: &str| embed[key].is_object();
    let fields = embed["fields"].as_array().is_some_and(|fields| !fields.is_empty());
    text("title") || text("description") || fields || ["image", "thumbnail", "author", "footer"].into_iter().any(part)
}

fn looks_like_a_moment(text: &str) -> bool {
    let bytes = text.as_bytes();
    let digits =
        |range: std::ops::Range<usize>| bytes.get(range).is_some_and(|part| part.iter().all(u8::is_ascii_digit));
    digits(0..4) && bytes.get(4) == Some(&b'-') && digits(5..7) && bytes.get(7) == Some(&b'-') && digits(8..10)
}
