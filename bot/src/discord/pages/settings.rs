//! What each person chooses for herself: how pictures look, and how she hears that it is her turn.

use super::about_me;
use super::text::{bullet, heading};
use crate::discord::kit::message::{Button, Choice, Embed, Menu, Message, Row};
use crate::discord::kit::press::{Press, own_id};
use crate::discord::kit::speaker::Speaker;
use crate::store::{Invitations, Settings, Way};
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
    add(settings.finish, &mut body, &mut rows, speaker);
    tell(settings.invitations, &mut body, speaker);
    body.push(heading(&speaker.plain("bot-about-me")));
    body.push(bullet(&speaker.plain("bot-about-me-where")));
    let mut buttons = about_me::buttons(speaker);
    buttons.push(invitations(settings.invitations, speaker));
    rows.push(Row::Buttons(buttons));
    let embed = Embed { title: speaker.plain("bot-settings"), body: body.join("\n"), ..Embed::default() };
    Message { embed: Some(embed), rows, ..Message::default() }
}

/// A message has room for five menus and no more: what has two ways is a button for the other one.
fn invitations(now: Invitations, speaker: &Speaker) -> Button {
    let (other, label) = match now {
        Invitations::Welcome => (Invitations::Refused, "bot-button-refuse-invitations"),
        Invitations::Refused => (Invitations::Welcome, "bot-button-welcome-invitations"),
    };
    let setting = Press::Setting(format!("{}.{}", Invitations::KEY, other.name()));
    Button::new(own_id(&setting), speaker.plain(label))
}

fn tell<W: Way>(now: W, body: &mut Vec<String>, speaker: &Speaker) {
    let say = |name: String| speaker.say(&Phrase::new(name));
    let key = W::KEY;
    body.push(heading(&say(format!("bot-setting-{key}"))));
    body.push(bullet(&say(format!("bot-setting-{key}-{}", now.name()))));
}

fn add<W: Way>(now: W, body: &mut Vec<String>, rows: &mut Vec<Row>, speaker: &Speaker) {
    tell(now, body, speaker);
    let say = |name: String| speaker.say(&Phrase::new(name));
    let key = W::KEY;
    let option = |(name, way): &(&'static str, W)| Choice {
        value: (*name).to_owned(),
        label: say(format!("bot-setting-{key}-{name}")),
        description: if *way == now { speaker.plain("bot-options-now") } else { String::new() },
        emoji: None,
    };
    let options = W::ALL.iter().map(option).collect();
    let placeholder = say(format!("bot-setting-{key}"));
    rows.push(Row::Menu(Menu::one(own_id(&Press::Setting(key.to_owned())), placeholder, options)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Finish, PictureSize, Ping};
    use render::Scheme;
    use words::Language;

    #[test]
    fn every_way_is_worded_and_kept_by_its_name() {
        let all = [
            Settings::default(),
            Settings { scheme: Scheme::Dark, width: PictureSize::Small, ping: Ping::Direct, ..Settings::default() },
            Settings {
                scheme: Scheme::Dark,
                width: PictureSize::Large,
                ping: Ping::None,
                finish: Finish::Itself,
                invitations: Invitations::Refused,
            },
        ];
        for settings in all {
            let shown = message(settings, Some("bot-settings-kept"), &Speaker::new(Language::English, Vec::new()));
            assert!(shown.readable().iter().all(|text| !text.contains('⟨')), "{:?}", shown.readable());
            let Settings { scheme, width, ping, finish, invitations } = settings;
            let names = [scheme.name(), width.name(), ping.name(), finish.name(), invitations.name()];
            let keys = [Scheme::KEY, PictureSize::KEY, Ping::KEY, Finish::KEY, Invitations::KEY];
            let again = keys.iter().zip(names).try_fold(Settings::default(), |now, (key, name)| now.with(key, name));
            assert_eq!(again, Some(settings));
        }
        assert_eq!(Settings::default().with("scheme", "pink"), None);
        assert_eq!(Settings::default().with("colour", "dark"), None);
    }
}
