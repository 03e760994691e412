//! Messages that always arrive: what Discord refuses for good, tables without a place, rows that nobody can read.

mod people;
mod pressing;
mod process;

use bot::ids::{TableId, UserId};
use bot::store::{Ping, Settings, Store};
use local_discord::driver::{Discord, Person, Seen};
use local_discord::{Config, Fault, Id, RateRules};
use people::{Outcome, Party, bot_and_store, bot_with, discord, no_offences, offers, openapi, stored, until};
use pressing::{presses, take};
use process::Process;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const PLAY: &str = "/play game:test-game players:3 options:length=long";
const CREATE: &str = "POST /channels/{channel_id}/messages";
const SEND_IN_THREADS: u64 = 1 << 38;
const HOUR: i64 = 3600;
/// Discord's code for what is said in a locked thread.
const LOCKED: u32 = 160_005;

async fn needs_attention(store: &Store, table: &TableId, wanted: bool) {
    stored("attention", || async { store.table(table).await.unwrap().attention.is_some() == wanted }).await;
}

/// The first turn is handed over; answers with the one who is next.
async fn hand_over(party: &mut Party) -> Person {
    let first = party.mentioned(&party.turn_message(1).await);
    // Whoever asks for a card hands over to the one who is asked, and not to the next.
    let mut panel = party.open_panel(&first).await;
    while !offers(&panel).is_empty() {
        let can_finish = presses(&panel).iter().any(|press| press.key == "finish");
        panel = take(&first, &panel, if can_finish { "finish" } else { "draw" }).await;
    }
    let at = party.people.iter().position(|person| person.id() == first.id()).unwrap();
    let setup = first.messages().into_iter().find(|message| message.text.contains("Seat order")).unwrap();
    let number = |person: &Person| {
        let line = |seat: &usize| setup.text.contains(&format!("\n{seat}. {}", person.shown()));
        (1..=3).find(line).unwrap()
    };
    let next = number(&party.people[at]) % 3 + 1;
    party.people.iter().find(|person| number(person) == next).unwrap().clone()
}

/// How often somebody tried to post in this channel, and was refused.
fn refused(discord: &Discord, channel: Id) -> usize {
    let place = format!("POST /channels/{channel}/messages");
    discord.offences().iter().filter(|one| one.place == place).count()
}

fn told_where(person: &Person) -> Vec<Seen> {
    let mut told = person.in_direct_messages().messages();
    told.retain(|message| message.text.contains("/table resume"));
    told
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refusal_that_is_none_of_discords_known_ones_parks_no_table() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, PLAY, 71).await;
    discord.fault(CREATE, Fault::Status(403), 1);
    discord.fault(CREATE, Fault::Status(404), 1);
    let next = hand_over(&mut party).await;
    // Nobody has to do anything.
    let turn = party.turn_message(2).await;
    assert_eq!(party.mentioned(&turn).id(), next.id());
    assert_eq!(store.table(&party.table_id()).await?.attention, None);
    assert!(party.people.iter().all(|person| told_where(person).is_empty()));
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_without_a_place_is_tried_every_hour_and_the_next_player_is_told_once() -> Outcome {
    for ping in [Ping::Channel, Ping::None] {
        let folder = tempfile::tempdir()?;
        let discord = discord().await;
        let (running, store) = bot_and_store(&discord, folder.path()).await;
        let mut party = Party::gather(&discord, &PEOPLE, PLAY, 72).await;
        for person in &party.people {
            store.set_settings(UserId(person.id().0), Settings { ping, ..Settings::default() }).await?;
        }
        let (games, table) = (discord.channel("games").unwrap(), party.table_id());
        discord.deny(games, discord.bot(), SEND_IN_THREADS);
        let next = hand_over(&mut party).await;
        needs_attention(&store, &table, true).await;
        assert_eq!((refused(&discord, party.thread), store.waiting().await?.parked), (1, 1));
        let wanted = usize::from(ping != Ping::None);
        stored("the one who is next", || async { told_where(&next).len() == wanted }).await;
        // Not before an hour has passed, and then again.
        for (minutes, tries) in [(50, 1), (11, 2), (61, 3)] {
            store.clock.advance(minutes * 60);
            stored("a try", || async { refused(&discord, party.thread) == tries }).await;
            tokio::time::sleep(Duration::from_millis(300)).await;
            assert_eq!(refused(&discord, party.thread), tries, "after {minutes} minutes");
        }
        for person in &party.people {
            let told = if person.id() == next.id() { wanted } else { 0 };
            assert_eq!(told_where(person).len(), told, "{}", person.shown());
        }
        // A new start changes nothing about the hour; then the place is back, and so is the table.
        running.stop().await;
        drop(store);
        let later = (50 + 11 + 61) * 60 + 1800;
        let (running, store) = bot_with(&discord, folder.path(), |bot| bot.desk.store.clock.advance(later)).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(refused(&discord, party.thread), 3);
        discord.allow(games, discord.bot(), SEND_IN_THREADS);
        store.clock.advance(1801);
        until("the turn", || (party.turns().len() == 2).then_some(())).await;
        needs_attention(&store, &table, false).await;
        assert_eq!(told_where(&next).len(), wanted);
        let others: Vec<_> = discord.offences().into_iter().filter(|one| one.code != 50_013).collect();
        assert!(others.is_empty(), "{others:?}");
        running.stop().await;
    }
    Ok(())
}

/// The oldest row: how often it was refused, and in how many seconds it is due.
async fn oldest(folder: &Path, store: &Store) -> (i64, i64) {
    let mut reader = database(folder).await;
    let row: Option<(i64, i64)> = sqlx::query_as("select refused, due from outbox order by id limit 1")
        .fetch_optional(&mut reader)
        .await
        .unwrap();
    row.map_or((0, 0), |(refused, due)| (refused, due - store.clock.now()))
}

async fn database(folder: &Path) -> SqliteConnection {
    let options =
        SqliteConnectOptions::new().filename(folder.join("railhead.db")).busy_timeout(Duration::from_secs(10));
    SqliteConnection::connect_with(&options).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lasting_refusal_is_flagged_and_tried_ever_more_rarely_and_a_direct_message_is_sent_once() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, PLAY, 73).await;
    for person in &party.people {
        store.set_settings(UserId(person.id().0), Settings { ping: Ping::Direct, ..Settings::default() }).await?;
    }
    let table = party.table_id();
    // Direct messages get through, of her turn and later of where to look; what is to be posted does not.
    for (fault, times) in [(Fault::Delay(Duration::ZERO), 1), (Fault::Status(400), 3)].into_iter().cycle().take(3) {
        discord.fault(CREATE, fault, times);
    }
    discord.fault(CREATE, Fault::Status(400), u32::MAX);
    let next = hand_over(&mut party).await;
    let mut pauses = Vec::new();
    for refused in 1..=12 {
        stored("a refusal", || async { oldest(folder.path(), &store).await.0 == refused }).await;
        let (_, pause) = oldest(folder.path(), &store).await;
        pauses.push(pause);
        // The flag comes with the third.
        if refused >= 3 {
            needs_attention(&store, &table, true).await;
            assert_eq!(store.waiting().await?.parked, 1);
        } else {
            assert_eq!(store.table(&table).await?.attention, None, "{refused}");
        }
        store.clock.advance(pause.max(0) + 1);
    }
    assert!(pauses.windows(2).all(|pair| pair[0] <= pair[1] + 1), "{pauses:?}");
    assert!(pauses[11] > HOUR / 2 && pauses.iter().all(|&pause| pause <= HOUR), "{pauses:?}");
    assert!(next.slash(&format!("/table hand table:{table}")).await?.message.is_some());
    let panel = party.people[0].click("Take my turn").await?.message.unwrap();
    assert!(panel.text.contains("could not be posted"), "{panel}");
    discord.no_more_faults();
    stored("the message", || async {
        store.clock.advance(HOUR + 1);
        party.turns().len() == 2
    })
    .await;
    needs_attention(&store, &table, false).await;
    let direct = next.in_direct_messages().messages();
    let turns = direct.iter().filter(|message| message.text.contains("It is your turn:")).count();
    assert_eq!((turns, told_where(&next).len()), (1, 1), "{}", next.in_direct_messages().screen());
    let turn = party.turn_message(2).await;
    assert!(turn.json["mentions"].as_array().unwrap().is_empty(), "she was told already: {turn}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_thread_is_flagged_and_goes_on_once_it_is_opened() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, PLAY, 76).await;
    let table = party.table_id();
    // Nobody can press anything in a locked thread; by direct message she plays on.
    let first = party.mentioned(&party.turn_message(1).await).in_direct_messages();
    let message = first.says("I am here")?;
    discord.lock_thread(party.thread, true);
    let played = first.forges(message, &format!("r1:{table}:0:finish"), None).await?.message.unwrap();
    assert!(played.text.contains("could not be posted") || played.text.contains("the others can see it"), "{played}");
    stored("three refusals", || async {
        store.clock.advance(oldest(folder.path(), &store).await.1.max(0) + 1);
        store.table(&table).await.unwrap().attention.is_some()
    })
    .await;
    let told = || party.people.iter().map(|person| told_where(person).len()).sum::<usize>();
    stored("the one who is next", || async { told() == 1 }).await;
    // The last turn of the clock may have made it due once more.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let tries = refused(&discord, party.thread);
    assert!((3..=5).contains(&tries), "flagged after the third: {tries}");
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(refused(&discord, party.thread), tries, "it is not tried again and again");
    discord.lock_thread(party.thread, false);
    stored("the turn", || async {
        store.clock.advance(HOUR + 1);
        party.turns().len() == 2
    })
    .await;
    needs_attention(&store, &table, false).await;
    assert_eq!(told(), 1);
    let codes: std::collections::BTreeSet<_> = discord.offences().iter().map(|one| one.code).collect();
    assert_eq!(codes, [LOCKED].into());
    running.stop().await;
    Ok(())
}

/// What no version of us has ever written, or what is left of it.
const UNREADABLE: [&str; 4] = [
    "'{\"post\":\"telegram\"}', null",
    "'{\"post\":', null",
    "cast(x'7bff' as text), null",
    "'{\"post\":\"setup\",\"lines\":[],\"commitment\":\"\"}', x'00ff00'",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_that_cannot_be_read_is_set_aside_alone_and_healthz_sees_it() -> Outcome {
    let folder = tempfile::tempdir()?;
    let config = Config { rates: RateRules::off(), openapi: openapi(), ..Config::default() };
    let discord = Discord::start(config).await?;
    let process = Process::start(&discord, folder.path()).await;
    let mut damaged = Party::gather(&discord, &PEOPLE, PLAY, 74).await;
    let mut sound = Party::gather(&discord, &["dora", "emil", "fadi"], PLAY, 75).await;
    let table = damaged.table_id();
    let (mut nth, mut told) = (1, BTreeMap::new());
    for row in UNREADABLE {
        eprintln!("{row}");
        let sql = format!("insert into outbox (game, post, state, due) values ('{table}', {row}, 0)");
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut database(folder.path()).await).await?;
        let sentence = process.until_healthy(503).await;
        assert!(sentence.contains("cannot be read: 1;"), "{sentence}");
        assert_eq!(process.count("railhead_outbox_unreadable", "").await, 1);
        assert_eq!(process.count("railhead_outbox_waiting", "").await, 0);
        until_count(&process, "railhead_tables_needing_attention", 1).await;
        // Whoever is next there hears of it once, since it may have been her turn.
        let waits = damaged.mentioned(&damaged.turn_message(nth).await);
        let often = told.entry(waits.id()).or_insert(0);
        *often += 1;
        assert_eq!(told_where(&waits).len(), *often, "{}", waits.shown());
        // Another table does not notice, and nor does what is said at this one from now on.
        for party in [&mut sound, &mut damaged] {
            let person = party.mentioned(&party.turn_message(nth).await);
            party.play_turn(&person).await;
            party.turn_message(nth + 1).await;
        }
        process.until_healthy(200).await;
        until_count(&process, "railhead_tables_needing_attention", 0).await;
        nth += 1;
    }
    let named = process::printed(folder.path());
    assert_eq!(named.matches("cannot be read and was set aside").count(), UNREADABLE.len(), "{named}");
    // The turn message posted once more makes it good too.
    let sql = format!("insert into outbox (game, post, due) values ('{table}', 'nonsense', 0)");
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut database(folder.path()).await).await?;
    process.until_healthy(503).await;
    damaged.people[0].slash("/table resume").await?;
    process.until_healthy(200).await;
    process.terminate();
    no_offences(&discord);
    Ok(())
}

async fn until_count(process: &Process, name: &str, wanted: u64) {
    stored(name, || async { process.count(name, "").await == wanted }).await;
}
