//! Somebody who looks at a table: what she sees is found, and drawn outside of everything.

use super::door::Admitted;
use crate::discord::bot::Bot;
use crate::discord::kit::answer::Answer;
use crate::discord::kit::message::Message;
use crate::discord::kit::pictures::drawn;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::panel::{Panel, panel};
use crate::discord::pages::{export, views};
use crate::play::{Refused, Sitting};
use crate::store::{self, Stage};
use engine::{AnyTable, Everyone, Eye, OneSeat, Phrase, Seat};
use std::sync::Arc;
use words::Language;

pub struct Look<'a> {
    pub bot: &'a Arc<Bot>,
    pub at: Admitted,
    pub language: Language,
    pub section: Option<usize>,
    pub note: Option<Phrase>,
}

impl Look<'_> {
    /// The current panel of one who plays, and the board for everybody else.
    pub async fn panel(self) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let Some(seat) = seat else { return self.board().await };
        let (note, section, studio) = (self.note.clone(), self.section, self.bot.studio.clone());
        let store = &self.bot.desk.store;
        let seen = sitting.seats.iter().find(|row| row.seat == seat).map_or(0, |row| row.seen);
        let since = store.told(self.at.id(), Eye::Seat(seat), seen, sitting.game.published).await?;
        let drafted = if sitting.draft.decider() == Some(seat) {
            store.told(self.at.id(), Eye::Seat(seat), sitting.game.published, sitting.game.revision).await?
        } else {
            Vec::new()
        };
        let made = Panel { note, since, drafted, section, handed_over: store.handed_over(self.at.id(), seat).await? };
        hers(sitting, move |sitting| panel(&studio, sitting, seat, &made, &speaker)).await
    }

    pub async fn hand(self) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let Some(seat) = seat else { return Ok(views::no_hand(&speaker).into()) };
        let studio = self.bot.studio.clone();
        hers(sitting, move |sitting| views::hand(&studio, sitting, seat, &speaker)).await
    }

    pub async fn board(self) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let studio = self.bot.studio.clone();
        match seat {
            Some(seat) => hers(sitting, move |sitting| views::own_board(&studio, sitting, seat, &speaker)).await,
            None => open(move || views::board(&studio, &sitting, &speaker)).await,
        }
    }

    pub async fn since(self) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let (studio, store) = (self.bot.studio.clone(), &self.bot.desk.store);
        let Some(seat) = seat else {
            let lines = store.told(self.at.id(), Eye::Public, 0, sitting.game.published).await?;
            return open(move || views::since(&studio, &sitting, &lines, &speaker)).await;
        };
        let seen = sitting.seats.iter().find(|row| row.seat == seat).map_or(0, |row| row.seen);
        let lines = store.told(self.at.id(), Eye::Seat(seat), seen, sitting.game.published).await?;
        let before = store.seen_by(self.at.id(), seat).await?;
        let rules = engine::game(&sitting.game.kind).map_err(Refused::from)?;
        hers(sitting, move |sitting| {
            // A state that cannot be read any more costs the outlines, not the recap.
            let before: Option<AnyTable> = before.and_then(|state| rules.load(state, seen).ok());
            views::own_since(&studio, sitting, seat, before.as_ref(), &lines, &speaker)
        })
        .await
    }

    pub async fn explain(self) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let Some(seat) = seat else { return self.board().await };
        hers(sitting, move |sitting| views::explain(sitting, seat, &speaker)).await
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

    pub async fn log(self) -> Result<Answer, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let eye = seat.map_or(Eye::Public, Eye::Seat);
        let lines = self.bot.desk.store.told(self.at.id(), eye, 0, sitting.game.published).await?;
        match seat {
            Some(seat) => hers(sitting, move |sitting| views::log(OneSeat(seat), sitting, &lines, &speaker)).await,
            None => open(move || views::log(Everyone, &sitting, &lines, &speaker)).await,
        }
    }

    /// The table as a file. Whoever takes one has not begun to play her turn.
    pub async fn export(self) -> Result<Answer, Trouble> {
        let (store, id) = (&self.bot.desk.store, self.at.id());
        let sitting = self.bot.desk.look(id).await?;
        let seat = sitting.seat_of(self.at.user());
        let speaker = Speaker::new(self.language, sitting.names());
        if sitting.game.stage == Stage::Over {
            let seed = store.seed_of_finished(id).await?.ok_or(store::Error::NoSuchGame)?;
            let record = store.record(id).await?;
            return Ok(export::over(&sitting, seed, record, &speaker)?.into());
        }
        let eye = seat.map_or(Eye::Public, Eye::Seat);
        let story = store.told(id, eye, 0, sitting.game.published).await?;
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
        let speaker = Speaker { settings, ..Speaker::new(self.language, sitting.names()) };
        let speaker = speaker.with_icons(self.bot.emojis.now());
        let seat = sitting.seat_of(self.at.user());
        if let Some(seat) = seat.filter(|seat| sitting.is_called(*seat)) {
            // Whoever cannot be noted down may look all the same.
            let noted = self.bot.desk.store.clicked(self.at.id(), seat, sitting.game.revision).await;
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
    Answer::Hers { reader: sitting.user_at(message.to.0), message }
}

/// Draws what anybody may see.
async fn open(draw: impl FnOnce() -> Message + Send + 'static) -> Result<Answer, Trouble> {
    Ok(drawn(draw).await?.into())
}
