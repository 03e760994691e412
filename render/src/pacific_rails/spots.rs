//! Places by their names, and where the numbers of offers go.

use crate::stage::spot;
use engine::pacific_rails::content::{Cell, Map};
use engine::{Offer, Spot};

pub fn map_spot(map: &Map, cell: Cell) -> Spot {
    spot!("map.{}", map.cell_name(cell))
}

/// The cell that a spot names.
pub fn cell_at(map: &Map, spot: &Spot) -> Option<Cell> {
    let name = spot.as_str().strip_prefix("map.")?;
    (0..map.cells.len()).map(|cell| Cell(cell as u8)).find(|&cell| map.cell_name(cell) == name)
}

/// The word that an offer's key begins with: what is done.
pub fn verb(offer: &Offer) -> &str {
    let key = offer.key.as_str();
    key.split_once('.').map_or(key, |(verb, _)| verb)
}

/// What an offer is about beyond its verb.
pub fn object(offer: &Offer) -> &str {
    offer.key.as_str().split_once('.').map_or("", |(_, object)| object)
}

/// Does it lead along cells of the map?
pub fn is_way(offer: &Offer) -> bool {
    let on_map = offer.at.iter().all(|spot| spot.as_str().starts_with("map."));
    on_map
        && match verb(offer) {
            "go" => !offer.at.is_empty(),
            "engine" => offer.at.len() > 1,
            _ => false,
        }
}

/// The one place where the number of an offer goes. What can be done in several ways at one place, or at several places at
/// once, has a seat of its own for each.
pub fn seat_of(offer: &Offer) -> Option<Spot> {
    let [one] = &offer.at[..] else {
        let places: Vec<&str> = offer.at.iter().map(Spot::as_str).collect();
        return (!places.is_empty()).then(|| spot!("{}@{}", verb(offer), places.join("+")));
    };
    Some(match verb(offer) {
        "station" | "telegraph" | "house" | "lay" => spot!("{}@{}", verb(offer), one.as_str()),
        "hire" if one.as_str().starts_with("district.") => spot!("hire@{}", one.as_str()),
        "upgrade" | "hats" | "make" => spot!("{}", offer.key.as_str()),
        _ => one.clone(),
    })
}
