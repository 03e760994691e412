//! What the tests of the table protocol share.

#![allow(dead_code)]

use bot::protocol::Protocol;
use engine::{Dice, Seed};
use serde_json::{Value, json};
use words::Language;

/// A conversation with a table in this process.
pub struct Conversation(Protocol);

impl Conversation {
    pub fn new() -> Conversation {
        Conversation(Protocol::new(Language::English))
    }

    /// A table of that game with these seats, just opened.
    pub fn about(game: &str, players: u8, seed: u64) -> Conversation {
        let mut conversation = Conversation::new();
        let opened = conversation.ask(&json!({"do": "new", "game": game, "players": players, "seed": seed}));
        assert_eq!(opened["step"], 0, "{opened}");
        conversation
    }

    pub fn say(&mut self, line: &str) -> Value {
        let answer = self.0.answer(line);
        assert!(!answer.contains('\n'), "an answer is one line: {answer}");
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert!(answer.is_object(), "an answer is an object: {answer}");
        answer
    }

    pub fn ask(&mut self, request: &Value) -> Value {
        self.say(&request.to_string())
    }

    pub fn simply(&mut self, request: &str) -> Value {
        self.ask(&json!({"do": request}))
    }

    /// Takes one of the offers at random; `None` once there are none, or if the engine finds a fault.
    pub fn step(&mut self, pick: &mut Dice) -> Option<Value> {
        let menu = self.simply("menu");
        let offers = menu["offers"].as_array()?;
        if offers.is_empty() {
            return None;
        }
        let key = &offers[pick.below(offers.len() as u32) as usize]["key"];
        let chosen = self.ask(&json!({"do": "choose", "seat": menu["seat"], "step": menu["step"], "key": key}));
        chosen.get("told").is_some().then_some(chosen)
    }

    /// At most this many random steps.
    pub fn steps(&mut self, count: usize, pick: &mut Dice) -> usize {
        (0..count).take_while(|_| self.step(pick).is_some()).count()
    }

    /// Everything that a wrong request must not change.
    pub fn position(&mut self) -> [Value; 3] {
        ["state", "menu", "standings"].map(|request| self.simply(request))
    }
}

pub fn pick(seed: u64) -> Dice {
    Dice::new(Seed::from(seed))
}
