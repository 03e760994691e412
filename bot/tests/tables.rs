//! Everything around a table but its turns: options, several at once, permissions, rematch, what anyone may press.

mod people;

use bot::ids::{Revision, TableId, UserId};
use bot::store::{PictureSize, Ping, Settings, Way};
use engine::Options;
use local_discord::driver::Seen;
use people::{Outcome, Party, bot, discord, no_offences, offers, own_id, until};
use render::Scheme;
use std::time::Duration;

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const TEST_GAME: &str = "/play game:test-game players:3 options:length=short";

/// Discord's bits.
const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
const SEND_MESSAGES: u64 = 1 << 11;
const ATTACH_FILES: u64 = 1 << 15;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_tables_in_one_channel_and_on_two_servers_do_not_mix() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    discord.add_guild("Second server", "elsewhere");
    let running = bot(&discord, folder.path()).await;
    let groups = [(["anna", "ben"], "games"), (["ben", "anna"], "games"), (["chiyo", "ben"], "elsewhere")];
    let mut parties = Vec::new();
    for (at, (names, channel)) in groups.iter().enumerate() {
        let play = "/play game:test-game players:2 options:length=short";
        parties.push(Party::gather_at(&discord, names, channel, play, 20 + at as u64).await);
    }
    // Ben has something to do on both servers or nowhere, and reads it in one list.
    let names: Vec<String> = parties.iter().map(Party::name).collect();
    assert!(names.iter().all(|name| name.contains(' ')) && names[0] != names[1], "{names:?}");
    for person in ["anna", "ben", "chiyo"] {
        let person = discord.user(person).at("games");
        let listed = person.slash("/turns").await?.message.unwrap();
        for party in &parties {
            let waits = party.mentioned(&party.turn_message(1).await).id() == person.id();
            // Two servers may have tables of one name.
            assert_eq!(listed.text.contains(&party.thread.to_string()), waits, "{} in {listed}", party.name());
        }
    }
    let mut playing: Vec<_> = parties
        .into_iter()
        .map(|mut party| {
            tokio::spawn(async move {
                party.play_to_the_end().await;
                party
            })
        })
        .collect();
    for (party, name) in playing.drain(..).zip(&names) {
        let party = party.await?;
        party.ends_as_the_engine_says();
        for message in party.people[0].messages().iter().filter(|message| !message.is_private()) {
            for other in names.iter().filter(|other| *other != name) {
                assert!(!message.text.contains(other.as_str()), "{other} in the thread of {name}: {message}");
            }
        }
    }
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn options_are_chosen_privately_and_shown_to_all() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let (anna, ben) = (discord.user("anna").at("games"), discord.user("ben").at("games"));
    let lobby = anna.slash("/play game:test-game players:2").await?.message.unwrap();
    let shown = || anna.messages().into_iter().find(|message| message.id == lobby.id).unwrap();
    // Everybody may look; only the one who opened the table can change anything.
    let look = ben.press(lobby.id, &own_id(&lobby, "~options")).await?.message.unwrap();
    assert!(look.is_private() && look.text.contains("Only the one who opened"), "{look}");
    assert!(look.json["components"].as_array().unwrap().is_empty());
    let panel = anna.press(lobby.id, &own_id(&lobby, "~options")).await?.message.unwrap();
    assert!(panel.is_private() && panel.text.contains("How many rounds are played."), "{panel}");
    assert!(!panel.text.contains("Crates"), "crates matter in a long game only: {panel}");
    anna.choose("Long").await?;
    until("the choice on the lobby", || shown().text.contains("Length: Long").then_some(())).await;
    anna.choose("Rich").await?;
    until("the second choice", || shown().text.contains("Crates: Rich").then_some(())).await;
    // What makes no sense any more is as usual again.
    anna.choose("Short").await?;
    until("crates to be gone", || (!shown().text.contains("Crates")).then_some(())).await;
    // A made-up value changes nothing, nor does one of somebody else.
    let before = shown().text;
    for (person, key, value) in [(&anna, "length", "huge"), (&anna, "colour", "red"), (&ben, "length", "long")] {
        let id = own_id(&lobby, "~options").replace("~options", &format!("~value.{key}"));
        let answer = person.forges(lobby.id, &id, Some(value)).await?.message.unwrap();
        assert!(answer.is_private(), "{answer}");
    }
    assert_eq!(shown().text, before);
    // The one who opened it leaves: somebody has to be able to start.
    ben.begin_press(lobby.id, &own_id(&lobby, "~join"))?;
    anna.sees("2 of 2 seats").await?;
    anna.begin_press(lobby.id, &own_id(&lobby, "~leave"))?;
    anna.sees("1 of 2 seats").await?;
    anna.begin_press(lobby.id, &own_id(&lobby, "~join"))?;
    anna.sees("2 of 2 seats").await?;
    ben.begin_press(lobby.id, &own_id(&lobby, "~start"))?;
    let table = ben.in_channel(lobby.id);
    table.sees("it is your turn").await?;
    let options = table.slash("/table options").await?.message.unwrap();
    assert!(options.is_private() && options.text.contains("Length: Short"), "{options}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_that_nobody_starts_closes_after_a_week() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = people::bot_and_store(&discord, folder.path()).await;
    let anna = discord.user("anna").at("games");
    let lobby = anna.slash("/play game:test-game players:2").await?.message.unwrap();
    let join = own_id(&lobby, "~join");
    store.clock.advance(6 * 24 * 3600);
    let ben = discord.user("ben").at("games");
    ben.begin_press(lobby.id, &join)?;
    anna.sees("2 of 2 seats").await?;
    store.clock.advance(25 * 3600);
    let closed = anna.sees("was closed before it began").await?;
    assert!(closed.id == lobby.id && closed.buttons().is_empty(), "{closed}");
    // A press that was on its way finds it closed too.
    let before = closed.text;
    discord.user("chiyo").at("games").forges(lobby.id, &join, None).await?;
    assert_eq!(anna.sees("was closed").await?.text, before);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_bot_may_not_do_is_named_and_there_is_another_way() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = people::bot_and_store(&discord, folder.path()).await;
    let (games, lobby) = (discord.channel("games").unwrap(), discord.channel("lobby").unwrap());
    discord.deny(lobby, discord.bot(), ATTACH_FILES | SEND_MESSAGES);
    let refused = discord.user("anna").at("lobby").slash(TEST_GAME).await?.message.unwrap();
    assert!(refused.is_private() && refused.text.contains("Attach Files and Send Messages"), "{refused}");

    // Without threads the table talks in the channel, and says why.
    discord.deny(games, discord.bot(), CREATE_PUBLIC_THREADS);
    let mut party = Party::gather(&discord, &PEOPLE, TEST_GAME, 31).await;
    assert_eq!(party.thread, games);
    let setup = party.people[0].sees("The table is set").await?;
    assert!(setup.text.contains("Create Public Threads and Send Messages in Threads"), "{setup}");
    let first = party.mentioned(&party.turn_message(1).await);
    party.play_turn(&first).await;
    party.turn_message(2).await;

    // It may not write there any more: the next turn waits until somebody gives the table a new home.
    discord.deny(games, discord.bot(), SEND_MESSAGES);
    let second = party.mentioned(&party.turn_message(2).await);
    party.play_turn(&second).await;
    let (name, id) = (party.name(), party.table_id());
    let waits = async {
        while store.table(&id).await.unwrap().attention.is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), waits).await.expect("the table to need attention");
    let anywhere = discord.user("anna").at("general");
    let mut waits = None;
    for person in &party.people {
        let listed = person.at("general").slash("/turns").await?.message.unwrap();
        waits = waits.or(listed.text.contains("could not be posted").then(|| person.clone()));
    }
    assert!(waits.is_some(), "the one whose turn it is finds out by /turns");
    let stranger = discord.user("dieter").at("general").slash(&format!("/table resume table:{id}")).await?;
    assert!(stranger.message.unwrap().text.contains("only its players"));
    anywhere.slash(&format!("/table resume table:{id}")).await?;
    let third = anywhere.sees("turn 3").await?;
    assert!(third.content().contains(&name), "{third}");
    // Refused once by the channel, and not asked again.
    let offences = discord.take_offences();
    assert_eq!(offences.len(), 1, "{offences:?}");
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_played_can_play_again_and_a_press_after_the_end_changes_nothing() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, TEST_GAME, 32).await;
    let first = party.turn_message(1).await;
    let decider = party.mentioned(&first);
    let panel = party.open_panel(&decider).await;
    let stale = offers(&panel).remove(0).id;
    party.play_to_the_end().await;
    party.ends_as_the_engine_says();
    let end = party.end().unwrap();
    let away = decider.message(panel.id).ok_or("no panel")?;
    decider.forges(panel.id, &stale, None).await?;
    let late = people::changed(&decider, &away).await;
    assert!(late.is_private() && late.text.contains("The game is over"), "{late}");
    let keys = party.record()["keys"].clone();
    for key in ["~turn", "~hand", "~board", "~since", "~explain", "~more", "~log", "~back", "~restart"] {
        let id = own_id(&end, "~rematch").replace("~rematch", key);
        let answer = decider.forges(end.id, &id, None).await?.message.unwrap();
        assert!(answer.is_private() && !answer.text.contains('⟨'), "{key}: {answer}");
    }
    assert_eq!(party.record()["keys"], keys);
    let export = decider.slash("/table export").await?.message.unwrap();
    let whole: serde_json::Value = serde_json::from_slice(&decider.opens(&export, "table.json").unwrap())?;
    assert_eq!(whole, party.record());

    let stranger = discord.user("dieter").in_channel(party.thread);
    let answer = stranger.press(end.id, &own_id(&end, "~rematch")).await?.message.unwrap();
    assert!(answer.is_private() && answer.text.contains("Only those who played"), "{answer}");
    let ben = &party.people[1];
    let opened = ben.press(end.id, &own_id(&end, "~rematch")).await?.message.unwrap();
    let games = discord.user("anna").at("games");
    let lobby = games.sees("once more with").await?;
    assert!(opened.is_private() && opened.text.contains(&lobby.id.to_string()), "{opened}");
    assert_eq!(lobby.json["mentions"].as_array().unwrap().len(), 2, "the other two hear of it: {lobby}");
    assert!(lobby.text.contains("Length: Short") && lobby.text.contains("1 of 3 seats"), "{lobby}");
    // The others find the same table.
    let again = party.people[2].press(end.id, &own_id(&end, "~rematch")).await?.message.unwrap();
    assert_eq!(again.text, opened.text);
    let lobbies = |message: &Seen| message.text.contains("once more with");
    assert_eq!(games.messages().iter().filter(|message| lobbies(message)).count(), 1);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_who_has_left_the_server_is_named_in_her_turn() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, TEST_GAME, 33).await;
    let first = party.mentioned(&party.turn_message(1).await);
    let gone: Vec<_> = party.people.iter().filter(|person| person.id() != first.id()).cloned().collect();
    for person in &gone {
        discord.leaves(person.id());
    }
    party.play_turn(&first).await;
    let message = first.sees("is no longer on this server").await?;
    assert!(message.content().contains("turn 2"), "{message}");
    let asked: Vec<String> = discord.offences().iter().map(ToString::to_string).collect();
    assert!(
        matches!(&asked[..], [one] if one.contains("10007")),
        "only asking for a member who is not there: {asked:?}"
    );
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_can_be_shown_from_the_menu_of_a_message_and_more_leads_on() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, TEST_GAME, 34).await;
    let message = party.turn_message(1).await;
    for person in &party.people {
        let hand = person.uses("Show my hand", message.id).await?.message.unwrap();
        assert!(hand.is_private() && hand.files() == ["table.png"] && hand.text.contains("My hand"), "{hand}");
    }
    let stranger = discord.user("dieter").in_channel(party.thread);
    let none = stranger.uses("Show my hand", message.id).await?.message.unwrap();
    assert!(none.is_private() && none.text.contains("you have no hand"), "{none}");
    for person in party.people.iter().chain([&stranger]) {
        let more = person.press(message.id, &own_id(&message, "~more")).await?.message.unwrap();
        assert!(more.is_private() && more.text.contains("/turns"), "{more}");
        person.begin_press(more.id, &own_id(&more, "~log"))?;
        let log = until("the story", || {
            let now = person.messages().into_iter().find(|message| message.id == more.id)?;
            (now.json["embeds"][0]["title"] == "The story so far").then_some(now)
        });
        assert!(log.await.is_private());
    }
    // A new name, for those who sit there; and the table as a file.
    let anna = &party.people[0];
    assert!(stranger.slash("/table rename name:Mine").await?.message.unwrap().text.contains("only its players"));
    assert!(anna.slash("/table rename name:@#*").await?.message.unwrap().text.contains("Choose a name"));
    assert!(anna.slash("/table rename name:Slow Train").await?.message.unwrap().text.contains("has its new name"));
    until("the thread", || (discord.channel("Slow Train") == Some(party.thread)).then_some(())).await;
    for (person, seat) in party.people.iter().map(|person| (person, true)).chain([(&stranger, false)]) {
        let export = person.slash("/table export").await?.message.unwrap();
        let bytes = person.opens(&export, "table.json").unwrap();
        let known: serde_json::Value = serde_json::from_slice(&bytes)?;
        assert!(export.is_private() && known["seat"].is_number() == seat && known["view"].is_object(), "{known}");
        assert!(known.get("seed").is_none() && known.get("keys").is_none(), "{known}");
    }
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_chooses_how_pictures_look_and_how_to_hear_of_a_turn() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = people::bot_and_store(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, TEST_GAME, 36).await;
    let first = party.mentioned(&party.turn_message(1).await);
    let hand = |answer: local_discord::driver::Answer| {
        let seen = answer.message.unwrap();
        let width = seen.json["attachments"][0]["width"].as_u64().unwrap();
        (first.opens(&seen, "table.png").unwrap(), width)
    };
    let (light, usual) = hand(first.slash("/table hand").await?);
    let settings = first.slash("/settings").await?.message.unwrap();
    assert!(settings.is_private() && settings.text.contains("A mention in the thread"), "{settings}");
    for (choice, kept) in [("Dark", Scheme::Dark.name()), ("Large", PictureSize::Large.name())] {
        first.choose(choice).await?;
        let chosen = async {
            loop {
                let now = store.settings(UserId(first.id().0)).await.unwrap();
                if [now.scheme.name(), now.width.name()].contains(&kept) {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), chosen).await?;
    }
    let (dark, large) = hand(first.slash("/table hand").await?);
    assert!(dark != light && usual == 1_080 && large == 1_620);

    // Nobody is pinged who does not want to be; a direct message instead; a closed door is a reason for a mention.
    for (nth, ping, open) in [(2, Ping::None, true), (3, Ping::Direct, true), (4, Ping::Direct, false)] {
        for person in &party.people {
            store.set_settings(UserId(person.id().0), Settings { ping, ..Settings::default() }).await?;
            discord.set_open_to_messages(person.id(), open);
        }
        let before = party.turn_message(nth - 1).await;
        let decider = party.named(&before);
        party.play_turn(&decider).await;
        let message = party.turn_message(nth).await;
        let next = party.named(&message);
        let mentions = message.json["mentions"].as_array().unwrap().len();
        let direct = next.in_direct_messages().messages();
        match (ping, open) {
            (Ping::Direct, true) => {
                assert!(mentions == 0 && direct.len() == 1, "{message}");
                assert!(direct[0].text.contains("It is your turn") && direct[0].text.contains(&party.name()));
            }
            (Ping::Direct, false) => assert_eq!(mentions, 1, "{message}"),
            _ => assert!(mentions == 0 && direct.is_empty(), "{message}"),
        }
    }
    // The only thing refused is a message to somebody who takes none.
    let refused: Vec<String> = discord.offences().iter().map(ToString::to_string).collect();
    assert!(refused.iter().all(|one| one.contains("50007")), "{refused:?}");
    running.stop().await;
    Ok(())
}

/// What a client that was tampered with could send.
fn made_up(table: &TableId, step: Revision) -> Vec<String> {
    let long = "9".repeat(90);
    let mut ids: Vec<String> =
        ["", "r1", "r1:", "r1:::", "r1::0:x", "r2:a:0:b", "🚂", "'; drop table game; --", "\u{202e}"]
            .map(str::to_owned)
            .into();
    for key in [
        "x",
        "~",
        "~x",
        "~turn ",
        "go.c-2",
        "~value.",
        "~value.length",
        "~pick",
        "~section",
        "~option",
        "~more-options",
        "~switch.lot",
        "~wish.o",
        "~start-now",
        "~not-ready",
        "../",
        &long[..60],
    ] {
        for step in ["0", "1", "-1", "18446744073709551615", "18446744073709551616", "x", &step.to_string()] {
            ids.push(format!("r1:{table}:{step}:{key}"));
        }
    }
    ids.push(format!("r1:{long}:0:~turn"));
    ids.retain(|id| !id.is_empty() && id.chars().count() <= 100);
    ids
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_made_up_press_is_answered_privately_and_changes_nothing() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = people::bot_and_store(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, TEST_GAME, 35).await;
    let message = party.turn_message(1).await;
    let decider = party.mentioned(&message);
    let stranger = discord.user("dieter").in_channel(party.thread);
    let stored = || async {
        let stored = store.load(&party.table_id()).await.unwrap();
        (stored.table.revision, stored.current, stored.published, stored.draft, stored.table.options)
    };
    let before = stored().await;
    let public = |party: &Party| party.people[0].messages().iter().filter(|seen| !seen.is_private()).count();
    let messages = public(&party);
    let mut dice = engine::Dice::new(engine::Seed::from(35));
    let mut ids = made_up(&party.table_id(), before.0);
    // And the real ones with a letter changed.
    for real in [own_id(&message, "~turn"), own_id(&message, "~hand")] {
        for _ in 0..40 {
            let mut letters: Vec<char> = real.chars().collect();
            let at = dice.below(letters.len() as u32) as usize;
            letters[at] = char::from(b'!' + dice.below(94) as u8);
            ids.push(letters.into_iter().collect());
        }
    }
    for id in &ids {
        for person in [&decider, &stranger] {
            for value in [None, Some("0"), Some("no-such-thing"), Some("long")] {
                let answer = person.forges(message.id, id, value).await?.message.unwrap();
                assert!(answer.is_private() && !answer.text.contains('⟨'), "{id}: {answer}");
            }
        }
    }
    // A lobby's buttons on a message that is no lobby leave that message alone.
    for id in [own_id(&message, "~turn").replace("~turn", "~start"), "r1:nobody:0:~join".to_owned()] {
        let asked = discord.requests().len();
        decider.forges(message.id, &id, None).await?;
        until("an answer", || (discord.requests().len() > asked).then_some(())).await;
    }
    decider.sees("There is no such table").await?;
    assert_eq!(party.turn_message(1).await.text, message.text);
    assert_eq!(stored().await, before);
    assert_eq!(public(&party), messages);
    let options: Options = before.4;
    assert_eq!(options.get("length").map(String::as_str), Some("short"));
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
