//! What happens by itself when its time comes: a missed deadline, a thread that goes to sleep.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use crate::core::{Alarm, Core, Shared, stopped};
use crate::id::Id;
use crate::offence::Offence;
use crate::world::interaction::{ACKNOWLEDGE_MS, State};

impl Core {
    /// Sets the alarms of a world that was just read from the data folder.
    pub fn set_all_alarms(&mut self) {
        for one in self.world.interactions.values().filter(|one| one.state == State::Waiting) {
            self.alarms.set(one.made_ms + ACKNOWLEDGE_MS + 1, Alarm::Deadline(one.id));
        }
        for channel in self.world.channels.values() {
            if let Some(due) = channel.archive_due_ms() {
                self.alarms.set(due, Alarm::Archive(channel.id));
            }
        }
    }

    /// Does everything that is due.
    pub fn ring(&mut self) {
        let now = self.now_ms();
        while let Some(alarm) = self.alarms.due(now) {
            match alarm {
                Alarm::Deadline(id) => self.miss_deadline(id, now),
                Alarm::Archive(id) => self.fall_asleep(id, now),
            }
        }
    }

    fn miss_deadline(&mut self, id: Id, now: i64) {
        let Some(interaction) = self.world.interactions.get_mut(&id) else { return };
        if interaction.state != State::Waiting {
            return;
        }
        interaction.state = State::Failed;
        let what = interaction.name.clone().unwrap_or_else(|| "a component".into());
        self.offences.push(Offence {
            at_ms: now,
            place: format!("interaction {id}"),
            status: 0,
            code: 10062,
            message: format!("{what} was not acknowledged within three seconds"),
            errors: None,
            body: Value::Null,
        });
        self.tell_interaction(id);
    }

    fn fall_asleep(&mut self, id: Id, now: i64) {
        let Some(channel) = self.world.channels.get(&id) else { return };
        let Some(due) = channel.archive_due_ms() else { return };
        if due > now {
            // Somebody spoke since: look again later.
            self.alarms.set(due, Alarm::Archive(id));
        } else {
            self.archive(id, true);
        }
    }
}

/// Rings alarms as time passes, until the server stops.
pub async fn keep_ringing(shared: Arc<Shared>) {
    let mut stop = shared.stop.subscribe();
    let (clock, mut turned) = shared.read(|core| (core.clock.clone(), core.clock.turned()));
    loop {
        let next = shared.read(|core| core.alarms.next_ms());
        let wait =
            next.filter(|_| !clock.is_stopped()).map(|at| Duration::from_millis((at - clock.now_ms()).max(0) as u64));
        let until_next = async {
            match wait {
                Some(wait) => tokio::time::sleep(wait).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = stopped(&mut stop) => return,
            () = shared.alarm_set.notified() => {}
            _ = turned.changed() => {}
            () = until_next => {}
        }
        let due = shared.read(|core| core.alarms.next_ms().is_some_and(|at| at <= core.now_ms()));
        if due {
            shared.change(Core::ring);
        }
    }
}
