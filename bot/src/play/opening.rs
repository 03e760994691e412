//! How a game begins.

use super::heads::call;
use super::refused::Refused;
use crate::ids::{Revision, TableId, UserId};
use crate::store::{Opening, Post, Store, TableRow};
use engine::{Dice, Seed};
use sha2::{Digest, Sha256};
use std::fmt::Write;

const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";
const ID: usize = 10;

/// Whether it could be one that [`new_id`] has made.
pub fn is_id(text: &str) -> bool {
    text.len() == ID && text.bytes().all(|letter| LETTERS.contains(&letter))
}

/// A name for a new table: short enough for buttons, and no two alike.
pub fn new_id() -> Result<TableId, Refused> {
    let mut bytes = [0; ID];
    getrandom::fill(&mut bytes).map_err(|_| Refused::NoChance)?;
    let letters = bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    Ok(TableId::from(letters.collect::<String>()))
}

/// What is made public of a seed before the game, so that everybody can check afterwards that it stayed the same.
pub fn commitment(id: &TableId, seed: Seed) -> String {
    let mut hash = Sha256::new();
    hash.update(id.as_str());
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

/// Begins the game of a lobby, by the newest rules: seats by lot or by arrival, a secret seed, and what is to be said about it
/// in the outbox.
pub async fn open(store: &Store, table: &TableRow, room: Room) -> Result<(), Refused> {
    let mut order: Vec<UserId> = store.seats(&table.id).await?.iter().filter_map(|seat| seat.user).collect();
    let seed = store.chance.seed().ok_or(Refused::NoChance)?;
    if table.by_lot {
        Dice::new(lot(&table.id, seed)).shuffle(&mut order);
    }
    let rules = engine::game(&table.kind)?;
    let (version, options) = (rules.version, &rules.complete(&table.options)?);
    let (first, told) = rules.open(options, order.len() as u64, seed)?;
    let (lines, commitment, within) = (told.public.clone(), commitment(&table.id, seed), room == Room::Within);
    let setup = Post::Setup { lines, commitment, within };
    let mut posts = if room == Room::Thread { vec![Post::Open, setup] } else { vec![setup] };
    let home = (room != Room::Thread).then_some(table.channel);
    let (waiting, state) = (first.decider(), first.state());
    posts.extend(call(&first, 1, Revision::START));
    drop(first);
    let (order, state, told, posts) = (&order, &state, &told, &posts);
    let opening = Opening { version, options, seed, order, state, told, waiting, home, posts };
    Ok(store.begin(&table.id, &opening).await?)
}

/// The chance that draws the seats comes from the table's own, so that the fingerprint of the seed vouches for both.
fn lot(id: &TableId, seed: Seed) -> Seed {
    let mut hash = Sha256::new();
    hash.update(b"seats");
    hash.update(id.as_str());
    hash.update(seed.0);
    Seed(hash.finalize().into())
}
