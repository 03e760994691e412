//! Buildings: western false fronts. The sign is on the parapet, the actions on the body, and on the shoulders of the roof
//! stand the number of an offer (left) and herders (right).

use super::icons::{self, Token};
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Edition, Effect};

/// Body and parapet together, on the board.
pub const WIDTH: f32 = 172.0;
pub const HEIGHT: f32 = 128.0;
/// In a crop, where icons are 56 pixels wide. A building with more to say is wider.
const MIDDLE: (f32, f32) = (210.0, 172.0);
const MOST_WIDTH: f32 = 330.0;
const ROW: f32 = 58.0;

/// From afar: the sign is as large as it has to be, and below it is room for one glyph.
pub const FAR: (f32, f32) = (96.0, 96.0);

struct Parts {
    body: Area,
    parapet: Area,
    /// The width of outlines.
    line: f32,
}

fn parts(of: Area) -> Parts {
    // A low parapet over a building that is as high as wide would leave no room for the sign.
    let far = of.w < of.h * 1.1;
    let (w, h) = if far { (of.w * 0.667, of.h * 0.40) } else { ((of.h * 0.66).min(of.w * 0.56), of.h * 0.27) };
    Parts {
        body: area(of.x, of.y + h, of.w, of.h - h),
        parapet: area(of.center().x - w / 2.0, of.y, w, h),
        line: (of.h * 0.027).max(3.0_f32.min(of.h * 0.04)),
    }
}

/// The actions in at most two rows; with three of them two share one.
pub fn rows(face: &Building, edition: Edition) -> Vec<Vec<Token>> {
    let mut rows: Vec<Vec<Token>> = face.actions.iter().map(|effect| icons::effect_in(edition, effect)).collect();
    while rows.len() > 2 {
        let joined = rows.windows(2).map(|pair| tokens::width(&pair[0], 1.0) + tokens::width(&pair[1], 1.0));
        let shortest = joined.enumerate().min_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |pair| pair.0);
        let next = rows.remove(shortest + 1);
        rows[shortest].push(Token::Bar);
        rows[shortest].extend(next);
    }
    rows
}

/// How large a building is in a crop: its icons have one size, so it is as wide as its longest action.
pub fn middle_size(face: &Building, edition: Edition) -> (f32, f32) {
    let longest = rows(face, edition).iter().map(|row| tokens::width(row, ROW * 0.95)).fold(0.0, f32::max);
    let hands = if face.hand == Hand::None { 0.0 } else { ROW * 0.8 };
    ((longest + hands + 22.0).clamp(MIDDLE.0, MOST_WIDTH).round(), MIDDLE.1)
}

/// Where the number of an offer sits: on the left shoulder.
pub fn badge_seat(of: Area, diameter: f32) -> Point {
    let Parts { body, parapet, .. } = parts(of);
    at((parapet.x - diameter * 0.42).min(of.x + diameter * 0.4), body.y - diameter * 0.47)
}

/// Where a fee lies: above the number, since at its right is the sign.
pub fn fee_seat(of: Area, diameter: f32) -> Point {
    let seat = badge_seat(of, diameter);
    at(seat.x + diameter * 0.62, seat.y - diameter * 0.6)
}

/// Where herders put their feet: on the right shoulder, others beside the first.
pub fn herder_foot(of: Area, nth: usize, width: f32) -> Point {
    let Parts { body, parapet, .. } = parts(of);
    // On a narrow shoulder he stands half beside the building, so that the sign can be read.
    let x = (of.right() - width * 0.4).max(parapet.right() + width * 0.58);
    at(x + nth as f32 * width * 1.05, body.y + of.h * 0.02)
}

fn silhouette(of: Area) -> Outline {
    let Parts { body, parapet, .. } = parts(of);
    let r = of.h * 0.045;
    let (x0, x1, top, foot) = (body.x, body.right(), body.y, body.bottom());
    Outline::from(x0, foot - r)
        .to(x0, top + r * 0.6)
        .quad((x0, top), (x0 + r * 0.6, top))
        .to(parapet.x, top)
        .to(parapet.x, parapet.y + r)
        .quad((parapet.x, parapet.y), (parapet.x + r, parapet.y))
        .to(parapet.right() - r, parapet.y)
        .quad((parapet.right(), parapet.y), (parapet.right(), parapet.y + r))
        .to(parapet.right(), top)
        .to(x1 - r * 0.6, top)
        .quad((x1, top), (x1, top + r * 0.6))
        .to(x1, foot - r)
        .quad((x1, foot), (x1 - r, foot))
        .to(x0 + r, foot)
        .quad((x0, foot), (x0, foot - r))
        .close()
}

/// The letter of a neutral building, or the number of a private one without its side and its edition.
pub fn sign(face: &Building, owner: Option<Seat>) -> String {
    match owner {
        None => face.id.to_uppercase(),
        Some(_) => face.id.split(char::is_alphabetic).next().unwrap_or_default().to_owned(),
    }
}

/// The front without its actions; returns the room for them.
pub fn shell(pen: &mut Pen, of: Area, sign: &str, owner: Option<Seat>) -> Area {
    let mut pen = pen.at_pixel(of.x, of.y);
    let pen = &mut pen;
    let at_home = area(0.0, 0.0, of.w, of.h);
    let Parts { body, parapet, line } = parts(at_home);
    let (roof, ink) = match owner {
        None => (Ink::Neutral, Ink::Chalk),
        Some(seat) => (pen.mark_of(seat).ink, pen.mark_of(seat).letter_ink),
    };
    let outline = silhouette(at_home);
    let (dx, dy) = (of.h * 0.033, of.h * 0.042);
    pen.path(outline.clone().moved(|p| at(p.x + dx, p.y + dy)), Some(Ink::Shadow), None);
    pen.path(outline, Some(roof), Some((Ink::Line, line)));
    if owner.is_none() {
        for third in [1.0, 2.0] {
            let y = parapet.y + parapet.h * third / 3.0;
            let joint = Outline::from(parapet.x + 3.0, y).to(parapet.right() - 3.0, y);
            pen.path(joint, None, Some((Ink::NeutralJoint, line * 0.4)));
        }
    }
    let r = of.h * 0.03;
    pen.fill(area(body.x + line * 0.5, body.y, body.w - line, body.h - line * 0.5), Ink::Face, r);
    pen.path(Outline::from(body.x, body.y).to(body.right(), body.y), None, Some((Ink::Line, line)));
    let walk = body.h * 0.085;
    let over = of.h * 0.022;
    let boards = area(body.x - over, body.bottom() - walk, body.w + 2.0 * over, walk);
    pen.plate(boards, Ink::Plank, Ink::Line, line * 0.65, 2.0);
    let narrow = parapet.w < parapet.h * 2.0;
    let size = parapet.h * if narrow { 1.1 } else { 0.92 };
    let y = parapet.center().y + parapet.h * 0.02;
    match owner.filter(|_| !narrow) {
        None => pen.text(at(parapet.center().x, y), Align::Middle, size, ink, sign),
        Some(seat) => {
            let side = parapet.h * 0.66;
            pen.text(at(parapet.center().x - parapet.h * 0.42, y), Align::Middle, size, ink, sign);
            pen.mark_in_chalk(seat, Area::around(at(parapet.center().x + parapet.h * 0.56, y), side, side));
        }
    }
    area(of.x + of.h * 0.03, of.y + body.y + line, of.w - of.h * 0.06, body.h - walk - line * 1.5)
}

/// A building with its actions, one a row, and the hands at the right.
pub fn building(pen: &mut Pen, of: Area, face: &Building, owner: Option<Seat>, edition: Edition) {
    let room = shell(pen, of, &sign(face, owner), owner);
    let rows = rows(face, edition);
    let row = room.h / rows.len().max(1) as f32;
    let side = (row * 0.95).min(room.h * 0.5) * 0.8;
    let hands: &[Sprite] = match face.hand {
        Hand::None => &[],
        Hand::Green => &[Sprite::HandGreen],
        Hand::Black => &[Sprite::HandBlack],
        Hand::Both => &[Sprite::HandGreen, Sprite::HandBlack],
    };
    for (nth, hand) in hands.iter().enumerate() {
        let y = room.y + room.h * (nth as f32 + 0.5) / hands.len() as f32;
        pen.sprite(*hand, Area::around(at(room.right() - side * 0.5, y), side, side));
    }
    let left = if hands.is_empty() { 0.0 } else { side };
    for (nth, tokens) in rows.iter().enumerate() {
        let line = area(room.x, room.y + nth as f32 * row, room.w - left, row);
        tokens::row(pen, tokens, line, (row * 0.97).min(room.h * 0.56), Ink::Line);
    }
}

/// From afar: the sign, and one glyph.
pub fn far(pen: &mut Pen, of: Area, face: &Building, owner: Option<Seat>, edition: Edition) {
    let room = shell(pen, of, &sign(face, owner), owner);
    if let Some(icon) = glyph(face, edition) {
        let side = room.h.min(room.w);
        pen.sprite(icon, Area::around(room.center(), side, side));
    }
}

/// What a building is known for: neutral ones all sell cattle, so that says least.
fn glyph(face: &Building, edition: Edition) -> Option<Sprite> {
    let shown = |effect: &Effect| {
        let mut tokens = icons::effect_in(edition, effect).into_iter();
        tokens.find_map(|token| if let Token::Icon(sprite) = token { Some(sprite) } else { None })
    };
    let sells = |effect: &&Effect| matches!(effect, Effect::Discard { .. });
    face.actions.iter().find(|effect| !sells(effect)).or(face.actions.first()).and_then(shown)
}

/// From afar with nothing but its sign, as a shape in its colour.
pub fn sign_only(pen: &mut Pen, of: Area, sign: &str, owner: Option<Seat>) {
    let (roof, ink) = match owner {
        None => (Ink::Neutral, Ink::Chalk),
        Some(seat) => (pen.mark_of(seat).ink, pen.mark_of(seat).letter_ink),
    };
    let outline = silhouette(of);
    pen.path(outline.clone().moved(|p| at(p.x + 3.0, p.y + 3.0)), Some(Ink::Shadow), None);
    pen.path(outline, Some(roof), Some((Ink::Line, 3.0)));
    let middle = at(of.center().x, of.y + of.h * 0.55);
    pen.text(middle, Align::Middle, of.h * 0.68, ink, sign);
}
