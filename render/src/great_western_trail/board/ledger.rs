//! The ledger: a row a player, what she has above and what it is worth below, and all of it in a seal.

use crate::great_western_trail::pieces::icons;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{PlayerView, View};

const HEAD: f32 = 78.0;
/// With two players rows would be higher than they have something to say.
const MOST_ROW: f32 = 168.0;
const NAME: f32 = 202.0;
const TOTAL: f32 = 84.0;

/// What is counted in one column, and the points for it if there are any to be had.
struct Column {
    icon: Sprite,
    count: String,
    points: Option<i32>,
    /// A line parts it from the column before.
    apart: bool,
}

pub fn draw(pen: &mut Pen, view: &View, of: Area, names: &dyn Fn(Seat) -> String) {
    pen.fill(of, Ink::Walnut, 18.0);
    let players = view.players.len().max(1) as f32;
    let row = ((of.h - HEAD - 10.0) / players).min(MOST_ROW);
    // What is left over goes above and below.
    let top = of.y + (of.h - HEAD - 10.0 - row * players) / 2.0;
    let left = of.x + 12.0 + NAME + TOTAL;
    let room = area(left, top, of.right() - 16.0 - left, HEAD);
    tokens::seal(pen, at(left - TOTAL / 2.0, top + 40.0), 58.0, "");
    for seat in Seat::all(view.players.len() as u8) {
        let columns = columns(view, seat);
        let w = room.w / columns.len() as f32;
        if seat.0 == 0 {
            for (nth, column) in columns.iter().enumerate() {
                let middle = at(room.x + w * (nth as f32 + 0.5), top + 40.0);
                pen.sprite(column.icon, Area::around(middle, 48.0_f32.min(w), 48.0_f32.min(w)));
            }
        }
        let line = area(of.x + 12.0, top + HEAD + row * f32::from(seat.0), of.w - 24.0, row - 8.0);
        player(pen, view, seat, &names(seat), line);
        for (nth, column) in columns.iter().enumerate() {
            cell(pen, column, area(room.x + w * nth as f32, line.y, w, line.h));
        }
        if view.turn == seat && !view.over {
            pen.frame(line.inset(-4.0), Ink::Gold, 8.0, 17.0, false);
            let y = line.center().y;
            let arrow = Outline::polygon(&[(of.x - 10.0, y - 24.0), (of.x + 26.0, y), (of.x - 10.0, y + 24.0)]);
            pen.path(arrow, Some(Ink::Gold), Some((Ink::Line, 4.0)));
        }
    }
}

fn player(pen: &mut Pen, view: &View, seat: Seat, name: &str, of: Area) {
    let mark = pen.mark_of(seat);
    pen.fill(of, Ink::Face, 14.0);
    let y = of.center().y;
    pen.fill(area(of.x, of.y, NAME, of.h), mark.band, 14.0);
    pen.fill(area(of.x + 20.0, of.y, NAME - 20.0, of.h), mark.band, 0.0);
    pen.path(Outline::from(of.x + NAME, of.y).to(of.x + NAME, of.bottom()), None, Some((Ink::Line, 3.0)));
    pen.mark_with_halo(seat, Area::around(at(of.x + 44.0, y), 58.0, 58.0));
    // A long name is written smaller before it is cut.
    let most = NAME - 88.0;
    let size = (36.0 * most / type_case::width(name, 36.0).max(1.0)).clamp(26.0, 36.0);
    let name = type_case::shortened(name, size, most);
    pen.text(at(of.x + 82.0, y), Align::Left, size, mark.letter_ink, name);
    if view.players[seat.index()].token {
        pen.sprite(Sprite::Token, Area::around(at(of.x + 68.0, y + 26.0), 34.0, 34.0));
    }
    let total = view.standings.seats.get(seat.index()).map_or(0, |score| score.total);
    let text = tokens::signed(total);
    tokens::seal(pen, at(of.x + NAME + TOTAL / 2.0 + 2.0, y), 80.0, &text);
}

fn cell(pen: &mut Pen, column: &Column, of: Area) {
    let Area { y, h, .. } = of;
    let (x, middle) = (of.center().x, of.center().y);
    if column.apart {
        pen.path(Outline::from(of.x, y + 14.0).to(of.x, y + h - 14.0), None, Some((Ink::Plot, 2.0)));
    }
    let most = of.w - 4.0;
    let fitting = |text: &str, size: f32| size * (most / type_case::width(text, size)).min(1.0);
    let size = fitting(&column.count, 35.0);
    let up = if column.points.is_some() { 19.0 } else { 0.0 };
    pen.text(at(x, middle - up), Align::Middle, size, Ink::Line, column.count.as_str());
    match column.points {
        None => {}
        Some(0) => pen.disc(at(x, middle + 23.0), 7.0, Ink::Soft, None),
        Some(points) => {
            let (sign, ink) = if points > 0 { ("+", Ink::Green) } else { ("−", Ink::Red) };
            let text = format!("{sign}{}", points.abs());
            pen.text(at(x, middle + 23.0), Align::Middle, fitting(&text, 30.0), ink, text.as_str());
        }
    }
}

fn columns(view: &View, seat: Seat) -> Vec<Column> {
    let player = &view.players[seat.index()];
    let score = view.standings.seats.get(seat.index());
    let points = |name: &str| {
        let found = score.and_then(|score| score.by.iter().find(|(category, _)| *category == name));
        Some(found.map_or(0, |(_, points)| *points))
    };
    let column = |icon: Sprite, count: String, points: Option<i32>| Column { icon, count, points, apart: false };
    let mut columns = vec![
        column(Sprite::Coin, player.dollars.to_string(), points("money")),
        column(Sprite::Certificate, certificates(player), None),
    ];
    for worker in Worker::ALL {
        let count = player.workers[worker as usize];
        // The fifth and the sixth of a kind.
        let worth = SLOT_POINTS * i32::from(count.saturating_sub(4));
        let apart = worker == Worker::Cowboy;
        columns.push(Column { apart, ..column(icons::worker(worker), count.to_string(), Some(worth)) });
    }
    let built = player.built.iter().flatten().count().to_string();
    columns.push(Column { apart: true, ..column(Sprite::House, built, points("buildings")) });
    columns.push(column(Sprite::Terminal, player.cities.len().to_string(), points("cities")));
    columns.push(column(Sprite::Station, player.stations.len().to_string(), points("stations")));
    let hazards = player.hazards.len().to_string();
    columns.push(Column { apart: true, ..column(Sprite::HazardAny, hazards, points("hazards")) });
    columns.push(column(Sprite::CattleAny, cattle(player).to_string(), points("cattle")));
    columns.push(column(Sprite::Objective, objectives(player).to_string(), points("objectives")));
    columns.push(column(Sprite::Master, player.masters.len().to_string(), points("station-masters")));
    columns.push(Column { apart: true, ..column(Sprite::Steps, player.step_limit.to_string(), points("step-space")) });
    if view.catalog().start_tokens > 0 {
        columns.push(column(Sprite::Exchange, player.exchange.to_string(), None));
    }
    if view.north {
        let cards = format!("{}/{}", player.hand_size, player.hand_limit);
        columns.push(column(Sprite::CardBack, cards, None));
        columns.push(column(Sprite::Branchlet, player.branchlets_left.to_string(), None));
        columns.push(column(Sprite::Bell, player.bells.to_string(), None));
    }
    columns
}

/// What counts at the next delivery: temporary certificates of how many, and permanent ones.
pub fn certificates(player: &PlayerView) -> String {
    let limit = player.certificate_limit;
    match player.permanent_certificates {
        0 => format!("{}/{limit}", player.certificates),
        always => format!("{}/{limit}+{always}", player.certificates),
    }
}

/// All cattle cards: everybody can work out what was bought.
fn cattle(player: &PlayerView) -> u32 {
    player.hand_and_stack.cattle.len() + player.discard.cattle.len()
}

/// Objective cards that this eye knows of: the starting one, those laid out, and those among the cards.
fn objectives(player: &PlayerView) -> usize {
    1 + player.area.len() + player.hand_and_stack.objectives.len() + player.discard.objectives.len()
}
