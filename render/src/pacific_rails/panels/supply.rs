//! What is left for everybody: resources, tiles and specialists.

use crate::pacific_rails::sprites;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::spot;
use engine::Spot;
use engine::pacific_rails::View;
use engine::pacific_rails::content::*;

/// A supply that is not limited may be less than nothing.
fn amount(count: i16) -> String {
    if count < 0 { "∞".to_owned() } else { count.to_string() }
}

fn pile(pen: &mut Pen, spot: Spot, name: &str, sprite: Sprite, count: String, of: Area) {
    pen.spot(spot.clone(), of);
    pen.thing(Some(spot), format!("{count} {name}"), of, |pen| {
        pen.fill(of.shifted(4.0, 5.0), Ink::Shadow, 12.0);
        pen.plate(of, if count == "0" { Ink::FaceDim } else { Ink::Face }, Ink::Line, 4.0, 12.0);
        let side = (of.h - 14.0).min(of.w * 0.5);
        pen.sprite(sprite, Area::around(at(of.x + of.w * 0.30, of.center().y), side, side));
        pen.text(at(of.x + of.w * 0.76, of.center().y), Align::Middle, 50.0, Ink::Line, count);
    });
}

/// Resources above, tiles below them, then specialists.
pub fn supply(pen: &mut Pen, view: &View, of: Area) {
    let line = |nth: usize| area(of.x, of.y + nth as f32 * (of.h + 12.0) / 3.0, of.w, (of.h - 24.0) / 3.0);
    for (good, place) in Good::ALL.into_iter().zip(line(0).columns(4, 12.0)) {
        let count = amount(view.goods[good.index()]);
        pile(pen, spot!("supply.{}", good.name()), good.name(), sprites::GOODS[good.index()], count, place);
    }
    for (track, place) in Track::ALL.into_iter().zip(line(1).columns(3, 12.0)) {
        let count = amount(view.tracks[track.index()]);
        pile(pen, spot!("supply.{}", track.name()), track.name(), sprites::TRACKS[track.index()], count, place);
    }
    specialists_left(pen, view, line(2));
}

/// Those who can still be hired: each with a face, so that nobody takes them for tiles.
fn specialists_left(pen: &mut Pen, view: &View, of: Area) {
    for (kind, place) in Specialist::ALL.into_iter().zip(of.columns(4, 12.0)) {
        let (spot, count) = (spot!("pile.{}", kind.name()), view.piles[kind.index()]);
        pen.spot(spot.clone(), place);
        pen.thing(Some(spot), format!("{count} {}", kind.name()), place, |pen| {
            pen.fill(place.shifted(4.0, 5.0), Ink::Shadow, 12.0);
            pen.plate(place, Ink::Neutral, Ink::Line, 4.0, 12.0);
            let side = (place.h - 20.0).min(place.w * 0.46);
            let token = Area::around(at(place.x + place.w * 0.32, place.center().y), side, side);
            pen.plate(token.inset(-4.0), Ink::Face, Ink::Line, 3.0, 10.0);
            pen.sprite(sprites::specialist(kind), token.inset(4.0));
            pen.text(
                at(place.x + place.w * 0.78, place.center().y),
                Align::Middle,
                50.0,
                Ink::Chalk,
                count.to_string(),
            );
        });
    }
}
