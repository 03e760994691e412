//! Tables of random games, and pictures to ask for.
#![allow(dead_code)] // Each test uses a part of it.

use engine::{AnyTable, Decision, Dice, Options, Seat, Seed};
use render::{Ask, Crop, Scheme};
use words::{Language, Voice};

pub const GAMES: [&str; 3] = ["great-western-trail", "pacific-rails", "test-game"];

/// A game of random choices.
pub struct Game {
    pub table: AnyTable,
    pick: Dice,
}

impl Game {
    pub fn new(name: &str, players: u64, seed: u64) -> Game {
        Game::with(name, &[], players, seed)
    }

    pub fn with(name: &str, options: &[(&str, &str)], players: u64, seed: u64) -> Game {
        let seed = Seed::from(seed);
        let game = engine::game(name).unwrap();
        // Random play seldom ends a long game by itself.
        let capped =
            (game.options)().iter().find(|spec| spec.key == "round-cap").and_then(|spec| spec.values.named().last());
        let mut given: Options = capped.map(|cap| ("round-cap".to_owned(), (*cap).to_owned())).into_iter().collect();
        given.extend(options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())));
        let (table, _) = game.open(&given, players, seed).unwrap();
        Game { table, pick: engine::playout::picker(seed) }
    }

    pub fn after(name: &str, players: u64, seed: u64, steps: u32) -> Game {
        let mut game = Game::new(name, players, seed);
        for _ in 0..steps {
            game.step();
        }
        game
    }

    /// Takes one of the offers; `false` once the game is over.
    pub fn step(&mut self) -> bool {
        match self.table.decision() {
            Some(decision) => {
                self.choose(&decision);
                true
            }
            None => false,
        }
    }

    pub fn choose(&mut self, decision: &Decision) {
        let chosen = match decision.choices.len() {
            1 => 0,
            many => self.pick.below(many as u32) as usize,
        };
        let key = decision.choices[chosen].offer.key;
        self.table.choose(decision.seat, decision.step, key.as_str()).unwrap();
    }
}

pub fn ask<A>(crop: Crop) -> Ask<A> {
    Ask {
        crop,
        width: None,
        scheme: Scheme::Light,
        since: None,
        voice: Voice::new(Language::English),
        marks: render::Marks::default(),
    }
}

/// The crops that need no decision.
pub fn crops(players: u8) -> Vec<Crop<'static>> {
    let boards = Seat::all(players).map(Crop::Player);
    [Crop::Board, Crop::Land, Crop::Table, Crop::Hand, Crop::Decision(None)].into_iter().chain(boards).collect()
}

/// The size of a PNG, and its bytes pixel by pixel.
pub fn pixels(file: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    pixels.truncate(info.buffer_size());
    (info.width, info.height, pixels)
}

/// How many colours of its palette a picture shows.
pub fn colours(file: &[u8]) -> usize {
    pixels(file).2.into_iter().collect::<std::collections::BTreeSet<u8>>().len()
}
