//! A scene, and what it is made of: colours, art, letters, and the pen that puts them there.

pub mod geometry;
mod model;
pub mod pen;
pub mod scheme;
pub mod seats;
pub mod sprite;
pub mod type_case;

pub use model::{Ground, Item, Paint, Plate, Scene, Sentence, Text, Thing};
