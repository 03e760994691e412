//! What is chosen in one step: mostly one offer by its key, sometimes several in a row.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Between two keys, where they are written down as one text. No key contains it.
const JOINT: char = '+';

/// Written as one text everywhere: on buttons, in the database, in records of faults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Keys(Vec<String>);

impl Keys {
    /// In order.
    pub fn each(&self) -> Vec<&str> {
        self.0.iter().map(String::as_str).collect()
    }
}

impl<T: fmt::Display> FromIterator<T> for Keys {
    fn from_iter<I: IntoIterator<Item = T>>(keys: I) -> Keys {
        let each = |key: T| key.to_string().split(JOINT).map(str::to_owned).collect::<Vec<_>>();
        Keys(keys.into_iter().flat_map(each).collect())
    }
}

impl From<&str> for Keys {
    fn from(text: &str) -> Keys {
        Keys::from_iter([text])
    }
}

impl From<String> for Keys {
    fn from(text: String) -> Keys {
        text.as_str().into()
    }
}

impl From<Keys> for String {
    fn from(keys: Keys) -> String {
        keys.to_string()
    }
}

impl fmt::Display for Keys {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, key) in self.0.iter().enumerate() {
            let joint = if row > 0 { JOINT.to_string() } else { String::new() };
            write!(to, "{joint}{key}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_keys_are_written_as_one_text_and_read_again() {
        let keys = Keys::from_iter(["go.c", "way.0+stop"]);
        assert_eq!(keys.each(), ["go.c", "way.0", "stop"]);
        assert_eq!(Keys::from(keys.to_string()), keys);
        assert_eq!(serde_json::to_string(&Keys::from("finish")).unwrap(), "\"finish\"");
    }
}
