//! What is seen of a table: views, points, the laws, and what an eye cannot know.

mod audit;
mod enrich;
mod exercise;
mod gauges;
mod progress;
mod redeal;
pub mod scoring;
mod topic_at;
pub mod view;

pub use view::{CardsView, PlayerView, View};
