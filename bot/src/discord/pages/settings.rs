//! What each person chooses for herself: how pictures look, and how she hears that it is her turn.

use super::about_me;
use super::text::{bullet, heading};
use crate::discord::kit::message::{Choice, Embed, Menu, Message, Row};
use crate::discord::kit::press::{Press, own_id};
use crate::discord::kit::speaker::Speaker;
use crate::store::{Settings, Way};
use engine::Phrase;

/// The settings with a menu for each.
pub fn message(settings: Settings, note: Option<&'static str>, speaker: &Speaker) -> Message {
    let mut body: Vec<String> = note.map(|note| speaker.plain(note)).into_iter().collect();
    let mut rows = Vec::new();
    body.push(format!(
        "{}\n-# {}",
        heading(&speaker.plain("bot-setting-language")),
        speaker.plain("bot-setting-language-about")
    ));
    add(settings.scheme, &mut body, &mut rows, speaker);
    add(settings.width, &mut body, &mut rows, speaker);
    add(settings.ping, &mut body, &mut rows, speaker);
    body.push(heading(&speaker.plain("bot-about-me")));
    body.push(bullet(&speaker.plain("bot-about-me-where")));
    rows.push(about_me::buttons(speaker));
    let embed = Embed { title: speaker.plain("bot-settings"), body: body.join("\n"), ..Embed::default() };
    Message { embed: Some(embed), rows, ..Message::default() }
}

fn add<W: Way>(now: W, body: &mut Vec<String>, rows: &mut Vec<Row>, speaker: &Speaker) {
    let say = |name: String| speaker.say(&Phrase::new(name));
    let key = W::KEY;
    body.push(heading(&say(format!("bot-setting-{key}"))));
    body.push(bullet(&say(format!("bot-setting-{key}-{}", now.name()))));
    let option = |(name, way): &(&'static str, W)| Choice {
        value: (*name).to_owned(),
        label: say(format!("bot-setting-{key}-{name}")),
        description: if *way == now { speaker.plain("bot-options-now") } else { String::new() },
        emoji: None,
    };
    rows.push(Row::Menu(Menu {
        id: own_id(&Press::Setting(key.to_owned())),
        placeholder: say(format!("bot-setting-{key}")),
        options: W::ALL.iter().map(option).collect(),
    }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{PictureSize, Ping};
    use render::Scheme;
    use words::Language;

    #[test]
    fn every_way_is_worded_and_kept_by_its_name() {
        let all = [
            Settings::default(),
            Settings { scheme: Scheme::Dark, width: PictureSize::Small, ping: Ping::Direct },
            Settings { scheme: Scheme::Dark, width: PictureSize::Large, ping: Ping::None },
        ];
        for settings in all {
            let shown = message(settings, Some("bot-settings-kept"), &Speaker::new(Language::English, Vec::new()));
            assert!(shown.readable().iter().all(|text| !text.contains('⟨')), "{:?}", shown.readable());
            let names = [settings.scheme.name(), settings.width.name(), settings.ping.name()];
            let keys = [Scheme::KEY, PictureSize::KEY, Ping::KEY];
            let again = keys.iter().zip(names).try_fold(Settings::default(), |now, (key, name)| now.with(key, name));
            assert_eq!(again, Some(settings));
        }
        assert_eq!(Settings::default().with("scheme", "pink"), None);
        assert_eq!(Settings::default().with("colour", "dark"), None);
    }
}
