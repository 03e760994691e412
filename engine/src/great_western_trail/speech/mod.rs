//! What is said: names, events, reasons, topics. What is asked and offered is said by the verbs.

mod city_topic;
pub mod names;
pub mod reasons;
pub mod told;
pub mod topics;
pub mod trail;
