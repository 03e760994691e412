//! Tiles and cards, and the icons on them.

pub mod cards;
pub mod icons;
pub mod tile;
