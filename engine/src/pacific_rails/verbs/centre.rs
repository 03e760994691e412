//! The centre: connections or hires, the first of them a must.

use crate::kit::{Done, fault, unless};
use crate::pacific_rails::state::{Action, Frame, Log, Mode, Put, State, What, Why};
use crate::{Flow, Phrase};

impl State {
    pub(crate) fn put_centre<P: Put>(&self, mode: Mode, left: u8, first: bool, put: &mut P) -> Flow {
        if left > 0 && mode != Mode::Hire {
            let open = self.open_engines();
            let [first, second] = self.me().engines;
            put(Action::Engine(0), unless(!open[0], Why::NoConnection))?;
            // Two engines in one city are the same choice.
            if first != second {
                put(Action::Engine(1), unless(!open[1], Why::NoConnection))?;
            }
        }
        if left > 0 && mode != Mode::Lay {
            self.put_hires(put)?;
        }
        if !first && self.may_add_hat() {
            put(Action::Hat, Ok(()))?;
        }
        if first { Flow::Continue(()) } else { put(Action::Skip, Ok(())) }
    }

    pub(crate) fn centre(&mut self, mode: Mode, left: u8, first: bool, action: Action, log: &mut Log) -> Done {
        match action {
            Action::Hat => {
                self.spend_hat(log)?;
                self.agenda.push(Frame::Centre { mode, left: left + 1, first });
            }
            Action::Engine(engine) => {
                self.agenda.push(Frame::Centre { mode, left: left.saturating_sub(1), first: false });
                self.set_out(engine)?;
            }
            Action::Hire(kind) => {
                self.agenda.push(Frame::Centre { mode, left: left.saturating_sub(1), first: false });
                self.hire(kind, log)?;
            }
            Action::Skip => {}
            other => return Err(fault(format!("{other:?} is not done at the centre"))),
        }
        Ok(())
    }

    /// A worker had to leave the centre where nothing could be done.
    pub(crate) fn nothing_done(&self, log: &mut Log) {
        self.note(log, || What::WentHome);
    }
}

pub(crate) fn centre_prompt(mode: Mode, left: u8) -> Phrase {
    let id = match mode {
        Mode::Hire => "pri-ask-hire",
        Mode::Lay => "pri-ask-engine",
        Mode::Any => "pri-ask-centre",
    };
    Phrase::new(id).number("count", left)
}

/// What it means to stop there.
pub(crate) fn centre_done(mode: Mode) -> Phrase {
    Phrase::new(match mode {
        Mode::Hire => "pri-hint-hire-no-more",
        Mode::Lay => "pri-hint-lay-no-more",
        Mode::Any => "pri-hint-centre-no-more",
    })
}
