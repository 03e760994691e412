//! Streets, the spots in them, and workers.

use super::blocks::{self, Look};
use crate::pacific_rails::map::blob;
use crate::pacific_rails::pieces::figures;
use crate::scene::Dash;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::stage::spot;
use engine::pacific_rails::View;
use engine::pacific_rails::content::*;
use engine::{Seat, Spot};

/// The size of a worker.
const WORKER: f32 = 66.0;
const SPOT: f32 = 54.0;

/// The plan of the city in a part of the picture, in pixels.
pub struct City<'a> {
    pub view: &'a View,
    of: Area,
    block: (f32, f32),
    street: (f32, f32),
    /// One is chosen already: the others matter less.
    pub chosen: Option<usize>,
}

impl<'a> City<'a> {
    /// Blocks keep their width; how high they are depends on the room.
    pub fn new(view: &'a View, of: Area) -> City<'a> {
        let street = (72.0 * of.w / 1080.0, (of.h * 0.091).max(52.0));
        let block = ((of.w - 60.0 * of.w / 1080.0 - 2.0 * street.0) / 3.0, (of.h - 40.0 - 2.0 * street.1) / 3.0);
        City { view, of, block, street, chosen: None }
    }

    pub fn place(&self, district: usize) -> Area {
        let (column, row) = ((district % 3) as f32, (district / 3) as f32);
        let left = self.of.x + (self.of.w - 3.0 * self.block.0 - 2.0 * self.street.0) / 2.0;
        let (x, y) = (left + column * (self.block.0 + self.street.0), self.of.y + 20.0);
        area(x, y + row * (self.block.1 + self.street.1), self.block.0, self.block.1)
    }

    /// The middle of an action spot.
    pub fn spot(&self, spot: usize) -> Point {
        let [one, other] = self.view.atlas.board.spots[spot].map(|district| self.place(usize::from(district)).center());
        at(f32::midpoint(one.x, other.x), f32::midpoint(one.y, other.y))
    }

    /// Whether that spot lies between two blocks side by side.
    pub fn is_beside(&self, spot: usize) -> bool {
        let [one, other] = self.view.atlas.board.spots[spot].map(|district| self.place(usize::from(district)).center());
        (one.y - other.y).abs() < 1.0
    }

    fn foot(&self, spot: usize) -> Point {
        let middle = self.spot(spot);
        at(middle.x, middle.y + 30.0)
    }

    /// Where somebody stands on top of a block.
    fn top(&self, district: usize) -> Point {
        let of = self.place(district);
        at(of.right() - 20.0, of.y + 44.0)
    }

    pub fn draw(&self, pen: &mut Pen) {
        self.streets(pen);
        let board = &self.view.atlas.board;
        for (row, district) in board.districts.iter().enumerate() {
            let of = self.place(row);
            pen.spot(district_spot(*district), of);
            let look = Look {
                dim: self.chosen.is_some_and(|chosen| chosen != row),
                gold: self.chosen == Some(row) || self.chosen.is_none() && *district == District::Centre,
                crowded: self.view.tops[row].is_some(),
            };
            blocks::block(pen, board, *district, of, look);
            blocks::houses(pen, self.view, *district, of, look);
        }
        for spot in 0..board.spots.len() {
            self.action_spot(pen, spot);
        }
        for (row, owner) in self.view.tops.iter().enumerate() {
            if let Some(owner) = *owner {
                let foot = self.top(row);
                let (spot, what) = (district_spot(board.districts[row]), format!("worker of {} on top", owner.0));
                pen.thing(Some(spot), what, figures::worker_area(foot, WORKER), |pen| {
                    figures::worker(pen, owner, foot, WORKER);
                });
            }
        }
    }

    fn action_spot(&self, pen: &mut Pen, spot: usize) {
        let middle = self.spot(spot);
        let name = spot_name(spot);
        pen.spot(name.clone(), Area::around(middle, SPOT, SPOT));
        pen.disc(middle, SPOT, Ink::Road, Some((Ink::Casing, 4.0)));
        match self.view.spots[spot] {
            None => pen.disc(middle, 14.0, Ink::Casing, None),
            Some(owner) => {
                let foot = self.foot(spot);
                pen.thing(Some(name), worker_name(owner), figures::worker_area(foot, WORKER), |pen| {
                    figures::worker(pen, owner, foot, WORKER);
                });
            }
        }
    }

    fn streets(&self, pen: &mut Pen) {
        let of = self.of;
        pen.fill(of, Ink::DesertLight, 0.0);
        for (seed, (x, y, rx, ry)) in
            [(0.24, 0.27, 0.20, 0.20), (0.71, 0.78, 0.24, 0.18), (0.78, 0.13, 0.18, 0.10)].into_iter().enumerate()
        {
            let middle = (of.x + x * of.w, of.y + y * of.h);
            pen.path(blob(middle, (rx * of.w, ry * of.h), seed + 40, 11, 0.16), Some(Ink::Desert), None);
        }
        let across = [0, 4].map(|nth| self.place(nth).bottom() + self.street.1 / 2.0);
        let down = [0, 4].map(|nth| self.place(nth).right() + self.street.0 / 2.0);
        let roads = |pen: &mut Pen, ink: Ink, width: f32| {
            for y in across {
                pen.fill(area(of.x, y - width / 2.0, of.w, width), ink, 0.0);
            }
            for x in down {
                pen.fill(area(x - width / 2.0, of.y, width, of.h), ink, 0.0);
            }
        };
        roads(pen, Ink::Casing, 58.0);
        roads(pen, Ink::Road, 48.0);
        for y in across {
            pen.line(&[at(of.x + 12.0, y), at(of.right() - 12.0, y)], Ink::Rut, 22.0, Dash::Ruts);
        }
        for x in down {
            pen.line(&[at(x, of.y + 12.0), at(x, of.bottom() - 12.0)], Ink::Rut, 22.0, Dash::Ruts);
        }
        roads(pen, Ink::Road, 13.0);
    }
}

fn district_spot(district: District) -> Spot {
    spot!("district.{}", district.name())
}

fn spot_name(spot: usize) -> Spot {
    spot!("spot.s{:02}", spot + 1)
}

fn worker_name(owner: Seat) -> String {
    format!("worker of {}", owner.0)
}
