//! Servers: who is on them, with which roles, and which channels they have.
//!
//! ```no_run
//! # fn example(discord: &local_discord::driver::Discord) {
//! const MANAGE_THREADS: u64 = 1 << 34;
//! let here = discord.guild("Railhead");                   // where everybody is
//! let there = discord.found_guild("Elsewhere");           // the bot and the owner, nobody else
//! let hall = there.add_channel("hall");
//! let eve = there.joins(&discord.outsider("eve"));        // a member there and nowhere else
//! there.gives(&eve, there.add_role("Moderators", MANAGE_THREADS));
//! discord.deny(hall, there.everyone(), 1 << 10);          // nobody sees the hall …
//! discord.allow(hall, eve.id(), 1 << 10);                 // … but her
//! let (anna, ben) = (discord.user("anna"), discord.user("ben"));
//! here.leaves(&anna);                                     // her direct messages with the bot stay
//! discord.deny(here.channel("games"), ben.id(), 1 << 10); // a member who cannot see the channel
//! # }
//! ```

use std::sync::Arc;

use super::{Discord, Person};
use crate::core::Shared;
use crate::id::Id;
use crate::world::seed::OWNER;

/// A server.
#[derive(Clone)]
pub struct Guild {
    shared: Arc<Shared>,
    id: Id,
}

impl Discord {
    /// A server by name; an unknown name is a server that nobody is on.
    pub fn guild(&self, name: &str) -> Guild {
        let named = self.shared().read(|core| {
            let mut all = core.world.guilds.values();
            all.find(|guild| guild.name == name).map(|guild| guild.id)
        });
        Guild { shared: self.shared().clone(), id: named.unwrap_or_default() }
    }

    /// A further server that the bot was added to: its owner is there, but no channel yet. The bot hears of it at once.
    pub fn found_guild(&self, name: &str) -> Guild {
        let id = self.shared().change(|core| core.found_guild(name));
        Guild { shared: self.shared().clone(), id }
    }

    /// A further server that everybody is in, with one channel.
    pub fn add_guild(&self, name: &str, channel: &str) -> Id {
        let guild = self.found_guild(name);
        self.shared().change(|core| {
            let now = core.now_ms();
            core.world.everybody_joins(guild.id, now);
        });
        guild.add_channel(channel);
        guild.id
    }

    /// A person by name who is on no server; who is not there yet is made.
    pub fn outsider(&self, name: &str) -> Person {
        let id = self.shared().change(|core| {
            let now = core.now_ms();
            let known = core.world.user_named(name).map(|user| user.id);
            known.unwrap_or_else(|| core.world.add_user(name, name, "en-US", now))
        });
        self.leaves(id);
        Person::new(self.shared().clone(), id, Id::default())
    }

    /// The one who owns every server, and may do everything there.
    pub fn owner(&self) -> Person {
        self.user(OWNER)
    }

    /// Somebody leaves every server.
    pub fn leaves(&self, user: Id) {
        self.shared().change(|core| {
            let all: Vec<Id> = core.world.guilds.keys().copied().collect();
            for guild in all {
                core.leave_guild(guild, user);
            }
        });
    }
}

impl Guild {
    pub fn id(&self) -> Id {
        self.id
    }

    /// The role that every member has, for overwrites of channels.
    pub fn everyone(&self) -> Id {
        self.id
    }

    /// The id of one of its channels or threads by name; an unused id if there is none.
    pub fn channel(&self, name: &str) -> Id {
        let found = self.shared.read(|core| {
            let mut here = core.world.channels.values().filter(|channel| channel.guild == Some(self.id));
            here.find(|channel| channel.name == name).map(|channel| channel.id)
        });
        found.unwrap_or_default()
    }

    pub fn add_channel(&self, name: &str) -> Id {
        self.shared.change(|core| core.open_channel(self.id, name))
    }

    /// A role with these permissions (the bits are Discord's); nobody has it yet.
    pub fn add_role(&self, name: &str, permissions: u64) -> Id {
        self.shared.change(|core| core.add_role(self.id, name, permissions))
    }

    /// Gives a role, also @everyone or the bot's own, other permissions than before.
    pub fn change_role(&self, role: Id, permissions: u64) {
        self.shared.change(|core| core.change_role(self.id, role, permissions));
    }

    /// The role that the bot was installed with.
    pub fn role_of_bot(&self) -> Id {
        let role = |core: &crate::core::Core| {
            let guild = core.world.guilds.get(&self.id)?;
            guild.roles.iter().find(|role| role.managed).map(|role| role.id)
        };
        self.shared.read(role).unwrap_or_default()
    }

    pub fn gives(&self, to: &Person, role: Id) {
        self.shared.change(|core| core.set_role(self.id, to.id(), role, true));
    }

    pub fn takes(&self, from: &Person, role: Id) {
        self.shared.change(|core| core.set_role(self.id, from.id(), role, false));
    }

    /// She becomes a member; answers with her looking at the server's first channel, if it has one.
    pub fn joins(&self, person: &Person) -> Person {
        let first = self.shared.change(|core| {
            core.join_guild(self.id, person.id());
            let mut here = core.world.channels.values().filter(|channel| channel.guild == Some(self.id));
            here.find(|channel| channel.holds_messages()).map(|channel| channel.id)
        });
        person.in_channel(first.unwrap_or_else(|| person.place()))
    }

    pub fn leaves(&self, person: &Person) {
        self.shared.change(|core| core.leave_guild(self.id, person.id()));
    }

    /// Says where the server itself speaks; the bot hears of it when it is next told of the server.
    pub fn speaks_in(&self, channel: Id) {
        self.shared.change(|core| {
            if let Some(guild) = core.world.guilds.get_mut(&self.id) {
                guild.system_channel = Some(channel);
            }
        });
    }

    /// Somebody removes the bot, or adds it again.
    pub fn has_bot(&self, there: bool) {
        self.shared.change(|core| {
            if there {
                core.readmit_bot(self.id);
            } else {
                let bot = core.world.bot();
                core.leave_guild(self.id, bot);
            }
        });
    }

    /// The gateway says that the server is unavailable, or that it is back. REST and interactions go on.
    pub fn has_outage(&self, outage: bool) {
        self.shared.change(|core| core.outage(self.id, outage));
    }
}
