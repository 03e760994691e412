//! What comes in: presses and commands. Each is let in at the door, done, and shown.

pub mod about_me;
pub mod apology;
pub mod call;
pub mod changes;
pub mod commands;
pub mod door;
pub mod lobby;
pub mod look;
pub mod openly;
pub mod press;
pub mod pressed;
pub mod reply;
pub mod sight;
pub mod tables;
