//! Discord's limits, with serenity's own limiter on: everything goes through the door that answers as Discord itself.

mod people;

use people::{Outcome, Party, bot_with, discord_with_limits, no_offences, stored, until};
use std::time::{Duration, Instant};

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_played_within_the_limits() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord_with_limits().await;
    let (running, _) = bot_with(&discord, folder.path(), |_| ()).await;
    assert!(running.known_routes().await.is_some(), "the limiter is on");
    let play = "/play game:test-game players:3 options:length=short";
    let mut party = Party::gather(&discord, &PEOPLE, play, 31).await;
    let hand_overs = party.play_to_the_end().await;
    assert_eq!(party.turns().len(), hand_overs, "one public message for each hand-over");
    party.ends_as_the_engine_says();
    party.pings_as_the_engine_says();
    no_offences(&discord);
    assert_eq!(discord.invalid_requests(), 0, "the limiter waits before Discord has to say so");
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_limiter_remembers_does_not_grow_with_the_interactions() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord_with_limits().await;
    let often = |bot: &mut bot::discord::Bot| bot.limiter_forgets_after = Duration::from_millis(100);
    let (running, _) = bot_with(&discord, folder.path(), often).await;
    let anna = discord.user("anna").at("games");
    let mut most = 0;
    let start = Instant::now();
    for _ in 0..300 {
        anna.slash("/help").await?;
        most = most.max(running.known_routes().await.ok_or("the limiter is off")?);
    }
    // A window of an interaction lasts a second; beside those of the last second there are a few of the start.
    let in_a_second = 300.0 / start.elapsed().as_secs_f64().max(1.0);
    assert!((most as f64) < in_a_second * 2.0 + 30.0, "{most} routes, {in_a_second} interactions in a second");
    tokio::time::sleep(Duration::from_secs(3)).await;
    let left = running.known_routes().await.ok_or("the limiter is off")?;
    assert!(left < 30, "{left} routes after three seconds of silence");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_that_waits_for_its_name_keeps_nobody_waiting() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord_with_limits().await;
    let (running, store) = bot_with(&discord, folder.path(), |_| ()).await;
    let play = "/play game:test-game players:3 options:length=long";
    let mut party = Party::gather(&discord, &PEOPLE, play, 32).await;
    let (anna, table) = (party.people[0].clone(), party.table_id());
    for name in ["One", "Two"] {
        anna.slash(&format!("/table rename name:{name}")).await?;
        until(name, || (discord.channel(name) == Some(party.thread)).then_some(())).await;
    }
    // Discord lets a thread be renamed twice in ten minutes, and says so only when it is asked a third time.
    let told = anna.slash("/table rename name:Three").await?.message.unwrap();
    assert!(told.text.contains("has its new name"), "{told}");
    discord.requested("PATCH /channels/{channel_id}", 3).await?;
    let first = party.mentioned(&party.turn_message(1).await);
    let begun = Instant::now();
    party.play_turn(&first).await;
    party.turn_message(2).await;
    assert!(begun.elapsed() < Duration::from_secs(8), "the table waited for the name: {:?}", begun.elapsed());
    stored("a rename put off", || async { store.renamings_due().await.is_ok_and(|due| due.is_empty()) }).await;
    assert_eq!((store.table(&table).await?.name.as_str(), discord.channel("Two")), ("Three", Some(party.thread)));
    assert_eq!(discord.invalid_requests(), 1, "asked once too often, and not again");
    running.stop().await;
    Ok(())
}
