//! Opening a table.

use super::content::{CARDS_OF_A_GOOD, HAND, MOVES, deal_hand, draw};
use super::state::{Crate, Engine, Frame, State};
use crate::{Dice, OptionSpec, Options, SetupError, Values, Version};

pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "length",
        group: "game",
        values: Values::OneOf(&["short", "long"]),
        default: "short",
        formerly: &[],
        only_with: None,
    },
    OptionSpec {
        key: "crates",
        group: "game",
        values: Values::OneOf(&["plain", "rich"]),
        default: "plain",
        formerly: &[],
        only_with: Some(("length", "long")),
    },
    OptionSpec {
        key: "engine",
        group: "game",
        // Tests do not stumble over what is not named.
        values: Values::OneOfOr(&["sound"], "faulty or panicking"),
        default: "sound",
        formerly: &[],
        only_with: None,
    },
];

#[derive(Clone, Copy)]
pub struct Setup {
    version: Version,
    rounds: u8,
    rich: bool,
    engine: Engine,
}

pub fn understand(options: &Options, version: Version) -> Result<Setup, SetupError> {
    let is = |key, value| options.get(key).is_some_and(|given| given == value);
    let engine = match options.get("engine").map_or("sound", String::as_str) {
        "sound" => Engine::Sound,
        "faulty" => Engine::Faulty,
        "panicking" => Engine::Panicking,
        other => {
            let (key, allowed) = ("engine".to_owned(), "sound, faulty or panicking".to_owned());
            return Err(SetupError::BadValue { key, value: other.to_owned(), allowed });
        }
    };
    Ok(Setup { version, rounds: if is("length", "long") { 8 } else { 4 }, rich: is("crates", "rich"), engine })
}

impl State {
    pub(crate) fn deal(setup: Setup, players: u8, mut dice: Dice) -> State {
        let mut deck = [CARDS_OF_A_GOOD; 4];
        let hands = (0..players).map(|_| deal_hand(&mut deck, HAND, &mut dice)).collect();
        let crates = (0..players).map_while(|_| draw(&mut deck, &mut dice)).map(|good| Crate { good, open: false });
        let crates = crates.collect();
        let Setup { version, rounds, rich, engine } = setup;
        let agenda = vec![Frame::Turn { left: MOVES }];
        State { version, rounds, rich, engine, dice, turn: 0, agenda, deck, hands, crates, yard: Vec::new() }
    }
}
