//! The first things that somebody sees: the greeting, a turn in pictures, help.

mod people;

use bot::discord::{Greeter, Running};
use bot::ids::GuildId;
use bot::store::Store;
use local_discord::Fault;
use local_discord::driver::{Discord, Person, Seen};
use people::{Outcome, bot_with, changed, discord, no_offences, own_id, stored, until};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

const HELLO: &str = "All aboard!";
const VIEW_CHANNEL: u64 = 1 << 10;
const SEND_MESSAGES: u64 = 1 << 11;

async fn greeting_bot(discord: &Discord, folder: &Path) -> (Running, Arc<Store>) {
    bot_with(discord, folder, |bot| bot.greeter = Greeter::default()).await
}

fn greetings(person: &Person) -> Vec<Seen> {
    person.messages().into_iter().filter(|message| message.to_string().contains(HELLO)).collect()
}

/// How many servers are noted as greeted.
async fn noted(folder: &Path) -> i64 {
    let options = SqliteConnectOptions::new().filename(folder.join("railhead.db")).read_only(true);
    let mut database = SqliteConnection::connect_with(&options).await.unwrap();
    let count = sqlx::query_scalar("select count(*) from server").fetch_one(&mut database).await.unwrap();
    database.close().await.unwrap();
    count
}

/// Long enough for a greeting to come that should not.
async fn a_while() {
    tokio::time::sleep(Duration::from_millis(400)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_greeted_once() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let anna = discord.user("anna").at("general");
    let (running, _) = greeting_bot(&discord, folder.path()).await;
    let hello = until("the greeting", || greetings(&anna).pop()).await;
    assert!(!hello.is_private(), "an ordinary message");
    assert_eq!(hello.buttons(), ["Open a table", "Show me a turn"]);
    assert_eq!(hello.json["mentions"].as_array().map(Vec::len), Some(0), "nobody is called");
    running.stop().await;
    // Neither a new start nor a new connection nor a command greets again.
    let (running, _) = greeting_bot(&discord, folder.path()).await;
    discord.drop_connections();
    discord.bot_is_ready(1).await?;
    anna.slash("/help").await?;
    a_while().await;
    assert_eq!(greetings(&anna).len(), 1);
    // A server that comes later is greeted for itself.
    let guild = discord.found_guild("late");
    let late = guild.joins(&discord.user("ben"));
    let channel = guild.add_channel("talk");
    guild.has_bot(true);
    until("the greeting of the other server", || greetings(&late.in_channel(channel)).pop()).await;
    assert_eq!(greetings(&anna).len(), 1);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_knew_the_bot_before_the_upgrade_is_not_greeted() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let anna = discord.user("anna").at("games");
    let (running, _) = bot_with(&discord, folder.path(), |_| ()).await;
    anna.slash("/play game:test-game players:3").await?;
    running.stop().await;
    // As the upgrade leaves a database in which something was played.
    let options = SqliteConnectOptions::new().filename(folder.path().join("railhead.db"));
    let mut database = SqliteConnection::connect_with(&options).await?;
    sqlx::query("delete from server").execute(&mut database).await?;
    sqlx::query("insert into known_from_before (at) values (0)").execute(&mut database).await?;
    database.close().await?;
    let (running, store) = greeting_bot(&discord, folder.path()).await;
    anna.slash("/help").await?;
    a_while().await;
    assert_eq!(greetings(&anna).len(), 0);
    assert!(store.greets(GuildId(7)).await?, "a new one would be");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

/// A database as a railhead of schema 9 left it, which knew no greeting; in one of them something was played.
async fn as_schema_9_left_it(folder: &Path, guild: Option<GuildId>) -> Outcome {
    let options = SqliteConnectOptions::new().filename(folder.join("railhead.db")).create_if_missing(true);
    let mut database = SqliteConnection::connect_with(&options).await?;
    let schemas = Path::new(env!("CARGO_MANIFEST_DIR")).join("../migrations/sqlite");
    let mut files: Vec<_> =
        std::fs::read_dir(schemas)?.map(|file| file.map(|file| file.path())).collect::<Result<_, _>>()?;
    files.sort();
    for file in &files[..9] {
        sqlx::raw_sql(sqlx::AssertSqlSafe(std::fs::read_to_string(file)?)).execute(&mut database).await?;
    }
    if let Some(guild) = guild {
        sqlx::query(
            "insert into game (id, kind, rules_version, options, players, name, guild, channel, stage, opened) \
             values ('abcdefghij', 'test-game', 1, '{}', 2, 'Old Halt', ?, 1, 'closed', 0)",
        )
        .bind(guild)
        .execute(&mut database)
        .await?;
    }
    sqlx::query("pragma user_version = 9").execute(&mut database).await?;
    Ok(database.close().await?)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_of_an_upgraded_bot_is_not_greeted_whether_something_was_played_or_not() -> Outcome {
    for played in [false, true] {
        let folder = tempfile::tempdir()?;
        let discord = discord().await;
        let anna = discord.user("anna").at("general");
        let here = GuildId(discord.guild("Railhead").id().0);
        as_schema_9_left_it(folder.path(), played.then_some(here)).await?;
        let (running, _) = greeting_bot(&discord, folder.path()).await;
        anna.slash("/help").await?;
        a_while().await;
        assert_eq!(greetings(&anna).len(), 0, "played: {played}");
        // One that comes later is new.
        let guild = discord.found_guild("late");
        let channel = guild.add_channel("talk");
        let ben = guild.joins(&discord.user("ben")).in_channel(channel);
        guild.has_bot(true);
        until("the greeting of the other server", || greetings(&ben).pop()).await;
        no_offences(&discord);
        running.stop().await;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_greeting_stands_where_the_server_speaks_or_in_the_first_channel_where_the_bot_may_write() -> Outcome {
    let none: [&str; 0] = [];
    for (speaks_in, denied, place) in [
        (Some("lobby"), &none[..], "lobby"),
        (None, &none[..], "general"),
        (None, &["general"][..], "games"),
        (Some("lobby"), &["lobby", "general"][..], "games"),
    ] {
        let folder = tempfile::tempdir()?;
        let discord = discord().await;
        let channel = |name: &str| discord.channel(name).unwrap();
        if let Some(name) = speaks_in {
            discord.guild("Railhead").speaks_in(channel(name));
        }
        for name in denied {
            discord.deny(channel(name), discord.bot(), SEND_MESSAGES);
        }
        let (running, _) = greeting_bot(&discord, folder.path()).await;
        let anna = discord.user("anna");
        until(place, || greetings(&anna.at(place)).pop()).await;
        a_while().await;
        let all: usize = ["general", "games", "lobby"].map(|name| greetings(&anna.at(name)).len()).iter().sum();
        assert_eq!(all, 1, "{speaks_in:?} {denied:?}");
        no_offences(&discord);
        running.stop().await;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_greeting_that_failed_is_not_sent_again_after_a_restart() -> Outcome {
    // Discord has it although nobody says so, or does not have it at all: both look alike from here.
    // What the first bot has begun may still succeed.
    for (fault, arrive) in [(Fault::LoseAnswer, 1..=1), (Fault::Status(500), 0..=1)] {
        let folder = tempfile::tempdir()?;
        let discord = discord().await;
        let anna = discord.user("anna").at("general");
        discord.fault("POST /channels/{channel_id}/messages", fault, u32::MAX);
        let (running, _) = greeting_bot(&discord, folder.path()).await;
        // It is noted before it is sent.
        stored("the note", || async { noted(folder.path()).await == 1 }).await;
        a_while().await;
        running.stop().await;
        discord.no_more_faults();
        let (running, _) = greeting_bot(&discord, folder.path()).await;
        anna.slash("/help").await?;
        a_while().await;
        assert!(arrive.contains(&greetings(&anna).len()), "{}", anna.screen());
        running.stop().await;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_the_bot_may_write_nowhere_the_first_command_brings_the_greeting() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let anna = discord.user("anna").at("games");
    let channels = ["general", "games", "lobby"].map(|name| discord.channel(name).unwrap());
    for channel in channels {
        discord.deny(channel, discord.bot(), VIEW_CHANNEL);
    }
    let (running, _) = greeting_bot(&discord, folder.path()).await;
    a_while().await;
    for channel in channels {
        discord.allow(channel, discord.bot(), VIEW_CHANNEL);
    }
    anna.slash("/help").await?;
    until("the greeting", || greetings(&anna).pop()).await;
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_is_shown_in_three_pictures() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, _) = greeting_bot(&discord, folder.path()).await;
    let anna = discord.user("anna").at("general");
    let hello = until("the greeting", || greetings(&anna).pop()).await;
    let mut page = anna.press(hello.id, &own_id(&hello, "~lesson.0")).await?.message.ok_or("no story")?;
    assert!(page.is_private());
    for (title, next) in [("It is your turn", "~lesson.1"), ("Choose by number", "~lesson.2"), ("Finish", "~assistant")]
    {
        assert!(page.to_string().contains(title), "{page}");
        assert_eq!(page.files().len(), 1, "{page}");
        let id = own_id(&page, next);
        if next != "~assistant" {
            anna.begin_press(page.id, &id)?;
            page = changed(&anna, &page).await;
        }
    }
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

async fn turned(person: &Person, before: &Seen) -> Seen {
    let shown = |seen: &Seen| seen.json["embeds"].clone();
    until("another page", || person.message(before.id).filter(|now| shown(now) != shown(before))).await
}

/// What a phone shows of a text without scrolling.
const SCREEN: usize = 900;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn help_is_a_page_for_each_topic_that_fits_a_phone() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, _) = bot_with(&discord, folder.path(), |_| ()).await;
    let anna = discord.user("anna").at("games");
    let mut page = anna.slash("/help").await?.message.ok_or("no help")?;
    for (topic, says) in
        [("start", "/play"), ("playing", "Join"), ("turn", "Explain"), ("tables", "/turns"), ("hosting", "host")]
    {
        if topic != "start" {
            let id = own_id(&page, &format!("~help.{topic}"));
            anna.begin_press(page.id, &id)?;
            page = turned(&anna, &page).await;
        }
        let text = page.json["embeds"][0]["description"].as_str().unwrap_or_default().to_owned();
        assert!(text.contains(says) && text.chars().count() <= SCREEN, "{page}");
        assert_eq!(page.json["components"][0]["components"].as_array().map(Vec::len), Some(5), "{page}");
    }
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
