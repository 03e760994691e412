//! Which objective card to take: those on display, the stack, and the hand.

use crate::great_western_trail::crops::asked::{Asked, room};
use crate::great_western_trail::crops::hand;
use crate::great_western_trail::pieces::cards;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::{On, Scene};
use crate::stage::header;
use engine::Spot;
use engine::great_western_trail::spots;

const WIDTH: f32 = 1080.0;
const HEIGHT: f32 = 720.0;
const BADGE: f32 = 64.0;

pub fn scene(asked: &Asked) -> Scene {
    let player = asked.player();
    let held = header::amount(Sprite::Objective, &(player.area.len() + 1));
    let mut scene = asked.scene(HEIGHT, &[held, asked.money(), asked.points()]);
    let room = room(&scene, hand::STRIP);
    let mut pen = Pen::in_pane(&mut scene, room, LEAST_TEXT);
    pen.fill(room, Ink::ObjectivesPanel, 0.0);
    let columns: Vec<Area> = area(34.0, room.y + 26.0, WIDTH - 52.0, room.h - 62.0).columns(5, 24.0).collect();
    for (row, id) in asked.view.display.iter().enumerate() {
        let (of, spot) = (columns[row], spots::display(row));
        pen.spot(spot.clone(), of);
        match id.and_then(cards::by_id) {
            Some(card) => {
                pen.thing(Some(spot.clone()), format!("objective {}", card.id), of, |pen| {
                    cards::objective(pen, of, card);
                });
            }
            None => pen.fill(of.inset(8.0), Ink::Forest, 16.0),
        }
        number(&mut pen, asked, &spot, of);
    }
    stack(&mut pen, asked, columns[4]);
    asked.hand(&mut scene);
    scene
}

/// On the lower left corner: points are on top, and what a card gives in the middle of its foot.
fn number(pen: &mut Pen, asked: &Asked, spot: &Spot, of: Area) {
    if asked.is_offered(spot) {
        pen.frame(of.inset(-5.0), Ink::Gold, 6.0, of.w * 0.1, false);
        pen.badge_seat(spot, at(of.x + 2.0, of.bottom() - 2.0), BADGE, On::Paper);
    }
}

fn stack(pen: &mut Pen, asked: &Asked, of: Area) {
    let (spot, left) = (spots::objective_stack(), asked.view.objectives_left);
    let of = area(of.x, of.y + 10.0, of.w - 10.0, of.h - 10.0);
    pen.spot(spot.clone(), of);
    for nth in (0..left.min(3)).rev() {
        let by = f32::from(nth) * 6.0;
        pen.plate(of.shifted(by, -by), Ink::Green, Ink::Line, 4.0, 18.0);
    }
    pen.frame(of.inset(14.0), Ink::Chalk, 3.0, 10.0, false);
    pen.sprite(Sprite::Objective, Area::around(at(of.center().x, of.y + of.h * 0.36), 120.0, 130.0));
    pen.text(at(of.center().x, of.y + of.h * 0.72), Align::Middle, 64.0, Ink::Chalk, format!("×{left}"));
    number(pen, asked, &spot, of);
}
