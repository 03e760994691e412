//! The job market: twelve rows with their prices and workers, and the token that moves down.

use crate::great_western_trail::pieces::icons;
use crate::scene::geometry::{Area, area};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

pub const SIZE: (f32, f32) = (574.0, 384.0);
const ROW: f32 = 61.0;

fn row_area(row: usize) -> Area {
    let (column, row) = ((row / 6) as f32, (row % 6) as f32);
    area(8.0 + column * 281.0, 10.0 + row * ROW, 277.0, ROW - 5.0)
}

fn cell(row: usize, column: usize) -> Area {
    let of = row_area(row);
    area(of.x + 90.0 + column as f32 * 46.0, of.y + 6.0, 44.0, 44.0)
}

pub fn draw(pen: &mut Pen, view: &View) {
    pen.ground("gwt-jobs", SIZE.0, SIZE.1, ground);
    for (row, workers) in view.jobs.iter().enumerate().take(JOB_ROWS) {
        let of = row_area(row);
        let spot = spots::job(row);
        pen.spot(spot.clone(), of);
        let coin = area(of.x + 39.0, of.y + 3.0, 50.0, 50.0);
        icons::amount(pen, Sprite::Pay, coin, &HIRE_COST[row].to_string(), &[30.0, 42.5]);
        for (column, worker) in workers.iter().enumerate() {
            let of = cell(row, column);
            match worker {
                Some(worker) => {
                    let what = format!("{} {}", worker.name(), column + 1);
                    pen.thing(Some(spot.clone()), what, of, |pen| pen.sprite(icons::worker(*worker), of));
                }
                None => pen.frame(of.inset(4.0), Ink::Soft, 2.0, 20.0, true),
            }
        }
        if usize::from(view.token) == row {
            let star = area(of.x + 1.0, of.y + 9.0, 37.0, 37.0);
            pen.thing(Some(spot), "job market token", star, |pen| pen.sprite(Sprite::Token, star));
        }
    }
}

fn ground(pen: &mut Pen) {
    pen.fill(area(0.0, 0.0, SIZE.0, SIZE.1), Ink::FaceDim, 24.0);
    for row in 0..JOB_ROWS {
        let of = row_area(row);
        pen.fill(of, Ink::Face, 12.0);
        // Leaving this row refills the cattle market.
        if YELLOW_ARROWS.contains(&(row as u8)) {
            pen.frame(of, Ink::Gold, 5.0, 12.0, false);
            pen.sprite(Sprite::Refill, area(of.x + 6.0, of.y + 13.0, 30.0, 30.0));
        }
    }
}
