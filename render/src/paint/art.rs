//! Art from SVG to pixels: the colours of the scheme are put in, then each piece is drawn once for every size.

use crate::scene::geometry::{Area, at};
use crate::scene::outline::{Outline, Step};
use crate::scene::scheme::{Ink, Rgb, Scheme, rgb};
use crate::scene::sprite::{SPRITES, Sprite};
use crate::scene::{Plate, Shape};
use resvg::usvg::{Options, Tree};
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};
use tiny_skia::{Color, FillRule, LineCap, LineJoin, Mask, Paint, Path, PathBuilder, Pixmap, Rect};
use tiny_skia::{Stroke, StrokeDash, Transform};

/// The colour that stands for a seat's in the art.
const TINT: &str = "ff00ff";

pub fn in_scheme(source: &str, scheme: Scheme, tint: Option<Ink>) -> String {
    let mut text = source.to_owned();
    if scheme != Scheme::Light {
        // By way of a mark, so that no colour is put in twice.
        for (row, ink) in Ink::EXCHANGED.iter().enumerate() {
            text = text.replace(&format!("#{}", ink.hex(Scheme::Light)), &format!("#@{row}@"));
        }
        for (row, ink) in Ink::EXCHANGED.iter().enumerate() {
            text = text.replace(&format!("#@{row}@"), &format!("#{}", ink.hex(scheme)));
        }
    }
    match tint {
        Some(ink) => text.replace(TINT, ink.hex(scheme)),
        None => text,
    }
}

/// Every colour that the art uses in that scheme.
pub fn colours(scheme: Scheme) -> Vec<Rgb> {
    let mut found: Vec<Rgb> = Vec::new();
    for (_, _, source) in &SPRITES {
        let text = in_scheme(source, scheme, None);
        for part in text.split('#').skip(1) {
            let digits =
                part.get(..6).filter(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit()) && *digits != TINT);
            found.extend(digits.map(rgb).filter(|colour| !found.contains(colour)));
        }
    }
    found
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Key {
    Sprite {
        sprite: Sprite,
        tint: Option<Ink>,
        scheme: Scheme,
        width: u32,
        height: u32,
    },
    Plate {
        fill: Option<Ink>,
        line: Option<Ink>,
        bits: [u32; 2],
        dashed: bool,
        scheme: Scheme,
        width: u32,
        height: u32,
    },
    /// By a digest of what it is, in relation to its corner.
    Shape {
        digest: u64,
        scheme: Scheme,
    },
}

#[derive(Default)]
struct Held {
    pieces: HashMap<Key, Arc<Pixmap>>,
    bytes: usize,
}

/// Pieces of art as pixels.
#[derive(Default)]
pub struct Art {
    held: Mutex<Held>,
}

/// All crops of all schemes together need less; a flood of odd widths does not fill the memory.
const MOST_BYTES: usize = 40 << 20;

impl Art {
    fn get(&self, key: Key, draw: impl FnOnce() -> Option<Pixmap>) -> Option<Arc<Pixmap>> {
        // A lock is only poisoned by a panic elsewhere; what it guards is a cache and stays good.
        let lock = || self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(piece) = lock().pieces.get(&key) {
            return Some(piece.clone());
        }
        let piece = Arc::new(draw()?);
        let mut held = lock();
        if held.bytes > MOST_BYTES {
            *held = Held::default();
        }
        held.bytes += piece.data().len();
        held.pieces.insert(key, piece.clone());
        Some(piece)
    }

    pub fn sprite(
        &self,
        sprite: Sprite,
        tint: Option<Ink>,
        scheme: Scheme,
        width: u32,
        height: u32,
    ) -> Option<Arc<Pixmap>> {
        self.get(Key::Sprite { sprite, tint, scheme, width, height }, || {
            let tree = tree(sprite, tint, scheme)?;
            let mut pixmap = Pixmap::new(width.max(1), height.max(1))?;
            let (w, h) = (width as f32 / tree.size().width(), height as f32 / tree.size().height());
            // The art keeps its proportions, in the middle of what it is given.
            let scale = w.min(h);
            let dx = (width as f32 - tree.size().width() * scale) / 2.0;
            let dy = (height as f32 - tree.size().height() * scale) / 2.0;
            resvg::render(&tree, Transform::from_translate(dx, dy).pre_scale(scale, scale), &mut pixmap.as_mut());
            Some(pixmap)
        })
    }

    pub fn plate(&self, plate: &Plate, scheme: Scheme, width: u32, height: u32) -> Option<Arc<Pixmap>> {
        let Plate { fill, line, width: stroke, radius, dashed } = *plate;
        let bits = [stroke.to_bits(), radius.to_bits()];
        self.get(Key::Plate { fill, line, bits, dashed, scheme, width, height }, || {
            let mut pixmap = Pixmap::new(width.max(1), height.max(1))?;
            draw_plate(&mut pixmap, plate, scheme, 0.0, 0.0, width as f32, height as f32);
            Some(pixmap)
        })
    }

    /// A small shape, and where its corner lies. Its parts are drawn as if it lay on a whole pixel.
    pub fn shape(&self, shape: &Shape, area: Area, scheme: Scheme) -> Option<Arc<Pixmap>> {
        let relative = shape.outline.clone().moved(|point| at(point.x - area.x, point.y - area.y));
        let mut hasher = std::hash::DefaultHasher::new();
        (shape.fill, shape.line, rounded_off(shape.width)).hash(&mut hasher);
        for step in &relative.steps {
            std::mem::discriminant(step).hash(&mut hasher);
        }
        for point in relative.points() {
            (rounded_off(point.x), rounded_off(point.y)).hash(&mut hasher);
        }
        self.get(Key::Shape { digest: hasher.finish(), scheme }, || {
            let mut pixmap = Pixmap::new(area.w.ceil().max(1.0) as u32, area.h.ceil().max(1.0) as u32)?;
            draw_shape(&mut pixmap, &relative, shape, scheme, None);
            Some(pixmap)
        })
    }

    /// Bytes held.
    pub fn size(&self) -> usize {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).bytes
    }
}

/// A hundredth of a pixel is seen by nobody.
fn rounded_off(number: f32) -> i32 {
    (number * 16.0).round() as i32
}

fn tree(sprite: Sprite, tint: Option<Ink>, scheme: Scheme) -> Option<Tree> {
    Tree::from_str(&in_scheme(sprite.source(), scheme, tint), &Options::default()).ok()
}

/// Draws art into that rectangle of a pixmap, stretched to fill it.
pub fn draw_land(pixmap: &mut Pixmap, sprite: Sprite, scheme: Scheme, of: Area) {
    let Some(tree) = tree(sprite, None, scheme) else { return };
    let (w, h) = (of.w / tree.size().width(), of.h / tree.size().height());
    resvg::render(&tree, Transform::from_translate(of.x, of.y).pre_scale(w, h), &mut pixmap.as_mut());
}

pub fn draw_shape(pixmap: &mut Pixmap, outline: &Outline, shape: &Shape, scheme: Scheme, mask: Option<&Mask>) {
    let mut path = PathBuilder::new();
    for step in &outline.steps {
        match *step {
            Step::Start(p) => path.move_to(p.x, p.y),
            Step::Line(p) => path.line_to(p.x, p.y),
            Step::Quad(a, p) => path.quad_to(a.x, a.y, p.x, p.y),
            Step::Curve(a, b, p) => path.cubic_to(a.x, a.y, b.x, b.y, p.x, p.y),
            Step::Close => path.close(),
        }
    }
    let Some(path) = path.finish() else { return };
    if let Some(ink) = shape.fill {
        pixmap.fill_path(&path, &brush(ink, scheme), FillRule::Winding, Transform::identity(), mask);
    }
    if let Some(ink) = shape.line {
        let (line_cap, line_join) = (LineCap::Round, LineJoin::Round);
        let stroke = Stroke { width: shape.width, line_cap, line_join, ..Stroke::default() };
        pixmap.stroke_path(&path, &brush(ink, scheme), &stroke, Transform::identity(), mask);
    }
}

pub fn brush(ink: Ink, scheme: Scheme) -> Paint<'static> {
    let [r, g, b] = ink.rgb(scheme);
    let opacity = match (ink, scheme) {
        (Ink::Shadow, Scheme::Light) => 66,
        (Ink::Shadow, Scheme::Dark) => 115,
        _ => 255,
    };
    let mut paint = Paint::default();
    paint.set_color(Color::from_rgba8(r, g, b, opacity));
    paint
}

/// Draws a plate into that rectangle of a pixmap.
pub fn draw_plate(pixmap: &mut Pixmap, plate: &Plate, scheme: Scheme, x: f32, y: f32, w: f32, h: f32) {
    let inset = plate.width / 2.0;
    let Some(path) = rounded(x + inset, y + inset, w - plate.width, h - plate.width, plate.radius) else { return };
    if let Some(ink) = plate.fill {
        pixmap.fill_path(&path, &brush(ink, scheme), FillRule::Winding, Transform::identity(), None);
    }
    if let Some(ink) = plate.line {
        let dash = plate.dashed.then(|| StrokeDash::new(vec![plate.width * 4.0, plate.width * 2.5], 0.0)).flatten();
        let stroke = Stroke { width: plate.width, dash, ..Stroke::default() };
        pixmap.stroke_path(&path, &brush(ink, scheme), &stroke, Transform::identity(), None);
    }
}

fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Option<Path> {
    let r = radius.min(width / 2.0).min(height / 2.0);
    if r < 0.5 {
        return Rect::from_xywh(x, y, width, height).map(PathBuilder::from_rect);
    }
    let (right, bottom) = (x + width, y + height);
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.line_to(right - r, y);
    path.quad_to(right, y, right, y + r);
    path.line_to(right, bottom - r);
    path.quad_to(right, bottom, right - r, bottom);
    path.line_to(x + r, bottom);
    path.quad_to(x, bottom, x, bottom - r);
    path.line_to(x, y + r);
    path.quad_to(x, y, x + r, y);
    path.close();
    path.finish()
}
