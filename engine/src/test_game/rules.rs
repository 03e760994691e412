//! The game behind the protocol.

use super::content::{MOVES, count};
use super::setup::{self, Setup};
use super::sight::View;
use super::speech::{reasons, tell, topics};
use super::state::{Action, Event, Frame, State, Why};
use crate::{
    Change, Dice, Eye, Fault, Flow, Gauge, Kind, Log, Offer, OptionSpec, Options, Phrase, Put, Rules, Seat, SetupError,
    Spot, Standings, Topic, Version,
};

impl Rules for State {
    const KIND: Kind = Kind("test-game");
    const CHANGES: &'static [Change] = &[Change::Repair("tg-repair-crate")];
    const PLAYERS: &'static [u8] = &[2, 3, 4];
    const HANDS: bool = true;

    type Setup = Setup;
    type Action = Action;
    type Why = Why;
    type Event = Event;
    type View = View;

    fn options() -> &'static [OptionSpec] {
        setup::OPTIONS
    }

    fn setup(options: &Options, _players: u8, version: Version) -> Result<Setup, SetupError> {
        setup::understand(options, version)
    }

    fn deal(setup: Setup, players: u8, dice: Dice, _log: &mut Log<Event>) -> Result<State, Fault> {
        Ok(State::deal(setup, players, dice))
    }

    fn version(&self) -> Version {
        self.version
    }

    fn between_turns(&self) -> bool {
        self.agenda == [Frame::Turn { left: MOVES }]
    }

    fn adopt(&mut self, version: Version) {
        self.version = version;
    }

    fn players(&self) -> u8 {
        self.seats()
    }

    fn decider(&self) -> Option<Seat> {
        self.agenda.last().map(|frame| match *frame {
            Frame::Turn { .. } | Frame::Put { .. } => self.active(),
            Frame::Answer { seat } => seat,
        })
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

    fn reason(why: Why) -> (Phrase, &'static str) {
        reasons::reason(why)
    }

    fn view(&self, eye: Eye) -> View {
        self.view(eye)
    }

    fn gauges(&self, eye: Eye, seat: Seat) -> Vec<Gauge> {
        let points = self.estimate(eye).seats[seat.index()].total;
        let cards = count(self.hands[seat.index()]);
        vec![Gauge { name: "cards", value: cards.into() }, Gauge { name: "points", value: points.into() }]
    }

    fn tell(event: &Event, eye: Eye) -> Option<Phrase> {
        tell::event(*event, eye)
    }

    fn topics() -> Vec<Topic> {
        topics::all()
    }

    fn topic_at(&self, spot: &Spot) -> Option<String> {
        topics::at(spot).map(str::to_owned)
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
        self.standings()
    }

    fn audit(&self) -> Result<(), Fault> {
        self.audit()
    }

    fn turns(&self, seat: Seat) -> u32 {
        self.turn / u32::from(self.seats()) + u32::from(seat <= self.active())
    }
}
