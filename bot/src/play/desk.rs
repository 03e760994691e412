//! Finds the actor of a table, or starts one.

use super::actor::{Actor, Ask, Pressed};
use super::heads::Sitting;
use super::press::Deed;
use super::refused::Refused;
use crate::ids::{Revision, TableId};
use crate::store::Store;
use engine::Seat;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc, oneshot};

/// How many presses may wait at one table.
const QUEUE: usize = 64;
/// After this long without a question an actor puts its table away.
const IDLE: Duration = Duration::from_mins(5);

type Actors = HashMap<TableId, mpsc::Sender<Ask>>;

pub struct Desk {
    pub store: Arc<Store>,
    /// Rings when something was put into the outbox.
    pub outbox: Arc<Notify>,
    actors: Arc<Mutex<Actors>>,
    /// Two who ask at once must not start two actors for one table.
    starting: tokio::sync::Mutex<()>,
}

impl Desk {
    pub fn new(store: Arc<Store>) -> Desk {
        Desk { store, outbox: Arc::default(), actors: Arc::default(), starting: tokio::sync::Mutex::new(()) }
    }

    /// How many tables are in use now.
    pub fn in_use(&self) -> usize {
        lock(&self.actors).len()
    }

    pub async fn look(&self, table: &TableId) -> Result<Sitting, Refused> {
        let (answer, answered) = oneshot::channel();
        self.ask(table, Ask::Look { answer }).await?;
        answered.await.map_err(|_| Refused::Away)?
    }

    pub async fn press(&self, table: &TableId, seat: Seat, step: Revision, deed: Deed) -> Result<Pressed, Refused> {
        let (answer, answered) = oneshot::channel();
        self.ask(table, Ask::Press { seat, step, deed, answer }).await?;
        let pressed = answered.await.map_err(|_| Refused::Away)?;
        if matches!(pressed, Ok(Pressed { published: true }) | Err(Refused::Frozen)) {
            self.outbox.notify_one();
        }
        pressed
    }

    /// Takes back what the seat handed over last, if the table is still at this revision.
    pub(super) async fn rewind(&self, table: &TableId, seat: Seat, revision: Revision) -> Result<(), Refused> {
        let (answer, answered) = oneshot::channel();
        self.ask(table, Ask::Rewind { seat, revision, answer }).await?;
        answered.await.map_err(|_| Refused::Away)??;
        self.outbox.notify_one();
        Ok(())
    }

    /// Lets a table that stands still go on, if what failed works by now.
    pub async fn thaw(&self, table: &TableId) -> Result<(), Refused> {
        let (answer, answered) = oneshot::channel();
        self.ask(table, Ask::Thaw { answer }).await?;
        answered.await.map_err(|_| Refused::Away)?
    }

    async fn ask(&self, table: &TableId, ask: Ask) -> Result<(), Refused> {
        let actor = self.actor(table).await?;
        actor.send(ask).await.map_err(|_| Refused::Away)
    }

    async fn actor(&self, table: &TableId) -> Result<mpsc::Sender<Ask>, Refused> {
        let there = || lock(&self.actors).get(table).filter(|actor| !actor.is_closed()).cloned();
        if let Some(actor) = there() {
            return Ok(actor);
        }
        let _one_at_a_time = self.starting.lock().await;
        if let Some(actor) = there() {
            return Ok(actor);
        }
        let mut actor = Actor::load(self.store.clone(), table).await?;
        if actor.repair().await {
            self.outbox.notify_one();
        }
        let (sender, asks) = mpsc::channel(QUEUE);
        lock(&self.actors).insert(table.clone(), sender.clone());
        // Weak: the map holds the senders, and an actor ends when nobody can ask it any more.
        let (actors, name) = (Arc::downgrade(&self.actors), table.clone());
        let leave = move |asks: &mpsc::Receiver<Ask>| {
            let Some(actors) = actors.upgrade() else { return true };
            let mut actors = lock(&actors);
            // Somebody who holds a sender is about to ask.
            let unused = asks.is_empty() && asks.sender_strong_count() <= 1;
            if unused {
                actors.remove(&name);
            }
            unused
        };
        tokio::spawn(actor.run(asks, IDLE, leave));
        Ok(sender)
    }
}

/// A poisoned map of senders is still a map of senders.
fn lock(actors: &Mutex<Actors>) -> std::sync::MutexGuard<'_, Actors> {
    actors.lock().unwrap_or_else(PoisonError::into_inner)
}
