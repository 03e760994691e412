//! Pictures of a table, and the same in words.
//!
//! What a viewer may see becomes a [`Scene`]: shapes, art and text with their meaning attached. A scene becomes a
//! picture, and its description; numbers on offers, outlines of what has changed and crops come from the same scene.
//! `Seen<A, AnyView>` goes in, `Seen<A, Picture>` comes out: who may see the view may see the picture, and nobody else.
//!
//! Nothing is read from the system: art and fonts are part of the binary. What is used again is kept by a [`Studio`].

mod draw;
mod great_western_trail;
mod icons;
mod pacific_rails;
mod paint;
mod scene;
mod stage;
#[cfg(feature = "test-game")]
mod test_game;

pub use draw::{
    Ask, BadOrder, BadWidth, Composed, Crop, CropName, LONGEST_ALT, LONGEST_TEXT, Order, Picture, Prepared, Width,
};
pub use draw::{GalleryError, Part, compose, gallery, in_words};
pub use icons::{ICON_SIZE, ICONS, Icon, icon_in, icon_of};
pub use paint::art::in_scheme;
pub use paint::studio::{Held, Studio, draw_ground};
pub use scene::geometry::{Area, Point};
pub use scene::outline::{Outline, Step};
pub use scene::pen::{LEAST_FIGURE, LEAST_TEXT};
pub use scene::scheme::{Ink, Rgb, Scheme};
pub use scene::seats::{MARKS, Mark, Marks};
pub use scene::sprite::{SPRITES, Sprite};
pub use scene::{
    BadgeSeat, Dash, Ground, Item, Leg, Line, On, Paint, Plate, Role, Scene, Sentence, Shape, Text, Thing,
};
pub use stage::badges::Badge;
