//! How the time of a turn is shared among its decisions.

use super::thought::Lead;

/// What may be spent on a turn, in any unit. It reads no clock: it is told what was spent.
#[derive(Clone, Debug)]
pub struct Budget {
    whole: f64,
    left: f64,
    turn: Option<u32>,
}

/// Of what is left of a turn, for its next decision: early ones decide more.
const SHARE: f64 = 0.45;
/// No decision gets less than this part of a whole turn.
const LEAST: f64 = 0.02;

impl Budget {
    pub fn of(whole: f64) -> Budget {
        Budget { whole, left: 0.0, turn: None }
    }

    /// A decision of that turn comes up. What an earlier turn saved is there for this one, up to as much again.
    pub fn begin(&mut self, turn: u32) {
        if self.turn != Some(turn) {
            self.turn = Some(turn);
            self.left = self.whole + self.left.clamp(-self.whole, self.whole);
        }
    }

    /// Whether to think on, after this much was spent on the decision. Not when the second cannot become the first any more.
    pub fn allows(&self, spent: f64, lead: Lead) -> bool {
        let most = (self.left * SHARE).max(self.whole * LEAST);
        let each = spent / f64::from(lead.iterations.max(1));
        spent < most && spent + each * f64::from(lead.ahead) <= most
    }

    pub fn spend(&mut self, spent: f64) {
        self.left -= spent;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_ends_with_its_share_or_when_it_is_decided() {
        let mut budget = Budget::of(100.0);
        budget.begin(1);
        let lead = |iterations, ahead| Lead { iterations, ahead };
        assert!(budget.allows(44.0, lead(440, 0)));
        assert!(!budget.allows(45.0, lead(450, 0)));
        assert!(!budget.allows(30.0, lead(300, 151)), "150 more fit in");
        budget.spend(90.0);
        assert!(!budget.allows(5.0, lead(50, 0)));
        budget.begin(1);
        assert!(!budget.allows(5.0, lead(50, 0)), "the turn is the same");
        budget.begin(2);
        assert!(budget.allows(49.0, lead(490, 0)), "10 are left of the turn before");
    }
}
