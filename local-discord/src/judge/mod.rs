//! The strict judge: a walk through a request's body that collects every broken rule with its path.
//!
//! What Discord would refuse is refused here; unknown fields are ignored there and so also here.

pub mod body;
pub mod command;
pub mod component;
pub mod embed;
pub mod emoji;
pub mod limits;
pub mod mentions;
pub mod message;
pub mod modal;
#[cfg(feature = "openapi")]
pub mod openapi;
pub mod place;

use serde_json::{Map, Value};

use crate::id::Id;
use crate::refusal::{Fault, Refusal};

pub type Object = Map<String, Value>;

/// Collects faults while walking down a body.
#[derive(Default)]
pub struct Check {
    path: Vec<String>,
    faults: Vec<Fault>,
}

impl Check {
    /// Walks one step down, to a field or an element, for the time of `look`.
    pub fn at<R>(&mut self, step: impl ToString, look: impl FnOnce(&mut Self) -> R) -> R {
        self.path.push(step.to_string());
        let result = look(self);
        self.path.pop();
        result
    }

    pub fn bad(&mut self, rule: &'static str, message: impl Into<String>) {
        self.faults.push(Fault { path: self.path.clone(), rule, message: message.into() });
    }

    pub fn verdict(self) -> Result<(), Refusal> {
        if self.faults.is_empty() { Ok(()) } else { Err(Refusal::form(&self.faults)) }
    }

    pub fn required(&mut self) {
        self.bad("BASE_TYPE_REQUIRED", "This field is required");
    }

    pub fn object<'v>(&mut self, value: &'v Value) -> Option<&'v Object> {
        let object = value.as_object();
        if object.is_none() {
            self.bad("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        }
        object
    }

    /// A list of at most `most` elements, if the field is there.
    pub fn list<'v>(&mut self, map: &'v Object, key: &str, most: usize) -> &'v [Value] {
        let Some(value) = present(map, key) else { return &[] };
        self.at(key, |check| match value.as_array() {
            None => {
                check.bad("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                &[][..]
            }
            Some(list) => {
                if list.len() > most {
                    check.bad("BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
                }
                list
            }
        })
    }

    /// A text of at least `least` and at most `most` characters, if it is there.
    pub fn text<'v>(&mut self, map: &'v Object, key: &str, least: usize, most: usize) -> Option<&'v str> {
        let value = present(map, key)?;
        self.at(key, |check| check.is_text(value, least, most))
    }

    /// Like [`text`](Self::text), and it must be there.
    pub fn must_text<'v>(&mut self, map: &'v Object, key: &str, least: usize, most: usize) -> Option<&'v str> {
        if present(map, key).is_none() {
            self.at(key, Self::required);
        }
        self.text(map, key, least, most)
    }

    pub fn is_text<'v>(&mut self, value: &'v Value, least: usize, most: usize) -> Option<&'v str> {
        let Some(text) = value.as_str() else {
            self.bad("STRING_TYPE_CONVERT", format!("Could not interpret \"{value}\" as string."));
            return None;
        };
        let length = text.chars().count();
        if least > 0 && text.trim().is_empty() {
            self.required();
        } else if length < least || length > most {
            if least > 0 {
                self.bad("BASE_TYPE_BAD_LENGTH", format!("Must be between {least} and {most} in length."));
            } else {
                self.bad("BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
            }
        }
        Some(text)
    }

    /// A whole number between `least` and `most`, if it is there.
    pub fn number(&mut self, map: &Object, key: &str, least: i64, most: i64) -> Option<i64> {
        let value = present(map, key)?;
        self.at(key, |check| {
            let Some(number) = value.as_i64().or_else(|| value.as_str()?.parse().ok()) else {
                check.bad("NUMBER_TYPE_COERCE", format!("Value {value} is not int."));
                return None;
            };
            if number < least {
                check.bad("NUMBER_TYPE_MIN", format!("int value should be greater than or equal to {least}."));
            } else if number > most {
                check.bad("NUMBER_TYPE_MAX", format!("int value should be less than or equal to {most}."));
            }
            Some(number)
        })
    }

    /// One of a few numbers.
    pub fn one_of(&mut self, map: &Object, key: &str, allowed: &[i64]) -> Option<i64> {
        let number = self.number(map, key, i64::MIN, i64::MAX)?;
        if !allowed.contains(&number) {
            let names = allowed.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            self.at(key, |check| check.bad("BASE_TYPE_CHOICES", format!("Value must be one of {{{names}}}.")));
        }
        Some(number)
    }

    pub fn boolean(&mut self, map: &Object, key: &str) -> Option<bool> {
        let value = present(map, key)?;
        let found = value.as_bool();
        if found.is_none() {
            self.at(key, |check| check.bad("BOOLEAN_TYPE_CONVERT", "Must be either true or false."));
        }
        found
    }

    pub fn snowflake(&mut self, value: &Value) -> Option<Id> {
        let id = value.as_str().and_then(|text| text.parse().ok()).or_else(|| value.as_u64().map(Id));
        if id.is_none() {
            let shown = value.as_str().map_or_else(|| value.to_string(), String::from);
            self.bad("NUMBER_TYPE_COERCE", format!("Value \"{shown}\" is not snowflake."));
        }
        id
    }

    /// An address of the web, or of a file in the same message where `files` says so.
    pub fn address(&mut self, map: &Object, key: &str, most: usize, files: Option<&[String]>) {
        let Some(url) = self.text(map, key, 1, most) else { return };
        self.at(key, |check| {
            let Some((scheme, rest)) = url.split_once("://") else {
                return check.bad("URL_TYPE_INVALID_URL", "Not a well formed URL.");
            };
            match (scheme, files) {
                ("attachment", Some(files)) => {
                    if !files.iter().any(|file| file == rest) {
                        check
                            .bad("ATTACHMENT_NOT_FOUND", format!("There is no file named \"{rest}\" in this message."));
                    }
                }
                ("http" | "https", _) => {
                    let host = rest.split(['/', '?', '#', ':']).next().unwrap_or_default();
                    if host.is_empty() || rest.contains(char::is_whitespace) {
                        check.bad("URL_TYPE_INVALID_URL", "Not a well formed URL.");
                    }
                }
                _ => check.bad(
                    "URL_TYPE_INVALID_SCHEME",
                    format!("Scheme \"{scheme}\" is not supported. Scheme must be one of ('http', 'https')."),
                ),
            }
        });
    }
}

/// A field that is there and not null.
pub fn present<'v>(map: &'v Object, key: &str) -> Option<&'v Value> {
    map.get(key).filter(|value| !value.is_null())
}
