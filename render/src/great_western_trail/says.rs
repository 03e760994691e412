//! The position in words, in reading order.

use super::pieces::cards::by_id;
use super::trail::map::face;
use crate::scene::Scene;
use engine::great_western_trail::content::*;
use engine::great_western_trail::names::{self, Name};
use engine::great_western_trail::{CardsView, Edition, View};
use engine::{Arg, Phrase, Seat};

fn objective(id: &str) -> Option<Name> {
    by_id(id).map(names::objective)
}

/// Things with their numbers: several of one kind as "2 × thing".
fn counted(things: impl IntoIterator<Item = (Name, u32)>) -> Arg {
    let one = |(name, count): (Name, u32)| {
        let name = Arg::Name(name);
        if count == 1 {
            return name;
        }
        let phrase = Phrase::new("list-counted").number("count", count).with("thing", name);
        Arg::Phrase(Box::new(phrase))
    };
    Arg::List(things.into_iter().filter(|thing| thing.1 > 0).map(one).collect())
}

pub fn board(scene: &mut Scene, view: &View) {
    if view.over {
        scene.say(9, Phrase::new("gwt-alt-over"));
    } else {
        scene.say(9, Phrase::new("gwt-alt-turn").seat("who", view.turn));
    }
    for seat in Seat::all(view.players.len() as u8) {
        player_line(scene, view, seat);
    }
    let masters = view.masters.iter().flatten().map(|&master| names::master(master));
    let foresight = view.foresight.iter().flatten().flatten().map(|&tile| names::supply(tile));
    scene.say(6, Phrase::new("gwt-alt-foresight").names("tiles", foresight));
    // By breed only: there is no room for everything.
    let market = Breed::ALL.map(|breed| {
        let kinds = Cattle::all().filter(|kind| kind.card().breed == breed);
        let count: u32 = kinds.map(|kind| u32::from(view.market.get(kind))).sum();
        (Name::from(format!("gwt-alt-breed-{}", breed.name())), count)
    });
    scene.say(7, Phrase::new("gwt-alt-market").with("cards", counted(market)));
    jobs(scene, view);
    let on_trail = |wanted: fn(&Tile) -> bool| view.trail.iter().flatten().filter(|&tile| wanted(tile)).count() as u32;
    scene.say(
        5,
        Phrase::new(if outlaws(view) { "gwt-alt-trail-outlaws" } else { "gwt-alt-trail" })
            .number("hazards", on_trail(|tile| matches!(tile, Tile::Hazard(_))))
            .number("teepees", on_trail(|tile| matches!(tile, Tile::Teepee(_)))),
    );
    if view.north {
        extension(scene, view);
    }
    let display = view.display.iter().flatten().filter_map(|id| objective(id));
    scene.say(2, Phrase::new("gwt-alt-display").names("cards", display));
    scene.say(3, Phrase::new("gwt-alt-masters").names("masters", masters));
}

fn outlaws(view: &View) -> bool {
    view.edition == Edition::Second
}

/// Who has branchlets where, and the tiles beside the medium towns.
fn extension(scene: &mut Scene, view: &View) {
    let of = |seat: Seat| {
        let towns = view.players[seat.index()].towns;
        let line = Phrase::new(if towns.is_empty() { "gwt-alt-north-none" } else { "gwt-alt-north-player" });
        let towns = towns.iter().map(|town| Arg::Name(names::town(town))).collect();
        Arg::Phrase(Box::new(line.seat("who", seat).with("towns", Arg::List(towns))))
    };
    let players = Seat::all(view.players.len() as u8).map(of).collect();
    let tiles = view.town_tiles.iter().flatten().map(|&tile| names::town_tile(tile));
    scene.say(4, Phrase::new("gwt-alt-north").with("players", Arg::List(players)).names("tiles", tiles));
}

fn player_line(scene: &mut Scene, view: &View, seat: Seat) {
    let player = &view.players[seat.index()];
    let [cowboys, craftsmen, engineers] = player.workers;
    let mut line = Phrase::new(if player.herder.is_some() { "gwt-alt-player" } else { "gwt-alt-player-waiting" })
        .seat("who", seat)
        .number("dollars", player.dollars)
        .phrase("engine", names::stop(player.engine))
        .number("cowboys", cowboys)
        .number("craftsmen", craftsmen)
        .number("engineers", engineers)
        .number("certificates", player.certificates + player.permanent_certificates)
        .number("buildings", player.built.iter().flatten().count() as i64)
        .number("discs", player.stations.len() as i64 + i64::from(player.cities.len()));
    if let Some(here) = player.herder {
        line = line.name("place", names::place(here));
    }
    scene.say(8, line);
}

fn jobs(scene: &mut Scene, view: &View) {
    let workers = Worker::ALL.map(|worker| {
        let count = view.jobs.iter().flatten().filter(|&&lies| lies == Some(worker)).count() as u32;
        (names::worker(worker), count)
    });
    let line = Phrase::new("gwt-alt-jobs").number("row", i64::from(view.token) + 1);
    scene.say(6, line.with("workers", counted(workers)));
}

pub fn player(scene: &mut Scene, view: &View, seat: Seat) {
    player_line(scene, view, seat);
    let player = &view.players[seat.index()];
    scene.say(
        7,
        Phrase::new("gwt-alt-cards")
            .number("hand", player.hand_size)
            .number("limit", player.hand_limit)
            .number("stack", player.stack_size)
            .number("discard", i64::from(player.discard.cattle.len()) + player.discard.objectives.len() as i64),
    );
    // Everybody may look through it; it is long, and the first to go where there is no room.
    if !(player.discard.cattle.is_empty() && player.discard.objectives.is_empty()) {
        scene.say(3, Phrase::new("gwt-alt-discard").with("cards", cards_arg(&player.discard)));
    }
    let discs = DiscSpace::all()
        .take(view.catalog().disc_kinds)
        .map(|space| (names::disc(space), player.discs.get(space).into()));
    scene.say(5, Phrase::new("gwt-alt-discs").with("spaces", counted(discs)));
    let unbuilt = player.unbuilt.iter().filter(|&number| (1..=view.faces.len() as u8).contains(&number));
    let unbuilt = unbuilt.map(|number| names::face(face(view, number).id));
    scene.say(5, Phrase::new("gwt-alt-unbuilt").names("buildings", unbuilt));
    scene.say(
        6,
        Phrase::new(if outlaws(view) { "gwt-alt-collected-outlaws" } else { "gwt-alt-collected" })
            .number("hazards", player.hazards.len())
            .number("green", player.teepees[0])
            .number("blue", player.teepees[1]),
    );
    if view.catalog().start_tokens > 0 {
        scene.say(7, Phrase::new("gwt-alt-tokens").number("tokens", player.exchange));
    }
    if view.north {
        let line = Phrase::new("gwt-alt-branchlets").number("branchlets", player.branchlets_left);
        scene.say(6, line.number("bells", player.bells));
    }
    let objectives = std::iter::once(player.starting.card().id).chain(player.area.iter().copied());
    let objectives = objectives.filter_map(objective);
    scene.say(4, Phrase::new("gwt-alt-objectives").names("cards", objectives));
}

fn cards_arg(cards: &CardsView) -> Arg {
    let cattle = Cattle::all().map(|kind| (names::cattle(kind), u32::from(cards.cattle.get(kind))));
    let objectives = cards.objectives.iter().filter_map(|id| Some((objective(id)?, 1)));
    counted(cattle.chain(objectives))
}

pub fn hand(scene: &mut Scene, view: &View, seat: Seat) {
    let player = &view.players[seat.index()];
    match &player.hand {
        Some(hand) => scene.say(9, Phrase::new("gwt-alt-hand").with("cards", cards_arg(hand))),
        None => scene.say(9, Phrase::new("gwt-alt-hand-closed").seat("who", seat).number("count", player.hand_size)),
    }
    scene.say(
        7,
        Phrase::new("gwt-alt-piles").number("stack", player.stack_size).with("discard", cards_arg(&player.discard)),
    );
}
