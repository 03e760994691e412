use engine::Dice;
use engine::mind::{Mind, Thinker};

fn cheat<R: Mind>(mind: &mut Thinker<R>, state: &R, dice: Dice) {
    let _ = mind.think(state, dice, &mut |_| false);
}

fn main() {}
