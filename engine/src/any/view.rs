//! A view of any game.

use crate::{great_western_trail, pacific_rails};
use serde::Serialize;

/// Pictures are drawn from it.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum AnyView {
    GreatWesternTrail(Box<great_western_trail::View>),
    PacificRails(Box<pacific_rails::View>),
    #[cfg(feature = "test-game")]
    TestGame(Box<crate::test_game::View>),
}

impl From<great_western_trail::View> for AnyView {
    fn from(view: great_western_trail::View) -> AnyView {
        AnyView::GreatWesternTrail(Box::new(view))
    }
}

impl From<pacific_rails::View> for AnyView {
    fn from(view: pacific_rails::View) -> AnyView {
        AnyView::PacificRails(Box::new(view))
    }
}

#[cfg(feature = "test-game")]
impl From<crate::test_game::View> for AnyView {
    fn from(view: crate::test_game::View) -> AnyView {
        AnyView::TestGame(Box::new(view))
    }
}
