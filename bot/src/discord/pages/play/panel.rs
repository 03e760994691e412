//! The private panel: what one decides now, with everything that is needed to decide it.

use super::super::text::{LOCK, bullet, colour, fitting, heading};
use super::offers::{self, Offers, Open};
use super::status;
use crate::discord::kit::limits::EMBED_BODY;
use crate::discord::kit::message::{Button, Embed, Message, Row};
use crate::discord::kit::pictures;
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::ids::Revision;
use crate::play::Sitting;
use crate::store::Stage;
use engine::{News, OneSeat, Phrase, Seat};
use render::{Crop, Studio};

/// What a panel is made of besides the table.
#[derive(Clone, Debug, Default)]
pub struct Panel {
    /// Something to say first, such as that the game has moved on.
    pub note: Option<Phrase>,
    /// What the others did since the viewer last handed over.
    pub since: Vec<News>,
    /// What the viewer has done in this draft.
    pub drafted: Vec<News>,
    /// The part of the decision that is open.
    pub open: Open,
    /// Where the viewer last handed over, if that can be taken back.
    pub handed_over: Option<Revision>,
}

/// What a player of this table gets to see when it is her turn, and when it is not.
pub fn panel(studio: &Studio, sitting: &Sitting, seat: Seat, panel: &Panel, speaker: &Speaker) -> Message<OneSeat> {
    let decides = sitting.table.stage == Stage::Playing && sitting.table.fault.is_none();
    let Some(decision) = sitting.decision().filter(|decision| decides && decision.seat == seat) else {
        return waiting(studio, sitting, seat, panel, speaker);
    };
    let decision = offers::opened(decision, panel.open);
    let Offers { lines, mut rows, locks } = offers::offers(&sitting.table.id, &decision, panel.open, speaker);
    let mut ending = vec![lines.join("\n")];
    ending.extend(locks.then(|| format!("-# {LOCK} {}", speaker.plain("bot-lock"))));
    let ending = ending.join("\n");
    let around = EMBED_BODY.saturating_sub(ending.chars().count() + 2);
    let beginning = fitting(beginning(sitting, seat, panel, speaker), around, speaker);
    rows.push(own_row(sitting, &decision, panel.open, speaker));
    let at = Phrase::new("bot-panel-at").number("turn", sitting.table.turn);
    let picture = pictures::decision(studio, &sitting.draft, &decision, speaker);
    Message {
        embed: Some(Embed {
            title: speaker.say(&decision.prompt),
            body: format!("{beginning}\n{ending}").trim().to_owned(),
            footer: format!("{} · {}", sitting.table.name, speaker.say(&at)),
            colour: Some(colour(seat, speaker)),
            ..Embed::default()
        }),
        seen: vec![picture],
        rows,
        ..Message::to(OneSeat(seat))
    }
}

/// What stands above the offers, the most important first: it makes room for them if need be.
fn beginning(sitting: &Sitting, seat: Seat, panel: &Panel, speaker: &Speaker) -> Vec<String> {
    let mut body: Vec<String> = Vec::new();
    body.extend(panel.note.iter().map(|note| speaker.say(note)));
    body.extend(attention(sitting, speaker));
    body.extend(status::line(sitting, seat, speaker));
    body.extend(status::tasks(&sitting.draft.tasks(&panel.drafted), speaker));
    if panel.drafted.is_empty() && !panel.since.is_empty() {
        body.push(heading(&speaker.plain("bot-since")));
        body.extend(speaker.lines(&panel.since, 3).iter().map(|line| bullet(line)));
    }
    if !panel.drafted.is_empty() {
        body.push(heading(&speaker.plain("bot-draft")));
        body.extend(speaker.lines(&panel.drafted, 5).iter().map(|line| bullet(line)));
    }
    body
}

/// Back, and everything to look at.
fn own_row(sitting: &Sitting, decision: &engine::Decision, open: Open, speaker: &Speaker) -> Row {
    let own = |press: &Press, label: &'static str| {
        Button::new(id(&sitting.table.id, Revision(decision.step), press), speaker.plain(label))
    };
    let can_undo = sitting.draft.can_undo();
    let mut buttons = vec![
        // Out of a detour one comes back without taking anything back.
        if open == Open::Detour {
            own(&Press::Turn, "bot-button-back")
        } else {
            own(&Press::Back, "bot-button-back").enabled(can_undo)
        },
        own(&Press::Restart, "bot-button-restart").enabled(can_undo),
        own(&Press::Explain, "bot-button-explain"),
        own(&Press::Boards, "bot-button-boards"),
    ];
    buttons.extend(sitting.draft.has_hands().then(|| own(&Press::Hand, "bot-button-hand")));
    Row::Buttons(buttons)
}

/// For one who plays but does not decide now: from the published head alone.
fn waiting(studio: &Studio, sitting: &Sitting, seat: Seat, panel: &Panel, speaker: &Speaker) -> Message<OneSeat> {
    let now = &sitting.published;
    let mut body: Vec<String> = panel.note.iter().map(|note| speaker.say(note)).collect();
    body.extend(attention(sitting, speaker));
    body.push(match sitting.table.stage {
        Stage::Playing if sitting.table.fault.is_some() => speaker.plain("bot-frozen"),
        Stage::Playing => speaker.say(&now.waiting()),
        _ => speaker.plain("game-over"),
    });
    let mut rows = vec![looks(sitting, speaker)];
    if let Some(step) = panel.handed_over.filter(|_| sitting.table.stage == Stage::Playing) {
        let back = Button::new(id(&sitting.table.id, step, &Press::TakeBack), speaker.plain("bot-button-take-back"));
        rows.push(Row::Buttons(vec![back]));
    }
    let crop = if now.has_hands() { Crop::Hand } else { Crop::Player(seat) };
    let picture = pictures::private(studio, now, None, seat, crop, speaker);
    Message {
        embed: Some(Embed {
            title: speaker.plain("bot-your-view"),
            body: body.join("\n"),
            footer: sitting.table.name.clone(),
            colour: Some(colour(seat, speaker)),
            ..Embed::default()
        }),
        seen: vec![picture],
        rows,
        ..Message::to(OneSeat(seat))
    }
}

/// The ways to look around, and the way to one's turn.
pub fn looks(sitting: &Sitting, speaker: &Speaker) -> Row {
    let own = |press: &Press, label: &'static str| {
        Button::new(id(&sitting.table.id, sitting.table.published, press), speaker.plain(label))
    };
    let mut buttons = vec![own(&Press::Turn, "bot-button-panel"), own(&Press::Boards, "bot-button-boards")];
    buttons.extend(sitting.published.has_hands().then(|| own(&Press::Hand, "bot-button-hand")));
    buttons.push(own(&Press::Since, "bot-button-since"));
    Row::Buttons(buttons)
}

/// That the table has lost its place to talk.
fn attention(sitting: &Sitting, speaker: &Speaker) -> Option<String> {
    sitting.table.attention.as_ref().map(|_| speaker.plain("bot-attention"))
}
