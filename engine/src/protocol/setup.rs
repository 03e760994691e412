//! What can be chosen when a table is opened.

use super::version::Version;
use std::collections::BTreeMap;
use thiserror::Error;

/// Options by key, as a person typed them.
pub type Options = BTreeMap<String, String>;

/// One thing that can be chosen when a table is opened.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    pub key: &'static str,
    /// Options of one group are shown together.
    pub group: &'static str,
    pub values: Values,
    pub default: &'static str,
    /// The defaults of earlier versions of the rules, oldest first: the version that ended each, and what it was.
    pub formerly: &'static [(Version, &'static str)],
    /// Only meaningful with that value of another option.
    pub only_with: Option<(&'static str, &'static str)>,
}

impl OptionSpec {
    /// The default of a table that plays by this version of the rules.
    pub fn default_in(&self, version: Version) -> &'static str {
        self.formerly.iter().find(|(before, _)| version < *before).map_or(self.default, |(_, value)| value)
    }
}

#[derive(Clone, Copy, Debug)]
pub enum Values {
    OneOf(&'static [&'static str]),
    /// One of the named values, or a value of the pattern described.
    OneOfOr(&'static [&'static str], &'static str),
    /// One of the named values, or the text of the file described.
    OneOfOrFile(&'static [&'static str], &'static str),
}

impl Values {
    pub fn named(self) -> &'static [&'static str] {
        match self {
            Values::OneOf(values) | Values::OneOfOr(values, _) | Values::OneOfOrFile(values, _) => values,
        }
    }

    /// What it takes besides the named values.
    pub fn pattern(self) -> Option<&'static str> {
        match self {
            Values::OneOf(_) => None,
            Values::OneOfOr(_, pattern) | Values::OneOfOrFile(_, pattern) => Some(pattern),
        }
    }
}

/// Why a table cannot be opened. Each sentence says what is allowed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    #[error("there is no game called \"{name}\"; the games are {games}")]
    UnknownGame { name: String, games: String },
    #[error("there is no option \"{key}\"; the options are {options}")]
    UnknownOption { key: String, options: String },
    #[error("\"{value}\" is not a value of {key}; it takes {allowed}")]
    BadValue { key: String, value: String, allowed: String },
    #[error("{key}={value} needs {needs}")]
    Needs { key: String, value: String, needs: String },
    #[error("this game is for {least} to {most} players, not {asked}")]
    Players { asked: u64, least: u8, most: u8 },
    #[error("{game} has been played by versions 1 to {newest} of its rules, not by version {asked}")]
    UnknownVersion { game: &'static str, asked: Version, newest: Version },
    #[error("the table could not be set up: {0}")]
    Dealing(String),
}

/// Fills in the defaults of a version and refuses what is not on the list.
pub fn complete(specs: &'static [OptionSpec], given: &Options, version: Version) -> Result<Options, SetupError> {
    for (key, value) in given {
        let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
            let options = specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
            return Err(SetupError::UnknownOption { key: key.clone(), options });
        };
        if matches!(spec.values, Values::OneOf(_)) && !spec.values.named().contains(&value.as_str()) {
            return Err(bad_value(spec, value));
        }
    }
    let value_of =
        |spec: &OptionSpec| given.get(spec.key).cloned().unwrap_or_else(|| spec.default_in(version).to_owned());
    let all: Options = specs.iter().map(|spec| (spec.key.to_owned(), value_of(spec))).collect();
    for spec in specs {
        if let Some((other, needed)) = spec.only_with
            && all[spec.key] != spec.default_in(version)
            && all[other] != needed
        {
            return Err(SetupError::Needs {
                key: spec.key.to_owned(),
                value: all[spec.key].clone(),
                needs: format!("{other}={needed}"),
            });
        }
    }
    Ok(all)
}

pub fn bad_value(spec: &OptionSpec, value: &str) -> SetupError {
    let mut allowed = spec.values.named().join(", ");
    if let Some(pattern) = spec.values.pattern() {
        allowed.push_str(" or ");
        allowed.push_str(pattern);
    }
    SetupError::BadValue { key: spec.key.to_owned(), value: value.to_owned(), allowed }
}
