//! The width of a picture.

use thiserror::Error;

/// The width of a picture in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a picture is {least} to {most} pixels wide, not {0}", least = Width::LEAST, most = Width::MOST)]
pub struct BadWidth(pub u64);

impl Width {
    pub const LEAST: u32 = 200;
    pub const MOST: u32 = 4000;
    /// Smaller and larger than a crop that is read on a phone.
    pub const SMALL: Width = Width(720);
    pub const LARGE: Width = Width(1_620);

    pub fn new(pixels: u64) -> Result<Width, BadWidth> {
        let allowed = |pixels: &u32| (Width::LEAST..=Width::MOST).contains(pixels);
        u32::try_from(pixels).ok().filter(allowed).map(Width).ok_or(BadWidth(pixels))
    }

    pub fn pixels(self) -> u32 {
        self.0
    }
}
