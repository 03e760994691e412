//! The table: a body that breaks one rule, what Discord answers, and the same body one step inside.

// The table reads better without `&` before every body.
#![allow(clippy::needless_pass_by_value)]

mod answers;
mod commands;
mod components;
mod messages;
mod places;

use serde_json::{Value, json};

/// Where a body goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Message,
    Edit,
    /// The callback of a slash command, of a pressed button, of an autocomplete.
    Slash,
    Press,
    Complete,
    FollowUp,
    Original,
    Command,
    Bulk,
    Thread,
    ThreadOn,
    Channel,
    Emoji,
    Direct,
}

pub struct Case {
    pub name: &'static str,
    pub target: Target,
    pub bad: Value,
    pub status: u16,
    pub code: u64,
    /// The path of the fault in `errors`.
    pub at: &'static str,
    pub good: Value,
}

/// `n` letters.
fn x(n: usize) -> String {
    "x".repeat(n)
}

fn form(name: &'static str, target: Target, at: &'static str, bad: Value, good: Value) -> Case {
    Case { name, target, bad, status: 400, code: 50035, at, good }
}

fn button(n: usize) -> Value {
    json!({"type": 2, "style": 1, "label": "ok", "custom_id": format!("b{n}")})
}

fn buttons(n: usize) -> Value {
    (0..n).map(button).collect()
}

/// A message with these rows.
fn rows(rows: Value) -> Value {
    json!({"content": "x", "components": rows})
}

/// A message with one row of one component.
fn part(part: Value) -> Value {
    rows(json!([{"type": 1, "components": [part]}]))
}

/// A button with one field changed.
fn with(key: &str, value: Value) -> Value {
    let mut one = button(0);
    one[key] = value;
    part(one)
}

fn choice(n: usize) -> Value {
    json!({"label": format!("label {n}"), "value": format!("v{n}")})
}

fn select(options: usize, key: &str, value: Value) -> Value {
    let mut one = json!({"type": 3, "custom_id": "s", "options": (0..options).map(choice).collect::<Vec<_>>()});
    if !key.is_empty() {
        one[key] = value;
    }
    part(one)
}

fn select_option(key: &str, value: Value) -> Value {
    let mut one = choice(0);
    one[key] = value;
    part(json!({"type": 3, "custom_id": "s", "options": [one]}))
}

fn embed(one: Value) -> Value {
    json!({"embeds": [one]})
}

fn command(key: &str, value: Value) -> Value {
    let mut one = json!({"name": "play", "description": "plays"});
    one[key] = value;
    one
}

fn option(key: &str, value: Value) -> Value {
    let mut one = json!({"name": "what", "description": "x", "type": 3});
    one[key] = value;
    command("options", json!([one]))
}

fn modal(key: &str, value: Value) -> Value {
    let mut data = json!({"custom_id": "m", "title": "t", "components": [{"type": 1, "components": [{"type": 4, "custom_id": "i", "style": 1, "label": "l"}]}]});
    data[key] = value;
    json!({"type": 9, "data": data})
}

fn input(key: &str, value: Value) -> Value {
    let mut one = json!({"type": 4, "custom_id": "i", "style": 1, "label": "l"});
    one[key] = value;
    modal("components", json!([{"type": 1, "components": [one]}]))
}

fn choices(list: Value) -> Value {
    json!({"type": 8, "data": {"choices": list}})
}

const PIXEL: &str = "data:image/png;base64,iVBORw0KGgo=";

pub fn cases(user: &str) -> Vec<Case> {
    [messages::messages(user), components::components(), answers::answers(), commands::commands(), places::places(user)]
        .into_iter()
        .flatten()
        .collect()
}
