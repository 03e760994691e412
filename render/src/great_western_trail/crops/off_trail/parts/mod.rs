//! What several of these pictures share.

pub mod cities;
pub mod crew;
pub mod line;
mod question;
pub mod rows;
pub mod scenery;
