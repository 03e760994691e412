//! What every other layer is built with: messages and their limits, how people are spoken to, what a button says, and
//! what can go wrong.

pub mod answer;
pub mod check;
pub mod emoji;
mod ids;
pub mod limits;
pub mod links;
pub mod message;
pub mod patience;
pub mod permissions;
pub mod pictures;
pub mod press;
pub mod speaker;
pub mod trouble;
pub mod wire;
