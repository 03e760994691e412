//! Where one stands, in one line of icons.

use super::super::text::heading;
use crate::discord::kit::speaker::Speaker;
use crate::play::Sitting;
use engine::{AnyTable, Eye, Gauge, Kind, Phrase, Seat, Task, When};

/// What matters at every turn; the rest is on the boards.
const SHOWN: usize = 5;

/// What the draft has changed stands as before and after.
pub fn line(sitting: &Sitting, seat: Seat, speaker: &Speaker) -> Option<String> {
    let of = |table: &AnyTable| table.gauges(Eye::Seat(seat), seat);
    let (before, after) = (of(&sitting.published), of(&sitting.draft));
    gauges(sitting.draft.kind(), &before, &worth_showing(&before, after), speaker)
}

/// The first few, and whatever has changed.
fn worth_showing(before: &[Gauge], after: Vec<Gauge>) -> Vec<Gauge> {
    let shown = |(at, gauge): (usize, Gauge)| (at < SHOWN || !before.contains(&gauge)).then_some(gauge);
    after.into_iter().enumerate().filter_map(shown).collect()
}

/// The same of anybody, as everybody sees it.
pub fn public(table: &AnyTable, seat: Seat, speaker: &Speaker) -> Option<String> {
    let now: Vec<Gauge> = table.gauges(Eye::Public, seat).into_iter().take(SHOWN).collect();
    gauges(table.kind(), &now, &now, speaker)
}

/// Each of these numbers, with what it was before.
pub fn gauges(kind: Kind, before: &[Gauge], after: &[Gauge], speaker: &Speaker) -> Option<String> {
    let one = |gauge: &Gauge| {
        let was = before.iter().find(|before| before.name == gauge.name).map_or(gauge.value, |before| before.value);
        let name = speaker.icon(gauge.name).unwrap_or_else(|| speaker.say(&words::named(kind, gauge.name)));
        let value = |number: i64| speaker.say(&Phrase::new("bot-number").number("number", number));
        if was == gauge.value {
            format!("{name} {}", value(was))
        } else {
            format!("{name} {}", heading(&format!("{} → {}", value(was), value(gauge.value))))
        }
    };
    let line = after.iter().map(one).collect::<Vec<_>>().join(" · ");
    (!line.is_empty()).then_some(line)
}

/// A visit of several parts: what is done, what is to be done now, what comes.
pub fn tasks(tasks: &[Task], speaker: &Speaker) -> Option<String> {
    let one = |task: &Task| {
        let name = speaker.say(&task.name);
        match task.when {
            When::Done => format!("☑ {name}"),
            When::Now => heading(&format!("▸ {name}")),
            When::Later => format!("☐ {name}"),
        }
    };
    let line = tasks.iter().map(one).collect::<Vec<_>>().join("  ");
    (!line.is_empty()).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn a_number_that_has_changed_stands_as_before_and_after_wherever_it_is_in_the_list() {
        let speaker = Speaker::new(Language::English, Vec::new());
        for game in engine::games() {
            let (table, _) = game.open(&engine::Options::new(), 2, engine::Seed::from(1)).unwrap();
            let now = table.gauges(Eye::Seat(Seat(0)), Seat(0));
            for at in 0..now.len() {
                let with = |value| {
                    let mut gauges = now.clone();
                    gauges[at].value = value;
                    gauges
                };
                let (before, after) = (with(11), with(18));
                let line = gauges(game.kind, &before, &worth_showing(&before, after), &speaker).unwrap();
                assert!(line.contains("**11 → 18**") && line.matches('→').count() == 1, "{line}");
                let shown = now.len().min(if at < SHOWN { SHOWN } else { SHOWN + 1 });
                assert_eq!(line.split(" · ").count(), shown, "{line}");
            }
        }
    }
}
