//! What a player has left to place: telegraphs, workers, hats, houses.

use crate::pacific_rails::pieces::figures;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::spot;
use crate::stage::tokens::{self, Token};
use engine::Seat;
use engine::pacific_rails::View;

/// The points of the next telegraph.
fn next_telegraph(view: &View, seat: Seat) -> Option<u8> {
    let all = view.atlas.board.telegraphs.len();
    let left = usize::from(view.players[seat.index()].telegraphs).min(all);
    view.atlas.board.telegraphs.get(all - left).copied()
}

pub fn stock(pen: &mut Pen, view: &View, seat: Seat, of: Area) {
    let player = &view.players[seat.index()];
    pen.fill(of, Ink::WalnutRaised, 14.0);
    let upper = area(of.x, of.y, of.w, of.h / 2.0);
    pen.spot(spot!("telegraphs"), upper.inset(6.0));
    let mut line = vec![Token::Icon(Sprite::Telegraph), Token::Number(format!("{} ", player.telegraphs))];
    if let Some(points) = next_telegraph(view, seat) {
        line.extend([Token::Arrow, Token::Number(" ".to_owned()), Token::Points(points.into())]);
    }
    tokens::row(pen, &line, upper.inset(8.0), 66.0, Ink::Chalk);
    let houses: u8 = player.houses.iter().sum();
    let lower = area(of.x + 6.0, of.y + of.h / 2.0, of.w - 12.0, of.h / 2.0);
    let counts = [("workers", player.reserve), ("hats", player.hats), ("houses", houses)];
    for ((name, count), place) in counts.into_iter().zip(lower.columns(3, 4.0)) {
        pen.spot(spot!("{name}"), place.inset(4.0));
        let icon = Area::around(at(place.x + 40.0, place.center().y), 62.0, 62.0);
        match name {
            "workers" => figures::pawn(pen, seat, icon),
            "hats" => pen.sprite(Sprite::Hat, icon),
            _ => pen.sprite(Sprite::House, icon),
        }
        let number = at(icon.right() + 30.0, place.center().y);
        pen.text(number, Align::Middle, 46.0, Ink::Chalk, count.to_string());
    }
}
