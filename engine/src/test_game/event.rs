//! What happened, and how it reads to whom.

use super::state::{Cell, Good};
use crate::{Eye, Phrase, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Drew { seat: Seat, good: Good },
    Opened { seat: Seat, good: Good },
    Asked { seat: Seat, other: Seat },
    Gave { from: Seat, to: Seat, good: Good },
    Put { seat: Seat, good: Good, cell: Cell },
    Forced,
    Finished { seat: Seat },
    Ended(Ending),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Deck,
    Rounds,
}

impl Event {
    pub(super) fn tell(self, eye: Eye) -> Option<Phrase> {
        Some(match self {
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

    pub(super) fn tag(self) -> String {
        match self {
            Event::Drew { good, .. } => format!("draw:{}", good.key()),
            Event::Opened { good, .. } => format!("open:{}", good.key()),
            Event::Asked { .. } => "ask".to_owned(),
            Event::Gave { good, .. } => format!("give:{}", good.key()),
            Event::Put { good, .. } => format!("put:{}", good.key()),
            Event::Forced => "forced".to_owned(),
            Event::Finished { .. } => "finish".to_owned(),
            Event::Ended(Ending::Deck) => "end:deck".to_owned(),
            Event::Ended(Ending::Rounds) => "end:rounds".to_owned(),
        }
    }
}

pub(super) fn every_tag() -> Vec<String> {
    let of_goods = ["draw", "open", "give", "put"].iter().flat_map(|verb| Good::ALL.map(|good| (verb, good)));
    let of_goods = of_goods.map(|(verb, good)| format!("{verb}:{}", good.key()));
    let whys = ["moves", "deck", "crate", "nothing-to-give", "not-in-hand", "occupied"];
    let whys = whys.iter().map(|why| format!("why:tg-why-{why}"));
    let others = ["ask", "forced", "finish", "end:deck", "end:rounds"].map(str::to_owned);
    of_goods.chain(whys).chain(others).collect()
}
