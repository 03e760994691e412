//! What an eye may see. The state is taken apart field by field: a new one does not compile until it is classified.

use crate::great_western_trail::content::*;
use crate::great_western_trail::state::charter::{self, Charter, Edition};
use crate::great_western_trail::state::piles::{
    Cards, CattleCounts, Counts, MasterSet, NumberSet, ObjectiveSet, StationSet, TownSet,
};
use crate::great_western_trail::state::{Player, State};
use crate::{Eye, Seat, Standings};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Whose view it is; `None`: the public one.
    pub eye: Option<Seat>,
    pub edition: Edition,
    pub north: bool,
    pub extra_breed: Option<ExtraBreed>,
    pub cowboy_reveal: bool,
    /// The face of each private building, from 1 on.
    pub faces: Vec<&'static str>,
    pub turn: Seat,
    pub ended_by: Option<Seat>,
    pub over: bool,
    #[serde(with = "crate::great_western_trail::state::trail_by_name")]
    pub trail: [Option<Tile>; SPACE_COUNT],
    /// Tiles left in the three piles.
    pub supply: [u32; 3],
    pub foresight: [[Option<Supply>; 2]; 3],
    /// Rows of the job market, as many columns as players.
    pub jobs: Vec<Vec<Option<Worker>>>,
    /// The row of the token; 12 once it has left.
    pub token: u8,
    pub market: CattleCounts,
    pub market_stack: u32,
    pub display: [Option<&'static str>; 4],
    pub objectives_left: u8,
    pub masters: [Option<Master>; MASTER_STATIONS],
    pub posted: [Option<Worker>; MASTER_STATIONS],
    /// Station masters beside no station.
    pub spare_masters: MasterSet,
    /// Beside the medium towns.
    pub town_tiles: [Option<TownTile>; TOWN_TILES],
    pub players: Vec<PlayerView>,
    /// Points by category, as this eye knows them. They follow from the rest, so they are not written down with it.
    #[serde(skip)]
    pub standings: Standings,
}

/// Cards by printed name: identical ones cannot be told apart.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct CardsView {
    pub cattle: CattleCounts,
    pub objectives: Vec<&'static str>,
}

impl From<Cards> for CardsView {
    fn from(cards: Cards) -> CardsView {
        CardsView { cattle: cards.cattle, objectives: cards.objectives.names() }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    pub dollars: u16,
    pub herder: Option<Place>,
    pub engine: Stop,
    /// Temporary certificates.
    pub certificates: u8,
    pub certificate_limit: u8,
    pub permanent_certificates: u8,
    pub step_limit: u8,
    pub hand_limit: u8,
    pub workers: [u8; 3],
    pub discs: Counts<DiscSpace, DISC_KINDS>,
    pub cities: Counts<City, CITY_COUNT>,
    pub stations: StationSet,
    pub masters: MasterSet,
    /// For its owner only.
    pub hand: Option<CardsView>,
    pub hand_size: u8,
    pub stack_size: u8,
    pub discard: CardsView,
    /// Hand and draw stack together, as everybody can work them out, without what only the owner has seen.
    pub hand_and_stack: CardsView,
    /// Objective cards that everybody saw going to the hand.
    pub shown: Vec<&'static str>,
    /// Objective cards in hand that only their owner has seen.
    pub secrets: u8,
    pub trashed: CattleCounts,
    pub starting: Starting,
    pub area: Vec<&'static str>,
    pub unbuilt: NumberSet,
    pub built: [Option<Place>; PRIVATE_COUNT],
    pub hazards: Counts<Hazard, HAZARD_KINDS>,
    pub teepees: [u8; 2],
    pub token: bool,
    pub turns: u16,
    pub visits: u16,
    /// Exchange tokens.
    pub exchange: u8,
    pub towns: TownSet,
    pub branchlets_left: u8,
    pub bells: u8,
}

impl View {
    /// The tables of what is being played.
    pub fn catalog(&self) -> &'static Catalog {
        charter::catalog(self.edition, self.north)
    }

    /// The face of a private building that all players use.
    pub fn face(&self, number: u8) -> Option<&'static Building> {
        face_of(self.faces.get((number as usize).checked_sub(1)?)?)
    }
}

impl State {
    pub(crate) fn view(&self, eye: Eye) -> View {
        let State {
            charter: Charter { version: _, edition, north, extra_breed, b_sides: _, cowboy_reveal },
            // What will be drawn is hidden, and so is what is pending: its options tell what a player holds.
            dice: _,
            agenda: _,
            turn,
            players,
            bank: _,
            trail,
            supply,
            foresight,
            boxed: _,
            jobs,
            token,
            market,
            market_stack,
            display,
            objectives,
            removed: _,
            masters,
            posted,
            spare_masters,
            town_tiles,
            // Part of what is pending.
            used_buildings: _,
            ended_by,
            over,
        } = self;
        // The number of unseen objective cards does not depend on who has taken which.
        let objectives_left = objectives.len();
        View {
            eye: match eye {
                Eye::Public => None,
                Eye::Seat(seat) => Some(seat),
            },
            edition: *edition,
            north: *north,
            extra_breed: *extra_breed,
            cowboy_reveal: *cowboy_reveal,
            faces: (1..=self.catalog().faces.len() as u8).map(|number| self.face(number).id).collect(),
            turn: *turn,
            ended_by: *ended_by,
            over: *over,
            trail: *trail,
            supply: std::array::from_fn(|pile| supply[pile].len()),
            foresight: *foresight,
            jobs: jobs.iter().map(|row| row[..players.len()].to_vec()).collect(),
            token: *token,
            market: *market,
            market_stack: market_stack.len(),
            display: display.map(|card| card.map(|card| card.card().id)),
            objectives_left,
            masters: *masters,
            posted: *posted,
            spare_masters: *spare_masters,
            town_tiles: *town_tiles,
            players: Seat::all(self.seats()).map(|seat| self.player_seen(seat, eye)).collect(),
            standings: self.estimate(eye),
        }
    }

    fn player_seen(&self, seat: Seat, eye: Eye) -> PlayerView {
        let player = &self.players[seat.index()];
        let own = eye.is(seat);
        let Player {
            dollars,
            herder,
            engine,
            certificates: _,
            workers,
            discs,
            cities,
            stations,
            masters,
            hand,
            stack,
            discard,
            trashed,
            secret,
            shown,
            starting,
            area,
            unbuilt,
            built,
            hazards,
            teepees,
            token,
            turns,
            visits,
            exchange,
            towns,
        } = player;
        let mut hand_and_stack = *hand;
        hand_and_stack.add_all(stack);
        let unseen = if own { ObjectiveSet::NONE } else { *secret };
        hand_and_stack.objectives = hand_and_stack.objectives.without(unseen);
        PlayerView {
            dollars: *dollars,
            herder: *herder,
            engine: *engine,
            certificates: player.temporary_certificates(),
            certificate_limit: CERTIFICATE_TRACK[player.certificate_limit() as usize],
            permanent_certificates: player.permanent_certificates(),
            step_limit: player.step_limit(self.seats()),
            hand_limit: player.hand_limit(),
            workers: *workers,
            discs: *discs,
            cities: *cities,
            stations: *stations,
            masters: *masters,
            hand: own.then(|| (*hand).into()),
            hand_size: hand.len(),
            stack_size: stack.len(),
            discard: (*discard).into(),
            hand_and_stack: hand_and_stack.into(),
            shown: shown.names(),
            secrets: secret.len(),
            trashed: *trashed,
            starting: *starting,
            area: area.names(),
            unbuilt: *unbuilt,
            built: *built,
            hazards: *hazards,
            teepees: *teepees,
            token: *token,
            turns: *turns,
            visits: *visits,
            exchange: *exchange,
            towns: *towns,
            branchlets_left: if self.catalog().goes_north() { player.branchlets_left() } else { 0 },
            bells: player.bells(),
        }
    }
}
