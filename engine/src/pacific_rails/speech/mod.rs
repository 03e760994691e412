//! What is said: names, events, reasons, topics. A verb's offers and prompts stand with the verb.

pub mod label;
pub mod reasons;
pub mod tell;
pub mod topics;
