//! The fonts, and the shapes of their letters, each drawn once for every size.

use ab_glyph::{Font, FontRef, Glyph, GlyphId, PxScale, ScaleFont, point};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Height of a capital letter, in ems.
pub const CAPITAL: f32 = 0.70;

/// The Latin face first; what it lacks comes from the next.
static FACES: LazyLock<Vec<FontRef<'static>>> = LazyLock::new(|| {
    let files: [&[u8]; 2] =
        [include_bytes!("../../fonts/barlow-bold-latin.ttf"), include_bytes!("../../fonts/mplus-1-bold-jis-1.otf")];
    files.into_iter().filter_map(|file| FontRef::try_from_slice(file).ok()).collect()
});

/// The coverage of a letter, and where it lies in relation to the point on the base line.
pub struct Shape {
    pub left: i32,
    pub top: i32,
    pub width: usize,
    pub coverage: Vec<u8>,
}

/// A few sizes of a few thousand letters; a flood of odd widths does not fill the memory.
const MOST_SHAPES: usize = 8_000;

type Shapes = HashMap<(usize, u16, u32), Arc<Shape>>;

#[derive(Default)]
pub struct TypeCase {
    shapes: Mutex<Shapes>,
}

/// Which face has this letter.
fn face_of(letter: char) -> Option<(usize, GlyphId)> {
    let known = |(row, face): (usize, &FontRef)| {
        let id = face.glyph_id(letter);
        (id.0 != 0).then_some((row, id))
    };
    FACES.iter().enumerate().find_map(known)
}

/// The scale at which the em of the face is that high.
fn scale(face: &FontRef, size: f32) -> PxScale {
    let em = face.units_per_em().unwrap_or(1000.0);
    PxScale::from(size * face.height_unscaled() / em)
}

/// Calls back with every letter and its distance from the left, and tells the width of it all. Letters that no face
/// has stand as a question mark.
fn set(text: &str, size: f32, mut letter: impl FnMut(usize, GlyphId, f32)) -> f32 {
    let mut x = 0.0;
    let mut before: Option<(usize, GlyphId)> = None;
    for (row, id) in text.chars().filter_map(|c| face_of(c).or_else(|| face_of('?'))) {
        let face = FACES[row].as_scaled(scale(&FACES[row], size));
        if let Some((other, left)) = before
            && other == row
        {
            x += face.kern(left, id);
        }
        letter(row, id, x);
        x += face.h_advance(id);
        before = Some((row, id));
    }
    x
}

pub fn width(text: &str, size: f32) -> f32 {
    set(text, size, |_, _, _| {})
}

/// The beginning of a text that is no wider than that.
pub fn shortened(text: &str, size: f32, most: f32) -> String {
    if width(text, size) <= most {
        return text.to_owned();
    }
    let mut short: String = text.to_owned();
    while !short.is_empty() && width(&format!("{short}…"), size) > most {
        short.pop();
    }
    format!("{}…", short.trim_end())
}

impl TypeCase {
    /// Calls back with each letter's shape and the place of its upper left corner.
    pub fn write(&self, text: &str, size: f32, x: f32, base: f32, mut put: impl FnMut(&Shape, i32, i32)) {
        // A lock is only poisoned by a panic elsewhere; what it guards is a cache and stays good.
        let mut shapes = self.shapes.lock().unwrap_or_else(PoisonError::into_inner);
        if shapes.len() > MOST_SHAPES {
            shapes.clear();
        }
        set(text, size, |row, id, dx| {
            let key = (row, id.0, (size * 4.0).round() as u32);
            let shape = shapes.entry(key).or_insert_with(|| Arc::new(draw(row, id, key.2 as f32 / 4.0)));
            put(shape, (x + dx).round() as i32 + shape.left, base.round() as i32 + shape.top);
        });
    }

    /// Bytes held.
    pub fn size(&self) -> usize {
        let shapes = self.shapes.lock().unwrap_or_else(PoisonError::into_inner);
        shapes.values().map(|shape| shape.coverage.len() + 64).sum()
    }
}

fn draw(row: usize, id: GlyphId, size: f32) -> Shape {
    let face = &FACES[row];
    let glyph = Glyph { id, scale: scale(face, size), position: point(0.0, 0.0) };
    let Some(outline) = face.outline_glyph(glyph) else {
        return Shape { left: 0, top: 0, width: 0, coverage: Vec::new() };
    };
    let bounds = outline.px_bounds();
    let (width, height) = (bounds.width().ceil() as usize, bounds.height().ceil() as usize);
    let mut coverage = vec![0; width * height];
    outline.draw(|x, y, c| {
        if let Some(pixel) = coverage.get_mut(y as usize * width + x as usize) {
            *pixel = (c * 255.0).round().clamp(0.0, 255.0) as u8;
        }
    });
    Shape { left: bounds.min.x as i32, top: bounds.min.y as i32, width, coverage }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_japanese_are_written_with_the_second_face() {
        assert_eq!(FACES.len(), 2);
        assert_eq!(face_of('R').map(|found| found.0), Some(0));
        assert_eq!(face_of('ł').map(|found| found.0), Some(0));
        for letter in "駅長カウボーイさくら".chars() {
            assert_eq!(face_of(letter).map(|found| found.0), Some(1), "{letter}");
        }
        assert!(face_of('🐮').is_none());
        assert!((width("🐮", 40.0) - width("?", 40.0)).abs() < 0.01);
    }

    #[test]
    fn a_long_name_is_shortened() {
        let short = shortened("Bartholomew the Unhurried", 40.0, 200.0);
        assert!(width(&short, 40.0) <= 200.0 && short.ends_with('…'), "{short}");
        assert_eq!(shortened("Ada", 40.0, 200.0), "Ada");
    }
}
