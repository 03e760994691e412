//! The objective cards on display, and their stack.

use crate::great_western_trail::pieces::cards;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::great_western_trail::{View, spots};

pub const SIZE: (f32, f32) = (583.0, 236.0);

fn slot(row: usize) -> Area {
    area(14.0 + row as f32 * 114.0, 14.0, 104.0, SIZE.1 - 30.0)
}

pub fn draw(pen: &mut Pen, view: &View) {
    pen.ground("gwt-display", SIZE.0, SIZE.1, ground);
    for (row, id) in view.display.iter().enumerate() {
        let of = slot(row);
        let spot = spots::display(row);
        pen.spot(spot.clone(), of);
        if let Some(card) = id.and_then(cards::by_id) {
            pen.thing(Some(spot), format!("objective {}", card.id), of, |pen| cards::objective(pen, of, card));
        }
    }
    let of = slot(4);
    let spot = spots::objective_stack();
    pen.spot(spot.clone(), of);
    pen.thing(Some(spot), format!("objective stack {}", view.objectives_left), of, |pen| {
        if view.objectives_left > 0 {
            stack(pen, of);
        }
        let left = at(of.center().x - 3.0, of.bottom() - 44.0);
        pen.text(left, Align::Middle, 40.0, Ink::Chalk, format!("×{}", view.objectives_left));
    });
}

fn stack(pen: &mut Pen, of: Area) {
    let card = area(of.x - 3.0, of.y + 4.0, of.w - 4.0, of.h - 4.0);
    for by in [6.0, 3.0, 0.0] {
        pen.plate(card.shifted(by, -by), Ink::Green, Ink::Line, 3.0, 9.0);
    }
    pen.sprite(Sprite::Objective, Area::around(at(card.center().x, card.y + card.h * 0.38), 84.0, 84.0));
}

fn ground(pen: &mut Pen) {
    pen.fill(area(0.0, 0.0, SIZE.0, SIZE.1), Ink::ObjectivesPanel, 18.0);
}
