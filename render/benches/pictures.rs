//! How long pictures take: `cargo bench -p render`. Beside the layered way, the same scene as one SVG through resvg.

mod naive;

use engine::{AnyTable, Options, Seat, Seed};
use render::{Ask, Composed, Crop, Scheme, Studio, compose};
use words::{Language, Voice};

fn main() {
    divan::main();
}

/// A game of four after this many random choices.
fn table(steps: u32) -> AnyTable {
    let game = engine::game("great-western-trail").expect("the game is there");
    let seed = Seed([7; 32]);
    let (mut table, _) = game.open(&Options::new(), 4, seed).expect("the table opens");
    let mut pick = engine::playout::picker(seed);
    for _ in 0..steps {
        let Some(decision) = table.decision() else { break };
        let chosen = match decision.choices.len() {
            1 => 0,
            many => pick.below(many as u32) as usize,
        };
        let key = decision.choices[chosen].offer.key;
        table.choose(decision.seat, decision.step, key.as_str()).expect("an offer is accepted");
    }
    table
}

fn ask<A>(crop: Crop) -> Ask<A> {
    Ask {
        crop,
        width: None,
        scheme: Scheme::Light,
        since: None,
        voice: Voice::new(Language::English),
        marks: render::Marks::default(),
    }
}

fn board(table: &AnyTable) -> Composed {
    compose(table.public_view(), &ask(Crop::Board)).get().clone()
}

fn decision(table: &AnyTable) -> Composed {
    let decision = table.decision().expect("the game goes on");
    compose(table.view_of(decision.seat), &ask(Crop::Decision(Some(&decision)))).get().clone()
}

/// View to PNG, warm, without the cache of finished pictures.
#[divan::bench(sample_count = 50)]
fn full_board_2400(bencher: divan::Bencher) {
    let (table, studio) = (table(400), Studio::new());
    studio.png(&board(&table).scene, Scheme::Light);
    bencher.bench_local(|| studio.png(&board(&table).scene, Scheme::Light).len());
}

#[divan::bench(args = [30, 150, 400], sample_count = 50)]
fn decision_crop_1080(bencher: divan::Bencher, steps: u32) {
    let (table, studio) = (table(steps), Studio::new());
    studio.png(&decision(&table).scene, Scheme::Light);
    bencher.bench_local(|| studio.png(&decision(&table).scene, Scheme::Light).len());
}

/// Putting it together alone, without painting it.
#[divan::bench(args = [30, 150, 400], sample_count = 50)]
fn decision_crop_composed(bencher: divan::Bencher, steps: u32) {
    let table = table(steps);
    bencher.bench_local(|| decision(&table).scene.items.len());
}

/// What the last eight choices changed.
#[divan::bench(args = [150, 400], sample_count = 50)]
fn turn_1080(bencher: divan::Bencher, steps: u32) {
    let (before, now, studio) = (self::table(steps - 8).public_view(), self::table(steps), Studio::new());
    let ask = Ask { since: Some(&before), ..ask(Crop::Changed(Some(Seat(1)))) };
    let draw = || compose(now.public_view(), &ask).get().clone();
    studio.png(&draw().scene, Scheme::Light);
    bencher.bench_local(|| studio.png(&draw().scene, Scheme::Light).len());
}

#[divan::bench(sample_count = 50)]
fn player_board_1080(bencher: divan::Bencher) {
    let (table, studio) = (table(400), Studio::new());
    let draw = || compose(table.public_view(), &ask(Crop::Player(Seat(1)))).get().clone();
    studio.png(&draw().scene, Scheme::Light);
    bencher.bench_local(|| studio.png(&draw().scene, Scheme::Light).len());
}

/// Everything from nothing but the palette and the fonts, which a process reads once.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn first_board_2400(bencher: divan::Bencher) {
    let table = table(400);
    bencher.bench_local(|| Studio::new().png(&board(&table).scene, Scheme::Light).len());
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn naive_resvg_board_2400(bencher: divan::Bencher) {
    let scene = board(&table(400)).scene;
    let fonts = naive::fonts();
    bencher.bench_local(|| naive::png(&scene, Scheme::Light, &fonts).len());
}

#[divan::bench(args = [30, 150, 400], sample_count = 5, sample_size = 1)]
fn naive_resvg_decision_1080(bencher: divan::Bencher, steps: u32) {
    let scene = decision(&table(steps)).scene;
    let fonts = naive::fonts();
    bencher.bench_local(|| naive::png(&scene, Scheme::Light, &fonts).len());
}
