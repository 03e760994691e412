use bot::discord::{File, Message};
use engine::{AnyTable, Seat};

fn show_a_hand(table: &AnyTable, draw: impl FnOnce(engine::AnyView) -> File) -> Message {
    Message { seen: vec![table.view_of(Seat(0)).map(draw)], ..Message::default() }
}

fn main() {}
