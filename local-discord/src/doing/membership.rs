//! Who is on a server, with which roles.

use serde_json::json;

use crate::core::Core;
use crate::id::Id;
use crate::wire::intent;
use crate::world::guild::Role;

impl Core {
    /// A server that the bot was added to, with its owner and nobody else.
    pub fn found_guild(&mut self, name: &str) -> Id {
        let now = self.now_ms();
        let id = self.world.add_guild(name, now);
        self.tell_bot_of_guild(id);
        id
    }

    pub fn tell_bot_of_guild(&mut self, id: Id) {
        let Some(guild) = self.world.guilds.get(&id) else { return };
        let shape = self.wire().guild_create(guild, 0);
        self.emit("GUILD_CREATE", Some(id), intent::GUILDS, shape);
    }

    pub fn open_channel(&mut self, guild: Id, name: &str) -> Id {
        let now = self.now_ms();
        let id = self.world.add_channel(guild, name, now);
        if let Some(channel) = self.world.channels.get(&id) {
            let shape = self.wire().channel(channel);
            self.emit("CHANNEL_CREATE", Some(guild), intent::GUILDS, shape);
        }
        self.tell_channel(id);
        id
    }

    pub fn join_guild(&mut self, guild: Id, user: Id) {
        let now = self.now_ms();
        self.world.join(guild, user, now);
        self.tell_member("GUILD_MEMBER_ADD", guild, user);
    }

    /// Somebody goes, also from the threads; what a channel says of her stays, as in Discord.
    pub fn leave_guild(&mut self, guild: Id, user: Id) {
        let Some(here) = self.world.guilds.get_mut(&guild) else { return };
        if here.members.remove(&user).is_none() {
            return;
        }
        let channels = self.world.channels.values();
        let threads: Vec<Id> = channels.filter(|one| one.guild == Some(guild)).map(|one| one.id).collect();
        for thread in threads {
            self.leave(thread, user);
        }
        if user == self.world.bot() {
            self.emit("GUILD_DELETE", Some(guild), intent::GUILDS, json!({"id": guild}));
        } else {
            let data = json!({"guild_id": guild, "user": self.wire().user_by_id(user)});
            self.emit("GUILD_MEMBER_REMOVE", Some(guild), intent::MEMBERS, data);
        }
    }

    /// The bot comes back, with its own role again.
    pub fn readmit_bot(&mut self, guild: Id) {
        let (now, bot) = (self.now_ms(), self.world.bot());
        self.world.join(guild, bot, now);
        let Some(here) = self.world.guilds.get_mut(&guild) else { return };
        let own = here.roles.iter().filter(|role| role.managed).map(|role| role.id).collect();
        if let Some(member) = here.members.get_mut(&bot) {
            member.roles = own;
        }
        self.tell_bot_of_guild(guild);
    }

    /// The gateway loses sight of a server, or has it back; what is asked by REST is answered all the while.
    pub fn outage(&mut self, guild: Id, begins: bool) {
        if begins {
            self.emit("GUILD_DELETE", Some(guild), intent::GUILDS, json!({"id": guild, "unavailable": true}));
        } else {
            self.tell_bot_of_guild(guild);
        }
    }

    /// A new role, above those that are there.
    pub fn add_role(&mut self, guild: Id, name: &str, permissions: u64) -> Id {
        let id = self.next_id();
        let Some(here) = self.world.guilds.get_mut(&guild) else { return id };
        let (name, position) = (name.to_owned(), here.roles.len() as u32);
        here.roles.push(Role { id, name, permissions, colour: 0, position, managed: false, mentionable: false });
        self.tell_role("GUILD_ROLE_CREATE", guild, id);
        id
    }

    pub fn change_role(&mut self, guild: Id, role: Id, permissions: u64) {
        let roles = self.world.guilds.get_mut(&guild).map(|here| &mut here.roles);
        if let Some(role) = roles.into_iter().flatten().find(|one| one.id == role) {
            role.permissions = permissions;
        }
        self.tell_role("GUILD_ROLE_UPDATE", guild, role);
    }

    /// Gives a member a role, or takes it away.
    pub fn set_role(&mut self, guild: Id, user: Id, role: Id, given: bool) {
        let Some(member) = self.world.guilds.get_mut(&guild).and_then(|here| here.members.get_mut(&user)) else {
            return;
        };
        member.roles.retain(|one| *one != role);
        if given {
            member.roles.push(role);
        }
        self.tell_member("GUILD_MEMBER_UPDATE", guild, user);
    }

    fn tell_role(&mut self, name: &'static str, guild: Id, role: Id) {
        let roles = self.world.guilds.get(&guild).map(|here| &here.roles);
        let Some(role) = roles.into_iter().flatten().find(|one| one.id == role) else { return };
        let data = json!({"guild_id": guild, "role": self.wire().role(role)});
        self.emit(name, Some(guild), intent::GUILDS, data);
    }

    /// Without the intent to hear of members, the bot hears only of itself.
    fn tell_member(&mut self, name: &'static str, guild: Id, user: Id) {
        let Some(member) = self.world.guilds.get(&guild).and_then(|here| here.members.get(&user)) else { return };
        let mut data = self.wire().member(member);
        data["guild_id"] = json!(guild);
        let intents = if user == self.world.bot() { 0 } else { intent::MEMBERS };
        self.emit(name, Some(guild), intents, data);
    }
}
