//! What a picture shows, with its meaning. Pictures, descriptions, numbers on offers, outlines and crops all
//! come from here.

use super::geometry::{Area, Point};
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
    Plate(Plate),
    Text(Text),
    /// Through these points; the second width is that of a lighter line around it.
    Line {
        points: Vec<Point>,
        ink: Ink,
        width: f32,
        dashed: bool,
        halo: f32,
        arrow: bool,
    },
}

/// What never changes on a block is drawn once.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    pub name: &'static str,
    /// In pixels.
    pub width: u32,
    pub height: u32,
    pub zoom: f32,
    pub draw: fn(&mut Pen),
}

/// Draws into a scene in the units of a block.
pub struct Pen<'a> {
    pub scene: &'a mut Scene,
    /// Where the block's origin lies in the picture.
    pub origin: Point,
    /// Pixels a unit.
    pub zoom: f32,
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
            Paint::Sprite(..) => {}
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
            Paint::Text(text) => text.size *= by,
            Paint::Line { points, width, halo, .. } => {
                for point in points {
                    (point.x, point.y) = (point.x * by, point.y * by);
                }
                *width *= by;
                *halo *= by;
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
            hash_all(to, [ground.zoom, from.x, from.y]);
        }
        Paint::Sprite(sprite, tint) => (sprite, tint).hash(to),
        Paint::Plate(plate) => {
            (plate.fill, plate.line, plate.dashed).hash(to);
            hash_all(to, [plate.width, plate.radius]);
        }
        Paint::Text(text) => {
            (&text.text, text.ink).hash(to);
            hash_all(to, [text.size]);
        }
        Paint::Line { points, ink, width, dashed, halo, arrow } => {
            (ink, dashed, arrow).hash(to);
            hash_all(to, points.iter().flat_map(|point| [point.x, point.y]).chain([*width, *halo]));
        }
    }
}
