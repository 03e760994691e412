//! The numbers of the gateway: operations, reasons to close, intents.

/// Operations of the protocol.
pub mod op {
    pub const HEARTBEAT: u64 = 1;
    pub const IDENTIFY: u64 = 2;
    pub const PRESENCE: u64 = 3;
    pub const VOICE_STATE: u64 = 4;
    pub const RESUME: u64 = 6;
    pub const RECONNECT: u64 = 7;
    pub const REQUEST_MEMBERS: u64 = 8;
    pub const INVALID_SESSION: u64 = 9;
    pub const HELLO: u64 = 10;
    pub const ACK: u64 = 11;
    pub const REQUEST_SOUNDS: u64 = 31;
}

/// Why the gateway closes a connection: number and sentence.
pub type Close = (u16, &'static str);

pub mod close {
    use super::Close;

    pub const UNKNOWN_OPCODE: Close = (4001, "Unknown opcode.");
    pub const DECODE: Close = (4002, "Error while decoding payload.");
    pub const NOT_AUTHENTICATED: Close = (4003, "Not authenticated.");
    pub const AUTHENTICATION: Close = (4004, "Authentication failed.");
    pub const ALREADY: Close = (4005, "Already authenticated.");
    pub const INVALID_SEQ: Close = (4007, "Invalid seq.");
    pub const RATE_LIMITED: Close = (4008, "Rate limited.");
    pub const TIMED_OUT: Close = (4009, "Session timed out.");
    pub const INVALID_SHARD: Close = (4010, "Invalid shard.");
    pub const SHARDING_REQUIRED: Close = (4011, "Sharding required.");
    pub const INVALID_VERSION: Close = (4012, "Invalid API version.");
    pub const INVALID_INTENTS: Close = (4013, "Invalid intent(s).");
    pub const DISALLOWED_INTENTS: Close = (4014, "Disallowed intent(s).");
}

/// What a client wants to hear about.
pub mod intent {
    pub const GUILDS: u64 = 1;
    pub const MEMBERS: u64 = 1 << 1;
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    pub const MESSAGE_CONTENT: u64 = 1 << 15;
    /// All that exist; any other bit is an error.
    pub const ALL: u64 = ((1 << 17) - 1) | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25);
}
