//! Which disc goes to a city or a station: what is served at the left, every ability with its discs at the right.

use super::parts::cities;
use super::parts::rows;
use super::parts::scenery;
use crate::great_western_trail::crops::asked::{Asked, room};
use crate::great_western_trail::crops::hand;
use crate::great_western_trail::pieces::figures;
use crate::great_western_trail::pieces::icons::Token;
use crate::great_western_trail::player::discs::unlocks;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::{On, Scene};
use crate::stage::tokens;
use engine::great_western_trail::content::*;
use engine::great_western_trail::spots;

const WIDTH: f32 = 1080.0;
const HEIGHT: f32 = 720.0;

pub fn scene(asked: &Asked) -> Scene {
    let chips = [asked.money(), asked.certificates(), asked.steps(), asked.points()];
    let mut scene = asked.scene(HEIGHT, &chips);
    let room = room(&scene, hand::STRIP);
    let mut pen = Pen::in_pane(&mut scene, room, LEAST_TEXT);
    land(&mut pen.from(0.0, room.y));
    served(&mut pen, asked, area(18.0, room.y + 24.0, 220.0, 236.0));
    figures::engine(&mut pen, asked.seat(), at(104.0, room.bottom() - 66.0), 150.0);
    let panels = area(266.0, room.y + 12.0, 798.0, room.h - 24.0);
    if asked.numbered().any(|(_, offer)| offer.at.iter().any(|spot| spot.as_str().starts_with("station."))) {
        stations(&mut pen, asked, panels);
    } else {
        let catalog = asked.view.catalog();
        let of = |white: bool| {
            let spaces = DiscSpace::all().take(catalog.disc_kinds);
            spaces.filter(|space| space.row().white == white).collect::<Vec<_>>()
        };
        group(&mut pen, asked, area(panels.x, panels.y, 406.0, panels.h), &of(true), Ink::CitiesPanel);
        group(&mut pen, asked, area(panels.x + 414.0, panels.y, 384.0, panels.h), &of(false), Ink::WalnutRaised);
    }
    asked.hand(&mut scene);
    scene
}

/// Mountains, a meadow and the line.
pub fn land(pen: &mut Pen) {
    pen.ground("gwt-land-at-the-line", WIDTH, 432.0, |pen| {
        pen.fill(area(0.0, 0.0, WIDTH, 432.0), Ink::Sky, 0.0);
        scenery::ridge(pen, (0.0, 150.0), (120.0, 110.0), &[(260.0, 140.0), (WIDTH, 120.0)], 432.0, Ink::Scree);
        let peaks = [(60.0, 190.0, 100.0), (230.0, 160.0, 84.0), (420.0, 200.0, 110.0), (640.0, 170.0, 90.0)];
        for (x, w, h) in peaks.into_iter().chain([(860.0, 210.0, 112.0), (1040.0, 150.0, 80.0)]) {
            scenery::mountain(pen, at(x, 200.0), w, h, 0.03);
        }
        scenery::ridge(pen, (0.0, 200.0), (160.0, 176.0), &[(300.0, 196.0), (WIDTH, 190.0)], 432.0, Ink::Meadow);
        for nth in 0..18_u16 {
            let (x, y) = (f32::from(nth * 61 % 1071) + 4.0, f32::from(nth * 37 % 150) + 225.0);
            scenery::tuft(pen, at(x, y), 1.2, Ink::MeadowTuft);
        }
        scenery::track(pen, 0.0, WIDTH, 413.0);
    });
}

/// The city or the station that gets the disc, with its empty place and an arrow into it.
fn served(pen: &mut Pen, asked: &Asked, of: Area) {
    pen.fill(of.shifted(7.0, 8.0), Ink::Shadow, 18.0);
    pen.plate(of, Ink::Face, Ink::Line, 5.0, 18.0);
    pen.frame(of.inset(6.0), Ink::GoldDeep, 6.0, 14.0, false);
    let city = asked.asked_name("city", "gwt-city-").and_then(City::from_name);
    let white = match (city, asked.asked_station()) {
        (Some(city), _) => {
            let crest = asked.view.catalog().crest(city);
            pen.sprite(cities::crest(city), Area::around(at(of.x + 66.0, of.y + 78.0), 104.0, 104.0));
            pen.text(at(of.x + 160.0, of.y + 74.0), Align::Middle, 76.0, Ink::Line, crest.value.to_string());
            crest.white
        }
        (None, Some(station)) => {
            let house = station.house();
            pen.sprite(Sprite::Station, Area::around(at(of.x + 70.0, of.y + 78.0), 112.0, 112.0));
            tokens::seal(pen, at(of.x + 164.0, of.y + 76.0), 76.0, &house.points.to_string());
            house.white
        }
        _ => false,
    };
    let place = at(of.center().x - 8.0, of.y + 180.0);
    let ink = if white { Ink::Chalk } else { Ink::WalnutRaised };
    pen.disc(place, 76.0, ink, Some((Ink::Line, 4.0)));
    let seat = pen.mark_of(asked.seat()).ink;
    let arrow = Outline::from(of.right() + 22.0, place.y)
        .to(place.x + 58.0, place.y)
        .jump(place.x + 78.0, place.y - 18.0)
        .to(place.x + 58.0, place.y)
        .to(place.x + 78.0, place.y + 18.0);
    pen.path(arrow.clone(), None, Some((Ink::Line, 18.0)));
    pen.path(arrow, None, Some((seat, 11.0)));
}

/// Spaces with corners of one colour: what a disc frees, and the discs that are left.
fn group(pen: &mut Pen, asked: &Asked, of: Area, spaces: &[DiscSpace], ink: Ink) {
    rows::panel(pen, of, ink);
    let height = (of.h - 12.0) / spaces.len().max(1) as f32;
    for (nth, &space) in spaces.iter().enumerate() {
        let line = area(of.x + 8.0, of.y + 6.0 + height * nth as f32 + 2.0, of.w - 16.0, height - 4.0);
        let spot = spots::discs(space);
        pen.spot(spot.clone(), line);
        let number = asked.numbered().find(|(_, offer)| offer.at.contains(&spot)).map(|(number, _)| number);
        let room = rows::row(pen, line, number);
        let (total, left) = (space.row().count, asked.player().discs.get(space));
        let discs = f32::from(total) * 52.0 + 6.0;
        let side = if height < 80.0 { 54.0_f32.min(height - 5.0) } else { 64.0 };
        let mut row = unlocks(asked.view.catalog(), space);
        let fee = space.row().fee;
        if fee > 0 && !matches!(row.first(), Some(Token::Pay(_))) {
            row.insert(0, Token::Pay(fee.to_string()));
        }
        tokens::row(pen, &row, area(room.x, room.y, room.w - discs, room.h), side, Ink::Line);
        for disc in 0..total {
            let x = line.right() - 32.0 - f32::from(total - 1 - disc) * 52.0;
            let owner = (disc < left).then_some(asked.seat());
            rows::disc(pen, at(x, line.center().y), space.row().white, owner, 48.0_f32.min(height - 8.0));
        }
    }
}

/// Where no disc is left on the board, one comes from a station, and its points are lost.
fn stations(pen: &mut Pen, asked: &Asked, of: Area) {
    rows::panel(pen, of, Ink::CitiesPanel);
    let columns = if asked.numbered().count() > 5 { 2.0 } else { 1.0 };
    let (w, h) = ((of.w - 8.0 - 8.0 * columns) / columns, (of.h - 12.0) / 5.0);
    for (nth, (number, offer)) in asked.numbered().filter(|(_, offer)| !offer.at.is_empty()).enumerate() {
        let Some(spot) = offer.at.first() else { continue };
        let station = spot.as_str().strip_prefix("station.").and_then(Station::from_name);
        let Some(station) = station else { continue };
        let (column, row) = ((nth / 5) as f32, (nth % 5) as f32);
        let line = area(of.x + 8.0 + column * (w + 8.0), of.y + 6.0 + row * h + 2.0, w, h - 4.0);
        pen.spot(spot.clone(), line);
        let room = rows::row(pen, line, Some(number));
        let lost = Token::Points(-i32::from(station.house().points));
        tokens::row(pen, &[Token::Icon(Sprite::Station), Token::Arrow, lost], room, 62.0, Ink::Line);
        rows::disc(pen, at(line.right() - 36.0, line.center().y), station.house().white, Some(asked.seat()), 48.0);
    }
}

/// Places a number on a thing at its upper left edge, half outside.
pub fn on_edge(pen: &mut Pen, number: usize, of: Area) {
    pen.offer_seat(number, of, at(of.x + 26.0, of.y + 2.0), 60.0, On::Paper);
}
