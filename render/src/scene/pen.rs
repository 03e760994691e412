//! Draws into a scene in the units of a block, wherever that block lies in the picture and however large.

use super::geometry::{self, Area, Point, area, at};
pub use super::model::Pen;
use super::model::{BadgeSeat, Dash, Ground, Item, Leg, Line, On, Paint, Plate, Role, Scene, Shape, Text, Thing};
use super::outline::Outline;
use super::scheme::Ink;
use super::seats::Mark;
use super::sprite::Sprite;
use super::type_case;
use engine::{Seat, Spot};

/// The smallest text of a picture that is read on a phone, in pixels at a width of 1,080.
pub const LEAST_TEXT: f32 = 42.0;
/// The same for a figure in a coin or a seal.
pub const LEAST_FIGURE: f32 = 34.0;

/// Where a text stands in relation to its anchor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Align {
    Left,
    Middle,
    Right,
}

/// Stands for an offer itself, where its number is not found by a place.
pub fn offer_spot(number: usize) -> Spot {
    Spot::of(format_args!("offer.{number}"))
}

impl<'a> Pen<'a> {
    pub fn new(scene: &'a mut Scene, origin: Point, zoom: f32, least: f32) -> Pen<'a> {
        Pen { scene, origin, zoom, squeeze: 1.0, least, pane: 0, thing: None }
    }

    /// The same pen with its origin moved by this many units.
    pub fn from(&mut self, x: f32, y: f32) -> Pen<'_> {
        let origin = self.place(at(x, y));
        let Pen { zoom, squeeze, least, pane, thing, .. } = *self;
        Pen { scene: self.scene, origin, zoom, squeeze, least, pane, thing }
    }

    /// The same, on a whole pixel: a thing of several parts looks the same wherever it lies.
    pub fn at_pixel(&mut self, x: f32, y: f32) -> Pen<'_> {
        let mut pen = self.from(x, y);
        pen.origin = at(pen.origin.x.round(), pen.origin.y.round());
        pen
    }

    /// A part of the picture that clips what is drawn in it, in pixels. The pen draws there in pixels.
    pub fn in_pane(scene: &'a mut Scene, of: Area, least: f32) -> Pen<'a> {
        scene.panes.push(of);
        let pane = scene.panes.len() - 1;
        Pen { pane, ..Pen::new(scene, at(0.0, 0.0), 1.0, least) }
    }

    pub fn place(&self, point: Point) -> Point {
        at(self.origin.x + point.x * self.zoom, self.origin.y + point.y * self.zoom * self.squeeze)
    }

    pub fn placed(&self, of: Area) -> Area {
        let corner = self.place(at(of.x, of.y));
        area(corner.x, corner.y, of.w * self.zoom, of.h * self.zoom * self.squeeze)
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
        let (zoom, squeeze) = (self.zoom, self.squeeze);
        let ground =
            Ground { name, width: whole.w.round() as u32, height: whole.h.round() as u32, zoom, squeeze, draw };
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

    /// An outline in units, filled or lined.
    pub fn path(&mut self, outline: Outline, fill: Option<Ink>, line: Option<(Ink, f32)>) {
        let outline = outline.moved(|point| self.place(point));
        let width = line.map_or(0.0, |line| line.1 * self.zoom);
        let Some(hull) = outline.hull() else { return };
        let shape = Shape { outline, fill, line: line.map(|line| line.0), width };
        // A pixel more for edges that are neither here nor there.
        self.put(hull.inset(-width / 2.0 - 1.0), Paint::Shape(shape));
    }

    pub fn disc(&mut self, middle: Point, diameter: f32, fill: Ink, line: Option<(Ink, f32)>) {
        self.path(Outline::circle(middle.x, middle.y, diameter / 2.0), Some(fill), line);
    }

    pub fn faded(&mut self, sprite: Sprite, percent: u8, of: Area) {
        self.put(self.placed(of), Paint::Faded(sprite, percent));
    }

    /// Art that fills the area, for grounds.
    pub fn land(&mut self, sprite: Sprite, of: Area) {
        self.put(self.placed(of), Paint::Land(sprite));
    }

    pub fn line(&mut self, points: &[Point], ink: Ink, width: f32, dash: Dash) {
        let points: Vec<Point> = points.iter().map(|&point| self.place(point)).collect();
        let width = width * self.zoom;
        let Some(hull) = geometry::hull(points.iter().map(|&p| Area::around(p, width, width))) else { return };
        self.put(hull, Paint::Line(Line { points, ink, width, dash, halo: 0.0, arrow: false }));
    }

    /// Says where the number of an offer about this spot sits. A fee lies behind its right side.
    pub fn badge_seat(&mut self, spot: &Spot, middle: Point, size: f32, on: On) {
        self.badge_seat_with_fee(spot, middle, size, on, at(middle.x + size * 0.8, middle.y + size * 0.06));
    }

    /// The same where a fee has to lie elsewhere.
    pub fn badge_seat_with_fee(&mut self, spot: &Spot, middle: Point, size: f32, on: On, fee: Point) {
        let (middle, fee, size) = (self.place(middle), self.place(fee), size * self.zoom);
        let on = match on {
            On::Plot(of) => On::Plot(self.placed(of)),
            other => other,
        };
        self.scene.seats.push(BadgeSeat { spot: spot.clone(), middle, size, on, fee });
    }

    /// Says where the number of this offer sits, counted from 1, whatever it is about: for offers without a place, and
    /// where several share one. An offer may have several such seats, and its number is in all of them. The area is that of
    /// the thing that the number belongs to.
    pub fn offer_seat(&mut self, number: usize, of: Area, middle: Point, size: f32, on: On) {
        self.spot(offer_spot(number), of);
        self.badge_seat(&offer_spot(number), middle, size, on);
    }

    /// Says where the road between two spots runs.
    pub fn leg(&mut self, from: Spot, to: Spot, points: &[Point]) {
        let points = points.iter().map(|&point| self.place(point)).collect();
        self.scene.legs.push(Leg { from, to, points });
    }

    /// What is drawn from now on lies over the routes.
    pub fn over_routes(&mut self) {
        self.scene.route_layer = Some((self.pane, self.scene.items.len()));
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
        if self.shows(size) {
            self.write(anchor, align, size, ink, text.into(), Role::Word);
        }
    }

    /// A number in the middle of a coin or a seal. Left out if it would be too small to read, or cut.
    pub fn figure(&mut self, middle: Point, size: f32, ink: Ink, text: impl Into<String>) {
        if size * self.zoom >= self.least.min(LEAST_FIGURE) - 0.01 {
            self.write(middle, Align::Middle, size, ink, text.into(), Role::Figure);
        }
    }

    /// The number of an offer: it has the size of its disc.
    pub fn badge_text(&mut self, middle: Point, size: f32, ink: Ink, text: String) {
        self.write(middle, Align::Middle, size, ink, text, Role::Figure);
    }

    /// The letter of a seat on one of its pieces: it repeats what shape and colour say.
    pub fn letter(&mut self, middle: Point, size: f32, ink: Ink, letter: &str) {
        self.write(middle, Align::Middle, size, ink, letter.to_owned(), Role::Letter);
    }

    fn write(&mut self, anchor: Point, align: Align, size: f32, ink: Ink, text: String, role: Role) {
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
            self.put(placed, Paint::Text(Text { text, size, ink, role }));
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

    /// A disc, or a flag of ownership: shape, colour and letter.
    pub fn mark(&mut self, seat: Seat, of: Area) {
        let mark = self.mark_of(seat);
        self.tinted(mark.shape, mark.ink, of);
        self.mark_letter(mark, of, mark.letter_ink);
    }

    /// The same with a chalk halo, for what lies on the land or on its own colour.
    pub fn mark_with_halo(&mut self, seat: Seat, of: Area) {
        self.sprite(self.mark_of(seat).halo, of.inset(of.w * -0.125));
        self.mark(seat, of);
    }

    /// The mark in chalk, on the seat's colour.
    pub fn mark_in_chalk(&mut self, seat: Seat, of: Area) {
        let mark = self.mark_of(seat);
        self.tinted(mark.shape, Ink::Chalk, of);
        self.mark_letter(mark, of, Ink::Line);
    }

    fn mark_letter(&mut self, mark: &Mark, of: Area, ink: Ink) {
        // In a triangle there is less room, and it lies lower.
        let (size, dy) = if mark.letter == "Y" { (0.5, 0.13) } else { (0.58, 0.0) };
        let center = of.center();
        let middle = at(center.x, center.y + of.h * dy);
        self.letter(middle, of.h * size, ink, mark.letter);
    }
}
