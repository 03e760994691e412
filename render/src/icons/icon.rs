//! The small pictures that stand beside words.

use crate::paint::art::in_scheme;
use crate::paint::png;
use crate::scene::scheme::{Ink, Scheme};
use crate::scene::sprite::Sprite;
use resvg::usvg::{Options, Tree};
use tiny_skia::{ColorU8, Pixmap, PixmapPaint, Transform};

/// A picture for names of things, small enough to stand in a line of text.
#[derive(Clone, Copy, Debug)]
pub struct Icon {
    /// Plain, because screen readers read it out: letters, digits and `_`.
    pub name: &'static str,
    sprite: Sprite,
    /// The colour of what has a seat's colour on the board.
    tint: Option<Ink>,
    /// Ids of messages; one that ends in `*` stands for all that begin so.
    pub things: &'static [&'static str],
}

pub(crate) const fn icon(name: &'static str, sprite: Sprite, things: &'static [&'static str]) -> Icon {
    Icon { name, sprite, tint: None, things }
}

pub(crate) const fn tinted(name: &'static str, sprite: Sprite, tint: Ink, things: &'static [&'static str]) -> Icon {
    Icon { name, sprite, tint: Some(tint), things }
}

/// As wide and as high, in pixels.
pub const ICON_SIZE: u32 = 128;
/// A bright rim, so that dark lines are seen on dark ground too.
const RIM: i32 = 6;

impl Icon {
    /// A PNG on clear ground, for light and dark surroundings. Empty if the art cannot be read: a test sees to that.
    pub fn png(&self) -> Vec<u8> {
        self.drawn().map(|pixmap| png::encode_clear(&pixmap)).unwrap_or_default()
    }

    fn drawn(&self) -> Option<Pixmap> {
        let source = in_scheme(self.sprite.source(), Scheme::Light, self.tint);
        let tree = Tree::from_str(&source, &Options::default()).ok()?;
        // As large as what is drawn allows, not the empty ground around it.
        let of = tree.root().abs_layer_bounding_box();
        let room = ICON_SIZE as f32 - 2.0 * (RIM as f32 + 1.0);
        let scale = (room / of.width()).min(room / of.height());
        let middle = ICON_SIZE as f32 / 2.0;
        let (x, y) = (of.x() + of.width() / 2.0, of.y() + of.height() / 2.0);
        let placed = Transform::from_translate(middle, middle).pre_scale(scale, scale).pre_translate(-x, -y);
        let mut art = Pixmap::new(ICON_SIZE, ICON_SIZE)?;
        resvg::render(&tree, placed, &mut art.as_mut());
        let mut icon = rim(&art)?;
        icon.draw_pixmap(0, 0, art.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
        Some(icon)
    }
}

/// The shape of a drawing, wider by the rim.
fn rim(art: &Pixmap) -> Option<Pixmap> {
    let [red, green, blue] = Ink::Chalk.rgb(Scheme::Light);
    let side = ICON_SIZE as i32;
    let mut alpha = vec![0_u8; (side * side) as usize];
    let near: Vec<(i32, i32)> = (-RIM..=RIM)
        .flat_map(|y| (-RIM..=RIM).map(move |x| (x, y)))
        .filter(|(x, y)| x * x + y * y <= RIM * RIM)
        .collect();
    let pixels = art.pixels();
    let at = |x: i32, y: i32| pixels.get((y * side + x) as usize).map_or(0, |pixel| pixel.alpha());
    // What lies within widens nothing.
    let within = |x: i32, y: i32| [(1, 0), (-1, 0), (0, 1), (0, -1)].iter().all(|(dx, dy)| at(x + dx, y + dy) == 255);
    for (at, pixel) in (0..).zip(pixels).filter(|(_, pixel)| pixel.alpha() > 0) {
        if within(at % side, at / side) {
            alpha[at as usize] = 255;
            continue;
        }
        for (dx, dy) in &near {
            let (x, y) = (at % side + dx, at / side + dy);
            if (0..side).contains(&x) && (0..side).contains(&y) {
                let there = &mut alpha[(y * side + x) as usize];
                *there = pixel.alpha().max(*there);
            }
        }
    }
    let mut rim = Pixmap::new(ICON_SIZE, ICON_SIZE)?;
    for (pixel, alpha) in rim.pixels_mut().iter_mut().zip(alpha) {
        *pixel = ColorU8::from_rgba(red, green, blue, alpha).premultiply();
    }
    Some(rim)
}
