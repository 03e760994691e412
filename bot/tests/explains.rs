//! What a player sees, through Discord: offers that explain themselves, several things picked at once, boards, scores,
//! what everything in the picture is, and a turn that finishes by itself.

mod people;
mod pressing;

use bot::ids::UserId;
use bot::play::Sitting;
use bot::store::{PictureSize, Settings, Store};
use engine::{Choice, Decision, Tone};
use local_discord::driver::{Person, Seen};
use people::{Outcome, Party, bot_and_store, changed, discord, no_offences, offers, own_id, parts};
use pressing::{face, press};
use std::sync::Arc;

const PEOPLE: [&str; 2] = ["anna", "ben"];
const TRAIL: &str = "/play game:great-western-trail players:2";

async fn decision(store: &Arc<Store>, party: &Party) -> (Sitting, Arc<Decision>) {
    let sitting = Sitting::load(store.load(&party.table_id()).await.unwrap()).unwrap();
    let decision = sitting.decision().expect("a game that goes on");
    (sitting, decision)
}

fn menu(panel: &Seen, key: &str) -> Option<serde_json::Value> {
    parts(panel).into_iter().find(|part| part["custom_id"].as_str().is_some_and(|id| id.ends_with(key)))
}

/// Plays on at random until the panel offers a pick of at least two; answers with the one who decides and her panel, or with
/// nothing if the game ends before that.
async fn until_a_pick(store: &Arc<Store>, party: &mut Party) -> Option<(Person, Seen)> {
    for nth in party.turns().len().. {
        let message = party.turn_message(nth).await;
        if party.end().is_some() {
            return None;
        }
        let person = party.mentioned(&message);
        let mut panel = party.open_panel(&person).await;
        while !offers(&panel).is_empty() {
            let (_, decision) = decision(store, party).await;
            if decision.pick.is_some_and(|pick| pick.least > 1) {
                return Some((person, panel));
            }
            panel = party.step(&person, &panel).await;
        }
    }
    unreachable!()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_things_are_picked_at_once_and_taken_back_at_once() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let north = format!("{TRAIL} options:edition=second,north=true");
    let mut game = 0;
    let (party, person, panel) = loop {
        game += 1;
        let mut party = Party::gather(&discord, &PEOPLE, &north, game).await;
        if let Some((person, panel)) = until_a_pick(&store, &mut party).await {
            break (party, person, panel);
        }
    };
    let (before, asked) = decision(&store, &party).await;
    let pick = asked.pick.unwrap();
    let shown = menu(&panel, ":~pick").expect("a menu");
    assert_eq!(
        (shown["min_values"].as_u64(), shown["max_values"].as_u64()),
        (Some(pick.least.into()), Some(pick.most.into()))
    );
    let values: Vec<String> =
        shown["options"].as_array().unwrap().iter().map(|one| one["value"].as_str().unwrap().to_owned()).collect();
    let (id, least) = (shown["custom_id"].as_str().unwrap(), usize::from(pick.least));

    // Discord lets nobody choose too few; somebody who forges it is told so, and nothing changes.
    assert!(person.begin_choices(panel.id, id, &values[..1]).is_err());
    person.forges(panel.id, id, Some(&values[0])).await?;
    let refused = changed(&person, &panel).await;
    assert!(refused.text.contains("That is not offered any more"), "{refused}");
    assert_eq!(decision(&store, &party).await.0.draft.digest(), before.draft.digest());

    // In any order: the last ones first.
    let mut last: Vec<String> = values[values.len() - least..].to_vec();
    last.reverse();
    person.begin_choices(panel.id, id, &last)?;
    let picked = changed(&person, &refused).await;
    let (after, _) = decision(&store, &party).await;
    assert_eq!(after.draft.step(), before.draft.step() + 1, "one step for all of it");
    let table = party.table_id();
    let record = store.record(&table).await?;
    assert!(
        record.keys.len() as u64 > after.draft.step().min(1) && record.keys.iter().all(|key| !key.contains(['+', '~']))
    );
    if after.draft.can_undo() && after.draft.decider() == before.draft.decider() {
        let back = press(&person, &picked, "~back").await;
        assert_eq!(decision(&store, &party).await.0.draft.digest(), before.draft.digest(), "one undo for all of it");
        assert!(menu(&back, ":~pick").is_some(), "{back}");
    }
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_looks_at_all_boards_and_scores_and_learns_what_things_are() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, _) = bot_and_store(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, TRAIL, 6).await;
    for nth in 1..=4 {
        let message = party.turn_message(nth).await;
        let person = party.mentioned(&message);
        party.play_turn(&person).await;
    }
    let turn = party.turn_message(5).await;
    let person = party.mentioned(&turn);
    let stranger = discord.user("dieter").in_channel(party.thread);

    // One who plays sees her own board first, one who does not the whole table; each finds the others.
    let boards = person.press(turn.id, &own_id(&turn, "~boards")).await?.message.unwrap();
    assert!(
        boards.is_private() && boards.text.contains("The board of") && boards.text.contains("Buildings to place"),
        "{boards}"
    );
    let whole = stranger.press(turn.id, &own_id(&turn, "~boards")).await?.message.unwrap();
    assert!(whole.is_private() && whole.text.contains("The whole board"), "{whole}");
    for (looker, page) in [(&person, boards), (&stranger, whole)] {
        let mut page = page;
        for key in ["~board.1", "~board.0", "~board.scores", "~board.whole"] {
            page = press(looker, &page, key).await;
            assert_eq!(page.files(), ["table.png"], "{page}");
        }
        let scores = press(looker, &page, "~board.scores").await;
        assert!(["Anna: ", "Ben: "].iter().all(|name| scores.text.contains(name)), "{scores}");
    }

    // What each offer leads to comes first, then what is not offered; and everything in the picture can be looked up.
    let panel = party.open_panel(&person).await;
    let explained = press(&person, &panel, "~explain").await;
    assert!(explained.text.contains("What each choice leads to"), "{explained}");
    let what = menu(&explained, ":~what").expect("things in the picture");
    let thing = &what["options"].as_array().unwrap()[0];
    person.begin_choice(explained.id, what["custom_id"].as_str().unwrap(), thing["value"].as_str().unwrap())?;
    let told =
        people::until("the rule", || person.message(explained.id).filter(|now| face(now) != face(&explained))).await;
    assert!(told.text.contains(thing["label"].as_str().unwrap()), "{told}");

    // A rule is found by what a player calls it.
    for (typed, title) in [("F", "F"), ("neutral F", "F"), ("building 2a", "2a"), ("teepee", "eepee")] {
        let rule = person.slash(&format!("/rule topic:{typed}")).await?.message.unwrap();
        assert!(rule.text.lines().next().is_some_and(|line| line.contains(title)), "{typed}: {rule}");
    }
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_whole_board_comes_in_halves_for_a_small_screen_and_in_words_for_whoever_wants_them() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, TRAIL, 6).await;
    let turn = party.turn_message(1).await;
    let person = party.mentioned(&turn);
    let stranger = discord.user("dieter").in_channel(party.thread);
    for looker in [&person, &stranger] {
        let phone = Settings { width: PictureSize::Phone, ..Settings::default() };
        store.set_settings(UserId(looker.id().0), phone).await?;
        let titled = |title: &str| looker.messages().into_iter().filter(|seen| seen.text.contains(title)).count();

        // Two messages with a picture of the same width each: two in one would become a mosaic.
        let first = looker.slash("/table board").await?.message.unwrap();
        assert!(first.text.contains("The whole board, first half"), "{first}");
        let second = people::until("the second half", || {
            looker.messages().into_iter().find(|seen| seen.text.contains("The whole board, second half"))
        })
        .await;
        for half in [&first, &second] {
            let files = half.json["attachments"].as_array().unwrap();
            assert!(half.is_private() && files.len() == 1, "{half}");
            assert_eq!((files[0]["width"].as_u64(), files[0]["height"].as_u64()), (Some(1_080), Some(810)));
            assert!(files[0]["description"].as_str().is_some_and(|alt| !alt.is_empty()), "{half}");
        }

        // The large one is behind a button.
        let large = press(looker, &first, "~board.large").await;
        assert_eq!(large.json["attachments"][0]["width"].as_u64(), Some(2_400), "{large}");
        assert_eq!(titled("The whole board, second half"), 1, "nothing new beside it");

        // In words, also behind a button: nothing is drawn, and everything fits.
        let pressed = press(looker, &large, "~board.words").await;
        assert!(pressed.text.contains("The whole board in words") && pressed.files().is_empty(), "{pressed}");
        let words = looker.slash("/table board words:true").await?.message.unwrap();
        assert!(words.is_private() && words.files().is_empty(), "{words}");
        let fields = words.json["embeds"][0]["fields"].as_array().unwrap();
        assert!(fields.len() > 4, "{words}");
        for field in fields {
            assert!(field["value"].as_str().is_some_and(|text| (1..=1_024).contains(&text.chars().count())), "{field}");
        }
        let told: String = looker.messages().iter().map(|seen| seen.text.clone()).collect();
        assert!(["Kansas City", "Anna", "Ben"].iter().all(|name| told.contains(name)), "{told}");
    }
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_finishes_by_itself_for_whoever_wants_that_and_an_old_one_calls_nobody_and_tells_the_same() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, TRAIL, 7).await;
    let first = party.turn_message(1).await;
    let person = party.mentioned(&first);
    let settings = person.slash("/settings").await?.message.unwrap();
    person.begin_choice(settings.id, &own_id(&settings, "~set.finish"), "itself")?;
    people::until("the setting", || person.message(settings.id).filter(|now| now.text.contains("Finish by itself")))
        .await;
    let mut panel = party.open_panel(&person).await;
    while !offers(&panel).is_empty() {
        let (_, asked) = decision(&store, &party).await;
        let only_finish = |choices: &[Choice]| choices.iter().all(|choice| choice.offer.tone == Tone::Finish);
        assert!(!only_finish(&asked.choices), "nothing is left but to finish, and the panel asks for it");
        panel = party.step(&person, &panel).await;
    }
    let second = party.turn_message(2).await;
    assert_ne!(party.mentioned(&second).id(), person.id());
    let past = people::until("the old message", || {
        person.message(first.id).filter(|message| !message.content().contains("it is your turn"))
    })
    .await;
    assert!(past.buttons().is_empty() && past.json["mentions"].as_array().is_some_and(Vec::is_empty), "{past}");
    assert!(past.content().contains("turn 1") && !past.text.contains('▸'), "{past}");

    // One that tells a turn keeps what it tells of it and nothing else, and stays known by whom it called.
    let next = party.mentioned(&second);
    party.play_turn(&next).await;
    party.turn_message(3).await;
    let past = people::until("the old message", || {
        next.message(second.id).filter(|message| !message.content().contains("it is your turn"))
    })
    .await;
    let body = |message: &Seen| message.json["embeds"][0]["description"].as_str().unwrap_or_default().to_owned();
    let (told, called) = (body(&past), body(&second));
    let (story, call) = called.split_once("\n▸").expect("a call");
    assert!(past.content().ends_with(&format!("turn 2 · {}", next.shown())), "{past}");
    assert_eq!((told.as_str(), &past.json["embeds"][0]["title"]), (story, &second.json["embeds"][0]["title"]));
    assert!(call.contains(&next.shown()) && !told.contains(['▸', '⏳']) && past.files() == ["table.png"], "{past}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

/// The labels of each row of buttons.
fn rows(panel: &Seen) -> Vec<Vec<String>> {
    let label = |part: &serde_json::Value| part["label"].as_str().map(str::to_owned);
    let row = |row: &serde_json::Value| row["components"].as_array().into_iter().flatten().filter_map(label).collect();
    panel.json["components"].as_array().into_iter().flatten().map(row).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panel_ends_with_the_ways_to_look_and_a_legend_only_where_something_is_final() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let own = ["Back one", "Restart turn", "Explain", "Boards…"];
    for (play, hand) in [(TRAIL, Some("My hand")), ("/play game:pacific-rails players:2", None)] {
        let mut party = Party::gather(&discord, &PEOPLE, play, 8).await;
        let (mut cities, mut locked, mut free) = (false, 0, 0);
        for nth in 1..=30 {
            let message = party.turn_message(nth).await;
            let person = party.mentioned(&message);
            assert_eq!(rows(&message).concat().iter().any(|label| label == "My hand"), hand.is_some(), "{message}");
            let mut panel = party.open_panel(&person).await;
            while !offers(&panel).is_empty() {
                let wanted: Vec<&str> = own.into_iter().chain(hand).collect();
                assert_eq!(rows(&panel).last().unwrap(), &wanted, "{panel}");
                let body = panel.json["embeds"][0]["description"].as_str().unwrap_or_default();
                let lock = body.lines().any(|line| line.ends_with('🔒'));
                assert_eq!(body.contains("cannot be undone"), lock, "{panel}");
                (locked, free) = (locked + u32::from(lock), free + u32::from(!lock));
                let (_, asked) = decision(&store, &party).await;
                if asked.prompt.id == "gwt-ask-income" && !asked.choices.iter().all(|choice| choice.then.is_empty()) {
                    let city = |line: &&str| line.starts_with('`') && line.contains("certificate");
                    let list = body.lines().filter(city).count();
                    assert!(list > 0 && body.contains("0 certificates"), "{panel}");
                    cities = true;
                }
                panel = party.step(&person, &panel).await;
            }
            if party.end().is_some() || cities || nth > 6 && hand.is_none() {
                break;
            }
        }
        assert!(locked > 0 && free > 0, "{locked} panels with a lock, {free} without");
        // A game without hands shows one's board instead.
        let mine = party.people[0].slash("/table hand").await?.message.unwrap();
        let shown = if hand.is_some() { "My hand" } else { "The board of" };
        assert!(mine.is_private() && mine.text.contains(shown) && mine.files() == ["table.png"], "{mine}");
    }
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
