//! Changing what a lobby will be played with.

use super::showing;
use crate::discord::bot::Bot;
use crate::discord::inbox::door::Admitted;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::Rest;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::options;
use crate::play::Refused;
use crate::store;

/// The options of a table, with one of them open.
pub fn shown(at: &Admitted, open: Option<&str>, note: Option<&'static str>, speaker: &Speaker) -> Message {
    options::message(at.game(), at.is_host(), open, note, speaker)
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
    Ok(shown(&at.again(bot).await?, None, told, speaker))
}

/// Answers with what only the presser should be told.
async fn changed(
    bot: &Bot,
    http: &Rest,
    at: &Admitted,
    key: &str,
    value: &str,
) -> Result<Option<&'static str>, Trouble> {
    let game = at.game();
    if !at.is_host() {
        return Ok(Some("bot-options-host"));
    }
    let rules = engine::game(&game.kind).map_err(Refused::from)?;
    let Some(chosen) = options::with(&rules, game, key, value) else { return Ok(Some("bot-options-impossible")) };
    let store = &bot.desk.store;
    match store.set_options(&game.id, &chosen).await {
        Err(store::Error::Stale) => return Ok(Some("bot-lobby-begun")),
        done => done?,
    }
    showing::show(bot, http, &game.id).await;
    Ok(None)
}
