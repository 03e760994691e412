//! A position of a game that is played on by keys: what the rule tests of every game are written with.

use crate::{Eye, Flow, Phrase, Refusal, Rules, Seat, Seed, Table};

pub struct Position<R: Rules> {
    table: Table<R>,
    events: Vec<R::Event>,
}

impl<R: Rules> Position<R> {
    /// The laws hold.
    pub fn new(state: R) -> Position<R> {
        let table = Table::resume(state, 0).expect("a position that keeps the laws");
        Position { table, events: Vec::new() }
    }

    /// A freshly dealt table.
    pub fn dealt(players: u64, options: &[(&str, &str)], seed: u64) -> Position<R> {
        let options = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        let (table, events) = Table::open(&options, players, Seed::from(seed)).expect("a table");
        Position { table, events }
    }

    /// For what is not a choice: taking back.
    pub fn table(&mut self) -> &mut Table<R> {
        &mut self.table
    }

    pub fn state(&self) -> &R {
        self.table.state()
    }

    pub fn decider(&self) -> Option<Seat> {
        self.state().decider()
    }

    pub fn is_over(&self) -> bool {
        self.decider().is_none()
    }

    /// The keys on offer.
    pub fn menu(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.state().legal(&mut actions);
        actions.into_iter().map(|action| self.state().offer(action).key.to_string()).collect()
    }

    pub fn offers(&self, key: &str) -> bool {
        self.menu().iter().any(|other| other == key)
    }

    /// Why this key is not offered, as the id of the reason.
    #[track_caller]
    pub fn why(&self, key: &str) -> String {
        let mut reasons = Vec::new();
        let _ = self.state().candidates(&mut |action, can: Result<(), R::Why>| {
            if let Err(why) = can
                && self.state().offer(action).key.as_str() == key
            {
                reasons.push(R::reason(why).0.id.into_owned());
            }
            Flow::Continue(())
        });
        assert_eq!(reasons.len(), 1, "{key} is withheld {} times; on offer: {:?}", reasons.len(), self.menu());
        reasons.remove(0)
    }

    /// Takes an offer; the laws hold afterwards.
    #[track_caller]
    pub fn choose(&mut self, key: &str) -> &mut Position<R> {
        let (seat, step) = (self.decider().expect("somebody decides"), self.table.step());
        match self.table.choose(seat, step, key) {
            Ok(log) => self.events.extend(log.into_events()),
            Err(Refusal::NoSuchOffer) => panic!("{key} is not on offer, but {:?}", self.menu()),
            Err(why) => panic!("{key}: {why}"),
        }
        self.state().audit().expect("the laws hold");
        self
    }

    /// Takes one offer after another.
    #[track_caller]
    pub fn play(&mut self, keys: &[&str]) -> &mut Position<R> {
        for key in keys {
            self.choose(key);
        }
        self
    }

    /// Points of a seat in a category, as if the game ended now.
    #[track_caller]
    pub fn points(&self, seat: Seat, category: &str) -> i32 {
        let by = &self.state().standings().seats[seat.index()].by;
        by.iter().find(|(name, _)| *name == category).expect("a category").1
    }

    /// The places of the seats if the game ended now.
    pub fn ranks(&self) -> Vec<u8> {
        self.state().standings().seats.iter().map(|score| score.rank).collect()
    }

    /// What everybody was told since the position was set up, as ids.
    pub fn told(&self) -> Vec<String> {
        self.told_to(Eye::Public).into_iter().map(|phrase| phrase.id.into_owned()).collect()
    }

    pub fn told_to(&self, eye: Eye) -> Vec<Phrase> {
        self.events.iter().filter_map(|event| R::tell(event, eye)).collect()
    }
}
