//! What tables, people and places are called by: each a type of its own, so that none is taken for another.

use serde::{Deserialize, Serialize};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::{Database, Decode, Encode, Type};
use std::fmt;

/// A column of any database that can hold the other type.
macro_rules! stored {
    ($id:ident as $column:ty, $write:expr, $read:expr) => {
        impl<DB: Database> Type<DB> for $id
        where
            $column: Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <$column>::type_info()
            }

            fn compatible(column: &DB::TypeInfo) -> bool {
                <$column>::compatible(column)
            }
        }

        impl<'q, DB: Database> Encode<'q, DB> for $id
        where
            $column: Encode<'q, DB>,
        {
            fn encode_by_ref(&self, to: &mut DB::ArgumentBuffer) -> Result<IsNull, BoxDynError> {
                let column: $column = $write(self);
                column.encode(to)
            }
        }

        impl<'r, DB: Database> Decode<'r, DB> for $id
        where
            $column: Decode<'r, DB>,
        {
            fn decode(value: DB::ValueRef<'r>) -> Result<Self, BoxDynError> {
                <$column>::decode(value).map($read)
            }
        }
    };
}

/// Databases know signed numbers only; an id keeps all its bits there.
macro_rules! numbers {
    ($($(#[$about:meta])* $id:ident,)*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $id(pub u64);

        impl fmt::Display for $id {
            fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(to)
            }
        }

        impl $id {
            /// As databases have it.
            pub fn stored(self) -> i64 {
                self.0 as i64
            }
        }

        stored!($id as i64, |id: &$id| id.stored(), |number: i64| $id(number as u64));
    )*};
}

numbers! {
    UserId,
    GuildId,
    /// A channel or a thread.
    ChannelId,
    MessageId,
    /// A row of the outbox.
    PostId,
    MotionId,
    /// How often a table was changed. What the engine calls the step of a table is the same number.
    Revision,
}

impl MessageId {
    /// A thread that begins at a message has its id.
    pub fn thread(self) -> ChannelId {
        ChannelId(self.0)
    }
}

impl Revision {
    /// Nothing was done yet.
    pub const START: Revision = Revision(0);
    /// After everything that a database can hold.
    pub const END: Revision = Revision(i64::MAX as u64);

    #[must_use]
    pub fn next(self) -> Revision {
        Revision(self.0 + 1)
    }

    /// Before so many changes.
    #[must_use]
    pub fn back(self, changes: usize) -> Revision {
        Revision(self.0.saturating_sub(changes as u64))
    }
}

/// Short enough for buttons, and no two alike.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(String);

impl TableId {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(to)
    }
}

impl From<String> for TableId {
    fn from(id: String) -> TableId {
        TableId(id)
    }
}

impl From<&str> for TableId {
    fn from(id: &str) -> TableId {
        TableId(id.to_owned())
    }
}

stored!(TableId as String, |id: &TableId| id.0.clone(), TableId);

/// The number that a button is made with: mostly the revision that it was made at, but the motion or the message where those
/// have buttons of their own. Which of them it is, only the press can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp(pub u64);

impl Stamp {
    /// Of a button that is the same at all times.
    pub const ANY: Stamp = Stamp(0);

    pub fn revision(self) -> Revision {
        Revision(self.0)
    }

    pub fn motion(self) -> MotionId {
        MotionId(self.0)
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(to)
    }
}

impl From<Revision> for Stamp {
    fn from(made_at: Revision) -> Stamp {
        Stamp(made_at.0)
    }
}

impl From<MotionId> for Stamp {
    fn from(motion: MotionId) -> Stamp {
        Stamp(motion.0)
    }
}

impl From<PostId> for Stamp {
    fn from(message: PostId) -> Stamp {
        Stamp(message.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_written_as_the_bare_numbers_and_texts_that_they_are() {
        let (user, table) = (UserId(u64::MAX), TableId::from("abc"));
        assert_eq!(serde_json::to_string(&(user, &table, Revision(7))).unwrap(), r#"[18446744073709551615,"abc",7]"#);
        assert_eq!(
            serde_json::from_str::<(UserId, TableId)>(r#"[18446744073709551615,"abc"]"#).unwrap(),
            (user, table)
        );
    }

    #[test]
    fn before_the_first_change_there_is_none() {
        assert_eq!((Revision(3).back(2), Revision(1).back(2)), (Revision(1), Revision::START));
    }
}
