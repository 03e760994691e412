//! What is played on a server, for whoever may know it; and tables that few may know of.

mod people;
mod pressing;

use bot::ids::{ChannelId, GuildId, MessageId, UserId};
use bot::play::new_id;
use bot::store::{Limits, NewLobby};
use engine::Options;
use local_discord::driver::{Person, Seen};
use people::{
    Outcome, Party, bot, bot_and_store, bot_on, discord, no_offences, own_id, parts, store_in, stored, until,
};
use pressing::press;

const TEST_GAME: &str = "/play game:test-game players:3 options:length=short";
const NO_TABLE: &str = "There is no such table.";
const PRIVATE: &str = "This table is private: only those who were invited can join.";
const VIEW: u64 = 1 << 10;
const MANAGE_THREADS: u64 = 1 << 34;

async fn tables(person: &Person) -> Seen {
    let page = person.slash("/tables").await.unwrap().message.unwrap();
    assert!(page.is_private() && page.json["embeds"][0]["title"] == "Tables on this server", "{page}");
    assert!(!page.text.contains('⟨'), "{page}");
    page
}

fn body(page: &Seen) -> &str {
    page.json["embeds"][0]["description"].as_str().unwrap_or_default()
}

/// The names of the tables on a page, in its order.
fn names(page: &Seen) -> Vec<String> {
    let name = |line: &str| Some(line.strip_prefix("**[")?.split(']').next()?.to_owned());
    body(page).lines().filter_map(name).collect()
}

fn name_of(lobby: &Seen) -> String {
    lobby.content().split("**").nth(1).unwrap().to_owned()
}

/// Presses a button of a lobby; what only the presser is told.
async fn whispered(person: &Person, lobby: &Seen, key: &str) -> Seen {
    let pressed = person.press(lobby.id, &own_id(lobby, key)).await.unwrap();
    until(key, || person.follow_ups(pressed.interaction).pop()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_reads_what_is_played_where_she_may_look_and_open_seats_come_first() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let eve = discord.user("eve").at("general");
    assert!(body(&tables(&eve).await).contains("Nothing is played here"));
    let full = Party::gather(&discord, &["anna", "ben", "chiyo"], TEST_GAME, 81).await;
    let open = Party::gather(&discord, &["dora", "emil", "fadi"], TEST_GAME, 82).await;
    let gone = open.people.iter().find(|one| open.mentioned(&open.turns()[0]).id() != one.id()).unwrap();
    gone.slash("/table leave").await?;
    gone.click("Leave the table").await?;
    open.people[0].sees("has left. Seat").await?;
    let gerd = discord.user("gerd").at("lobby");
    let lobby = gerd.slash("/play game:test-game players:2").await?.message.unwrap();
    // That the lobby has a message is known a moment after it is there.
    stored("the lobby", || async { names(&tables(&eve).await).len() == 3 }).await;
    let page = tables(&eve).await;
    assert_eq!(names(&page), [name_of(&lobby), open.name(), full.name()], "{page}");
    let lines: Vec<&str> = body(&page).lines().collect();
    assert!(lines[0].contains(&lobby.id.to_string()) && lines[1].contains("1 of 2 seats taken"), "{page}");
    assert!(lines[2].contains(&open.thread.to_string()) && lines[3].contains("(open)"), "{page}");
    let first = full.mentioned(&full.turn_message(1).await);
    let newest = full.turns()[0].id;
    assert!(
        lines[4].contains(&format!("/{}/{newest}", full.thread)) && lines[4].contains(" · The test game"),
        "{page}"
    );
    assert!(lines[5].contains(&format!("turn 1 · {}", first.shown())) && lines[5].contains("<t:"), "{page}");
    assert!(["Anna", "Ben", "Chiyo"].iter().all(|name| lines[5].contains(name)), "{page}");

    // What she cannot see is not there, wherever she asks from, and nobody else's sight is hers.
    discord.deny(discord.channel("lobby").unwrap(), eve.id(), VIEW);
    assert_eq!(names(&tables(&eve).await), [open.name(), full.name()]);
    assert_eq!(names(&tables(&discord.user("hana").at("general")).await).len(), 3);
    discord.add_guild("Elsewhere", "hall");
    assert_eq!(names(&tables(&eve.at("hall")).await), Vec::<String>::new());
    let forged = eve.at("hall").forges(eve.at("hall").says("mine")?, "r1:me:0:~tables.0", None).await?;
    assert!(body(&forged.message.unwrap()).contains("Nothing is played here"));
    assert!(eve.in_direct_messages().slash("/tables").await.is_err(), "there is no server there");
    let direct = eve.in_direct_messages();
    let forged = direct.forges(direct.says("mine")?, "r1:me:0:~tables.0", None).await?.message.unwrap();
    assert!(forged.content().contains("use it on one"), "{forged}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_table_is_there_for_its_players_alone_and_so_is_its_rematch() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let [anna, ben, chiyo, eve, boss] =
        ["anna", "ben", "chiyo", "eve", "boss"].map(|name| discord.user(name).at("games"));
    discord.allow(discord.channel("games").unwrap(), boss.id(), MANAGE_THREADS);
    let lobby = anna.slash(TEST_GAME).await?.message.unwrap();
    let shown = |words: &'static str| {
        let (anna, id) = (anna.clone(), lobby.id);
        async move { until(words, || anna.message(id).filter(|now| now.text.contains(words))).await }
    };
    ben.begin_press(lobby.id, &own_id(&lobby, "~join"))?;
    shown("2 of 3").await;
    // Only the host can, and only in a lobby.
    let look = ben.press(lobby.id, &own_id(&lobby, "~options")).await?.message.unwrap();
    assert!(!parts(&look).iter().any(|part| part["label"] == "Make it private"), "{look}");
    let forged = own_id(&lobby, "~options").replace("~options", "~private");
    let refused = ben.forges(lobby.id, &forged, None).await?.message.unwrap();
    assert!(refused.text.contains("Only the one who opened the table"), "{refused}");
    stored("the lobby", || async { names(&tables(&eve).await) == [name_of(&lobby)] }).await;

    let options = anna.press(lobby.id, &own_id(&lobby, "~options")).await?.message.unwrap();
    let options = press(&anna, &options, "~private").await;
    shown("Private: not listed").await;
    // Whoever sees its message is told why she cannot; anywhere else there is no such table.
    assert_eq!(whispered(&eve, &lobby, "~join").await.content(), PRIVATE);
    assert_eq!(whispered(&boss, &lobby, "~join").await.content(), PRIVATE);
    let look = eve.press(lobby.id, &own_id(&lobby, "~colours")).await?.message.unwrap();
    assert_eq!(look.content(), PRIVATE);
    let elsewhere = eve.at("general");
    let made_up = elsewhere.forges(elsewhere.says("mine")?, &own_id(&lobby, "~join"), None).await?;
    let told = until("an answer", || elsewhere.follow_ups(made_up.interaction).pop()).await;
    assert_eq!(told.content(), NO_TABLE);
    assert!(names(&tables(&eve).await).is_empty() && names(&tables(&boss).await).is_empty());
    let hers = tables(&ben).await;
    assert!(names(&hers) == [name_of(&lobby)] && body(&hers).contains("private"), "{hers}");
    // Open again for one who comes late, then closed behind her.
    let options = press(&anna, &options, "~listed").await;
    chiyo.begin_press(lobby.id, &own_id(&lobby, "~join"))?;
    shown("3 of 3").await;
    press(&anna, &options, "~private").await;
    shown("Private: not listed").await;
    anna.begin_press(lobby.id, &own_id(&lobby, "~start"))?;
    let thread = |person: &Person| person.in_channel(lobby.id);
    until("the first turn", || thread(&anna).reads("it is your turn").then_some(())).await;
    let begun = anna.forges(lobby.id, &forged.replace("~private", "~listed"), None).await?.message.unwrap();
    assert!(begun.text.contains("The game has begun") || begun.text.contains("Only the one"), "{begun}");

    let id = store.tables_of(UserId(anna.id().0)).await?.remove(0).id;
    assert!(store.table(&id).await?.private);
    for line in ["board", "hand", "log", "options", "export", "resume", "seat", "end"] {
        for outsider in [&eve, &boss] {
            for place in [thread(outsider), outsider.clone()] {
                let answer = place.slash(&format!("/table {line} table:{id}")).await?.message.unwrap();
                assert_eq!(answer.content(), NO_TABLE, "{line}");
            }
            let here = thread(outsider).slash(&format!("/table {line}")).await?.message.unwrap();
            assert_eq!(here.content(), NO_TABLE, "{line}");
        }
    }
    assert!(names(&tables(&eve).await).is_empty());
    let board = thread(&ben).slash("/table board").await?.message.unwrap();
    assert_eq!(board.json["embeds"][0]["title"], "The whole board");
    assert_eq!(names(&tables(&ben).await), [name_of(&lobby)]);

    // Whoever leaves may still look, and can take her seat again; nobody else can.
    thread(&chiyo).slash("/table leave").await?;
    thread(&chiyo).click("Leave the table").await?;
    thread(&chiyo).sees("for whoever is invited").await?;
    let seat = thread(&anna).sees("has left. Seat").await?;
    let take = parts(&seat).into_iter().find(|part| part["label"] == "Take this seat").unwrap();
    let take = take["custom_id"].as_str().unwrap();
    let refused = thread(&eve).press(seat.id, take).await?.message.unwrap();
    assert_eq!(refused.content(), NO_TABLE);
    assert_eq!(names(&tables(&chiyo).await), [name_of(&lobby)]);
    let hers = thread(&chiyo).press(seat.id, take).await?.message.unwrap();
    assert!(hers.text.contains("The seat is yours"), "{hers}");
    let leaves = thread(&chiyo).slash("/table leave").await?.message.unwrap();
    press(&thread(&chiyo), &leaves, "~leave-now").await;
    // That she was there is no invitation by anybody: it counts against none.
    let host = UserId(anna.id().0);
    assert_eq!(store.uninvited(host, UserId(chiyo.id().0)).await?, None);

    // Everybody agrees to end it; whoever played is asked to the next one, and nobody else.
    thread(&anna).slash("/table end").await?;
    let question = thread(&ben).sees("A question to the table").await?;
    thread(&ben).press(question.id, &own_id(&question, "~agree")).await?;
    let end = thread(&anna).sees("The table was ended").await?;
    thread(&anna).press(end.id, &own_id(&end, "~rematch")).await?;
    let again = ben.sees("once more with").await?;
    assert!(again.text.contains("Private: not listed"), "{again}");
    assert_eq!(whispered(&eve, &again, "~join").await.content(), PRIVATE);
    assert_eq!(names(&tables(&ben).await), [name_of(&again)], "he is asked");
    ben.begin_press(again.id, &own_id(&again, "~join"))?;
    until("ben", || anna.message(again.id).filter(|now| now.text.contains("2 of 3"))).await;
    assert!(names(&tables(&chiyo).await).is_empty(), "she had left");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_invited_to_a_private_table_looks_at_it_without_playing() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let [anna, ben, eve, fadi] = ["anna", "ben", "eve", "fadi"].map(|name| discord.user(name).at("games"));
    let guests = [UserId(eve.id().0)];
    let assistant = anna.slash("/play players:2").await?.message.unwrap();
    let part = |letter: &str| {
        let start = format!("r1:me:0:~wish.{letter}.");
        let ids = parts(&anna.message(assistant.id).unwrap()).into_iter();
        let mut ids = ids.filter_map(|part| part["custom_id"].as_str().map(str::to_owned));
        ids.find(|id| id.starts_with(&start)).unwrap()
    };
    let chosen = |before: Seen| {
        let anna = anna.clone();
        async move { until("it", || anna.message(before.id).filter(|now| now.json != before.json)).await }
    };
    anna.begin_choice(assistant.id, &part("g"), "test-game")?;
    let shown = chosen(assistant.clone()).await;
    anna.begin_choice(assistant.id, &part("p"), &guests[0].to_string())?;
    let shown = chosen(shown).await;
    anna.begin_press(assistant.id, &part("o"))?;
    chosen(shown).await;
    let lobby = eve.sees("you are invited").await?;
    let options = anna.press(lobby.id, &own_id(&lobby, "~options")).await?.message.unwrap();
    press(&anna, &options, "~private").await;
    // He was not asked, so the host opens it for a moment.
    assert_eq!(whispered(&ben, &lobby, "~join").await.content(), PRIVATE);
    press(&anna, &anna.message(options.id).unwrap(), "~listed").await;
    ben.begin_press(lobby.id, &own_id(&lobby, "~join"))?;
    until("ben", || anna.message(lobby.id).filter(|now| now.text.contains("2 of 2"))).await;
    press(&anna, &anna.message(options.id).unwrap(), "~private").await;
    anna.begin_press(lobby.id, &own_id(&lobby, "~start"))?;
    anna.in_channel(lobby.id).sees("it is your turn").await?;

    let id = store.tables_of(UserId(anna.id().0)).await?.remove(0).id;
    for place in [eve.in_channel(lobby.id), eve.at("general")] {
        let board = place.slash(&format!("/table board table:{id}")).await?.message.unwrap();
        assert_eq!(board.json["embeds"][0]["title"], "The whole board", "{board}");
        assert_eq!(names(&tables(&place).await), [name_of(&lobby)]);
    }
    let hand = eve.slash(&format!("/table hand table:{id}")).await?.message.unwrap();
    assert!(hand.text.contains("no hand"), "{hand}");
    let board = fadi.slash(&format!("/table board table:{id}")).await?.message.unwrap();
    assert_eq!(board.content(), NO_TABLE);
    assert!(names(&tables(&fadi).await).is_empty());
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_are_read_page_by_page() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let mut store = store_in(folder.path()).await;
    store.limits = Limits { lobbies: 100, ..Limits::USUAL };
    let (running, store) = bot_on(&discord, store, |_| ()).await;
    let (guild, channel) = (discord.guild("Railhead").id(), discord.channel("games").unwrap());
    for nth in 0..20 {
        let id = new_id()?;
        let new = NewLobby {
            id: &id,
            kind: "test-game",
            options: &Options::new(),
            players: 2,
            name: &format!("Halt {nth}"),
            guild: Some(GuildId(guild.0)),
            channel: ChannelId(channel.0),
            host: UserId(nth),
            host_name: "Ben",
        };
        store.open_lobby(&new).await?;
        // One is lost with the process before it has a message.
        if nth > 0 {
            store.set_lobby_message(&id, MessageId(1_000 + nth)).await?;
        }
    }
    let eve = discord.user("eve").at("general");
    let first = tables(&eve).await;
    assert!(names(&first).len() == 8 && first.json["embeds"][0]["footer"]["text"] == "Page 1 of 3", "{first}");
    let second = press(&eve, &first, "~tables.1").await;
    let third = press(&eve, &second, "~tables.2").await;
    let mut all: Vec<String> = [&first, &second, &third].iter().flat_map(|page| names(page)).collect();
    assert_eq!((names(&third).len(), all.len()), (3, 19), "{third}");
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 19, "each once");
    assert!(parts(&third).len() == 1 && parts(&second).len() == 2, "{third}");
    let last = eve.forges(eve.says("mine")?, "r1:me:0:~tables.4000000000", None).await?.message.unwrap();
    assert_eq!(names(&last), names(&third), "the last there is: {last}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
