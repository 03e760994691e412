//! Who is called when: the start and the end of a game call each player once; and where a table may talk.

mod people;
mod pressing;

use bot::ids::UserId;
use bot::store::{Ping, Settings};
use local_discord::driver::{Person, Seen};
use people::{Outcome, Party, bot, bot_and_store, discord, no_offences, own_id, until};
use pressing::press;
use std::collections::BTreeMap;

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const SHORT: &str = "/play game:test-game players:3 options:length=short";
const SEND_MESSAGES: u64 = 1 << 11;
const MANAGE_THREADS: u64 = 1 << 34;
const SEND_IN_THREADS: u64 = 1 << 38;

/// How often each of them is mentioned in these messages.
fn mentions(messages: &[Seen]) -> BTreeMap<String, usize> {
    let mut all = BTreeMap::new();
    for one in messages.iter().flat_map(|message| message.json["mentions"].as_array().unwrap()) {
        *all.entry(one["id"].as_str().unwrap().to_owned()).or_default() += 1;
    }
    all
}

fn once(people: &[Person]) -> BTreeMap<String, usize> {
    people.iter().map(|person| (person.id().to_string(), 1)).collect()
}

fn public(person: &Person) -> Vec<Seen> {
    person.messages().into_iter().filter(|message| !message.is_private()).collect()
}

/// The direct messages of somebody with these words.
fn directly(person: &Person, words: &str) -> usize {
    person.in_direct_messages().messages().iter().filter(|message| message.text.contains(words)).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_start_and_the_end_of_a_game_mention_each_player_once() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, SHORT, 81).await;
    let first = party.turn_message(1).await;
    let begun = public(&party.people[0]);
    assert_eq!(mentions(&begun), once(&party.people), "each once, the first of them by her turn");
    let setup = begun.iter().find(|message| message.text.contains("Seat order")).unwrap();
    assert_eq!(mentions(std::slice::from_ref(setup)).len(), 2, "{setup}");
    assert!(!mentions(std::slice::from_ref(setup)).contains_key(&party.mentioned(&first).id().to_string()));
    let line = setup.text.lines().next().unwrap().to_lowercase();
    assert!(PEOPLE.iter().all(|name| line.contains(name)), "everybody is named: {setup}");
    party.play_to_the_end().await;
    let end = party.end().unwrap();
    assert_eq!(mentions(&[end]), once(&party.people));
    // And so does an end before the game is over.
    let party = Party::gather(&discord, &PEOPLE, SHORT, 82).await;
    let dieter = discord.user("dieter").in_channel(party.thread);
    discord.allow(discord.channel("games").unwrap(), dieter.id(), MANAGE_THREADS);
    let sure = dieter.slash("/table end").await?.message.unwrap();
    dieter.press(sure.id, &own_id(&sure, "~end")).await?;
    let end = dieter.sees("The table was ended").await?;
    assert_eq!(mentions(&[end]), once(&party.people));
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_wants_a_direct_message_or_nothing_is_not_mentioned_at_start_and_end_either() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    for (name, ping) in [("anna", Ping::Direct), ("ben", Ping::None), ("chiyo", Ping::Direct)] {
        let user = discord.user(name).id();
        store.set_settings(UserId(user.0), Settings { ping, ..Settings::default() }).await?;
        discord.set_open_to_messages(user, name != "chiyo");
    }
    let mut party = Party::gather(&discord, &PEOPLE, SHORT, 83).await;
    let [anna, ben, chiyo] = [0, 1, 2].map(|at| party.people[at].clone());
    let first = party.named(&party.turn_message(1).await);
    // Chiyo takes no message from us: that is a reason for a mention.
    assert_eq!(mentions(&public(&anna)), once(std::slice::from_ref(&chiyo)));
    let told = if first.id() == anna.id() { "It is your turn:" } else { "The game begins:" };
    assert_eq!((directly(&anna, told), anna.in_direct_messages().messages().len()), (1, 1));
    party.play_on().await;
    let end = until("the end", || party.end()).await;
    assert_eq!(mentions(&[end]), once(&[chiyo]));
    assert_eq!(directly(&anna, "The game is over:"), 1);
    assert!(ben.in_direct_messages().messages().is_empty(), "{}", ben.in_direct_messages().screen());
    let refused: Vec<String> = discord.offences().iter().map(ToString::to_string).collect();
    assert!(refused.iter().all(|one| one.contains("50007")), "{refused:?}");
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_opened_in_a_thread_talks_there_and_asks_for_what_counts_there() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, SHORT, 84).await;
    let (games, bot) = (discord.channel("games").unwrap(), discord.bot());
    let [anna, ben] = [0, 1].map(|at| party.people[at].clone());
    // What is missing in the thread is what is named.
    discord.deny(games, bot, SEND_IN_THREADS);
    let refused = anna.slash("/play game:test-game players:2").await?.message.unwrap();
    assert!(refused.is_private() && refused.text.contains("gives me Send Messages in Threads in"), "{refused}");
    discord.allow(games, bot, SEND_IN_THREADS);
    // What is missing in the channel alone is no matter here.
    discord.deny(games, bot, SEND_MESSAGES);
    let lobby = anna.slash("/play game:test-game players:2").await?.message.unwrap();
    assert!(!lobby.is_private(), "{lobby}");
    ben.begin_press(lobby.id, &own_id(&lobby, "~join"))?;
    anna.sees("2 of 2 seats").await?;
    anna.begin_press(lobby.id, &own_id(&lobby, "~start"))?;
    let table = own_id(&lobby, "~join").split(':').nth(1).unwrap().to_owned();
    let of_it = |message: &Seen| message.json["components"].to_string().contains(&format!("r1:{table}:"));
    let said = until("the first turn there", || {
        let all: Vec<Seen> =
            public(&anna).into_iter().filter(|message| message.id != lobby.id && of_it(message)).collect();
        all.iter().any(|message| message.text.contains("it is your turn")).then_some(all)
    })
    .await;
    assert!(said.iter().any(|message| message.text.contains("The table is set")));
    assert!(said.iter().all(|message| !message.text.contains("I could not open a thread")), "{said:?}");
    let begun = until("the lobby", || anna.message(lobby.id).filter(|now| now.buttons().is_empty())).await;
    assert!(begun.text.contains("the table talks here"), "{begun}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_on_hears_that_somebody_is_gone_for_good() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    for her_turn in [false, true] {
        let party = Party::gather(&discord, &PEOPLE, SHORT, 85).await;
        let turn = party.mentioned(&party.turn_message(1).await);
        let forgets = party.people.iter().find(|person| (person.id() == turn.id()) == her_turn).ok_or("nobody")?;
        let shown = forgets.slash("/settings").await?.message.ok_or("no settings")?;
        let sure = press(forgets, &shown, "~forget").await;
        press(forgets, &sure, "~forget-now").await;
        let says = "A player has left for good";
        let said = until(says, || public(&party.people[0]).into_iter().find(|one| one.text.contains(says))).await;
        let told: Vec<String> = mentions(&[said]).into_keys().collect();
        if her_turn {
            // Nobody plays on before somebody sits down: the next one has to know.
            assert!(told.len() == 1 && told[0] != turn.id().to_string(), "{told:?}");
        } else {
            assert_eq!(told, [turn.id().to_string()]);
        }
    }
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
