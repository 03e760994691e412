//! The hand below a picture: for its owner the cards and what they are worth, for others their backs.

use crate::great_western_trail::pieces::cards;
use crate::scene::On;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{CardsView, PlayerView, View, spots};
use engine::{Seat, Spot};

pub const STRIP: f32 = 204.0;
pub const ROW: f32 = 98.0;
const WIDTH: f32 = 1080.0;
/// Beside the panel with the piles, and without them.
const PANEL: f32 = 300.0;
const SMALL_PANEL: f32 = 176.0;

#[derive(Clone, Copy)]
enum Kind {
    Cattle(Cattle),
    Objective(&'static ObjectiveCard),
    Back,
}

/// Of a card in the row, or in the strip where some of them are offered.
#[derive(Clone, Copy)]
enum Size<'a> {
    Small,
    Large(&'a dyn Fn(&Spot) -> bool),
}

impl Size<'_> {
    fn is_offered(self, spot: &Spot) -> bool {
        matches!(self, Size::Large(offered) if offered(spot))
    }
}

/// Kinds of cards and how many of each, in the order they are shown.
fn kinds(player: &PlayerView) -> Vec<(Kind, u8)> {
    let Some(hand) = &player.hand else {
        return vec![(Kind::Back, 1); usize::from(player.hand_size)];
    };
    let cattle = Cattle::all().map(|kind| (Kind::Cattle(kind), hand.cattle.get(kind))).filter(|kind| kind.1 > 0);
    let mut kinds: Vec<(Kind, u8)> = cattle.collect();
    let mut ids: Vec<&str> = hand.objectives.clone();
    ids.dedup();
    for id in ids {
        let count = hand.objectives.iter().filter(|&&other| other == id).count() as u8;
        kinds.extend(cards::by_id(id).map(|card| (Kind::Objective(card), count)));
    }
    kinds
}

/// What a delivery of this hand would bring, certificates aside: every breed counts once.
fn worth(hand: &CardsView, player: &PlayerView) -> u32 {
    let mut breeds: Vec<(Breed, u8)> = Vec::new();
    for card in Cattle::all().filter(|&kind| hand.cattle.get(kind) > 0).map(Cattle::card) {
        if !breeds.iter().any(|known| known.0 == card.breed) {
            breeds.push((card.breed, card.breeding));
        }
    }
    breeds.iter().map(|breed| u32::from(breed.1)).sum::<u32>() + u32::from(player.permanent_certificates)
}

/// The walnut that things of one's own lie on.
pub fn counter(pen: &mut Pen, of: Area) {
    pen.fill(of, Ink::Walnut, 0.0);
    pen.fill(area(of.x, of.y, of.w, 7.0), Ink::WalnutEdge, 0.0);
    pen.fill(area(of.x, of.y + 7.0, of.w, 4.0), Ink::WalnutRaised, 0.0);
}

/// The strip, from its upper left corner.
pub fn strip(pen: &mut Pen, view: &View, seat: Seat, offered: &dyn Fn(&Spot) -> bool) {
    counter(pen, area(0.0, 0.0, WIDTH, STRIP));
    let Some(player) = view.players.get(seat.index()) else { return };
    let kinds = kinds(player);
    if kinds.is_empty() && player.hand.is_some() {
        in_play(pen, area(16.0, 22.0, WIDTH - 32.0 - PANEL - 14.0, 168.0), player);
    }
    let (w, gap, panel) = if kinds.len() <= 5 { (136.0, 12.0, PANEL) } else { (120.0, 8.0, SMALL_PANEL) };
    let h = w / cards::SHAPE;
    let top = 22.0 + (170.0 - h) / 2.0;
    let room = WIDTH - 16.0 - panel - 24.0 - w;
    let step = (w + gap).min(room / (kinds.len() as f32 - 1.0).max(1.0));
    for (nth, &(kind, count)) in kinds.iter().enumerate() {
        card(pen, area(16.0 + nth as f32 * step, top, w, h), kind, count, Size::Large(offered));
    }
    self::panel(pen, area(WIDTH - 16.0 - panel, 22.0, panel, 168.0), player);
}

/// Whoever holds no card sees what she has promised instead.
fn in_play(pen: &mut Pen, of: Area, player: &PlayerView) {
    pen.fill(of, Ink::WalnutRaised, 14.0);
    pen.sprite(Sprite::Objective, Area::around(at(of.x + 50.0, of.center().y), 76.0, 84.0));
    let mut objectives = vec![player.starting.card()];
    objectives.extend(player.area.iter().filter_map(|id| cards::by_id(id)));
    let (h, w) = (of.h - 20.0, (of.h - 20.0) * cards::SHAPE);
    let room = of.w - 100.0 - w - 12.0;
    let step = (w + 12.0).min(room / (objectives.len() as f32 - 1.0).max(1.0));
    for (nth, card) in objectives.into_iter().enumerate() {
        cards::objective(pen, area(of.x + 100.0 + nth as f32 * step, of.y + 10.0, w, h), card);
    }
}

/// The small row, from its upper left corner.
pub fn row(pen: &mut Pen, view: &View, seat: Seat) {
    let Some(player) = view.players.get(seat.index()) else { return };
    let kinds = kinds(player);
    let (w, room) = (128.0, WIDTH - 32.0 - 128.0);
    let step = (w + 10.0_f32).min(room / (kinds.len() as f32 - 1.0).max(1.0));
    for (nth, &(kind, count)) in kinds.iter().enumerate() {
        card(pen, area(nth as f32 * step, 0.0, w, ROW), kind, count, Size::Small);
    }
    let taken = if kinds.is_empty() { 0.0 } else { step * (kinds.len() as f32 - 1.0) + w + 14.0 };
    let left = area(taken, 0.0, WIDTH - 32.0 - taken, ROW);
    if left.w >= SMALL_PANEL {
        flat_panel(pen, left, player);
    }
}

/// What the hand is worth and both piles in one line, as far as there is room.
fn flat_panel(pen: &mut Pen, of: Area, player: &PlayerView) {
    pen.fill(of, Ink::WalnutRaised, 14.0);
    let y = of.center().y;
    if let Some(hand) = &player.hand {
        pen.sprite(Sprite::Delivery, Area::around(at(of.x + 54.0, y), 72.0, 72.0));
        pen.text(at(of.x + 108.0, y), Align::Middle, 46.0, Ink::Chalk, "=");
        pen.text(at(of.x + 126.0, y), Align::Left, 58.0, Ink::Gold, worth(hand, player).to_string());
    }
    let piles = [(Sprite::CardBack, u32::from(player.stack_size)), (Sprite::CardDiscard, discarded(player))];
    let mut x = of.x + 226.0;
    for (icon, count) in piles {
        if x + 120.0 > of.right() {
            break;
        }
        pen.sprite(icon, Area::around(at(x + 30.0, y), 62.0, 62.0));
        pen.text(at(x + 66.0, y), Align::Left, 46.0, Ink::Chalk, count.to_string());
        x += ((of.right() - of.x - 226.0) / 2.0).clamp(124.0, 140.0);
    }
}

fn discarded(player: &PlayerView) -> u32 {
    player.discard.cattle.len() + player.discard.objectives.len() as u32
}

/// On an objective a number lies beside what it gives.
const ON_OBJECTIVE: f32 = 50.0;

fn card(pen: &mut Pen, of: Area, kind: Kind, count: u8, size: Size) {
    let name = match kind {
        Kind::Cattle(kind) => kind.name(),
        Kind::Objective(card) => card.id,
        Kind::Back => return cards::back(pen, of),
    };
    let spot = spots::card("hand", name);
    pen.spot(spot.clone(), of);
    let small = matches!(size, Size::Small);
    let badge = match kind {
        Kind::Objective(_) => ON_OBJECTIVE,
        _ if small => 50.0,
        _ => 60.0,
    };
    pen.badge_seat(&spot, cards::badge_seat(of, badge), badge, On::Paper);
    let beside = if size.is_offered(&spot) { ON_OBJECTIVE * 0.94 } else { 0.0 };
    pen.thing(Some(spot), format!("{count} {name}"), of, |pen| match kind {
        Kind::Cattle(kind) if small => cards::mini(pen, of, kind, count),
        Kind::Cattle(kind) => cards::pile(pen, of, kind, count),
        Kind::Objective(card) if small => cards::mini_objective(pen, of, card),
        Kind::Objective(card) => {
            cards::objective_beside(pen, of, card, beside);
            cards::times(pen, of, count);
        }
        Kind::Back => {}
    });
}

/// What the hand is worth, and both piles where there is room for them.
pub fn panel(pen: &mut Pen, of: Area, player: &PlayerView) {
    pen.fill(of, Ink::WalnutRaised, 14.0);
    let wide = of.w > SMALL_PANEL;
    let (upper, lower) = (of.y + of.h * 0.25, of.y + of.h * 0.75);
    if let Some(hand) = &player.hand {
        let worth = worth(hand, player).to_string();
        if wide {
            pen.sprite(Sprite::Delivery, Area::around(at(of.x + of.w * 0.20, upper), 72.0, 72.0));
            pen.text(at(of.x + of.w * 0.40, upper), Align::Middle, 46.0, Ink::Chalk, "=");
            pen.text(at(of.x + of.w * 0.62, upper), Align::Middle, 60.0, Ink::Gold, worth);
        } else {
            pen.sprite(Sprite::Delivery, Area::around(at(of.center().x, upper + 6.0), 84.0, 84.0));
            pen.text(at(of.center().x, lower), Align::Middle, 60.0, Ink::Gold, worth);
        }
    }
    if wide {
        let y = of.center().y;
        pen.path(Outline::from(of.x + 14.0, y).to(of.right() - 14.0, y), None, Some((Ink::Walnut, 4.0)));
        for (x, icon, count) in
            [(0.16, Sprite::CardBack, u32::from(player.stack_size)), (0.62, Sprite::CardDiscard, discarded(player))]
        {
            pen.sprite(icon, Area::around(at(of.x + of.w * x, lower), 62.0, 62.0));
            pen.text(at(of.x + of.w * (x + 0.18), lower), Align::Middle, 46.0, Ink::Chalk, count.to_string());
        }
    }
}
