//! Congress: senators on their benches, what it costs to win each over, and what that brings.

use crate::pacific_rails::sprites;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::spot;
use crate::stage::tokens::{self, Token};
use engine::pacific_rails::View;
use engine::pacific_rails::content::*;

/// The whole of it.
pub const HALL: (f32, f32) = (1080.0, 604.0);
pub const CARD: (f32, f32) = (248.0, 212.0);

pub fn senator_area(row: usize) -> Area {
    let (column, line) = ((row % 4) as f32, (row / 4) as f32);
    area(26.0 + column * (CARD.0 + 12.0), 32.0 + line * (CARD.1 + 24.0), CARD.0, CARD.1)
}

pub fn reset_area() -> Area {
    area(26.0, 506.0, 1028.0, 82.0)
}

pub fn congress(pen: &mut Pen, view: &View) {
    pen.fill(area(0.0, 0.0, HALL.0, HALL.1), Ink::Walnut, 0.0);
    for line in [0, 4] {
        let first = senator_area(line);
        let bench = area(0.0, first.bottom() - 30.0, HALL.0, 42.0);
        pen.fill(bench, Ink::PlankDeep, 0.0);
        pen.fill(area(0.0, bench.y, HALL.0, 8.0), Ink::Plank, 0.0);
    }
    for (row, one) in view.atlas.board.senators.iter().enumerate() {
        let (of, name) = (senator_area(row), spot!("senator.{}", row + 1));
        let down = view.lowered >> row & 1 == 1;
        pen.spot(name.clone(), of);
        pen.thing(Some(name), format!("senator {} {}", row + 1, if down { "down" } else { "up" }), of, |pen| {
            senator(pen, *one, down, of);
        });
    }
    reset(pen, view);
}

/// All that are down get up again, for points.
fn reset(pen: &mut Pen, view: &View) {
    let (of, board) = (reset_area(), &view.atlas.board);
    let down = view.lowered.count_ones();
    pen.spot(spot!("congress"), of);
    pen.thing(Some(spot!("congress")), format!("{down} down"), of, |pen| {
        pen.fill(of.shifted(4.0, 5.0), Ink::Shadow, 14.0);
        pen.plate(of, if down > 0 { Ink::Face } else { Ink::FaceDim }, Ink::Line, 4.0, 14.0);
        let tokens = [
            Token::Pay(board.reset_cost.to_string()),
            Token::Arrow,
            Token::Number(down.to_string()),
            Token::Icon(Sprite::Senator),
            Token::Arrow,
            Token::Points(down as i32 * i32::from(board.reset_points)),
        ];
        tokens::row(pen, &tokens, area(of.x + 60.0, of.y, of.w - 70.0, of.h), 62.0, Ink::Line);
    });
}

/// One senator: standing, or won over and sitting in the shade.
pub fn senator(pen: &mut Pen, one: Senator, down: bool, of: Area) {
    pen.fill(of.shifted(5.0, 6.0), Ink::Shadow, 14.0);
    pen.plate(of, if down { Ink::FaceDim } else { Ink::Face }, Ink::Line, 4.5, 14.0);
    let bust = Area::around(at(of.right() - 66.0, of.y + 56.0), 100.0, 100.0);
    if down {
        pen.faded(Sprite::Senator, 30, bust);
    } else {
        pen.sprite(Sprite::Senator, bust);
    }
    tokens::pay(pen, at(of.x + 88.0, of.y + 58.0), 72.0, &one.cost.to_string());
    let y = of.y + 114.0;
    pen.path(Outline::from(of.x + 14.0, y).to(of.right() - 14.0, y), None, Some((Ink::Plot, 4.0)));
    let room = area(of.x + 10.0, y + 4.0, of.w - 20.0, of.bottom() - y - 10.0);
    reward(pen, one.reward, room);
}

fn reward(pen: &mut Pen, reward: Reward, of: Area) {
    let icons = |sprites: &[Sprite]| sprites.iter().map(|&sprite| Token::Icon(sprite)).collect::<Vec<Token>>();
    let (row, count) = match reward {
        Reward::Gain { good, count } => (vec![Token::Icon(sprites::GOODS[good.index()])], count),
        Reward::AnyGoods { kinds, count } => {
            let goods = Good::ALL.into_iter().filter(|good| kinds >> good.index() & 1 == 1);
            (icons(&goods.map(|good| sprites::GOODS[good.index()]).collect::<Vec<_>>()), count)
        }
        Reward::AnyTracks { count } => (icons(&sprites::TRACKS), count),
        Reward::HouseOrUpgrade { points } => {
            let upgrade = Token::Icon(Sprite::Carriage);
            (vec![Token::Icon(Sprite::House), Token::Slash, upgrade, Token::Points(points.into())], 0)
        }
        Reward::StationAndTelegraph => (icons(&[Sprite::Station, Sprite::Telegraph]), 0),
    };
    let side = if row.len() > 3 { 62.0 } else { 76.0 };
    if count == 0 {
        tokens::row(pen, &row, of, side, Ink::Line);
        return;
    }
    let number = format!("{count}×");
    pen.text(at(of.x + 6.0, of.center().y), Align::Left, 46.0, Ink::Line, number);
    tokens::row(pen, &row, area(of.x + 66.0, of.y, of.w - 66.0, of.h), side, Ink::Line);
}
