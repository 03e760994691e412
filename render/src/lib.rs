//! Pictures of a table, and the same in words.
//!
//! What a viewer may see becomes a [`Scene`]: shapes, art and text with their meaning attached. A scene becomes a
//! picture, and its description; numbers on offers, outlines of what has changed and crops come from the same scene.
//! `Seen<A, AnyView>` goes in, `Seen<A, Picture>` comes out: who may see the view may see the picture, and nobody else.
//!
//! Nothing is read from the system: art and fonts are part of the binary. What is used again is kept by a [`Studio`].

mod alt;
mod art;
mod badges;
mod blank;
mod cache;
mod canvas;
mod crop;
mod draw;
mod gallery;
mod geometry;
mod great_western_trail;
mod icon;
mod icon_table;
mod order;
mod pacific_rails;
mod palette;
mod pen;
mod png;
mod scene;
mod scheme;
mod seats;
mod sprite;
mod stage;
mod standings;
mod studio;
#[cfg(feature = "test-game")]
mod test_game;
mod topic;
mod type_case;

pub use alt::MOST as LONGEST_ALT;
pub use art::in_scheme;
pub use badges::Badge;
pub use draw::{Ask, BadWidth, Composed, Crop, Picture, Width, compose};
pub use gallery::{GalleryError, gallery};
pub use geometry::{Area, Point};
pub use icon::{ICON_SIZE, Icon, icon_in, icon_of};
pub use icon_table::ICONS;
pub use order::{BadOrder, CropName, Order, Prepared};
pub use pen::LEAST_TEXT;
pub use scene::{Ground, Item, Line, Paint, Plate, Scene, Text, Thing};
pub use scheme::{Ink, Rgb, Scheme};
pub use seats::{MARKS, Mark, mark};
pub use sprite::{SPRITES, Sprite};
pub use studio::{Held, Studio, draw_ground};
