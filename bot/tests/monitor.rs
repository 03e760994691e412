//! What whoever hosts the bot can see of it: `/metrics`, `/healthz`, `railhead health`.

mod people;
mod process;

use local_discord::driver::Discord;
use local_discord::{Config, Fault, RateRules};
use people::{Outcome, Party, no_offences, openapi, own_id, until};
use process::Process;
use std::time::Duration;

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const PLAY: &str = "/play game:test-game players:3 options:length=long";
const CREATE: &str = "POST /channels/{channel_id}/messages";
const SEND_IN_THREADS: u64 = 1 << 38;
const MISSING_PERMISSIONS: u32 = 50_013;
const ENDED: &str = "railhead_interactions_total";

fn config() -> Config {
    Config { rates: RateRules::off(), openapi: openapi(), ..Config::default() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_people_do_is_counted() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = Discord::start(config()).await?;
    let process = Process::start(&discord, folder.path()).await;
    let (_, text) = process.get("/metrics").await;
    assert!(text.contains(concat!("railhead_build_info{version=\"", env!("CARGO_PKG_VERSION"), "\"} 1\n")), "{text}");
    assert!(text.ends_with("# EOF\n"), "{text}");
    assert_eq!(process.count(ENDED, "").await, 0);
    assert_eq!(process.count("railhead_gateway_connected", "").await, 1);
    assert!(process.count("process_resident_memory_bytes", "").await > 1_000_000);

    let mut party = Party::gather(&discord, &PEOPLE, PLAY, 31).await;
    until_count(&process, ENDED, "what=\"play\",outcome=\"done\"", 1).await;
    until_count(&process, ENDED, "what=\"join\",outcome=\"done\"", 2).await;
    assert_eq!(process.count("railhead_tables_in_use", "").await, 0, "nobody has looked yet");
    let turn = party.turn_message(1).await;
    let person = party.mentioned(&turn);
    let drawn = process.count("railhead_picture_seconds_count", "").await;
    party.play_turn(&person).await;
    party.turn_message(2).await;
    until_count(&process, ENDED, "what=\"turn\",outcome=\"done\"", 1).await;
    assert!(process.count(ENDED, "outcome=\"done\"").await > 4);
    assert!(process.count("railhead_picture_seconds_count", "").await > drawn);
    assert_eq!(process.count("railhead_tables_in_use", "").await, 1);
    let (dora, ben) = (discord.user("dora").at("games"), discord.user("ben").at("games"));
    let lobby = dora.slash(PLAY).await?.message.ok_or("no lobby")?;
    ben.begin_press(lobby.id, &own_id(&lobby, "~leave"))?;
    until_count(&process, ENDED, "what=\"leave\",outcome=\"refused\"", 1).await;
    // The last of them may be on its way to be counted.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let all = process.count(ENDED, "").await;
    for name in ["railhead_acknowledge_seconds_count", "railhead_show_seconds_count"] {
        assert_eq!(process.count(name, "").await, all, "{name}");
    }

    // A press that Discord brings by mistake, and one whose answer gets lost.
    let stranger = discord.user("dieter").in_channel(party.thread);
    let table = party.table_id();
    let second = party.turn_message(2).await;
    party.people[0].forges(second.id, &format!("r1:{table}:0:~nonsense"), None).await?;
    stranger.forges(second.id, "nonsense", None).await?;
    until_count(&process, ENDED, "what=\"unknown\"", 2).await;
    discord.fault("PATCH /webhooks/", Fault::Status(404), 1);
    person.begin_press(second.id, &format!("r1:{table}:{}:~boards", step(&second)))?;
    until_count(&process, ENDED, "what=\"boards\",outcome=\"unanswered\"", 1).await;

    // A table that has nowhere to talk.
    let person = party.mentioned(&second);
    let games = discord.channel("games").ok_or("no channel")?;
    discord.deny(games, discord.bot(), SEND_IN_THREADS);
    party.play_turn(&person).await;
    until_count(&process, "railhead_tables_needing_attention", "", 1).await;
    assert_eq!(process.count("railhead_outbox_waiting", "").await, 0, "what is parked does not wait");
    let refused = discord.take_offences();
    assert!(matches!(&refused[..], [one] if one.code == MISSING_PERMISSIONS), "{refused:?}");
    discord.allow(games, discord.bot(), SEND_IN_THREADS);
    person.slash("/table resume").await?;
    // What was parked, and the turn once more.
    let fourth = party.turn_message(4).await;
    until_count(&process, "railhead_outbox_waiting", "", 0).await;
    until_count(&process, "railhead_tables_needing_attention", "", 0).await;
    until_count(&process, ENDED, "what=\"table resume\",outcome=\"done\"", 1).await;

    // Messages that wait.
    let person = party.named(&fourth);
    discord.fault(CREATE, Fault::Status(500), u32::MAX);
    party.play_turn(&person).await;
    until_count(&process, "railhead_outbox_waiting", "", 1).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(process.count("railhead_outbox_oldest_seconds", "").await >= 1);
    discord.no_more_faults();
    until_count(&process, "railhead_outbox_waiting", "", 0).await;
    assert_eq!(process.count("railhead_outbox_oldest_seconds", "").await, 0);

    assert_eq!(process.get("/").await.0, 404);
    process.terminate();
    no_offences(&discord);
    Ok(())
}

fn step(turn: &local_discord::driver::Seen) -> String {
    people::own_id(turn, "~turn").split(':').nth(2).unwrap().to_owned()
}

async fn until_count(process: &Process, name: &str, label: &str, wanted: u64) {
    let start = std::time::Instant::now();
    while process.count(name, label).await != wanted {
        let late = start.elapsed() > Duration::from_secs(30);
        assert!(!late, "{name} {label} is not {wanted}:\n{}", process.get("/metrics").await.1);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_is_healthy_while_it_hears_discord() -> Outcome {
    let folder = tempfile::tempdir()?;
    let world = Config { data_dir: Some(folder.path().join("discord")), ..config() };
    let discord = Discord::start(world.clone()).await?;
    let world = Config { port: discord.port(), ..world };
    let process = Process::start(&discord, folder.path()).await;
    assert_eq!(process.get("/healthz").await, (200, "ok\n".to_owned()));
    let asked = process.asked();
    assert!(asked.status.success() && asked.stdout.is_empty() && asked.stderr.is_empty(), "{asked:?}");
    discord.user("anna").at("games").slash("/help").await?;
    discord.stop().await?;

    let sentence = process.until_healthy(503).await;
    assert_eq!(sentence, "Discord's gateway is not connected\n");
    assert_eq!(process.count("railhead_gateway_connected", "").await, 0);
    let asked = process.asked();
    assert_eq!(asked.status.code(), Some(1));
    assert_eq!(String::from_utf8(asked.stderr)?, format!("railhead: {sentence}"));

    let discord = Discord::start(world).await?;
    process.until_healthy(200).await;
    let anna = discord.user("anna").at("games");
    until("the bot", || (!discord.shards().is_empty()).then_some(())).await;
    anna.slash("/help").await?;
    until_count(&process, ENDED, "what=\"help\",outcome=\"done\"", 2).await;

    let address = process.address.clone();
    process.terminate();
    let mut health = std::process::Command::new(env!("CARGO_BIN_EXE_railhead"));
    let asked = health.args(["health", "--metrics", &address]).output()?;
    let sentence = String::from_utf8(asked.stderr)?;
    assert!(asked.status.code() == Some(1) && sentence.contains("nobody answers"), "{sentence}");
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    Ok(())
}
