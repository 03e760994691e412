//! What changes the world: writing, editing, threads, interactions. Each change tells the bot and the pages.

pub mod compose;
pub mod deed;
pub mod deed_error;
pub mod interact;
mod membership;
pub mod post;
pub mod ringing;
pub mod slash;
pub mod thread;
