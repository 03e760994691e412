//! Our ids and serenity's.

use crate::ids;
use serenity::all;

macro_rules! same {
    ($($id:ident),*) => {$(
        impl From<ids::$id> for all::$id {
            fn from(id: ids::$id) -> all::$id {
                all::$id::new(id.0)
            }
        }

        impl From<all::$id> for ids::$id {
            fn from(id: all::$id) -> ids::$id {
                ids::$id(id.get())
            }
        }
    )*};
}

same!(UserId, GuildId, ChannelId, MessageId);
