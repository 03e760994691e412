//! The bytes of attachments: in the data folder, or in memory where there is none.

use std::collections::HashMap;
use std::fs::{self, DirBuilder, File};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use bytes::Bytes;

use crate::id::Id;

#[derive(Debug)]
pub enum Files {
    Memory(HashMap<Id, Bytes>),
    Folder(PathBuf),
}

impl Files {
    pub fn in_folder(folder: PathBuf) -> io::Result<Self> {
        DirBuilder::new().recursive(true).mode(0o700).create(&folder)?;
        Ok(Files::Folder(folder))
    }

    pub fn put(&mut self, id: Id, bytes: Bytes) -> io::Result<()> {
        match self {
            Files::Memory(map) => {
                map.insert(id, bytes);
                Ok(())
            }
            Files::Folder(folder) => write(&folder.join(id.to_string()), &bytes),
        }
    }

    pub fn get(&self, id: Id) -> Option<Bytes> {
        match self {
            Files::Memory(map) => map.get(&id).cloned(),
            Files::Folder(folder) => fs::read(folder.join(id.to_string())).ok().map(Bytes::from),
        }
    }

    pub fn remove(&mut self, id: Id) {
        match self {
            Files::Memory(map) => {
                map.remove(&id);
            }
            // A file that is already gone is as good as removed.
            Files::Folder(folder) => drop(fs::remove_file(folder.join(id.to_string()))),
        }
    }
}

/// A file that its owner alone can read: what is said here may be said in private.
pub fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    File::options().create(true).truncate(true).write(true).mode(0o600).open(file)?.write_all(bytes)
}
