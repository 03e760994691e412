//! The conservation laws: every piece is somewhere, exactly once.

use crate::Seat;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::piles::{Bag, Cards, ObjectiveSet};
use crate::great_western_trail::state::{Frame, Onto, Player, State, Visit, every_number};
use crate::kit::{Done, fault, law, till_legal};

/// The highest number that anything on the board counts: hazards collected.
const HAZARD_TILES: u8 = 18;

impl State {
    pub(crate) fn audit(&self) -> Done {
        law!((2..=4).contains(&self.players.len()), "{} players sit here, but two to four play", self.players.len());
        law!(self.turn.index() < self.players.len(), "it is the turn of seat {}, who does not sit here", self.turn.0);
        law!(self.token as usize <= JOB_ROWS, "the job market token is in row {}", self.token);
        self.money()?;
        self.supply_tiles()?;
        self.cattle()?;
        self.objective_cards()?;
        self.neutral_buildings()?;
        self.station_masters()?;
        self.extension_board()?;
        self.job_market()?;
        self.ending()?;
        for (seat, player) in self.players.iter().enumerate() {
            self.player(Seat(seat as u8), player).map_err(|why| fault(format!("seat {seat}: {why}")))?;
        }
        self.pending()
    }

    fn money(&self) -> Done {
        let held: i32 = self.players.iter().map(|player| i32::from(player.dollars)).sum();
        law!(held + self.bank == 0, "the players hold {held} dollars, but the bank's balance is {}", self.bank);
        law!(self.players.iter().all(|player| player.dollars <= 10_000), "a player holds too much money");
        Ok(())
    }

    /// 54 workers, 18 hazards and 22 teepees.
    fn supply_tiles(&self) -> Done {
        let mut all = [0_u32; SUPPLY_KINDS];
        let mut count = |tile: Supply, count: u32| all[tile.index()] += count;
        let mut bags = |bag: &Bag| Supply::all().for_each(|tile| count(tile, bag.get(tile).into()));
        self.supply.iter().for_each(&mut bags);
        bags(&self.boxed);
        self.foresight.iter().flatten().flatten().for_each(|&tile| count(tile, 1));
        self.jobs.iter().flatten().flatten().for_each(|&worker| count(worker.into(), 1));
        self.posted.iter().flatten().for_each(|&worker| count(worker.into(), 1));
        for tile in self.trail.iter().flatten() {
            match *tile {
                Tile::Hazard(hazard) => count(hazard.into(), 1),
                Tile::Teepee(teepee) => count(teepee.into(), 1),
                Tile::Neutral(_) | Tile::Private(..) => {}
            }
        }
        for player in &self.players {
            Hazard::all().for_each(|hazard| count(hazard.into(), player.hazards.get(hazard).into()));
            for teepee in Teepee::ALL.into_iter().filter(|&teepee| self.in_piles(teepee.into())) {
                count(teepee.into(), player.teepees[teepee.half()].into());
            }
            for worker in Worker::ALL {
                count(worker.into(), u32::from(player.workers(worker)).saturating_sub(1));
            }
        }
        for tile in Supply::all() {
            let printed: u32 = self.catalog().piles.iter().map(|pile| u32::from(pile[tile.index()])).sum();
            law!(all[tile.index()] == printed, "there are {} {} tiles, not {printed}", all[tile.index()], tile.name());
        }
        for (place, tile) in Place::all().zip(&self.trail) {
            let fits = match (tile, self.space(place).kind) {
                (None, _) => true,
                (Some(Tile::Neutral(_)), kind) => kind == SpaceKind::Neutral,
                (Some(Tile::Private(..)), kind) => kind == SpaceKind::Building,
                (Some(Tile::Hazard(hazard)), kind) => kind == SpaceKind::Hazard(hazard.hazard_type()),
                (Some(Tile::Teepee(_)), _) => self.catalog().trade_spaces.contains(&place),
            };
            law!(fits, "the tile on {} does not belong there", place.name());
        }
        Ok(())
    }

    fn in_piles(&self, tile: Supply) -> bool {
        self.catalog().piles.iter().any(|pile| pile[tile.index()] > 0)
    }

    /// 36 market cards and those of an extra breed, and 14 starting cards a player.
    fn cattle(&self) -> Done {
        self.simmental()?;
        for kind in Cattle::all().filter(|kind| kind.card().market + kind.card().per_player > 0) {
            let card = kind.card();
            let mut all = u32::from(self.market.get(kind)) + u32::from(self.market_stack.get(kind));
            for player in &self.players {
                let own: u32 = [&player.hand, &player.stack, &player.discard]
                    .iter()
                    .map(|pile| u32::from(pile.cattle.get(kind)))
                    .sum::<u32>()
                    + u32::from(player.trashed.get(kind));
                if card.market == 0 {
                    law!(
                        own == u32::from(card.per_player),
                        "a player has {own} {} cards, not {}",
                        kind.name(),
                        card.per_player
                    );
                }
                all += own;
            }
            let printed =
                u32::from(self.charter.market_cards(kind)) + u32::from(card.per_player) * self.players.len() as u32;
            law!(all == printed, "there are {all} {} cards, not {printed}", kind.name());
        }
        Ok(())
    }

    /// A higher Simmental card takes the place of one that left the game.
    fn simmental(&self) -> Done {
        let mut gone = 0;
        for kind in Breed::Simmental.kinds().map(|kind| Cattle(kind as u8)) {
            let mut there = u32::from(self.market.get(kind)) + u32::from(self.market_stack.get(kind));
            let mut trashed = 0;
            for player in &self.players {
                let piles = [&player.hand, &player.stack, &player.discard];
                there += piles.iter().map(|pile| u32::from(pile.cattle.get(kind))).sum::<u32>();
                trashed += u32::from(player.trashed.get(kind));
            }
            law!(kind.card().market > 0 || there + trashed <= gone, "there are too many {} cards", kind.name());
            gone = trashed;
        }
        Ok(())
    }

    fn objective_cards(&self) -> Done {
        let mut seen = ObjectiveSet::NONE;
        let mut add = |more: ObjectiveSet| {
            let twice = seen.meets(more);
            seen = seen.with(more);
            if twice { Err(fault("an objective card is in two places")) } else { Ok(()) }
        };
        add(self.objectives)?;
        add(self.removed)?;
        for &card in self.display.iter().flatten() {
            let mut one = ObjectiveSet::NONE;
            one.add(card);
            add(one)?;
        }
        for player in &self.players {
            for pile in [&player.hand, &player.stack, &player.discard] {
                add(pile.objectives)?;
            }
            add(player.area)?;
        }
        let printed = ObjectiveSet::of(self.catalog().objectives);
        law!(seen == printed, "{} of {} objective cards are there", seen.len(), printed.len());
        let gaps = self.display.iter().any(Option::is_none);
        law!(!gaps || self.objectives.is_empty(), "the objective display has a gap, but the stack has cards");
        let starting = |seat: usize| self.players[seat].starting;
        let alike = (0..self.players.len()).any(|a| (0..a).any(|b| starting(a) == starting(b)));
        law!(!alike, "two players have the same starting objective");
        let dealt = self.players.iter().all(|player| self.charter.starting().any(|card| card == player.starting));
        law!(dealt, "a starting objective is not of this edition");
        Ok(())
    }

    fn neutral_buildings(&self) -> Done {
        for row in 0..NEUTRAL_COUNT as u8 {
            let times = NEUTRAL_SPACES.iter().filter(|place| self.trail[place.index()] == Some(Tile::Neutral(row)));
            law!(times.count() == 1, "the neutral building {} is not there once", NEUTRAL[row as usize].id);
        }
        Ok(())
    }

    fn station_masters(&self) -> Done {
        let catalog = self.catalog();
        let mut there = 0;
        for master in Master::ALL {
            let open = self.masters.iter().flatten().filter(|&&tile| tile == master).count();
            let taken = self.players.iter().filter(|player| player.masters.has(master)).count();
            let all = open + taken + usize::from(self.spare_masters.has(master));
            let most = usize::from(catalog.masters.contains(&master));
            law!(all <= most, "the station master of the {} is not there once", master.name());
            there += all;
        }
        let used = if catalog.goes_north() { catalog.masters.len() } else { catalog.masters_used };
        law!(there == used, "there are {there} station masters, not {used}");
        for (row, (tile, worker)) in self.masters.iter().zip(&self.posted).enumerate() {
            let pieces = usize::from(tile.is_some()) + usize::from(worker.is_some());
            let needed = usize::from(row < catalog.masters_used);
            law!(pieces == needed, "beside a station there is a master or the worker who replaced one");
        }
        Ok(())
    }

    /// Six town tiles, none of them more often than it is printed.
    fn extension_board(&self) -> Done {
        let kinds = self.catalog().town_tiles;
        let there = self.town_tiles.iter().flatten().count();
        law!(there == if kinds.is_empty() { 0 } else { TOWN_TILES }, "there are {there} town tiles");
        for tile in TownTile::ALL {
            let count = self.town_tiles.iter().flatten().filter(|&&other| other == tile).count();
            let most = if kinds.contains(&tile) { usize::from(TILES_OF_A_KIND) } else { 0 };
            law!(count <= most, "there are {count} town tiles {}", tile.name());
        }
        for player in &self.players {
            let towns = player.towns;
            law!(towns.0 < 1 << TOWN_COUNT, "a branchlet lies in a town that does not exist");
            law!(towns.len() <= BRANCHLETS, "there are {} branchlets, not {BRANCHLETS}", towns.len());
            law!(!kinds.is_empty() || towns.is_empty(), "a branchlet lies on no board");
        }
        Ok(())
    }

    /// The token's row is filled from the left, later rows are empty, and there are as many columns as players.
    fn job_market(&self) -> Done {
        let columns = self.players.len();
        for (row, spaces) in self.jobs.iter().enumerate() {
            law!(
                spaces[columns..].iter().all(Option::is_none),
                "a worker stands outside the columns of the job market"
            );
            let filled = spaces[..columns].iter().take_while(|space| space.is_some()).count();
            let workers = spaces.iter().flatten().count();
            if row == self.token as usize {
                law!(
                    filled == workers && filled < columns,
                    "the row of the job market token is not filled from the left"
                );
            }
            law!(row <= self.token as usize || workers == 0, "workers stand beyond the job market token");
        }
        self.workers_to_come()
    }

    /// The game ends when the job market is full, so at least as many workers must be left as it has free spaces.
    fn workers_to_come(&self) -> Done {
        let standing = self.jobs.get(self.token as usize).map_or(0, |row| row.iter().flatten().count());
        let free = (JOB_ROWS - self.token as usize) * self.players.len() - standing;
        let shown = self.foresight.iter().flatten().flatten();
        let shown = shown.filter(|tile| matches!(tile.kind(), SupplyKind::Worker(_))).count();
        let of_kind =
            |bag: &Bag| Worker::ALL.into_iter().map(|worker| usize::from(bag.get(worker.into()))).sum::<usize>();
        let left = shown + self.supply.iter().map(of_kind).sum::<usize>();
        law!(
            free <= left,
            "the game could never end: the job market has {free} free spaces, and {left} workers are left"
        );
        Ok(())
    }

    fn ending(&self) -> Done {
        let tokens = self.players.iter().filter(|player| player.token).count();
        let full = self.job_market_is_full();
        law!(tokens == usize::from(full), "the job market token is not there once");
        law!(self.ended_by.is_some() == full, "the end of the game and the job market do not fit together");
        if let Some(seat) = self.ended_by {
            let holds = self.players.get(seat.index()).is_some_and(|player| player.token);
            law!(holds, "the one who brought about the end does not hold the token");
        }
        law!(!self.over || full, "the game is over, but the job market is not full");
        law!(self.over == self.agenda.is_empty(), "a running game has something pending, a finished one has not");
        Ok(())
    }

    fn player(&self, seat: Seat, player: &Player) -> Done {
        let discs = player.discs.len() + player.cities.len() + u32::from(player.stations.len());
        let catalog = self.catalog();
        law!(discs == u32::from(catalog.discs), "there are {discs} discs, not {}", catalog.discs);
        for space in DiscSpace::all() {
            let most = if space.index() < catalog.disc_kinds { space.row().count } else { 0 };
            law!(player.discs.get(space) <= most, "too many discs on {}", space.name());
        }
        for city in City::all() {
            let discs = player.cities.get(city);
            law!(discs == 0 || catalog.has(city), "{} is not on this board", city.name());
            law!(discs <= 1 || catalog.crest(city).repeat, "more than one disc on {}", city.name());
        }
        law!(player.stations.0 < 1 << catalog.stations, "a disc lies on a station that does not exist");
        law!(player.certificates <= player.certificate_limit(), "the certificate marker is beyond its limit");
        law!(player.workers.iter().all(|row| (1..=SLOTS).contains(row)), "a row has 1 to {SLOTS} workers");
        law!(player.unbuilt.0 & !every_number(catalog).0 == 0, "there is no such building");
        law!(player.exchange <= 100, "a player holds too many exchange tokens");
        law!(player.built[catalog.faces.len()..].iter().all(Option::is_none), "there is no such building");
        for (row, place) in player.built.iter().enumerate() {
            let number = row as u8 + 1;
            let tile = Tile::Private(seat, number);
            let on_trail = self.trail.iter().filter(|&&other| other == Some(tile)).count();
            law!(on_trail == usize::from(place.is_some()), "building {number} is not where it should be");
            if let Some(place) = place {
                law!(self.trail[place.index()] == Some(tile), "building {number} does not stand on {}", place.name());
                law!(!player.unbuilt.has(number), "building {number} is placed and still to be placed");
            }
        }
        let strangers = self.trail.iter().flatten().any(|tile| {
            matches!(tile, Tile::Private(owner, number)
                if owner.index() >= self.players.len() || !(1..=catalog.faces.len() as u8).contains(number))
        });
        law!(!strangers, "a building of nobody stands on the trail");
        let known = player.secret.with(player.shown);
        law!(!player.secret.meets(player.shown), "an objective card is both secret and shown");
        law!(known.without(player.hand.objectives).is_empty(), "a card known to be in hand is not there");
        if let Some(place) = player.herder {
            law!(!self.space(place).off_trail(), "the herder stands beside the trail");
        }
        let shared = |other: &Player| other.engine == player.engine && player.engine != Stop::START;
        law!(self.players.iter().filter(|other| shared(other)).count() <= 1, "two engines stand on one space");
        law!(cards_in_range(player), "a pile is too large");
        Ok(())
    }

    /// The pending frames belong together and the top one offers something.
    fn pending(&self) -> Done {
        if self.over {
            return Ok(());
        }
        let bottom = self.agenda.first().copied();
        let below =
            |frame: &Frame| matches!(frame, Frame::Ready | Frame::Turn | Frame::Visit(_) | Frame::Arrival | Frame::End);
        law!(self.agenda.len() <= 32, "too much is pending");
        // Only an exchange token can come between a move and the choice of its way.
        let drawing = |frame: &Frame| matches!(frame, Frame::Draw { .. } | Frame::Drop { .. });
        let way_only = matches!(bottom, Some(Frame::Way { .. })) && self.agenda[1..].iter().all(drawing);
        law!(bottom.as_ref().is_some_and(below) || way_only, "what is pending does not begin with a phase of the turn");
        law!(!self.agenda[1..].iter().any(below), "a phase of the turn is pending inside another");
        let mut income = 0;
        for &frame in &self.agenda {
            self.frame(frame)?;
            income += usize::from(matches!(
                frame,
                Frame::Income | Frame::Deliver { transport: true, .. } | Frame::Departure { .. }
            ));
        }
        law!(income <= 1, "two incomes are pending");
        let quiet = matches!(self.top(), Frame::Ready | Frame::Give { .. } | Frame::Departure { .. });
        law!(!quiet && self.candidates(&mut till_legal).is_break(), "nothing can be chosen");
        Ok(())
    }

    fn frame(&self, frame: Frame) -> Done {
        let me = self.me();
        let away = me.herder.is_some_and(|place| place != KANSAS_CITY);
        let in_city = me.herder == Some(KANSAS_CITY);
        match frame {
            Frame::Turn => law!(!in_city, "a turn does not begin in Kansas City"),
            Frame::Move { up_to } => law!(away && (1..=5).contains(&up_to), "this move cannot be made"),
            Frame::FreeMove { up_to } => law!(up_to <= 3, "this free move is too long"),
            Frame::Way { to, limit } => {
                law!(away && limit <= 7 && self.ways(to, limit).len() > 1, "there is no choice of ways");
            }
            Frame::Visit(visit) => self.visit_law(&visit)?,
            Frame::Arrival => law!(in_city, "the herder has not arrived in Kansas City"),
            Frame::Foresight { column } => law!(in_city && column < 3, "there is no such foresight"),
            Frame::Income => law!(in_city, "income is for those in Kansas City"),
            Frame::Deliver { value, transport } => {
                law!(value <= 60, "the delivery is worth too much");
                law!(!transport || me.dollars >= value.into(), "the income of the delivery is missing");
                law!(!transport || in_city, "a delivery starts in Kansas City");
            }
            Frame::Departure { city, .. } => {
                law!(in_city, "the herder leaves from Kansas City");
                law!(self.catalog().has(city), "{} is not on this board", city.name());
            }
            Frame::Hire { cost, .. } => law!((-2..=2).contains(&cost), "no hiring costs so much more"),
            Frame::Build { per_craftsman, .. } => law!(per_craftsman <= 2, "no building costs so much"),
            Frame::Site { number, per_craftsman, .. } => {
                law!(me.unbuilt.has(number) && per_craftsman <= 2, "this building cannot be placed");
            }
            Frame::RemoveHazard { cost, .. } => law!(cost <= 7, "no hazard costs so much"),
            Frame::Buy { cowboys } => law!((1..=SLOTS).contains(&cowboys), "so many cowboys do not buy"),
            Frame::BuyTwo { deal, cowboys } => {
                let deal = self.charter.deals().get(deal as usize).filter(|deal| deal.cards == 2);
                let fits = deal.is_some_and(|deal| {
                    deal.cowboys <= cowboys && cowboys <= SLOTS && me.dollars >= deal.dollars.into()
                });
                law!(fits, "there is no such deal for two cards");
            }
            Frame::Discard { gain, .. } | Frame::Give { gain } => {
                law!(gain.dollars <= 10 && gain.certificates <= 2 && gain.engine <= 3, "no reward is so large");
            }
            Frame::Draw { up_to, .. } => law!(up_to <= SLOTS, "nobody draws so many cards"),
            Frame::Drop { count, rank } => {
                law!(count >= 1 && me.hand.at_or_after(rank) >= count, "there are too few cards to discard");
            }
            Frame::Trash { count, .. } => law!((1..=2).contains(&count), "nobody removes so many cards"),
            Frame::Engine { up_to, .. } => law!((1..=HAZARD_TILES).contains(&up_to), "no engine goes so far"),
            Frame::EngineBack { exactly } => {
                law!((1..=2).contains(&exactly) && self.stops_behind(exactly) != 0, "the engine cannot go back so far");
            }
            Frame::WayBack => law!(me.engine == Stop::LAST, "the engine has not reached the last space"),
            Frame::DeliveryBack => law!(me.engine != Stop::START, "the engine has nothing behind it"),
            Frame::Upgrade { station } => {
                let in_town = me.towns.iter().any(|town| town.square().station() == Some(station));
                law!(in_town || me.engine.station() == Some(station), "the engine is not at that station");
            }
            Frame::Disc { onto, keep } => {
                law!(keep <= 18, "so much is never kept");
                if let Onto::Station(station) = onto {
                    let can = !me.stations.is_empty() || self.can_clear_any(onto, self.purse());
                    law!(!me.stations.has(station) && can, "no disc can go onto that station");
                } else if let Onto::City(city) = onto {
                    let catalog = self.catalog();
                    law!(catalog.has(city), "{} is not on this board", city.name());
                    let open = catalog.crest(city).repeat || me.cities.get(city) == 0;
                    law!(open, "{} has been delivered to", city.name());
                }
            }
            Frame::UpgradeBehind => {
                law!(
                    self.stations_behind().any(|station| self.can_upgrade(station).is_ok()),
                    "no station can be upgraded"
                );
            }
            Frame::Aux { most, .. } => law!((1..=2).contains(&most), "nobody does it so often"),
            Frame::Branchlet { count, .. } => {
                law!(self.catalog().goes_north() && (1..=2).contains(&count), "so many branchlets are never placed");
            }
            Frame::Shed { breeding, count, rank } => {
                let offers = self.put_sheds(breeding, count, rank, &mut till_legal).is_break();
                law!((1..=2).contains(&count) && offers, "there are too few cards to discard");
            }
            Frame::TownTile { town } => {
                law!(me.towns.has(town) && self.tile_of(town).is_some(), "there is no town tile here");
            }
            Frame::ClaimCattle { breeding, .. } => law!(breeding == 3, "nobody claims such a card"),
            Frame::Ready => law!(self.seats() > 1 && me.herder.is_none(), "the set-up is over"),
            Frame::StationMaster { .. }
            | Frame::SpareMaster
            | Frame::End
            | Frame::Trade { .. }
            | Frame::HazardOrTrade
            | Frame::TakeObjective { .. } => {}
        }
        Ok(())
    }

    fn visit_law(&self, visit: &Visit) -> Done {
        law!(self.me().herder == Some(visit.here), "the herder is not at the location in use");
        law!(visit.here != KANSAS_CITY, "Kansas City is no building");
        if let Some(Tile::Private(owner, number)) = visit.tile {
            let exists = owner.index() < self.players.len() && (1..=self.catalog().faces.len() as u8).contains(&number);
            law!(exists, "the building in use does not exist");
        }
        law!(visit.tile.is_none_or(Tile::is_building), "the tile in use is no building");
        law!(visit.chain.0 < 1 << SPACE_COUNT, "a copied tile does not exist");
        Ok(())
    }
}

fn cards_in_range(player: &Player) -> bool {
    [&player.hand, &player.stack, &player.discard].iter().all(|pile: &&Cards| pile.cattle.len() <= 60)
}
