//! One table of the many that are tried: a game, its options, its players and its seed.

use engine::{AnyTable, Dice, Game, OptionSpec, Options, Seed, Told, games};
use serde_json::json;
use std::sync::atomic::{AtomicUsize, Ordering};

#[derive(Clone)]
pub struct Sitting {
    pub game: Game,
    pub options: Options,
    pub players: u8,
    pub seed: u64,
}

impl Sitting {
    pub fn open(&self) -> (AnyTable, Told) {
        match self.game.open(&self.options, u64::from(self.players), Seed::from(self.seed)) {
            Ok(opened) => opened,
            Err(error) => panic!("{error}: {}", self.replay(&[])),
        }
    }

    /// The keys of the random game of this seed.
    pub fn keys(&self) -> Vec<String> {
        match self.game.record(&self.options, u64::from(self.players), Seed::from(self.seed)) {
            Ok(keys) => keys,
            Err(error) => panic!("{error}: {}", self.replay(&[])),
        }
    }

    /// The line that the `replay` command takes.
    pub fn replay(&self, keys: &[String]) -> String {
        let Sitting { game, options, players, seed } = self;
        let (kind, options, keys) = (json!(game.kind.0), json!(options), json!(keys));
        let version = game.version;
        format!(
            r#"{{"game":{kind},"rules_version":{version},"options":{options},"players":{players},"seed":{seed},"keys":{keys}}}"#
        )
    }
}

/// More combinations of options than this are not tried one by one.
const MOST_CHARTERS: usize = 256;
/// How many mixtures stand for them.
const MIXTURES: usize = 80;

/// Every combination of the named values of a game's options that may be opened. Where there are too many: the defaults,
/// and mixtures in which every value of every option comes up.
pub fn charters(game: &Game) -> Vec<Options> {
    let specs = (game.options)();
    let named = |spec: &OptionSpec| spec.values.named();
    let combinations = specs.iter().fold(1_usize, |all, spec| all.saturating_mul(named(spec).len()));
    let mut all = vec![Options::new()];
    if combinations > MOST_CHARTERS {
        all = (0..=MIXTURES).map(|n| mixture(specs, n)).collect();
    } else {
        for spec in specs {
            let with = |options: &Options, value: &str| {
                let mut options = options.clone();
                options.insert(spec.key.to_owned(), value.to_owned());
                options
            };
            all = all.iter().flat_map(|options| named(spec).iter().map(|value| with(options, value))).collect();
        }
    }
    all.retain(|options| {
        specs.iter().all(|spec| {
            let Some((other, needed)) = spec.only_with else { return true };
            options[spec.key] == spec.default || options[other] == needed
        })
    });
    all
}

/// The defaults first, then values by lot, the same every time.
fn mixture(specs: &[OptionSpec], n: usize) -> Options {
    let mut lots = Dice::new(Seed::from(n as u64));
    let mut value = |spec: &OptionSpec| {
        let named = spec.values.named();
        let drawn = named[lots.below(named.len() as u32) as usize];
        if n == 0 { spec.default } else { drawn }
    };
    specs.iter().map(|spec| (spec.key.to_owned(), value(spec).to_owned())).collect()
}

/// This many tables of this game: all player counts and all options in turn, each with its own seed.
pub fn sittings(game: &Game, wanted: usize) -> Vec<Sitting> {
    let charters = charters(game);
    (0..wanted)
        .map(|n| Sitting {
            game: *game,
            players: game.players[n % game.players.len()],
            options: charters[n / game.players.len() % charters.len()].clone(),
            seed: n as u64,
        })
        .collect()
}

/// How many games a test plays: what it thinks right, times `RAILHEAD_GAMES` (`10` for a long look, `0.1` for a glance).
pub fn games_wanted(usually: usize) -> usize {
    let times = std::env::var("RAILHEAD_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1.0);
    (usually as f64 * times).ceil() as usize
}

/// Does it for this many tables of every game.
pub fn each(wanted: usize, work: impl Fn(&Sitting) + Sync) {
    let all: Vec<Sitting> = games().iter().flat_map(|game| sittings(game, wanted)).collect();
    each_of(&all, work);
}

/// Does it for all these tables, on all cores. A panic stops the rest.
pub fn each_of(all: &[Sitting], work: impl Fn(&Sitting) + Sync) {
    let next = AtomicUsize::new(0);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(sitting) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let stop = StopOthers { next: &next, end: all.len() };
                    work(sitting);
                    std::mem::forget(stop);
                }
            });
        }
    });
}

/// Dropped only by a panic: one failure is enough to read.
struct StopOthers<'a> {
    next: &'a AtomicUsize,
    end: usize,
}

impl Drop for StopOthers<'_> {
    fn drop(&mut self) {
        self.next.store(self.end, Ordering::Relaxed);
    }
}
