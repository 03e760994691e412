//! The process that serves as its host sees it: what it prints, and what it answers those who watch over it.

#![allow(dead_code)]

use local_discord::driver::Discord;
use serde_json::Value;
use std::fs::{File, read_to_string};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_mins(1);

/// Does not outlive the test.
pub struct Process {
    child: Child,
    folder: PathBuf,
    /// Where `/metrics` and `/healthz` are.
    pub address: String,
}

impl Process {
    /// Starts it with the log as verbose as it can be, and waits until people can play.
    pub async fn start(discord: &Discord, folder: &Path) -> Process {
        let before = lines(folder).len();
        let open = || File::options().create(true).append(true).open(folder.join("log")).unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_railhead"))
            .args(["--log", "json", "--log-level", "trace", "--metrics", "127.0.0.1:0"])
            .args(["--discord-url", &discord.url(), "--data"])
            .arg(folder)
            .env("DISCORD_TOKEN", discord.token())
            // Whatever libraries read by themselves must not make them tell more either.
            .env("RUST_LOG", "trace")
            .env_remove("DATABASE_URL")
            .stdin(Stdio::null())
            .stdout(open())
            .stderr(open())
            .spawn()
            .unwrap();
        let mut process = Process { child, folder: folder.to_owned(), address: String::new() };
        let start = Instant::now();
        while process.address.is_empty() {
            assert!(start.elapsed() < PATIENCE, "no address in {}", printed(folder));
            tokio::time::sleep(Duration::from_millis(10)).await;
            let lines = lines(folder);
            let address = lines.iter().skip(before).find_map(|line| line["fields"]["address"].as_str());
            address.unwrap_or_default().clone_into(&mut process.address);
        }
        discord.bot_is_ready(1).await.unwrap();
        discord.command_exists("help").await.unwrap();
        process.until_healthy(200).await;
        process
    }

    /// What is answered to this path.
    pub async fn get(&self, path: &str) -> (u16, String) {
        let client = reqwest::Client::builder().no_proxy().build().unwrap();
        let answer = client.get(format!("http://{}{path}", self.address)).send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    /// Waits until `/healthz` answers with this status; answers with its sentence.
    pub async fn until_healthy(&self, status: u16) -> String {
        let start = Instant::now();
        loop {
            match self.get("/healthz").await {
                (now, sentence) if now == status => return sentence,
                other => assert!(start.elapsed() < PATIENCE, "{other:?}\n{}", printed(&self.folder)),
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// The sum of all samples of this name whose labels contain this.
    pub async fn count(&self, name: &str, label: &str) -> u64 {
        let (status, text) = self.get("/metrics").await;
        assert_eq!(status, 200, "{text}");
        let sample = |line: &str| {
            let (series, value) = line.rsplit_once(' ')?;
            let (named, labels) = series.split_once('{').unwrap_or((series, ""));
            (named == name && labels.contains(label)).then(|| value.parse::<u64>().unwrap())
        };
        text.lines().filter(|line| !line.starts_with('#')).filter_map(sample).sum()
    }

    /// `railhead health` about this process.
    pub fn asked(&self) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
        command.arg("health").env("RAILHEAD_METRICS", &self.address).output().unwrap()
    }

    /// SIGTERM.
    pub fn terminate(mut self) {
        assert!(Command::new("kill").arg(self.child.id().to_string()).status().unwrap().success());
        assert!(self.child.wait().unwrap().success(), "{}", printed(&self.folder));
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}

/// Everything that any process of this folder has printed.
pub fn printed(folder: &Path) -> String {
    read_to_string(folder.join("log")).unwrap_or_default()
}

/// The same by lines; one that is being written is left out.
pub fn lines(folder: &Path) -> Vec<Value> {
    let text = printed(folder);
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    let read = |line: &str| serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}"));
    whole.lines().map(read).collect()
}
