//! Tables of any game behind one type, for clients that name no game.

use crate::playout::{self, Exercised, Playout};
use crate::{
    Decision, Dice, Everyone, Eye, Fault, Gauge, Key, Kind, OneSeat, OptionSpec, Options, Phrase, Refusal, Rules, Seat,
    Seed, Seen, SetupError, Standings, Table, Tone, Topic, Version, Withheld, great_western_trail, pacific_rails,
    setup, version,
};
use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

/// A view of any game. Pictures are drawn from it.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum AnyView {
    GreatWesternTrail(Box<great_western_trail::View>),
    PacificRails(Box<pacific_rails::View>),
    #[cfg(feature = "test-game")]
    TestGame(Box<crate::test_game::View>),
}

/// Why a state cannot be loaded. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    #[error("this is not a state of the game: {0}")]
    Shape(String),
    #[error("this state breaks a law of the game: {0}")]
    Law(#[from] Fault),
}

/// What a step tells: each audience its own lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    pub public: Vec<Phrase>,
    /// By seat.
    pub seats: Vec<Vec<Phrase>>,
    /// For programs: the keys of the choices that resolved themselves, in their order.
    pub resolved: Vec<Key>,
    /// Whether the offer that was taken ends a turn.
    pub finishes: bool,
}

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
    /// Everything that play has to exercise sooner or later.
    pub to_exercise: fn() -> Vec<String>,
    open: fn(Version, &Options, u64, Seed) -> Opened,
    load: fn(Value, u64) -> Result<AnyTable, LoadError>,
    playout: fn(Version, &Options, u64, Seed, playout::Check) -> Played<Playout>,
    record: fn(Version, &Options, u64, Seed) -> Played<Vec<String>>,
    exercise: fn(Version, &Options, u64, Seed, playout::Policy) -> Result<Exercised, SetupError>,
}

impl Game {
    /// The same game by this version of its rules.
    pub fn by(self, version: Version) -> Result<Game, SetupError> {
        let (game, newest) = (self.kind.0, self.newest);
        if version < Version::FIRST || version > newest {
            return Err(SetupError::UnknownVersion { game, asked: version, newest });
        }
        Ok(Game { version, ..self })
    }

    /// Every option with its value: what is not given is what this version of the rules says.
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

    /// The keys of the random game of this seed, as far as it goes.
    pub fn record(&self, options: &Options, players: u64, seed: Seed) -> Result<Vec<String>, playout::Stopped> {
        (self.record)(self.version, options, players, seed)
    }

    /// Plays one game to its end and tells what it exercised.
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

fn entry<R: Rules>() -> Game {
    Game {
        kind: R::KIND,
        version: version::newest(R::CHANGES),
        newest: version::newest(R::CHANGES),
        players: R::PLAYERS,
        options: R::options,
        topics: R::topics,
        to_exercise: R::to_exercise,
        open: |version, options, players, seed| {
            let (table, events) = Table::<R>::open_by(version, options, players, seed)?;
            let told = told::<R>(&events, Vec::new(), table.state().players());
            Ok((AnyTable(Box::new(table)), told))
        },
        load: |state, revision| Ok(AnyTable(Box::new(Table::<R>::resume(read(state)?, revision)?))),
        playout: playout::play::<R>,
        record: playout::record::<R>,
        exercise: playout::exercise::<R>,
    }
}

/// A table of any game.
pub struct AnyTable(Box<dyn Play>);

impl Clone for AnyTable {
    fn clone(&self) -> Self {
        AnyTable(self.0.copy())
    }
}

impl std::ops::Deref for AnyTable {
    type Target = dyn Play;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl std::ops::DerefMut for AnyTable {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

/// What a client can do with a table, whatever the game.
pub trait Play: Send {
    fn kind(&self) -> Kind;
    fn players(&self) -> u8;
    /// The version of the rules that the table plays by.
    fn version(&self) -> Version;
    /// The repair of its rules that the table may take up now, between two turns, and what was mended.
    fn repair(&self) -> Option<(Version, Phrase)>;
    /// Takes up that repair, as one step.
    fn adopt(&mut self, version: Version) -> Result<(), Fault>;
    fn step(&self) -> u64;
    fn decider(&self) -> Option<Seat>;
    fn decision(&self) -> Option<Decision>;
    fn waiting(&self) -> Phrase;
    fn withheld(&self) -> Vec<Withheld>;
    fn choose(&mut self, seat: Seat, step: u64, key: &str) -> Result<Told, Refusal>;
    fn can_undo(&self) -> bool;
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    fn restart_turn(&mut self, seat: Seat) -> Result<(), Refusal>;
    fn public_view(&self) -> Seen<Everyone, AnyView>;
    fn view_of(&self, seat: Seat) -> Seen<OneSeat, AnyView>;
    fn gauges(&self, eye: Eye, seat: Seat) -> Vec<Gauge>;
    fn estimate(&self, eye: Eye) -> Standings;
    fn standings(&self) -> Standings;
    fn turns(&self, seat: Seat) -> u32;
    /// The whole hidden state, for storage and for the host of the process alone.
    fn state(&self) -> Value;
    /// Puts an edited state in place of this one.
    fn load(&mut self, state: Value) -> Result<(), LoadError>;
    fn audit(&self) -> Result<(), Fault>;
    /// How many pieces lie hidden from this eye.
    fn unseen(&self, eye: Eye) -> u32;
    /// Deals anew what this eye cannot know.
    fn redeal(&mut self, eye: Eye, dice: Dice);
    /// Takes other dice for whatever nobody has seen yet.
    fn reshuffle(&mut self, dice: Dice);
    /// A short fingerprint of the state.
    fn digest(&self) -> String;
    fn copy(&self) -> Box<dyn Play>;
}

impl<R: Rules> Play for Table<R> {
    fn kind(&self) -> Kind {
        R::KIND
    }

    fn players(&self) -> u8 {
        self.state().players()
    }

    fn version(&self) -> Version {
        self.state().version()
    }

    fn repair(&self) -> Option<(Version, Phrase)> {
        self.repair().map(|(version, what)| (version, Phrase::new(what)))
    }

    fn adopt(&mut self, version: Version) -> Result<(), Fault> {
        self.adopt(version)
    }

    fn step(&self) -> u64 {
        self.step()
    }

    fn decider(&self) -> Option<Seat> {
        self.state().decider()
    }

    fn decision(&self) -> Option<Decision> {
        self.decision()
    }

    fn waiting(&self) -> Phrase {
        self.state().waiting()
    }

    fn withheld(&self) -> Vec<Withheld> {
        self.withheld()
    }

    fn choose(&mut self, seat: Seat, step: u64, key: &str) -> Result<Told, Refusal> {
        let (log, tone) = self.take(seat, step, key)?;
        let (events, resolved) = log.into_parts();
        let told = told::<R>(&events, resolved, self.state().players());
        Ok(Told { finishes: tone == Tone::Finish, ..told })
    }

    fn can_undo(&self) -> bool {
        self.can_undo()
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.undo(seat)
    }

    fn restart_turn(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.restart_turn(seat)
    }

    fn public_view(&self) -> Seen<Everyone, AnyView> {
        self.public_view().map(Into::into)
    }

    fn view_of(&self, seat: Seat) -> Seen<OneSeat, AnyView> {
        self.view_of(seat).map(Into::into)
    }

    fn gauges(&self, eye: Eye, seat: Seat) -> Vec<Gauge> {
        self.state().gauges(eye, seat)
    }

    fn estimate(&self, eye: Eye) -> Standings {
        self.state().estimate(eye)
    }

    fn standings(&self) -> Standings {
        self.state().standings()
    }

    fn turns(&self, seat: Seat) -> u32 {
        self.state().turns(seat)
    }

    fn state(&self) -> Value {
        serde_json::to_value(self.state()).unwrap_or(Value::Null)
    }

    fn load(&mut self, state: Value) -> Result<(), LoadError> {
        let state: R = read(state)?;
        if state.players() != self.state().players() {
            return Err(LoadError::Shape(format!(
                "it has {} players, this table has {}",
                state.players(),
                self.state().players()
            )));
        }
        Ok(self.replace(state)?)
    }

    fn audit(&self) -> Result<(), Fault> {
        self.state().audit()
    }

    fn unseen(&self, eye: Eye) -> u32 {
        self.state().unseen(eye)
    }

    fn redeal(&mut self, eye: Eye, dice: Dice) {
        Table::redeal(self, eye, dice);
    }

    fn reshuffle(&mut self, dice: Dice) {
        Table::reshuffle(self, dice);
    }

    fn digest(&self) -> String {
        playout::digest(self.state())
    }

    fn copy(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }
}

fn read<R: Rules>(state: Value) -> Result<R, LoadError> {
    serde_json::from_value(state).map_err(|error| LoadError::Shape(error.to_string()))
}

fn told<R: Rules>(events: &[R::Event], resolved: Vec<Key>, players: u8) -> Told {
    let lines = |eye| events.iter().filter_map(|event| R::tell(event, eye)).collect();
    let seats = Seat::all(players).map(|seat| lines(Eye::Seat(seat))).collect();
    Told { public: lines(Eye::Public), seats, resolved, finishes: false }
}
