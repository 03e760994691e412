//! What happened between two views, as far as everybody can tell, in the order it happens in a turn.

use crate::great_western_trail::pieces::front;
use crate::great_western_trail::pieces::icons::{self, Token};
use crate::great_western_trail::trail::map;
use crate::scene::sprite::Sprite;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Effect, PlayerView, View, Want};

/// As many fit into the strip.
pub const MOST: usize = 5;

pub struct Step {
    pub tokens: Vec<Token>,
    /// Somebody else than the one whose turn is shown.
    pub by: Option<Seat>,
}

/// A step and how little it matters.
type Weighed = (u8, Vec<Token>);

/// Of the one who played, then of others who played since, as long as there is room.
pub fn of(before: &View, now: &View, by: Seat) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let others = (1..now.players.len() as u8).map(|nth| Seat((by.0 + nth) % now.players.len() as u8));
    for seat in std::iter::once(by).chain(others) {
        let mut weighed: Vec<(usize, Weighed)> =
            steps_of(before, now, seat, seat == by).into_iter().enumerate().collect();
        weighed.sort_by_key(|(nth, (weight, _))| (*weight, *nth));
        weighed.truncate(MOST.saturating_sub(steps.len()));
        weighed.sort_by_key(|(nth, _)| *nth);
        let other = (seat != by).then_some(seat);
        steps.extend(weighed.into_iter().map(|(_, (_, tokens))| Step { tokens, by: other }));
    }
    steps
}

fn plus(number: i32) -> String {
    format!("{number:+}").replace('-', "−")
}

fn steps_of(before: &View, now: &View, seat: Seat, own: bool) -> Vec<Weighed> {
    let (was, is) = (&before.players[seat.index()], &now.players[seat.index()]);
    let mut steps: Vec<Weighed> = Vec::new();
    // The herders of others only move in their own turns.
    if was.herder == is.herder && !own {
        return steps;
    }
    if was.herder != is.herder {
        steps.extend(is.herder.map(|to| (0, vec![Token::Icon(Sprite::Move), goal(now, to)])));
    }
    steps.extend(sold(now, was, is).map(|tokens| (2, tokens)));
    for worker in Worker::ALL {
        let (had, has) = (was.workers[worker as usize], is.workers[worker as usize]);
        if has > had {
            steps.push((1, vec![Token::Icon(icons::worker(worker)), Token::Number(plus(i32::from(has - had)))]));
        }
    }
    for number in 1..=now.faces.len() as u8 {
        let row = usize::from(number) - 1;
        if was.built[row].is_none() && is.built[row].is_some() {
            let sign = front::sign(map::face(now, number), Some(seat));
            steps.push((1, vec![Token::Icon(Sprite::Build), Token::Number(sign)]));
        }
    }
    steps.extend(taken(before, now, seat));
    steps.extend(bought(was, is).map(|tokens| (2, tokens)));
    if is.area.len() + is.shown.len() > was.area.len() + was.shown.len() {
        steps.push((3, vec![Token::Icon(Sprite::Objective), Token::Number("+1".into())]));
    }
    if was.engine != is.engine {
        let stop = |stop: Stop| Token::Number(stop.nose().to_string());
        steps.push((1, vec![Token::Icon(Sprite::Engine), stop(was.engine), Token::Arrow, stop(is.engine)]));
    }
    if is.stations.len() > was.stations.len() {
        steps.push((
            2,
            vec![Token::Icon(Sprite::Station), Token::Number(plus(i32::from(is.stations.len() - was.stations.len())))],
        ));
    }
    let reached = City::all().filter(|&city| is.cities.get(city) > was.cities.get(city));
    for city in reached {
        let crest = Sprite::from_name(&format!("city-{}", city.name())).unwrap_or(Sprite::Terminal);
        steps.push((0, vec![Token::Icon(Sprite::Delivery), Token::Arrow, Token::Icon(crest)]));
    }
    if is.towns.len() > was.towns.len() {
        steps.push((
            2,
            vec![Token::Icon(Sprite::Branchlet), Token::Number(plus(i32::from(is.towns.len() - was.towns.len())))],
        ));
    }
    let mut amount = |weight: u8, icon: Sprite, change: i32| {
        if change != 0 {
            steps.push((weight, vec![Token::Icon(icon), Token::Number(plus(change))]));
        }
    };
    let certificates = |player: &PlayerView| i32::from(player.certificates);
    amount(4, Sprite::Certificate, certificates(is) - certificates(was));
    amount(2, Sprite::Coin, i32::from(is.dollars) - i32::from(was.dollars));
    let points = |view: &View| view.standings.seats.get(seat.index()).map_or(0, |score| score.total);
    amount(3, Sprite::Points, points(now) - points(before));
    steps
}

/// Where a herder has gone.
fn goal(view: &View, to: Place) -> Token {
    match (view.trail[to.index()], view.catalog().space(to).kind) {
        (Some(Tile::Neutral(row)), _) => Token::Number(front::sign(&NEUTRAL[row as usize % NEUTRAL_COUNT], None)),
        (Some(Tile::Private(seat, number)), _) => Token::Number(front::sign(map::face(view, number), Some(seat))),
        (Some(Tile::Hazard(hazard)), _) => Token::Icon(icons::hazard(hazard.hazard_type()).0),
        (Some(Tile::Teepee(teepee)), _) => Token::Icon(icons::teepee(teepee)),
        (None, _) => Token::Icon(Sprite::KansasCity),
    }
}

/// Cattle that the building she is at buys.
fn sold(now: &View, was: &PlayerView, is: &PlayerView) -> Option<Vec<Token>> {
    let face = match now.trail[is.herder?.index()]? {
        Tile::Neutral(row) => &NEUTRAL[row as usize % NEUTRAL_COUNT],
        Tile::Private(_, number) => map::face(now, number),
        Tile::Hazard(_) | Tile::Teepee(_) => return None,
    };
    let more = |breed: Breed| {
        let count = |player: &PlayerView| {
            let kinds = Cattle::all().filter(|kind| kind.card().breed == breed);
            kinds.map(|kind| u32::from(player.discard.cattle.get(kind))).sum::<u32>()
        };
        count(is) > count(was)
    };
    let sells = |effect: &&Effect| matches!(effect, Effect::Discard { want: Want::Breed(breed), .. } if more(*breed));
    face.actions.iter().find(sells).map(icons::effect)
}

/// Cattle that came from the market: they are hers now, wherever they lie.
fn bought(was: &PlayerView, is: &PlayerView) -> Option<Vec<Token>> {
    let owned = |player: &PlayerView, kind: Cattle| {
        u32::from(player.hand_and_stack.cattle.get(kind)) + u32::from(player.discard.cattle.get(kind))
    };
    let new: Vec<Cattle> = Cattle::all().filter(|&kind| owned(is, kind) > owned(was, kind)).collect();
    let count: u32 = new.iter().map(|&kind| owned(is, kind) - owned(was, kind)).sum();
    let first = new.first()?.card();
    Some(vec![Token::Icon(icons::breed(first.breed)), Token::Number(plus(count as i32))])
}

/// Hazards and teepees that are hers now.
fn taken(before: &View, now: &View, seat: Seat) -> Vec<Weighed> {
    let (was, is) = (&before.players[seat.index()], &now.players[seat.index()]);
    let mut steps = Vec::new();
    for hazard in Hazard::all().filter(|&hazard| is.hazards.get(hazard) > was.hazards.get(hazard)) {
        let icon = Token::Icon(icons::hazard(hazard.hazard_type()).0);
        steps.push((1, vec![Token::Icon(Sprite::RemoveHazard), icon, Token::Points(hazard.face().points.into())]));
    }
    let gone = |place: &Place| match (before.trail[place.index()], now.trail[place.index()]) {
        (Some(Tile::Teepee(teepee)), None) => Some((teepee, *place)),
        _ => None,
    };
    if is.teepees != was.teepees
        && let Some((teepee, place)) = map::places(now.catalog()).find_map(|place| gone(&place))
    {
        let value = match now.catalog().space(place).kind {
            SpaceKind::Trade(value) if value < 0 => Token::Pay(value.unsigned_abs().to_string()),
            SpaceKind::Trade(value) => Token::Coin(value.into()),
            _ => Token::Icon(Sprite::Exchange),
        };
        steps.push((1, vec![Token::Icon(icons::teepee(teepee)), Token::Arrow, value]));
    }
    steps
}
