//! The protocol.

use super::event::{Event, every_tag};
use super::state::{CARDS_OF_A_GOOD, Crate, Engine, Frame, HAND, MOVES, State, count, deal_hand, draw};
use super::turn::{Action, Why};
use super::view::View;
use crate::{
    Change, Dice, Eye, Fault, Gauge, Key, Kind, Log, Offer, OptionSpec, Options, Phrase, Rules, Seat, SetupError, Spot,
    Standings, Tone, Topic, Values, Version, Withheld,
};

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "length",
        group: "game",
        values: Values::OneOf(&["short", "long"]),
        default: "short",
        formerly: &[],
        only_with: None,
    },
    OptionSpec {
        key: "crates",
        group: "game",
        values: Values::OneOf(&["plain", "rich"]),
        default: "plain",
        formerly: &[],
        only_with: Some(("length", "long")),
    },
    OptionSpec {
        key: "engine",
        group: "game",
        // What is not named is not played in passing.
        values: Values::OneOfOr(&["sound"], "faulty or panicking"),
        default: "sound",
        formerly: &[],
        only_with: None,
    },
];

pub struct Setup {
    version: Version,
    rounds: u8,
    rich: bool,
    engine: Engine,
}

impl Rules for State {
    const KIND: Kind = Kind("test-game");
    const CHANGES: &'static [Change] = &[Change::Repair("tg-repair-crate")];
    const PLAYERS: &'static [u8] = &[2, 3, 4];

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn setup(options: &Options, _players: u8, version: Version) -> Result<Setup, SetupError> {
        let is = |key, value| options.get(key).is_some_and(|given| given == value);
        let engine = match options.get("engine").map_or("sound", String::as_str) {
            "sound" => Engine::Sound,
            "faulty" => Engine::Faulty,
            "panicking" => Engine::Panicking,
            other => {
                let (key, allowed) = ("engine".to_owned(), "sound, faulty or panicking".to_owned());
                return Err(SetupError::BadValue { key, value: other.to_owned(), allowed });
            }
        };
        Ok(Setup { version, rounds: if is("length", "long") { 8 } else { 4 }, rich: is("crates", "rich"), engine })
    }

    fn deal(setup: Setup, players: u8, mut dice: Dice, _log: &mut Log<Event>) -> Result<State, Fault> {
        let mut deck = [CARDS_OF_A_GOOD; 4];
        let hands = (0..players).map(|_| deal_hand(&mut deck, HAND, &mut dice)).collect();
        let crates = (0..players).map_while(|_| draw(&mut deck, &mut dice)).map(|good| Crate { good, open: false });
        let crates = crates.collect();
        let Setup { version, rounds, rich, engine } = setup;
        let agenda = vec![Frame::Turn { left: MOVES }];
        Ok(State { version, rounds, rich, engine, dice, turn: 0, agenda, deck, hands, crates, yard: Vec::new() })
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

    fn legal(&self, out: &mut Vec<Action>) {
        assert!(self.engine != Engine::Panicking || self.turn == 0, "as this table was set up to");
        self.candidates(&mut |candidate| out.extend(candidate.ok()));
    }

    fn resolve(&mut self, action: Action, log: &mut Log<Event>) -> Result<(), Fault> {
        self.act(action, log)?;
        self.run_on(log)
    }

    fn prompt(&self) -> Phrase {
        match self.agenda.last() {
            None => Phrase::new("tg-over"),
            Some(Frame::Turn { left }) => Phrase::new("tg-prompt-turn").number("count", *left),
            Some(Frame::Put { good }) => Phrase::new("tg-prompt-put").name("what", good.name()),
            Some(Frame::Answer { .. }) => Phrase::new("tg-prompt-answer").seat("who", self.active()),
        }
    }

    fn waiting(&self) -> Phrase {
        let active = self.active();
        match self.agenda.last() {
            None => Phrase::new("tg-over"),
            Some(Frame::Turn { .. }) => Phrase::new("tg-wait-turn").seat("who", active),
            Some(Frame::Put { .. }) => Phrase::new("tg-wait-put").seat("who", active),
            Some(Frame::Answer { seat }) => Phrase::new("tg-wait-answer").seat("who", *seat).seat("other", active),
        }
    }

    fn offer(&self, action: Action) -> Offer {
        let offer = |key, label| Offer::new(Key::of(key), label);
        match action {
            Action::Draw => offer(format_args!("draw"), Phrase::new("tg-draw")),
            Action::Open => offer(format_args!("open"), Phrase::new("tg-open")),
            Action::Ask(seat) => offer(format_args!("ask.{}", seat.0), Phrase::new("tg-ask").seat("who", seat)),
            Action::Pick(good) => {
                offer(format_args!("pick.{}", good.key()), Phrase::new("tg-pick").name("what", good.name()))
                    .at(Spot::of(format_args!("hand.{}", good.key())))
            }
            Action::Finish => offer(format_args!("finish"), Phrase::new("tg-finish")).tone(Tone::Finish),
            Action::Put(cell) => {
                let (row, column) = (cell.row() + 1, cell.column() + 1);
                let label = Phrase::new("tg-cell").number("row", row).number("column", column);
                let offer = offer(format_args!("put.{row}-{column}"), label)
                    .group(Phrase::new("tg-row").number("row", row))
                    .at(Spot::of(format_args!("yard.{row}-{column}")));
                match self.agenda.last() {
                    Some(Frame::Put { good }) => {
                        offer.hint(Phrase::new("tg-hint-points").number("count", self.neighbours(cell, *good)))
                    }
                    _ => offer,
                }
            }
            Action::Give(good) => {
                offer(format_args!("give.{}", good.key()), Phrase::new("tg-give").name("what", good.name()))
            }
        }
    }

    fn withheld(&self) -> Vec<Withheld> {
        let mut withheld = Vec::new();
        self.candidates(&mut |candidate| {
            let Err((action, why)) = candidate else { return };
            let (why, rule) = match why {
                Why::NoMovesLeft => (Phrase::new("tg-why-moves"), "turn"),
                Why::DeckIsEmpty => (Phrase::new("tg-why-deck"), "turn"),
                Why::CrateIsOpen => (Phrase::new("tg-why-crate"), "crate"),
                Why::NothingToGive(seat) => (Phrase::new("tg-why-nothing-to-give").seat("who", seat), "turn"),
                Why::NotInHand => (Phrase::new("tg-why-not-in-hand"), "turn"),
                Why::Occupied => (Phrase::new("tg-why-occupied"), "yard"),
            };
            withheld.push(Withheld { label: self.offer(action).label, why, rule });
        });
        withheld
    }

    fn view(&self, eye: Eye) -> View {
        self.look(eye)
    }

    fn gauges(&self, eye: Eye, seat: Seat) -> Vec<Gauge> {
        let points = self.estimate(eye).seats[seat.index()].total;
        let cards = count(self.hands[seat.index()]);
        vec![Gauge { name: "cards", value: cards.into() }, Gauge { name: "points", value: points.into() }]
    }

    fn tell(event: &Event, eye: Eye) -> Option<Phrase> {
        event.tell(eye)
    }

    fn topics() -> Vec<Topic> {
        let topic = |id: &str| Topic {
            id: id.to_owned(),
            title: Phrase::new(format!("tg-topic-{id}")),
            text: Phrase::new(format!("tg-topic-{id}-text")),
        };
        ["turn", "crate", "yard", "end"].map(topic).into()
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn unseen(&self, eye: Eye) -> u32 {
        let hands = Seat::all(self.seats()).filter(|&seat| !self.hand_is_open(eye, seat));
        let hands: u32 = hands.map(|seat| count(self.hands[seat.index()])).sum();
        let crates = Seat::all(self.seats()).filter(|&seat| !self.crate_is_open(seat)).count() as u32;
        count(self.deck) + hands + crates
    }

    fn redeal(&mut self, eye: Eye, dice: Dice) {
        self.deal_again(eye, dice);
    }

    fn reshuffle(&mut self, dice: Dice) {
        self.dice = dice;
    }

    fn estimate(&self, eye: Eye) -> Standings {
        let known = |seat| self.hand_is_open(eye, seat) && self.crate_is_open(seat);
        let crates = |seat| if known(seat) { self.crate_points(seat) } else { 0 };
        Standings::shared(
            Seat::all(self.seats())
                .map(|seat| vec![("yard", self.yard_points(seat)), ("crate", crates(seat))])
                .collect(),
        )
    }

    fn standings(&self) -> Standings {
        let by = |seat| vec![("yard", self.yard_points(seat)), ("crate", self.crate_points(seat))];
        Standings::shared(Seat::all(self.seats()).map(by).collect())
    }

    fn audit(&self) -> Result<(), Fault> {
        self.check()
    }

    fn turns(&self, seat: Seat) -> u32 {
        self.turn / u32::from(self.seats()) + u32::from(seat <= self.active())
    }

    fn tallies(&self) -> Vec<(&'static str, f64)> {
        vec![("placed", self.yard.len() as f64 / f64::from(self.seats()))]
    }

    fn exercised(event: &Event, tags: &mut Vec<String>) {
        tags.push(event.tag());
    }

    fn to_exercise() -> Vec<String> {
        every_tag()
    }
}
