//! What is a mix of things: a card for each offer, with its number before it, and above the cards what they are paid from.

use super::asked::{Asked, WIDTH, goods};
use super::own;
use crate::pacific_rails::spots::{object, seat_of, verb};
use crate::pacific_rails::{sprites, train};
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::{On, Scene};
use crate::stage::badges::is_numbered;
use crate::stage::header;
use crate::stage::tokens::{self, Token};
use engine::pacific_rails::content::*;
use engine::{Arg, Offer, Phrase, Spot};

const BADGE: f32 = 58.0;
const GAP: f32 = 12.0;

pub fn scene(asked: &Asked) -> Scene {
    let offers: Vec<&Offer> = asked.offers.iter().copied().filter(|offer| is_card(offer)).collect();
    let columns = match offers.len() {
        0..=3 => 1,
        4..=12 => 2,
        _ => 4,
    };
    let rows = offers.len().div_ceil(columns).max(1) as f32;
    // As much of the train as there is room for.
    let (line, platform) = match rows as usize {
        0..3 => (true, true),
        3 => (true, false),
        _ => (false, true),
    };
    let above = if line { train::LINE } else { 0.0 } + if platform { train::PLATFORM } else { 0.0 };
    let least = 604.0 - above;
    let height = (rows * 104.0 + (rows - 1.0) * GAP + 44.0).clamp(least, 726.0 - above);
    let mut scene = asked.scene(header::HEIGHT + above + height, &goods());
    let mut pen = Asked::pen(&mut scene);
    let mut top = header::HEIGHT;
    if line {
        train::line(&mut pen.from(0.0, top), asked.view, asked.seat, own::highlight(asked));
        top += train::LINE;
    }
    if platform {
        train::platform(&mut pen.from(0.0, top), asked.view, asked.seat, 1);
        top += train::PLATFORM;
    }
    train::shelf(&mut pen, top, height);
    let room = area(16.0, top + 26.0, WIDTH - 32.0, height - 42.0);
    // Alone, a card need not be as wide as the picture.
    let room = if columns == 1 { area(room.x + 180.0, room.y, room.w - 360.0, room.h) } else { room };
    let each = ((room.h + GAP) / rows - GAP).min(136.0);
    let spare = room.h - rows * each - (rows - 1.0) * GAP;
    for (nth, offer) in offers.into_iter().enumerate() {
        let (column, row) = (nth % columns, (nth / columns) as f32);
        let line = area(room.x, room.y + spare / 2.0 + row * (each + GAP), room.w, each);
        if let Some(of) = line.columns(columns, GAP).nth(column) {
            card(&mut pen, asked, offer, of);
        }
    }
    scene
}

/// Whatever lies somewhere has a card, but for a hat, which has its place in the band.
fn is_card(offer: &Offer) -> bool {
    is_numbered(offer) && !offer.at.is_empty() && verb(offer) != "hat"
}

fn card(pen: &mut Pen, asked: &Asked, offer: &Offer, of: Area) {
    for spot in &offer.at {
        pen.spot(spot.clone(), of);
    }
    pen.fill(of.shifted(4.0, 5.0), Ink::Shadow, 14.0);
    pen.plate(of, Ink::Face, Ink::Line, 4.0, 14.0);
    if let Some(seat) = seat_of(offer) {
        pen.badge_seat(&seat, at(of.x + 44.0, of.center().y), BADGE, On::Paper);
    }
    let room = area(of.x + 84.0, of.y + 8.0, of.w - 96.0, of.h - 16.0);
    tokens::row(pen, &describe(asked, offer), room, (of.h * 0.66).min(88.0), Ink::Line);
}

/// An offer in icons.
fn describe(asked: &Asked, offer: &Offer) -> Vec<Token> {
    let mut tokens = match verb(offer) {
        "make" => made(asked, offer),
        "take" | "discard" => pieces(offer),
        "house" => vec![Token::Icon(Sprite::House), Token::Arrow, good_icon(object(offer))],
        "station" => vec![Token::Icon(Sprite::Station), place(asked, offer)],
        "telegraph" => vec![Token::Icon(Sprite::Telegraph), place(asked, offer)],
        "upgrade" => upgrade(offer),
        "hire" => specialist_icon(object(offer)).into_iter().collect(),
        "hats" | "hat" => vec![Token::Icon(Sprite::Hat)],
        _ => Vec::new(),
    };
    // The row that a house leaves brings one more.
    if let Some(row) = offer.at.iter().find_map(|spot| spot.as_str().strip_prefix("row."))
        && let Some(good) = Good::from_name(row)
    {
        let more = train::yields(asked.view, asked.seat, good) + 1;
        let sprite = sprites::GOODS[good.index()];
        tokens.extend([Token::Bar, Token::Icon(sprite), Token::Number(format!("+{more}"))]);
    }
    tokens
}

fn good_icon(name: &str) -> Token {
    let good = Good::from_name(name).map_or(Sprite::House, |good| sprites::GOODS[good.index()]);
    Token::Icon(good)
}

fn specialist_icon(name: &str) -> Option<Token> {
    Specialist::from_name(name).map(|kind| Token::Icon(sprites::specialist(kind)))
}

fn place(asked: &Asked, offer: &Offer) -> Token {
    let map = &asked.view.atlas.map;
    let named = map.cities.iter().find(|city| city.key == object(offer));
    Token::Number(named.map(|city| city.name.clone()).unwrap_or_default())
}

fn upgrade(offer: &Offer) -> Vec<Token> {
    let Some(kind) = (0..MOST_UPGRADES as u8).find(|&kind| Board::upgrade_name(kind) == object(offer)) else {
        return Vec::new();
    };
    let (good, count) = sprites::upgrade(kind);
    let goods = good.map_or_else(|| sprites::GOODS.to_vec(), |good| vec![good]);
    let level = UPGRADE_LEVELS[usize::from(kind)] + 1;
    let mut tokens = vec![Token::Icon(Sprite::Carriage), Token::Number(level.to_string()), Token::Arrow];
    tokens.push(Token::Number(format!("+{count}")));
    tokens.extend(goods.into_iter().map(Token::Icon));
    tokens
}

fn argument<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Arg> {
    phrase.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg)
}

fn number(phrase: &Phrase, name: &str) -> Option<u8> {
    match argument(phrase, name) {
        Some(Arg::Number(number)) => u8::try_from(*number).ok(),
        _ => None,
    }
}

/// Amounts as a label lists them: names of pieces, or how many of each.
fn amounts(list: &[Arg]) -> Vec<(String, u8)> {
    let amount = |arg: &Arg| match arg {
        Arg::Phrase(some) => Some((some.id.strip_prefix("pri-some-")?.to_owned(), number(some, "count").unwrap_or(1))),
        Arg::Name(name) => Some((name.rsplit_once('-')?.1.to_owned(), 1)),
        _ => None,
    };
    list.iter().filter_map(amount).collect()
}

fn several(count: u8, sprite: Sprite) -> Vec<Token> {
    match count {
        0..=2 => vec![Token::Icon(sprite); usize::from(count)],
        many => vec![Token::Number(many.to_string()), Token::Icon(sprite)],
    }
}

/// What is paid, and the tiles made of it.
fn made(asked: &Asked, offer: &Offer) -> Vec<Token> {
    let mut tiles = [0; 3];
    if let Some(Arg::List(list)) = argument(&offer.label, "made") {
        for (name, count) in amounts(list) {
            if let Some(track) = Track::from_name(&name) {
                tiles[track.index()] = count;
            }
        }
    }
    for (track, name) in Track::ALL.into_iter().zip(["rails", "bridges", "tunnels"]) {
        if let Some(count) = number(&offer.label, name) {
            tiles[track.index()] = count;
        }
    }
    let board = asked.board();
    let maker = |track: Track| Specialist::ALL.into_iter().find(|kind| board.gains[kind.index()] == Some(track));
    let (mut paid, mut made) = (Vec::new(), Vec::new());
    for track in Track::ALL.into_iter().filter(|track| tiles[track.index()] > 0) {
        let count = tiles[track.index()];
        if let Some(kind) = maker(track) {
            paid.extend(several(count, sprites::GOODS[board.pays[kind.index()].index()]));
        }
        made.extend(several(count, sprites::TRACKS[track.index()]));
    }
    paid.push(Token::Arrow);
    paid.extend(made);
    paid
}

/// What is taken from the supply, or given back.
fn pieces(offer: &Offer) -> Vec<Token> {
    let listed = match argument(&offer.label, "what") {
        Some(Arg::List(list)) => amounts(list),
        _ => Vec::new(),
    };
    let spots = offer.at.iter().map(Spot::as_str).filter_map(|spot| Some(spot.split_once('.')?.1));
    let listed = if listed.is_empty() { spots.map(|name| (name.to_owned(), 1)).collect() } else { listed };
    let sprite = |name: &str| {
        let good = Good::from_name(name).map(|good| sprites::GOODS[good.index()]);
        good.or(Track::from_name(name).map(|track| sprites::TRACKS[track.index()]))
    };
    let shown = listed.iter().filter_map(|(name, count)| Some((sprite(name)?, *count)));
    shown.flat_map(|(sprite, count)| vec![Token::Icon(sprite); usize::from(count.min(4))]).collect()
}
