//! Discord has a bad day: lost connections, lost answers, errors, limits, long outages. Everything is said once.

mod people;

use bot::ids::UserId;
use bot::store::Store;
use local_discord::driver::{Discord, Person, Seen};
use local_discord::{Config, Fault, Limit, RateRules};
use people::{Outcome, Party, bot, bot_and_store, bot_with, discord, no_offences, offers, openapi, until};
use std::path::Path;
use std::time::Duration;

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const PLAY: &str = "/play game:test-game players:3 options:length=long";

const CREATE: &str = "POST /channels/{channel_id}/messages";
const CALLBACK: &str = "/callback";
const ANSWER: &str = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original";
const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";

/// Discord's word for a second acknowledgement: all that is left of one that came twice.
const ACKNOWLEDGED: u32 = 40_060;

const HALF_AN_HOUR: Duration = Duration::from_mins(30);

/// The turn messages, each once, in order, with one mention.
fn told_once(party: &Party) -> usize {
    let turns = party.turns();
    for (at, message) in turns.iter().enumerate() {
        let says = format!("· turn {} ·", at + 1);
        assert!(message.content().contains(&says), "{says} in {message}");
    }
    if party.end().is_none() {
        party.mentioned(turns.last().expect("a turn"));
    }
    turns.len()
}

/// Nothing but this kind of offence, which the fault itself brought about.
fn no_offences_but(discord: &Discord, allowed: u32) {
    let mut offences = discord.take_offences();
    offences.retain(|offence| offence.code != allowed);
    let list: Vec<String> = offences.iter().map(ToString::to_string).collect();
    assert!(list.is_empty(), "{}", list.join("\n"));
}

/// The one who is asked to play by the newest message, and that message's number; nothing at the end.
async fn next(party: &Party, nth: usize) -> Option<Person> {
    let message = party.turn_message(nth).await;
    party.end().is_none().then(|| party.mentioned(&message))
}

/// Plays this many hand-overs from this one on; answers with the number of the next.
async fn hand_overs(party: &mut Party, mut nth: usize, count: usize) -> usize {
    for _ in 0..count {
        let Some(person) = next(party, nth).await else { return nth };
        party.play_turn(&person).await;
        nth += 1;
    }
    party.turn_message(nth).await;
    nth
}

/// What can become of a connection.
type Trouble = (&'static str, fn(&Discord));

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_connection_to_the_gateway_loses_no_press() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, PLAY, 11).await;
    let troubles: [Trouble; 4] = [
        ("dropped", |discord| discord.drop_connections()),
        ("asked to come back", |discord| discord.ask_to_reconnect()),
        ("closed", |discord| discord.close_connections(4000, "unknown error")),
        ("forgotten", |discord| discord.invalidate_sessions(false)),
    ];
    let mut nth = 1;
    for (name, trouble) in troubles {
        eprintln!("the connection is {name}");
        let person = next(&party, nth).await.expect("a turn");
        let panel = party.open_panel(&person).await;
        trouble(&discord);
        // What Discord has forgotten is not sent again to anybody.
        discord.bot_is_ready(1).await?;
        let mut panel = party.step(&person, &panel).await;
        while !offers(&panel).is_empty() {
            panel = party.step(&person, &panel).await;
        }
        nth += 1;
        party.turn_message(nth).await;
    }
    assert_eq!(told_once(&party), nth);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_goes_wrong_with_a_request_everything_is_said_once() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, PLAY, 12).await;
    let mut nth = 1;
    for on in [CALLBACK, ANSWER, EDIT, CREATE] {
        for fault in [Fault::LoseAnswer, Fault::LoseRequest, Fault::Status(500), Fault::Status(429)] {
            eprintln!("{on}: {fault:?}");
            let Some(person) = next(&party, nth).await else { break };
            discord.fault(on, fault, if on == CREATE { 1 } else { 2 });
            party.play_turn(&person).await;
            nth += 1;
        }
    }
    party.turn_message(nth).await;
    assert!(nth > 12, "only {nth} hand-overs");
    assert!(told_once(&party) + 1 >= nth);
    no_offences_but(&discord, ACKNOWLEDGED);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_is_answered_although_its_acknowledgement_met_a_fault() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let anna = discord.user("anna").at("games");
    for fault in [Fault::LoseAnswer, Fault::LoseRequest, Fault::Status(502), Fault::Status(429)] {
        for (on, line, says) in [
            (CALLBACK, "/turns", "Nothing waits"),
            (ANSWER, "/turns", "Nothing waits"),
            (CALLBACK, "/help", "/play"),
            (CALLBACK, "/play game:test-game players:2", "1 of 2 seats"),
        ] {
            eprintln!("{line}: {fault:?} on {on}");
            discord.fault(on, fault.clone(), 1);
            let answer = anna.slash(line).await?.message.unwrap();
            assert!(answer.text.contains(says), "{answer}");
        }
    }
    let lobbies = anna.messages().iter().filter(|message| message.text.contains("seats taken")).count();
    assert_eq!(lobbies, 4, "one for each command");
    no_offences_but(&discord, ACKNOWLEDGED);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_discord_limits_messages_they_come_late_but_once() -> Outcome {
    let folder = tempfile::tempdir()?;
    let tight = |route: &str| (route.to_owned(), Limit { requests: 1, within: Duration::from_secs(2) });
    let rates = RateRules { routes: vec![tight(CREATE), tight(EDIT)], ..RateRules::default() };
    let discord = Discord::start(Config { rates, openapi: openapi(), ..Config::default() }).await?;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, PLAY, 13).await;
    let nth = hand_overs(&mut party, 1, 4).await;
    assert_eq!(told_once(&party), nth);
    assert!(discord.invalid_requests() > 0, "nothing was limited");
    assert!(discord.invalid_requests() < 30, "a storm of {} requests", discord.invalid_requests());
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_discord_keeps_waiting_holds_up_no_other() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut slow = Party::gather(&discord, &PEOPLE, PLAY, 20).await;
    let mut quick = Party::gather(&discord, &["dora", "emil", "fadi"], PLAY, 21).await;
    discord.fault(CREATE, Fault::Delay(Duration::from_secs(12)), 1);
    let person = next(&slow, 1).await.expect("a turn");
    slow.play_turn(&person).await;
    more_tries(&discord, folder.path(), 0, false).await;
    let nth = hand_overs(&mut quick, 1, 2).await;
    assert_eq!((told_once(&quick), told_once(&slow)), (nth, 1), "the others need not wait");
    assert_eq!(hand_overs(&mut slow, 2, 1).await, told_once(&slow));
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_that_arrives_twice_counts_once() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    discord.duplicate_interactions(u32::MAX);
    let mut party = Party::gather(&discord, &PEOPLE, PLAY, 14).await;
    let mut steps = 0;
    for nth in 1..=3 {
        let Some(person) = next(&party, nth).await else { break };
        let mut panel = party.open_panel(&person).await;
        while !offers(&panel).is_empty() {
            let deed = !panel_has_sections(&panel);
            panel = party.step(&person, &panel).await;
            steps += usize::from(deed);
        }
    }
    party.turn_message(4).await;
    assert_eq!(told_once(&party), 4);
    let table = store.tables_of(UserId(party.people[0].id().0)).await?.remove(0);
    assert_eq!(store.record(&table.id).await?.keys.len(), steps, "each choice once");
    assert_eq!(party.people[0].at("games").messages().iter().filter(|one| one.text.contains("A new table")).count(), 1);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

/// Whether a panel offers sections, and none of them is open.
fn panel_has_sections(panel: &Seen) -> bool {
    offers(panel).iter().all(|offer| offer.id.ends_with(":~section"))
}

/// How often the oldest message that waits has been tried, and its number.
async fn tried(folder: &Path) -> (i64, i64) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("railhead.db")).read_only(true);
    let mut store = <sqlx::SqliteConnection as sqlx::Connection>::connect_with(&options).await.unwrap();
    let row = sqlx::query_as("select tries, id from outbox order by id limit 1").fetch_optional(&mut store).await;
    row.unwrap().unwrap_or_default()
}

/// Waits until a message was tried more often than this; if it arrives, until it has arrived as often.
async fn more_tries(discord: &Discord, folder: &Path, than: i64, arrives: bool) {
    loop {
        let (tries, id) = tried(folder).await;
        let nonce = format!("railhead-{id}");
        let arrived = discord.requests().iter().filter(|one| one.body["nonce"] == nonce.as_str()).count() as i64;
        if tries != than && (!arrives || arrived >= tries) {
            return;
        }
        tokio::task::yield_now().await;
    }
}

/// Both clocks, so that everybody agrees on how long it took.
fn half_an_hour_passes(discord: &Discord, store: &Store) {
    discord.advance(HALF_AN_HOUR);
    store.clock.advance(HALF_AN_HOUR.as_secs() as i64);
}

/// A turn is handed over, and for half an hour no message about it gets through; or it does, but nobody hears of it.
async fn an_outage(fault: Fault, restarted: bool, seed: u64) -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (mut running, mut store) = bot_and_store(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, PLAY, seed).await;
    let arrives = fault == Fault::LoseAnswer;
    let person = next(&party, 1).await.expect("a turn");
    discord.fault(CREATE, fault, u32::MAX);
    party.play_turn(&person).await;
    more_tries(&discord, folder.path(), 0, arrives).await;
    // People go on talking.
    for _ in 0..120 {
        person.says("is it broken?")?;
    }
    more_tries(&discord, folder.path(), 1, arrives).await;
    if restarted {
        running.stop().await;
        drop(store);
        discord.advance(HALF_AN_HOUR);
        discord.no_more_faults();
        let later = HALF_AN_HOUR.as_secs() as i64;
        (running, store) = bot_with(&discord, folder.path(), |bot| bot.desk.store.clock.advance(later)).await;
    } else {
        let (before, _) = tried(folder.path()).await;
        half_an_hour_passes(&discord, &store);
        // What has arrived is found; what has not is tried once more, in vain.
        more_tries(&discord, folder.path(), before, false).await;
        discord.no_more_faults();
        half_an_hour_passes(&discord, &store);
    }
    let nth = hand_overs(&mut party, 2, 3).await;
    let looked = |one: &local_discord::Request| one.method == "GET" && one.route == "/channels/{channel_id}/messages";
    assert!(discord.requests().iter().any(looked), "the message was looked for");
    assert_eq!(told_once(&party), nth);
    no_offences(&discord);
    drop(store);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_half_an_hour_a_message_that_never_arrived_is_sent_once() -> Outcome {
    an_outage(Fault::LoseRequest, false, 15).await?;
    an_outage(Fault::Status(503), true, 16).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_half_an_hour_a_message_that_did_arrive_is_not_sent_again() -> Outcome {
    an_outage(Fault::LoseAnswer, false, 17).await?;
    an_outage(Fault::LoseAnswer, true, 18).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_that_takes_too_long_follows() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, _) = bot_with(&discord, folder.path(), |bot| bot.picture_budget = Duration::ZERO).await;
    let mut party = Party::gather(&discord, &PEOPLE, "/play game:great-western-trail players:3", 19).await;
    let nth = hand_overs(&mut party, 1, 2).await;
    // Neither the buttons of the message before nor the picture come through at once.
    discord.fault(EDIT, Fault::Status(500), 2);
    let nth = hand_overs(&mut party, nth, 1).await;
    let pictures = || party.turns().iter().all(|message| message.files() == ["table.png"]).then_some(());
    until("every picture", pictures).await;
    let bare = |one: &&local_discord::Request| one.body["content"].as_str().is_some_and(is_turn) && one.files == 0;
    let late = discord.requests().iter().filter(bare).count();
    assert!(late > 1, "no picture was late");
    assert_eq!(told_once(&party), nth);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

fn is_turn(content: &str) -> bool {
    content.contains("it is your turn")
}
