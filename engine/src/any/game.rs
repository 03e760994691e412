//! The list of games, and what can be done with one before there is a table.

use super::load::{LoadError, read};
use super::study::{Study, study};
use super::table::AnyTable;
use super::told::Told;
use crate::mind::Mind;
use crate::playout::{self, Exercised, Playout};
use crate::protocol::{setup, version};
use crate::{
    Exercise, Kind, OptionSpec, Options, Seed, SetupError, Table, Topic, Version, great_western_trail, pacific_rails,
};
use serde_json::Value;

type Opened = Result<(AnyTable, Told), SetupError>;
type Played<T> = Result<T, playout::Stopped>;

/// A game that can be played here.
#[derive(Clone, Copy)]
pub struct Game {
    pub kind: Kind,
    /// The version of the rules that its tables begin with: the newest, unless [`Game::by`] says otherwise.
    pub version: Version,
    pub newest: Version,
    pub players: &'static [u8],
    pub options: fn() -> &'static [OptionSpec],
    pub topics: fn() -> Vec<Topic>,
    /// Everything that play must exercise sooner or later.
    pub to_exercise: fn() -> Vec<String>,
    /// How computer players learn it.
    pub study: Study,
    open: fn(Version, &Options, u64, Seed) -> Opened,
    load: fn(Value, u64) -> Result<AnyTable, LoadError>,
    playout: fn(Version, &Options, u64, Seed, playout::Check) -> Played<Playout>,
    record: fn(Version, &Options, u64, Seed) -> Played<Vec<String>>,
    exercise: fn(Version, &Options, u64, Seed, playout::Policy) -> Result<Exercised, SetupError>,
}

impl Game {
    /// The same game, played by this version of its rules.
    pub fn by(self, version: Version) -> Result<Game, SetupError> {
        let (game, newest) = (self.kind.0, self.newest);
        if version < Version::FIRST || version > newest {
            return Err(SetupError::UnknownVersion { game, asked: version, newest });
        }
        Ok(Game { version, ..self })
    }

    /// Every option with its value; what is not given is the default of this version.
    pub fn complete(&self, options: &Options) -> Result<Options, SetupError> {
        setup::complete((self.options)(), options, self.version)
    }

    pub fn open(&self, options: &Options, players: u64, seed: Seed) -> Result<(AnyTable, Told), SetupError> {
        (self.open)(self.version, options, players, seed)
    }

    /// Goes on from a stored state.
    pub fn load(&self, state: Value, revision: u64) -> Result<AnyTable, LoadError> {
        (self.load)(state, revision)
    }

    /// Plays one game of random choices to its end.
    pub fn playout(
        &self,
        options: &Options,
        players: u64,
        seed: Seed,
        check: playout::Check,
    ) -> Result<Playout, playout::Stopped> {
        (self.playout)(self.version, options, players, seed, check)
    }

    /// The keys of this seed's random game, as far as it goes.
    pub fn record(&self, options: &Options, players: u64, seed: Seed) -> Result<Vec<String>, playout::Stopped> {
        (self.record)(self.version, options, players, seed)
    }

    /// Plays one game to its end and reports what it exercised.
    pub fn exercise(
        &self,
        options: &Options,
        players: u64,
        seed: Seed,
        policy: playout::Policy,
    ) -> Result<Exercised, SetupError> {
        (self.exercise)(self.version, options, players, seed, policy)
    }
}

/// Every game, in the order they are listed.
pub fn games() -> Vec<Game> {
    vec![
        entry::<great_western_trail::State>(),
        entry::<pacific_rails::State>(),
        #[cfg(feature = "test-game")]
        entry::<crate::test_game::State>(),
    ]
}

/// The game of that name.
pub fn game(name: &str) -> Result<Game, SetupError> {
    let games = games();
    games.iter().find(|game| game.kind.0 == name).copied().ok_or_else(|| SetupError::UnknownGame {
        name: name.to_owned(),
        games: games.iter().map(|game| game.kind.0).collect::<Vec<_>>().join(", "),
    })
}

fn entry<R: Exercise + Mind>() -> Game
where
    AnyTable: From<Table<R>>,
{
    Game {
        kind: R::KIND,
        version: version::newest(R::CHANGES),
        newest: version::newest(R::CHANGES),
        players: R::PLAYERS,
        options: R::options,
        topics: R::topics,
        to_exercise: R::to_exercise,
        study: study::<R>(),
        open: |version, options, players, seed| {
            let (table, events) = Table::<R>::open_by(version, options, players, seed)?;
            let told = Told::of::<R>(&events, Vec::new(), table.state().players());
            Ok((table.into(), told))
        },
        load: |state, revision| Ok(Table::<R>::resume(read(state)?, revision)?.into()),
        playout: playout::play::<R>,
        record: playout::record::<R>,
        exercise: playout::exercise::<R>,
    }
}
