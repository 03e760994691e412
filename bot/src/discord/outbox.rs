//! Sends what was stored to be said, in order for each table, until it is said.

use super::client::{Bot, End, Line};
use super::message::{File, Message};
use super::patience;
use super::pictures::drawn;
use super::public::{self, About, Turn};
use super::speaker::Speaker;
use super::{Trouble, links, motions, press_id};
use crate::play::Refused;
use crate::replay_line::ReplayLine;
use crate::store::{GameRow, Outgoing, Ping, Post, SeatRow};
use engine::AnyTable;
use serenity::all::{
    AutoArchiveDuration, ChannelId, CreateThread, EditAttachments, EditMessage, GuildId, MessageId, MessagePagination,
    UserId,
};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::{self, JoinSet};
use words::Language;

/// Discord remembers a nonce for some minutes; after this, what was sent is looked for.
const REMEMBERED: i64 = 120;

/// What is already used by this name cannot be made again: a message has one thread.
const HAS_THREAD: isize = 160_004;

/// Whatever takes longer has got stuck, and is tried again.
const STUCK: Duration = Duration::from_mins(1);

pub async fn run(bot: Arc<Bot>, http: Line) {
    let mut end = bot.end.subscribe();
    // Each table for itself: one that Discord keeps waiting holds up no other.
    let mut tables = JoinSet::new();
    let mut busy: HashMap<task::Id, String> = HashMap::new();
    while *bot.end.borrow() == End::GoesOn {
        let rows = match bot.desk.store.due().await {
            Ok(rows) => rows,
            Err(error) => {
                tracing::error!(%error, "the outbox cannot be read");
                Vec::new()
            }
        };
        for row in rows {
            if !busy.values().any(|game| *game == row.game) {
                let game = row.game.clone();
                busy.insert(tables.spawn(deliver(bot.clone(), http.clone(), row)).id(), game);
            }
        }
        tokio::select! {
            Some(done) = tables.join_next_with_id() => {
                busy.remove(&done.map_or_else(|error| error.id(), |(id, ())| id));
            }
            () = bot.desk.outbox.notified() => {}
            // A row that was put off becomes due without anybody ringing.
            () = bot.desk.store.clock.pause(Duration::from_secs(1)) => {}
            _ = end.wait_for(|end| *end != End::GoesOn) => {}
        }
    }
    while tables.join_next().await.is_some() {}
}

/// One row: sent, put off, or parked until the table has a new home.
async fn deliver(bot: Arc<Bot>, http: Line, row: Outgoing) {
    let store = &bot.desk.store;
    let outcome = match tokio::time::timeout(STUCK, send(&bot, &http, &row)).await {
        Ok(Ok(())) => Ok(()),
        Err(_) => {
            tracing::warn!(game = row.game, "a message got stuck");
            store.later(&row, backoff(&row)).await
        }
        Ok(Err(error)) => {
            tracing::warn!(%error, game = row.game, "a message could not be sent");
            match error.status() {
                // Another try would be one more invalid request: whoever hosts this has to see to the token.
                _ if matches!(error, Trouble::Token) => {
                    bot.end.send_replace(End::Token);
                    Ok(())
                }
                Some(403 | 404) => store.park(&row.game, &error.to_string()).await,
                _ => store.later(&row, backoff(&row)).await,
            }
        }
    };
    if let Err(error) = outcome {
        tracing::error!(%error, "the outbox cannot be written");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// How many seconds a row waits until it is tried again.
fn backoff(row: &Outgoing) -> i64 {
    i64::from(2_u32.pow(row.tries.min(8)))
}

async fn send(bot: &Arc<Bot>, http: &Line, row: &Outgoing) -> Result<(), Trouble> {
    let store = &bot.desk.store;
    let game = store.game(&row.game).await?;
    let again = row.first_tried.filter(|first| store.clock.now() - first > REMEMBERED);
    store.trying(row).await?;
    if row.post == Post::Open {
        let home = thread(http, &game).await?;
        return Ok(store.sent(row, Some(home), None).await?);
    }
    let channel = ChannelId::new(game.home.unwrap_or(game.channel));
    let is_turn = matches!(row.post, Post::Turn { .. });
    if let Some(first) = again
        && let Some(message) = find(http, channel, first, &mark(row)).await?
    {
        return Ok(store.sent(row, None, is_turn.then(|| message.get())).await?);
    }
    let (message, late) = compose(bot, http, &game, row).await?;
    let sent = channel.send_message(http, message.create(format!("railhead-{}", row.id))?).await?;
    store.sent(row, None, is_turn.then(|| sent.id.get())).await?;
    match row.post {
        Post::Turn { retracts: Some(from), step, .. } => retract(bot, http, &game, channel, from..step).await?,
        Post::Turn { .. } | Post::Over { .. } | Post::Ended { .. } => strip(http, &game, channel).await,
        Post::Open | Post::Setup { .. } | Post::Ask { .. } | Post::Say { .. } => {}
    }
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
        Err(error) if patience::code(&error) == Some(HAS_THREAD) => Ok(message),
        Err(error) => match patience::status(&error) {
            Some(400 | 403 | 404) => {
                tracing::warn!(game = game.id, "no thread can be made here, the table talks in the channel");
                Ok(game.channel)
            }
            _ => Err(error.into()),
        },
    }
}

type Late = tokio::task::JoinHandle<Result<File, Trouble>>;

/// Words and draws a row; a picture that takes too long comes later.
async fn compose(
    bot: &Arc<Bot>,
    http: &Line,
    game: &GameRow,
    row: &Outgoing,
) -> Result<(Message, Option<Late>), Trouble> {
    let store = &bot.desk.store;
    let seats = store.seats(&game.id).await?;
    if let Some(message) = words_alone(bot, game, &seats, row).await? {
        return Ok((message, None));
    }
    let rules = engine::game(&game.kind).map_err(Refused::from)?;
    let load = |state: &Option<serde_json::Value>| {
        state.clone().map(|state| rules.load(state, 0)).transpose().map_err(Refused::from)
    };
    let (Some(table), before) = (load(&row.state)?, load(&row.before)?) else { return Err(Trouble::Picture) };
    let speaker = Speaker::public(&seats).with_icons(bot.emojis.now());
    let scene = Scene { bot: bot.clone(), game: game.clone(), seats, table, before, speaker };
    match row.post.clone() {
        Post::Open | Post::Ask { .. } | Post::Say { .. } | Post::Ended { .. } => Err(Trouble::Picture),
        Post::Setup { lines, commitment } => {
            let message = drawn(move || public::setup(&scene.about(), &lines, &commitment)).await?;
            Ok((message, None))
        }
        Post::Over { step, by, lines } => {
            let seed = store.seed_of_finished(&game.id).await?.ok_or(crate::store::Error::NoSuchGame)?;
            let record = store.record(&game.id).await?;
            Ok((drawn(move || public::over(&scene.about(), step, by, &lines, seed, record)).await?, None))
        }
        Post::Turn { turn, step, by, lines, next, waiting, .. } => {
            let drawing = scene.clone();
            let mut picture = tokio::spawn(drawn(move || public::turn_picture(&drawing.about())));
            let (picture, late) = match tokio::time::timeout(bot.picture_budget, &mut picture).await {
                Ok(done) => (Some(done.map_err(|_| Trouble::Picture)??), None),
                Err(_) => (None, Some(picture)),
            };
            let user = scene.seats.iter().find(|row| row.seat == next).and_then(|row| row.user);
            let gone = match (game.guild, user) {
                (Some(guild), Some(user)) => has_left(http, guild, user).await,
                _ => false,
            };
            let pings = match user {
                Some(user) if !gone => !told_otherwise(bot, http, game, row, user).await?,
                _ => true,
            };
            let message = drawn(move || {
                let said = Turn { number: turn, step, by, lines: &lines, next, waiting: &waiting, gone, pings };
                public::turn(&scene.about(), &said, picture)
            });
            Ok((message.await?, late))
        }
    }
}

/// What needs no picture, and so no state that can be read either.
async fn words_alone(
    bot: &Arc<Bot>,
    game: &GameRow,
    seats: &[SeatRow],
    row: &Outgoing,
) -> Result<Option<Message>, Trouble> {
    let (store, speaker, number) = (&bot.desk.store, Speaker::public(seats), row.id as u64);
    Ok(match &row.post {
        Post::Say { line, open } => Some(public::say(game, number, line, *open, &speaker)),
        Post::Ask { motion, .. } => Some(match bot.desk.standing(&game.id, *motion).await? {
            Some(standing) => motions::message(game, seats, &standing, &speaker),
            None => motions::settled(game, "bot-ask-void", &speaker),
        }),
        Post::Ended { line } => {
            let seed = store.seed_of_finished(&game.id).await?;
            let record = store.record(&game.id).await?;
            let replay = seed.map(|seed| (seed, ReplayLine::ended(game, seed, record)));
            let replay = replay.as_ref().map(|(seed, replay)| (*seed, replay));
            Some(public::ended(game, number, line, replay, &speaker))
        }
        Post::Open | Post::Setup { .. } | Post::Turn { .. } | Post::Over { .. } => None,
    })
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

/// Tells somebody of her turn in the way that she has chosen, if that is no mention. A closed door is a reason for one.
async fn told_otherwise(
    bot: &Arc<Bot>,
    http: &Line,
    game: &GameRow,
    row: &Outgoing,
    user: u64,
) -> Result<bool, Trouble> {
    match bot.desk.store.settings(user).await?.ping {
        Ping::Channel => return Ok(false),
        Ping::None => return Ok(true),
        Ping::Direct => {}
    }
    let speaker = Speaker::new(Language::English, Vec::new());
    let text = format!("**{}** · {} {}", game.name, speaker.plain("bot-direct"), links::to_home(game));
    let note = Message::text(text).create(format!("railhead-{}-direct", row.id))?;
    let sent = async {
        let channel = UserId::new(user).create_dm_channel(http).await?;
        channel.id.send_message(http, note).await
    };
    match sent.await {
        Ok(_) => Ok(true),
        Err(error) if matches!(patience::status(&error), Some(400 | 403 | 404)) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Whether a player is no longer on the server. If Discord does not say, she is still there.
pub async fn has_left(http: &Line, guild: u64, user: u64) -> bool {
    let member = http.get_member(GuildId::new(guild), UserId::new(user)).await;
    member.is_err_and(|error| patience::status(&error) == Some(404))
}

/// The button by which a message can be told from all others.
fn mark(row: &Outgoing) -> String {
    let (game, number) = (&row.game, row.id as u64);
    match &row.post {
        Post::Ask { motion, .. } => press_id::id(game, *motion, press_id::AGREE),
        Post::Say { .. } => press_id::id(game, number, press_id::LOG),
        Post::Ended { .. } => press_id::id(game, number, press_id::REMATCH),
        Post::Open | Post::Setup { .. } => press_id::id(game, 0, press_id::OPTIONS),
        Post::Turn { step, .. } => press_id::id(game, *step, press_id::TURN),
        Post::Over { step, .. } => press_id::id(game, *step, press_id::REMATCH),
    }
}

/// A message that arrived although no answer said so: among all that came since it was first tried.
async fn find(http: &Line, channel: ChannelId, first_tried: i64, wanted: &str) -> Result<Option<MessageId>, Trouble> {
    let has = |message: &serenity::all::Message| press_id::ids_on(message).any(|id| id == wanted);
    let mut after = made_at(first_tried - SKEW);
    loop {
        let page = http.get_messages(channel, Some(MessagePagination::After(after)), Some(PAGE)).await?;
        if let Some(message) = page.iter().find(|message| has(message)) {
            return Ok(Some(message.id));
        }
        match page.iter().map(|message| message.id).max() {
            Some(newest) if page.len() == usize::from(PAGE) => after = newest,
            _ => return Ok(None),
        }
    }
}

/// So many messages are asked for at once.
const PAGE: u8 = 100;
/// Our clock and Discord's may differ by so many seconds.
const SKEW: i64 = 300;

/// The id that a message of this second would have.
fn made_at(seconds: i64) -> MessageId {
    const EPOCH: i64 = 1_420_070_400;
    let since = u64::try_from(seconds - EPOCH).unwrap_or_default();
    MessageId::new(((since * 1000) << 22).max(1))
}

/// The previous turn's message loses its buttons. That may fail without harm: they still answer.
async fn strip(http: &Line, game: &GameRow, channel: ChannelId) {
    let Some(message) = game.turn_message else { return };
    let edit = EditMessage::new().components(Vec::new());
    if let Err(error) = channel.edit_message(http, MessageId::new(message), edit).await {
        tracing::debug!(%error, "an old message keeps its buttons");
    }
}

/// So many messages are marked as taken back: Discord does not let a bot edit many old ones at once.
const MARKED: u32 = 3;

/// The messages of what was taken back say so. That may fail without harm.
async fn retract(
    bot: &Bot,
    http: &Line,
    game: &GameRow,
    channel: ChannelId,
    steps: std::ops::Range<u64>,
) -> Result<(), Trouble> {
    let speaker = Speaker::public(&[]);
    let edit = public::taken_back(game, &speaker).edit()?;
    for message in bot.desk.store.posted(&game.id, steps.start, steps.end, MARKED).await? {
        if let Err(error) = channel.edit_message(http, MessageId::new(message), edit.clone()).await {
            tracing::debug!(%error, "a message that was taken back stays as it is");
        }
    }
    Ok(())
}

async fn follow(http: &Line, channel: ChannelId, message: MessageId, late: Late) {
    let Ok(Ok(file)) = late.await else { return };
    let only = Message { files: vec![file], ..Message::default() };
    let files = only.attachments().into_iter().fold(EditAttachments::new(), EditAttachments::add);
    let edit = EditMessage::new().attachments(files);
    let add = || channel.edit_message(http, message, edit.clone());
    if let Err(error) = patience::patiently(&patience::A_WHILE, add).await {
        tracing::warn!(%error, "a late picture could not be added");
    }
}
