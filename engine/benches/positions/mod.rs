//! What is measured of every game in the same way: its positions, how large they are, and random play.

use divan::{Bencher, black_box, counter::ItemsCount};
use engine::playout::{self, Check, picker};
use engine::{Exercise, Log, Options, Rules, Seed, Table, Version};

/// Every decision of a few random games, each prepared before it begins.
pub fn positions<R: Rules>(players: u64, games: u64, prepare: fn(&mut R)) -> Vec<R> {
    let mut positions = Vec::new();
    for seed in 0..games {
        let (table, _) = Table::<R>::open(&Options::new(), players, Seed::from(seed)).expect("a table");
        let mut state = table.state().clone();
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

pub fn sizes<R: Rules>(positions: &[R]) {
    let (mut json, mut compressed) = (0, 0);
    for position in positions {
        let text = serde_json::to_vec(position).expect("a written state");
        json = json.max(text.len());
        compressed = compressed.max(miniz_oxide::deflate::compress_to_vec(&text, 6).len());
    }
    println!("largest state: {json} bytes of JSON, {compressed} compressed; {} bytes in memory\n", size_of::<R>());
}

/// One complete game of random choices; items are choices among two or more offers.
pub fn random_game<R: Exercise>(bencher: Bencher, players: u64) {
    // By the first version, so that figures of different years can be compared.
    let game = |seed| playout::play::<R>(Version::FIRST, &Options::new(), players, seed, Check::End);
    let choices = game(Seed::from(7)).expect("a game").choices;
    bencher.counter(ItemsCount::new(choices as usize)).bench(|| game(black_box(Seed::from(7))));
}

/// The same of each position, one after the other.
pub fn of_each<R: Rules + Sync, T>(bencher: Bencher, positions: &[R], doing: impl Fn(&R) -> T + Sync) {
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for position in positions {
            black_box(doing(black_box(position)));
        }
    });
}

/// Final scoring of finished games.
pub fn final_scoring<R: Rules + Sync>(bencher: Bencher, mut positions: Vec<R>) {
    positions.retain(|position| position.decider().is_none());
    of_each(bencher, &positions, Rules::standings);
}
