//! Two hundred tables for forty minutes while the server fails again and again: memory stays flat, nothing is lost or
//! said twice, there is no offence, and every table plays on to its end afterwards. Discord's limits hold, and serenity's
//! limiter is on, through the door that answers as Discord itself.
//!
//! `SOAK_TABLES` and `SOAK_SECONDS` make it smaller.

mod crowd;

use crowd::{Outcome, Serving, Table, asked_for, discord_with_limits};
use engine::{Dice, Seed};
use local_discord::Fault;
use local_discord::driver::Discord;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// Discord makes fifty threads of a channel in five minutes.
const IN_A_CHANNEL: usize = 20;

fn hall(nth: usize) -> String {
    format!("hall-{nth}")
}

/// Something goes wrong every few seconds, in a different way each time, and half of the time nothing does.
async fn trouble(discord: Arc<Discord>, on: Arc<AtomicBool>) {
    let mut dice = Dice::new(Seed::from(8));
    while on.load(Ordering::SeqCst) {
        let some = 1 + dice.below(20);
        match dice.below(8) {
            0 => discord.fault("POST /channels/{channel_id}/messages", Fault::Status(500), some),
            1 => discord.fault("PATCH", Fault::LoseAnswer, some),
            2 => discord.fault("POST /channels/{channel_id}/messages", Fault::LoseAnswer, some),
            3 => discord.fault("POST /channels/{channel_id}/messages", Fault::LoseRequest, some),
            4 => discord.fault("PATCH", Fault::Delay(Duration::from_millis(700)), some),
            5 => discord.drop_connections(),
            6 => discord.ask_to_reconnect(),
            _ => discord.duplicate_interactions(some),
        }
        tokio::time::sleep(Duration::from_secs(3)).await;
        discord.no_more_faults();
        tokio::time::sleep(Duration::from_secs(3)).await;
    }
}

/// Every turn was announced once and in order.
fn said_once(table: &Table) -> Result<(), String> {
    let number = |text: &str| text.split_once("· turn ")?.1.split(' ').next()?.parse::<u64>().ok();
    let all = table.public();
    let turns: Vec<u64> = all.iter().filter_map(|message| number(message.content())).collect();
    let expected: Vec<u64> = (1..=turns.len() as u64).collect();
    if turns == expected { Ok(()) } else { Err(format!("turns were announced as {turns:?}")) }
}

#[tokio::main]
async fn main() -> Outcome {
    if !asked_for() {
        return Ok(());
    }
    let (tables, seconds) = (number("SOAK_TABLES", 200), number("SOAK_SECONDS", 2_400));
    let folder = tempfile::tempdir()?;
    let discord = Arc::new(discord_with_limits().await?);
    let guild = discord.guild("Railhead");
    for nth in 0..=tables as usize / IN_A_CHANNEL {
        guild.add_channel(&hall(nth));
    }
    let serving = Serving::start(&discord, folder.path()).await?;
    let mut gathering = JoinSet::new();
    let room = Arc::new(tokio::sync::Semaphore::new(8));
    for nth in 0..tables as usize {
        let (discord, room) = (discord.clone(), room.clone());
        let game = ["great-western-trail", "pacific-rails"][nth % 2];
        let options = ["", " options:round-cap=20"][nth % 2];
        gathering.spawn(async move {
            let _one_of_a_few = room.acquire().await.ok()?;
            let channel = hall(nth / IN_A_CHANNEL);
            Table::gather(&discord, nth, &channel, &format!("/play game:{game} players:2{options}")).await
        });
    }
    let gathered: Vec<Table> = gathering.join_all().await.into_iter().flatten().collect();
    if gathered.len() != tables as usize {
        return Err(format!("only {} of {tables} tables were opened", gathered.len()).into());
    }
    let (on, pressed) = (Arc::new(AtomicBool::new(true)), Arc::new(AtomicU64::new(0)));
    let troubles = tokio::spawn(trouble(discord.clone(), on.clone()));
    let start = Instant::now();
    let end = start + Duration::from_secs(seconds);
    // How many play on at once: more would keep the server busy just looking.
    let afterwards = Arc::new(tokio::sync::Semaphore::new(16));
    let mut playing = JoinSet::new();
    for (nth, mut table) in gathered.into_iter().enumerate() {
        let (pressed, afterwards) = (pressed.clone(), afterwards.clone());
        playing.spawn(async move {
            // Slowly at first, so that all of them are still at it in the end; afterwards without a pause.
            let mut dice = Dice::new(Seed::from(nth as u64));
            let mut turn = None;
            while !table.over {
                if table.press().await.is_some() {
                    pressed.fetch_add(1, Ordering::Relaxed);
                } else {
                    // Somebody who saw nothing happen looks again.
                    table.come_back();
                }
                if Instant::now() < end {
                    tokio::time::sleep(Duration::from_millis(4_000 + u64::from(dice.below(8_000)))).await;
                } else if turn.is_none() {
                    turn = afterwards.clone().acquire_owned().await.ok();
                }
            }
            table
        });
    }
    let mut memory = Vec::new();
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_secs(10).min(end - Instant::now())).await;
        let (now, highest) = serving.memory();
        memory.push(now);
        let after = start.elapsed().as_secs();
        println!("{after:>5} s: {now} MB (highest {highest}), {} presses", pressed.load(Ordering::Relaxed));
    }
    on.store(false, Ordering::SeqCst);
    troubles.await?;
    discord.no_more_faults();
    println!("the trouble is over; every table plays on to its end");
    let mut done = Vec::new();
    while let Some(table) = playing.join_next().await {
        done.push(table?);
        if done.len() % 20 == 0 {
            let (after, now) = (start.elapsed().as_secs(), serving.memory().0);
            println!("{after:>5} s: {now} MB, {} of {tables} tables are over", done.len());
        }
    }
    let unsaid: Vec<String> = done.iter().filter_map(|table| said_once(table).err()).collect();
    let presses: u64 = done.iter().map(|table| table.presses).sum();
    let offences: Vec<String> = discord.take_offences().iter().map(ToString::to_string).collect();
    // The second quarter fills the caches; from there on nothing may grow by more than a tenth.
    let quarter = memory.len() / 4;
    let mean = |part: &[u64]| part.iter().sum::<u64>() as f64 / part.len().max(1) as f64;
    let (early, late) = (mean(&memory[quarter..quarter * 2]), mean(&memory[quarter * 3..]));
    println!(
        "{} tables ended after {presses} presses; memory {early:.0} MB in the second quarter, {late:.0} MB in the last, {} MB at its highest",
        done.len(),
        serving.memory().1
    );
    println!("{} offences, {} tables with a turn told twice or never", offences.len(), unsaid.len());
    for line in offences.iter().chain(&unsaid).take(20) {
        println!("  {line}");
    }
    if late > early * 1.1 || !unsaid.is_empty() || !offences.is_empty() || done.len() != tables as usize {
        return Err("the soak failed".into());
    }
    Ok(())
}
