//! How events read, to whom.

use crate::test_game::state::{Ending, Event};
use crate::{Eye, Phrase};

pub fn event(event: Event, eye: Eye) -> Option<Phrase> {
    Some(match event {
        Event::Drew { seat, good } if eye.is(seat) => {
            Phrase::new("tg-drew-this").seat("who", seat).name("what", good.name())
        }
        Event::Drew { seat, .. } => Phrase::new("tg-drew").seat("who", seat),
        Event::Opened { seat, good } => Phrase::new("tg-opened").seat("who", seat).name("what", good.name()),
        Event::Asked { seat, other } => Phrase::new("tg-asked").seat("who", seat).seat("other", other),
        Event::Gave { from, to, good } if eye.is(from) || eye.is(to) => {
            Phrase::new("tg-gave-this").seat("who", from).seat("other", to).name("what", good.name())
        }
        Event::Gave { from, to, .. } => Phrase::new("tg-gave").seat("who", from).seat("other", to),
        Event::Put { seat, good, cell } => Phrase::new("tg-put")
            .seat("who", seat)
            .name("what", good.name())
            .number("row", cell.row() + 1)
            .number("column", cell.column() + 1),
        // That an answer was forced would tell what the hand looks like.
        Event::Forced => return None,
        Event::Finished { seat } => Phrase::new("tg-finished").seat("who", seat),
        Event::Ended(Ending::Deck) => Phrase::new("tg-ended-deck"),
        Event::Ended(Ending::Rounds) => Phrase::new("tg-ended-rounds"),
    })
}
