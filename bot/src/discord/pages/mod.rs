//! What is shown. Values in, a message out: nothing here asks the store or Discord.

pub mod about_me;
pub mod assistant;
pub mod export;
pub mod lobby;
pub mod motions;
pub mod options;
pub mod order;
pub mod play;
pub mod rule;
pub mod settings;
pub mod tables;
pub mod text;
pub mod turns;
pub mod welcome;
pub mod wish;
