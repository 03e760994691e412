//! A board and a map together: what every table shares and no copy of a state copies.

use super::bad_file::BadFile;
use super::board::Board;
use super::map::Map;
use super::map_file::read_map;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _, ser::Error as _};
use std::sync::{Arc, LazyLock};

/// Our own board and map.
const BOARD: &str = include_str!("board.toml");
const MAP: &str = include_str!("two_oceans.toml");

#[derive(Debug, PartialEq)]
pub struct Atlas {
    pub board: Board,
    pub map: Map,
    /// The texts of files that are not our own.
    board_text: Option<String>,
    map_text: Option<String>,
}

impl Atlas {
    /// Our own board and map, read once.
    pub fn ours() -> Result<Arc<Atlas>, BadFile> {
        static OURS: LazyLock<Result<Arc<Atlas>, BadFile>> = LazyLock::new(|| {
            let (board, map) = (Board::read(BOARD)?, read_map(MAP, true)?);
            Ok(Arc::new(Atlas { board, map, board_text: None, map_text: None }))
        });
        OURS.clone()
    }

    /// With the text of another board or map file, after all checks.
    pub fn with(board: Option<&str>, map: Option<&str>) -> Result<Arc<Atlas>, BadFile> {
        let ours = Atlas::ours()?;
        // A file that says the same as our own is our own.
        let board = board.filter(|text| *text != BOARD);
        let map = map.filter(|text| *text != MAP);
        if board.is_none() && map.is_none() {
            return Ok(ours);
        }
        Ok(Arc::new(Atlas {
            board: board.map_or_else(|| Ok(ours.board.clone()), Board::read)?,
            map: map.map_or_else(|| Ok(ours.map.clone()), |text| read_map(text, false))?,
            board_text: board.map(str::to_owned),
            map_text: map.map(str::to_owned),
        }))
    }

    /// The same with another board, for a test.
    #[cfg(test)]
    #[must_use]
    pub fn with_board(&self, board: Board) -> Atlas {
        Atlas { board, map: self.map.clone(), board_text: None, map_text: Some(String::new()) }
    }

    /// A map drawn for a test, without the checks that concern a whole game.
    #[cfg(test)]
    pub fn sketch(map: Map) -> Arc<Atlas> {
        let ours = Atlas::ours().expect("our own files");
        Arc::new(Atlas { board: ours.board.clone(), map, board_text: None, map_text: Some(String::new()) })
    }
}

/// What a state writes of its atlas: nothing of our own files, and other files in full, so that a game that is carried
/// elsewhere carries its map.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    map: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    map_file: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board_file: Option<String>,
}

pub(crate) fn serialize<S: Serializer>(atlas: &Arc<Atlas>, to: S) -> Result<S::Ok, S::Error> {
    if atlas.map_text.as_ref().is_some_and(String::is_empty) {
        return Err(S::Error::custom("a sketch of a map is not stored"));
    }
    Written { map: atlas.map.id.clone(), map_file: atlas.map_text.clone(), board_file: atlas.board_text.clone() }
        .serialize(to)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Atlas>, D::Error> {
    let written = Written::deserialize(from)?;
    let atlas = Atlas::with(written.board_file.as_deref(), written.map_file.as_deref()).map_err(D::Error::custom)?;
    if atlas.map.id != written.map {
        return Err(D::Error::custom(format!("the map is called {}, not {}", atlas.map.id, written.map)));
    }
    Ok(atlas)
}
