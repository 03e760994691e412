//! Kansas City and deliveries.

mod delivery;
mod extraordinary_delivery;
mod foresights;
mod new_york;

use super::*;
