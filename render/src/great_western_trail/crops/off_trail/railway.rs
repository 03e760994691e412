//! The line with its stations and engines: where an engine goes, and which station is upgraded.

use super::parts::line::{Line, Station as Drawn};
use crate::great_western_trail::crops::asked::{Asked, room};
use crate::great_western_trail::crops::hand;
use crate::scene::Scene;
use crate::scene::geometry::{area, at};
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::scene::sprite::Sprite;
use crate::stage::header;
use engine::great_western_trail::content::*;
use engine::great_western_trail::spots;

const WIDTH: f32 = 1080.0;

pub fn scene(asked: &Asked) -> Scene {
    let line = Line::with(&wanted(asked));
    // Where all of the line is shown a large hand would leave too little room.
    let whole = line.rows() > 2;
    let (height, below) = if whole { (810.0, 118.0) } else { (756.0, hand::STRIP) };
    let nose = header::amount(Sprite::Engine, &asked.player().engine.nose());
    let chips = [nose, asked.workers(Worker::Engineer), asked.money(), asked.points()];
    let mut scene = asked.scene(height, &chips);
    let room = room(&scene, below);
    let mut pen = Pen::in_pane(&mut scene, room, LEAST_TEXT);
    line.draw(&mut pen.from(0.0, room.y), asked.view, |station| Drawn {
        offered: asked.is_offered(&spots::station(station)),
    });
    if whole {
        hand::counter(&mut Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT), area(0.0, room.bottom(), WIDTH, below));
        asked.small_hand(&mut scene, 16.0, room.bottom() + 15.0);
    } else {
        asked.hand(&mut scene);
    }
    scene
}

/// All stops that have to be seen: the engine's own and those of offers.
fn wanted(asked: &Asked) -> Vec<Stop> {
    let stop = |spot: &engine::Spot| match spot.as_str().split_once('.')? {
        ("rail", name) => Stop::from_name(name),
        ("station", name) => Station::from_name(name).map(|station| match station {
            LAST_STATION => Stop::LAST,
            station => Stop::of_turnout(station),
        }),
        _ => None,
    };
    asked.spots().filter_map(stop).chain([asked.player().engine]).collect()
}
