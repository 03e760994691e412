//! What every verb has.

use crate::Flow;
use crate::Phrase;
use crate::great_western_trail::speech::names::Name;
use crate::great_western_trail::state::{Action, Log, Put, State, Why};
use crate::kit::Done;

/// What an effect on a tile does. Its file also holds what it asks and what it offers.
pub trait Verb: Copy {
    /// Whether it can be carried out to its end.
    fn check(self, state: &State) -> Result<(), Why>;
    /// Starts it, once it can be done. An optional one may still be refused.
    fn begin(self, state: &mut State, optional: bool, log: &mut Log) -> Done;
    /// Two or three words, as they stand on a button.
    fn label(self, state: &State) -> Phrase;
    /// What it costs and brings, with its numbers worked out.
    fn hint(self, state: &State) -> Phrase;
    /// A short word for the key of the offer.
    fn key(self) -> Name;
}

/// Offers to go on without, where that is allowed.
pub fn skip<P: Put>(optional: bool, put: &mut P) -> Flow {
    if optional { put(Action::Skip, Ok(())) } else { Flow::Continue(()) }
}
