//! What a player can choose. An action means something only together with the frame on top of the agenda.

use super::frame::{Mode, Move};
use crate::pacific_rails::content::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The row of the player board with the free space.
    FreeSpace(Good),
    Start(Start),
    District(u8),
    Move(Move),
    Mode(Mode),
    /// This many hats, before the action.
    Hats(u8),
    /// A hat in the middle of the action, at tables that allow it.
    Hat,
    Take(Good),
    TakeTrack(Track),
    /// A piece of cargo: resources, then tiles.
    Discard(u8),
    /// A house in the district of that resource.
    House(Good),
    Station(City),
    Telegraph(City),
    /// An upgrade of that kind, new or in place of another.
    Upgrade(u8),
    /// The row a house leaves.
    Row(Good),
    /// How often the specialist acts.
    Convert(u8),
    Senator(u8),
    Reset,
    Hire(Specialist),
    Engine(u8),
    Go(Cell),
    Finish,
    /// Goes on without.
    Skip,
}
