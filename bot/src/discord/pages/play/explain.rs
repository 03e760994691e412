//! Explain: what each offer leads to, then what is not offered and why, then what everything in the picture is.

use super::super::rule;
use super::super::text::{bullet, fitting, heading};
use super::status;
use super::views::titled;
use crate::discord::kit::limits::LINES;
use crate::discord::kit::message::Message;
use crate::discord::kit::pictures;
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::play::Sitting;
use engine::{Choice, Decision, Eye, OneSeat, Phrase, Seat, Tone};

pub fn explain(sitting: &Sitting, seat: Seat, speaker: &Speaker) -> Message<OneSeat> {
    let decision = sitting.decision().filter(|decision| decision.seat == seat);
    let (mut lines, mut rules, mut things) = (Vec::new(), Vec::new(), Vec::new());
    if let Some(decision) = &decision {
        lines.extend(previews(sitting, seat, decision, speaker));
        let (reasons, sections) = withheld(sitting, decision, speaker);
        lines.extend(reasons);
        rules = sections;
        things = standing(sitting, decision, speaker);
    }
    if lines.is_empty() {
        lines.push(speaker.plain("bot-nothing-withheld"));
    }
    let (title, body) = (speaker.plain("bot-button-explain"), fitting(lines, LINES, speaker));
    let mut message = titled(OneSeat(seat), sitting, Some(seat), title, body, speaker);
    let menu = |press: &Press, topics: &[String], ask| {
        let id = id(&sitting.table.id, sitting.table.published, press);
        rule::menu(id, &sitting.table.kind, topics, ask, speaker)
    };
    let menus = [menu(&Press::What, &things, "bot-what-is-this"), menu(&Press::Rule, &rules, "bot-rule-which")];
    message.rows.splice(0..0, menus.into_iter().flatten());
    message
}

/// What each offer leads to, as far as it is certain.
fn previews(sitting: &Sitting, seat: Seat, decision: &Decision, speaker: &Speaker) -> Vec<String> {
    let table = &sitting.draft;
    let now = table.gauges(Eye::Seat(seat), seat);
    // Of things to pick, none leads anywhere by itself.
    if decision.pick.is_some() {
        return Vec::new();
    }
    let line = |(at, choice): (usize, &Choice)| {
        let preview = table.preview(choice);
        let mut parts: Vec<String> = Vec::new();
        parts.extend(preview.whereabouts.iter().map(|place| speaker.say(place)));
        parts.extend(status::gauges(table.kind(), &now, &preview.gauges, speaker));
        if preview.open {
            parts.push(speaker.plain("bot-preview-open"));
        }
        if parts.is_empty() {
            parts.push(speaker.plain("bot-preview-same"));
        }
        let label = heading(&speaker.say(&choice.offer.label));
        let number = if choice.offer.tone == Tone::Plain { format!("`{:>2}` ", at + 1) } else { String::new() };
        format!("{number}{label}: {}", parts.join(" · "))
    };
    let mut lines = vec![heading(&speaker.plain("bot-preview"))];
    lines.extend(decision.choices.iter().enumerate().map(line));
    lines
}

/// What is not offered and why, and the sections of the rules that say so.
fn withheld(sitting: &Sitting, decision: &Decision, speaker: &Speaker) -> (Vec<String>, Vec<String>) {
    let (mut lines, mut sections): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    for withheld in sitting.draft.left_out(decision) {
        sections.push(withheld.rule.to_owned());
        let why = Phrase::new("bot-withheld").phrase("what", withheld.label).phrase("why", withheld.why);
        let line = bullet(&speaker.say(&why));
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    if !lines.is_empty() {
        lines.insert(0, heading(&speaker.plain("bot-withheld-title")));
    }
    (lines, sections)
}

/// The topics of what stands in the picture of the decision.
fn standing(sitting: &Sitting, decision: &Decision, speaker: &Speaker) -> Vec<String> {
    let mut topics: Vec<String> = Vec::new();
    for spot in pictures::shown(&sitting.draft, decision, speaker).get() {
        topics.extend(sitting.draft.topic_at(spot).filter(|topic| !topics.contains(topic)));
    }
    topics
}
