//! The one who changes a table: one request after the other, each stored before it is answered.

use super::fault;
use super::heads::Sitting;
use super::refused::Refused;
use super::repair;
use super::rewind;
use crate::guard;
use crate::store::{self, Before, Click, Kind, Post, Publication, Snapshot, Store, before_name};
use engine::{Eye, Refusal, Seat, Tone};
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
    Press {
        seat: Seat,
        step: u64,
        deed: Deed,
        answer: oneshot::Sender<Result<Pressed, Refused>>,
    },
    Look {
        answer: oneshot::Sender<Result<Sitting, Refused>>,
    },
    /// Takes back what the seat handed over last, if nothing has happened since that revision of the table.
    Rewind {
        seat: Seat,
        revision: u64,
        answer: oneshot::Sender<Result<(), Refused>>,
    },
    /// Tries once more what the engine failed at.
    Thaw {
        answer: oneshot::Sender<Result<(), Refused>>,
    },
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

    /// Takes up what was mended in the rules of the table, if it stands between two turns. A table at which that fails goes
    /// on as it was. Answers with whether there is something to say about it.
    pub async fn repair(&mut self) -> bool {
        let mut done = false;
        while repair::is_due(&self.sitting) {
            match repair::repaired(&self.store, self.sitting.clone()).await {
                Ok(after) => (self.sitting, done) = (after, true),
                // Somebody has just ended it.
                Err(Refused::Store(store::Error::Stale)) => break,
                Err(error) => {
                    let game = &self.sitting.game.id;
                    tracing::error!(game, %error, "a table could not take up a repair of its rules");
                    break;
                }
            }
        }
        done
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
                Ok(Some(Ask::Rewind { seat, revision, answer })) => {
                    drop(answer.send(self.rewind(seat, revision).await));
                }
                Ok(Some(Ask::Thaw { answer })) => drop(answer.send(self.thaw().await)),
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

    async fn rewind(&mut self, seat: Seat, revision: u64) -> Result<(), Refused> {
        if self.sitting.draft.step() != revision {
            return Err(Refusal::Stale.into());
        }
        self.sitting = rewind::rewound(&self.store, self.sitting.clone(), seat).await?;
        Ok(())
    }

    async fn thaw(&mut self) -> Result<(), Refused> {
        self.look().await?;
        let Some(faulted) = &self.sitting.game.fault else { return Ok(()) };
        let mut copy = self.sitting.draft.clone();
        let (step, key) = (copy.step(), faulted.key.clone());
        if let Some(seat) = copy.decider() {
            guard::choose(&mut copy, seat, step, &key).map_err(|_| Refused::Frozen)?;
        }
        self.store.thaw(&self.sitting.game.id).await?;
        self.sitting.game.fault = None;
        Ok(())
    }

    /// What the engine fails at is undone, and the table stands still.
    async fn press(&mut self, seat: Seat, step: u64, deed: &Deed) -> Result<Pressed, Refused> {
        if self.sitting.game.fault.is_some() {
            return Err(Refused::Frozen);
        }
        match (self.pressed(seat, step, deed).await, deed) {
            (Err(Refused::Rules(Refusal::Fault(found))), Deed::Choose(key)) => {
                fault::freeze(&self.store, &mut self.sitting, key, found).await?;
                Err(Refused::Frozen)
            }
            (Ok(pressed), _) => {
                if pressed.published {
                    self.repair().await;
                }
                Ok(pressed)
            }
            (refused, _) => refused,
        }
    }

    async fn pressed(&mut self, seat: Seat, step: u64, deed: &Deed) -> Result<Pressed, Refused> {
        let mut next = self.sitting.clone();
        let before = next.draft.step();
        let decider = next.draft.decider();
        let (mut told, mut undone, mut published) = (None, Vec::new(), false);
        let (kind, key) = match deed {
            Deed::Choose(key) => {
                let tone = guard::guarded(|| tone(&next, key)).map_err(Refusal::from)?;
                let finishes = tone == Some(Tone::Finish);
                told = Some(guard::choose(&mut next.draft, seat, step, key)?);
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
        // The end shows the seed and all hands: nothing can be taken back any more.
        let taken_back = match next.draft.decider() {
            Some(_) if published => Some(serde_json::to_value(self.before(seat)?).map_err(store::Error::from)?),
            _ => None,
        };
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
        if let Some(state) = &taken_back {
            snapshots.push(Snapshot { name: before_name(seat), revision: after, state });
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

    /// How the table stands, for the case that what the seat does now is taken back.
    fn before(&self, seat: Seat) -> Result<Before, Refused> {
        let Sitting { game, seats, draft, published, since_seal } = &self.sitting;
        let mut seal = draft.clone();
        if seal.can_undo() {
            seal.restart_turn(seat)?;
        }
        Ok(Before {
            turn: game.turn,
            published: published.state(),
            published_at: game.published,
            seen: seats.iter().find(|row| row.seat == seat).map_or(0, |row| row.seen),
            seal: seal.state(),
            draft: since_seal.clone(),
        })
    }
}

fn post(next: &Sitting, turn: u64, by: Seat, lines: Vec<engine::Phrase>) -> Post {
    let step = next.draft.step();
    match next.draft.decider() {
        Some(seat) => {
            let waiting = next.draft.waiting();
            Post::Turn { turn, step, by: Some(by), lines, next: seat, waiting, retracts: None, quiet: false }
        }
        None => Post::Over { step, by, lines },
    }
}

fn tone(sitting: &Sitting, key: &str) -> Option<Tone> {
    let decision = sitting.draft.decision()?;
    decision.choices.iter().find(|choice| choice.offer.key.as_str() == key).map(|choice| choice.offer.tone)
}
