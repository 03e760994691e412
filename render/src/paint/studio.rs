//! Where pictures are painted; what is used again is kept.

use super::art::Art;
use super::cache::Cache;
use super::canvas::{Canvas, Clip, Indexed, are_alike};
use super::grounds::Grounds;
use super::palette::Palette;
use super::png;
use crate::scene::geometry::{Area, Point, at};
use crate::scene::pen::Pen;
use crate::scene::scheme::{Ink, Scheme};
use crate::scene::type_case::TypeCase;
use crate::scene::{Ground, Paint, Scene};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use tiny_skia::{Color, IntSize, Pixmap};

/// Paints scenes. One serves a whole process; it can be shared between threads.
#[derive(Default)]
pub struct Studio {
    art: Art,
    letters: TypeCase,
    grounds: Grounds,
    /// The pixels of the last picture, to be painted over: fresh memory is slow.
    spare: Mutex<Vec<u8>>,
    pub(crate) pictures: Cache,
}

/// How many bytes the caches hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    pub art: usize,
    pub letters: usize,
    pub grounds: usize,
    pub pictures: usize,
    pub spare: usize,
}

impl Held {
    pub fn total(self) -> usize {
        self.art + self.letters + self.grounds + self.pictures + self.spare
    }
}

/// The full board has 17 MB of pixels.
const MOST_SPARE: usize = 18 << 20;

fn palette(scheme: Scheme) -> &'static (Palette, [u32; 256]) {
    static LIGHT: LazyLock<(Palette, [u32; 256])> = LazyLock::new(|| with_pixels(Scheme::Light));
    static DARK: LazyLock<(Palette, [u32; 256])> = LazyLock::new(|| with_pixels(Scheme::Dark));
    match scheme {
        Scheme::Light => &LIGHT,
        Scheme::Dark => &DARK,
    }
}

fn with_pixels(scheme: Scheme) -> (Palette, [u32; 256]) {
    let palette = Palette::of(scheme);
    let pixels = palette.pixels();
    (palette, pixels)
}

/// Draws a ground into a scene of its own, without text: how large that has to be depends on the picture.
pub fn draw_ground(ground: &Ground, scene: &mut Scene) {
    draw_ground_from(ground, at(0.0, 0.0), scene);
}

/// The same from that corner of it on.
fn draw_ground_from(ground: &Ground, from: Point, scene: &mut Scene) {
    let pen = Pen::new(scene, at(-from.x, -from.y), ground.zoom, f32::INFINITY);
    (ground.draw)(&mut Pen { squeeze: ground.squeeze, ..pen });
}

impl Studio {
    pub fn new() -> Studio {
        Studio::default()
    }

    pub fn held(&self) -> Held {
        Held {
            art: self.art.size(),
            letters: self.letters.size(),
            grounds: self.grounds.size(),
            pictures: self.pictures.size(),
            spare: self.spare.lock().unwrap_or_else(PoisonError::into_inner).capacity(),
        }
    }

    /// Forgets finished pictures, not what they are made of.
    pub fn forget_pictures(&self) {
        self.pictures.clear();
    }

    /// The PNG of a scene. A picture has at least one pixel, whatever the scene says.
    pub fn png(&self, scene: &Scene, scheme: Scheme) -> Vec<u8> {
        let Some(pixmap) = self.paint(scene, scheme, true) else { return Vec::new() };
        let file = png::encode(&pixmap, &palette(scheme).0);
        let mut spare = self.spare.lock().unwrap_or_else(PoisonError::into_inner);
        if pixmap.data().len() <= MOST_SPARE {
            *spare = pixmap.take();
        }
        file
    }

    fn paint(&self, scene: &Scene, scheme: Scheme, keeps: bool) -> Option<Pixmap> {
        let (width, height) = (scene.width.round().max(1.0) as u32, scene.height.round().max(1.0) as u32);
        let mut bytes = std::mem::take(&mut *self.spare.lock().unwrap_or_else(PoisonError::into_inner));
        bytes.resize(width as usize * height as usize * 4, 0);
        let mut pixmap = Pixmap::from_vec(bytes, IntSize::from_wh(width, height)?)?;
        let [r, g, b] = Ink::Page.rgb(scheme);
        pixmap.fill(Color::from_rgba8(r, g, b, 255));
        let mut canvas = Canvas { pixmap, art: &self.art, letters: &self.letters, scheme, keeps };
        let clips: Vec<Clip> = scene.panes.iter().map(|&pane| Clip::of(pane, width, height)).collect();
        for items in scene.items.chunk_by(are_alike) {
            let [item, ..] = items else { continue };
            let clip = clips[item.pane];
            if items.len() > 1 {
                canvas.alike(items, clip);
            } else if let Paint::Ground(ground, from) = &item.paint {
                let (indexed, from) = self.ground_at(ground, scheme, *from, item.area)?;
                canvas.ground(&indexed, &palette(scheme).1, from, item.area, clip);
            } else {
                canvas.paint(item, clip);
            }
        }
        Some(canvas.pixmap)
    }

    /// Paints a ground ahead of the first picture that needs it.
    pub(crate) fn keep(&self, ground: &Ground, scheme: Scheme) {
        if Grounds::keeps(ground) {
            self.ground(ground, scheme);
        }
    }

    /// The ground and the corner to lay it from. One that is too large to be kept is painted where it is seen.
    fn ground_at(&self, ground: &Ground, scheme: Scheme, from: Point, seen: Area) -> Option<(Arc<Indexed>, Point)> {
        if Grounds::keeps(ground) {
            return Some((self.ground(ground, scheme)?, from));
        }
        let mut scene = Scene::new(seen.w.ceil(), seen.h.ceil());
        draw_ground_from(ground, from, &mut scene);
        Some((Arc::new(Indexed::of(&self.paint(&scene, scheme, false)?, &palette(scheme).0)), at(0.0, 0.0)))
    }

    fn ground(&self, ground: &Ground, scheme: Scheme) -> Option<Arc<Indexed>> {
        self.grounds.get(ground, scheme, || {
            let mut scene = Scene::new(ground.width as f32, ground.height as f32);
            draw_ground(ground, &mut scene);
            Some(Indexed::of(&self.paint(&scene, scheme, false)?, &palette(scheme).0))
        })
    }
}
