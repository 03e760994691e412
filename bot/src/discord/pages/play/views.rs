//! What anyone can look at without touching anything: hand, board, recap, explanations.

use super::super::rule;
use super::super::text::{bullet, colour};
use super::panel::looks;
use crate::discord::kit::message::{Button, Embed, File, Message, Row};
use crate::discord::kit::pictures;
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::play::Sitting;
use engine::{AnyTable, Audience, Everyone, News, OneSeat, Seat, Seen};
use render::{Crop, Studio};

/// The head that this viewer may see: one's own draft, or what everybody knows.
pub(super) fn head(sitting: &Sitting, seat: Seat) -> &AnyTable {
    if sitting.draft.decider() == Some(seat) { &sitting.draft } else { &sitting.published }
}

pub fn no_hand(speaker: &Speaker) -> Message {
    Message::text(speaker.plain("bot-no-hand"))
}

pub fn hand(studio: &Studio, sitting: &Sitting, seat: Seat, speaker: &Speaker) -> Message<OneSeat> {
    let picture = pictures::private(studio, head(sitting, seat), None, seat, Crop::Hand, speaker);
    let page = titled(OneSeat(seat), sitting, Some(seat), speaker.plain("bot-button-hand"), String::new(), speaker);
    Message { seen: vec![picture], ..page }.in_words()
}

/// What everybody was told, and the board.
pub fn since(studio: &Studio, sitting: &Sitting, lines: &[News], speaker: &Speaker) -> Message {
    let picture = pictures::public(studio, &sitting.published, None, Crop::Board, speaker);
    since_of(picture, sitting, None, lines, speaker)
}

/// What happened since this seat last handed over, in lines and as a picture with the changes outlined.
pub fn own_since(
    studio: &Studio,
    sitting: &Sitting,
    seat: Seat,
    before: Option<&AnyTable>,
    lines: &[News],
    speaker: &Speaker,
) -> Message<OneSeat> {
    let crop = if before.is_some() { Crop::Changed(None) } else { Crop::Board };
    let picture = pictures::private(studio, &sitting.published, before, seat, crop, speaker);
    since_of(picture, sitting, Some(seat), lines, speaker)
}

fn since_of<A: Audience>(
    picture: Seen<A, File>,
    sitting: &Sitting,
    seat: Option<Seat>,
    lines: &[News],
    speaker: &Speaker,
) -> Message<A> {
    let body = match lines {
        [] => speaker.plain("bot-nothing-yet"),
        lines => speaker.lines(lines, 20).iter().map(|line| bullet(line)).collect::<Vec<_>>().join("\n"),
    };
    let page = titled(picture.audience(), sitting, seat, speaker.plain("bot-since"), body, speaker);
    Message { seen: vec![picture], ..page }
}

/// A topic of the rules, with the way back to the table.
pub fn rule(studio: &Studio, sitting: &Sitting, seat: Option<Seat>, topic: &str, speaker: &Speaker) -> Message {
    let mut message = rule::message(studio, topic, speaker);
    if let (Some(embed), Some(seat)) = (&mut message.embed, seat) {
        embed.colour = Some(colour(seat, speaker));
    }
    message.rows.push(looks(sitting, speaker));
    message
}

/// The way to one's turn and to one's hand, for pages that have buttons of their own.
pub(super) fn looks_again(sitting: &Sitting, speaker: &Speaker) -> Vec<Button> {
    let own = |press: &Press, label: &'static str| {
        Button::new(id(&sitting.table.id, sitting.table.published, press), speaker.plain(label))
    };
    let mut buttons = vec![own(&Press::Turn, "bot-button-panel")];
    buttons.extend(sitting.published.has_hands().then(|| own(&Press::Hand, "bot-button-hand")));
    buttons
}

/// What has no button of its own on a turn message.
pub fn more(sitting: &Sitting, seat: Option<Seat>, speaker: &Speaker) -> Message {
    let own = |press: &Press, label: &'static str| {
        Button::new(id(&sitting.table.id, sitting.table.published, press), speaker.plain(label))
    };
    let (title, body) = (speaker.plain("bot-button-more"), speaker.plain("bot-more"));
    let mut message = titled(Everyone, sitting, seat, title, body, speaker);
    let explain = seat.is_some_and(|seat| sitting.draft.decider() == Some(seat));
    let mut buttons = vec![own(&Press::Log, "bot-log"), own(&Press::Options, "bot-options-title")];
    buttons.extend(explain.then(|| own(&Press::Explain, "bot-button-explain")));
    message.rows.insert(0, Row::Buttons(buttons));
    message
}

pub(super) fn titled<A: Audience>(
    to: A,
    sitting: &Sitting,
    seat: Option<Seat>,
    title: String,
    body: String,
    speaker: &Speaker,
) -> Message<A> {
    let (footer, colour) = (sitting.table.name.clone(), seat.map(|seat| colour(seat, speaker)));
    let embed = Embed { title, body, footer, colour, ..Embed::default() };
    Message { embed: Some(embed), rows: vec![looks(sitting, speaker)], ..Message::to(to) }
}
