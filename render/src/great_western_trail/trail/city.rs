//! Kansas City on the trail: its name and the tiles on the foresight spaces.

use super::map::CITY;
use crate::great_western_trail::pieces::small;
use crate::scene::On;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::great_western_trail::{View, spots};

fn foresight_area(column: usize, row: usize) -> Area {
    area(CITY.x + 19.0 + column as f32 * 110.0, CITY.y + 169.0 + row as f32 * 96.0, 92.0, 88.0)
}

pub fn draw(pen: &mut Pen, view: &View) {
    let sign = Area::around(at(CITY.center().x, CITY.y + 138.0), 224.0, 40.0);
    pen.plate(sign, Ink::Face, Ink::Line, 3.4, 6.0);
    pen.text(sign.center(), Align::Middle, 34.0, Ink::Line, "Kansas City");
    for (column, tiles) in view.foresight.iter().enumerate() {
        for (row, lies) in tiles.iter().enumerate() {
            let of = foresight_area(column, row);
            let spot = spots::foresight(column, row);
            pen.spot(spot.clone(), of);
            let size = 60.0 / pen.zoom;
            pen.badge_seat(&spot, small::badge_seat(of, size), size, On::Paper);
            match lies {
                Some(lies) => pen.thing(Some(spot), lies.name(), of, |pen| small::supply(pen, of, *lies)),
                None => pen.fill(of, Ink::WalnutRaised, 12.0),
            }
        }
        let x = CITY.x + 19.0 + column as f32 * 110.0;
        pen.sprite(Sprite::CardBack, Area::around(at(x + 27.0, CITY.y + 378.0), 32.0, 32.0));
        let left = format!("×{}", view.supply[column]);
        pen.text(at(x + 63.0, CITY.y + 378.0), Align::Middle, 28.0, Ink::Chalk, left);
    }
}
