//! The position in words, in reading order: whose turn it is, the players, then by places: map, city, goals, Congress.

use super::{panels, train};
use crate::scene::Scene;
use crate::stage::Section;
use engine::pacific_rails::content::*;
use engine::pacific_rails::{View, label};
use engine::{Arg, Phrase, Seat};

pub fn board(scene: &mut Scene, view: &View) {
    match (view.over, view.joined_by) {
        (true, _) => scene.say(9, Phrase::new("pri-alt-over")),
        (_, Some(_)) => scene.say(9, Phrase::new("pri-alt-last-round").seat("who", view.turn)),
        (_, None) if view.no_way_left => scene.say(9, Phrase::new("pri-alt-no-way-left").seat("who", view.turn)),
        (_, None) => scene.say(9, Phrase::new("pri-alt-turn").seat("who", view.turn)),
    }
    let seats = || Seat::all(view.players.len() as u8);
    seats().for_each(|seat| player_line(scene, view, seat));
    seats().for_each(|seat| on_map(scene, view, seat));
    scene.say(3, Phrase::new("pri-alt-map").number("tiles", view.laid.len()));
    seats().for_each(|seat| in_city(scene, view, seat));
    let goals = view.goals.iter().map(|&goal| match panels::leader(view, goal) {
        Some(seat) => phrase(Phrase::new("pri-alt-led").name("goal", label::goal(goal)).seat("who", seat)),
        None => Arg::Name(label::goal(goal)),
    });
    scene.say(5, Phrase::new("pri-alt-goals").with("goals", Arg::List(goals.collect())));
    let down = (0..SENATORS).filter(|row| view.lowered >> row & 1 == 1).map(|row| Arg::Number(row as i64 + 1));
    say_list(scene, 4, Phrase::new("pri-alt-congress"), "senators", down.collect());
}

fn phrase(of: Phrase) -> Arg {
    Arg::Phrase(Box::new(of))
}

/// Nothing is said about nothing.
fn say_list(scene: &mut Scene, weight: u8, line: Phrase, name: &'static str, list: Vec<Arg>) {
    if !list.is_empty() {
        scene.say(weight, line.with(name, Arg::List(list)));
    }
}

fn on_map(scene: &mut Scene, view: &View, seat: Seat) {
    let (map, player) = (&view.atlas.map, &view.players[seat.index()]);
    let engines = player.engines.into_iter().flatten().map(|cell| map.cell_label(cell)).collect();
    say_list(scene, 7, Phrase::new("pri-alt-engines").seat("who", seat), "places", engines);
    let of = |owner: Option<Seat>| owner == Some(seat);
    let cities = || map.cities.iter().zip(&view.cities);
    let stations = cities().filter(|(_, city)| of(city.station)).map(|(at, _)| map.name(at)).collect();
    say_list(scene, 6, Phrase::new("pri-alt-stations").seat("who", seat), "cities", stations);
    let telegraphs = cities().filter(|(_, city)| of(city.telegraph)).map(|(at, _)| map.name(at)).collect();
    say_list(scene, 4, Phrase::new("pri-alt-telegraphs").seat("who", seat), "cities", telegraphs);
}

/// A district in a word.
fn short(district: District) -> label::Name {
    match district {
        District::Collect { good, .. } => label::good(good),
        District::Activate { foreman } => label::specialist(foreman),
        District::Centre => "pri-towards-centre".into(),
    }
}

/// The whole position: the board, then each player.
pub fn sections(view: &View) -> Vec<Section> {
    let lines = |say: &dyn Fn(&mut Scene)| {
        let mut scene = Scene::default();
        say(&mut scene);
        scene.says.into_iter().map(|sentence| sentence.phrase).collect::<Vec<_>>()
    };
    let mut sections = vec![Section::new("picture-words", lines(&|scene| board(scene, view)))];
    for seat in Seat::all(view.players.len() as u8) {
        let title = Phrase::new("pri-words-player").seat("who", seat);
        sections.push(Section { title, lines: lines(&|scene| player(scene, view, seat)) });
    }
    sections
}

fn in_city(scene: &mut Scene, view: &View, seat: Seat) {
    let board = &view.atlas.board;
    let spots = board.spots.iter().zip(view.spots).filter(|(_, owner)| *owner == Some(seat));
    let between = spots.map(|([one, other], _)| {
        let [one, other] = [one, other].map(|district| short(board.districts[usize::from(*district)]));
        phrase(Phrase::new("pri-alt-spot").name("one", one).name("other", other))
    });
    let tops = board.districts.iter().zip(view.tops).filter(|(_, owner)| *owner == Some(seat));
    let tops = tops.map(|(district, _)| phrase(Phrase::new("pri-alt-top").name("district", short(*district))));
    say_list(scene, 6, Phrase::new("pri-alt-workers").seat("who", seat), "spots", between.chain(tops).collect());
    let built = view.players[seat.index()].built;
    let houses =
        Good::ALL.into_iter().flat_map(|good| (0..built[good.index()]).map(move |_| Arg::Name(label::good(good))));
    say_list(scene, 3, Phrase::new("pri-alt-houses").seat("who", seat), "districts", houses.collect());
}

/// So much of each: "2 wood and 1 rail".
fn amounts<'a>(counts: impl Iterator<Item = (&'a str, u8)>) -> Arg {
    let some = |(name, count): (&str, u8)| phrase(Phrase::new(format!("pri-some-{name}")).number("count", count));
    Arg::List(counts.filter(|(_, count)| *count > 0).map(some).collect())
}

fn player_line(scene: &mut Scene, view: &View, seat: Seat) {
    let player = &view.players[seat.index()];
    let points: u32 = player.points.iter().map(|&points| u32::from(points)).sum();
    let cargo = amounts(train::pieces(player).into_iter().map(|(_, name, _, count)| (name, count)));
    let line = Phrase::new("pri-alt-player").seat("who", seat).number("points", points).with("cargo", cargo);
    scene.say(8, line.number("workers", player.reserve).number("hats", player.hats));
}

pub fn player(scene: &mut Scene, view: &View, seat: Seat) {
    player_line(scene, view, seat);
    let player = &view.players[seat.index()];
    let specialists = player.specialists.iter().flatten().copied().map(label::specialist);
    let upgrades = player.upgrades.iter().flatten().copied().map(label::upgrade);
    scene.say(
        7,
        Phrase::new("pri-alt-train")
            .number("carriages", player.carriages)
            .names("specialists", specialists)
            .names("upgrades", upgrades),
    );
    let yields = Good::ALL.into_iter().map(|good| (good.name(), train::yields(view, seat, good)));
    scene.say(6, Phrase::new("pri-alt-rows").with("yields", amounts(yields)));
    let houses: u8 = player.houses.iter().sum();
    scene.say(5, Phrase::new("pri-alt-stock").number("houses", houses).number("telegraphs", player.telegraphs));
    on_map(scene, view, seat);
    in_city(scene, view, seat);
}
