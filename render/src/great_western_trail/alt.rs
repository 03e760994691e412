//! The board in one short description.

use super::{says, sections};
use crate::scene::Scene;
use engine::great_western_trail::View;
use engine::great_western_trail::content::*;
use engine::great_western_trail::names;
use engine::{Phrase, Seat};

/// What fits into one description: players first, then what lies where. All of it is told in sections.
pub fn board(scene: &mut Scene, view: &View) {
    scene.say(9, says::turn(view));
    for seat in Seat::all(view.players.len() as u8) {
        scene.say(8, says::player_line(view, seat));
    }
    for (weight, line) in sections::trail(view) {
        scene.say(weight, line);
    }
    foresight(scene, view);
    for line in sections::cattle(view) {
        scene.say(6, line);
    }
    jobs(scene, view);
    if view.north {
        scene.say(4, says::extension(view));
    }
    scene.say(3, says::display(view));
    let masters = view.masters.iter().flatten().map(|&master| names::master(master));
    scene.say(2, Phrase::new("gwt-alt-masters").names("masters", masters));
}

/// Half of it: the trail, and who is where.
pub fn land(scene: &mut Scene, view: &View) {
    scene.say(9, says::turn(view));
    for (weight, line) in sections::trail(view) {
        scene.say(weight, line);
    }
    foresight(scene, view);
    for seat in Seat::all(view.players.len() as u8) {
        scene.say(8, says::player_line(view, seat));
    }
}

/// The other half: the markets, the objectives and the railroad.
pub fn table(scene: &mut Scene, view: &View) {
    scene.say(9, says::turn(view));
    let parts = [
        (7, sections::jobs(view)),
        (8, sections::cattle(view)),
        (6, vec![says::display(view)]),
        (5, sections::railroad(view)),
    ];
    for (weight, lines) in parts {
        for line in lines {
            scene.say(weight, line);
        }
    }
}

fn jobs(scene: &mut Scene, view: &View) {
    let workers = Worker::ALL.map(|worker| {
        let count = view.jobs.iter().flatten().filter(|&&lies| lies == Some(worker)).count() as u32;
        (names::worker(worker), count)
    });
    let line = Phrase::new("gwt-alt-jobs").number("row", i64::from(view.token) + 1);
    scene.say(6, line.with("workers", says::counted(workers)));
}

fn foresight(scene: &mut Scene, view: &View) {
    let tiles = view.foresight.iter().flatten().flatten().map(|&tile| names::supply(tile));
    scene.say(4, Phrase::new("gwt-alt-foresight").names("tiles", tiles));
}
