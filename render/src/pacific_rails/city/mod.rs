//! The city: nine blocks and the streets between them, where workers stand.

mod blocks;
mod streets;

pub use blocks::{BLOCK, empty_block, house_plot};
pub use streets::City;
