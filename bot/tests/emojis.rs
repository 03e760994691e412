//! Our icons as emojis of the application: uploaded once, looked after, and shown.

mod people;

use bot::discord::{Emojis, Running};
use local_discord::Fault;
use local_discord::driver::{Discord, Seen};
use people::{Outcome, Party, bot_with, discord, no_offences, offers, parts, until};
use std::path::Path;

const CREATE: &str = "POST /applications/{application_id}/emojis";
const PEOPLE: [&str; 2] = ["anna", "ben"];

async fn bot(discord: &Discord, folder: &Path) -> Running {
    bot_with(discord, folder, |bot| bot.emojis = Emojis::default()).await.0
}

/// Waits until every icon is there.
async fn all_there(discord: &Discord) {
    until("all icons", || (ours(discord).len() == render::ICONS.len()).then_some(())).await;
}

/// The names of ours without what follows from the drawing.
fn ours(discord: &Discord) -> Vec<String> {
    let name = |name: &String| name.rsplit_once("_rh").map(|(icon, _)| icon.to_owned());
    discord.emojis().iter().filter_map(|(_, full)| name(full)).collect()
}

fn times(discord: &Discord, what: &str) -> usize {
    discord.requests().iter().filter(|one| format!("{} {}", one.method, one.route) == what).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn icons_are_uploaded_once_and_what_is_missing_or_outdated_is_mended() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let foreign = discord.add_emoji("party_hat");
    let running = bot(&discord, folder.path()).await;
    all_there(&discord).await;
    running.stop().await;
    assert_eq!(times(&discord, CREATE), render::ICONS.len());
    let before = discord.emojis();
    let names: Vec<&str> = render::ICONS.iter().map(|icon| icon.name).collect();
    assert_eq!(ours(&discord), names);

    // Nothing is done a second time.
    let running = bot(&discord, folder.path()).await;
    until("a look", || (times(&discord, "GET /applications/{application_id}/emojis") == 2).then_some(())).await;
    running.stop().await;
    assert_eq!(times(&discord, CREATE), render::ICONS.len());
    assert_eq!(discord.emojis(), before);

    // One is gone, one was drawn otherwise by an older version, one is of an icon that there is no more.
    let (gone, name) = before[3].clone();
    discord.delete_emoji(gone);
    let (changed, current) = before[5].clone();
    discord.delete_emoji(changed);
    let old = format!("{}_rh0000", current.rsplit_once("_rh").unwrap().0);
    discord.add_emoji(&old);
    discord.add_emoji("steamboat_rh12ab");
    let running = bot(&discord, folder.path()).await;
    let has = |name: &str| discord.emojis().iter().any(|(_, other)| other == name);
    until("the outdated ones to go", || (!has(&old) && !has("steamboat_rh12ab")).then_some(())).await;
    assert!(has(&name) && has(&current) && has("party_hat"));
    assert_eq!(times(&discord, CREATE), render::ICONS.len() + 2);
    assert_eq!(discord.emojis().len(), render::ICONS.len() + 1);
    assert!(discord.emojis().iter().any(|(id, _)| *id == foreign), "what is not ours is left alone");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

/// The emojis on the buttons and options of a message, each with its label.
fn emojis(message: &Seen) -> Vec<(String, String)> {
    let options = |part: &serde_json::Value| part["options"].as_array().cloned().unwrap_or_default();
    let all = parts(message).into_iter().flat_map(|part| std::iter::once(part.clone()).chain(options(&part)));
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    all.filter(|part| part["emoji"].is_object())
        .inspect(|part| assert!(part["emoji"]["id"].is_string(), "{part}"))
        .map(|part| (text(&part["label"]), text(&part["emoji"]["name"])))
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buttons_options_and_lines_carry_icons() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    all_there(&discord).await;
    let mut party = Party::gather(&discord, &PEOPLE, "/play game:great-western-trail players:2", 7).await;
    let (mut on_buttons, mut on_options, mut in_lines) = (0, 0, 0);
    for nth in 1..=10 {
        let message = party.turn_message(nth).await;
        in_lines += icons_in_lines(&message);
        let person = party.mentioned(&message);
        let mut panel = party.open_panel(&person).await;
        while !offers(&panel).is_empty() {
            for (label, emoji) in emojis(&panel) {
                assert!(!label.contains("<:"), "the label is plain: {label}");
                assert!(ours(&discord).contains(&emoji.rsplit_once("_rh").unwrap().0.to_owned()), "{emoji}");
            }
            let menu = |part: &serde_json::Value| part["options"].is_array();
            let here = emojis(&panel).len();
            if parts(&panel).iter().any(menu) {
                on_options += here;
            } else {
                on_buttons += here;
            }
            in_lines += icons_in_lines(&panel);
            panel = party.step(&person, &panel).await;
        }
    }
    assert!(on_buttons > 0 && in_lines > 0, "{on_buttons} {on_options} {in_lines}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

/// At most one in a line but for the one that says how one stands, none in titles, pictures' words or the text outside.
fn icons_in_lines(message: &Seen) -> usize {
    let embed = &message.json["embeds"][0];
    let body = embed["description"].as_str().unwrap_or_default();
    for line in body.lines().filter(|line| !line.contains(" · <:")) {
        assert!(line.matches("<:").count() <= 1, "{line}");
    }
    let alts = message.json["attachments"].as_array().into_iter().flatten().map(|file| &file["description"]);
    let elsewhere = [&embed["title"], &embed["footer"]["text"], &message.json["content"]];
    for text in elsewhere.into_iter().chain(alts) {
        assert!(!text.as_str().unwrap_or_default().contains("<:"), "{text}");
    }
    body.matches("<:").count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_icons_everything_works_and_a_failed_upload_is_made_up_for() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    discord.fault(CREATE, Fault::Status(500), 1);
    let (running, store) = bot_with(&discord, folder.path(), |bot| bot.emojis = Emojis::default()).await;
    let mut party = Party::gather(&discord, &PEOPLE, "/play game:great-western-trail players:2", 8).await;
    let message = party.turn_message(1).await;
    let person = party.mentioned(&message);
    let panel = party.open_panel(&person).await;
    assert!(emojis(&panel).is_empty() && icons_in_lines(&panel) == 0);
    party.play_turn(&person).await;
    assert!(discord.emojis().is_empty(), "one failure ends the round");

    // The answer to one is lost: it is there, and not uploaded again.
    discord.fault(CREATE, Fault::LoseAnswer, 1);
    store.clock.advance(60);
    until("the lost one", || (discord.emojis().len() == 1).then_some(())).await;
    let all = || (ours(&discord).len() == render::ICONS.len()).then_some(());
    let again = async {
        loop {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            store.clock.advance(1);
        }
    };
    tokio::select! {
        () = until("all icons", all) => {}
        () = again => {}
    }
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panel_that_discord_refuses_for_its_emojis_is_shown_without_them() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    all_there(&discord).await;
    let mut party = Party::gather(&discord, &PEOPLE, "/play game:great-western-trail players:2", 9).await;
    let mut nth = 1;
    let mut person = party.mentioned(&party.turn_message(nth).await);
    let mut panel = party.open_panel(&person).await;
    while emojis(&panel).is_empty() {
        panel = party.step(&person, &panel).await;
        if offers(&panel).is_empty() {
            nth += 1;
            person = party.mentioned(&party.turn_message(nth).await);
            panel = party.open_panel(&person).await;
        }
    }
    discord.fault("PATCH /webhooks", Fault::Status(400), 1);
    let looks = times(&discord, "GET /applications/{application_id}/emojis");
    let bare = person.click("Take my turn").await?.message.expect("a panel");
    assert_eq!(offers(&bare), offers(&panel));
    assert!(emojis(&bare).is_empty(), "{bare}");
    let looked = || (times(&discord, "GET /applications/{application_id}/emojis") > looks).then_some(());
    until("another look", looked).await;
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
