//! `/table …`, and the same on a message.

use super::resume;
use crate::discord::bot::Bot;
use crate::discord::inbox::call::Call;
use crate::discord::inbox::changes;
use crate::discord::inbox::door::{self, Admitted};
use crate::discord::inbox::lobby::options;
use crate::discord::inbox::look::Look;
use crate::discord::inbox::sight::has_left;
use crate::discord::kit::answer::Answer;
use crate::discord::kit::message::Message;
use crate::discord::kit::press::{Board, Leaf, PressId, ids_on};
use crate::discord::kit::speaker::{NAMELESS, Speaker, harmless};
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::options::Which;
use crate::discord::pages::play::offers::Open;
use crate::ids::TableId;
use crate::monitor::interaction::{self, Outcome};
use crate::store::{self, Store};
use std::sync::Arc;

/// What is asked of a table.
pub enum Asked {
    Board {
        words: bool,
    },
    Hand,
    /// From this turn back.
    Log(Option<u32>),
    Options,
    Resume,
    Rename(String),
    Export,
    Leave,
    Seat,
    End,
}

/// Acknowledges, finds the table that was named, or the one of this thread, and answers.
pub async fn table(bot: &Arc<Bot>, call: &Call, named: Option<TableId>, asked: Asked) -> Result<(), Trouble> {
    call.reply.acknowledge(false).await?;
    let Some(at) = meant(bot, call, named).await? else {
        interaction::came_to(Outcome::Refused);
        let none = Message::text(call.speaker().plain("bot-no-such-table"));
        return call.reply.show(&none).await.map(drop);
    };
    interaction::about(at.id());
    let answer = answer(bot, call, at, &asked).await?;
    call.reply.answer(&answer).await?;
    if let Asked::Rename(_) = asked {
        // The thread follows when Discord lets it; the table has its new name all the same.
        bot.desk.outbox.notify_one();
    }
    Ok(())
}

async fn answer(bot: &Arc<Bot>, call: &Call, at: Admitted, asked: &Asked) -> Result<Answer, Trouble> {
    let speaker = call.speaker();
    let look = |at: Admitted| Look { bot, at, language: call.language, open: Open::All, note: None };
    let message = match asked {
        Asked::Board { words: false } => return look(at).board(Some(Board::Whole)).await,
        Asked::Board { words: true } => return look(at).board(Some(Board::Words)).await,
        Asked::Hand => return look(at).hand().await,
        Asked::Log(from) => return look(at).log(Leaf { from: *from, ..Leaf::default() }).await,
        Asked::Export => return look(at).export().await,
        Asked::Options => options::shown(&at, Which::Those, None, &speaker),
        Asked::End => changes::ask_to_end(bot, &at, &speaker).await?,
        Asked::Resume => {
            let (said, names) = resume::resumed(bot, call, &at).await?;
            Message::text(Speaker { names, ..speaker }.say(&said))
        }
        Asked::Rename(name) => Message::text(speaker.plain(renamed(bot, &at, name).await?)),
        Asked::Leave => changes::ask_to_leave(&at, &speaker),
        Asked::Seat => {
            let gone = is_gone(bot, call, &at).await?;
            Message::text(speaker.say(&changes::ask_for_seat(bot, &at, gone).await?))
        }
    };
    Ok(message.into())
}

/// The table, if the asker may be there and its game has begun.
async fn meant(bot: &Bot, call: &Call, named: Option<TableId>) -> Result<Option<Admitted>, Trouble> {
    let found = match named {
        Some(id) => door::admit(bot, call, &id).await?,
        None => door::admit_here(bot, call).await?,
    };
    Ok(found.filter(door::has_begun))
}

/// The table that a message's buttons belong to.
pub fn table_of(message: &serenity::all::Message) -> Option<TableId> {
    ids_on(message).find_map(PressId::parse).map(|id| id.table)
}

async fn renamed(bot: &Bot, at: &Admitted, name: &str) -> Result<&'static str, Trouble> {
    let name = harmless(name);
    Ok(if at.seat().is_none() {
        "bot-not-sitting"
    } else if name == NAMELESS || !is_renamed(&bot.desk.store, at.id(), &name).await? {
        "bot-rename-taken"
    } else {
        "bot-renamed"
    })
}

/// Whether no other table of the server has the name.
async fn is_renamed(store: &Store, id: &TableId, name: &str) -> Result<bool, Trouble> {
    match store.rename(id, name).await {
        Err(store::Error::NameTaken) => Ok(false),
        done => Ok(done.map(|()| true)?),
    }
}

/// Whether the one whom the table waits for has left the server.
async fn is_gone(bot: &Bot, call: &Call, at: &Admitted) -> Result<bool, Trouble> {
    let (table, seats) = (at.table(), bot.desk.store.seats(at.id()).await?);
    let absent = seats.iter().find(|row| Some(row.seat) == table.waiting).and_then(|row| row.user);
    Ok(match (table.guild, absent) {
        (Some(guild), Some(user)) => has_left(&call.sight.http, guild, user).await,
        _ => false,
    })
}
