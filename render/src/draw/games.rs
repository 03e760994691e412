//! The pictures of every game. A game without pictures does not compile.

use crate::scene::Ground;
use crate::scene::seats::Marks;
use crate::stage::{Face, Stage};
use crate::{great_western_trail, pacific_rails};
use engine::{AnyView, Kind, Rules};

pub fn with_stage<T>(view: &AnyView, names: &[String], marks: Marks, work: impl FnOnce(&dyn Stage) -> T) -> T {
    match view {
        AnyView::GreatWesternTrail(view) => work(&great_western_trail::Play { view, names, marks }),
        AnyView::PacificRails(view) => work(&pacific_rails::Play { view, names, marks }),
        #[cfg(feature = "test-game")]
        AnyView::TestGame(view) => work(&crate::test_game::Play { view, names, marks }),
    }
}

/// What a topic of the rules is about, if that is a tile or a card.
pub fn face(kind: Kind, topic: &str) -> Option<Face> {
    match kind {
        engine::great_western_trail::State::KIND => great_western_trail::face(topic),
        engine::pacific_rails::State::KIND => pacific_rails::face(topic),
        _ => None,
    }
}

/// What lies under most pictures.
pub fn grounds() -> Vec<Ground> {
    great_western_trail::grounds().into_iter().chain(pacific_rails::grounds()).collect()
}
