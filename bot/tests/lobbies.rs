//! A lobby shows who sits there, whatever overtakes what on the way.

mod people;
mod pressing;

use bot::ids::{TableId, UserId};
use bot::store::Limits;
use local_discord::Fault;
use local_discord::driver::{Discord, Person, Seen};
use people::{Outcome, Party, bot, bot_and_store, bot_on, discord, joined, no_offences, own_id, store_in, until};
use pressing::press;
use std::collections::BTreeSet;
use std::time::Duration;

const ANSWER: &str = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original";
const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";
const TEST_GAME: &str = "/play game:test-game players:3";
const VIEW: u64 = 1 << 10;
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
    let table = TableId::from(own_id(&lobby, "~join").split(':').nth(1).ok_or("no table")?);
    let shown = || anna.message(lobby.id).map_or(0, |now| joined(&now));
    for (key, sitting) in [("~join", 3), ("~leave", 1), ("~join", 3)] {
        let before = answers(&discord, ANSWER);
        // Ben's answer is on its way for long; meanwhile Chiyo presses, and hers is not.
        discord.fault(ANSWER, LATE, 1);
        ben.begin_press(lobby.id, &own_id(&lobby, key))?;
        while store.seats(&table).await?.iter().any(|seat| seat.user == Some(UserId(ben.id().0))) != (key == "~join") {
            tokio::time::sleep(Duration::from_millis(3)).await;
        }
        chiyo.begin_press(lobby.id, &own_id(&lobby, key))?;
        until("both answers", || (answers(&discord, ANSWER) == before + 2).then_some(())).await;
        assert_eq!(shown(), sitting, "{key}");
        assert_eq!(store.seats(&table).await?.len(), sitting);
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

fn presses(person: &Person, lobby: &Seen, key: &str) {
    person.begin_press(lobby.id, &own_id(lobby, key)).unwrap();
}

/// What somebody alone is told after a press that no button may offer any more.
async fn told(person: &Person, lobby: &Seen, key: &str) -> Seen {
    let id = own_id(lobby, "~join").replace("~join", key);
    let answer = person.forges(lobby.id, &id, None).await.unwrap();
    until(&format!("a whisper after {key}"), || person.follow_ups(answer.interaction).pop()).await
}

async fn says(person: &Person, lobby: &Seen, key: &str, why: &str) {
    let told = told(person, lobby, key).await;
    assert!(told.is_private() && told.text.contains(why), "{key}: expected “{why}” in {told}");
}

/// Waits for something on the lobby.
async fn shows(person: &Person, lobby: &Seen, what: &str) -> Seen {
    until(what, || person.message(lobby.id).filter(|now| now.text.contains(what))).await
}

/// The host changes how it starts.
async fn switches(host: &Person, lobby: &Seen, label: &str) {
    let done = || host.messages().iter().filter(|seen| seen.text.contains("Done; everybody can see it")).count();
    let before = done();
    host.press(lobby.id, &own_id(lobby, "~manage")).await.unwrap();
    host.click(label).await.unwrap();
    until("the switch", || (done() > before).then_some(())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_are_drawn_by_lot_or_taken_in_order_of_arrival() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let [anna, ben, chiyo] = people(&discord);
    let mut orders = BTreeSet::new();
    for by_lot in [false, false, true, true, true, true, true, true, true, true] {
        let lobby = chiyo.slash("/play game:test-game players:3").await?.message.ok_or("no lobby")?;
        let table = TableId::from(own_id(&lobby, "~join").split(':').nth(1).ok_or("no table")?);
        shows(&chiyo, &lobby, "Seats are drawn by lot when it starts").await;
        if !by_lot {
            switches(&chiyo, &lobby, "Seats in order of arrival").await;
            shows(&chiyo, &lobby, "Seats are taken in order of arrival").await;
            switches(&chiyo, &lobby, "Draw the seats by lot").await;
            switches(&chiyo, &lobby, "Seats in order of arrival").await;
        }
        for (nth, person) in [&anna, &ben].into_iter().enumerate() {
            presses(person, &lobby, "~join");
            shows(&chiyo, &lobby, &format!("{} of 3 seats", nth + 2)).await;
        }
        presses(&chiyo, &lobby, "~start");
        shows(&chiyo, &lobby, "The game has begun").await;
        let order: Vec<String> = store.seats(&table).await?.into_iter().map(|seat| seat.name).collect();
        if by_lot {
            orders.insert(order);
        } else {
            assert_eq!(order, ["Chiyo", "Anna", "Ben"]);
        }
    }
    assert!(orders.len() > 1, "always {orders:?}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_starts_by_itself_when_everybody_is_there_and_ready() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let [anna, ben, chiyo] = people(&discord);
    let lobby = anna.slash("/play game:test-game players:3").await?.message.ok_or("no lobby")?;
    assert!(!lobby.buttons().contains(&"I am ready"), "{lobby}");
    says(&anna, &lobby, "~ready", "nobody has to be ready").await;
    switches(&anna, &lobby, "Start when all are ready").await;
    let lobby = shows(&anna, &lobby, "It starts by itself as soon as every seat is taken").await;
    says(&ben, &lobby, "~ready", "You do not sit here").await;
    presses(&ben, &lobby, "~join");
    shows(&anna, &lobby, "2 of 3 seats").await;
    for (person, line) in [(&anna, "1. Anna · ready"), (&ben, "2. Ben · ready")] {
        presses(person, &lobby, "~ready");
        shows(&anna, &lobby, line).await;
    }
    // Everybody who is there is ready, but not everybody is there. Whoever was ready for other options is asked again.
    anna.press(lobby.id, &own_id(&lobby, "~options")).await?;
    anna.choose("Long").await?;
    let now = shows(&anna, &lobby, "Length: Long").await;
    assert!(!now.text.contains("· ready"), "{now}");
    for person in [&anna, &ben] {
        presses(person, &lobby, "~ready");
    }
    shows(&anna, &lobby, "2. Ben · ready").await;
    // It can be taken back.
    let already = told(&ben, &lobby, "~ready").await;
    assert!(already.text.contains("You are ready already"), "{already}");
    ben.begin_press(already.id, &own_id(&already, "~not-ready"))?;
    ben.sees("The table waits for you now").await?;
    until("Ben not to be ready", || anna.message(lobby.id).filter(|now| now.text.contains("2. Ben\n"))).await;
    presses(&chiyo, &lobby, "~join");
    shows(&anna, &lobby, "3 of 3 seats").await;
    presses(&chiyo, &lobby, "~ready");
    let now = shows(&anna, &lobby, "3. Chiyo · ready").await;
    assert!(now.text.contains("It starts by itself"), "{now}");
    presses(&ben, &lobby, "~ready");
    let begun = shows(&anna, &lobby, "The game has begun").await;
    assert!(begun.buttons().is_empty() && !begun.text.contains("· ready"), "{begun}");
    anna.in_channel(lobby.id).sees("it is your turn").await?;
    // The host may change it back, and then nobody is ready.
    let other = ben.slash("/play game:test-game players:2").await?.message.ok_or("no lobby")?;
    switches(&ben, &other, "Start when all are ready").await;
    let other = shows(&ben, &other, "It starts by itself").await;
    presses(&ben, &other, "~ready");
    shows(&ben, &other, "1. Ben · ready").await;
    switches(&ben, &other, "Only I start").await;
    let now = shows(&ben, &other, "Only the one who opened the table can start it").await;
    assert!(!now.text.contains("· ready") && !now.buttons().contains(&"I am ready"), "{now}");
    let table = TableId::from(own_id(&other, "~join").split(':').nth(1).ok_or("no table")?);
    assert!(store.seats(&table).await?.iter().all(|seat| !seat.ready));
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn to_start_with_fewer_than_planned_is_asked_once_more() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let [anna, ben, chiyo] = people(&discord);
    let lobby = anna.slash("/play game:test-game players:4").await?.message.ok_or("no lobby")?;
    presses(&ben, &lobby, "~join");
    shows(&anna, &lobby, "2 of 4 seats").await;
    let asked = told(&anna, &lobby, "~start").await;
    assert!(asked.is_private() && asked.text.contains("2 of 4 seats are taken. Start with 2?"), "{asked}");
    // Somebody comes meanwhile: it is asked anew.
    presses(&chiyo, &lobby, "~join");
    shows(&anna, &lobby, "3 of 4 seats").await;
    anna.begin_press(asked.id, &own_id(&asked, "~start-now"))?;
    let asked =
        until("another question", || anna.message(asked.id).filter(|now| now.text.contains("Start with 3?"))).await;
    anna.begin_press(asked.id, &own_id(&asked, "~start-now"))?;
    until("the start", || anna.message(asked.id).filter(|now| now.text.contains("The game begins"))).await;
    let begun = shows(&anna, &lobby, "The game has begun").await;
    assert!(begun.buttons().is_empty(), "{begun}");
    let setup = anna.in_channel(lobby.id).sees("The table is set").await?;
    assert!(setup.text.contains("\n3. ") && !setup.text.contains("\n4. "), "{setup}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_refusal_names_the_one_reason_that_applies() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let mut store = store_in(folder.path()).await;
    store.limits = Limits { tables: 3, ..Limits::default() };
    let (running, store) = bot_on(&discord, store, |_| ()).await;
    let [anna, ben, chiyo] = people(&discord);
    let lobby = anna.slash("/play game:test-game players:2").await?.message.ok_or("no lobby")?;
    says(&anna, &lobby, "~start", "needs at least 2 players; only one sits here").await;
    says(&ben, &lobby, "~start", "Only the one who opened the table can start it").await;
    says(&ben, &lobby, "~leave", "You do not sit here").await;
    says(&anna, &lobby, "~join", "You sit here already").await;
    says(&ben, &lobby, "~refuse", "Nobody has invited you").await;
    presses(&ben, &lobby, "~join");
    shows(&anna, &lobby, "2 of 2 seats").await;
    says(&chiyo, &lobby, "~join", "All 2 seats are taken").await;
    // Removed counts more than full, and than a seat that is free again.
    anna.press(lobby.id, &own_id(&lobby, "~manage")).await?;
    anna.choose("Ben").await?;
    shows(&anna, &lobby, "1 of 2 seats").await;
    says(&ben, &lobby, "~join", "The host took you off your seat").await;
    presses(&chiyo, &lobby, "~join");
    shows(&anna, &lobby, "2 of 2 seats").await;
    says(&ben, &lobby, "~join", "The host took you off your seat").await;
    presses(&anna, &lobby, "~start");
    shows(&anna, &lobby, "The game has begun").await;
    for key in ["~join", "~leave", "~start", "~ready", "~refuse"] {
        says(&anna, &lobby, key, "This game has begun already").await;
    }
    let closed = anna.slash("/play game:test-game players:2").await?.message.ok_or("no lobby")?;
    anna.press(closed.id, &own_id(&closed, "~manage")).await?;
    anna.click("Close this table").await?;
    shows(&anna, &closed, "This table was closed before it began").await;
    for key in ["~join", "~leave", "~start", "~ready", "~refuse"] {
        says(&anna, &closed, key, "This table was closed before it began").await;
    }
    // Ben has as many tables as he may.
    for _ in 0..3 {
        ben.slash("/play game:test-game players:2").await?;
    }
    let open = anna.slash("/play game:test-game players:2").await?.message.ok_or("no lobby")?;
    says(&ben, &open, "~join", "You sit at 3 tables already").await;
    // How it starts is the host's to change.
    let id = own_id(&open, "~join").replace("~join", "~switch.arrival");
    let told = ben.forges(open.id, &id, None).await?.message.ok_or("no answer")?;
    assert!(told.is_private() && told.text.contains("Only the one who opened the table"), "{told}");
    let table = TableId::from(own_id(&open, "~join").split(':').nth(1).ok_or("no table")?);
    assert!(store.table(&table).await?.by_lot);
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_there_may_choose_a_colour_and_keeps_it_wherever_her_seat_is() -> Outcome {
    const YELLOW: u64 = 2;
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let [anna, ben, chiyo] = people(&discord);
    let lobby = anna.slash("/play game:test-game players:2").await?.message.ok_or("no lobby")?;
    let look = chiyo.press(lobby.id, &own_id(&lobby, "~colours")).await?.message.ok_or("no answer")?;
    assert!(look.is_private() && look.text.contains("You do not sit here"), "{look}");
    presses(&ben, &lobby, "~join");
    shows(&anna, &lobby, "2 of 2 seats").await;
    let hers = anna.press(lobby.id, &own_id(&lobby, "~colours")).await?.message.ok_or("no colours")?;
    let his = ben.press(lobby.id, &own_id(&lobby, "~colours")).await?.message.ok_or("no colours")?;
    anna.begin_choice(hers.id, &own_id(&hers, "~colour"), "2")?;
    shows(&anna, &lobby, "1. Anna · Yellow").await;
    // Both saw it offered; one was faster.
    ben.begin_choice(his.id, &own_id(&his, "~colour"), "2")?;
    let mut his =
        until("a refusal", || ben.message(his.id).filter(|now| now.text.contains("Somebody else was faster"))).await;
    assert!(!his.text.contains("Yellow") && his.text.contains("White"), "{his}");
    let id = own_id(&his, "~colour");
    for (value, line) in [("3", "2. Ben · White"), ("any", "2. Ben\n"), ("0", "2. Ben · Red")] {
        ben.begin_choice(his.id, &id, value)?;
        until(line, || anna.message(lobby.id).filter(|now| now.text.contains(line))).await;
        // His own page follows the lobby.
        his = until("his page", || ben.message(his.id).filter(|now| now.json != his.json)).await;
    }
    ben.forges(his.id, &id, Some("7")).await?;
    until("what is offered", || ben.message(his.id).filter(|now| now.text.contains("not offered"))).await;
    presses(&anna, &lobby, "~start");
    shows(&anna, &lobby, "The game has begun").await;
    let table = TableId::from(own_id(&lobby, "~join").split(':').nth(1).ok_or("no table")?);
    let seats = store.seats(&table).await?;
    let of = |name: &str| seats.iter().find(|seat| seat.name == name).and_then(|seat| seat.colour);
    assert_eq!((of("Anna"), of("Ben")), (Some(YELLOW as u8), Some(0)));
    // Her panel has her colour, whatever her seat.
    anna.in_channel(lobby.id).sees("it is your turn").await?;
    let panel = anna.in_channel(lobby.id).click("Take my turn").await?.message.ok_or("no panel")?;
    let [red, green, blue] = render::MARKS[YELLOW as usize].ink.rgb(render::Scheme::Light).map(u64::from);
    assert_eq!(panel.json["embeds"][0]["color"].as_u64(), Some(red << 16 | green << 8 | blue), "{panel}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_matters_is_chosen_at_once_and_the_rest_stands_behind_more() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let [anna, ben, _] = people(&discord);
    let lobby = anna.slash("/play game:pacific-rails players:2").await?.message.ok_or("no lobby")?;
    for line in ["Map: Two Oceans", "so many rounds: 200", "18 other options at their defaults"] {
        assert!(lobby.text.contains(line), "{line}: {lobby}");
    }
    assert!(!lobby.text.contains("Replacing an upgrade"), "{lobby}");
    let panel = anna.press(lobby.id, &own_id(&lobby, "~options")).await?.message.ok_or("no options")?;
    let of_panel = |words: &'static str| {
        let (anna, id) = (anna.clone(), panel.id);
        async move { until(words, || anna.message(id).filter(|now| now.text.contains(words))).await }
    };
    assert!(panel.text.contains("More… (18)") && !panel.text.contains("Replacing an upgrade"), "{panel}");
    anna.begin_choice(panel.id, &own_id(&panel, "~value.round-cap"), "20")?;
    shows(&anna, &lobby, "so many rounds: 20, for a short game").await;
    // A ruling: one of many, then its values.
    let panel_now = of_panel("20, for a short game").await;
    anna.begin_press(panel.id, &own_id(&panel_now, "~more-options"))?;
    let rest = of_panel("Replacing an upgrade").await;
    assert!(!rest.text.contains("Two Oceans"), "{rest}");
    anna.begin_choice(panel.id, &own_id(&rest, "~option"), "swap-scores")?;
    let open = of_panel("Scores nothing").await;
    anna.begin_choice(panel.id, &own_id(&open, "~value.swap-scores"), "false")?;
    shows(&anna, &lobby, "Replacing an upgrade: Scores nothing").await;
    shows(&anna, &lobby, "17 other options at their defaults").await;
    // Her own page follows the lobby; whoever presses before that may see it last.
    let set = until("the ruling", || anna.message(panel.id).filter(|now| now.json != open.json)).await;
    anna.begin_press(panel.id, &own_id(&set, "~options"))?;
    of_panel("Two Oceans").await;
    // Others may look at all of it, and change none.
    let look = ben.press(lobby.id, &own_id(&lobby, "~options")).await?.message.ok_or("no options")?;
    assert_eq!(look.buttons(), ["More… (18)"]);
    ben.begin_press(look.id, &own_id(&look, "~more-options"))?;
    let look = until("the rest", || ben.message(look.id).filter(|now| now.text.contains("Replacing an upgrade"))).await;
    assert!(
        look.text.contains("Only the one who opened the table") && look.buttons() == ["What matters most"],
        "{look}"
    );
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_calls_those_who_are_still_on_the_server_and_see_the_channel() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let names = ["anna", "ben", "chiyo", "dieter"];
    let party = Party::gather(&discord, &names, "/play game:test-game players:4", 71).await;
    let owner = discord.owner().in_channel(party.thread);
    let sure = owner.slash("/table end").await?.message.ok_or("no answer")?;
    press(&owner, &sure, "~end").await;
    let [anna, ben, chiyo, dieter] = [0, 1, 2, 3].map(|at| party.people[at].clone());
    let end = anna.sees("The table was ended").await?;
    discord.leaves(dieter.id());
    discord.deny(discord.channel("games").ok_or("no channel")?, chiyo.id(), VIEW);
    anna.press(end.id, &own_id(&end, "~rematch")).await?;
    let again = anna.at("games").sees("once more with").await?;
    let called: Vec<_> = again.json["mentions"].as_array().into_iter().flatten().map(|one| one["id"].clone()).collect();
    assert_eq!(called, [ben.id().to_string()], "{again}");
    // Whether somebody is on the server can only be found out by asking.
    let offences: Vec<String> = discord.offences().iter().map(ToString::to_string).collect();
    assert!(offences.iter().all(|one| one.ends_with("404 10007 Unknown Member")), "{offences:?}");
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_everybody_here_takes_all_seats_and_begins_and_nobody_else_can() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let mut store = store_in(folder.path()).await;
    store.limits = Limits { tables: 1, ..Limits::default() };
    let people = ["anna", "ben", "chiyo"].map(|name| discord.user(name).at("games"));
    let everybody = people.iter().map(|person| (UserId(person.id().0), person.shown())).collect();
    let (running, _store) = bot_on(&discord, store, |bot| bot.people = everybody).await;
    let [anna, ben, chiyo] = people;
    let lobby = anna.slash(TEST_GAME).await?.message.ok_or("no lobby")?;
    let manage = anna.press(lobby.id, &own_id(&lobby, "~manage")).await?.message.ok_or("no answer")?;
    let all = own_id(&manage, "~all-seats");
    // Not for whoever only keeps order, nor for one who makes the button up.
    let owner = discord.owner().at("games");
    let hers = owner.press(lobby.id, &own_id(&lobby, "~manage")).await?.message.ok_or("no answer")?;
    assert!(hers.buttons().contains(&"Close this table") && !hers.buttons().contains(&"Play all seats"), "{hers}");
    let refused = ben.forges(lobby.id, &all, None).await?.message.ok_or("no answer")?;
    assert!(refused.is_private() && refused.text.contains("Only the one who opened the table"), "{refused}");
    // One of them sits elsewhere, and cannot sit twice.
    let other = chiyo.slash(TEST_GAME).await?.message.ok_or("no lobby")?;
    let full = press(&anna, &manage, "~all-seats").await;
    assert!(full.text.contains("sit at a table already"), "{full}");
    chiyo.begin_press(other.id, &own_id(&other, "~leave"))?;
    until("the empty lobby", || chiyo.message(other.id).filter(|now| now.text.contains("0 of"))).await;
    let manage = anna.press(lobby.id, &own_id(&lobby, "~manage")).await?.message.ok_or("no answer")?;
    let begun = press(&anna, &manage, "~all-seats").await;
    assert!(begun.text.contains("The game begins"), "{begun}");
    anna.in_channel(lobby.id).sees("it is your turn").await?;
    assert!(anna.message(lobby.id).is_some_and(|now| now.text.contains("3 of 3 seats")));
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
