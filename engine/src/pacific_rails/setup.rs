//! Dealing a table.

use super::content::*;
use super::state::charter::Setup;
use super::state::{Event, Frame, Log, Player, State, What};
use crate::kit::fault;
use crate::{Dice, Fault, Seat};
use arrayvec::ArrayVec;

impl State {
    /// The four goals are the only chance of the game.
    pub(crate) fn deal(setup: Setup, players: u8, mut dice: Dice, log: &mut Log) -> Result<State, Fault> {
        if !(2..=4).contains(&players) {
            return Err(fault("two to four play"));
        }
        let Setup { atlas, charter } = setup;
        let mut all = Goal::ALL;
        dice.shuffle(&mut all);
        let [a, b, c, d, ..] = all;
        let goals = [a, b, c, d];
        log.tell(|| Event { seat: Seat(0), what: What::Goals { goals } });
        let board = &atlas.board;
        let start = board.start;
        let mut agenda = ArrayVec::new();
        agenda.push(Frame::FreeSpace);
        Ok(State {
            charter,
            dice,
            agenda,
            turn: Seat(0),
            players: (0..players).map(|_| Player::new(board, players)).collect(),
            spots: [None; SPOTS],
            tops: [None; DISTRICTS],
            goods: start.map(|each| i16::from(board.goods_each) - i16::from(each) * i16::from(players)),
            tracks: [i16::from(board.tracks_each); 3],
            piles: board.piles[players as usize - 2],
            upgrades: board.upgrades,
            lowered: 0,
            goals,
            laid: CellSet::NONE,
            stations: [None; MOST_CITIES],
            telegraphs: [None; MOST_CITIES],
            route: None,
            joined_by: None,
            no_way_left: false,
            over: false,
            atlas,
        })
    }
}
