//! Every panel of random games keeps Discord's limits, has a picture with words, and says nothing that did not come out
//! of the language files.

use bot::discord::{Emoji, Known, Panel, Speaker, panel};
use bot::play::{Deed, Desk, Room, Sitting, new_id, open};
use bot::store::{NewLobby, Store};
use engine::{Eye, Options, Seat, Seed, playout};
use render::Studio;
use std::sync::Arc;
use words::Language;

const STEPS: usize = 60;

#[tokio::test(flavor = "multi_thread")]
async fn panels_keep_the_limits_and_are_worded_through_the_language_files() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("railhead.db").display());
    let store = Arc::new(Store::open(&url).await.unwrap());
    let desk = Desk::new(store.clone());
    let studio = Studio::new();
    // Names of people and tables are theirs; here they are foreign too.
    let speaker = Speaker::new(Language::Pseudo, ["⟦Ä⟧", "⟦Ö⟧", "⟦Ü⟧"].map(str::to_owned).into());
    let speaker = speaker.with_icons(Arc::new(every_icon()));
    let mut emojis = 0;
    for game in engine::games() {
        let id = new_id().unwrap();
        let options = Options::new();
        let new = NewLobby {
            id: &id,
            kind: game.kind.0,
            options: &options,
            players: 3,
            name: "⟦Ñ⟧",
            guild: None,
            channel: 1,
            host: 1,
            host_name: "⟦Ä⟧",
        };
        store.open_lobby(&new).await.unwrap();
        store.join(&id, 2, "⟦Ö⟧").await.unwrap();
        store.join(&id, 3, "⟦Ü⟧").await.unwrap();
        open(&store, &store.game(&id).await.unwrap(), Room::Thread).await.unwrap();
        let mut pick = playout::picker(Seed::from(1));
        for _ in 0..STEPS {
            let sitting = desk.look(&id).await.unwrap();
            let Some(decision) = sitting.draft.decision() else { break };
            let drafted =
                store.told(&id, Eye::Seat(decision.seat), sitting.game.published, sitting.game.revision).await.unwrap();
            let made = Panel { drafted, ..Panel::default() };
            emojis += looked_at(&studio, &sitting, decision.seat, &made, &speaker);
            if decision.choices.len() > 25 {
                looked_at(&studio, &sitting, decision.seat, &Panel { section: Some(0), ..made }, &speaker);
            }
            looked_at(&studio, &sitting, decision.seat.next(3), &Panel::default(), &speaker);
            let picked = pick.below(decision.choices.len() as u32) as usize;
            let key = decision.choices[picked].offer.key.to_string();
            desk.press(&id, decision.seat, decision.step, Deed::Choose(key)).await.unwrap();
        }
    }
    assert!(emojis > 50, "{emojis} emojis were shown");
}

/// As if the application had them all, with ids as long as they get.
fn every_icon() -> Known {
    let emoji = |icon: &render::Icon| Emoji { id: u64::MAX, name: format!("{}_rh0000", icon.name) };
    render::ICONS.iter().map(|icon| (icon.name, emoji(icon))).collect()
}

/// Answers with the number of emojis on buttons and options.
fn looked_at(studio: &Studio, sitting: &Sitting, seat: Seat, made: &Panel, speaker: &Speaker) -> usize {
    let message = panel(studio, sitting, seat, made, speaker);
    assert!(message.check().is_ok());
    assert!(message.files().all(|file| !file.alt.is_empty()) && message.files().next().is_some());
    let body = message.embed.as_ref().map(|embed| embed.body.as_str()).unwrap_or_default();
    for line in body.lines() {
        assert!(line.matches("<:").count() <= 1, "more than one icon: {line}");
    }
    for text in message.readable() {
        let text = without_icons(text, text == body);
        assert!(!text.contains('⟨'), "a message is missing: {text}");
        assert!(!text.chars().any(|letter| letter.is_ascii_alphabetic()), "partly not worded: {text}");
    }
    message.emojis().count()
}

/// Icons stand in the lines of the body and nowhere else.
fn without_icons(text: &str, in_body: bool) -> String {
    let mut text = text.to_owned();
    while let Some(start) = text.find("<:").filter(|_| in_body) {
        let end = start + text[start..].find('>').expect("a whole emoji");
        text.replace_range(start..=end, "");
    }
    text
}
