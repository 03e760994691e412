//! Questions about the city: which district, by which worker, where a house goes, how many hats.

use super::asked::{Asked, Chip, WIDTH, goods};
use super::own;
use crate::pacific_rails::city::{City, house_plot};
use crate::pacific_rails::spots::{seat_of, verb};
use crate::pacific_rails::train;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::Pen;
use crate::scene::sprite::Sprite;
use crate::scene::{On, Scene};
use crate::stage::header;
use engine::pacific_rails::content::*;
use engine::{Arg, Offer};

const BADGE: f32 = 60.0;
const BESIDE: f32 = 58.0;

fn chips(asked: &Asked) -> Vec<Chip> {
    let mut chips = goods();
    if asked.player().hats > 0 {
        chips.insert(0, Chip::Hats);
    }
    chips
}

pub fn scene(asked: &Asked) -> Scene {
    let mut scene = asked.scene(720.0, &chips(asked));
    let of = area(0.0, header::HEIGHT, WIDTH, 636.0);
    draw(asked, &mut scene, of);
    scene
}

/// How many hats are added to what is done: the city, and the hats below it.
pub fn hats(asked: &Asked) -> Scene {
    let shelf = 150.0;
    let mut scene = asked.scene(790.0, &goods());
    let height = scene.height - header::HEIGHT - shelf;
    draw(asked, &mut scene, area(0.0, header::HEIGHT, WIDTH, height));
    let mut pen = Asked::pen(&mut scene);
    let top = header::HEIGHT + height;
    train::shelf(&mut pen, top, shelf);
    own::hats(&mut pen, asked, area(16.0, top + 30.0, WIDTH - 32.0, shelf - 46.0));
    scene
}

fn draw(asked: &Asked, scene: &mut Scene, of: Area) {
    let mut city = City::new(asked.view, of);
    city.chosen = chosen(asked);
    let mut pen = Pen::in_pane(scene, of, crate::scene::pen::LEAST_TEXT);
    city.draw(&mut pen);
    for offer in &asked.offers {
        seat(&mut pen, &city, asked, offer);
    }
}

/// The district whose spots are asked about: the one that all of them touch.
fn chosen(asked: &Asked) -> Option<usize> {
    let spots: Vec<usize> = asked.offers.iter().filter_map(|offer| spot_of(offer)).collect();
    if spots.is_empty() || asked.offers.iter().any(|offer| verb(offer) == "use") {
        return None;
    }
    let board = asked.board();
    let touches = |district: &usize| spots.iter().all(|&spot| board.spots[spot].contains(&(*district as u8)));
    let mut common = (0..DISTRICTS).filter(touches);
    let named = asked.offers.iter().find_map(|offer| district_of(asked, offer));
    match (common.next(), common.next()) {
        (Some(one), None) => Some(one),
        // A spot alone lies between two: what can be stepped on tells which.
        _ => named,
    }
}

fn spot_of(offer: &Offer) -> Option<usize> {
    let number = offer.at.iter().find_map(|spot| spot.as_str().strip_prefix("spot.s"))?;
    number.parse::<usize>().ok()?.checked_sub(1)
}

fn district_of(asked: &Asked, offer: &Offer) -> Option<usize> {
    let name = offer.at.iter().find_map(|spot| spot.as_str().strip_prefix("district."))?;
    asked.board().districts.iter().position(|district| district.name() == name)
}

/// Where the number of an offer sits. Several offers about one place lie in a row, each with what tells them apart.
fn seat(pen: &mut Pen, city: &City, asked: &Asked, offer: &Offer) {
    let Some(name) = seat_of(offer) else { return };
    let nth = pen.scene.seats.iter().filter(|seat| seat.spot == name).count();
    // Numbers below one another have what tells them apart at their side.
    let (place, below, size, on) = match (district_of(asked, offer), spot_of(offer)) {
        // At the edge of the block, beside the spot: one spot serves two blocks.
        (Some(district), Some(spot)) => {
            (between(city, district, spot, nth as f32), city.is_beside(spot), BESIDE, On::Paper)
        }
        (Some(district), None) => {
            let (of, nth) = (city.place(district), nth as f32);
            let (place, size) = match verb(offer) {
                "house" => (next_plot(city, asked, district), 52.0),
                "lay" => (at(of.x + of.w * 0.26, of.bottom() - 8.0), BADGE),
                "hire" => (at(of.x + of.w * 0.70, of.bottom() - 8.0), BADGE),
                "use" => (at(of.x + 14.0 + 62.0 * nth, of.y + 14.0), BADGE),
                // Off the numbers of a spot at its left.
                _ => (at(of.x + 26.0, of.y + 14.0 + 62.0 * nth), BADGE),
            };
            (place, verb(offer) != "use", size, On::Paper)
        }
        (None, Some(spot)) => (on_spot(city, asked, spot, nth), city.is_beside(spot), BESIDE, On::Land),
        (None, None) => return,
    };
    for (row, sprite) in told_apart(offer).into_iter().enumerate() {
        let off = 40.0 + row as f32 * if below { 22.0 } else { 15.0 };
        let middle = if below { at(place.x + off, place.y - 8.0) } else { at(place.x, place.y - off) };
        pen.sprite(sprite, Area::around(middle, 48.0, 48.0));
    }
    for spot in &offer.at {
        pen.spot(spot.clone(), Area::around(place, size, size));
    }
    pen.badge_seat(&name, place, size, on);
}

/// Hats that are added, or what the centre is used for.
fn told_apart(offer: &Offer) -> Vec<Sprite> {
    let argument = |name: &str| offer.label.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg);
    match (argument("in"), argument("count")) {
        (Some(Arg::Name(name)), _) if name == "pri-in-lay" => vec![Sprite::TrackRail],
        (Some(Arg::Name(name)), _) if name == "pri-in-hire" => vec![Sprite::WorkerAny],
        (_, Some(Arg::Number(hats))) => vec![Sprite::Hat; usize::try_from(*hats).unwrap_or(0).min(4)],
        _ => Vec::new(),
    }
}

/// At the edge of the block, beside the spot; further numbers lead away from that.
fn between(city: &City, district: usize, spot: usize, nth: f32) -> Point {
    let (of, middle) = (city.place(district).center(), city.spot(spot));
    if city.is_beside(spot) {
        let side = (of.x - middle.x).signum();
        at(middle.x + side * 16.0, middle.y + side * (62.0 + 60.0 * nth))
    } else {
        let side = (of.y - middle.y).signum();
        at(middle.x + side * (64.0 + 60.0 * nth), middle.y + side * 12.0)
    }
}

/// On an empty spot, or beside whoever stands there. Several numbers lie around the spot, along its street.
fn on_spot(city: &City, asked: &Asked, spot: usize, nth: usize) -> Point {
    let middle = city.spot(spot);
    let count = asked.offers.iter().filter(|offer| spot_of(offer) == Some(spot)).count();
    let taken = asked.view.spots[spot].is_some();
    let along = (nth as f32 - (count as f32 - 1.0) / 2.0) * 60.0;
    match (city.is_beside(spot), taken) {
        // A little higher where there are many, so that the street below is free.
        (true, _) => {
            at(middle.x + if taken { 44.0 } else { 0.0 }, middle.y + along - if count > 2 { 10.0 } else { 0.0 })
        }
        (false, false) => at(middle.x + along, middle.y),
        (false, true) => at(middle.x + [44.0, 104.0, -44.0, -104.0][nth % 4], middle.y),
    }
}

fn next_plot(city: &City, asked: &Asked, district: usize) -> Point {
    let built = match asked.board().districts[district] {
        District::Collect { good, .. } => asked.view.players.iter().map(|player| player.built[good.index()]).sum(),
        _ => 0_u8,
    };
    house_plot(city.place(district), usize::from(built).min(2)).center()
}
