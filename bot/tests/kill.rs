//! The bot is killed at random moments, again and again, while people do everything that can be done at a table: nothing
//! is lost, and nothing happens twice.
//!
//! `KILLS=n` kills it more often. `KILL_SEED=n` repeats the picks and the moments of a run, as far as two processes on one
//! machine repeat anything.

mod killing;
mod people;
mod pressing;

use engine::{Dice, Seed};
use killing::table::TABLES;
use killing::{Stage, Table, accounts, kill_again_and_again};
use local_discord::driver::Discord;
use local_discord::{Config, RateRules};
use people::{Outcome, openapi};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

const KILLS: u64 = 100;
/// At least one in this many kills has to leave a press without an answer: otherwise the bot died while nobody needed it.
const IN_VAIN: u64 = 5;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whenever_the_bot_is_killed_nothing_is_lost_and_nothing_happens_twice() -> Outcome {
    let time = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?;
    let seed = number("KILL_SEED").unwrap_or(time.as_millis() as u64);
    eprintln!("KILL_SEED={seed}");
    let folder = tempfile::tempdir()?;
    let config = Config { rates: RateRules::off(), openapi: openapi(), ..Config::default() };
    let discord = Discord::start(config).await?;
    let stage = Arc::new(Stage {
        discord,
        folder: folder.path().to_owned(),
        kills: number("KILLS").unwrap_or(KILLS),
        deaths: AtomicU64::new(0),
        unanswered: AtomicU64::new(0),
    });
    let killer = tokio::spawn(kill_again_and_again(stage.clone(), seed));
    let mut tasks = tokio::task::JoinSet::new();
    for (nth, kind) in TABLES.iter().enumerate() {
        let (stage, mut dice) = (stage.clone(), Dice::new(Seed::from(seed + 1 + nth as u64)));
        tasks.spawn(async move {
            let mut done: Vec<Table> = Vec::new();
            // One table after the other, as long as there is danger; every other is a rematch.
            while done.is_empty() || stage.is_dangerous() {
                let seed = Seed::from(u64::from(dice.below(u32::MAX)));
                let before = done.last().filter(|_| done.len() % 2 == 1);
                let mut table = Table::gather(&stage, *kind, before, Dice::new(seed)).await;
                table.play_on().await;
                accounts::said_once(&table);
                done.push(table);
            }
            done
        });
    }
    let mut tables = Vec::new();
    while let Some(done) = tasks.join_next().await {
        tables.extend(done.unwrap_or_else(|error| {
            let log = std::fs::read_to_string(folder.path().join("log")).unwrap_or_default();
            panic!("{error}; the bot said:\n{log}")
        }));
    }
    let mut serving = killer.await?;
    // The last one may finish what it has begun.
    serving.terminate();
    let kills = stage.deaths();
    let presses: usize = tables.iter().map(|table| table.shown.len()).sum();
    let unanswered = stage.unanswered.load(Ordering::SeqCst);
    eprintln!("{kills} kills, {} tables, {presses} choices, {unanswered} presses without an answer", tables.len());
    let mut left: BTreeMap<String, usize> = BTreeMap::new();
    for one in tables.iter().flat_map(|table| &table.mischief) {
        *left.entry(format!("{one:?}")).or_default() += 1;
    }
    eprintln!("at how many of these tables there was no occasion for it: {left:?}");
    assert!(left.values().all(|&tables_without| tables_without < tables.len()), "something was never done: {left:?}");
    assert!(kills >= stage.kills, "only {kills} kills");
    assert!(unanswered >= kills / IN_VAIN, "only {unanswered} presses were left without an answer");
    accounts::forgotten(&tables, folder.path());
    accounts::greeted_once(tables[0].witness());
    let mut store = accounts::opened(&folder.path().join("railhead.db")).await?;
    accounts::sent_once(&tables, &mut store).await?;
    for table in &tables {
        accounts::stored_once(table, &mut store).await?;
    }
    let mut offences = stage.discord.take_offences();
    offences.retain(|offence| !accounts::inherent(offence));
    assert!(offences.is_empty(), "{}", offences.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
    Ok(())
}
