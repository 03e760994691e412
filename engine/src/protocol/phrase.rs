//! What the engine says: an id and its arguments, worded elsewhere in the language of each reader.

use super::seat::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// One thing to say. `id` names a message of the language files.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Phrase {
    pub id: Cow<'static, str>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument: a seat, a number, the name of a thing (itself a message id), several of them, or a part of a
/// sentence. Never text, but for proper names out of a data file, which read the same in every language.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    Seat(Seat),
    Number(i64),
    Name(Cow<'static, str>),
    Proper(Cow<'static, str>),
    List(Vec<Arg>),
    Phrase(Box<Phrase>),
}

impl Phrase {
    pub fn new(id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { id: id.into(), args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Phrase {
        self.args.push((Cow::Borrowed(name), arg));
        self
    }

    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Phrase {
        self.with(name, Arg::Seat(seat))
    }

    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Phrase {
        self.with(name, Arg::Number(number.into()))
    }

    #[must_use]
    pub fn name(self, name: &'static str, thing: impl Into<Cow<'static, str>>) -> Phrase {
        self.with(name, Arg::Name(thing.into()))
    }

    /// A name that is the same in every language.
    #[must_use]
    pub fn proper(self, name: &'static str, called: &str) -> Phrase {
        self.with(name, Arg::Proper(Cow::Owned(called.to_owned())))
    }

    #[must_use]
    pub fn names<T: Into<Cow<'static, str>>>(self, name: &'static str, things: impl IntoIterator<Item = T>) -> Phrase {
        self.with(name, Arg::List(things.into_iter().map(|thing| Arg::Name(thing.into())).collect()))
    }

    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Phrase) -> Phrase {
        self.with(name, Arg::Phrase(Box::new(phrase)))
    }
}
