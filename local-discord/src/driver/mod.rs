//! A driver for tests: people who use Discord, and a hand on everything that can go wrong.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use local_discord::{Config, driver::Discord};
//!
//! let discord = Discord::start(Config::default()).await?;
//! // … connect a bot to discord.url() with discord.token() …
//! discord.bot_is_ready(1).await?;
//! let anna = discord.user("anna").at("games");
//! anna.slash("/play game:great-western-trail").await?;
//! anna.click("Take my turn").await?;
//! anna.choose("Wichita").await?;
//! assert!(anna.sees("Finish turn").await?.is_private());
//! assert!(discord.offences().is_empty());
//! # Ok(())
//! # }
//! ```
//!
//! Nothing here sleeps: each step waits until the server has seen what it waits for, and gives up with a sentence that
//! shows what the person sees instead.

mod emojis;
mod eyes;
mod guilds;
mod person;
mod trouble;

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use crate::clock::Clock;
use crate::config::{Config, StartError};
use crate::core::{Core, Shared};
use crate::id::Id;
use crate::offence::{Offence, Request};
use crate::server::Server;
use crate::wire::Deed;
use crate::world::channel::Overwrite;
use crate::world::command::Command;

pub use eyes::Seen;
pub use guilds::Guild;
pub use person::{Answer, Person};

/// How long a step waits before it gives up.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a step could not be done, and what could be seen instead.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct DriveError(pub(crate) String);

/// A server under test.
pub struct Discord {
    server: Server,
}

impl Discord {
    pub async fn start(config: Config) -> Result<Self, StartError> {
        Ok(Discord { server: Server::start(config).await? })
    }

    /// The address for the bot's HTTP client and for a browser.
    pub fn url(&self) -> String {
        self.server.url()
    }

    pub fn token(&self) -> String {
        self.server.token()
    }

    /// The door with TLS, if the configuration asked for one.
    #[cfg(feature = "tls")]
    pub fn door(&self) -> Option<&crate::Door> {
        self.server.door()
    }

    pub fn port(&self) -> u16 {
        self.server.port()
    }

    pub fn clock(&self) -> &Clock {
        self.server.clock()
    }

    /// Turns the clock forward and lets everything happen that is due then.
    pub fn advance(&self, by: Duration) {
        self.clock().advance(by);
        self.shared().change(Core::ring);
    }

    /// A person by name; who is not there yet joins every server.
    pub fn user(&self, name: &str) -> Person {
        let id = self.shared().change(|core| {
            if let Some(user) = core.world.user_named(name) {
                return user.id;
            }
            let now = core.now_ms();
            let id = core.world.add_user(name, name, "en-US", now);
            let all: Vec<Id> = core.world.guilds.keys().copied().collect();
            for guild in all {
                core.join_guild(guild, id);
            }
            id
        });
        let place = self.channel("general");
        Person::new(self.shared().clone(), id, place.unwrap_or_default())
    }

    /// What the bot did that Discord would not have taken.
    pub fn offences(&self) -> Vec<Offence> {
        self.shared().read(|core| core.offences.clone())
    }

    /// The same, and forgets them.
    pub fn take_offences(&self) -> Vec<Offence> {
        self.shared().change(|core| std::mem::take(&mut core.offences))
    }

    /// The latest requests of the bot, oldest first.
    pub fn requests(&self) -> Vec<Request> {
        self.shared().read(|core| core.requests.iter().cloned().collect())
    }

    /// How many requests of the last ten minutes were answered with 401, 403 or 429.
    pub fn invalid_requests(&self) -> usize {
        self.shared().change(|core| {
            let now = core.now_ms();
            core.limits.invalid_requests(now)
        })
    }

    /// Waits until a bot is connected with this many shards. Its commands may come a moment later: see [`command_exists`](Self::command_exists).
    pub async fn bot_is_ready(&self, shards: usize) -> Result<(), DriveError> {
        self.until("the bot to connect", |core| (core.sessions.shards().len() >= shards).then_some(())).await
    }

    /// Waits until the bot has registered a slash command of this name.
    pub async fn command_exists(&self, name: &str) -> Result<(), DriveError> {
        let what = format!("the command /{name}");
        self.until(&what, |core| core.world.commands.iter().any(|command| command.name == name).then_some(())).await
    }

    /// Every command that the bot has registered, each with its sub-commands, such as `table board`.
    pub fn commands(&self) -> Vec<String> {
        let named = |command: &Command| {
            let is_sub = |option: &&Value| option["type"] == 1;
            let name = |option: &Value| format!("{} {}", command.name, option["name"].as_str().unwrap_or_default());
            let subs: Vec<String> = command.options().iter().filter(is_sub).map(name).collect();
            if subs.is_empty() { vec![command.name.clone()] } else { subs }
        };
        self.shared().read(|core| core.world.commands.iter().flat_map(named).collect())
    }

    /// Waits until this many requests have matched a pattern such as `POST /channels/{channel_id}/messages`.
    pub async fn requested(&self, pattern: &str, times: usize) -> Result<(), DriveError> {
        let what = format!("{times} × {pattern}");
        self.until(&what, |core| {
            let fits = |one: &&Request| format!("{} {}", one.method, one.route) == pattern;
            (core.requests.iter().filter(fits).count() >= times).then_some(())
        })
        .await
    }

    /// The token of an interaction, for a test that answers by itself.
    pub fn token_of(&self, interaction: Id) -> Option<String> {
        self.shared().read(|core| Some(core.world.interactions.get(&interaction)?.token.clone()))
    }

    /// What the bot is told of an interaction: who, where, and who may do what there.
    pub fn event_of(&self, interaction: Id) -> Option<Value> {
        self.shared().read(|core| {
            let interaction = core.world.interactions.get(&interaction)?;
            Some(core.wire().interaction(interaction, &Deed { data: Value::Null, message: None }))
        })
    }

    /// The shards that are connected now.
    pub fn shards(&self) -> Vec<(u64, u64)> {
        self.shared().read(|core| core.sessions.shards())
    }

    /// How many pages are open.
    pub fn pages(&self) -> usize {
        self.shared().read(|core| core.pages.len())
    }

    /// The id of a channel or thread by name.
    pub fn channel(&self, name: &str) -> Option<Id> {
        self.shared().read(|core| core.world.channel_named(name).map(|channel| channel.id))
    }

    /// Which of this many shards hears of a channel.
    pub fn shard_of(&self, channel: Id, shards: u64) -> u64 {
        let guild = self.shared().read(|core| core.world.channels.get(&channel).and_then(|channel| channel.guild));
        guild.map_or(0, |guild| guild.shard(shards))
    }

    pub fn bot(&self) -> Id {
        self.shared().read(|core| core.world.bot())
    }

    /// Takes permissions away from a user, the bot or a role in one channel (the bits are Discord's). A thread has what its
    /// channel has.
    pub fn deny(&self, channel: Id, whom: Id, permissions: u64) {
        self.overwrite(channel, whom, 0, permissions);
    }

    /// Gives permissions to a user, the bot or a role in one channel.
    pub fn allow(&self, channel: Id, whom: Id, permissions: u64) {
        self.overwrite(channel, whom, permissions, 0);
    }

    fn overwrite(&self, channel: Id, whom: Id, allow: u64, deny: u64) {
        self.shared().change(|core| {
            let kind = u8::from(core.world.users.contains_key(&whom));
            core.change_channel(channel, |channel| {
                let old = channel.overwrites.iter().position(|one| one.id == whom);
                let mut one =
                    old.map_or(Overwrite { id: whom, kind, allow: 0, deny: 0 }, |at| channel.overwrites.remove(at));
                one.allow = one.allow & !deny | allow;
                one.deny = one.deny & !allow | deny;
                channel.overwrites.push(one);
            });
        });
    }

    /// Whether a user takes messages from the bot.
    pub fn set_open_to_messages(&self, user: Id, open: bool) {
        self.shared().change(|core| {
            if let Some(user) = core.world.users.get_mut(&user) {
                user.open_to_messages = open;
            }
        });
    }

    /// Hangs up and comes back on the same port with what the data folder holds (needs one).
    pub async fn restart(self) -> Result<Self, StartError> {
        let config = self.server.config.clone();
        self.server.stop().await?;
        Discord::start(config).await
    }

    /// Stops and says whether everything was saved.
    pub async fn stop(self) -> Result<(), StartError> {
        Ok(self.server.stop().await?)
    }

    pub(crate) fn shared(&self) -> &Arc<Shared> {
        &self.server.shared
    }

    pub(crate) async fn until<T>(&self, what: &str, look: impl FnMut(&Core) -> Option<T>) -> Result<T, DriveError> {
        until(self.shared(), what, look).await
    }
}

/// Looks again after each change until there is something to see.
pub(crate) async fn until<T>(
    shared: &Shared,
    what: &str,
    mut look: impl FnMut(&Core) -> Option<T>,
) -> Result<T, DriveError> {
    let mut changes = shared.changes.subscribe();
    let search = async {
        loop {
            changes.mark_unchanged();
            if let Some(found) = shared.read(&mut look) {
                return Some(found);
            }
            if changes.changed().await.is_err() {
                return None;
            }
        }
    };
    match tokio::time::timeout(PATIENCE, search).await {
        Ok(Some(found)) => Ok(found),
        Ok(None) | Err(_) => Err(DriveError(format!("waited in vain for {what}"))),
    }
}
