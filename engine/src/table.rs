//! A game in progress. Its steps since the last seal can be taken back.

use crate::protocol::{setup, version};
use crate::{Bundle, Menu, Offer, Pick, SetupError, Tone, Version, Withheld};
use crate::{
    Choice, Decision, Detour, Dice, Everyone, Eye, Fault, Key, Log, OneSeat, Options, Rules, Seat, Seed, Seen,
};
use thiserror::Error;

/// Why a press was refused. The table is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error("the game has moved on since this was offered")]
    Stale,
    #[error("it is not this seat's decision")]
    NotYours,
    #[error("this is not among the offers")]
    NoSuchOffer,
    #[error("the game is over")]
    Over,
    #[error("there is nothing to take back")]
    Sealed,
    #[error("the rules engine found a fault: {0}")]
    Fault(#[from] Fault),
}

#[derive(Clone)]
pub struct Table<R: Rules> {
    state: R,
    /// Grows with every change, even when a step is taken back. Buttons carry it.
    revision: u64,
    /// The states before each step since the last seal, oldest first.
    earlier: Vec<R>,
}

impl<R: Rules> Table<R> {
    /// Opens a table that plays by the newest rules. Returns what happened during the set-up too.
    pub fn open(options: &Options, players: u64, seed: Seed) -> Result<(Self, Vec<R::Event>), SetupError> {
        Table::open_by(version::newest(R::CHANGES), options, players, seed)
    }

    /// The same by this version of the rules.
    pub fn open_by(
        version: Version,
        options: &Options,
        players: u64,
        seed: Seed,
    ) -> Result<(Self, Vec<R::Event>), SetupError> {
        let options = setup::complete(R::options(), options, version)?;
        let least = R::PLAYERS.iter().copied().min().unwrap_or(1);
        let most = R::PLAYERS.iter().copied().max().unwrap_or(1);
        let seats = u8::try_from(players)
            .ok()
            .filter(|players| R::PLAYERS.contains(players))
            .ok_or(SetupError::Players { asked: players, least, most })?;
        let mut log = Log::new();
        let state = R::deal(R::setup(&options, seats, version)?, seats, Dice::new(seed), &mut log)
            .map_err(|fault| SetupError::Dealing(fault.0))?;
        Ok((Table { state, revision: 0, earlier: Vec::new() }, log.into_events()))
    }

    /// Goes on from a stored or edited state, which must keep every law and offer something.
    pub fn resume(state: R, revision: u64) -> Result<Self, Fault> {
        let (version, newest) = (state.version(), version::newest(R::CHANGES));
        if version < Version::FIRST || version > newest {
            return Err(Fault(format!("version {version} of the rules is not among 1 to {newest}")));
        }
        state.audit()?;
        if let Some(seat) = state.decider() {
            if seat.0 >= state.players() {
                return Err(Fault(format!("seat {} decides, and there is no such seat", seat.0)));
            }
            let mut actions = Vec::new();
            state.legal(&mut actions);
            if actions.is_empty() {
                return Err(Fault("a decision without an offer".to_owned()));
            }
        }
        Ok(Table { state, revision, earlier: Vec::new() })
    }

    /// Puts another state in place of this one, as one step.
    pub fn replace(&mut self, state: R) -> Result<(), Fault> {
        *self = Table::resume(state, self.revision + 1)?;
        Ok(())
    }

    /// The repair that the table may adopt now, and the message that says what it mends. Only between two turns: what
    /// began under one rule does not end under another.
    pub fn repair(&self) -> Option<(Version, &'static str)> {
        version::repair(R::CHANGES, self.state.version()).filter(|_| self.state.between_turns())
    }

    /// Adopts that repair, as one step.
    pub fn adopt(&mut self, version: Version) -> Result<(), Fault> {
        let now = self.state.version();
        if self.repair().is_none_or(|(next, _)| next != version) {
            return Err(Fault(format!("version {version} of the rules is no repair of version {now} at this moment")));
        }
        let mut state = self.state.clone();
        state.adopt(version);
        self.replace(state)
    }

    pub fn state(&self) -> &R {
        &self.state
    }

    pub fn step(&self) -> u64 {
        self.revision
    }

    /// The next decision with its offers; `None` once the game is over.
    pub fn decision(&self) -> Option<Decision> {
        let seat = self.state.decider()?;
        let mut actions = Vec::new();
        self.state.legal(&mut actions);
        let choice = |action| self.choice(seat, self.state.offer(action), &[action]);
        Some(Decision {
            step: self.revision,
            seat,
            prompt: self.state.prompt(),
            choices: actions.into_iter().map(choice).collect(),
            pick: None,
            detour: None,
        })
    }

    /// The next decision as a person takes it: what belongs together is one choice.
    pub fn menu(&self) -> Option<Decision> {
        let seat = self.state.decider()?;
        let Menu { bundles, pick, detour } = self.state.menu();
        let detour = detour.map(|(offer, hint, actions)| Detour {
            offer,
            hint,
            choices: actions.iter().map(|&action| self.choice(seat, self.state.offer(action), &[action])).collect(),
        });
        let choice = |Bundle { offer, actions }| self.choice(seat, offer, &actions);
        let mut choices: Vec<Choice> = match &pick {
            // Whatever is picked, it is as final as the whole pick.
            Some(pick) => {
                let seals = self.pick_seals(seat, &bundles, pick.of);
                bundles.into_iter().map(|bundle| Choice { offer: bundle.offer, then: Vec::new(), seals }).collect()
            }
            None => bundles.into_iter().map(choice).collect(),
        };
        let stop = pick.as_ref().and_then(|pick| pick.stop);
        choices.extend(stop.map(|stop| self.choice(seat, self.state.offer(stop), &[stop])));
        // What declines or ends stands apart, after everything that is numbered.
        choices.sort_by_key(|choice| match choice.offer.tone {
            Tone::Plain => 0,
            Tone::Less => 1,
            Tone::Finish => 2,
        });
        Some(Decision {
            step: self.revision,
            seat,
            prompt: self.state.prompt(),
            choices,
            pick: pick.map(|pick| pick.of),
            detour,
        })
    }

    fn pick_seals(&self, seat: Seat, bundles: &[Bundle<R::Action>], pick: Pick) -> bool {
        let mut copy = self.clone();
        let some: Vec<Key> = bundles.iter().take(pick.least.max(1).into()).map(|bundle| bundle.offer.key).collect();
        let some: Vec<&str> = some.iter().map(Key::as_str).collect();
        copy.take_all(seat, self.revision, &some).is_err() || !copy.can_undo()
    }

    /// How many things the next decision lets one pick at once, if more than one.
    pub fn pick(&self) -> Option<Pick> {
        self.state.menu().pick.map(|pick| pick.of)
    }

    /// What the one who decides is not offered, and why.
    pub fn withheld(&self) -> Vec<Withheld> {
        if self.state.decider().is_some() { self.state.withheld() } else { Vec::new() }
    }

    /// Takes one of the offers and returns what happened. After a refusal nothing has changed.
    pub fn choose(&mut self, seat: Seat, step: u64, key: &str) -> Result<Log<R::Event>, Refusal> {
        self.take(seat, step, key).map(|taken| taken.log)
    }

    /// The same, with all there is to know about it.
    pub fn take(&mut self, seat: Seat, step: u64, key: &str) -> Result<Taken<R>, Refusal> {
        self.may_choose(seat, step)?;
        self.take_each(seat, &[key])
    }

    /// Takes several offers as one step, in any order where they are picked from one list.
    pub fn take_all(&mut self, seat: Seat, step: u64, keys: &[&str]) -> Result<Taken<R>, Refusal> {
        self.may_choose(seat, step)?;
        let keys = self.in_order(keys)?;
        self.take_each(seat, &keys.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// These keys one after the other, as one step.
    pub fn take_in_order(&mut self, seat: Seat, step: u64, keys: &[&str]) -> Result<Taken<R>, Refusal> {
        self.may_choose(seat, step)?;
        self.take_each(seat, keys)
    }

    /// Keys that are picked from one list, in the order of the rules. Alike ones are told apart by what follows a `~`. A
    /// pick that may end early ends with the last of them.
    pub fn in_order(&self, keys: &[&str]) -> Result<Vec<String>, Refusal> {
        let as_they_are = || keys.iter().map(|&key| key.to_owned()).collect();
        let Menu { bundles, pick: Some(pick), .. } = self.state.menu() else { return Ok(as_they_are()) };
        let stop = pick.stop.map(|stop| key_of(&self.state, stop));
        if let ([key], Some(stop)) = (keys, stop)
            && stop.as_str() == *key
        {
            return Ok(as_they_are());
        }
        if keys.len() < pick.of.least.into() || keys.len() > pick.of.most.into() {
            return Err(Refusal::NoSuchOffer);
        }
        // Each thing once: of alike ones the first that is still there.
        let mut left: Vec<Option<Key>> = bundles.iter().map(|bundle| Some(bundle.offer.key)).collect();
        let mut places = Vec::with_capacity(keys.len());
        for key in keys {
            let name = key.split('~').next();
            let place = left.iter().position(|key| key.as_ref().map(Key::as_str) == name);
            let place = place.ok_or(Refusal::NoSuchOffer)?;
            left[place] = None;
            places.push(place);
        }
        places.sort_unstable();
        let stop = stop.filter(|_| keys.len() < pick.of.most.into());
        let sorted = places.into_iter().map(|place| bundles[place].offer.key).chain(stop);
        Ok(sorted.map(|key| key.to_string()).collect())
    }

    /// These keys one after the other, as one step. One that has resolved itself meanwhile is passed over.
    fn take_each(&mut self, seat: Seat, keys: &[&str]) -> Result<Taken<R>, Refusal> {
        let mut log = Log::new();
        let (mut state, mut chosen, mut tone, mut sealed) = (self.state.clone(), Vec::new(), Tone::Plain, false);
        let mut passed = 0;
        for key in keys {
            if passes(&log, &mut passed, key) {
                continue;
            }
            if state.decider() != Some(seat) {
                return Err(Refusal::NoSuchOffer);
            }
            let (action, offer) = find(&state, key).ok_or(Refusal::NoSuchOffer)?;
            let before = state.clone();
            state.resolve(action, &mut log)?;
            sealed |= sealed_between(&before, &state, seat);
            chosen.push(offer.key);
            tone = offer.tone;
        }
        if chosen.is_empty() {
            return Err(Refusal::NoSuchOffer);
        }
        let before = std::mem::replace(&mut self.state, state);
        if sealed {
            self.earlier.clear();
        } else {
            self.earlier.push(before);
        }
        self.revision += 1;
        Ok(Taken { log, chosen, tone })
    }

    fn may_choose(&self, seat: Seat, step: u64) -> Result<(), Refusal> {
        match self.state.decider() {
            None => Err(Refusal::Over),
            Some(decider) if decider != seat => Err(Refusal::NotYours),
            Some(_) if step != self.revision => Err(Refusal::Stale),
            Some(_) => Ok(()),
        }
    }

    /// Takes the last step back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.may_take_back(seat)?;
        self.state = self.earlier.pop().ok_or(Refusal::Sealed)?;
        self.revision += 1;
        Ok(())
    }

    /// Takes back everything since the last seal.
    pub fn restart_turn(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.may_take_back(seat)?;
        self.state = self.earlier.drain(..).next().ok_or(Refusal::Sealed)?;
        self.revision += 1;
        Ok(())
    }

    pub fn can_undo(&self) -> bool {
        !self.earlier.is_empty()
    }

    pub fn public_view(&self) -> Seen<Everyone, R::View> {
        Seen::by(Everyone, self.state.view(Eye::Public))
    }

    pub fn view_of(&self, seat: Seat) -> Seen<OneSeat, R::View> {
        Seen::by(OneSeat(seat), self.state.view(Eye::Seat(seat)))
    }

    pub(crate) fn redeal(&mut self, eye: Eye, dice: Dice) {
        self.state.redeal(eye, dice);
        self.earlier.clear();
    }

    pub(crate) fn reshuffle(&mut self, dice: Dice) {
        self.state.reshuffle(dice);
        self.earlier.clear();
    }

    fn may_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        match self.state.decider() {
            // Whatever ended the game also handed over, so it was sealed.
            None => Err(Refusal::Sealed),
            Some(decider) if decider != seat => Err(Refusal::NotYours),
            Some(_) => Ok(()),
        }
    }

    /// These actions as one choice. Whether it makes the steps so far final is found by doing it on a copy.
    fn choice(&self, seat: Seat, offer: Offer, actions: &[R::Action]) -> Choice {
        if let [action] = actions {
            let mut copy = self.state.clone();
            let done = copy.resolve(*action, &mut Log::silent());
            let seals = done.is_err() || sealed_between(&self.state, &copy, seat);
            return Choice { offer, then: Vec::new(), seals };
        }
        let (mut copy, mut then, mut seals) = (self.state.clone(), Vec::new(), false);
        let (mut log, mut passed) = (Log::new(), 0);
        for (row, &action) in actions.iter().enumerate() {
            let key = key_of(&copy, action);
            let resolved = row > 0 && passes(&log, &mut passed, key.as_str());
            if row > 0 {
                then.push(key);
            }
            if resolved {
                continue;
            }
            let before = copy.clone();
            let done = copy.resolve(action, &mut log);
            seals |= done.is_err() || sealed_between(&before, &copy, seat);
        }
        Choice { offer, then, seals }
    }
}

/// What came of a choice.
pub struct Taken<R: Rules> {
    pub log: Log<R::Event>,
    /// What was chosen, in the order of the rules and without what resolved itself.
    pub chosen: Vec<Key>,
    /// Of the last of them.
    pub tone: Tone,
}

/// Whether a key has resolved itself meanwhile, after those that were passed over before.
pub(crate) fn passes<E>(log: &Log<E>, passed: &mut usize, key: &str) -> bool {
    let resolved = log.keys().iter().skip(*passed).position(|resolved| resolved.as_str() == key);
    *passed += resolved.map_or(0, |at| at + 1);
    resolved.is_some()
}

pub(crate) fn find<R: Rules>(state: &R, key: &str) -> Option<(R::Action, Offer)> {
    let mut actions = Vec::new();
    state.legal(&mut actions);
    let mut offers = actions.into_iter().map(|action| (action, state.offer(action)));
    offers.find(|(_, offer)| offer.key.as_str() == key)
}

pub(crate) fn key_of<R: Rules>(state: &R, action: R::Action) -> Key {
    state.offer(action).key
}

/// A step is final when the dice were read, something hidden from its decider was revealed, or another one decides.
fn sealed_between<R: Rules>(before: &R, after: &R, decider: Seat) -> bool {
    let eye = Eye::Seat(decider);
    after.decider() != Some(decider)
        || after.dice().drawn() != before.dice().drawn()
        || after.unseen(eye) < before.unseen(eye)
}
