//! A table has its new name at once; its thread follows when Discord lets it.

mod people;

use local_discord::Fault;
use local_discord::driver::Discord;
use people::{Outcome, Party, bot_and_store, bot_with, discord, no_offences, stored, until};
use std::time::{Duration, Instant};

const PLAY: &str = "/play game:test-game players:3 options:length=short";
const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const RENAME: &str = "PATCH /channels/{channel_id}";

/// The names that Discord was asked to give to threads.
fn asked(discord: &Discord) -> Vec<String> {
    let names = discord.requests().into_iter().filter(|one| format!("{} {}", one.method, one.route) == RENAME);
    names.map(|one| one.body["name"].as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rename_answers_first_and_only_the_newest_name_is_given_to_the_thread() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, PLAY, 91).await;
    let (anna, table) = (&party.people[0], party.table_id());
    // However long Discord takes, the answer is there.
    discord.fault(RENAME, Fault::Delay(Duration::from_secs(6)), 1);
    let begun = Instant::now();
    let told = anna.slash("/table rename name:Slow Train").await?.message.unwrap();
    assert!(told.text.contains("has its new name"), "{told}");
    assert!(begun.elapsed() < Duration::from_secs(5), "the answer waited for the thread");
    assert_eq!(store.table(&table).await?.name, "Slow Train");
    until("the thread", || (discord.channel("Slow Train") == Some(party.thread)).then_some(())).await;
    // Too many: the thread waits for ten minutes, also over a new start, and what was in between is left out.
    discord.fault(RENAME, Fault::Status(429), 1);
    for name in ["Express", "Night Mail", "Last Train"] {
        let told = anna.slash(&format!("/table rename name:{name}")).await?.message.unwrap();
        assert!(told.text.contains("has its new name"), "{told}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(asked(&discord), ["Slow Train"], "a name that Discord does not take yet is not tried again at once");
    running.stop().await;
    drop(store);
    let (running, store) = bot_with(&discord, folder.path(), |bot| bot.desk.store.clock.advance(300)).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(discord.channel("Slow Train"), Some(party.thread));
    store.clock.advance(301);
    until("the newest name", || (discord.channel("Last Train") == Some(party.thread)).then_some(())).await;
    assert_eq!(asked(&discord), ["Slow Train", "Last Train"]);
    // Discord has it a moment before the bot has noted that.
    stored("the name", || async { store.renamings_due().await.is_ok_and(|due| due.is_empty()) }).await;
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_a_table_has_moved_to_keeps_its_name() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, PLAY, 92).await;
    let (table, lobby) = (party.table_id(), party.people[0].at("lobby"));
    lobby.slash(&format!("/table resume table:{table}")).await?;
    lobby.sees("it is your turn").await?;
    lobby.slash("/table rename name:Slow Train").await?;
    assert_eq!(store.table(&table).await?.name, "Slow Train");
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(asked(&discord).is_empty() && discord.channel("lobby").is_some());
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
