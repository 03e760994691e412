//! Tiles and cards, and the icons on them.

pub mod cards;
pub mod figures;
pub mod front;
pub mod icons;
pub mod plot;
pub mod small;
pub mod tile;
