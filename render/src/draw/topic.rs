//! What a topic of the rules is about: a tile or a card, drawn as on the board.

use super::alt;
use super::games::face;
use super::picture::Picture;
use super::width::Width;
use crate::paint::cache::Key;
use crate::paint::studio::Studio;
use crate::scene::Scene;
use crate::scene::geometry::{Area, at};
use crate::scene::pen::Pen;
use crate::scene::scheme::{Ink, Scheme};
use crate::stage::Face;
use engine::{Kind, Topic};
use words::Voice;

/// In pixels: it stands beside a text.
const WIDTH: f32 = 480.0;
/// What is taller than wide is drawn smaller.
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
        let [alt, text] = [alt::MOST, alt::MOST_ON_PAGE].map(|most| alt::text(&scene.says, most, voice));
        if let Some(width) = width {
            let by = width.pixels() as f32 / scene.width;
            scene = scene.scaled(by);
        }
        let (width, height) = (scene.width.round() as u32, scene.height.round() as u32);
        let key = Key { scene: scene.digest(), width, scheme };
        let png = self.pictures.get(key, || self.png(&scene, scheme));
        Some(Picture { png, width, height, alt, text })
    }
}

fn scene(face: Face) -> Scene {
    let Face { of, draw } = face;
    let zoom = ((WIDTH - 2.0 * MARGIN) / of.w).min(MOST_HEIGHT / of.h);
    let height = (of.h * zoom + 2.0 * MARGIN).round();
    let mut scene = Scene::new(WIDTH, height);
    // What lies on a board lies on this ground.
    Pen::new(&mut scene, at(0.0, 0.0), 1.0, 0.0).fill(Area { x: 0.0, y: 0.0, w: WIDTH, h: height }, Ink::FaceDim, 0.0);
    let corner = at((WIDTH - of.w * zoom) / 2.0 - of.x * zoom, MARGIN - of.y * zoom);
    draw(&mut Pen::new(&mut scene, corner, zoom, 0.0));
    scene
}
