//! Rows of buttons and selects under a message.

use std::collections::HashSet;

use serde_json::Value;

use super::{Check, Object, limits, present};

pub const ROW: i64 = 1;
pub const BUTTON: i64 = 2;
pub const STRING_SELECT: i64 = 3;
pub const TEXT_INPUT: i64 = 4;
const USER_SELECT: i64 = 5;
const ROLE_SELECT: i64 = 6;
const MENTIONABLE_SELECT: i64 = 7;
const CHANNEL_SELECT: i64 = 8;
pub const LABEL: i64 = 18;
const LINK: i64 = 5;
const PREMIUM: i64 = 6;

/// Checks the rows of a message.
pub fn rows(check: &mut Check, map: &Object) {
    let rows = check.list(map, "components", limits::ROWS);
    let mut seen = HashSet::new();
    check.at("components", |check| {
        for (index, row) in rows.iter().enumerate() {
            check.at(index, |check| one_row(check, row, &mut seen));
        }
    });
}

fn one_row(check: &mut Check, row: &Value, seen: &mut HashSet<String>) {
    let Some(row) = check.object(row) else { return };
    if kind(check, row, &[ROW]).is_none() {
        return;
    }
    if row.get("components").and_then(Value::as_array).is_none_or(Vec::is_empty) {
        check.at("components", |check| {
            check.bad("BASE_TYPE_BAD_LENGTH", format!("Must be between 1 and {} in length.", limits::BUTTONS_IN_ROW));
        });
        return;
    }
    let parts = check.list(row, "components", limits::BUTTONS_IN_ROW);
    let selects = parts.iter().filter(|part| part["type"].as_i64() != Some(BUTTON)).count();
    if selects > 0 && parts.len() > 1 {
        check.at("components", |check| {
            check.bad("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width");
        });
    }
    check.at("components", |check| {
        for (index, part) in parts.iter().enumerate() {
            check.at(index, |check| {
                let Some(part) = check.object(part) else { return };
                match kind(
                    check,
                    part,
                    &[BUTTON, STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT],
                ) {
                    Some(BUTTON) => button(check, part, seen),
                    Some(kind) => select(check, part, kind, seen),
                    None => {}
                }
            });
        }
    });
}

/// The type of a component, if it is one of those that may stand here.
pub fn kind(check: &mut Check, part: &Object, allowed: &[i64]) -> Option<i64> {
    if present(part, "type").is_none() {
        check.at("type", Check::required);
        return None;
    }
    let kind = check.one_of(part, "type", allowed)?;
    check.number(part, "id", 0, i64::from(i32::MAX));
    allowed.contains(&kind).then_some(kind)
}

fn button(check: &mut Check, part: &Object, seen: &mut HashSet<String>) {
    if present(part, "style").is_none() {
        check.at("style", Check::required);
        return;
    }
    let style = check.one_of(part, "style", &[1, 2, 3, 4, LINK, PREMIUM]);
    let label = check.text(part, "label", 0, limits::BUTTON_LABEL);
    check.boolean(part, "disabled");
    let emoji = emoji(check, part);
    match style {
        Some(LINK) => {
            if present(part, "url").is_none() {
                check.at("url", |check| check.bad("BUTTON_COMPONENT_URL_REQUIRED", "A url is required"));
            }
            check.address(part, "url", limits::BUTTON_ADDRESS, None);
            if present(part, "custom_id").is_some() {
                check.at("custom_id", |check| {
                    check.bad(
                        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                        "A custom id and url cannot both be specified",
                    );
                });
            }
        }
        Some(PREMIUM) => {
            if present(part, "sku_id").is_none() {
                check.at("sku_id", Check::required);
            }
            return;
        }
        _ => {
            if present(part, "url").is_some() {
                check.at("url", |check| {
                    check.bad(
                        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                        "A custom id and url cannot both be specified",
                    );
                });
            }
            custom_id(check, part, seen);
        }
    }
    if label.is_none_or(|label| label.trim().is_empty()) && !emoji {
        check.at("label", |check| check.bad("BUTTON_COMPONENT_LABEL_REQUIRED", "A label or emoji is required"));
    }
}

/// An id that is there, short, and used once in the message.
pub fn custom_id(check: &mut Check, part: &Object, seen: &mut HashSet<String>) {
    let Some(id) = check.must_text(part, "custom_id", 1, limits::CUSTOM_ID) else { return };
    if !seen.insert(id.to_string()) {
        check.at("custom_id", |check| {
            check.bad("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
        });
    }
}

fn emoji(check: &mut Check, part: &Object) -> bool {
    let Some(value) = present(part, "emoji") else { return false };
    check.at("emoji", |check| {
        let Some(emoji) = check.object(value) else { return false };
        if let Some(id) = present(emoji, "id") {
            check.at("id", |check| check.snowflake(id));
            return true;
        }
        match check.text(emoji, "name", 0, 32) {
            Some(name)
                if !name.is_empty() && !name.chars().all(|c| c.is_ascii_alphabetic() || c == ' ' || c == ':') =>
            {
                true
            }
            _ => {
                check.at("name", |check| check.bad("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"));
                false
            }
        }
    })
}

/// Those who are chosen already in a select that Discord fills: of a kind that fits, and as many as may be chosen.
fn default_values(check: &mut Check, part: &Object, kind: i64, (least, most): (i64, i64)) {
    let values = check.list(part, "default_values", limits::SELECT_OPTIONS);
    if values.is_empty() {
        return;
    }
    let kinds: &[&str] = match kind {
        USER_SELECT => &["user"],
        ROLE_SELECT => &["role"],
        MENTIONABLE_SELECT => &["user", "role"],
        _ => &["channel"],
    };
    check.at("default_values", |check| {
        if !(least..=most).contains(&(values.len() as i64)) {
            check.bad(
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                "The number of default values must be in the range defined by min_values and max_values",
            );
        }
        for (index, value) in values.iter().enumerate() {
            check.at(index, |check| {
                let Some(value) = check.object(value) else { return };
                match present(value, "id") {
                    Some(id) => {
                        check.at("id", |check| check.snowflake(id));
                    }
                    None => check.at("id", Check::required),
                }
                if !value.get("type").and_then(Value::as_str).is_some_and(|kind| kinds.contains(&kind)) {
                    check.at("type", |check| {
                        check.bad("BASE_TYPE_CHOICES", format!("Value must be one of {kinds:?}."));
                    });
                }
            });
        }
    });
}

/// A select, in a message or in a modal.
pub fn select(check: &mut Check, part: &Object, kind: i64, seen: &mut HashSet<String>) {
    custom_id(check, part, seen);
    check.text(part, "placeholder", 0, limits::PLACEHOLDER);
    check.boolean(part, "disabled");
    let most_values = limits::SELECT_OPTIONS as i64;
    let least = check.number(part, "min_values", 0, most_values).unwrap_or(1);
    let most = check.number(part, "max_values", 1, most_values).unwrap_or(1);
    if least > most {
        check.at("min_values", |check| {
            check.bad("SELECT_COMPONENT_MIN_VALUES", "min_values must not be greater than max_values");
        });
    }
    if kind != STRING_SELECT {
        default_values(check, part, kind, (least, most));
        return;
    }
    let options = check.list(part, "options", limits::SELECT_OPTIONS);
    if options.is_empty() {
        check.at("options", |check| {
            check.bad("BASE_TYPE_BAD_LENGTH", format!("Must be between 1 and {} in length.", limits::SELECT_OPTIONS));
        });
        return;
    }
    if most > options.len() as i64 {
        check.at("max_values", |check| {
            check.bad("SELECT_COMPONENT_MAX_VALUES", "max_values must not be greater than the number of options");
        });
    }
    let mut values = HashSet::new();
    let mut preset = 0;
    check.at("options", |check| {
        for (index, option) in options.iter().enumerate() {
            check.at(index, |check| {
                let Some(option) = check.object(option) else { return };
                check.must_text(option, "label", 1, limits::SELECT_TEXT);
                check.text(option, "description", 0, limits::SELECT_TEXT);
                emoji(check, option);
                preset += i64::from(check.boolean(option, "default") == Some(true));
                if let Some(value) = check.must_text(option, "value", 1, limits::SELECT_TEXT)
                    && !values.insert(value)
                {
                    check.at("value", |check| {
                        check.bad(
                            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                            "The specified option value is already used",
                        );
                    });
                }
            });
        }
        if preset > most {
            check.bad(
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                "The number of default options must not exceed max_values",
            );
        }
    });
}
