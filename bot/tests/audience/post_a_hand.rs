use bot::discord::{Message, Panel, Speaker, panel};
use bot::play::Sitting;
use engine::Seat;
use render::Studio;

fn post(message: &Message) {
    let _ = message.create("once".to_owned());
}

fn show_my_hand(studio: &Studio, sitting: &Sitting, speaker: &Speaker) {
    let hand = panel(studio, sitting, Seat(0), &Panel::default(), speaker);
    post(&hand);
    let _ = hand.create("once".to_owned());
    let _ = hand.edit();
}

fn main() {}
