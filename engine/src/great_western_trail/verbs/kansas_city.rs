//! Kansas City: three foresights and the income.

use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::{hints, names, spots};
use crate::great_western_trail::state::piles::{Card, CattleCounts};
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What};
use crate::kit::{Done, fault, key};
use crate::{Offer, Phrase};

pub fn prompt_arrival() -> Phrase {
    Phrase::new("gwt-ask-arrival")
}

pub fn prompt_foresight(column: u8) -> Phrase {
    Phrase::new("gwt-ask-foresight").number("column", column + 1)
}

pub fn prompt_income(state: &State) -> Phrase {
    Phrase::new("gwt-ask-income").number("value", state.hand_value())
}

pub fn enter_offer() -> Offer {
    Offer::new(key!("enter"), Phrase::new("gwt-offer-enter"))
        .hint(Phrase::new("gwt-hint-kansas-city"))
        .at(spots::trail(KANSAS_CITY))
}

pub fn foresight_offer(state: &State, row: u8) -> Offer {
    let column = if let Frame::Foresight { column } = state.top() { column } else { 0 };
    match state.foresight[column as usize][row as usize] {
        Some(tile) => Offer::new(
            key!("take.{}", tile.name()),
            Phrase::new("gwt-offer-foresight").phrase("tile", short_name(tile)),
        )
        .hint(hints::joined(face_of(tile).into_iter().chain([destination(state, tile)])))
        .at(spots::foresight(column as usize, row as usize)),
        None => Offer::new(key!("foresight.{row}"), Phrase::new("gwt-act-choice")),
    }
}

fn short_name(tile: Supply) -> Phrase {
    match tile.kind() {
        SupplyKind::Hazard(hazard) => {
            let id = match hazard.hazard_type() {
                HazardType::Flood => "gwt-short-flood",
                HazardType::Drought => "gwt-short-drought",
                HazardType::Rockfall => "gwt-short-rockfall",
            };
            Phrase::new(id).number("points", hazard.face().points)
        }
        SupplyKind::Worker(_) | SupplyKind::Teepee(_) => Phrase::new(names::supply(tile)),
    }
}

/// What else a hazard or a teepee shows: the hand that its toll goes by.
fn face_of(tile: Supply) -> Option<Phrase> {
    match tile.kind() {
        SupplyKind::Hazard(hazard) => Some(Phrase::new(names::hand(hazard.face().hand))),
        SupplyKind::Teepee(teepee) => Some(Phrase::new(names::hand(teepee.hand()))),
        SupplyKind::Worker(_) => None,
    }
}

/// Where a tile of the supply would come to lie.
fn destination(state: &State, tile: Supply) -> Phrase {
    let free = |section: &[Place]| section.iter().copied().find(|place| state.trail[place.index()].is_none());
    let place = match tile.kind() {
        SupplyKind::Worker(_) => {
            let id = match (state.workers_to_the_end(), state.workers_to_the_next_row()) {
                (1, _) => "gwt-hint-foresight-end",
                (_, 1) => "gwt-hint-foresight-row",
                _ => "gwt-hint-foresight-job",
            };
            return Phrase::new(id).number("row", state.token + 1);
        }
        SupplyKind::Hazard(hazard) => free(&hazard_spaces(hazard.hazard_type())),
        SupplyKind::Teepee(_) => free(state.catalog().trade_spaces),
    };
    let Some(place) = place else { return Phrase::new("gwt-hint-foresight-gone") };
    match state.space(place).kind {
        SpaceKind::Trade(value) if value < 0 => {
            Phrase::new("gwt-hint-foresight-pays").number("dollars", value.unsigned_abs())
        }
        SpaceKind::Trade(value) => Phrase::new("gwt-hint-foresight-gains").number("dollars", value),
        SpaceKind::TradeForToken => Phrase::new("gwt-hint-foresight-token"),
        _ => Phrase::new("gwt-hint-foresight").name("place", names::place(place)),
    }
}

pub fn spend_offer(state: &State, places: u8) -> Offer {
    let spent = state.certificates_of(places);
    let label = Phrase::new("gwt-offer-spend").number("certificates", spent);
    Offer::new(key!("spend.{spent}"), label)
        .hint(Phrase::new("gwt-hint-spend").number("dollars", state.hand_value() + spent))
}

impl State {
    pub(crate) fn enter_kansas_city(&mut self) {
        self.agenda.clear();
        self.agenda.push(Frame::End);
        self.agenda.push(Frame::Income);
        self.agenda.extend((0..3).rev().map(|column| Frame::Foresight { column }));
    }

    pub(crate) fn put_arrival<P: Put>(&self, put: &mut P) -> Flow {
        self.put_plays(put)?;
        put(Action::Enter, Ok(()))
    }

    /// Identical tiles are offered once. With the job market full, workers are no candidates at all: the other tile is
    /// then forced, so nobody needs a reason.
    pub(crate) fn put_foresight<P: Put>(&self, column: u8, put: &mut P) -> Flow {
        let spaces = self.foresight[column as usize];
        for (row, tile) in spaces.iter().enumerate() {
            let Some(tile) = tile else { continue };
            if row > 0 && spaces[0] == Some(*tile) {
                continue;
            }
            if !self.job_market_is_full() || !matches!(tile.kind(), SupplyKind::Worker(_)) {
                put(Action::Foresight(row as u8), Ok(()))?;
            }
        }
        Flow::Continue(())
    }

    pub(crate) fn take_foresight(&mut self, column: u8, row: u8, log: &mut Log) -> Done {
        let space = &mut self.foresight[column as usize][row as usize];
        let tile = space.take().ok_or_else(|| fault("this foresight space is empty"))?;
        self.note(log, || What::Foresight { tile, column });
        match tile.kind() {
            SupplyKind::Worker(worker) => self.place_worker(worker, log)?,
            SupplyKind::Hazard(hazard) => {
                if !self.place_hazard(hazard) {
                    self.box_tile(tile, log);
                }
            }
            SupplyKind::Teepee(teepee) => {
                if !self.place_teepee(teepee) {
                    self.box_tile(tile, log);
                }
            }
        }
        Ok(())
    }

    fn box_tile(&mut self, tile: Supply, log: &mut Log) {
        self.boxed.add(tile);
        self.note(log, || What::TileGone { tile });
    }

    /// How many workers fill the row of the token.
    pub(crate) fn workers_to_the_next_row(&self) -> u8 {
        let columns = self.players.len();
        let filled = self.jobs.get(self.token as usize).map_or(columns, |row| row[..columns].iter().flatten().count());
        (columns - filled) as u8
    }

    /// How many workers fill the job market.
    pub(crate) fn workers_to_the_end(&self) -> u8 {
        let rows = (JOB_ROWS as u8).saturating_sub(self.token);
        (rows.saturating_sub(1)) * self.seats() + self.workers_to_the_next_row()
    }

    /// The offers of the income: how many places the certificate marker is moved back.
    pub(crate) fn put_income<P: Put>(&self, put: &mut P) -> Flow {
        for places in 0..=self.me().certificates {
            put(Action::Spend(places), Ok(()))?;
        }
        Flow::Continue(())
    }

    /// What spending that many places of the track is worth: the space below 6 is 4.
    pub(crate) fn certificates_of(&self, places: u8) -> u8 {
        let at = self.me().certificates;
        CERTIFICATE_TRACK[at as usize] - CERTIFICATE_TRACK[at.saturating_sub(places) as usize]
    }

    /// The value of the hand with permanent certificates.
    pub(crate) fn hand_value(&self) -> u8 {
        self.me().hand.breeding() + self.me().permanent_certificates()
    }

    pub(crate) fn income(&mut self, places: u8, log: &mut Log) {
        let spent = self.certificates_of(places);
        let value = self.hand_value() + spent;
        let hand = self.me().hand;
        self.me_mut().certificates -= places;
        self.note(log, || What::Income { hand, spent, value });
        self.gain(value, log);
        self.extra_income(log);
        self.discard_hand();
        self.agenda.push(Frame::Deliver { value, transport: true });
    }

    /// What the cards of an extra breed do after the income: Brahman cards give dollars that raise no value, Simmental
    /// cards are replaced by the next higher ones (second edition, "Kansas City").
    fn extra_income(&mut self, log: &mut Log) {
        let hand = self.me().hand;
        let brahman = hand.of_breed(Breed::Brahman) * BRAHMAN_DOLLARS;
        if brahman > 0 {
            self.note(log, || What::Brahman { dollars: brahman });
            self.gain(brahman, log);
        }
        let mut gained = CattleCounts::NONE;
        for kind in Breed::Simmental.kinds() {
            let card = Cattle(kind as u8);
            let Some(next) = card.next_simmental() else { continue };
            for _ in 0..hand.cattle.get(card) {
                self.trash(Card::Cattle(card));
                self.me_mut().discard.add(Card::Cattle(next));
                gained.add(next);
            }
        }
        if !gained.is_empty() {
            self.note(log, || What::Simmental { cards: gained });
        }
    }
}
