//! What a step tells.

use crate::{Eye, Key, News, Rules, Seat};

/// A version for each audience.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    pub public: Vec<News>,
    /// By seat.
    pub seats: Vec<Vec<News>>,
    /// The keys that were chosen, in the order of the rules.
    pub chosen: Vec<Key>,
    /// For programs: the keys of the choices that resolved themselves, in order.
    pub resolved: Vec<Key>,
    /// Whether the offer that was taken ends a turn.
    pub finishes: bool,
}

impl Told {
    pub(super) fn of<R: Rules>(events: &[R::Event], resolved: Vec<Key>, players: u8) -> Told {
        let news = |event: &R::Event, eye| Some(News { phrase: R::tell(event, eye)?, weight: R::weight(event) });
        let told = |eye| events.iter().filter_map(|event| news(event, eye)).collect();
        let seats = Seat::all(players).map(|seat| told(Eye::Seat(seat))).collect();
        Told { public: told(Eye::Public), seats, resolved, ..Told::default() }
    }
}
