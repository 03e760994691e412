//! Questions about the city: which district, by which worker, where a house goes, how many hats.

use super::asked::{Asked, Chip, WIDTH};
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
use engine::{Offer, Spot};

const BADGE: f32 = 60.0;
const BESIDE: f32 = 54.0;

fn chips(asked: &Asked) -> Vec<Chip> {
    let mut chips = asked.goods();
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
    let mut scene = asked.scene(790.0, &asked.goods());
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

/// Where the number of an offer sits.
fn seat(pen: &mut Pen, city: &City, asked: &Asked, offer: &Offer) {
    let Some(name) = seat_of(offer) else { return };
    match (district_of(asked, offer), spot_of(offer)) {
        // At the edge of the block, beside the spot: one spot serves two blocks.
        (Some(district), Some(spot)) => {
            pen.badge_seat(&name, between(city, district, spot), BESIDE, On::Paper);
        }
        (Some(district), None) => {
            let of = city.place(district);
            let (middle, size) = match verb(offer) {
                "house" => (next_plot(city, asked, district), 52.0),
                "lay" => (at(of.x + of.w * 0.26, of.bottom() - 8.0), BADGE),
                "hire" => (at(of.x + of.w * 0.70, of.bottom() - 8.0), BADGE),
                _ => (at(of.x + 14.0, of.y + 14.0), BADGE),
            };
            pen.badge_seat(&name, middle, size, On::Paper);
        }
        (None, Some(spot)) => on_spot(pen, city, asked, &name, spot),
        (None, None) => {}
    }
}

fn between(city: &City, district: usize, spot: usize) -> Point {
    let (of, middle) = (city.place(district).center(), city.spot(spot));
    if city.is_beside(spot) {
        let side = (of.x - middle.x).signum();
        at(middle.x + side * 16.0, middle.y + side * 60.0)
    } else {
        let side = (of.y - middle.y).signum();
        at(middle.x + side * 62.0, middle.y + side * 12.0)
    }
}

fn next_plot(city: &City, asked: &Asked, district: usize) -> Point {
    let built = match asked.board().districts[district] {
        District::Collect { good, .. } => asked.view.players.iter().map(|player| player.built[good.index()]).sum(),
        _ => 0_u8,
    };
    house_plot(city.place(district), usize::from(built).min(2)).center()
}

/// On an empty spot, or beside whoever stands there. Where hats may be added as well there are several numbers, each with
/// as many hats.
fn on_spot(pen: &mut Pen, city: &City, asked: &Asked, name: &Spot, spot: usize) {
    if pen.scene.seats.iter().any(|seat| seat.spot == *name) {
        return;
    }
    let middle = city.spot(spot);
    let count = asked.offers.iter().filter(|offer| spot_of(offer) == Some(spot)).count();
    let (dx, dy) = if asked.view.spots[spot].is_some() { (30.0, -26.0) } else { (0.0, 0.0) };
    let beside = city.is_beside(spot);
    for nth in 0..count {
        let far = nth as f32 * if beside { 76.0 } else { 66.0 };
        let place =
            if beside { at(middle.x + dx, middle.y + dy + far) } else { at(middle.x + dx + far, middle.y + dy) };
        for hat in 0..nth {
            let up = 34.0 + hat as f32 * 15.0;
            pen.sprite(Sprite::Hat, Area::around(at(place.x, place.y - up), 54.0, 54.0));
        }
        pen.badge_seat(name, place, BESIDE, On::Land);
    }
}
