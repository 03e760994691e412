//! The game behind the protocol of the engine.

use super::sight::View;
use super::speech::{reasons, tell, topics};
use super::state::charter::{self, Setup};
use super::state::{Action, Event, Frame, State, Why};
use crate::{Change, Dice, Eye, Fault, Flow, Gauge, Kind, Log, Menu, Offer, OptionSpec, Options, Phrase, Put, Rules};
use crate::{Seat, SetupError, Spot, Standings, Topic, Version, Weight};

impl Rules for State {
    const KIND: Kind = Kind("pacific-rails");
    const CHANGES: &'static [Change] = charter::CHANGES;
    const PLAYERS: &'static [u8] = &[2, 3, 4];
    const HANDS: bool = false;

    type Setup = Setup;
    type Action = Action;
    type Why = Why;
    type Event = Event;
    type View = View;

    fn options() -> &'static [OptionSpec] {
        &charter::OPTIONS
    }

    fn setup(options: &Options, _players: u8, version: Version) -> Result<Setup, SetupError> {
        charter::understand(options, version)
    }

    fn deal(setup: Setup, players: u8, dice: Dice, log: &mut Log<Event>) -> Result<State, Fault> {
        State::deal(setup, players, dice, log)
    }

    fn version(&self) -> Version {
        self.charter.version
    }

    fn between_turns(&self) -> bool {
        !self.over && self.agenda[..] == [Frame::End, Frame::Turn]
    }

    fn adopt(&mut self, version: Version) {
        self.charter.version = version;
    }

    fn players(&self) -> u8 {
        self.seats()
    }

    /// Gifts and discards may be somebody else's in the middle of a turn.
    fn decider(&self) -> Option<Seat> {
        match self.top() {
            _ if self.over => None,
            Frame::HatGift { seat, .. } | Frame::Discard { seat, .. } => Some(seat),
            _ => Some(self.turn),
        }
    }

    fn candidates<P: Put<Action, Why>>(&self, put: &mut P) -> Flow {
        self.candidates(put)
    }

    fn resolve(&mut self, action: Action, log: &mut Log<Event>) -> Result<(), Fault> {
        self.act(action, log)?;
        self.settle(log)
    }

    fn prompt(&self) -> Phrase {
        self.prompt()
    }

    fn waiting(&self) -> Phrase {
        self.waiting()
    }

    fn offer(&self, action: Action) -> Offer {
        self.offer(action)
    }

    fn menu(&self) -> Menu<Action> {
        self.menu()
    }

    fn reason(why: Why) -> (Phrase, &'static str) {
        reasons::reason(why)
    }

    fn is_about_order(why: &Why) -> bool {
        matches!(why, Why::PassedOver | Why::TooFewAfter)
    }

    fn view(&self, eye: Eye) -> View {
        self.view(eye)
    }

    fn gauges(&self, _eye: Eye, seat: Seat) -> Vec<Gauge> {
        self.gauges(seat)
    }

    fn tell(event: &Event, _eye: Eye) -> Option<Phrase> {
        tell::event(event)
    }

    fn weight(event: &Event) -> Weight {
        tell::weight(event)
    }

    fn whereabouts(&self, seat: Seat) -> Option<Phrase> {
        self.whereabouts(seat)
    }

    fn nearing(&self) -> Option<Phrase> {
        self.nearing()
    }

    fn topics() -> Vec<Topic> {
        topics::all()
    }

    fn topic_at(&self, spot: &Spot) -> Option<String> {
        self.topic_at(spot)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    /// The goals are open, and with them everything is.
    fn unseen(&self, _eye: Eye) -> u32 {
        0
    }

    fn redeal(&mut self, _eye: Eye, dice: Dice) {
        self.dice = dice;
    }

    fn reshuffle(&mut self, dice: Dice) {
        self.dice = dice;
    }

    /// Nothing is hidden.
    fn estimate(&self, _eye: Eye) -> Standings {
        self.standings()
    }

    fn standings(&self) -> Standings {
        self.standings()
    }

    fn audit(&self) -> Result<(), Fault> {
        self.audit()
    }

    fn turns(&self, seat: Seat) -> u32 {
        self.players.get(seat.index()).map_or(0, |player| player.turns.into())
    }
}
