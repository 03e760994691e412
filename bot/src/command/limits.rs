//! How much people may have open, and how fast they may press.

use crate::discord::Budget;
use crate::store;
use clap::value_parser;

#[derive(Clone, Copy, clap::Args)]
pub struct Limits {
    /// Lobbies that one person may have open
    #[arg(long = "limit-lobbies", value_name = "NUMBER", default_value_t = OPEN.lobbies, value_parser = value_parser!(u32).range(1..))]
    lobbies: u32,
    /// Tables that one person may sit at, lobbies included
    #[arg(long = "limit-tables", value_name = "NUMBER", default_value_t = OPEN.tables, value_parser = value_parser!(u32).range(1..))]
    tables: u32,
    /// Tables that one channel may have, lobbies included
    #[arg(long = "limit-channel", value_name = "NUMBER", default_value_t = OPEN.channel, value_parser = value_parser!(u32).range(1..))]
    channel: u32,
    /// Tables that one server may have, lobbies included
    #[arg(long = "limit-server", value_name = "NUMBER", default_value_t = OPEN.server, value_parser = value_parser!(u32).range(1..))]
    server: u32,
    /// Presses and commands a second for each person, with ten seconds' worth in reserve; 0 for any number
    #[arg(long = "limit-presses", value_name = "NUMBER", default_value_t = Budget::USUAL, value_parser = value_parser!(u32).range(..=1_000))]
    presses: u32,
}

const OPEN: store::Limits = store::Limits::USUAL;

impl Limits {
    pub fn open(self) -> store::Limits {
        let Limits { lobbies, tables, channel, server, .. } = self;
        store::Limits { lobbies, tables, channel, server }
    }

    pub fn budget(self) -> Budget {
        Budget::new(self.presses)
    }
}
