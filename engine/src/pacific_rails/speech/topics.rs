//! What can be looked up: sections of the rules text, districts, senators and goals.

use super::label;
use crate::pacific_rails::content::*;
use crate::{Phrase, Topic};

/// The sections of RULES.md that a player can be pointed to.
pub const SECTIONS: [&str; 16] = [
    "set-up",
    "turn",
    "workers",
    "crowding",
    "bonus",
    "cargo",
    "collecting",
    "special",
    "upgrades",
    "hiring",
    "activation",
    "congress",
    "laying",
    "points-for-track",
    "buildings",
    "end",
];

/// What else players call a section.
const ALSO: [(&str, &[&str]); 12] = [
    ("set-up", &["pri-also-start"]),
    ("crowding", &["pri-also-bumping", "pri-also-step-on"]),
    ("bonus", &["pri-also-hats"]),
    ("cargo", &["pri-also-slots", "pri-also-discard"]),
    ("collecting", &["pri-also-resources", "pri-also-rows"]),
    ("special", &["pri-also-houses"]),
    ("hiring", &["pri-also-hire"]),
    ("activation", &["pri-also-train", "pri-also-foreman"]),
    ("congress", &["pri-also-senators", "pri-also-lobby"]),
    ("laying", &["pri-also-route", "pri-also-connection"]),
    ("buildings", &["pri-also-stations", "pri-also-telegraphs", "pri-also-city"]),
    ("end", &["pri-also-scoring", "pri-also-coasts"]),
];

fn also(section: &str) -> Vec<Phrase> {
    let names = ALSO.iter().find(|(id, _)| *id == section).map_or(&[][..], |(_, names)| names);
    names.iter().map(|&name| Phrase::new(name)).collect()
}

pub(crate) fn all() -> Vec<Topic> {
    let sections = SECTIONS.iter().map(|&id| Topic {
        id: id.to_owned(),
        title: Phrase::new(format!("pri-topic-{id}")),
        also: also(id),
        text: Phrase::new(format!("pri-topic-{id}-text")),
    });
    let Ok(atlas) = Atlas::ours() else { return sections.collect() };
    let districts = atlas.board.districts.map(|district| Topic {
        id: format!("district-{}", district.name()),
        title: Phrase::new("pri-topic-district").name("district", label::in_district(district)),
        also: vec![Phrase::new(label::district(district))],
        text: Phrase::new(format!("pri-topic-district-{}", district.name())),
    });
    let senators = (1_u8..).zip(atlas.board.senators).map(|(number, senator)| Topic {
        id: format!("senator-{number}"),
        title: Phrase::new("pri-topic-senator").number("number", number),
        also: vec![Phrase::new("pri-also-senator").phrase("reward", label::reward(senator.reward))],
        text: Phrase::new("pri-topic-senator-text")
            .number("cost", senator.cost)
            .phrase("reward", label::reward(senator.reward)),
    });
    let goals = Goal::ALL.map(|goal| Topic {
        id: format!("goal-{}", goal.name()),
        title: Phrase::new("pri-topic-goal").name("goal", label::goal(goal)),
        also: vec![Phrase::new(label::goal(goal))],
        text: Phrase::new("pri-topic-goal-text")
            .name("goal", label::goal(goal))
            .number("points", atlas.board.goal_points),
    });
    let specialists = Specialist::ALL.map(|kind| Topic {
        id: format!("specialist-{}", kind.name()),
        title: Phrase::new("pri-topic-specialist").name("specialist", label::specialist(kind)),
        also: vec![Phrase::new(label::specialist(kind))],
        text: Phrase::new(format!("pri-topic-specialist-{}", kind.name())),
    });
    let upgrades = (0..MOST_UPGRADES as u8).map(|kind| Topic {
        id: format!("upgrade-{}", Board::upgrade_name(kind)),
        title: Phrase::new("pri-topic-upgrade").name("upgrade", label::upgrade(kind)),
        also: vec![Phrase::new(label::upgrade(kind))],
        text: Phrase::new("pri-topic-upgrade-text").name("upgrade", label::upgrade(kind)),
    });
    let tracks = Track::ALL.map(|track| Topic {
        id: format!("track-{}", track.name()),
        title: Phrase::new("pri-topic-track").name("track", label::track(track)),
        also: vec![Phrase::new(label::track(track)), Phrase::new("pri-also-tile").name("track", label::track(track))],
        text: Phrase::new(format!("pri-topic-track-{}", track.name())),
    });
    let tiles = districts.into_iter().chain(senators).chain(goals).chain(specialists).chain(upgrades).chain(tracks);
    sections.chain(tiles).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_section_is_in_the_rules_text_and_every_link_leads_to_one() {
        crate::kit::rules_text::check(include_str!("../RULES.md"), &SECTIONS);
    }

    #[test]
    fn every_option_stands_in_the_rules_text() {
        let text = include_str!("../RULES.md");
        for option in &crate::pacific_rails::state::charter::OPTIONS {
            assert!(text.contains(&format!("`{}`", option.key)), "RULES.md does not tell of {}", option.key);
        }
    }
}
