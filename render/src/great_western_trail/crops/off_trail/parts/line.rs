//! The railroad as a line in one, two or four rows, never cut through a station.

use super::scenery;
use crate::great_western_trail::pieces::figures;
use crate::great_western_trail::pieces::icons::{self, Token};
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::{Dash, On};
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::content::{self, CROSSES, LAST_NUMBER, LAST_STATION, STATIONS, Stop, TURNOUTS};
use engine::great_western_trail::{View, spots};

const WIDTH: f32 = 1080.0;

/// What is special about a station in this picture.
pub struct Station {
    pub offered: bool,
}

/// Sizes by the number of rows, in pixels from the top of a row.
struct Sizes {
    height: f32,
    track: f32,
    siding: f32,
    engine: f32,
    badge: f32,
    /// Where the card of a station lies, and how large.
    card: (f32, f32, f32),
}

const ONE: Sizes =
    Sizes { height: 468.0, track: 356.0, siding: 262.0, engine: 140.0, badge: 66.0, card: (12.0, 266.0, 156.0) };
const TWO: Sizes =
    Sizes { height: 234.0, track: 164.0, siding: 98.0, engine: 106.0, badge: 58.0, card: (4.0, 246.0, 66.0) };
const FOUR: Sizes =
    Sizes { height: 152.0, track: 92.0, siding: 38.0, engine: 100.0, badge: 50.0, card: (3.0, 60.0, 50.0) };

pub struct Line {
    /// The first and the last number of each row.
    rows: Vec<(u8, u8)>,
}

impl Line {
    /// The part of the line with all these stops.
    pub fn with(stops: &[Stop]) -> Line {
        let ends = |stop: &Stop| match stop.turnout() {
            None => (stop.0, stop.0),
            Some(station) => (station.house().after, station.house().after + 1),
        };
        let low = stops.iter().map(|stop| ends(stop).0).min().unwrap_or_default();
        let high = stops.iter().map(|stop| ends(stop).1).max().unwrap_or_default();
        let span = high - low + 1;
        let rows = match span {
            ..=10 => {
                // Something before and after it, if that is not too much.
                let count = (span + 2).clamp(7, 10);
                let from = low.saturating_sub((count - span) / 2).min(LAST_NUMBER + 1 - count);
                vec![(from, from + count - 1)]
            }
            11..=20 => {
                let from = low.saturating_sub((20 - span) / 2).min(LAST_NUMBER - 19);
                // No row ends between the ends of a turnout.
                let cuts = |from: u8| STATIONS.iter().any(|house| house.after == from + 9);
                let from = if cuts(from) && from > 0 { from - 1 } else { from };
                let second = from + 10 + u8::from(cuts(from));
                vec![(from, second - 1), (second, (second + 9).min(LAST_NUMBER))]
            }
            _ => vec![(0, 9), (10, 19), (20, 30), (31, LAST_NUMBER)],
        };
        Line { rows }
    }

    pub fn rows(&self) -> usize {
        self.rows.len()
    }

    fn sizes(&self) -> &'static Sizes {
        match self.rows.len() {
            1 => &ONE,
            2 => &TWO,
            _ => &FOUR,
        }
    }

    /// How far numbers lie apart.
    fn pitch(&self) -> f32 {
        WIDTH / f32::from(self.rows.iter().map(|&(from, to)| to - from + 1).max().unwrap_or(10))
    }

    /// An engine is no wider than that, so that it hides no neighbour.
    fn engine_width(&self) -> f32 {
        self.sizes().engine.min(self.pitch() * 1.04).max(100.0)
    }

    /// Where a number lies, if it is shown.
    fn number(&self, number: u8) -> Option<Point> {
        let sizes = self.sizes();
        let row = self.rows.iter().position(|&(from, to)| (from..=to).contains(&number))?;
        let x = (f32::from(number - self.rows[row].0) + 0.5) * self.pitch();
        Some(at(x, row as f32 * sizes.height + sizes.track))
    }

    fn stop(&self, stop: Stop) -> Option<Point> {
        let Some(station) = stop.turnout() else { return self.number(stop.0) };
        let after = station.house().after;
        let (here, next) = (self.number(after)?, self.number(after + 1)?);
        let rise = self.sizes().track - self.sizes().siding;
        (here.y.to_bits() == next.y.to_bits()).then(|| at(f32::midpoint(here.x, next.x), here.y - rise))
    }

    /// In an area that begins at the pen's origin.
    pub fn draw(&self, pen: &mut Pen, view: &View, station: impl Fn(content::Station) -> Station) {
        match self.rows.len() {
            1 => pen.ground("gwt-line-1", WIDTH, 468.0, |pen| ground(pen, &ONE, 1)),
            2 => pen.ground("gwt-line-2", WIDTH, 468.0, |pen| ground(pen, &TWO, 2)),
            _ => pen.ground("gwt-line-4", WIDTH, 608.0, |pen| ground(pen, &FOUR, 4)),
        }
        for nth in content::Station::all().take(TURNOUTS) {
            self.siding(pen, nth);
        }
        for stop in Stop::all() {
            self.place(pen, stop);
        }
        for number in CROSSES {
            if let (Some(here), Some(next)) = (self.number(number), self.number(number + 1))
                && here.y.to_bits() == next.y.to_bits()
            {
                let side = self.sizes().engine * 0.3;
                pen.sprite(Sprite::Cross, Area::around(at(f32::midpoint(here.x, next.x), here.y), side, side));
            }
        }
        let cards = |pen: &mut Pen| {
            for nth in content::Station::all().take(TURNOUTS + 1) {
                self.card(pen, view, nth, &station(nth));
            }
        };
        // From afar the card lies beside the turnout, where engines pass.
        let far = self.rows.len() > 2;
        if !far {
            cards(pen);
        }
        for seat in Seat::all(view.players.len() as u8) {
            self.engine(pen, view, seat);
        }
        if far {
            cards(pen);
        }
    }

    fn siding(&self, pen: &mut Pen, station: content::Station) {
        let after = station.house().after;
        let turnout = self.stop(Stop::of_turnout(station));
        let (Some(middle), Some(from), Some(to)) = (turnout, self.number(after), self.number(after + 1)) else {
            return;
        };
        let half = (to.x - from.x) * 0.22;
        let points = [from, at(middle.x - half, middle.y), at(middle.x + half, middle.y), to];
        for (ink, width, dash) in
            [(Ink::Ballast, 22.0, Dash::Solid), (Ink::Tie, 17.0, Dash::Ties), (Ink::Rail, 5.0, Dash::Solid)]
        {
            pen.line(&points, ink, width, dash);
        }
    }

    /// A stop: its number on a board below it.
    fn place(&self, pen: &mut Pen, stop: Stop) {
        let Some(middle) = self.stop(stop) else { return };
        let (spot, size) = (spots::rail(stop), self.sizes().badge);
        pen.spot(spot.clone(), Area::around(middle, size, size));
        pen.disc(middle, size * 0.62, Ink::Face, Some((Ink::Line, 4.0)));
        pen.badge_seat(&spot, middle, size, On::Land);
        if stop.turnout().is_none() {
            let y = middle.y + size * 0.84;
            // From afar there is no room for boards.
            let far = self.rows.len() > 2;
            if !far {
                pen.plate(Area::around(at(middle.x, y), 62.0, 40.0), Ink::FaceDim, Ink::Line, 3.0, 6.0);
            }
            let ink = if far { Ink::Text } else { Ink::Line };
            pen.text(at(middle.x, y), Align::Middle, 42.0, ink, stop.0.to_string());
        }
    }

    /// The card of a station: what an upgrade costs and is worth, who has done it, its station master.
    fn card(&self, pen: &mut Pen, view: &View, station: content::Station, drawn: &Station) {
        let stop = if station == LAST_STATION { Stop::LAST } else { Stop::of_turnout(station) };
        let Some(middle) = self.stop(stop) else { return };
        let sizes = self.sizes();
        let (dy, w, h) = sizes.card;
        let owners =
            Seat::all(view.players.len() as u8).filter(|seat| view.players[seat.index()].stations.has(station));
        let owners: Vec<Seat> = owners.collect();
        // From afar a card is as wide as what lies on it.
        let w = if sizes.height < 200.0 { w + 30.0 * owners.len() as f32 } else { w };
        let top = ((middle.y / sizes.height).floor()) * sizes.height + dy;
        let x = if sizes.height < 200.0 { middle.x - w - 34.0 } else { middle.x - w / 2.0 };
        let of = area(x.clamp(6.0, WIDTH - w - 10.0), top, w, h);
        let spot = spots::station(station);
        pen.spot(spot.clone(), of);
        if of.bottom() < middle.y && sizes.height > 200.0 {
            pen.plate(
                area(middle.x - 6.0, of.bottom() - 4.0, 12.0, middle.y - of.bottom()),
                Ink::PlankDeep,
                Ink::Line,
                3.0,
                2.0,
            );
        }
        pen.fill(of.shifted(5.0, 6.0), Ink::Shadow, 14.0);
        pen.plate(of, Ink::Face, Ink::Line, 4.0, 14.0);
        if drawn.offered {
            pen.frame(of.inset(3.0), Ink::GoldDeep, 6.0, 11.0, false);
        }
        pen.badge_seat(&spot, at(of.x + 8.0, of.center().y), sizes.badge, On::Paper);
        let house = station.house();
        let (pay, seal) = (Token::Pay(house.cost.to_string()), Token::Points(house.points.into()));
        match self.rows.len() {
            1 => {
                let row = [Token::Icon(Sprite::Station), pay, seal];
                tokens::row(pen, &row, area(of.x + 34.0, of.y + 8.0, of.w - 42.0, 70.0), 68.0, Ink::Line);
                let corner = if house.white { Ink::Chalk } else { Ink::WalnutRaised };
                pen.disc(at(of.x + 34.0, of.bottom() - 36.0), 30.0, corner, Some((Ink::Line, 3.0)));
                let marks = marks(pen, &spot, &owners, area(of.x + 56.0, of.bottom() - 56.0, of.w * 0.3, 40.0));
                let room = area(of.x + 60.0 + marks, of.bottom() - 68.0, of.w - 66.0 - marks, 62.0);
                master(pen, view, station, room);
            }
            2 => {
                let row = [Token::Icon(Sprite::Station), pay, seal];
                tokens::row(pen, &row, area(of.x + 30.0, of.y + 4.0, 146.0, of.h - 8.0), 48.0, Ink::Line);
                let side = area(of.x + 180.0, of.y + 14.0, of.w - 190.0, 38.0);
                if owners.is_empty() {
                    master(pen, view, station, side.inset(-6.0));
                } else {
                    marks(pen, &spot, &owners, side);
                }
            }
            _ => {
                tokens::row(pen, &[seal], area(of.x + 4.0, of.y, 52.0, of.h), 46.0, Ink::Line);
                marks(pen, &spot, &owners, area(of.x + 54.0, of.y + 10.0, of.w - 58.0, 30.0));
            }
        }
    }

    /// At the beginning of the line, and at its end, several may stand together.
    fn engine(&self, pen: &mut Pen, view: &View, seat: Seat) {
        let stop = view.players[seat.index()].engine;
        let Some(middle) = self.stop(stop) else { return };
        let width = self.engine_width();
        let together = Seat::all(view.players.len() as u8).filter(|other| view.players[other.index()].engine == stop);
        let together: Vec<Seat> = together.collect();
        let nth = together.iter().position(|&other| other == seat).unwrap_or_default() as f32;
        let lift = nth * width * 0.5;
        let middle =
            at((middle.x + nth * 10.0).max(width / 2.0 + 2.0), middle.y - width * 0.3 - lift.min(middle.y - width));
        let of = Area::around(middle, width, width * 0.86);
        pen.thing(Some(spots::rail(stop)), format!("engine {}", seat.0), of, |pen| {
            figures::engine(pen, seat, middle, width);
        });
    }
}

/// Discs side by side; returns how wide they are together.
fn marks(pen: &mut Pen, spot: &engine::Spot, owners: &[Seat], of: Area) -> f32 {
    let step = ((of.w - of.h) / (owners.len() as f32 - 1.0).max(1.0)).min(of.h + 2.0);
    for (nth, &seat) in owners.iter().enumerate() {
        let disc = area(of.x + nth as f32 * step, of.y, of.h, of.h);
        pen.thing(Some(spot.clone()), format!("disc {}", seat.0), disc, |pen| pen.mark(seat, disc));
    }
    if owners.is_empty() { 0.0 } else { of.h + step * (owners.len() as f32 - 1.0) }
}

/// Who stands beside the station: the master, or the worker who took the place.
fn master(pen: &mut Pen, view: &View, station: content::Station, of: Area) {
    let Some(row) = station.master_row() else { return };
    let tokens = if let Some(master) = view.masters[row] {
        let (thing, points) = icons::master(master, view.edition);
        let mut tokens = vec![Token::Icon(Sprite::Master), Token::Icon(thing)];
        if of.w > 140.0 {
            tokens.push(Token::Number(points));
        }
        tokens
    } else if let Some(worker) = view.posted[row] {
        vec![Token::Icon(icons::worker(worker))]
    } else {
        return;
    };
    tokens::row(pen, &tokens, of, of.h.min(56.0), Ink::Line);
}

/// Land behind every row, and the track itself.
fn ground(pen: &mut Pen, sizes: &Sizes, rows: usize) {
    let lands = [Ink::PrairieLight, Ink::DesertLight, Ink::Scree, Ink::Meadow];
    pen.fill(area(0.0, 0.0, WIDTH, sizes.height * rows as f32), Ink::Sky, 0.0);
    for (row, land) in lands.into_iter().enumerate().take(rows) {
        let top = row as f32 * sizes.height;
        let sky = if row == 0 { sizes.height * 0.24 } else { 0.0 };
        let through = [(300.0, top + sky + 10.0), (640.0, top + sky - 2.0), (WIDTH, top + sky + 8.0)];
        let bottom = sizes.height * rows as f32;
        if row == 0 {
            for (x, w) in [(120.0, 240.0), (420.0, 190.0), (760.0, 260.0), (1000.0, 180.0)] {
                scenery::mountain(pen, at(x, sky + 24.0), w, sizes.height * 0.2, 0.03);
            }
        }
        scenery::ridge(pen, (0.0, top + sky), (140.0, top + sky - 14.0), &through, bottom, land);
        for nth in 0..12_u16 {
            let x = f32::from(nth) * 93.0 + f32::from(nth * 29 % 47);
            let y = top + sizes.track - 40.0 - f32::from(nth * 31 % 53) * sizes.height / 468.0;
            match row {
                1 if nth % 4 == 1 => scenery::cactus(pen, at(x, y), 0.7),
                3 if nth % 3 == 1 => scenery::pine(pen, at(x, y), 0.8),
                3 => scenery::tuft(pen, at(x, y), 1.2, Ink::MeadowTuft),
                2 => {}
                _ => scenery::tuft(pen, at(x, y), 1.2, Ink::Tuft),
            }
        }
    }
    for row in 0..rows {
        scenery::track(pen, 0.0, WIDTH, row as f32 * sizes.height + sizes.track);
    }
}
