//! The bytes of attachments: in the data folder, or in memory where there is none.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::PathBuf;

use bytes::Bytes;

use crate::id::Id;

#[derive(Debug)]
pub enum Files {
    Memory(HashMap<Id, Bytes>),
    Folder(PathBuf),
}

impl Files {
    pub fn in_folder(folder: PathBuf) -> io::Result<Self> {
        fs::create_dir_all(&folder)?;
        Ok(Files::Folder(folder))
    }

    pub fn put(&mut self, id: Id, bytes: Bytes) -> io::Result<()> {
        match self {
            Files::Memory(map) => {
                map.insert(id, bytes);
                Ok(())
            }
            Files::Folder(folder) => fs::write(folder.join(id.to_string()), bytes),
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
