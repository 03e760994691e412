//! Each player in a few numbers, beside the board; whose turn it is; what hands cost.

use crate::great_western_trail::pieces::icons::{self, Token};
use crate::scene::geometry::{area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;
use crate::stage::{self, header, owner};
use engine::Seat;
use engine::great_western_trail::View;
use engine::great_western_trail::content::*;

pub const WIDTH: f32 = 498.0;
pub const HEIGHT: f32 = 278.0;

pub fn draw(pen: &mut Pen, view: &View, seat: Seat, name: &str) {
    let player = &view.players[seat.index()];
    let of = area(0.0, 0.0, WIDTH, HEIGHT);
    let turn = view.turn == seat && !view.over;
    stage::summary(pen, of, turn);
    owner(pen, seat, name, area(16.0, 16.0, 64.0, 64.0), 40.0, if turn { 330.0 } else { 380.0 });
    if turn {
        pen.sprite(Sprite::Move, area(WIDTH - 64.0, 22.0, 48.0, 48.0));
    }
    let rows: [Vec<(Token, String)>; 3] = [
        vec![
            (Token::Icon(Sprite::Coin), player.dollars.to_string()),
            (Token::Icon(Sprite::Certificate), certificates(view, seat)),
            (Token::Icon(Sprite::Steps), player.step_limit.to_string()),
        ],
        Worker::ALL
            .iter()
            .map(|&worker| (Token::Icon(icons::worker(worker)), player.workers[worker as usize].to_string()))
            .collect(),
        vec![
            (Token::Icon(Sprite::CardBack), format!("{}/{}", player.hand_size, player.hand_limit)),
            (Token::Icon(Sprite::House), player.built.iter().flatten().count().to_string()),
            (Token::Icon(Sprite::Station), player.stations.len().to_string()),
        ],
    ];
    let body = area(14.0, 92.0, WIDTH - 28.0, HEIGHT - 106.0);
    let height = body.h / 3.0;
    for (line, row) in rows.iter().enumerate() {
        let y = body.y + line as f32 * height;
        for (chip, (token, value)) in area(body.x, y, body.w, height - 6.0).columns(3, 6.0).zip(row) {
            pen.fill(chip, Ink::Face, 12.0);
            let tokens = [token.clone(), Token::Number(value.clone())];
            icons::row_of(pen, &tokens, chip.inset(4.0), 48.0, &[34.0, 42.3], Ink::Line);
        }
    }
}

/// What counts at the next delivery: temporary certificates of how many, and permanent ones.
pub fn certificates(view: &View, seat: Seat) -> String {
    let player = &view.players[seat.index()];
    let limit = player.certificate_limit;
    match player.permanent_certificates {
        0 => format!("{}/{limit}", player.certificates),
        always => format!("{}/{limit}+{always}", player.certificates),
    }
}

pub const LEGEND: (f32, f32) = (574.0, 168.0);

/// What a hand costs at this table, and what is left of the supply.
pub fn draw_legend(pen: &mut Pen, view: &View) {
    pen.fill(area(0.0, 0.0, LEGEND.0, LEGEND.1), Ink::FaceDim, 20.0);
    let row = view.players.len().clamp(2, 4) - 2;
    let hands = [(Sprite::HandGreen, GREEN_HAND[row]), (Sprite::HandBlack, BLACK_HAND[row])];
    for (chip, (hand, dollars)) in area(10.0, 10.0, LEGEND.0 - 20.0, 70.0).columns(2, 10.0).zip(hands) {
        pen.fill(chip, Ink::Face, 12.0);
        let tokens = [Token::Icon(hand), Token::Arrow, Token::Pay(dollars.to_string())];
        icons::row_of(pen, &tokens, chip.inset(8.0), 70.0, &[42.3], Ink::Line);
    }
    let below = area(10.0, 88.0, LEGEND.0 - 20.0, 70.0);
    pen.fill(below, Ink::Face, 12.0);
    let tokens = [
        Token::Icon(Sprite::Token),
        Token::Number(if view.token as usize >= JOB_ROWS { "–".into() } else { (view.token + 1).to_string() }),
        Token::Number(" ".into()),
        Token::Icon(Sprite::KansasCity),
        Token::Number(format!("×{}", view.supply.iter().sum::<u32>())),
    ];
    icons::row_of(pen, &tokens, below.inset(8.0), 66.0, &[42.3], Ink::Line);
}

pub const TURN: (f32, f32) = (574.0, 168.0);

/// Whose turn it is.
pub fn draw_turn(pen: &mut Pen, seat: Seat, name: &str) {
    let of = area(0.0, 0.0, TURN.0, TURN.1);
    pen.plate(of, Ink::Face, Ink::Line, 8.0, 20.0);
    pen.sprite(Sprite::Move, area(22.0, 34.0, 100.0, 100.0));
    pen.mark(seat, area(140.0, 30.0, 108.0, 108.0));
    let name = type_case::shortened(name, 60.0, 290.0);
    pen.text(at(266.0, 84.0), Align::Left, 60.0, Ink::Line, name);
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
