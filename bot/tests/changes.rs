//! What changes a table from outside its game: turns taken back, seats that change hands, an early end.

mod people;
mod pressing;

use bot::ids::{Revision, TableId};
use bot::store::Stage;
use engine::{Dice, Seed};
use local_discord::driver::{Person, Seen};
use people::{
    Outcome, Party, bot, bot_and_store, changed, discord, no_offences, offers, own_id, parts, replayed, until,
};
use pressing::{panel, press, presses, take};
use serde_json::Value;

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const TEST_GAME: &str = "/play game:test-game players:3 options:length=short";
const MANAGE_THREADS: u64 = 1 << 34;

fn has(message: &Seen, key: &str) -> bool {
    parts(message).iter().any(|part| part["custom_id"].as_str().is_some_and(|id| id.ends_with(key)))
}

/// What everybody reads with these words.
async fn openly(person: &Person, words: &str) -> Seen {
    until(words, || {
        person.messages().into_iter().rfind(|message| !message.is_private() && message.text.contains(words))
    })
    .await
}

async fn question(person: &Person) -> Seen {
    person.sees("A question to the table").await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_is_taken_back_freely_until_the_next_player_has_clicked_anything() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, TEST_GAME, 41).await;
    let first = party.mentioned(&party.turn_message(1).await);
    let drawn = take(&first, &party.open_panel(&first).await, "draw").await;
    assert!(!has(&drawn, "~takeback"), "what is not handed over goes back by Back one");
    let done = take(&first, &drawn, "finish").await;
    let handed_over = party.turn_message(2).await;
    let next = party.mentioned(&handed_over);
    // Whoever is not next may look as much as she likes.
    let other = party.people.iter().find(|person| ![first.id(), next.id()].contains(&person.id())).unwrap().clone();
    panel(&other).await;
    let mine = press(&first, &done, "~takeback").await;
    assert!(mine.text.contains("yours again") && !offers(&mine).is_empty(), "{mine}");
    let back = openly(&first, "took back the last turn").await;
    assert!(back.content().contains("turn 1") && party.mentioned(&back).id() == first.id(), "{back}");
    let retracted =
        until("the mark", || first.message(handed_over.id).filter(|message| message.text.contains("taken back"))).await;
    assert!(retracted.buttons().is_empty() && retracted.files().is_empty(), "{retracted}");
    // Nobody else sees more than before the turn, and the one who was next does not decide any more.
    assert!(offers(&panel(&next).await).is_empty());
    // What was drawn before the hand-over stays drawn: that was sealed.
    assert!(mine.text.contains("You drew"), "{mine}");
    let done = take(&first, &mine, "finish").await;
    let anew =
        until("the new hand-over", || party.turns().into_iter().rfind(|turn| turn.content().contains("turn 2"))).await;
    assert_ne!(anew.id, handed_over.id, "the new Finish posts anew");
    // To look at one's own turn is to click: from then on she has to agree.
    next.click("Boards…").await?;
    let asked = press(&first, &done, "~takeback").await;
    assert!(asked.text.contains("The others are asked now"), "{asked}");
    let question = question(&next).await;
    assert_eq!(question.json["mentions"][0]["id"].as_str(), Some(next.id().to_string().as_str()), "{question}");
    press(&next, &question, "~decline").await;
    party.play_turn(&next).await;
    party.play_on().await;
    let record = party.record();
    let rewinds = record["rewinds"].as_array().unwrap();
    assert_eq!((rewinds.len(), &rewinds[0][1]), (1, &Value::from(1)), "{record}");
    let (answer, well) = replayed(&record);
    assert!(well && answer["digest"] == record["digest"], "{answer}");
    let log = party.people[0].slash("/table log turn:1").await?.message.unwrap();
    assert!(log.text.contains("back the last turn"), "{log}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn afterwards_everybody_who_has_acted_since_has_to_agree() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, TEST_GAME, 42).await;
    let table = party.table_id();
    let first = party.mentioned(&party.turn_message(1).await);
    let mut open = party.open_panel(&first).await;
    // Something that the dice decide, to be taken back with all that follows.
    open = take(&first, &open, "finish").await;
    let second = party.mentioned(&party.turn_message(2).await);
    let drawn = take(&second, &party.open_panel(&second).await, "draw").await;
    take(&second, &drawn, "finish").await;
    let third = party.mentioned(&party.turn_message(3).await);
    let hand = store.load(&table).await?.current["hands"].clone();
    let asked = press(&first, &open, "~takeback").await;
    assert!(asked.text.contains("The others are asked now"), "{asked}");
    let question = question(&third).await;
    assert!(
        question.text.contains("Waiting for") && question.json["mentions"].as_array().unwrap().len() == 1,
        "{question}"
    );
    // One who has not acted is not asked, and a stranger even less.
    let stranger = discord.user("dieter").in_channel(party.thread);
    for (person, told) in [(&third, "not among those"), (&stranger, "do not sit")] {
        person.begin_press(question.id, &own_id(&question, "~agree"))?;
        assert!(person.sees(told).await?.is_private());
    }
    // Now the third acts too, and has to agree as well.
    let acting = party.open_panel(&third).await;
    take(&third, &acting, "draw").await;
    let revision = store.table(&table).await?.revision;
    press(&second, &question, "~agree").await;
    assert_eq!(store.table(&table).await?.revision, revision, "one is not enough");
    let settled = press(&third, &second.message(question.id).unwrap(), "~agree").await;
    assert!(settled.text.contains("it is done") && settled.buttons().is_empty(), "{settled}");
    let back = openly(&first, "took back the last turn").await;
    assert_eq!(party.mentioned(&back).id(), first.id());
    let after = store.load(&table).await?;
    assert_eq!((after.table.turn, after.table.revision), (1, revision.next()));
    assert_ne!(after.current["hands"], hand, "what was drawn is back");
    let seed = seed_of(folder.path(), &table).await?;
    let other = bot_seed_after(seed, 1);
    assert_eq!(after.current["dice"], serde_json::to_value(Dice::new(other))?, "other dice from here on");
    for nth in [2, 3] {
        until("the marks", || {
            let all = first.messages();
            let marked = all.iter().filter(|message| message.text.contains("This was taken back")).count();
            (marked >= nth - 1).then_some(())
        })
        .await;
    }
    // Declined, nothing changes.
    let mine = panel(&first).await;
    take(&first, &mine, "finish").await;
    let second_again = panel(&second).await;
    let second_done = take(&second, &second_again, "finish").await;
    let third_panel = panel(&third).await;
    take(&third, &third_panel, "draw").await;
    press(&second, &second_done, "~takeback").await;
    let revision = store.table(&table).await?.revision;
    let again = until("the question", || {
        third.messages().into_iter().rfind(|message| has(message, "~decline") && message.id != question.id)
    })
    .await;
    let settled = press(&third, &again, "~decline").await;
    assert!(settled.text.contains("Somebody said no") && store.table(&table).await?.revision == revision, "{settled}");
    party.play_on().await;
    let record = party.record();
    assert_eq!(record["rewinds"].as_array().unwrap().len(), 1);
    assert!(replayed(&record).1, "{record}");
    // With the rewind left out the dice fall as before, and that is noticed.
    let mut forged = record.clone();
    forged.as_object_mut().unwrap().remove("rewinds");
    assert!(!replayed(&forged).1);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

async fn seed_of(folder: &std::path::Path, table: &TableId) -> Result<Seed, Box<dyn std::error::Error + Send + Sync>> {
    use sqlx::Connection;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("railhead.db")).read_only(true);
    let mut reader = sqlx::SqliteConnection::connect_with(&options).await?;
    let bytes: Vec<u8> =
        sqlx::query_scalar("select seed from game where id = ?").bind(table).fetch_one(&mut reader).await?;
    Ok(Seed(bytes.try_into().map_err(|_| "a seed has 32 bytes")?))
}

/// SHA-256 of the seed and the number, as README says it.
fn bot_seed_after(seed: Seed, number: u64) -> Seed {
    use sha2::Digest;
    let mut bytes = seed.0.to_vec();
    bytes.extend(number.to_be_bytes());
    Seed(sha2::Sha256::digest(&bytes).into())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_was_left_is_taken_with_its_hand_and_its_turn() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, TEST_GAME, 43).await;
    let table = party.table_id();
    let first = party.mentioned(&party.turn_message(1).await);
    let drawn = take(&first, &party.open_panel(&first).await, "draw").await;
    let sure = first.slash("/table leave").await?.message.unwrap();
    assert!(sure.is_private() && sure.text.contains("Leave this table?"), "{sure}");
    assert!(store.seats(&table).await?.iter().all(|row| row.user.is_some()), "she was only asked");
    first.begin_press(sure.id, &own_id(&sure, "~leave-now"))?;
    let left = until("the answer", || first.message(sure.id).filter(|now| parts(now).is_empty())).await;
    assert!(left.is_private() && left.text.contains("You have left"), "{left}");
    let announced = first.sees("is open: whoever takes it").await?;
    assert!(announced.text.contains(&first.shown()), "{announced}");
    // Nothing goes on before somebody sits down: the one who would be next has to know.
    let told = announced.json["mentions"].as_array().unwrap();
    assert!(matches!(&told[..], [one] if one["id"] != first.id().to_string()), "{announced}");
    let said = first.slash("/table leave").await?.message.unwrap();
    assert!(said.text.contains("do not sit"), "{said}");
    // Whoever has left decides nothing and sees no hand any more; whoever sits cannot sit twice.
    presses(&drawn)[0].begin(&first, &drawn)?;
    let others = changed(&first, &drawn).await;
    assert!(offers(&others).is_empty(), "{others}");
    assert!(first.slash("/table hand").await?.message.unwrap().text.contains("no hand"));
    let other = party.people.iter().find(|person| person.id() != first.id()).unwrap();
    let take_it = parts(&announced)[0]["custom_id"].as_str().unwrap().to_owned();
    let told = other.press(announced.id, &take_it).await?.message.unwrap();
    assert!(told.text.contains("sit here already"), "{told}");
    assert_eq!(store.table(&table).await?.revision, Revision(1));
    // A newcomer takes it: the draft is there, and the turn.
    let dieter = discord.user("dieter").in_channel(party.thread);
    let told = dieter.press(announced.id, &take_it).await?.message.unwrap();
    assert!(told.is_private() && told.text.contains("yours"), "{told}");
    dieter.sees("takes seat").await?;
    let called = until("the turn", || {
        dieter
            .messages()
            .into_iter()
            .find(|message| message.content().contains(&format!("<@{}>, it is your turn", dieter.id())))
    })
    .await;
    assert!(called.text.contains("turn 1"), "{called}");
    let seat = party.people.iter().position(|person| person.id() == first.id()).unwrap();
    party.people[seat] = dieter.clone();
    let panel = party.open_panel(&dieter).await;
    assert!(panel.text.contains("You drew"), "{panel}");
    party.play_on().await;
    assert!(party.end().is_some());
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_others_open_the_seat_of_somebody_who_does_not_come() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, TEST_GAME, 44).await;
    let absent = party.mentioned(&party.turn_message(1).await);
    let others: Vec<Person> = party.people.iter().filter(|person| person.id() != absent.id()).cloned().collect();
    let said = |said: Option<Seen>| said.unwrap().text;
    assert!(said(absent.slash("/table seat").await?.message).contains("waits for you"));
    assert!(
        said(discord.user("dieter").in_channel(party.thread).slash("/table seat").await?.message)
            .contains("do not sit")
    );
    assert!(said(others[0].slash("/table seat").await?.message).contains("waited for a day"));
    store.clock.advance(25 * 3600);
    assert!(said(others[0].slash("/table seat").await?.message).contains("asked now"));
    // Whoever it is about says that she is there.
    let first = question(&absent).await;
    let settled = press(&absent, &first, "~decline").await;
    assert!(settled.text.contains("nothing changes"), "{settled}");
    store.clock.advance(600);
    assert!(said(others[0].slash("/table seat").await?.message).contains("asked now"));
    let second = until("the second question", || {
        others[1].messages().into_iter().find(|message| has(message, "~agree") && message.id != first.id)
    })
    .await;
    // An answer to the first is none to the second.
    let told = others[1].forges(second.id, &own_id(&first, "~agree"), None).await?;
    assert!(told.message.is_none_or(|message| !message.text.contains("done")));
    press(&others[1], &second, "~agree").await;
    let opened = absent.sees("was opened, as the others agreed").await?;
    assert!(has(&opened, "~seat.0") && opened.text.contains(&absent.shown()), "{opened}");
    assert!(said(others[0].slash("/table seat").await?.message).contains("open already"));
    assert!(said(absent.slash("/table resume").await?.message).contains("do not sit"));
    // Every message of that turn now leads to the seat; the one who was away may take it again.
    others[0].slash("/table resume").await?;
    let waits = others[0].sees("whoever takes the seat plays on").await?;
    assert!(waits.json["mentions"].as_array().unwrap().is_empty() && has(&waits, "~seat.0"), "{waits}");
    absent.press(waits.id, &own_id(&waits, "~seat.0")).await?;
    assert!(!offers(&party.open_panel(&absent).await).is_empty());
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_ends_when_all_agree_or_when_somebody_who_manages_threads_says_so() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    for managed in [false, true] {
        let mut party = Party::gather(&discord, &PEOPLE, TEST_GAME, 45).await;
        let first = party.mentioned(&party.turn_message(1).await);
        party.play_turn(&first).await;
        party.turn_message(2).await;
        let stranger = discord.user("dieter").in_channel(party.thread);
        let told = stranger.slash("/table end").await?.message.unwrap();
        assert!(told.text.contains("Only its players"), "{told}");
        if managed {
            discord.allow(discord.channel("games").unwrap(), stranger.id(), MANAGE_THREADS);
            let sure = stranger.slash("/table end").await?.message.unwrap();
            assert!(sure.is_private() && sure.text.contains("without asking"), "{sure}");
            stranger.press(sure.id, &own_id(&sure, "~end")).await?;
        } else {
            // Who owns the server could end it alone, so another one asks.
            let told = party.people[1].slash("/table end").await?.message.unwrap();
            assert!(told.text.contains("asked now"), "{told}");
            let mut question = question(&party.people[1]).await;
            for person in [&party.people[0], &party.people[2]] {
                question = press(person, &question, "~agree").await;
            }
            assert!(question.text.contains("it is done"), "{question}");
        }
        let end = first.sees("The table was ended").await?;
        assert!(end.text.contains("The seed was") && has(&end, "~rematch"), "{end}");
        let record: Value = serde_json::from_slice(&first.opens(&end, "replay.json").unwrap())?;
        let (answer, well) = replayed(&record);
        assert!(well && answer["over"] == false && !record["keys"].as_array().unwrap().is_empty(), "{answer}");
        let export = first.slash("/table export").await?.message.unwrap();
        let whole: Value = serde_json::from_slice(&first.opens(&export, "table.json").unwrap())?;
        assert!(replayed(&whole).1 && whole["digest"].is_string(), "{whole}");
        for asked in ["/table end", "/table leave", "/table seat"] {
            let told = first.slash(asked).await?.message.unwrap();
            assert!(told.text.contains("over"), "{asked}: {told}");
        }
        let listed = first.slash("/turns").await?.message.unwrap();
        assert!(listed.text.contains("Nothing waits"), "{listed}");
        // A press on what is still there shows that it is over.
        let mine = first.messages().into_iter().rfind(|message| message.is_private() && has(message, "~takeback"));
        let shown = press(&first, &mine.unwrap(), "~turn").await;
        assert!(shown.text.contains("over") && offers(&shown).is_empty(), "{shown}");
    }
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_manages_threads_may_ask_the_players_to_end_and_then_it_is_theirs_to_say() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, TEST_GAME, 49).await;
    let boss = discord.user("dieter").in_channel(party.thread);
    discord.allow(discord.channel("games").unwrap(), boss.id(), MANAGE_THREADS);
    let questions = || {
        let mut all = boss.messages();
        all.retain(|message| has(message, "~agree"));
        all
    };
    for agreed in [false, true] {
        // The same asked twice is one question.
        for _ in 0..2 {
            let sure = boss.slash("/table end").await?.message.unwrap();
            let told = press(&boss, &sure, "~ask-end").await;
            assert!(told.is_private() && told.text.contains("asked now"), "{told}");
        }
        let mut question = until("the question", || questions().pop()).await;
        assert_eq!(questions().len(), 1);
        assert!(question.text.contains("keeps order here asks you to end"), "{question}");
        assert_eq!(question.json["mentions"].as_array().unwrap().len(), 3, "all are asked: {question}");
        boss.begin_press(question.id, &own_id(&question, "~agree"))?;
        assert!(boss.sees("do not sit").await?.is_private(), "it is not for whoever asks to say");
        if agreed {
            for person in &party.people {
                question = press(person, &question, "~agree").await;
            }
            assert!(question.text.contains("it is done"), "{question}");
        } else {
            let settled = press(&party.people[1], &question, "~decline").await;
            assert!(settled.text.contains("Somebody said no"), "{settled}");
            assert_eq!(store.table(&party.table_id()).await?.stage, Stage::Playing);
            store.clock.advance(600);
        }
    }
    let end = boss.sees("The table was ended").await?;
    assert!(end.text.contains("Everybody agreed to end"), "{end}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_agree_at_the_same_moment_have_both_agreed_and_the_question_says_so() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, TEST_GAME, 48).await;
    // Who owns the server could end it alone, so another one asks.
    party.people[1].slash("/table end").await?;
    let question = question(&party.people[1]).await;
    // The first answer to be shown takes longest.
    discord.fault("PATCH /webhooks/", local_discord::Fault::Delay(std::time::Duration::from_secs(1)), 1);
    for person in [&party.people[0], &party.people[2]] {
        person.begin_press(question.id, &own_id(&question, "~agree"))?;
    }
    party.people[0].sees("The table was ended").await?;
    let settled = until("the settled question", || {
        party.people[0].message(question.id).filter(|now| now.text.contains("it is done"))
    })
    .await;
    tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
    assert_eq!(party.people[0].message(question.id).map(|now| now.text), Some(settled.text));
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
