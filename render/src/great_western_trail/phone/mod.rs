//! The board on a small screen, in two pictures: the land, and what else lies on the table.

mod corral;
mod land;
mod line;
mod objectives;
mod street;

pub use land::ZOOM;

use crate::scene::Scene;
use crate::scene::geometry::{area, at};
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::scene::seats::Marks;
use crate::scene::sprite::Sprite;
use crate::stage::players::{self, Entry};
use engine::Seat;
use engine::great_western_trail::View;

const WIDTH: f32 = 1080.0;
const HEIGHT: f32 = 810.0;

/// A band of the picture: its height, and how it is drawn.
type Part = (f32, fn(&mut Pen, &View));

/// The whole trail, from afar.
pub fn land(view: &View, names: &dyn Fn(Seat) -> String, marks: Marks) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT).marked(marks);
    land::draw(&mut scene, view, area(0.0, players::HEIGHT, WIDTH, HEIGHT - players::HEIGHT));
    line_of_players(&mut scene, view, names);
    scene
}

/// The street, the corral, the objectives and the railroad.
pub fn table(view: &View, names: &dyn Fn(Seat) -> String, marks: Marks) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT).marked(marks);
    let mut pen = Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT);
    let mut y = players::HEIGHT;
    let parts: [Part; 4] = [
        (street::HEIGHT, street::draw),
        (corral::HEIGHT, corral::draw),
        (objectives::HEIGHT, objectives::draw),
        (line::HEIGHT, line::draw),
    ];
    for (height, draw) in parts {
        draw(&mut pen.from(0.0, y), view);
        y += height;
    }
    line_of_players(&mut scene, view, names);
    scene
}

fn line_of_players(scene: &mut Scene, view: &View, names: &dyn Fn(Seat) -> String) {
    let names: Vec<String> = Seat::all(view.players.len() as u8).map(names).collect();
    let entries: Vec<Entry> = Seat::all(view.players.len() as u8)
        .map(|seat| Entry {
            seat,
            name: &names[seat.index()],
            points: view.standings.seats.get(seat.index()).map_or(0, |score| score.total),
            icon: Sprite::Coin,
            amount: view.players[seat.index()].dollars.to_string(),
        })
        .collect();
    let turn = (!view.over).then_some(view.turn);
    players::line(&mut Pen::new(scene, at(0.0, 0.0), 1.0, LEAST_TEXT), &entries, turn);
}
