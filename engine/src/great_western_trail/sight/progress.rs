//! How far things are: the visit to Kansas City, a herder on the trail, the game.

use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names;
use crate::great_western_trail::state::{Frame, State};
use crate::{Arg, News, Phrase, Seat, Task, When};

/// The end is near with this many rows of the job market to fill.
const LAST_ROWS: u8 = 2;
/// The foresight spaces lie in so many columns, one for each part of the visit.
const COLUMNS: u8 = 3;

/// What these messages said, as they were told.
fn said<'a>(told: &'a [News], ids: &'a [&str], name: &'a str) -> impl Iterator<Item = &'a Arg> {
    let told = told.iter().filter(move |news| ids.contains(&news.phrase.id.as_ref()));
    told.flat_map(move |news| news.phrase.args.iter().filter(move |(other, _)| other == name).map(|(_, arg)| arg))
}

fn income_task(told: &[News]) -> Phrase {
    match said(told, &["gwt-told-income", "gwt-told-income-empty"], "value").last() {
        Some(value) => Phrase::new("gwt-task-income-of").with("dollars", value.clone()),
        None => Phrase::new("gwt-task-income"),
    }
}

impl State {
    /// Kansas City is a turn of five parts.
    pub(crate) fn tasks(&self, told: &[News]) -> Vec<Task> {
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
        // Where a column had nothing to take, it cannot be told which tile came from which.
        let taken: Vec<&Arg> = said(told, &["gwt-told-foresight"], "tile").collect();
        let taken = if taken.len() == usize::from(next.unwrap_or(COLUMNS)) { taken } else { Vec::new() };
        let foresight = |column: u8| {
            let name = Phrase::new("gwt-task-foresight");
            let name = match taken.get(usize::from(column)) {
                Some(&tile) => Phrase::new("gwt-task-foresight-took").with("tile", tile.clone()),
                None => name,
            };
            let when = when(next.is_none_or(|next| column < next), next == Some(column));
            Task { name: name.number("column", column + 1), when }
        };
        let mut tasks: Vec<Task> = (0..COLUMNS).map(foresight).collect();
        let income = pending(|frame| *frame == Frame::Income);
        tasks.push(Task { name: income_task(told), when: when(!income, next.is_none()) });
        tasks.push(Task { name: self.delivery_task(), when: when(false, !income) });
        tasks
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
