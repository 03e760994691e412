//! The world a newcomer finds: one server with its owner, three channels, four people and the bot.

use std::collections::{BTreeMap, HashMap, VecDeque};

use super::channel::{CATEGORY, Channel, TEXT};
use super::guild::{Guild, Member, Role};
use super::person::User;
use super::{Application, World, permissions};
use crate::id::{Id, Snowflakes};
use crate::secret;

/// The token of the hosted bot: made up, so that it is worth nothing anywhere else.
pub const TOKEN: &str = "local.discord.token";

/// The people who can be played on the page, and the languages they read.
const PEOPLE: [(&str, &str, &str); 4] =
    [("anna", "Anna", "en-GB"), ("ben", "Ben", "en-US"), ("chiyo", "Chiyo", "ja"), ("dieter", "Dieter", "de")];

/// Owns every server and is nobody to play as: an owner may do everything, and players must not by accident.
pub const OWNER: &str = "owner";

/// The role that everybody gets who joins.
const PEOPLE_ROLE: &str = "People";

pub fn world(now_ms: i64) -> World {
    let mut flakes = Snowflakes::default();
    let app = flakes.next(now_ms);
    let mut world = World {
        application: Application { id: app, name: "Railhead".into(), token: TOKEN.into() },
        users: BTreeMap::new(),
        guilds: BTreeMap::new(),
        channels: BTreeMap::new(),
        messages: BTreeMap::new(),
        commands: Vec::new(),
        emojis: Vec::new(),
        interactions: BTreeMap::new(),
        reads: BTreeMap::new(),
        nonces: VecDeque::new(),
        old_edits: BTreeMap::new(),
        renames: BTreeMap::new(),
        secret: secret::hex(32),
        snowflakes: flakes,
        by_token: HashMap::new(),
    };
    let bot = User {
        id: app,
        username: "Railhead".into(),
        global_name: None,
        bot: true,
        locale: "en-US".into(),
        open_to_messages: true,
    };
    world.users.insert(app, bot);
    for (username, shown, locale) in PEOPLE {
        world.add_user(username, shown, locale, now_ms);
    }
    world.add_user(OWNER, "The owner", "en-US", now_ms);
    let guild = world.add_guild("Railhead", now_ms);
    world.everybody_joins(guild, now_ms);
    for name in ["general", "games", "lobby"] {
        world.add_channel(guild, name, now_ms);
    }
    world
}

impl World {
    pub fn add_user(&mut self, username: &str, shown: &str, locale: &str, now_ms: i64) -> Id {
        let id = self.snowflakes.next(now_ms);
        let user = User {
            id,
            username: username.into(),
            global_name: Some(shown.into()),
            bot: false,
            locale: locale.into(),
            open_to_messages: true,
        };
        self.users.insert(id, user);
        id
    }

    /// A server with its owner and the bot.
    pub fn add_guild(&mut self, name: &str, now_ms: i64) -> Id {
        let id = self.snowflakes.next(now_ms);
        let (people, of_bot) = (self.snowflakes.next(now_ms), self.snowflakes.next(now_ms));
        let role = |id: Id, name: &str, permissions: u64, position: u32| Role {
            id,
            name: name.into(),
            permissions,
            colour: 0,
            position,
            managed: id == of_bot,
            mentionable: false,
        };
        let roles = vec![
            role(id, "@everyone", 0, 0),
            role(people, PEOPLE_ROLE, permissions::MEMBER, 1),
            role(of_bot, &self.application.name, permissions::BOT, 2),
        ];
        let bot = self.application.id;
        let somebody = || self.users.values().find(|user| !user.bot);
        let owner = self.user_named(OWNER).or_else(somebody).map_or(bot, |owner| owner.id);
        let members = [(bot, Member { user: bot, nick: None, roles: vec![of_bot], joined_ms: now_ms })].into();
        let (name, locale) = (name.into(), "en-US".into());
        self.guilds.insert(id, Guild { id, name, owner, locale, system_channel: None, roles, members });
        self.join(id, owner, now_ms);
        let category = self.snowflakes.next(now_ms);
        self.channels.insert(category, blank(category, CATEGORY, id, "Text channels"));
        id
    }

    /// Somebody becomes a member, with the role of people.
    pub fn join(&mut self, guild: Id, user: Id, now_ms: i64) {
        let Some(guild) = self.guilds.get_mut(&guild) else { return };
        let roles = guild.roles.iter().filter(|role| role.name == PEOPLE_ROLE).map(|role| role.id).collect();
        guild.members.entry(user).or_insert(Member { user, nick: None, roles, joined_ms: now_ms });
    }

    pub fn everybody_joins(&mut self, guild: Id, now_ms: i64) {
        let everybody: Vec<Id> = self.users.values().filter(|user| !user.bot).map(|user| user.id).collect();
        for user in everybody {
            self.join(guild, user, now_ms);
        }
    }

    pub fn add_channel(&mut self, guild: Id, name: &str, now_ms: i64) -> Id {
        let id = self.snowflakes.next(now_ms);
        let siblings = || self.channels.values().filter(|channel| channel.guild == Some(guild));
        let position = siblings().filter(|channel| channel.kind == TEXT).count() as u32;
        let parent = siblings().find(|channel| channel.kind == CATEGORY).map(|channel| channel.id);
        let channel = Channel { parent, position, ..blank(id, TEXT, guild, name) };
        self.channels.insert(id, channel);
        id
    }
}

fn blank(id: Id, kind: u8, guild: Id, name: &str) -> Channel {
    Channel {
        id,
        kind,
        guild: Some(guild),
        parent: None,
        name: name.into(),
        topic: None,
        position: 0,
        overwrites: Vec::new(),
        recipients: Vec::new(),
        thread: None,
        last_message: None,
        slow_mode_s: 0,
        nsfw: false,
    }
}
