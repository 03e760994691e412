//! Boards…: everybody's own board, the points so far, and the whole table.

use super::super::text::heading;
use super::views::{head, looks_again, titled};
use crate::discord::kit::message::{Button, File, Message, Row, Style};
use crate::discord::kit::pictures;
use crate::discord::kit::press::{Board, Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::play::Sitting;
use engine::{AnyTable, Audience, Eye, OneSeat, Phrase, Seat, Seen, Standings};
use render::{Crop, Studio};

/// As everybody may see it.
pub fn public(studio: &Studio, sitting: &Sitting, board: Board, speaker: &Speaker) -> Message {
    let (now, standings) = (&sitting.published, sitting.published.estimate(Eye::Public));
    let picture = pictures::public(studio, now, None, crop(board, &standings), speaker);
    page(picture, now, sitting, board, &standings, speaker)
}

/// As one who plays may see it, with her draft.
pub fn own(studio: &Studio, sitting: &Sitting, seat: Seat, board: Board, speaker: &Speaker) -> Message<OneSeat> {
    let now = head(sitting, seat);
    let standings = now.estimate(Eye::Seat(seat));
    let picture = pictures::private(studio, now, None, seat, crop(board, &standings), speaker);
    page(picture, now, sitting, board, &standings, speaker)
}

fn crop(board: Board, standings: &Standings) -> Crop<'_> {
    match board {
        Board::Whole => Crop::Board,
        Board::Of(seat) => Crop::Player(seat),
        Board::Scores => Crop::Standings(standings),
    }
}

fn page<A: Audience>(
    picture: Seen<A, File>,
    now: &AnyTable,
    sitting: &Sitting,
    board: Board,
    standings: &Standings,
    speaker: &Speaker,
) -> Message<A> {
    // A list of names is no place to be spoken to.
    let speaker = &Speaker { you: None, ..speaker.clone() };
    let title = match board {
        Board::Whole => speaker.plain("bot-board-whole"),
        Board::Of(seat) => speaker.say(&Phrase::new("bot-board-of").seat("who", seat)),
        Board::Scores => speaker.plain("bot-scores"),
    };
    let body = match board {
        Board::Scores => scores(standings, now, speaker).join("\n"),
        _ => picture.get().text.clone(),
    };
    let seat = match board {
        Board::Of(seat) => Some(seat),
        _ => None,
    };
    let page = titled(picture.audience(), sitting, seat, title, body, speaker);
    Message { seen: vec![picture], rows: rows(now, sitting, board, speaker), ..page }
}

/// Everything else that can be looked at.
fn rows(now: &AnyTable, sitting: &Sitting, shown: Board, speaker: &Speaker) -> Vec<Row> {
    let button = |board: Board, label: String| {
        let made = Button::new(id(&sitting.table.id, sitting.table.published, &Press::BoardOf(board)), label);
        if board == shown { made.style(Style::Primary) } else { made }
    };
    let name = |seat: Seat| speaker.say(&Phrase::new("bot-name").seat("who", seat));
    let players = Seat::all(now.players()).map(|seat| button(Board::Of(seat), name(seat))).collect();
    let mut others = vec![
        button(Board::Scores, speaker.plain("bot-scores")),
        button(Board::Whole, speaker.plain("bot-board-whole")),
    ];
    others.extend(looks_again(sitting, speaker));
    vec![Row::Buttons(players), Row::Buttons(others)]
}

/// Points by category, best first.
pub fn scores(standings: &Standings, table: &AnyTable, speaker: &Speaker) -> Vec<String> {
    let mut scores: Vec<_> = standings.seats.iter().collect();
    scores.sort_by_key(|score| (score.rank, score.seat));
    let line = |score: &&engine::Score| {
        let total = Phrase::new("bot-score").number("rank", score.rank).seat("who", score.seat);
        let category = |(name, points): &(&'static str, i32)| {
            let name = words::category(table.kind(), name);
            speaker.say(&Phrase::new("bot-gauge").phrase("name", name).number("value", *points))
        };
        // What brought nothing is in the picture.
        let by: Vec<String> = score.by.iter().filter(|(_, points)| *points != 0).map(category).collect();
        format!("{}\n{}", heading(&speaker.say(&total.number("total", score.total))), by.join(" · "))
    };
    scores.iter().map(line).collect()
}
