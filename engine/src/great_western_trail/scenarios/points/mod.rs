//! Points.

mod objectives_at_the_end;
mod scoring;

use super::*;
