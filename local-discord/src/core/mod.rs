//! Everything that a server knows, behind one lock.

mod alarms;
mod event;
mod faults;
pub mod files;
mod pages;
mod rate_limits;
mod sessions;
mod state;

pub use alarms::{Alarm, Alarms};
pub use event::Event;
pub use faults::{Faults, What};
pub use files::Files;
pub use pages::Pages;
pub use rate_limits::{Bucket, Limit, RateLimits, RateRules, Scope};
pub use sessions::{NoResume, Out, Sessions};
pub use state::{Core, GatewayRules, Shared, stopped};
