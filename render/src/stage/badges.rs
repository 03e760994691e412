//! Numbers on what is offered, and the ways of moves: drawn over a finished scene.

use super::blocks::Stage;
use super::header;
use super::routes::Routes;
use super::tokens;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, LEAST_FIGURE, LEAST_TEXT, Pen, offer_spot};
use crate::scene::scheme::Ink;
use crate::scene::{BadgeSeat, On, Scene, Thing};
use engine::{Offer, Seat, Spot, Tone};

/// A number that stands for an offer, and where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Badge {
    pub number: usize,
    pub area: Area,
}

/// On something that says nothing about where a number sits.
const SIZE: f32 = 60.0;
/// On a route.
const ON_ROUTE: f32 = 72.0;

/// A number as it is drawn.
struct Drawn {
    badge: Badge,
    on: On,
    rings: Vec<Ink>,
    fee: Option<(Point, String)>,
}

/// Puts the number of each offer on its places: on the goal of a way, on each of several cards.
pub fn number(scene: &mut Scene, stage: &dyn Stage, offers: &[&Offer], seat: Seat) -> Vec<Badge> {
    let rows = || offers.iter().enumerate();
    let ways: Vec<(usize, &[Spot])> =
        rows().filter(|(_, offer)| stage.is_way(offer)).map(|(row, offer)| (row, &offer.at[..])).collect();
    let routes = Routes::of(stage, &ways, seat);
    routes.draw(scene);
    let goals: Vec<&Spot> = ways.iter().filter_map(|way| way.1.last()).collect();
    let seats: Vec<Area> = scene.seats.iter().filter(|seat| goals.contains(&&seat.spot)).map(seat_area).collect();
    let mut drawn: Vec<Drawn> = Vec::new();
    for (row, offer) in rows().filter(|(_, offer)| is_numbered(offer)) {
        let is_way = stage.is_way(offer);
        let spots = if is_way { &offer.at[offer.at.len() - 1..] } else { &offer.at[..] };
        let fee = stage.fee(offer, seat).map(|fee| fee.to_string());
        let contested = is_way && ways.iter().any(|way| way.0 != row && way.1.last() == offer.at.last());
        let taken: Vec<Area> = seats.iter().copied().chain(drawn.iter().map(|one| one.badge.area)).collect();
        if contested && let Some((middle, ink)) = routes.own_middle(scene, row, &taken) {
            let badge = Badge { number: row + 1, area: Area::around(middle, ON_ROUTE, ON_ROUTE) };
            let beside = if middle.x + ON_ROUTE * 1.2 > scene.width { -ON_ROUTE } else { ON_ROUTE };
            let fee = fee.map(|fee| (at(middle.x + beside * 0.76, middle.y + 4.0), fee));
            drawn.push(Drawn { badge, on: On::Land, rings: vec![ink], fee });
            continue;
        }
        let own = offer_spot(row + 1);
        let seats: Vec<&BadgeSeat> = scene.seats.iter().filter(|seat| seat.spot == own).collect();
        drawn.extend(seats.iter().map(|seat| Drawn {
            badge: Badge { number: row + 1, area: seat_area(seat) },
            on: seat.on,
            rings: Vec::new(),
            fee: fee.clone().map(|fee| (seat.fee, fee)),
        }));
        if !seats.is_empty() {
            continue;
        }
        // Where no road is free, a number lies on what only its way passes.
        let is_own = |spot: &&Spot| !ways.iter().any(|way| way.0 != row && way.1.contains(spot));
        let passed = offer.at.iter().filter(is_own).find(|spot| scene.seats.iter().any(|seat| seat.spot == **spot));
        let spots = passed.filter(|_| contested).map_or(spots, std::slice::from_ref);
        for (nth, spot) in spots.iter().enumerate() {
            // Two alike cards lie in one place: one number is enough.
            if spots[..nth].contains(spot) {
                continue;
            }
            let rings = if is_way { routes.rings(spot) } else { Vec::new() };
            drawn.extend(seated(scene, spot, row + 1, &drawn).map(|(badge, on, at)| Drawn {
                badge,
                on,
                rings,
                fee: fee.clone().map(|fee| (at, fee)),
            }));
        }
    }
    for one in &drawn {
        draw(scene, one, seat);
    }
    drawn.into_iter().map(|one| one.badge).collect()
}

/// What a number covers there.
fn seat_area(seat: &BadgeSeat) -> Area {
    match seat.on {
        On::Plot(of) => of,
        _ => Area::around(seat.middle, seat.size, seat.size),
    }
}

/// In the first seat of its spot that is free; what has none gets its number where there is room.
fn seated(scene: &Scene, spot: &Spot, number: usize, others: &[Drawn]) -> Option<(Badge, On, Point)> {
    let taken = |of: Area| others.iter().any(|other| other.badge.area.overlap(of).is_some());
    let free = scene.seats.iter().filter(|seat| seat.spot == *spot).find(|seat| !taken(seat_area(seat)));
    if let Some(seat) = free {
        return Some((Badge { number, area: seat_area(seat) }, seat.on, seat.fee));
    }
    let room = area(0.0, header::HEIGHT, scene.width, scene.height - header::HEIGHT);
    let placed = place(room, scene.spot(spot)?, others);
    let fee = at(placed.center().x + placed.w * 0.8, placed.center().y);
    Some((Badge { number, area: placed }, On::Land, fee))
}

/// Offers that decline or finish stand apart, and have no number.
pub fn is_numbered(offer: &Offer) -> bool {
    offer.tone == Tone::Plain
}

/// Finds room on or beside what is offered, away from other numbers.
fn place(picture: Area, of: Area, others: &[Drawn]) -> Area {
    let (w, h) = (SIZE, SIZE);
    let inside = |x: f32, y: f32| {
        let x = x.clamp(picture.x + 2.0, picture.right() - w - 2.0);
        let y = y.clamp(picture.y + 2.0, picture.bottom() - h - 2.0);
        area(x.round(), y.round(), w, h)
    };
    // What is numbered has to stay readable: small things are hardly covered.
    let (over, down) = ((w * 0.45).min(of.w * 0.2), (h * 0.3).min(of.h * 0.2));
    let (left, right) = (of.x - w + over, of.right() - over);
    let (top, bottom) = (of.y - h + down, of.bottom() - down);
    let (middle, center) = (of.center().y - h / 2.0, of.center().x - w / 2.0);
    let candidates = [
        (left, top),
        (left + w + 2.0, top),
        (left + 2.0 * (w + 2.0), top),
        (right, top),
        (left, bottom),
        (right, bottom),
        (left, middle),
        (right, middle),
        (center, top),
        (center, bottom),
        (center, middle),
        (of.x - w, middle),
        (of.right(), middle),
        (center, of.y - h),
        (center, of.bottom()),
        (of.x - w, of.y - h),
        (of.right(), of.y - h),
        (of.x - w, of.bottom()),
        (of.right(), of.bottom()),
    ];
    let crowded = |placed: &Area| {
        let common =
            |other: &Drawn| other.badge.area.inset(-1.0).overlap(*placed).map_or(0.0, |common| common.w * common.h);
        others.iter().map(common).sum::<f32>()
    };
    let mut best = inside(left, top);
    for (x, y) in candidates {
        let placed = inside(x, y);
        if crowded(&placed) == 0.0 {
            return placed;
        }
        if crowded(&placed) < crowded(&best) {
            best = placed;
        }
    }
    best
}

fn draw(scene: &mut Scene, one: &Drawn, seat: Seat) {
    let Badge { number, area: of } = one.badge;
    let thing = scene.things.len();
    scene.things.push(Thing { what: format!("badge {number}"), spot: None, area: of });
    let mut pen = Pen { thing: Some(thing), ..Pen::new(scene, at(0.0, 0.0), 1.0, LEAST_TEXT) };
    let text = number.to_string();
    if let On::Plot(_) = one.on {
        let ink = match pen.mark_of(seat).ink {
            Ink::Seat3 => Ink::Line,
            ink => ink,
        };
        pen.fill(of.shifted(of.w * 0.03, of.w * 0.04), Ink::Shadow, of.w * 0.06);
        pen.plate(of, Ink::Face, ink, (of.w * 0.04).max(4.0), of.w * 0.06);
        pen.text(of.center(), Align::Middle, 46.0, Ink::Line, text);
        return;
    }
    let (ground, figure) = match one.on {
        On::Paper => (Ink::PaperBadge, Ink::PaperBadgeText),
        _ => (Ink::Badge, Ink::BadgeText),
    };
    let (d, middle) = (of.w, of.center());
    if let Some((at, fee)) = &one.fee {
        tokens::pay(&mut pen, *at, (d * 0.84).max(if fee.len() > 1 { 54.0 } else { 46.0 }), fee);
    }
    pen.disc(middle, d, ground, Some((figure, 3.0)));
    ring(&mut pen, middle, d, &one.rings);
    let size = if number < 10 { d * 0.75 } else { (d * 0.68).max(LEAST_FIGURE) };
    pen.badge_text(middle, size, figure, text);
}

/// In the colours of the routes that lead there: one, or two halves.
fn ring(pen: &mut Pen, middle: Point, diameter: f32, rings: &[Ink]) {
    let r = diameter / 2.0 - diameter * 0.075;
    let width = diameter * 0.09;
    let Some(&whole) = rings.first() else { return };
    pen.path(Outline::circle(middle.x, middle.y, r), None, Some((whole, width)));
    if let Some(&left) = rings.get(1) {
        let (x, y, k) = (middle.x, middle.y, r * 0.552_3);
        let half = Outline::from(x, y - r).curve((x - k, y - r), (x - r, y - k), (x - r, y)).curve(
            (x - r, y + k),
            (x - k, y + r),
            (x, y + r),
        );
        pen.path(half, None, Some((left, width)));
    }
}
