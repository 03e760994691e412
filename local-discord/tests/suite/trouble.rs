//! Faults on demand: the probe survives them, or the test sees what breaks.

use std::time::Duration;

use local_discord::driver::Discord;
use local_discord::{Config, Fault};

use crate::probe::Probe;
use crate::support::{Outcome, config, no_offences};

#[tokio::test]
async fn the_probe_resumes_after_a_dropped_connection_without_losing_an_interaction() -> Outcome {
    let discord = Discord::start(config()).await?;
    let _probe = Probe::connect(&discord, 1).await?;
    let anna = discord.user("anna");
    anna.slash("/panel").await?;
    discord.drop_connections();
    let pressed = anna.begin_click("Only me").await?;
    assert_eq!(anna.answered(pressed).await?.message.expect("a message").text, "only for anna");

    discord.ask_to_reconnect();
    let pressed = anna.begin_click("Count").await?;
    anna.answered(pressed).await?;
    anna.sees("pressed 1 times").await?;
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn the_probe_starts_anew_when_its_session_is_invalid() -> Outcome {
    let discord = Discord::start(config()).await?;
    let _probe = Probe::connect(&discord, 1).await?;
    discord.invalidate_sessions(false);
    assert!(discord.shards().is_empty());
    discord.bot_is_ready(1).await?;
    assert_eq!(discord.user("ben").slash("/ping").await?.message.expect("a message").text, "pong for @Ben");
    Ok(())
}

#[tokio::test]
async fn two_shards_serve_two_servers() -> Outcome {
    let discord = Discord::start(config()).await?;
    // A snowflake's shard follows from its time: take servers until both shards have one.
    let mut shards = std::collections::BTreeSet::new();
    let first = discord.channel("general").expect("a channel");
    shards.insert(discord.shard_of(first, 2));
    let mut number = 0;
    while shards.len() < 2 {
        number += 1;
        discord.advance(Duration::from_millis(1));
        discord.add_guild(&format!("Server {number}"), &format!("hall-{number}"));
        shards.insert(discord.shard_of(discord.channel(&format!("hall-{number}")).expect("a channel"), 2));
    }
    let _probe = Probe::connect(&discord, 2).await?;
    assert_eq!(discord.shards(), [(0, 2), (1, 2)]);
    let anna = discord.user("anna");
    assert_eq!(
        anna.at(&format!("hall-{number}")).slash("/ping").await?.message.expect("a message").text,
        "pong for @Anna"
    );
    assert_eq!(anna.slash("/ping").await?.message.expect("a message").text, "pong for @Anna");
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn answers_are_delayed_lost_or_fail() -> Outcome {
    let discord = Discord::start(config()).await?;
    let probe = Probe::connect(&discord, 1).await?;
    let general = poise::serenity_prelude::ChannelId::new(discord.channel("general").expect("a channel").0);
    let anna = discord.user("anna");
    discord.fault("POST /channels/{channel_id}/messages", Fault::Status(503), 1);
    assert!(general.say(&probe.http, "refused").await.is_err());
    assert!(!anna.reads("refused"), "a 503 was not carried out");

    discord.fault("POST /channels/{channel_id}/messages", Fault::LoseAnswer, 1);
    assert!(general.say(&probe.http, "unheard").await.is_err());
    anna.sees("unheard").await?;

    discord.fault("POST /channels/{channel_id}/messages", Fault::LoseRequest, 1);
    assert!(general.say(&probe.http, "never sent").await.is_err());
    assert!(!anna.reads("never sent"));

    discord.fault("/callback", Fault::Delay(Duration::from_millis(30)), 1);
    let started = std::time::Instant::now();
    anna.slash("/ping").await?;
    assert!(started.elapsed() >= Duration::from_millis(30));
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn a_duplicated_interaction_is_refused_the_second_time() -> Outcome {
    let discord = Discord::start(config()).await?;
    let _probe = Probe::connect(&discord, 1).await?;
    discord.duplicate_interactions(1);
    discord.user("anna").slash("/ping").await?;
    discord.requested("POST /interactions/{interaction_id}/{interaction_token}/callback", 2).await?;
    assert_eq!(discord.take_offences().iter().map(|one| one.code).collect::<Vec<_>>(), [40060]);
    Ok(())
}

#[tokio::test]
async fn a_deleted_thread_is_gone_for_everybody() -> Outcome {
    let discord = Discord::start(config()).await?;
    let probe = Probe::connect(&discord, 1).await?;
    let anna = discord.user("anna");
    anna.slash("/thread name:Doomed").await?;
    let thread = discord.channel("Doomed").expect("a thread");
    anna.in_channel(thread).sees("it is your turn").await?;
    discord.delete_channel(thread);
    assert!(anna.in_channel(thread).messages().is_empty());
    let gone = poise::serenity_prelude::ChannelId::new(thread.0).say(&probe.http, "anybody?").await;
    assert!(gone.is_err());
    assert_eq!(discord.take_offences().iter().map(|one| one.code).collect::<Vec<_>>(), [10003]);
    Ok(())
}

#[tokio::test]
async fn a_restart_keeps_everything_and_the_old_buttons_work() -> Outcome {
    let folder = tempfile::tempdir()?;
    let config = Config { data_dir: Some(folder.path().into()), ..config() };
    let discord = Discord::start(config).await?;
    let port = discord.port();
    let probe = Probe::connect(&discord, 1).await?;
    let anna = discord.user("anna");
    anna.slash("/panel").await?;
    anna.click("Only me").await?;
    let picture = anna.slash("/picture").await?.message.expect("a message");
    anna.says("before the break")?;

    let discord = discord.restart().await?;
    assert_eq!(discord.port(), port);
    let (anna, ben) = (discord.user("anna"), discord.user("ben"));
    assert!(anna.reads("before the break") && anna.reads("only for anna"));
    assert!(!ben.reads("only for anna"), "what was private stays private");
    assert!(anna.opens(&picture, "board.png").is_some(), "files are kept");
    // The probe itself was never told: it finds its way back alone.
    discord.bot_is_ready(1).await?;
    assert!(anna.click("Count").await.is_ok());
    anna.sees("pressed 1 times").await?;
    drop(probe);
    discord.stop().await?;
    Ok(())
}

#[tokio::test]
async fn a_sleeping_thread_is_woken_by_writing_or_pressing() -> Outcome {
    let discord = Discord::start(config()).await?;
    discord.clock().stop();
    let probe = Probe::connect(&discord, 1).await?;
    let anna = discord.user("anna");
    anna.slash("/thread name:Sleepy").await?;
    let thread = discord.channel("Sleepy").expect("a thread");
    let inside = anna.in_channel(thread);
    inside.sees("it is your turn").await?;
    inside.slash("/panel").await?;
    discord.advance(Duration::from_mins(61));
    let id = poise::serenity_prelude::ChannelId::new(thread.0);
    let archived = |channel: poise::serenity_prelude::Channel| {
        channel.guild().and_then(|thread| thread.thread_metadata).map(|metadata| metadata.archived)
    };
    assert_eq!(archived(probe.http.get_channel(id).await?), Some(true));
    inside.click("Count").await?;
    assert_eq!(archived(probe.http.get_channel(id).await?), Some(false), "a press wakes it");
    discord.archive_thread(thread, true);
    id.say(&probe.http, "good morning").await?;
    assert_eq!(archived(probe.http.get_channel(id).await?), Some(false), "so does a message");
    no_offences(&discord);
    Ok(())
}
