//! What is done before the first turn is one message, which is edited: it calls nobody, also when something is taken back.

mod people;
mod pressing;

use local_discord::driver::{Discord, Person, Seen};
use people::{Outcome, Party, bot, discord, no_offences, offers, until};
use pressing::press;

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const PLAY: &str = "/play game:pacific-rails players:3";

fn set_ups(party: &Party) -> Vec<Seen> {
    let mut all = party.people[0].messages();
    all.retain(|message| !message.is_private() && message.json["embeds"][0]["title"] == "Before the first turn");
    all
}

/// Waits until the one message calls for this turn, and for whom.
async fn at_turn(party: &Party, turn: u32) -> Person {
    let says = format!("· turn {turn} · ");
    // Put away, it calls for nothing.
    let calls = |message: &Seen| message.content().contains(&says) && message.content().contains("it is your turn");
    let now = until(&says, || set_ups(party).pop().filter(calls)).await;
    party.named(&now)
}

/// Decides until it is somebody else's turn; answers with the panel that is left.
async fn hands_over(party: &mut Party, person: &Person) -> Seen {
    let mut panel = party.open_panel(person).await;
    while !offers(&panel).is_empty() {
        panel = party.step(person, &panel).await;
    }
    panel
}

/// How often each player was mentioned by what was posted.
fn mentions(discord: &Discord, party: &Party) -> Vec<usize> {
    let posted = discord.requests();
    let posted: Vec<_> = posted.iter().filter(|one| one.method == "POST" && one.route.ends_with("/messages")).collect();
    let times = |person: &Person| {
        let id = person.id().to_string();
        let calls = |body: &serde_json::Value| {
            body["allowed_mentions"]["users"].as_array().is_some_and(|users| users.iter().any(|one| *one == id))
        };
        posted.iter().filter(|request| calls(&request.body)).count()
    };
    party.people.iter().map(times).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_set_up_that_is_taken_back_stays_one_message_and_calls_nobody_again() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, PLAY, 61).await;
    let first = at_turn(&party, 1).await;
    let only = set_ups(&party)[0].id;
    let done = hands_over(&mut party, &first).await;
    let next = at_turn(&party, 2).await;
    assert_ne!(next.id(), first.id());
    // Nobody hears of an edit, but whoever reads it knows who is meant.
    let named = set_ups(&party)[0].json["mentions"].clone();
    assert_eq!(named[0]["id"], next.id().to_string(), "{named}");

    let mine = press(&first, &done, "~takeback").await;
    assert!(mine.text.contains("yours again") && !offers(&mine).is_empty(), "{mine}");
    assert_eq!(at_turn(&party, 1).await.id(), first.id());
    let shown = set_ups(&party);
    assert!(shown.len() == 1 && shown[0].id == only && shown[0].text.contains("took back"), "{shown:?}");
    assert_eq!(mentions(&discord, &party), [1, 1, 1], "each once, when the game began");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_leads_back_from_the_first_turn_opens_the_set_up_again() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, PLAY, 62).await;
    let only = set_ups(&party)[0].id;
    let (mut turn, mut last, mut left) = (0, None, None);
    let first_turn = loop {
        turn += 1;
        let message = party.turn_message(turn).await;
        if message.id != only {
            break message;
        }
        let person = at_turn(&party, turn as u32).await;
        left = Some(hands_over(&mut party, &person).await);
        last = Some(person);
    };
    let (last, left) = (last.ok_or("nobody set the table up")?, left.ok_or("no panel")?);
    press(&last, &left, "~takeback").await;
    assert_eq!(at_turn(&party, turn as u32 - 1).await.id(), last.id());
    let back = || last.message(first_turn.id).filter(|message| message.text.contains("This was taken back"));
    assert!(until("the mark", back).await.buttons().is_empty());
    let open = until("the buttons", || set_ups(&party).pop().filter(|message| !message.buttons().is_empty())).await;
    assert!(open.id == only && set_ups(&party).len() == 1, "{open}");
    hands_over(&mut party, &last).await;
    let says = format!("· turn {turn} · ");
    let anew = || party.turns().into_iter().find(|message| message.id != only && message.content().contains(&says));
    assert_ne!(until("the first turn once more", anew).await.id, first_turn.id);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
