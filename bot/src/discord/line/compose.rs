//! A row of the outbox as a message: worded, drawn, and with those who are to hear of it.

use super::calling::called;
use crate::discord::bot::Bot;
use crate::discord::inbox::sight::has_left;
use crate::discord::kit::message::{File, Message};
use crate::discord::kit::patience::Rest;
use crate::discord::kit::pictures::drawn;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::motions;
use crate::discord::pages::play::public::{self, About, Turn};
use crate::ids::Revision;
use crate::play::Refused;
use crate::replay_line::ReplayLine;
use crate::store::{Outgoing, Post, SeatRow, TableRow};
use engine::{AnyTable, Everyone, Eye, Seen};
use std::sync::Arc;

pub type Late = tokio::task::JoinHandle<Result<Seen<Everyone, File>, Trouble>>;

/// Words and draws a row; a picture that takes too long comes later.
pub async fn compose(
    bot: &Arc<Bot>,
    http: &Rest,
    table: &TableRow,
    row: &Outgoing,
) -> Result<(Message, Option<Late>), Trouble> {
    let store = &bot.desk.store;
    let seats = store.seats(&table.id).await?;
    if let Some(message) = words_alone(bot, http, table, &seats, row).await? {
        return Ok((message, None));
    }
    let rules = engine::game(&table.kind).map_err(Refused::from)?;
    let load = |state: &Option<serde_json::Value>| {
        state.clone().map(|state| rules.load(state, 0)).transpose().map_err(Refused::from)
    };
    let (Some(now), before) = (load(&row.state)?, load(&row.before)?) else { return Err(Trouble::Picture) };
    let speaker = Speaker::public(&seats).with_icons(bot.emojis.now());
    let scene = Scene { bot: bot.clone(), table: table.clone(), seats, now, before, speaker };
    match row.post.clone() {
        Post::Open | Post::Ask { .. } | Post::Say { .. } | Post::Ended { .. } => Err(Trouble::Picture),
        Post::Setup { lines, commitment, within } => {
            // Whoever begins is called by the first turn.
            let mut others = scene.seats.clone();
            others.retain(|seat| scene.now.decider() != Some(seat.seat));
            let called = called(bot, http, table, row, &others, "bot-direct-begins").await?;
            let setup = move || {
                let message = public::setup(&scene.about(), &lines, &commitment, within);
                public::to_all(message, "bot-begins", &scene.seats, called, &scene.speaker)
            };
            Ok((drawn(setup).await?, None))
        }
        Post::Over { step, by, lines } => {
            let called = called(bot, http, table, row, &scene.seats, "bot-direct-over").await?;
            let seed = store.seed_of_finished(&table.id).await?.ok_or(crate::store::Error::NoSuchTable)?;
            let record = store.record(&table.id).await?;
            let over = move || {
                let message = public::over(&scene.about(), step, by, &lines, seed, record);
                public::to_all(message, "bot-thanks", &scene.seats, called, &scene.speaker)
            };
            Ok((drawn(over).await?, None))
        }
        Post::Turn { turn, step, by, lines, next, waiting, quiet, setting_up, .. } => {
            // What is one message tells everything that is in it.
            let lines =
                if setting_up { store.told(&table.id, Eye::Public, Revision::START, step).await? } else { lines };
            let drawing = scene.clone();
            let mut picture = tokio::spawn(drawn(move || public::turn_picture(&drawing.about(), by)));
            let (picture, late) = match tokio::time::timeout(bot.picture_budget, &mut picture).await {
                Ok(done) => (Some(done.map_err(|_| Trouble::Picture)??), None),
                Err(_) => (None, Some(picture)),
            };
            let user = scene.seats.iter().find(|row| row.seat == next).and_then(|row| row.user);
            let gone = match (table.guild, user) {
                (Some(guild), Some(user)) => has_left(http, guild, user).await,
                _ => false,
            };
            let pings = match user {
                // Nobody hears of an edit: it may name her, so that whoever looks knows whose turn it is.
                _ if row.post.goes_on() => true,
                _ if quiet => false,
                Some(_) if !gone => {
                    let mut only = scene.seats.clone();
                    only.retain(|seat| seat.seat == next);
                    !called(bot, http, table, row, &only, "bot-direct").await?.is_empty()
                }
                _ => true,
            };
            let message = drawn(move || {
                let said =
                    Turn { number: turn, step, by, lines: &lines, next, waiting: &waiting, gone, pings, setting_up };
                public::turn(&scene.about(), &said, picture)
            });
            Ok((message.await?, late))
        }
    }
}

/// What needs no picture, and so no state that can be read either.
async fn words_alone(
    bot: &Arc<Bot>,
    http: &Rest,
    table: &TableRow,
    seats: &[SeatRow],
    row: &Outgoing,
) -> Result<Option<Message>, Trouble> {
    let (store, speaker, number) = (&bot.desk.store, Speaker::public(seats), row.id);
    Ok(match &row.post {
        Post::Say { line, open, tells } => {
            let message = public::say(table, number, line, *open, &speaker);
            let mut told = seats.to_vec();
            told.retain(|row| Some(row.seat) == *tells);
            let called = called(bot, http, table, row, &told, "bot-direct-seat").await?;
            Some(public::calling(message, called))
        }
        Post::Ask { motion, .. } => Some(match bot.desk.standing(&table.id, *motion).await? {
            Some(standing) => motions::message(table, seats, &standing, &speaker),
            None => motions::settled(table, "bot-ask-void", &speaker),
        }),
        Post::Ended { line } => {
            let seed = store.seed_of_finished(&table.id).await?;
            let record = store.record(&table.id).await?;
            let replay = seed.map(|seed| (seed, ReplayLine::begun(table, seed, record)));
            let replay = replay.as_ref().map(|(seed, replay)| (*seed, replay));
            let called = called(bot, http, table, row, seats, "bot-direct-over").await?;
            let message = public::ended(table, number, line, replay, &speaker);
            Some(public::to_all(message, "bot-thanks", seats, called, &speaker))
        }
        Post::Open | Post::Setup { .. } | Post::Turn { .. } | Post::Over { .. } => None,
    })
}

#[derive(Clone)]
struct Scene {
    bot: Arc<Bot>,
    table: TableRow,
    seats: Vec<SeatRow>,
    now: AnyTable,
    before: Option<AnyTable>,
    speaker: Speaker,
}

impl Scene {
    fn about(&self) -> About<'_> {
        About {
            studio: &self.bot.studio,
            table: &self.table,
            seats: &self.seats,
            now: &self.now,
            before: self.before.as_ref(),
            speaker: &self.speaker,
        }
    }
}
