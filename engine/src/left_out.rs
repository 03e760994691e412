//! What a menu does not offer, and why.

use crate::{Choice, Decision, Key, Phrase, Rules, Table, Withheld};

impl<R: Rules> Table<R> {
    /// What the menu does not offer and why, also among the decisions that it takes as one. What is withheld in one of them
    /// and offered in another is on offer. A choice that seals is not tried.
    pub fn left_out(&self, menu: &Decision) -> Vec<Withheld> {
        let mut withheld = self.withheld();
        let detour = menu.detour.iter().flat_map(|detour| &detour.choices);
        let mut offered: Vec<Phrase> = menu.choices.iter().chain(detour).map(|one| one.offer.label.clone()).collect();
        let mut tried: Vec<Key> = Vec::new();
        let whole = |choice: &&Choice| !choice.then.is_empty() && !choice.seals;
        for key in menu.choices.iter().filter(whole).map(|choice| choice.offer.key) {
            if tried.contains(&key) {
                continue;
            }
            tried.push(key);
            let mut then = self.clone();
            if then.choose(menu.seat, menu.step, key.as_str()).is_ok() && then.state().decider() == Some(menu.seat) {
                withheld.extend(then.withheld());
                let decision = then.decision();
                offered.extend(decision.into_iter().flat_map(|next| next.choices).map(|one| one.offer.label));
            }
        }
        withheld.retain(|one| !offered.contains(&one.label));
        withheld
    }
}
