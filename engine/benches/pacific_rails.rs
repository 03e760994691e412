//! How fast Pacific Rails Inc. is: random play, a copy, the cells a route can go on to, and how large a written state is.

use divan::{Bencher, black_box, counter::ItemsCount};
use engine::pacific_rails::State;
use engine::playout::{self, Check, picker};
use engine::{Log, Options, Rules, Seed, Table};
use std::time::Instant;

const PLAYERS: [u64; 3] = [2, 3, 4];

fn main() {
    sizes();
    games_a_second();
    ways_on_late_maps();
    divan::main();
}

/// Every decision of a few random games.
fn positions(players: u64, games: u64) -> Vec<State> {
    positions_from(players, games, |_| {})
}

fn positions_from(players: u64, games: u64, prepare: fn(&mut State)) -> Vec<State> {
    let mut positions = Vec::new();
    for seed in 0..games {
        let mut state = open(players, seed);
        prepare(&mut state);
        let mut pick = picker(Seed::from(seed));
        let mut actions = Vec::new();
        while state.decider().is_some() {
            positions.push(state.clone());
            actions.clear();
            state.legal(&mut actions);
            let action = actions[pick.below(actions.len() as u32) as usize];
            state.resolve(action, &mut Log::silent()).expect("a legal action");
        }
        positions.push(state);
    }
    positions
}

/// Decisions about the next cell with at least 43 tiles on the map, in games that begin with a grown network and full
/// trains: random play from the start seldom gets there, and never with many tiles in cargo.
fn late_routes() -> Vec<State> {
    let rich = |players: &u64| positions_from(*players, 40, State::enrich);
    let mut late: Vec<State> = PLAYERS.iter().flat_map(rich).collect();
    late.retain(|state| state.tiles_laid() >= 43 && state.count_ways() > 0);
    late
}

fn open(players: u64, seed: u64) -> State {
    Table::<State>::open(&Options::new(), players, Seed::from(seed)).expect("a table").0.state().clone()
}

fn sizes() {
    let (mut json, mut compressed) = (0, 0);
    for position in positions(4, 5) {
        let text = serde_json::to_vec(&position).expect("a written state");
        json = json.max(text.len());
        compressed = compressed.max(miniz_oxide::deflate::compress_to_vec(&text, 6).len());
    }
    println!("largest state: {json} bytes of JSON, {compressed} compressed; {} bytes in memory\n", size_of::<State>());
}

/// Complete games, one thread, as `railhead simulate` plays them.
fn games_a_second() {
    for players in PLAYERS {
        let start = Instant::now();
        let (games, mut choices, mut turns) = (500, 0, 0.0);
        for seed in 0..games {
            let game = playout::play::<State>(&Options::new(), players, Seed::from(seed), Check::End);
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

/// One complete game of random choices; items are choices among two or more offers.
#[divan::bench(args = PLAYERS)]
fn random_game(bencher: Bencher, players: u64) {
    let choices = playout::play::<State>(&Options::new(), players, Seed::from(7), Check::End).expect("a game").choices;
    bencher
        .counter(ItemsCount::new(choices as usize))
        .bench(|| playout::play::<State>(&Options::new(), players, black_box(Seed::from(7)), Check::End));
}

#[divan::bench]
fn copy(bencher: Bencher) {
    let positions = positions(4, 2);
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for position in &positions {
            black_box(black_box(position).clone());
        }
    });
}

#[divan::bench]
fn legal_cells_late(bencher: Bencher) {
    let late = late_routes();
    bencher.counter(ItemsCount::new(late.len())).bench(|| {
        for state in &late {
            black_box(black_box(state).count_ways());
        }
    });
}

/// Final scoring of finished games.
#[divan::bench]
fn final_scoring(bencher: Bencher) {
    let finished: Vec<State> = positions(4, 10).into_iter().filter(|position| position.decider().is_none()).collect();
    bencher.counter(ItemsCount::new(finished.len())).bench(|| {
        for position in &finished {
            black_box(black_box(position).standings());
        }
    });
}
