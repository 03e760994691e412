//! What is shown. Values in, a message out: nothing here asks the store or Discord.

pub mod about_me;
pub mod choices;
pub mod export;
pub mod lobby;
pub mod motions;
pub mod options;
pub mod order;
pub mod panel;
pub mod public;
pub mod rule;
pub mod settings;
pub mod text;
pub mod turns;
pub mod views;
