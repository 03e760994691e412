//! The trail from the start to Kansas City, with the tiles on it, the herders, and the foresight spaces.

use crate::great_western_trail::pieces::icons::{self, NUMBER, Token};
use crate::great_western_trail::pieces::tile::{self, HEIGHT, SMALL_HEIGHT, SMALL_WIDTH, WIDTH};
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Edition, View, spots};

pub const SIZE: (f32, f32) = (2020.0, 1296.0);

/// Where Kansas City lies.
pub const CITY: Area = Area { x: 14.0, y: 14.0, w: 350.0, h: 386.0 };
/// The middle of the start.
const START: Area = Area { x: 1868.0, y: 1160.0, w: 140.0, h: 126.0 };

/// The middle of a space, in units of this block.
pub fn center(catalog: &Catalog, place: Place) -> Point {
    let space = catalog.space(place);
    match space.kind {
        SpaceKind::KansasCity => CITY.center(),
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
    match catalog.space(place).kind {
        SpaceKind::Neutral | SpaceKind::Building => Area::around(center(catalog, place), WIDTH, HEIGHT),
        SpaceKind::Hazard(_) | SpaceKind::Trade(_) | SpaceKind::TradeForToken | SpaceKind::Absent => {
            Area::around(center(catalog, place), SMALL_WIDTH, SMALL_HEIGHT)
        }
        SpaceKind::Start => START,
        SpaceKind::KansasCity => area(CITY.x, CITY.y, CITY.w, 150.0),
    }
}

/// A space and the herders beside it.
pub fn standing_area(catalog: &Catalog, place: Place) -> Area {
    let of = space_area(catalog, place);
    area(of.x - 20.0, of.y - 26.0, of.w + 110.0, of.h + 64.0)
}

pub fn draw(pen: &mut Pen, view: &View) {
    let catalog = view.catalog();
    match view.edition {
        Edition::First => pen.ground("gwt-trail", SIZE.0, SIZE.1, |pen| ground(pen, &FIRST)),
        Edition::Second => pen.ground("gwt-trail-second", SIZE.0, SIZE.1, |pen| ground(pen, &SECOND)),
    }
    kansas_city(pen, view);
    for place in places(catalog) {
        let of = space_area(catalog, place);
        let (spot, space) = (spots::trail(place), catalog.space(place));
        pen.spot(spot.clone(), of);
        if let Some(lies) = view.trail[place.index()] {
            pen.thing(Some(spot), lies.name(), of, |pen| match lies {
                Tile::Neutral(row) => {
                    tile::building(pen, of, &NEUTRAL[row as usize % NEUTRAL_COUNT], None, view.edition);
                }
                Tile::Private(seat, number) => tile::building(pen, of, face(view, number), Some(seat), view.edition),
                Tile::Hazard(hazard) => tile::hazard(pen, of, hazard),
                Tile::Teepee(teepee) => tile::teepee(pen, of, teepee),
            });
        }
        if let Some(risk) = space.risk {
            let strip = area(of.x + 10.0, of.bottom() - 4.0, of.w - 20.0, 38.0);
            if pen.shows(NUMBER) {
                pen.plate(strip, Ink::Panel, Ink::Line, 2.0, 8.0);
                icons::row(pen, &icons::effect(risk), strip.inset(3.0), 32.0);
            }
        }
        match space.kind {
            SpaceKind::Trade(value) => trade_value(pen, of, value),
            SpaceKind::TradeForToken => {
                pen.sprite(Sprite::Exchange, area(of.x - 10.0, of.bottom() - 27.0, 36.0, 36.0));
            }
            _ => {}
        }
    }
    for seat in Seat::all(view.players.len() as u8) {
        herder(pen, view, seat);
    }
}

/// The spaces of that edition.
fn places(catalog: &Catalog) -> impl Iterator<Item = Place> {
    Place::all().filter(|&place| catalog.space(place).kind != SpaceKind::Absent)
}

/// The face of a private building in use at this table.
pub fn face(view: &View, number: u8) -> &'static Building {
    view.face(number).unwrap_or(&FIRST_PRIVATE[0][0])
}

fn trade_value(pen: &mut Pen, of: Area, value: i8) {
    if !pen.shows(NUMBER) {
        return;
    }
    let coin = area(of.x - 10.0, of.bottom() - 27.0, 36.0, 36.0);
    if value < 0 {
        icons::amount(pen, Sprite::Pay, coin, &value.unsigned_abs().to_string(), &[NUMBER]);
    } else {
        icons::amount(pen, Sprite::Coin, coin, &value.to_string(), &[NUMBER]);
    }
}

/// Herders stand to the right of what they are on, up to two beside each other.
fn herder(pen: &mut Pen, view: &View, seat: Seat) {
    let Some(place) = view.players[seat.index()].herder else { return };
    let here = |other: &Seat| view.players[other.index()].herder == Some(place);
    let row = Seat::all(seat.0).filter(here).count();
    let (column, row) = ((row / 2) as f32, (row % 2) as f32);
    let of = space_area(view.catalog(), place);
    let size = (38.0, 54.0);
    let corner = match view.catalog().space(place).kind {
        SpaceKind::Start => at(of.x + 26.0, of.y + 10.0),
        SpaceKind::KansasCity => at(of.right() - 96.0, of.y + 26.0),
        _ => at(of.right() + 1.0, of.center().y - 55.0),
    };
    // From afar herders are drawn larger: they are what one looks for.
    let scale = if pen.shows(46.0) { 1.0 } else { 1.5 };
    let body = area(corner.x + column * 40.0 * scale, corner.y + row * 55.0, size.0 * scale, size.1 * scale);
    pen.thing(Some(spots::trail(place)), format!("herder {}", seat.0), body, |pen| {
        let mark = pen.mark_of(seat);
        pen.tinted(mark.herder, mark.ink, body);
        let shape = area(body.x, body.y + body.h * 0.3, body.w, body.w);
        let dy = if mark.letter == "Y" { 6.0 } else { 1.0 };
        pen.fit(shape.shifted(0.0, dy), &[22.0], mark.letter_ink, mark.letter);
    });
}

fn kansas_city(pen: &mut Pen, view: &View) {
    pen.text(at(CITY.x + 84.0, CITY.y + 34.0), Align::Left, 26.0, Ink::Line, "Kansas City");
    for (column, tiles) in view.foresight.iter().enumerate() {
        for (row, lies) in tiles.iter().enumerate() {
            let of = foresight_area(column, row);
            let spot = spots::foresight(column, row);
            pen.spot(spot.clone(), of);
            if let Some(lies) = lies {
                pen.thing(Some(spot), lies.name(), of, |pen| tile::supply(pen, of, *lies));
            }
        }
        let below = foresight_area(column, 1);
        let count = area(below.x, below.bottom() + 4.0, below.w, 30.0);
        icons::row(
            pen,
            &[Token::Icon(Sprite::CardBack), Token::Number(format!("×{}", view.supply[column]))],
            count,
            28.0,
        );
    }
}

fn foresight_area(column: usize, row: usize) -> Area {
    area(CITY.x + 16.0 + column as f32 * 110.0, CITY.y + 156.0 + row as f32 * 94.0, 98.0, SMALL_HEIGHT)
}

/// Ways, woods and empty spaces.
fn ground(pen: &mut Pen, catalog: &Catalog) {
    pen.fill(area(0.0, 0.0, SIZE.0, SIZE.1), Ink::Panel, 24.0);
    for place in places(catalog).filter(|&place| catalog.space(place).woods) {
        woods(pen, space_area(catalog, place));
    }
    for (ink, width) in [(Ink::Soft, 34.0), (Ink::Trail, 27.0)] {
        for place in places(catalog) {
            for &next in catalog.space(place).next {
                pen.line(&[center(catalog, place), center(catalog, Place(next))], ink, width, false);
            }
        }
    }
    for place in places(catalog) {
        space(pen, catalog, place);
    }
    pen.plate(CITY, Ink::Paper, Ink::Line, 4.0, 18.0);
    pen.sprite(Sprite::KansasCity, area(CITY.x + 10.0, CITY.y + 12.0, 66.0, 66.0));
    for column in 0..3 {
        for row in 0..2 {
            pen.frame(foresight_area(column, row), Ink::Soft, 2.0, 10.0, true);
        }
    }
    pen.plate(START, Ink::Paper, Ink::Line, 4.0, 30.0);
    pen.sprite(Sprite::Arrow, area(START.x + 4.0, START.y + 50.0, 24.0, 24.0));
}

fn space(pen: &mut Pen, catalog: &Catalog, place: Place) {
    let of = space_area(catalog, place);
    match catalog.space(place).kind {
        SpaceKind::Neutral | SpaceKind::Building => {
            pen.fill(of, Ink::Paper, 12.0);
            pen.frame(of, Ink::Soft, 3.0, 12.0, true);
            if catalog.space(place).woods {
                let side = 34.0;
                pen.sprite(Sprite::Woods, Area::around(of.center(), side, side));
            }
        }
        SpaceKind::Hazard(kind) => {
            pen.fill(of, Ink::Paper, 10.0);
            pen.frame(of, icons::hazard(kind).1, 4.0, 10.0, true);
        }
        SpaceKind::Trade(_) | SpaceKind::TradeForToken => {
            pen.fill(of, Ink::Paper, 10.0);
            pen.frame(of, Ink::TeepeeGreen, 3.0, 10.0, true);
        }
        SpaceKind::Start | SpaceKind::KansasCity | SpaceKind::Absent => {}
    }
}

/// Trees that look out from behind the tile.
fn woods(pen: &mut Pen, of: Area) {
    pen.fill(of.inset(-16.0), Ink::Woods, 30.0);
    for (x, y) in [(of.x - 24.0, of.y - 26.0), (of.right() - 22.0, of.y - 30.0), (of.x - 26.0, of.bottom() - 34.0)] {
        pen.sprite(Sprite::Woods, area(x, y, 44.0, 44.0));
    }
}
