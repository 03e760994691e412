//! The bot as people meet it on Discord, in layers. Arrows go one way: each layer knows those before it and none after.
//!
//! `kit/` is what everything is built with. `pages/` is what is shown: values in, a message out. `bot` is what all share.
//! `inbox/` takes what comes in, finds, does and shows. `line/` is the connection, and the only one that knows poise.

mod bot;
mod inbox;
mod kit;
mod line;
mod pages;

pub use bot::{Bot, Budget, Emojis, Greeter};

pub use kit::emoji::{Emoji, Known};
pub use kit::limits::Breach;
pub use kit::message::{Button, Embed, File, Menu, Message, Row, Style};
pub use kit::press::{Leaf, PRESSES};
pub use kit::speaker::Speaker;
pub use kit::trouble::Trouble;
pub use line::{Place, Running, connect};
pub use pages::play::log::{Opened, TURNS, log};
pub use pages::play::offers::Open;
pub use pages::play::panel::{Panel, panel};
