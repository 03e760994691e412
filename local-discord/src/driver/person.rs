//! A person at the keyboard.

use std::collections::BTreeMap;
use std::sync::Arc;

use bytes::Bytes;
use serde_json::Value;

use super::{DriveError, Seen, until};
use crate::core::{Core, Shared};
use crate::doing::deed::parts;
use crate::doing::deed_error::DeedError;
use crate::id::Id;
use crate::judge::component::BUTTON;
use crate::world::interaction::{Interaction, State};
use crate::world::message::{LOADING, Message};

/// Somebody who looks at one channel. Cheap to clone; each clone can look elsewhere.
#[derive(Clone)]
pub struct Person {
    shared: Arc<Shared>,
    user: Id,
    place: Id,
}

/// How the bot answered.
#[derive(Clone, Debug)]
pub struct Answer {
    pub interaction: Id,
    /// The message that answered, if one did.
    pub message: Option<Seen>,
    /// The form that opened, as Discord writes it.
    pub modal: Option<Value>,
}

impl Person {
    pub(super) fn new(shared: Arc<Shared>, user: Id, place: Id) -> Self {
        Person { shared, user, place }
    }

    pub fn id(&self) -> Id {
        self.user
    }

    /// What others call her.
    pub fn shown(&self) -> String {
        self.shared.read(|core| {
            core.world.users.get(&self.user).map_or_else(String::new, |user| user.shown_name().to_string())
        })
    }

    /// Where she looks.
    pub fn place(&self) -> Id {
        self.place
    }

    /// The same person in another channel or thread; an unknown name leaves her where she is, and her next step says so.
    #[must_use]
    pub fn at(&self, channel: &str) -> Self {
        let place = self.shared.read(|core| core.world.channel_named(channel).map(|one| one.id));
        Person { place: place.unwrap_or_default(), ..self.clone() }
    }

    /// The same person in a channel by its id.
    #[must_use]
    pub fn in_channel(&self, place: Id) -> Self {
        Person { place, ..self.clone() }
    }

    /// The same person in her direct messages with the bot.
    #[must_use]
    pub fn in_direct_messages(&self) -> Self {
        let place = self.shared.change(|core| core.direct_channel(self.user));
        Person { place, ..self.clone() }
    }

    /// Changes the language of her client.
    pub fn set_language(&self, locale: &str) {
        self.shared.change(|core| {
            if let Some(user) = core.world.users.get_mut(&self.user) {
                user.locale = locale.into();
            }
        });
    }

    /// Runs a slash command and waits for the answer.
    pub async fn slash(&self, line: &str) -> Result<Answer, DriveError> {
        let id = self.begin_slash(line)?;
        self.answered(id).await
    }

    /// Runs a slash command without waiting.
    pub fn begin_slash(&self, line: &str) -> Result<Id, DriveError> {
        self.does(|core| core.run_slash(self.user, self.place, line))
    }

    /// Types into an option (the last of the line) and reads the names of the choices that come up.
    pub async fn types(&self, line: &str) -> Result<Vec<String>, DriveError> {
        let id = self.begin_typing(line)?;
        let choices = self
            .until(&format!("choices for “{line}”"), |core| core.world.interactions.get(&id)?.choices.clone())
            .await?;
        Ok(choices.iter().map(|choice| choice["name"].as_str().unwrap_or_default().to_string()).collect())
    }

    /// Types into an option without waiting for choices.
    pub fn begin_typing(&self, line: &str) -> Result<Id, DriveError> {
        self.does(|core| core.ask_choices(self.user, self.place, line))
    }

    /// Presses the newest button with this label and waits for the answer.
    pub async fn click(&self, label: &str) -> Result<Answer, DriveError> {
        let id = self.begin_click(label).await?;
        self.answered(id).await
    }

    /// Waits for a button with this label and presses it, without waiting for the answer.
    pub async fn begin_click(&self, label: &str) -> Result<Id, DriveError> {
        let what = format!("a button “{label}”");
        let (message, id) = self.until(&what, |core| self.find_part(core, |part| is_button(part, label))).await?;
        self.does(|core| core.press(self.user, message, &id))
    }

    /// Presses a button of a message by its custom id, also one that other messages have too.
    pub async fn press(&self, message: Id, custom_id: &str) -> Result<Answer, DriveError> {
        let id = self.begin_press(message, custom_id)?;
        self.answered(id).await
    }

    pub fn begin_press(&self, message: Id, custom_id: &str) -> Result<Id, DriveError> {
        self.does(|core| core.press(self.user, message, custom_id))
    }

    /// Sends a press that no button offers, as a client that was tampered with could; with a value as if from a menu.
    pub async fn forges(&self, message: Id, custom_id: &str, value: Option<&str>) -> Result<Answer, DriveError> {
        self.forges_choices(message, custom_id, value.as_slice()).await
    }

    /// The same without waiting.
    pub fn begin_forgery(&self, message: Id, custom_id: &str) -> Result<Id, DriveError> {
        self.does(|core| core.forge(self.user, message, custom_id, &[]))
    }

    /// The same with more values than a menu may have let her choose.
    pub async fn forges_choices(&self, message: Id, custom_id: &str, values: &[&str]) -> Result<Answer, DriveError> {
        let id = self.does(|core| core.forge(self.user, message, custom_id, values))?;
        self.answered(id).await
    }

    /// Chooses one option of the newest menu that has it, and waits for the answer.
    pub async fn choose(&self, label: &str) -> Result<Answer, DriveError> {
        self.choose_all(&[label]).await
    }

    /// Chooses several options of the newest menu that has them all.
    pub async fn choose_all(&self, labels: &[&str]) -> Result<Answer, DriveError> {
        let what = format!("a menu with {labels:?}");
        let (message, custom_id, values) = self
            .until(&what, |core| {
                let (message, part) = self.newest(core, |part| values(core, part, labels).is_some())?;
                Some((message, part["custom_id"].as_str()?.to_string(), values(core, part, labels)?))
            })
            .await?;
        let id = self.does(|core| core.select(self.user, message, &custom_id, &values))?;
        self.answered(id).await
    }

    /// Chooses one value of a menu of a message, without waiting.
    pub fn begin_choice(&self, message: Id, custom_id: &str, value: &str) -> Result<Id, DriveError> {
        self.does(|core| core.select(self.user, message, custom_id, &[value.to_string()]))
    }

    /// The same for a menu of which several are chosen.
    pub fn begin_choices(&self, message: Id, custom_id: &str, values: &[String]) -> Result<Id, DriveError> {
        self.does(|core| core.select(self.user, message, custom_id, values))
    }

    /// Fills in the form that is open and sends it. Fields are named by label or custom id.
    pub async fn submit(&self, fields: &[(&str, &str)]) -> Result<Answer, DriveError> {
        let (opened_by, modal) = self.until("a form", |core| self.open_form(core)).await?;
        let mut values = BTreeMap::new();
        for (name, text) in fields {
            let id =
                field_id(&modal, name).ok_or_else(|| DriveError(format!("the form has no field “{name}”: {modal}")))?;
            values.insert(id, (*text).to_string());
        }
        let id = self.does(|core| core.submit(self.user, opened_by, &values))?;
        self.answered(id).await
    }

    /// Uses a command of the context menu on a message or user.
    pub async fn uses(&self, command: &str, on: Id) -> Result<Answer, DriveError> {
        let id = self.does(|core| core.use_on(self.user, self.place, command, on))?;
        self.answered(id).await
    }

    /// Writes a message.
    pub fn says(&self, text: &str) -> Result<Id, DriveError> {
        self.does(|core| core.say(self.user, self.place, text, None))
    }

    /// Waits until she can read this text on a message, and answers with the newest such message.
    pub async fn sees(&self, text: &str) -> Result<Seen, DriveError> {
        self.until(&format!("“{text}”"), |core| {
            self.visible(core).map(|message| Seen::new(core, message)).find(|seen| seen.text.contains(text))
        })
        .await
    }

    /// Everything in the channel, oldest first.
    pub fn messages(&self) -> Vec<Seen> {
        let mut all: Vec<Seen> =
            self.shared.read(|core| self.visible(core).map(|message| Seen::new(core, message)).collect());
        all.reverse();
        all
    }

    /// One message of the channel as it is now.
    pub fn message(&self, id: Id) -> Option<Seen> {
        self.shared.read(|core| {
            let message = core.world.message(self.place, id).filter(|message| message.visible_to(self.user))?;
            Some(Seen::new(core, message))
        })
    }

    /// The message that answered what she began, if there is one yet.
    pub fn answer_to(&self, id: Id) -> Option<Seen> {
        self.shared.read(|core| answer_of(core, core.world.interactions.get(&id)?)?.message)
    }

    /// What the bot has added to the answer to something she began, as far as it is for her.
    pub fn follow_ups(&self, id: Id) -> Vec<Seen> {
        self.shared.read(|core| {
            let Some(interaction) = core.world.interactions.get(&id) else { return Vec::new() };
            let all = interaction.follow_ups.iter().filter_map(|&id| core.world.message(interaction.channel, id));
            all.filter(|message| message.visible_to(self.user)).map(|message| Seen::new(core, message)).collect()
        })
    }

    /// Whether she can read this text on any message now.
    pub fn reads(&self, text: &str) -> bool {
        self.messages().iter().any(|seen| seen.text.contains(text))
    }

    /// Waits until nothing in the channel says this any more.
    pub async fn no_longer_sees(&self, text: &str) -> Result<(), DriveError> {
        let what = format!("“{text}” to disappear");
        self.until(&what, |core| {
            (!self.visible(core).any(|message| Seen::new(core, message).text.contains(text))).then_some(())
        })
        .await
    }

    /// The badge on a channel: how often she was mentioned since she last read it.
    pub fn mentions(&self) -> u32 {
        self.shared.read(|core| {
            core.world.reads.get(&self.user).and_then(|reads| reads.get(&self.place)).map_or(0, |read| read.mentions)
        })
    }

    /// The bytes of a file of a message.
    pub fn opens(&self, seen: &Seen, file: &str) -> Option<Bytes> {
        self.shared.read(|core| {
            let message = core.world.message(seen.channel, seen.id)?;
            core.files.get(message.attachments.iter().find(|one| one.filename == file)?.id)
        })
    }

    /// Waits until the bot has acknowledged something she began, whatever comes of it.
    pub async fn acknowledged(&self, id: Id) -> Result<(), DriveError> {
        let heard = self.until("an acknowledgement", |core| match core.world.interactions.get(&id)?.state {
            State::Waiting => None,
            State::Failed => Some(false),
            State::Acknowledged(_) => Some(true),
        });
        if heard.await? { Ok(()) } else { Err(DriveError(self.with_screen("the application did not respond"))) }
    }

    /// Waits for the answer to something she began: also until the bot has stopped thinking.
    pub async fn answered(&self, id: Id) -> Result<Answer, DriveError> {
        let answer = self
            .until("an answer", |core| {
                let interaction = core.world.interactions.get(&id)?;
                match interaction.state {
                    State::Waiting => None,
                    State::Failed => Some(None),
                    State::Acknowledged(_) => answer_of(core, interaction).map(Some),
                }
            })
            .await?;
        answer.ok_or_else(|| DriveError(self.with_screen("the application did not respond")))
    }

    /// What she sees, as text.
    pub fn screen(&self) -> String {
        let lines: Vec<String> = self.messages().iter().map(ToString::to_string).collect();
        if lines.is_empty() { "(nothing)".into() } else { lines.join("\n") }
    }

    fn visible<'a>(&'a self, core: &'a Core) -> impl Iterator<Item = &'a Message> {
        let may = core.world.permissions_in(self.user, self.place).0 != 0;
        let list = core.world.messages.get(&self.place).filter(|_| may).into_iter();
        list.flat_map(|list| list.values().rev()).filter(|message| message.visible_to(self.user))
    }

    /// The newest component that fits and can be used.
    fn newest<'a>(&'a self, core: &'a Core, fits: impl Fn(&Value) -> bool) -> Option<(Id, &'a Value)> {
        self.visible(core).find_map(|message| {
            let part = parts(message).find(|part| part["disabled"] != true && fits(part))?;
            Some((message.id, part))
        })
    }

    fn find_part(&self, core: &Core, fits: impl Fn(&Value) -> bool) -> Option<(Id, String)> {
        let (message, part) = self.newest(core, fits)?;
        Some((message, part["custom_id"].as_str()?.to_string()))
    }

    fn open_form(&self, core: &Core) -> Option<(Id, Value)> {
        let mut mine = core.world.interactions.values().rev().filter(|one| one.user == self.user);
        mine.find_map(|one| Some((one.id, one.modal.clone()?)))
    }

    fn does(&self, deed: impl FnOnce(&mut Core) -> Result<Id, DeedError>) -> Result<Id, DriveError> {
        self.shared.change(deed).map_err(|why| DriveError(self.with_screen(&why.to_string())))
    }

    async fn until<T>(&self, what: &str, look: impl FnMut(&Core) -> Option<T>) -> Result<T, DriveError> {
        until(&self.shared, what, look).await.map_err(|DriveError(why)| DriveError(self.with_screen(&why)))
    }

    fn with_screen(&self, why: &str) -> String {
        format!("{why}; on the screen:\n{}", self.screen())
    }
}

fn answer_of(core: &Core, interaction: &Interaction) -> Option<Answer> {
    let message = interaction.original.and_then(|id| core.world.message(interaction.channel, id));
    if message.is_some_and(|message| message.has(LOADING)) {
        return None;
    }
    let message = message.map(|message| Seen::new(core, message));
    Some(Answer { interaction: interaction.id, message, modal: interaction.modal.clone() })
}

fn is_button(part: &Value, label: &str) -> bool {
    part["type"].as_i64() == Some(BUTTON)
        && part["custom_id"].is_string()
        && part["label"].as_str().is_some_and(|own| own.contains(label))
}

/// The values behind labels of a menu, or the ids of people and channels in one that Discord fills.
fn values(core: &Core, part: &Value, labels: &[&str]) -> Option<Vec<String>> {
    let kind = part["type"].as_i64()?;
    let value = |label: &&str| match kind {
        3 => {
            let options = part["options"].as_array()?;
            let exact = options.iter().find(|option| option["label"] == **label);
            let near =
                || options.iter().find(|option| option["label"].as_str().is_some_and(|own| own.contains(*label)));
            Some(exact.or_else(near)?["value"].as_str()?.to_string())
        }
        5 | 7 => core.world.user_named(label).map(|user| user.id.to_string()),
        8 => core.world.channel_named(label).map(|channel| channel.id.to_string()),
        _ => None,
    };
    labels.iter().map(value).collect()
}

/// The custom id of a field by its label or by itself.
fn field_id(modal: &Value, name: &str) -> Option<String> {
    modal["components"].as_array()?.iter().find_map(|row| {
        let part = if row["component"].is_object() { &row["component"] } else { &row["components"][0] };
        let label = if row["label"].is_string() { &row["label"] } else { &part["label"] };
        (label == name || part["custom_id"] == name).then(|| part["custom_id"].as_str().map(String::from))?
    })
}
