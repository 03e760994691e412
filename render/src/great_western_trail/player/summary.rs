//! A player in a few numbers.

use crate::great_western_trail::board::ledger::certificates;
use crate::great_western_trail::pieces::icons::{self, Token};
<<<<<<< HEAD
use crate::scene::geometry::{Area, area};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::owner;
=======
use crate::scene::geometry::{area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;
use crate::stage::{self, header, owner};
>>>>>>> look
use engine::Seat;
use engine::great_western_trail::View;

/// The band over a crop: who decides, and what she has.
pub fn band(pen: &mut Pen, view: &View, seat: Seat, name: &str) {
    let Some(player) = view.players.get(seat.index()) else { return };
<<<<<<< HEAD
    owner(pen, seat, name, area(0.0, -6.0, 80.0, 80.0), 42.3, width - 520.0);
    let chips: Area = area(width - 420.0, 0.0, 420.0, 68.0);
    let tokens = [
        Token::Icon(Sprite::Coin),
        Token::Number(player.dollars.to_string()),
        Token::Number(" ".into()),
        Token::Icon(Sprite::Certificate),
        Token::Number(certificates(player)),
=======
    let total = view.standings.seats.get(seat.index()).map_or(0, |score| score.total);
    let chips = [
        header::amount(Sprite::Coin, &player.dollars),
        header::amount(Sprite::Certificate, &certificates(view, seat)),
        header::points(total),
>>>>>>> look
    ];
    header::draw(pen, seat, name, &chips);
}
