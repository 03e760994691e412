//! Somebody who looks at a table: what she sees is found, and drawn outside of everything.

use super::door::Admitted;
use crate::discord::bot::Bot;
use crate::discord::kit::message::Message;
use crate::discord::kit::pictures::drawn;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::panel::{Panel, panel};
use crate::discord::pages::views;
use crate::play::{Refused, Sitting};
use engine::{AnyTable, Eye, Phrase, Seat};
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
    pub async fn panel(self) -> Result<Message, Trouble> {
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
        drawn(move || panel(&studio, &sitting, seat, &made, &speaker)).await
    }

    pub async fn hand(self) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let studio = self.bot.studio.clone();
        drawn(move || views::hand(&studio, &sitting, seat, &speaker)).await
    }

    pub async fn board(self) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let studio = self.bot.studio.clone();
        drawn(move || views::board(&studio, &sitting, seat, &speaker)).await
    }

    pub async fn since(self) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let (studio, store) = (self.bot.studio.clone(), &self.bot.desk.store);
        let seen = sitting.seats.iter().find(|row| Some(row.seat) == seat).map_or(0, |row| row.seen);
        let eye = seat.map_or(Eye::Public, Eye::Seat);
        let lines = store.told(self.at.id(), eye, seen, sitting.game.published).await?;
        let before = match seat {
            Some(seat) => store.seen_by(self.at.id(), seat).await?,
            None => None,
        };
        let rules = engine::game(&sitting.game.kind).map_err(Refused::from)?;
        drawn(move || {
            // A state that cannot be read any more costs the outlines, not the recap.
            let before: Option<AnyTable> = before.and_then(|state| rules.load(state, seen).ok());
            views::since(&studio, &sitting, seat, before.as_ref(), &lines, &speaker)
        })
        .await
    }

    pub async fn explain(self) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let Some(seat) = seat else { return self.board().await };
        drawn(move || views::explain(&sitting, seat, &speaker)).await
    }

    pub async fn rule(self, topic: String) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let studio = self.bot.studio.clone();
        drawn(move || views::rule(&studio, &sitting, seat, &topic, &speaker)).await
    }

    pub async fn more(self) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        Ok(views::more(&sitting, seat, &speaker))
    }

    pub async fn log(self) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let eye = seat.map_or(Eye::Public, Eye::Seat);
        let lines = self.bot.desk.store.told(self.at.id(), eye, 0, sitting.game.published).await?;
        drawn(move || views::log(&sitting, &lines, &speaker)).await
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
