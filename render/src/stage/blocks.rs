//! What a game brings along to be drawn: blocks that can be put together in different ways.

use super::section::Section;
use crate::scene::Scene;
use crate::scene::geometry::Area;
use crate::scene::pen::Pen;
use crate::scene::seats::Marks;
use crate::scene::sprite::Sprite;
use engine::{AnyView, Decision, Kind, Offer, Seat, Spot};

/// Pixels a unit. There are three zoom levels and no more, so that art is drawn once for each.
pub const NEAR: f32 = 1.8;
pub const MIDDLE: f32 = 0.9;
pub const FAR: f32 = 0.45;

/// A part of what lies on the table, drawn in units of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Block(pub u8);

pub trait Stage {
    /// Everything that lies open on the table, 2,400 pixels wide.
    fn board(&self) -> Scene;
    /// The board on a small screen is two pictures of 1,080 by 810. The first: the map.
    fn land(&self) -> Scene;
    /// The second: what else lies on the table.
    fn table(&self) -> Scene;
    /// A player's own things, 1,080 pixels wide.
    fn player(&self, seat: Seat) -> Scene;
    fn hand(&self, seat: Seat) -> Scene;

    /// The whole position in words.
    fn sections(&self) -> Vec<Section> {
        let says = self.board().says;
        vec![Section::new("picture-words", says.into_iter().map(|sentence| sentence.phrase))]
    }

    /// How its seats are told apart.
    fn marks(&self) -> Marks;
    fn kind(&self) -> Kind;
    fn players(&self) -> u8;
    /// Whose turn it is.
    fn turn(&self) -> Option<Seat>;
    /// A game that composes all its pictures itself has no blocks.
    fn block_of(&self, _spot: &Spot) -> Option<Block> {
        None
    }
    fn size(&self, _block: Block) -> (f32, f32) {
        (0.0, 0.0)
    }
    /// A map can be shown in part; other blocks are shown whole.
    fn is_map(&self, _block: Block) -> bool {
        false
    }
    fn draw(&self, _pen: &mut Pen, _block: Block) {}
    /// The band above a crop that says whose it is, drawn in pixels.
    fn header(&self, _pen: &mut Pen, _seat: Seat) {}
    /// What else to show of the situation of this seat when it decides about these blocks; no area: all of it.
    fn context(&self, _blocks: &[Block], _seat: Seat) -> Vec<(Block, Option<Area>)> {
        Vec::new()
    }
    /// Where the ways of this seat begin.
    fn origin(&self, _seat: Seat) -> Option<Spot> {
        None
    }
    /// The picture of this decision, for the one who takes it, as the game composes it. `None`: the blocks that matter,
    /// one above the other. Numbers, routes and what is said are added to it.
    fn decision(&self, _decision: &Decision) -> Option<Scene> {
        None
    }
    /// What those see who look on while this seat decides, as the game composes it.
    fn situation(&self, _seat: Seat) -> Option<Scene> {
        None
    }
    /// What this seat has changed since that view, as the game composes it. `None`: the blocks where something has changed.
    /// Ways and outlines are added to it.
    fn changed(&self, _before: &AnyView, _by: Seat) -> Option<Scene> {
        None
    }
    /// Whose piece this is that has moved.
    fn seat_of(&self, _what: &str) -> Option<Seat> {
        None
    }
    /// What has to be paid for taking an offer, where its number should say so.
    fn fee(&self, _offer: &Offer, _seat: Seat) -> Option<u32> {
        None
    }
    /// Is this outlined when it has changed?
    fn is_outlined(&self, _what: &str) -> bool {
        true
    }
    /// Does this offer lead along a way, its goal last, rather than to places of equal standing?
    fn is_way(&self, _offer: &Offer) -> bool {
        false
    }
    /// The stops between two spots that something moved along, both included.
    fn way_between(&self, _from: &Spot, _to: &Spot) -> Vec<Spot> {
        Vec::new()
    }
    /// What a category of points looks like.
    fn category(&self, name: &str) -> Sprite;
}
