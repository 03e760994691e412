//! What never changes on the trail: the land, the same in every edition; and the board's roads and plots.

use super::map::{CITY, SIZE, START, center, places, space_area};
use super::roads;
use crate::great_western_trail::pieces::plot;
use crate::scene::Ground;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::MIDDLE;
use engine::great_western_trail::Edition;
use engine::great_western_trail::content::*;

/// A ground by its name and how it is drawn.
type Named = (&'static str, fn(&mut Pen));

/// Bare land, for crops: there spaces move, and the roads with them.
pub const LAND: Named = ("gwt-land", land);

pub fn board(edition: Edition) -> Named {
    match edition {
        Edition::First => ("gwt-trail", |pen| ground(pen, &FIRST)),
        Edition::Second => ("gwt-trail-second", |pen| ground(pen, &SECOND)),
    }
}

/// The grounds that are needed soon after the start.
pub fn grounds(crops: &[(f32, f32)]) -> Vec<Ground> {
    let sized = |(name, draw): Named, zoom: f32, squeeze: f32| {
        let (width, height) = ((SIZE.0 * zoom).round() as u32, (SIZE.1 * zoom * squeeze).round() as u32);
        Ground { name, width, height, zoom, squeeze, draw }
    };
    let boards = [Edition::First, Edition::Second].map(|edition| sized(board(edition), MIDDLE, 1.0));
    boards.into_iter().chain(crops.iter().map(|&(x, y)| sized(LAND, x, y / x))).collect()
}

fn land(pen: &mut Pen) {
    pen.land(Sprite::LandTrail, area(0.0, 0.0, SIZE.0, SIZE.1));
}

fn ground(pen: &mut Pen, catalog: &Catalog) {
    land(pen);
    let roads = roads::roads(catalog, |place| center(catalog, place));
    roads::draw(pen, &roads);
    roads::chevrons(pen, &roads);
    for place in places(catalog) {
        let (of, space) = (space_area(catalog, place), catalog.space(place));
        match space.kind {
            SpaceKind::Neutral | SpaceKind::Building => {
                plot::plot(pen, Area::around(of.center(), plot::WIDTH, plot::HEIGHT), Ink::Stake);
            }
            SpaceKind::Hazard(_) | SpaceKind::Trade(_) | SpaceKind::TradeForToken => {
                plot::small(pen, Area::around(of.center(), 66.0, 70.0), space.kind);
            }
            SpaceKind::Start | SpaceKind::KansasCity | SpaceKind::Absent => {}
        }
    }
    corral(pen, START);
    city(pen);
}

/// Where herders wait before their first step.
pub fn corral(pen: &mut Pen, of: Area) {
    pen.fill(of, Ink::Plot, 16.0);
    pen.fill(of.inset(8.0), Ink::PlotLight, 12.0);
    for y in [of.y, of.y + 14.0, of.bottom() - 12.0, of.bottom()] {
        let rail = Outline::from(of.x - 2.0, y).to(of.right() + 2.0, y);
        pen.path(rail, None, Some((Ink::PlankDeep, 6.0)));
    }
    pen.path(
        Outline::from(of.right() - 4.0, of.y).to(of.right() - 4.0, of.bottom()),
        None,
        Some((Ink::PlankDeep, 6.0)),
    );
    for nth in 0..4 {
        let x = of.x + of.w * nth as f32 / 3.0;
        for y in [of.y + 4.0, of.bottom() - 6.0] {
            pen.plate(Area::around(at(x, y), 10.0, 26.0), Ink::PlankDeep, Ink::Line, 2.0, 2.0);
        }
    }
}

/// Kansas City without what lies there.
fn city(pen: &mut Pen) {
    pen.fill(CITY.shifted(7.0, 9.0), Ink::Shadow, 18.0);
    pen.plate(CITY, Ink::Walnut, Ink::Line, 4.0, 18.0);
    pen.land(Sprite::LandKansasCity, area(CITY.x + 8.0, CITY.y + 8.0, CITY.w - 16.0, 132.0));
}
