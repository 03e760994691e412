//! The story of a table by turns, as people read it.

mod people;
mod pressing;

use bot::ids::{ChannelId, GuildId, MessageId, Revision, TableId, UserId};
use bot::play::{Deed, Desk, Room, new_id, open};
use bot::store::{NewLobby, Store};
use engine::{Dice, Eye, Options, Seed};
use local_discord::driver::{Person, Seen};
use people::{Outcome, Party, bot, discord, no_offences, own_id, parts, store_in, until};
use pressing::{face, press, take};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::sync::Arc;

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const LONG: &str = "/play game:test-game players:3 options:length=long";
/// The set-up, among the numbers of turns.
const SET_UP: u64 = 0;

async fn connected(folder: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder.join("railhead.db"));
    SqliteConnection::connect_with(&options).await.unwrap()
}

fn body(page: &Seen) -> &str {
    page.json["embeds"][0]["description"].as_str().unwrap_or_default()
}

/// The turns on a page, in its order.
fn turns(page: &Seen) -> Vec<u64> {
    let number = |line: &str| match line.strip_prefix("-# turn ") {
        Some(rest) => rest.split(' ').next()?.parse().ok(),
        None => line.starts_with("-# The table is set").then_some(SET_UP),
    };
    body(page).lines().filter_map(number).collect()
}

async fn log(person: &Person, more: &str) -> Seen {
    let page = person.slash(&format!("/table log {more}")).await.unwrap().message.unwrap();
    assert!(page.is_private() && page.json["embeds"][0]["title"] == "The story so far", "{page}");
    assert!(!page.text.contains('⟨'), "{page}");
    page
}

/// Chooses from a menu by what its option says.
async fn choose(person: &Person, page: &Seen, menu: &str, label: &str) -> Seen {
    let parts = parts(page);
    let id = own_id(page, menu);
    let options = parts.iter().find(|part| part["custom_id"] == id.as_str()).unwrap()["options"].clone();
    let option = options.as_array().unwrap().iter().find(|one| one["label"] == label);
    let option = option.unwrap_or_else(|| panic!("no {label} in {options}"));
    person.begin_choice(page.id, &id, option["value"].as_str().unwrap()).unwrap();
    until(label, || person.message(page.id).filter(|now| face(now) != face(page))).await
}

fn is_enabled(page: &Seen, label: &str) -> bool {
    parts(page).iter().any(|part| part["label"] == label && part["disabled"] != true)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_story_is_read_by_turns_by_players_and_pictures_and_later_turns_do_not_move_it() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, LONG, 71).await;
    let set = log(&party.people[0], "").await;
    assert_eq!(turns(&set), [SET_UP], "{set}");
    let mut players = Vec::new();
    for nth in 1..=8 {
        let person = party.mentioned(&party.turn_message(nth).await);
        party.play_turn(&person).await;
        players.push(person);
    }
    party.turn_message(9).await;
    assert!(party.end().is_none(), "a longer game is needed");

    // Five turns, newest first, each with the headline of its message.
    let reader = discord.user("dieter").in_channel(party.thread);
    let newest = log(&reader, "").await;
    assert_eq!(turns(&newest), [8, 7, 6, 5, 4], "{newest}");
    for turn in 4..=8 {
        let message = party.turns()[turn].clone();
        let headline = body(&message).lines().next().unwrap().to_owned();
        assert!(body(&newest).contains(&headline), "{headline} in {newest}");
    }
    assert!(!is_enabled(&newest, "◀ Newer") && is_enabled(&newest, "Older ▶"), "{newest}");
    let older = press(&reader, &newest, "~log.3").await;
    assert_eq!(turns(&older), [3, 2, 1, SET_UP], "{older}");
    assert!(is_enabled(&older, "◀ Newer") && !is_enabled(&older, "Older ▶"), "{older}");
    let ninth = party.mentioned(&party.turn_message(9).await);
    party.play_turn(&ninth).await;
    let back = press(&reader, &older, "~log.8").await;
    assert_eq!(turns(&back), [8, 7, 6, 5, 4], "as it was: {back}");
    assert!(is_enabled(&back, "◀ Newer"), "and there is more now: {back}");

    // One player's turns, and from there everybody's again.
    let ben = party.people[1].shown();
    let hers = choose(&reader, &back, "~log-of", &ben).await;
    let of_ben: Vec<u64> = (1..=8).filter(|&nth| players[nth as usize - 1].shown() == ben).rev().collect();
    assert_eq!(turns(&hers), of_ben, "{hers}");
    let all = choose(&reader, &hers, "~log-of", "Everybody").await;
    assert_eq!(turns(&all)[0], of_ben[0], "{all}");

    // The picture of a turn is the one of its message, for whoever looks.
    let label = format!("turn 6 · {}", players[5].shown());
    let posted = party.turns()[6].clone();
    let posted = reader.opens(&posted, "table.png").unwrap();
    for person in [&reader, &party.people[0]] {
        let page = log(person, "turn:7").await;
        assert_eq!(turns(&page), [7, 6, 5, 4, 3], "{page}");
        let shown = choose(person, &page, "~log-picture", &label).await;
        assert!(shown.is_private() && shown.files() == ["table.png"] && shown.content().contains(&label), "{shown}");
        assert!(!shown.json["attachments"][0]["description"].as_str().unwrap_or_default().is_empty(), "{shown}");
        assert_eq!(turns(&shown), turns(&page));
        assert!(person.opens(&shown, "table.png").unwrap() == posted, "the picture of the turn message");
    }
    // What was not kept is played again; what cannot be is said.
    let mut database = connected(folder.path()).await;
    sqlx::query("update turn set state = null").execute(&mut database).await?;
    let shown = choose(&reader, &log(&reader, "turn:7").await, "~log-picture", &label).await;
    assert!(reader.opens(&shown, "table.png").unwrap() == posted, "played again");
    sqlx::query("update step set key = 'nonsense' where revision = 1").execute(&mut database).await?;
    database.close().await?;
    let none = choose(&reader, &log(&reader, "turn:7").await, "~log-picture", &label).await;
    assert!(none.content().contains("cannot be had any more") && none.files().is_empty(), "{none}");

    let late = log(&reader, "turn:99").await;
    assert!(late.content().contains("Turn 99 has not been played") && turns(&late)[0] == 9, "{late}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_taken_back_does_not_stand_in_the_story() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, LONG, 72).await;
    let first = party.mentioned(&party.turn_message(1).await);
    let panel = party.open_panel(&first).await;
    let drawn = take(&first, &panel, "draw").await;
    let reader = discord.user("dieter").in_channel(party.thread);
    for person in [&first, &reader] {
        assert_eq!(turns(&log(person, "").await), [SET_UP], "what is not handed over is no turn yet");
    }
    let done = take(&first, &take(&first, &drawn, "draw").await, "finish").await;
    for person in [&first, &reader] {
        assert_eq!(turns(&log(person, "").await), [1, SET_UP]);
    }
    let mine = press(&first, &done, "~takeback").await;
    assert_eq!(turns(&log(&reader, "").await), [SET_UP]);
    take(&first, &mine, "finish").await;
    let told = log(&reader, "").await;
    assert_eq!(turns(&told), [1, SET_UP], "{told}");
    assert!(told.text.contains("took back the last turn"), "{told}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

/// Plays a turn with random offers; answers with whether the game goes on.
async fn play_turn(desk: &Desk, id: &TableId, dice: &mut Dice) -> bool {
    loop {
        let Some(decision) = desk.look(id).await.unwrap().draft.decision() else { return false };
        let choice = &decision.choices[dice.below(decision.choices.len() as u32) as usize];
        let deed = Deed::Choose(choice.offer.key.to_string().into());
        if desk.press(id, decision.seat, Revision(decision.step), deed).await.unwrap().published {
            return true;
        }
    }
}

/// Sends what waits, as far as the store is concerned.
async fn send_all(store: &Store) {
    loop {
        let due = store.due().await.unwrap();
        if due.is_empty() {
            return;
        }
        for row in due.into_iter().map(Result::unwrap) {
            store.sent(&row, Some(ChannelId(1)), Some(MessageId(row.id.0))).await.unwrap();
        }
    }
}

async fn begun(store: &Store) -> TableId {
    let id = new_id().unwrap();
    let new = NewLobby {
        id: &id,
        kind: "test-game",
        options: &Options::from([("length".to_owned(), "short".to_owned())]),
        players: 3,
        name: id.as_str(),
        guild: Some(GuildId(7)),
        channel: ChannelId(1),
        host: UserId(1),
        host_name: "Anna",
    };
    store.open_lobby(&new).await.unwrap();
    store.join(&id, UserId(2), "Ben").await.unwrap();
    store.join(&id, UserId(3), "Chiyo").await.unwrap();
    open(store, &store.table(&id).await.unwrap(), Room::Channel).await.unwrap();
    id
}

/// The turns of a table, and how it stood after each of them.
async fn told(desk: &Desk, id: &TableId) -> Vec<String> {
    let table = desk.store.table(id).await.unwrap();
    let chapter = desk.store.chapter(id, Eye::Public, None, None, 1_000).await.unwrap();
    let mut all = Vec::new();
    for turn in &chapter.turns {
        let past = desk.after_turn(&table, turn.number).await.unwrap().unwrap_or_else(|| panic!("{turn:?}"));
        assert_eq!(past.before.is_some(), turn.number > 0);
        all.push(format!("{turn:?} {}", past.now.digest()));
    }
    all
}

/// Takes everything out of a database that came with the story by turns.
async fn as_schema_11_left_it(folder: &Path) -> Outcome {
    let mut database = connected(folder).await;
    for sql in [
        "drop table turn",
        "drop index game_by_guild",
        "alter table game drop column private",
        "drop table server",
        "drop table known_from_before",
        "pragma user_version = 11",
    ] {
        sqlx::query(sql).execute(&mut database).await?;
    }
    Ok(database.close().await?)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_before_has_its_story_by_turns_too() -> Outcome {
    let folder = tempfile::tempdir()?;
    let store = Arc::new(store_in(folder.path()).await);
    let desk = Desk::new(store.clone());
    let mut dice = Dice::new(Seed::from(9));
    let [over, going_on, taken_back, fresh] =
        [begun(&store).await, begun(&store).await, begun(&store).await, begun(&store).await];
    while play_turn(&desk, &over, &mut dice).await {}
    for table in [&going_on, &taken_back] {
        for _ in 0..4 {
            assert!(play_turn(&desk, table, &mut dice).await);
        }
    }
    let last = store.chapter(&taken_back, Eye::Public, None, None, 1).await?.turns.remove(0);
    desk.take_back(&taken_back, last.by.ok_or("nobody")?).await?;
    assert_eq!(store.chapter(&taken_back, Eye::Public, None, None, 9).await?.turns[0].number, 3);
    send_all(&store).await;
    // What still waits has no message yet.
    assert!(play_turn(&desk, &going_on, &mut dice).await);
    let tables = [over, going_on, taken_back, fresh];
    let mut before = Vec::new();
    for table in &tables {
        before.push(told(&desk, table).await);
    }
    assert_eq!(before[1].len(), 6);
    drop((desk, store));
    store_in(folder.path()).await.close().await?;
    as_schema_11_left_it(folder.path()).await?;
    let desk = Desk::new(Arc::new(store_in(folder.path()).await));
    for (table, before) in tables.iter().zip(&before) {
        assert_eq!(&told(&desk, table).await, before);
        assert!(!desk.store.table(table).await?.private);
    }
    // And it goes on from there.
    assert!(play_turn(&desk, &tables[1], &mut dice).await);
    let after = told(&desk, &tables[1]).await;
    assert_eq!(after[1..], before[1]);
    Ok(())
}
