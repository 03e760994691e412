//! How fast Pacific Rails Inc. is: random play, a copy, the cells a route can go on to, and how large a written state is.

mod positions;

use divan::{Bencher, black_box};
use engine::pacific_rails::State;
use engine::playout::{self, Check};
use engine::{Exercise, Options, Seed, Version};
use positions::of_each;
use std::time::Instant;

const PLAYERS: [u64; 3] = [2, 3, 4];

fn main() {
    positions::sizes(&positions(5));
    games_a_second();
    ways_on_late_maps();
    divan::main();
}

/// Every decision of a few random games of four.
fn positions(games: u64) -> Vec<State> {
    positions::positions(4, games, |_| {})
}

/// Decisions about the next cell with at least 43 tiles on the map, in games that begin with a grown network and full
/// trains: random play from the start seldom gets there, and never with many tiles in cargo.
fn late_routes() -> Vec<State> {
    let rich = |players: &u64| positions::positions(*players, 40, State::enrich);
    let mut late: Vec<State> = PLAYERS.iter().flat_map(rich).collect();
    late.retain(|state| state.tiles_laid() >= 43 && state.count_ways() > 0);
    late
}

/// Complete games, one thread, as `railhead simulate` plays them.
fn games_a_second() {
    for players in PLAYERS {
        let start = Instant::now();
        let (games, mut choices, mut turns) = (500, 0, 0.0);
        for seed in 0..games {
            let game = playout::play::<State>(Version::FIRST, &Options::new(), players, Seed::from(seed), Check::End);
            let game = game.expect("a game without a fault");
            choices += u64::from(game.choices);
            turns += game.turns;
        }
        let seconds = start.elapsed().as_secs_f64();
        let (a_second, turns) = (choices as f64 / seconds, turns / games as f64);
        println!(
            "random play, {players} players: {a_second:>9.0} choices/s, {:>6.0} games/s, {turns:.0} turns",
            games as f64 / seconds
        );
    }
    println!();
}

/// The legal cells of a route on late maps, one by one: mean and the slowest of a hundred.
fn ways_on_late_maps() {
    let late = late_routes();
    let mut nanoseconds: Vec<u128> = Vec::new();
    for state in &late {
        let best = (0..5).map(|_| {
            let start = Instant::now();
            black_box(black_box(state).count_ways());
            start.elapsed().as_nanos()
        });
        nanoseconds.push(best.min().unwrap_or(0));
    }
    nanoseconds.sort_unstable();
    let mean = nanoseconds.iter().sum::<u128>() / nanoseconds.len().max(1) as u128;
    let at = |share: usize| nanoseconds.get(nanoseconds.len() * share / 1000).copied().unwrap_or(0);
    println!(
        "legal cells on {} late maps: mean {mean} ns, median {} ns, p99 {} ns, slowest {} ns\n",
        late.len(),
        at(500),
        at(990),
        nanoseconds.last().copied().unwrap_or(0)
    );
}

#[divan::bench(args = PLAYERS)]
fn random_game(bencher: Bencher, players: u64) {
    positions::random_game::<State>(bencher, players);
}

#[divan::bench]
fn copy(bencher: Bencher) {
    of_each(bencher, &positions(2), State::clone);
}

#[divan::bench]
fn legal_cells_late(bencher: Bencher) {
    of_each(bencher, &late_routes(), State::count_ways);
}

#[divan::bench]
fn final_scoring(bencher: Bencher) {
    positions::final_scoring(bencher, positions(10));
}
