//! The one who changes a table: one request after the other, each stored before it is answered.

use super::heads::Sitting;
use super::press::{self, Deed};
use super::refused::Refused;
use super::{fault, repair, rewind};
use crate::guard;
use crate::ids::{Revision, TableId};
use crate::store::{self, Store};
use engine::{Refusal, Seat};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    /// Everybody can see it now, and there is something in the outbox.
    pub published: bool,
}

pub enum Ask {
    Press {
        seat: Seat,
        step: Revision,
        deed: Deed,
        answer: oneshot::Sender<Result<Pressed, Refused>>,
    },
    Look {
        answer: oneshot::Sender<Result<Sitting, Refused>>,
    },
    /// Takes back what the seat handed over last, if nothing has happened since that revision of the table.
    Rewind {
        seat: Seat,
        revision: Revision,
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
    pub async fn load(store: Arc<Store>, table: &TableId) -> Result<Actor, Refused> {
        let sitting = Sitting::load(store.load(table).await?)?;
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
                    let table = &self.sitting.table.id;
                    tracing::error!(table = table.as_str(), %error, "a table could not take up a repair of its rules");
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
        let id = self.sitting.table.id.clone();
        let (table, seats) = (self.store.table(&id).await?, self.store.seats(&id).await?);
        self.sitting.table = table;
        self.sitting.seats = seats;
        Ok(self.sitting.clone())
    }

    async fn rewind(&mut self, seat: Seat, revision: Revision) -> Result<(), Refused> {
        if self.sitting.revision() != revision {
            return Err(Refusal::Stale.into());
        }
        self.sitting = rewind::rewound(&self.store, self.sitting.clone(), seat).await?;
        Ok(())
    }

    async fn thaw(&mut self) -> Result<(), Refused> {
        self.look().await?;
        let Some(faulted) = &self.sitting.table.fault else { return Ok(()) };
        let mut copy = self.sitting.draft.clone();
        let (step, keys) = (copy.step(), faulted.key.clone());
        if let Some(seat) = copy.decider() {
            guard::choose(&mut copy, seat, step, &keys.each()).map_err(|_| Refused::Frozen)?;
        }
        self.store.thaw(&self.sitting.table.id).await?;
        self.sitting.table.fault = None;
        Ok(())
    }

    /// What the engine fails at is undone, and the table stands still.
    async fn press(&mut self, seat: Seat, step: Revision, deed: &Deed) -> Result<Pressed, Refused> {
        if self.sitting.table.fault.is_some() {
            return Err(Refused::Frozen);
        }
        let deed = press::in_order(&self.sitting, seat, step, deed)?;
        match (self.pressed(seat, step, &deed).await, &deed) {
            (Err(Refused::Rules(Refusal::Fault(found))), Deed::Choose(keys)) => {
                fault::freeze(&self.store, &mut self.sitting, keys, found).await?;
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

    /// Chooses on a copy, publishes it if the turn was handed over, stores all of it, and only then answers.
    async fn pressed(&mut self, seat: Seat, step: Revision, deed: &Deed) -> Result<Pressed, Refused> {
        let step = press::choose(&self.sitting, seat, step, deed)?;
        let (mut step, story) = step.story(&self.store).await?;
        let handed_over = press::publish(&self.sitting, &mut step, story)?;
        let published = handed_over.is_some();
        match press::store(&self.store, step, handed_over).await {
            Ok(next) => self.sitting = next,
            Err(store::Error::Stale) => {
                // Somebody else wrote: what is stored counts.
                self.sitting = Sitting::load(self.store.load(&self.sitting.table.id).await?)?;
                return Err(Refusal::Stale.into());
            }
            Err(error) => return Err(error.into()),
        }
        Ok(Pressed { published })
    }
}
