//! The protocol every game follows. No noun of any game appears here.

use crate::{
    AnyView, Change, Dice, Eye, Gauge, Log, Offer, OptionSpec, Options, Phrase, Seat, SetupError, Standings, Topic,
    Version, Withheld,
};
use serde::{Serialize, de::DeserializeOwned};
use thiserror::Error;

/// The name of a game on the command line and in storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind(pub &'static str);

/// Something that cannot happen has happened: the state breaks a law, or an action came from another decision. The
/// text is for engineers.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Fault(pub String);

pub trait Rules: Sized + Clone + Serialize + DeserializeOwned + Send + 'static {
    const KIND: Kind;
    /// What each version of the rules after the first has changed, the second version first.
    const CHANGES: &'static [Change];
    const PLAYERS: &'static [u8];

    /// The options of a table, understood.
    type Setup;
    type Action: Copy + PartialEq + std::fmt::Debug;
    type Event: Clone + Send;
    type View: Serialize + Into<AnyView>;

    fn options() -> &'static [OptionSpec];
    /// Understands a complete set of options, for a table that plays by this version of the rules.
    fn setup(options: &Options, players: u8, version: Version) -> Result<Self::Setup, SetupError>;
    fn deal(setup: Self::Setup, players: u8, dice: Dice, log: &mut Log<Self::Event>) -> Result<Self, Fault>;

    /// The version of the rules that the table plays by.
    fn version(&self) -> Version;
    /// Whether a turn has ended and nothing of the next one is pending yet.
    fn between_turns(&self) -> bool;
    /// Goes on by the next version, which is a repair.
    fn adopt(&mut self, version: Version);

    fn players(&self) -> u8;
    /// Who decides next. `None`: the game is over.
    fn decider(&self) -> Option<Seat>;
    /// The legal actions, none of them twice, in a canonical order. Appends to `out`.
    fn legal(&self, out: &mut Vec<Self::Action>);
    /// Does one of the legal actions, then whatever follows from it, up to the next decision. After a fault the
    /// state is of no use any more: callers work on a copy.
    fn resolve(&mut self, action: Self::Action, log: &mut Log<Self::Event>) -> Result<(), Fault>;

    /// What is asked, said to the one who decides.
    fn prompt(&self) -> Phrase;
    /// What is asked, said to those who wait. Tells nothing that is hidden from them.
    fn waiting(&self) -> Phrase;
    fn offer(&self, action: Self::Action) -> Offer;
    fn withheld(&self) -> Vec<Withheld>;

    /// The only way out for state.
    fn view(&self, eye: Eye) -> Self::View;
    /// Numbers for the panel: money, points so far, …
    fn gauges(&self, eye: Eye, seat: Seat) -> Vec<Gauge>;
    /// How an event reads to that eye, if it may know of it.
    fn tell(event: &Self::Event, eye: Eye) -> Option<Phrase>;
    /// Every rules topic: the sections of the rules text and the tiles.
    fn topics() -> Vec<Topic>;

    fn dice(&self) -> &Dice;
    /// How many pieces lie hidden from this eye. A step after which there are fewer has revealed something.
    fn unseen(&self, eye: Eye) -> u32;
    /// Deals anew, with other dice, what this eye cannot know. Nothing the eye sees may change by it.
    fn redeal(&mut self, eye: Eye, dice: Dice);
    /// Whatever comes by chance from now on comes from these dice. What anybody has seen stays.
    fn reshuffle(&mut self, dice: Dice);

    /// Points so far, counting only what this eye knows.
    fn estimate(&self, eye: Eye) -> Standings;
    /// The standings if the game ended now; the final ones once nobody decides any more.
    fn standings(&self) -> Standings;
    /// Checks the conservation laws.
    fn audit(&self) -> Result<(), Fault>;

    /// How many turns this seat has begun.
    fn turns(&self, seat: Seat) -> u32;
    /// What is telling about a finished game, as numbers a player (for `simulate`).
    fn tallies(&self) -> Vec<(&'static str, f64)>;
    /// Tags of what an event exercised (tiles, cards, verbs, endings), for the coverage test.
    fn exercised(event: &Self::Event, tags: &mut Vec<String>);
    /// Every tag that play has to exercise sooner or later.
    fn to_exercise() -> Vec<String>;
    /// Gives everybody more than random play ever earns, within the laws, so that it reaches what costs much.
    fn enrich(&mut self) {}
}
