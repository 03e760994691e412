//! The data folder: `world.json` and the files of attachments.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::core::files;
use crate::core::{Shared, stopped};
use crate::world::World;

const WORLD: &str = "world.json";
/// A change is on disk after this time at the latest, unless writing itself takes long.
const OFTEN: Duration = Duration::from_millis(300);

/// What can be wrong with a data folder.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the data folder {path} cannot be used: {why}")]
    Folder { path: PathBuf, why: io::Error },
    #[error("{path} is damaged and was not touched ({why}); move it away to start anew")]
    Damaged { path: PathBuf, why: serde_json::Error },
}

/// The world of a folder, if it holds one.
pub fn load(folder: &Path) -> Result<Option<World>, StoreError> {
    let path = folder.join(WORLD);
    match fs::read(&path) {
        Ok(bytes) => {
            let mut world: World = serde_json::from_slice(&bytes).map_err(|why| StoreError::Damaged { path, why })?;
            world.index();
            Ok(Some(world))
        }
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(why) => Err(StoreError::Folder { path, why }),
    }
}

/// Writes beside the old file and then takes its place, so that a crash leaves one of both whole.
pub fn save(folder: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let (path, new) = (folder.join(WORLD), folder.join("world.json.new"));
    files::write(&new, bytes).and_then(|()| fs::rename(&new, &path)).map_err(|why| StoreError::Folder { path, why })
}

/// Saves if anything changed.
pub fn save_now(shared: &Shared, folder: &Path) -> Result<(), StoreError> {
    let Some(bytes) = shared.quietly(|core| {
        if !core.unsaved {
            return None;
        }
        core.forget_interactions();
        core.unsaved = false;
        serde_json::to_vec(&core.world).ok()
    }) else {
        return Ok(());
    };
    save(folder, &bytes)
}

/// Saves soon after each change, until the server stops.
pub async fn keep_saving(shared: Arc<Shared>, folder: PathBuf) {
    let mut stop = shared.stop.subscribe();
    let mut changes = shared.changes.subscribe();
    let mut pause = OFTEN;
    loop {
        tokio::select! {
            () = stopped(&mut stop) => return,
            changed = changes.changed() => if changed.is_err() { return },
        }
        tokio::time::sleep(pause).await;
        changes.mark_unchanged();
        let started = Instant::now();
        let (shared, folder) = (shared.clone(), folder.clone());
        // A full disk must not end the game; the next change tries again and the end of the server reports it.
        let saved = tokio::task::spawn_blocking(move || save_now(&shared, &folder)).await;
        if !matches!(saved, Ok(Ok(()))) {
            pause = OFTEN * 10;
            continue;
        }
        // A large world is written less often, so that saving never takes more than a twentieth of the time.
        pause = OFTEN.max(started.elapsed() * 20);
    }
}
