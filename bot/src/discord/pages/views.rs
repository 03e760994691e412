//! What anyone can look at without touching anything: hand, board, recap, explanations.

use super::panel::looks;
use super::rule;
use super::text::{bullet, colour};
use crate::discord::kit::message::{Button, Embed, File, Message, Row};
use crate::discord::kit::pictures;
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::play::Sitting;
use engine::{AnyTable, Audience, Everyone, OneSeat, Phrase, Seat, Seen};
use render::{Crop, Studio};

/// The head that this viewer may see: one's own draft, or what everybody knows.
fn head(sitting: &Sitting, seat: Seat) -> &AnyTable {
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

/// The board as everybody sees it.
pub fn board(studio: &Studio, sitting: &Sitting, speaker: &Speaker) -> Message {
    board_of(pictures::public(studio, &sitting.published, None, Crop::Board, speaker), sitting, None, speaker)
}

/// The board as one seat sees it, with its draft.
pub fn own_board(studio: &Studio, sitting: &Sitting, seat: Seat, speaker: &Speaker) -> Message<OneSeat> {
    let picture = pictures::private(studio, head(sitting, seat), None, seat, Crop::Board, speaker);
    board_of(picture, sitting, Some(seat), speaker)
}

fn board_of<A: Audience>(
    picture: Seen<A, File>,
    sitting: &Sitting,
    seat: Option<Seat>,
    speaker: &Speaker,
) -> Message<A> {
    let (title, waiting) = (speaker.plain("bot-button-board"), speaker.say(&sitting.published.waiting()));
    let page = titled(picture.audience(), sitting, seat, title, waiting, speaker);
    Message { seen: vec![picture], ..page }
}

/// What everybody was told, and the board.
pub fn since(studio: &Studio, sitting: &Sitting, lines: &[Phrase], speaker: &Speaker) -> Message {
    let picture = pictures::public(studio, &sitting.published, None, Crop::Board, speaker);
    since_of(picture, sitting, None, lines, speaker)
}

/// What happened since this seat last handed over, in lines and as a picture with the changes outlined.
pub fn own_since(
    studio: &Studio,
    sitting: &Sitting,
    seat: Seat,
    before: Option<&AnyTable>,
    lines: &[Phrase],
    speaker: &Speaker,
) -> Message<OneSeat> {
    let crop = if before.is_some() { Crop::Changed } else { Crop::Board };
    let picture = pictures::private(studio, &sitting.published, before, seat, crop, speaker);
    since_of(picture, sitting, Some(seat), lines, speaker)
}

fn since_of<A: Audience>(
    picture: Seen<A, File>,
    sitting: &Sitting,
    seat: Option<Seat>,
    lines: &[Phrase],
    speaker: &Speaker,
) -> Message<A> {
    let body = match lines {
        [] => speaker.plain("bot-nothing-yet"),
        lines => speaker.lines(lines, 20).iter().map(|line| bullet(line)).collect::<Vec<_>>().join("\n"),
    };
    let page = titled(picture.audience(), sitting, seat, speaker.plain("bot-since"), body, speaker);
    Message { seen: vec![picture], ..page }
}

/// What is not offered, and why: for the one who decides.
pub fn explain(sitting: &Sitting, seat: Seat, speaker: &Speaker) -> Message<OneSeat> {
    let mut lines: Vec<String> = Vec::new();
    let mut sections: Vec<&'static str> = Vec::new();
    if sitting.draft.decider() == Some(seat) {
        for withheld in sitting.draft.withheld() {
            sections.push(withheld.rule);
            let why = Phrase::new("bot-withheld").phrase("what", withheld.label).phrase("why", withheld.why);
            let line = bullet(&speaker.say(&why));
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    if lines.is_empty() {
        lines.push(speaker.plain("bot-nothing-withheld"));
    }
    let (title, body) = (speaker.plain("bot-button-explain"), lines.join("\n"));
    let mut message = titled(OneSeat(seat), sitting, Some(seat), title, body, speaker);
    let menu = rule::menu(&sitting.game.id, sitting.game.published, &sitting.game.kind, &sections, speaker);
    message.rows.splice(0..0, menu);
    message
}

/// The story as this audience was told it.
pub fn log<A: Audience>(to: A, sitting: &Sitting, lines: &[Phrase], speaker: &Speaker) -> Message<A> {
    let body = speaker.lines(lines, 40).iter().map(|line| bullet(line)).collect::<Vec<_>>().join("\n");
    let body = if body.is_empty() { speaker.plain("bot-nothing-yet") } else { body };
    titled(to, sitting, None, speaker.plain("bot-log"), body, speaker)
}

/// A topic of the rules, with the way back to the table.
pub fn rule(studio: &Studio, sitting: &Sitting, seat: Option<Seat>, topic: &str, speaker: &Speaker) -> Message {
    let mut message = rule::message(studio, topic, speaker);
    if let (Some(embed), Some(seat)) = (&mut message.embed, seat) {
        embed.colour = Some(colour(seat));
    }
    message.rows.push(looks(sitting, speaker));
    message
}

/// What has no button of its own on a turn message.
pub fn more(sitting: &Sitting, seat: Option<Seat>, speaker: &Speaker) -> Message {
    let own = |press: &Press, label: &'static str| {
        Button::new(id(&sitting.game.id, sitting.game.published, press), speaker.plain(label))
    };
    let (title, body) = (speaker.plain("bot-button-more"), speaker.plain("bot-more"));
    let mut message = titled(Everyone, sitting, seat, title, body, speaker);
    let explain = seat.is_some_and(|seat| sitting.draft.decider() == Some(seat));
    let mut buttons = vec![own(&Press::Log, "bot-log"), own(&Press::Options, "bot-options-title")];
    buttons.extend(explain.then(|| own(&Press::Explain, "bot-button-explain")));
    message.rows.insert(0, Row::Buttons(buttons));
    message
}

fn titled<A: Audience>(
    to: A,
    sitting: &Sitting,
    seat: Option<Seat>,
    title: String,
    body: String,
    speaker: &Speaker,
) -> Message<A> {
    let embed = Embed { title, body, footer: sitting.game.name.clone(), colour: seat.map(colour) };
    Message { embed: Some(embed), rows: vec![looks(sitting, speaker)], ..Message::to(to) }
}
