//! How many cards to draw: a plate for each number, what is still in the draw stack, and the hand.

use super::discs;
use super::parts::rows;
use crate::great_western_trail::crops::asked::{Asked, room};
use crate::great_western_trail::crops::hand;
use crate::great_western_trail::pieces::cards;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::{On, Scene};
use engine::great_western_trail::CardsView;
use engine::great_western_trail::content::*;

const WIDTH: f32 = 1080.0;
const HEIGHT: f32 = 720.0;

pub fn scene(asked: &Asked) -> Scene {
    let mut scene = asked.scene(HEIGHT, &[asked.money(), asked.certificates(), asked.points()]);
    let room = room(&scene, hand::STRIP);
    let mut pen = Pen::in_pane(&mut scene, room, LEAST_TEXT);
    discs::land(&mut pen.from(0.0, room.y));
    let options: Vec<(usize, u8)> = asked
        .numbered()
        .filter_map(|(number, offer)| Some((number, offer.key.as_str().strip_prefix("draw.")?.parse().ok()?)))
        .collect();
    let columns = options.len().clamp(1, 4);
    let lines = options.len().div_ceil(columns).max(1);
    let of = area(16.0, room.y + 16.0, WIDTH - 32.0, 262.0);
    let h = (of.h - 12.0 * (lines as f32 - 1.0)) / lines as f32;
    for (nth, (number, count)) in options.into_iter().enumerate() {
        let line = area(of.x, of.y + (nth / columns) as f32 * (h + 12.0), of.w, h);
        if let Some(of) = line.columns(columns, 14.0).nth(nth % columns) {
            option(&mut pen, of, number, count);
        }
    }
    stack(&mut pen, asked, area(16.0, of.bottom() + 18.0, WIDTH - 32.0, room.bottom() - of.bottom() - 30.0));
    asked.hand(&mut scene);
    scene
}

/// As many backs of cards.
fn option(pen: &mut Pen, of: Area, number: usize, count: u8) {
    rows::panel(pen, of, Ink::Face);
    pen.frame(of.inset(5.0), Ink::GoldDeep, 5.0, 12.0, false);
    pen.offer_seat(number, of, at(of.x + 46.0, of.center().y), 64.0, On::Paper);
    let room = area(of.x + 88.0, of.y + 16.0, of.w - 108.0, of.h - 32.0);
    let (h, most) = (room.h.min(170.0), room.w);
    let w = (h * 0.72).min(most);
    let step = ((most - w) / (f32::from(count) - 1.0).max(1.0)).min(w * 0.5);
    let all = w + step * (f32::from(count) - 1.0);
    for nth in 0..count {
        let x = room.x + (room.w - all) / 2.0 + f32::from(nth) * step;
        let card = area(x, room.center().y - h / 2.0, w, h);
        pen.fill(card.shifted(4.0, 6.0), Ink::Shadow, 10.0);
        pen.plate(card, Ink::Cowboy, Ink::Line, 4.0, 12.0);
        pen.frame(card.inset(10.0), Ink::Gold, 3.0, 7.0, false);
        let last = nth + 1 == count;
        if last {
            pen.text(card.center(), Align::Middle, 64.0_f32.min(h * 0.6), Ink::Chalk, count.to_string());
        }
    }
}

/// What lies in the draw stack, in no order: everything that is neither in the hand nor discarded.
fn stack(pen: &mut Pen, asked: &Asked, of: Area) {
    pen.fill(of, Ink::WalnutRaised, 16.0);
    pen.sprite(Sprite::CardBack, Area::around(at(of.x + 46.0, of.center().y), 76.0, 76.0));
    pen.text(at(of.x + 88.0, of.center().y), Align::Left, 50.0, Ink::Chalk, asked.player().stack_size.to_string());
    let there = left(asked);
    let cattle: Vec<(Cattle, u8)> =
        Cattle::all().map(|kind| (kind, there.cattle.get(kind))).filter(|kind| kind.1 > 0).collect();
    let objectives: Vec<&ObjectiveCard> = there.objectives.iter().filter_map(|id| cards::by_id(id)).collect();
    let count = cattle.len() + objectives.len();
    let (w, h) = (128.0, 98.0);
    let room = of.w - 160.0 - w - 12.0;
    let step = (room / (count as f32 - 1.0).max(1.0)).min(w + 10.0);
    for nth in 0..count {
        let card = area(of.x + 160.0 + nth as f32 * step, of.center().y - h / 2.0, w, h);
        match cattle.get(nth) {
            Some(&(kind, count)) => cards::mini(pen, card, kind, count),
            None => cards::mini_objective(pen, card, objectives[nth - cattle.len()]),
        }
    }
}

fn left(asked: &Asked) -> CardsView {
    let player = asked.player();
    let mut there = player.hand_and_stack.clone();
    let Some(hand) = &player.hand else { return CardsView::default() };
    for kind in Cattle::all() {
        for _ in 0..hand.cattle.get(kind).min(there.cattle.get(kind)) {
            there.cattle.remove(kind);
        }
    }
    for id in &hand.objectives {
        if let Some(row) = there.objectives.iter().position(|other| other == id) {
            there.objectives.remove(row);
        }
    }
    there
}
