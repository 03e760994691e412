//! Pictures to be had: of a view, of a topic, by order, a whole gallery.

mod alt;
mod gallery;
mod games;
mod index;
mod order;
mod parts;
mod picture;
mod topic;
mod warm;
mod width;

pub use alt::{MOST as LONGEST_ALT, MOST_ON_PAGE as LONGEST_TEXT};
pub use gallery::{GalleryError, gallery};
pub use order::{BadOrder, CropName, Order, Prepared};
pub use parts::{Part, in_words};
pub use picture::{Ask, Composed, Crop, Picture, compose};
pub use width::{BadWidth, Width};
