//! What the players of a table decide together: to take a turn back, to open a seat, to end the table.

use super::desk::Desk;
use super::refused::Refused;
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

/// How many seconds somebody keeps the others waiting before she counts as absent.
pub const ABSENT: i64 = 24 * 60 * 60;

impl Desk {
    /// Takes back the last turn of a seat: at once if nobody has clicked anything since, otherwise everybody who has is
    /// asked.
    pub async fn take_back(&self, game: &str, seat: Seat) -> Result<Moved, Refused> {
        let row = self.playing(game).await?;
        let from = self.store.handed_over(game, seat).await?.ok_or(Refusal::Sealed)?;
        let alone = self.store.acted_since(game, from).await?.iter().all(|&one| one == seat);
        let untouched = self.store.untouched_since(game, from).await?;
        if untouched && alone {
            self.rewind(game, seat, row.revision).await?;
            return Ok(Moved::Done);
        }
        self.ask_all(game, Matter::Back, seat, seat, from).await
    }

    /// Asks the others to open the seat that the table waits for.
    pub async fn ask_for_seat(&self, game: &str, by: Seat) -> Result<Moved, Refused> {
        let row = self.playing(game).await?;
        let waiting = row.waiting.filter(|&seat| seat != by).ok_or(Refusal::NotYours)?;
        self.ask_all(game, Matter::Seat, waiting, by, row.revision).await
    }

    pub async fn ask_to_end(&self, game: &str, by: Seat) -> Result<Moved, Refused> {
        let row = self.playing(game).await?;
        self.ask_all(game, Matter::End, by, by, row.revision).await
    }

    /// Ends a table without asking. The line may name who did it.
    pub async fn end(&self, game: &str, line: Phrase, by: Option<u64>) -> Result<(), Refused> {
        self.store.end(game, &Post::Ended { line }, by).await?;
        self.outbox.notify_one();
        Ok(())
    }

    pub async fn agree(&self, game: &str, motion: u64, seat: Seat) -> Result<Moved, Refused> {
        let Some(standing) = self.standing(game, motion).await? else { return Ok(Moved::Void) };
        if !standing.asked.contains(&seat) {
            return Ok(Moved::NotAsked);
        }
        self.store.agree(motion, seat).await?;
        self.settle(game, motion).await
    }

    /// Whoever is asked can end the asking, and so can the one whom it is about.
    pub async fn decline(&self, game: &str, motion: u64, seat: Seat) -> Result<Moved, Refused> {
        let Some(standing) = self.standing(game, motion).await? else { return Ok(Moved::Void) };
        let Motion { about, by, .. } = standing.motion;
        if !standing.asked.contains(&seat) && seat != about && seat != by {
            return Ok(Moved::NotAsked);
        }
        self.store.drop_motion(&standing.motion).await?;
        Ok(Moved::Declined)
    }

    /// How a motion stands; none if it is settled or the table has moved on from what it was about.
    pub async fn standing(&self, game: &str, motion: u64) -> Result<Option<Standing>, Refused> {
        let row = self.store.game(game).await?;
        match self.store.motion(game, motion).await? {
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
        game: &str,
        matter: Matter,
        about: Seat,
        by: Seat,
        revision: u64,
    ) -> Result<Moved, Refused> {
        // Asking again for the same asks nobody twice: whoever asks for what another has asked for agrees.
        if let Some(before) = self.store.motion_about(game, matter).await?
            && (matter == Matter::End || (before.about, before.revision) == (about, revision))
        {
            return if before.by == by {
                self.settle(game, before.id).await
            } else {
                self.agree(game, before.id, by).await
            };
        }
        self.store.ask(game, matter, about, by, revision).await?;
        let motion = self.store.motion_about(game, matter).await?.ok_or(store::Error::Stale)?;
        let moved = self.settle(game, motion.id).await?;
        self.outbox.notify_one();
        Ok(moved)
    }

    /// Does what was asked for once enough have agreed.
    async fn settle(&self, game: &str, motion: u64) -> Result<Moved, Refused> {
        let Some(standing) = self.standing(game, motion).await? else { return Ok(Moved::Void) };
        if !standing.carried() {
            return Ok(Moved::Open);
        }
        let Motion { matter, about, .. } = standing.motion;
        match matter {
            Matter::Back => {
                let revision = self.store.game(game).await?.revision;
                // Somebody may have done something this very moment, and is asked too then.
                match self.rewind(game, about, revision).await {
                    Err(Refused::Rules(Refusal::Stale)) => return Ok(Moved::Open),
                    done => done?,
                }
            }
            Matter::Seat => {
                let seats = self.store.seats(game).await?;
                if let Some((user, name)) =
                    seats.iter().find(|one| one.seat == about).and_then(|one| Some((one.user?, one.name.clone())))
                {
                    already(self.open_seat(game, about, user, &name, "bot-seat-opened").await)?;
                }
            }
            Matter::End => already(self.end(game, Phrase::new("bot-ended-by-all"), None).await)?,
        }
        Ok(Moved::Done)
    }

    async fn playing(&self, game: &str) -> Result<TableRow, Refused> {
        let row = self.store.game(game).await?;
        match row.stage {
            Stage::Playing => Ok(row),
            _ => Err(Refusal::Over.into()),
        }
    }
}
