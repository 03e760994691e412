//! Everything that has to survive: a database with one writer, and readers that never wait for it.
//!
//! Arrows one way: the files here, then `steps/` (how a game goes on), `table/` (everything around it), `people/`.

mod blob;
mod database;
mod error;
mod limits;
mod matter;
mod outbox;
mod people;
mod room;
mod row;
mod servers;
mod snapshot;
mod steps;
mod story;
mod table;
mod told;
mod waiting;

pub use database::Store;
pub use error::Error;
pub use limits::{Limit, Limits};
pub use matter::Matter;
pub use outbox::{Outgoing, Post, Unreadable};
pub use people::{
    Around, Finish, Invitations, Known, KnownInvitation, KnownMessage, KnownSettings, KnownTable, PictureSize, Ping,
    Settings, Unnamed, Way,
};
pub use row::{Drafted, Faulted, SeatRow, Stage, Stored, TableRow};
pub use snapshot::SnapshotName;
pub use steps::{Before, Click, Publication, Record, Repair, Rewind, Snapshot, StepKind};
pub use story::{Chapter, Moment, Telling, Turn};
pub use table::{Guest, Listed, Lobby, LobbyRule, Motion, NewLobby, Opening, Renaming, Uninvited};
pub use waiting::Waiting;
