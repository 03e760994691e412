//! What can go wrong in storage, each in one sentence.

use super::limits::Limit;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum Error {
    #[error("a database is given as sqlite:FILE")]
    Url,
    #[error("PostgreSQL is not supported yet: give the database as sqlite:FILE")]
    Postgres,
    #[error("{0} is in use by another railhead process: stop that one first, or use another database")]
    Locked(String),
    #[error("{file} was written by a newer railhead (schema {version}, this one knows {known}): use that one")]
    Newer { file: String, version: i64, known: i64 },
    #[error("the database {file} cannot be read: {}", one_line(why))]
    Unreadable { file: String, why: sqlx::Error },
    #[error("the database {file} is damaged ({what}); it was left as it is: start from a backup")]
    Damaged { file: String, what: String },
    #[error("{file} cannot be written: {why}")]
    Unwritable { file: String, why: std::io::Error },
    #[error("{0} exists already, and a backup overwrites nothing: give another name")]
    Exists(String),
    #[error("there is no such table")]
    NoSuchTable,
    #[error("the table has moved on")]
    Stale,
    #[error("there is no seat for her, or she has none")]
    NoSeat,
    #[error("she sits there already")]
    Sits,
    #[error("somebody else has this colour")]
    ColourTaken,
    #[error("nobody has invited her to this lobby")]
    NotInvited,
    #[error("she has declined already")]
    Declined,
    #[error("the host has removed her from this lobby")]
    Removed,
    #[error("another table of this server has this name")]
    NameTaken,
    #[error("there are {1} already, and no more are allowed: {0:?}")]
    TooMany(Limit, u32),
    #[error("the same was asked a moment ago, and can be asked again at {until}")]
    TooSoon { until: i64 },
    #[error("the stored table cannot be understood: {0}")]
    Shape(String),
    #[error("the database failed: {0}")]
    Sql(#[from] sqlx::Error),
}

/// Where the schema is damaged, the database tells all of it.
fn one_line(why: &sqlx::Error) -> String {
    why.to_string().lines().next().unwrap_or_default().to_owned()
}

impl Error {
    /// Whether the trouble is with the disk and not with what was asked for.
    pub fn is_of_disk(&self) -> bool {
        /// The codes of the database for: read-only, input and output, damaged, full, cannot be opened.
        const DISK: [u32; 5] = [8, 10, 11, 13, 14];
        match self {
            Error::Sql(sqlx::Error::Io(_)) => true,
            Error::Sql(sqlx::Error::Database(error)) => {
                let code = error.code().and_then(|code| code.parse::<u32>().ok());
                code.is_some_and(|code| DISK.contains(&(code & 0xff)))
            }
            _ => false,
        }
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Error {
        Error::Shape(error.to_string())
    }
}
