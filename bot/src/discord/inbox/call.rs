//! An interaction as it came in: who asks, from where, in which language, and the way to answer her.

use super::reply::Reply;
use super::sight::Sight;
use crate::discord::kit::permissions;
use crate::discord::kit::speaker::{Speaker, harmless, language};
use crate::ids::{ChannelId, GuildId, UserId};
use crate::play::Room;
use engine::Phrase;
use serenity::all::{CommandInteraction, ComponentInteraction, Context, Member, Permissions, User};
use words::Language;

pub struct Call {
    pub user: UserId,
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

/// Commands and presses have the same fields, and serenity has no trait for them.
macro_rules! call {
    ($ctx:expr, $interaction:expr, $member:expr) => {{
        let (ctx, interaction, member): (&Context, _, Option<&Member>) = ($ctx, $interaction, $member);
        let thread = interaction.channel.as_ref().filter(|channel| permissions::is_thread(channel.kind));
        let user = interaction.user.id.into();
        Call {
            user,
            name: shown_name(&interaction.user, member),
            language: language(&interaction.locale),
            guild: interaction.guild_id.map(GuildId::from),
            channel: interaction.channel_id.into(),
            parent: thread.and_then(|thread| thread.parent_id).map(ChannelId::from),
            member: member.cloned(),
            may: interaction.app_permissions,
            in_thread: thread.is_some(),
            sight: Sight::new(ctx),
            reply: Reply::new(ctx.http.clone(), interaction.id, interaction.token.clone(), user),
        }
    }};
}

impl Call {
    pub fn of_command(ctx: &Context, command: &CommandInteraction) -> Call {
        call!(ctx, command, command.member.as_deref())
    }

    pub fn of_press(ctx: &Context, press: &ComponentInteraction) -> Call {
        call!(ctx, press, press.member.as_ref())
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

/// As the others know somebody.
pub fn shown_name(user: &User, member: Option<&Member>) -> String {
    let nick = member.and_then(|member| member.nick.as_deref());
    harmless(nick.or(user.global_name.as_deref()).unwrap_or(&user.name))
}
