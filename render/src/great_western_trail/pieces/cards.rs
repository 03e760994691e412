//! Cattle and objective cards.

use super::icons::{self, Token};
use crate::scene::geometry::{Area, area};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::great_western_trail::content::*;

/// Sizes of the numbers on cards, from near and from farther away.
pub const SIZES: [f32; 2] = [26.0, 42.3];

/// A cattle card: breed, breeding value, points.
pub fn cattle(pen: &mut Pen, of: Area, kind: Cattle) {
    let card = kind.card();
    pen.plate(of, Ink::Face, Ink::Line, 3.0, 12.0);
    let band = area(of.x + 3.0, of.y + 3.0, of.w - 6.0, 46.0);
    pen.fill(band, Ink::of_value(card.breeding), 10.0);
    let number = area(of.x + 4.0, of.y + 4.0, 46.0, 44.0);
    pen.fit(number, &SIZES, Ink::Print, card.breeding.to_string());
    if card.points > 0 {
        let star = area(of.right() - 50.0, of.y + 2.0, 48.0, 48.0);
        icons::amount(pen, Sprite::Points, star, &card.points.to_string(), &SIZES);
    }
    let side = (of.w - 12.0).min(of.h - 54.0);
    let below = area(of.x, of.y + 50.0, of.w, of.h - 52.0);
    pen.sprite(icons::breed(card.breed), Area::around(below.center(), side, side));
}

/// An objective card: what it asks for, points for doing it and for failing, and what it gives at once.
pub fn objective(pen: &mut Pen, of: Area, card: &ObjectiveCard) {
    pen.plate(of, Ink::Face, Ink::Line, 3.0, 12.0);
    let band = area(of.x + 3.0, of.y + 3.0, of.w - 6.0, 50.0);
    pen.fill(band, Ink::TeepeeGreen, 10.0);
    let star = area(of.x + 4.0, of.y + 4.0, 48.0, 48.0);
    icons::amount(pen, Sprite::Points, star, &card.points.to_string(), &SIZES);
    if card.penalty > 0 {
        let lost = format!("−{}", card.penalty);
        pen.fit(area(of.right() - 60.0, of.y + 4.0, 56.0, 48.0), &SIZES, Ink::Chalk, lost);
    }
    let strip = of.h * 0.24;
    let tasks = area(of.x + 5.0, of.y + 56.0, of.w - 10.0, of.h - 60.0 - strip);
    let rows = if card.tasks.len() > 2 { 2 } else { 1 };
    let columns = card.tasks.len().div_ceil(rows).max(1);
    let (w, h) = (tasks.w / columns as f32, tasks.h / rows as f32);
    let outlaws = icons::names_outlaws(card);
    for (row, &task) in card.tasks.iter().enumerate() {
        let (column, line) = ((row % columns) as f32, (row / columns) as f32);
        let of = area(tasks.x + column * w, tasks.y + line * h, w, h).inset(2.0);
        let tokens = icons::task(task, outlaws);
        let most = of.h.min(if tokens.len() > 1 { of.w - 18.0 } else { of.w });
        task_icon(pen, &tokens, of, most);
    }
    let below = area(of.x + 4.0, of.bottom() - strip - 2.0, of.w - 8.0, strip);
    icons::row_of(pen, &icons::immediate(card.immediate), below.inset(3.0), strip, &[22.0, 42.3], Ink::Line);
}

/// The number of a task is drawn on its icon, so that the icon can be large.
fn task_icon(pen: &mut Pen, tokens: &[Token], of: Area, most: f32) {
    if let [Token::Icon(sprite), Token::Number(number)] = tokens {
        let side = of.h.min(of.w);
        let icon = Area::around(of.center(), side, side);
        pen.sprite(*sprite, icon);
        let chip = area(icon.right() - side * 0.5, icon.bottom() - side * 0.5, side * 0.5, side * 0.5);
        let size = pen.size_of(&[22.0, 42.5]).unwrap_or(0.0);
        if size > 0.0 && size <= side * 0.62 {
            let chip = Area::around(chip.center(), size * 1.1, size * 1.1);
            pen.sprite(Sprite::Chip, chip);
            pen.fit(chip.inset(-3.0), &[22.0, 42.5], Ink::Line, number.clone());
        }
    } else {
        icons::row(pen, tokens, of, most);
    }
}

/// The card of that id, starting objectives included.
pub fn by_id(id: &str) -> Option<&'static ObjectiveCard> {
    OBJECTIVES.iter().chain(&STARTING).find(|card| card.id == id)
}
