//! From a scene to the bytes of a picture.

pub mod art;
pub mod cache;
mod canvas;
mod grounds;
mod palette;
pub mod png;
pub mod studio;
