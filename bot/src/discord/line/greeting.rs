//! Hello, once for each server: where the gateway tells of a new one, or at its first command.

use crate::discord::bot::Bot;
use crate::discord::kit::patience::{self, Rest};
use crate::discord::kit::permissions;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::welcome::greeting;
use crate::ids::GuildId;
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, ChannelType, CommandInteraction, Guild, GuildChannel, Member, ShardId, UserId};
use words::Language;

/// Notes which servers a connection brings along, before any of them is greeted.
pub async fn connected(bot: &Bot, connection: ShardId, guilds: Vec<GuildId>) {
    let noted = bot.desk.store.come_in(&guilds).await;
    bot.greeter.came_in(connection.get(), noted.is_ok());
    if let Err(error) = noted {
        tracing::error!(%error, "the servers could not be noted, and are not greeted");
    }
}

/// A server has told of itself over a connection.
pub async fn arrived(bot: &Bot, http: &Rest, connection: ShardId, guild: &Guild, me: UserId) {
    if bot.greeter.may_begin(connection.get()).await && !bot.greeter.knows(guild.id.into()) {
        let place = me_there(http, guild, me).await.and_then(|member| place(guild, &member));
        greet(bot, http, guild.id.into(), place).await;
    }
}

/// A command was given: without a gateway this is the first that is heard of its server.
pub async fn called(bot: &Bot, http: &Rest, connection: ShardId, command: &CommandInteraction) {
    let Some(guild) = command.guild_id.map(GuildId::from).filter(|guild| !bot.greeter.knows(*guild)) else { return };
    let thread = command.channel.as_ref().is_some_and(|channel| permissions::is_thread(channel.kind));
    if !bot.greeter.may_begin(connection.get()).await {
        return;
    }
    let here = permissions::lacking_to_talk(command.app_permissions, thread).is_none().then_some(command.channel_id);
    greet(bot, http, guild, here).await;
}

/// It is noted before it is sent, so that nobody is greeted twice.
async fn greet(bot: &Bot, http: &Rest, guild: GuildId, place: Option<ChannelId>) {
    match greeted(bot, http, guild, place).await {
        // Where there was no place, a command may bring one.
        Ok(()) if place.is_none() => {}
        Ok(()) => bot.greeter.note(guild),
        Err(error) => tracing::warn!(%error, guild = guild.0, "a server could not be greeted"),
    }
}

async fn greeted(bot: &Bot, http: &Rest, guild: GuildId, place: Option<ChannelId>) -> Result<(), Trouble> {
    let Some(channel) = place.filter(|_| bot.greeter.greets) else { return Ok(()) };
    if !bot.desk.store.greets(guild).await? {
        return Ok(());
    }
    let hello = greeting::message(&Speaker::new(Language::English, Vec::new()));
    let create = hello.create(format!("hello-{guild}"))?;
    patience::patiently(&patience::A_WHILE, || channel.send_message(http, create.clone())).await?;
    Ok(())
}

async fn me_there(http: &Rest, guild: &Guild, me: UserId) -> Option<Member> {
    match guild.members.get(&me) {
        Some(member) => Some(member.clone()),
        None => http.get_member(guild.id, me).await.ok(),
    }
}

/// The channel for what the server itself has to say, or the first where the bot may write.
fn place(guild: &Guild, me: &Member) -> Option<ChannelId> {
    let may = |channel: &&GuildChannel| {
        let may = guild.user_permissions_in(channel, me);
        channel.kind == ChannelType::Text && permissions::lacking_to_talk(Some(may), false).is_none()
    };
    let system = guild.system_channel_id.and_then(|id| guild.channels.get(&id)).filter(may);
    let first = || guild.channels.values().filter(may).min_by_key(|channel| (channel.position, channel.id));
    system.or_else(first).map(|channel| channel.id)
}
