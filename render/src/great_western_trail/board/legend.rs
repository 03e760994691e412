//! What the signs on the board mean: prices of hands, the token, the supply, woods, risks, the refill.

use crate::great_western_trail::pieces::icons::Token;
use crate::great_western_trail::pieces::plot;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::great_western_trail::View;
use engine::great_western_trail::content::*;

pub const WIDTH: f32 = 583.0;
/// Less high, it says only what changes.
const LOW: f32 = 200.0;

pub fn draw(pen: &mut Pen, view: &View, height: f32) {
    pen.plate(area(0.0, 0.0, WIDTH, height), Ink::LedgerPanel, Ink::Soft, 2.0, 18.0);
    let rows = if height < LOW { 2 } else { 3 };
    let line = height / rows as f32;
    let cell = |column: usize, row: usize, wide: f32| {
        area(WIDTH / 3.0 * column as f32 + 10.0, line * row as f32, WIDTH / 3.0 * wide - 20.0, line)
    };
    let players = view.players.len().clamp(2, 4) - 2;
    let side = 58.0_f32.min(line * 0.86);
    let pays = |hand: Sprite, price: u8| [Token::Icon(hand), Token::Arrow, Token::Pay(price.to_string())];
    let mut say = |of: Area, row: &[Token]| tokens::row(pen, row, of, side, Ink::Text);
    say(cell(0, 0, 1.0), &pays(Sprite::HandGreen, GREEN_HAND[players]));
    say(cell(1, 0, 1.0), &pays(Sprite::HandBlack, BLACK_HAND[players]));
    let token = if usize::from(view.token) >= JOB_ROWS { "–".to_owned() } else { format!("{}/12", view.token + 1) };
    say(cell(2, 0, 1.0), &[Token::Icon(Sprite::Token), Token::Number(token)]);
    let supply = format!("×{}", view.supply.iter().sum::<u32>());
    say(cell(2, 1, 1.0), &[Token::Icon(Sprite::KansasCity), Token::Number(supply)]);
    if rows == 3 {
        let refill = [Token::Icon(Sprite::Refill), Token::Number("=".to_owned()), Token::Icon(Sprite::CattleAny)];
        say(cell(2, 2, 1.0), &refill);
        let risk = cell(0, 2, 2.0);
        let tokens = [
            Token::Icon(Sprite::House),
            Token::Number("+".to_owned()),
            Token::Icon(Sprite::CattleAny),
            Token::Arrow,
            Token::Icon(Sprite::Certificate),
        ];
        tokens::row(pen, &tokens, area(risk.x + 156.0, risk.y, risk.w - 150.0, risk.h), 50.0, Ink::Text);
        self::risk(pen, at(risk.x + 50.0, risk.center().y).x, risk.center().y);
        pen.text(at(risk.x + 128.0, risk.center().y), Align::Middle, 42.0, Ink::Text, "=");
    }
    woods(pen, cell(0, 1, 2.0));
    for row in 1..rows {
        let y = line * row as f32;
        pen.path(Outline::from(16.0, y).to(WIDTH - 16.0, y), None, Some((Ink::Soft, 1.6)));
    }
}

/// A plot between trees stands in the woods.
fn woods(pen: &mut Pen, of: Area) {
    let y = of.center().y;
    let middle = at(of.x + 78.0, y);
    pen.path(Outline::ellipse(middle.x, y, 78.0, of.h * 0.42), Some(Ink::Forest), None);
    for (dx, dy) in [(-62.0, 2.0), (-42.0, 12.0), (42.0, 12.0), (62.0, 2.0)] {
        let tree = Area::around(at(middle.x + dx, y + dy), 30.0, 38.0);
        pen.sprite(Sprite::Woods, tree);
    }
    plot::plot(pen, Area::around(middle, 66.0, 42.0), Ink::Stake);
    pen.text(at(of.x + 206.0, y), Align::Middle, 42.0, Ink::Text, "=");
    pen.sprite(Sprite::Woods, Area::around(at(of.x + 262.0, y), 56.0, 56.0));
}

/// A plot with a plank: an extra action for whoever builds there.
fn risk(pen: &mut Pen, x: f32, y: f32) {
    plot::plot(pen, Area::around(at(x, y - 10.0), 66.0, 42.0), Ink::Stake);
    let plank = Area::around(at(x, y + 21.0), 90.0, 30.0);
    if let Some(risk) = FIRST.spaces.iter().find_map(|space| space.risk) {
        plot::plank(pen, plank, risk);
    }
}
