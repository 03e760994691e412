//! A thousand tables, fifty presses a second for a minute: how long an acknowledgement and a panel with its picture
//! take, and how much memory the bot needs. Prints the figures and fails where one misses its bound.
//!
//! `LOAD_TABLES`, `LOAD_SECONDS` and `LOAD_GAME` make it smaller or another game.

mod crowd;

use crowd::{Figures, Outcome, Serving, Table, Took, asked_for, discord, milliseconds, percentile};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use tokio::task::JoinSet;

const PRESSES_A_SECOND: u64 = 50;

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

#[tokio::main]
async fn main() -> Outcome {
    if !asked_for() {
        return Ok(());
    }
    let (tables, seconds) = (number("LOAD_TABLES", 1_000), number("LOAD_SECONDS", 60));
    let game = std::env::var("LOAD_GAME").unwrap_or_else(|_| "great-western-trail".to_owned());
    let play = format!("/play game:{game} players:2");
    let folder = tempfile::tempdir()?;
    let discord = Arc::new(discord().await?);
    let serving = Serving::start(&discord, folder.path()).await?;
    let begun = Instant::now();
    let mut gathering = JoinSet::new();
    let room = Arc::new(tokio::sync::Semaphore::new(8));
    for nth in 0..tables {
        let (discord, play, room) = (discord.clone(), play.clone(), room.clone());
        gathering.spawn(async move {
            let _one_of_a_few = room.acquire().await.ok()?;
            Table::gather(&discord, nth, "games", &play).await
        });
    }
    let gathered: Vec<_> = gathering.join_all().await.into_iter().flatten().collect();
    if gathered.len() != tables {
        return Err(format!("only {} of {tables} tables were opened", gathered.len()).into());
    }
    println!("{tables} tables were opened in {:.0} s", begun.elapsed().as_secs_f64());
    // Everything that was to be said about the beginning has been said before the clock starts.
    tokio::time::sleep(Duration::from_secs(5)).await;
    println!("memory before: {} MB", serving.memory().0);
    let all: Vec<_> = gathered.into_iter().map(|table| Arc::new(Mutex::new(table))).collect();
    let mut ticks = tokio::time::interval(Duration::from_micros(1_000_000 / PRESSES_A_SECOND));
    let mut pressing = JoinSet::new();
    let presses = PRESSES_A_SECOND as usize * seconds;
    for nth in 0..presses {
        ticks.tick().await;
        // Each table in turn, with a stride that mixes them.
        let table = all[nth * 617 % tables].clone();
        pressing.spawn(async move { table.lock().await.press().await });
    }
    let took: Vec<Option<Took>> = pressing.join_all().await;
    let (now, highest) = serving.memory();
    let done: Vec<Took> = took.iter().flatten().copied().collect();
    let unanswered = took.len() - done.len();
    let acknowledged: Vec<Duration> = done.iter().map(|took| took.acknowledged).collect();
    let shown: Vec<Duration> = done.iter().map(|took| took.shown).collect();
    let mut figures = Figures::default();
    println!("{presses} presses in {seconds} s, {unanswered} without an answer, {} offences", discord.offences().len());
    figures.show("acknowledged, p50", milliseconds(percentile(&acknowledged, 0.5)), "ms", 100.0);
    figures.show("acknowledged, p99", milliseconds(percentile(&acknowledged, 0.99)), "ms", 100.0);
    figures.show("panel with picture, p50", milliseconds(percentile(&shown, 0.5)), "ms", 500.0);
    figures.show("panel with picture, p99", milliseconds(percentile(&shown, 0.99)), "ms", 500.0);
    figures.show("memory of the bot, highest", highest as f64, "MB", 400.0);
    println!("memory of the bot at the end: {now} MB");
    if figures.missed || unanswered > 0 || !discord.offences().is_empty() {
        return Err("a figure missed its bound".into());
    }
    Ok(())
}
