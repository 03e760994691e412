//! What lies in the middle of the table.

pub mod cities;
pub mod display;
pub mod frame;
pub mod jobs;
pub mod ledger;
pub mod legend;
pub mod market;
pub mod north;
mod north_plan;
pub mod rail;
pub mod stations;
pub mod track;
pub mod ways;
