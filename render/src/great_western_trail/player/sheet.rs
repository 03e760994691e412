//! A player's board as one picture: her amounts, her crew, her discs, her buildings, and what she has collected.

use super::{crew, discs, shelf};
use crate::great_western_trail::board::ledger::certificates;
use crate::great_western_trail::pieces::icons::Token;
use crate::great_western_trail::pieces::{plot, tile};
use crate::great_western_trail::trail::map;
use crate::scene::Scene;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::seats::Marks;
use crate::scene::sprite::Sprite;
use crate::stage::header;
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::{View, spots};

/// The smallest text of a board or a score: they are looked at longer than a decision.
pub const LEAST: f32 = 30.0;
const WIDTH: f32 = 1080.0;
const MARGIN: f32 = 12.0;
const GAP: f32 = 8.0;
const PANEL: f32 = 186.0;
const COLUMNS: usize = 5;

/// How the parts lie, with and without the add-on board.
struct Plan {
    height: f32,
    crew: f32,
    tile: f32,
    rows: usize,
}

const PLAIN: Plan = Plan { height: 688.0, crew: 468.0, tile: 141.0, rows: 2 };
const NORTH: Plan = Plan { height: 810.0, crew: 420.0, tile: 138.0, rows: 3 };

pub fn scene(view: &View, seat: Seat, name: &str, marks: Marks) -> Scene {
    let plan = if view.north { NORTH } else { PLAIN };
    let mut scene = Scene::new(WIDTH, plan.height).marked(marks);
    let mut pen = Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST);
    let top = header::HEIGHT + GAP;
    crew::draw(&mut pen, view, seat, area(MARGIN, top, plan.crew, PANEL));
    let left = MARGIN + plan.crew + MARGIN;
    discs::draw(&mut pen, view, seat, area(left, top, WIDTH - MARGIN - left, PANEL));
    let tiles = top + PANEL + GAP;
    let place = |row: usize| {
        let w = (WIDTH - 2.0 * MARGIN - 4.0 * 9.0) / COLUMNS as f32;
        let (column, row) = ((row % COLUMNS) as f32, (row / COLUMNS) as f32);
        area(MARGIN + column * (w + 9.0), tiles + row * (plan.tile + GAP), w, plan.tile)
    };
    for number in 1..=view.faces.len() {
        building(&mut pen, view, seat, number as u8, place(number - 1));
    }
    if view.north {
        let (first, last) = (place(view.faces.len()), place(COLUMNS * plan.rows - 1));
        branchlets(&mut pen, view, seat, first.union(last));
    }
    let shelf = tiles + plan.rows as f32 * (plan.tile + GAP) - 2.0;
    shelf::draw(&mut pen, view, seat, area(0.0, shelf, WIDTH, plan.height - shelf));
    header::draw(&mut pen, seat, name, &chips(view, seat));
    scene
}

fn chips(view: &View, seat: Seat) -> Vec<Vec<Token>> {
    let player = &view.players[seat.index()];
    let mut chips =
        vec![header::amount(Sprite::Coin, &player.dollars), header::amount(Sprite::Certificate, &certificates(player))];
    if view.catalog().start_tokens > 0 {
        chips.push(header::amount(Sprite::Exchange, &player.exchange));
    }
    chips.push(header::amount(Sprite::Steps, &player.step_limit));
    if view.catalog().start_tokens == 0 {
        chips.push(header::amount(Sprite::CardBack, &format!("{}/{}", player.hand_size, player.hand_limit)));
    }
    if player.token {
        chips.push(vec![Token::Icon(Sprite::Token)]);
    }
    chips.push(header::points(view.standings.seats.get(seat.index()).map_or(0, |score| score.total)));
    chips
}

fn building(pen: &mut Pen, view: &View, seat: Seat, number: u8, of: Area) {
    let spot = spots::building(number);
    pen.spot(spot.clone(), of);
    let face = map::face(view, number);
    if view.players[seat.index()].unbuilt.has(number) {
        pen.thing(Some(spot), format!("building {}", face.id), of, |pen| {
            tile::unbuilt(pen, of, face, seat, view.edition);
        });
        return;
    }
    // What is built counts; where it stands is on the board.
    plot::plot(pen, of.inset(2.0), Ink::Stake);
    let y = of.center().y;
    pen.mark_with_halo(seat, Area::around(at(of.x + 44.0, y), 58.0, 58.0));
    pen.text(at(of.x + 108.0, y), Align::Middle, 52.0, Ink::Text, number.to_string());
    tokens::seal(pen, at(of.right() - 42.0, y), 60.0, &face.points.to_string());
}

/// The stock of branchlets in groups of three; an emptied group shows its bell.
fn branchlets(pen: &mut Pen, view: &View, seat: Seat, of: Area) {
    let player = &view.players[seat.index()];
    let ink = pen.mark_of(seat).ink;
    let each = usize::from(engine::great_western_trail::content::BRANCHLET_ROW);
    let used = usize::from(player.towns.len());
    let groups = (used + usize::from(player.branchlets_left)).div_ceil(each).max(1);
    pen.fill(of, Ink::ObjectivesPanel, 14.0);
    for (group, of) in area(of.x + 8.0, of.y + 8.0, of.w - 16.0, of.h - 16.0).columns(groups, 6.0).enumerate() {
        let gone = used.saturating_sub(group * each).min(each);
        pen.fill(of, if gone == each { Ink::Face } else { Ink::FaceDim }, 10.0);
        if gone == each {
            pen.sprite(Sprite::Bell, Area::around(of.center(), 60.0, 60.0));
            continue;
        }
        for nth in 0..each {
            let middle = at(of.center().x, of.y + of.h * (nth as f32 + 0.5) / each as f32);
            if nth < gone {
                pen.disc(middle, 14.0, Ink::Soft, None);
                continue;
            }
            let piece = Area::around(middle, 58.0, 36.0);
            pen.plate(piece, ink, Ink::Line, 3.0, 9.0);
            pen.fill(piece.inset(6.0), Ink::Face, 4.0);
            pen.sprite(Sprite::Branchlet, Area::around(middle, 36.0, 36.0));
        }
    }
}
