//! What is seen of a table: views, numbers, points, the laws, and what tests look at.

mod audit;
mod enrich;
mod exercise;
mod gauges;
mod outlook;
mod scoring;
mod topic_at;
mod view;

pub use view::{CityView, PlayerView, RouteView, View};
