//! Cattle and objective cards.

use super::icons::{self, Token};
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, LEAST_FIGURE, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::great_western_trail::content::*;

/// The width of a card whose height is one.
pub const SHAPE: f32 = 0.8;

/// Where the number of an offer sits: on the lower left corner. Value and points are on top, their count at the right.
pub fn badge_seat(of: Area, diameter: f32) -> Point {
    at(of.x + diameter * 0.42, of.bottom() - diameter * 0.42)
}

/// A card's ground, with edges of others below it.
fn sheet(pen: &mut Pen, of: Area, below: u8) {
    let w = of.w;
    for nth in (1..=below.min(2)).rev() {
        let by = f32::from(nth) * w * 0.035;
        pen.plate(of.shifted(by, -by), Ink::FaceDim, Ink::Line, w * 0.026, w * 0.09);
    }
    pen.fill(of.shifted(w * 0.03, w * 0.045), Ink::Shadow, w * 0.09);
    pen.plate(of, Ink::Face, Ink::Line, w * 0.028, w * 0.09);
}

/// The upper part of a card in a colour of its own; it may sag in the middle.
fn band(pen: &mut Pen, of: Area, height: f32, sag: f32, ink: Ink) {
    let w = of.w;
    let (x0, x1, top, foot) = (of.x + w * 0.024, of.right() - w * 0.024, of.y + w * 0.024, of.y + height);
    let r = w * 0.07;
    let upper = Outline::from(x0, foot)
        .to(x0, top + r)
        .quad((x0, top), (x0 + r, top))
        .to(x1 - r, top)
        .quad((x1, top), (x1, top + r))
        .to(x1, foot);
    pen.path(upper.quad((of.center().x, foot - sag), (x0, foot)).close(), Some(ink), None);
}

/// A cattle card: breed, breeding value, points.
pub fn cattle(pen: &mut Pen, of: Area, kind: Cattle) {
    pile(pen, of, kind, 1);
}

/// Alike cards in one pile, with their number if there are several.
pub fn pile(pen: &mut Pen, of: Area, kind: Cattle, count: u8) {
    let card = kind.card();
    sheet(pen, of, count.saturating_sub(1));
    let (w, h) = (of.w, of.h);
    let height = h * 0.40;
    band(pen, of, height, h * 0.09, Ink::of_value(card.breeding));
    let value = at(of.x + w * 0.22, of.y + height * 0.46);
    pen.text(value, Align::Middle, height * 0.86, Ink::Line, card.breeding.to_string());
    if card.points > 0 {
        let diameter = height * 0.92;
        tokens::seal(pen, at(of.right() - diameter * 0.56, of.y + height * 0.46), diameter, &card.points.to_string());
    }
    let side = (w * 0.86).min(h * 0.64);
    pen.sprite(icons::breed(card.breed), Area::around(at(of.center().x, of.y + h * 0.66), side, side));
    times(pen, of, count);
}

/// How many there are, in the lower right corner.
pub fn times(pen: &mut Pen, of: Area, count: u8) {
    if count < 2 {
        return;
    }
    let size = (of.h * 0.26).max(pen.least.min(LEAST_FIGURE) / pen.zoom);
    let chip = area(of.right() - size * 1.4, of.bottom() - size * 1.0, size * 1.5, size * 1.1);
    pen.fill(chip, Ink::Line, size * 0.2);
    pen.figure(chip.center(), size, Ink::Chalk, format!("×{count}"));
}

/// A card in the small row: value at the left, breed at the right.
pub fn mini(pen: &mut Pen, of: Area, kind: Cattle, count: u8) {
    let card = kind.card();
    sheet(pen, of, count.saturating_sub(1));
    let left = area(of.x + 3.0, of.y + 3.0, of.w * 0.38, of.h - 6.0);
    pen.fill(left, Ink::of_value(card.breeding), 8.0);
    pen.text(left.center(), Align::Middle, of.h * 0.56, Ink::Line, card.breeding.to_string());
    let side = (of.w * 0.56).min(of.h * 0.86);
    let middle = at(of.x + of.w * 0.7, of.y + of.h * if count > 1 { 0.42 } else { 0.5 });
    pen.sprite(icons::breed(card.breed), Area::around(middle, side, side));
    times(pen, of, count);
}

/// An objective card: what it asks for, points for doing it and for failing, and what it gives at once.
pub fn objective(pen: &mut Pen, of: Area, card: &ObjectiveCard) {
    objective_beside(pen, of, card, 0.0);
}

/// The same where a number that wide covers the lower left corner.
pub fn objective_beside(pen: &mut Pen, of: Area, card: &ObjectiveCard, number: f32) {
    let (w, h) = (of.w, of.h);
    sheet(pen, of, 0);
    let height = h * 0.32;
    band(pen, of, height, 0.0, Ink::Green);
    let diameter = height.min(w * 0.5);
    tokens::seal(pen, at(of.x + w * 0.27, of.y + height * 0.52), diameter, &card.points.to_string());
    if card.penalty > 0 {
        let lost = tokens::signed(-i32::from(card.penalty));
        pen.text(
            at(of.x + w * 0.74, of.y + height * 0.52),
            Align::Middle,
            (height * 0.8).min(w * 0.4),
            Ink::Chalk,
            lost,
        );
    }
    let reward = icons::immediate(card.immediate);
    let low = h / w < 1.5;
    let foot = match (reward.is_empty(), low) {
        (true, _) => h * 0.03,
        (false, true) => (h * 0.31).max(pen.least * 1.26 / pen.zoom),
        (false, false) => h * 0.24,
    };
    tasks(pen, area(of.x + w * 0.04, of.y + height, w * 0.92, h - height - foot), card, low);
    if !reward.is_empty() {
        let y = of.bottom() - foot;
        pen.path(Outline::from(of.x + w * 0.1, y).to(of.right() - w * 0.1, y), None, Some((Ink::Soft, w * 0.014)));
        let left = number.max(w * 0.03);
        tokens::row(pen, &reward, area(of.x + left, y, w * 0.97 - left, foot), foot * 0.975, Ink::Line);
    }
}

/// In one row up to three, else in two.
pub fn tasks(pen: &mut Pen, of: Area, card: &ObjectiveCard, low: bool) {
    let count = card.tasks.len();
    let rows = if count <= 2 || count == 3 && low { 1 } else { 2 };
    let columns = count.div_ceil(rows).max(1);
    let (w, h) = (of.w / columns as f32, of.h / rows as f32);
    let side = w.min(h) * 0.92;
    let outlaws = icons::names_outlaws(card);
    for (nth, &task) in card.tasks.iter().enumerate() {
        let last_alone = rows == 2 && count % 2 == 1 && nth == count - 1;
        let x = if last_alone { of.center().x } else { of.x + w * ((nth % columns) as f32 + 0.5) };
        let middle = at(x, of.y + h * ((nth / columns) as f32 + 0.5));
        task_icon(pen, &icons::task(task, outlaws), middle, side);
    }
}

/// The number of a task is drawn on its icon, so that the icon can be large. Where it would cover the icon it stands alone,
/// on the colour of its value.
fn task_icon(pen: &mut Pen, tokens: &[Token], middle: Point, side: f32) {
    if let [Token::Icon(Sprite::CattleAny), Token::Number(number)] = tokens
        && side * pen.zoom < 60.0
        && pen.least > 0.0
    {
        let card = Area::around(middle, side * 0.86, side * 0.98);
        let value = number.parse().map_or(Ink::Face, Ink::of_value);
        pen.plate(card, value, Ink::Line, 2.6, side * 0.14);
        pen.figure(middle, (side * 0.8).max(pen.least.min(34.0) / pen.zoom), Ink::Line, number.clone());
        return;
    }
    for token in tokens {
        match token {
            Token::Icon(sprite) => pen.sprite(*sprite, Area::around(middle, side, side)),
            Token::Number(number) => {
                let size = (side * 0.44).max(pen.least.min(34.0) / pen.zoom);
                let middle = at(middle.x + side * 0.28, middle.y + side * 0.24);
                pen.disc(middle, size * 1.22, Ink::Face, Some((Ink::Line, side * 0.04)));
                pen.figure(middle, size, Ink::Line, number.clone());
            }
            _ => {}
        }
    }
}

/// A card from behind.
pub fn back(pen: &mut Pen, of: Area) {
    pen.fill(of.shifted(of.w * 0.03, of.w * 0.045), Ink::Shadow, of.w * 0.09);
    pen.sprite(Sprite::CardBack, of);
}

/// The card of that id, starting objectives included.
pub fn by_id(id: &str) -> Option<&'static ObjectiveCard> {
    OBJECTIVES.iter().chain(&STARTING).find(|card| card.id == id)
}

/// An objective in the small row: its points, and what it asks for.
pub fn mini_objective(pen: &mut Pen, of: Area, card: &ObjectiveCard) {
    sheet(pen, of, 0);
    pen.fill(area(of.x + 3.0, of.y + 3.0, of.w * 0.46, of.h - 6.0), Ink::Green, 8.0);
    tokens::seal(pen, at(of.x + of.w * 0.24, of.center().y), of.w * 0.44, &card.points.to_string());
    tasks(pen, area(of.x + of.w * 0.5, of.y + 4.0, of.w * 0.47, of.h - 8.0), card, false);
}

/// A card on its side is less high than points and penalty, one above the other, need.
const LOW: f32 = 74.0;

/// How wide a card on its side is.
pub fn lying_width(height: f32) -> f32 {
    if height < LOW { 232.0 } else { height * 1.62 }
}

/// An objective lying on its side: points and penalty at the left, tasks at the right.
pub fn lying_objective(pen: &mut Pen, of: Area, card: &ObjectiveCard) {
    pen.plate(of, Ink::Face, Ink::Line, 3.0, 10.0);
    let head = lying_head(pen, of, card);
    let room = area(head.right() + 2.0, of.y + 3.0, of.right() - head.right() - 5.0, of.h - 6.0);
    if of.h < LOW {
        let outlaws = icons::names_outlaws(card);
        let w = room.w / card.tasks.len().max(1) as f32;
        for (nth, &task) in card.tasks.iter().enumerate() {
            let middle = at(room.x + w * (nth as f32 + 0.5), room.center().y);
            task_icon(pen, &icons::task(task, outlaws), middle, w.min(room.h) * 0.92);
        }
    } else {
        tasks(pen, room, card, false);
    }
}

/// The green end of a lying card.
pub fn lying_head(pen: &mut Pen, of: Area, card: &ObjectiveCard) -> Area {
    let low = of.h < LOW;
    let w = if low { 96.0 } else { of.h * 0.68 };
    let head = area(of.x + 2.5, of.y + 2.5, w, of.h - 5.0);
    pen.fill(head, Ink::Green, 8.0);
    pen.fill(area(head.center().x, head.y, head.w / 2.0, head.h), Ink::Green, 0.0);
    let (x, y) = (head.center().x, of.center().y);
    let lost = tokens::signed(-i32::from(card.penalty));
    let points = card.points.to_string();
    match (card.penalty > 0, low) {
        (false, _) => tokens::seal(pen, at(x, y), (of.h * 0.6).max(44.0), &points),
        (true, true) => {
            tokens::seal(pen, at(head.x + 26.0, y), 46.0, &points);
            pen.text(at(head.right() - 24.0, y), Align::Middle, 36.0, Ink::Chalk, lost);
        }
        (true, false) => {
            tokens::seal(pen, at(x, of.y + of.h * 0.30), of.h * 0.53, &points);
            pen.text(at(x - 1.0, of.y + of.h * 0.765), Align::Middle, (of.h * 0.4).max(30.0), Ink::Chalk, lost);
        }
    }
    head
}
