//! Where a building goes: the whole trail, and every plot that can be built on carries its number. The building is in the
//! band.

use super::asked::{Asked, room, trail_place};
use super::window::{Around, Window, Wish};
use crate::great_western_trail::pieces::front;
use crate::great_western_trail::pieces::icons::{self, Token};
use crate::scene::Scene;
use engine::Arg;
use engine::great_western_trail::content::*;

/// As high as the whole trail is.
const HEIGHT: f32 = 688.0;

pub fn scene(asked: &Asked) -> Scene {
    let face = building(asked);
    let mut chips: Vec<Vec<Token>> = face.into_iter().map(|face| chip(asked, face)).collect();
    chips.extend([asked.money(), asked.workers(Worker::Craftsman), asked.points()]);
    let mut scene = asked.scene(HEIGHT, &chips);
    let wanted: Vec<Place> = asked.spots().filter_map(trail_place).collect();
    let room = room(&scene, 0.0);
    Window::whole(asked.view, Wish::new(&wanted, Around::Site), room).draw(&mut scene, asked.view);
    scene
}

/// The question names it.
fn building(asked: &Asked) -> Option<&'static Building> {
    asked.decision.prompt.args.iter().find_map(|(_, arg)| match arg {
        Arg::Name(name) => face_of(name.strip_prefix("gwt-building-")?),
        _ => None,
    })
}

/// Its number and what it does.
fn chip(asked: &Asked, face: &Building) -> Vec<Token> {
    let actions: Vec<Vec<Token>> =
        face.actions.iter().map(|effect| icons::effect_in(asked.view.edition, effect)).collect();
    let sign = front::sign(face, Some(asked.seat()));
    [vec![Token::Number(sign)], actions.join(&Token::Slash)].concat()
}
