//! How a game begins.

use super::refused::Refused;
use crate::store::{Opening, Post, Store, TableRow};
use engine::{Dice, Seed};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// A name for a new game: short enough for buttons, and no two alike.
pub fn new_id() -> Result<String, Refused> {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";
    let mut bytes = [0; 10];
    getrandom::fill(&mut bytes).map_err(|_| Refused::NoChance)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// What is made public of a seed before the game, so that everybody can check afterwards that it stayed the same.
pub fn commitment(id: &str, seed: Seed) -> String {
    let mut hash = Sha256::new();
    hash.update(id.as_bytes());
    hash.update(seed.0);
    hash.finalize().iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Where a table is to talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// A thread of its own.
    Thread,
    /// The channel, since no thread can be made there.
    Channel,
    /// The thread that it was opened in, since threads have no threads.
    Within,
}

/// Begins the game of a lobby, by the newest rules: seats by lot, a secret seed, and what is to be said about it in the outbox.
pub async fn open(store: &Store, game: &TableRow, room: Room) -> Result<(), Refused> {
    let mut order: Vec<u64> = store.seats(&game.id).await?.iter().filter_map(|seat| seat.user).collect();
    Dice::new(random()?).shuffle(&mut order);
    let seed = random()?;
    let rules = engine::game(&game.kind)?;
    let (version, options) = (rules.version, &rules.complete(&game.options)?);
    let (table, told) = rules.open(options, order.len() as u64, seed)?;
    let (lines, commitment, within) = (told.public.clone(), commitment(&game.id, seed), room == Room::Within);
    let setup = Post::Setup { lines, commitment, within };
    let mut posts = if room == Room::Thread { vec![Post::Open, setup] } else { vec![setup] };
    let home = (room != Room::Thread).then_some(game.channel);
    let (waiting, state) = (table.decider(), table.state());
    if let Some(next) = waiting {
        let (lines, waiting) = (Vec::new(), table.waiting());
        posts.push(Post::Turn { turn: 1, step: 0, by: None, lines, next, waiting, retracts: None, quiet: false });
    }
    drop(table);
    let (order, state, told, posts) = (&order, &state, &told, &posts);
    let opening = Opening { version, options, seed, order, state, told, waiting, home, posts };
    Ok(store.begin(&game.id, &opening).await?)
}

fn random() -> Result<Seed, Refused> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Refused::NoChance)?;
    Ok(Seed(bytes))
}
