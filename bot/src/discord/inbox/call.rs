//! An interaction as it came in: who asks, from where, in which language, and the way to answer her.

use super::reply::Reply;
use super::sight::{Sight, is_thread};
use crate::discord::kit::permissions;
use crate::discord::kit::speaker::{Speaker, harmless, language};
use crate::play::Room;
use engine::Phrase;
use serenity::all::{
    ChannelId, CommandInteraction, ComponentInteraction, Context, GuildId, Member, PartialChannel, Permissions, User,
};
use words::Language;

pub struct Call {
    pub user: u64,
    /// As the others know her.
    pub name: String,
    pub language: Language,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// The channel of the thread that she is in.
    pub parent: Option<ChannelId>,
    pub member: Option<Member>,
    /// What the bot may do here.
    may: Option<Permissions>,
    in_thread: bool,
    pub sight: Sight,
    pub reply: Reply,
}

impl Call {
    pub fn of_command(ctx: &Context, command: &CommandInteraction) -> Call {
        Call {
            user: command.user.id.get(),
            name: shown_name(&command.user, command.member.as_deref()),
            language: language(&command.locale),
            guild: command.guild_id,
            channel: command.channel_id,
            parent: parent(command.channel.as_ref()),
            member: command.member.as_deref().cloned(),
            may: command.app_permissions,
            in_thread: permissions::is_thread(command.channel.as_ref()),
            sight: Sight::new(ctx),
            reply: Reply::new(ctx.http.clone(), command.id, command.token.clone(), command.user.id.get()),
        }
    }

    pub fn of_press(ctx: &Context, press: &ComponentInteraction) -> Call {
        Call {
            user: press.user.id.get(),
            name: shown_name(&press.user, press.member.as_ref()),
            language: language(&press.locale),
            guild: press.guild_id,
            channel: press.channel_id,
            parent: parent(press.channel.as_ref()),
            member: press.member.clone(),
            may: press.app_permissions,
            in_thread: permissions::is_thread(press.channel.as_ref()),
            sight: Sight::new(ctx),
            reply: Reply::new(ctx.http.clone(), press.id, press.token.clone(), press.user.id.get()),
        }
    }

    /// Speaks her language, of no table.
    pub fn speaker(&self) -> Speaker {
        Speaker::new(self.language, Vec::new())
    }

    /// What the bot lacks to talk where it was called, channel or thread.
    pub fn lacking_to_talk(&self) -> Option<Phrase> {
        permissions::lacking_to_talk(self.may, self.in_thread)
    }

    /// Where a table that begins here can talk.
    pub fn room(&self) -> Room {
        permissions::room(self.may, self.in_thread)
    }
}

fn shown_name(user: &User, member: Option<&Member>) -> String {
    let nick = member.and_then(|member| member.nick.as_deref());
    harmless(nick.or(user.global_name.as_deref()).unwrap_or(&user.name))
}

fn parent(channel: Option<&PartialChannel>) -> Option<ChannelId> {
    channel.filter(|channel| is_thread(channel.kind)).and_then(|channel| channel.parent_id)
}
