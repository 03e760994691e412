//! Laying track: a route is chosen cell by cell. A cell is offered only if a city can still be reached from it, so no
//! route gets stuck.

use crate::kit::{Done, fault, key, unless};
use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, House, Log, Put, Route, Ruling, State, Why};
use crate::{Flow, Offer, Phrase, Seat};

impl State {
    /// A city where this player could put a station or a telegraph when arriving there by track.
    #[inline]
    fn is_target(&self, seat: Seat, city: City) -> bool {
        let (own, player) = (Some(seat), self.player(seat));
        let (station, telegraph) = (self.stations[city.index()], self.telegraphs[city.index()]);
        station != own
            && telegraph != own
            && (station.is_none() && player.houses_left() > 0 || telegraph.is_none() && player.telegraphs > 0)
    }

    pub(crate) fn ground(&self) -> Ground {
        self.ground_of(self.turn)
    }

    fn ground_of(&self, seat: Seat) -> Ground {
        let map = self.map();
        let mut cities = map.all_cities;
        let mut targets = CellSet::NONE;
        let empty_passable = self.ruled(Ruling::EmptyCityPassable);
        for city in map.all_cities() {
            if self.is_target(seat, city) {
                targets.add(map.cell_of(city));
            }
            let empty = self.stations[city.index()].is_none() && self.telegraphs[city.index()].is_none();
            if empty && !empty_passable {
                cities.remove(map.cell_of(city));
            }
        }
        let mut free = self.laid.or(cities);
        if !self.ruled(Ruling::StartsAreTerminals) {
            free = free.or(map.starts());
        }
        Ground { free, open: map.open.map(|open| open.without(self.laid)), targets }
    }

    /// Tiles that the route has not used yet.
    pub(crate) fn tiles_left(&self, route: &Route) -> [u8; 3] {
        let mut left = self.me().tracks;
        for (kind, open) in self.map().open.iter().enumerate() {
            left[kind] = left[kind].saturating_sub(route.new.and(*open).len() as u8);
        }
        left
    }

    pub(crate) fn can_connect(&self) -> bool {
        let engines: CellSet = self.me().engines.into_iter().flatten().collect();
        let map = self.map();
        !self.ground().reach(map, self.me().tracks, map.around(engines), true).is_empty()
    }

    /// Nobody can ever connect a city again, whatever tiles they may get. Buildings stay and pieces do not come back, so this
    /// never changes.
    pub(crate) fn is_dead(&self) -> bool {
        let map = self.map();
        !Seat::all(self.seats()).any(|seat| {
            let engines: CellSet = self.player(seat).engines.into_iter().flatten().collect();
            self.ground_of(seat).ever_reaches(map, map.around(engines))
        })
    }

    /// Which engine can make a connection.
    pub(crate) fn open_engines(&self) -> [bool; 2] {
        let (map, ground) = (self.map(), self.ground());
        self.me().engines.map(|engine| {
            let from: CellSet = engine.into_iter().collect();
            !ground.reach(map, self.me().tracks, map.around(from), true).is_empty()
        })
    }

    /// A route of this engine that has not gone anywhere.
    pub(crate) fn route_of(&self, engine: u8) -> Option<Route> {
        let here = self.me().engines.get(engine as usize).copied().flatten()?;
        Some(Route { engine, here, path: [here].into_iter().collect(), new: CellSet::NONE })
    }

    pub(crate) fn set_out(&mut self, engine: u8) -> Done {
        self.route = Some(self.route_of(engine).ok_or_else(|| fault("there is no such engine"))?);
        self.agenda.push(Frame::Route);
        Ok(())
    }

    /// The neighbours to which the route can go on.
    #[inline]
    pub(crate) fn ways_on(&self, route: &Route) -> CellSet {
        let map = self.map();
        let near: CellSet = map.near[route.here.index()].iter().copied().collect();
        let ground = self.ground();
        // A city that cannot be passed ends the route.
        if route.path.len() > 1 && map.all_cities.has(route.here) && !ground.free.has(route.here) {
            return CellSet::NONE;
        }
        ground.without(route.path).reach(map, self.tiles_left(route), near.without(route.path), false)
    }

    /// How many ways the route in progress can go on: for measuring.
    pub fn count_ways(&self) -> u32 {
        self.route.as_ref().map_or(0, |route| self.ways_on(route).len())
    }

    /// Tiles on the map: for measuring.
    pub fn tiles_laid(&self) -> u32 {
        self.laid.len()
    }

    pub(crate) fn put_route<P: Put>(&self, put: &mut P) -> Flow {
        let Some(route) = &self.route else { return Flow::Continue(()) };
        if route.path.len() > 1
            && let Some(city) = self.map().city(route.here)
        {
            self.put_arrival(city, put)?;
        }
        let open = self.ways_on(route);
        for &cell in &self.map().near[route.here.index()] {
            put(Action::Go(cell), if open.has(cell) { Ok(()) } else { Err(self.why_not(route, cell)) })?;
        }
        Flow::Continue(())
    }

    /// What can be built in the city that has been reached; a telegraph also where there is no station.
    fn put_arrival<P: Put>(&self, city: City, put: &mut P) -> Flow {
        let me = Some(self.turn);
        let (station, telegraph) = (self.stations[city.index()], self.telegraphs[city.index()]);
        let own = station == me || telegraph == me;
        let can = if own {
            Err(Why::OwnBuilding)
        } else if station.is_some() {
            Err(Why::StationThere)
        } else {
            unless(self.me().houses_left() == 0, Why::NoHouse)
        };
        put(Action::Station(city), can)?;
        let can = if own {
            Err(Why::OwnBuilding)
        } else if telegraph.is_some() {
            Err(Why::TelegraphThere)
        } else {
            unless(self.me().telegraphs == 0, Why::NoTelegraph)
        };
        put(Action::Telegraph(city), can)
    }

    fn why_not(&self, route: &Route, cell: Cell) -> Why {
        match self.map().terrain(cell) {
            _ if route.path.has(cell) => Why::OnRoute,
            Terrain::Mountain => Why::Mountain,
            Terrain::Start(_) if self.ruled(Ruling::StartsAreTerminals) => Why::StartCell,
            Terrain::Open(track) if !self.laid.has(cell) && self.tiles_left(route)[track.index()] == 0 => {
                Why::NoTile(track)
            }
            _ => Why::DeadEnd,
        }
    }

    pub(crate) fn go(&mut self, cell: Cell) -> Done {
        let laid = self.laid;
        let takes_tile = matches!(self.map().terrain(cell), Terrain::Open(_)) && !laid.has(cell);
        let route = self.route.as_mut().ok_or_else(|| fault("no route is being chosen"))?;
        route.here = cell;
        route.path.add(cell);
        if takes_tile {
            route.new.add(cell);
        }
        self.agenda.push(Frame::Route);
        Ok(())
    }

    /// The route is complete: it is laid and scored, the engine follows, the building goes up.
    pub(crate) fn arrive(&mut self, action: Action, log: &mut Log) -> Done {
        let route = self.route.take().ok_or_else(|| fault("no route is being chosen"))?;
        self.connect(&route, log)?;
        self.me_mut().engines[usize::from(route.engine)] = Some(route.here);
        match action {
            Action::Station(city) => self.house(House::City(city)),
            Action::Telegraph(city) => self.telegraph(city, log)?,
            other => return Err(fault(format!("{other:?} ends no route"))),
        }
        Ok(())
    }

    /// What the connection scores for its new tiles.
    pub(crate) fn route_points(&self) -> Option<Phrase> {
        let route = self.route.as_ref()?;
        let points = self.tile_points(route.here, route.new);
        Some(Phrase::new("pri-hint-route").number("tiles", route.new.len()).number("points", points))
    }

    pub(crate) fn engine_offer(&self, engine: u8) -> Offer {
        let cell = self.me().engines[usize::from(engine)].unwrap_or(Cell(0));
        let place = self.map().named(cell);
        let name = place.map_or_else(|| self.map().cell_name(cell), |place| place.key.clone());
        Offer::new(key!("engine.{name}"), Phrase::new("pri-offer-engine").with("place", self.cell_label(cell)))
            .hint(Phrase::new("pri-hint-engine"))
            .at(self.map_spot(cell))
    }

    pub(crate) fn go_offer(&self, cell: Cell) -> Offer {
        let map = self.map();
        let hint = match map.terrain(cell) {
            Terrain::Open(track) if !self.laid.has(cell) => {
                Phrase::new("pri-hint-go-new").name("track", label::track(track))
            }
            Terrain::Open(_) => Phrase::new("pri-hint-go-laid"),
            Terrain::Mountain => Phrase::new("pri-hint-go-mountain"),
            Terrain::City => Phrase::new("pri-hint-go-city"),
            Terrain::Start(_) => Phrase::new("pri-hint-go-start"),
        };
        let here = self.route.as_ref().map_or(cell, |route| route.here);
        let heading = direction(here, cell);
        let label = match map.named(cell) {
            Some(place) => Phrase::new(format!("pri-offer-to-{heading}")).with("place", map.name(place)),
            None => Phrase::new(format!("pri-offer-go-{heading}")),
        };
        Offer::new(key!("go.{}", map.cell_name(cell)), label).hint(hint).at(self.map_spot(cell))
    }

    pub(crate) fn route_prompt(&self) -> Phrase {
        let Some(route) = &self.route else { return Phrase::new("pri-ask-end") };
        match self.map().city(route.here).filter(|&city| route.path.len() > 1 && self.is_target(self.turn, city)) {
            Some(city) => Phrase::new("pri-ask-arrival").with("city", self.map().city_name(city)),
            None => Phrase::new("pri-ask-route"),
        }
    }
}

fn direction(from: Cell, to: Cell) -> &'static str {
    match (to.0 > from.0, to.0.abs_diff(from.0) == 1) {
        (true, true) => "east",
        (false, true) => "west",
        (true, false) => "south",
        (false, false) => "north",
    }
}
