//! Discord's numbers, in one table.

pub const CONTENT: usize = 2_000;
pub const EMBEDS: usize = 10;
pub const EMBED_TITLE: usize = 256;
pub const EMBED_DESCRIPTION: usize = 4_096;
pub const EMBED_FIELDS: usize = 25;
pub const EMBED_FIELD_NAME: usize = 256;
pub const EMBED_FIELD_VALUE: usize = 1_024;
pub const EMBED_FOOTER: usize = 2_048;
pub const EMBED_AUTHOR: usize = 256;
pub const EMBEDS_TOTAL: usize = 6_000;
pub const ADDRESS: usize = 2_048;

pub const ROWS: usize = 5;
pub const BUTTONS_IN_ROW: usize = 5;
pub const BUTTON_LABEL: usize = 80;
pub const CUSTOM_ID: usize = 100;
pub const BUTTON_ADDRESS: usize = 512;
pub const SELECT_OPTIONS: usize = 25;
pub const SELECT_TEXT: usize = 100;
pub const PLACEHOLDER: usize = 150;

pub const MODAL_TITLE: usize = 45;
pub const MODAL_ROWS: usize = 5;
pub const INPUT_LABEL: usize = 45;
pub const INPUT_DESCRIPTION: usize = 100;
pub const INPUT_VALUE: usize = 4_000;
pub const INPUT_PLACEHOLDER: usize = 100;

pub const FILES: usize = 10;
pub const FILE_BYTES: usize = 10 * 1024 * 1024;
pub const REQUEST_BYTES: usize = 25 * 1024 * 1024;
pub const ALT_TEXT: usize = 1_024;
pub const FILE_NAME: usize = 1_024;
pub const NONCE: usize = 25;
pub const ALLOWED_IDS: usize = 100;

pub const COMMANDS: usize = 100;
pub const CONTEXT_COMMANDS: usize = 15;
pub const COMMAND_NAME: usize = 32;
pub const COMMAND_DESCRIPTION: usize = 100;
pub const COMMAND_OPTIONS: usize = 25;
pub const COMMAND_TOTAL: usize = 8_000;
pub const CHOICES: usize = 25;
pub const CHOICE_TEXT: usize = 100;
pub const OPTION_TEXT: u64 = 6_000;

pub const CHANNEL_NAME: usize = 100;
pub const CHANNEL_TOPIC: usize = 1_024;
pub const SLOW_MODE_S: u64 = 21_600;
pub const ARCHIVE_MINUTES: [i64; 4] = [60, 1_440, 4_320, 10_080];

pub const EMOJI_NAME: std::ops::RangeInclusive<usize> = 2..=32;
pub const EMOJI_BYTES: usize = 256 * 1024;
pub const EMOJIS: usize = 2_000;
pub const PINS: usize = 250;

/// More than this many edits of messages older than an hour within the window, in one channel, are refused.
pub const OLD_EDITS: usize = 3;
pub const OLD_EDIT_WINDOW_MS: i64 = 20_000;
pub const OLD_MS: i64 = 3_600_000;

/// How long `enforce_nonce` remembers.
pub const NONCE_MS: i64 = 3 * 60_000;

/// The languages a command can be translated into.
pub const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];
