//! Icons of things, small enough to stand in a sentence.

mod find;
mod icon;
mod icon_table;

pub use find::{icon_in, icon_of};
pub use icon::{ICON_SIZE, Icon};
pub use icon_table::ICONS;
