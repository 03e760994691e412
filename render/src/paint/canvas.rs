//! Pixels: pieces of art laid over one another. The canvas is opaque from the start, so that only coverage matters.

use super::art::{Art, brush, draw_land, draw_plate, draw_shape};
use super::palette::Palette;
use crate::scene::geometry::{Area, Point, hull};
use crate::scene::scheme::{Ink, Scheme};
use crate::scene::type_case::{CAPITAL, Shape as Letter, TypeCase};
use crate::scene::{Dash, Item, Line, Paint, Plate, Shape, Text};
use tiny_skia::{FillRule, LineCap, LineJoin, Mask, PathBuilder, Pixmap, PixmapMut, Stroke, StrokeDash, Transform};

pub struct Canvas<'a> {
    pub pixmap: Pixmap,
    pub art: &'a Art,
    pub letters: &'a TypeCase,
    pub scheme: Scheme,
    /// Whether small shapes are kept for other pictures. Those of a ground are painted once.
    pub keeps: bool,
}

/// What covers more pixels is drawn where it lies; smaller shapes are kept, as art is.
const LARGE_SHAPE: f32 = 120_000.0;

/// The pixels of the canvas that may be touched: left, top, right, bottom.
#[derive(Clone, Copy)]
pub struct Clip {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

impl Clip {
    pub fn of(area: Area, width: u32, height: u32) -> Clip {
        Clip {
            left: (area.x.round() as i32).max(0),
            top: (area.y.round() as i32).max(0),
            right: (area.right().round() as i32).min(width as i32),
            bottom: (area.bottom().round() as i32).min(height as i32),
        }
    }

    fn is_whole(self, pixmap: &Pixmap) -> bool {
        self.left == 0 && self.top == 0 && self.right == pixmap.width() as i32 && self.bottom == pixmap.height() as i32
    }
}

/// The part of a piece that lies inside the clip: first column and row in the piece and on the canvas, and its size.
struct Part {
    from: (usize, usize),
    to: (usize, usize),
    width: usize,
    height: usize,
}

fn part(x: i32, y: i32, width: usize, height: usize, clip: Clip) -> Option<Part> {
    let (left, top) = (x.max(clip.left), y.max(clip.top));
    let (right, bottom) = ((x + width as i32).min(clip.right), (y + height as i32).min(clip.bottom));
    (left < right && top < bottom).then(|| Part {
        from: ((left - x) as usize, (top - y) as usize),
        to: (left as usize, top as usize),
        width: (right - left) as usize,
        height: (bottom - top) as usize,
    })
}

/// More points than that are a bend.
const FINE_BEND: usize = 8;

/// A line without its ends that lie outside.
fn near(points: &[Point], clip: Clip, width: f32) -> &[Point] {
    let (left, top) = (clip.left as f32 - width, clip.top as f32 - width);
    let (right, bottom) = (clip.right as f32 + width, clip.bottom as f32 + width);
    let is_seen = |pair: &[Point]| {
        let [a, b] = pair else { return false };
        a.x.max(b.x) >= left && a.x.min(b.x) <= right && a.y.max(b.y) >= top && a.y.min(b.y) <= bottom
    };
    let first = points.windows(2).position(is_seen);
    let last = points.windows(2).rposition(is_seen);
    first.zip(last).map_or(&[], |(first, last)| &points[first..last + 2])
}

/// A line with nothing around it.
fn plain(item: &Item) -> Option<&Line> {
    match &item.paint {
        Paint::Line(line) if line.halo == 0.0 && !line.arrow => Some(line),
        _ => None,
    }
}

/// Whether both are lines that one stroke of the brush can paint.
pub fn are_alike(one: &Item, other: &Item) -> bool {
    let style = |line: &Line| (line.ink, line.width.to_bits(), line.dash, line.points.len() > FINE_BEND);
    let styles = plain(one).map(style).zip(plain(other).map(style));
    one.pane == other.pane && styles.is_some_and(|(one, other)| one == other)
}

impl Canvas<'_> {
    /// Paints everything but grounds.
    pub fn paint(&mut self, item: &Item, clip: Clip) {
        let area = item.area;
        match &item.paint {
            Paint::Ground(..) => {}
            Paint::Sprite(sprite, tint) => {
                let (width, height) = (area.w.round() as u32, area.h.round() as u32);
                if let Some(piece) = self.art.sprite(*sprite, *tint, self.scheme, width, height) {
                    self.lay(&piece, area.x.round() as i32, area.y.round() as i32, clip);
                }
            }
            Paint::Faded(sprite, percent) => {
                let (width, height) = (area.w.round() as u32, area.h.round() as u32);
                if let Some(piece) = self.art.sprite(*sprite, None, self.scheme, width, height) {
                    let piece = paler(&piece, u32::from(*percent) * 255 / 100);
                    self.lay(&piece, area.x.round() as i32, area.y.round() as i32, clip);
                }
            }
            // Only grounds have it, and those are not clipped.
            Paint::Land(sprite) => draw_land(&mut self.pixmap, *sprite, self.scheme, area),
            Paint::Plate(plate) => self.plate(plate, area, clip),
            Paint::Shape(shape) => self.shape(shape, area, clip),
            Paint::Text(text) => self.write(text, area, clip),
            Paint::Line(line) => {
                if line.halo > 0.0 {
                    let halo = Line {
                        ink: Ink::Chalk,
                        width: line.width + 2.0 * line.halo,
                        dash: Dash::Solid,
                        ..line.clone()
                    };
                    self.stroke(&[&halo], area, clip);
                }
                self.stroke(&[line], area, clip);
                if line.arrow {
                    self.arrow_head(line, area, clip);
                }
            }
        }
    }

    fn shape(&mut self, shape: &Shape, area: Area, clip: Clip) {
        if self.keeps && area.w * area.h < LARGE_SHAPE {
            if let Some(piece) = self.art.shape(shape, area, self.scheme) {
                self.lay(&piece, area.x.round() as i32, area.y.round() as i32, clip);
            }
        } else {
            let mask = self.mask(area, clip);
            draw_shape(&mut self.pixmap, &shape.outline, shape, self.scheme, mask.as_ref());
        }
    }

    fn plate(&mut self, plate: &Plate, area: Area, clip: Clip) {
        // A plain rectangle needs no piece of its own. A shadow lets the ground through.
        if let Plate { fill: Some(ink), line: None, .. } = plate
            && plate.radius < 0.5
            && *ink != Ink::Shadow
        {
            self.rectangle(*ink, area, clip);
            return;
        }
        let (width, height) = (area.w.round().max(1.0) as u32, area.h.round().max(1.0) as u32);
        // A large one would take more room among the pieces than it saves time.
        if area.w * area.h > LARGE_SHAPE && clip.is_whole(&self.pixmap) {
            let (x, y) = (area.x.round(), area.y.round());
            draw_plate(&mut self.pixmap, plate, self.scheme, x, y, width as f32, height as f32);
            return;
        }
        if let Some(piece) = self.art.plate(plate, self.scheme, width, height) {
            self.lay(&piece, area.x.round() as i32, area.y.round() as i32, clip);
        }
    }

    fn rectangle(&mut self, ink: Ink, area: Area, clip: Clip) {
        let (width, height) = (area.w.round().max(1.0) as usize, area.h.round().max(1.0) as usize);
        let Some(part) = part(area.x.round() as i32, area.y.round() as i32, width, height, clip) else { return };
        let [r, g, b] = ink.rgb(self.scheme);
        let pixel = u32::from_le_bytes([r, g, b, 255]);
        let width = self.pixmap.width() as usize;
        let target: &mut [u32] = bytemuck::cast_slice_mut(self.pixmap.data_mut());
        for row in 0..part.height {
            let to = (part.to.1 + row) * width + part.to.0;
            target[to..to + part.width].fill(pixel);
        }
    }

    /// Lays a piece over what is there.
    fn lay(&mut self, piece: &Pixmap, x: i32, y: i32, clip: Clip) {
        let Some(part) = part(x, y, piece.width() as usize, piece.height() as usize, clip) else { return };
        let (source_width, width) = (piece.width() as usize, self.pixmap.width() as usize);
        let source: &[u32] = bytemuck::cast_slice(piece.data());
        let target: &mut [u32] = bytemuck::cast_slice_mut(self.pixmap.data_mut());
        for row in 0..part.height {
            let from = (part.from.1 + row) * source_width + part.from.0;
            let to = (part.to.1 + row) * width + part.to.0;
            let pixels = target[to..to + part.width].iter_mut().zip(&source[from..from + part.width]);
            for (under, &over) in pixels {
                match over >> 24 {
                    0 => {}
                    255 => *under = over,
                    alpha => *under = over.wrapping_add(faded(*under, 255 - alpha)),
                }
            }
        }
    }

    fn write(&mut self, text: &Text, area: Area, clip: Clip) {
        let [r, g, b] = text.ink.rgb(self.scheme);
        let ink = u32::from_le_bytes([r, g, b, 255]);
        let base = area.y + text.size * CAPITAL;
        let width = self.pixmap.width() as usize;
        let target: &mut [u32] = bytemuck::cast_slice_mut(self.pixmap.data_mut());
        self.letters.write(&text.text, text.size, area.x, base, |shape, x, y| {
            letter(target, width, shape, x, y, ink, clip);
        });
    }

    /// Lines that differ in nothing but where they run.
    pub fn alike(&mut self, items: &[Item], clip: Clip) {
        let lines: Vec<&Line> = items.iter().filter_map(plain).collect();
        let area = hull(items.iter().map(|item| item.area));
        if let Some(area) = area {
            self.stroke(&lines, area, clip);
        }
    }

    fn stroke(&mut self, lines: &[&Line], area: Area, clip: Clip) {
        let [line, ..] = lines else { return };
        let mut path = PathBuilder::new();
        for line in lines {
            for (row, point) in near(&line.points, clip, line.width).iter().enumerate() {
                if row == 0 { path.move_to(point.x, point.y) } else { path.line_to(point.x, point.y) }
            }
        }
        let Some(path) = path.finish() else { return };
        let (on, off, line_cap) = match line.dash {
            Dash::Solid => (0.0, 0.0, LineCap::Round),
            Dash::Ties => (0.3, 0.5, LineCap::Butt),
            Dash::Ruts => (2.0, 0.7, LineCap::Butt),
            Dash::Dashes => (2.0, 0.92, LineCap::Butt),
            Dash::Dots => (0.08, 1.45, LineCap::Round),
        };
        let dash = (on > 0.0).then(|| StrokeDash::new(vec![line.width * on, line.width * off], 0.0)).flatten();
        // The points of a bend lie so close that no joint is seen; round ones would take most of the time.
        let line_join = if line.points.len() > FINE_BEND { LineJoin::Miter } else { LineJoin::Round };
        let stroke = Stroke { width: line.width, line_cap, line_join, dash, ..Stroke::default() };
        let brush = brush(line.ink, self.scheme);
        if let Some((mut rows, top)) = self.rows(clip) {
            rows.stroke_path(&path, &brush, &stroke, Transform::from_translate(0.0, -top), None);
            return;
        }
        let mask = self.mask(area.inset(-line.halo), clip);
        self.pixmap.stroke_path(&path, &brush, &stroke, Transform::identity(), mask.as_ref());
    }

    /// A pane as wide as the picture is a picture of its own, and needs no mask. With its top.
    fn rows(&mut self, clip: Clip) -> Option<(PixmapMut<'_>, f32)> {
        let (width, height) = (self.pixmap.width(), self.pixmap.height());
        let (top, bottom) = (clip.top.max(0) as u32, (clip.bottom.max(0) as u32).min(height));
        if clip.left > 0 || (clip.right.max(0) as u32) < width || top >= bottom {
            return None;
        }
        let row = width as usize * 4;
        let bytes = self.pixmap.data_mut().get_mut(top as usize * row..bottom as usize * row)?;
        PixmapMut::from_bytes(bytes, width, bottom - top).map(|rows| (rows, top as f32))
    }

    /// On a chalk halo, as the line is.
    fn arrow_head(&mut self, line: &Line, area: Area, clip: Clip) {
        let [.., before, tip] = line.points[..] else { return };
        let (dx, dy) = (tip.x - before.x, tip.y - before.y);
        let length = dx.hypot(dy).max(0.001);
        let (dx, dy) = (dx / length, dy / length);
        let size = line.width * 2.4;
        let back = (tip.x - dx * size * 0.4, tip.y - dy * size * 0.4);
        let mut path = PathBuilder::new();
        path.move_to(tip.x + dx * size * 0.8, tip.y + dy * size * 0.8);
        path.line_to(back.0 - dy * size * 0.7, back.1 + dx * size * 0.7);
        path.line_to(back.0 + dy * size * 0.7, back.1 - dx * size * 0.7);
        path.close();
        let Some(path) = path.finish() else { return };
        let mask = self.mask(area.inset(-size), clip);
        if line.halo > 0.0 {
            let stroke = Stroke { width: 2.0 * line.halo, line_join: LineJoin::Round, ..Stroke::default() };
            let chalk = brush(Ink::Chalk, self.scheme);
            self.pixmap.stroke_path(&path, &chalk, &stroke, Transform::identity(), mask.as_ref());
        }
        let brush = brush(line.ink, self.scheme);
        self.pixmap.fill_path(&path, &brush, FillRule::Winding, Transform::identity(), mask.as_ref());
    }

    /// What sticks out of its pane is drawn through a mask.
    fn mask(&self, area: Area, clip: Clip) -> Option<Mask> {
        let inside = area.x >= clip.left as f32
            && area.y >= clip.top as f32
            && area.right() <= clip.right as f32
            && area.bottom() <= clip.bottom as f32;
        if inside || clip.is_whole(&self.pixmap) {
            return None;
        }
        let mut mask = Mask::new(self.pixmap.width(), self.pixmap.height())?;
        let (width, height) = (mask.width() as usize, mask.height() as usize);
        let (left, right) = (clip.left.max(0) as usize, (clip.right.max(0) as usize).min(width));
        let rows = clip.top.max(0) as usize..(clip.bottom.max(0) as usize).min(height);
        for row in rows.filter(|_| left < right) {
            mask.data_mut()[row * width + left..row * width + right].fill(255);
        }
        Some(mask)
    }

    /// Lays indexed pixels of a ground, from that corner of it on.
    pub fn ground(&mut self, indexed: &Indexed, pixels: &[u32; 256], from: Point, area: Area, clip: Clip) {
        let (x, y) = (area.x.round() as i32 - from.x as i32, area.y.round() as i32 - from.y as i32);
        let shown = Clip::of(area, self.pixmap.width(), self.pixmap.height());
        let clip = Clip {
            left: clip.left.max(shown.left),
            top: clip.top.max(shown.top),
            right: clip.right.min(shown.right),
            bottom: clip.bottom.min(shown.bottom),
        };
        let Some(part) = part(x, y, indexed.width, indexed.height, clip) else { return };
        let width = self.pixmap.width() as usize;
        let target: &mut [u32] = bytemuck::cast_slice_mut(self.pixmap.data_mut());
        for row in 0..part.height {
            let source = (part.from.1 + row) * indexed.width + part.from.0;
            let to = (part.to.1 + row) * width + part.to.0;
            let row = target[to..to + part.width].iter_mut().zip(&indexed.rows[source..source + part.width]);
            for (under, &index) in row {
                *under = pixels[index as usize];
            }
        }
    }
}

fn letter(target: &mut [u32], width: usize, shape: &Letter, x: i32, y: i32, ink: u32, clip: Clip) {
    if shape.width == 0 {
        return;
    }
    let Some(part) = part(x, y, shape.width, shape.coverage.len() / shape.width, clip) else { return };
    for row in 0..part.height {
        let from = (part.from.1 + row) * shape.width + part.from.0;
        let to = (part.to.1 + row) * width + part.to.0;
        let pixels = target[to..to + part.width].iter_mut().zip(&shape.coverage[from..from + part.width]);
        for (under, &coverage) in pixels {
            match coverage {
                0 => {}
                255 => *under = ink,
                some => {
                    let some = u32::from(some);
                    *under = faded(ink, some).wrapping_add(faded(*under, 255 - some)) | 0xff00_0000;
                }
            }
        }
    }
}

/// A pixel times a share of 255, all four parts at once.
#[inline]
fn faded(pixel: u32, share: u32) -> u32 {
    let share = share + (share >> 7);
    let even = (((pixel & 0x00ff_00ff) * share) >> 8) & 0x00ff_00ff;
    let odd = ((pixel >> 8 & 0x00ff_00ff) * share) & 0xff00_ff00;
    even | odd
}

/// The same piece with less of everything.
fn paler(piece: &Pixmap, share: u32) -> Pixmap {
    let mut pale = piece.clone();
    let pixels: &mut [u32] = bytemuck::cast_slice_mut(pale.data_mut());
    for pixel in pixels {
        *pixel = faded(*pixel, share);
    }
    pale
}

/// A picture by indices into a palette.
pub struct Indexed {
    pub width: usize,
    pub height: usize,
    pub rows: Vec<u8>,
}

impl Indexed {
    pub fn of(pixmap: &Pixmap, palette: &Palette) -> Indexed {
        let mut rows = vec![0; pixmap.width() as usize * pixmap.height() as usize];
        index_into(bytemuck::cast_slice(pixmap.data()), palette, &mut rows);
        Indexed { width: pixmap.width() as usize, height: pixmap.height() as usize, rows }
    }
}

/// Looks up the colours of a run of pixels. Most pixels are like the one before.
pub fn index_into(pixels: &[u32], palette: &Palette, to: &mut [u8]) {
    let mut last = (!0, 0);
    for (index, &pixel) in to.iter_mut().zip(pixels) {
        if pixel != last.0 {
            last = (pixel, palette.index(pixel));
        }
        *index = last.1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fading_keeps_the_ends_of_the_scale() {
        assert_eq!(faded(0xff80_4020, 255), 0xff80_4020);
        assert_eq!(faded(0xff80_4020, 0), 0);
        assert_eq!(faded(0xffff_ffff, 128), 0x8080_8080);
    }
}
