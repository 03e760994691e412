//! Offers: keys, labels, hints and places of actions.

use super::content::*;
use super::frame::{Frame, House, Mode, Move};
use super::label;
use super::{Action, State};
use crate::{Key, Offer, Phrase, Seat, Spot, Tone};

macro_rules! key {
    ($($text:tt)+) => { Key::of(format_args!($($text)+)) };
}

macro_rules! spot {
    ($($text:tt)+) => { Spot::of(format_args!($($text)+)) };
}

impl State {
    pub(super) fn describe(&self, action: Action) -> Offer {
        match action {
            Action::FreeSpace(good) => {
                Offer::new(key!("free.{}", good.name()), Phrase::new("pri-offer-free").name("good", label::good(good)))
                    .at(spot!("row.{}", good.name()))
            }
            Action::Start(start) => self.start_offer(start),
            Action::District(district) => self.district_offer(district),
            Action::Move(how) => self.move_offer(how),
            Action::Mode(Mode::Lay) => {
                Offer::new(key!("lay"), Phrase::new("pri-offer-lay")).at(spot!("district.centre"))
            }
            Action::Mode(_) => {
                Offer::new(key!("hire"), Phrase::new("pri-offer-hire-mode")).at(spot!("district.centre"))
            }
            Action::Hats(0) => Offer::new(key!("hats.0"), Phrase::new("pri-offer-no-hats")).tone(Tone::Less),
            Action::Hats(hats) => {
                Offer::new(key!("hats.{hats}"), Phrase::new("pri-offer-hats").number("count", hats)).at(spot!("hats"))
            }
            Action::Hat => Offer::new(key!("hat"), Phrase::new("pri-offer-hat")).at(spot!("hats")),
            Action::Take(good) => {
                Offer::new(key!("take.{}", good.name()), Phrase::new("pri-offer-take").name("what", label::good(good)))
                    .at(spot!("supply.{}", good.name()))
            }
            Action::TakeTrack(track) => Offer::new(
                key!("take.{}", track.name()),
                Phrase::new("pri-offer-take").name("what", label::track(track)),
            )
            .at(spot!("supply.{}", track.name())),
            Action::Discard(kind) => discard_offer(kind),
            Action::House(good) => {
                let offer = Offer::new(
                    key!("house.{}", good.name()),
                    Phrase::new("pri-offer-house").name("good", label::good(good)),
                );
                self.with_price(offer).at(spot!("district.{}", good.name()))
            }
            Action::Station(city) => {
                let place = &self.map().cities[city.index()];
                let label = Phrase::new("pri-offer-station").with("city", self.map().name(place));
                let offer = Offer::new(key!("station.{}", place.key), label);
                self.with_price(offer).at(self.map_spot(place.cell))
            }
            Action::Telegraph(city) => self.telegraph_offer(city),
            Action::Upgrade(kind) => self.upgrade_offer(kind),
            Action::Row(good) => self.row_offer(good),
            Action::Convert(count) => self.convert_offer(count),
            Action::Senator(number) => self.senator_offer(number),
            Action::Reset => {
                let points = self.lowered.count_ones() * u32::from(self.board().reset_points);
                Offer::new(key!("reset"), Phrase::new("pri-offer-reset"))
                    .hint(Phrase::new("pri-hint-points").number("points", points))
                    .at(spot!("congress"))
            }
            Action::Hire(kind) => self.hire_offer(kind),
            Action::Engine(engine) => self.engine_offer(engine),
            Action::Go(cell) => self.go_offer(cell),
            Action::Finish => Offer::new(key!("finish"), Phrase::new("pri-offer-finish")).tone(Tone::Finish),
            Action::Skip => self.skip_offer(),
        }
    }

    fn map_spot(&self, cell: Cell) -> Spot {
        spot!("map.{}", self.map().cell_name(cell))
    }

    fn start_offer(&self, start: Start) -> Offer {
        let place = &self.map().starts[start.0 as usize];
        let coast = match self.map().side(start) {
            Side::West => "pri-coast-west",
            Side::East => "pri-coast-east",
        };
        let label = Phrase::new("pri-offer-start").with("place", self.map().name(place)).name("coast", coast);
        Offer::new(key!("start.{}", place.key), label)
            .group(Phrase::new("pri-group-coast").name("coast", coast))
            .at(self.map_spot(place.cell))
    }

    fn district_offer(&self, district: u8) -> Offer {
        let kind = self.board().districts[district as usize];
        let hint = match kind {
            District::Collect { good, .. } => {
                Phrase::new("pri-hint-collect").number("count", self.me().yields(self.board(), good))
            }
            District::Activate { foreman } => {
                Phrase::new("pri-hint-activate").name("foreman", label::specialist(foreman))
            }
            District::Centre => Phrase::new("pri-hint-centre"),
        };
        Offer::new(
            key!("use.{}", kind.name()),
            Phrase::new("pri-offer-district").name("district", label::district(kind)),
        )
        .hint(hint)
        .at(spot!("district.{}", kind.name()))
    }

    fn move_offer(&self, how: Move) -> Offer {
        let district = match self.top() {
            Frame::Worker { district } => district,
            _ => 0,
        };
        let beside = |spot: u8| label::district(self.beyond(spot, district));
        let name = self.board().districts[district as usize].name();
        match how {
            Move::Place(spot) => Offer::new(
                key!("place.s{:02}", spot + 1),
                Phrase::new("pri-offer-place").name("district", beside(spot)),
            )
            .at(spot!("spot.s{:02}", spot + 1)),
            Move::Back(spot) => {
                Offer::new(key!("back.s{:02}", spot + 1), Phrase::new("pri-offer-back").name("district", beside(spot)))
                    .at(spot!("spot.s{:02}", spot + 1))
            }
            Move::StepOn => Offer::new(key!("step-on"), Phrase::new("pri-offer-step-on"))
                .hint(Phrase::new("pri-hint-step-on"))
                .at(spot!("district.{name}")),
            Move::Off => Offer::new(key!("off"), Phrase::new("pri-offer-off")).at(spot!("district.{name}")),
        }
    }

    /// What a special action costs and scores.
    fn with_price(&self, offer: Offer) -> Offer {
        match self.top() {
            Frame::Special { district, .. } => match self.special_of(district) {
                Some((_, special)) => offer.hint(
                    Phrase::new("pri-hint-special")
                        .name("pay", label::good(special.pay))
                        .number("points", special.points),
                ),
                None => offer,
            },
            Frame::HouseOrUpgrade { points } => offer.hint(Phrase::new("pri-hint-points").number("points", points)),
            Frame::Route => self.with_route_points(offer),
            _ => offer,
        }
    }

    /// What the connection scores for its new tiles.
    fn with_route_points(&self, offer: Offer) -> Offer {
        let Some(route) = &self.route else { return offer };
        let points = self.tile_points(route.here, route.new);
        offer.hint(Phrase::new("pri-hint-route").number("tiles", route.new.len()).number("points", points))
    }

    fn telegraph_offer(&self, city: City) -> Offer {
        let place = &self.map().cities[city.index()];
        let placed = self.board().telegraphs.len() - usize::from(self.me().telegraphs);
        let points = self.board().telegraphs.get(placed).copied().unwrap_or(0);
        let label = Phrase::new("pri-offer-telegraph").with("city", self.map().name(place)).number("points", points);
        let offer = Offer::new(key!("telegraph.{}", place.key), label);
        let offer = if self.top() == Frame::Route { self.with_route_points(offer) } else { offer };
        offer.at(self.map_spot(place.cell))
    }

    fn upgrade_offer(&self, kind: u8) -> Offer {
        let level = UPGRADE_LEVELS[kind as usize];
        let label = match self.me().upgrades[level] {
            Some(old) => {
                Phrase::new("pri-offer-swap").name("upgrade", label::upgrade(kind)).name("old", label::upgrade(old))
            }
            None => Phrase::new("pri-offer-upgrade").name("upgrade", label::upgrade(kind)),
        };
        let offer = Offer::new(key!("upgrade.{}", Board::upgrade_name(kind)), label);
        self.with_price(offer).at(spot!("train.{}", level + 1))
    }

    fn row_offer(&self, good: Good) -> Offer {
        let yields = self.me().yields(self.board(), good) + 1;
        Offer::new(key!("row.{}", good.name()), Phrase::new("pri-offer-row").name("good", label::good(good)))
            .hint(Phrase::new("pri-hint-collect").number("count", yields))
            .at(spot!("row.{}", good.name()))
    }

    fn convert_offer(&self, count: u8) -> Offer {
        let offer = |label| Offer::new(key!("make.{count}"), label);
        let Frame::Train { foreman, step, .. } = self.top() else { return offer(Phrase::new("pri-skip")) };
        let acting = self.acting(foreman, step);
        let made = acting.and_then(|kind| self.board().gains[kind.index()].map(|track| (kind, track)));
        let Some((kind, track)) = made else { return offer(Phrase::new("pri-skip")) };
        let pays = self.board().pays[kind.index()];
        let label = Phrase::new("pri-offer-make")
            .number("count", count)
            .name("pay", label::good(pays))
            .name("track", label::track(track));
        offer(label).at(spot!("cargo.{}", pays.name()))
    }

    fn senator_offer(&self, number: u8) -> Offer {
        let senator = self.board().senators[number as usize];
        let label = Phrase::new("pri-offer-senator")
            .number("number", number + 1)
            .number("cost", senator.cost)
            .phrase("reward", label::reward(senator.reward));
        Offer::new(key!("senator.{}", number + 1), label).at(spot!("senator.{}", number + 1))
    }

    fn hire_offer(&self, kind: Specialist) -> Offer {
        let offer = Offer::new(
            key!("hire.{}", kind.name()),
            Phrase::new("pri-offer-hire").name("specialist", label::specialist(kind)),
        )
        .at(spot!("pile.{}", kind.name()));
        let slot = self.me().free_slot().filter(|_| self.top() != Frame::FreeSpecialist);
        let Some(slot) = slot else { return offer };
        let carriage = slot / SPECIALIST_SLOTS;
        let cost = self.board().hire[kind.index()][carriage];
        offer.hint(
            Phrase::new("pri-hint-hire")
                .names("cost", label::pieces(cost, [0; 3]))
                .number("carriage", carriage as u32 + 1),
        )
    }

    fn engine_offer(&self, engine: u8) -> Offer {
        let cell = self.me().engines[usize::from(engine)].unwrap_or(Cell(0));
        let place = self.map().named(cell);
        let name = place.map_or_else(|| self.map().cell_name(cell), |place| place.key.clone());
        Offer::new(key!("engine.{name}"), Phrase::new("pri-offer-engine").with("place", self.cell_label(cell)))
            .at(self.map_spot(cell))
    }

    fn go_offer(&self, cell: Cell) -> Offer {
        let map = self.map();
        let name = self.cell_label(cell);
        let label = match map.terrain(cell) {
            Terrain::Open(track) if !self.laid.has(cell) => {
                Phrase::new("pri-offer-go-new").with("cell", name).name("track", label::track(track))
            }
            Terrain::Open(_) => Phrase::new("pri-offer-go-laid").with("cell", name),
            Terrain::Mountain => Phrase::new("pri-offer-go-mountain").with("cell", name),
            Terrain::City | Terrain::Start(_) => Phrase::new("pri-offer-go-city").with("cell", name),
        };
        let heading = self.route.as_ref().map(|route| direction(route.here, cell));
        let offer = Offer::new(key!("go.{}", map.cell_name(cell)), label).at(self.map_spot(cell));
        match heading {
            Some(heading) => offer.hint(Phrase::new(heading)),
            None => offer,
        }
    }

    fn skip_offer(&self) -> Offer {
        let (word, id) = match self.top() {
            Frame::Special { .. } => ("stop", "pri-skip-special"),
            Frame::Train { left: 0, .. } => ("skip", "pri-skip-hat"),
            Frame::Train { .. } => ("skip", "pri-skip-train"),
            Frame::Centre { .. } => ("stop", "pri-skip-centre"),
            _ => ("skip", "pri-skip"),
        };
        Offer::new(key!("{word}"), Phrase::new(id)).tone(Tone::Less)
    }

    /// What is asked, said to the one who decides.
    pub(super) fn ask(&self) -> Phrase {
        match self.top() {
            Frame::FreeSpace => Phrase::new("pri-ask-free-space"),
            Frame::FirstEngine => Phrase::new("pri-ask-first-engine"),
            Frame::SecondEngine => Phrase::new("pri-ask-second-engine"),
            Frame::Turn => Phrase::new("pri-ask-turn").number("workers", self.me().reserve),
            Frame::Worker { district } => {
                let kind = self.board().districts[district as usize];
                Phrase::new("pri-ask-worker").name("district", label::district(kind))
            }
            Frame::Mode { .. } => Phrase::new("pri-ask-mode"),
            Frame::Hats { .. } => Phrase::new("pri-ask-hats").number("count", self.me().hats),
            Frame::HatGift { left, .. } => Phrase::new("pri-ask-hat-gift").number("count", left),
            Frame::Discard { seat, .. } => {
                let player = self.player(seat);
                let excess = player.cargo().saturating_sub(player.limit(self.board()));
                Phrase::new("pri-ask-discard").number("count", excess).number("slots", player.limit(self.board()))
            }
            Frame::Special { district, left } => match self.special_of(district) {
                Some((_, special)) => Phrase::new("pri-ask-special")
                    .name("pay", label::good(special.pay))
                    .name("what", effect_name(special.effect))
                    .number("count", left),
                None => Phrase::new("pri-ask-end"),
            },
            Frame::Row { house: House::City(city) } => {
                Phrase::new("pri-ask-row-city").with("city", self.map().city_name(city))
            }
            Frame::Row { house: House::District { good, .. } } => {
                Phrase::new("pri-ask-row-district").name("good", label::good(good))
            }
            Frame::Pick { left, .. } => Phrase::new("pri-ask-pick").number("count", left),
            Frame::PickTrack { left, .. } => Phrase::new("pri-ask-pick-track").number("count", left),
            Frame::Train { foreman, step, left, saved, .. } => self.ask_train(foreman, step, left, saved),
            Frame::HouseOrUpgrade { .. } => Phrase::new("pri-ask-house-or-upgrade"),
            Frame::OnMap { station: true, telegraph: true, .. } => Phrase::new("pri-ask-on-map"),
            Frame::OnMap { station: true, .. } => Phrase::new("pri-ask-on-map-station"),
            Frame::OnMap { .. } => Phrase::new("pri-ask-on-map-telegraph"),
            Frame::FreeSpecialist => Phrase::new("pri-ask-free-specialist"),
            Frame::Centre { mode: Mode::Hire, left, .. } => Phrase::new("pri-ask-hire").number("count", left),
            Frame::Centre { mode: Mode::Lay, left, .. } => Phrase::new("pri-ask-engine").number("count", left),
            Frame::Centre { left, .. } => Phrase::new("pri-ask-centre").number("count", left),
            Frame::Route => {
                let here = self.route.as_ref().map_or(Cell(0), |route| route.here);
                Phrase::new("pri-ask-route").with("cell", self.cell_label(here))
            }
            Frame::End | Frame::Begin { .. } => Phrase::new("pri-ask-end"),
        }
    }

    fn ask_train(&self, foreman: Specialist, step: u8, left: u8, saved: u8) -> Phrase {
        let acting = self.acting(foreman, step).unwrap_or(foreman);
        let id = match (acting, step, saved) {
            (Specialist::Financier, 0, _) => "pri-ask-foreman-financier",
            (Specialist::Financier, _, 0) => "pri-ask-financier",
            (Specialist::Financier, ..) => "pri-ask-financier-saved",
            (_, 0, _) => "pri-ask-foreman",
            _ => "pri-ask-specialist",
        };
        Phrase::new(id)
            .name("specialist", label::specialist(acting))
            .number("count", left)
            .number("saved", saved)
            .number("carriage", step.saturating_sub(1) / 3 + 1)
    }

    /// What is asked, said to those who wait.
    pub(super) fn others_wait(&self, decider: Option<Seat>) -> Phrase {
        let Some(who) = decider else { return Phrase::new("pri-wait-over") };
        let id = match self.top() {
            Frame::FreeSpace => "pri-wait-free-space",
            Frame::FirstEngine | Frame::SecondEngine => "pri-wait-engine",
            Frame::Turn | Frame::Worker { .. } | Frame::Mode { .. } | Frame::Hats { .. } => "pri-wait-turn",
            Frame::HatGift { .. } => "pri-wait-hat-gift",
            Frame::Discard { .. } => "pri-wait-discard",
            Frame::Train { .. } => "pri-wait-train",
            Frame::Route | Frame::Centre { .. } => "pri-wait-centre",
            Frame::End => "pri-wait-end",
            _ => "pri-wait-action",
        };
        Phrase::new(id).seat("who", who)
    }
}

fn discard_offer(kind: u8) -> Offer {
    let name = match (Good::ALL.get(kind as usize), Track::ALL.get(usize::from(kind).wrapping_sub(4))) {
        (Some(good), _) => good.name(),
        (_, Some(track)) => track.name(),
        _ => "nothing",
    };
    Offer::new(key!("discard.{name}"), Phrase::new("pri-offer-discard").name("what", label::piece(kind)))
        .at(spot!("cargo.{name}"))
}

fn effect_name(effect: Effect) -> &'static str {
    match effect {
        Effect::HouseInDistrict => "pri-effect-house",
        Effect::TelegraphOnMap => "pri-effect-telegraph",
        Effect::RailwayStationOnMap => "pri-effect-station",
        Effect::CarriageUpgrade => "pri-effect-upgrade",
    }
}

fn direction(from: Cell, to: Cell) -> &'static str {
    match (to.0 > from.0, to.0.abs_diff(from.0) == 1) {
        (true, true) => "pri-east",
        (false, true) => "pri-west",
        (true, false) => "pri-south",
        (false, false) => "pri-north",
    }
}
