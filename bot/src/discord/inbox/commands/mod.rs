//! What can be typed. Who asks and what was typed come in as values; which library parsed them is not known here.

pub mod personal;
pub mod play;
pub mod resume;
pub mod suggest;
pub mod table;

use super::apology;
use super::call::Call;
use crate::discord::kit::trouble::Trouble;
use crate::monitor::interaction::{self, Outcome};

/// The end of a command: whoever gave it is told if it failed.
pub async fn ended(name: &str, call: &Call, done: Result<(), Trouble>) {
    let Err(error) = done else { return };
    tracing::error!(%error, command = %name, "a command failed");
    interaction::came_to(Outcome::Failed);
    call.reply.apologise(apology::sentence(&error, call.language)).await;
}
