//! What is seen of a table: views, points, the laws, and what an eye cannot know.

mod audit;
mod exercise;
mod redeal;
mod scoring;
mod view;

pub use view::View;
