//! Whole games through Discord: slash commands, buttons and menus, with the real client on a Discord of this machine.

mod people;
mod pressing;

use local_discord::driver::Discord;
use people::{Outcome, Party, bot, changed, discord, no_offences, offers, own_id, parts, until};
use pressing::presses;
use serde_json::Value;

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const FOUR: [&str; 4] = ["anna", "ben", "chiyo", "dieter"];

async fn a_whole_game(people: &[&str], play: &str, seed: u64) -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, people, play, seed).await;
    let hand_overs = party.play_to_the_end().await;
    // What is done before the first turn is one.
    assert!(party.turns().len() <= hand_overs, "no more than one public message for each hand-over");
    party.ends_as_the_engine_says();
    party.pings_as_the_engine_says();
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_people_play_the_test_game_to_its_end() -> Outcome {
    a_whole_game(&PEOPLE, "/play game:test-game players:3", 1).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_people_play_great_western_trail_to_its_end() -> Outcome {
    a_whole_game(&PEOPLE, "/play game:great-western-trail players:3", 2).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_play_the_second_edition_with_rails_to_the_north_to_its_end() -> Outcome {
    let play = "/play game:great-western-trail players:4 options:edition=second,north=true,cattle=simmental";
    a_whole_game(&FOUR, play, 3).await
}

/// How often each player was mentioned by what was posted before the message of the first turn.
fn before_the_first_turn(discord: &Discord, party: &Party) -> Vec<usize> {
    let requests = discord.requests();
    let posted = requests.iter().filter(|one| one.method == "POST" && one.route.ends_with("/messages"));
    let mut called: Vec<&str> = posted
        .flat_map(|request| request.body["allowed_mentions"]["users"].as_array().into_iter().flatten())
        .filter_map(Value::as_str)
        .collect();
    // The last one is that of the first turn itself.
    called.pop();
    party.people.iter().map(|person| called.iter().filter(|one| **one == person.id().to_string()).count()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_play_pacific_rails_to_its_end() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &FOUR, "/play game:pacific-rails players:4 options:round-cap=24", 4).await;
    let (mut sent_home, mut called) = (0, None);
    for nth in 1.. {
        let message = party.turn_message(nth).await;
        if called.is_none() && !message.text.contains("Before the first turn") {
            called = Some(before_the_first_turn(&discord, &party));
        }
        if party.end().is_some_and(|end| end.id == message.id) {
            break;
        }
        let person = party.mentioned(&message);
        let mut panel = party.open_panel(&person).await;
        // In the turn of another one: she is called for this alone, and then the turn goes on.
        sent_home += usize::from(panel.text.contains("You carry all the hats you can"));
        while !offers(&panel).is_empty() {
            // Whoever keeps her hats soon has more than she can carry.
            panel = match presses(&panel).into_iter().find(|press| press.key == "hats.0") {
                Some(keep) => {
                    keep.begin(&person, &panel)?;
                    changed(&person, &panel).await
                }
                None => party.step(&person, &panel).await,
            };
        }
    }
    assert_eq!(called, Some(vec![1; 4]), "each was called once by the set-up");
    assert!(sent_home > 0, "nobody had to decide out of turn");
    // What was done before the first turn is one message, which tells all of it.
    let before: Vec<_> =
        party.people[0].messages().into_iter().filter(|one| one.text.contains("Before the first turn")).collect();
    assert_eq!(before.len(), 1, "{before:?}");
    assert!(FOUR.iter().all(|name| before[0].text.to_lowercase().contains(&format!("{name} "))), "{}", before[0]);
    party.ends_as_the_engine_says();
    assert!(party.pings_as_the_engine_says() > sent_home, "she is called, and then the one whose turn goes on");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_the_bot_is_started_again() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let mut running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, "/play game:test-game players:3 options:length=short", 3).await;
    let mut restarts = 0;
    for nth in 1.. {
        let message = party.turn_message(nth).await;
        if party.end().is_some() {
            break;
        }
        let person = party.mentioned(&message);
        let mut panel = party.open_panel(&person).await;
        while !offers(&panel).is_empty() {
            panel = party.step(&person, &panel).await;
            // In the middle of a turn: the draft is stored, and the panel that is open goes on working.
            if restarts < 4 && !offers(&panel).is_empty() {
                restarts += 1;
                running.stop().await;
                until("the bot to be gone", || discord.shards().is_empty().then_some(())).await;
                running = bot(&discord, folder.path()).await;
            }
        }
    }
    assert_eq!(restarts, 4);
    party.ends_as_the_engine_says();
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn others_see_nothing_of_a_draft_and_a_press_too_late_shows_where_the_game_stands() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, "/play game:test-game players:3", 4).await;
    let first = party.turn_message(1).await;
    let decider = party.mentioned(&first);
    let other = party.people.iter().find(|person| person.id() != decider.id()).unwrap().clone();
    let stranger = discord.user("dieter").in_channel(party.thread);

    let board = |answer: local_discord::driver::Answer| {
        let seen = answer.message.unwrap();
        assert!(seen.is_private());
        (seen.json["embeds"].clone(), seen.json["attachments"][0]["description"].clone())
    };
    let id = own_id(&first, "~boards");
    let before = (board(other.press(first.id, &id).await?), board(stranger.press(first.id, &id).await?));
    let log = other.slash("/table log").await?.message.unwrap().json["embeds"].clone();

    // A card is put into the yard.
    let panel = party.open_panel(&decider).await;
    let pick = offers(&panel).into_iter().find(|offer| offer.label.contains("into the yard")).unwrap();
    decider.begin_press(panel.id, &pick.id).map(drop)?;
    let panel = changed(&decider, &panel).await;
    decider.choose("Row 2").await?;
    let panel = changed(&decider, &panel).await;
    let cell = offers(&panel).remove(0).label;
    decider.choose(&cell).await?;
    let panel = changed(&decider, &panel).await;
    assert!(panel.text.contains("Your turn so far"), "{panel}");

    let after = (board(other.press(first.id, &id).await?), board(stranger.press(first.id, &id).await?));
    assert_eq!(before, after, "a draft shows in what others see");
    assert_eq!(other.slash("/table log").await?.message.unwrap().json["embeds"], log);
    assert_eq!(party.turns().len(), 1);

    // Panels do not pile up: the second puts the first away. Taking back leaves no trace, and a press too late is behind.
    let second = party.open_panel(&decider).await;
    let away = || decider.message(panel.id).filter(|now| parts(now).is_empty());
    assert!(until("the first panel to be put away", away).await.text.contains("opened again further down"));
    decider.begin_press(second.id, &own_id(&second, "~restart"))?;
    let again = changed(&decider, &second).await;
    assert!(!again.text.contains("Your turn so far"), "{again}");
    decider.forges(second.id, &own_id(&second, "~back"), None).await?;
    decider.sees("moved on").await?;

    // A stranger who presses sees the board, and has no hand.
    let view = stranger.click("Take my turn").await?.message.unwrap();
    assert!(view.is_private() && offers(&view).is_empty() && view.text.contains("The whole board"), "{view}");
    assert!(stranger.press(first.id, &own_id(&first, "~hand")).await?.message.unwrap().text.contains("do not sit"));
    // One who waits sees her own hand and whom the table waits for.
    let waits = other.click("Take my turn").await?.message.unwrap();
    assert!(waits.is_private() && offers(&waits).is_empty() && waits.text.contains("taking a turn"), "{waits}");

    assert!(decider.slash("/turns").await?.message.unwrap().text.contains("turn 1"));
    assert!(other.slash("/turns").await?.message.unwrap().text.contains("Nothing waits"));
    assert!(other.slash("/help").await?.message.unwrap().text.contains("/play"));
    assert!(decider.press(first.id, &own_id(&first, "~since")).await?.message.unwrap().is_private());
    assert!(decider.slash("/table hand").await?.message.unwrap().is_private());
    let panel = decider.message(second.id).ok_or("no panel")?;
    decider.begin_press(panel.id, &own_id(&panel, "~explain"))?;
    until("the reasons", || {
        let now = decider.messages().into_iter().find(|message| message.id == panel.id)?;
        (now.json["embeds"][0]["title"] == "Explain").then_some(())
    })
    .await;
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_takes_who_fits_and_refuses_what_cannot_be() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let anna = discord.user("anna").at("games");
    assert_eq!(anna.types("/play game:test").await?, ["The test game"]);
    let completed = anna.types("/play game:test-game options:length=short,cr").await?;
    assert_eq!(completed.len(), 2, "{completed:?}");
    assert_eq!(completed[1], "length=short,crates=rich · Crates: Rich");
    let ruled = anna.types("/rule topic:kansas").await?;
    assert!(ruled.iter().any(|title| title.contains("Kansas City")), "{ruled:?}");
    let rule = anna.slash("/rule topic:great-western-trail/moving").await?.message.unwrap();
    assert!(rule.is_private() && rule.text.contains("step") && !rule.text.contains('⟨'), "{rule}");
    assert!(rule.files().is_empty(), "a section has no picture");
    for (topic, says) in [
        ("great-western-trail/building-9a", "9a"),
        ("great-western-trail/cattle-holstein", "Holstein"),
        ("pacific-rails/senator-3", "Senator 3"),
        ("flood (4 points", "flood"),
    ] {
        let rule = anna.slash(&format!("/rule topic:{topic}")).await?.message.unwrap();
        assert_eq!(rule.files(), ["tile.png"], "{rule}");
        let alt = rule.json["attachments"][0]["description"].as_str().unwrap_or_default();
        assert!(alt.contains(says) && rule.json["embeds"][0]["title"].as_str().unwrap().contains(says), "{rule}");
        let file = anna.opens(&rule, "tile.png").unwrap();
        assert!(file.starts_with(b"\x89PNG") && file.len() > 500, "{} bytes", file.len());
    }
    assert!(anna.slash("/rule topic:chess").await?.message.unwrap().text.contains("no such topic"));
    for (wrong, says) in [
        ("/play game:chess", "no such game"),
        ("/play game:test-game players:7", "It is for: 2, 3, 4"),
        ("/play game:test-game options:length=huge", "length=short|long"),
    ] {
        let answer = anna.slash(wrong).await?.message.unwrap();
        assert!(answer.is_private() && answer.text.contains(says), "{answer}");
    }
    let lobby = anna.slash("/play game:test-game players:2").await?.message.unwrap();
    let ben = discord.user("ben").at("games");
    ben.begin_press(lobby.id, &own_id(&lobby, "~start"))?;
    ben.sees("Only the one who opened").await?;
    anna.begin_press(lobby.id, &own_id(&lobby, "~start"))?;
    anna.sees("needs at least 2 players").await?;
    ben.begin_press(lobby.id, &own_id(&lobby, "~join"))?;
    anna.sees("2 of 2 seats").await?;
    ben.begin_press(lobby.id, &own_id(&lobby, "~leave"))?;
    anna.sees("1 of 2 seats").await?;
    // A table is where its thread is; elsewhere there is none.
    assert!(anna.slash("/table board").await?.message.unwrap().text.contains("no such table"));
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_thread_was_deleted_goes_on_elsewhere() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, "/play game:test-game players:3", 5).await;
    let decider = party.mentioned(&party.turn_message(1).await);
    let name = party.turn_message(1).await.content().split("**").nth(1).unwrap().to_owned();
    let panel = party.open_panel(&decider).await;
    let id = own_id(&panel, "~hand").split(':').nth(1).unwrap().to_owned();
    discord.delete_channel(party.thread);
    let lobby = decider.at("lobby");
    assert_eq!(lobby.types(&format!("/table resume table:{}", &name[..3])).await?, [name]);
    lobby.slash(&format!("/table resume table:{id}")).await?;
    party.people = party.people.iter().map(|person| person.at("lobby")).collect();
    let message = party.turn_message(1).await;
    assert!(!message.is_private());
    party.play_turn(&party.named(&message)).await;
    until("the next turn", || (party.turns().len() == 2).then_some(())).await;
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
