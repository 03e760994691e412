//! What tests and measurements ask.

use crate::Exercise;
use crate::test_game::content::Good;
use crate::test_game::state::{Ending, Event, State};

impl Exercise for State {
    fn tallies(&self) -> Vec<(&'static str, f64)> {
        vec![("placed", self.yard.len() as f64 / f64::from(self.seats()))]
    }

    fn exercised(event: &Event, tags: &mut Vec<String>) {
        tags.push(tag(*event));
    }

    fn to_exercise() -> Vec<String> {
        every_tag()
    }
}

fn tag(event: Event) -> String {
    match event {
        Event::Drew { good, .. } => format!("draw:{}", good.key()),
        Event::Opened { good, .. } => format!("open:{}", good.key()),
        Event::Asked { .. } => "ask".to_owned(),
        Event::Gave { good, .. } => format!("give:{}", good.key()),
        Event::Put { good, .. } => format!("put:{}", good.key()),
        Event::Forced => "forced".to_owned(),
        Event::Finished { .. } => "finish".to_owned(),
        Event::Ended(Ending::Deck) => "end:deck".to_owned(),
        Event::Ended(Ending::Rounds) => "end:rounds".to_owned(),
    }
}

fn every_tag() -> Vec<String> {
    let of_goods = ["draw", "open", "give", "put"].iter().flat_map(|verb| Good::ALL.map(|good| (verb, good)));
    let of_goods = of_goods.map(|(verb, good)| format!("{verb}:{}", good.key()));
    let whys = ["moves", "deck", "crate", "nothing-to-give", "not-in-hand", "occupied"];
    let whys = whys.iter().map(|why| format!("why:tg-why-{why}"));
    let others = ["ask", "forced", "finish", "end:deck", "end:rounds"].map(str::to_owned);
    of_goods.chain(whys).chain(others).collect()
}
