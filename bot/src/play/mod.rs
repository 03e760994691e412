//! Tables in play: one actor for each that somebody uses, and nothing for those that wait.

mod actor;
mod desk;
mod fault;
mod forget;
mod heads;
mod motion;
mod opening;
mod past;
mod press;
mod refused;
mod repair;
mod rewind;
mod seats;

pub use actor::Pressed;
pub use desk::Desk;
pub use heads::Sitting;
pub use motion::{ABSENT, Moved, NO_SEAT, Standing};
pub use opening::{Room, commitment, is_id, new_id, open};
pub use past::Past;
pub use press::Deed;
pub use refused::Refused;
pub use seats::again;
