//! How fast Great Western Trail is: random play, a copy, scoring, routes, and how large a written state is.

use divan::{Bencher, black_box, counter::ItemsCount};
use engine::great_western_trail::State;
use engine::playout::{self, Check, picker};
use engine::{Log, Options, Rules, Seed, Table};

const PLAYERS: [u64; 3] = [2, 3, 4];

fn main() {
    sizes();
    games_a_second();
    divan::main();
}

/// Every decision of a few random games of four.
fn positions() -> Vec<State> {
    let mut positions = Vec::new();
    for seed in 0..10 {
        let mut state = open(4, seed);
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

fn open(players: u64, seed: u64) -> State {
    Table::<State>::open(&Options::new(), players, Seed::from(seed)).expect("a table").0.state().clone()
}

fn sizes() {
    let (mut json, mut compressed) = (0, 0);
    for position in positions() {
        let text = serde_json::to_vec(&position).expect("a written state");
        json = json.max(text.len());
        compressed = compressed.max(miniz_oxide::deflate::compress_to_vec(&text, 6).len());
    }
    println!("largest state: {json} bytes of JSON, {compressed} compressed; {} bytes in memory\n", size_of::<State>());
}

/// Complete games, one thread, as `railhead simulate` plays them.
fn games_a_second() {
    let north = ("north", "true");
    let second = ("edition", "second");
    for (name, options) in [
        ("first edition", &[][..]),
        ("first + north", &[north]),
        ("second edition", &[second]),
        ("second + north", &[second, north]),
    ] {
        let options: Options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        for players in PLAYERS {
            let start = std::time::Instant::now();
            let (games, mut choices) = (5_000, 0);
            for seed in 0..games {
                let game = playout::play::<State>(&options, players, Seed::from(seed), Check::End);
                choices += u64::from(game.expect("a game without a fault").choices);
            }
            let seconds = start.elapsed().as_secs_f64();
            let (games, choices) = (games as f64 / seconds, choices as f64 / seconds);
            println!("random play, {name}, {players} players: {choices:>9.0} choices/s, {games:>6.0} games/s");
        }
    }
    println!();
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
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for position in &positions {
            black_box(black_box(position).clone());
        }
    });
}

/// Final scoring of finished games.
#[divan::bench]
fn final_scoring(bencher: Bencher) {
    let finished: Vec<State> = positions().into_iter().filter(|position| position.decider().is_none()).collect();
    bencher.counter(ItemsCount::new(finished.len())).bench(|| {
        for position in &finished {
            black_box(black_box(position).standings());
        }
    });
}

#[divan::bench]
fn all_routes(bencher: Bencher) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for position in &positions {
            black_box(black_box(position).count_routes());
        }
    });
}

/// The position of those games with the most routes.
#[divan::bench]
fn most_routes(bencher: Bencher) {
    let position = positions().into_iter().max_by_key(State::count_routes).expect("a position");
    bencher.bench(|| black_box(&position).count_routes());
}
