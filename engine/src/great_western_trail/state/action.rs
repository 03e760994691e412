//! What a player can choose. An action means something only together with the frame on top of the agenda.

use super::piles::Card;
use crate::great_western_trail::content::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// First turn: the herder onto a neutral building.
    Start(Place),
    Go(Place),
    /// By row of the ways that differ in tolls.
    Way(u8),
    /// A local action, by row and alternative.
    Local(u8, u8),
    Risk,
    Copy(Place),
    /// An auxiliary action, once or twice.
    Aux(Aux, u8),
    Play(Objective),
    Finish,
    /// Enters Kansas City.
    Enter,
    /// The tile of that foresight space.
    Foresight(u8),
    /// Temporary certificates spent, as places of the track.
    Spend(u8),
    Deliver(City),
    Clear(DiscSpace),
    /// The disc of a station is moved instead.
    MoveDisc(Station),
    Hire(Worker, u8),
    Tile(u8),
    Site(Place),
    /// The teepee or hazard of that space.
    Take(Place),
    Buy {
        deal: u8,
        card: Cattle,
    },
    Two {
        deal: u8,
    },
    Pair(Cattle, Cattle),
    Reveal,
    /// From the objective display, by kind.
    Display(Objective),
    TopOfStack,
    Discard(Card),
    Draw(u8),
    EngineTo(Stop),
    Upgrade(Station),
    /// The worker who becomes station master.
    Appoint(Worker),
    /// An exchange token for cards.
    Exchange,
    /// A branchlet into that town.
    Town(Town),
    /// One of the things a town tile offers.
    TownTile(u8),
    /// A card of the cattle market, for nothing.
    Claim(Cattle),
    /// A station master that lies beside no station.
    Spare(Master),
    /// Declines.
    Skip,
}
