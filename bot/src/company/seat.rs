//! A computer player at its seat.

use super::processor;
use super::who::Who;
use engine::mind::Budget;
use engine::{AnyTable, AnyThinker, Dice};

pub struct Sitter {
    who: Who,
    thinker: Option<AnyThinker>,
    budget: Budget,
    /// Instead of time, for each decision.
    iterations: Option<u32>,
}

impl Sitter {
    pub fn new(who: Who, iterations: Option<u32>, time: f64) -> Sitter {
        let (thinker, milliseconds) = match who {
            Who::Random => (None, 0.0),
            Who::Mind(player, milliseconds) => (Some(AnyThinker::new(player)), milliseconds),
        };
        Sitter { who, thinker, budget: Budget::of(milliseconds * time), iterations }
    }

    /// The key of what it chooses. `None`: the game is over.
    pub fn choose(&mut self, table: &AnyTable, mut dice: Dice) -> Option<String> {
        let seat = table.decider()?;
        let Some(thinker) = self.thinker.as_mut().filter(|_| self.who != Who::Random) else {
            let choices = table.decision()?.choices;
            let lot = dice.below(choices.len() as u32);
            return choices.get(lot as usize).map(|choice| choice.offer.key.to_string());
        };
        self.budget.begin(table.turns(seat));
        let (budget, began) = (&self.budget, processor::milliseconds());
        let thought = match self.iterations {
            Some(most) => table.think(thinker, dice, &mut |lead| lead.iterations + lead.ahead < most),
            None => table.think(thinker, dice, &mut |lead| budget.allows(processor::milliseconds() - began, lead)),
        };
        self.budget.spend(processor::milliseconds() - began);
        thought.map(|thought| thought.key.to_string())
    }
}
