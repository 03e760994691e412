//! Who may do what where: roles, then what the channel adds and takes away.

use serde::{Deserialize, Serialize};

use super::World;
use super::channel::{Channel, PRIVATE_THREAD};
use super::guild::Guild;
use crate::id::Id;

pub const ADMINISTRATOR: u64 = 1 << 3;
pub const MANAGE_CHANNELS: u64 = 1 << 4;
pub const VIEW_CHANNEL: u64 = 1 << 10;
pub const SEND_MESSAGES: u64 = 1 << 11;
pub const MANAGE_MESSAGES: u64 = 1 << 13;
pub const EMBED_LINKS: u64 = 1 << 14;
pub const ATTACH_FILES: u64 = 1 << 15;
pub const READ_HISTORY: u64 = 1 << 16;
pub const MENTION_EVERYONE: u64 = 1 << 17;
pub const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
pub const MANAGE_ROLES: u64 = 1 << 28;
pub const USE_COMMANDS: u64 = 1 << 31;
pub const MANAGE_THREADS: u64 = 1 << 34;
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
pub const SEND_IN_THREADS: u64 = 1 << 38;
pub const PIN_MESSAGES: u64 = 1 << 51;

/// Every permission that exists.
pub const ALL: u64 = (1 << 53) - 1;

/// What the role of people adds.
pub const MEMBER: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_HISTORY
    | USE_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_IN_THREADS
    | (1 << 6)
    | USE_EXTERNAL_EMOJIS
    | (1 << 26);

/// What the bot's own role adds: exactly what the bot's install link asks for, so that whatever needs more is found here
/// and not in Discord. @everyone adds nothing to it.
pub const BOT: u64 =
    VIEW_CHANNEL | SEND_MESSAGES | CREATE_PUBLIC_THREADS | SEND_IN_THREADS | EMBED_LINKS | ATTACH_FILES | READ_HISTORY;

/// What either end of a direct message can do there.
const DIRECT: u64 = VIEW_CHANNEL | SEND_MESSAGES | READ_HISTORY | USE_COMMANDS | APP_IN_DIRECT;

/// What Discord writes as `app_permissions` into interactions of direct messages: nothing that only servers know.
pub const APP_IN_DIRECT: u64 = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE | USE_EXTERNAL_EMOJIS;

/// A set of permissions. Written as a string in JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Permissions(pub u64);

impl Permissions {
    pub fn has(self, wanted: u64) -> bool {
        self.0 & wanted == wanted
    }
}

impl World {
    /// What `user` may do in `channel`.
    pub fn permissions(&self, user: Id, channel: &Channel) -> Permissions {
        let Some(guild) = channel.guild.and_then(|id| self.guilds.get(&id)) else {
            let inside = channel.recipients.contains(&user);
            return Permissions(if inside { DIRECT } else { 0 });
        };
        let place =
            channel.thread.as_ref().and(channel.parent).and_then(|id| self.channels.get(&id)).unwrap_or(channel);
        let mut may = in_place(guild, user, place);
        if channel.kind == PRIVATE_THREAD && !may.has(MANAGE_THREADS) {
            let joined = channel.thread.as_ref().is_some_and(|thread| thread.members.contains_key(&user));
            if !joined {
                may = Permissions(0);
            }
        }
        may
    }

    /// Whether a thread is locked for this user: only who manages threads can write there, change anything, or wake it.
    pub fn is_locked_for(&self, user: Id, channel: &Channel) -> bool {
        let locked = channel.thread.as_ref().is_some_and(|thread| thread.locked);
        locked && !self.permissions(user, channel).has(MANAGE_THREADS)
    }

    /// Who can read a channel: members who may see it, or the two ends of a direct message.
    pub fn can_see(&self, user: Id, channel: &Channel) -> bool {
        self.permissions(user, channel).has(VIEW_CHANNEL)
    }

    /// What an interaction says that the bot may do where it comes from.
    pub fn app_permissions(&self, channel: Id) -> Permissions {
        let direct = self.channels.get(&channel).is_some_and(|channel| channel.guild.is_none());
        if direct { Permissions(APP_IN_DIRECT) } else { self.permissions_in(self.bot(), channel) }
    }

    /// Like [`permissions`](Self::permissions), by ids; nothing where there is no such channel.
    pub fn permissions_in(&self, user: Id, channel: Id) -> Permissions {
        self.channels.get(&channel).map_or(Permissions(0), |channel| self.permissions(user, channel))
    }
}

/// What a member's roles allow everywhere in a server.
pub fn in_guild(guild: &Guild, user: Id) -> Permissions {
    let Some(member) = guild.members.get(&user) else { return Permissions(0) };
    if guild.owner == user {
        return Permissions(ALL);
    }
    let held = |id: Id| id == guild.id || member.roles.contains(&id);
    let base = guild.roles.iter().filter(|role| held(role.id)).fold(0, |all, role| all | role.permissions);
    Permissions(if base & ADMINISTRATOR != 0 { ALL } else { base })
}

fn in_place(guild: &Guild, user: Id, place: &Channel) -> Permissions {
    let base = in_guild(guild, user).0;
    let Some(member) = guild.members.get(&user) else { return Permissions(0) };
    if base == ALL {
        return Permissions(ALL);
    }
    let mut may = base;
    for one in place.overwrites.iter().filter(|one| one.id == guild.id) {
        may = may & !one.deny | one.allow;
    }
    let roles = || place.overwrites.iter().filter(|one| one.kind == 0 && member.roles.contains(&one.id));
    let deny = roles().fold(0, |all, one| all | one.deny);
    let allow = roles().fold(0, |all, one| all | one.allow);
    may = may & !deny | allow;
    for one in place.overwrites.iter().filter(|one| one.kind == 1 && one.id == user) {
        may = may & !one.deny | one.allow;
    }
    // Who cannot see a channel can do nothing in it.
    Permissions(if may & VIEW_CHANNEL == 0 { 0 } else { may })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::channel::Overwrite;
    use crate::world::seed;

    #[test]
    fn a_channel_takes_away_from_everyone_and_gives_back_to_one() {
        let mut world = seed::world(1_700_000_000_000);
        let anna = world.user_named("anna").map(|user| user.id).expect("anna");
        let ben = world.user_named("ben").map(|user| user.id).expect("ben");
        let id = world.channel_named("general").map(|channel| channel.id).expect("general");
        let guild = world.channels[&id].guild.expect("a guild");
        let channel = world.channels.get_mut(&id).expect("general");
        channel.overwrites.push(Overwrite { id: guild, kind: 0, allow: 0, deny: VIEW_CHANNEL });
        channel.overwrites.push(Overwrite { id: anna, kind: 1, allow: VIEW_CHANNEL, deny: 0 });
        assert!(world.permissions_in(anna, id).has(VIEW_CHANNEL | SEND_MESSAGES));
        assert_eq!(world.permissions_in(ben, id), Permissions(0), "hidden means nothing at all");
    }
}
