//! What a choice leads to, as far as the one who chooses can know it.

use crate::table::{find, passes};
use crate::{Choice, Dice, Eye, Gauge, Log, Phrase, Rules, Seed, Table};

/// How the one who decides would stand after a choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// The numbers that change, and are certain.
    pub gauges: Vec<Gauge>,
    /// Where she would stand, if that changes and is certain.
    pub whereabouts: Option<Phrase>,
    /// Something else depends on chance, or on what is hidden from her.
    pub open: bool,
}

/// Deals that a choice is tried with where chance has a part. None of them is the true one.
const DEALS: u64 = 4;

impl<R: Rules> Table<R> {
    /// What taking this choice of the menu leads to.
    pub fn preview(&self, choice: &Choice) -> Preview {
        let Some(seat) = self.state().decider() else { return Preview::default() };
        let eye = Eye::Seat(seat);
        let now = (self.state().gauges(eye, seat), self.state().whereabouts(seat));
        let after = |mut copy: R| {
            let (drawn, unseen) = (copy.dice().drawn(), copy.unseen(eye));
            let (mut log, mut passed) = (Log::new(), 0);
            for key in choice.keys() {
                if passes(&log, &mut passed, key.as_str()) {
                    continue;
                }
                let (action, _) = find(&copy, key.as_str())?;
                copy.resolve(action, &mut log).ok()?;
            }
            let chance = copy.dice().drawn() != drawn || copy.unseen(eye) < unseen;
            Some(After { gauges: copy.gauges(eye, seat), place: copy.whereabouts(seat), chance })
        };
        // The true dice decide nothing here: a choice that seals is tried with others.
        let dealt = |deal| {
            let mut copy = self.state().clone();
            copy.redeal(eye, Dice::new(Seed::from(deal)));
            copy
        };
        let copies = if choice.seals { (0..DEALS).map(dealt).collect() } else { vec![self.state().clone()] };
        let results: Vec<After> = copies.into_iter().filter_map(after).collect();
        let Some((first, others)) = results.split_first() else { return Preview { open: true, ..Preview::default() } };
        let open = first.chance || others.iter().any(|other| other != first);
        // That a few deals agree proves nothing: where chance has a part, only what it cannot touch is certain.
        let certain = |gauge: &&Gauge| {
            (!open || R::is_steady(gauge.name)) && others.iter().all(|other| other.gauges.contains(gauge))
        };
        let gauges = first.gauges.iter().filter(certain).filter(|gauge| !now.0.contains(gauge)).cloned().collect();
        let place = others.iter().all(|other| other.place == first.place).then(|| first.place.clone()).flatten();
        Preview { gauges, whereabouts: place.filter(|place| Some(place) != now.1.as_ref()), open }
    }
}

/// How she stands after one deal.
#[derive(PartialEq, Eq)]
struct After {
    gauges: Vec<Gauge>,
    place: Option<Phrase>,
    /// The dice were read, or something was revealed.
    chance: bool,
}
