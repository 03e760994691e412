//! What collecting in each district brings: houses cover places, and every open place is worth one more.

use crate::pacific_rails::sprites;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::spot;
use engine::Seat;
use engine::pacific_rails::View;
use engine::pacific_rails::content::*;

/// How many of it are collected.
pub fn yields(view: &View, seat: Seat, good: Good) -> u8 {
    let player = &view.players[seat.index()];
    let open = view.atlas.board.row.saturating_sub(player.houses[good.index()]);
    1 + open + player.built[good.index()]
}

/// One row of a player's board.
pub fn row(pen: &mut Pen, view: &View, seat: Seat, good: Good, of: Area) {
    let player = &view.players[seat.index()];
    let left = player.houses[good.index()];
    let spot = spot!("row.{}", good.name());
    pen.spot(spot.clone(), of);
    pen.thing(Some(spot), format!("row {} {left} of {}", good.name(), seat.0), of, |pen| {
        pen.plate(of, Ink::Face, Ink::Line, 3.0, 12.0);
        let unit = (of.h * 0.62).min(of.w * 0.19);
        pen.sprite(sprites::GOODS[good.index()], Area::around(at(of.x + unit * 0.66, of.center().y), unit, unit));
        let text = (unit * 0.86).max(42.0);
        let number = at(of.x + unit * 1.2 + text * 0.58, of.center().y);
        pen.text(number, Align::Middle, text, Ink::Line, format!("+{}", yields(view, seat, good)));
        let spaces = view.atlas.board.row;
        let room = area(number.x + text * 0.66, of.y, of.right() - number.x - text * 0.66 - 8.0, of.h);
        for (nth, place) in room.columns(usize::from(spaces.max(1)), 4.0).enumerate() {
            space(pen, place, nth < usize::from(spaces.saturating_sub(left)));
        }
    });
}

/// A place of a row: open, or under a house.
fn space(pen: &mut Pen, of: Area, open: bool) {
    let side = of.w.min(of.h * 0.6);
    if open {
        let of = Area::around(of.center(), side * 0.84, side * 0.84);
        pen.plate(of, Ink::Gold, Ink::Line, 3.0, side * 0.16);
        pen.figure(of.center(), of.h * 0.82, Ink::Line, "1");
    } else {
        pen.sprite(Sprite::House, Area::around(at(of.center().x, of.center().y - 2.0), side, side));
    }
}
