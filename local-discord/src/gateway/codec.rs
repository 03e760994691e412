//! Payloads as text, as single zlib payloads, or as one zlib stream.

use std::io::Write;

use flate2::write::ZlibEncoder;
use flate2::{Compress, Compression, FlushCompress};
use tokio_tungstenite::tungstenite::Message;

/// Smaller payloads are not worth compressing one by one.
const WORTH_IT: usize = 1_024;

pub enum Codec {
    Text,
    /// `"compress": true` in the identify.
    Payload,
    /// `?compress=zlib-stream` in the address: all payloads share one stream.
    Stream(Box<Compress>),
}

impl Codec {
    pub fn stream() -> Self {
        Codec::Stream(Box::new(Compress::new(Compression::fast(), true)))
    }

    pub fn encode(&mut self, text: &str) -> Message {
        match self {
            Codec::Payload if text.len() >= WORTH_IT => {
                let mut encoder = ZlibEncoder::new(Vec::with_capacity(text.len() / 3), Compression::fast());
                match encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish()) {
                    Ok(bytes) => Message::binary(bytes),
                    Err(_) => Message::text(text),
                }
            }
            Codec::Text | Codec::Payload => Message::text(text),
            Codec::Stream(stream) => Message::binary(flushed(stream, text.as_bytes())),
        }
    }
}

/// Adds to the stream and flushes it, so that the client can read this payload at once.
fn flushed(stream: &mut Compress, mut rest: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(rest.len() / 2 + 64);
    loop {
        let before = stream.total_in();
        // Writing into memory with room to spare cannot fail; an error ends the loop with what there is.
        if stream.compress_vec(rest, &mut out, FlushCompress::Sync).is_err() {
            return out;
        }
        rest = &rest[(stream.total_in() - before) as usize..];
        if rest.is_empty() && out.len() < out.capacity() {
            return out;
        }
        out.reserve(1_024);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn a_stream_of_payloads_can_be_read_one_by_one() {
        let mut codec = Codec::stream();
        let mut inflate = flate2::Decompress::new(true);
        for text in ["short", &"long ".repeat(3_000), "end"] {
            let Message::Binary(bytes) = codec.encode(text) else { unreachable!("a stream is binary") };
            assert!(bytes.ends_with(&[0, 0, 255, 255]), "each payload ends with a flush");
            let mut out = Vec::with_capacity(text.len() + 64);
            inflate.decompress_vec(&bytes, &mut out, flate2::FlushDecompress::Sync).expect("inflates");
            assert_eq!(out, text.as_bytes());
        }
    }

    #[test]
    fn large_payloads_are_compressed_alone_and_small_ones_not() {
        let large = "x".repeat(5_000);
        let Message::Binary(bytes) = Codec::Payload.encode(&large) else { unreachable!("large payloads are binary") };
        let mut text = String::new();
        flate2::read::ZlibDecoder::new(&bytes[..]).read_to_string(&mut text).expect("inflates");
        assert_eq!(text, large);
        assert!(Codec::Payload.encode("{}").is_text());
    }
}
