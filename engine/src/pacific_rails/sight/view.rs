//! What an eye may see: everything but the dice. The state is taken apart field by field all the same, so that a new
//! field does not compile until it is classified.

use crate::pacific_rails::content::*;
use crate::pacific_rails::state::charter::Charter;
use crate::pacific_rails::state::{POINTS, Player, Route, State};
use crate::{Eye, Rules, Seat};
use serde::{Serialize, Serializer, ser::SerializeStruct};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Whose view it is; `None`: everybody's.
    pub eye: Option<Seat>,
    /// Board and map; of these the map is written.
    #[serde(rename = "map", serialize_with = "map")]
    pub atlas: Arc<Atlas>,
    /// Rulings that do not hold at this table, by their options.
    pub without: Vec<&'static str>,
    pub round_cap: u16,
    pub turn: Seat,
    /// Who decides now.
    pub decides: Option<Seat>,
    pub over: bool,
    pub joined_by: Option<Seat>,
    /// Nobody can ever connect a city again: the round is the last.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_way_left: bool,
    pub spots: [Option<Seat>; SPOTS],
    pub tops: [Option<Seat>; DISTRICTS],
    pub goods: [i16; 4],
    pub tracks: [i16; 3],
    pub piles: [u8; 4],
    pub upgrades: [u8; MOST_UPGRADES],
    pub lowered: u8,
    pub goals: [Goal; 4],
    pub laid: CellSet,
    pub cities: Vec<CityView>,
    pub route: Option<RouteView>,
    pub players: Vec<PlayerView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CityView {
    pub station: Option<Seat>,
    pub telegraph: Option<Seat>,
}

/// A route that is being chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RouteView {
    pub engine: u8,
    pub here: Cell,
    pub path: CellSet,
    pub new: CellSet,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    pub goods: [u8; 4],
    pub tracks: [u8; 3],
    pub limit: u8,
    pub houses: [u8; 4],
    pub built: [u8; 4],
    pub stations: u8,
    pub telegraphs: u8,
    pub reserve: u8,
    pub hats: u8,
    pub engines: [Option<Cell>; 2],
    pub carriages: u8,
    pub specialists: [Option<Specialist>; CARRIAGES * SPECIALIST_SLOTS],
    pub upgrades: [Option<u8>; CARRIAGES],
    pub points: [u16; POINTS],
    pub turns: u16,
}

fn map<S: Serializer>(atlas: &Arc<Atlas>, to: S) -> Result<S::Ok, S::Error> {
    let map = &atlas.map;
    let letter = |terrain: &Terrain| match terrain {
        Terrain::Open(Track::Rail) => '.',
        Terrain::Open(Track::Bridge) => '~',
        Terrain::Open(Track::Tunnel) => 'h',
        Terrain::Mountain => '^',
        Terrain::City => 'C',
        Terrain::Start(Side::West) => 'W',
        Terrain::Start(Side::East) => 'E',
    };
    let rows: Vec<String> =
        map.cells.chunks(usize::from(map.width)).map(|row| row.iter().map(letter).collect()).collect();
    let names = |places: &[Named]| -> Vec<(String, Cell)> {
        places.iter().map(|place| (place.name.clone(), place.cell)).collect()
    };
    let mut written = to.serialize_struct("map", 5)?;
    written.serialize_field("id", &map.id)?;
    written.serialize_field("title", &map.title)?;
    written.serialize_field("rows", &rows)?;
    written.serialize_field("cities", &names(&map.cities))?;
    written.serialize_field("starts", &names(&map.starts))?;
    written.end()
}

impl State {
    pub(crate) fn view(&self, eye: Eye) -> View {
        let State {
            atlas,
            charter: Charter { version: _, rulings, round_cap },
            // Never read after the deal, and still nobody's business: the seed is shown when the game is over.
            dice: _,
            // What is pending shows in the offers of whoever decides.
            agenda: _,
            turn,
            players,
            spots,
            tops,
            goods,
            tracks,
            piles,
            upgrades,
            lowered,
            goals,
            laid,
            stations,
            telegraphs,
            route,
            joined_by,
            no_way_left,
            over,
        } = self;
        let cities = stations.iter().zip(telegraphs).take(atlas.map.cities.len());
        View {
            eye: match eye {
                Eye::Public => None,
                Eye::Seat(seat) => Some(seat),
            },
            atlas: Arc::clone(atlas),
            without: rulings.dropped().collect(),
            round_cap: *round_cap,
            turn: *turn,
            decides: self.decider(),
            over: *over,
            joined_by: *joined_by,
            no_way_left: *no_way_left,
            spots: *spots,
            tops: *tops,
            goods: *goods,
            tracks: *tracks,
            piles: *piles,
            upgrades: *upgrades,
            lowered: *lowered,
            goals: *goals,
            laid: *laid,
            cities: cities.map(|(station, telegraph)| CityView { station: *station, telegraph: *telegraph }).collect(),
            route: route.as_ref().map(|route| {
                let Route { engine, here, path, new } = route;
                RouteView { engine: *engine, here: *here, path: *path, new: *new }
            }),
            players: players.iter().map(|player| look_at(player, &atlas.board)).collect(),
        }
    }
}

fn look_at(player: &Player, board: &Board) -> PlayerView {
    let Player {
        goods,
        tracks,
        houses,
        built,
        stations,
        telegraphs,
        reserve,
        hats,
        engines,
        specialists,
        upgrades,
        points,
        turns,
    } = player;
    PlayerView {
        goods: *goods,
        tracks: *tracks,
        limit: player.limit(board),
        houses: *houses,
        built: *built,
        stations: *stations,
        telegraphs: *telegraphs,
        reserve: *reserve,
        hats: *hats,
        engines: *engines,
        carriages: player.carriages(),
        specialists: *specialists,
        upgrades: *upgrades,
        points: *points,
        turns: *turns,
    }
}
