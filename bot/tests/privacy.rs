//! What is stored about people: told to them, forgotten when they ask for it, and deleted in time. People ask through Discord;
//! what is left is looked for in the bytes of every file.

mod people;
mod pressing;

use bot::ids::{ChannelId, GuildId, TableId, UserId};
use bot::play::{Desk, new_id};
use bot::store::{Around, NewLobby, Post, Stage, Store, Unnamed};
use engine::{Dice, Options, Phrase, Seat, Seed};
use local_discord::Fault;
use local_discord::driver::{Discord, Person, Seen};
use people::{Outcome, Party, bot_and_store, bot_with, discord, no_offences, own_id, until};
use pressing::presses;
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const SHORT: &str = "/play game:test-game players:3 options:length=short";
const LONG: &str = "/play game:test-game players:3 options:length=long";
const LOBBY: &str = "/play game:test-game players:3";
const CREATE: &str = "POST /channels/{channel_id}/messages";
const DAY: i64 = 24 * 3600;

/// Where in the files of a folder something is found: as text, or for an id as eight bytes, most significant first.
fn traces(folder: &Path, id: u64, names: &[&str]) -> Vec<String> {
    // Whoever closes a file loses the locks that this process has on it: others look.
    let copy = tempfile::tempdir().unwrap();
    let copied = Command::new("cp").arg("-r").arg(folder).arg(copy.path()).status().unwrap();
    assert!(copied.success());
    let mut wanted =
        vec![(id.to_string(), id.to_string().into_bytes()), (format!("{id:x}"), id.to_be_bytes().to_vec())];
    wanted.extend(names.iter().map(|name| ((*name).to_owned(), name.as_bytes().to_vec())));
    let mut found = Vec::new();
    let mut folders = vec![copy.path().to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
            if entry.file_type().unwrap().is_dir() {
                folders.push(entry.path());
                continue;
            }
            let bytes = std::fs::read(entry.path()).unwrap();
            let holds = |what: &[u8]| bytes.windows(what.len()).any(|window| window == what);
            let here = wanted.iter().filter(|(_, bytes)| holds(bytes));
            found.extend(here.map(|(what, _)| format!("{what} in {}", entry.file_name().display())));
        }
    }
    found.sort();
    found
}

/// Presses a button on a private message, and waits for these words in its place.
async fn press(person: &Person, on: &Seen, key: &str, words: &str) -> Seen {
    person.begin_press(on.id, &own_id(on, key)).unwrap();
    until(words, || person.message(on.id).filter(|now| now.text.contains(words))).await
}

async fn settings(person: &Person) -> Seen {
    person.slash("/settings").await.unwrap().message.unwrap()
}

/// What she is told to be known of her.
async fn known(person: &Person) -> Value {
    let shown = press(person, &settings(person).await, "~know", "Everything that I have stored about you").await;
    assert!(shown.is_private() && shown.files() == ["about-me.json"], "{shown}");
    serde_json::from_slice(&person.opens(&shown, "about-me.json").unwrap()).unwrap()
}

async fn forget(person: &Person) {
    let sure = press(person, &settings(person).await, "~forget", "It cannot be taken back").await;
    let kept = press(person, &sure, "~settings", "Your settings").await;
    let sure = press(person, &kept, "~forget", "It cannot be taken back").await;
    press(person, &sure, "~forget-now", "nothing that I have stored names you any more").await;
}

async fn lobby(host: &Person, others: &[&Person]) -> (Seen, TableId) {
    let lobby = host.slash(LOBBY).await.unwrap().message.unwrap();
    for (nth, other) in others.iter().enumerate() {
        other.begin_press(lobby.id, &own_id(&lobby, "~join")).unwrap();
        until("a seat", || host.message(lobby.id).filter(|now| people::joined(now) == nth + 2)).await;
    }
    let id = own_id(&lobby, "~join").split(':').nth(1).unwrap().into();
    (lobby, id)
}

/// A table at which the engine has failed.
async fn frozen(discord: &Discord) {
    let party = Party::gather(discord, &PEOPLE, "/play game:test-game players:3 options:engine=faulty", 7).await;
    let first = party.mentioned(&party.turn_message(1).await);
    let panel = party.open_panel(&first).await;
    let open = presses(&panel).into_iter().find(|press| press.key == "open").unwrap();
    open.begin(&first, &panel).unwrap();
    first.sees("stands still").await.unwrap();
}

async fn names(store: &Store, table: &TableId) -> BTreeSet<String> {
    store.seats(table).await.unwrap().into_iter().map(|seat| seat.name).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_to_be_forgotten_is_nowhere_any_more_and_the_others_play_on() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let [anna, dieter, chiyo] = ["anna", "dieter", "chiyo"].map(|name| discord.user(name).at("games"));
    let her = chiyo.id().0;
    let mut over = Party::gather(&discord, &PEOPLE, SHORT, 1).await;
    over.play_to_the_end().await;
    let over = store.tables_of(UserId(her)).await?.remove(0).id;
    let mut going_on = Party::gather(&discord, &PEOPLE, LONG, 2).await;
    let mut has_played = false;
    for nth in 1.. {
        let person = going_on.mentioned(&going_on.turn_message(nth).await);
        if has_played {
            break;
        }
        has_played = going_on.play_turn(&person).await > 0 && person.id() == chiyo.id();
    }
    let table = going_on.table_id();
    chiyo.in_channel(going_on.thread).slash("/table rename name:Chiyo's prairie").await?;
    frozen(&discord).await;
    let left = Party::gather(&discord, &PEOPLE, LONG, 3).await;
    let (shared, handed_over) = lobby(&chiyo, &[&dieter]).await;
    let (_, alone) = lobby(&chiyo, &[]).await;
    let (joined, guest) = lobby(&anna, &[&chiyo]).await;
    let (shut, unwelcome) = lobby(&anna, &[&chiyo]).await;
    anna.press(shut.id, &own_id(&shut, "~manage")).await?;
    anna.choose("Chiyo").await?;
    until("her seat to be free", || anna.message(shut.id).filter(|now| people::joined(now) == 1)).await;
    settings(&chiyo).await;
    chiyo.choose("Dark").await?;
    chiyo.sees("Saved").await?;

    // Something that names her waits to be sent.
    discord.fault(CREATE, Fault::LoseRequest, u32::MAX);
    chiyo.in_channel(left.thread).slash("/table leave").await?;
    chiyo.in_channel(left.thread).click("Leave the table").await?;
    chiyo.in_channel(left.thread).sees("You have left the table").await?;
    let before = traces(folder.path(), her, &["Chiyo"]);
    assert!(before.len() >= 2, "there is something to forget: {before:?}");

    let told = known(&chiyo).await;
    assert_eq!(told["id"], her.to_string());
    assert_eq!(told["settings"]["scheme"], "dark");
    let tables = told["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 6, "all but the one she has left: {told}");
    let of = |id: &TableId| tables.iter().find(|one| one["table"] == id.as_str()).unwrap();
    assert!(tables.iter().all(|one| one["called"] == "Chiyo"), "{told}");
    assert!(!of(&table)["steps"].as_array().unwrap().is_empty() && of(&over)["ended"].is_i64(), "{told}");
    assert_eq!((&of(&alone)["starts"], &of(&guest)["starts"]), (&Value::Bool(true), &Value::Bool(false)));
    assert_eq!(told["messages"].as_array().unwrap().len(), 1, "that she has left");
    assert_eq!(told["removed"], serde_json::json!([unwelcome]));
    let text = told.to_string();
    for other in ["anna", "ben", "dieter"].map(|name| discord.user(name)) {
        // A table may be called Big Bend.
        assert!(!text.contains(&other.id().to_string()) && !text.contains(&format!("\"{}\"", other.shown())), "{text}");
    }
    assert_no_seed(folder.path(), &text).await;

    forget(&chiyo).await;
    assert_eq!(traces(folder.path(), her, &["Chiyo"]), Vec::<String>::new());
    assert!(names(&store, &over).await.contains("a former player"));
    assert!(names(&store, &table).await.iter().any(|name| name.contains("(open)")));
    assert_eq!(store.table(&table).await?.name, format!("Table {table}"));
    assert_eq!(store.table(&handed_over).await?.host, Some(UserId(dieter.id().0)), "the next can start");
    assert_eq!(store.table(&alone).await?.stage, Stage::Closed);
    assert_eq!(names(&store, &guest).await, ["Anna".to_owned()].into());
    for lobby in [&shared, &joined] {
        until("a lobby without her", || anna.message(lobby.id).filter(|now| !now.text.contains("Chiyo"))).await;
    }
    let kept = known(&chiyo).await;
    assert!(["tables", "removed"].iter().all(|part| kept[part] == Value::Array(Vec::new())), "{kept}");

    // What could not be sent is sent without her name, and whoever takes her seat plays on.
    discord.no_more_faults();
    store.clock.advance(600);
    let seen = anna.in_channel(left.thread).sees("a former player has left").await?;
    assert!(!seen.text.contains("Chiyo"), "{seen}");
    let seen = going_on.people[0].sees("A player has left for good").await?;
    let seat = parts_of(&seen, "~seat.");
    let dieter = dieter.in_channel(going_on.thread);
    dieter.begin_press(seen.id, &seat)?;
    dieter.sees("The seat is yours").await?;
    going_on.people.retain(|person| person.id() != chiyo.id());
    going_on.people.push(dieter);
    going_on.play_on().await;
    assert!(going_on.end().unwrap().text.contains("Dieter"));
    assert_eq!(traces(folder.path(), her, &["Chiyo"]), Vec::<String>::new());

    // She is welcome as somebody new.
    lobby(&chiyo, &[]).await;
    assert_eq!(known(&chiyo).await["tables"].as_array().unwrap().len(), 1);
    running.stop().await;
    no_offences(&discord);
    Ok(())
}

/// The id of the button that begins with this key.
fn parts_of(message: &Seen, key: &str) -> String {
    let ids = people::parts(message).into_iter().filter_map(|part| part["custom_id"].as_str().map(str::to_owned));
    ids.into_iter().find(|id| id.contains(key)).unwrap_or_else(|| panic!("no {key} on {message}"))
}

async fn connect(file: &Path) -> SqliteConnection {
    SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(file).foreign_keys(false)).await.unwrap()
}

async fn assert_no_seed(folder: &Path, text: &str) {
    let mut other = connect(&folder.join("railhead.db")).await;
    let seeds: Vec<Vec<u8>> =
        sqlx::query_scalar("select seed from game where seed is not null").fetch_all(&mut other).await.unwrap();
    other.close().await.unwrap();
    assert!(seeds.len() >= 3);
    for seed in seeds {
        let seed = Seed(seed.try_into().unwrap());
        assert!(!text.contains(&seed.to_hex()), "a seed is told");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_under_way_cannot_bring_somebody_back() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, _store) = bot_and_store(&discord, folder.path()).await;
    let [anna, chiyo] = ["anna", "chiyo"].map(|name| discord.user(name).at("games"));
    let (open, _) = lobby(&anna, &[]).await;
    let sure = press(&chiyo, &settings(&chiyo).await, "~forget", "It cannot be taken back").await;
    // Discord is slow to take the acknowledgement of a press on Join, which was made before.
    discord.fault("/callback", Fault::Delay(Duration::from_millis(1_500)), 1);
    chiyo.begin_press(open.id, &own_id(&open, "~join"))?;
    tokio::time::sleep(Duration::from_millis(300)).await;
    press(&chiyo, &sure, "~forget-now", "nothing that I have stored names you any more").await;
    until("an empty seat", || anna.message(open.id).filter(|now| people::joined(now) == 1)).await;
    assert_eq!(traces(folder.path(), chiyo.id().0, &["Chiyo"]), Vec::<String>::new());
    running.stop().await;
    no_offences(&discord);
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_are_deleted_so_many_days_after_they_were_over_and_only_if_the_host_says_so() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let mut over = Party::gather(&discord, &PEOPLE, SHORT, 1).await;
    over.play_to_the_end().await;
    let anna = discord.user("anna").at("games");
    let id = store.tables_of(UserId(anna.id().0)).await?.remove(0).id;
    let (_, closed) = lobby(&anna, &[]).await;
    let mut going_on = Party::gather(&discord, &PEOPLE, LONG, 2).await;
    store.clock.advance(3_650 * DAY);
    let ten_years = store.clock.now();
    until_closed(&store, &closed).await;
    assert_eq!(store.table(&id).await?.stage, Stage::Over, "kept for ever");
    drop(store);
    running.stop().await;

    let (running, store) = bot_with(&discord, folder.path(), |bot| bot.keep = Some(30)).await;
    let deleted = |id: TableId| {
        let store = store.clone();
        async move { store.table(&id).await.is_err() }
    };
    store.clock.advance(29 * DAY);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!deleted(id.clone()).await && ten_years > store.clock.now(), "not yet: the clock is set back by a restart");
    store.clock.advance(2 * DAY);
    for id in [&id, &closed] {
        let start = std::time::Instant::now();
        while !deleted(id.clone()).await {
            assert!(start.elapsed() < Duration::from_secs(30), "{id} is still there");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    until("an empty log", || (!store.is_unwiped()).then_some(())).await;
    assert_eq!(traces(folder.path(), HER, &[id.as_str(), closed.as_str()]), Vec::<String>::new());
    let end = over.end().unwrap();
    over.people[0].begin_press(end.id, &own_id(&end, "~rematch"))?;
    over.people[0].sees("There is no such table").await?;
    let person = going_on.mentioned(&going_on.turn_message(1).await);
    going_on.play_turn(&person).await;
    going_on.turn_message(2).await;
    running.stop().await;
    no_offences(&discord);
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_forgotten_and_games_deleted_while_others_play() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_with(&discord, folder.path(), |bot| bot.keep = Some(1)).await;
    let mut over = Party::gather(&discord, &["anna", "ben", "chiyo"], SHORT, 4).await;
    over.play_to_the_end().await;
    let over = store.tables_of(UserId(over.people[0].id().0)).await?.remove(0).id;
    let mut party = Party::gather(&discord, &["anna", "ben", "dieter"], SHORT, 5).await;
    store.clock.advance(2 * DAY);
    let playing = tokio::spawn(async move {
        party.play_to_the_end().await;
        party
    });
    let chiyo = discord.user("chiyo").at("games");
    for _ in 0..4 {
        lobby(&chiyo, &[]).await;
        forget(&chiyo).await;
        assert_eq!(traces(folder.path(), chiyo.id().0, &["Chiyo"]), Vec::<String>::new());
    }
    let party = playing.await?;
    party.ends_as_the_engine_says();
    assert!(store.table(&over).await.is_err());
    running.stop().await;
    no_offences(&discord);
    Ok(())
}

async fn until_closed(store: &Store, table: &TableId) {
    let start = std::time::Instant::now();
    while store.table(table).await.unwrap().stage != Stage::Closed {
        assert!(start.elapsed() < Duration::from_secs(30));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Somebody with settings and this many lobbies of her own.
async fn stored(folder: &Path, user: u64, lobbies: usize) -> Arc<Store> {
    let store = Store::open(&format!("sqlite:{}", folder.join("railhead.db").display())).await.unwrap();
    for nth in 0..lobbies {
        let (id, name, options) = (new_id().unwrap(), format!("Dusty Halt {nth}"), Options::new());
        let new = NewLobby {
            id: &id,
            kind: "test-game",
            options: &options,
            players: 3,
            name: &name,
            guild: Some(GuildId(7)),
            channel: ChannelId(8),
            host: UserId(user),
            host_name: "Chiyo",
        };
        store.open_lobby_for(&new, &[UserId(user)]).await.unwrap();
        store.join(&id, UserId(77), "Ben").await.unwrap();
    }
    store.set_settings(UserId(user), bot::store::Settings::default()).await.unwrap();
    Arc::new(store)
}

fn unnamed(seat: Seat, _: &Around) -> (String, Post) {
    (format!("open {}", seat.0), Post::Say { line: Phrase::new("bot-seat-forgotten"), open: None, tells: None })
}

const UNNAMED: Unnamed = Unnamed { former: "a former player", open: &unnamed, table: &TableId::to_string };

/// As long as Discord's ids are: shorter ones are stored in fewer bytes.
const HER: u64 = 0x0123_4567_89ab_cdef;

#[tokio::test]
async fn forgetting_is_done_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let store = stored(folder.path(), HER, 3).await;
    let before = serde_json::to_value(store.known(UserId(HER)).await.unwrap()).unwrap();
    let file = folder.path().join("railhead.db");
    let mut other = connect(&file).await;
    let spoil = "create trigger spoilt before delete on player begin select raise(abort, 'spoilt'); end";
    sqlx::raw_sql(spoil).execute(&mut other).await.unwrap();
    assert!(store.forget(UserId(HER), &UNNAMED).await.is_err());
    assert_eq!(serde_json::to_value(store.known(UserId(HER)).await.unwrap()).unwrap(), before);
    sqlx::raw_sql("drop trigger spoilt").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    assert_eq!(store.forget(UserId(HER), &UNNAMED).await.unwrap().len(), 3);
    assert!(store.known(UserId(HER)).await.unwrap().tables.is_empty());
}

#[tokio::test]
async fn what_cannot_be_read_and_may_name_her_is_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let store = stored(folder.path(), HER, 1).await;
    let mut other = connect(&folder.path().join("railhead.db")).await;
    for post in ["{\"post\":\"shout\",\"who\":\"Chiyo\"}", "{Chiyo", "{\"post\":\"shout\"}", "{"] {
        let sql = "insert into outbox (game, post, due) select id, ?, 0 from game";
        sqlx::query(sql).bind(post).execute(&mut other).await.unwrap();
    }
    store.forget(UserId(HER), &UNNAMED).await.unwrap();
    let left: Vec<(i64, String)> =
        sqlx::query_as("select id, post from outbox order by id").fetch_all(&mut other).await.unwrap();
    assert_eq!(left, [(3, "{\"post\":\"shout\"}".to_owned()), (4, "{".to_owned())], "with their numbers");
    sqlx::query("insert into outbox (game, post, due) select id, '', 0 from game").execute(&mut other).await.unwrap();
    let next: i64 = sqlx::query_scalar("select max(id) from outbox").fetch_one(&mut other).await.unwrap();
    assert_eq!(next, 5, "numbers go on");
    other.close().await.unwrap();
}

#[tokio::test]
async fn what_a_killed_process_left_in_the_log_is_gone_after_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let store = stored(folder.path(), HER, 3).await;
    store.forget(UserId(HER), &UNNAMED).await.unwrap();
    assert!(store.is_unwiped() && !traces(folder.path(), HER, &["Chiyo"]).is_empty(), "the log holds what was");
    let after = tempfile::tempdir().unwrap();
    let copied = Command::new("cp").arg("-r").arg(folder.path()).arg(after.path().join("data")).status().unwrap();
    assert!(copied.success());
    drop(stored(&after.path().join("data"), 77, 0).await);
    assert_eq!(traces(after.path(), HER, &["Chiyo"]), Vec::<String>::new());
}

#[tokio::test]
async fn what_an_earlier_version_only_marked_as_deleted_is_gone_after_the_upgrade() {
    let folder = tempfile::tempdir().unwrap();
    drop(stored(folder.path(), 5, 1).await);
    let file = folder.path().join("railhead.db");
    let mut other = connect(&file).await;
    let sql = "pragma secure_delete = off; pragma application_id = 0; \
               insert into seat (game, seat, user, name) select id, 2, 81985529216486895, 'Dieter' from game; \
               delete from seat where seat = 2; pragma wal_checkpoint(truncate)";
    sqlx::raw_sql(sql).execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    assert!(!traces(folder.path(), HER, &["Dieter"]).is_empty());
    drop(stored(folder.path(), 77, 0).await);
    assert_eq!(traces(folder.path(), HER, &["Dieter"]), Vec::<String>::new());
}

/// Rows that are moved about within the pages of a table leave copies behind, which deleting them does not reach.
#[tokio::test]
async fn nothing_is_left_where_rows_were_moved_about() {
    let folder = tempfile::tempdir().unwrap();
    drop(stored(folder.path(), 77, 0).await);
    let mut dice = Dice::new(Seed::from(5));
    let users: Vec<UserId> =
        (0..40).map(|nth| UserId(0x0123_4567_0000_0000 + u64::from(dice.below(u32::MAX)) * 41 + nth)).collect();
    let mut other = connect(&folder.path().join("railhead.db")).await;
    sqlx::raw_sql("pragma secure_delete = on; begin").execute(&mut other).await.unwrap();
    for nth in 0..300 {
        let id = format!("{:08x}{nth}", dice.below(u32::MAX));
        sqlx::query(
            "insert into game (id, kind, rules_version, options, players, name, channel, stage, opened) \
                     values (?, 'test-game', 1, '{}', 3, 'x', 8, 'over', 0)",
        )
        .bind(&id)
        .execute(&mut other)
        .await
        .unwrap();
        for seat in 0..3 {
            sqlx::query("insert into seat (game, seat, user, name) values (?, ?, ?, ?)")
                .bind(&id)
                .bind(seat)
                .bind(users[(dice.below(13) * 3 + seat) as usize])
                .bind("n".repeat(1 + dice.below(20) as usize))
                .execute(&mut other)
                .await
                .unwrap();
            sqlx::query("update seat set seen = ? where game = ?")
                .bind(dice.below(100_000))
                .bind(&id)
                .execute(&mut other)
                .await
                .unwrap();
        }
    }
    sqlx::raw_sql("commit").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let desk = Desk::new(stored(folder.path(), 77, 0).await);
    for user in users {
        desk.forget(user).await.unwrap();
        assert_eq!(traces(folder.path(), user.0, &[]), Vec::<String>::new());
    }
}

/// Whoever adds a column decides here whether it can name somebody; then the store has to tell and to forget it.
#[tokio::test]
async fn every_column_that_names_a_person_is_known() {
    let folder = tempfile::tempdir().unwrap();
    drop(stored(folder.path(), 77, 0).await);
    let mut other = connect(&folder.path().join("railhead.db")).await;
    let columns: Vec<String> = sqlx::query_scalar(
        "select made.name || '.' || part.name from sqlite_schema as made, pragma_table_info(made.name) as part \
         where made.type = 'table' and made.name not like 'sqlite%' order by 1",
    )
    .fetch_all(&mut other)
    .await
    .unwrap();
    other.close().await.unwrap();
    let naming = "invited.by invited.user outbox.post outbox.who player.user removed.user seat.name seat.user";
    let of_games = "game: id kind rules_version options players seed name guild channel home lobby_message stage private revision \
        published draft turn turn_message waiting waiting_since attention opened rematch rewinds fault ended told_where \
        by_lot when_ready; invited: game at declined; known_from_before: at; server: guild; asked: game kind seat at; \
        motion: id game kind about by revision agreed; outbox: id game state before tries due first_tried direct refused unreadable; \
        player: scheme width ping finish invitations; posted: game step message; removed: game; renaming: game due tries; \
        seat: game seat seen clicked since mentioned ready colour; snapshot: game name revision state; step: game revision kind seat key taken at; told: game step audience line phrase; turn: game number step seat state";
    let mut expected: Vec<String> = naming.split(' ').map(str::to_owned).collect();
    for table in of_games.split(';') {
        let (table, columns) = table.split_once(':').unwrap();
        expected.extend(columns.split_whitespace().map(|column| format!("{}.{column}", table.trim())));
    }
    let undecided: Vec<&String> = columns.iter().filter(|column| !expected.contains(column)).collect();
    assert!(columns.len() > 40 && undecided.is_empty(), "who is named by {undecided:?}?");
}
