//! A player in a few numbers.

use crate::great_western_trail::board::ledger::certificates;
use crate::great_western_trail::pieces::icons::{self, Token};
use crate::scene::geometry::{Area, area};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::owner;
use engine::Seat;
use engine::great_western_trail::View;

/// A line over a crop: who decides, and how much money she has.
pub fn header(pen: &mut Pen, view: &View, seat: Seat, name: &str, width: f32) {
    let Some(player) = view.players.get(seat.index()) else { return };
    owner(pen, seat, name, area(0.0, -6.0, 80.0, 80.0), 42.3, width - 520.0);
    let chips: Area = area(width - 420.0, 0.0, 420.0, 68.0);
    let tokens = [
        Token::Icon(Sprite::Coin),
        Token::Number(player.dollars.to_string()),
        Token::Number(" ".into()),
        Token::Icon(Sprite::Certificate),
        Token::Number(certificates(player)),
    ];
    icons::row_of(pen, &tokens, chips, 60.0, &[42.3], Ink::Line);
}
