//! Sends what was stored to be said, in order for each table, until it is said.

use super::compose::{Late, compose};
use super::find::{find, tried_long_ago};
use super::{calling, renames};
use crate::discord::bot::{Bot, End};
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::{self, Rest};
use crate::discord::kit::press::{Press, id, ids_on};
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::{Trouble, code, status};
use crate::discord::pages::play::public;
use crate::ids::{self, Revision, Stamp, TableId};
use crate::play::Refused;
use crate::store::{self, Outgoing, Post, Renaming, TableRow, Unreadable};
use serenity::all::{AutoArchiveDuration, ChannelId, CreateThread, EditAttachments, EditMessage, MessageId};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::{self, JoinSet};

/// What is already used by this name cannot be made again: a message has one thread.
const HAS_THREAD: isize = 160_004;

/// Discord's codes for a table that has lost its place: unknown channel, missing access, missing permissions.
const NO_PLACE: [isize; 3] = [10_003, 50_001, 50_013];

/// After this many lasting refusals of one message somebody has to look.
const A_FEW: u32 = 3;

/// A place may come back by itself: seconds until it is tried again.
const HOUR: i64 = 3600;

/// Whatever takes longer has got stuck, and is tried again.
const STUCK: Duration = Duration::from_mins(1);

pub async fn run(bot: Arc<Bot>, http: Rest) {
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
            let table = row.as_ref().map_or_else(|row| &row.table, |row| &row.table).to_string();
            if !busy.values().any(|one| *one == table) {
                busy.insert(tables.spawn(handle(bot.clone(), http.clone(), row)).id(), table);
            }
        }
        for renaming in bot.desk.store.renamings_due().await.unwrap_or_default() {
            // Beside what is said there: a name must not hold up a message.
            let thread = format!("{} thread", renaming.table);
            if !busy.values().any(|one| *one == thread) {
                busy.insert(tables.spawn(rename(bot.clone(), http.clone(), renaming)).id(), thread);
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

async fn handle(bot: Arc<Bot>, http: Rest, row: Result<Outgoing, Unreadable>) {
    written(match row {
        Ok(row) => deliver(&bot, &http, &row).await,
        Err(row) => set_aside(&bot, &http, &row).await,
    })
    .await;
}

async fn rename(bot: Arc<Bot>, http: Rest, renaming: Renaming) {
    written(renames::follow(&bot, &http, &renaming).await).await;
}

/// What cannot be noted down at the moment will be, once there is room again.
async fn written(outcome: Result<(), store::Error>) {
    if let Err(error) = outcome {
        tracing::error!(%error, "the outbox cannot be written");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// One row: sent, put off, or set aside.
async fn deliver(bot: &Arc<Bot>, http: &Rest, row: &Outgoing) -> Result<(), store::Error> {
    let store = &bot.desk.store;
    let Ok(sent) = tokio::time::timeout(STUCK, send(bot, http, row)).await else {
        tracing::warn!(table = row.table.as_str(), "a message got stuck");
        return store.later(row, pause(row.tries, 8)).await;
    };
    let Err(error) = sent else { return Ok(()) };
    tracing::warn!(%error, table = row.table.as_str(), "a message could not be sent");
    match Verdict::of(&error) {
        // Another try would be one more invalid request: whoever hosts this has to see to the token.
        Verdict::Token => {
            bot.end.send_replace(End::Token);
            Ok(())
        }
        Verdict::Passing => store.later(row, pause(row.tries, 8)).await,
        Verdict::Homeless => {
            store.refused(row, HOUR).await?;
            flag(bot, http, &row.table, &error.to_string()).await
        }
        Verdict::Refused => {
            store.refused(row, pause(row.refused, 12).min(HOUR)).await?;
            if row.refused + 1 < A_FEW {
                return Ok(());
            }
            flag(bot, http, &row.table, &error.to_string()).await
        }
        Verdict::Unreadable => {
            let row = Unreadable { id: row.id, table: row.table.clone(), why: error.to_string() };
            set_aside(bot, http, &row).await
        }
    }
}

/// What becomes of a message that could not be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// Discord does not take the token.
    Token,
    /// The trouble may pass by itself.
    Passing,
    /// Discord does not take this message, and will not before somebody changes something.
    Refused,
    /// The table has lost its place to talk.
    Homeless,
    /// No message can be made of what is stored.
    Unreadable,
}

impl Verdict {
    fn of(error: &Trouble) -> Verdict {
        match error {
            Trouble::Token => Verdict::Token,
            Trouble::Message(_)
            | Trouble::Table(Refused::Load(_) | Refused::Setup(_) | Refused::Store(store::Error::Shape(_))) => {
                Verdict::Unreadable
            }
            Trouble::Picture => Verdict::Refused,
            _ if !error.is_refusal() => Verdict::Passing,
            _ => Verdict::on(error.code()),
        }
    }

    /// On a refusal with this code.
    fn on(code: Option<isize>) -> Verdict {
        if code.is_some_and(|code| NO_PLACE.contains(&code)) { Verdict::Homeless } else { Verdict::Refused }
    }
}

/// Seconds that a row waits after this many tries: twice as long each time.
fn pause(tries: u32, most: u32) -> i64 {
    i64::from(2_u32.pow(tries.min(most)))
}

/// What cannot be read goes out of the way of everything else, and somebody has to look.
async fn set_aside(bot: &Bot, http: &Rest, row: &Unreadable) -> Result<(), store::Error> {
    let Unreadable { id, table, why } = row;
    tracing::error!(
        id = id.0,
        table = table.as_str(),
        why,
        "a message of the outbox cannot be read and was set aside; all else goes on"
    );
    bot.desk.store.set_aside(row).await?;
    flag(bot, http, table, why).await
}

/// Something of this table cannot be posted: that shows, and the one who is next is told where to look.
async fn flag(bot: &Bot, http: &Rest, table: &TableId, why: &str) -> Result<(), store::Error> {
    let told = match tokio::time::timeout(STUCK, calling::tell_where(bot, http, table)).await {
        Ok(Ok(told)) => told,
        Ok(Err(error)) => {
            tracing::warn!(%error, table = table.as_str(), "nobody could be told where to look");
            None
        }
        Err(_) => None,
    };
    bot.desk.store.needs_attention(table, why, told).await
}

async fn send(bot: &Arc<Bot>, http: &Rest, row: &Outgoing) -> Result<(), Trouble> {
    let store = &bot.desk.store;
    let table = store.table(&row.table).await?;
    let again = tried_long_ago(row, store.clock.now());
    store.trying(row).await?;
    if row.post == Post::Open {
        let home = thread(http, &table, row).await?;
        return Ok(store.sent(row, Some(home), None).await?);
    }
    let channel = ChannelId::from(table.home.unwrap_or(table.channel));
    let is_turn = matches!(row.post, Post::Turn { .. });
    if let Some(first) = again {
        let mark = mark(row);
        // Where there is no thread, the lobby stands in the same place, with a button of the same kind.
        let lobby = table.lobby_message.map(MessageId::from);
        let has = |message: &serenity::all::Message| Some(message.id) != lobby && ids_on(message).any(|id| id == mark);
        if let Some(message) = find(http, channel, first, has).await? {
            return Ok(store.sent(row, None, is_turn.then(|| message.into())).await?);
        }
    }
    let (message, late) = compose(bot, http, &table, row).await?;
    let sent = match goes_on(bot, &table, row).await? {
        Some(same) => edited(http, channel, same, &message).await?,
        None => None,
    };
    let is_new = sent.is_none();
    let id = if let Some(same) = sent {
        same
    } else {
        // What is quiet may name somebody for an edit, which nobody hears; a new message would be heard.
        let message = if row.post.is_quiet() { Message { mentions: Vec::new(), ..message } } else { message };
        channel.send_message(http, message.create(format!("railhead-{}", row.id))?).await?.id
    };
    store.sent(row, None, is_turn.then(|| id.into())).await?;
    match row.post {
        Post::Turn { retracts: Some(from), step, .. } => retract(bot, http, &table, channel, (from..step, id)).await?,
        Post::Turn { .. } | Post::Over { .. } | Post::Ended { .. } if is_new => {
            put_away(bot, http, &table, row).await?;
        }
        _ => {}
    }
    if let Some(late) = late {
        follow(http, channel, id, late).await;
    }
    Ok(())
}

/// The message that this one takes the place of: what is done before the first turn is one.
async fn goes_on(bot: &Bot, table: &TableRow, row: &Outgoing) -> Result<Option<MessageId>, Trouble> {
    let before = match row.post {
        Post::Turn { retracts: Some(from), .. } if row.post.goes_on() => {
            // A first turn that was taken back with it has a message of its own.
            bot.desk.store.posted(&table.id, Revision::START, from, 1).await?.pop()
        }
        _ if row.post.goes_on() => table.turn_message,
        _ => None,
    };
    Ok(before.map(MessageId::from))
}

/// Puts a message in the place of another one, if that is still there.
async fn edited(
    http: &Rest,
    channel: ChannelId,
    id: MessageId,
    message: &Message,
) -> Result<Option<MessageId>, Trouble> {
    match channel.edit_message(http, id, message.edit()?).await {
        Ok(_) => Ok(Some(id)),
        Err(error) if status(&error) == Some(404) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// The thread of the lobby's message; the channel itself where there can be none.
async fn thread(http: &Rest, table: &TableRow, row: &Outgoing) -> Result<ids::ChannelId, Trouble> {
    let Some(message) = table.lobby_message else { return Ok(table.channel) };
    let new = CreateThread::new(&table.name).auto_archive_duration(AutoArchiveDuration::OneWeek);
    match ChannelId::from(table.channel).create_thread_from_message(http, MessageId::from(message), new).await {
        Ok(thread) => Ok(thread.id.into()),
        Err(error) if code(&error) == Some(HAS_THREAD) => Ok(message.thread()),
        Err(error) => {
            // Without a code it may not have been Discord that answered: that is no reason to go without, at first.
            let says = code(&error).is_some_and(|code| code != 0) || row.refused + 1 >= A_FEW;
            let error = Trouble::from(error);
            if !error.is_refusal() || !says {
                return Err(error);
            }
            tracing::warn!(table = table.id.as_str(), "no thread can be made here, the table talks in the channel");
            Ok(table.channel)
        }
    }
}

/// The button by which a message can be told from all others.
fn mark(row: &Outgoing) -> String {
    let (table, number) = (&row.table, row.id);
    match &row.post {
        Post::Ask { motion, .. } => id(table, *motion, &Press::Agree),
        Post::Say { .. } => id(table, number, &Press::Log),
        Post::Ended { .. } => id(table, number, &Press::Rematch),
        Post::Open | Post::Setup { .. } => id(table, Stamp::ANY, &Press::Options),
        Post::Turn { step, .. } => id(table, *step, &Press::Turn),
        Post::Over { step, .. } => id(table, *step, &Press::Rematch),
    }
}

/// The previous turn's message loses its buttons and its call, and keeps what it told. That may fail without harm: its
/// buttons still answer.
async fn put_away(bot: &Bot, http: &Rest, table: &TableRow, row: &Outgoing) -> Result<(), Trouble> {
    let Some(message) = table.turn_message else { return Ok(()) };
    let called = match row.post {
        Post::Turn { turn, by: Some(by), .. } => Some((turn.saturating_sub(1), by)),
        // The same turn, called once more.
        Post::Turn { turn, by: None, next, .. } => Some((turn, next)),
        Post::Over { by, .. } => Some((table.turn.saturating_sub(1), by)),
        _ => None,
    };
    let store = &bot.desk.store;
    let (seats, told) = (store.seats(&table.id).await?, store.telling(&table.id, message).await?);
    let speaker = Speaker::public(&seats).with_icons(bot.emojis.now());
    let edit = public::past(table, &told, called, &speaker).edit_words()?;
    let channel = ChannelId::from(table.home.unwrap_or(table.channel));
    if let Err(error) = channel.edit_message(http, MessageId::from(message), edit).await {
        tracing::debug!(%error, "an old message keeps its buttons");
    }
    Ok(())
}

/// How many messages are marked as taken back: Discord does not let a bot edit many old ones at once.
const MARKED: u32 = 3;

/// The messages of what was taken back say so, but for the one that says what holds now. That may fail without harm.
async fn retract(
    bot: &Bot,
    http: &Rest,
    table: &TableRow,
    channel: ChannelId,
    (steps, but): (Range<Revision>, MessageId),
) -> Result<(), Trouble> {
    let speaker = Speaker::public(&[]);
    let edit = public::taken_back(table, &speaker).edit()?;
    let posted = bot.desk.store.posted(&table.id, steps.start, steps.end, MARKED).await?;
    for message in posted.into_iter().filter(|message| MessageId::from(*message) != but) {
        if let Err(error) = channel.edit_message(http, MessageId::from(message), edit.clone()).await {
            tracing::debug!(%error, "a message that was taken back stays as it is");
        }
    }
    Ok(())
}

async fn follow(http: &Rest, channel: ChannelId, message: MessageId, late: Late) {
    let Ok(Ok(file)) = late.await else { return };
    let only = Message { seen: vec![file], ..Message::default() };
    let files = only.attachments().into_iter().fold(EditAttachments::new(), EditAttachments::add);
    let edit = EditMessage::new().attachments(files);
    let add = || channel.edit_message(http, message, edit.clone());
    if let Err(error) = patience::patiently(&patience::A_WHILE, add).await {
        tracing::warn!(%error, "a late picture could not be added");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_discord_says_of_a_place_parks_a_table_and_a_locked_thread_is_refused() {
        const ARCHIVED: isize = 50_083;
        const LOCKED: isize = 160_005;
        for code in [10_003, 50_001, 50_013] {
            assert_eq!(Verdict::on(Some(code)), Verdict::Homeless, "{code}");
        }
        for code in [None, Some(0), Some(ARCHIVED), Some(LOCKED), Some(50_035)] {
            assert_eq!(Verdict::on(code), Verdict::Refused, "{code:?}");
        }
        assert_eq!(Verdict::of(&Trouble::Token), Verdict::Token);
        assert_eq!(Verdict::of(&Trouble::Stuck), Verdict::Passing);
        let shape = store::Error::Shape(String::new());
        assert_eq!(Verdict::of(&shape.into()), Verdict::Unreadable);
    }

    #[test]
    fn a_message_waits_twice_as_long_each_time_and_never_for_ever() {
        assert_eq!([0, 1, 2, 8, 99].map(|tries| pause(tries, 8)), [1, 2, 4, 256, 256]);
        assert_eq!(pause(u32::MAX, 12).min(HOUR), HOUR);
    }
}
