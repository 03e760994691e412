//! What a picture shows, with its meaning. Pictures, descriptions, numbers on offers, outlines and crops all
//! come from here.

use super::geometry::{Area, Point};
use super::outline::Outline;
use super::scheme::Ink;
use super::seats::Marks;
use super::sprite::Sprite;
use engine::{Phrase, Spot};
use std::fmt::Write;
use std::hash::{Hash, Hasher};

#[derive(Clone, Debug, Default)]
pub struct Scene {
    pub width: f32,
    pub height: f32,
    /// Parts of the picture that clip what is drawn in them. The first is the whole picture.
    pub panes: Vec<Area>,
    /// In the order they are painted.
    pub items: Vec<Item>,
    pub things: Vec<Thing>,
    pub spots: Vec<(Spot, Area)>,
    /// Where the numbers of offers sit. A spot may have several, to be taken in order.
    pub seats: Vec<BadgeSeat>,
    /// The stretches of road that were drawn between neighbouring spots.
    pub legs: Vec<Leg>,
    /// Routes lie over the roads and under the tiles: in this pane, before this item.
    pub route_layer: Option<(usize, usize)>,
    /// What the picture says in words, in reading order.
    pub says: Vec<Sentence>,
    /// How seats are told apart.
    pub marks: Marks,
}

/// One mark of the brush.
#[derive(Clone, Debug)]
pub struct Item {
    pub pane: usize,
    pub area: Area,
    pub paint: Paint,
    /// The thing it is a part of.
    pub thing: Option<usize>,
}

#[derive(Clone, Debug)]
pub enum Paint {
    /// The unchanging part of a block, from that corner on.
    Ground(Ground, Point),
    Sprite(Sprite, Option<Ink>),
    /// A sprite of which only this many percent are seen.
    Faded(Sprite, u8),
    /// Art that fills its area, stretched if need be. It is painted for a ground and not kept by itself.
    Land(Sprite),
    Plate(Plate),
    Shape(Shape),
    Text(Text),
    Line(Line),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    pub outline: Outline,
    pub fill: Option<Ink>,
    pub line: Option<Ink>,
    pub width: f32,
}

/// Through these points.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub points: Vec<Point>,
    pub ink: Ink,
    pub width: f32,
    pub dash: Dash,
    /// The width of a chalk line on either side.
    pub halo: f32,
    pub arrow: bool,
}

/// Lengths are in proportion to the width of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Dash {
    #[default]
    Solid,
    /// Across a track.
    Ties,
    Ruts,
    Dashes,
    Dots,
}

/// Where the number of an offer sits: in the anatomy of the thing, where nothing else is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct BadgeSeat {
    pub spot: Spot,
    pub middle: Point,
    /// The diameter of the disc; for a plot the size of the number.
    pub size: f32,
    pub on: On,
    /// Where a fee lies that has to be paid for it.
    pub fee: Point,
}

/// What a number lies on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum On {
    Land,
    /// A row, a card, a block: here a number looks the same in both schemes.
    Paper,
    /// The plot carries the number itself.
    Plot(Area),
}

/// A stretch of road.
#[derive(Clone, Debug, PartialEq)]
pub struct Leg {
    pub from: Spot,
    pub to: Spot,
    pub points: Vec<Point>,
}

/// What never changes on a block is drawn once.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    pub name: &'static str,
    /// In pixels.
    pub width: u32,
    pub height: u32,
    /// Pixels a unit; a unit of land may be less high than wide.
    pub zoom: f32,
    pub squeeze: f32,
    pub draw: fn(&mut Pen),
}

/// Draws into a scene in the units of a block.
pub struct Pen<'a> {
    pub scene: &'a mut Scene,
    /// Where the block's origin lies in the picture.
    pub origin: Point,
    /// Pixels a unit.
    pub zoom: f32,
    /// The height of a unit in proportion to its width. Only bare land is squeezed, tiles never are.
    pub squeeze: f32,
    /// Smaller text is left out.
    pub least: f32,
    pub pane: usize,
    pub thing: Option<usize>,
}

/// A rectangle with round corners.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Plate {
    pub fill: Option<Ink>,
    pub line: Option<Ink>,
    pub width: f32,
    pub radius: f32,
    pub dashed: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    pub text: String,
    /// Height of the em, in pixels.
    pub size: f32,
    pub ink: Ink,
    pub role: Role,
}

/// What a text is for: how large it has to be depends on that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Role {
    #[default]
    Word,
    /// In a coin or a seal.
    Figure,
    /// On a mark, where it repeats what shape and colour say.
    Letter,
}

/// Something that lies somewhere. Two scenes differ where one has a thing that the other lacks.
#[derive(Clone, Debug, PartialEq)]
pub struct Thing {
    pub what: String,
    pub spot: Option<Spot>,
    pub area: Area,
}

/// A sentence of the description. The less important ones make room if there is too much to say.
#[derive(Clone, Debug, PartialEq)]
pub struct Sentence {
    pub phrase: Phrase,
    pub weight: u8,
}

impl Scene {
    pub fn new(width: f32, height: f32) -> Scene {
        let panes = vec![Area { x: 0.0, y: 0.0, w: width, h: height }];
        Scene { width, height, panes, ..Scene::default() }
    }

    /// The same, still empty, where seats have these marks.
    #[must_use]
    pub fn marked(self, marks: Marks) -> Scene {
        Scene { marks, ..self }
    }

    pub fn spot(&self, spot: &Spot) -> Option<Area> {
        self.spots.iter().find(|(known, _)| known == spot).map(|(_, area)| *area)
    }

    /// The spots that can be seen: what a pane cuts off does not count.
    pub fn shown(&self) -> Vec<Spot> {
        let panes = if self.panes.len() > 1 { &self.panes[1..] } else { &self.panes[..] };
        let is_seen = |of: &Area| {
            let middle = Area::around(of.center(), 1.0, 1.0);
            panes.iter().any(|pane| pane.overlap(middle).is_some())
        };
        self.spots.iter().filter(|(_, of)| is_seen(of)).map(|(spot, _)| spot.clone()).collect()
    }

    pub fn whole(&self) -> Area {
        Area { x: 0.0, y: 0.0, w: self.width, h: self.height }
    }

    pub fn say(&mut self, weight: u8, phrase: Phrase) {
        self.says.push(Sentence { phrase, weight });
    }

    /// The same in another size.
    #[must_use]
    pub fn scaled(mut self, by: f32) -> Scene {
        (self.width, self.height) = ((self.width * by).round(), (self.height * by).round());
        for pane in &mut self.panes {
            *pane = pane.scaled(by);
        }
        self.panes[0] = self.whole();
        for item in &mut self.items {
            item.area = item.area.scaled(by);
            item.paint.scale(by);
        }
        for thing in &mut self.things {
            thing.area = thing.area.scaled(by);
        }
        for (_, area) in &mut self.spots {
            *area = area.scaled(by);
        }
        let grown = |point: &Point| Point { x: point.x * by, y: point.y * by };
        for seat in &mut self.seats {
            seat.middle = grown(&seat.middle);
            seat.fee = grown(&seat.fee);
            seat.size *= by;
            if let On::Plot(of) = &mut seat.on {
                *of = of.scaled(by);
            }
        }
        for point in self.legs.iter_mut().flat_map(|leg| &mut leg.points) {
            *point = grown(point);
        }
        self
    }

    /// The texts of the picture and how large they are.
    pub fn texts(&self) -> impl Iterator<Item = (&Text, Area)> {
        self.items.iter().filter_map(|item| match &item.paint {
            Paint::Text(text) => Some((text, item.area)),
            _ => None,
        })
    }

    /// Differs between scenes that look different.
    pub fn digest(&self) -> u64 {
        // Starts from the same value in every process.
        let mut hasher = std::hash::DefaultHasher::new();
        hash_all(&mut hasher, [self.width, self.height]);
        for pane in &self.panes {
            hash_area(&mut hasher, *pane);
        }
        for item in &self.items {
            item.pane.hash(&mut hasher);
            hash_area(&mut hasher, item.area);
            hash_paint(&mut hasher, &item.paint);
        }
        hasher.finish()
    }

    /// The scene as text, for people who compare two of them.
    pub fn written(&self) -> String {
        let mut text = format!("picture {} x {}\n", self.width.round(), self.height.round());
        for thing in &self.things {
            let at = thing.spot.as_ref().map_or("", Spot::as_str);
            let Area { x, y, w, h } = thing.area;
            let _ =
                writeln!(text, "{:<22} {:<40} {},{} {}x{}", at, thing.what, x.round(), y.round(), w.round(), h.round());
        }
        text
    }
}

impl Paint {
    fn scale(&mut self, by: f32) {
        match self {
            Paint::Sprite(..) | Paint::Faded(..) | Paint::Land(_) => {}
            Paint::Ground(ground, from) => {
                ground.zoom *= by;
                ground.width = (ground.width as f32 * by).round() as u32;
                ground.height = (ground.height as f32 * by).round() as u32;
                (from.x, from.y) = ((from.x * by).round(), (from.y * by).round());
            }
            Paint::Plate(plate) => {
                plate.width *= by;
                plate.radius *= by;
            }
            Paint::Shape(shape) => {
                shape.width *= by;
                let outline = std::mem::take(&mut shape.outline);
                shape.outline = outline.moved(|point| Point { x: point.x * by, y: point.y * by });
            }
            Paint::Text(text) => text.size *= by,
            Paint::Line(line) => {
                for point in &mut line.points {
                    (point.x, point.y) = (point.x * by, point.y * by);
                }
                line.width *= by;
                line.halo *= by;
            }
        }
    }
}

fn hash_all(to: &mut impl Hasher, numbers: impl IntoIterator<Item = f32>) {
    for number in numbers {
        number.to_bits().hash(to);
    }
}

fn hash_area(to: &mut impl Hasher, area: Area) {
    hash_all(to, [area.x, area.y, area.w, area.h]);
}

fn hash_paint(to: &mut impl Hasher, paint: &Paint) {
    std::mem::discriminant(paint).hash(to);
    match paint {
        Paint::Ground(ground, from) => {
            ground.name.hash(to);
            hash_all(to, [ground.zoom, ground.squeeze, from.x, from.y]);
        }
        Paint::Sprite(sprite, tint) => (sprite, tint).hash(to),
        Paint::Faded(sprite, percent) => (sprite, percent).hash(to),
        Paint::Land(sprite) => sprite.hash(to),
        Paint::Plate(plate) => {
            (plate.fill, plate.line, plate.dashed).hash(to);
            hash_all(to, [plate.width, plate.radius]);
        }
        Paint::Shape(shape) => {
            (shape.fill, shape.line).hash(to);
            hash_all(to, shape.outline.points().flat_map(|point| [point.x, point.y]).chain([shape.width]));
        }
        Paint::Text(text) => {
            (&text.text, text.ink).hash(to);
            hash_all(to, [text.size]);
        }
        Paint::Line(line) => {
            (line.ink, line.dash, line.arrow).hash(to);
            let points = line.points.iter().flat_map(|point| [point.x, point.y]);
            hash_all(to, points.chain([line.width, line.halo]));
        }
    }
}
