//! The city: nine districts, the spots between them, workers.

use super::sprites;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::spot;
use engine::Seat;
use engine::pacific_rails::View;
use engine::pacific_rails::content::*;

pub const SIZE: (f32, f32) = (1154.0, 750.0);
pub const DISTRICT: (f32, f32) = (304.0, 196.0);
/// Room for a worker between two districts.
const GAP: (f32, f32) = (102.0, 72.0);

fn place(district: usize) -> Area {
    let (column, row) = ((district % 3) as f32, (district / 3) as f32);
    area(19.0 + column * (DISTRICT.0 + GAP.0), 9.0 + row * (DISTRICT.1 + GAP.1), DISTRICT.0, DISTRICT.1)
}

pub fn draw(pen: &mut Pen, view: &View) {
    pen.fill(area(0.0, 0.0, SIZE.0, SIZE.1), Ink::FaceDim, 20.0);
    let board = &view.atlas.board;
    for (at, district) in board.districts.iter().enumerate() {
        draw_district(pen, view, *district, place(at));
    }
    for (row, [a, b]) in board.spots.iter().enumerate() {
        let (one, other) = (place(usize::from(*a)).center(), place(usize::from(*b)).center());
        let middle = at(f32::midpoint(one.x, other.x), f32::midpoint(one.y, other.y));
        let of = Area::around(middle, 66.0, 66.0);
        let name = spot!("spot.s{:02}", row + 1);
        pen.spot(name.clone(), of);
        pen.plate(of, Ink::Face, Ink::Soft, 3.0, 33.0);
        if let Some(owner) = view.spots[row] {
            pen.thing(Some(name), format!("worker of {}", owner.0), of, |pen| worker(pen, owner, of));
        }
    }
    for (at, owner) in view.tops.iter().enumerate() {
        if let Some(owner) = *owner {
            let of = Area::around(place(at).center(), 90.0, 90.0);
            let name = spot!("district.{}", board.districts[at].name());
            pen.thing(Some(name), format!("worker of {} on top", owner.0), of, |pen| worker(pen, owner, of));
        }
    }
}

fn worker(pen: &mut Pen, owner: Seat, of: Area) {
    pen.tinted(Sprite::Pawn, pen.mark_of(owner).ink, of.inset(4.0));
    pen.mark(owner, area(of.center().x - of.w * 0.22, of.bottom() - of.h * 0.48, of.w * 0.44, of.h * 0.44));
}

fn draw_district(pen: &mut Pen, view: &View, district: District, of: Area) {
    pen.spot(spot!("district.{}", district.name()), of);
    district_face(pen, district, of);
    if let District::Collect { good, .. } = district {
        let owners = Seat::all(view.players.len() as u8)
            .flat_map(|seat| (0..view.players[seat.index()].built[good.index()]).map(move |_| seat));
        houses(pen, good, owners, of);
    }
}

/// A district in which nobody has built.
pub fn empty_district(pen: &mut Pen, district: District, of: Area) {
    district_face(pen, district, of);
    if let District::Collect { good, .. } = district {
        houses(pen, good, std::iter::empty(), of);
    }
}

fn district_face(pen: &mut Pen, district: District, of: Area) {
    pen.plate(of, Ink::Face, Ink::Wood, 5.0, 16.0);
    match district {
        District::Collect { good, special, .. } => {
            pen.sprite(sprites::GOODS[good.index()], area(of.x + 12.0, of.y + 12.0, 100.0, 100.0));
            let effect = match special.effect {
                Effect::HouseInDistrict => Sprite::House,
                Effect::TelegraphOnMap => Sprite::Telegraph,
                Effect::RailwayStationOnMap => Sprite::Station,
                Effect::CarriageUpgrade => Sprite::Carriage,
            };
            pen.sprite(sprites::GOODS[special.pay.index()], area(of.x + 136.0, of.y + 30.0, 48.0, 48.0));
            pen.sprite(Sprite::Arrow, area(of.x + 186.0, of.y + 36.0, 36.0, 36.0));
            pen.sprite(effect, area(of.x + 224.0, of.y + 18.0, 70.0, 70.0));
        }
        District::Activate { foreman } => {
            pen.sprite(Sprite::Engine, area(of.x + 20.0, of.y + 40.0, 116.0, 116.0));
            pen.sprite(sprites::specialist(foreman), area(of.x + 164.0, of.y + 40.0, 116.0, 116.0));
        }
        District::Centre => {
            pen.sprite(Sprite::TrackRail, area(of.x + 16.0, of.y + 46.0, 104.0, 104.0));
            pen.text(at(of.center().x, of.center().y), Align::Middle, 60.0, Ink::Line, "/");
            pen.sprite(Sprite::WorkerAny, area(of.right() - 120.0, of.y + 46.0, 104.0, 104.0));
        }
    }
}

/// The building spots of a district, from the left.
fn houses(pen: &mut Pen, good: Good, owners: impl Iterator<Item = Seat>, of: Area) {
    let mut owners = owners.fuse();
    for place in area(of.x + 12.0, of.bottom() - 76.0, 220.0, 64.0).columns(3, 8.0) {
        match owners.next() {
            Some(owner) => {
                let name = spot!("district.{}", good.name());
                pen.thing(Some(name), format!("house of {}", owner.0), place, |pen| {
                    pen.sprite(Sprite::House, area(place.x, place.y, 54.0, 54.0));
                    pen.mark(owner, area(place.x + 30.0, place.y + 24.0, 40.0, 40.0));
                });
            }
            None => pen.frame(place.inset(4.0), Ink::Soft, 3.0, 8.0, true),
        }
    }
}
