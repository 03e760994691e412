//! What the rules say about what stands at a place of the picture.

use crate::Spot;
use crate::pacific_rails::content::*;
use crate::pacific_rails::state::State;

impl State {
    pub(crate) fn topic_at(&self, spot: &Spot) -> Option<String> {
        let Some((kind, name)) = spot.as_str().split_once('.') else {
            let section = match spot.as_str() {
                "congress" => "congress",
                "hats" => "bonus",
                "workers" => "workers",
                "telegraphs" => "buildings",
                _ => return None,
            };
            return Some(section.to_owned());
        };
        let is_track = Track::from_name(name).is_some();
        match kind {
            "map" => self.topic_of_cell(name),
            "spot" => Some("workers".to_owned()),
            "district" => Some(format!("district-{name}")),
            "senator" => Some(format!("senator-{name}")),
            "pile" => Some(format!("specialist-{name}")),
            "supply" | "cargo" if is_track => Some(format!("track-{name}")),
            "supply" | "cargo" => Some("cargo".to_owned()),
            "row" => Some("collecting".to_owned()),
            "train" => Some(self.topic_of_carriage(name)),
            _ => None,
        }
    }

    fn topic_of_cell(&self, name: &str) -> Option<String> {
        let map = self.map();
        let cells = (0..map.cells.len()).map(|cell| Cell(cell as u8));
        let cell = cells.into_iter().find(|&cell| map.cell_name(cell) == name)?;
        Some(match map.terrain(cell) {
            Terrain::Open(track) => format!("track-{}", track.name()),
            Terrain::City => "buildings".to_owned(),
            Terrain::Mountain | Terrain::Start(_) => "laying".to_owned(),
        })
    }

    /// The upgrade on it, if it has one.
    fn topic_of_carriage(&self, number: &str) -> String {
        let carriage = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let upgrade = carriage.and_then(|carriage| self.me().upgrades.get(carriage).copied().flatten());
        upgrade.map_or_else(|| "activation".to_owned(), |kind| format!("upgrade-{}", Board::upgrade_name(kind)))
    }
}
