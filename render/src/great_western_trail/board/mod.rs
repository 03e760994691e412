//! What lies in the middle of the table.

pub mod cities;
pub mod jobs;
pub mod market;
pub mod north;
pub mod rail;
pub mod ways;
