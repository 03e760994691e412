//! A scene, and what it is made of: colours, art, letters, and the pen that puts them there.

pub mod geometry;
mod model;
pub mod outline;
pub mod pen;
pub mod scheme;
pub mod seats;
pub mod sprite;
pub mod type_case;

pub use model::{
    BadgeSeat, Dash, Ground, Item, Leg, Line, On, Paint, Plate, Role, Scene, Sentence, Shape, Text, Thing,
};
