//! A decision and all that its picture is made of.

use crate::pacific_rails::panels;
use crate::pacific_rails::spots::verb;
use crate::pacific_rails::sprites;
use crate::scene::Scene;
use crate::scene::geometry::at;
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::scene::seats::Marks;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;
use crate::scene::{BadgeSeat, On};
use crate::stage::Stage;
use crate::stage::header;
use crate::stage::tokens::{Token, chip_width};
use engine::pacific_rails::content::*;
use engine::pacific_rails::{PlayerView, View};
use engine::{Arg, Offer, Seat, Spot};

pub const WIDTH: f32 = 1080.0;

pub struct Asked<'a> {
    pub view: &'a View,
    pub stage: &'a dyn Stage,
    /// Of the one whose picture it is.
    pub seat: Seat,
    pub name: &'a str,
    pub marks: Marks,
    /// Nothing is offered to those who look on.
    pub offers: Vec<&'a Offer>,
}

/// An amount for the band.
#[derive(Clone, Copy, PartialEq)]
pub enum Chip {
    Good(Good),
    Track(Track),
    Workers,
    Hats,
    Carriages,
    Cargo,
    Goals,
    Points,
}

pub fn chips(view: &View, seat: Seat, wanted: &[Chip]) -> Vec<Vec<Token>> {
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let chip = |chip: &Chip| match *chip {
        Chip::Good(good) => header::amount(sprites::GOODS[good.index()], &player.goods[good.index()]),
        Chip::Track(track) => header::amount(sprites::TRACKS[track.index()], &player.tracks[track.index()]),
        Chip::Workers => header::amount(Sprite::WorkerAny, &player.reserve),
        Chip::Hats => header::amount(Sprite::Hat, &player.hats),
        Chip::Carriages => header::amount(Sprite::Carriage, &format!("{}/{CARRIAGES}", player.carriages)),
        Chip::Cargo => {
            let held: u8 = player.goods.iter().chain(&player.tracks).sum();
            header::amount(Sprite::Delivery, &format!("{held}/{}", player.limit))
        }
        Chip::Goals => header::amount(Sprite::Goal, &panels::led(view, seat)),
        Chip::Points => header::points(player.points.iter().map(|&points| i32::from(points)).sum()),
    };
    wanted.iter().map(chip).collect()
}

impl<'a> Asked<'a> {
    pub fn player(&self) -> &'a PlayerView {
        &self.view.players[self.seat.index()]
    }

    pub fn board(&self) -> &'a Board {
        &self.view.atlas.board
    }

    /// The parts of the table that offers lie in.
    pub fn parts(&self) -> Vec<&'a str> {
        let spots = self.offers.iter().flat_map(|offer| &offer.at);
        let mut parts: Vec<&str> = spots.filter_map(|spot| spot.as_str().split('.').next()).collect();
        parts.sort_unstable();
        parts.dedup();
        parts
    }

    /// Offers that lie somewhere in that part.
    pub fn offers_in(&self, part: &str) -> impl Iterator<Item = &'a Offer> + '_ {
        let part = format!("{part}.");
        let inside = move |offer: &&Offer| offer.at.iter().any(|spot| spot.as_str().starts_with(&part));
        self.offers.iter().copied().filter(inside)
    }

    pub fn is_offered(&self, spot: &Spot) -> bool {
        self.offers.iter().any(|offer| offer.at.contains(spot))
    }

    /// Whether all that lies anywhere does one of these.
    pub fn verbs(&self, some: &[&str]) -> bool {
        self.offers.iter().filter(|offer| !offer.at.is_empty()).all(|offer| some.contains(&verb(offer)))
    }

    /// Whether each offer is about a place of its own.
    pub fn one_each(&self) -> bool {
        let placed = || self.offers.iter().filter(|offer| !offer.at.is_empty());
        placed().all(|offer| offer.at.len() == 1 && placed().filter(|other| other.at == offer.at).count() == 1)
    }

    /// Whether several pieces are one choice.
    pub fn is_mix(&self) -> bool {
        let lists =
            |offer: &&Offer| offer.label.args.iter().any(|(name, arg)| name == "what" && matches!(arg, Arg::List(_)));
        self.offers.iter().any(lists)
    }

    /// An empty picture with the band above it. A hat that may be added stands in the band with its number.
    pub fn scene(&self, height: f32, wanted: &[Chip]) -> Scene {
        let mut scene = Scene::new(WIDTH, height.round()).marked(self.marks);
        let hats = Spot::of(format_args!("hats"));
        let adds_hat = self.offers.iter().any(|offer| verb(offer) == "hat");
        let mut wanted = wanted.to_vec();
        if adds_hat {
            wanted.retain(|chip| *chip != Chip::Hats);
            wanted.insert(0, Chip::Hats);
            // Room for its number: other amounts make place.
            let name = type_case::width(&type_case::shortened(self.name, 46.0, 300.0), 46.0);
            let needed = |wanted: &[Chip]| {
                let widths =
                    chips(self.view, self.seat, wanted).iter().map(|chip| chip_width(60.0, chip) + 10.0).sum::<f32>();
                widths + 96.0 + name + 20.0 + 14.0 + 60.0
            };
            while wanted.len() > 2 && needed(&wanted) > WIDTH {
                wanted.remove(1);
            }
        }
        let chips = chips(self.view, self.seat, &wanted);
        let mut pen = Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT);
        let left = header::draw(&mut pen, self.seat, self.name, &chips);
        if adds_hat {
            let middle = at(left.right() - 20.0, left.center().y);
            let fee = middle;
            let chip = chips.first().map_or(120.0, |chip| chip_width(60.0, chip));
            let of = crate::scene::geometry::area(left.right(), left.y, chip + 10.0, left.h);
            pen.spot(hats.clone(), of);
            scene.seats.push(BadgeSeat { spot: hats, middle, size: 58.0, on: On::Paper, fee });
        }
        scene
    }

    pub fn pen(scene: &mut Scene) -> Pen<'_> {
        Pen::new(scene, at(0.0, 0.0), 1.0, LEAST_TEXT)
    }
}

/// All resources, for questions that bear on any of them.
pub fn goods() -> Vec<Chip> {
    Good::ALL.into_iter().map(Chip::Good).chain([Chip::Points]).collect()
}
