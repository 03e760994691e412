//! What is said: names, places on the board, events, reasons, topics. What is asked and offered is said by the verbs.

mod city_topic;
pub mod hints;
pub mod names;
pub mod reasons;
pub mod spots;
pub mod told;
pub mod topics;
pub mod trail;
pub mod weight;
