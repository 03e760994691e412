//! A request that was matched, and how it went.

use serde_json::Value;

use crate::id::Id;
use crate::judge::Object;
use crate::judge::body::{Body, Upload};
use crate::refusal::Refusal;

/// A matched request.
pub struct Call<'a> {
    pub params: Vec<(&'static str, &'a str)>,
    pub query: &'a str,
    pub body: Body,
}

impl Call<'_> {
    pub fn text(&self, name: &str) -> &str {
        self.params.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| value)
    }

    /// A snowflake of the path.
    pub fn id(&self, name: &str) -> Result<Id, Refusal> {
        let text = self.text(name);
        text.parse()
            .map_err(|_| Refusal::field(name, "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not snowflake.")))
    }

    pub fn query(&self, name: &str) -> Option<&str> {
        self.query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
    }

    /// A yes or no of the query; serenity and discord.py write it differently.
    pub fn flag(&self, name: &str) -> bool {
        matches!(self.query(name), Some("true" | "True" | "1"))
    }

    pub fn object(&self) -> Result<&Object, Refusal> {
        self.body
            .json
            .as_object()
            .ok_or_else(|| Refusal::field("_misc", "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"))
    }

    pub fn files(&self) -> &[Upload] {
        &self.body.files
    }
}

/// A carried out request.
pub struct Reply {
    pub status: u16,
    pub body: Option<Value>,
}

impl Reply {
    pub fn ok(body: Value) -> Result<Self, Refusal> {
        Ok(Reply { status: 200, body: Some(body) })
    }

    pub fn created(body: Value) -> Result<Self, Refusal> {
        Ok(Reply { status: 201, body: Some(body) })
    }

    pub fn done() -> Result<Self, Refusal> {
        Ok(Reply { status: 204, body: None })
    }
}
