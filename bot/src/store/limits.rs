//! How much one person, one channel and one server may have open at once.

/// What is asked of those who want more than this is to finish something first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Lobbies that one person has opened.
    pub lobbies: u32,
    /// Tables that one person sits at, lobbies too.
    pub tables: u32,
    /// Tables in one channel.
    pub channel: u32,
    /// Tables on one server.
    pub server: u32,
}

impl Limits {
    pub const USUAL: Limits = Limits { lobbies: 5, tables: 40, channel: 50, server: 500 };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::USUAL
    }
}

/// What there are too many of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    Lobbies,
    Tables,
    Channel,
    Server,
}
