//! What is said: names, offers, events, reasons, topics.

mod city_topic;
pub mod label;
mod offer;
mod offer_pieces;
pub mod tell;
pub mod topics;
