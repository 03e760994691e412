//! Application commands, their options and choices, and the choices of an autocomplete.

use std::collections::HashSet;

use serde_json::Value;

use super::{Check, Object, limits, present};

pub const SUB_COMMAND: i64 = 1;
pub const GROUP: i64 = 2;
pub const STRING: i64 = 3;
pub const INTEGER: i64 = 4;
pub const BOOLEAN: i64 = 5;
pub const USER: i64 = 6;
pub const CHANNEL: i64 = 7;
pub const ROLE: i64 = 8;
pub const MENTIONABLE: i64 = 9;
pub const NUMBER: i64 = 10;
pub const ATTACHMENT: i64 = 11;

/// The largest whole number that a double still holds exactly.
const SAFE: i64 = 1 << 53;

/// A whole command; in an edit nothing is required.
pub fn command(check: &mut Check, body: &Object, edit: bool) {
    let slash = body.get("type").and_then(Value::as_i64).unwrap_or(1) == 1;
    check.one_of(body, "type", &[1, 2, 3]);
    name(check, body, slash, !edit);
    if slash {
        if edit {
            check.text(body, "description", 1, limits::COMMAND_DESCRIPTION);
        } else {
            check.must_text(body, "description", 1, limits::COMMAND_DESCRIPTION);
        }
    } else if check.text(body, "description", 0, limits::COMMAND_DESCRIPTION).is_some_and(|text| !text.is_empty()) {
        check.at("description", |check| {
            check.bad(
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID",
                "Context menu commands cannot have description",
            );
        });
    }
    localized(check, body, "description_localizations", limits::COMMAND_DESCRIPTION, false);
    check.number(body, "default_member_permissions", 0, i64::MAX);
    check.boolean(body, "dm_permission");
    check.boolean(body, "nsfw");
    numbers(check, body, "contexts", &[0, 1, 2]);
    numbers(check, body, "integration_types", &[0, 1]);
    if !slash && present(body, "options").and_then(Value::as_array).is_some_and(|list| !list.is_empty()) {
        check.at("options", |check| {
            check.bad("APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID", "Context menu commands cannot have options");
        });
    }
    options(check, body, 0);
    let size = characters(&Value::Object(body.clone()));
    if size > limits::COMMAND_TOTAL {
        check.bad("APPLICATION_COMMAND_TOO_LARGE", format!("Command exceeds maximum size ({})", limits::COMMAND_TOTAL));
    }
}

/// A complete list of commands, as a bulk overwrite sends it.
pub fn bulk(check: &mut Check, commands: &[Value]) {
    let mut names = HashSet::new();
    for (index, one) in commands.iter().enumerate() {
        check.at(index, |check| {
            let Some(body) = check.object(one) else { return };
            command(check, body, false);
            let kind = body.get("type").and_then(Value::as_i64).unwrap_or(1);
            let name = body.get("name").and_then(Value::as_str).unwrap_or_default();
            if !names.insert((kind, name)) {
                check.at("name", |check| {
                    check.bad("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique");
                });
            }
        });
    }
}

fn name(check: &mut Check, body: &Object, slash: bool, required: bool) {
    let found = if required {
        check.must_text(body, "name", 1, limits::COMMAND_NAME)
    } else {
        check.text(body, "name", 1, limits::COMMAND_NAME)
    };
    if let Some(text) = found
        && slash
        && !is_name(text)
    {
        check.at("name", |check| check.bad("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"));
    }
    localized(check, body, "name_localizations", limits::COMMAND_NAME, slash);
}

/// Letters, digits, `-`, `_` and `'`; no letter that has a small form may be large.
pub fn is_name(text: &str) -> bool {
    let letter = |c: char| {
        c.is_alphanumeric() || matches!(c, '-' | '_' | '\'' | '\u{0900}'..='\u{097f}' | '\u{0e00}'..='\u{0e7f}')
    };
    !text.is_empty() && text.chars().all(|c| letter(c) && c.to_lowercase().eq([c]))
}

fn localized(check: &mut Check, body: &Object, key: &str, most: usize, named: bool) {
    let Some(value) = present(body, key) else { return };
    check.at(key, |check| {
        let Some(map) = check.object(value) else { return };
        for (locale, text) in map.iter().filter(|(_, text)| !text.is_null()) {
            check.at(locale, |check| {
                if !limits::LOCALES.contains(&locale.as_str()) {
                    check.bad("BASE_TYPE_CHOICES", format!("\"{locale}\" is not a language of Discord."));
                }
                if let Some(text) = check.is_text(text, 1, most)
                    && named
                    && !is_name(text)
                {
                    check.bad("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
                }
            });
        }
    });
}

fn numbers(check: &mut Check, body: &Object, key: &str, allowed: &[i64]) {
    let list = check.list(body, key, 3);
    check.at(key, |check| {
        for (index, value) in list.iter().enumerate() {
            if !value.as_i64().is_some_and(|number| allowed.contains(&number)) {
                check.at(index, |check| check.bad("BASE_TYPE_CHOICES", format!("Value must be one of {allowed:?}.")));
            }
        }
    });
}

/// Options at `depth`: 0 of the command, 1 inside a group or sub-command, 2 inside a group's sub-command.
fn options(check: &mut Check, body: &Object, depth: u8) {
    let list = check.list(body, "options", limits::COMMAND_OPTIONS);
    let nested = |value: &Value| value["type"].as_i64().is_some_and(|kind| kind <= GROUP);
    let any_nested = list.iter().any(nested);
    let mut names = HashSet::new();
    let mut optional_seen = false;
    check.at("options", |check| {
        for (index, value) in list.iter().enumerate() {
            check.at(index, |check| {
                let Some(option) = check.object(value) else { return };
                if any_nested && !nested(value) {
                    check.at("type", |check| {
                        check.bad(
                            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                            "Sub-command and sub-command group option types are mutually exclusive to all other types",
                        );
                    });
                }
                one_option(check, option, depth);
                let name = option.get("name").and_then(Value::as_str).unwrap_or_default();
                if !names.insert(name) {
                    check.at("name", |check| {
                        check.bad("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists");
                    });
                }
                let required = option.get("required").and_then(Value::as_bool).unwrap_or(false);
                if required && optional_seen {
                    check.bad(
                        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                        "Required options must be placed before non-required options",
                    );
                }
                optional_seen |= !required;
            });
        }
    });
}

fn one_option(check: &mut Check, option: &Object, depth: u8) {
    name(check, option, true, true);
    check.must_text(option, "description", 1, limits::COMMAND_DESCRIPTION);
    localized(check, option, "description_localizations", limits::COMMAND_DESCRIPTION, false);
    if present(option, "type").is_none() {
        return check.at("type", Check::required);
    }
    let allowed: &[i64] = match depth {
        0 => &[SUB_COMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT],
        _ => &[SUB_COMMAND, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT],
    };
    let Some(kind) = check.one_of(option, "type", allowed) else { return };
    check.boolean(option, "required");
    let completes = check.boolean(option, "autocomplete") == Some(true);
    let choosable = matches!(kind, STRING | INTEGER | NUMBER);
    let has_choices = present(option, "choices").and_then(Value::as_array).is_some_and(|list| !list.is_empty());
    if (completes || has_choices) && !choosable {
        check.bad(
            "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
            "Choices and autocomplete are only for texts and numbers",
        );
    }
    if completes && has_choices {
        check.at("autocomplete", |check| {
            check.bad(
                "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
                "Autocomplete and choices are mutually exclusive",
            );
        });
    }
    choices(check, option, "choices", kind);
    if kind == STRING {
        let most = limits::OPTION_TEXT as i64;
        let least = check.number(option, "min_length", 0, most);
        let max = check.number(option, "max_length", 1, most);
        if let (Some(least), Some(max)) = (least, max)
            && least > max
        {
            check.at("min_length", |check| {
                check.bad("NUMBER_TYPE_MAX", "min_length must not be greater than max_length");
            });
        }
    }
    if matches!(kind, INTEGER | NUMBER) {
        let value = |key: &str| present(option, key).and_then(Value::as_f64);
        if let (Some(least), Some(most)) = (value("min_value"), value("max_value"))
            && least > most
        {
            check.at("min_value", |check| check.bad("NUMBER_TYPE_MAX", "min_value must not be greater than max_value"));
        }
    }
    if kind <= GROUP {
        let inner = present(option, "options").and_then(Value::as_array).is_some_and(|list| !list.is_empty());
        if kind == GROUP && !inner {
            check.at("options", Check::required);
        }
        if kind == SUB_COMMAND
            && depth > 0
            && option
                .get("options")
                .and_then(Value::as_array)
                .is_some_and(|list| list.iter().any(|one| one["type"].as_i64().is_some_and(|kind| kind <= GROUP)))
        {
            check.at("options", |check| {
                check.bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands cannot be nested any deeper");
            });
        }
        options(check, option, depth + 1);
    }
}

/// The choices of an option, or those that answer an autocomplete.
pub fn choices(check: &mut Check, body: &Object, key: &str, kind: i64) {
    let list = check.list(body, key, limits::CHOICES);
    let mut names = HashSet::new();
    check.at(key, |check| {
        for (index, value) in list.iter().enumerate() {
            check.at(index, |check| {
                let Some(choice) = check.object(value) else { return };
                if let Some(name) = check.must_text(choice, "name", 1, limits::CHOICE_TEXT)
                    && !names.insert(name.to_string())
                {
                    check.at("name", |check| {
                        check.bad(
                            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                            "Option choice name already exists",
                        );
                    });
                }
                localized(check, choice, "name_localizations", limits::CHOICE_TEXT, false);
                let Some(value) = present(choice, "value") else { return check.at("value", Check::required) };
                check.at("value", |check| match kind {
                    STRING => {
                        check.is_text(value, 1, limits::CHOICE_TEXT);
                    }
                    INTEGER => match value.as_i64() {
                        Some(number) if (-SAFE..=SAFE).contains(&number) => {}
                        _ => check.bad("NUMBER_TYPE_COERCE", format!("Value {value} is not int.")),
                    },
                    _ => {
                        if value.as_f64().is_none() {
                            check.bad("NUMBER_TYPE_COERCE", format!("Value {value} is not float."));
                        }
                    }
                });
            });
        }
    });
}

/// Names, descriptions and values count towards a command's size.
fn characters(value: &Value) -> usize {
    let Some(map) = value.as_object() else { return 0 };
    let own = ["name", "description", "value"]
        .into_iter()
        .filter_map(|key| map.get(key)?.as_str())
        .map(|text| text.chars().count());
    let inner = ["options", "choices"].into_iter().filter_map(|key| map.get(key)?.as_array()).flatten().map(characters);
    own.sum::<usize>() + inner.sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::is_name;

    #[test]
    fn names_are_small_letters_digits_and_dashes_of_any_script() {
        for good in ["play", "my-turn", "旅", "größe", "o'clock", "a_1", "ไทย"] {
            assert!(is_name(good), "{good}");
        }
        for bad in ["Play", "two words", "", "a.b", "Ärger", "!"] {
            assert!(!is_name(bad), "{bad}");
        }
    }
}
