//! How much people may have open, and how fast they may press.

use crate::discord::Budget;
use crate::store;
use clap::value_parser;

#[derive(Clone, Copy, clap::Args)]
pub struct Limits {
    /// Lobbies that one person may have open
    #[arg(long, value_name = "NUMBER", default_value_t = OPEN.lobbies, value_parser = value_parser!(u32).range(1..))]
    limit_lobbies: u32,
    /// Tables that one person may sit at, lobbies included
    #[arg(long, value_name = "NUMBER", default_value_t = OPEN.tables, value_parser = value_parser!(u32).range(1..))]
    limit_tables: u32,
    /// Tables that one channel may have, lobbies included
    #[arg(long, value_name = "NUMBER", default_value_t = OPEN.channel, value_parser = value_parser!(u32).range(1..))]
    limit_channel: u32,
    /// Tables that one server may have, lobbies included
    #[arg(long, value_name = "NUMBER", default_value_t = OPEN.server, value_parser = value_parser!(u32).range(1..))]
    limit_server: u32,
    /// Presses and commands a second for each person, with ten seconds' worth in reserve; 0 for any number
    #[arg(long, value_name = "NUMBER", default_value_t = Budget::USUAL, value_parser = value_parser!(u32).range(..=1_000))]
    limit_presses: u32,
}

const OPEN: store::Limits = store::Limits::USUAL;

impl Limits {
    pub fn open(self) -> store::Limits {
        let Limits { limit_lobbies, limit_tables, limit_channel, limit_server, .. } = self;
        store::Limits { lobbies: limit_lobbies, tables: limit_tables, channel: limit_channel, server: limit_server }
    }

    pub fn budget(self) -> Budget {
        Budget::new(self.limit_presses)
    }
}
