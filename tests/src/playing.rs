//! A table that is played at random and, if the test fails, prints how to get there again.

use crate::Sitting;
use engine::{AnyTable, Decision, Dice, Seat, Seed, Told, playout};

pub struct Playing {
    pub sitting: Sitting,
    pub table: AnyTable,
    pub keys: Vec<String>,
    picker: Dice,
}

impl Playing {
    pub fn new(sitting: &Sitting) -> Playing {
        let (table, _) = sitting.open();
        let picker = playout::picker(Seed::from(sitting.seed));
        Playing { sitting: sitting.clone(), table, keys: Vec::new(), picker }
    }

    /// The table after these choices.
    pub fn after(sitting: &Sitting, keys: &[String]) -> Playing {
        let mut playing = Playing::new(sitting);
        for key in keys {
            playing.choose(key);
        }
        playing
    }

    /// The key that random play takes here, the same as in [`playout`].
    pub fn pick(&mut self, decision: &Decision) -> String {
        let at = match decision.choices.len() {
            0 => panic!("a decision without an offer"),
            1 => 0,
            n => self.picker.below(n as u32) as usize,
        };
        decision.choices[at].offer.key.to_string()
    }

    /// A number below `n` for whatever else a test leaves to chance.
    pub fn below(&mut self, n: usize) -> usize {
        self.picker.below(n.max(1) as u32) as usize
    }

    pub fn decider(&self) -> Seat {
        self.table.decider().unwrap_or_else(|| panic!("the game is over"))
    }

    pub fn choose(&mut self, key: &str) -> Told {
        let (seat, step) = (self.decider(), self.table.step());
        self.keys.push(key.to_owned());
        match self.table.choose(seat, step, key) {
            Ok(told) => told,
            Err(refusal) => panic!("{key} was refused: {refusal}"),
        }
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("replay: {}", self.sitting.replay(&self.keys));
        }
    }
}
