//! Districts, senators, goals and pieces alone, for those who read about them.

use super::{city, map, panels, player_board, sprites};
use crate::stage::Face;
use engine::pacific_rails::content::*;

const GOAL: (f32, f32) = (131.0, 120.0);
const SPECIALIST: (f32, f32) = (142.0, 142.0);
const UPGRADE: (f32, f32) = (190.0, 84.0);

/// What this topic is about.
pub fn face(topic: &str) -> Option<Face> {
    let after = |what: &str| topic.strip_prefix(what);
    if let Some(name) = after("goal-") {
        let goal = Goal::from_name(name)?;
        return Some(Face::sized(GOAL, move |pen, of| panels::draw_goal(pen, goal, of)));
    }
    if let Some(name) = after("specialist-") {
        let kind = Specialist::from_name(name)?;
        return Some(Face::sized(SPECIALIST, move |pen, of| player_board::draw_specialist(pen, kind, of)));
    }
    if let Some(name) = after("upgrade-") {
        let kind = (0..MOST_UPGRADES as u8).find(|&kind| Board::upgrade_name(kind) == name)?;
        return Some(Face::sized(UPGRADE, move |pen, of| player_board::draw_upgrade(pen, kind, of)));
    }
    if let Some(name) = after("track-") {
        let track = Track::from_name(name)?;
        // The ground it goes on, and the tile.
        return Some(Face::sized((2.0 * map::CELL + 20.0, map::CELL), move |pen, of| {
            let [ground, tile] = [0.0, map::CELL + 20.0].map(|x| crate::scene::geometry::area(x, 0.0, map::CELL, of.h));
            map::terrain(pen, Terrain::Open(track), ground);
            pen.sprite(sprites::TRACKS[track.index()], tile);
        }));
    }
    let atlas = Atlas::ours().ok()?;
    if let Some(name) = after("district-") {
        let district = atlas.board.districts.into_iter().find(|district| district.name() == name)?;
        return Some(Face::sized(city::DISTRICT, move |pen, of| city::empty_district(pen, district, of)));
    }
    let number: usize = after("senator-")?.parse().ok()?;
    let senator = *atlas.board.senators.get(number.checked_sub(1)?)?;
    Some(Face::sized(panels::SENATOR, move |pen, of| panels::draw_senator(pen, senator, false, of)))
}
