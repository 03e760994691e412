//! Boards…: everybody's own board, the points so far, and the whole table.

use super::super::text::heading;
use super::views::{head, looks_again, titled};
use crate::discord::kit::message::{Button, Embed, Field, File, Message, Row, Style};
use crate::discord::kit::press::{Board, Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::{limits, pictures};
use crate::play::Sitting;
use crate::store::PictureSize;
use engine::{AnyTable, AnyView, Audience, Eye, OneSeat, Phrase, Seat, Seen, Standings};
use render::{Crop, Studio};

/// As everybody may see it.
pub fn public(studio: &Studio, sitting: &Sitting, board: Board, speaker: &Speaker) -> Vec<Message> {
    let (now, standings) = (&sitting.published, sitting.published.estimate(Eye::Public));
    if board == Board::Words {
        return in_words(now.public_view(), now, sitting, None, speaker);
    }
    let draw = |crop: Crop| pictures::public(studio, now, None, crop, speaker);
    pages(draw, now, sitting, board, &standings, speaker)
}

/// As one who plays may see it, with her draft.
pub fn own(studio: &Studio, sitting: &Sitting, seat: Seat, board: Board, speaker: &Speaker) -> Vec<Message<OneSeat>> {
    let now = head(sitting, seat);
    if board == Board::Words {
        return in_words(now.view_of(seat), now, sitting, Some(seat), speaker);
    }
    let standings = now.estimate(Eye::Seat(seat));
    let draw = |crop: Crop| pictures::private(studio, now, None, seat, crop, speaker);
    pages(draw, now, sitting, board, &standings, speaker)
}

/// One page, or for a small screen the two halves of the board: two pictures in one message would become a mosaic.
fn pages<A: Audience>(
    draw: impl Fn(Crop) -> Seen<A, File>,
    now: &AnyTable,
    sitting: &Sitting,
    board: Board,
    standings: &Standings,
    speaker: &Speaker,
) -> Vec<Message<A>> {
    let page = |crop: Crop, title: String| page(draw(crop), title, now, sitting, board, standings, speaker);
    // A list of names is no place to be spoken to.
    let named = Speaker { you: None, ..speaker.clone() };
    match board {
        Board::Whole if is_for_phone(speaker) => {
            let mut rest = page(Crop::Table, speaker.plain("bot-board-table"));
            rest.rows.clear();
            vec![page(Crop::Land, speaker.plain("bot-board-land")), rest]
        }
        Board::Whole | Board::Large | Board::Words => vec![page(Crop::Board, speaker.plain("bot-board-whole"))],
        Board::Of(seat) => {
            let title = named.say(&Phrase::new("bot-board-of").seat("who", seat));
            vec![page(Crop::Player(seat), title)]
        }
        Board::Scores => vec![page(Crop::Standings(standings), speaker.plain("bot-scores"))],
    }
}

fn is_for_phone(speaker: &Speaker) -> bool {
    speaker.settings.width == PictureSize::Phone
}

/// Everything on the table in words: as many messages as the fields need; the buttons stand under the last.
fn in_words<A: Audience>(
    view: Seen<A, AnyView>,
    now: &AnyTable,
    sitting: &Sitting,
    seat: Option<Seat>,
    speaker: &Speaker,
) -> Vec<Message<A>> {
    let parts = render::in_words(view, &speaker.voice_of_pictures());
    let new = || {
        let title = speaker.plain("bot-board-words");
        Message { rows: Vec::new(), ..titled(parts.audience(), sitting, seat, title, String::new(), speaker) }
    };
    let mut pages: Vec<Message<A>> = vec![new()];
    for part in parts.get() {
        let field = Field { title: part.title.clone(), text: part.text.clone() };
        let room = |embed: &&mut Embed| {
            embed.fields.len() < limits::FIELDS && embed.characters() + field.characters() <= limits::EMBED_ALL
        };
        if let Some(embed) = pages.last_mut().and_then(|page| page.embed.as_mut()).filter(room) {
            embed.fields.push(field);
            continue;
        }
        let mut page = new();
        page.embed.iter_mut().for_each(|embed| embed.fields.push(field.clone()));
        pages.push(page);
    }
    if let Some(last) = pages.last_mut() {
        last.rows = rows(now, sitting, Board::Words, speaker);
    }
    pages
}

fn page<A: Audience>(
    picture: Seen<A, File>,
    title: String,
    now: &AnyTable,
    sitting: &Sitting,
    board: Board,
    standings: &Standings,
    speaker: &Speaker,
) -> Message<A> {
    // A list of names is no place to be spoken to.
    let speaker = &Speaker { you: None, ..speaker.clone() };
    let body = match board {
        Board::Scores => scores(standings, now, speaker).join("\n"),
        Board::Of(_) => picture.get().text.clone(),
        // The whole table would be a wall of words; whoever wants them has a button.
        Board::Whole | Board::Large | Board::Words => String::new(),
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
    others.extend(is_for_phone(speaker).then(|| button(Board::Large, speaker.plain("bot-board-large"))));
    others.push(button(Board::Words, speaker.plain("bot-button-words")));
    vec![Row::Buttons(players), Row::Buttons(others), Row::Buttons(looks_again(sitting, speaker))]
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
