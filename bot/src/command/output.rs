//! What goes to standard output and standard error.

use crate::failure::Failure;
use serde::Serialize;
use std::io::{self, Write};

/// If nobody listens on standard error either, the exit code has to do.
pub fn note(sentence: &str) {
    let _ = writeln!(io::stderr(), "railhead: {sentence}");
}

/// One JSON object, one line.
pub fn print_json(answer: &impl Serialize) -> Result<(), Failure> {
    let line = serde_json::to_string(answer).map_err(|error| Failure::Failed(error.to_string()))?;
    print(&format!("{line}\n"))
}

/// A reader that has gone away has read enough.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}
