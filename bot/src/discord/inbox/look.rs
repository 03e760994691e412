//! Somebody who looks at a table: what she sees is found, and drawn outside of everything.

use super::door::Admitted;
use crate::discord::bot::Bot;
use crate::discord::kit::answer::{Answer, Page};
use crate::discord::kit::message::Message;
use crate::discord::kit::pictures::drawn;
use crate::discord::kit::press::{Board, Leaf};
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::export;
use crate::discord::pages::play::log::{Opened, TURNS, log};
use crate::discord::pages::play::offers::Open;
use crate::discord::pages::play::panel::{Panel, panel};
use crate::discord::pages::play::{boards, explain, views};
use crate::ids::Revision;
use crate::play::{Refused, Sitting};
use crate::store::{self, Stage};
use engine::{AnyTable, Everyone, Eye, OneSeat, Phrase, Seat};
use std::sync::Arc;
use words::Language;

pub struct Look<'a> {
    pub bot: &'a Arc<Bot>,
    pub at: Admitted,
    pub language: Language,
    pub open: Open,
    pub note: Option<Phrase>,
}

impl Look<'_> {
    /// The current panel of one who plays, and the board for everybody else.
    pub async fn panel(self) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let Some(seat) = seat else { return self.board(Some(Board::Whole)).await };
        let (note, open, studio) = (self.note.clone(), self.open, self.bot.studio.clone());
        let store = &self.bot.desk.store;
        let seen = sitting.seats.iter().find(|row| row.seat == seat).map_or(Revision::START, |row| row.seen);
        let since = store.told(self.at.id(), Eye::Seat(seat), seen, sitting.table.published).await?;
        let drafted = if sitting.draft.decider() == Some(seat) {
            store.told(self.at.id(), Eye::Seat(seat), sitting.table.published, sitting.table.revision).await?
        } else {
            Vec::new()
        };
        let made = Panel { note, since, drafted, open, handed_over: store.handed_over(self.at.id(), seat).await? };
        hers(sitting, move |sitting| panel(&studio, sitting, seat, &made, &speaker)).await
    }

    /// One's own board in a game without hands.
    pub async fn hand(self) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        if !sitting.published.has_hands() {
            return self.board(None).await;
        }
        let Some(seat) = seat else { return Ok(views::no_hand(&speaker).into()) };
        let studio = self.bot.studio.clone();
        hers(sitting, move |sitting| views::hand(&studio, sitting, seat, &speaker)).await
    }

    /// The board that was asked for; without a wish one's own, and the whole table for one who has none.
    pub async fn board(self, wanted: Option<Board>) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let studio = self.bot.studio.clone();
        let there = |board: &Board| !matches!(board, Board::Of(of) if of.0 >= sitting.published.players());
        let board = wanted.filter(there).or(seat.map(Board::Of)).unwrap_or(Board::Whole);
        let pages = drawn(move || match seat {
            Some(seat) => Answer::of(
                boards::own(&studio, &sitting, seat, board, &speaker).into_iter().map(|page| page_of(page, &sitting)),
            ),
            None => Answer::of(boards::public(&studio, &sitting, board, &speaker).into_iter().map(Page::Open)),
        });
        pages.await?.ok_or(Trouble::Picture)
    }

    pub async fn since(self) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let (studio, store) = (self.bot.studio.clone(), &self.bot.desk.store);
        let Some(seat) = seat else {
            let lines = store.told(self.at.id(), Eye::Public, Revision::START, sitting.table.published).await?;
            return open(move || views::since(&studio, &sitting, &lines, &speaker)).await;
        };
        let seen = sitting.seats.iter().find(|row| row.seat == seat).map_or(Revision::START, |row| row.seen);
        let lines = store.told(self.at.id(), Eye::Seat(seat), seen, sitting.table.published).await?;
        let before = store.seen_by(self.at.id(), seat).await?;
        let rules = engine::game(&sitting.table.kind).map_err(Refused::from)?;
        hers(sitting, move |sitting| {
            // A state that cannot be read any more costs the outlines, not the recap.
            let before: Option<AnyTable> = before.and_then(|state| rules.load(state, seen.0).ok());
            views::own_since(&studio, sitting, seat, before.as_ref(), &lines, &speaker)
        })
        .await
    }

    pub async fn explain(self) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let Some(seat) = seat else { return self.board(Some(Board::Whole)).await };
        hers(sitting, move |sitting| explain::explain(sitting, seat, &speaker)).await
    }

    pub async fn rule(self, topic: String) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let studio = self.bot.studio.clone();
        open(move || views::rule(&studio, &sitting, seat, &topic, &speaker)).await
    }

    pub async fn more(self) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        Ok(views::more(&sitting, seat, &speaker).into())
    }

    /// The story from there back.
    pub async fn log(self, leaf: Leaf) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let (desk, studio) = (&self.bot.desk, self.bot.studio.clone());
        let eye = seat.map_or(Eye::Public, Eye::Seat);
        let chapter = desk.store.chapter(self.at.id(), eye, leaf.from, leaf.of, TURNS).await?;
        let past = match leaf.picture {
            Some(turn) => desk.after_turn(&sitting.table, turn).await?,
            None => None,
        };
        let opened = Opened { leaf, chapter, past };
        match seat {
            Some(seat) => hers(sitting, move |sitting| log(OneSeat(seat), &studio, sitting, &opened, &speaker)).await,
            None => open(move || log(Everyone, &studio, &sitting, &opened, &speaker)).await,
        }
    }

    /// The table as a file. Whoever takes one has not begun to play her turn.
    pub async fn export(self) -> Result<Answer, Trouble> {
        let (store, id) = (&self.bot.desk.store, self.at.id());
        let sitting = self.bot.desk.look(id).await?;
        let seat = sitting.seat_of(self.at.user());
        let speaker = Speaker::at(self.language, &sitting.seats);
        if sitting.table.stage == Stage::Over {
            let seed = store.seed_of_finished(id).await?.ok_or(store::Error::NoSuchTable)?;
            let record = store.record(id).await?;
            return Ok(export::over(&sitting, seed, record, &speaker)?.into());
        }
        let eye = seat.map_or(Eye::Public, Eye::Seat);
        let story = store.told(id, eye, Revision::START, sitting.table.published).await?;
        Ok(match seat {
            Some(seat) => {
                let message = export::running(sitting.published.view_of(seat), &sitting, &story, &speaker)?;
                answer_of(message, &sitting)
            }
            None => export::running(sitting.published.public_view(), &sitting, &story, &speaker)?.into(),
        })
    }

    async fn arrive(&self) -> Result<(Sitting, Option<Seat>, Speaker), Trouble> {
        let settings = self.bot.desk.store.settings(self.at.user()).await?;
        let sitting = self.bot.desk.look(self.at.id()).await?;
        let speaker = Speaker { settings, ..Speaker::at(self.language, &sitting.seats) };
        let seat = sitting.seat_of(self.at.user());
        let speaker = Speaker { you: seat, ..speaker.with_icons(self.bot.emojis.now()) };
        if let Some(seat) = seat.filter(|seat| sitting.is_called(*seat)) {
            // Whoever cannot be noted down may look all the same.
            let noted = self.bot.desk.store.clicked(self.at.id(), seat, sitting.table.revision).await;
            let _ = noted.inspect_err(|error| tracing::warn!(%error, "a click could not be noted down"));
        }
        Ok((sitting, seat, speaker))
    }
}

/// Draws what only the player of a seat may see.
async fn hers(
    sitting: Sitting,
    draw: impl FnOnce(&Sitting) -> Message<OneSeat> + Send + 'static,
) -> Result<Answer, Trouble> {
    drawn(move || answer_of(draw(&sitting), &sitting)).await
}

fn answer_of(message: Message<OneSeat>, sitting: &Sitting) -> Answer {
    page_of(message, sitting).into()
}

fn page_of(message: Message<OneSeat>, sitting: &Sitting) -> Page {
    Page::Hers { reader: sitting.user_at(message.to.0), message }
}

/// Draws what anybody may see.
async fn open(draw: impl FnOnce() -> Message + Send + 'static) -> Result<Answer, Trouble> {
    Ok(drawn(draw).await?.into())
}
