//! The auxiliary actions of the player board.

use super::content::*;
use super::effect::Gain;
use super::event::What;
use super::frame::Frame;
use super::{Action, Done, Flow, Log, Put, State, Why};

impl State {
    /// Once or twice; twice doubles requirement and reward together.
    pub(super) fn can_aux(&self, aux: Aux, times: u8) -> Result<(), Why> {
        let me = self.me();
        let level = me.aux_level(aux);
        if level == 0 {
            return Err(Why::AuxLocked);
        }
        if level < times {
            return Err(Why::AuxSingle);
        }
        let dollars = || if me.dollars < times.into() { Err(Why::Dollars { need: times }) } else { Ok(()) };
        match aux {
            Aux::Dollar => Ok(()),
            Aux::Draw if me.can_draw() < times => Err(Why::NothingToDraw),
            Aux::Draw => Ok(()),
            Aux::Certificate => dollars().and_then(|()| self.can_go_back(times)),
            Aux::Engine => dollars(),
            Aux::Trash => self.can_go_back(times),
        }
    }

    pub(super) fn can_go_back(&self, by: u8) -> Result<(), Why> {
        if self.stops_behind(by) == 0 { Err(Why::EngineCannotGoBack { by }) } else { Ok(()) }
    }

    pub(super) fn put_aux<P: Put>(&self, most: u8, put: &mut P) -> Flow {
        for aux in Aux::ALL {
            for times in 1..=most {
                let can = self.can_aux(aux, times);
                put(Action::Aux(aux, times), can)?;
                if can == Err(Why::AuxLocked) {
                    break;
                }
            }
        }
        Flow::Continue(())
    }

    pub(super) fn aux(&mut self, aux: Aux, times: u8, log: &mut Log) -> Done {
        self.note(log, || What::UsedAux { aux, times });
        match aux {
            Aux::Dollar => self.gain(times, log),
            Aux::Draw => self.draw_then_drop(times, log),
            Aux::Certificate => {
                self.pay(times)?;
                let gain = Gain { certificates: times, ..Gain::NOTHING };
                self.agenda.push(Frame::Give { gain });
                self.agenda.push(Frame::EngineBack { exactly: times });
            }
            Aux::Engine => {
                self.pay(times)?;
                self.agenda.push(Frame::Engine { up_to: times, optional: true });
            }
            Aux::Trash => {
                self.agenda.push(Frame::Trash { count: times, rank: 0 });
                self.agenda.push(Frame::EngineBack { exactly: times });
            }
        }
        Ok(())
    }
}
