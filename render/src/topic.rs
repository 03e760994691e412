//! What a topic of the rules is about: a tile or a card, drawn as on the board.

use crate::alt;
use crate::cache::Key;
use crate::draw::{Picture, Width};
use crate::geometry::{Area, at};
use crate::pen::Pen;
use crate::scene::Scene;
use crate::scheme::{Ink, Scheme};
use crate::studio::Studio;
use crate::{great_western_trail, pacific_rails};
use engine::{Kind, Topic};
use words::Voice;

/// Something to be drawn alone: where it lies on its board, and how it is drawn there.
pub struct Face {
    pub of: Area,
    pub draw: Box<dyn FnOnce(&mut Pen)>,
}

impl Face {
    pub fn new(of: Area, draw: impl FnOnce(&mut Pen) + 'static) -> Face {
        Face { of, draw: Box::new(draw) }
    }

    /// Of this size, wherever it lies.
    pub fn sized((w, h): (f32, f32), draw: impl FnOnce(&mut Pen, Area) + 'static) -> Face {
        let of = Area { x: 0.0, y: 0.0, w, h };
        Face::new(of, move |pen| draw(pen, of))
    }
}

/// As wide as it is best, in pixels: it is looked at beside a text.
const WIDTH: f32 = 480.0;
/// What is higher than wide is drawn smaller.
const MOST_HEIGHT: f32 = 400.0;
const MARGIN: f32 = 20.0;

impl Studio {
    /// The tile or card that a topic is about; a section of the rules has no picture.
    pub fn topic(
        &self,
        kind: Kind,
        topic: &Topic,
        width: Option<Width>,
        scheme: Scheme,
        voice: &Voice,
    ) -> Option<Picture> {
        let mut scene = scene(face(kind, &topic.id)?);
        scene.say(9, topic.title.clone());
        scene.say(5, topic.text.clone());
        let alt = alt::text(&scene.says, voice);
        if let Some(width) = width {
            let by = width.pixels() as f32 / scene.width;
            scene = scene.scaled(by);
        }
        let (width, height) = (scene.width.round() as u32, scene.height.round() as u32);
        let key = Key { scene: scene.digest(), width, scheme };
        let png = self.pictures.get(key, || self.png(&scene, scheme));
        Some(Picture { png, width, height, alt })
    }
}

fn face(kind: Kind, topic: &str) -> Option<Face> {
    match kind.0 {
        "great-western-trail" => great_western_trail::face(topic),
        "pacific-rails" => pacific_rails::face(topic),
        _ => None,
    }
}

fn scene(face: Face) -> Scene {
    let Face { of, draw } = face;
    let zoom = ((WIDTH - 2.0 * MARGIN) / of.w).min(MOST_HEIGHT / of.h);
    let height = (of.h * zoom + 2.0 * MARGIN).round();
    let mut scene = Scene::new(WIDTH, height);
    // What lies on a board lies on this ground.
    Pen::new(&mut scene, at(0.0, 0.0), 1.0, 0.0).fill(Area { x: 0.0, y: 0.0, w: WIDTH, h: height }, Ink::Panel, 0.0);
    let corner = at((WIDTH - of.w * zoom) / 2.0 - of.x * zoom, MARGIN - of.y * zoom);
    draw(&mut Pen::new(&mut scene, corner, zoom, 0.0));
    scene
}
