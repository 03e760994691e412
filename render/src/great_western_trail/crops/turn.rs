//! What somebody did in her turn: the part of the trail where she changed something, and below it what happened, step by
//! step.

use super::steps::{self, Step};
use super::window::{Around, Window, Wish};
use crate::great_western_trail::board::ways;
use crate::great_western_trail::pieces::front;
use crate::great_western_trail::player::summary::band;
use crate::great_western_trail::trail::map;
use crate::scene::Scene;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::seats::Marks;
use crate::scene::sprite::Sprite;
use crate::stage::{header, tokens};
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

const HEIGHT: f32 = 688.0;
const STRIP: f32 = 150.0;
const MAP: Area = Area { x: 0.0, y: header::HEIGHT, w: 1080.0, h: HEIGHT - header::HEIGHT - STRIP };
const GAP: f32 = 12.0;

pub struct Turn<'a> {
    pub before: &'a View,
    pub now: &'a View,
    pub by: Seat,
    pub name: &'a str,
    pub marks: Marks,
}

pub fn scene(turn: &Turn) -> Scene {
    let Turn { before, now, by, .. } = *turn;
    let mut scene = Scene::new(1080.0, HEIGHT).marked(turn.marks);
    let window = window(before, now, by);
    window.draw(&mut scene, now);
    if let (Some(from), Some(to)) = (before.players[by.index()].herder, now.players[by.index()].herder)
        && !window.shows(from)
    {
        tag(&mut scene, now, from, to);
    }
    let mut pen = Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT);
    strip(&mut pen, &steps::of(before, now, by));
    band(&mut pen, now, by, turn.name);
    scene
}

/// Around where she is and all that she changed on the trail. What would make everything small is left out: where she came
/// from, then what lies farthest away.
fn window(before: &View, now: &View, by: Seat) -> Window {
    let (from, to) = (before.players[by.index()].herder, now.players[by.index()].herder);
    // After a delivery herders wait at the start; what happened, happened in Kansas City.
    let goal = match to {
        Some(Place::START) | None => KANSAS_CITY,
        Some(place) => place,
    };
    let middle = map::center(now.catalog(), goal);
    let far = |place: &Place| {
        let there = map::center(now.catalog(), *place);
        (there.x - middle.x).hypot(there.y - middle.y)
    };
    let changed = map::places(now.catalog()).filter(|place| before.trail[place.index()] != now.trail[place.index()]);
    let mut wanted: Vec<Place> = changed.filter(|&place| place != goal).collect();
    wanted.sort_by(|a, b| far(a).total_cmp(&far(b)));
    wanted.insert(0, goal);
    let origin = from.filter(|from| !wanted.contains(from));
    wanted.extend(origin);
    while wanted.len() > 1 {
        if let Some(window) = Window::near(now, Wish::new(&wanted, Around::Outline), MAP) {
            return window;
        }
        wanted.pop();
    }
    Window::of(now, Wish::new(&wanted, Around::Outline), MAP)
}

/// Where she came from, at the edge of the picture where her way comes in.
fn tag(scene: &mut Scene, view: &View, from: Place, to: Place) {
    let stops = ways::between(view, &spots::trail(from), &spots::trail(to));
    let legs =
        stops.windows(2).filter_map(|pair| scene.legs.iter().find(|leg| leg.from == pair[0] && leg.to == pair[1]));
    let points: Vec<Point> = legs.flat_map(|leg| leg.points.iter().copied()).collect();
    let inner = MAP.inset(6.0);
    let Some(&entry) = points.iter().find(|point| inner.overlap(Area::around(**point, 1.0, 1.0)).is_some()) else {
        return;
    };
    let (w, h) = (76.0, 68.0);
    let of = area(
        (entry.x - w / 2.0).clamp(MAP.x - 8.0, MAP.right() - w + 8.0),
        (entry.y - h / 2.0).clamp(MAP.y + 4.0, MAP.bottom() - h - 8.0),
        w,
        h,
    );
    // A tile in the way tells more.
    if scene.things.iter().any(|thing| thing.area.overlap(of).is_some()) {
        return;
    }
    let (sign, owner) = match view.trail[from.index()] {
        Some(Tile::Neutral(row)) => (front::sign(&NEUTRAL[row as usize % NEUTRAL_COUNT], None), None),
        Some(Tile::Private(seat, number)) => (front::sign(map::face(view, number), Some(seat)), Some(seat)),
        _ => (String::new(), None),
    };
    let mut pen = Pen::in_pane(scene, MAP, LEAST_TEXT);
    let (ground, ink) = owner.map_or((Ink::Neutral, Ink::Chalk), |seat| {
        let mark = pen.mark_of(seat);
        (mark.ink, mark.letter_ink)
    });
    let shown = area(of.x.max(4.0), of.y, w.min(1076.0 - of.x), h);
    pen.plate(of, ground, Ink::Line, 4.0, 14.0);
    if sign.is_empty() {
        pen.sprite(Sprite::Move, Area::around(shown.center(), 52.0, 52.0));
    } else {
        pen.text(shown.center(), Align::Middle, 48.0, ink, sign);
    }
}

fn strip(pen: &mut Pen, steps: &[Step]) {
    let top = HEIGHT - STRIP;
    pen.fill(area(0.0, top, 1080.0, STRIP), Ink::Walnut, 0.0);
    pen.fill(area(0.0, top, 1080.0, 7.0), Ink::WalnutEdge, 0.0);
    pen.fill(area(0.0, top + 7.0, 1080.0, 4.0), Ink::WalnutRaised, 0.0);
    let whole = area(16.0, top + 26.0, 1048.0, STRIP - 44.0);
    for (nth, (of, step)) in whole.columns(steps.len().max(3), GAP).zip(steps).enumerate() {
        pen.plate(of, Ink::Face, Ink::Line, 3.0, 14.0);
        tokens::row(pen, &step.tokens, of.inset(10.0), 74.0, Ink::Line);
        if let Some(seat) = step.by {
            pen.mark(seat, area(of.x + 4.0, of.y + 4.0, 36.0, 36.0));
        }
        if nth > 0 {
            let (x, y) = (of.x - GAP - 1.0, of.center().y);
            let arrow = Outline::polygon(&[(x, y - 14.0), (x + 15.0, y), (x, y + 14.0)]);
            pen.path(arrow, Some(Ink::Gold), Some((Ink::Line, 2.5)));
        }
    }
}
