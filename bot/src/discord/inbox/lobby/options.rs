//! Changing what a lobby will be played with.

use super::showing;
use crate::discord::bot::Bot;
use crate::discord::inbox::door::Admitted;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::Rest;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::options::{self, Which};
use crate::play::Refused;
use crate::store;

/// The options of a table.
pub fn shown(at: &Admitted, which: Which, note: Option<&'static str>, speaker: &Speaker) -> Message {
    options::message(at.table(), at.is_host(), which, note, speaker)
}

/// Sets one option of a lobby, and shows it to everybody. Answers with what the presser sees of it.
pub async fn set(
    bot: &Bot,
    http: &Rest,
    at: &Admitted,
    key: &str,
    value: &str,
    speaker: &Speaker,
) -> Result<Message, Trouble> {
    let told = changed(bot, http, at, key, value).await?;
    // Those among which it was found, none of the others open.
    let which = match Which::with(at.table(), key) {
        Which::Rest(_) => Which::Rest(None),
        Which::Those => Which::Those,
    };
    Ok(shown(&at.again(bot).await?, which, told, speaker))
}

/// Hides a lobby from whoever was not invited, or shows it to all again. Answers as above.
pub async fn set_private(
    bot: &Bot,
    http: &Rest,
    at: &Admitted,
    private: bool,
    speaker: &Speaker,
) -> Result<Message, Trouble> {
    let told = if at.is_host() {
        settled(bot, http, at, bot.desk.store.set_private(at.id(), private).await).await?
    } else {
        Some("bot-options-host")
    };
    Ok(shown(&at.again(bot).await?, Which::Those, told, speaker))
}

/// Answers with what only the presser should be told.
async fn changed(
    bot: &Bot,
    http: &Rest,
    at: &Admitted,
    key: &str,
    value: &str,
) -> Result<Option<&'static str>, Trouble> {
    let table = at.table();
    if !at.is_host() {
        return Ok(Some("bot-options-host"));
    }
    let rules = engine::game(&table.kind).map_err(Refused::from)?;
    let Some(chosen) = options::with(&rules, table, key, value) else { return Ok(Some("bot-options-impossible")) };
    settled(bot, http, at, bot.desk.store.set_options(&table.id, &chosen).await).await
}

/// Shows a lobby that was changed, unless it has begun meanwhile.
async fn settled(
    bot: &Bot,
    http: &Rest,
    at: &Admitted,
    done: Result<(), store::Error>,
) -> Result<Option<&'static str>, Trouble> {
    match done {
        Err(store::Error::Stale) => return Ok(Some("bot-lobby-begun")),
        done => done?,
    }
    showing::show(bot, http, at.id()).await;
    Ok(None)
}
