//! The whole position in words: what lies where, markets by price, who has what.

use super::board::market;
use super::says;
use super::trail::map::{face, places};
use crate::stage::Section;
use engine::great_western_trail::content::*;
use engine::great_western_trail::names::{self, Name};
use engine::great_western_trail::{Edition, State, View};
use engine::{Arg, Phrase, Rules, Seat};

pub fn all(view: &View) -> Vec<Section> {
    let mut sections = vec![
        Section::new(
            "gwt-words-trail",
            std::iter::once(says::turn(view)).chain(trail(view).into_iter().map(|line| line.1)),
        ),
        Section::new("gwt-words-kansas-city", foresight(view)),
        Section::new("gwt-words-jobs", jobs(view)),
        Section::new("gwt-words-market", cattle(view).into_iter().chain([left(view.market_stack)])),
        Section::new("gwt-words-objectives", objectives(view)),
        Section::new("gwt-words-railroad", railroad(view)),
        Section::new("gwt-words-cities", cities(view)),
    ];
    if view.north {
        sections.push(Section::new("gwt-words-north", [says::extension(view)]));
    }
    for seat in Seat::all(view.players.len() as u8) {
        let title = Phrase::new("gwt-words-player").seat("who", seat);
        let lines = score(view, seat).into_iter().chain(says::player_lines(view, seat));
        sections.push(Section { title, lines: lines.collect() });
    }
    sections
}

/// How much a kind of tile matters, what is said of it, and which tiles are of it.
type Kind = (u8, &'static str, fn(&Tile) -> bool);

/// Where each kind of tile lies, in the order of the trail, and how much that matters.
pub fn trail(view: &View) -> Vec<(u8, Phrase)> {
    let outlaws = view.edition == Edition::Second;
    let teepees = if outlaws { "gwt-words-outlaws" } else { "gwt-words-teepees" };
    let kinds: [Kind; 4] = [
        (7, "gwt-words-buildings", |tile| matches!(tile, Tile::Private(..))),
        (2, "gwt-words-neutral", |tile| matches!(tile, Tile::Neutral(_))),
        (5, "gwt-words-hazards", |tile| matches!(tile, Tile::Hazard(_))),
        (4, teepees, |tile| matches!(tile, Tile::Teepee(_))),
    ];
    kinds.into_iter().filter_map(|(weight, id, is)| Some((weight, lying(view, id, is)?))).collect()
}

fn lying(view: &View, id: &'static str, is: fn(&Tile) -> bool) -> Option<Phrase> {
    let there = places(view.catalog()).filter_map(|place| Some((place, view.trail[place.index()].filter(is)?)));
    // A neutral building on the space of its letter goes without saying.
    let there = there.filter(|(place, tile)| match tile {
        Tile::Neutral(row) => NEUTRAL[*row as usize % NEUTRAL_COUNT].id != place.name(),
        _ => true,
    });
    let things: Vec<Arg> = there
        .map(|(place, tile)| {
            let line = Phrase::new("gwt-words-lies").name("place", names::place(place));
            phrase(line.phrase("thing", named(view, tile)))
        })
        .collect();
    (!things.is_empty()).then(|| Phrase::new(id).with("things", Arg::List(things)))
}

fn phrase(phrase: Phrase) -> Arg {
    Arg::Phrase(Box::new(phrase))
}

fn named(view: &View, tile: Tile) -> Phrase {
    match tile {
        Tile::Neutral(row) => {
            let building = &NEUTRAL[row as usize % NEUTRAL_COUNT];
            Phrase::new("gwt-tile-building").name("building", names::face(building.id))
        }
        Tile::Private(owner, number) => {
            let building = names::face(face(view, number).id);
            Phrase::new("gwt-tile-private").seat("owner", owner).name("building", building)
        }
        other => Phrase::new(Name::from(format!("gwt-tile-{}", other.name()))),
    }
}

fn foresight(view: &View) -> Vec<Phrase> {
    let column = |(nth, tiles): (usize, &[Option<Supply>; 2])| {
        Phrase::new("gwt-words-foresight")
            .number("column", nth as i64 + 1)
            .names("tiles", tiles.iter().flatten().map(|&tile| names::supply(tile)))
            .number("left", view.supply[nth])
    };
    view.foresight.iter().enumerate().map(column).collect()
}

/// Rows with workers by their price.
pub fn jobs(view: &View) -> Vec<Phrase> {
    let row = |(row, workers): (usize, &Vec<Option<Worker>>)| {
        let counts = Worker::ALL
            .map(|worker| (names::worker(worker), workers.iter().filter(|&&lies| lies == Some(worker)).count() as u32));
        let line = Phrase::new("gwt-words-job").number("row", row as i64 + 1).number("dollars", HIRE_COST[row]);
        workers.iter().any(Option::is_some).then(|| line.with("workers", says::counted(counts)))
    };
    let token = Phrase::new("gwt-words-token").number("row", i64::from(view.token) + 1);
    let token = (usize::from(view.token) < JOB_ROWS).then_some(token);
    token.into_iter().chain(view.jobs.iter().take(JOB_ROWS).enumerate().filter_map(row)).collect()
}

/// By value, with the deals that cowboys get.
pub fn cattle(view: &View) -> Vec<Phrase> {
    let line = |&value: &u8| {
        let kinds = market::kinds(view.extra_breed).filter(|kind| kind.card().breeding == value);
        let cards: Vec<(Name, u32)> =
            kinds.map(|kind| (names::cattle(kind), u32::from(view.market.get(kind)))).collect();
        let deals = market::deals(value).map(|deal| {
            let id = if deal.cards > 1 { "gwt-words-deal-two" } else { "gwt-words-deal" };
            phrase(Phrase::new(id).number("cowboys", deal.cowboys).number("dollars", deal.dollars))
        });
        let any = cards.iter().any(|card| card.1 > 0);
        let line = Phrase::new("gwt-words-value").number("value", value);
        any.then(|| line.with("deals", Arg::List(deals.collect())).with("cards", says::counted(cards)))
    };
    market::values(view).iter().filter_map(line).collect()
}

fn left(count: impl Into<i64>) -> Phrase {
    Phrase::new("gwt-words-left").number("count", count)
}

fn objectives(view: &View) -> Vec<Phrase> {
    vec![says::display(view), left(view.objectives_left)]
}

/// Engines, who has upgraded which stations, and the station masters.
pub fn railroad(view: &View) -> Vec<Phrase> {
    let station = |station: Station| {
        let house = station.house();
        let line = Phrase::new("gwt-words-station").number("station", station.0 + 1);
        phrase(line.number("dollars", house.cost).number("points", house.points))
    };
    let engines = Seat::all(view.players.len() as u8).map(|seat| {
        let stop = names::stop(view.players[seat.index()].engine);
        Phrase::new("gwt-words-engine").seat("who", seat).phrase("stop", stop)
    });
    let upgraded = Seat::all(view.players.len() as u8).filter_map(|seat| {
        let stations: Vec<Arg> = view.players[seat.index()].stations.iter().map(station).collect();
        let line = Phrase::new("gwt-words-upgraded").seat("who", seat);
        (!stations.is_empty()).then(|| line.with("stations", Arg::List(stations)))
    });
    let masters = MASTERED.iter().zip(&view.masters).filter_map(|(station, master)| {
        let line = Phrase::new("gwt-words-master").number("station", station.0 + 1);
        master.map(|master| line.name("master", names::master(master)))
    });
    engines.chain(upgraded).chain(masters).collect()
}

/// Who has delivered where.
fn cities(view: &View) -> Vec<Phrase> {
    let line = |seat: Seat| {
        let discs = &view.players[seat.index()].cities;
        let counts: Vec<(Name, u32)> =
            view.catalog().cities.order.iter().map(|&city| (names::city(city), u32::from(discs.get(city)))).collect();
        let id = if discs.is_empty() { "gwt-words-nowhere" } else { "gwt-words-delivered" };
        Phrase::new(id).seat("who", seat).with("cities", says::counted(counts))
    };
    Seat::all(view.players.len() as u8).map(line).collect()
}

/// Points by category, as far as they are known.
fn score(view: &View, seat: Seat) -> Option<Phrase> {
    let score = view.standings.seats.get(seat.index())?;
    let by = score.by.iter().filter(|(_, points)| *points != 0).map(|(category, points)| {
        let named = words::category(State::KIND, category);
        phrase(Phrase::new("picture-category").phrase("category", named).number("points", *points))
    });
    Some(Phrase::new("gwt-words-score").number("total", score.total).with("by", Arg::List(by.collect())))
}
