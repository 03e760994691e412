//! Draws into a scene in the units of a block, wherever that block lies in the picture and however large.

use super::geometry::{self, Area, Point, area, at};
pub use super::model::Pen;
use super::model::{Ground, Item, Paint, Plate, Scene, Text, Thing};
use super::scheme::Ink;
use super::seats::Mark;
use super::sprite::Sprite;
use super::type_case;
use engine::{Seat, Spot};

/// The smallest text of a picture that is read on a phone, in pixels at a width of 1,080.
pub const LEAST_TEXT: f32 = 38.0;

/// Where a text stands in relation to its anchor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Align {
    Left,
    Middle,
    Right,
}

impl<'a> Pen<'a> {
    pub fn new(scene: &'a mut Scene, origin: Point, zoom: f32, least: f32) -> Pen<'a> {
        Pen { scene, origin, zoom, least, pane: 0, thing: None }
    }

    /// The same pen with its origin moved by this many units.
    pub fn from(&mut self, x: f32, y: f32) -> Pen<'_> {
        let origin = self.place(at(x, y));
        let Pen { zoom, least, pane, thing, .. } = *self;
        Pen { scene: self.scene, origin, zoom, least, pane, thing }
    }

    pub fn place(&self, point: Point) -> Point {
        at(self.origin.x + point.x * self.zoom, self.origin.y + point.y * self.zoom)
    }

    pub fn placed(&self, of: Area) -> Area {
        let corner = self.place(at(of.x, of.y));
        area(corner.x, corner.y, of.w * self.zoom, of.h * self.zoom)
    }

    fn visible(&self, placed: Area) -> bool {
        self.scene.panes[self.pane].overlap(placed).is_some()
    }

    fn put(&mut self, placed: Area, paint: Paint) {
        if self.visible(placed) {
            self.scene.items.push(Item { pane: self.pane, area: placed, paint, thing: self.thing });
        }
    }

    pub fn ground(&mut self, name: &'static str, width: f32, height: f32, draw: fn(&mut Pen)) {
        let whole = self.placed(area(0.0, 0.0, width, height));
        let ground =
            Ground { name, width: whole.w.round() as u32, height: whole.h.round() as u32, zoom: self.zoom, draw };
        let Some(shown) = self.scene.panes[self.pane].overlap(whole) else { return };
        let from = at((shown.x - whole.x).round(), (shown.y - whole.y).round());
        self.put(area(shown.x.round(), shown.y.round(), shown.w, shown.h), Paint::Ground(ground, from));
    }

    /// What is drawn inside belongs to this thing.
    pub fn thing(&mut self, spot: Option<Spot>, what: impl Into<String>, of: Area, draw: impl FnOnce(&mut Pen)) {
        let placed = self.placed(of);
        let outer = self.thing;
        if self.visible(placed) {
            self.thing = Some(self.scene.things.len());
            self.scene.things.push(Thing { what: what.into(), spot, area: placed });
        }
        draw(self);
        self.thing = outer;
    }

    /// Says where a spot lies.
    pub fn spot(&mut self, spot: Spot, of: Area) {
        let placed = self.placed(of);
        if self.visible(placed) {
            self.scene.spots.push((spot, placed));
        }
    }

    pub fn sprite(&mut self, sprite: Sprite, of: Area) {
        self.put(self.placed(of), Paint::Sprite(sprite, None));
    }

    pub fn tinted(&mut self, sprite: Sprite, ink: Ink, of: Area) {
        self.put(self.placed(of), Paint::Sprite(sprite, Some(ink)));
    }

    pub fn plate(&mut self, of: Area, fill: Ink, line: Ink, width: f32, radius: f32) {
        let plate = Plate { fill: Some(fill), line: Some(line), width, radius, dashed: false };
        self.shape(of, plate);
    }

    pub fn fill(&mut self, of: Area, fill: Ink, radius: f32) {
        self.shape(of, Plate { fill: Some(fill), radius, ..Plate::default() });
    }

    pub fn frame(&mut self, of: Area, line: Ink, width: f32, radius: f32, dashed: bool) {
        self.shape(of, Plate { fill: None, line: Some(line), width, radius, dashed });
    }

    fn shape(&mut self, of: Area, mut plate: Plate) {
        plate.width *= self.zoom;
        plate.radius *= self.zoom;
        self.put(self.placed(of), Paint::Plate(plate));
    }

    pub fn line(&mut self, points: &[Point], ink: Ink, width: f32, dashed: bool) {
        let points: Vec<Point> = points.iter().map(|&point| self.place(point)).collect();
        let width = width * self.zoom;
        let Some(hull) = geometry::hull(points.iter().map(|&p| Area::around(p, width, width))) else { return };
        self.put(hull, Paint::Line { points, ink, width, dashed, halo: 0.0, arrow: false });
    }

    /// Would text of this size be large enough to read?
    pub fn shows(&self, size: f32) -> bool {
        size * self.zoom >= self.least - 0.01
    }

    /// The first of these sizes that is large enough to read.
    pub fn size_of(&self, sizes: &[f32]) -> Option<f32> {
        sizes.iter().copied().find(|&size| self.shows(size))
    }

    /// One line of text; its middle height is that of the anchor. Left out if it would be too small to read, or cut.
    pub fn text(&mut self, anchor: Point, align: Align, size: f32, ink: Ink, text: impl Into<String>) {
        if !self.shows(size) {
            return;
        }
        let text = text.into();
        let size = size * self.zoom;
        let (w, h) = (type_case::width(&text, size), size * type_case::CAPITAL);
        let anchor = self.place(anchor);
        let x = match align {
            Align::Left => anchor.x,
            Align::Middle => anchor.x - w / 2.0,
            Align::Right => anchor.x - w,
        };
        let placed = area(x.round(), anchor.y - h / 2.0, w, h);
        if self.scene.panes[self.pane].holds(placed) {
            self.put(placed, Paint::Text(Text { text, size, ink }));
        }
    }

    /// Text in the middle of an area, in the first size that can be read. Left out if that would not fit.
    pub fn fit(&mut self, of: Area, sizes: &[f32], ink: Ink, text: impl Into<String>) {
        let text = text.into();
        if let Some(size) = self.size_of(sizes)
            && type_case::width(&text, size) <= of.w
            && size * type_case::CAPITAL <= of.h
        {
            self.text(of.center(), Align::Middle, size, ink, text);
        }
    }

    /// How this seat is told apart.
    pub fn mark_of(&self, seat: Seat) -> &'static Mark {
        self.scene.marks.of(seat)
    }

    /// A disc, or a flag of ownership: shape and colour, and the letter where there is room for it.
    pub fn mark(&mut self, seat: Seat, of: Area) {
        let mark = self.mark_of(seat);
        self.tinted(mark.shape, mark.ink, of);
        // In a triangle there is less room, and it lies lower.
        let (size, dy) = if mark.letter == "Y" { (0.55, 0.17) } else { (0.58, 0.0) };
        let center = of.center();
        self.text(at(center.x, center.y + of.h * dy), Align::Middle, of.h * size, mark.letter_ink, mark.letter);
    }
}
