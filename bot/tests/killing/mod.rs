//! A bot that is killed again and again, and people who play on all the same.

#![allow(dead_code)]

pub mod accounts;
pub mod aside;
pub mod mischief;
pub mod stage;
pub mod table;

pub use stage::{Stage, kill_again_and_again};
pub use table::Table;
