//! `/turns`, `/tables`, `/rule`, `/settings`, `/help`: for the asker, at no table.

use crate::discord::bot::Bot;
use crate::discord::inbox::about_me;
use crate::discord::inbox::call::Call;
use crate::discord::inbox::tables;
use crate::discord::kit::pictures::drawn;
use crate::discord::kit::press::Help;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages;

pub async fn turns(bot: &Bot, call: &Call) -> Result<(), Trouble> {
    call.reply.acknowledge(false).await?;
    let waiting = bot.desk.store.waiting_for(call.user).await?;
    call.reply.show(&pages::turns::message(&waiting, &call.speaker())).await.map(drop)
}

pub async fn tables(bot: &Bot, call: &Call) -> Result<(), Trouble> {
    call.reply.acknowledge(false).await?;
    call.reply.show(&tables::message(bot, call, 0).await?).await.map(drop)
}

pub async fn rule(bot: &Bot, call: &Call, topic: String) -> Result<(), Trouble> {
    call.reply.acknowledge(false).await?;
    let settings = bot.desk.store.settings(call.user).await?;
    let (studio, speaker) = (bot.studio.clone(), Speaker { settings, ..call.speaker() });
    let message = drawn(move || pages::rule::message(&studio, &topic, &speaker)).await?;
    call.reply.show(&message).await.map(drop)
}

pub async fn settings(bot: &Bot, call: &Call) -> Result<(), Trouble> {
    call.reply.acknowledge(false).await?;
    let message = about_me::settings(bot, call.user, &call.speaker()).await?;
    call.reply.show(&message).await.map(drop)
}

pub async fn help(call: &Call) -> Result<(), Trouble> {
    call.reply.acknowledge(false).await?;
    call.reply.show(&pages::welcome::help::message(Help::Start, &call.speaker())).await.map(drop)
}
