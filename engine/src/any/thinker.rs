//! A computer player of any game.

use super::table::AnyTable;
use crate::mind::{Guess, Lead, Mind, Player, Thinker, Thought};
use crate::{Dice, Rules, Table, great_western_trail, pacific_rails};

/// Thinks for one seat of one table, whatever the game. What it has thought helps it with the next decision of the turn,
/// if its own choice was taken in between; asked about anything else it begins anew.
pub struct AnyThinker {
    player: Player,
    of: Option<Of>,
    /// The revision that its last choice leads to.
    next: u64,
}

enum Of {
    GreatWesternTrail(Box<Thinker<great_western_trail::State>>),
    PacificRails(Box<Thinker<pacific_rails::State>>),
    #[cfg(feature = "test-game")]
    TestGame(Box<Thinker<crate::test_game::State>>),
}

impl AnyThinker {
    pub fn new(player: impl Into<Player>) -> AnyThinker {
        AnyThinker { player: player.into(), of: None, next: 0 }
    }
}

impl AnyTable {
    /// What a computer player would choose for the seat that decides, knowing what that seat knows. Thinks for as long as
    /// `go_on` says so, and at least once; the same dice and the same number of times lead to the same choice. `None`: the
    /// game is over.
    pub fn think(&self, thinker: &mut AnyThinker, dice: Dice, go_on: &mut dyn FnMut(Lead) -> bool) -> Option<Thought> {
        let player = thinker.player;
        if thinker.next != self.step() {
            thinker.of = None;
        }
        thinker.next = self.step() + 1;
        match self {
            AnyTable::GreatWesternTrail(table) => {
                let mut own = match thinker.of.take() {
                    Some(Of::GreatWesternTrail(own)) => own,
                    _ => Box::new(Thinker::new(player)),
                };
                let thought = think(table, &mut own, dice, go_on);
                thinker.of = Some(Of::GreatWesternTrail(own));
                thought
            }
            AnyTable::PacificRails(table) => {
                let mut own = match thinker.of.take() {
                    Some(Of::PacificRails(own)) => own,
                    _ => Box::new(Thinker::new(player)),
                };
                let thought = think(table, &mut own, dice, go_on);
                thinker.of = Some(Of::PacificRails(own));
                thought
            }
            #[cfg(feature = "test-game")]
            AnyTable::TestGame(table) => {
                let mut own = match thinker.of.take() {
                    Some(Of::TestGame(own)) => own,
                    _ => Box::new(Thinker::new(player)),
                };
                let thought = think(table, &mut own, dice, go_on);
                thinker.of = Some(Of::TestGame(own));
                thought
            }
        }
    }
}

fn think<R: Mind>(
    table: &Table<R>,
    thinker: &mut Thinker<R>,
    mut dice: Dice,
    go_on: &mut dyn FnMut(Lead) -> bool,
) -> Option<Thought> {
    let seat = Rules::decider(table.state())?;
    let guess = Guess::of(table.state(), seat, dice.fork());
    let (action, thought) = thinker.think(&guess, dice, go_on)?;
    thinker.follow(action);
    Some(thought)
}
