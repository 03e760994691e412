//! Bodies: JSON, or multipart with `payload_json` and files.

use bytes::Bytes;
use serde_json::{Value, json};

use crate::refusal::{self, Refusal};

/// An uploaded file.
#[derive(Clone, Debug)]
pub struct Upload {
    /// The number in `files[n]`.
    pub index: usize,
    pub filename: String,
    pub content_type: Option<String>,
    pub bytes: Bytes,
}

/// A body, read.
#[derive(Debug, Default)]
pub struct Body {
    pub json: Value,
    pub files: Vec<Upload>,
    /// Form fields other than `payload_json` and files.
    pub fields: Vec<(String, Bytes)>,
}

pub async fn read(content_type: Option<&str>, bytes: Bytes) -> Result<Body, Refusal> {
    let content_type = content_type.unwrap_or_default();
    if content_type.starts_with("multipart/form-data") {
        return multipart(content_type, bytes).await;
    }
    if bytes.is_empty() {
        return Ok(Body::default());
    }
    if !content_type.starts_with("application/json") {
        let sentence = "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}.";
        return Err(Refusal::field("_misc", "CONTENT_TYPE_INVALID", sentence));
    }
    let json = serde_json::from_slice(&bytes).map_err(|_| refusal::malformed_json())?;
    Ok(Body { json, ..Body::default() })
}

async fn multipart(content_type: &str, bytes: Bytes) -> Result<Body, Refusal> {
    let broken = |_| Refusal::new(400, 50035, "The multipart body is not well formed");
    let boundary = multer::parse_boundary(content_type).map_err(broken)?;
    let stream = futures_util::stream::once(async { Ok::<_, std::convert::Infallible>(bytes) });
    let mut parts = multer::Multipart::new(stream, boundary);
    let mut body = Body::default();
    while let Some(part) = parts.next_field().await.map_err(broken)? {
        let name = part.name().unwrap_or_default().to_string();
        let filename = part.file_name().map(String::from);
        let content_type = part.content_type().map(ToString::to_string);
        let bytes = part.bytes().await.map_err(broken)?;
        let number =
            name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')).and_then(|digits| digits.parse().ok());
        if name == "payload_json" {
            body.json = serde_json::from_slice(&bytes).map_err(|_| refusal::malformed_json())?;
        } else if let (Some(index), Some(filename)) = (number, &filename) {
            body.files.push(Upload { index, filename: filename.clone(), content_type, bytes });
        } else if let Some(filename) = filename.filter(|_| name.starts_with("file")) {
            // The older way of naming files, still taken.
            body.files.push(Upload { index: body.files.len(), filename, content_type, bytes });
        } else {
            body.fields.push((name, bytes));
        }
    }
    body.files.sort_by_key(|file| file.index);
    if body.json.is_null() {
        body.json = json!({});
    }
    Ok(body)
}
