use engine::Seat;
use engine::mind::{Guess, Mind};

fn cheat<R: Mind>(state: R) -> Guess<R> {
    Guess { state, seat: Seat(0) }
}

fn main() {}
