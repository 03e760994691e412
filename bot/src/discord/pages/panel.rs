//! The private panel: what one decides now, with everything that is needed to decide it.

use super::choices;
use super::text::{bullet, colour, heading};
use crate::discord::kit::message::{Button, Embed, Message, Row};
use crate::discord::kit::pictures;
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::play::Sitting;
use crate::store::Stage;
use engine::{Arg, Eye, OneSeat, Phrase, Seat, Tone};
use render::{Crop, Studio};

/// What a panel is made of besides the table.
#[derive(Clone, Debug, Default)]
pub struct Panel {
    /// Something to say first, such as that the game has moved on.
    pub note: Option<Phrase>,
    /// What the others did since the viewer last handed over.
    pub since: Vec<Phrase>,
    /// What the viewer has done in this draft.
    pub drafted: Vec<Phrase>,
    /// The part of a long list that is open.
    pub section: Option<usize>,
    /// Where the viewer last handed over, if that can be taken back.
    pub handed_over: Option<u64>,
}

/// What a player of this table gets to see when it is her turn, and when it is not.
pub fn panel(studio: &Studio, sitting: &Sitting, seat: Seat, panel: &Panel, speaker: &Speaker) -> Message<OneSeat> {
    let game = &sitting.game.id;
    let decides = sitting.game.stage == Stage::Playing && sitting.game.fault.is_none();
    let Some(decision) = sitting.decision().filter(|decision| decides && decision.seat == seat) else {
        return waiting(studio, sitting, seat, panel, speaker);
    };
    let mut body: Vec<String> = Vec::new();
    body.extend(panel.note.iter().map(|note| speaker.say(note)));
    body.extend(attention(sitting, speaker));
    if panel.drafted.is_empty() && !panel.since.is_empty() {
        body.push(heading(&speaker.plain("bot-since")));
        body.extend(speaker.lines(&panel.since, 3).iter().map(|line| bullet(line)));
    }
    if !panel.drafted.is_empty() {
        body.push(heading(&speaker.plain("bot-draft")));
        body.extend(speaker.lines(&panel.drafted, 8).iter().map(|line| bullet(line)));
    }
    body.extend(gauges(sitting, seat, speaker));
    let numbers = |list: Vec<usize>| Arg::List(list.into_iter().map(|at| Arg::Number(at as i64 + 1)).collect());
    // That finishing is final goes without saying.
    let warns = |choice: &engine::Choice| choice.seals && choice.offer.tone != Tone::Finish;
    let sealing: Vec<usize> = (0..decision.choices.len()).filter(|&at| warns(&decision.choices[at])).collect();
    if !sealing.is_empty() {
        let all = sealing.len() == decision.choices.len();
        let seals = if all { Phrase::new("bot-seals-all") } else { Phrase::new("bot-seals-some") };
        body.push(speaker.say(&seals.with("offers", numbers(sealing))));
    }
    let mut rows = choices::rows(game, &decision, panel.section, speaker);
    let own = |press: &Press, label: &'static str| Button::new(id(game, decision.step, press), speaker.plain(label));
    let can_undo = sitting.draft.can_undo();
    rows.push(Row::Buttons(vec![
        own(&Press::Back, "bot-button-back").enabled(can_undo),
        own(&Press::Restart, "bot-button-restart").enabled(can_undo),
        own(&Press::Explain, "bot-button-explain"),
        own(&Press::Hand, "bot-button-hand"),
        own(&Press::Board, "bot-button-board"),
    ]));
    let steps = sitting.draft.step().saturating_sub(sitting.game.published) as i64;
    let at = Phrase::new("bot-panel-at").number("turn", sitting.game.turn as i64).number("step", steps + 1);
    let picture = pictures::decision(studio, &sitting.draft, &decision, speaker);
    Message {
        embed: Some(Embed {
            title: speaker.say(&decision.prompt),
            body: body.join("\n"),
            footer: format!("{} · {}", sitting.game.name, speaker.say(&at)),
            colour: Some(colour(seat)),
        }),
        seen: vec![picture],
        rows,
        ..Message::to(OneSeat(seat))
    }
}

/// For one who plays but does not decide now: from the published head alone.
fn waiting(studio: &Studio, sitting: &Sitting, seat: Seat, panel: &Panel, speaker: &Speaker) -> Message<OneSeat> {
    let table = &sitting.published;
    let mut body: Vec<String> = panel.note.iter().map(|note| speaker.say(note)).collect();
    body.extend(attention(sitting, speaker));
    body.push(match sitting.game.stage {
        Stage::Playing if sitting.game.fault.is_some() => speaker.plain("bot-frozen"),
        Stage::Playing => speaker.say(&table.waiting()),
        _ => speaker.plain("game-over"),
    });
    let mut rows = vec![looks(sitting, speaker)];
    if let Some(step) = panel.handed_over.filter(|_| sitting.game.stage == Stage::Playing) {
        let back = Button::new(id(&sitting.game.id, step, &Press::TakeBack), speaker.plain("bot-button-take-back"));
        rows.push(Row::Buttons(vec![back]));
    }
    let picture = pictures::private(studio, table, None, seat, Crop::Hand, speaker);
    Message {
        embed: Some(Embed {
            title: speaker.plain("bot-your-view"),
            body: body.join("\n"),
            footer: sitting.game.name.clone(),
            colour: Some(colour(seat)),
        }),
        seen: vec![picture],
        rows,
        ..Message::to(OneSeat(seat))
    }
}

/// The ways to look around, and the way to one's turn.
pub fn looks(sitting: &Sitting, speaker: &Speaker) -> Row {
    let own = |press: &Press, label: &'static str| {
        Button::new(id(&sitting.game.id, sitting.game.published, press), speaker.plain(label))
    };
    Row::Buttons(vec![
        own(&Press::Turn, "bot-button-panel"),
        own(&Press::Hand, "bot-button-hand"),
        own(&Press::Board, "bot-button-board"),
        own(&Press::Since, "bot-button-since"),
    ])
}

/// That the table has lost its place to talk.
fn attention(sitting: &Sitting, speaker: &Speaker) -> Option<String> {
    sitting.game.attention.as_ref().map(|_| speaker.plain("bot-attention"))
}

/// Money, points and so on; what the draft has changed as before and after.
fn gauges(sitting: &Sitting, seat: Seat, speaker: &Speaker) -> Option<String> {
    let kind = sitting.draft.kind();
    let before = sitting.published.gauges(Eye::Seat(seat), seat);
    let after = sitting.draft.gauges(Eye::Seat(seat), seat);
    let one = |gauge: &engine::Gauge| {
        let was = before.iter().find(|before| before.name == gauge.name).map_or(gauge.value, |before| before.value);
        let name = words::named(kind, gauge.name);
        if was == gauge.value {
            return speaker.say(&Phrase::new("bot-gauge").phrase("name", name).number("value", gauge.value));
        }
        let changed = Phrase::new("bot-gauge-changed").phrase("name", name);
        heading(&speaker.say(&changed.number("before", was).number("value", gauge.value)))
    };
    let line = after.iter().map(one).collect::<Vec<_>>().join(" · ");
    (!line.is_empty()).then_some(line)
}
