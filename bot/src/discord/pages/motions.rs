//! What players are asked to agree to: one message, one tap each.

use crate::discord::kit::message::{Button, Embed, Message, Row, Style};
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::ids::UserId;
use crate::play::{NO_SEAT, Standing};
use crate::store::{Matter, Motion, SeatRow, TableRow};
use engine::{Arg, Phrase, Seat};

/// The question, who has agreed, and who is still asked.
pub fn message(table: &TableRow, seats: &[SeatRow], standing: &Standing, speaker: &Speaker) -> Message {
    let Motion { id: motion, matter, about, by, .. } = standing.motion;
    let agreed = standing.agreed();
    let open: Vec<Seat> = standing.asked.iter().copied().filter(|seat| !agreed.contains(seat)).collect();
    let names = |seats: &[Seat]| Arg::List(seats.iter().map(|&seat| Arg::Seat(seat)).collect());
    let mut body = vec![match by {
        NO_SEAT => speaker.plain("bot-ask-end-order"),
        by => speaker.say(&Phrase::new(why(matter)).seat("who", about).seat("by", by)),
    }];
    if !agreed.is_empty() {
        body.push(speaker.say(&Phrase::new("bot-ask-agreed").with("who", names(&agreed))));
    }
    body.push(
        speaker.say(&Phrase::new("bot-ask-open").with("who", names(&open)).number("quorum", standing.quorum as i64)),
    );
    let mentions: Vec<UserId> =
        seats.iter().filter(|row| open.contains(&row.seat)).filter_map(|row| row.user).collect();
    let called: Vec<String> = mentions.iter().map(|user| format!("<@{user}>")).collect();
    let own = |press: &Press, label: &'static str| Button::new(id(&table.id, motion, press), speaker.plain(label));
    let no = if matter == Matter::Seat { "bot-button-here" } else { "bot-button-decline" };
    Message {
        content: format!("**{}** · {}", table.name, called.join(" ")),
        embed: Some(Embed { title: speaker.plain("bot-ask"), body: body.join("\n"), ..Embed::default() }),
        rows: vec![Row::Buttons(vec![
            own(&Press::Agree, "bot-button-agree").style(Style::Primary),
            own(&Press::Decline, no),
        ])],
        mentions,
        ..Message::default()
    }
}

/// What takes the place of the question once it is settled.
pub fn settled(table: &TableRow, line: &'static str, speaker: &Speaker) -> Message {
    Message::text(format!("**{}** · {}", table.name, speaker.plain(line)))
}

fn why(matter: Matter) -> &'static str {
    match matter {
        Matter::Back => "bot-ask-back",
        Matter::Seat => "bot-ask-seat",
        Matter::End => "bot-ask-end",
    }
}
