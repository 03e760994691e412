//! A table at which the engine failed: it alone stands still, and its host gets the line that leads there.

use super::heads::Sitting;
use super::refused::Refused;
use crate::keys::Keys;
use crate::owner;
use crate::replay_line::ReplayLine;
use crate::store::{Faulted, Post, Store};
use engine::{Fault, Phrase};
use std::io::{self, Write};
use std::path::Path;

pub async fn freeze(store: &Store, sitting: &mut Sitting, keys: &Keys, found: Fault) -> Result<(), Refused> {
    let table = sitting.table.id.clone();
    let faulted = Faulted { key: keys.clone(), fault: found.0 };
    let say = Post::Say { line: Phrase::new("bot-frozen"), open: None, tells: None };
    store.freeze(&table, &faulted, &say).await?;
    let file = store.fault_file(&table);
    let mut record = store.record(&table).await?;
    record.keys.extend(keys.each().into_iter().map(str::to_owned));
    let seed = store.seed_for_host(&table).await?;
    let line = ReplayLine::begun(&sitting.table, seed, record);
    // What the fault says may tell of hidden things: replaying the file says it, the log does not.
    match serde_json::to_vec(&line).map_err(io::Error::from).and_then(|line| write(&file, &line)) {
        Ok(()) => {
            let file = file.display();
            tracing::error!(table = table.as_str(), %file, "the engine failed at a table, which stands still; railhead replay FILE leads there");
        }
        Err(error) => {
            tracing::error!(table = table.as_str(), %error, "the engine failed at a table, which stands still; how could not be written");
        }
    }
    sitting.table.fault = Some(faulted);
    Ok(())
}

/// It holds the seed of a game that is not over: nobody but the host may read it.
fn write(file: &Path, line: &[u8]) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        owner::folder(folder)?;
    }
    let mut file = owner::options().create(true).truncate(true).write(true).open(file)?;
    file.write_all(line)?;
    file.sync_all()
}
