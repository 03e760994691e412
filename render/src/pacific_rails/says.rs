//! The position in words, in reading order.

use crate::scene::Scene;
use crate::stage::Section;
use engine::pacific_rails::{View, label};
use engine::{Phrase, Seat};

pub fn board(scene: &mut Scene, view: &View) {
    match (view.over, view.joined_by) {
        (true, _) => scene.say(9, Phrase::new("pri-alt-over")),
        (_, Some(_)) => scene.say(9, Phrase::new("pri-alt-last-round").seat("who", view.turn)),
        (_, None) if view.no_way_left => scene.say(9, Phrase::new("pri-alt-no-way-left").seat("who", view.turn)),
        (_, None) => scene.say(9, Phrase::new("pri-alt-turn").seat("who", view.turn)),
    }
    for seat in Seat::all(view.players.len() as u8) {
        player_line(scene, view, seat);
    }
    scene.say(7, Phrase::new("pri-alt-goals").names("goals", view.goals.map(label::goal)));
    scene.say(6, Phrase::new("pri-alt-map").number("tiles", view.laid.len()));
    scene.say(5, Phrase::new("pri-alt-congress").number("count", view.lowered.count_ones()));
    for seat in Seat::all(view.players.len() as u8) {
        let map = &view.atlas.map;
        let of = |owner: Option<Seat>| owner == Some(seat);
        let cities = map.cities.iter().zip(&view.cities);
        let stations: Vec<_> =
            cities.clone().filter(|(_, city)| of(city.station)).map(|(at, _)| map.name(at)).collect();
        let telegraphs: Vec<_> = cities.filter(|(_, city)| of(city.telegraph)).map(|(at, _)| map.name(at)).collect();
        if !stations.is_empty() {
            let line = Phrase::new("pri-alt-stations").seat("who", seat);
            scene.say(4, line.with("cities", engine::Arg::List(stations)));
        }
        if !telegraphs.is_empty() {
            let line = Phrase::new("pri-alt-telegraphs").seat("who", seat);
            scene.say(3, line.with("cities", engine::Arg::List(telegraphs)));
        }
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

fn player_line(scene: &mut Scene, view: &View, seat: Seat) {
    let player = &view.players[seat.index()];
    let points: u32 = player.points.iter().map(|&points| u32::from(points)).sum();
    let [wood, iron, gunpowder, coins] = player.goods;
    let [rails, bridges, tunnels] = player.tracks;
    let line = Phrase::new("pri-alt-player")
        .seat("who", seat)
        .number("points", points)
        .number("workers", player.reserve)
        .number("hats", player.hats)
        .number("wood", wood)
        .number("iron", iron)
        .number("gunpowder", gunpowder)
        .number("coins", coins)
        .number("rails", rails)
        .number("bridges", bridges)
        .number("tunnels", tunnels);
    scene.say(8, line);
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
    let [wood, iron, gunpowder, coins] = player.houses;
    scene.say(
        5,
        Phrase::new("pri-alt-rows")
            .number("wood", wood)
            .number("iron", iron)
            .number("gunpowder", gunpowder)
            .number("coins", coins)
            .number("telegraphs", player.telegraphs),
    );
}
