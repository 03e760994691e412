//! Congress, the goals, the supply.

use super::sprites;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::spot;
use engine::pacific_rails::View;
use engine::pacific_rails::content::*;

pub const WIDTH: f32 = 567.0;
pub const CONGRESS: (f32, f32) = (WIDTH, 500.0);
pub const GOALS: (f32, f32) = (WIDTH, 140.0);
pub const SUPPLY: (f32, f32) = (WIDTH, 380.0);

/// Senators that are up have their coins shown, those that are down lie in the shade.
pub fn congress(pen: &mut Pen, view: &View) {
    pen.fill(area(0.0, 0.0, CONGRESS.0, CONGRESS.1), Ink::FaceDim, 20.0);
    let reset = area(10.0, 10.0, WIDTH - 20.0, 76.0);
    pen.spot(spot!("congress"), reset);
    pen.fill(reset, Ink::Face, 12.0);
    pen.sprite(Sprite::Coin, area(24.0, 18.0, 60.0, 60.0));
    pen.sprite(Sprite::Arrow, area(96.0, 22.0, 52.0, 52.0));
    pen.sprite(Sprite::Senator, area(160.0, 18.0, 60.0, 60.0));
    let down = view.lowered.count_ones();
    pen.thing(Some(spot!("congress")), format!("{down} down"), reset, |pen| {
        pen.text(at(236.0, 48.0), Align::Left, 44.0, Ink::Line, format!("×{down}"));
        pen.sprite(Sprite::Points, area(330.0, 18.0, 60.0, 60.0));
        pen.text(at(404.0, 48.0), Align::Left, 44.0, Ink::Line, format!("+{down}"));
    });
    for (row, senator) in view.atlas.board.senators.iter().enumerate() {
        let (column, line) = ((row % 2) as f32, (row / 2) as f32);
        let of = area(10.0 + column * 277.0, 96.0 + line * 100.0, SENATOR.0, SENATOR.1);
        let name = spot!("senator.{}", row + 1);
        let lowered = view.lowered >> row & 1 == 1;
        pen.spot(name.clone(), of);
        pen.thing(Some(name), format!("senator {} {}", row + 1, if lowered { "down" } else { "up" }), of, |pen| {
            draw_senator(pen, *senator, lowered, of);
        });
    }
}

pub const SENATOR: (f32, f32) = (270.0, 94.0);

pub fn draw_senator(pen: &mut Pen, senator: Senator, lowered: bool, of: Area) {
    let (fill, line) = if lowered { (Ink::FaceDim, Ink::Soft) } else { (Ink::Face, Ink::Line) };
    pen.plate(of, fill, line, 3.0, 12.0);
    let y = of.y + if lowered { 40.0 } else { 6.0 };
    pen.sprite(Sprite::Senator, area(of.x + 6.0, y, 48.0, 48.0));
    pen.text(at(of.x + 78.0, of.center().y), Align::Middle, 44.0, Ink::Line, senator.cost.to_string());
    reward(pen, senator.reward, area(of.x + 102.0, of.y + 8.0, of.w - 110.0, of.h - 16.0));
}

fn reward(pen: &mut Pen, reward: Reward, of: Area) {
    let (icons, count): (Vec<Sprite>, u8) = match reward {
        Reward::Gain { good, count } => (vec![sprites::GOODS[good.index()]], count),
        Reward::AnyGoods { kinds, count } => {
            let goods = Good::ALL.into_iter().filter(|good| kinds >> good.index() & 1 == 1);
            (goods.map(|good| sprites::GOODS[good.index()]).collect(), count)
        }
        Reward::AnyTracks { count } => (sprites::TRACKS.to_vec(), count),
        Reward::HouseOrUpgrade { .. } => (vec![Sprite::House, Sprite::Slash, Sprite::Carriage], 0),
        Reward::StationAndTelegraph => (vec![Sprite::Station, Sprite::Telegraph], 0),
    };
    let room = if count > 0 { of.w - 44.0 } else { of.w };
    let side = (room / icons.len() as f32).min(62.0);
    for (at, icon) in icons.iter().enumerate() {
        pen.sprite(*icon, area(of.x + at as f32 * side, of.center().y - side / 2.0, side - 4.0, side - 4.0));
    }
    if count > 0 {
        pen.text(at(of.right() - 4.0, of.center().y), Align::Right, 43.0, Ink::Line, format!("×{count}"));
    }
}

pub fn goals(pen: &mut Pen, view: &View) {
    pen.fill(area(0.0, 0.0, GOALS.0, GOALS.1), Ink::FaceDim, 20.0);
    for (of, goal) in area(10.0, 10.0, WIDTH - 20.0, GOALS.1 - 20.0).columns(4, 8.0).zip(view.goals) {
        draw_goal(pen, goal, of);
    }
}

pub fn draw_goal(pen: &mut Pen, goal: Goal, of: Area) {
    pen.plate(of, Ink::Face, Ink::Line, 3.0, 12.0);
    pen.sprite(Sprite::Goal, area(of.x + 6.0, of.y + 6.0, 52.0, 52.0));
    pen.sprite(sprites::goal(goal), area(of.right() - 78.0, of.bottom() - 80.0, 70.0, 70.0));
}

/// Resources, tiles and specialists that are left.
pub fn supply(pen: &mut Pen, view: &View) {
    pen.fill(area(0.0, 0.0, SUPPLY.0, SUPPLY.1), Ink::FaceDim, 20.0);
    let goods = Good::ALL.map(|good| ("supply", good.name(), sprites::GOODS[good.index()], view.goods[good.index()]));
    let tracks =
        Track::ALL.map(|track| ("supply", track.name(), sprites::TRACKS[track.index()], view.tracks[track.index()]));
    let piles = Specialist::ALL
        .map(|kind| ("pile", kind.name(), sprites::specialist(kind), i16::from(view.piles[kind.index()])));
    let rows: [&[(&str, &str, Sprite, i16)]; 3] = [&goods, &tracks, &piles];
    for (line, row) in rows.iter().enumerate() {
        let band = area(10.0, 10.0 + line as f32 * 121.0, WIDTH - 20.0, 115.0);
        for (of, (kind, name, sprite, count)) in band.columns(4, 8.0).zip(row.iter()) {
            let place = spot!("{kind}.{name}");
            pen.spot(place.clone(), of);
            pen.thing(Some(place), format!("{count} {name}"), of, |pen| {
                pen.plate(of, if *kind == "pile" { Ink::Neutral } else { Ink::Face }, Ink::Soft, 2.0, 12.0);
                pen.sprite(*sprite, area(of.center().x - 32.0, of.y + 6.0, 64.0, 64.0));
                let shown = if *count < 0 { "∞".to_owned() } else { count.to_string() };
                pen.fit(area(of.x, of.bottom() - 44.0, of.w, 42.0), &[40.0, 44.0], Ink::Line, shown);
            });
        }
    }
}
