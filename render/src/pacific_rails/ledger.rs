//! Each player in a few numbers, beside the board: name and points, what is carried, what is built.

use super::train;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;
use crate::stage::{name_of, spot, tokens};
use engine::pacific_rails::View;
use engine::{Seat, Spot};

const NAME: f32 = 138.0;
const TOTAL: f32 = 88.0;

/// One row a player, as high as all of them have room.
pub fn draw(pen: &mut Pen, view: &View, names: &[String], of: Area) {
    let count = view.players.len() as f32;
    let height = ((of.h + 10.0) / count - 10.0).min(295.0);
    for seat in Seat::all(view.players.len() as u8) {
        let row = area(of.x, of.y + f32::from(seat.0) * (height + 10.0), of.w, height);
        self::row(pen, view, seat, name_of(names, seat), row);
    }
}

/// What is counted: where it lies, how it is told from an earlier count, its icon and number.
type Count = (Spot, String, Sprite, u8);

fn counts(view: &View, seat: Seat) -> [Vec<Count>; 3] {
    let player = &view.players[seat.index()];
    let of = |name: &str, count: u8| format!("{count} {name} of {}", seat.0);
    let carried = train::pieces(player).into_iter();
    let carried = carried.map(|(spot, name, sprite, count)| (spot, of(name, count), sprite, count)).collect();
    let hired = player.specialists.iter().flatten().count() as u8;
    let placed = (view.atlas.board.telegraphs.len() as u8).saturating_sub(player.telegraphs);
    let upgrades = player.upgrades.iter().flatten().count() as u8;
    let owned = [
        ("workers", Sprite::Pawn, player.reserve),
        ("hats", Sprite::Hat, player.hats),
        ("stations", Sprite::Station, player.stations),
        ("telegraphs", Sprite::Telegraph, placed),
        ("houses", Sprite::House, player.built.iter().sum()),
        ("specialists", Sprite::WorkerAny, hired),
        ("upgrades", Sprite::Carriage, upgrades),
    ];
    let owned = owned.map(|(name, sprite, count)| (spot!("{name}"), of(name, count), sprite, count));
    let sources = [
        ("tracks", Sprite::TrackRail),
        ("passed", Sprite::Station),
        ("coasts", Sprite::Spike),
        ("lines", Sprite::Telegraph),
        ("yards", Sprite::House),
        ("roofs", Sprite::Build),
        ("congress", Sprite::Senator),
        ("seats", Sprite::Carriage),
    ];
    let points = sources.into_iter().zip(player.points).map(|((name, sprite), points)| {
        let points = u8::try_from(points).unwrap_or(u8::MAX);
        (spot!("points.{name}"), format!("{points} for {name} of {}", seat.0), sprite, points)
    });
    [carried, owned.to_vec(), points.collect()]
}

fn row(pen: &mut Pen, view: &View, seat: Seat, name: &str, of: Area) {
    let mark = pen.mark_of(seat);
    let turn = view.turn == seat && !view.over;
    pen.plate(of, Ink::LedgerPanel, Ink::Line, 3.0, 16.0);
    let band = area(of.x, of.y, NAME, of.h);
    let (x, y, r) = (band.x + 2.0, band.y + 2.0, 14.0);
    let left = Outline::from(band.right(), y)
        .to(x + r, y)
        .quad((x, y), (x, y + r))
        .to(x, band.bottom() - 2.0 - r)
        .quad((x, band.bottom() - 2.0), (x + r, band.bottom() - 2.0))
        .to(band.right(), band.bottom() - 2.0)
        .close();
    pen.path(left, Some(mark.band), None);
    let side = (of.h * 0.44).min(62.0);
    pen.mark_with_halo(seat, Area::around(at(band.center().x, of.y + of.h * 0.36), side, side));
    let name = type_case::shortened(name, 30.0, NAME - 16.0);
    pen.text(at(band.center().x, of.bottom() - of.h * 0.18), Align::Middle, 30.0, mark.letter_ink, name);
    let points: i32 = view.players[seat.index()].points.iter().map(|&points| i32::from(points)).sum();
    let total = at(band.right() + TOTAL * 0.5, of.center().y);
    pen.thing(None, format!("{points} points of {}", seat.0), Area::around(total, 84.0, 84.0), |pen| {
        tokens::seal(pen, total, 84.0, &points.to_string());
    });
    let room = area(band.right() + TOTAL, of.y + 6.0, of.w - NAME - TOTAL - 8.0, of.h - 12.0);
    for (line, counts) in counts(view, seat).into_iter().enumerate() {
        let band = area(room.x, room.y + line as f32 * room.h / 3.0, room.w, room.h / 3.0);
        let points = line == 2;
        if points {
            pen.fill(area(band.x - 4.0, band.y, band.w + 6.0, band.h), Ink::GreenGround, 8.0);
        }
        for (place, count) in band.columns(counts.len(), 2.0).zip(counts) {
            self::count(pen, seat, count, place, if points { Ink::Line } else { Ink::Text });
        }
    }
    if turn {
        pen.frame(of.inset(-3.0), Ink::GoldDeep, 7.0, 18.0, false);
        let (x, y) = (of.x - 4.0, of.center().y);
        let arrow = Outline::polygon(&[(x - 6.0, y - 16.0), (x + 18.0, y), (x - 6.0, y + 16.0)]);
        pen.path(arrow, Some(Ink::Gold), Some((Ink::Line, 3.0)));
    }
}

fn count(pen: &mut Pen, seat: Seat, (spot, what, sprite, count): Count, of: Area, ink: Ink) {
    pen.thing(Some(spot), what, of.inset(3.0), |pen| {
        let two = count > 9;
        let side = (of.h - 8.0).min(of.w * if two { 0.44 } else { 0.54 });
        let icon = Area::around(at(of.x + side * 0.55, of.center().y), side, side);
        match (sprite, count) {
            (Sprite::Pawn, _) => pen.tinted(Sprite::Pawn, pen.mark_of(seat).ink, icon),
            (_, 0) => pen.faded(sprite, 40, icon),
            _ => pen.sprite(sprite, icon),
        }
        if count > 0 || sprite == Sprite::Pawn {
            pen.text(
                at(icon.right() + 3.0, of.center().y),
                Align::Left,
                (side * 0.86).clamp(if two { 22.0 } else { 24.0 }, 34.0),
                ink,
                count.to_string(),
            );
        } else {
            pen.disc(at(icon.right() + 8.0, of.center().y), 7.0, Ink::Soft, None);
        }
    });
}
