//! Builds a position by placing pieces directly, and plays it by keys only: through the same door as everybody else.
//! Pieces come from where they would come from, so that the conservation laws hold; [`Scene::play`] checks them.

use crate::pacific_rails::content::*;
use crate::pacific_rails::state::{Frame, Player, State};
use crate::{Log, Seat, Seed, Table};
use std::sync::Arc;

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
pub const YELLOW: Seat = Seat(2);
pub const WHITE: Seat = Seat(3);

pub struct Scene {
    pub state: State,
}

/// A position in play.
pub type Position = crate::kit::scenario::Position<State>;

/// A map drawn with letters. Cities and starts are called by their cells.
pub fn sketch(rows: &[&str]) -> Map {
    let width = rows[0].len() as u8;
    let (mut cells, mut cities, mut starts) = (Vec::new(), Vec::new(), Vec::new());
    for (at, letter) in rows.iter().flat_map(|row| row.chars()).enumerate() {
        let name = format!("{}{}", char::from(b'a' + (at % rows[0].len()) as u8), at / rows[0].len() + 1);
        let place = Named { cell: Cell(at as u8), key: name.clone(), name };
        cells.push(match letter {
            '.' => Terrain::Open(Track::Rail),
            '~' => Terrain::Open(Track::Bridge),
            'h' => Terrain::Open(Track::Tunnel),
            '^' => Terrain::Mountain,
            'C' => {
                cities.push(place);
                Terrain::City
            }
            'W' | 'E' => {
                starts.push(place);
                Terrain::Start(if letter == 'W' { Side::West } else { Side::East })
            }
            other => panic!("no cell is drawn {other}"),
        });
    }
    Map::new("sketch".to_owned(), String::new(), width, cells, [cities, starts], false)
}

impl Scene {
    /// The set-up itself, before its first choice.
    pub fn opening(players: u64, options: &[(&str, &str)]) -> Scene {
        let options = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        let (table, _) = Table::<State>::open(&options, players, Seed::from(1)).expect("a table");
        Scene { state: table.state().clone() }
    }

    /// After the set-up: everybody has a free space of wood and engines on both coasts. It is red's first turn.
    pub fn new(players: u64) -> Scene {
        Scene::with(players, &[])
    }

    /// The same with options.
    pub fn with(players: u64, options: &[(&str, &str)]) -> Scene {
        let mut scene = Scene::opening(players, options);
        let starts: Vec<Cell> = scene.state.map().starts.iter().map(|start| start.cell).collect();
        for (seat, player) in scene.state.players.iter_mut().enumerate() {
            player.houses[0] -= 1;
            player.engines = [Some(starts[seat]), Some(starts[starts.len() / 2 + seat])];
        }
        scene.turn(RED)
    }

    /// On a map drawn for the occasion; all engines stand on its first start.
    pub fn on(rows: &[&str], players: u64) -> Scene {
        Scene::on_with(rows, players, &[])
    }

    pub fn on_with(rows: &[&str], players: u64, options: &[(&str, &str)]) -> Scene {
        let mut scene = Scene::with(players, options);
        scene.state.atlas = Atlas::sketch(sketch(rows));
        let start = scene.state.map().starts[0].cell;
        scene.state.players.iter_mut().for_each(|player| player.engines = [Some(start); 2]);
        scene
    }

    /// With another board.
    pub fn board(mut self, change: impl FnOnce(&mut Board)) -> Scene {
        let mut board = self.state.board().clone();
        change(&mut board);
        self.state.atlas = Arc::new(self.state.atlas.with_board(board));
        self
    }

    /// It is that seat's turn, in the first round.
    pub fn turn(self, seat: Seat) -> Scene {
        self.round(1, seat)
    }

    pub fn round(mut self, round: u16, seat: Seat) -> Scene {
        for (at, player) in self.state.players.iter_mut().enumerate() {
            player.turns = if at <= seat.index() { round } else { round - 1 };
        }
        self.state.turn = seat;
        self.state.agenda.clear();
        self.state.agenda.extend([Frame::End, Frame::Turn]);
        self
    }

    /// Exactly these resources (`"wood wood coin"`).
    pub fn goods(mut self, seat: Seat, goods: &str) -> Scene {
        for good in Good::ALL {
            let wanted = goods.split_whitespace().filter(|name| *name == good.name()).count() as u8;
            let held = &mut self.state.players[seat.index()].goods[good.index()];
            self.state.goods[good.index()] += i16::from(*held) - i16::from(wanted);
            *held = wanted;
        }
        self
    }

    /// Exactly these tiles: rails, bridges, tunnels.
    pub fn tracks(mut self, seat: Seat, tracks: [u8; 3]) -> Scene {
        let held = &mut self.state.players[seat.index()].tracks;
        for kind in 0..3 {
            self.state.tracks[kind] += i16::from(held[kind]) - i16::from(tracks[kind]);
        }
        *held = tracks;
        self
    }

    /// That much of a resource is left in the supply: the box has fewer of each.
    pub fn supply(self, good: &str, left: u8) -> Scene {
        let at = Good::from_name(good).expect("a resource").index();
        let fewer = self.state.goods[at] as u8 - left;
        let mut scene = self.board(|board| board.goods_each -= fewer);
        scene.state.goods.iter_mut().for_each(|supply| *supply -= i16::from(fewer));
        scene
    }

    pub fn worker(mut self, seat: Seat, spots: &str) -> Scene {
        for spot in spots.split_whitespace() {
            let at: usize = spot.trim_start_matches('s').parse().expect("a spot");
            self.state.spots[at - 1] = Some(seat);
            self.player(seat).reserve -= 1;
        }
        self
    }

    /// A worker on top of that district.
    pub fn top(mut self, seat: Seat, district: &str) -> Scene {
        let at = self.state.board().districts.iter().position(|kind| kind.name() == district).expect("a district");
        self.state.tops[at] = Some(seat);
        self.player(seat).reserve -= 1;
        self
    }

    pub fn hats(mut self, seat: Seat, hats: u8) -> Scene {
        self.player(seat).hats = hats;
        self
    }

    /// A house of the district, from that row.
    pub fn house(mut self, seat: Seat, district: &str, row: &str) -> Scene {
        let player = self.player(seat);
        player.houses[Good::from_name(row).expect("a row").index()] -= 1;
        player.built[Good::from_name(district).expect("a district").index()] += 1;
        self
    }

    /// A station in that city, from the last row that has a house.
    pub fn station(mut self, seat: Seat, city: &str) -> Scene {
        let city = self.city(city);
        self.state.stations[city.index()] = Some(seat);
        let player = self.player(seat);
        let row = (0..4).rev().find(|&row| player.houses[row] > 0).expect("a house");
        player.houses[row] -= 1;
        player.stations += 1;
        self
    }

    pub fn telegraph(mut self, seat: Seat, city: &str) -> Scene {
        let city = self.city(city);
        self.state.telegraphs[city.index()] = Some(seat);
        self.player(seat).telegraphs -= 1;
        self
    }

    /// Specialists from the left (`"crew miner"`); there must be carriages for them.
    pub fn specialists(mut self, seat: Seat, kinds: &str) -> Scene {
        for (slot, name) in kinds.split_whitespace().enumerate() {
            let kind = Specialist::from_name(name).expect("a specialist");
            self.state.piles[kind.index()] -= 1;
            self.player(seat).specialists[slot] = Some(kind);
        }
        self
    }

    /// Upgrades from the left (`"wood-1 iron-2"`).
    pub fn upgrades(mut self, seat: Seat, kinds: &str) -> Scene {
        for (carriage, name) in kinds.split_whitespace().enumerate() {
            let kind = (0..MOST_UPGRADES as u8).find(|kind| Board::upgrade_name(*kind) == name).expect("an upgrade");
            self.state.upgrades[usize::from(kind)] -= 1;
            self.player(seat).upgrades[carriage] = Some(kind);
        }
        self
    }

    /// Tiles on these cells (`"b1 c1"`).
    pub fn laid(mut self, cells: &str) -> Scene {
        for name in cells.split_whitespace() {
            let cell = self.cell(name);
            let Terrain::Open(track) = self.state.map().terrain(cell) else { panic!("{name} takes no tile") };
            self.state.laid.add(cell);
            self.state.tracks[track.index()] -= 1;
        }
        self
    }

    pub fn lowered(mut self, senators: &[u8]) -> Scene {
        self.state.lowered = senators.iter().fold(0, |all, number| all | 1 << (number - 1));
        self
    }

    pub fn goals(mut self, goals: [Goal; 4]) -> Scene {
        self.state.goals = goals;
        self
    }

    /// The engine (0 or 1) stands in that city or start.
    pub fn engine(mut self, seat: Seat, engine: usize, place: &str) -> Scene {
        let cell = self.place(place);
        self.player(seat).engines[engine] = Some(cell);
        self
    }

    /// The position, with the conservation laws checked and forced actions resolved.
    pub fn play(mut self) -> Position {
        self.state.settle(&mut Log::silent()).expect("a position that can be played");
        Position::new(self.state)
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat.index()]
    }

    fn city(&self, key: &str) -> City {
        City(self.state.map().cities.iter().position(|city| city.key == key).expect("a city") as u8)
    }

    fn place(&self, key: &str) -> Cell {
        let map = self.state.map();
        map.cities.iter().chain(&map.starts).find(|place| place.key == key).expect("a city or a start").cell
    }

    fn cell(&self, name: &str) -> Cell {
        let all = (0..self.state.map().cells.len()).map(|cell| Cell(cell as u8));
        all.into_iter().find(|&cell| self.state.map().cell_name(cell) == name).expect("a cell")
    }
}

impl Position {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.state().players[seat.index()]
    }

    /// Wood, iron, gunpowder, coins.
    pub fn goods(&self, seat: Seat) -> [u8; 4] {
        self.player(seat).goods
    }

    /// Rails, bridges, tunnels.
    pub fn tracks(&self, seat: Seat) -> [u8; 3] {
        self.player(seat).tracks
    }

    /// Where an engine stands.
    pub fn engine(&self, seat: Seat, engine: usize) -> String {
        let cell = self.player(seat).engines[engine].expect("an engine");
        self.state().map().named(cell).map_or(String::new(), |place| place.key.clone())
    }
}
