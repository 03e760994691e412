//! The application itself.

use super::call::{Call, Reply};
use crate::core::Core;
use crate::refusal::{self, Refusal};

pub fn me(core: &mut Core, _: &Call) -> Result<Reply, Refusal> {
    Reply::ok(core.wire().application())
}

/// The application in a path must be the bot's own.
pub fn own(core: &Core, call: &Call) -> Result<(), Refusal> {
    if call.id("application_id")? == core.world.application.id { Ok(()) } else { Err(refusal::unknown_application()) }
}
