//! The band above a picture: whose it is, in her colour, and the amounts that bear on what she decides.

use super::tokens::{Token, chip, chip_width};
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;
use engine::Seat;

/// In pixels of a picture that is 1,080 wide.
pub const HEIGHT: f32 = 84.0;
const MARK: f32 = 62.0;
const NAME: f32 = 46.0;
const MOST_NAME: f32 = 300.0;
const CHIP: f32 = 60.0;
const GAP: f32 = 10.0;
/// The middle of the band without its lines.
const MIDDLE: f32 = 37.5;

/// Points stand last, in an empty seal beside their number.
pub fn points(total: i32) -> Vec<Token> {
    vec![Token::Icon(Sprite::Points), Token::Number(super::tokens::signed(total))]
}

/// An icon and an amount.
pub fn amount(icon: Sprite, text: &impl ToString) -> Vec<Token> {
    vec![Token::Icon(icon), Token::Number(text.to_string())]
}

/// How much room a name leaves for chips.
pub fn left(width: f32, name: &str) -> f32 {
    width - 14.0 - (96.0 + type_case::width(&type_case::shortened(name, NAME, MOST_NAME), NAME) + 20.0)
}

/// The band, at the top of the picture. Chips come in their order and stand at the right; if there are too many, the
/// first are left out. Returns where there is room left for more, between the name and the chips.
pub fn draw(pen: &mut Pen, seat: Seat, name: &str, chips: &[Vec<Token>]) -> Area {
    let width = pen.scene.width;
    let mark = pen.mark_of(seat);
    pen.fill(area(0.0, 0.0, width, HEIGHT), mark.band, 0.0);
    let light = if mark.band == Ink::WhiteBand { Ink::Gold } else { Ink::Chalk };
    pen.fill(area(0.0, HEIGHT - 12.0, width, 5.0), light, 0.0);
    pen.fill(area(0.0, HEIGHT - 7.0, width, 7.0), Ink::Line, 0.0);
    pen.mark_with_halo(seat, Area::around(at(50.0, MIDDLE), MARK, MARK));
    let name = type_case::shortened(name, NAME, MOST_NAME);
    pen.text(at(96.0, MIDDLE), Align::Left, NAME, mark.letter_ink, name.as_str());
    let left = 96.0 + type_case::width(&name, NAME) + 20.0;
    let mut right = width - 14.0;
    for tokens in chips.iter().rev() {
        let w = chip_width(CHIP, tokens);
        if right - w < left {
            break;
        }
        chip(pen, right - w, MIDDLE - 0.5, CHIP, tokens);
        right -= w + GAP;
    }
    area(left, MIDDLE - 0.5 - CHIP / 2.0, (right - left).max(0.0), CHIP)
}
