//! What several of these pictures share.

pub mod cities;
pub mod crew;
pub mod line;
pub mod rows;
pub mod scenery;
