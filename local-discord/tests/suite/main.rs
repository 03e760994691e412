//! The crate's tests, in one program: each starts a server of its own on a free port.

mod probe;
mod support;
mod webdriver;

mod boundaries;
mod browser;
mod clients;
mod emojis;
mod gateway;
mod limits;
mod locked;
mod permissions;
mod python;
mod rest;
mod second_opinion;
mod strict;
mod strict_table;
mod trouble;
