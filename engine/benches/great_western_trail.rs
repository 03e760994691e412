//! How fast Great Western Trail is: random play, a copy, scoring, routes, and how large a written state is.

mod positions;

use divan::{Bencher, black_box};
use engine::great_western_trail::State;
use engine::playout::{self, Check};
use engine::{Options, Seed, Version};
use positions::of_each;

const PLAYERS: [u64; 3] = [2, 3, 4];

fn main() {
    positions::sizes(&positions());
    games_a_second();
    divan::main();
}

/// Every decision of a few random games of four.
fn positions() -> Vec<State> {
    positions::positions(4, 10, |_| {})
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
                let game = playout::play::<State>(Version::FIRST, &options, players, Seed::from(seed), Check::End);
                choices += u64::from(game.expect("a game without a fault").choices);
            }
            let seconds = start.elapsed().as_secs_f64();
            let (games, choices) = (games as f64 / seconds, choices as f64 / seconds);
            println!("random play, {name}, {players} players: {choices:>9.0} choices/s, {games:>6.0} games/s");
        }
    }
    println!();
}

#[divan::bench(args = PLAYERS)]
fn random_game(bencher: Bencher, players: u64) {
    positions::random_game::<State>(bencher, players);
}

#[divan::bench]
fn copy(bencher: Bencher) {
    of_each(bencher, &positions(), State::clone);
}

#[divan::bench]
fn final_scoring(bencher: Bencher) {
    positions::final_scoring(bencher, positions());
}

#[divan::bench]
fn all_routes(bencher: Bencher) {
    of_each(bencher, &positions(), State::count_routes);
}

/// The position of those games with the most routes.
#[divan::bench]
fn most_routes(bencher: Bencher) {
    let position = positions().into_iter().max_by_key(State::count_routes).expect("a position");
    bencher.bench(|| black_box(&position).count_routes());
}
