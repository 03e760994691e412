//! Where to deliver: the cities as cards on the land, with what lies between neighbours, and the hand.

use super::parts::cities;
use super::parts::scenery;
use crate::great_western_trail::crops::asked::{Asked, room};
use crate::great_western_trail::crops::hand;
use crate::great_western_trail::pieces::icons::Token;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::{On, Scene};
use crate::stage::{header, tokens};
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};
use engine::{Offer, Seat};

const WIDTH: f32 = 1080.0;
const HEIGHT: f32 = 756.0;
const BADGE: f32 = 60.0;

/// Where the cards lie.
struct Grid {
    columns: usize,
    card: (f32, f32),
    pitch: (f32, f32),
    top: f32,
}

impl Grid {
    fn of(count: usize) -> Grid {
        let (columns, card, pitch, top) = match count {
            0..=8 => (4, (236.0, 148.0), (262.0, 232.0), 30.0),
            9 | 10 => (5, (196.0, 148.0), (213.0, 232.0), 30.0),
            _ => (6, (160.0, 106.0), (177.0, 150.0), 32.0),
        };
        Grid { columns, card, pitch, top: header::HEIGHT + top }
    }

    fn area(&self, nth: usize) -> Area {
        let (column, row) = ((nth % self.columns) as f32, (nth / self.columns) as f32);
        let left = (WIDTH - self.pitch.0 * (self.columns as f32 - 1.0) - self.card.0) / 2.0;
        area(left + column * self.pitch.0, self.top + row * self.pitch.1, self.card.0, self.card.1)
    }
}

pub fn scene(asked: &Asked) -> Scene {
    let nose = header::amount(Sprite::Engine, &asked.player().engine.nose());
    let mut scene = asked.scene(HEIGHT, &[nose, asked.money(), asked.certificates(), asked.points()]);
    let room = room(&scene, hand::STRIP);
    let mut pen = Pen::in_pane(&mut scene, room, LEAST_TEXT);
    land(&mut pen.from(0.0, room.y));
    let shown = shown(asked);
    let grid = Grid::of(shown.len());
    for (nth, &city) in shown.iter().enumerate() {
        let spot = spots::city(city);
        pen.spot(spot.clone(), grid.area(nth));
        cities::card(&mut pen, asked.view, city, grid.area(nth), asked.is_offered(&spot));
    }
    let spends = asked.numbered().any(|(_, offer)| offer.at.is_empty() && offer.key.as_str().starts_with("spend."));
    // Many cards, or numbers of certificates before them, leave no room for what hangs below.
    if grid.card.1 > 130.0 && !spends {
        links(&mut pen, asked.view.catalog(), &shown, &grid);
    }
    for (number, offer) in asked.numbered() {
        let place = shown.iter().position(|&city| offer.at.contains(&spots::city(city)));
        let Some(of) = place.map(|nth| grid.area(nth)) else { continue };
        pen.offer_seat(number, of, at(of.x + BADGE / 2.0, of.y + 2.0), BADGE, On::Paper);
        spent(&mut pen, offer, of);
    }
    certificates(&mut pen, asked);
    asked.hand(&mut scene);
    scene
}

/// The cities of the strip, and those beyond where the one who decides has a branchlet.
fn shown(asked: &Asked) -> Vec<City> {
    let catalog = asked.view.catalog();
    let reached = |city: &City| catalog.crest(*city).town.is_none_or(|town| asked.player().towns.has(town));
    catalog.cities.order.iter().copied().filter(reached).collect()
}

pub fn land(pen: &mut Pen) {
    pen.ground("gwt-four-lands", WIDTH, 468.0, |pen| scenery::four_lands(pen, area(0.0, 0.0, WIDTH, 468.0)));
}

/// What hangs below the cards: rewards of the cities themselves, and of two neighbours together.
fn links(pen: &mut Pen, catalog: &Catalog, shown: &[City], grid: &Grid) {
    let below = |of: Area| of.bottom() + 24.0;
    for arrow in catalog.cities.arrows {
        let row = cities::link_reward(arrow);
        let place = |city: City| shown.iter().position(|&other| other == city);
        let (Some(a), Some(b)) = (place(arrow.between.0), place(arrow.between.1)) else { continue };
        let (from, to) = (grid.area(a), grid.area(b));
        let y = below(from);
        if from.y < to.y {
            // At the end of a row the line goes on at the beginning of the next.
            wire(pen, &[(from.right() - 30.0, from.bottom()), (from.right() - 30.0, y), (WIDTH + 8.0, y)]);
            wire(pen, &[(-8.0, to.y + 40.0), (to.x, to.y + 40.0)]);
            cities::hang(pen, from.right() - 40.0, y, &row, &[]);
        } else {
            let x = f32::midpoint(from.right(), to.x);
            cities::hang(pen, x, y, &row, &[x - 40.0, x + 40.0]);
        }
    }
    for (nth, &city) in shown.iter().enumerate() {
        let (of, row) = (grid.area(nth), cities::own_reward(catalog, city));
        if !row.is_empty() {
            cities::hang(pen, of.center().x, below(of), &row, &[of.center().x]);
        }
    }
}

fn wire(pen: &mut Pen, points: &[(f32, f32)]) {
    pen.path(Outline::through(points), None, Some((Ink::Line, 8.0)));
}

/// The certificates that have to be spent for it.
fn spent(pen: &mut Pen, offer: &Offer, of: Area) {
    let Some(count) = offer.key.as_str().strip_prefix("spend.").filter(|&count| count != "0") else { return };
    let row = [Token::Icon(Sprite::Certificate), Token::Number(count.to_owned())];
    let w = tokens::chip_width(52.0, &row).min(92.0);
    let chip = area(of.right() + 6.0 - w, of.y - 22.0, w, 52.0);
    pen.plate(chip, Ink::Face, Ink::Line, 3.0, 14.0);
    pen.sprite(Sprite::Certificate, Area::around(at(chip.x + 30.0, chip.center().y), 42.0, 42.0));
    pen.text(at(chip.x + 68.0, chip.center().y), crate::scene::pen::Align::Middle, 42.0, Ink::Line, count);
}

/// How many certificates to spend, where that alone is asked: a number stands before each amount.
fn certificates(pen: &mut Pen, asked: &Asked) {
    let spends: Vec<(usize, String)> = asked
        .numbered()
        .filter(|(_, offer)| offer.at.is_empty())
        .filter_map(|(number, offer)| Some((number, offer.key.as_str().strip_prefix("spend.")?.to_owned())))
        .collect();
    let pitch = (1040.0 / spends.len().max(1) as f32).min(200.0);
    let left = (WIDTH - pitch * spends.len() as f32) / 2.0;
    for (nth, (number, count)) in spends.into_iter().enumerate() {
        let of = area(left + nth as f32 * pitch + 6.0, header::HEIGHT + 174.0, pitch - 12.0, 72.0);
        pen.fill(of.shifted(4.0, 5.0), Ink::Shadow, 16.0);
        pen.plate(of, Ink::Face, Ink::GoldDeep, 5.0, 16.0);
        pen.offer_seat(number, of, at(of.x + 40.0, of.center().y), 58.0, On::Paper);
        let row = [Token::Icon(Sprite::Certificate), Token::Number(count)];
        tokens::row(pen, &row, area(of.x + 70.0, of.y, of.w - 74.0, of.h), 56.0, Ink::Line);
    }
}

/// What has to be paid for a delivery out of Kansas City, by the crosses between the engine and the city.
pub fn fee(view: &View, offer: &Offer, seat: Seat) -> Option<u32> {
    let player = view.players.get(seat.index())?;
    let city = offer.at.first()?.as_str().strip_prefix("city.").and_then(City::from_name)?;
    let cost = transport_cost(player.engine.nose(), view.catalog().crest(city).value);
    // An extraordinary delivery costs nothing; it does not begin in Kansas City.
    (cost > 0 && player.herder == Some(KANSAS_CITY)).then_some(cost.into())
}
