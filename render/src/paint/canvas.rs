//! Pixels: pieces of art laid over one another. The canvas is opaque from the start, so that only coverage matters.

use super::art::{Art, brush};
use super::palette::Palette;
use crate::scene::geometry::{Area, Point};
use crate::scene::scheme::{Ink, Scheme};
use crate::scene::type_case::{CAPITAL, Shape, TypeCase};
use crate::scene::{Item, Paint, Plate, Text};
use tiny_skia::{FillRule, LineCap, LineJoin, Mask, PathBuilder, Pixmap, Rect, Stroke, StrokeDash, Transform};

pub struct Canvas<'a> {
    pub pixmap: Pixmap,
    pub art: &'a Art,
    pub letters: &'a TypeCase,
    pub scheme: Scheme,
}

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
            Paint::Plate(plate) => self.plate(plate, area, clip),
            Paint::Text(text) => self.write(text, area, clip),
            Paint::Line { points, ink, width, dashed, halo, arrow } => {
                if *halo > 0.0 {
                    self.stroke(points, Ink::Paper, width + 2.0 * halo, false, clip);
                }
                self.stroke(points, *ink, *width, *dashed, clip);
                if *arrow {
                    self.arrow_head(points, *ink, *width, clip);
                }
            }
        }
    }

    fn plate(&mut self, plate: &Plate, area: Area, clip: Clip) {
        let (width, height) = (area.w.round().max(1.0) as u32, area.h.round().max(1.0) as u32);
        if let Some(piece) = self.art.plate(plate, self.scheme, width, height) {
            self.lay(&piece, area.x.round() as i32, area.y.round() as i32, clip);
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

    fn stroke(&mut self, points: &[Point], ink: Ink, width: f32, dashed: bool, clip: Clip) {
        let mut path = PathBuilder::new();
        for (row, point) in points.iter().enumerate() {
            if row == 0 { path.move_to(point.x, point.y) } else { path.line_to(point.x, point.y) }
        }
        let Some(path) = path.finish() else { return };
        let dash = dashed.then(|| StrokeDash::new(vec![width * 0.4, width * 0.75], 0.0)).flatten();
        let cap = if dashed { LineCap::Butt } else { LineCap::Round };
        let stroke = Stroke { width, line_cap: cap, line_join: LineJoin::Round, dash, ..Stroke::default() };
        let mask = self.mask(clip);
        self.pixmap.stroke_path(&path, &brush(ink, self.scheme), &stroke, Transform::identity(), mask.as_ref());
    }

    fn arrow_head(&mut self, points: &[Point], ink: Ink, width: f32, clip: Clip) {
        let [.., before, tip] = points else { return };
        let (dx, dy) = (tip.x - before.x, tip.y - before.y);
        let length = dx.hypot(dy).max(0.01);
        let (ux, uy) = (dx / length * width * 2.2, dy / length * width * 2.2);
        let mut path = PathBuilder::new();
        path.move_to(tip.x + ux, tip.y + uy);
        path.line_to(tip.x - uy, tip.y + ux);
        path.line_to(tip.x + uy, tip.y - ux);
        path.close();
        let Some(path) = path.finish() else { return };
        let mask = self.mask(clip);
        let brush = brush(ink, self.scheme);
        self.pixmap.fill_path(&path, &brush, FillRule::Winding, Transform::identity(), mask.as_ref());
    }

    /// Lines of a clipped pane are drawn through a mask.
    fn mask(&self, clip: Clip) -> Option<Mask> {
        if clip.is_whole(&self.pixmap) {
            return None;
        }
        let mut mask = Mask::new(self.pixmap.width(), self.pixmap.height())?;
        let (w, h) = (clip.right - clip.left, clip.bottom - clip.top);
        let rect = Rect::from_xywh(clip.left as f32, clip.top as f32, w as f32, h as f32)?;
        mask.fill_path(&PathBuilder::from_rect(rect), FillRule::Winding, false, Transform::identity());
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

fn letter(target: &mut [u32], width: usize, shape: &Shape, x: i32, y: i32, ink: u32, clip: Clip) {
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
