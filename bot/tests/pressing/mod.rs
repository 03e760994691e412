//! Panels by what can be pressed on them.

#![allow(dead_code)]

use crate::people::{changed, own_id, parts, until};
use local_discord::Id;
use local_discord::driver::{DriveError, Person, Seen};
use serde_json::Value;

/// What somebody can press on a panel: the component, the value if it is a menu, and what it means.
#[derive(Clone)]
pub struct Press {
    pub id: String,
    pub value: Option<String>,
    pub key: String,
}

impl Press {
    /// Presses it, without waiting.
    pub fn begin(&self, person: &Person, panel: &Seen) -> Result<Id, DriveError> {
        match &self.value {
            Some(value) => person.begin_choice(panel.id, &self.id, value),
            None => person.begin_press(panel.id, &self.id),
        }
    }
}

/// What can be seen of a message, without what changes by itself.
pub fn face(message: &Seen) -> (Value, Value, Value) {
    (message.json["content"].clone(), message.json["embeds"].clone(), message.json["components"].clone())
}

pub fn step_of(panel: &Seen) -> u64 {
    let parts = parts(panel);
    let id = parts.iter().find_map(|part| part["custom_id"].as_str()).unwrap_or_else(|| panic!("no buttons: {panel}"));
    id.split(':').nth(2).unwrap().parse().unwrap()
}

pub fn presses(panel: &Seen) -> Vec<Press> {
    let mut all = Vec::new();
    for part in parts(panel).iter().filter(|part| part["disabled"] != true) {
        let id = part["custom_id"].as_str().unwrap().to_owned();
        let key = id.splitn(4, ':').nth(3).unwrap().to_owned();
        let values = part["options"].as_array().into_iter().flatten().map(|one| one["value"].as_str().unwrap());
        match key.as_str() {
            "~pick" => all.extend(values.map(|value| {
                let value = value.to_owned();
                Press { id: id.clone(), key: value.clone(), value: Some(value) }
            })),
            "~section" => all.extend(values.map(|value| Press {
                id: id.clone(),
                key: key.clone(),
                value: Some(value.to_owned()),
            })),
            "~back" | "~restart" => all.push(Press { id, value: None, key }),
            _ if !key.starts_with('~') => all.push(Press { id, value: None, key }),
            _ => {}
        }
    }
    all
}

/// Presses one of the bot's own buttons, and answers with what is shown in its place.
pub async fn press(person: &Person, on: &Seen, key: &str) -> Seen {
    person.begin_press(on.id, &own_id(on, key)).unwrap();
    until(&format!("something else than\n{on}"), || person.message(on.id).filter(|now| face(now) != face(on))).await
}

/// Takes the offer of this key.
pub async fn take(person: &Person, panel: &Seen, key: &str) -> Seen {
    let press =
        presses(panel).into_iter().find(|press| press.key == key).unwrap_or_else(|| panic!("no {key}: {panel}"));
    press.begin(person, panel).unwrap();
    changed(person, panel).await
}
