//! What the players of a table decide together: to take a turn back, to open a seat, to end the table.

use super::desk::Desk;
use super::refused::Refused;
use crate::ids::{MotionId, Revision, TableId, UserId};
use crate::store::{self, Matter, Motion, Post, SeatRow, Stage, TableRow};
use engine::{Phrase, Refusal, Seat};

/// A motion, and what it still takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub motion: Motion,
    /// Whose word counts.
    pub asked: Vec<Seat>,
    /// How many of them it takes.
    pub quorum: usize,
}

impl Standing {
    pub fn agreed(&self) -> Vec<Seat> {
        self.asked.iter().copied().filter(|seat| self.motion.agreed.contains(seat)).collect()
    }

    fn carried(&self) -> bool {
        self.agreed().len() >= self.quorum
    }
}

/// What came of asking, agreeing or declining.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    /// It waits for others.
    Open,
    Done,
    Declined,
    /// There is nothing to agree to any more.
    Void,
    /// It is not hers to say.
    NotAsked,
}

/// Of two whose words are the last ones needed, one finds it done.
fn already(done: Result<(), Refused>) -> Result<(), Refused> {
    match done {
        Err(Refused::Store(store::Error::Stale | store::Error::NoSeat)) => Ok(()),
        done => done,
    }
}

/// In place of a seat, where somebody asks who plays none.
pub const NO_SEAT: Seat = Seat(u8::MAX);

/// How many seconds somebody keeps the others waiting before she counts as absent.
pub const ABSENT: i64 = 24 * 60 * 60;

impl Desk {
    /// Takes back the last turn of a seat: at once if nobody has clicked anything since, otherwise everybody who has is
    /// asked.
    pub async fn take_back(&self, table: &TableId, seat: Seat) -> Result<Moved, Refused> {
        let row = self.playing(table).await?;
        let from = self.store.handed_over(table, seat).await?.ok_or(Refusal::Sealed)?;
        let alone = self.store.acted_since(table, from).await?.iter().all(|&one| one == seat);
        let untouched = self.store.untouched_since(table, from).await?;
        if untouched && alone {
            self.rewind(table, seat, row.revision).await?;
            return Ok(Moved::Done);
        }
        self.ask_all(table, Matter::Back, seat, seat, from).await
    }

    /// Asks the others to open the seat that the table waits for.
    pub async fn ask_for_seat(&self, table: &TableId, by: Seat) -> Result<Moved, Refused> {
        let row = self.playing(table).await?;
        let waiting = row.waiting.filter(|&seat| seat != by).ok_or(Refusal::NotYours)?;
        self.ask_all(table, Matter::Seat, waiting, by, row.revision).await
    }

    /// Asks all players to end the table; without a seat for whoever keeps order there.
    pub async fn ask_to_end(&self, table: &TableId, by: Option<Seat>) -> Result<Moved, Refused> {
        let row = self.playing(table).await?;
        let by = by.unwrap_or(NO_SEAT);
        if by == NO_SEAT && self.store.motion_about(table, Matter::End).await?.is_some() {
            return Ok(Moved::Open);
        }
        self.ask_all(table, Matter::End, by, by, row.revision).await
    }

    /// Ends a table without asking. The line may name who did it.
    pub async fn end(&self, table: &TableId, line: Phrase, by: Option<UserId>) -> Result<(), Refused> {
        self.store.end(table, &Post::Ended { line }, by).await?;
        self.outbox.notify_one();
        Ok(())
    }

    pub async fn agree(&self, table: &TableId, motion: MotionId, seat: Seat) -> Result<Moved, Refused> {
        let Some(standing) = self.standing(table, motion).await? else { return Ok(Moved::Void) };
        if !standing.asked.contains(&seat) {
            return Ok(Moved::NotAsked);
        }
        self.store.agree(motion, seat).await?;
        self.settle(table, motion).await
    }

    /// Whoever is asked can end the asking, and so can the one whom it is about.
    pub async fn decline(&self, table: &TableId, motion: MotionId, seat: Seat) -> Result<Moved, Refused> {
        let Some(standing) = self.standing(table, motion).await? else { return Ok(Moved::Void) };
        let Motion { about, by, .. } = standing.motion;
        if !standing.asked.contains(&seat) && seat != about && seat != by {
            return Ok(Moved::NotAsked);
        }
        self.store.drop_motion(&standing.motion).await?;
        Ok(Moved::Declined)
    }

    /// How a motion stands; none if it is settled or the table has moved on from what it was about.
    pub async fn standing(&self, table: &TableId, motion: MotionId) -> Result<Option<Standing>, Refused> {
        let row = self.store.table(table).await?;
        match self.store.motion(table, motion).await? {
            Some(motion) if row.stage == Stage::Playing => self.stands(&row, motion).await,
            _ => Ok(None),
        }
    }

    async fn stands(&self, row: &TableRow, motion: Motion) -> Result<Option<Standing>, Refused> {
        let seats = self.store.seats(&row.id).await?;
        let sits = |seat: Seat| seats.iter().any(|one: &SeatRow| one.seat == seat && one.user.is_some());
        let mut asked: Vec<Seat> = seats.iter().map(|one| one.seat).filter(|&seat| sits(seat)).collect();
        let quorum = match motion.matter {
            Matter::Back => {
                if self.store.handed_over(&row.id, motion.about).await? != Some(motion.revision) {
                    return Ok(None);
                }
                let acted = self.store.acted_since(&row.id, motion.revision).await?;
                asked.retain(|seat| acted.contains(seat) && *seat != motion.about);
                asked.len()
            }
            Matter::Seat => {
                // Whoever has done something is there.
                if row.revision != motion.revision || !sits(motion.about) {
                    return Ok(None);
                }
                asked.retain(|&seat| seat != motion.about);
                asked.len() / 2 + 1
            }
            Matter::End => asked.len(),
        };
        Ok(Some(Standing { motion, asked, quorum }))
    }

    async fn ask_all(
        &self,
        table: &TableId,
        matter: Matter,
        about: Seat,
        by: Seat,
        revision: Revision,
    ) -> Result<Moved, Refused> {
        // Asking again for the same asks nobody twice: whoever asks for what another has asked for agrees.
        if let Some(before) = self.store.motion_about(table, matter).await?
            && (matter == Matter::End || (before.about, before.revision) == (about, revision))
        {
            return if before.by == by {
                self.settle(table, before.id).await
            } else {
                self.agree(table, before.id, by).await
            };
        }
        self.store.ask(table, matter, about, by, revision).await?;
        let motion = self.store.motion_about(table, matter).await?.ok_or(store::Error::Stale)?;
        let moved = self.settle(table, motion.id).await?;
        self.outbox.notify_one();
        Ok(moved)
    }

    /// Does what was asked for once enough have agreed.
    async fn settle(&self, table: &TableId, motion: MotionId) -> Result<Moved, Refused> {
        let Some(standing) = self.standing(table, motion).await? else { return Ok(Moved::Void) };
        if !standing.carried() {
            return Ok(Moved::Open);
        }
        let Motion { matter, about, .. } = standing.motion;
        match matter {
            Matter::Back => {
                let revision = self.store.table(table).await?.revision;
                // Somebody may have done something this very moment, and is asked too then.
                match self.rewind(table, about, revision).await {
                    Err(Refused::Rules(Refusal::Stale)) => return Ok(Moved::Open),
                    done => done?,
                }
            }
            Matter::Seat => {
                let seats = self.store.seats(table).await?;
                if let Some((user, name)) =
                    seats.iter().find(|one| one.seat == about).and_then(|one| Some((one.user?, one.name.clone())))
                {
                    already(self.open_seat(table, about, user, &name, "bot-seat-opened").await)?;
                }
            }
            Matter::End => already(self.end(table, Phrase::new("bot-ended-by-all"), None).await)?,
        }
        Ok(Moved::Done)
    }

    async fn playing(&self, table: &TableId) -> Result<TableRow, Refused> {
        let row = self.store.table(table).await?;
        match row.stage {
            Stage::Playing => Ok(row),
            _ => Err(Refusal::Over.into()),
        }
    }
}
