//! A table with its two heads: what everybody knows, and the draft of the one who decides.

use super::refused::Refused;
use crate::guard::guarded;
use crate::ids::{Revision, UserId};
use crate::store::{Drafted, Post, SeatRow, Stored, TableRow};
use engine::{AnyTable, Decision, LoadError, Seat};
use std::sync::Arc;

#[derive(Clone)]
pub struct Sitting {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
    /// Only the one who decides may see anything of it.
    pub draft: AnyTable,
    pub published: AnyTable,
    /// The choices since the last seal, which can be taken back.
    pub(super) since_seal: Vec<Drafted>,
    /// The decision of this step, if a choice has just led to it.
    pub(super) led_to: Option<Arc<Decision>>,
}

impl Sitting {
    /// A stored table as it was left, with everything that could be taken back then.
    pub fn load(stored: Stored) -> Result<Sitting, Refused> {
        guarded(|| Sitting::read(stored)).map_err(LoadError::from)?
    }

    fn read(stored: Stored) -> Result<Sitting, Refused> {
        let Stored { table, seats, current, published, seal, draft } = stored;
        let rules = engine::game(&table.kind)?;
        let published = rules.load(published, table.published.0)?;
        let current = rules.load(current, table.revision.0)?;
        let replayed = rules
            .load(seal, table.revision.back(draft.len()).0)
            .ok()
            .and_then(|table| replay(table, &draft))
            .filter(|table| table.digest() == current.digest() && table.step() == current.step());
        // Should the choices not lead to the same state, that state counts and the draft is final.
        let (draft, since_seal) = match replayed {
            Some(table) => (table, draft),
            None => (current, Vec::new()),
        };
        Ok(Sitting { table, seats, draft, published, since_seal, led_to: None })
    }

    /// What is asked next.
    pub fn decision(&self) -> Option<Arc<Decision>> {
        let known = self.led_to.clone().filter(|decision| decision.step == self.draft.step());
        known.or_else(|| self.draft.menu().map(Arc::new))
    }

    /// That of the draft, and so of the table.
    pub fn revision(&self) -> Revision {
        Revision(self.draft.step())
    }

    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.seats.iter().find(|seat| seat.user == Some(user)).map(|seat| seat.seat)
    }

    /// Whether the table waits for this seat, and it has chosen nothing yet.
    pub fn is_called(&self, seat: Seat) -> bool {
        self.draft.decider() == Some(seat) && self.table.revision == self.table.published
    }

    pub fn user_at(&self, seat: Seat) -> Option<UserId> {
        self.seats.iter().find(|row| row.seat == seat).and_then(|row| row.user)
    }

    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }
}

pub(super) fn replay(mut table: AnyTable, draft: &[Drafted]) -> Option<AnyTable> {
    for (_, keys) in draft {
        let (seat, step) = (table.decider()?, table.step());
        table.choose_in_order(seat, step, &keys.each()).ok()?;
    }
    Some(table)
}

/// Calls whoever decides there, and tells nothing.
pub(super) fn call(table: &AnyTable, turn: u32, step: Revision) -> Option<Post> {
    let (next, lines, waiting) = (table.decider()?, Vec::new(), table.waiting());
    let setting_up = is_setting_up(table);
    Some(Post::Turn { turn, step, by: None, lines, next, waiting, retracts: None, quiet: false, setting_up })
}

/// Whether nobody has begun a turn yet.
pub(super) fn is_setting_up(table: &AnyTable) -> bool {
    Seat::all(table.players()).all(|seat| table.turns(seat) == 0)
}
