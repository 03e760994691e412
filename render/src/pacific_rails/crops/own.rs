//! Questions about what is one's own: the train, cargo, rows and hats; and what comes out of the supply or of Congress.

use super::asked::{Asked, Chip, WIDTH, goods};
use crate::pacific_rails::spots::{object, seat_of, verb};
use crate::pacific_rails::train::{self, Highlight};
use crate::pacific_rails::{panels, sprites};
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;
use crate::scene::{On, Scene};
use crate::stage::header;
use crate::stage::spot;
use crate::stage::tokens::{self, Token};
use engine::pacific_rails::content::*;
use engine::{Offer, Spot};

const BADGE: f32 = 60.0;
const GAP: f32 = 14.0;

/// On the upper left corner, half outside.
fn corner(pen: &mut Pen, offer: &Offer, of: Area) {
    if let Some(seat) = seat_of(offer) {
        pen.badge_seat(&seat, at(of.x + 14.0, of.y + 10.0), BADGE, On::Paper);
    }
}

/// What bears on the question along the train.
pub fn highlight(asked: &Asked) -> Highlight {
    let player = asked.player();
    let free = player.specialists.iter().position(Option::is_none);
    let free = free.filter(|slot| slot / SPECIALIST_SLOTS < usize::from(player.carriages));
    let is_hire = asked.offers_in("pile").next().is_some();
    let roof = |level: usize| asked.is_offered(&spot!("train.{}", level + 1));
    Highlight { seat: free.filter(|_| is_hire), roof: std::array::from_fn(roof) }
}

/// One's own board, where nothing has a place.
pub fn board(asked: &Asked) -> Scene {
    let mut scene = asked.scene(train::BOARD, &[Chip::Goals, Chip::Carriages, Chip::Cargo, Chip::Points]);
    train::draw(&mut Asked::pen(&mut scene), asked.view, asked.seat);
    scene
}

/// The train above, and a shelf below it for what is asked. Returns the shelf.
fn with_train(asked: &Asked, shelf: f32, chips: &[Chip], platform: bool) -> (Scene, Area) {
    let above = train::LINE + if platform { train::PLATFORM } else { 0.0 };
    let mut scene = asked.scene(header::HEIGHT + above + shelf, chips);
    let mut pen = Asked::pen(&mut scene);
    let mut top = header::HEIGHT;
    train::line(&mut pen.from(0.0, top), asked.view, asked.seat, highlight(asked));
    top += train::LINE;
    if platform {
        train::platform(&mut pen.from(0.0, top), asked.view, asked.seat, 1);
        top += train::PLATFORM;
    }
    train::shelf(&mut pen, top, shelf);
    (scene, area(16.0, top + 30.0, WIDTH - 32.0, shelf - 46.0))
}

/// What has no place on the train any more. Every kind has its number on its first piece.
pub fn discard(asked: &Asked) -> Scene {
    let held: usize = train::pieces(asked.player()).iter().map(|kind| usize::from(kind.3)).sum();
    let rows = if held > 14 { 2 } else { 1 };
    let platform = train::PLATFORM + if rows > 1 { 96.0 } else { 0.0 };
    let shelf = 126.0 + if rows > 1 { 0.0 } else { 110.0 };
    let mut scene = asked.scene(
        header::HEIGHT + train::LINE + platform + shelf,
        &[Chip::Goals, Chip::Carriages, Chip::Cargo, Chip::Points],
    );
    let mut pen = Asked::pen(&mut scene);
    let mut top = header::HEIGHT;
    train::line(&mut pen.from(0.0, top), asked.view, asked.seat, Highlight::default());
    top += train::LINE;
    train::platform(&mut pen.from(0.0, top), asked.view, asked.seat, rows);
    top += platform;
    train::shelf(&mut pen, top, shelf);
    let (across, lines) = if rows > 1 { (4, 1.0) } else { (2, 2.0) };
    let room = area(16.0, top + 22.0, WIDTH - 32.0, shelf - 36.0);
    for (nth, good) in Good::ALL.into_iter().enumerate() {
        let line = area(
            room.x,
            room.y + (nth / across) as f32 * (room.h + 10.0) / lines,
            room.w,
            (room.h + 10.0) / lines - 10.0,
        );
        if let Some(of) = line.columns(across, GAP).nth(nth % across) {
            if across > 2 {
                short_row(&mut pen, asked, good, of);
            } else {
                train::row(&mut pen, asked.view, asked.seat, good, of);
            }
        }
    }
    for offer in &asked.offers {
        let Some((seat, spot)) = seat_of(offer).zip(offer.at.first()) else { continue };
        // Where several pieces are picked at once each has a number.
        let nth = scene.seats.iter().filter(|known| known.spot == seat).count();
        let pieces: Vec<Area> = scene.spots.iter().filter(|known| known.0 == *spot).map(|known| known.1).collect();
        if let Some(of) = pieces.get(nth).or(pieces.last()) {
            let middle = at(of.x + 16.0, of.y + 8.0);
            Asked::pen(&mut scene).badge_seat(&seat, middle, 58.0, On::Paper);
        }
    }
    scene
}

/// A row of the board where there is room for its sum alone.
fn short_row(pen: &mut Pen, asked: &Asked, good: Good, of: Area) {
    pen.spot(spot!("row.{}", good.name()), of);
    pen.plate(of, Ink::Face, Ink::Line, 3.0, 12.0);
    let yields = train::yields(asked.view, asked.seat, good);
    let tokens = [Token::Icon(sprites::GOODS[good.index()]), Token::Number(format!("+{yields}"))];
    tokens::row(pen, &tokens, of.inset(6.0), 60.0, Ink::Line);
}

/// Which row a house leaves.
pub fn rows(asked: &Asked) -> Scene {
    let (mut scene, room) = with_train(asked, 346.0, &goods(), false);
    let mut pen = Asked::pen(&mut scene);
    for (nth, good) in Good::ALL.into_iter().enumerate() {
        let line = area(room.x, room.y + (nth / 2) as f32 * (room.h + GAP) / 2.0, room.w, (room.h - GAP) / 2.0);
        let Some(of) = line.columns(2, 28.0).nth(nth % 2) else { continue };
        train::row(&mut pen, asked.view, asked.seat, good, of);
        for offer in asked.offers.iter().filter(|offer| offer.at.contains(&spot!("row.{}", good.name()))) {
            corner(&mut pen, offer, of);
        }
    }
    scene
}

/// Whom to hire, for which price, and where she will sit.
pub fn hire(asked: &Asked) -> Scene {
    let (mut scene, room) = with_train(asked, 236.0, &goods(), true);
    let mut pen = Asked::pen(&mut scene);
    specialists(&mut pen, asked, room);
    scene
}

fn specialists(pen: &mut Pen, asked: &Asked, room: Area) {
    for (kind, of) in Specialist::ALL.into_iter().zip(room.columns(4, GAP)) {
        let spot = spot!("pile.{}", kind.name());
        let offer = asked.offers.iter().find(|offer| offer.at.contains(&spot));
        specialist(pen, asked, kind, of, offer.is_some());
        if let Some(offer) = offer {
            corner(pen, offer, of);
        }
    }
}

fn specialist(pen: &mut Pen, asked: &Asked, kind: Specialist, of: Area, offered: bool) {
    let player = asked.player();
    pen.spot(spot!("pile.{}", kind.name()), of);
    pen.fill(of.shifted(4.0, 5.0), Ink::Shadow, 14.0);
    pen.plate(of, if offered { Ink::Face } else { Ink::FaceDim }, Ink::Line, 4.0, 14.0);
    let half = of.h * 0.5;
    let tall = of.h > 140.0;
    // The first one is free.
    if player.stations == 1 && player.specialists.iter().all(Option::is_none) {
        let left = Token::Number(format!("×{}", asked.view.piles[kind.index()]));
        tokens::row(pen, &[Token::Icon(sprites::specialist(kind)), left], of.inset(24.0), 100.0, Ink::Line);
        return;
    }
    let upper =
        if tall { area(of.x + 40.0, of.y + 6.0, of.w - 46.0, half) } else { area(of.x + 36.0, of.y, 80.0, of.h) };
    let icon = Token::Icon(sprites::specialist(kind));
    let left = Token::Number(format!("×{}", asked.view.piles[kind.index()]));
    let row = if tall { vec![icon, left] } else { vec![icon] };
    tokens::row(pen, &row, upper, if tall { 84.0 } else { 72.0 }, Ink::Line);
    let slot = player.specialists.iter().position(Option::is_none).unwrap_or_default();
    let cost = asked.board().hire[kind.index()][slot / SPECIALIST_SLOTS];
    let mut price = Vec::new();
    for (good, count) in Good::ALL.into_iter().zip(cost).filter(|(_, count)| *count > 0) {
        let icon = Token::Icon(sprites::GOODS[good.index()]);
        match (tall, count) {
            (true, _) => price.extend([Token::Number(count.to_string()), icon]),
            (false, count) => price.extend(vec![icon; usize::from(count)]),
        }
    }
    if tall {
        let y = of.y + half + 6.0;
        pen.path(Outline::from(of.x + 14.0, y).to(of.right() - 14.0, y), None, Some((Ink::Plot, 4.0)));
        tokens::row(pen, &price, area(of.x + 10.0, y + 2.0, of.w - 20.0, of.bottom() - y - 8.0), 62.0, Ink::Line);
    } else {
        tokens::row(pen, &price, area(of.x + 118.0, of.y, of.w - 124.0, of.h), 56.0, Ink::Line);
    }
}

/// One piece out of the supply.
pub fn supply(asked: &Asked) -> Scene {
    let (mut scene, room) = with_train(asked, 236.0, &[Chip::Carriages, Chip::Cargo, Chip::Points], true);
    let mut pen = Asked::pen(&mut scene);
    let offers: Vec<&Offer> = asked.offers_in("supply").collect();
    for (offer, of) in offers.iter().zip(room.columns(offers.len().max(1), GAP)) {
        let name = offer.at[0].as_str().trim_start_matches("supply.");
        pen.spot(offer.at[0].clone(), of);
        pen.fill(of.shifted(4.0, 5.0), Ink::Shadow, 14.0);
        pen.plate(of, Ink::Face, Ink::Line, 4.0, 14.0);
        let (sprite, left) = match (Good::from_name(name), Track::from_name(name)) {
            (Some(good), _) => (sprites::GOODS[good.index()], asked.view.goods[good.index()]),
            (_, Some(track)) => (sprites::TRACKS[track.index()], asked.view.tracks[track.index()]),
            _ => continue,
        };
        let mut tokens = vec![Token::Icon(sprite)];
        if left >= 0 {
            tokens.push(Token::Number(format!("×{left}")));
        }
        tokens::row(&mut pen, &tokens, of.inset(24.0), 100.0, Ink::Line);
        corner(&mut pen, offer, of);
    }
    scene
}

/// Which upgrade, by the carriage that it goes on.
pub fn upgrades(asked: &Asked) -> Scene {
    let offers: Vec<&Offer> = asked.offers_in("train").collect();
    let mut levels: Vec<&Spot> = offers.iter().map(|offer| &offer.at[0]).collect();
    levels.dedup();
    let lines = levels.len().max(1);
    let shelf = if lines > 1 { 340.0_f32.max(46.0 + lines as f32 * 130.0) } else { 222.0 };
    let (mut scene, room) = with_train(asked, shelf, &goods(), lines == 1);
    let mut pen = Asked::pen(&mut scene);
    let height = ((room.h + GAP) / lines as f32 - GAP).min(124.0);
    let top = room.center().y - (lines as f32 * (height + GAP) - GAP) / 2.0;
    for (nth, level) in levels.into_iter().enumerate() {
        let line = area(room.x, top + nth as f32 * (height + GAP), room.w, height);
        let number = level.as_str().trim_start_matches("train.");
        let tag = area(line.x, line.center().y - 44.0, 140.0, 88.0);
        let tokens = [Token::Icon(Sprite::Carriage), Token::Number(number.to_owned())];
        tokens::row(&mut pen, &tokens, tag, 84.0, Ink::Chalk);
        let here: Vec<&&Offer> = offers.iter().filter(|offer| offer.at[0] == *level).collect();
        let places = area(line.x + 160.0, line.y, line.w - 160.0, line.h).columns(here.len().max(4), 26.0);
        for (offer, of) in here.into_iter().zip(places) {
            let named = |kind: &u8| Board::upgrade_name(*kind) == object(offer);
            if let Some(kind) = (0..MOST_UPGRADES as u8).find(named) {
                pen.fill(of.shifted(4.0, 5.0), Ink::Shadow, 14.0);
                pen.plate(of, Ink::Face, Ink::Line, 4.0, 14.0);
                train::upgrade_on(&mut pen, kind, area(of.x + 40.0, of.y + 8.0, of.w - 48.0, of.h - 16.0));
                pen.spot(offer.at[0].clone(), of);
                corner(&mut pen, offer, of);
            }
        }
    }
    scene
}

/// Whom to win over in Congress.
pub fn congress(asked: &Asked) -> Scene {
    let chips = [Chip::Carriages, Chip::Cargo, Chip::Good(Good::Coin), Chip::Points];
    let mut scene = asked.scene(header::HEIGHT + panels::HALL.1, &chips);
    let mut pen = Asked::pen(&mut scene);
    let mut pen = pen.from(0.0, header::HEIGHT);
    panels::congress(&mut pen, asked.view);
    for offer in &asked.offers {
        let of = match verb(offer) {
            "senator" => object(offer).parse::<usize>().ok().map(|number| panels::senator_area(number.max(1) - 1)),
            "reset" => Some(panels::reset_area()),
            _ => None,
        };
        if let Some(of) = of {
            pen.frame(of.inset(-2.0), Ink::Gold, 6.0, 16.0, false);
            corner(&mut pen, offer, of);
        }
    }
    scene
}

/// So many hats: a card for each number of them.
pub fn hats(pen: &mut Pen, asked: &Asked, of: Area) {
    let offers: Vec<&&Offer> =
        asked.offers.iter().filter(|offer| verb(offer) == "hats" && !offer.at.is_empty()).collect();
    let width = 340.0;
    let total = offers.len() as f32 * (width + GAP) - GAP;
    for (nth, offer) in offers.into_iter().enumerate() {
        let place = area(of.center().x - total / 2.0 + nth as f32 * (width + GAP), of.y, width, of.h);
        let count = object(offer).parse::<usize>().unwrap_or(1);
        pen.spot(spot!("hats"), place);
        pen.fill(place.shifted(4.0, 5.0), Ink::Shadow, 14.0);
        pen.plate(place, Ink::Face, Ink::Line, 4.0, 14.0);
        tokens::row(pen, &vec![Token::Icon(Sprite::Hat); count], place.inset(8.0), 84.0, Ink::Line);
        corner(pen, offer, place);
    }
}

/// The places whose building comes out of a row: each has a line of its own.
fn row_lines<'a>(asked: &Asked<'a>) -> Vec<(&'a Spot, Vec<&'a Offer>)> {
    let mut lines: Vec<(&Spot, Vec<&Offer>)> = Vec::new();
    for offer in asked.offers_in("row") {
        match lines.iter_mut().find(|line| *line.0 == offer.at[0]) {
            Some(line) => line.1.push(offer),
            None => lines.push((&offer.at[0], vec![offer])),
        }
    }
    lines
}

/// How many lines of cards lie below a map.
pub fn shelf_lines(asked: &Asked) -> usize {
    (row_lines(asked).len() + usize::from(asked.offers_in("pile").next().is_some())).max(1)
}

/// Cards below a map: rows that a house can leave, specialists that can be hired instead.
pub fn shelf(pen: &mut Pen, asked: &Asked, of: Area) {
    let lines = row_lines(asked);
    let count = shelf_lines(asked) as f32;
    let map = &asked.view.atlas.map;
    let height = (of.h + GAP) / count - GAP;
    let line = |nth: usize| area(of.x, of.y + nth as f32 * (height + GAP), of.w, height);
    for (nth, (place, offers)) in lines.iter().enumerate() {
        let mut room = line(nth);
        if lines.len() > 1 {
            let named = crate::pacific_rails::spots::cell_at(map, place).and_then(|cell| map.named(cell));
            let name = type_case::shortened(named.map_or("", |named| &named.name), 42.0, 230.0);
            pen.text(at(room.x + 4.0, room.center().y), Align::Left, 42.0, Ink::Chalk, name);
            room = area(room.x + 260.0, room.y, room.w - 260.0, room.h);
        }
        for (good, card) in Good::ALL.into_iter().zip(room.columns(4, 24.0)) {
            let spot = spot!("row.{}", good.name());
            let Some(offer) = offers.iter().find(|offer| offer.at.contains(&spot)) else { continue };
            pen.spot(spot, card);
            pen.fill(card.shifted(4.0, 5.0), Ink::Shadow, 12.0);
            pen.plate(card, Ink::Face, Ink::Line, 4.0, 12.0);
            let now = train::yields(asked.view, asked.seat, good);
            let mut tokens = vec![Token::Icon(sprites::GOODS[good.index()])];
            if lines.len() == 1 {
                tokens.extend([Token::Number(format!("+{now}")), Token::Arrow]);
            }
            tokens.push(Token::Number(format!("+{}", now + 1)));
            tokens::row(pen, &tokens, area(card.x + 34.0, card.y + 6.0, card.w - 42.0, card.h - 12.0), 60.0, Ink::Line);
            corner(pen, offer, card);
        }
    }
    if asked.offers_in("pile").next().is_some() {
        specialists(pen, asked, line(lines.len()));
    }
}
