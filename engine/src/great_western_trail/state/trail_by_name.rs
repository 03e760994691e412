//! The trail is written as a map from space to tile.

use crate::great_western_trail::content::{Place, SPACE_COUNT, Tile};
use serde::{Deserialize, Deserializer, Serializer, de::Error as _};
use std::collections::BTreeMap;

pub fn serialize<S: Serializer>(trail: &[Option<Tile>; SPACE_COUNT], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(Place::all().filter_map(|place| trail[place.index()].map(|tile| (place, tile))))
}

pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[Option<Tile>; SPACE_COUNT], D::Error> {
    let mut trail = [None; SPACE_COUNT];
    for (name, tile) in BTreeMap::<String, Tile>::deserialize(from)? {
        let place = Place::from_name(&name)
            .ok_or_else(|| D::Error::custom(format!("there is no space \"{name}\" on the trail")))?;
        trail[place.index()] = Some(tile);
    }
    Ok(trail)
}
