//! 256 colours: those of the scheme and of the art, and mixtures for their edges. A picture with a palette is a third
//! the size of one without, and quicker to write.

use super::art::colours;
use crate::scene::scheme::{Ink, Rgb, Scheme};

pub struct Palette {
    pub colours: Vec<Rgb>,
    /// By the five high bits of red, green and blue.
    nearest: Vec<u8>,
}

const MOST: usize = 256;

/// What meets the lines of things.
const PAPER: &[Ink] = &[Ink::Face, Ink::Chalk, Ink::Gold, Ink::Red, Ink::Seat0, Ink::Seat1, Ink::Seat2, Ink::Neutral];
/// What roads and shadows lie on.
const GROUND: &[Ink] =
    &[Ink::Prairie, Ink::Meadow, Ink::Forest, Ink::Desert, Ink::Scree, Ink::PrairieLight, Ink::MeadowLight, Ink::Road];

/// Mixtures at edges: percent of what is listed, and what it meets. Nothing listed: any colour.
const EDGES: &[(u32, Ink, &[Ink])] = &[
    (50, Ink::Line, PAPER),
    (25, Ink::Line, PAPER),
    (75, Ink::Line, PAPER),
    (74, Ink::Line, GROUND),
    (50, Ink::Casing, GROUND),
    (40, Ink::Line, GROUND),
    (
        50,
        Ink::Chalk,
        &[Ink::Route1, Ink::Route2, Ink::Route3, Ink::Seat0, Ink::Seat1, Ink::Seat2, Ink::Changed, Ink::Green],
    ),
    (50, Ink::Walnut, &[Ink::Chalk, Ink::Gold, Ink::Face]),
    (50, Ink::Line, &[]),
    (50, Ink::Face, &[]),
];

impl Palette {
    pub fn of(scheme: Scheme) -> Palette {
        let plain = plain(scheme);
        let mut colours = plain.clone();
        // The edges that occur most come first; there is room for 256.
        for &(share, ground, others) in EDGES {
            let ground = ground.rgb(scheme);
            let others: Vec<Rgb> = match others {
                [] => plain.clone(),
                some => some.iter().map(|ink| ink.rgb(scheme)).collect(),
            };
            for colour in others {
                let mixed = mix(colour, ground, share);
                if colours.len() < MOST && !colours.iter().any(|&other| distance(other, mixed) < 60) {
                    colours.push(mixed);
                }
            }
        }
        let nearest = (0..1 << 15).map(|cell| nearest_to(cell_colour(cell), &colours)).collect();
        let mut palette = Palette { colours, nearest };
        // A plain colour is never taken for a mixture.
        for (row, &colour) in plain.iter().enumerate() {
            palette.nearest[cell_of(colour)] = row as u8;
        }
        palette
    }

    /// The index of the nearest colour to a pixel (red in the lowest byte).
    #[inline]
    pub fn index(&self, pixel: u32) -> u8 {
        let cell = (pixel >> 3 & 0x1f) << 10 | (pixel >> 11 & 0x1f) << 5 | (pixel >> 19 & 0x1f);
        self.nearest[cell as usize]
    }

    /// The pixels of the colours, red in the lowest byte.
    pub fn pixels(&self) -> [u32; 256] {
        let mut pixels = [0xff00_0000; 256];
        for (pixel, [r, g, b]) in pixels.iter_mut().zip(&self.colours) {
            *pixel = u32::from_le_bytes([*r, *g, *b, 255]);
        }
        pixels
    }
}

/// The inks and the colours of the art, none twice.
fn plain(scheme: Scheme) -> Vec<Rgb> {
    let mut plain = Vec::new();
    for colour in Ink::ALL.iter().map(|ink| ink.rgb(scheme)).chain(colours(scheme)) {
        if !plain.iter().any(|&other| cell_of(other) == cell_of(colour)) {
            plain.push(colour);
        }
    }
    plain
}

fn mix(a: Rgb, b: Rgb, percent: u32) -> Rgb {
    std::array::from_fn(|i| ((u32::from(a[i]) * percent + u32::from(b[i]) * (100 - percent)) / 100) as u8)
}

fn distance(a: Rgb, b: Rgb) -> i32 {
    let part = |i: usize| (i32::from(a[i]) - i32::from(b[i])).pow(2);
    // The eye is keenest for green.
    2 * part(0) + 4 * part(1) + 3 * part(2)
}

fn cell_of([r, g, b]: Rgb) -> usize {
    usize::from(r >> 3) << 10 | usize::from(g >> 3) << 5 | usize::from(b >> 3)
}

fn cell_colour(cell: usize) -> Rgb {
    let part = |shift: u32| ((cell >> shift & 0x1f) << 3 | 4) as u8;
    [part(10), part(5), part(0)]
}

fn nearest_to(colour: Rgb, colours: &[Rgb]) -> u8 {
    let nearest = colours.iter().enumerate().min_by_key(|(_, other)| distance(colour, **other));
    nearest.map_or(0, |(row, _)| row as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ink_keeps_its_colour() {
        for scheme in Scheme::ALL {
            let palette = Palette::of(scheme);
            assert!(palette.colours.len() <= 256);
            assert!(plain(scheme).len() <= 150, "{} plain colours leave no room for edges", plain(scheme).len());
            for ink in Ink::ALL {
                let [r, g, b] = ink.rgb(scheme);
                let shown = palette.colours[palette.index(u32::from_le_bytes([r, g, b, 255])) as usize];
                assert!(distance(shown, [r, g, b]) < 400, "{ink:?} in {scheme:?} shows as {shown:?}");
            }
        }
    }
}
