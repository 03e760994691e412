//! States as compressed JSON: readable with common tools, and a few kilobytes.

use super::error::Error;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde_json::Value;
use std::io::Write;

pub fn pack(state: &Value) -> Result<Vec<u8>, Error> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    serde_json::to_writer(&mut encoder, state)?;
    let packed = encoder.flush().and_then(|()| encoder.finish());
    packed.map_err(|error| Error::Shape(error.to_string()))
}

pub fn unpack(blob: &[u8]) -> Result<Value, Error> {
    Ok(serde_json::from_reader(ZlibDecoder::new(blob))?)
}
