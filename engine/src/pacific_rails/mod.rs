//! Pacific Rails Inc.
//!
//! The layers, each of which knows only those before it: `content` (what is printed), `state` (what lies there, what is
//! pending, what can be chosen), `speech` (how it is named), `verbs` (what a player does), `flow` (how a game runs),
//! `menu` (decisions as a person takes them), `sight` (what is seen of it), `rules` (the protocol), `mind` (what a computer
//! player knows of it).

pub mod content;
mod flow;
mod menu;
mod mind;
mod rules;
#[cfg(test)]
mod scenarios;
mod setup;
mod sight;
mod speech;
mod state;
mod verbs;

pub use sight::{CityView, PlayerView, RouteView, View};
pub use speech::label;
pub use state::{POINTS, Points, State};
