//! The stage: a Discord, the bot's folder, and the one who kills the bot.

use super::table::TABLES;
use engine::{Dice, Seed};
use local_discord::driver::Discord;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How long the bot lives at most before it is killed, in milliseconds: one of these each time, so that something gets
/// done on any machine and much does not.
const LIVES: [u32; 4] = [50, 150, 450, 1350];
/// How long anything may take in a world where the bot dies all the time.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// How often the bot has died, and how many presses it left unanswered.
pub struct Stage {
    pub discord: Discord,
    pub folder: PathBuf,
    /// So often it is killed.
    pub kills: u64,
    pub deaths: AtomicU64,
    pub unanswered: AtomicU64,
}

impl Stage {
    pub fn deaths(&self) -> u64 {
        self.deaths.load(Ordering::SeqCst)
    }

    pub fn is_dangerous(&self) -> bool {
        self.deaths() < self.kills
    }

    fn start(&self) -> Serving {
        let log = std::fs::File::options().create(true).append(true).open(self.folder.join("log")).unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_railhead"))
            .args(["--discord-url", &self.discord.url(), "--data"])
            .arg(&self.folder)
            .env("DISCORD_TOKEN", self.discord.token())
            .env_remove("DATABASE_URL")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        Serving(child.unwrap())
    }

    /// Waits for a bot to be there, and says how many died before it: a press made now reaches this one or none, so
    /// once there are more deaths it is done or will never be.
    pub async fn bot_is_there(&self) -> u64 {
        look_until("the bot", || {
            let deaths = self.deaths();
            (!self.discord.shards().is_empty() && deaths == self.deaths()).then_some(deaths)
        })
        .await
    }
}

/// The process, which does not outlive the test.
pub struct Serving(Child);

impl Serving {
    /// SIGKILL: it has no chance to finish anything.
    fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }

    /// SIGTERM.
    pub fn terminate(&mut self) {
        assert!(Command::new("kill").arg(self.0.id().to_string()).status().unwrap().success());
        assert!(self.0.wait().unwrap().success());
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill().and_then(|()| self.0.wait());
    }
}

pub async fn look_until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(start.elapsed() < PATIENCE, "waited in vain for {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Kills the bot and starts it again; the last one lives on.
pub async fn kill_again_and_again(stage: Arc<Stage>, seed: u64) -> Serving {
    let mut dice = Dice::new(Seed::from(seed));
    let mut serving = stage.start();
    let host = stage.discord.user(TABLES[0].1[0]).at("games");
    look_until("the commands", || host.begin_slash("/help").ok()).await;
    while stage.is_dangerous() {
        // Some do not even get to connect.
        let most = if dice.below(8) == 0 {
            100
        } else {
            stage.bot_is_there().await;
            LIVES[dice.below(LIVES.len() as u32) as usize]
        };
        tokio::time::sleep(Duration::from_millis(dice.below(most).into())).await;
        assert!(serving.0.try_wait().unwrap().is_none(), "the bot ended by itself");
        serving.kill();
        stage.discord.invalidate_sessions(false);
        stage.deaths.fetch_add(1, Ordering::SeqCst);
        serving = stage.start();
    }
    serving
}
