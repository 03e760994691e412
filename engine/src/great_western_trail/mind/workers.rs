//! What workers are worth.

use super::outlook::Outlook;
use super::weights_table as w;
use crate::great_western_trail::content::*;
use crate::great_western_trail::verbs::hire::hire_cost;

impl Outlook<'_> {
    fn worker_weights(&self, worker: Worker) -> [f32; 3] {
        let row = match worker {
            Worker::Cowboy => w::COWBOY,
            Worker::Craftsman => w::CRAFTSMAN,
            Worker::Engineer => w::ENGINEER,
        };
        [self.weight(row), self.weight(row + 1), self.weight(row + 2)]
    }

    /// One more; `deep` counts what the slot lets one do at once.
    pub fn worker(&self, worker: Worker, deep: bool) -> f32 {
        let count = self.me.workers(worker);
        let [base, lap, each] = self.worker_weights(worker);
        let mut value = base + lap * self.laps + each * f32::from(count);
        if count >= 4 {
            value += self.weight(w::FIFTH_WORKER);
        }
        if self.me.masters.has(Master::Workers) {
            value += 1.0;
        }
        if let Some(effect) = slot_action(worker, count + 1).filter(|effect| deep && self.state.check(effect).is_ok()) {
            value += self.effect(effect, false).max(0.0);
        }
        value
    }

    pub fn worker_lost(&self, worker: Worker) -> f32 {
        let count = self.me.workers(worker);
        let [base, lap, each] = self.worker_weights(worker);
        let fifth = if count >= 5 { self.weight(w::FIFTH_WORKER) } else { 0.0 };
        base + lap * self.laps + each * f32::from(count.saturating_sub(1)) + fifth
    }

    /// The best that can be hired.
    pub fn hire(&self, extra: i8, deep: bool) -> f32 {
        let mut best = 0.0_f32;
        for worker in Worker::ALL.into_iter().filter(|&worker| self.me.workers(worker) < SLOTS) {
            let jobs = self.state.jobs.iter().take(self.state.token as usize).enumerate();
            let rows = jobs.filter(|(_, row)| row.contains(&Some(worker)));
            let Some(cost) = rows.map(|(row, _)| hire_cost(row, extra)).min() else { continue };
            if u16::from(cost) <= self.me.dollars {
                best = best.max(self.worker(worker, deep) - self.dollars(cost));
            }
        }
        best
    }
}
