//! Whom to hire: the street with its prices and workers, one's own crew, and the hand.

use super::parts::crew;
use super::parts::scenery::{self, Roof};
use crate::great_western_trail::crops::asked::Asked;
use crate::great_western_trail::crops::hand;
use crate::great_western_trail::pieces::icons;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::{Dash, On, Scene};
use crate::stage::{header, tokens};
use engine::Offer;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

const WIDTH: f32 = 1080.0;
const COLUMN: f32 = 88.0;
const LEFT: f32 = 12.0;
/// Crew and hand.
const BELOW: f32 = 252.0;

/// What differs with the number of players: there is a place for a worker each in every column.
struct Street {
    /// Of the picture.
    height: f32,
    /// Where the boardwalk runs, below the band.
    walk: f32,
    worker: f32,
    pitch: f32,
    coin: f32,
    /// Workers make room for their numbers.
    aside: f32,
}

impl Street {
    fn of(view: &View) -> Street {
        match view.players.len() {
            ..=2 => Street { height: 700.0, walk: 126.0, worker: 80.0, pitch: 104.0, coin: 66.0, aside: 0.0 },
            3 => Street { height: 700.0, walk: 126.0, worker: 70.0, pitch: 72.0, coin: 66.0, aside: 0.0 },
            _ => Street { height: 752.0, walk: 112.0, worker: 62.0, pitch: 70.0, coin: 62.0, aside: 4.0 },
        }
    }

    fn bottom(&self) -> f32 {
        self.height - BELOW
    }

    fn place(&self, row: usize, column: usize) -> Point {
        let x = LEFT + COLUMN * (row as f32 + 0.5) - self.aside;
        at(x, header::HEIGHT + self.walk + 10.0 + self.pitch * (column as f32 + 0.5))
    }
}

pub fn scene(asked: &Asked) -> Scene {
    let street = Street::of(asked.view);
    let mut scene = asked.scene(street.height, &[asked.money(), asked.certificates(), asked.points()]);
    let below = area(0.0, street.bottom(), WIDTH, BELOW);
    let pane = area(0.0, header::HEIGHT, WIDTH, street.bottom() - header::HEIGHT);
    let mut pen = Pen::in_pane(&mut scene, pane, LEAST_TEXT);
    ground(&mut pen.from(0.0, header::HEIGHT), &street);
    columns(&mut pen, asked, &street);
    let mut pen = Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT);
    hand::counter(&mut pen, below);
    crew::panels(&mut pen, asked, area(16.0, below.y + 20.0, WIDTH - 32.0, 108.0), |worker| next_number(asked, worker));
    asked.small_hand(&mut scene, 16.0, below.y + 140.0);
    scene
}

/// Beside the place of the next worker there is room for one number.
fn next_number(asked: &Asked, worker: Worker) -> Option<usize> {
    let mut numbers = asked.numbered().filter(|(_, offer)| offered(offer).is_some_and(|hire| hire.0 == worker));
    let (number, _) = numbers.next()?;
    (numbers.next().is_none() && asked.numbered().count() <= 3).then_some(number)
}

/// Worker and price.
fn offered(offer: &Offer) -> Option<(Worker, u8)> {
    let (name, price) = offer.key.as_str().strip_prefix("hire.")?.rsplit_once('-')?;
    let worker = Worker::ALL.into_iter().find(|worker| worker.name() == name)?;
    Some((worker, price.parse().ok()?))
}

/// The row of the job market that an offer is about.
fn row_of(offer: &Offer) -> Option<usize> {
    (0..JOB_ROWS).find(|&row| offer.at.first() == Some(&spots::job(row)))
}

/// By how much every price is changed.
fn change(asked: &Asked) -> i16 {
    let first = asked.offers().find_map(|offer| Some((offered(offer)?.1, row_of(offer)?)));
    first.map_or(0, |(price, row)| i16::from(price) - i16::from(HIRE_COST[row]))
}

fn columns(pen: &mut Pen, asked: &Asked, street: &Street) {
    let view = asked.view;
    let (top, bottom) = (header::HEIGHT + street.walk, street.bottom());
    let change = change(asked);
    for (row, price) in HIRE_COST.into_iter().enumerate() {
        let x = LEFT + COLUMN * row as f32;
        let ink = if row <= usize::from(view.token) { Ink::Face } else { Ink::Desert };
        let yard = area(x + 3.0, top, COLUMN - 6.0, bottom - top - 14.0);
        pen.spot(spots::job(row), yard);
        pen.fill(yard, ink, 10.0);
        let price = (i16::from(price) + change).max(0);
        let coin = at(x + COLUMN / 2.0, top - street.coin * 0.52);
        tokens::pay(pen, coin, street.coin, &price.to_string());
    }
    pen.plate(area(-3.0, top - 6.0, WIDTH + 6.0, 12.0), Ink::Plank, Ink::Line, 2.4, 0.0);
    for arrow in YELLOW_ARROWS {
        refill(pen, LEFT + COLUMN * (f32::from(arrow) + 1.0), top + 22.0, bottom);
    }
    for (row, workers) in view.jobs.iter().enumerate().take(JOB_ROWS) {
        let mut token = usize::from(view.token) == row;
        for (column, worker) in workers.iter().enumerate() {
            let middle = street.place(row, column);
            let of = Area::around(middle, street.worker, street.worker);
            if let Some(worker) = worker {
                let what = format!("{} {}", worker.name(), column + 1);
                pen.thing(Some(spots::job(row)), what, of, |pen| pen.sprite(icons::worker(*worker), of));
            } else if token {
                token = false;
                let of = Area::around(at(middle.x + street.aside, middle.y), street.worker + 4.0, street.worker + 4.0);
                pen.thing(Some(spots::job(row)), "job market token", of, |pen| pen.sprite(Sprite::Token, of));
            } else {
                pen.disc(at(middle.x + street.aside, middle.y), 14.0, Ink::Plot, None);
            }
        }
    }
    for (number, offer) in asked.numbered() {
        let (Some((worker, _)), Some(row)) = (offered(offer), row_of(offer)) else { continue };
        let column = view.jobs[row].iter().position(|&other| other == Some(worker)).unwrap_or_default();
        let middle = street.place(row, column);
        let size = if number < 10 { 46.0 } else { 50.0 };
        let lower_right = at(middle.x + street.worker * 0.34, middle.y + street.worker * 0.33);
        let of = Area::around(middle, street.worker, street.worker);
        pen.offer_seat(number, of, lower_right, size, On::Paper);
    }
}

/// Where the token passes this line the cattle market is refilled.
fn refill(pen: &mut Pen, x: f32, top: f32, bottom: f32) {
    pen.line(&[at(x, top), at(x, bottom - 96.0)], Ink::GoldDeep, 7.0, Dash::Dots);
    pen.sprite(Sprite::Refill, Area::around(at(x, bottom - 40.0), 46.0, 46.0));
    pen.sprite(Sprite::CattleAny, Area::around(at(x, bottom - 76.0), 42.0, 42.0));
}

fn ground(pen: &mut Pen, street: &Street) {
    let height = street.bottom() - header::HEIGHT;
    if street.walk < 120.0 {
        pen.ground("gwt-street-of-four", WIDTH, height, |pen| houses(pen, 112.0));
    } else {
        pen.ground("gwt-street", WIDTH, height, |pen| houses(pen, 126.0));
    }
}

/// Sky, hills and a row of houses whose feet stand there.
fn houses(pen: &mut Pen, foot: f32) {
    pen.fill(area(0.0, 0.0, WIDTH, 500.0), Ink::DesertLight, 0.0);
    pen.fill(area(0.0, 0.0, WIDTH, 96.0), Ink::Sky, 0.0);
    let through = [(200.0, foot - 60.0), (430.0, foot - 68.0), (700.0, foot - 60.0), (WIDTH, foot - 78.0)];
    scenery::ridge(pen, (0.0, foot - 56.0), (90.0, foot - 86.0), &through, 96.0, Ink::HillLit);
    let fronts = [
        (92.0, Ink::Mesa),
        (78.0, Ink::Plank),
        (86.0, Ink::Rock),
        (100.0, Ink::MesaLit),
        (80.0, Ink::HillShade),
        (94.0, Ink::PlankDeep),
        (84.0, Ink::Mesa),
        (98.0, Ink::RockShade),
        (78.0, Ink::Plank),
        (90.0, Ink::MesaLit),
        (82.0, Ink::Rock),
        (96.0, Ink::Mesa),
    ];
    for (nth, (height, ink)) in fronts.into_iter().enumerate() {
        let roof = [Roof::Stepped, Roof::Flat, Roof::Gable][nth % 3];
        let height = height - (126.0 - foot) * 0.6;
        let of = area(LEFT + COLUMN * nth as f32 + 3.0, foot - height, COLUMN - 6.0, height);
        scenery::house(pen, of, ink, roof);
    }
}
