//! The world a newcomer finds: one server, three channels, four people and the bot.

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
    let guild = world.add_guild("Railhead", now_ms);
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

    /// A server that everybody is in. The first person owns it.
    pub fn add_guild(&mut self, name: &str, now_ms: i64) -> Id {
        let id = self.snowflakes.next(now_ms);
        let bot_role = self.snowflakes.next(now_ms);
        let everyone = Role {
            id,
            name: "@everyone".into(),
            permissions: permissions::USUAL,
            colour: 0,
            position: 0,
            managed: false,
            mentionable: false,
        };
        let of_bot = Role {
            id: bot_role,
            name: self.application.name.clone(),
            permissions: permissions::BOT,
            colour: 0,
            position: 1,
            managed: true,
            mentionable: false,
        };
        let members = self
            .users
            .values()
            .map(|user| {
                let roles = if user.bot { vec![bot_role] } else { Vec::new() };
                (user.id, Member { user: user.id, nick: None, roles, joined_ms: now_ms })
            })
            .collect();
        let owner = self.users.values().find(|user| !user.bot).map_or(self.application.id, |user| user.id);
        let roles = vec![everyone, of_bot];
        self.guilds.insert(id, Guild { id, name: name.into(), owner, locale: "en-US".into(), roles, members });
        let category = self.snowflakes.next(now_ms);
        self.channels.insert(category, blank(category, CATEGORY, id, "Text channels"));
        id
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
