//! The job market as a street: twelve columns with the price above and the workers below, and the road on which the token
//! moves on.

use crate::great_western_trail::pieces::icons;
use crate::scene::Dash;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

pub const SIZE: (f32, f32) = (583.0, 372.0);
const COLUMN: f32 = (SIZE.0 - 20.0) / JOB_ROWS as f32;
/// The middle of the road.
const ROAD: f32 = 36.0;
/// Where the workers begin and end.
const WORKERS: (f32, f32) = (122.0, 328.0);

fn column(row: usize) -> Area {
    area(10.0 + row as f32 * COLUMN, 64.0, COLUMN, SIZE.1 - 74.0)
}

/// The middle of a worker's place.
fn place(row: usize, nth: usize, rows: usize) -> Point {
    let step = (WORKERS.1 - WORKERS.0) / rows.max(1) as f32;
    at(column(row).center().x, WORKERS.0 + (nth as f32 + 0.5) * step)
}

pub fn draw(pen: &mut Pen, view: &View) {
    pen.ground("gwt-jobs", SIZE.0, SIZE.1, ground);
    for (row, workers) in view.jobs.iter().enumerate().take(JOB_ROWS) {
        let of = column(row);
        let spot = spots::job(row);
        pen.spot(spot.clone(), of);
        tokens::pay(pen, at(of.center().x, 96.0), 45.0, &HIRE_COST[row].to_string());
        for (nth, worker) in workers.iter().enumerate() {
            let middle = place(row, nth, workers.len());
            match worker {
                Some(worker) => {
                    let of = Area::around(middle, 45.0, 45.0);
                    let what = format!("{} {}", worker.name(), nth + 1);
                    pen.thing(Some(spot.clone()), what, of, |pen| pen.sprite(icons::worker(*worker), of));
                }
                None => pen.disc(middle, 12.0, Ink::Plot, None),
            }
        }
        if usize::from(view.token) == row {
            let star = Area::around(at(of.center().x, ROAD), 52.0, 52.0);
            pen.thing(Some(spot), "job market token", star, |pen| pen.sprite(Sprite::Token, star));
        }
    }
}

fn ground(pen: &mut Pen) {
    pen.fill(area(0.0, 0.0, SIZE.0, SIZE.1), Ink::JobsPanel, 18.0);
    let first = column(0);
    pen.fill(area(first.x, first.y, SIZE.0 - 20.0, first.h), Ink::Face, 12.0);
    for row in (1..JOB_ROWS).step_by(2) {
        let of = column(row);
        let radius = if row + 1 == JOB_ROWS { 12.0 } else { 0.0 };
        pen.fill(of, Ink::FaceDim, radius);
    }
    // Leaving this column refills the cattle market.
    for row in YELLOW_ARROWS {
        let x = column(usize::from(row)).right();
        pen.line(&[at(x, 128.0), at(x, SIZE.1 - 44.0)], Ink::GoldDeep, 5.0, Dash::Dots);
        pen.sprite(Sprite::Refill, Area::around(at(x, SIZE.1 - 30.0), 34.0, 34.0));
    }
    for (ink, width) in [(Ink::Casing, 18.0), (Ink::Road, 12.0)] {
        pen.path(Outline::from(24.0, ROAD).to(SIZE.0 - 24.0, ROAD), None, Some((ink, width)));
    }
    for row in 0..JOB_ROWS {
        pen.disc(at(column(row).center().x, ROAD), 10.0, Ink::Casing, None);
    }
}
