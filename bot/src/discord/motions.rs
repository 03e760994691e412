//! What players are asked to agree to: one message, one tap each.

use super::Trouble;
use super::client::Bot;
use super::door::Admitted;
use super::message::{Button, Embed, Message, Row, Style};
use super::press_id::{AGREE, DECLINE, id};
use super::speaker::Speaker;
use crate::play::{Moved, Standing};
use crate::store::{GameRow, Matter, Motion, SeatRow};
use engine::{Arg, Phrase, Seat};

/// The question, who has agreed, and who is still asked.
pub fn message(game: &GameRow, seats: &[SeatRow], standing: &Standing, speaker: &Speaker) -> Message {
    let Motion { id: motion, matter, about, by, .. } = standing.motion;
    let agreed = standing.agreed();
    let open: Vec<Seat> = standing.asked.iter().copied().filter(|seat| !agreed.contains(seat)).collect();
    let names = |seats: &[Seat]| Arg::List(seats.iter().map(|&seat| Arg::Seat(seat)).collect());
    let mut body = vec![speaker.say(&Phrase::new(why(matter)).seat("who", about).seat("by", by))];
    if !agreed.is_empty() {
        body.push(speaker.say(&Phrase::new("bot-ask-agreed").with("who", names(&agreed))));
    }
    body.push(
        speaker.say(&Phrase::new("bot-ask-open").with("who", names(&open)).number("quorum", standing.quorum as i64)),
    );
    let mentions: Vec<u64> = seats.iter().filter(|row| open.contains(&row.seat)).filter_map(|row| row.user).collect();
    let called: Vec<String> = mentions.iter().map(|user| format!("<@{user}>")).collect();
    let own = |key: &str, label: &'static str| Button::new(id(&game.id, motion, key), speaker.plain(label));
    let no = if matter == Matter::Seat { "bot-button-here" } else { "bot-button-decline" };
    Message {
        content: format!("**{}** · {}", game.name, called.join(" ")),
        embed: Some(Embed { title: speaker.plain("bot-ask"), body: body.join("\n"), ..Embed::default() }),
        rows: vec![Row::Buttons(vec![own(AGREE, "bot-button-agree").style(Style::Primary), own(DECLINE, no)])],
        mentions,
        ..Message::default()
    }
}

/// What takes the place of the question once it is settled.
pub fn settled(game: &GameRow, line: &'static str, speaker: &Speaker) -> Message {
    Message::text(format!("**{}** · {}", game.name, speaker.plain(line)))
}

fn why(matter: Matter) -> &'static str {
    match matter {
        Matter::Back => "bot-ask-back",
        Matter::Seat => "bot-ask-seat",
        Matter::End => "bot-ask-end",
    }
}

/// Somebody answers; the message as it is now, and what only she is told.
pub async fn press(
    bot: &Bot,
    at: &Admitted,
    motion: u64,
    agrees: bool,
) -> Result<(Option<Message>, Option<&'static str>), Trouble> {
    let (desk, game) = (&bot.desk, at.game());
    let Some(seat) = at.seat() else { return Ok((None, Some("bot-not-sitting"))) };
    let seats = desk.store.seats(&game.id).await?;
    let speaker = Speaker::public(&seats);
    let moved =
        if agrees { desk.agree(&game.id, motion, seat).await? } else { desk.decline(&game.id, motion, seat).await? };
    let line = match moved {
        Moved::NotAsked => return Ok((None, Some("bot-ask-not-asked"))),
        Moved::Open => {
            let standing = desk.standing(&game.id, motion).await?;
            return Ok((standing.map(|standing| message(game, &seats, &standing, &speaker)), None));
        }
        Moved::Done => "bot-ask-done",
        Moved::Declined => "bot-ask-declined",
        Moved::Void => "bot-ask-void",
    };
    Ok((Some(settled(game, line, &speaker)), None))
}
