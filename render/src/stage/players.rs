//! The players in one line, above the halves of a board on a small screen: mark, points, and one amount each.

use super::tokens;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;
use engine::Seat;

/// Of a picture that is 1,080 wide.
pub const HEIGHT: f32 = 70.0;
const SIZE: f32 = 42.0;
const ICON: f32 = 40.0;
const LEAST_NAME: f32 = 110.0;

pub struct Entry<'a> {
    pub seat: Seat,
    pub name: &'a str,
    pub points: i32,
    pub icon: Sprite,
    pub amount: String,
}

/// Whose turn it is has a gold frame.
pub fn line(pen: &mut Pen, entries: &[Entry], turn: Option<Seat>) {
    let width = pen.scene.width;
    pen.fill(area(0.0, 0.0, width, HEIGHT), Ink::Walnut, 0.0);
    let wide = width / entries.len().max(1) as f32 - 10.0;
    // Names for all, or for none.
    let named = entries.iter().all(|entry| wide - entry.width() > LEAST_NAME);
    for (entry, of) in entries.iter().zip(area(0.0, 0.0, width, HEIGHT).columns(entries.len().max(1), 0.0)) {
        one(pen, entry, area(of.x + 5.0, 6.0, of.w - 10.0, HEIGHT - 12.0), turn == Some(entry.seat), named);
    }
    pen.path(Outline::from(0.0, HEIGHT).to(width, HEIGHT), None, Some((Ink::Line, 4.0)));
}

impl Entry<'_> {
    fn points(&self) -> String {
        tokens::signed(self.points)
    }

    /// The seal, and how much room a number beside it needs: more than two figures have no room in it.
    fn seal(&self) -> (f32, f32) {
        match self.points() {
            short if short.chars().count() < 3 => (58.0, 0.0),
            long => (34.0, type_case::width(&long, SIZE) + 4.0),
        }
    }

    /// Of all but the name.
    fn width(&self) -> f32 {
        let (seal, beside) = self.seal();
        52.0 + seal + beside + 10.0 + ICON + 6.0 + type_case::width(&self.amount, SIZE) + 10.0
    }
}

fn one(pen: &mut Pen, entry: &Entry, of: Area, turn: bool, named: bool) {
    let (line, thick) = if turn { (Ink::Gold, 6.0) } else { (Ink::Line, 2.0) };
    pen.plate(of, Ink::Face, line, thick, 12.0);
    let y = of.center().y;
    pen.mark(entry.seat, Area::around(at(of.x + 28.0, y), 40.0, 40.0));
    let (seal, beside) = entry.seal();
    let right = of.right() - 10.0 - type_case::width(&entry.amount, SIZE);
    let icon = at(right - 6.0 - ICON / 2.0, y);
    let spare = of.w - entry.width();
    let mut x = of.x + 54.0;
    if named {
        let name = type_case::shortened(entry.name, SIZE, spare - 10.0);
        pen.text(at(x, y), Align::Left, SIZE, Ink::Line, name);
        x += spare;
    }
    if beside > 0.0 {
        pen.sprite(Sprite::Points, Area::around(at(x + seal / 2.0, y), seal, seal));
        pen.text(at(x + seal + 2.0, y), Align::Left, SIZE, Ink::Line, entry.points());
    } else {
        tokens::seal(pen, at(x + seal / 2.0, y), seal, &entry.points());
    }
    pen.text(at(right, y), Align::Left, SIZE, Ink::Line, entry.amount.as_str());
    if spare > -20.0 {
        pen.sprite(entry.icon, Area::around(icon, ICON, ICON));
    }
}
