//! Single tiles and cards, for rules topics.

use super::board::{cities, north, stations};
use super::pieces::{cards, front, small, tile};
use super::player;
use crate::scene::geometry::Area;
use crate::stage::Face;
use engine::Seat;
use engine::great_western_trail::Edition;
use engine::great_western_trail::content::*;

/// The size of a building that waits to be placed.
const BUILDING: (f32, f32) = (222.0, 148.0);
const MASTER: (f32, f32) = (92.0, 76.0);
const CATTLE: (f32, f32) = (119.0, 119.0);
const OBJECTIVE: (f32, f32) = (108.0, 190.0);
/// Below a city.
const SIGN: f32 = 46.0;

/// What this topic is about.
pub fn face(topic: &str) -> Option<Face> {
    let after = |what: &str| topic.strip_prefix(what);
    if let Some(id) = after("building-") {
        return building(id);
    }
    if let Some(name) = after("master-") {
        let master = Master::ALL.into_iter().find(|master| master.name() == name)?;
        return Some(Face::sized(MASTER, move |pen, of| stations::master_tile(pen, of, master, Edition::First)));
    }
    if let Some(id) = after("objective-") {
        let card = cards::by_id(id)?;
        return Some(Face::sized(OBJECTIVE, move |pen, of| cards::objective(pen, of, card)));
    }
    if let Some(name) = after("disc-") {
        let (of, draw) = player::discs::face(DiscSpace::from_name(name)?, &FIRST_NORTH);
        return Some(Face::new(of, draw));
    }
    if let Some(name) = after("town-tile-") {
        let tile = TownTile::ALL.into_iter().find(|tile| tile.name() == name)?;
        return Some(Face::sized(north::TILE, move |pen, of| north::draw_tile(pen, of, tile)));
    }
    if let Some(name) = after("town-") {
        let (of, draw) = north::town_face(Town::from_name(name)?, &FIRST_NORTH);
        return Some(Face::new(of, draw));
    }
    if let Some(name) = after("city-") {
        return city(City::from_name(name)?);
    }
    if let Some(name) = after("cattle-") {
        let kind = Cattle::from_name(name)?;
        return Some(Face::sized(CATTLE, move |pen, of| cards::cattle(pen, of, kind)));
    }
    let kind = Supply::from_name(after("tile-")?)?;
    Some(Face::sized((small::WIDTH, small::HEIGHT), move |pen, of| small::supply(pen, of, kind)))
}

/// As on the first board that has it.
fn city(city: City) -> Option<Face> {
    let catalog = Catalog::all().into_iter().find(|catalog| catalog.has(city))?;
    Some(Face::sized((cities::CARD.0, cities::CARD.1 + SIGN), move |pen, of| {
        let card = Area { h: cities::CARD.1, ..of };
        cities::card(pen, catalog, city, card);
        cities::printed(pen, catalog, city, card);
    }))
}

/// A private one in the colour of the first seat, with what it needs.
fn building(id: &str) -> Option<Face> {
    if let Some(face) = NEUTRAL.iter().find(|face| face.id == id) {
        return Some(Face::sized((front::WIDTH, front::HEIGHT), move |pen, of| {
            front::building(pen, of, face, None, Edition::First);
        }));
    }
    let face = all_faces().find(|face| face.id == id)?;
    Some(Face::sized(BUILDING, move |pen, of| tile::unbuilt(pen, of, face, Seat(0), Edition::First)))
}
