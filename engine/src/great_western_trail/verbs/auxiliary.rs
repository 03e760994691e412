//! The auxiliary actions of the player board.

use super::verb::{Verb, skip};
use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::{self, Name};
use crate::great_western_trail::speech::{hints, spots};
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What, Why};
use crate::kit::{Done, key};
use crate::{Offer, Phrase};

/// An auxiliary action, single or up to double.
#[derive(Clone, Copy)]
pub struct Auxiliary {
    pub most: u8,
}

impl Verb for Auxiliary {
    fn check(self, _: &State) -> Result<(), Why> {
        Ok(())
    }

    fn begin(self, state: &mut State, optional: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::Aux { most: self.most, optional });
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-aux")
    }

    fn hint(self, _: &State) -> Phrase {
        Phrase::new(if self.most == 1 { "gwt-hint-aux-single" } else { "gwt-hint-aux" })
    }

    fn key(self) -> Name {
        "aux".into()
    }
}

pub fn prompt() -> Phrase {
    Phrase::new("gwt-ask-aux")
}

/// Where a building still has something to offer, this throws it away, and says so.
pub fn offer(state: &State, aux: Aux, times: u8) -> Offer {
    let key = if times > 1 { key!("aux.{}-2", aux.name()) } else { key!("aux.{}", aux.name()) };
    let instead = matches!(state.top(), Frame::Visit(visit) if state.offers_more(&visit));
    let role = match (instead, times) {
        (true, _) => "gwt-role-instead",
        (false, 1) => "gwt-role-single",
        (false, _) => "gwt-role-double",
    };
    let label = names::do_aux(aux, times);
    let label = if instead { Phrase::new("gwt-offer-instead").phrase("action", label) } else { label };
    let parts = price(aux, times).into_iter().chain([Phrase::new(role)]);
    Offer::new(key, label).hint(hints::joined(parts)).group(Phrase::new("gwt-group-aux")).at(spots::discs(aux.discs()))
}

/// What else it costs or does.
fn price(aux: Aux, times: u8) -> Option<Phrase> {
    let id = match aux {
        Aux::Dollar => return None,
        Aux::Draw => "gwt-price-draw",
        Aux::Certificate => "gwt-price-certificate",
        Aux::Engine => "gwt-price-engine",
        Aux::Trash => "gwt-price-trash",
        Aux::TrashGain => "gwt-price-trash-gain",
        Aux::Branchlet => "gwt-price-branchlet",
        Aux::BranchletPay => "gwt-price-branchlet-pay",
    };
    Some(Phrase::new(id).number("times", times))
}

/// The breeding value of the cards that branchlets cost.
const BRANCHLET_CATTLE: u8 = 2;

impl State {
    /// Once or twice; twice doubles requirement and reward together.
    pub(crate) fn can_aux(&self, aux: Aux, times: u8) -> Result<(), Why> {
        let me = self.me();
        let level = me.aux_level(aux);
        if level == 0 {
            return Err(Why::AuxLocked);
        }
        if level < times {
            return Err(Why::AuxSingle);
        }
        let price = aux.price() * times;
        self.can_pay(price)?;
        match aux {
            Aux::Draw if me.can_draw() < times => Err(Why::NothingToDraw),
            Aux::Dollar | Aux::Draw | Aux::Engine => Ok(()),
            Aux::Certificate | Aux::Trash | Aux::TrashGain => self.can_go_back(times),
            Aux::Branchlet | Aux::BranchletPay if me.hand.of_value(BRANCHLET_CATTLE) < times => Err(Why::NoSuchCard),
            Aux::Branchlet | Aux::BranchletPay => self.can_place_branchlet(price),
        }
    }

    pub(crate) fn put_aux<P: Put>(&self, most: u8, optional: bool, put: &mut P) -> Flow {
        for &aux in self.catalog().auxes {
            for times in 1..=most {
                let can = self.can_aux(aux, times);
                put(Action::Aux(aux, times), can)?;
                if can == Err(Why::AuxLocked) {
                    break;
                }
            }
        }
        skip(optional, put)
    }

    pub(crate) fn aux(&mut self, aux: Aux, times: u8, log: &mut Log) -> Done {
        self.note(log, || What::UsedAux { aux, times });
        self.pay(aux.price() * times)?;
        match aux {
            Aux::Dollar => self.gain(times, log),
            Aux::Draw => self.draw_then_drop(times, log),
            Aux::Certificate => {
                let gain = Gain { certificates: times, ..Gain::NOTHING };
                self.agenda.push(Frame::Give { gain });
                self.agenda.push(Frame::EngineBack { exactly: times });
            }
            Aux::Engine => self.agenda.push(Frame::Engine { up_to: times, optional: true }),
            Aux::Trash | Aux::TrashGain => {
                if aux == Aux::TrashGain {
                    self.gain(times, log);
                }
                // Double means "up to two" in both editions; single means exactly one in the words of the second.
                let exactly = times == 1 && self.charter.own_words();
                self.agenda.push(Frame::Trash { count: times, rank: 0, exactly });
                self.agenda.push(Frame::EngineBack { exactly: times });
            }
            Aux::Branchlet | Aux::BranchletPay => {
                self.agenda.push(Frame::Branchlet { count: times, optional: true });
                self.agenda.push(Frame::Shed { breeding: BRANCHLET_CATTLE, count: times, rank: 0 });
            }
        }
        Ok(())
    }
}
