//! The rules of a game, as far as playing needs them.

use super::decision::{Bundle, Flow, Gauge, Menu, Offer, Put, Task, Topic, Withheld};
use super::dice::Dice;
use super::eye::Eye;
use super::fault::Fault;
use super::key::Spot;
use super::log::Log;
use super::news::{News, Weight};
use super::phrase::Phrase;
use super::seat::Seat;
use super::setup::{OptionSpec, Options, SetupError};
use super::standings::Standings;
use super::version::{Change, Version};
use serde::{Serialize, de::DeserializeOwned};

/// The name of a game on the command line and in storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind(pub &'static str);

pub trait Rules: Sized + Clone + Serialize + DeserializeOwned + Send + 'static {
    const KIND: Kind;
    /// What each version of the rules after the first has changed, the second version first.
    const CHANGES: &'static [Change];
    const PLAYERS: &'static [u8];
    /// Whether players hold something that the others do not see.
    const HANDS: bool;

    /// The options of a table, parsed.
    type Setup;
    type Action: Copy + PartialEq + std::fmt::Debug;
    /// Why something is not offered.
    type Why;
    type Event: Clone + Send;
    type View: Serialize;

    fn options() -> &'static [OptionSpec];
    /// Parses a complete set of options, for a table that plays by this version of the rules.
    fn setup(options: &Options, players: u8, version: Version) -> Result<Self::Setup, SetupError>;
    fn deal(setup: Self::Setup, players: u8, dice: Dice, log: &mut Log<Self::Event>) -> Result<Self, Fault>;

    /// The version of the rules that the table plays by.
    fn version(&self) -> Version;
    /// Whether a turn has ended and nothing of the next one is pending yet.
    fn between_turns(&self) -> bool;
    /// Plays on by the next version, which is a repair.
    fn adopt(&mut self, version: Version);

    fn players(&self) -> u8;
    /// Who decides next. `None`: the game is over.
    fn decider(&self) -> Option<Seat>;
    /// Every candidate of the next decision, none of them twice, in a canonical order.
    fn candidates<P: Put<Self::Action, Self::Why>>(&self, put: &mut P) -> Flow;
    /// The legal ones among the candidates. Appends to `out`.
    #[inline]
    fn legal(&self, out: &mut Vec<Self::Action>) {
        if self.decider().is_none() {
            return;
        }
        let _ = self.candidates(&mut |action, can: Result<(), Self::Why>| {
            if can.is_ok() {
                out.push(action);
            }
            Flow::Continue(())
        });
    }
    /// The others, and why they are not offered.
    fn withheld(&self) -> Vec<Withheld> {
        let mut withheld = Vec::new();
        let _ = self.candidates(&mut |action, can: Result<(), Self::Why>| {
            if let Err(why) = can
                && !Self::is_about_order(&why)
            {
                let (why, rule) = Self::reason(why);
                withheld.push(Withheld { label: self.offer(action).label, why, rule });
            }
            Flow::Continue(())
        });
        withheld
    }
    /// Does one of the legal actions, then whatever follows from it, up to the next decision. After a fault the
    /// state is useless: callers work on a copy.
    fn resolve(&mut self, action: Self::Action, log: &mut Log<Self::Event>) -> Result<(), Fault>;

    /// The question, put to the player who decides.
    fn prompt(&self) -> Phrase;
    /// The same for those who wait. Gives away nothing that is hidden from them.
    fn waiting(&self) -> Phrase;
    fn offer(&self, action: Self::Action) -> Offer;
    /// The same decision as a person takes it; never asked for by programs that play.
    fn menu(&self) -> Menu<Self::Action> {
        let mut actions = Vec::new();
        self.legal(&mut actions);
        Menu::of(actions.into_iter().map(|action| Bundle::one(self.offer(action), action)).collect())
    }
    /// The parts of what the decider is at, if a turn has such: done, to be done now, still to come. What was chosen is
    /// known from what she was told of her turn so far.
    fn tasks(&self, _told: &[News]) -> Vec<Task> {
        Vec::new()
    }
    /// A reason in words, and the rules topic to read.
    fn reason(why: Self::Why) -> (Phrase, &'static str);
    /// Whether this is only about the order in which the rules ask for things: whoever picks them all at once never meets it.
    fn is_about_order(_why: &Self::Why) -> bool {
        false
    }

    /// The only way out for state.
    fn view(&self, eye: Eye) -> Self::View;
    /// Numbers for the panel: money, points so far, …
    fn gauges(&self, eye: Eye, seat: Seat) -> Vec<Gauge>;
    /// Whether no draw can change this number, neither by itself nor by what follows from it.
    fn is_steady(_gauge: &str) -> bool {
        false
    }
    /// The event as this eye may hear of it; `None` if it may not.
    fn tell(event: &Self::Event, eye: Eye) -> Option<Phrase>;
    fn weight(_: &Self::Event) -> Weight {
        Weight::Usual
    }
    /// Where this seat stands, in a few words.
    fn whereabouts(&self, _: Seat) -> Option<Phrase> {
        None
    }
    /// How far the end is, once it is near.
    fn nearing(&self) -> Option<Phrase> {
        None
    }
    /// Every rules topic: the sections of the rules text and the tiles.
    fn topics() -> Vec<Topic>;
    /// The topic of what stands at a place of the picture now.
    fn topic_at(&self, _: &Spot) -> Option<String> {
        None
    }

    fn dice(&self) -> &Dice;
    /// How many pieces lie hidden from this eye. A step after which there are fewer has revealed something.
    fn unseen(&self, eye: Eye) -> u32;
    /// Deals what this eye cannot know again, with other dice. Nothing it sees may change.
    fn redeal(&mut self, eye: Eye, dice: Dice);
    /// All chance comes from these dice from now on. What anybody has seen stays.
    fn reshuffle(&mut self, dice: Dice);

    /// Points so far, counting only what this eye knows.
    fn estimate(&self, eye: Eye) -> Standings;
    /// The standings if the game ended now; the final ones once it is over.
    fn standings(&self) -> Standings;
    /// Checks the conservation laws.
    fn audit(&self) -> Result<(), Fault>;

    /// How many turns this seat has begun.
    fn turns(&self, seat: Seat) -> u32;
}
