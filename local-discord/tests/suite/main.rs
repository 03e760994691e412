//! The crate's tests, in one program: each starts a server of its own on a free port.

mod probe;
mod support;

mod clients;
