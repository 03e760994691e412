//! A decision and all that its picture is made of.

use super::hand;
use crate::great_western_trail::pieces::icons::Token;
use crate::great_western_trail::player::summary::certificates;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::seats::Marks;
use crate::scene::sprite::Sprite;
use crate::scene::{On, Scene};
use crate::stage::badges::is_numbered;
use crate::stage::{header, tokens};
use engine::great_western_trail::content::*;
use engine::great_western_trail::{PlayerView, View};
use engine::{Decision, Offer, Seat, Spot};

pub const WIDTH: f32 = 1080.0;

pub struct Asked<'a> {
    pub view: &'a View,
    /// Of the one who decides.
    pub name: &'a str,
    pub marks: Marks,
    pub decision: &'a Decision,
}

impl Asked<'_> {
    pub fn seat(&self) -> Seat {
        self.decision.seat
    }

    pub fn player(&self) -> &PlayerView {
        &self.view.players[self.seat().index()]
    }

    pub fn offers(&self) -> impl Iterator<Item = &Offer> {
        self.decision.choices.iter().map(|choice| &choice.offer)
    }

    /// The offers that have a number, with it.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, &Offer)> {
        (1..).zip(self.offers()).filter(|(_, offer)| is_numbered(offer))
    }

    /// The places that offers are about.
    pub fn spots(&self) -> impl Iterator<Item = &Spot> {
        self.offers().flat_map(|offer| &offer.at)
    }

    pub fn is_offered(&self, spot: &Spot) -> bool {
        self.spots().any(|offered| offered == spot)
    }

    /// Whether all that is offered lies on the trail, but for cards that may be played before.
    pub fn is_walk(&self) -> bool {
        let on_trail = |spot: &Spot| trail_place(spot).is_some();
        let mut spots = self.spots();
        self.spots().any(on_trail) && spots.all(|spot| on_trail(spot) || spot.as_str().starts_with("hand."))
    }

    /// The number of spending an exchange token, where that is offered.
    pub fn exchange(&self) -> Option<usize> {
        self.numbered().find(|(_, offer)| offer.key.as_str() == "exchange").map(|(number, _)| number)
    }

    /// An empty picture with the band above it.
    pub fn scene(&self, height: f32, chips: &[Vec<Token>]) -> Scene {
        let mut scene = Scene::new(WIDTH, height).marked(self.marks);
        let mut pen = Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT);
        let exchange = self.exchange();
        // The first amounts make room for the token, as they do for a long name.
        let mut chips = chips;
        let taken = |chips: &[Vec<Token>]| chips.iter().map(|chip| tokens::chip_width(60.0, chip) + 10.0).sum::<f32>();
        let free = header::left(WIDTH, self.name);
        while exchange.is_some() && chips.len() > 1 && free - taken(chips) < EXCHANGE {
            chips = &chips[1..];
        }
        let room = header::draw(&mut pen, self.seat(), self.name, chips);
        if let Some(number) = exchange {
            exchange_chip(&mut pen, room, number, self.player().exchange);
        }
        scene
    }

    /// The hand as a strip at the bottom.
    pub fn hand(&self, scene: &mut Scene) {
        let top = scene.height - hand::STRIP;
        let offered = |spot: &Spot| self.is_offered(spot);
        hand::strip(&mut Pen::new(scene, at(0.0, top), 1.0, LEAST_TEXT), self.view, self.seat(), &offered);
    }

    /// The hand as a small row, from there on.
    pub fn small_hand(&self, scene: &mut Scene, x: f32, y: f32) {
        hand::row(&mut Pen::new(scene, at(x, y), 1.0, LEAST_TEXT), self.view, self.seat());
    }

    // Amounts for the band.

    pub fn money(&self) -> Vec<Token> {
        header::amount(Sprite::Coin, &self.player().dollars)
    }

    pub fn certificates(&self) -> Vec<Token> {
        header::amount(Sprite::Certificate, &certificates(self.view, self.seat()))
    }

    pub fn steps(&self) -> Vec<Token> {
        header::amount(Sprite::Steps, &self.player().step_limit)
    }

    pub fn workers(&self, worker: Worker) -> Vec<Token> {
        let icon = crate::great_western_trail::pieces::icons::worker(worker);
        header::amount(icon, &self.player().workers[worker as usize])
    }

    /// As far as the one who decides can know them.
    pub fn points(&self) -> Vec<Token> {
        let total = self.view.standings.seats.get(self.seat().index()).map_or(0, |score| score.total);
        header::points(total)
    }
}

/// The width of the chip below.
const EXCHANGE: f32 = 172.0;

/// A token that can be spent now, with its number.
fn exchange_chip(pen: &mut Pen, room: Area, number: usize, count: u8) {
    let of = area(room.right() - EXCHANGE, room.y, EXCHANGE, room.h);
    pen.plate(of, Ink::Face, Ink::Line, 3.0, room.h * 0.3);
    let y = of.center().y;
    pen.offer_seat(number, of, at(of.x + 32.0, y), 52.0, On::Paper);
    pen.sprite(Sprite::Exchange, Area::around(at(of.x + 88.0, y), 50.0, 50.0));
    pen.text(at(of.x + 140.0, y), Align::Middle, 44.0, Ink::Line, count.to_string());
}

/// The room between the band and what lies at the bottom.
pub fn room(scene: &Scene, below: f32) -> Area {
    area(0.0, header::HEIGHT, WIDTH, scene.height - header::HEIGHT - below)
}

/// The space of the trail that a spot names.
pub fn trail_place(spot: &Spot) -> Option<Place> {
    spot.as_str().strip_prefix("trail.").and_then(Place::from_name)
}
