//! What whoever hosts the bot can watch it by: a line in the log for each interaction, counts, and a page with both
//! them and the bot's health. None of it may tell what a player alone may know.

mod counts;
pub mod interaction;
mod memory;
mod page;
mod process;

pub use counts::drawing;
pub use page::Page;
pub use process::Process;
