//! Districts, senators, goals and pieces alone, for those who read about them.

use super::{city, map, panels, sprites, train};
use crate::scene::geometry::area;
use crate::stage::Face;
use engine::pacific_rails::content::*;

const SPECIALIST: (f32, f32) = (120.0, 120.0);
const UPGRADE: (f32, f32) = (240.0, 100.0);

/// What this topic is about.
pub fn face(topic: &str) -> Option<Face> {
    let after = |what: &str| topic.strip_prefix(what);
    let atlas = Atlas::ours().ok()?;
    if let Some(name) = after("goal-") {
        let (goal, points) = (Goal::from_name(name)?, atlas.board.goal_points);
        return Some(Face::sized(panels::GOAL, move |pen, of| panels::goal(pen, goal, points, of)));
    }
    if let Some(name) = after("specialist-") {
        let kind = Specialist::from_name(name)?;
        return Some(Face::sized(SPECIALIST, move |pen, of| train::specialist(pen, kind, of)));
    }
    if let Some(name) = after("upgrade-") {
        let kind = (0..MOST_UPGRADES as u8).find(|&kind| Board::upgrade_name(kind) == name)?;
        return Some(Face::sized(UPGRADE, move |pen, of| train::upgrade(pen, kind, of)));
    }
    if let Some(name) = after("track-") {
        let track = Track::from_name(name)?;
        // The ground it goes on, and the tile.
        return Some(Face::sized((2.0 * map::CELL + 20.0, map::CELL), move |pen, of| {
            map::ground_of(pen, track, area(0.0, 0.0, map::CELL, of.h));
            pen.sprite(sprites::TRACKS[track.index()], area(map::CELL + 20.0, 0.0, map::CELL, of.h));
        }));
    }
    if let Some(name) = after("district-") {
        let district = atlas.board.districts.into_iter().find(|district| district.name() == name)?;
        return Some(Face::sized(city::BLOCK, move |pen, of| city::empty_block(pen, &atlas.board, district, of)));
    }
    let number: usize = after("senator-")?.parse().ok()?;
    let senator = *atlas.board.senators.get(number.checked_sub(1)?)?;
    Some(Face::sized(panels::SENATOR, move |pen, of| panels::senator(pen, senator, false, of)))
}
