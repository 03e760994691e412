//! A lobby shows who sits there, whatever overtakes what on the way.

mod people;

use local_discord::Fault;
use local_discord::driver::{Discord, Person};
use people::{Outcome, bot, bot_and_store, discord, joined, no_offences, own_id, until};
use std::time::Duration;

const ANSWER: &str = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original";
const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";
const LATE: Fault = Fault::Delay(Duration::from_millis(1_500));

fn answers(discord: &Discord, pattern: &str) -> usize {
    discord.requests().iter().filter(|one| format!("{} {}", one.method, one.route) == pattern).count()
}

fn people(discord: &Discord) -> [Person; 3] {
    ["anna", "ben", "chiyo"].map(|name| discord.user(name).at("games"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_takes_long_shows_no_seats_of_before() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let [anna, ben, chiyo] = people(&discord);
    let lobby = anna.slash("/play game:test-game players:3").await?.message.ok_or("no lobby")?;
    let game = own_id(&lobby, "~join").split(':').nth(1).ok_or("no table")?.to_owned();
    let shown = || anna.message(lobby.id).map_or(0, |now| joined(&now));
    for (key, sitting) in [("~join", 3), ("~leave", 1), ("~join", 3)] {
        let before = answers(&discord, ANSWER);
        // Ben's answer is on its way for long; meanwhile Chiyo presses, and hers is not.
        discord.fault(ANSWER, LATE, 1);
        ben.begin_press(lobby.id, &own_id(&lobby, key))?;
        while store.seats(&game).await?.iter().any(|seat| seat.user == Some(ben.id().0)) != (key == "~join") {
            tokio::time::sleep(Duration::from_millis(3)).await;
        }
        chiyo.begin_press(lobby.id, &own_id(&lobby, key))?;
        until("both answers", || (answers(&discord, ANSWER) == before + 2).then_some(())).await;
        assert_eq!(shown(), sitting, "{key}");
        assert_eq!(store.seats(&game).await?.len(), sitting);
    }
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_change_of_options_that_takes_long_shows_no_seats_of_before() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let [anna, ben, chiyo] = people(&discord);
    let lobby = anna.slash("/play game:test-game players:3").await?.message.ok_or("no lobby")?;
    let late = answers(&discord, EDIT);
    discord.fault(EDIT, LATE, 1);
    let value = own_id(&lobby, "~options").replace("~options", "~value.length");
    let panel = anna.press(lobby.id, &own_id(&lobby, "~options")).await?.message.ok_or("no options")?;
    anna.choose("Length").await?;
    until("the values", || anna.begin_choice(panel.id, &value, "long").ok()).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    for person in [&ben, &chiyo] {
        person.begin_press(lobby.id, &own_id(&lobby, "~join"))?;
    }
    until("the edit", || (answers(&discord, EDIT) > late).then_some(())).await;
    until("everybody", || (joined(&anna.message(lobby.id)?) == 3).then_some(())).await;
    let now = anna.message(lobby.id).ok_or("no lobby")?;
    assert!(now.text.contains("Length: Long"), "{now}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
