//! Where a herder goes: the part of the trail with all goals, the ways there, and the hand.

use super::asked::{Asked, room, trail_place};
use super::hand;
use super::window::{Around, Window, Wish};
use crate::scene::Scene;
use engine::great_western_trail::content::*;

const HEIGHT: f32 = 760.0;

pub fn scene(asked: &Asked) -> Scene {
    let chips = [asked.money(), asked.certificates(), asked.steps(), asked.points()];
    let mut scene = asked.scene(HEIGHT, &chips);
    let room = room(&scene, hand::STRIP);
    let goals = asked.offers().filter_map(|offer| offer.at.last()).filter_map(trail_place);
    let mut wanted: Vec<Place> = goals.chain(asked.player().herder).collect();
    wanted.sort_unstable();
    wanted.dedup();
    let stops: Vec<Place> = asked.spots().filter_map(trail_place).collect();
    let wish = Wish::new(&wanted, Around::Number);
    let near = Window::near(asked.view, Wish { way: &stops, ..wish }, room);
    near.unwrap_or_else(|| Window::of(asked.view, wish, room)).draw(&mut scene, asked.view);
    asked.hand(&mut scene);
    scene
}
