//! The page on which a person can be any of several users.

pub mod assets;
pub mod requests;
pub mod socket;
mod tell;
