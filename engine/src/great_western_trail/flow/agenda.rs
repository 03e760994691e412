//! The agenda: what the top frame offers, what an action does to it, and what resolves itself.

use crate::Flow;
use crate::great_western_trail::state::piles::Card;
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What};
use crate::great_western_trail::verbs::build::Build;
use crate::kit::{Done, Forced, fault, forced};

impl State {
    pub(crate) fn top(&self) -> Frame {
        self.agenda.last().copied().unwrap_or(Frame::End)
    }

    /// Every candidate of the decision on top of the agenda, legal or withheld.
    pub(crate) fn candidates<P: Put>(&self, put: &mut P) -> Flow {
        let frame = self.top();
        self.put_frame(frame, put)?;
        self.put_cards_held(&frame, put)?;
        self.put_exchange(&frame, put)
    }

    fn put_frame<P: Put>(&self, frame: Frame, put: &mut P) -> Flow {
        match frame {
            Frame::Turn => self.put_turn(put),
            Frame::Way { to, limit } => self.put_ways(to, limit, put),
            Frame::Visit(visit) => self.put_visit(&visit, put),
            Frame::Move { up_to } => self.put_destinations(up_to, put),
            Frame::FreeMove { up_to } => self.put_free_destinations(up_to, put),
            Frame::Arrival => self.put_arrival(put),
            Frame::Foresight { column } => self.put_foresight(column, put),
            Frame::Income => self.put_income(put),
            Frame::Deliver { value, .. } => self.put_cities(value, put),
            Frame::End => put(Action::Finish, Ok(())),
            Frame::Hire { cost, optional } => self.put_hire(cost, optional, put),
            Frame::Build { per_craftsman, crew, optional } => {
                self.put_buildings(Build { per_craftsman, crew }, optional, put)
            }
            Frame::Site { number, per_craftsman, crew } => self.put_sites(number, Build { per_craftsman, crew }, put),
            Frame::Trade { optional } => self.put_trade(optional, put),
            Frame::RemoveHazard { cost, optional } => self.put_removals(cost, optional, put),
            Frame::HazardOrTrade => self.put_removals_or_trade(put),
            Frame::Aux { most, optional } => self.put_aux(most, optional, put),
            Frame::Buy { cowboys } => self.put_deals(cowboys, put),
            Frame::BuyTwo { deal, .. } => self.put_pairs_to_buy(deal, put),
            Frame::TakeObjective { to_hand, optional } => self.put_objectives_to_take(to_hand, optional, put),
            Frame::Discard { want, optional, .. } => self.put_wanted(want, optional, put),
            Frame::Draw { up_to, optional } => self.put_draws(up_to, optional, put),
            Frame::Drop { count, rank } => self.put_drops(count, rank, put),
            Frame::Trash { count, rank, exactly } => self.put_trash(count, rank, exactly, put),
            Frame::Engine { up_to, optional } => self.put_ahead(up_to, optional, put),
            Frame::EngineBack { exactly } => self.put_behind(exactly, put),
            Frame::WayBack => self.put_way_back(put),
            Frame::DeliveryBack => self.put_all_behind(put),
            Frame::Upgrade { station } => self.put_upgrade(station, put),
            Frame::UpgradeBehind => self.put_upgrade_behind(put),
            Frame::Disc { onto, keep } => self.put_discs(onto, keep, put),
            Frame::StationMaster { station } => self.put_masters(station, put),
            Frame::SpareMaster => self.put_spare_masters(put),
            Frame::Branchlet { optional, .. } => self.put_towns(optional, put),
            Frame::Shed { breeding, count, rank } => self.put_sheds(breeding, count, rank, put),
            Frame::TownTile { town } => self.put_town_tile(town, put),
            Frame::ClaimCattle { breeding, optional } => self.put_claims(breeding, optional, put),
            Frame::Ready | Frame::Departure { .. } | Frame::Give { .. } => Flow::Continue(()),
        }
    }

    /// Does one action of the top frame. A frame leaves the agenda when it is answered; only phases that go on
    /// (a turn's beginning, a visit, the arrival) stay for the next choice.
    pub(crate) fn act(&mut self, action: Action, log: &mut Log) -> Done {
        let frame = self.top();
        match (frame, action) {
            (Frame::Turn | Frame::Visit(_) | Frame::Arrival, Action::Play(kind)) => return self.play(kind, log),
            (Frame::Visit(visit), Action::Local(row, of)) => return self.use_local(visit, row, of, log),
            (Frame::Visit(visit), Action::Risk) => return self.use_risk(visit, log),
            (Frame::Visit(visit), Action::Aux(aux, 1)) => return self.use_single_aux(visit, aux, log),
            (_, Action::Exchange) => {
                self.exchange(log);
                return Ok(());
            }
            (Frame::Visit(visit), Action::Copy(place)) => {
                self.copy(visit, place, log);
                return Ok(());
            }
            _ => {}
        }
        self.agenda.pop();
        match (frame, action) {
            (Frame::Turn, Action::Start(place)) => self.start_on(place, log)?,
            (Frame::Turn, Action::Go(to)) => self.set_out(to, self.me().step_limit(self.seats()), log)?,
            (Frame::Move { up_to }, Action::Go(to)) => self.set_out(to, up_to, log)?,
            (Frame::Way { to, limit }, Action::Way(row)) => {
                let ways = self.ways(to, limit);
                let way = ways.get(row as usize).ok_or_else(|| fault("no such way"))?;
                self.travel(to, *way, log)?;
            }
            (Frame::FreeMove { .. }, Action::Go(to)) => self.move_free(to, log),
            (Frame::Visit(_) | Frame::End, Action::Finish) => self.finish(log),
            (Frame::Arrival, Action::Enter) => self.enter_kansas_city(),
            (Frame::Foresight { column }, Action::Foresight(row)) => self.take_foresight(column, row, log)?,
            (Frame::Income, Action::Spend(places)) => self.income(places, log),
            (Frame::Deliver { transport, .. }, Action::Deliver(city)) => self.deliver(city, transport, log),
            (Frame::Disc { onto, .. }, Action::Clear(space)) => self.clear(space, onto, log)?,
            (Frame::Disc { onto, .. }, Action::MoveDisc(from)) => self.move_disc(from, onto, log)?,
            (Frame::Disc { .. }, Action::Skip) => self.note(log, || What::NoDisc),
            (Frame::Hire { cost, .. }, Action::Hire(worker, row)) => self.hire(worker, row, cost, log)?,
            (Frame::Build { per_craftsman, crew, .. }, Action::Tile(number)) => {
                self.agenda.push(Frame::Site { number, per_craftsman, crew });
            }
            (Frame::Site { number, per_craftsman, .. }, Action::Site(place)) => {
                self.build(number, place, per_craftsman, log)?;
            }
            (Frame::Trade { .. } | Frame::HazardOrTrade, Action::Take(place)) => self.take_tile(place, 0, log)?,
            (Frame::RemoveHazard { cost, .. }, Action::Take(place)) => self.take_tile(place, cost, log)?,
            (Frame::Aux { .. }, Action::Aux(aux, times)) => self.aux(aux, times, log)?,
            (Frame::Buy { cowboys }, Action::Buy { deal, card }) => self.buy(deal, card, cowboys, log)?,
            (Frame::Buy { cowboys }, Action::Two { deal }) => self.agenda.push(Frame::BuyTwo { deal, cowboys }),
            (Frame::Buy { cowboys }, Action::Reveal) => self.reveal(cowboys, log),
            (Frame::BuyTwo { deal, cowboys }, Action::Pair(a, b)) => self.buy_two(deal, (a, b), cowboys, log)?,
            (Frame::TakeObjective { to_hand, .. }, Action::Display(kind)) => {
                self.take_from_display(kind, to_hand, log)?;
            }
            (Frame::TakeObjective { to_hand, .. }, Action::TopOfStack) => self.take_from_stack(to_hand, log)?,
            (Frame::Discard { gain, .. }, Action::Discard(card)) => self.discard_for(&[card], gain, log),
            (Frame::Discard { gain, .. }, Action::Pair(a, b)) => {
                self.discard_for(&[Card::Cattle(a), Card::Cattle(b)], gain, log);
            }
            (Frame::Draw { .. }, Action::Draw(count)) => self.draw_then_drop(count, log),
            (Frame::Drop { count, .. }, Action::Discard(card)) => self.drop_card(card, count, log)?,
            (Frame::Trash { count, exactly, .. }, Action::Discard(card)) => self.trash_card(card, count, exactly, log),
            (Frame::Engine { .. } | Frame::EngineBack { .. }, Action::EngineTo(stop)) => self.move_engine(stop, log),
            (Frame::WayBack, Action::EngineTo(stop)) => self.leave_last_space(stop, log),
            (Frame::DeliveryBack, Action::EngineTo(stop)) => self.go_back_to_deliver(stop, log),
            (Frame::Upgrade { .. } | Frame::UpgradeBehind, Action::Upgrade(station)) => self.upgrade(station, log)?,
            (Frame::StationMaster { station }, Action::Appoint(worker)) => self.appoint(worker, station, log)?,
            (Frame::SpareMaster, Action::Spare(master)) => self.take_spare_master(master, log)?,
            (Frame::Branchlet { count, .. }, Action::Town(town)) => self.place_branchlet(town, count, log)?,
            (Frame::Shed { breeding, count, .. }, Action::Discard(card)) => self.shed_card(card, breeding, count, log),
            (Frame::TownTile { town }, Action::TownTile(row)) => self.use_town_tile(town, row, log)?,
            (Frame::ClaimCattle { .. }, Action::Claim(card)) => self.claim(card, log),
            (_, Action::Skip) => {}
            (frame, action) => return Err(fault(format!("{action:?} was not offered by {frame:?}"))),
        }
        Ok(())
    }

    /// Runs on until somebody has something to decide: a forced single action resolves itself, except the end of a
    /// turn, which is the fence for taking back.
    pub(crate) fn settle(&mut self, log: &mut Log) -> Done {
        while !self.over {
            self.upgrade_before_leaving();
            match self.top() {
                Frame::Visit(_) | Frame::End => return Ok(()),
                Frame::Give { gain } => {
                    self.agenda.pop();
                    self.give(gain, log);
                }
                Frame::Departure { city, paid } => {
                    self.agenda.pop();
                    self.depart(city, paid, log)?;
                }
                Frame::Ready => {
                    self.turn = self.turn.next(self.seats());
                    self.ready_hand();
                }
                // An exchange token counts only where the frame waits for it.
                frame => match forced(self, |action| action != Action::Exchange || frame.waits_for_exchange()) {
                    Forced::No => return Ok(()),
                    Forced::To(action) => {
                        log.resolved(|| self.offer(action).key);
                        self.act(action, log)?;
                    }
                    Forced::Lapsed if frame.may_lapse() => {
                        self.agenda.pop();
                    }
                    Forced::Lapsed => return Err(fault(format!("{frame:?} offers nothing"))),
                },
            }
        }
        Ok(())
    }
}

impl Frame {
    /// What can no longer be done simply does not happen: a foresight with nothing to choose, an objective card
    /// where none is left, a card to be removed from an empty hand.
    fn may_lapse(self) -> bool {
        matches!(
            self,
            Frame::Foresight { .. }
                | Frame::TakeObjective { .. }
                | Frame::Draw { .. }
                | Frame::Trash { exactly: true, .. }
        )
    }
}
