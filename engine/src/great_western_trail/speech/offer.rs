//! Offers: keys, labels, hints, groups and places of actions.

use crate::great_western_trail::content::*;
use crate::great_western_trail::flow::walk::Way;
use crate::great_western_trail::speech::label::{self, effect_key};
use crate::great_western_trail::state::{Action, Frame, State};
use crate::great_western_trail::verbs::hire::hire_cost;
use crate::{Arg, Key, Offer, Phrase, Seat, Spot, Tone};
use std::fmt::Write;

macro_rules! key {
    ($($text:tt)+) => { Key::of(format_args!($($text)+)) };
}

macro_rules! spot {
    ($($text:tt)+) => { Spot::of(format_args!($($text)+)) };
}

pub(crate) use {key, spot};

fn trail(place: Place) -> Spot {
    spot!("trail.{}", place.name())
}

impl State {
    pub(crate) fn describe(&self, action: Action) -> Offer {
        match action {
            Action::Start(place) => self.start_offer(place),
            Action::Go(place) => self.go(place),
            Action::Way(row) => self.way(row),
            Action::Local(row, of) => self.local(row, of),
            Action::Risk => self.risk(),
            Action::Copy(place) => self.copy_offer(place),
            Action::Aux(aux, times) => aux_offer(aux, times),
            Action::Play(card) => {
                let card = card.card();
                Offer::new(key!("play.{}", card.id), Phrase::new("gwt-offer-play").name("card", label::objective(card)))
                    .hint(self.at_once(card.immediate))
                    .group(Phrase::new("gwt-group-objectives"))
                    .at(spot!("hand.{}", card.id))
            }
            Action::Finish => Offer::new(key!("finish"), Phrase::new("gwt-offer-finish"))
                .tone(Tone::Finish)
                .group(Phrase::new("gwt-group-finish")),
            Action::Enter => Offer::new(key!("enter"), Phrase::new("gwt-offer-enter")).at(trail(KANSAS_CITY)),
            Action::Foresight(row) => self.foresight_offer(row),
            Action::Spend(places) => self.spend(places),
            Action::Deliver(city) => self.delivery(city),
            Action::Clear(space) => self.clear_offer(space),
            Action::MoveDisc(station) => Offer::new(
                key!("move-disc.{}", station.name()),
                Phrase::new("gwt-offer-move-disc").number("station", station.0 + 1),
            )
            .hint(Phrase::new("gwt-hint-loses-points").number("points", station.house().points))
            .at(spot!("station.{}", station.name())),
            Action::Hire(worker, row) => self.hire_offer(worker, row),
            Action::Tile(number) => self.tile_offer(number),
            Action::Site(place) => self.site(place),
            Action::Take(place) => self.take(place),
            Action::Buy { deal, card } => {
                let deal = DEALS[deal as usize];
                Offer::new(
                    key!("buy.{}-for-{}", card.card().key, deal.dollars),
                    Phrase::new("gwt-offer-buy").name("card", label::cattle(card)).number("dollars", deal.dollars),
                )
                .hint(cowboys_hint(deal.cowboys))
                .at(spot!("market.{}", card.name()))
            }
            Action::Two { deal } => {
                let deal = DEALS[deal as usize];
                Offer::new(
                    key!("two.value-{}-for-{}", deal.breeding, deal.dollars),
                    Phrase::new("gwt-offer-two").number("value", deal.breeding).number("dollars", deal.dollars),
                )
                .hint(cowboys_hint(deal.cowboys))
                .at(spot!("market"))
            }
            Action::Pair(a, b) => self.pair(a, b),
            Action::Reveal => {
                Offer::new(key!("reveal"), Phrase::new("gwt-offer-reveal")).hint(cowboys_hint(1)).at(spot!("market"))
            }
            Action::Display(card) => {
                let row = self.display.iter().position(|other| other.map(Objective::kind) == Some(card));
                let card = card.card();
                Offer::new(
                    key!("take.{}", card.id),
                    Phrase::new("gwt-offer-display").name("card", label::objective(card)),
                )
                .hint(label::immediate(card.immediate))
                .at(spot!("display.{}", row.unwrap_or_default()))
            }
            Action::TopOfStack => {
                Offer::new(key!("take.stack"), Phrase::new("gwt-offer-stack")).at(spot!("display.stack"))
            }
            Action::Discard(card) => self.card_offer(card),
            Action::Draw(count) => {
                Offer::new(key!("draw.{count}"), Phrase::new("gwt-offer-draw").number("cards", count))
            }
            Action::EngineTo(stop) => self.engine_offer(stop),
            Action::Upgrade(station) => {
                let house = station.house();
                Offer::new(
                    key!("upgrade.{}", station.name()),
                    Phrase::new("gwt-offer-upgrade").number("station", station.0 + 1).number("dollars", house.cost),
                )
                .hint(Phrase::new("gwt-hint-points").number("points", house.points))
                .at(spot!("station.{}", station.name()))
            }
            Action::Appoint(worker) => Offer::new(
                key!("appoint.{}", worker.name()),
                Phrase::new("gwt-offer-appoint").name("worker", label::worker(worker)),
            )
            .at(spot!("board.{}", worker.name())),
            Action::Exchange => Offer::new(key!("exchange"), Phrase::new("gwt-offer-exchange"))
                .hint(Phrase::new("gwt-hint-exchange").number("left", self.me().exchange))
                .group(Phrase::new("gwt-group-exchange")),
            Action::Town(town) => self.town_offer(town),
            Action::TownTile(row) => self.town_tile_offer(row),
            Action::Claim(card) => Offer::new(
                key!("claim.{}", card.card().key),
                Phrase::new("gwt-offer-claim").name("card", label::cattle(card)),
            )
            .at(spot!("market.{}", card.name())),
            Action::Spare(master) => Offer::new(
                key!("master.{}", master.name()),
                Phrase::new("gwt-offer-spare-master").name("master", label::master(master)),
            ),
            Action::Skip => self.skip_offer(),
        }
    }

    /// What lies there; Kansas City needs no tile.
    fn what(&self, place: Place) -> Phrase {
        match self.trail[place.index()] {
            Some(tile) => label::tile(self, tile),
            None => Phrase::new("gwt-tile-none"),
        }
    }

    fn start_offer(&self, place: Place) -> Offer {
        let label = Phrase::new("gwt-offer-start").name("place", label::place(place)).phrase("what", self.what(place));
        let offer = Offer::new(key!("start.{}", place.name()), label).at(trail(place));
        match self.trail[place.index()] {
            Some(tile) => offer.hint(label::use_of(self, tile)),
            None => offer,
        }
    }

    fn copy_offer(&self, place: Place) -> Offer {
        let label = Phrase::new("gwt-offer-copy").name("place", label::place(place)).phrase("what", self.what(place));
        let offer =
            Offer::new(key!("copy.{}", place.name()), label).group(Phrase::new("gwt-group-local")).at(trail(place));
        match self.trail[place.index()].and_then(|tile| self.building(tile)) {
            Some(building) => offer.hint(Phrase::new(label::actions(building.id))),
            None => offer,
        }
    }

    fn go(&self, place: Place) -> Offer {
        let limit = match self.top() {
            Frame::Move { up_to } | Frame::FreeMove { up_to } => up_to,
            _ => self.me().step_limit(self.seats()),
        };
        let ways = self.ways(place, limit);
        let free = matches!(self.top(), Frame::FreeMove { .. });
        let tolls = || ways.iter().map(Way::total).filter(|_| !free);
        let (least, most) = (tolls().min().unwrap_or_default(), tolls().max().unwrap_or_default());
        let id = if most == 0 {
            "gwt-offer-go"
        } else if least == most {
            "gwt-offer-go-toll"
        } else {
            "gwt-offer-go-tolls"
        };
        let label = Phrase::new(id)
            .name("place", label::place(place))
            .phrase("what", self.what(place))
            .number("dollars", least)
            .number("most", most);
        let mut offer = Offer::new(key!("go.{}", place.name()), label).group(Phrase::new("gwt-group-move"));
        if let (Some(tile), false) = (self.trail[place.index()], free) {
            offer = offer.hint(label::use_of(self, tile));
        } else if place == KANSAS_CITY {
            offer = offer.hint(Phrase::new("gwt-hint-kansas-city"));
        }
        // The shortest way is drawn; the destination comes last.
        if let Some(way) = ways.iter().min_by_key(|way| way.steps) {
            offer.at.extend(way.path.iter().map(trail));
        }
        offer
    }

    fn way(&self, row: u8) -> Offer {
        let Frame::Way { to, limit } = self.top() else {
            return Offer::new(key!("way.{row}"), Phrase::new("gwt-offer-way"));
        };
        let ways = self.ways(to, limit);
        let Some(way) = ways.get(row as usize) else {
            return Offer::new(key!("way.{row}"), Phrase::new("gwt-offer-way"));
        };
        let mut payments = Vec::new();
        let mut text = String::from("way");
        for seat in Seat::all(self.seats()).filter(|seat| way.paid[seat.index()] > 0) {
            let dollars = way.paid[seat.index()];
            let _ = write!(text, ".p{}-{dollars}", seat.0);
            let phrase = Phrase::new("gwt-toll-to").seat("payee", seat).number("dollars", dollars);
            payments.push(Arg::Phrase(Box::new(phrase)));
        }
        if way.bank() > 0 {
            let _ = write!(text, ".b{}", way.bank());
            payments.push(Arg::Phrase(Box::new(Phrase::new("gwt-toll-bank").number("dollars", way.bank()))));
        }
        let label = if payments.is_empty() {
            text.push_str(".free");
            Phrase::new("gwt-offer-way-free")
        } else {
            Phrase::new("gwt-offer-way").with("tolls", Arg::List(payments))
        };
        let mut offer = Offer::new(key!("{text}"), label.number("steps", way.steps));
        offer.at.extend(way.path.iter().map(trail));
        offer
    }

    fn local(&self, row: u8, of: u8) -> Offer {
        let effect = match self.top() {
            Frame::Visit(visit) => self.local_effect(&visit, row, of),
            _ => None,
        };
        match effect {
            Some(effect) => Offer::new(key!("{}", effect_key(effect)), label::effect(self, effect))
                .group(Phrase::new("gwt-group-local")),
            None => Offer::new(key!("local.{row}"), Phrase::new("gwt-act-choice")),
        }
    }

    fn risk(&self) -> Offer {
        let place = self.me().herder.unwrap_or(Place::START);
        let label = match self.space(place).risk {
            Some(effect) => Phrase::new("gwt-offer-risk").phrase("action", label::effect(self, effect)),
            None => Phrase::new("gwt-act-choice"),
        };
        Offer::new(key!("risk"), label).group(Phrase::new("gwt-group-local")).at(trail(place))
    }

    /// Where a tile of the supply would come to lie.
    fn destination(&self, tile: Supply) -> Phrase {
        let free = |section: &[Place]| section.iter().copied().find(|place| self.trail[place.index()].is_none());
        let place = match tile.kind() {
            SupplyKind::Worker(_) => return Phrase::new("gwt-hint-foresight-job").number("row", self.token + 1),
            SupplyKind::Hazard(hazard) => free(&hazard_spaces(hazard.hazard_type())),
            SupplyKind::Teepee(_) => free(self.catalog().trade_spaces),
        };
        match place {
            Some(place) => Phrase::new("gwt-hint-foresight").name("place", label::place(place)),
            None => Phrase::new("gwt-hint-foresight-gone"),
        }
    }

    fn foresight_offer(&self, row: u8) -> Offer {
        let column = if let Frame::Foresight { column } = self.top() { column } else { 0 };
        match self.foresight[column as usize][row as usize] {
            Some(tile) => Offer::new(
                key!("take.{}", tile.name()),
                Phrase::new("gwt-offer-foresight").name("tile", label::supply(tile)),
            )
            .hint(self.destination(tile))
            .at(spot!("foresight.{}-{}", column + 1, row + 1)),
            None => Offer::new(key!("foresight.{row}"), Phrase::new("gwt-act-choice")),
        }
    }

    fn spend(&self, places: u8) -> Offer {
        let spent = self.certificates_of(places);
        let id = if spent == 0 { "gwt-offer-spend-none" } else { "gwt-offer-spend" };
        let value = self.hand_value() + spent;
        Offer::new(key!("spend.{spent}"), Phrase::new(id).number("certificates", spent).number("value", value))
    }

    fn delivery(&self, city: City) -> Offer {
        let crest = self.catalog().crest(city);
        let transport = match self.top() {
            Frame::Deliver { transport: true, .. } => self.transport_to(city),
            _ => 0,
        };
        let disc = self.has_disc_for(city, transport);
        let label = Phrase::new("gwt-offer-deliver")
            .name("city", label::city(city))
            .number("value", crest.value)
            .number("dollars", transport)
            .number("gain", if disc { crest.dollars } else { 0 });
        let completed = || self.arrows_completed(city);
        let bells = i64::from(crest.per_bell) * i64::from(self.me().bells());
        let points = i64::from(crest.points) + bells + completed().map(|arrow| i64::from(arrow.points)).sum::<i64>();
        let objectives = crest.objectives + self.rewards_completed(city, ArrowReward::Objective);
        let tokens = self.rewards_completed(city, ArrowReward::Token);
        let corners = if crest.white { "gwt-corners-white" } else { "gwt-corners-dark" };
        let hint = Phrase::new("gwt-hint-deliver")
            .name("corners", corners)
            .number("points", points)
            .number("objectives", objectives);
        let hint = if !disc && crest.dollars > 0 {
            let points = Phrase::new("gwt-hint-deliver-no-disc-no-gain").number("points", points);
            points.number("gain", crest.dollars)
        } else if !disc {
            Phrase::new("gwt-hint-deliver-no-disc")
        } else if tokens > 0 || crest.master {
            Phrase::new("gwt-hint-deliver-more")
                .phrase("hint", hint)
                .number("tokens", tokens)
                .number("masters", u8::from(crest.master))
        } else {
            hint
        };
        Offer::new(key!("deliver.{}", city.name()), label).hint(hint).at(spot!("city.{}", city.name()))
    }

    fn hire_offer(&self, worker: Worker, row: u8) -> Offer {
        let extra = if let Frame::Hire { cost, .. } = self.top() { cost } else { 0 };
        let cost = hire_cost(row as usize, extra);
        let id = if row < self.token { "gwt-offer-hire" } else { "gwt-offer-hire-token-row" };
        let label = Phrase::new(id).name("worker", label::worker(worker)).number("dollars", cost);
        let offer = Offer::new(key!("hire.{}-{cost}", worker.name()), label)
            .group(Phrase::new(format!("gwt-group-{}", worker.name())))
            .at(spot!("job.{}", row + 1));
        let slot = self.me().workers(worker) + 1;
        match slot_action(worker, slot) {
            Some(effect) => offer
                .hint(Phrase::new("gwt-hint-slot").number("slot", slot).phrase("action", label::effect(self, effect))),
            None => offer.hint(Phrase::new("gwt-hint-slot-plain").number("slot", slot)),
        }
    }

    fn tile_offer(&self, number: u8) -> Offer {
        let face = self.face(number);
        Offer::new(key!("tile.{}", face.id), Phrase::new("gwt-offer-tile").name("building", label::face(face.id)))
            .hint(
                Phrase::new("gwt-hint-tile")
                    .number("craftsmen", face.craftsmen)
                    .number("points", face.points)
                    .name("actions", label::actions(face.id)),
            )
            .at(spot!("building.{number}"))
    }

    fn site(&self, place: Place) -> Offer {
        let cost = match self.top() {
            Frame::Site { number, per_craftsman, .. } => self.site_cost(number, place, per_craftsman),
            _ => 0,
        };
        let key = key!("site.{}", place.name());
        let label = match self.trail[place.index()] {
            Some(Tile::Private(_, old)) => Phrase::new("gwt-offer-replace")
                .name("place", label::place(place))
                .name("building", label::face(self.face(old).id)),
            _ => Phrase::new("gwt-offer-site").name("place", label::place(place)),
        };
        let space = self.space(place);
        let id = match (space.woods, space.risk.is_some()) {
            (false, false) => "gwt-hint-site",
            (true, false) => "gwt-hint-site-woods",
            (false, true) => "gwt-hint-site-risk",
            (true, true) => "gwt-hint-site-woods-risk",
        };
        let hint = match space.risk {
            Some(risk) => Phrase::new(id).phrase("action", label::effect(self, risk)),
            None => Phrase::new(id),
        };
        Offer::new(key, label.number("dollars", cost)).hint(hint).at(trail(place))
    }

    fn take(&self, place: Place) -> Offer {
        let key = key!("take.{}", place.name());
        let tile = self.trail[place.index()];
        let offer = match (tile, self.space(place).kind) {
            (Some(Tile::Hazard(hazard)), _) => Offer::new(
                key,
                Phrase::new("gwt-offer-hazard")
                    .name("place", label::place(place))
                    .number("points", hazard.face().points),
            ),
            (Some(Tile::Teepee(teepee)), SpaceKind::TradeForToken) => {
                Offer::new(key, Phrase::new("gwt-offer-outlaw-token").name("tile", label::supply(teepee.into())))
            }
            (Some(Tile::Teepee(teepee)), SpaceKind::Trade(value)) => {
                let id = if value < 0 { "gwt-offer-teepee-pay" } else { "gwt-offer-teepee-gain" };
                let label = Phrase::new(id).name("tile", label::supply(teepee.into()));
                Offer::new(key, label.number("dollars", value.unsigned_abs()))
            }
            _ => Offer::new(key, Phrase::new("gwt-act-choice")),
        };
        offer.at(trail(place))
    }

    fn engine_offer(&self, stop: Stop) -> Offer {
        let group = if stop.turnout().is_some() {
            Phrase::new("gwt-group-turnouts")
        } else {
            let from = stop.0 / 10 * 10;
            Phrase::new("gwt-group-spaces").number("from", from).number("to", from + 9)
        };
        let offer = Offer::new(
            key!("engine.{}", stop.name()),
            Phrase::new("gwt-offer-engine").phrase("stop", label::stop(stop)),
        )
        .group(group)
        .at(spot!("rail.{}", stop.name()));
        match (self.top(), stop.station()) {
            (Frame::DeliveryBack, _) => {
                offer.hint(Phrase::new("gwt-hint-delivery-value").number("value", self.numbers_back_to(stop)))
            }
            (_, Some(station)) => offer.hint(self.station_hint(station)),
            _ => offer,
        }
    }

    fn skip_offer(&self) -> Offer {
        let (word, id) = match self.top() {
            Frame::Buy { .. } => ("stop", "gwt-skip-buy"),
            Frame::Trash { .. } => ("stop", "gwt-skip-trash"),
            Frame::Engine { .. } => ("stay", "gwt-skip-engine"),
            Frame::FreeMove { .. } => ("stay", "gwt-skip-move"),
            Frame::Upgrade { .. } => ("skip", "gwt-skip-upgrade"),
            Frame::StationMaster { .. } => ("skip", "gwt-skip-master"),
            Frame::Disc { .. } => ("skip", "gwt-skip-disc"),
            Frame::Branchlet { .. } => ("skip", "gwt-skip-branchlet"),
            _ => ("skip", "gwt-skip"),
        };
        Offer::new(key!("{word}"), Phrase::new(id)).tone(Tone::Less).group(Phrase::new("gwt-group-finish"))
    }
}

fn cowboys_hint(cowboys: u8) -> Phrase {
    Phrase::new("gwt-hint-cowboys").number("cowboys", cowboys)
}

fn aux_offer(aux: Aux, times: u8) -> Offer {
    let key = if times > 1 { key!("aux.{}-2", aux.name()) } else { key!("aux.{}", aux.name()) };
    let id = if times > 1 { "gwt-offer-aux-double" } else { "gwt-offer-aux" };
    Offer::new(key, Phrase::new(id).name("action", label::aux(aux, times)))
        .group(Phrase::new("gwt-group-aux"))
        .at(spot!("board.{}", aux.discs().name()))
}
