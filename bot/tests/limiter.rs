//! Discord's limits, with serenity's own limiter on: everything goes through the door that answers as Discord itself.

mod people;

use people::{Outcome, Party, bot_with, discord_with_limits, no_offences};
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
