//! Many tables at once: the real binary on a Discord of this machine's own, and people who press.

#![allow(dead_code)]

use engine::{Dice, Seed};
use local_discord::driver::{Discord, Person, Seen};
use local_discord::{Config, Id, RateRules};
use serde_json::Value;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

pub type Outcome = Result<(), Box<dyn std::error::Error + Send + Sync>>;

pub async fn discord() -> Result<Discord, Box<dyn std::error::Error + Send + Sync>> {
    Ok(Discord::start(Config { rates: RateRules::off(), ..Config::default() }).await?)
}

/// The same with Discord's limits, behind a door that leaves the bot's own limiter on.
pub async fn discord_with_limits() -> Result<Discord, Box<dyn std::error::Error + Send + Sync>> {
    Ok(Discord::start(Config { door: true, ..Config::default() }).await?)
}

/// The process, which does not outlive the measurement.
pub struct Serving(Child);

impl Serving {
    pub async fn start(discord: &Discord, folder: &Path) -> Result<Serving, Box<dyn std::error::Error + Send + Sync>> {
        let log = std::fs::File::options().create(true).append(true).open(folder.join("log"))?;
        let mut railhead = Command::new(env!("CARGO_BIN_EXE_railhead"));
        if let Some(door) = discord.door() {
            let certificate = folder.join("certificate.pem");
            std::fs::write(&certificate, &door.certificate)?;
            railhead.args(["--discord-door", &door.address.to_string(), "--discord-certificate"]).arg(certificate);
        } else {
            railhead.args(["--discord-url", &discord.url()]);
        }
        let child = railhead
            .arg("--data")
            .arg(folder)
            // Few people here play more tables, and faster, than anybody does.
            .args(["--limit-presses", "0", "--limit-lobbies", "100000", "--limit-tables", "100000"])
            .args(["--limit-channel", "100000", "--limit-server", "100000"])
            .env("DISCORD_TOKEN", discord.token())
            .env_remove("DATABASE_URL")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()?;
        let serving = Serving(child);
        discord.bot_is_ready(1).await?;
        discord.command_exists("help").await?;
        Ok(serving)
    }

    /// Memory in megabytes: now, and at its highest.
    pub fn memory(&self) -> (u64, u64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap_or_default();
        let field = |name: &str| {
            let line = status.lines().find(|line| line.starts_with(name)).unwrap_or_default();
            line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse::<u64>().ok()).unwrap_or_default()
                / 1024
        };
        (field("VmRSS:"), field("VmHWM:"))
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill().and_then(|()| self.0.wait());
    }
}

/// Looks again until there is something to see; none if it takes longer than anybody would wait.
pub async fn until<T>(patience: Duration, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return Some(found);
        }
        if start.elapsed() > patience {
            return None;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// How long a press took.
#[derive(Clone, Copy, Debug)]
pub struct Took {
    pub acknowledged: Duration,
    pub shown: Duration,
}

/// Two people at a table, of whom the one who decides presses.
pub struct Table {
    people: Vec<Person>,
    dice: Dice,
    /// The panel that is open, and whose it is.
    panel: Option<(usize, Seen)>,
    pub over: bool,
    pub presses: u64,
}

const PATIENCE: Duration = Duration::from_mins(1);

fn parts(message: &Seen) -> Vec<Value> {
    let rows = message.json["components"].as_array().cloned().unwrap_or_default();
    rows.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default()).collect()
}

fn own_id(message: &Seen, key: &str) -> Option<String> {
    let parts = parts(message);
    let mut ids = parts.iter().filter_map(|part| part["custom_id"].as_str());
    ids.find(|id| id.ends_with(&format!(":{key}"))).map(str::to_owned)
}

fn face(message: &Seen) -> (Value, Value) {
    (message.json["embeds"].clone(), message.json["components"].clone())
}

/// What can be pressed: the component, and what is chosen of it if it is a menu.
fn offers(panel: &Seen) -> Vec<(String, Vec<String>)> {
    let mut all = Vec::new();
    for part in parts(panel).iter().filter(|part| part["disabled"] != true) {
        let id = part["custom_id"].as_str().unwrap_or_default().to_owned();
        let key = id.splitn(4, ':').nth(3).unwrap_or_default();
        if key == "~pick" || key == "~section" {
            let values = part["options"].as_array().into_iter().flatten().filter_map(|one| one["value"].as_str());
            let values: Vec<String> = values.map(str::to_owned).collect();
            let least = part["min_values"].as_u64().unwrap_or(1) as usize;
            let from = |at: usize| values.iter().cycle().skip(at).take(least).cloned().collect();
            all.extend((0..values.len()).map(|at| (id.clone(), from(at))));
        } else if !key.starts_with('~') {
            all.push((id, Vec::new()));
        }
    }
    all
}

impl Table {
    pub async fn gather(discord: &Discord, nth: usize, channel: &str, play: &str) -> Option<Table> {
        let names = [format!("one{nth}"), format!("two{nth}")];
        let people: Vec<Person> = names.iter().map(|name| discord.user(name).at(channel)).collect();
        let lobby = people[0].slash(play).await.ok()?.message?;
        people[1].begin_press(lobby.id, &own_id(&lobby, "~join")?).ok()?;
        until(PATIENCE, || people[0].message(lobby.id).filter(|message| message.text.contains("2 of 2"))).await?;
        people[0].begin_press(lobby.id, &own_id(&lobby, "~start")?).ok()?;
        let people: Vec<Person> = people.iter().map(|person| person.in_channel(lobby.id)).collect();
        let mut table = Table { people, dice: Dice::new(Seed::from(nth as u64)), panel: None, over: false, presses: 0 };
        until(PATIENCE, || table.turn()).await?;
        table.presses = 0;
        Some(table)
    }

    /// The newest turn message, and who it calls.
    fn turn(&mut self) -> Option<(usize, Id, String)> {
        let all = self.people[0].messages();
        self.over |= all.iter().any(|message| message.content().contains("The game is over"));
        let turn = all.into_iter().rfind(|message| message.content().contains("it is your turn"))?;
        let called = turn.json["mentions"][0]["id"].as_str()?.to_owned();
        let at = self.people.iter().position(|person| person.id().to_string() == called)?;
        Some((at, turn.id, own_id(&turn, "~turn")?))
    }

    /// One press of the one who decides: on the turn message if no panel is open, otherwise anything on the panel.
    /// Answers with how long it took; none if nothing came of it.
    pub async fn press(&mut self) -> Option<Took> {
        let start = Instant::now();
        let open = self.panel.take().filter(|(_, panel)| !offers(panel).is_empty());
        let (at, id, before) = if let Some((at, panel)) = &open {
            let offers = offers(panel);
            let (id, values) = &offers[self.dice.below(offers.len() as u32) as usize];
            let person = &self.people[*at];
            let id = if values.is_empty() {
                person.begin_press(panel.id, id)
            } else {
                person.begin_choices(panel.id, id, values)
            };
            (*at, id.ok()?, Some(panel))
        } else {
            let (at, message, id) = until(PATIENCE, || self.turn()).await?;
            if self.over {
                return None;
            }
            (at, self.people[at].begin_press(message, &id).ok()?, None)
        };
        let person = self.people[at].clone();
        person.acknowledged(id).await.ok()?;
        let acknowledged = start.elapsed();
        let shown = until(PATIENCE, || match before {
            Some(panel) => person.message(panel.id).filter(|now| face(now) != face(panel)),
            None => person.answer_to(id),
        })
        .await?;
        let took = Took { acknowledged, shown: start.elapsed() };
        self.presses += 1;
        self.panel = Some((at, shown));
        if self.people[0].messages().iter().any(|message| message.content().contains("The game is over")) {
            self.over = true;
        }
        Some(took)
    }

    /// Forgets the panel, as somebody does who comes back another day.
    pub fn come_back(&mut self) {
        self.panel = None;
    }

    pub fn public(&self) -> Vec<Seen> {
        let mut all = self.people[0].messages();
        all.retain(|message| !message.is_private());
        all
    }
}

pub fn percentile(times: &[Duration], share: f64) -> Duration {
    let mut times = times.to_vec();
    times.sort_unstable();
    times[((times.len() as f64 * share).ceil() as usize).clamp(1, times.len()) - 1]
}

/// Prints a figure with its bound, and remembers whether one was missed.
#[derive(Default)]
pub struct Figures {
    pub missed: bool,
}

impl Figures {
    pub fn show(&mut self, name: &str, value: f64, unit: &str, most: f64) {
        let fine = value <= most;
        self.missed |= !fine;
        println!("{name:<52} {value:>9.2} {unit:<3} bound {most:>8.1}  {}", if fine { "ok" } else { "MISSED" });
    }
}

pub fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// `cargo test --all-targets` also runs this program; there the figures of a debug build would say nothing.
pub fn asked_for() -> bool {
    std::env::args().any(|argument| argument == "--bench")
}
