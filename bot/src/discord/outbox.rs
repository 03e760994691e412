//! Sends what was stored to be said, in order for each table, until it is said.

use super::client::{Bot, Line};
use super::message::{File, Message};
use super::press::drawn;
use super::public::{self, About, Turn};
use super::speaker::Speaker;
use super::{Trouble, press_id};
use crate::play::Refused;
use crate::store::{GameRow, Outgoing, Post, SeatRow, now};
use engine::AnyTable;
use serenity::all::{
    ActionRowComponent, AutoArchiveDuration, ButtonKind, ChannelId, CreateThread, EditAttachments, EditMessage,
    HttpError, MessageId,
};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use words::Language;

/// Past this the message goes out without its picture, which follows.
const PICTURE_BUDGET: Duration = Duration::from_secs(2);
/// Discord remembers a nonce for some minutes; after this, what was sent is looked for.
const REMEMBERED: i64 = 120;

/// What is already used by this name cannot be made again: a message has one thread.
const HAS_THREAD: isize = 160_004;

pub async fn run(bot: Arc<Bot>, http: Line) {
    loop {
        let rows = match bot.desk.store.due().await {
            Ok(rows) => rows,
            Err(error) => {
                tracing::error!(%error, "the outbox cannot be read");
                Vec::new()
            }
        };
        if rows.is_empty() {
            // A row that was put off becomes due without anybody ringing.
            let _ = tokio::time::timeout(Duration::from_secs(1), bot.desk.outbox.notified()).await;
            continue;
        }
        let mut tables = JoinSet::new();
        for row in rows {
            tables.spawn(deliver(bot.clone(), http.clone(), row));
        }
        tables.join_all().await;
    }
}

/// One row: sent, put off, or parked until the table has a new home.
async fn deliver(bot: Arc<Bot>, http: Line, row: Outgoing) {
    let store = &bot.desk.store;
    let outcome = match send(&bot, &http, &row).await {
        Ok(()) => Ok(()),
        Err(error) => {
            tracing::warn!(%error, game = row.game, "a message could not be sent");
            match status(&error) {
                Some(403 | 404) => store.park(&row.game, &error.to_string()).await,
                _ => store.later(&row, i64::from(2_u32.pow(row.tries.min(8)))).await,
            }
        }
    };
    if let Err(error) = outcome {
        tracing::error!(%error, "the outbox cannot be written");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

fn status(error: &Trouble) -> Option<u16> {
    let Trouble::Discord(error) = error else { return None };
    match error.as_ref() {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => Some(answer.status_code.as_u16()),
        _ => None,
    }
}

async fn send(bot: &Arc<Bot>, http: &Line, row: &Outgoing) -> Result<(), Trouble> {
    let store = &bot.desk.store;
    let game = store.game(&row.game).await?;
    let again = row.first_tried.is_some_and(|first| now() - first > REMEMBERED);
    store.trying(row).await?;
    if row.post == Post::Open {
        let home = thread(http, &game).await?;
        return Ok(store.sent(row, Some(home), None).await?);
    }
    let channel = ChannelId::new(game.home.unwrap_or(game.channel));
    let step = match &row.post {
        Post::Turn { step, .. } => Some(*step),
        _ => None,
    };
    if let (true, Some(step)) = (again, step)
        && let Some(message) = find(http, channel, &game.id, step).await?
    {
        return Ok(store.sent(row, None, Some(message.get())).await?);
    }
    let (message, late) = compose(bot, &game, row).await?;
    let sent = channel.send_message(http, message.create(format!("railhead-{}", row.id))?).await?;
    let has_buttons = !message.rows.is_empty();
    store.sent(row, None, has_buttons.then(|| sent.id.get())).await?;
    strip(http, &game, channel).await;
    if let Some(late) = late {
        follow(http, channel, sent.id, late).await;
    }
    Ok(())
}

/// The thread of the lobby's message; the channel itself where there can be none.
async fn thread(http: &Line, game: &GameRow) -> Result<u64, Trouble> {
    let Some(message) = game.lobby_message else { return Ok(game.channel) };
    let new = CreateThread::new(&game.name).auto_archive_duration(AutoArchiveDuration::OneWeek);
    match ChannelId::new(game.channel).create_thread_from_message(http, MessageId::new(message), new).await {
        Ok(thread) => Ok(thread.id.get()),
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(answer))) => match answer.status_code.as_u16() {
            _ if answer.error.code == HAS_THREAD => Ok(message),
            400 | 403 | 404 => {
                tracing::warn!(game = game.id, "no thread can be made here, the table talks in the channel");
                Ok(game.channel)
            }
            _ => Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)).into()),
        },
        Err(error) => Err(error.into()),
    }
}

type Late = tokio::task::JoinHandle<File>;

/// Words and draws a row; a picture that takes too long comes later.
async fn compose(bot: &Arc<Bot>, game: &GameRow, row: &Outgoing) -> Result<(Message, Option<Late>), Trouble> {
    let store = &bot.desk.store;
    let seats = store.seats(&game.id).await?;
    let rules = engine::game(&game.kind).map_err(Refused::from)?;
    let load = |state: &Option<serde_json::Value>| {
        state.clone().map(|state| rules.load(state, 0)).transpose().map_err(Refused::from)
    };
    let (Some(table), before) = (load(&row.state)?, load(&row.before)?) else { return Err(Trouble::Picture) };
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    let speaker = Speaker::new(Language::English, names);
    let scene = Scene { bot: bot.clone(), game: game.clone(), seats, table, before, speaker };
    match row.post.clone() {
        Post::Open => Err(Trouble::Picture),
        Post::Setup { lines, commitment } => {
            let message = drawn(move || public::setup(&scene.about(), &lines, &commitment)).await?;
            Ok((message, None))
        }
        Post::Over { by, lines, .. } => {
            let seed = store.seed_of_finished(&game.id).await?.ok_or(crate::store::Error::NoSuchGame)?;
            let keys = store.keys(&game.id).await?;
            Ok((drawn(move || public::over(&scene.about(), by, &lines, seed, keys)).await?, None))
        }
        Post::Turn { turn, step, by, lines, next, waiting } => {
            let drawing = scene.clone();
            let mut picture = tokio::task::spawn_blocking(move || public::turn_picture(&drawing.about()));
            let (picture, late) = match tokio::time::timeout(PICTURE_BUDGET, &mut picture).await {
                Ok(done) => (Some(done.map_err(|_| Trouble::Picture)?), None),
                Err(_) => (None, Some(picture)),
            };
            let message = drawn(move || {
                let said = Turn { number: turn, step, by, lines: &lines, next, waiting: &waiting };
                public::turn(&scene.about(), &said, picture)
            });
            Ok((message.await?, late))
        }
    }
}

#[derive(Clone)]
struct Scene {
    bot: Arc<Bot>,
    game: GameRow,
    seats: Vec<SeatRow>,
    table: AnyTable,
    before: Option<AnyTable>,
    speaker: Speaker,
}

impl Scene {
    fn about(&self) -> About<'_> {
        About {
            studio: &self.bot.studio,
            game: &self.game,
            seats: &self.seats,
            table: &self.table,
            before: self.before.as_ref(),
            speaker: &self.speaker,
        }
    }
}

/// The message of that turn, if it arrived although no answer said so: its buttons carry game and step.
async fn find(http: &Line, channel: ChannelId, game: &str, step: u64) -> Result<Option<MessageId>, Trouble> {
    let wanted = press_id::id(game, step, press_id::TURN);
    let recent = http.get_messages(channel, None, Some(50)).await?;
    let has = |message: &serenity::all::Message| {
        let mut parts = message.components.iter().flat_map(|row| &row.components);
        parts.any(|part| match part {
            ActionRowComponent::Button(button) => {
                matches!(&button.data, ButtonKind::NonLink { custom_id, .. } if *custom_id == wanted)
            }
            _ => false,
        })
    };
    Ok(recent.iter().find(|message| has(message)).map(|message| message.id))
}

/// The previous turn's message loses its buttons. That may fail without harm: they still answer.
async fn strip(http: &Line, game: &GameRow, channel: ChannelId) {
    let Some(message) = game.turn_message else { return };
    let edit = EditMessage::new().components(Vec::new());
    if let Err(error) = channel.edit_message(http, MessageId::new(message), edit).await {
        tracing::debug!(%error, "an old message keeps its buttons");
    }
}

async fn follow(http: &Line, channel: ChannelId, message: MessageId, late: Late) {
    let Ok(file) = late.await else { return };
    let only = Message { files: vec![file], ..Message::default() };
    let files = only.attachments().into_iter().fold(EditAttachments::new(), EditAttachments::add);
    if let Err(error) = channel.edit_message(http, message, EditMessage::new().attachments(files)).await {
        tracing::warn!(%error, "a late picture could not be added");
    }
}
