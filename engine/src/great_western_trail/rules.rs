//! The game behind the protocol of the engine.

use crate::great_western_trail::sight::{View, exercise};
use crate::great_western_trail::speech::reasons::reason;
use crate::great_western_trail::speech::{told, topics};
use crate::great_western_trail::state::charter::{self, Setup};
use crate::great_western_trail::state::{Action, Event, Flow, Frame, State};
use crate::{Change, Dice, Eye, Fault, Gauge, Kind, Log, Offer, OptionSpec, Options, Phrase, Rules, Seat, SetupError};
use crate::{Standings, Topic, Version, Withheld};

impl Rules for State {
    const KIND: Kind = Kind("great-western-trail");
    const CHANGES: &'static [Change] = charter::CHANGES;
    const PLAYERS: &'static [u8] = &[2, 3, 4];

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn options() -> &'static [OptionSpec] {
        &charter::OPTIONS
    }

    fn setup(options: &Options, _players: u8, version: Version) -> Result<Setup, SetupError> {
        charter::understand(options, version)
    }

    fn deal(setup: Setup, players: u8, dice: Dice, log: &mut Log<Event>) -> Result<State, Fault> {
        State::set_up(setup, players, dice, log)
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

    #[inline]
    fn legal(&self, out: &mut Vec<Action>) {
        if !self.over {
            let _ = self.candidates(&mut |action, can: Result<(), _>| {
                if can.is_ok() {
                    out.push(action);
                }
                Flow::Continue(())
            });
        }
    }

    fn resolve(&mut self, action: Action, log: &mut Log<Event>) -> Result<(), Fault> {
        self.act(action, log)?;
        self.settle(log)
    }

    fn prompt(&self) -> Phrase {
        self.ask()
    }

    fn waiting(&self) -> Phrase {
        self.others_wait()
    }

    fn offer(&self, action: Action) -> Offer {
        self.describe(action)
    }

    fn withheld(&self) -> Vec<Withheld> {
        let mut withheld = Vec::new();
        let _ = self.candidates(&mut |action, can: Result<(), _>| {
            if let Err(why) = can {
                let (why, rule) = reason(why);
                withheld.push(Withheld { label: self.describe(action).label, why, rule });
            }
            Flow::Continue(())
        });
        withheld
    }

    fn view(&self, eye: Eye) -> View {
        self.seen_by(eye)
    }

    fn gauges(&self, eye: Eye, seat: Seat) -> Vec<Gauge> {
        self.gauges_of(eye, seat)
    }

    fn tell(event: &Event, eye: Eye) -> Option<Phrase> {
        told::event(event, eye)
    }

    fn topics() -> Vec<Topic> {
        topics::all()
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn unseen(&self, eye: Eye) -> u32 {
        self.hidden_from(eye)
    }

    fn redeal(&mut self, eye: Eye, dice: Dice) {
        self.deal_anew(eye, dice);
    }

    fn reshuffle(&mut self, dice: Dice) {
        self.dice = dice;
    }

    fn estimate(&self, eye: Eye) -> Standings {
        self.score_for(eye)
    }

    fn standings(&self) -> Standings {
        self.score(|_| true)
    }

    fn audit(&self) -> Result<(), Fault> {
        self.check_laws()
    }

    fn turns(&self, seat: Seat) -> u32 {
        self.players.get(seat.index()).map_or(0, |player| player.turns.into())
    }

    fn tallies(&self) -> Vec<(&'static str, f64)> {
        self.tallied()
    }

    fn exercised(event: &Event, tags: &mut Vec<String>) {
        exercise::tags_of(event, tags);
    }

    fn enrich(&mut self) {
        self.make_rich();
    }

    fn to_exercise() -> Vec<String> {
        exercise::every_tag()
    }
}
