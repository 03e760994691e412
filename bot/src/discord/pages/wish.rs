//! A table that somebody is about to open. What she has chosen so far stands in the ids of the menus that she chooses with:
//! nothing of it is stored, and a bot that was started anew knows as much as the one before.

use crate::ids::{TableId, UserId};
use crate::play::{self, Refused};
use std::fmt;

/// How many can be invited.
pub const GUESTS: usize = 3;

/// Discord's ids are long: written with digits and letters they are shorter.
const BASE: u32 = 36;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The id that the table will have: it is opened once, however often the button is pressed.
    pub id: TableId,
    pub kind: String,
    pub players: u8,
    /// By its number in the menu.
    pub edition: usize,
    pub guests: Vec<UserId>,
}

/// What is chosen by a menu or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Game,
    Edition,
    Seats,
    Guests,
    /// Nothing more: the table is opened.
    Open,
}

impl Part {
    const ALL: [(&'static str, Part); 5] =
        [("g", Part::Game), ("e", Part::Edition), ("s", Part::Seats), ("p", Part::Guests), ("o", Part::Open)];
}

impl Wish {
    pub fn new(kind: &str, players: u8) -> Result<Wish, Refused> {
        Ok(Wish { id: play::new_id()?, kind: kind.to_owned(), players, edition: 0, guests: Vec::new() })
    }

    /// What a menu or a button for this part says.
    pub fn by(&self, part: Part) -> String {
        let letter = Part::ALL.iter().find(|(_, one)| *one == part).map_or("", |(letter, _)| *letter);
        format!("{letter}.{self}")
    }

    pub fn read(text: &str) -> Option<(Part, Wish)> {
        let parts: Vec<&str> = text.split('.').collect();
        let [letter, id, kind, players, edition, guests] = parts.as_slice() else { return None };
        let part = Part::ALL.iter().find(|(one, _)| one == letter)?.1;
        let guest = |text: &str| u64::from_str_radix(text, BASE).ok().filter(|&id| id > 0).map(UserId);
        let wish = Wish {
            id: play::is_id(id).then(|| TableId::from(*id))?,
            kind: (*kind).to_owned(),
            players: players.parse().ok()?,
            edition: edition.parse().ok()?,
            guests: guests.split('-').filter(|text| !text.is_empty()).map(guest).collect::<Option<_>>()?,
        };
        Some((part, wish))
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let guests: Vec<String> = self.guests.iter().map(|guest| in_letters(guest.0)).collect();
        write!(to, "{}.{}.{}.{}.{}", self.id, self.kind, self.players, self.edition, guests.join("-"))
    }
}

fn in_letters(mut number: u64) -> String {
    let mut letters = Vec::new();
    while number > 0 {
        letters.extend(char::from_digit((number % u64::from(BASE)) as u32, BASE));
        number /= u64::from(BASE);
    }
    letters.iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::kit::limits::CUSTOM_ID;
    use crate::discord::kit::press::{Press, own_id};

    #[test]
    fn a_wish_is_read_as_it_was_written_and_fits_into_the_id_of_a_button() {
        for game in engine::games() {
            let guests = vec![UserId(u64::MAX), UserId(1_234_567_890_123_456_789), UserId(36)];
            let wish = Wish { edition: 24, guests, ..Wish::new(game.kind.0, 4).unwrap() };
            for (_, part) in Part::ALL {
                assert_eq!(Wish::read(&wish.by(part)), Some((part, wish.clone())));
                assert!(own_id(&Press::Wish(wish.by(part))).len() <= CUSTOM_ID, "{}", wish.by(part));
            }
        }
    }

    #[test]
    fn anything_else_is_none() {
        let id = play::new_id().unwrap();
        assert!(Wish::read(&format!("o.{id}.x.3.0.")).is_some());
        for wrong in ["", "o", "o.me.x.3.0.", "o.aaaaaaaaa!.x.3.0.", "o..x.3.0.", "🚂.🚂.🚂.🚂.🚂.🚂"] {
            assert_eq!(Wish::read(wrong), None, "{wrong}");
        }
        for rest in ["x.3.0", "x.300.0.", "x.3.-1.", "x.3.0.0", "x.3.0.!", "x.3.0.1.2"] {
            assert_eq!(Wish::read(&format!("o.{id}.{rest}")), None, "{rest}");
        }
        assert_eq!(Wish::read(&format!("z.{id}.x.3.0.")), None);
    }
}
