//! What is remembered of requests: all of them for a while, refused ones until a test asks.

use std::fmt;

use serde_json::Value;

/// One answered request.
#[derive(Clone, Debug)]
pub struct Request {
    pub at_ms: i64,
    pub method: String,
    /// The path as it was sent, without the version: `/channels/123/messages`.
    pub path: String,
    /// The path as a pattern: `/channels/{channel_id}/messages`.
    pub route: &'static str,
    /// The JSON body, or the `payload_json` of a multipart one.
    pub body: Value,
    pub files: usize,
    pub status: u16,
}

/// Something that Discord would not have taken.
#[derive(Clone, Debug)]
pub struct Offence {
    pub at_ms: i64,
    /// `POST /channels/123/messages`, or `gateway`, or `interaction 123`.
    pub place: String,
    pub status: u16,
    pub code: u32,
    pub message: String,
    pub errors: Option<Value>,
    pub body: Value,
}

impl fmt::Display for Offence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} {} {}", self.place, self.status, self.code, self.message)?;
        if let Some(errors) = &self.errors {
            write!(f, " {errors}")?;
        }
        Ok(())
    }
}
