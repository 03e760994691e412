//! Who may do what, where, how often and how much of it.

mod people;

use bot::discord::Budget;
use bot::ids::{ChannelId, GuildId, TableId, UserId};
use bot::play::new_id;
use bot::store::{Error, Limit, Limits, NewLobby, Store};
use engine::Options;
use local_discord::driver::{Person, Seen};
use people::{Outcome, Party, bot_and_store, bot_on, bot_with, discord, no_offences, own_id, store_in, until};

const PEOPLE: [&str; 3] = ["ben", "chiyo", "dieter"];
const TEST_GAME: &str = "/play game:test-game players:3 options:length=short";
const NO_TABLE: &str = "There is no such table.";
const VIEW: u64 = 1 << 10;
const MANAGE_THREADS: u64 = 1 << 34;

async fn told(person: &Person, line: &str) -> Seen {
    person.slash(line).await.unwrap().message.expect("an answer")
}

/// Presses a button of a lobby; what only the presser is told.
async fn whispered(person: &Person, lobby: &Seen, key: &str) -> Seen {
    let pressed = person.press(lobby.id, &own_id(lobby, key)).await.unwrap();
    until(key, || person.follow_ups(pressed.interaction).pop()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_moderator_may_is_asked_of_the_tables_own_channel() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    discord.add_guild("Elsewhere", "hall");
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, TEST_GAME, 61).await;
    let (id, mallory) = (party.table_id(), discord.user("mallory"));
    let end = format!("/table end table:{id}");
    let at = |name: &str| discord.channel(name).unwrap();
    for place in ["hall", "general"] {
        discord.allow(at(place), mallory.id(), MANAGE_THREADS);
    }
    let message = mallory.at("hall").says("mine")?;
    assert_eq!(told(&mallory.at("hall"), &end).await.content(), NO_TABLE, "a moderator of another server");
    let forged = mallory.at("hall").forges(message, &format!("r1:{id}:0:~end"), None).await?;
    assert_eq!(forged.message.unwrap().content(), NO_TABLE);
    // Here she may manage the threads of one channel, and the table is in another.
    let here = told(&mallory.at("general"), &end).await;
    assert!(here.text.contains("Only its players"), "{here}");
    discord.deny(at("games"), mallory.id(), VIEW);
    assert_eq!(told(&mallory.at("general"), &end).await.content(), NO_TABLE, "who cannot see the channel");
    assert_eq!(told(&mallory.in_direct_messages(), &end).await.content(), NO_TABLE);
    discord.allow(at("games"), mallory.id(), VIEW | MANAGE_THREADS);
    let sure = told(&mallory.at("general"), &end).await;
    assert!(sure.text.contains("You manage the threads"), "{sure}");
    assert_eq!(store.table(&id).await?.stage, bot::store::Stage::Playing);
    mallory.at("general").press(sure.id, &own_id(&sure, "~end")).await?;
    party.people[0].sees("The table was ended").await?;
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_who_has_left_the_server_plays_on_by_direct_message() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = people::bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, TEST_GAME, 62).await;
    let (id, person) = (party.table_id(), party.mentioned(&party.turn_message(1).await));
    // The first of a party is the one who reads along.
    if party.people[0].id() == person.id() {
        party.people.rotate_left(1);
    }
    discord.leaves(person.id());
    let direct = person.in_direct_messages();
    let message = direct.says("I am here")?;
    let hand = told(&direct, &format!("/table hand table:{id}")).await;
    assert!(!hand.files().is_empty(), "{hand}");
    let done = direct.forges(message, &format!("r1:{id}:0:finish"), None).await?.message.unwrap();
    assert!(done.text.contains("the others can see it now"), "{done}");
    party.turn_message(2).await;
    // Once she has left the table too she is nobody there.
    told(&direct, &format!("/table leave table:{id}")).await;
    direct.click("Leave the table").await?;
    direct.sees("You have left the table").await?;
    assert_eq!(told(&direct, &format!("/table hand table:{id}")).await.content(), NO_TABLE);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_only_where_all_its_players_see_it_and_calls_nobody_twice_within_the_hour() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    discord.add_guild("Elsewhere", "hall");
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, TEST_GAME, 63).await;
    let (ben, chiyo) = (&party.people[0], &party.people[1]);
    let resume = format!("/table resume table:{}", party.table_id());
    discord.deny(discord.channel("lobby").unwrap(), chiyo.id(), VIEW);
    for (place, why) in [
        (ben.at("hall"), "stays on its server"),
        (ben.in_direct_messages(), "stays on its server"),
        (ben.at("lobby"), "Chiyo cannot see this channel"),
    ] {
        let answer = told(&place, &resume).await;
        assert!(answer.text.contains(why), "{answer}");
    }
    let home = store.table(&party.table_id()).await?.home;
    assert_eq!(home.map(|home| home.to_string()), Some(party.thread.to_string()));
    let general = ben.at("general");
    let turns = || general.messages().into_iter().filter(|seen| seen.content().contains("it is your turn"));
    let mentions = |seen: &Seen| seen.json["mentions"].as_array().map_or(0, Vec::len);
    told(&general, &resume).await;
    let quiet = until("the turn again", || turns().next()).await;
    assert_eq!(mentions(&quiet), 0, "{quiet}");
    store.clock.advance(3_601);
    told(&general, &resume).await;
    let loud = until("the turn once more", || turns().nth(1)).await;
    assert_eq!(mentions(&loud), 1, "{loud}");
    told(&general, &resume).await;
    assert_eq!(mentions(&until("a third time", || turns().nth(2)).await), 0);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_declined_is_not_asked_again_at_once_and_asking_for_the_same_is_agreeing() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, TEST_GAME, 64).await;
    let [ben, chiyo, _] = &party.people[..] else { unreachable!() };
    let questions = || ben.messages().into_iter().filter(|seen| seen.text.contains("A question to the table"));
    let open = |seen: &Seen| seen.text.contains("Waiting for");
    assert!(told(ben, "/table end").await.text.contains("The others are asked now"));
    let question = until("the question", || questions().next()).await;
    assert_eq!(question.json["mentions"].as_array().map(Vec::len), Some(2), "{question}");
    chiyo.press(question.id, &own_id(&question, "~decline")).await?;
    ben.sees("Somebody said no").await?;
    let again = told(ben, "/table end").await;
    assert!(again.text.contains("You can ask again <t:"), "{again}");
    assert!(!questions().any(|seen| open(&seen)), "nobody is asked a second time");
    store.clock.advance(601);
    told(ben, "/table end").await;
    until("the question again", || questions().find(open)).await;
    // Another who asks for the same agrees: nobody is called again.
    assert!(told(chiyo, "/table end").await.text.contains("The others are asked now"));
    told(ben, "/table end").await;
    assert_eq!(questions().count(), 1, "{}", ben.screen());
    let motion = store.motion_about(&party.table_id(), bot::store::Matter::End).await?.unwrap();
    assert_eq!(motion.agreed.len(), 2);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

async fn opened(store: &Store, host: u64, channel: u64, name: &str) -> Result<TableId, Error> {
    let id = new_id().unwrap();
    let new = NewLobby {
        id: &id,
        kind: "test-game",
        options: &Options::new(),
        players: 2,
        name,
        guild: Some(GuildId(7)),
        channel: ChannelId(channel),
        host: UserId(host),
        host_name: "Ben",
    };
    store.open_lobby(&new).await.map(|()| id)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_has_more_than_the_limits_allow_also_not_by_two_at_once() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut store = store_in(folder.path()).await;
    store.limits = Limits { lobbies: 2, tables: 3, channel: 4, server: 5 };
    let tried = tokio::join!(
        opened(&store, 1, 1, "a"),
        opened(&store, 1, 1, "b"),
        opened(&store, 1, 1, "c"),
        opened(&store, 1, 1, "d")
    );
    let tried = [tried.0, tried.1, tried.2, tried.3];
    assert_eq!(tried.iter().filter(|one| one.is_ok()).count(), 2, "{tried:?}");
    assert!(tried.iter().flatten().count() == 2 && matches!(tried[3], Err(Error::TooMany(Limit::Lobbies, 2))));
    let other = [opened(&store, 2, 1, "e").await?, opened(&store, 2, 1, "f").await?];
    store.join(&other[0], UserId(1), "Ben").await?;
    assert!(matches!(store.join(&other[1], UserId(1), "Ben").await, Err(Error::TooMany(Limit::Tables, 3))));
    assert!(matches!(opened(&store, 3, 1, "g").await, Err(Error::TooMany(Limit::Channel, 4))));
    opened(&store, 3, 2, "g").await?;
    assert!(matches!(opened(&store, 4, 2, "h").await, Err(Error::TooMany(Limit::Server, 5))));
    store.close_lobby(&other[1]).await?;
    assert!(matches!(opened(&store, 4, 2, "G").await, Err(Error::NameTaken)), "small and capital letters are the same");
    opened(&store, 4, 2, "h").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_limit_is_told_in_a_sentence() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let mut store = store_in(folder.path()).await;
    store.limits = Limits { lobbies: 1, tables: 1, channel: 2, server: 3 };
    let (running, _store) = bot_on(&discord, store, |_| ()).await;
    let [ben, chiyo, dieter] = PEOPLE.map(|name| discord.user(name).at("games"));
    let lobby = told(&ben, TEST_GAME).await;
    let refused = told(&ben, TEST_GAME).await;
    assert!(refused.is_private() && refused.text.contains("start or close it first"), "{refused}");
    told(&chiyo, TEST_GAME).await;
    let sits = whispered(&chiyo, &lobby, "~join").await;
    assert!(sits.text.contains("You sit at a table already"), "{sits}");
    assert!(told(&dieter, TEST_GAME).await.text.contains("2 tables in this channel"));
    told(&dieter.at("general"), TEST_GAME).await;
    let full = told(&discord.user("eve").at("lobby"), TEST_GAME).await;
    assert!(full.text.contains("3 tables on this server"), "{full}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_removes_somebody_and_whoever_manages_threads_closes_a_lobby() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = people::bot(&discord, folder.path()).await;
    let [ben, chiyo, dieter] = PEOPLE.map(|name| discord.user(name).at("games"));
    let lobby = told(&ben, TEST_GAME).await;
    let (watcher, shown) = (ben.clone(), lobby.id);
    let shows = |words: &'static str| {
        let watcher = watcher.clone();
        until(words, move || watcher.message(shown).filter(|seen| seen.text.contains(words)))
    };
    chiyo.press(lobby.id, &own_id(&lobby, "~join")).await?;
    shows("2 of 3").await;
    let manage = own_id(&lobby, "~manage");
    let not_hers = chiyo.press(lobby.id, &manage).await?.message.unwrap();
    assert!(not_hers.text.contains("Only the one who opened") && not_hers.buttons().is_empty(), "{not_hers}");
    ben.press(lobby.id, &manage).await?;
    ben.choose("Chiyo").await?;
    let alone = shows("1 of 3").await;
    assert!(!alone.text.contains("Chiyo"), "{alone}");
    let out = whispered(&chiyo, &lobby, "~join").await;
    assert!(out.text.contains("cannot sit down again"), "{out}");
    discord.allow(discord.channel("games").unwrap(), dieter.id(), MANAGE_THREADS);
    let panel = dieter.press(lobby.id, &manage).await?.message.unwrap();
    assert_eq!(panel.buttons(), ["Close this table"], "{panel}");
    dieter.press(panel.id, &own_id(&panel, "~close")).await?;
    let closed = shows("This table was closed").await;
    assert!(closed.buttons().is_empty(), "{closed}");
    // And the host one of her own.
    let second = told(&ben, TEST_GAME).await;
    let panel = ben.press(second.id, &own_id(&second, "~manage")).await?.message.unwrap();
    ben.press(panel.id, &own_id(&panel, "~close")).await?;
    until("the second closed", || ben.message(second.id).filter(|seen| seen.buttons().is_empty())).await;
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_tables_of_a_server_never_have_one_name_by_letters_that_cannot_be_seen() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = people::bot(&discord, folder.path()).await;
    let one = Party::gather(&discord, &PEOPLE, TEST_GAME, 65).await;
    let two = Party::gather(&discord, &PEOPLE, TEST_GAME, 66).await;
    let renamed = told(&one.people[0], "/table rename name:\u{202e}Zoë's Halt\u{200b}").await;
    assert!(renamed.text.contains("has its new name"), "{renamed}");
    let (board, name) = (told(&one.people[0], "/table board").await, "Zoë's Halt");
    assert_eq!(board.json["embeds"][0]["footer"]["text"].as_str(), Some(name), "{board}");
    for same in ["ZOË'S HALT", "Zoë's\u{2060} Halt", "Zoë's  Halt"] {
        let taken = told(&two.people[1], &format!("/table rename name:{same}")).await;
        assert!(taken.text.contains("that no other table has"), "{same}: {taken}");
    }
    // Its own name in other letters is no other table's.
    assert!(told(&one.people[0], "/table rename name:ZOË'S HALT").await.text.contains("has its new name"));
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_too_fast_gets_a_sentence_and_nobody_else_waits() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, _store) = bot_with(&discord, folder.path(), |bot| bot.budget = Budget::new(1)).await;
    let (ben, chiyo) = (discord.user("ben").at("games"), discord.user("chiyo").at("games"));
    let all: Vec<_> = (0..30).map(|_| ben.begin_slash("/rule topic:nonsense").unwrap()).collect();
    let mut slow = 0;
    for id in all {
        let answer = ben.answered(id).await?.message.unwrap();
        assert!(answer.is_private(), "{answer}");
        slow += usize::from(answer.text.contains("too fast"));
    }
    assert!((10..=20).contains(&slow), "{slow}");
    assert!(!told(&chiyo, "/rule topic:nonsense").await.text.contains("too fast"));
    assert!(ben.types("/play game:t").await?.is_empty(), "typing is asking too");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
