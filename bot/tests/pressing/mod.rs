//! Panels by what can be pressed on them.

#![allow(dead_code)]

use crate::people::{changed, own_id, parts, until};
use local_discord::Id;
use local_discord::driver::{DriveError, Person, Seen};
use serde_json::Value;

/// The panel of one who does not decide, by the newest turn message.
pub async fn panel(person: &Person) -> Seen {
    person.click("Take my turn").await.unwrap().message.expect("a panel")
}

/// What somebody can press on a panel: the component, the values if it is a menu, and what it means.
#[derive(Clone)]
pub struct Press {
    pub id: String,
    pub values: Vec<String>,
    pub key: String,
}

impl Press {
    /// Presses it, without waiting.
    pub fn begin(&self, person: &Person, panel: &Seen) -> Result<Id, DriveError> {
        if self.values.is_empty() {
            return person.begin_press(panel.id, &self.id);
        }
        person.begin_choices(panel.id, &self.id, &self.values)
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
        let options = part["options"].as_array().cloned().unwrap_or_default();
        let values: Vec<String> = options.iter().map(|one| one["value"].as_str().unwrap().to_owned()).collect();
        let least = part["min_values"].as_u64().unwrap_or(1) as usize;
        match key.as_str() {
            // Each option, with as many of those after it as have to be chosen with it.
            "~pick" => all.extend((0..values.len()).map(|at| {
                let values: Vec<String> = values.iter().cycle().skip(at).take(least).cloned().collect();
                Press { id: id.clone(), key: values.join("+"), values }
            })),
            "~section" => all.extend(values.into_iter().map(|value| Press {
                id: id.clone(),
                key: key.clone(),
                values: vec![value],
            })),
            "~back" | "~restart" => all.push(Press { id, values: Vec::new(), key }),
            _ if !key.starts_with('~') => all.push(Press { id, values: Vec::new(), key }),
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
