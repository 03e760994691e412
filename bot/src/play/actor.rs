//! The one who changes a table: one request after the other, each stored before it is answered.

use super::{Refused, Sitting};
use crate::store::{self, Click, Kind, Post, Publication, Snapshot, Store};
use engine::{Eye, Fault, Refusal, Seat, Told, Tone};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// What somebody does at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    Choose(String),
    Back,
    Restart,
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    /// Everybody can see it now, and there is something in the outbox.
    pub published: bool,
}

pub enum Ask {
    Press { seat: Seat, step: u64, deed: Deed, answer: oneshot::Sender<Result<Pressed, Refused>> },
    Look { answer: oneshot::Sender<Result<Sitting, Refused>> },
}

pub struct Actor {
    sitting: Sitting,
    store: Arc<Store>,
}

impl Actor {
    pub async fn load(store: Arc<Store>, game: &str) -> Result<Actor, Refused> {
        let sitting = Sitting::load(store.load(game).await?)?;
        Ok(Actor { sitting, store })
    }

    /// Answers until nobody has asked for a while; `leave` says whether that is the end.
    pub async fn run(
        mut self,
        mut asks: mpsc::Receiver<Ask>,
        idle: std::time::Duration,
        leave: impl Fn(&mpsc::Receiver<Ask>) -> bool,
    ) {
        loop {
            match tokio::time::timeout(idle, asks.recv()).await {
                Err(_) if leave(&asks) => return,
                Err(_) => {}
                Ok(None) => return,
                // Who asked may have gone away; that changes nothing.
                Ok(Some(Ask::Look { answer })) => drop(answer.send(self.look().await)),
                Ok(Some(Ask::Press { seat, step, deed, answer })) => {
                    drop(answer.send(self.press(seat, step, &deed).await));
                }
            }
        }
    }

    /// A copy, with what the outbox has learnt of the table meanwhile.
    async fn look(&mut self) -> Result<Sitting, Refused> {
        let id = self.sitting.game.id.clone();
        let (game, seats) = (self.store.game(&id).await?, self.store.seats(&id).await?);
        self.sitting.game = game;
        self.sitting.seats = seats;
        Ok(self.sitting.clone())
    }

    async fn press(&mut self, seat: Seat, step: u64, deed: &Deed) -> Result<Pressed, Refused> {
        let mut next = self.sitting.clone();
        let before = next.draft.step();
        let decider = next.draft.decider();
        let (mut told, mut undone, mut published) = (None, Vec::new(), false);
        let (kind, key) = match deed {
            Deed::Choose(key) => {
                let finishes = tone(&next, key) == Some(Tone::Finish);
                told = Some(guarded(|| next.draft.choose(seat, step, key))?);
                if next.draft.can_undo() {
                    next.since_seal.push((next.draft.step(), key.clone()));
                } else {
                    next.since_seal.clear();
                    published = finishes || next.draft.decider() != decider;
                }
                (Kind::Choice, key.as_str())
            }
            Deed::Back | Deed::Restart if step != before => return Err(Refusal::Stale.into()),
            Deed::Back => {
                next.draft.undo(seat)?;
                undone.extend(next.since_seal.pop().map(|(revision, _)| revision));
                (Kind::Back, "")
            }
            Deed::Restart => {
                next.draft.restart_turn(seat)?;
                undone.extend(next.since_seal.drain(..).map(|(revision, _)| revision));
                (Kind::Restart, "")
            }
        };
        let after = next.draft.step();
        let (state, earlier) = (next.draft.state(), next.published.state());
        let mut snapshots = vec![Snapshot { name: "current".to_owned(), revision: after, state: &state }];
        let mut also = |name: String| snapshots.push(Snapshot { name, revision: after, state: &state });
        if told.is_some() && next.since_seal.is_empty() {
            also("seal".to_owned());
        }
        if published {
            also("published".to_owned());
            also(format!("seat-{}", seat.0));
            next.published = next.draft.clone();
        }
        let publication = match &told {
            Some(told) if published => {
                let turn = next.game.turn + 1;
                let mut lines = self.store.told(&next.game.id, Eye::Public, next.game.published, before).await?;
                lines.extend(told.public.iter().cloned());
                let waiting = next.draft.decider();
                let post = post(&next, turn, seat, lines);
                (next.game.turn, next.game.published, next.game.waiting) = (turn, after, waiting);
                Some(Publication { turn, waiting, post, state: &state, before: &earlier })
            }
            _ => None,
        };
        next.game.revision = after;
        let (game, draft) = (next.game.id.clone(), next.since_seal.clone());
        let click = Click {
            game: &game,
            before,
            after,
            kind,
            seat,
            key,
            undone,
            snapshots,
            draft: &draft,
            told: told.as_ref(),
            publication,
        };
        match self.store.write(&click).await {
            Ok(()) => self.sitting = next,
            Err(store::Error::Stale) => {
                // Somebody else wrote: what is stored counts.
                self.sitting = Sitting::load(self.store.load(&game).await?)?;
                return Err(Refusal::Stale.into());
            }
            Err(error) => return Err(error.into()),
        }
        Ok(Pressed { published })
    }
}

fn post(next: &Sitting, turn: u64, by: Seat, lines: Vec<engine::Phrase>) -> Post {
    let step = next.draft.step();
    match next.draft.decider() {
        Some(seat) => Post::Turn { turn, step, by: Some(by), lines, next: seat, waiting: next.draft.waiting() },
        None => Post::Over { step, by, lines },
    }
}

fn tone(sitting: &Sitting, key: &str) -> Option<Tone> {
    let decision = sitting.draft.decision()?;
    decision.choices.iter().find(|choice| choice.offer.key.as_str() == key).map(|choice| choice.offer.tone)
}

/// A fault of one table is no reason to end them all.
fn guarded(choose: impl FnOnce() -> Result<Told, Refusal>) -> Result<Told, Refusal> {
    catch_unwind(AssertUnwindSafe(choose))
        .unwrap_or_else(|_| Err(Refusal::Fault(Fault("the engine panicked".to_owned()))))
}
