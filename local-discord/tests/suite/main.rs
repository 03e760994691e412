//! The crate's tests, in one program: each starts a server of its own on a free port.

mod probe;
mod support;

mod boundaries;
mod clients;
mod gateway;
mod limits;
mod strict;
mod strict_table;
mod trouble;
