//! Which building to place: all of one's own, those that can be built with a number, the crew and the hand.

use super::parts::{crew, rows};
use crate::great_western_trail::crops::Asked;
use crate::great_western_trail::crops::hand;
use crate::great_western_trail::pieces::{plot, tile};
use crate::great_western_trail::trail::map;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::{On, Scene};
use crate::stage::{header, tokens};
use engine::great_western_trail::spots;

const WIDTH: f32 = 1080.0;
const TILE: (f32, f32) = (204.0, 142.0);
/// Numbers stand above the tiles, where they cover no sign.
const PITCH: (f32, f32) = (213.0, 184.0);
const TOP: f32 = header::HEIGHT + 40.0;

pub fn scene(asked: &Asked) -> Scene {
    let count = asked.view.faces.len();
    let lines = count.div_ceil(5);
    // With three rows of buildings the crew would not fit below them; the header tells the craftsmen.
    let crew = if lines > 2 { 0.0 } else { 122.0 };
    let shelf = TOP + lines as f32 * PITCH.1 - 30.0;
    let height = shelf + 20.0 + crew + hand::ROW + 14.0;
    let chips = [asked.workers(engine::great_western_trail::content::Worker::Craftsman), asked.money(), asked.points()];
    let mut scene = asked.scene(height.round(), &chips);
    let mut pen = Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT);
    pen.fill(area(0.0, header::HEIGHT, WIDTH, shelf - header::HEIGHT), Ink::Plot, 0.0);
    for nth in 0..count {
        let (column, line) = ((nth % 5) as f32, (nth / 5) as f32);
        building(&mut pen, asked, nth as u8 + 1, area(12.0 + column * PITCH.0, TOP + line * PITCH.1, TILE.0, TILE.1));
    }
    hand::counter(&mut pen, area(0.0, shelf, WIDTH, height - shelf + 1.0));
    if crew > 0.0 {
        crew::panels(&mut pen, asked, area(16.0, shelf + 20.0, WIDTH - 32.0, 108.0), |_| None);
    }
    asked.small_hand(&mut scene, 16.0, shelf + 20.0 + crew);
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
        pen.badge_seat(&spot, at(of.x + 26.0, of.y - 16.0), 50.0, On::Paper);
    } else {
        rows::veil(pen, of, 12.0);
    }
}
