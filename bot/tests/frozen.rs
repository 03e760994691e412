//! A fault of the engine freezes its table and nothing else; it is recorded, and thaws once the choice works.

mod people;
mod pressing;

use bot::ids::{ChannelId, Revision, TableId, UserId};
use bot::play::{Deed, Desk, Refused, Room, new_id, open};
use bot::store::{Faulted, NewLobby};
use engine::{Decision, Options};
use local_discord::driver::{Discord, Person};
use people::{Outcome, Party, bot_and_store, discord, no_offences, offers, own_id, replayed, store_in, until};
use pressing::{panel, presses, take};
use serde_json::Value;
use std::sync::Arc;

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const TEST_GAME: &str = "/play game:test-game players:3 options:length=short";
const MANAGE_THREADS: u64 = 1 << 34;

/// Plays at this table until the engine fails.
async fn to_the_fault(discord: &Discord, play: &str, seed: u64, deed: &str) -> (Party, Person) {
    let party = Party::gather(discord, &PEOPLE, play, seed).await;
    let first = party.mentioned(&party.turn_message(1).await);
    let shown = take(&first, &party.open_panel(&first).await, deed).await;
    assert!(shown.text.contains("stands still") && offers(&shown).is_empty(), "{shown}");
    (party, first)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_fault_of_the_engine_freezes_its_table_alone() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let mut sound = Party::gather(&discord, &PEOPLE, TEST_GAME, 46).await;
    for (engine, deed, why) in [("faulty", "open", "as this table was set up to"), ("panicking", "finish", "panicked")]
    {
        let play = format!("/play game:test-game players:3 options:engine={engine}");
        let (party, first) = to_the_fault(&discord, &play, 47, deed).await;
        let table = party.table_id();
        party.people[1].sees("nothing is lost").await?;
        assert_eq!(store.table(&table).await?.revision, Revision::START, "what failed was not stored");
        // The host gets the line that leads there, in a file that nobody else can read.
        let file = folder.path().join("faults").join(format!("{table}.json"));
        let record: Value = serde_json::from_slice(&std::fs::read(&file)?)?;
        for path in [&file, &folder.path().join("faults")] {
            let mode = std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(path)?.permissions());
            assert_eq!(mode & 0o077, 0, "it holds the seed of a running game");
        }
        let (answer, well) = replayed(&record);
        assert!(!well && answer["diverged"]["fault"].as_str().unwrap().contains(why), "{answer}");
        // It stays frozen as long as the engine fails, for everybody and over a press that was still open.
        let told = first.slash("/table resume").await?.message.unwrap();
        assert!(told.text.contains("stands still"), "{told}");
        assert!(panel(&first).await.text.contains("stands still"));
        for asked in ["/table board", "/table hand", "/table log", "/table export"] {
            let shown = first.slash(asked).await?.message.unwrap();
            assert!(!shown.text.contains("did not work"), "{asked}: {shown}");
        }
        // Ending works all the same.
        discord.allow(discord.channel("games").unwrap(), first.id(), MANAGE_THREADS);
        let sure = first.slash("/table end").await?.message.unwrap();
        first.press(sure.id, &own_id(&sure, "~end")).await?;
        let end = first.sees("The table was ended").await?;
        assert!(end.files().contains(&"replay.json"), "{end}");
    }
    // What failed works by now: the table goes on.
    let person = sound.mentioned(&sound.turn_message(1).await);
    let (table, open) = (sound.table_id(), sound.open_panel(&person).await);
    let key = presses(&open)[0].key.clone();
    let faulted = Faulted { key: key.into(), fault: "something that was repaired".to_owned() };
    let line = bot::store::Post::Say { line: engine::Phrase::new("bot-frozen"), open: None, tells: None };
    store.freeze(&table, &faulted, &line).await?;
    assert_eq!(store.waiting().await?.faulted, 1, "its host can see it");
    assert!(panel(&person).await.text.contains("stands still"));
    person.slash("/table resume").await?;
    until("the table", || (sound.turns().len() == 2).then_some(())).await;
    sound.play_turn(&person).await;
    sound.play_on().await;
    sound.ends_as_the_engine_says();
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

/// A table of the test game with this engine, and what it asks first.
async fn begun(desk: &Desk, engine: &str) -> Result<(TableId, Decision), Box<dyn std::error::Error + Send + Sync>> {
    let (id, store) = (new_id()?, &desk.store);
    let new = NewLobby {
        id: &id,
        kind: "test-game",
        options: &Options::from([("engine".to_owned(), engine.to_owned())]),
        players: 2,
        name: id.as_str(),
        guild: None,
        channel: ChannelId(1),
        host: UserId(1),
        host_name: "Anna",
    };
    store.open_lobby(&new).await?;
    store.join(&id, UserId(2), "Ben").await?;
    open(store, &store.table(&id).await?, Room::Channel).await?;
    let decision = desk.look(&id).await?.draft.decision().ok_or("a game that is over")?;
    Ok((id, decision))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_fault_in_the_middle_of_several_choices_is_recorded_and_thawed_by_each_of_them() -> Outcome {
    let folder = tempfile::tempdir()?;
    let store = Arc::new(store_in(folder.path()).await);
    let desk = Desk::new(store.clone());
    let (faulty, asked) = begun(&desk, "faulty").await?;
    let together = || Deed::Choose("draw+open".into());
    let pressed = desk.press(&faulty, asked.seat, Revision(asked.step), together()).await;
    assert!(matches!(pressed, Err(Refused::Frozen)), "{:?}", pressed.err());
    let table = store.table(&faulty).await?;
    assert_eq!(table.revision, Revision::START, "nothing of it was stored");
    assert_eq!(table.fault.map(|fault| fault.key.to_string()).as_deref(), Some("draw+open"));
    let record: Value =
        serde_json::from_slice(&std::fs::read(folder.path().join("faults").join(format!("{faulty}.json")))?)?;
    assert_eq!(record["keys"], serde_json::json!(["draw", "open"]), "by single keys");
    let (answer, well) = replayed(&record);
    assert!(!well && answer["diverged"]["fault"].is_string(), "{answer}");
    assert!(matches!(desk.thaw(&faulty).await, Err(Refused::Frozen)), "it still fails");

    // Where all of them work by now the table goes on, and not before.
    for (key, thaws) in [("draw+nonsense", false), ("draw+open", true)] {
        let (sound, _) = begun(&desk, "sound").await?;
        let faulted = Faulted { key: key.into(), fault: String::new() };
        let line = bot::store::Post::Say { line: engine::Phrase::new("bot-frozen"), open: None, tells: None };
        store.freeze(&sound, &faulted, &line).await?;
        assert_eq!(desk.thaw(&sound).await.is_ok(), thaws, "{key}");
        assert_eq!(store.table(&sound).await?.fault.is_none(), thaws, "{key}");
    }
    Ok(())
}
