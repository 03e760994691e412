//! The objective cards on display, lying, with what they give at once.

use crate::great_western_trail::pieces::{cards, icons};
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::stage::tokens::{self, Token};
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

pub const HEIGHT: f32 = 134.0;
const WIDTH: f32 = 1080.0;
const CARD: (f32, f32) = (238.0, 114.0);
const STEP: f32 = 247.0;
/// At the right end.
const REWARD: f32 = 66.0;

pub fn draw(pen: &mut Pen, view: &View) {
    pen.fill(area(0.0, 0.0, WIDTH, HEIGHT), Ink::ObjectivesPanel, 0.0);
    pen.path(Outline::from(0.0, 0.0).to(WIDTH, 0.0), None, Some((Ink::Line, 4.0)));
    for (row, id) in view.display.iter().enumerate() {
        let of = area(12.0 + row as f32 * STEP, 10.0, CARD.0, CARD.1);
        let spot = spots::display(row);
        pen.spot(spot.clone(), of);
        if let Some(card) = id.and_then(cards::by_id) {
            pen.thing(Some(spot), format!("objective {}", card.id), of, |pen| one(pen, of, card));
        }
    }
    let of = area(12.0 + 4.0 * STEP, 10.0, WIDTH - 24.0 - 4.0 * STEP, CARD.1);
    let spot = spots::objective_stack();
    pen.spot(spot.clone(), of);
    pen.thing(Some(spot), format!("objective stack {}", view.objectives_left), of, |pen| {
        for by in [6.0, 3.0, 0.0] {
            pen.plate(area(of.x + by, of.y + 4.0 - by, of.w - 6.0, of.h - 4.0), Ink::Green, Ink::Line, 3.0, 9.0);
        }
        let middle = at(of.center().x - 3.0, of.center().y + 2.0);
        pen.text(middle, Align::Middle, 42.0, Ink::Chalk, view.objectives_left.to_string());
    });
}

fn one(pen: &mut Pen, of: Area, card: &ObjectiveCard) {
    pen.fill(of.shifted(5.0, 6.0), Ink::Shadow, 12.0);
    pen.plate(of, Ink::Face, Ink::Line, 3.4, 12.0);
    let head = cards::lying_head(pen, of, card);
    let reward = icons::immediate(card.immediate);
    let right = if reward.is_empty() { of.right() } else { of.right() - REWARD };
    cards::tasks(pen, area(head.right() + 2.0, of.y + 4.0, right - head.right() - 4.0, of.h - 8.0), card, false);
    if reward.is_empty() {
        return;
    }
    pen.path(Outline::from(right, of.y + 14.0).to(right, of.bottom() - 14.0), None, Some((Ink::Plot, 3.0)));
    let x = f32::midpoint(right, of.right());
    match &reward[..] {
        [Token::Icon(icon), Token::Number(number)] => {
            pen.sprite(*icon, Area::around(at(x, of.y + 34.0), 54.0, 54.0));
            pen.text(at(x, of.y + 84.0), Align::Middle, 44.0, Ink::Line, number.as_str());
        }
        other => tokens::row(pen, other, area(right + 4.0, of.y, REWARD - 8.0, of.h), 56.0, Ink::Line),
    }
}
