//! Which building to place: all of one's own, those that can be built with a number, the crew and the hand.

use super::parts::{crew, rows, scenery};
use crate::great_western_trail::crops::asked::Asked;
use crate::great_western_trail::crops::hand;
use crate::great_western_trail::pieces::{plot, tile};
use crate::great_western_trail::trail::map;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::{On, Scene};
use crate::stage::{header, tokens};
use engine::great_western_trail::content::Worker;
use engine::great_western_trail::spots;

const WIDTH: f32 = 1080.0;
const TILE: (f32, f32) = (204.0, 160.0);
/// Numbers stand above the tiles, where they cover no sign.
const PITCH: (f32, f32) = (213.0, 194.0);
const TOP: f32 = header::HEIGHT + 42.0;

pub fn scene(asked: &Asked) -> Scene {
    let count = asked.view.faces.len();
    let lines = count.div_ceil(5);
    // With three rows of buildings the crew would not fit below them: there its craftsmen take the places that are left.
    let crew = if lines > 2 { 0.0 } else { 122.0 };
    let shelf = TOP + lines as f32 * PITCH.1 - 26.0;
    let height = shelf + 16.0 + crew + hand::ROW + 12.0;
    let chips = [asked.workers(Worker::Craftsman), asked.money(), asked.points()];
    let mut scene = asked.scene(height.round(), &chips);
    let mut pen = Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT);
    pen.from(0.0, header::HEIGHT).ground("gwt-yard", WIDTH, 620.0, |pen| {
        scenery::boards(pen, area(0.0, 0.0, WIDTH, 620.0));
    });
    for nth in 0..count {
        let (column, line) = ((nth % 5) as f32, (nth / 5) as f32);
        building(&mut pen, asked, nth as u8 + 1, area(12.0 + column * PITCH.0, TOP + line * PITCH.1, TILE.0, TILE.1));
    }
    let free = lines * 5 - count;
    if crew == 0.0 && free > 1 {
        let (x, y) = (12.0 + (5 - free) as f32 * PITCH.0, TOP + (lines as f32 - 1.0) * PITCH.1);
        let of = area(x, y + 26.0, WIDTH - 12.0 - x, 108.0);
        crew::panel(&mut pen, asked, Worker::Craftsman, of, None);
    }
    hand::counter(&mut pen, area(0.0, shelf, WIDTH, height - shelf + 1.0));
    if crew > 0.0 {
        crew::panels(&mut pen, asked, area(16.0, shelf + 18.0, WIDTH - 32.0, 108.0), |_| None);
    }
    asked.small_hand(&mut scene, 16.0, shelf + 16.0 + crew);
    scene
}

fn building(pen: &mut Pen, asked: &Asked, number: u8, of: Area) {
    let (face, seat) = (map::face(asked.view, number), asked.seat());
    let spot = spots::building(number);
    pen.spot(spot.clone(), of);
    if !asked.player().unbuilt.has(number) {
        plot::plot(pen, of.inset(4.0), Ink::Stake);
        pen.mark_with_halo(seat, Area::around(at(of.x + 46.0, of.center().y), 54.0, 54.0));
        pen.text(at(of.x + 106.0, of.center().y), Align::Middle, 52.0, Ink::Line, number.to_string());
        let points = face.points.to_string();
        tokens::seal(pen, at(of.right() - 42.0, of.center().y), 58.0, &points);
        return;
    }
    pen.thing(Some(spot.clone()), format!("building {}", face.id), of, |pen| {
        tile::unbuilt(pen, of, face, seat, asked.view.edition);
    });
    let offered = asked.is_offered(&spot);
    if offered {
        pen.frame(of.inset(-4.0), Ink::Gold, 6.0, 15.0, false);
        pen.badge_seat(&spot, tile::badge_seat(of), 50.0, On::Land);
    } else {
        rows::veil(pen, of, 12.0);
    }
}
