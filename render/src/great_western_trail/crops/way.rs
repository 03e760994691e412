//! Which of several ways: all of them whole, what each costs where it falls due, and a flag at the goal.

use super::asked::{Asked, room, trail_place};
use super::window::{Around, Window, Wish};
use super::{hand, tolls};
use crate::scene::Scene;
use engine::great_western_trail::content::*;

const HEIGHT: f32 = 760.0;

pub fn scene(asked: &Asked) -> Scene {
    let chips = [asked.money(), asked.certificates(), asked.steps(), asked.points()];
    let mut scene = asked.scene(HEIGHT, &chips);
    let room = room(&scene, hand::STRIP);
    let stops: Vec<Place> = asked.spots().filter_map(trail_place).collect();
    let goal = stops.last().copied();
    let due = |place: &Place| tolls::toll(asked.view, *place, asked.seat()) > 0;
    let mut wanted: Vec<Place> = stops.iter().copied().filter(due).chain(goal).chain(asked.player().herder).collect();
    wanted.sort_unstable();
    wanted.dedup();
    let window = Window::of(asked.view, Wish { places: &wanted, around: Around::Toll, way: &stops }, room);
    window.draw(&mut scene, asked.view);
    window.tolls(&mut scene, asked.view, asked.seat(), goal);
    asked.hand(&mut scene);
    scene
}
