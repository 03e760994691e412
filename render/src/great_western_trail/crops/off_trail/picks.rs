//! Cards of the hand to be picked: large, each with its number. Alike cards lie side by side where each is an option of
//! its own.

use super::parts::rows;
use crate::great_western_trail::crops::asked::{Asked, room};
use crate::great_western_trail::crops::hand;
use crate::great_western_trail::pieces::cards;
use crate::great_western_trail::pieces::icons::{self, Token};
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::{On, Scene};
use crate::stage::{header, tokens};
use engine::great_western_trail::content::*;
use engine::great_western_trail::{CardsView, spots};
use engine::{Arg, Offer, Phrase, Spot};

const WIDTH: f32 = 1080.0;
const HEIGHT: f32 = 700.0;
/// Beside the cards: what is asked, what the hand is worth, both piles.
const PANEL: f32 = 300.0;

#[derive(Clone, Copy)]
enum Card {
    Cattle(Cattle),
    Objective(&'static ObjectiveCard),
    /// Of a hand that others hold.
    Back,
}

/// A card or a pile of alike ones, and its number.
struct Lying {
    card: Card,
    spot: Spot,
    count: u8,
    number: Option<usize>,
}

pub fn scene(asked: &Asked) -> Scene {
    // Two alike cards at once are one option: they are shown together.
    if asked.offers().any(|offer| offer.at.len() > 1) {
        return pairs(asked);
    }
    let mut scene = asked.scene(HEIGHT, &[asked.money(), asked.certificates(), asked.points()]);
    let mut cards = asked.player().hand.as_ref().map_or_else(Vec::new, |hand| lying(asked, hand));
    if cards.is_empty() {
        cards = promised(asked).map(|card| Lying::alone(card, Card::Objective(card))).collect();
    }
    table(&mut scene, asked, &cards, &question(asked));
    scene
}

/// The cards without a question.
pub fn hand_alone(asked: &Asked) -> Scene {
    let mut scene = asked.scene(HEIGHT, &[asked.money(), asked.certificates(), asked.points()]);
    let cards = match &asked.player().hand {
        Some(hand) => lying(asked, hand),
        None => vec![Lying {
            card: Card::Back,
            spot: spots::card("hand", "back"),
            count: asked.player().hand_size,
            number: None,
        }],
    };
    table(&mut scene, asked, &cards, &[]);
    scene
}

/// The cards large, the discard pile where there is room for it, and beside them what is asked, what was promised and what
/// the hand is worth.
fn table(scene: &mut Scene, asked: &Asked, cards: &[Lying], asks: &[Vec<Token>]) {
    let mut pen = Pen::new(scene, at(0.0, 0.0), 1.0, LEAST_TEXT);
    let room = area(0.0, header::HEIGHT, WIDTH, HEIGHT - header::HEIGHT);
    hand::counter(&mut pen, room);
    let table = area(24.0, room.y + 26.0, WIDTH - PANEL - 62.0, room.h - 50.0);
    let any = cards.iter().any(|card| card.number.is_some());
    let columns = match cards.len() {
        ..=2 => 2,
        3..=4 if cards.len() == 4 => 2,
        3 | 5 | 6 => 3,
        7 | 8 => 4,
        _ => 5,
    };
    let lines = cards.len().div_ceil(columns).max(1);
    let gap = 22.0;
    let w = ((table.w - gap * (columns as f32 - 1.0)) / columns as f32).min(236.0);
    let h = (w / cards::SHAPE).min((table.h - gap * (lines as f32 - 1.0)) / lines as f32);
    let w = w.min(h * 0.9);
    let left = table.x + (table.w - w * columns as f32 - gap * (columns as f32 - 1.0)) / 2.0;
    let mut top = table.y + (table.h - h * lines as f32 - gap * (lines as f32 - 1.0)) / 2.0;
    let pile = &asked.player().discard;
    if lines == 1 && !(pile.cattle.is_empty() && pile.objectives.is_empty()) {
        // There is room for what was discarded before.
        top = table.y + 30.0;
        let below = area(table.x, top + h + 54.0, table.w, table.bottom() - top - h - 54.0);
        discarded(&mut pen, asked, below);
    }
    for (nth, card) in cards.iter().enumerate() {
        let (column, line) = ((nth % columns) as f32, (nth / columns) as f32);
        one(&mut pen, card, area(left + column * (w + gap), top + line * (h + gap), w, h), any);
    }
    let side = area(WIDTH - 16.0 - PANEL, room.y + 24.0, PANEL, room.h - 40.0);
    let high = match asks.len() {
        0 => -14.0,
        1 => 160.0,
        _ => 268.0,
    };
    if !asks.is_empty() {
        icons_of(&mut pen, asks, area(side.x, side.y, side.w, high));
    }
    objectives(&mut pen, asked, area(side.x, side.y + high + 14.0, side.w, side.h - high - 14.0 - 182.0));
    hand::panel(&mut pen, area(side.x, side.bottom() - 168.0, side.w, 168.0), asked.player());
}

impl Lying {
    fn alone(of: &ObjectiveCard, card: Card) -> Lying {
        Lying { card, spot: spots::card("area", of.id), count: 1, number: None }
    }
}

/// The objectives that count for the one who decides.
fn promised<'a>(asked: &'a Asked) -> impl Iterator<Item = &'static ObjectiveCard> + 'a {
    let player = asked.player();
    std::iter::once(player.starting.card()).chain(player.area.iter().filter_map(|id| cards::by_id(id)))
}

/// In play already, small, as many as there is room for.
fn objectives(pen: &mut Pen, asked: &Asked, of: Area) {
    pen.fill(of, Ink::WalnutRaised, 14.0);
    let (w, h) = ((of.w - 30.0) / 2.0, 98.0);
    let lines = ((of.h - 10.0) / (h + 8.0)).floor().max(1.0) as usize;
    let cards: Vec<&ObjectiveCard> = promised(asked).collect();
    let used = cards.len().div_ceil(2).min(lines) as f32;
    let top = of.center().y - (used * (h + 8.0) - 8.0) / 2.0;
    let alone = cards.len() == 1;
    for (nth, card) in cards.into_iter().take(lines * 2).enumerate() {
        let (column, line) = ((nth % 2) as f32, (nth / 2) as f32);
        let column = if alone { 0.5 } else { column };
        cards::mini_objective(pen, area(of.x + 10.0 + column * (w + 10.0), top + line * (h + 8.0), w, h), card);
    }
}

/// The discard pile in a row.
fn discarded(pen: &mut Pen, asked: &Asked, of: Area) {
    let pile = &asked.player().discard;
    let (w, h) = (128.0, 98.0);
    pen.fill(of, Ink::WalnutRaised, 14.0);
    pen.sprite(Sprite::CardDiscard, Area::around(at(of.x + 50.0, of.center().y), 76.0, 76.0));
    let cattle: Vec<(Cattle, u8)> =
        Cattle::all().map(|kind| (kind, pile.cattle.get(kind))).filter(|kind| kind.1 > 0).collect();
    let objectives: Vec<&ObjectiveCard> = pile.objectives.iter().filter_map(|id| cards::by_id(id)).collect();
    let count = cattle.len() + objectives.len();
    let step = ((of.w - 112.0 - w - 12.0) / (count as f32 - 1.0).max(1.0)).min(w + 10.0);
    for nth in 0..count {
        let card = area(of.x + 108.0 + nth as f32 * step, of.center().y - h / 2.0, w, h);
        match cattle.get(nth) {
            Some(&(kind, count)) => cards::mini(pen, card, kind, count),
            None => cards::mini_objective(pen, card, objectives[nth - cattle.len()]),
        }
    }
}

/// The cards in their order. Where alike cards are options of their own each lies by itself.
fn lying(asked: &Asked, hand: &CardsView) -> Vec<Lying> {
    let mut all = Vec::new();
    let mut put = |card: Card, name: &str, count: u8| {
        let spot = spots::card("hand", name);
        let mut numbers = asked.numbered().filter(|(_, offer)| offer.at.contains(&spot)).map(|(number, _)| number);
        let options = asked.numbered().filter(|(_, offer)| offer.at.contains(&spot)).count() as u8;
        let apart = options.clamp(1, count.max(1));
        for nth in 0..apart {
            let count = if nth + 1 == apart { count + 1 - apart } else { 1 };
            all.push(Lying { card, spot: spot.clone(), count, number: numbers.next() });
        }
    };
    for kind in Cattle::all().filter(|&kind| hand.cattle.get(kind) > 0) {
        put(Card::Cattle(kind), kind.name(), hand.cattle.get(kind));
    }
    let mut ids = hand.objectives.clone();
    ids.dedup();
    for id in ids {
        let count = hand.objectives.iter().filter(|&&other| other == id).count() as u8;
        if let Some(card) = cards::by_id(id) {
            put(Card::Objective(card), id, count);
        }
    }
    all
}

fn one(pen: &mut Pen, lying: &Lying, of: Area, any: bool) {
    pen.spot(lying.spot.clone(), of);
    let name = match lying.card {
        Card::Cattle(kind) => kind.name(),
        Card::Objective(card) => card.id,
        Card::Back => "back",
    };
    pen.thing(Some(lying.spot.clone()), format!("{} {name}", lying.count), of, |pen| {
        face(pen, lying.card, lying.count, of);
    });
    if let Some(number) = lying.number {
        pen.frame(of.inset(-5.0), Ink::Gold, 6.0, of.w * 0.1, false);
        pen.offer_seat(number, of, at(of.x + 14.0, of.bottom() - 14.0), 64.0, On::Paper);
    } else if any {
        rows::veil(pen, of, of.w * 0.09);
    }
}

fn face(pen: &mut Pen, card: Card, count: u8, of: Area) {
    match card {
        Card::Cattle(kind) => cards::pile(pen, of, kind, count),
        Card::Objective(card) => {
            cards::objective(pen, of, card);
            cards::times(pen, of, count);
        }
        Card::Back => {
            cards::back(pen, of);
            cards::times(pen, of, count);
        }
    }
}

/// What is asked, as icons.
fn question(asked: &Asked) -> Vec<Vec<Token>> {
    let count = asked.asked_number("cards").unwrap_or(1).to_string();
    match asked.decision.prompt.id.as_ref() {
        "gwt-ask-trash" | "gwt-ask-trash-exactly" => vec![vec![Token::Icon(Sprite::CardTrash), Token::Number(count)]],
        "gwt-ask-shed" => {
            let branchlets = vec![Token::Icon(Sprite::Branchlet), Token::Number(count.clone())];
            vec![vec![Token::Icon(Sprite::CardDiscard), Token::Number(count)], vec![Token::Arrow], branchlets]
        }
        "gwt-ask-discard" => vec![wanted(asked), vec![Token::Arrow], gained(asked)],
        "gwt-ask-end" => {
            vec![vec![Token::Icon(Sprite::Exchange)], vec![Token::Arrow], vec![Token::Icon(Sprite::CardDrawDiscard)]]
        }
        _ => vec![vec![Token::Icon(Sprite::CardDiscard), Token::Number(count)]],
    }
}

/// Rows of icons on paper, one leading to the next.
fn icons_of(pen: &mut Pen, lines: &[Vec<Token>], of: Area) {
    pen.plate(of, Ink::Face, Ink::Line, 4.0, 16.0);
    let arrows = lines.iter().filter(|line| line[..] == [Token::Arrow]).count() as f32;
    let (low, high) = (58.0, (of.h - 24.0 - 58.0 * arrows) / (lines.len() as f32 - arrows));
    let mut y = of.y + 12.0;
    for line in lines {
        if line[..] == [Token::Arrow] {
            down(pen, area(of.x, y, of.w, low));
            y += low;
        } else {
            tokens::row(pen, line, area(of.x + 12.0, y, of.w - 24.0, high), high.min(124.0), Ink::Line);
            y += high;
        }
    }
}

/// An arrow that points down.
fn down(pen: &mut Pen, of: Area) {
    let (x, y) = (of.center().x, of.center().y);
    let arrow = crate::scene::outline::Outline::from(x, y - 22.0)
        .to(x, y + 20.0)
        .jump(x - 16.0, y + 4.0)
        .to(x, y + 22.0)
        .to(x + 16.0, y + 4.0);
    pen.path(arrow, None, Some((Ink::Line, 9.0)));
}

fn argument<'a>(asked: &'a Asked, name: &str) -> Option<&'a Phrase> {
    asked.decision.prompt.args.iter().find_map(|(other, arg)| match arg {
        Arg::Phrase(phrase) if other == name => Some(&**phrase),
        _ => None,
    })
}

fn number_of(phrase: &Phrase, name: &str) -> i64 {
    let number = |(other, arg): &(std::borrow::Cow<'static, str>, Arg)| match arg {
        Arg::Number(number) if other == name => Some(*number),
        _ => None,
    };
    phrase.args.iter().find_map(number).unwrap_or_default()
}

fn wanted(asked: &Asked) -> Vec<Token> {
    let Some(want) = argument(asked, "want") else { return vec![Token::Icon(Sprite::CardDiscard)] };
    let icon = match want.id.as_ref() {
        "gwt-want-pair" => Sprite::CattlePair,
        "gwt-want-objective" => Sprite::Objective,
        "gwt-want-value" => {
            return vec![Token::Icon(Sprite::CattleAny), Token::Number(number_of(want, "value").to_string())];
        }
        id => {
            let breed = Breed::ALL.into_iter().find(|breed| id.ends_with(breed.name()));
            breed.map_or(Sprite::CattleAny, icons::breed)
        }
    };
    vec![Token::Icon(icon)]
}

fn gained(asked: &Asked) -> Vec<Token> {
    let Some(gain) = argument(asked, "gain") else { return Vec::new() };
    let mut row = Vec::new();
    let (dollars, certificates) = (number_of(gain, "dollars"), number_of(gain, "certificates"));
    if dollars > 0 {
        row.push(Token::Coin(dollars as i32));
    }
    if certificates > 0 {
        row.push(Token::Icon(Sprite::Certificate));
    }
    if certificates > 1 {
        row.push(Token::Number(certificates.to_string()));
    }
    if gain.id.contains("objective") {
        row.push(Token::Icon(Sprite::Objective));
    }
    let spaces = number_of(gain, "spaces");
    if spaces > 0 {
        row.extend([Token::Icon(Sprite::Engine), Token::Number(spaces.to_string())]);
    }
    row
}

/// Which two cards, of the market or of the hand: every pair on a plate of its own.
pub fn pairs(asked: &Asked) -> Scene {
    let height = 756.0;
    let chips = [asked.workers(Worker::Cowboy), asked.money(), asked.points()];
    let mut scene = asked.scene(height, &chips);
    let room = room(&scene, hand::STRIP);
    let mut pen = Pen::in_pane(&mut scene, room, LEAST_TEXT);
    super::deliver::land(&mut pen.from(0.0, room.y));
    let offers: Vec<(usize, &Offer)> = asked.numbered().filter(|(_, offer)| offer.at.len() > 1).collect();
    let columns = match offers.len() {
        1 => 1,
        2 | 4 => 2,
        _ => 3,
    };
    let lines = offers.len().div_ceil(columns).max(1);
    let gap = 18.0;
    let w = ((WIDTH - 40.0 - gap * (columns as f32 - 1.0)) / columns as f32).min(500.0);
    let h = ((room.h - 40.0 - gap * (lines as f32 - 1.0)) / lines as f32).min(320.0);
    let left = (WIDTH - w * columns as f32 - gap * (columns as f32 - 1.0)) / 2.0;
    let top = room.y + (room.h - h * lines as f32 - gap * (lines as f32 - 1.0)) / 2.0;
    for (nth, (number, offer)) in offers.into_iter().enumerate() {
        let (column, line) = ((nth % columns) as f32, (nth / columns) as f32);
        let of = area(left + column * (w + gap), top + line * (h + gap), w, h);
        rows::panel(&mut pen, of, Ink::Face);
        pen.frame(of.inset(5.0), Ink::GoldDeep, 5.0, 12.0, false);
        pen.offer_seat(number, of, at(of.x + 46.0, of.center().y), 64.0, On::Paper);
        let ch = h - 40.0;
        let cw = (ch * cards::SHAPE).min((w - 118.0) / 2.0);
        for (card, spot) in offer.at.iter().enumerate().take(2) {
            let name = spot.as_str().split_once('.').map_or("", |parts| parts.1);
            let Some(kind) = Cattle::from_name(name) else { continue };
            let of = area(
                of.x + 88.0 + card as f32 * (cw + 8.0),
                of.y + (h - cw / cards::SHAPE) / 2.0,
                cw,
                cw / cards::SHAPE,
            );
            pen.spot(spot.clone(), of);
            cards::cattle(&mut pen, of, kind);
        }
    }
    asked.hand(&mut scene);
    scene
}
