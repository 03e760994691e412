//! The way to a table without typing anything: one private message, invitations, and the lobby that comes of it.

mod people;
mod pressing;

use bot::store::{Invitations, Limits, Settings};
use local_discord::driver::{Discord, Person, Seen};
use people::{Outcome, bot, bot_and_store, bot_on, discord, joined, no_offences, own_id, parts, store_in, until};
use pressing::face;
use serde_json::Value;
use std::time::Duration;

const VIEW: u64 = 1 << 10;
const SEND_MESSAGES: u64 = 1 << 11;
const DAY: i64 = 24 * 3600;

fn people(discord: &Discord) -> [Person; 4] {
    ["anna", "ben", "chiyo", "dieter"].map(|name| discord.user(name).at("games"))
}

/// The id of the menu or button for this part of a wish.
fn part(assistant: &Seen, letter: &str) -> String {
    let ids = parts(assistant).into_iter().filter_map(|part| part["custom_id"].as_str().map(str::to_owned));
    let start = format!("r1:me:0:~wish.{letter}.");
    ids.into_iter().find(|id| id.starts_with(&start)).unwrap_or_else(|| panic!("no {letter} on {assistant}"))
}

async fn assistant(person: &Person) -> Seen {
    let shown = person.slash("/play").await.unwrap().message.unwrap();
    assert!(shown.is_private() && !shown.text.contains('⟨'), "{shown}");
    shown
}

/// Chooses from a menu of the assistant; answers with what it shows then.
async fn choose(person: &Person, on: &Seen, letter: &str, values: &[&str]) -> Seen {
    let values: Vec<String> = values.iter().map(|value| (*value).to_owned()).collect();
    person.begin_choices(on.id, &part(on, letter), &values).unwrap();
    until("another choice", || person.message(on.id).filter(|now| face(now) != face(on))).await
}

/// Opens the table; answers with what she is told, and the lobby if there is one.
async fn open(person: &Person, on: &Seen) -> (Seen, Option<Seen>) {
    let before = person.messages().len();
    person.begin_press(on.id, &part(on, "o")).unwrap();
    let told = until("an answer", || person.message(on.id).filter(|now| face(now) != face(on))).await;
    let lobby = person.messages().into_iter().skip(before).find(|one| !one.is_private() && joined(one) > 0);
    (told, lobby)
}

fn mentioned(message: &Seen) -> Vec<String> {
    let all = message.json["mentions"].as_array().unwrap();
    all.iter().map(|one| one["username"].as_str().unwrap().to_owned()).collect()
}

/// What a menu shows as chosen.
fn chosen(assistant: &Seen, letter: &str) -> Vec<Value> {
    let id = part(assistant, letter);
    let menu = parts(assistant).into_iter().find(|part| part["custom_id"] == id.as_str()).unwrap();
    let options = menu["options"].as_array().into_iter().flatten().filter(|one| one["default"] == true);
    let people = menu["default_values"].as_array().into_iter().flatten().map(|one| one["id"].clone());
    options.map(|one| one["value"].clone()).chain(people).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_taps_open_a_table_and_a_third_opens_no_other() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let [anna, ben, ..] = people(&discord);
    let shown = assistant(&anna).await;
    assert!(shown.text.contains("Great Western Trail") && shown.text.contains("Drive cattle"), "{shown}");
    assert_eq!(shown.files(), ["table.png"], "{shown}");
    assert!(!shown.json["attachments"][0]["description"].as_str().unwrap_or_default().is_empty(), "{shown}");
    assert_eq!(shown.buttons(), ["Open the table"]);
    assert_eq!(chosen(&shown, "s"), ["4"]);
    let id = part(&shown, "o");
    let (told, lobby) = open(&anna, &shown).await;
    let lobby = lobby.ok_or("no lobby")?;
    assert!(told.text.contains("The table is open") && told.text.contains(&lobby.id.to_string()), "{told}");
    assert!(parts(&told).is_empty() && told.files().is_empty(), "{told}");
    assert!(lobby.text.contains("1 of 4 seats") && lobby.text.contains("Edition: First edition"), "{lobby}");
    assert!(
        lobby.text.contains("Rails to the North: Without") && lobby.text.contains("Sides of the private"),
        "{lobby}"
    );
    // Pressed once more, as a slow connection does: the same table.
    let again = anna.forges(told.id, &id, None).await?.message.ok_or("no answer")?;
    until("the same answer", || again.text.contains(&lobby.id.to_string()).then_some(())).await;
    assert_eq!(anna.messages().iter().filter(|one| joined(one) > 0).count(), 1);
    // For somebody else the same button is about a table of her own, and says nothing of this one.
    let hello = ben.says("hello")?;
    ben.forges(hello, &id, None).await?;
    let hers = until("a table of hers", || ben.messages().into_iter().filter(|one| joined(one) > 0).nth(1)).await;
    assert!(hers.text.contains("1. Ben") && own_id(&hers, "~join") != own_id(&lobby, "~join"), "{hers}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_is_chosen_on_one_message_that_outlives_the_bot() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let [anna, ben, chiyo, dieter] = people(&discord);
    let shown = assistant(&anna).await;
    let shown = choose(&anna, &shown, "e", &["3"]).await;
    assert!(shown.text.contains("Edition: Second edition · Rails to the North: With the expansion"), "{shown}");
    let shown = choose(&anna, &shown, "g", &["test-game"]).await;
    assert_eq!((chosen(&shown, "g"), chosen(&shown, "e")), (vec!["test-game".into()], vec!["0".into()]));
    running.stop().await;
    let running = bot(&discord, folder.path()).await;
    let shown = choose(&anna, &shown, "e", &["1"]).await;
    let shown = choose(&anna, &shown, "s", &["3"]).await;
    let guests = [ben.id().to_string(), chiyo.id().to_string()];
    let shown = choose(&anna, &shown, "p", &[&guests[0], &guests[1]]).await;
    assert_eq!(chosen(&shown, "p"), guests.map(Value::from));
    assert_eq!((chosen(&shown, "e"), chosen(&shown, "s")), (vec!["1".into()], vec!["3".into()]));
    let (_, lobby) = open(&anna, &shown).await;
    let lobby = lobby.ok_or("no lobby")?;
    assert!(lobby.text.contains("1 of 3 seats") && lobby.text.contains("Length: Long"), "{lobby}");
    assert!(lobby.content().contains("you are invited:"), "{lobby}");
    let mut called = mentioned(&lobby);
    called.sort();
    assert_eq!(called, ["ben", "chiyo"]);
    assert_eq!([ben.mentions(), chiyo.mentions(), dieter.mentions()], [1, 1, 0]);
    // Whoever comes is no longer awaited, and nobody is mentioned by what changes.
    ben.begin_press(lobby.id, &own_id(&lobby, "~join"))?;
    let now = until("Ben", || anna.message(lobby.id).filter(|now| joined(now) == 2)).await;
    assert!(now.text.contains("Invited: @Chiyo\n") && !now.content().contains("<@"), "{now}");
    assert_eq!([ben.mentions(), chiyo.mentions()], [1, 1]);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_cannot_be_invited_is_named_with_the_reason() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let [anna, ben, chiyo, dieter] = people(&discord);
    discord.deny(discord.channel("games").unwrap(), chiyo.id(), VIEW);
    dieter.slash("/settings").await?;
    dieter.click("Refuse invitations").await?;
    dieter.sees("Nobody may invite me with a mention").await?;
    let her = store.settings(bot::ids::UserId(dieter.id().0)).await?;
    assert_eq!(her, Settings { invitations: Invitations::Refused, ..Settings::default() });
    let shown = assistant(&anna).await;
    let reasons = [
        (anna.id(), "You sit at your own table anyway"),
        (discord.bot(), "is a bot"),
        (chiyo.id(), "Chiyo cannot see this channel"),
        (dieter.id(), "Dieter does not want to be invited"),
    ];
    let mut shown = choose(&anna, &shown, "p", &[&ben.id().to_string()]).await;
    for (guest, why) in reasons {
        let now = choose(&anna, &shown, "p", &[&ben.id().to_string(), &guest.to_string()]).await;
        assert!(now.text.contains(why) && chosen(&now, "p") == [ben.id().to_string()], "{why}: {now}");
        shown = now;
    }
    // What was fine when it was chosen is looked at again.
    discord.deny(discord.channel("games").unwrap(), ben.id(), VIEW);
    let (now, lobby) = open(&anna, &shown).await;
    assert!(now.text.contains("Ben cannot see this channel") && lobby.is_none(), "{now}");
    discord.allow(discord.channel("games").unwrap(), ben.id(), VIEW);
    let shown = choose(&anna, &now, "p", &[&ben.id().to_string()]).await;
    let lobby = open(&anna, &shown).await.1.ok_or("no lobby")?;
    assert_eq!(mentioned(&lobby), ["ben"]);
    // Once a day, over all tables; somebody else may.
    let shown = assistant(&anna).await;
    let now = choose(&anna, &shown, "p", &[&ben.id().to_string()]).await;
    assert!(now.text.contains("You have invited Ben already") && chosen(&now, "p").is_empty(), "{now}");
    let other = assistant(&dieter).await;
    let other = choose(&dieter, &other, "p", &[&ben.id().to_string()]).await;
    assert_eq!(mentioned(&open(&dieter, &other).await.1.ok_or("no lobby")?), ["ben"]);
    store.clock.advance(DAY + 1);
    let now = choose(&anna, &now, "p", &[&ben.id().to_string()]).await;
    assert_eq!(mentioned(&open(&anna, &now).await.1.ok_or("no lobby")?), ["ben"]);
    assert_eq!(ben.mentions(), 3);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_are_invited_at_most_and_only_those_who_are_still_on_the_server() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let [anna, ben, chiyo, dieter] = people(&discord);
    let eve = discord.user("eve").at("games");
    let shown = assistant(&anna).await;
    // No menu lets her choose four.
    let four = [&ben, &chiyo, &dieter, &eve].map(|guest| guest.id().to_string());
    let [one, two, three, _] = &four;
    let values: Vec<&str> = four.iter().map(String::as_str).collect();
    anna.forges_choices(shown.id, &part(&shown, "p"), &values).await?;
    let now = anna.sees("At most 3 people can be invited").await?;
    assert_eq!(chosen(&now, "p"), [one, two, three].map(|id| Value::from(id.as_str())));
    discord.leaves(ben.id());
    let (now, lobby) = open(&anna, &now).await;
    assert!(now.text.contains("Only members of this server can be invited") && lobby.is_none(), "{now}");
    assert_eq!(chosen(&now, "p"), [two, three].map(|id| Value::from(id.as_str())));
    let mut called = mentioned(&open(&anna, &now).await.1.ok_or("no lobby")?);
    called.sort();
    assert_eq!(called, ["chiyo", "dieter"]);
    // Whether somebody is on the server can only be found out by asking.
    let offences: Vec<String> = discord.offences().iter().map(ToString::to_string).collect();
    assert!(offences.iter().all(|one| one.ends_with("404 10007 Unknown Member")), "{offences:?}");
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_can_be_declined_and_the_host_hears_of_it() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let [anna, ben, chiyo, _] = people(&discord);
    let shown = assistant(&anna).await;
    let shown = choose(&anna, &shown, "p", &[&ben.id().to_string()]).await;
    let lobby = open(&anna, &shown).await.1.ok_or("no lobby")?;
    let (refuse, join) = (own_id(&lobby, "~refuse"), own_id(&lobby, "~join"));
    chiyo.begin_press(lobby.id, &refuse)?;
    chiyo.sees("Nobody has invited you").await?;
    ben.begin_press(lobby.id, &refuse)?;
    let now = anna.sees("Cannot come: @Ben").await?;
    assert!(!now.text.contains("Invited:") && !now.buttons().contains(&"Decline"), "{now}");
    let told = anna.in_direct_messages().sees("Ben cannot come to").await?;
    assert!(told.text.contains(&lobby.id.to_string()), "{told}");
    ben.forges(lobby.id, &refuse, None).await?;
    ben.sees("You have declined already").await?;
    assert_eq!(anna.in_direct_messages().messages().len(), 1, "once");
    // She may change her mind; then there is nothing left to decline.
    ben.begin_press(lobby.id, &join)?;
    let now = until("Ben", || anna.message(lobby.id).filter(|now| joined(now) == 2)).await;
    assert!(!now.text.contains("Cannot come"), "{now}");
    ben.forges(lobby.id, &refuse, None).await?;
    ben.sees("You sit here already").await?;
    // Whoever has closed her door sees it on the lobby.
    discord.set_open_to_messages(chiyo.id(), false);
    let shown = assistant(&chiyo).await;
    let shown = choose(&chiyo, &shown, "p", &[&ben.id().to_string()]).await;
    let other = open(&chiyo, &shown).await.1.ok_or("no lobby")?;
    ben.begin_press(other.id, &own_id(&other, "~refuse"))?;
    until("it on the lobby", || chiyo.message(other.id).filter(|now| now.text.contains("Cannot come: @Ben"))).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    // That a door is closed can only be found out by knocking.
    let offences: Vec<String> = discord.offences().iter().map(ToString::to_string).collect();
    assert!(offences.iter().all(|one| one.contains("50007")), "{offences:?}");
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_no_table_can_be_the_assistant_says_why() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let mut store = store_in(folder.path()).await;
    store.limits = Limits { lobbies: 1, ..Limits::default() };
    let (running, _store) = bot_on(&discord, store, |_| ()).await;
    let [anna, ben, ..] = people(&discord);
    let says = async |line: &str| anna.slash(line).await.unwrap().message.unwrap();
    let half = says("/play options:length=long").await;
    assert!(half.is_private() && half.text.contains("name the game too"), "{half}");
    let three = says("/play players:3").await;
    assert_eq!(chosen(&three, "s"), ["3"]);
    let eight = says("/play players:8").await;
    assert!(eight.is_private() && eight.text.contains("No game here can be played by that many"), "{eight}");
    anna.begin_press(eight.id, &own_id(&eight, "~assistant"))?;
    let shown = until("the assistant", || anna.message(eight.id).filter(|now| now.text.contains("Drive cattle"))).await;
    // A button that somebody has made up.
    let made_up = ["~wish.o.x", "~wish.", "~wish.s.aaaaaaaaaa.test-game.9.0.", "~wish.o.aaaaaaaaaa.chess.2.0."];
    for id in made_up.map(|key| format!("r1:me:0:{key}")) {
        let lost = anna.forges(shown.id, &id, Some("99")).await?.message.ok_or("no answer")?;
        until("help", || anna.message(lost.id).filter(|now| now.text.contains("please begin again"))).await;
        anna.begin_press(lost.id, &own_id(&anna.message(lost.id).ok_or("gone")?, "~assistant"))?;
        until("the assistant", || anna.message(lost.id).filter(|now| now.text.contains("Drive cattle"))).await;
    }
    let shown = anna.message(shown.id).ok_or("gone")?;
    assert!(open(&anna, &shown).await.1.is_some());
    let (told, lobby) = open(&anna, &three).await;
    assert!(told.text.contains("You have a table open that has not begun") && lobby.is_none(), "{told}");
    // In a place without a server, and in one where nothing can be posted.
    let alone = ben.in_direct_messages();
    let message = alone.says("hello")?;
    let told = alone.forges(message, "r1:me:0:~assistant", None).await?.message.ok_or("no answer")?;
    assert!(told.text.contains("Tables are played on a server"), "{told}");
    let shown = assistant(&ben).await;
    discord.deny(discord.channel("games").unwrap(), discord.bot(), SEND_MESSAGES);
    let (told, lobby) = open(&ben, &shown).await;
    assert!(told.text.contains("gives me Send Messages") && lobby.is_none(), "{told}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
