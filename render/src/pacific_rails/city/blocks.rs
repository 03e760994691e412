//! One block of the city: a yard with its houses, a train district, or the centre.

use crate::pacific_rails::pieces::paper;
use crate::pacific_rails::sprites;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::spot;
use crate::stage::tokens::{self, Token};
use engine::Seat;
use engine::pacific_rails::View;
use engine::pacific_rails::content::*;

/// As it is drawn alone.
pub const BLOCK: (f32, f32) = (292.0, 160.0);
/// The part of a yard that shows what it brings.
const BRINGS: f32 = 112.0;

#[derive(Clone, Copy, Default)]
pub struct Look {
    /// It matters less.
    pub dim: bool,
    /// In a gold frame.
    pub gold: bool,
    /// Somebody stands on it.
    pub crowded: bool,
}

pub fn block(pen: &mut Pen, board: &Board, district: District, of: Area, look: Look) {
    pen.fill(of.shifted(6.0, 8.0), Ink::Shadow, 14.0);
    pen.plate(of, if look.dim { Ink::FaceDim } else { Ink::Face }, Ink::Line, 5.0, 14.0);
    match district {
        District::Collect { good, special, .. } => yard(pen, good, special, of, look),
        District::Activate { foreman } => train(pen, board, foreman, of, look),
        District::Centre => {
            let tokens = [Token::Icon(Sprite::TrackRail), Token::Slash, Token::Icon(Sprite::WorkerAny)];
            let row = area(of.x + 10.0, of.y + of.h * 0.12, of.w - 20.0, of.h * 0.82);
            tokens::row(pen, &tokens, row, of.h * 0.65, Ink::Line);
        }
    }
    if look.gold {
        pen.frame(of.inset(5.0), Ink::GoldDeep, 7.0, 10.0, false);
    }
}

fn tint(good: Good, dim: bool) -> Ink {
    match good {
        _ if dim => Ink::FaceDim,
        Good::Wood => Ink::YardWood,
        Good::Iron => Ink::RockfallGround,
        Good::Gunpowder => Ink::YardGunpowder,
        Good::Coin => Ink::DroughtGround,
    }
}

/// What it brings on the left, what can be paid for on the right; houses lie below that.
fn yard(pen: &mut Pen, good: Good, special: Special, of: Area, look: Look) {
    let (x, y, right, bottom) = (of.x + 2.5, of.y + 2.5, of.x + BRINGS, of.bottom() - 2.5);
    let ground = Outline::from(right, y)
        .to(x + 12.0, y)
        .quad((x, y), (x, y + 12.0))
        .to(x, bottom - 12.0)
        .quad((x, bottom), (x + 12.0, bottom))
        .to(right, bottom)
        .close();
    pen.path(ground, Some(tint(good, look.dim)), None);
    pen.path(Outline::from(right, of.y + 3.0).to(right, of.bottom() - 3.0), None, Some((Ink::Line, 3.4)));
    pen.sprite(sprites::GOODS[good.index()], Area::around(at(of.x + 58.0, of.y + of.h * 0.60), 86.0, 86.0));
    let mut tokens =
        vec![Token::Icon(sprites::GOODS[special.pay.index()]), Token::Arrow, Token::Icon(effect(special.effect))];
    // Beside somebody who stands there the seal would be too small to be read.
    if special.points > 0 && !look.crowded {
        tokens.push(Token::Points(special.points.into()));
    }
    let taken = if look.crowded { 44.0 } else { 6.0 };
    let row = area(right + 4.0, of.y + 8.0, of.right() - right - 4.0 - taken, of.h * 0.5 - 10.0);
    tokens::row(pen, &tokens, row, if special.points > 0 { 58.0 } else { 66.0 }, Ink::Line);
    let y = of.y + of.h * 0.525;
    pen.path(Outline::from(right + 12.0, y).to(of.right() - 12.0, y), None, Some((Ink::Plot, 3.0)));
}

pub fn effect(effect: Effect) -> Sprite {
    match effect {
        Effect::HouseInDistrict => Sprite::House,
        Effect::TelegraphOnMap => Sprite::Telegraph,
        Effect::RailwayStationOnMap => Sprite::Station,
        Effect::CarriageUpgrade => Sprite::Carriage,
    }
}

/// A track along the roof, and what the foreman does.
fn train(pen: &mut Pen, board: &Board, foreman: Specialist, of: Area, look: Look) {
    let roof = (of.h * 0.275).min(44.0);
    pen.path(paper::top_band(of, roof, 5.0, 10.0), Some(if look.dim { Ink::Rockfall } else { Ink::Ballast }), None);
    let y = of.y + roof * 0.53;
    let ties = ((of.w - 24.0) / 18.0) as usize;
    let mut wood = Outline::default();
    for tie in 0..=ties {
        let x = of.x + 12.0 + tie as f32 * (of.w - 24.0) / ties as f32;
        wood = wood.jump(x, y - 10.0).to(x, y + 10.0);
    }
    pen.path(wood, None, Some((Ink::Tie, 8.0)));
    for side in [-8.0, 8.0] {
        pen.path(Outline::from(of.x + 5.0, y + side).to(of.right() - 5.0, y + side), None, Some((Ink::Rail, 4.5)));
    }
    pen.path(Outline::from(of.x + 3.0, of.y + roof).to(of.right() - 3.0, of.y + roof), None, Some((Ink::Line, 3.4)));
    let tokens = [
        Token::Icon(Sprite::Engine),
        Token::Number(" ".into()),
        Token::Icon(sprites::GOODS[board.pays[foreman.index()].index()]),
        Token::Arrow,
        Token::Icon(sprites::specialist(foreman)),
    ];
    let row = area(of.x + 10.0, of.y + roof + 4.0, of.w - 20.0, of.h - roof - 10.0);
    tokens::row(pen, &tokens, row, 84.0, Ink::Line);
}

/// A district in which nobody has built, alone.
pub fn empty_block(pen: &mut Pen, board: &Board, district: District, of: Area) {
    let look = Look { gold: district == District::Centre, ..Look::default() };
    block(pen, board, district, of, look);
    if let District::Collect { spots, .. } = district {
        for nth in 0..usize::from(spots) {
            plot(pen, house_plot(of, nth));
        }
    }
}

fn plot(pen: &mut Pen, place: Area) {
    paper::plot(pen, area(place.x + 1.0, place.y + 6.0, place.w - 2.0, place.h - 12.0), Ink::Stake);
}

/// Where the next house goes, or any other.
pub fn house_plot(of: Area, nth: usize) -> Area {
    let pitch = (of.w - BRINGS - 16.0) / 3.0;
    let x = of.x + BRINGS + 8.0 + pitch * (nth as f32 + 0.5);
    Area::around(at(x, of.y + of.h * 0.765), pitch.min(50.0), pitch.min(50.0))
}

/// The building spots of a district, from the left.
pub fn houses(pen: &mut Pen, view: &View, district: District, of: Area, look: Look) {
    let District::Collect { good, spots, .. } = district else { return };
    let owners = Seat::all(view.players.len() as u8)
        .flat_map(|seat| (0..view.players[seat.index()].built[good.index()]).map(move |_| seat));
    let mut owners = owners.fuse();
    for nth in 0..usize::from(spots) {
        let place = house_plot(of, nth);
        match owners.next() {
            Some(owner) => {
                let name = spot!("district.{}", good.name());
                pen.thing(Some(name), format!("house of {}", owner.0), place, |pen| {
                    pen.sprite(Sprite::House, place.shifted(-4.0, -4.0));
                    let mark = place.w * 0.58;
                    pen.mark(owner, Area::around(at(place.center().x + 12.0, place.center().y + 12.0), mark, mark));
                });
            }
            None if look.dim => pen.fill(place.inset(6.0), Ink::PlotLight, 4.0),
            None => plot(pen, place),
        }
    }
}
