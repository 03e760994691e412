//! Rows of content tables are written by name, so that a stored state can be read.

/// Gives an index into a table a written form: the name of its row.
macro_rules! named {
    ($type:ident, $what:literal, $count:expr, $name:expr) => {
        impl $type {
            /// Every row, in the order of the table.
            pub fn all() -> impl DoubleEndedIterator<Item = $type> + Clone {
                (0..$count as u8).map($type)
            }

            pub fn index(self) -> usize {
                self.0 as usize
            }

            pub fn from_name(text: &str) -> Option<$type> {
                $type::all().find(|row| row.name() == text)
            }

            pub fn name(self) -> &'static str {
                static NAMES: std::sync::OnceLock<Vec<String>> = std::sync::OnceLock::new();
                let written = |row| -> std::borrow::Cow<'static, str> { ($name)(row) };
                let names = NAMES.get_or_init(|| $type::all().map(|row| written(row).into_owned()).collect());
                names.get(self.index()).map_or("", String::as_str)
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
                $type::from_name(&text)
                    .ok_or_else(|| serde::de::Error::custom(format!(concat!("there is no ", $what, " \"{}\""), text)))
            }
        }
    };
}

pub(crate) use named;
