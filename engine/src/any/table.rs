//! A table of any game.

use super::load::{LoadError, read};
use super::told::Told;
use super::view::AnyView;
use crate::{
    Choice, Decision, Dice, Everyone, Exercise, Eye, Fault, Gauge, Kind, News, OneSeat, Phrase, Pick, Preview, Refusal,
    Rules, Seat, Seen, Spot, Standings, Table, Taken, Task, Tone, Version, Withheld, great_western_trail,
    pacific_rails, playout,
};
use serde_json::Value;

/// What a client can do with a table, whatever the game.
#[derive(Clone)]
pub enum AnyTable {
    GreatWesternTrail(Box<Table<great_western_trail::State>>),
    PacificRails(Box<Table<pacific_rails::State>>),
    #[cfg(feature = "test-game")]
    TestGame(Box<Table<crate::test_game::State>>),
}

impl From<Table<great_western_trail::State>> for AnyTable {
    fn from(table: Table<great_western_trail::State>) -> AnyTable {
        AnyTable::GreatWesternTrail(Box::new(table))
    }
}

impl From<Table<pacific_rails::State>> for AnyTable {
    fn from(table: Table<pacific_rails::State>) -> AnyTable {
        AnyTable::PacificRails(Box::new(table))
    }
}

#[cfg(feature = "test-game")]
impl From<Table<crate::test_game::State>> for AnyTable {
    fn from(table: Table<crate::test_game::State>) -> AnyTable {
        AnyTable::TestGame(Box::new(table))
    }
}

/// Does the same whatever the game.
macro_rules! with {
    ($any:ident, $table:ident => $done:expr) => {
        match $any {
            AnyTable::GreatWesternTrail($table) => $done,
            AnyTable::PacificRails($table) => $done,
            #[cfg(feature = "test-game")]
            AnyTable::TestGame($table) => $done,
        }
    };
}

impl AnyTable {
    pub fn kind(&self) -> Kind {
        with!(self, table => kind_of(table))
    }

    /// Whether players hold something that the others do not see.
    pub fn has_hands(&self) -> bool {
        with!(self, table => has_hands(table))
    }

    pub fn players(&self) -> u8 {
        with!(self, table => Rules::players(table.state()))
    }

    /// The version of the rules that the table plays by.
    pub fn version(&self) -> Version {
        with!(self, table => Rules::version(table.state()))
    }

    /// The repair that the table may adopt now, between two turns, and what it mends.
    pub fn repair(&self) -> Option<(Version, Phrase)> {
        with!(self, table => table.repair()).map(|(version, what)| (version, Phrase::new(what)))
    }

    /// Adopts that repair, as one step.
    pub fn adopt(&mut self, version: Version) -> Result<(), Fault> {
        with!(self, table => table.adopt(version))
    }

    pub fn step(&self) -> u64 {
        with!(self, table => table.step())
    }

    pub fn decider(&self) -> Option<Seat> {
        with!(self, table => Rules::decider(table.state()))
    }

    pub fn decision(&self) -> Option<Decision> {
        with!(self, table => table.decision())
    }

    /// How many offers the next decision has.
    pub fn offers(&self) -> usize {
        with!(self, table => {
            let mut actions = Vec::new();
            Rules::legal(table.state(), &mut actions);
            actions.len()
        })
    }

    /// The next decision as a person takes it.
    pub fn menu(&self) -> Option<Decision> {
        with!(self, table => table.menu())
    }

    /// How many things the next decision lets one pick at once, if more than one.
    pub fn pick(&self) -> Option<Pick> {
        with!(self, table => table.pick())
    }

    /// The parts of what the decider is at, after this was told to her of her turn.
    pub fn tasks(&self, told: &[News]) -> Vec<Task> {
        with!(self, table => Rules::tasks(table.state(), told))
    }

    pub fn whereabouts(&self, seat: Seat) -> Option<Phrase> {
        with!(self, table => Rules::whereabouts(table.state(), seat))
    }

    /// How far the end is, once it is near.
    pub fn nearing(&self) -> Option<Phrase> {
        with!(self, table => Rules::nearing(table.state()))
    }

    /// What taking this choice of the menu leads to.
    pub fn preview(&self, choice: &Choice) -> Preview {
        with!(self, table => table.preview(choice))
    }

    /// The topic of the rules about what stands there.
    pub fn topic_at(&self, spot: &Spot) -> Option<String> {
        with!(self, table => Rules::topic_at(table.state(), spot))
    }

    pub fn waiting(&self) -> Phrase {
        with!(self, table => Rules::waiting(table.state()))
    }

    pub fn withheld(&self) -> Vec<Withheld> {
        with!(self, table => table.withheld())
    }

    /// What the menu does not offer, and why.
    pub fn left_out(&self, menu: &Decision) -> Vec<Withheld> {
        with!(self, table => table.left_out(menu))
    }

    pub fn choose(&mut self, seat: Seat, step: u64, key: &str) -> Result<Told, Refusal> {
        with!(self, table => table.take(seat, step, key).map(|taken| told(taken, table)))
    }

    /// Several keys as one step.
    pub fn choose_all(&mut self, seat: Seat, step: u64, keys: &[&str]) -> Result<Told, Refusal> {
        with!(self, table => table.take_all(seat, step, keys).map(|taken| told(taken, table)))
    }

    /// These keys one after the other, as one step.
    pub fn choose_in_order(&mut self, seat: Seat, step: u64, keys: &[&str]) -> Result<Told, Refusal> {
        with!(self, table => table.take_in_order(seat, step, keys).map(|taken| told(taken, table)))
    }

    /// The keys of a pick in the order of the rules.
    pub fn in_order(&self, keys: &[&str]) -> Result<Vec<String>, Refusal> {
        with!(self, table => table.in_order(keys))
    }

    pub fn can_undo(&self) -> bool {
        with!(self, table => table.can_undo())
    }

    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        with!(self, table => table.undo(seat))
    }

    pub fn restart_turn(&mut self, seat: Seat) -> Result<(), Refusal> {
        with!(self, table => table.restart_turn(seat))
    }

    pub fn public_view(&self) -> Seen<Everyone, AnyView> {
        with!(self, table => table.public_view().map(AnyView::from))
    }

    pub fn view_of(&self, seat: Seat) -> Seen<OneSeat, AnyView> {
        with!(self, table => table.view_of(seat).map(AnyView::from))
    }

    pub fn gauges(&self, eye: Eye, seat: Seat) -> Vec<Gauge> {
        with!(self, table => Rules::gauges(table.state(), eye, seat))
    }

    pub fn estimate(&self, eye: Eye) -> Standings {
        with!(self, table => Rules::estimate(table.state(), eye))
    }

    pub fn standings(&self) -> Standings {
        with!(self, table => Rules::standings(table.state()))
    }

    pub fn turns(&self, seat: Seat) -> u32 {
        with!(self, table => Rules::turns(table.state(), seat))
    }

    /// Numbers that characterise a finished game, for each player.
    pub fn tallies(&self) -> Vec<(&'static str, f64)> {
        with!(self, table => Exercise::tallies(table.state()))
    }

    /// The whole hidden state, for storage and for the host of the process alone.
    pub fn state(&self) -> Value {
        with!(self, table => serde_json::to_value(table.state())).unwrap_or(Value::Null)
    }

    /// Puts an edited state in place of this one.
    pub fn load(&mut self, state: Value) -> Result<(), LoadError> {
        with!(self, table => load(table, state))
    }

    pub fn audit(&self) -> Result<(), Fault> {
        with!(self, table => Rules::audit(table.state()))
    }

    /// How many pieces lie hidden from this eye.
    pub fn unseen(&self, eye: Eye) -> u32 {
        with!(self, table => Rules::unseen(table.state(), eye))
    }

    /// Deals what this eye cannot know again.
    pub fn redeal(&mut self, eye: Eye, dice: Dice) {
        with!(self, table => table.redeal(eye, dice));
    }

    /// Whatever nobody has seen yet will come from these dice.
    pub fn reshuffle(&mut self, dice: Dice) {
        with!(self, table => table.reshuffle(dice));
    }

    /// A short fingerprint of the state.
    pub fn digest(&self) -> String {
        with!(self, table => playout::digest(table.state()))
    }
}

fn kind_of<R: Rules>(_: &Table<R>) -> Kind {
    R::KIND
}

fn has_hands<R: Rules>(_: &Table<R>) -> bool {
    R::HANDS
}

fn told<R: Rules>(taken: Taken<R>, table: &Table<R>) -> Told {
    let (events, resolved) = taken.log.into_parts();
    let told = Told::of::<R>(&events, resolved, Rules::players(table.state()));
    Told { chosen: taken.chosen, finishes: taken.tone == Tone::Finish, ..told }
}

fn load<R: Rules>(table: &mut Table<R>, state: Value) -> Result<(), LoadError> {
    let state: R = read(state)?;
    let (there, here) = (state.players(), Rules::players(table.state()));
    if there != here {
        return Err(LoadError::Shape(format!("it has {there} players, this table has {here}")));
    }
    Ok(table.replace(state)?)
}
