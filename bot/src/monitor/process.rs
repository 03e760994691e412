//! What is watched.

use crate::play::Desk;

pub trait Process: Send + Sync + 'static {
    /// Whether Discord's gateway can be heard.
    fn is_connected(&self) -> impl Future<Output = bool> + Send;

    fn desk(&self) -> &Desk;
}
