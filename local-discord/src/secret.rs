//! Random words for tokens and signatures. They only have to be hard to guess for another page in the same browser.

use std::fmt::Write;
use std::hash::{BuildHasher, Hasher, RandomState};

use sha2::{Digest, Sha256};

/// `bytes` random bytes in hexadecimal.
pub fn hex(bytes: usize) -> String {
    let mut buffer = vec![0; bytes];
    if getrandom::fill(&mut buffer).is_err() {
        // A machine without a random source still has the seeds of its hash maps.
        for byte in &mut buffer {
            *byte = RandomState::new().build_hasher().finish() as u8;
        }
    }
    to_hex(&buffer)
}

/// Signs `text` with `secret`; short enough for an address.
pub fn sign(secret: &str, text: &str) -> String {
    let mut digest = Sha256::new();
    digest.update(secret);
    digest.update([0]);
    digest.update(text);
    to_hex(&digest.finalize()[..16])
}

pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
