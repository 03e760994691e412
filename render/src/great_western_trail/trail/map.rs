//! Where the spaces of the trail lie, in units of its block.

use crate::great_western_trail::pieces::{front, small};
use crate::scene::geometry::{Area, Point, area, at};
use engine::great_western_trail::View;
use engine::great_western_trail::content::*;

pub const SIZE: (f32, f32) = (2020.0, 1296.0);

/// Where Kansas City lies.
pub const CITY: Area = Area { x: 14.0, y: 14.0, w: 350.0, h: 400.0 };
/// Where its roads end.
const GATE: Point = Point { x: 300.0, y: 210.0 };
pub const START: Area = Area { x: 1866.0, y: 1162.0, w: 140.0, h: 112.0 };

/// What can be built on.
const PLOT: (f32, f32) = (172.0, 112.0);

/// The middle of a space.
pub fn center(catalog: &Catalog, place: Place) -> Point {
    let space = catalog.space(place);
    match space.kind {
        SpaceKind::KansasCity => GATE,
        SpaceKind::Start => START.center(),
        _ => {
            let (dx, dy) = nudge(space.id);
            at(20.0 + (space.xy.0 + dx) * 19.75, (space.xy.1 + dy) * 22.0 - 26.0)
        }
    }
}

/// In some places the layout leaves too little room for herders.
fn nudge(id: &str) -> (f32, f32) {
    match id {
        "e-2" => (-2.2, 0.6),
        "rockfall-1" => (0.8, 0.0),
        "rockfall-2" | "rockfall-3" => (1.8, 0.0),
        "rockfall-4" => (0.0, -0.6),
        "g-1" | "g-2" => (1.2, 0.0),
        "drought-risk-1" => (0.0, -1.2),
        "flood-1" | "flood-2" | "flood-3" | "flood-4" => (-1.0, 0.0),
        _ => (0.0, 0.0),
    }
}

/// What a space covers.
pub fn space_area(catalog: &Catalog, place: Place) -> Area {
    let middle = center(catalog, place);
    match catalog.space(place).kind {
        SpaceKind::Neutral | SpaceKind::Building => Area::around(middle, PLOT.0, PLOT.1),
        SpaceKind::Hazard(_) | SpaceKind::Trade(_) | SpaceKind::TradeForToken | SpaceKind::Absent => {
            Area::around(middle, small::WIDTH, small::HEIGHT)
        }
        SpaceKind::Start => START,
        SpaceKind::KansasCity => area(CITY.x, CITY.y, CITY.w, 160.0),
    }
}

/// What lies on a space covers a little more than the space.
pub fn tile_area(catalog: &Catalog, place: Place) -> Area {
    match catalog.space(place).kind {
        SpaceKind::Neutral | SpaceKind::Building => Area::around(center(catalog, place), front::WIDTH, front::HEIGHT),
        _ => space_area(catalog, place),
    }
}

/// The spaces of that edition.
pub fn places(catalog: &Catalog) -> impl Iterator<Item = Place> {
    Place::all().filter(|&place| catalog.space(place).kind != SpaceKind::Absent)
}

/// The face of a private building in use at this table.
pub fn face(view: &View, number: u8) -> &'static Building {
    view.face(number).unwrap_or(&FIRST_PRIVATE[0][0])
}
