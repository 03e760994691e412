//! Everything that lies open, on one sheet: the map above; city, Congress, goals, supply and the players below it.

use super::city::City;
use super::map::{self, Window};
use super::{ledger, panels, says};
use crate::scene::Scene;
use crate::scene::geometry::{area, at};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::seats::Marks;
use engine::pacific_rails::View;

const WIDTH: f32 = 2400.0;
const GAP: f32 = 20.0;
/// The lower part, whatever the map.
const BELOW: f32 = 600.0;
/// How large the panels are drawn here.
const PANELS: f32 = 600.0 / 1080.0;

pub fn scene(view: &View, names: &[String], marks: Marks) -> Scene {
    let (w, h) = map::size(&view.atlas.map);
    let (w, h) = (w * map::BOARD, h * map::BOARD);
    // A map of another size stands in the middle; one that is too wide makes the sheet larger.
    let width = WIDTH.max(w + 2.0 * GAP);
    let top = GAP + 24.0;
    let below = top + h + 24.0 + GAP;
    let mut scene = Scene::new(width, (below + BELOW + GAP).round()).marked(marks);
    let corner = at(((width - w) / 2.0).round(), top);
    Window::whole(view, corner).draw(&mut scene, 0.0);
    let whole = scene.whole();
    let city = area(GAP, below, 1040.0, BELOW);
    City::new(view, city).draw(&mut Pen::in_pane(&mut scene, city, 0.0));
    scene.panes.push(whole);
    let pane = scene.panes.len() - 1;
    let mut pen = Pen { pane, ..Pen::new(&mut scene, at(0.0, 0.0), 1.0, 0.0) };
    pen.frame(city, Ink::Line, 3.0, 0.0, false);
    let x = city.right() + GAP;
    let hall = area(x, below, 600.0, panels::HALL.1 * PANELS);
    let mut small = Pen { zoom: PANELS, ..pen.from(x, below) };
    panels::congress(&mut small, view);
    pen.frame(hall, Ink::Line, 3.0, 0.0, false);
    let goals = area(x, hall.bottom() + 14.0, 600.0, 84.0);
    panels::goals(&mut pen, view, goals);
    let supply = (goals.bottom() + 14.0, below + BELOW);
    let mut small = Pen { zoom: PANELS, ..pen.from(x, supply.0) };
    panels::supply(&mut small, view, area(0.0, 0.0, 1080.0, (supply.1 - supply.0) / PANELS));
    let left = x + 600.0 + GAP + 8.0;
    ledger::draw(&mut pen, view, names, area(left, below, width - left - GAP, BELOW));
    says::board(&mut scene, view);
    scene
}
