//! A player in a few numbers.

use crate::great_western_trail::board::ledger;
use crate::scene::pen::Pen;
use crate::scene::sprite::Sprite;
use crate::stage::header;
use engine::Seat;
use engine::great_western_trail::View;

/// What counts at the next delivery: temporary certificates of how many, and permanent ones.
pub fn certificates(view: &View, seat: Seat) -> String {
    view.players.get(seat.index()).map(ledger::certificates).unwrap_or_default()
}

/// The band over a crop: who decides, and what she has.
pub fn band(pen: &mut Pen, view: &View, seat: Seat, name: &str) {
    let Some(player) = view.players.get(seat.index()) else { return };
    let total = view.standings.seats.get(seat.index()).map_or(0, |score| score.total);
    let chips = [
        header::amount(Sprite::Coin, &player.dollars),
        header::amount(Sprite::Certificate, &certificates(view, seat)),
        header::points(total),
    ];
    header::draw(pen, seat, name, &chips);
}
