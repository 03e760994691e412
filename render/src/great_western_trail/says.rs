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
pub fn counted(things: impl IntoIterator<Item = (Name, u32)>) -> Arg {
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

/// Whose turn it is.
pub fn turn(view: &View) -> Phrase {
    if view.over { Phrase::new("gwt-alt-over") } else { Phrase::new("gwt-alt-turn").seat("who", view.turn) }
}

pub fn display(view: &View) -> Phrase {
    let display = view.display.iter().flatten().filter_map(|id| objective(id));
    Phrase::new("gwt-alt-display").names("cards", display)
}

fn outlaws(view: &View) -> bool {
    view.edition == Edition::Second
}

/// Who has branchlets where, and the tiles beside the medium towns.
pub fn extension(view: &View) -> Phrase {
    let of = |seat: Seat| {
        let towns = view.players[seat.index()].towns;
        let line = Phrase::new(if towns.is_empty() { "gwt-alt-north-none" } else { "gwt-alt-north-player" });
        let towns = towns.iter().map(|town| Arg::Name(names::town(town))).collect();
        Arg::Phrase(Box::new(line.seat("who", seat).with("towns", Arg::List(towns))))
    };
    let players = Seat::all(view.players.len() as u8).map(of).collect();
    let tiles = view.town_tiles.iter().flatten().map(|&tile| names::town_tile(tile));
    Phrase::new("gwt-alt-north").with("players", Arg::List(players)).names("tiles", tiles)
}

pub fn player_line(view: &View, seat: Seat) -> Phrase {
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
    line
}

pub fn player(scene: &mut Scene, view: &View, seat: Seat) {
    for (weight, line) in weighed(view, seat) {
        scene.say(weight, line);
    }
}

/// The same without weights.
pub fn player_lines(view: &View, seat: Seat) -> impl Iterator<Item = Phrase> {
    weighed(view, seat).into_iter().map(|line| line.1)
}

fn weighed(view: &View, seat: Seat) -> Vec<(u8, Phrase)> {
    let mut lines = vec![(8, player_line(view, seat))];
    let player = &view.players[seat.index()];
    lines.push((
        7,
        Phrase::new("gwt-alt-cards")
            .number("hand", player.hand_size)
            .number("limit", player.hand_limit)
            .number("stack", player.stack_size)
            .number("discard", i64::from(player.discard.cattle.len()) + player.discard.objectives.len() as i64),
    ));
    // Everybody may look through it; it is long, and the first to go where there is no room.
    if !(player.discard.cattle.is_empty() && player.discard.objectives.is_empty()) {
        lines.push((3, Phrase::new("gwt-alt-discard").with("cards", cards_arg(&player.discard))));
    }
    let discs = DiscSpace::all()
        .take(view.catalog().disc_kinds)
        .map(|space| (names::disc(space), player.discs.get(space).into()));
    lines.push((5, Phrase::new("gwt-alt-discs").with("spaces", counted(discs))));
    let unbuilt = player.unbuilt.iter().filter(|&number| (1..=view.faces.len() as u8).contains(&number));
    let unbuilt = unbuilt.map(|number| names::face(face(view, number).id));
    lines.push((5, Phrase::new("gwt-alt-unbuilt").names("buildings", unbuilt)));
    lines.push((
        6,
        Phrase::new(if outlaws(view) { "gwt-alt-collected-outlaws" } else { "gwt-alt-collected" })
            .number("hazards", player.hazards.len())
            .number("green", player.teepees[0])
            .number("blue", player.teepees[1]),
    ));
    if view.catalog().start_tokens > 0 {
        lines.push((7, Phrase::new("gwt-alt-tokens").number("tokens", player.exchange)));
    }
    if view.north {
        let line = Phrase::new("gwt-alt-branchlets").number("branchlets", player.branchlets_left);
        lines.push((6, line.number("bells", player.bells)));
    }
    let objectives = std::iter::once(player.starting.card().id).chain(player.area.iter().copied());
    let objectives = objectives.filter_map(objective);
    lines.push((4, Phrase::new("gwt-alt-objectives").names("cards", objectives)));
    lines
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
