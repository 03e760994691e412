//! How far things are: the visit to Kansas City, a herder on the trail, the game.

use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names;
use crate::great_western_trail::state::{Frame, State};
use crate::{Phrase, Seat, Task, When};

/// The end is near with this many rows of the job market to fill.
const LAST_ROWS: u8 = 2;

impl State {
    /// Kansas City is a turn of five parts.
    pub(crate) fn tasks(&self) -> Vec<Task> {
        if self.over || self.me().herder != Some(KANSAS_CITY) {
            return Vec::new();
        }
        let pending = |wanted: fn(&Frame) -> bool| self.agenda.iter().any(wanted);
        if pending(|frame| *frame == Frame::Arrival) {
            return Vec::new();
        }
        let column = |frame: &Frame| if let Frame::Foresight { column } = *frame { Some(column) } else { None };
        let next = self.agenda.iter().filter_map(column).min();
        let when = |done: bool, now: bool| match (done, now) {
            (true, _) => When::Done,
            (_, true) => When::Now,
            _ => When::Later,
        };
        let mut tasks: Vec<Task> = (0..3)
            .map(|column| Task {
                name: Phrase::new("gwt-task-foresight").number("column", column + 1),
                when: when(next.is_none_or(|next| column < next), next == Some(column)),
            })
            .collect();
        let income = pending(|frame| *frame == Frame::Income);
        tasks.push(Task { name: self.income_task(), when: when(!income, next.is_none()) });
        tasks.push(Task { name: self.delivery_task(), when: when(false, !income) });
        tasks
    }

    fn income_task(&self) -> Phrase {
        let value = |frame: &Frame| match *frame {
            Frame::Deliver { value, transport: true } => Some(value),
            _ => None,
        };
        match self.agenda.iter().find_map(value) {
            Some(value) => Phrase::new("gwt-task-income-of").number("dollars", value),
            None => Phrase::new("gwt-task-income"),
        }
    }

    fn delivery_task(&self) -> Phrase {
        let city = |frame: &Frame| if let Frame::Departure { city, .. } = *frame { Some(city) } else { None };
        match self.agenda.iter().find_map(city) {
            Some(city) => Phrase::new("gwt-task-delivery-to").name("city", names::city(city)),
            None => Phrase::new("gwt-task-delivery"),
        }
    }

    /// Where a herder stands.
    pub(crate) fn whereabouts(&self, seat: Seat) -> Option<Phrase> {
        let Some(place) = self.players.get(seat.index())?.herder else {
            return Some(Phrase::new("gwt-at-nowhere"));
        };
        if place == KANSAS_CITY {
            return Some(Phrase::new("gwt-in-kansas-city"));
        }
        let at = Phrase::new("gwt-at-place").name("place", names::place(place));
        Some(match self.trail[place.index()] {
            Some(Tile::Neutral(row)) => {
                Phrase::new("gwt-at-neutral").name("building", names::face(NEUTRAL[row as usize].id))
            }
            Some(Tile::Private(_, number)) => Phrase::new("gwt-at-private")
                .name("building", names::face(self.face(number).id))
                .name("place", names::place(place)),
            Some(Tile::Hazard(_) | Tile::Teepee(_)) | None => at,
        })
    }

    pub(crate) fn nearing(&self) -> Option<Phrase> {
        if self.over {
            return None;
        }
        if self.ended_by.is_some() {
            return Some(Phrase::new("gwt-nearing-last"));
        }
        let workers = self.workers_to_the_end();
        (workers <= LAST_ROWS * self.seats()).then(|| Phrase::new("gwt-nearing").number("workers", workers))
    }
}
