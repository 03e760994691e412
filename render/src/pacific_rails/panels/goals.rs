//! The four goals of the table, and who is ahead.

use crate::pacific_rails::sprites;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::Seat;
use engine::pacific_rails::View;
use engine::pacific_rails::content::*;

pub const GOAL: (f32, f32) = (180.0, 120.0);

/// How many somebody has of what a goal counts.
fn count(view: &View, seat: Seat, goal: Goal) -> u8 {
    let player = &view.players[seat.index()];
    let hired = |kind: Specialist| player.specialists.iter().filter(|slot| **slot == Some(kind)).count() as u8;
    match goal {
        Goal::Stations => player.stations,
        Goal::Telegraphs => (view.atlas.board.telegraphs.len() as u8).saturating_sub(player.telegraphs),
        Goal::Houses => player.built.iter().sum(),
        Goal::Crew => hired(Specialist::Crew),
        Goal::Engineers => hired(Specialist::Engineer),
        Goal::Miners => hired(Specialist::Miner),
        Goal::Financiers => hired(Specialist::Financier),
        Goal::Wood => player.goods[Good::Wood.index()],
        Goal::Iron => player.goods[Good::Iron.index()],
        Goal::Gunpowder => player.goods[Good::Gunpowder.index()],
        Goal::Coins => player.goods[Good::Coin.index()],
        Goal::Upgrades => player.upgrades.iter().flatten().count() as u8,
    }
}

/// Who would have it now: whoever has the most, alone.
pub fn leader(view: &View, goal: Goal) -> Option<Seat> {
    let seats = || Seat::all(view.players.len() as u8);
    let most = seats().map(|seat| count(view, seat, goal)).max()?;
    let mut ahead = seats().filter(|&seat| count(view, seat, goal) == most);
    let first = ahead.next()?;
    ahead.next().is_none().then_some(first)
}

/// How many goals somebody would have now.
pub fn led(view: &View, seat: Seat) -> usize {
    view.goals.iter().filter(|&&goal| leader(view, goal) == Some(seat)).count()
}

/// Side by side, each with the mark of whoever is ahead.
pub fn goals(pen: &mut Pen, view: &View, of: Area) {
    let points = view.atlas.board.goal_points;
    for (place, one) in of.columns(view.goals.len(), 12.0).zip(view.goals) {
        goal(pen, one, points, place);
        match leader(view, one) {
            Some(seat) => {
                let side = place.h * 0.40;
                let mark = Area::around(at(place.right() - side * 0.62, place.bottom() - side * 0.62), side, side);
                pen.mark_with_halo(seat, mark);
            }
            None => pen.disc(at(place.right() - 26.0, place.bottom() - 26.0), 12.0, Ink::Soft, None),
        }
    }
}

/// What is counted, and how much it is worth.
pub fn goal(pen: &mut Pen, goal: Goal, points: u8, of: Area) {
    pen.plate(of, Ink::Face, Ink::Line, 4.0, 14.0);
    let side = of.h * 0.5;
    pen.sprite(Sprite::Goal, Area::around(at(of.x + side * 0.52, of.y + of.h * 0.30), side, side));
    let side = of.h * 0.42;
    tokens::seal(pen, at(of.x + side * 0.62, of.bottom() - side * 0.60), side, &points.to_string());
    let side = (of.h * 0.62).min(of.w * 0.5);
    let room = area(of.x + of.w * 0.36, of.y + 2.0, of.w * 0.60, of.h * 0.72);
    pen.sprite(sprites::goal(goal), Area::around(room.center(), side, side));
}
