//! What can be done at a place: the building as large as it goes, with the number of each action before it; beside it the
//! auxiliary actions, below it the hand.

use super::asked::{Asked, room, trail_place};
use super::window::Window;
use super::{auxes, hand, tolls};
use crate::great_western_trail::pieces::icons::{self, Token};
use crate::great_western_trail::pieces::{figures, front, plot, small};
use crate::great_western_trail::trail::map;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::{On, Scene};
use crate::stage::{header, tokens};
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Effect, spots};
use engine::{Choice, Seat, Spot};

const HEIGHT: f32 = 720.0;
const FRONT: Area = Area { x: 32.0, y: 125.0, w: 520.0, h: 336.0 };
/// Where a plank with the action of the place itself is nailed below it.
const FRONT_OVER_PLANK: Area = Area { x: 32.0, y: 120.0, w: 520.0, h: 288.0 };
const PLANK: Area = Area { x: 52.0, y: 412.0, w: 480.0, h: 84.0 };
const TILE: Area = Area { x: 132.0, y: 140.0, w: 300.0, h: 320.0 };
const AUXES: Area = Area { x: 592.0, y: 106.0, w: 472.0, h: 390.0 };
const HERDER: f32 = 88.0;
const OTHERS: f32 = 54.0;

pub fn scene(asked: &Asked) -> Scene {
    let place = used(asked);
    let mut chips = vec![asked.money(), asked.certificates()];
    chips.extend(counting(asked, place).map(|worker| asked.workers(worker)));
    chips.push(asked.points());
    let mut scene = asked.scene(HEIGHT, &chips);
    let room = room(&scene, hand::STRIP);
    Window::land(asked.view.catalog(), place, at(FRONT.center().x, FRONT.center().y + 40.0), room)
        .draw(&mut scene, asked.view);
    let mut pen = Pen::in_pane(&mut scene, room, LEAST_TEXT);
    draw_place(&mut pen, asked, place);
    auxes::panel(&mut pen, asked, AUXES);
    asked.hand(&mut scene);
    scene
}

/// Where the building is whose actions are used: the one reached, or one that it copies.
fn used(asked: &Asked) -> Place {
    let local = |spot: &Spot| Place::from_name(spot.as_str().strip_prefix("local.")?.split('.').next()?);
    asked.spots().find_map(local).or(asked.player().herder).unwrap_or(Place::START)
}

fn face_at(asked: &Asked, place: Place) -> Option<(&'static Building, Option<Seat>)> {
    match asked.view.trail[place.index()]? {
        Tile::Neutral(row) => Some((&NEUTRAL[row as usize % NEUTRAL_COUNT], None)),
        Tile::Private(seat, number) => Some((map::face(asked.view, number), Some(seat))),
        Tile::Hazard(_) | Tile::Teepee(_) => None,
    }
}

/// The workers that count for what is done here.
fn counting(asked: &Asked, place: Place) -> Option<Worker> {
    let (face, _) = face_at(asked, place)?;
    face.actions.iter().flat_map(alternatives).find_map(|effect| match effect {
        Effect::Build { .. } => Some(Worker::Craftsman),
        Effect::BuyCattle => Some(Worker::Cowboy),
        Effect::Engine { up_to } | Effect::DrawDiscard { up_to } | Effect::Gain { per: up_to, .. } => counted(*up_to),
        _ => None,
    })
}

fn counted(count: Count) -> Option<Worker> {
    match count {
        Count::Cowboys => Some(Worker::Cowboy),
        Count::Craftsmen => Some(Worker::Craftsman),
        Count::Engineers => Some(Worker::Engineer),
        _ => None,
    }
}

fn alternatives(effect: &'static Effect) -> &'static [Effect] {
    match effect {
        Effect::Choice(of) => of,
        effect => std::slice::from_ref(effect),
    }
}

fn draw_place(pen: &mut Pen, asked: &Asked, place: Place) {
    let (view, here) = (asked.view, asked.player().herder.unwrap_or(place));
    let spot = spots::trail(place);
    let Some((face, owner)) = face_at(asked, place) else {
        pen.spot(spot.clone(), TILE);
        match view.trail[place.index()] {
            Some(Tile::Hazard(hazard)) => small::hazard(pen, TILE, hazard),
            Some(Tile::Teepee(teepee)) => small::teepee(pen, TILE, teepee),
            _ => plot::plot(pen, Area::around(TILE.center(), 300.0, 180.0), Ink::Stake),
        }
        small::trade_value(pen, TILE, view.catalog().space(place).kind, 104.0);
        fee(pen, asked, here, at(TILE.x + 30.0, TILE.y + 18.0));
        return herders(pen, asked, here, TILE, true);
    };
    let risk = view.catalog().space(here).risk.filter(|_| here == place && asked.is_offered(&spot));
    let of = if risk.is_some() { FRONT_OVER_PLANK } else { FRONT };
    let room = front::shell(pen, of, &front::sign(face, owner), owner);
    let height = room.h / face.actions.len().max(1) as f32;
    for (nth, effect) in face.actions.iter().enumerate() {
        let line = area(room.x + 10.0, room.y + height * nth as f32, room.w - 20.0, height);
        if nth > 0 {
            pen.fill(area(line.x, line.y - 2.0, line.w, 4.0), Ink::Plot, 0.0);
        }
        action(pen, asked, line, place, nth as u8, effect);
    }
    if let Some(risk) = risk {
        pen.fill(PLANK.shifted(5.0, 6.0), Ink::Shadow, 6.0);
        pen.plate(PLANK, Ink::FaceDim, Ink::Stake, 4.0, 6.0);
        part(pen, PLANK.inset(6.0), &spot, 60.0, &icons::effect_in(view.edition, risk));
    } else {
        pen.spot(spot, of);
    }
    fee(pen, asked, here, at(of.x + 96.0, of.y + 44.0));
    herders(pen, asked, here, of, false);
}

/// One action; what a slash divides stands side by side, each with its number.
fn action(pen: &mut Pen, asked: &Asked, of: Area, place: Place, row: u8, effect: &'static Effect) {
    let side = (of.h * 0.86).min(92.0);
    let parts: Vec<(Spot, Vec<Token>)> = alternatives(effect)
        .iter()
        .enumerate()
        .map(|(nth, effect)| (spots::local(place, row, nth as u8), told(asked, effect)))
        .collect();
    let several = options(asked, &parts[0].0, effect);
    if !parts.iter().any(|part| asked.is_offered(&part.0)) && several.is_empty() {
        pen.fill(of.inset(7.0), Ink::FaceDim, 12.0);
    }
    if !several.is_empty() {
        return choices(pen, of, &parts[0], &several);
    }
    let size = (of.h - 14.0).min(72.0);
    let wide: Vec<f32> = parts.iter().map(|part| size + 20.0 + tokens::width(&part.1, side)).collect();
    let total: f32 = wide.iter().sum();
    let mut x = of.x;
    for (nth, (spot, tokens)) in parts.iter().enumerate() {
        let share = area(x, of.y, of.w * wide[nth] / total, of.h);
        if nth > 0 {
            tokens::row(pen, &[Token::Slash], Area::around(at(x, of.center().y), 40.0, of.h), side, Ink::Line);
        }
        part(pen, share.inset(6.0), spot, size, tokens);
        x += share.w;
    }
}

/// A number, and what it stands for.
fn part(pen: &mut Pen, of: Area, spot: &Spot, size: f32, tokens: &[Token]) {
    pen.spot(spot.clone(), of);
    pen.badge_seat(spot, at(of.x + 6.0 + size / 2.0, of.center().y), size, On::Paper);
    let left = of.x + size + 16.0;
    tokens::row(pen, tokens, area(left, of.y, of.right() - left, of.h), of.h.min(92.0), Ink::Line);
}

/// What an action does, and how much that is for the one who is asked.
fn told(asked: &Asked, effect: &Effect) -> Vec<Token> {
    let mut tokens = icons::effect_in(asked.view.edition, effect);
    let count = match effect {
        Effect::Engine { up_to } | Effect::DrawDiscard { up_to } => counted(*up_to),
        _ => None,
    };
    if let Some(worker) = count {
        tokens.push(Token::Number(format!("= {}", asked.player().workers[worker as usize])));
    }
    tokens
}

/// Where a number is asked for, and the sign it stands before: what is written there, and whose building it is.
type Sign = (Spot, String, Option<Seat>);

/// The buildings that an action is offered for one by one.
fn options(asked: &Asked, local: &Spot, effect: &Effect) -> Vec<Sign> {
    let choices = asked.decision.choices.iter();
    if *effect == Effect::CopyAdjacent {
        let copied = choices.filter(|choice| choice.offer.key.as_str().starts_with("copy."));
        let places = copied.filter_map(|choice| choice.offer.at.first()).filter_map(trail_place);
        let signed = |place: Place| {
            let (face, owner) = face_at(asked, place)?;
            Some((spots::trail(place), front::sign(face, owner), owner))
        };
        return places.filter_map(signed).collect();
    }
    let here: Vec<&Choice> = choices.filter(|choice| choice.offer.at.first() == Some(local)).collect();
    let sign = |choice: &&Choice| {
        let face = face_of(choice.then.first()?.as_str().strip_prefix("tile.")?)?;
        Some(front::sign(face, Some(asked.seat())))
    };
    let signs = here.iter().filter(|_| here.len() > 1).filter_map(sign);
    signs.map(|sign| (local.clone(), sign, Some(asked.seat()))).collect()
}

/// The signs of several buildings, each after its number; one line or two.
fn choices(pen: &mut Pen, of: Area, part: &(Spot, Vec<Token>), several: &[Sign]) {
    let lines = if several.len() > 3 { 2 } else { 1 };
    let (size, sign) = if lines > 1 { (48.0, 64.0) } else { (56.0, 72.0) };
    let columns = several.len().div_ceil(lines);
    let icon = &part.1[..part.1.len().min(1)];
    let left = of.x + 84.0;
    tokens::row(pen, icon, area(of.x, of.y, 84.0, of.h), 76.0, Ink::Line);
    let step = (of.right() - left) / columns as f32;
    pen.spot(part.0.clone(), of);
    for (nth, (spot, text, owner)) in several.iter().enumerate() {
        let x = left + step * (nth % columns) as f32;
        let y = of.y + of.h * ((nth / columns) as f32 + 0.5) / lines as f32;
        let plate = area(x + size + 6.0, y - sign * 0.38, sign, sign * 0.76);
        if *spot != part.0 {
            pen.spot(spot.clone(), area(x, plate.y, size + 6.0 + sign, plate.h));
        }
        pen.badge_seat(spot, at(x + size / 2.0, y), size, On::Paper);
        let (ground, ink) = owner.map_or((Ink::Neutral, Ink::Chalk), |seat| {
            let mark = pen.mark_of(seat);
            (mark.ink, mark.letter_ink)
        });
        pen.plate(plate, ground, Ink::Line, 3.0, 6.0);
        pen.text(plate.center(), Align::Middle, 42.0, ink, text.clone());
    }
}

/// What had to be paid for being here.
fn fee(pen: &mut Pen, asked: &Asked, here: Place, middle: Point) {
    let toll = tolls::toll(asked.view, here, asked.seat());
    if toll > 0 {
        tokens::pay(pen, middle, 84.0, &toll.to_string());
    }
}

/// The one who is asked stands at the right, others at the left.
fn herders(pen: &mut Pen, asked: &Asked, here: Place, of: Area, small: bool) {
    let others = Seat::all(asked.view.players.len() as u8)
        .filter(|&seat| seat != asked.seat() && asked.view.players[seat.index()].herder == Some(here));
    for (nth, seat) in others.enumerate() {
        let foot = if small {
            at(of.x - 44.0, of.bottom() - 6.0 - nth as f32 * OTHERS * 1.8)
        } else {
            at(of.x + 30.0 + nth as f32 * OTHERS * 0.86, of.y + of.h * 0.285)
        };
        figures::herder(pen, seat, foot, OTHERS);
    }
    let foot = if small { small::herder_foot(of, 0, HERDER) } else { front::herder_foot(of, 0, HERDER) };
    // His hat does not reach into the band.
    figures::herder(pen, asked.seat(), foot, HERDER.min((foot.y - header::HEIGHT) / 1.5625));
}
