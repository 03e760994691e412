//! Which hazard to remove, which teepee or outlaw to trade with: the tiles with what they bring, and the hand.

use super::asked::{Asked, room, trail_place};
use super::hand;
use super::window::{Around, Window, Wish};
use crate::great_western_trail::pieces::icons::Token;
use crate::scene::Scene;
use crate::scene::sprite::Sprite;
use crate::stage::header;
use engine::Arg;
use engine::great_western_trail::content::*;

const HEIGHT: f32 = 760.0;

pub fn scene(asked: &Asked) -> Scene {
    let mut chips = vec![asked.money(), asked.certificates()];
    if asked.view.catalog().start_tokens > 0 {
        chips.push(header::amount(Sprite::Exchange, &asked.player().exchange));
    }
    chips.extend(price(asked));
    chips.push(asked.points());
    let mut scene = asked.scene(HEIGHT, &chips);
    let room = room(&scene, hand::STRIP);
    let wanted: Vec<Place> = asked.spots().filter_map(trail_place).collect();
    // Where one stands is seen too, as long as that does not make the tiles small.
    let here: Vec<Place> = wanted.iter().copied().chain(asked.player().herder).collect();
    let near = Window::near(asked.view, Wish::new(&here, Around::Number), room);
    let window = near.unwrap_or_else(|| Window::of(asked.view, Wish::new(&wanted, Around::Number), room));
    window.draw(&mut scene, asked.view);
    asked.hand(&mut scene);
    scene
}

/// What removing a hazard costs, the same for all of them.
fn price(asked: &Asked) -> Option<Vec<Token>> {
    asked.decision.prompt.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(dollars) if name == "dollars" => {
            Some(vec![Token::Icon(Sprite::RemoveHazard), Token::Pay(dollars.to_string())])
        }
        _ => None,
    })
}
