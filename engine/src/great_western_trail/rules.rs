//! The game behind the protocol of the engine.

use crate::great_western_trail::sight::View;
use crate::great_western_trail::speech::{reasons, told, topics, weight};
use crate::great_western_trail::state::charter::{self, Setup};
use crate::great_western_trail::state::{Action, Event, Frame, State, Why};
use crate::{Change, Dice, Eye, Fault, Flow, Gauge, Kind, Log, Menu, News, Offer, OptionSpec, Options, Phrase};
use crate::{Put, Rules, Seat, SetupError, Spot, Standings, Task, Topic, Version, Weight};

impl Rules for State {
    const KIND: Kind = Kind("great-western-trail");
    const CHANGES: &'static [Change] = charter::CHANGES;
    const PLAYERS: &'static [u8] = &[2, 3, 4];
    const HANDS: bool = true;

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
        !self.over && self.agenda == [Frame::Turn]
    }

    fn adopt(&mut self, version: Version) {
        self.charter.version = version;
    }

    fn players(&self) -> u8 {
        self.seats()
    }

    fn decider(&self) -> Option<Seat> {
        (!self.over).then_some(self.turn)
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

    fn tasks(&self, told: &[News]) -> Vec<Task> {
        self.tasks(told)
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

    fn gauges(&self, eye: Eye, seat: Seat) -> Vec<Gauge> {
        self.gauges(eye, seat)
    }

    fn is_steady(gauge: &str) -> bool {
        State::is_steady(gauge)
    }

    fn tell(event: &Event, eye: Eye) -> Option<Phrase> {
        told::event(event, eye)
    }

    fn weight(event: &Event) -> Weight {
        weight::weight(&event.what)
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

    fn unseen(&self, eye: Eye) -> u32 {
        self.unseen(eye)
    }

    fn redeal(&mut self, eye: Eye, dice: Dice) {
        self.redeal(eye, dice);
    }

    fn reshuffle(&mut self, dice: Dice) {
        self.dice = dice;
    }

    fn estimate(&self, eye: Eye) -> Standings {
        self.estimate(eye)
    }

    fn standings(&self) -> Standings {
        self.score(|_| true)
    }

    fn audit(&self) -> Result<(), Fault> {
        self.audit()
    }

    fn turns(&self, seat: Seat) -> u32 {
        self.players.get(seat.index()).map_or(0, |player| player.turns.into())
    }
}
