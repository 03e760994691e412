//! A game in progress. Its steps since the last seal can be taken back.

use crate::protocol::{setup, version};
use crate::{Choice, Decision, Dice, Everyone, Eye, Fault, Key, Log, OneSeat, Options, Rules, Seat, Seed, Seen};
use crate::{SetupError, Tone, Version, Withheld};
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
        let choices = actions
            .into_iter()
            .map(|action| Choice { offer: self.state.offer(action), seals: self.seals(seat, action) })
            .collect();
        Some(Decision { step: self.revision, seat, prompt: self.state.prompt(), choices })
    }

    /// What the one who decides is not offered, and why.
    pub fn withheld(&self) -> Vec<Withheld> {
        if self.state.decider().is_some() { self.state.withheld() } else { Vec::new() }
    }

    /// Takes one of the offers and returns what happened. After a refusal nothing has changed.
    pub fn choose(&mut self, seat: Seat, step: u64, key: &str) -> Result<Log<R::Event>, Refusal> {
        self.take(seat, step, key).map(|(log, _)| log)
    }

    /// The same, with the tone of the offer.
    pub fn take(&mut self, seat: Seat, step: u64, key: &str) -> Result<(Log<R::Event>, Tone), Refusal> {
        let decider = self.state.decider().ok_or(Refusal::Over)?;
        if seat != decider {
            return Err(Refusal::NotYours);
        }
        if step != self.revision {
            return Err(Refusal::Stale);
        }
        let (action, tone) = self.find(key).ok_or(Refusal::NoSuchOffer)?;
        let mut log = Log::new();
        let mut next = self.state.clone();
        next.resolve(action, &mut log)?;
        let sealed = sealed_between(&self.state, &next, decider);
        let before = std::mem::replace(&mut self.state, next);
        if sealed {
            self.earlier.clear();
        } else {
            self.earlier.push(before);
        }
        self.revision += 1;
        Ok((log, tone))
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

    fn find(&self, key: &str) -> Option<(R::Action, Tone)> {
        let mut actions = Vec::new();
        self.state.legal(&mut actions);
        let mut offers = actions.into_iter().map(|action| (action, self.state.offer(action)));
        offers.find(|(_, offer)| offer.key.as_str() == key).map(|(action, offer)| (action, offer.tone))
    }

    /// Would this action make the steps so far final? Found by doing it on a copy.
    fn seals(&self, seat: Seat, action: R::Action) -> bool {
        let mut copy = self.state.clone();
        copy.resolve(action, &mut Log::silent()).is_err() || sealed_between(&self.state, &copy, seat)
    }
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
