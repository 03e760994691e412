//! The conservation laws: every piece is somewhere, exactly once.

use crate::kit::{Done, fault, law, till_legal};
use crate::pacific_rails::content::*;
use crate::pacific_rails::state::charter::{LEAST_ROUNDS, MOST_ROUNDS};
use crate::pacific_rails::state::{Action, Frame, House, LAST_STEP, Mode, Move, Player, Ruling, State, Why};
use crate::pacific_rails::verbs::cargo::PIECES;
use crate::pacific_rails::verbs::train::EVERYTHING;
use crate::{Flow, Seat};

/// No bonus and no sum of actions is larger: twelve workers, and hats.
const MOST_TIMES: u8 = 24;
const MOST_SAVED: u8 = 200;
/// How far a grant may exceed the slots before it is settled.
const MOST_OVER: u32 = 40;

fn sum(of: &[u8]) -> u32 {
    of.iter().map(|&count| u32::from(count)).sum()
}

impl State {
    pub(crate) fn audit(&self) -> Done {
        law!((2..=4).contains(&self.players.len()), "{} players sit here, but two to four play", self.players.len());
        law!(self.turn.index() < self.players.len(), "it is the turn of seat {}, who does not sit here", self.turn.0);
        let cap = self.charter.round_cap;
        law!((LEAST_ROUNDS..=MOST_ROUNDS).contains(&cap), "no game is capped at {cap} rounds");
        self.cargo_laws()?;
        self.worker_laws()?;
        self.train_laws()?;
        self.map_laws()?;
        let mut goals = self.goals;
        goals.sort_unstable();
        law!(goals.windows(2).all(|pair| pair[0] != pair[1]), "a goal lies open twice");
        for (seat, player) in self.players.iter().enumerate() {
            self.player_laws(Seat(seat as u8), player).map_err(|why| fault(format!("seat {seat}: {why}")))?;
        }
        self.round_laws()?;
        self.pending()
    }

    /// 80 resources and 210 tiles.
    fn cargo_laws(&self) -> Done {
        let limited = self.ruled(Ruling::SupplyLimited);
        for good in Good::ALL {
            let held: i32 = self.players.iter().map(|player| i32::from(player.goods[good.index()])).sum();
            let supply = self.goods[good.index()];
            law!(supply >= 0 || !limited, "the supply of {} is below zero", good.name());
            let all = held + i32::from(supply);
            law!(all == i32::from(self.board().goods_each), "there are {all} {}", good.name());
        }
        let mut open = CellSet::NONE;
        for track in Track::ALL {
            let held: i32 = self.players.iter().map(|player| i32::from(player.tracks[track.index()])).sum();
            let supply = self.tracks[track.index()];
            let laid = self.laid.and(self.map().open[track.index()]).len() as i32;
            law!(supply >= 0 || !limited, "the supply of {} tiles is below zero", track.name());
            let all = held + i32::from(supply) + laid;
            law!(all == i32::from(self.board().tracks_each), "there are {all} {} tiles", track.name());
            open = open.or(self.map().open[track.index()]);
        }
        law!(open.holds(&self.laid), "a tile lies where none can lie");
        Ok(())
    }

    fn worker_laws(&self) -> Done {
        let places = || self.spots.iter().chain(&self.tops).flatten();
        law!(places().all(|owner| owner.index() < self.players.len()), "a worker belongs to nobody");
        let each = u32::from(self.board().workers[self.players.len() - 2]);
        for (seat, player) in self.players.iter().enumerate() {
            let out = places().filter(|owner| owner.index() == seat).count() as u32;
            law!(out + u32::from(player.reserve) == each, "seat {seat} does not have {each} workers");
            law!(player.hats <= self.board().hats, "seat {seat} has {} hats", player.hats);
        }
        for good in Good::ALL {
            let built: u32 = self.players.iter().map(|player| u32::from(player.built[good.index()])).sum();
            law!(built <= 3, "there are {built} houses in the district of {}", good.name());
        }
        Ok(())
    }

    /// The specialists in play, and 20 upgrades.
    fn train_laws(&self) -> Done {
        for kind in Specialist::ALL {
            let hired: u32 = self.players.iter().map(|player| u32::from(player.count(kind))).sum();
            let all = hired + u32::from(self.piles[kind.index()]);
            let printed = self.board().piles[self.players.len() - 2][kind.index()];
            law!(all == u32::from(printed), "there are {all} {} tokens, not {printed}", kind.name());
        }
        let mut tokens = self.upgrades.map(u32::from);
        for kind in self.players.iter().flat_map(|player| player.upgrades.iter().flatten()) {
            law!(usize::from(*kind) < MOST_UPGRADES, "there is no upgrade {kind}");
            tokens[usize::from(*kind)] += 1;
        }
        law!(tokens == self.board().upgrades.map(u32::from), "upgrades are missing or too many: {tokens:?}");
        Ok(())
    }

    fn map_laws(&self) -> Done {
        let cities = self.map().cities.len();
        for city in 0..MOST_CITIES {
            let (station, telegraph) = (self.stations[city], self.telegraphs[city]);
            law!(station.is_none() || station != telegraph, "one player owns both buildings of a city");
            for owner in [station, telegraph].into_iter().flatten() {
                law!(city < cities, "a building stands in a city that does not exist");
                law!(owner.index() < self.players.len(), "a building belongs to nobody");
            }
        }
        law!(self.map().coasts_joined(self.laid) == self.joined_by.is_some(), "who joined the coasts is not right");
        law!(self.joined_by.is_none_or(|seat| seat.index() < self.players.len()), "nobody joined the coasts");
        law!(!self.no_way_left || self.charter.dead_games_end() && self.is_dead(), "there is a way left");
        Ok(())
    }

    fn opening(&self) -> bool {
        matches!(self.agenda.first(), Some(Frame::FreeSpace | Frame::FirstEngine | Frame::SecondEngine))
    }

    fn player_laws(&self, seat: Seat, player: &Player) -> Done {
        let board = self.board();
        let unchosen = self.agenda.first() == Some(&Frame::FreeSpace) && seat >= self.turn;
        law!(player.houses.iter().all(|&row| row <= board.row), "a row has too many houses");
        let houses = sum(&player.houses) + sum(&player.built) + u32::from(player.stations);
        law!(houses == u32::from(board.houses) + u32::from(unchosen), "there are {houses} houses");
        let count = |of: &[Option<Seat>]| of.iter().filter(|owner| **owner == Some(seat)).count();
        law!(count(&self.stations) == usize::from(player.stations), "stations on the map are not counted right");
        let telegraphs = count(&self.telegraphs) + usize::from(player.telegraphs);
        law!(telegraphs == board.telegraphs.len(), "there are {telegraphs} telegraphs");

        let slots = usize::from(player.carriages()) * SPECIALIST_SLOTS;
        let filled = player.specialists.iter().take_while(|slot| slot.is_some()).count();
        law!(filled <= slots && player.specialists[filled..].iter().all(Option::is_none), "a specialist sits nowhere");
        let upgraded = player.upgrades.iter().take_while(|upgrade| upgrade.is_some()).count();
        law!(player.upgrades[upgraded..].iter().all(Option::is_none), "a carriage was left out when upgrading");
        law!(upgraded * SPECIALIST_SLOTS < filled + SPECIALIST_SLOTS, "an upgrade lies on an empty carriage");
        for (level, kind) in player.upgrades.iter().enumerate() {
            let fits = kind.is_none_or(|kind| UPGRADE_LEVELS.get(usize::from(kind)) == Some(&level));
            law!(fits, "an upgrade lies on a carriage of another level");
        }

        let cargo = sum(&player.goods) + sum(&player.tracks);
        let limit = u32::from(player.limit(board));
        let settling = match self.top() {
            Frame::Discard { seat: whose, .. } => whose == seat,
            Frame::Pick { .. } | Frame::PickTrack { .. } => self.turn == seat,
            _ => false,
        };
        law!(cargo <= limit || settling && cargo <= limit + MOST_OVER, "{cargo} pieces of cargo in {limit} slots");
        for engine in player.engines.into_iter().flatten() {
            law!(engine.index() < self.map().cells.len(), "an engine stands beside the map");
            let own = match self.map().terrain(engine) {
                Terrain::Start(_) => true,
                Terrain::City => self.map().city(engine).is_some_and(|city| {
                    // The building of the city just reached may still be looking for its house.
                    let pending = self.agenda.contains(&Frame::Row { house: House::City(city) });
                    let here = [self.stations[city.index()], self.telegraphs[city.index()]];
                    here.contains(&Some(seat)) || pending && seat == self.turn
                }),
                _ => false,
            };
            law!(own && !(self.opening() && self.map().city(engine).is_some()), "an engine stands where it cannot");
        }
        Ok(())
    }

    /// How many turns everybody has had.
    fn round_laws(&self) -> Done {
        let first = self.players[0].turns;
        law!(first <= self.charter.round_cap, "more rounds were played than there are");
        for (seat, player) in self.players.iter().enumerate() {
            let engines = player.engines.map(|engine| engine.is_some());
            let at = Seat(seat as u8);
            let (turns, placed) = match self.agenda.first() {
                Some(Frame::FreeSpace) => (0, [false, false]),
                Some(Frame::FirstEngine) => (0, [at > self.turn, false]),
                Some(Frame::SecondEngine) => (0, [true, at < self.turn]),
                _ => (if at <= self.turn { first } else { first.saturating_sub(1) }, [true, true]),
            };
            law!(player.turns == turns && engines == placed, "seat {seat} is ahead of the others or behind");
        }
        law!(self.opening() || first > 0, "play begins with the first turn");
        Ok(())
    }

    /// The pending frames belong together and the top one offers something.
    fn pending(&self) -> Done {
        law!(self.route.is_some() == (self.top() == Frame::Route && !self.over), "a route is chosen by nobody");
        if self.over {
            law!(self.agenda.is_empty(), "the game is over and something is pending");
            law!(self.turn.0 + 1 == self.seats(), "the game ends with a round");
            return Ok(());
        }
        if self.opening() {
            law!(self.agenda.len() == 1, "the set-up is one choice at a time");
        } else {
            law!(self.agenda.first() == Some(&Frame::End), "a turn ends with finishing it");
            law!(self.agenda.len() <= 7, "too much is pending");
            let base = self.agenda.get(1).copied().unwrap_or(Frame::End);
            for (depth, &frame) in self.agenda.iter().enumerate().skip(1) {
                law!(belongs(base, frame, depth == 1), "{frame:?} is pending in the wrong place");
                self.frame(frame, base)?;
            }
            let planning = matches!(base, Frame::Turn | Frame::Worker { .. } | Frame::Mode { .. } | Frame::Hats { .. });
            law!(!planning || self.agenda.len() == 2, "something is pending before the action");
            for kind in [0, 1, 2] {
                let count = self.agenda.iter().filter(|frame| depth_kind(**frame) == Some(kind)).count();
                law!(count <= 1, "the same is pending twice");
            }
            let below = self.agenda.iter().rev().skip(1);
            law!(
                below.copied().filter_map(depth_kind).all(|kind| kind == 1),
                "what has to be settled first is not on top"
            );
        }
        let quiet = matches!(self.top(), Frame::Begin { .. });
        law!(!quiet && self.candidates(&mut till_legal).is_break(), "nothing can be chosen");
        Ok(())
    }

    fn frame(&self, frame: Frame, base: Frame) -> Done {
        let me = self.me();
        match frame {
            Frame::Worker { district } => law!(usize::from(district) < DISTRICTS, "there is no such district"),
            Frame::Mode { district, how } => {
                law!(usize::from(district) < DISTRICTS, "there is no such district");
                law!(self.board().districts[usize::from(district)] == District::Centre, "only the centre has modes");
                law!(self.is_move(district, how), "this worker cannot be moved so");
            }
            Frame::Hats { district, how, mode } => {
                law!(usize::from(district) < DISTRICTS, "there is no such district");
                law!(self.is_move(district, how), "this worker cannot be moved so");
                law!(self.mode_fits(district, mode), "the centre is not used so");
            }
            Frame::Begin { district, mode, bonus } => {
                law!(usize::from(district) < DISTRICTS && bonus < MOST_TIMES, "no action begins so");
                law!(self.mode_fits(district, mode), "the centre is not used so");
            }
            Frame::HatGift { seat, left } => {
                law!(seat.index() < self.players.len() && seat != self.turn, "this gift is for nobody");
                law!((1..=5).contains(&left), "too many gifts");
            }
            Frame::Discard { seat, from } => {
                law!(seat.index() < self.players.len() && from < PIECES, "nobody discards this");
                law!((seat == self.turn) == !matches!(base, Frame::Begin { .. }), "somebody else has to discard");
                let player = self.player(seat);
                law!(player.cargo() > player.limit(self.board()), "nothing has to be discarded");
            }
            Frame::Special { district, left } => {
                law!(usize::from(district) < DISTRICTS && left <= MOST_TIMES, "there is no such special action");
                law!(self.special_of(district).is_some(), "this district has no special action");
            }
            Frame::Row { house } => {
                law!(me.houses_left() > 0, "no house is left");
                match house {
                    House::District { good, points } => {
                        law!(self.houses_in(good) < 3 && points <= 99, "this house cannot be built");
                    }
                    House::City(city) => {
                        law!(city.index() < self.map().cities.len(), "there is no such city");
                        let (station, telegraph) = (self.stations[city.index()], self.telegraphs[city.index()]);
                        law!(station.is_none() && telegraph != Some(self.turn), "this station cannot be built");
                    }
                }
            }
            Frame::Pick { left, kinds, from } => {
                law!((1..=9).contains(&left) && (1..16).contains(&kinds) && from < 4, "this cannot be picked");
            }
            Frame::PickTrack { left, from } => law!((1..=9).contains(&left) && from < 3, "this cannot be picked"),
            Frame::Train { step, left, saved, part, .. } => {
                law!(step <= LAST_STEP && left <= MOST_TIMES && saved <= MOST_SAVED, "a train does not act so");
                law!(part <= EVERYTHING, "what takes part is not there");
            }
            Frame::HouseOrUpgrade { points } => law!(points <= 99, "no house scores so much"),
            Frame::FreeSpecialist => law!(me.stations == 1 && me.count_all() == 0, "no free specialist is due"),
            Frame::Centre { left, .. } => law!(left <= MOST_TIMES, "too much is done at the centre"),
            Frame::Route => self.route_laws()?,
            Frame::Turn | Frame::End | Frame::OnMap { .. } => {}
            Frame::FreeSpace | Frame::FirstEngine | Frame::SecondEngine => return Err(fault("the set-up is over")),
        }
        Ok(())
    }

    fn is_move(&self, district: u8, how: Move) -> bool {
        self.put_moves(district, &mut |action, can: Result<(), Why>| {
            if can.is_ok() && action == Action::Move(how) { Flow::Break(()) } else { Flow::Continue(()) }
        })
        .is_break()
    }

    fn mode_fits(&self, district: u8, mode: Mode) -> bool {
        mode == Mode::Any || self.board().districts[usize::from(district)] == District::Centre
    }

    fn route_laws(&self) -> Done {
        let Some(route) = &self.route else { return Err(fault("no route is being chosen")) };
        let map = self.map();
        law!(route.engine < 2 && route.here.index() < map.cells.len(), "this route is not on the map");
        let engine = self.me().engines[usize::from(route.engine)];
        law!(engine.is_some_and(|cell| route.path.has(cell)), "the route does not begin at its engine");
        let ground = map.open.iter().fold(map.all_cities.or(map.starts()), |all, open| all.or(*open));
        law!(ground.holds(&route.path) && route.path.has(route.here), "the route runs where it cannot");
        for (kind, open) in map.open.iter().enumerate() {
            let new = route.new.and(*open);
            law!(new == route.path.and(*open).without(self.laid), "the route has other tiles than it needs");
            law!(new.len() <= u32::from(self.me().tracks[kind]), "the route has more tiles than there are");
        }
        law!(
            route.path.without(map.all_cities).without(map.starts()).holds(&route.new),
            "a tile lies beside the route"
        );
        Ok(())
    }
}

impl Player {
    fn count_all(&self) -> usize {
        self.specialists.iter().flatten().count()
    }
}

/// Which frames can be pending within which action.
fn belongs(base: Frame, frame: Frame, is_base: bool) -> bool {
    if is_base {
        return matches!(
            frame,
            Frame::Turn
                | Frame::Worker { .. }
                | Frame::Mode { .. }
                | Frame::Hats { .. }
                | Frame::Begin { .. }
                | Frame::Special { .. }
                | Frame::Train { .. }
                | Frame::Centre { .. }
        );
    }
    let building = matches!(frame, Frame::Row { .. } | Frame::FreeSpecialist);
    match base {
        Frame::Begin { .. } => matches!(frame, Frame::HatGift { .. } | Frame::Discard { .. }),
        Frame::Special { .. } => building || matches!(frame, Frame::Discard { .. }),
        Frame::Train { .. } => {
            building
                || matches!(
                    frame,
                    Frame::Pick { .. }
                        | Frame::PickTrack { .. }
                        | Frame::HouseOrUpgrade { .. }
                        | Frame::OnMap { .. }
                        | Frame::Discard { .. }
                )
        }
        Frame::Centre { .. } => building || frame == Frame::Route,
        _ => false,
    }
}

/// Frames of which only one can be pending: building, rewards, discarding.
fn depth_kind(frame: Frame) -> Option<u8> {
    match frame {
        Frame::Row { .. } | Frame::FreeSpecialist | Frame::Route => Some(0),
        Frame::Pick { .. } | Frame::PickTrack { .. } | Frame::HouseOrUpgrade { .. } | Frame::OnMap { .. } => Some(1),
        Frame::Discard { .. } => Some(2),
        _ => None,
    }
}
