//! What is said. A verb's offers and prompts stand with the verb.

pub mod reasons;
pub mod tell;
pub mod topics;
