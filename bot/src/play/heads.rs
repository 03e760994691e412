//! A table with its two heads: what everybody knows, and the draft of the one who decides.

use super::refused::Refused;
use crate::guard::guarded;
use crate::store::{Drafted, SeatRow, Stored, TableRow};
use engine::{AnyTable, Decision, LoadError, Seat};
use std::sync::Arc;

#[derive(Clone)]
pub struct Sitting {
    pub game: TableRow,
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
        let Stored { game, seats, current, published, seal, draft } = stored;
        let rules = engine::game(&game.kind)?;
        let published = rules.load(published, game.published)?;
        let current = rules.load(current, game.revision)?;
        let replayed = rules
            .load(seal, game.revision.saturating_sub(draft.len() as u64))
            .ok()
            .and_then(|table| replay(table, &draft))
            .filter(|table| table.digest() == current.digest() && table.step() == current.step());
        // Should the choices not lead to the same state, that state counts and the draft is final.
        let (draft, since_seal) = match replayed {
            Some(table) => (table, draft),
            None => (current, Vec::new()),
        };
        Ok(Sitting { game, seats, draft, published, since_seal, led_to: None })
    }

    /// What is asked next.
    pub fn decision(&self) -> Option<Arc<Decision>> {
        let known = self.led_to.clone().filter(|decision| decision.step == self.draft.step());
        known.or_else(|| self.draft.decision().map(Arc::new))
    }

    pub fn seat_of(&self, user: u64) -> Option<Seat> {
        self.seats.iter().find(|seat| seat.user == Some(user)).map(|seat| seat.seat)
    }

    /// Whether the table waits for this seat, and it has chosen nothing yet.
    pub fn is_called(&self, seat: Seat) -> bool {
        self.draft.decider() == Some(seat) && self.game.revision == self.game.published
    }

    pub fn user_at(&self, seat: Seat) -> Option<u64> {
        self.seats.iter().find(|row| row.seat == seat).and_then(|row| row.user)
    }

    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }
}

pub(super) fn replay(mut table: AnyTable, draft: &[Drafted]) -> Option<AnyTable> {
    for (_, key) in draft {
        let (seat, step) = (table.decider()?, table.step());
        table.choose(seat, step, key).ok()?;
    }
    Some(table)
}
