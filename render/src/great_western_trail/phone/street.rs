//! The job market: prices on the fronts, workers below, the token where the next one comes.

use crate::great_western_trail::pieces::icons;
use crate::scene::Dash;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

pub const HEIGHT: f32 = 236.0;
const WIDTH: f32 = 1080.0;
const COLUMN: f32 = 88.0;
const LEFT: f32 = 12.0;
/// Where the fronts end.
const WALK: f32 = 60.0;
const FRONTS: [Ink; 6] = [Ink::Mesa, Ink::Plank, Ink::Rock, Ink::MesaLit, Ink::HillShade, Ink::PlankDeep];

fn column(row: usize) -> Area {
    area(LEFT + COLUMN * row as f32 + 4.0, WALK, COLUMN - 8.0, HEIGHT - WALK - 6.0)
}

pub fn draw(pen: &mut Pen, view: &View) {
    pen.ground("gwt-phone-street", WIDTH, HEIGHT, ground);
    for (row, workers) in view.jobs.iter().enumerate().take(JOB_ROWS) {
        let of = column(row);
        let spot = spots::job(row);
        pen.spot(spot.clone(), of);
        let x = of.center().x;
        let open = row <= usize::from(view.token);
        pen.fill(of, if open { Ink::Face } else { Ink::Desert }, 8.0);
        let step = (of.h - 6.0) / workers.len().max(1) as f32;
        let side = (step - 1.0).min(56.0);
        let next = workers.iter().position(Option::is_none);
        for (nth, worker) in workers.iter().enumerate() {
            let middle = at(x, of.y + 5.0 + step * (nth as f32 + 0.5));
            let disc = Area::around(middle, side, side);
            match worker {
                Some(worker) => {
                    let what = format!("{} {}", worker.name(), nth + 1);
                    pen.thing(Some(spot.clone()), what, disc, |pen| pen.sprite(icons::worker(*worker), disc));
                }
                None if next == Some(nth) && usize::from(view.token) == row => {
                    pen.thing(Some(spot.clone()), "job market token", disc, |pen| pen.sprite(Sprite::Token, disc));
                }
                None => pen.disc(middle, 10.0, Ink::Plot, None),
            }
        }
        let price = HIRE_COST[row];
        tokens::pay(pen, at(x, 33.0), if price > 9 { 57.0 } else { 54.0 }, &price.to_string());
    }
    pen.plate(area(0.0, WALK - 2.0, WIDTH, 7.0), Ink::Plank, Ink::Line, 2.0, 0.0);
    for row in YELLOW_ARROWS {
        let x = LEFT + COLUMN * (f32::from(row) + 1.0);
        pen.line(&[at(x, 76.0), at(x, HEIGHT - 50.0)], Ink::GoldDeep, 6.0, Dash::Dots);
        pen.sprite(Sprite::Refill, Area::around(at(x, HEIGHT - 28.0), 44.0, 44.0));
    }
}

fn ground(pen: &mut Pen) {
    pen.fill(area(0.0, 0.0, WIDTH, HEIGHT), Ink::JobsPanel, 0.0);
    pen.fill(area(0.0, 0.0, WIDTH, 50.0), Ink::Sky, 0.0);
    let hills = Outline::from(0.0, 50.0)
        .to(0.0, 26.0)
        .quad((120.0, 6.0), (260.0, 24.0))
        .quad((400.0, 42.0), (560.0, 18.0))
        .quad((760.0, 2.0), (WIDTH, 20.0))
        .to(WIDTH, 50.0);
    pen.path(hills.close(), Some(Ink::HillLit), None);
    for row in 0..JOB_ROWS {
        let (x, top) = (LEFT + COLUMN * row as f32, if row % 2 == 1 { 5.0 } else { 9.0 });
        let front = Outline::from(x + 4.0, WALK)
            .to(x + 4.0, top + 8.0)
            .to(x + 18.0, top + 8.0)
            .to(x + 18.0, top)
            .to(x + COLUMN - 18.0, top)
            .to(x + COLUMN - 18.0, top + 8.0)
            .to(x + COLUMN - 4.0, top + 8.0)
            .to(x + COLUMN - 4.0, WALK);
        pen.path(front.close(), Some(FRONTS[row % FRONTS.len()]), Some((Ink::Line, 3.0)));
    }
}
