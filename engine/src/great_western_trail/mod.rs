//! Great Western Trail, in layers. Each knows only those above it in this list:
//!
//! - `content`: the printed numbers, as tables, and the vocabulary of effects that they are written in;
//! - `state`: what lies on the table, what is pending, what can be chosen and what happened;
//! - `speech`: names and spots, events, reasons and topics, as phrases;
//! - `verbs`: what a player does, a file for each: its check, its start, its prompts and its offers;
//! - `flow`: how a turn runs, and which verb an effect, a frame or an action belongs to;
//! - `sight`: views, points, the conservation laws, what an eye cannot know;
//! - `setup` and `rules`: the deal, and the game behind the protocol of the engine;
//! - `mind`: what a computer player knows of the game.
//!
//! Verbs call one another, and start effects, through methods of [`State`].

pub mod content;
mod flow;
mod mind;
mod rules;
#[cfg(test)]
mod scenarios;
mod setup;
mod sight;
mod speech;
mod state;
mod verbs;

pub use content::{Count, Effect, Gain, Want};
pub use sight::{CardsView, PlayerView, View};
pub use speech::{names, spots};
pub use state::State;
pub use state::charter::Edition;
