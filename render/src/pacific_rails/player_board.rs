//! A player's own things: cargo, production, hats and telegraphs, the train.

use super::{map, sprites};
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::{self, header, owner, spot};
use engine::Seat;
use engine::pacific_rails::content::*;
use engine::pacific_rails::{PlayerView, View};

pub const SIZE: (f32, f32) = (1154.0, 640.0);

pub fn draw(pen: &mut Pen, view: &View, seat: Seat) {
    pen.fill(area(0.0, 0.0, SIZE.0, SIZE.1), Ink::FaceDim, 20.0);
    let Some(player) = view.players.get(seat.index()) else { return };
    cargo(pen, player, area(12.0, 12.0, SIZE.0 - 24.0, 132.0));
    rows(pen, view, player, area(12.0, 156.0, SIZE.0 - 24.0, 190.0));
    belongings(pen, view, player, area(12.0, 358.0, 250.0, 270.0));
    for (carriage, of) in area(274.0, 358.0, SIZE.0 - 286.0, 270.0).columns(3, 10.0).enumerate() {
        draw_carriage(pen, player, carriage, of);
    }
}

fn cargo(pen: &mut Pen, player: &PlayerView, of: Area) {
    let goods = Good::ALL.map(|good| (good.name(), sprites::GOODS[good.index()], player.goods[good.index()]));
    let tracks = Track::ALL.map(|track| (track.name(), map::tile(track), player.tracks[track.index()]));
    let mut chips = of.columns(8, 8.0);
    for (name, sprite, count) in goods.into_iter().chain(tracks) {
        let Some(chip) = chips.next() else { return };
        let place = spot!("cargo.{name}");
        pen.spot(place.clone(), chip);
        pen.thing(Some(place), format!("{count} {name}"), chip, |pen| {
            pen.plate(chip, if count > 0 { Ink::Face } else { Ink::FaceDim }, Ink::Soft, 3.0, 12.0);
            pen.sprite(sprite, area(chip.x + 8.0, chip.y + 10.0, 72.0, 72.0));
            pen.text(at(chip.right() - 8.0, chip.bottom() - 30.0), Align::Right, 46.0, Ink::Line, count.to_string());
        });
    }
    if let Some(chip) = chips.next() {
        let used: u8 = player.goods.iter().chain(&player.tracks).sum();
        let text = format!("{used}/{}", player.limit);
        pen.thing(None, format!("{text} slots"), chip, |pen| {
            pen.fit(chip, &[46.0], Ink::Line, text);
        });
    }
}

/// Houses cover spaces from the right; what is free brings one more.
fn rows(pen: &mut Pen, view: &View, player: &PlayerView, of: Area) {
    for (good, place) in Good::ALL.into_iter().zip(of.columns(4, 10.0)) {
        let name = spot!("row.{}", good.name());
        let left = player.houses[good.index()];
        pen.spot(name.clone(), place);
        pen.thing(Some(name), format!("row {} {left}", good.name()), place, |pen| {
            pen.plate(place, Ink::Face, Ink::Wood, 3.0, 12.0);
            pen.sprite(sprites::GOODS[good.index()], area(place.x + 10.0, place.y + 8.0, 76.0, 76.0));
            let row = view.atlas.board.row;
            let yields = 1 + row.saturating_sub(left) + player.built[good.index()];
            pen.text(at(place.right() - 14.0, place.y + 46.0), Align::Right, 60.0, Ink::Line, format!("+{yields}"));
            let band = area(place.x + 10.0, place.bottom() - 92.0, place.w - 20.0, 84.0);
            for (space, of) in band.columns(usize::from(row.max(1)), 6.0).enumerate() {
                if space >= usize::from(row.saturating_sub(left)) {
                    pen.sprite(Sprite::House, area(of.center().x - 36.0, of.y + 6.0, 72.0, 72.0));
                } else {
                    pen.frame(of.inset(6.0), Ink::Soft, 3.0, 8.0, true);
                }
            }
        });
    }
}

fn belongings(pen: &mut Pen, view: &View, player: &PlayerView, of: Area) {
    pen.fill(of, Ink::Face, 12.0);
    let telegraphs = player.telegraphs;
    let all = view.atlas.board.telegraphs.len();
    let next = view.atlas.board.telegraphs.get(all - usize::from(telegraphs).min(all)).copied().unwrap_or(0);
    let lines = [
        ("hats", Sprite::Hat, format!("{}", player.hats)),
        ("workers", Sprite::WorkerAny, format!("{}", player.reserve)),
        ("telegraphs", Sprite::Telegraph, format!("{telegraphs} (+{next})")),
    ];
    for (row, (name, sprite, text)) in lines.into_iter().enumerate() {
        let line = area(of.x, of.y + row as f32 * 90.0, of.w, 90.0);
        pen.spot(spot!("{name}"), line.inset(4.0));
        pen.thing(Some(spot!("{name}")), format!("{name} {text}"), line.inset(4.0), |pen| {
            pen.sprite(sprite, area(line.x + 10.0, line.y + 11.0, 68.0, 68.0));
            pen.text(at(line.x + 92.0, line.center().y), Align::Left, 46.0, Ink::Line, text);
        });
    }
}

fn draw_carriage(pen: &mut Pen, player: &PlayerView, carriage: usize, of: Area) {
    let name = spot!("train.{}", carriage + 1);
    pen.spot(name.clone(), of);
    if carriage >= usize::from(player.carriages) {
        pen.frame(of, Ink::Soft, 3.0, 16.0, true);
        pen.text(of.center(), Align::Middle, 60.0, Ink::Soft, (carriage + 1).to_string());
        return;
    }
    pen.thing(Some(name.clone()), format!("carriage {}", carriage + 1), of, |pen| {
        pen.plate(of, Ink::Face, Ink::Red, 6.0, 16.0);
        pen.text(at(of.x + 34.0, of.y + 44.0), Align::Middle, 46.0, Ink::Line, (carriage + 1).to_string());
    });
    let upgrade = area(of.x + 70.0, of.y + 14.0, of.w - 84.0, 84.0);
    match player.upgrades[carriage] {
        Some(kind) => pen.thing(Some(name.clone()), format!("upgrade {}", Board::upgrade_name(kind)), upgrade, |pen| {
            draw_upgrade(pen, kind, upgrade);
        }),
        None => pen.frame(upgrade, Ink::Soft, 3.0, 12.0, true),
    }
    let places = area(of.x + 14.0, of.y + 112.0, of.w - 28.0, 142.0).columns(SPECIALIST_SLOTS, 10.0);
    for (slot, place) in places.enumerate() {
        match player.specialists[carriage * SPECIALIST_SLOTS + slot] {
            Some(kind) => pen.thing(Some(name.clone()), kind.name(), place, |pen| {
                draw_specialist(pen, kind, place);
            }),
            None => pen.frame(place, Ink::Soft, 3.0, 12.0, true),
        }
    }
}

pub fn draw_upgrade(pen: &mut Pen, kind: u8, of: Area) {
    let (sprite, count) = sprites::upgrade(kind);
    pen.plate(of, Ink::Gold, Ink::Line, 3.0, 12.0);
    pen.sprite(sprite, area(of.x + 14.0, of.y + 8.0, 68.0, 68.0));
    pen.text(at(of.x + 130.0, of.center().y), Align::Middle, 46.0, Ink::Line, format!("×{count}"));
}

pub fn draw_specialist(pen: &mut Pen, kind: Specialist, of: Area) {
    pen.plate(of, Ink::Neutral, Ink::Line, 3.0, 12.0);
    let side = of.w.min(of.h) - 24.0;
    pen.sprite(sprites::specialist(kind), Area::around(of.center(), side, side));
}

/// The band above a crop: whose decision it is, and the points so far.
pub fn band(pen: &mut Pen, view: &View, seat: Seat, name: &str) {
    let Some(player) = view.players.get(seat.index()) else { return };
    let points: u16 = player.points.iter().sum();
    let chips = [
        header::amount(Sprite::WorkerAny, &player.reserve),
        header::amount(Sprite::Hat, &player.hats),
        header::points(i32::from(points)),
    ];
    header::draw(pen, seat, name, &chips);
}

pub const SUMMARY: (f32, f32) = (730.0, 366.0);

/// A player in a few numbers, beside the board.
pub fn summary(pen: &mut Pen, view: &View, seat: Seat, name: &str) {
    let Some(player) = view.players.get(seat.index()) else { return };
    let of = area(0.0, 0.0, SUMMARY.0, SUMMARY.1);
    stage::summary(pen, of, view.turn == seat && !view.over);
    owner(pen, seat, name, area(16.0, 14.0, 60.0, 60.0), 38.0, 400.0);
    let points: u32 = player.points.iter().map(|&points| u32::from(points)).sum();
    pen.sprite(Sprite::Points, area(of.w - 190.0, 14.0, 60.0, 60.0));
    pen.text(at(of.w - 120.0, 44.0), Align::Left, 44.0, Ink::Line, points.to_string());
    let goods = Good::ALL.map(|good| (sprites::GOODS[good.index()], player.goods[good.index()]));
    let tracks = Track::ALL.map(|track| (map::tile(track), player.tracks[track.index()]));
    let band = area(12.0, 84.0, of.w - 24.0, 84.0);
    for (chip, (sprite, count)) in band.columns(7, 6.0).zip(goods.into_iter().chain(tracks)) {
        pen.fill(chip, Ink::Face, 10.0);
        pen.sprite(sprite, area(chip.x + 4.0, chip.y + 16.0, 52.0, 52.0));
        pen.text(at(chip.right() - 6.0, chip.center().y), Align::Right, 36.0, Ink::Line, count.to_string());
    }
    let others = [
        (Sprite::WorkerAny, player.reserve),
        (Sprite::Hat, player.hats),
        (Sprite::Station, player.stations),
        (Sprite::Telegraph, player.telegraphs),
        (Sprite::House, player.built.iter().sum()),
    ];
    let band = area(12.0, 176.0, of.w - 24.0, 76.0);
    for (chip, (sprite, count)) in band.columns(5, 6.0).zip(others) {
        pen.fill(chip, Ink::Face, 10.0);
        pen.sprite(sprite, area(chip.x + 10.0, chip.y + 10.0, 56.0, 56.0));
        pen.text(at(chip.right() - 14.0, chip.center().y), Align::Right, 38.0, Ink::Line, count.to_string());
    }
    for (carriage, of) in area(12.0, 260.0, of.w - 24.0, 94.0).columns(3, 8.0).enumerate() {
        if carriage >= usize::from(player.carriages) {
            pen.frame(of, Ink::Soft, 2.0, 10.0, true);
            continue;
        }
        pen.plate(of, Ink::Face, Ink::Red, 4.0, 10.0);
        let places = of.inset(6.0).columns(3, 4.0);
        let slots = &player.specialists[carriage * SPECIALIST_SLOTS..(carriage + 1) * SPECIALIST_SLOTS];
        let upgrade = player.upgrades[carriage].map(sprites::upgrade);
        let icons =
            [upgrade.map(|(sprite, _)| sprite), slots[0].map(sprites::specialist), slots[1].map(sprites::specialist)];
        for (place, icon) in places.zip(icons) {
            if let Some(icon) = icon {
                pen.sprite(icon, Area::around(place.center(), 60.0, 60.0));
            }
        }
    }
}
