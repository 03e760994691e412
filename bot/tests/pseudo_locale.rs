//! No sentence is hard-coded: in the pseudo-locale, where every letter is accented and every message stands between
//! ⟦ and ⟧, nothing that people read has a plain letter.

use bot::protocol::Protocol;
use engine::{Game, Options, Seed, playout};
use serde_json::{Value, json};
use words::{Language, Voice};

const GAMES: u64 = 3;

#[test]
fn everything_that_a_table_says_is_worded_through_the_language_files() {
    for game in engine::games() {
        for &players in game.players {
            (0..GAMES).for_each(|seed| play(game, players, seed));
        }
    }
}

#[test]
fn every_topic_and_waiting_line_is_worded_through_the_language_files() {
    let voice = Voice::new(Language::Pseudo);
    for game in engine::games() {
        for topic in (game.topics)() {
            wrapped(&words::say(&topic.title, &voice));
            wrapped(&words::say(&topic.text, &voice));
        }
        let seed = Seed::from(1);
        let (mut table, told) = game.open(&Options::new(), game.players[0].into(), seed).unwrap();
        told.public
            .iter()
            .chain(told.seats.iter().flatten())
            .for_each(|line| wrapped(&words::say(&line.phrase, &voice)));
        let mut pick = playout::picker(seed);
        while let Some(decision) = table.decision() {
            wrapped(&words::say(&table.waiting(), &voice));
            let picked = pick.below(decision.choices.len() as u32) as usize;
            let key = decision.choices[picked].offer.key;
            table.choose(decision.seat, decision.step, key.as_str()).unwrap();
        }
        wrapped(&words::say(&table.waiting(), &voice));
    }
}

fn play(game: Game, players: u8, seed: u64) {
    let mut protocol = Protocol::new(Language::Pseudo);
    let mut ask = |request: Value| -> Value { serde_json::from_str(&protocol.answer(&request.to_string())).unwrap() };
    ask(json!({"do": "new", "game": game.kind.0, "players": players, "seed": seed}));
    let mut pick = playout::picker(Seed::from(seed));
    loop {
        let menu = ask(json!({"do": "menu"}));
        wrapped(menu["prompt"].as_str().unwrap());
        let offers = menu["offers"].as_array().unwrap();
        if offers.is_empty() {
            return;
        }
        for offer in offers {
            wrapped(offer["label"].as_str().unwrap());
            [&offer["hint"], &offer["group"]].into_iter().filter_map(Value::as_str).for_each(wrapped);
        }
        for withheld in ask(json!({"do": "explain"}))["withheld"].as_array().unwrap() {
            wrapped(withheld["label"].as_str().unwrap());
            wrapped(withheld["why"].as_str().unwrap());
        }
        let key = &offers[pick.below(offers.len() as u32) as usize]["key"];
        let chosen = ask(json!({"do": "choose", "seat": menu["seat"], "step": menu["step"], "key": key}));
        let told = chosen["told"].as_object().unwrap();
        told.values().flat_map(|lines| lines.as_array().unwrap()).for_each(|line| wrapped(line.as_str().unwrap()));
    }
}

fn wrapped(sentence: &str) {
    assert!(sentence.starts_with('⟦') && sentence.ends_with('⟧'), "not worded: {sentence}");
    assert!(!sentence.contains('⟨'), "a message is missing: {sentence}");
    assert!(!sentence.chars().any(|letter| letter.is_ascii_alphabetic()), "partly not worded: {sentence}");
}
