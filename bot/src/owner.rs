//! Files that their owner alone can read: what is stored holds seeds, hands, and who plays where.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;

const FILE: u32 = 0o600;
const FOLDER: u32 = 0o700;
/// What a group and all others may do.
const OTHERS: u32 = 0o077;

/// Ways to open a file which, if it is made by that, nobody else can read at any moment.
pub fn options() -> OpenOptions {
    let mut options = File::options();
    options.mode(FILE);
    options
}

/// Makes a folder and those above it, as far as they are missing.
pub fn folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(FOLDER).create(path)
}

/// Takes from everybody else what an earlier version, or whoever copied the file, gave them; answers with whether there
/// was anything to take. What is not there needs nothing.
pub fn tighten(file: &Path) -> io::Result<bool> {
    let mode = match fs::metadata(file) {
        Ok(found) => found.permissions().mode(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(error),
    };
    if mode & OTHERS == 0 {
        return Ok(false);
    }
    fs::set_permissions(file, Permissions::from_mode(mode & !OTHERS)).map(|()| true)
}
