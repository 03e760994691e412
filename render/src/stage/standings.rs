//! Points by category, for all players: at the end on steps by rank, with the sun behind the first; before that in the
//! order of their seats, all on the same step.

use super::blocks::Stage;
use super::figures;
use super::owner::name_of;
use super::tokens;
use crate::scene::Scene;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;
use engine::{Arg, Kind, Phrase, Score, Standings};

pub const WIDTH: f32 = 1080.0;
const HEIGHT: f32 = 688.0;
/// Where the rows begin.
const TOP: f32 = 236.0;
const LEFT: f32 = 84.0;
const RIGHT: f32 = 12.0;
const MOST_ROW: f32 = 62.0;
/// Scores are looked at longer than a decision.
const LEAST: f32 = 30.0;
const NUMBER: f32 = 34.0;
/// The steps by rank.
const STEPS: [f32; 4] = [114.0, 92.0, 78.0, 66.0];

/// What is known about a column.
struct Column<'a> {
    score: &'a Score,
    name: &'a str,
    /// Among the winners of a game that is over.
    first: bool,
    step: f32,
    of: Area,
}

pub fn scene(stage: &dyn Stage, standings: &Standings, names: &[String]) -> Scene {
    let over = stage.turn().is_none();
    let mut scores: Vec<&Score> = standings.seats.iter().collect();
    if over {
        scores.sort_by_key(|score| (score.rank, score.seat));
    }
    let categories: Vec<&str> = scores.first().map_or(Vec::new(), |score| score.by.iter().map(|by| by.0).collect());
    let row = ((HEIGHT - TOP - 22.0) / categories.len().max(1) as f32).min(MOST_ROW);
    let mut scene = Scene::new(WIDTH, HEIGHT).marked(stage.marks());
    let mut pen = Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST);
    sky(&mut pen, scores.len(), over);
    pen.fill(area(0.0, TOP, WIDTH, HEIGHT - TOP), Ink::Walnut, 0.0);
    let foot = TOP + 8.0 + row * categories.len() as f32;
    let room = area(LEFT, TOP, WIDTH - LEFT - RIGHT, foot - TOP);
    let columns: Vec<Column> = scores
        .iter()
        .zip(room.columns(scores.len().max(1), 0.0))
        .map(|(&score, of)| {
            let step = if over { STEPS[usize::from(score.rank.clamp(1, 4)) - 1] } else { STEPS[3] };
            Column { score, name: name_of(names, score.seat), first: over && score.rank == 1, step, of }
        })
        .collect();
    for column in &columns {
        column.stand(&mut pen);
        column.sheet(&mut pen, row, categories.len());
    }
    pen.fill(area(0.0, TOP, WIDTH, 6.0), Ink::WalnutEdge, 0.0);
    for (nth, category) in categories.iter().enumerate() {
        let line = area(12.0, TOP + 8.0 + row * nth as f32, WIDTH - 24.0, row);
        pen.fill(area(line.x, line.y + 1.0, 64.0, row - 2.0), Ink::Face, 8.0);
        let side = (row * 0.94).min(56.0);
        pen.sprite(stage.category(category), Area::around(at(line.x + 32.0, line.center().y), side, side));
        let best = scores.iter().filter_map(|score| score.by.get(nth)).map(|by| by.1).max().unwrap_or_default();
        for column in &columns {
            column.number(&mut pen, nth, best, line);
        }
    }
    says(&mut scene, standings, stage.kind());
    scene
}

/// The desert in the morning, and the sun behind the first column of that many.
fn sky(pen: &mut Pen, columns: usize, over: bool) {
    match (over, columns) {
        (false, _) => pen.ground("standings", WIDTH, TOP, |pen| land(pen, None)),
        (true, 2) => pen.ground("standings-2", WIDTH, TOP, |pen| land(pen, Some(2.0))),
        (true, 3) => pen.ground("standings-3", WIDTH, TOP, |pen| land(pen, Some(3.0))),
        (true, _) => pen.ground("standings-4", WIDTH, TOP, |pen| land(pen, Some(4.0))),
    }
}

fn land(pen: &mut Pen, sun: Option<f32>) {
    pen.fill(area(0.0, 0.0, WIDTH, TOP), Ink::Sky, 0.0);
    if let Some(columns) = sun {
        let x = LEFT + (WIDTH - LEFT - RIGHT) / columns / 2.0;
        pen.land(Sprite::LandSunrise, area(x - WIDTH, 0.0, 2.0 * WIDTH, TOP));
    }
    pen.land(Sprite::LandDesert, area(0.0, 0.0, WIDTH, TOP));
}

impl Column<'_> {
    /// The player on her step, with all her points.
    fn stand(&self, pen: &mut Pen) {
        let mark = pen.mark_of(self.score.seat);
        let (x, top) = (self.of.center().x, TOP - self.step);
        let step = area(self.of.x + 4.0, top, self.of.w - 8.0, self.step + 20.0);
        pen.plate(step, mark.band, Ink::Line, 4.0, 10.0);
        pen.fill(area(step.x + 6.0, top + 5.0, step.w - 12.0, 6.0), Ink::Chalk, 3.0);
        figures::herder(pen, self.score.seat, at(x - 56.0, top + 3.0), if self.first { 66.0 } else { 58.0 });
        let side = if self.first { 104.0 } else { 86.0 };
        let seal = at(x + 48.0, top - side / 2.0 + 6.0);
        if self.first {
            pen.disc(seal, side + 18.0, Ink::Gold, Some((Ink::Line, 4.0)));
        }
        tokens::seal(pen, seal, side, &tokens::signed(self.score.total));
        let (most, wanted) = (self.of.w - 30.0, if self.first { 54.0 } else { 42.0 });
        let size = (wanted * most / type_case::width(self.name, wanted).max(1.0)).clamp(LEAST, wanted);
        let name = type_case::shortened(self.name, size, most);
        let y = TOP - (self.step - 10.0) / 2.0 + 2.0;
        pen.text(at(x, y), Align::Middle, size, mark.letter_ink, name);
    }

    /// The paper below, in lines; that of the first has a gold frame.
    fn sheet(&self, pen: &mut Pen, row: f32, rows: usize) {
        let sheet = area(self.of.x + 4.0, TOP + 6.0, self.of.w - 8.0, 8.0 + row * rows as f32);
        let (ground, stripe) = if self.first { (Ink::Face, Ink::DroughtGround) } else { (Ink::Face, Ink::FaceDim) };
        let inset = if self.first { 8.0 } else { 0.0 };
        pen.fill(sheet, if self.first { Ink::Gold } else { ground }, 0.0);
        let inner = area(sheet.x + inset, sheet.y, sheet.w - 2.0 * inset, sheet.h - inset);
        pen.fill(inner, ground, 0.0);
        for nth in (0..rows).step_by(2) {
            let y = TOP + 8.0 + row * nth as f32;
            pen.fill(area(inner.x, y, inner.w, row.min(inner.bottom() - y)), stripe, 0.0);
        }
    }

    /// The best of each row in a gold pill, nothing as a dot, less than nothing in red.
    fn number(&self, pen: &mut Pen, nth: usize, best: i32, line: Area) {
        let Some(&(category, points)) = self.score.by.get(nth) else { return };
        let middle = at(self.of.center().x, line.center().y);
        let cell = Area::around(middle, self.of.w, line.h);
        pen.thing(None, format!("{category} {} {points}", self.score.seat.0), cell, |pen| {
            if points == 0 {
                pen.disc(middle, 10.0, Ink::Soft, None);
                return;
            }
            if points == best && points > 0 {
                let h = (line.h - 4.0).min(48.0);
                pen.plate(Area::around(middle, 88.0, h), Ink::Gold, Ink::Line, 2.6, h / 2.0);
            }
            let ink = if points < 0 { Ink::Red } else { Ink::Line };
            pen.text(middle, Align::Middle, NUMBER, ink, tokens::signed(points));
        });
    }
}

fn says(scene: &mut Scene, standings: &Standings, kind: Kind) {
    let mut scores: Vec<_> = standings.seats.iter().collect();
    scores.sort_by_key(|score| (score.rank, score.seat));
    for score in scores {
        let worth = score.by.iter().filter(|(_, points)| *points != 0);
        let by = worth.map(|(category, points)| {
            let named = words::category(kind, category);
            let phrase = Phrase::new("picture-category").phrase("category", named).number("points", *points);
            Arg::Phrase(Box::new(phrase))
        });
        let line = Phrase::new("picture-score").number("rank", score.rank).seat("who", score.seat);
        scene.say(8, line.number("total", score.total).with("by", Arg::List(by.collect())));
    }
}
