//! The extension board of Rails to the North, one map with the strip of its cities: they stand on the main line along the
//! southern edge, and branches rise from them.

use super::cities::{self, arrow_tokens, brings, crest, printed_name};
use super::north_plan::{MAIN_LINE, SIDE, center, main_city, square, tile_area};
pub use super::north_plan::{SIZE, TILE};
use super::{frame, stations, track};
use crate::great_western_trail::pieces::icons::{self, Token};
use crate::scene::On;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;
use crate::stage::tokens;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Edition, View, spots};
use engine::{Seat, Spot};

/// A card on the main line.
const CARD: (f32, f32) = (168.0, 166.0);
/// The sign of a city below its town.
const TAG: f32 = 90.0;
/// Of what a disc brings there: in a crop its numbers can be read.
const BRINGS: f32 = 48.0;
const TAG_NAME: f32 = 28.0;

fn house_area(town: Town) -> Area {
    let (of, (w, h)) = (square(town), stations::SIZE);
    area(of.center().x - w / 2.0, of.y - h - 8.0, w, h)
}

fn card_area(city: City) -> Option<Area> {
    Some(area(main_city(city)? - CARD.0 / 2.0, MAIN_LINE - 34.0, CARD.0, CARD.1))
}

/// Below its square: crest, value and what a disc brings, then the name.
fn tag_area(catalog: &Catalog, city: City, town: Town) -> Area {
    let of = square(town);
    let name = type_case::width(&printed_name(city).join(" "), TAG_NAME) + 22.0;
    let upper = 118.0 + tokens::width(&brings(catalog.crest(city)), BRINGS);
    let w = name.max(upper);
    area(of.center().x - w / 2.0, of.bottom() - 5.0, w, TAG)
}

/// The cities of the map, each with the town it stands in.
fn cities_beyond(catalog: &Catalog) -> impl Iterator<Item = (City, Town)> + '_ {
    catalog.cities.order.iter().filter_map(|&city| Some((city, catalog.crest(city).town?)))
}

/// The cities of the strip.
fn cities_of_strip(catalog: &Catalog) -> impl Iterator<Item = (City, Area)> + '_ {
    catalog.cities.order.iter().filter_map(|&city| Some((city, card_area(city)?)))
}

pub fn draw(pen: &mut Pen, view: &View) {
    let catalog = view.catalog();
    match view.edition {
        Edition::First => pen.ground("gwt-north", SIZE.0, SIZE.1, |pen| ground(pen, &FIRST_NORTH)),
        Edition::Second => pen.ground("gwt-north-second", SIZE.0, SIZE.1, |pen| ground(pen, &SECOND_NORTH)),
    }
    for town in Town::all() {
        draw_town(pen, view, town);
    }
    for (city, town) in cities_beyond(catalog) {
        let of = tag_area(catalog, city, town);
        tag_text(pen, catalog, city, of);
        discs(pen, view, city, of);
    }
    for (city, of) in cities_of_strip(catalog) {
        card_text(pen, catalog, city, of);
        discs(pen, view, city, of);
    }
    for arrow in catalog.cities.arrows {
        if let Some(middle) = arrow_center(arrow) {
            tokens::row(pen, &arrow_tokens(arrow), Area::around(middle, 84.0, 40.0), 38.0, Ink::Line);
        }
    }
    spare_masters(pen, view);
}

fn draw_town(pen: &mut Pen, view: &View, town: Town) {
    let of = square(town);
    let spot = spots::town(town);
    pen.spot(spot.clone(), of);
    number_seat(pen, view.catalog(), &spot, of);
    let mut there = 0;
    for seat in Seat::all(view.players.len() as u8).filter(|seat| view.players[seat.index()].towns.has(town)) {
        let disc = slot(of, there).inset(3.0);
        pen.thing(Some(spot.clone()), format!("branchlet {}", seat.0), disc, |pen| pen.mark(seat, disc));
        there += 1;
    }
    slots(pen, town, there);
    if let Some(station) = town.square().station() {
        stations::draw(pen, view, station, house_area(town));
    }
    let tile = TILE_TOWNS.iter().position(|&other| other == town).and_then(|row| view.town_tiles[row]);
    if let Some(tile) = tile {
        let of = tile_area(town);
        pen.thing(Some(spot), format!("town tile {}", tile.name()), of, |pen| draw_tile(pen, of, tile));
    }
}

/// The number of an offer touches the upper left corner of what it stands for, or the next side where it covers nothing else.
fn number_seat(pen: &mut Pen, catalog: &Catalog, spot: &Spot, of: Area) {
    let r = 30.0 / pen.zoom;
    let kept: Vec<Area> = read_areas(catalog).filter(|kept| kept.overlap(of.inset(-2.0 * r)).is_some()).collect();
    let map = area(r, r, SIZE.0 - 2.0 * r, SIZE.1 - 2.0 * r);
    let is_free = |&middle: &Point| map.distance(middle) == 0.0 && !kept.iter().any(|kept| kept.distance(middle) < r);
    let (near, far) = (0.55 * r, r - 8.0);
    let corners = [(of.x - near, of.y - near), (of.right() + near, of.y - near)];
    let sides = [(of.x - far, of.center().y), (of.right() + far, of.center().y)];
    let feet = [(of.x - near, of.bottom() + near), (of.right() + near, of.bottom() + near)];
    let ends = [(of.center().x, of.y - far), (of.center().x, of.bottom() + far)];
    let places = [corners, sides, feet, ends];
    let mut places = places.as_flattened().iter().map(|&(x, y)| at(x, y));
    let middle = places.clone().find(is_free).or_else(|| places.next()).unwrap_or_else(|| of.center());
    pen.badge_seat(spot, middle, 2.0 * r, On::Paper);
}

/// What lies on the map and has something to read.
pub fn read_areas(catalog: &Catalog) -> impl Iterator<Item = Area> + '_ {
    let towns = Town::all().flat_map(|town| {
        let house = town.square().station().map(|_| house_area(town));
        let tile = TILE_TOWNS.contains(&town).then(|| tile_area(town));
        [Some(square(town).inset(10.0)), house, tile].into_iter().flatten()
    });
    let tags = cities_beyond(catalog).map(|(city, town)| tag_area(catalog, city, town));
    // Marks of those who delivered hang from the lower edge.
    towns.chain(
        tags.chain(cities_of_strip(catalog).map(|(_, of)| of))
            .map(|of| area(of.x + 6.0, of.y + 6.0, of.w - 12.0, of.h + 22.0)),
    )
}

/// What the next branchlets bring; branchlets cover the places before.
fn slots(pen: &mut Pen, town: Town, there: usize) {
    for (row, &brings) in town.square().slots.iter().enumerate().skip(there) {
        let token = match brings {
            Slot::Nothing => continue,
            Slot::Dollars(dollars) => Token::Coin(dollars.into()),
            Slot::Pay(dollars) => Token::Pay(dollars.to_string()),
            Slot::Certificate => Token::Icon(Sprite::Certificate),
            Slot::Token => Token::Icon(Sprite::Exchange),
            Slot::Objective => Token::Icon(Sprite::Objective),
        };
        tokens::row(pen, &[token], slot(square(town), row), 48.0, Ink::Line);
    }
}

pub fn draw_tile(pen: &mut Pen, of: Area, tile: TownTile) {
    pen.fill(of.shifted(4.0, 5.0), Ink::Shadow, 6.0);
    pen.plate(of, Ink::FaceDim, Ink::Stake, 3.0, 6.0);
    let rows: Vec<Vec<Token>> = tile.effects().iter().map(icons::effect).collect();
    tokens::row(pen, &rows.join(&Token::Slash), of.inset(5.0), of.h * 0.84, Ink::Line);
}

/// A town with what is printed beside it, wherever it lies on the board: the area, and how it is drawn there.
pub fn town_face(town: Town, catalog: &'static Catalog) -> (Area, impl FnOnce(&mut Pen)) {
    let city = cities_beyond(catalog).find(|(_, other)| *other == town).map(|(city, _)| city);
    let station = town.square().station();
    let mut of = square(town);
    if station.is_some() {
        of = of.union(house_area(town));
    }
    if let Some(city) = city {
        of = of.union(tag_area(catalog, city, town));
    }
    let draw = move |pen: &mut Pen| {
        town_ground(pen, town);
        slots(pen, town, 0);
        if let Some(station) = station {
            stations::ground(pen, station, house_area(town));
            stations::price(pen, station, house_area(town));
        }
        if let Some(city) = city {
            let of = tag_area(catalog, city, town);
            tag(pen, catalog, city, of);
            tag_text(pen, catalog, city, of);
        }
    };
    (of, draw)
}

/// One of the four places of a square, for the first to the fourth branchlet.
fn slot(of: Area, row: usize) -> Area {
    let half = SIDE / 2.0 - 8.0;
    area(of.x + 8.0 + (row % 2) as f32 * half, of.y + 8.0 + (row / 2) as f32 * half, half, half)
}

/// Who has delivered there: marks along the lower edge.
fn discs(pen: &mut Pen, view: &View, city: City, of: Area) {
    let spot = spots::city(city);
    pen.spot(spot.clone(), of);
    number_seat(pen, view.catalog(), &spot, of);
    let count = |seat: Seat| view.players[seat.index()].cities.get(city);
    let there: Vec<Seat> = Seat::all(view.players.len() as u8).filter(|&seat| count(seat) > 0).collect();
    let width = |seat: Seat| if count(seat) > 1 { 60.0 } else { 42.0 };
    let mut x = of.center().x - there.iter().map(|&seat| width(seat)).sum::<f32>() / 2.0;
    for seat in there {
        let disc = Area::around(at(x + 20.0, of.bottom() + 8.0), 36.0, 36.0);
        pen.thing(Some(spot.clone()), format!("{} disc {}", count(seat), seat.0), disc, |pen| {
            pen.mark_with_halo(seat, disc);
            if count(seat) > 1 {
                let middle = at(disc.right() + 9.0, disc.center().y);
                pen.disc(middle, 27.0, Ink::Face, Some((Ink::Line, 2.0)));
                pen.figure(middle, 23.0, Ink::Line, count(seat).to_string());
            }
        });
        x += width(seat);
    }
}

fn card_text(pen: &mut Pen, catalog: &Catalog, city: City, of: Area) {
    let crest = catalog.crest(city);
    pen.text(at(of.right() - 46.0, of.y + 42.0), Align::Middle, 56.0, Ink::Line, crest.value.to_string());
    let name = printed_name(city).join(" ");
    let size = 30.0 * (of.w - 18.0).min(type_case::width(&name, 30.0)) / type_case::width(&name, 30.0);
    pen.text(at(of.center().x, of.y + 94.0), Align::Middle, size, Ink::Line, name);
    let row = area(of.x + 8.0, of.y + 110.0, of.w - 16.0, 40.0);
    tokens::row(pen, &brings(crest), row, 44.0, Ink::Line);
}

fn tag_text(pen: &mut Pen, catalog: &Catalog, city: City, of: Area) {
    let crest = catalog.crest(city);
    let row = brings(crest);
    let (left, w) = (tag_left(crest, of), tokens::width(&row, BRINGS));
    pen.text(at(left + 78.0, of.y + 31.0), Align::Middle, 47.0, Ink::Line, crest.value.to_string());
    tokens::row(pen, &row, area(left + 110.0, of.y + 6.0, w + 0.5, BRINGS), BRINGS, Ink::Line);
    let name = printed_name(city).join(" ");
    pen.text(at(of.center().x, of.y + 72.0), Align::Middle, TAG_NAME, Ink::Line, name);
}

/// Where the upper row of a sign begins.
fn tag_left(crest: &CityCrest, of: Area) -> f32 {
    of.x + (of.w - 110.0 - tokens::width(&brings(crest), BRINGS)) / 2.0
}

/// Station masters that lie beside no station, to be had in New York.
fn spare_masters(pen: &mut Pen, view: &View) {
    for (row, master) in view.spare_masters.iter().enumerate() {
        let of = area(SIZE.0 - 122.0, 84.0 + row as f32 * 88.0, 98.0, 78.0);
        pen.thing(None, format!("unused station master of {}", master.name()), of, |pen| {
            stations::master_tile(pen, of, master, view.edition);
        });
    }
}

fn area_ink(area: engine::great_western_trail::content::Area) -> Ink {
    use engine::great_western_trail::content::Area as Region;
    match area {
        Region::Green => Ink::TreeLit,
        Region::Purple => Ink::Engineer,
        Region::Blue => Ink::Seat1,
        Region::Red => Ink::Red,
        Region::Teal => Ink::WaterEdge,
        Region::Violet => Ink::Value5,
    }
}

/// Between the two cards.
fn arrow_center(arrow: &Arrow) -> Option<Point> {
    let (one, two) = (main_city(arrow.between.0)?, main_city(arrow.between.1)?);
    Some(at(f32::midpoint(one, two), MAIN_LINE + 62.0))
}

fn ground(pen: &mut Pen, catalog: &Catalog) {
    let whole = area(0.0, 0.0, SIZE.0, SIZE.1);
    pen.land(Sprite::LandNorth, whole);
    track::draw(pen, &[at(0.0, MAIN_LINE), at(SIZE.0, MAIN_LINE)], 38.0);
    let offices = (0..TOWN_COUNT as u8).map(Town).filter(|town| OFFICE_TOWNS >> town.0 & 1 == 1);
    let rails = offices.map(|town| (City::KANSAS_CITY, town)).chain(CITY_RAILS);
    for (city, town) in rails {
        if let Some(x) = main_city(city) {
            track::draw(pen, &curve(at(x, MAIN_LINE - 12.0), center(town)), track::BED);
        }
    }
    for town in Town::all() {
        for &next in town.square().links.iter().filter(|&&next| next > town.0) {
            track::draw(pen, &curve(center(town), center(Town(next))), track::BED);
        }
    }
    for town in Town::all() {
        town_ground(pen, town);
        if let TownSize::Station(station) = town.square().size {
            stations::ground(pen, station, house_area(town));
        }
    }
    for (city, town) in cities_beyond(catalog) {
        tag(pen, catalog, city, tag_area(catalog, city, town));
    }
    for arrow in catalog.cities.arrows {
        if let Some(middle) = arrow_center(arrow) {
            cities::road(pen, arrow, middle, 0.0);
        }
    }
    for (city, of) in cities_of_strip(catalog) {
        card(pen, catalog, city, of);
    }
    frame::round(pen, whole);
}

/// Points along a branch: it leaves and arrives upright where there is room for that.
fn curve(from: Point, to: Point) -> Vec<Point> {
    if (from.y - to.y).abs() < 130.0 {
        return vec![from, to];
    }
    let middle = f32::midpoint(from.y, to.y);
    let point = |step: usize| {
        let u = step as f32 / 16.0;
        let v = 1.0 - u;
        let (first, last) = (v * v * v, u * u * u);
        let (left, bent) = (first + 3.0 * v * v * u, 3.0 * u * v);
        at(left * from.x + (1.0 - left) * to.x, first * from.y + bent * middle + last * to.y)
    };
    (0..=16).map(point).collect()
}

fn town_ground(pen: &mut Pen, town: Town) {
    let of = square(town);
    pen.fill(of.shifted(5.0, 6.0), Ink::Shadow, 17.0);
    pen.plate(of, area_ink(town.square().area), Ink::Line, 3.0, 17.0);
    pen.fill(of.inset(10.0), Ink::Face, 8.0);
    let Point { x, y } = of.center();
    let cross = Outline::from(x, of.y + 13.0).to(x, of.bottom() - 13.0).jump(of.x + 13.0, y).to(of.right() - 13.0, y);
    pen.path(cross, None, Some((Ink::Plot, 2.4)));
}

/// A sign without what is written on it.
fn tag(pen: &mut Pen, catalog: &Catalog, city: City, of: Area) {
    pen.fill(of.shifted(4.0, 5.0), Ink::Shadow, 10.0);
    pen.plate(of, Ink::Face, Ink::Line, 3.0, 10.0);
    let printed = catalog.crest(city);
    let left = tag_left(printed, of);
    pen.sprite(crest(city), Area::around(at(left + 26.0, of.y + 31.0), 48.0, 48.0));
    corner(pen, printed.white, at(left + 46.0, of.y + 48.0));
}

fn card(pen: &mut Pen, catalog: &Catalog, city: City, of: Area) {
    pen.fill(of.shifted(5.0, 6.0), Ink::Shadow, 14.0);
    pen.plate(of, Ink::Face, Ink::Line, 4.0, 14.0);
    pen.sprite(crest(city), Area::around(at(of.x + 42.0, of.y + 42.0), 68.0, 68.0));
    corner(pen, catalog.crest(city).white, at(of.x + 74.0, of.y + 66.0));
}

/// Which discs a city takes.
fn corner(pen: &mut Pen, white: bool, middle: Point) {
    let disc = if white { Sprite::DiscWhite } else { Sprite::DiscDark };
    pen.sprite(disc, Area::around(middle, 18.0, 18.0));
}
