//! A message, before it becomes Discord's. Its audience is part of its type: what was made for one seat cannot be posted.

use super::emoji::Emoji;
use super::limits;
use crate::ids::UserId;
use engine::{Audience, Everyone, OneSeat, Seen};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct Message<A = Everyone> {
    /// Who may read it.
    pub to: A,
    pub content: String,
    pub embed: Option<Embed>,
    /// What was made from a view goes where the view may go.
    pub seen: Vec<Seen<A, File>>,
    /// What everybody may have.
    pub files: Vec<File>,
    pub rows: Vec<Row>,
    /// Who is pinged. Nobody else is, whatever the text says.
    pub mentions: Vec<UserId>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Embed {
    pub title: String,
    pub body: String,
    pub fields: Vec<Field>,
    pub footer: String,
    pub colour: Option<[u8; 3]>,
}

impl Embed {
    /// As Discord counts them, once everything is cut to its own limit.
    pub fn characters(&self) -> usize {
        let count = |text: &str, most: usize| text.chars().count().min(most);
        let own = [
            count(&self.title, limits::EMBED_TITLE),
            count(&self.body, limits::EMBED_BODY),
            count(&self.footer, limits::EMBED_FOOTER),
        ];
        let fields = self.fields.iter().map(Field::characters);
        own.into_iter().chain(fields).sum()
    }
}

/// Some lines under a title of their own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Field {
    pub title: String,
    pub text: String,
}

impl Field {
    pub fn characters(&self) -> usize {
        let count = |text: &str, most: usize| text.chars().count().min(most);
        count(&self.title, limits::FIELD_TITLE) + count(&self.text, limits::FIELD_TEXT)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct File {
    pub name: &'static str,
    pub bytes: Arc<Vec<u8>>,
    /// What a picture shows, in words.
    pub alt: String,
    /// The same with more room.
    pub text: String,
}

impl File {
    /// No picture.
    pub fn data(name: &'static str, bytes: Vec<u8>) -> File {
        File { name, bytes: Arc::new(bytes), alt: String::new(), text: String::new() }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Row {
    Buttons(Vec<Button>),
    Menu(Menu),
    People(People),
}

/// A menu that Discord fills with people.
#[derive(Clone, Debug, PartialEq)]
pub struct People {
    pub id: String,
    pub placeholder: String,
    /// How many may be chosen; nobody has to be.
    pub most: u8,
    pub chosen: Vec<UserId>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    pub id: String,
    pub label: String,
    pub style: Style,
    pub disabled: bool,
    pub emoji: Option<Emoji>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    Plain,
    Primary,
    Finish,
    /// What cannot be taken back.
    Danger,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Menu {
    pub id: String,
    pub placeholder: String,
    pub options: Vec<Choice>,
    /// How many of the options to choose.
    pub least: u8,
    pub most: u8,
    /// The value that shows on it before anything is chosen.
    pub chosen: Option<String>,
}

impl Menu {
    /// One of these.
    pub fn one(id: String, placeholder: String, options: Vec<Choice>) -> Menu {
        Menu { id, placeholder, options, least: 1, most: 1, chosen: None }
    }

    #[must_use]
    pub fn chosen(mut self, value: &str) -> Menu {
        self.chosen = Some(value.to_owned());
        self
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    pub value: String,
    pub label: String,
    pub description: String,
    pub emoji: Option<Emoji>,
}

impl Button {
    pub fn new(id: String, label: String) -> Button {
        Button { id, label, style: Style::Plain, disabled: false, emoji: None }
    }

    #[must_use]
    pub fn style(mut self, style: Style) -> Button {
        self.style = style;
        self
    }

    #[must_use]
    pub fn emoji(mut self, emoji: Option<Emoji>) -> Button {
        self.emoji = emoji;
        self
    }

    #[must_use]
    pub fn enabled(mut self, enabled: bool) -> Button {
        self.disabled = !enabled;
        self
    }
}

impl Default for Message {
    fn default() -> Message {
        Message::to(Everyone)
    }
}

impl Message {
    /// Only words.
    pub fn text(content: String) -> Message {
        Message { content, ..Message::default() }
    }
}

impl Message<OneSeat> {
    /// The body says what the picture shows, for whoever cannot see it.
    #[must_use]
    pub fn in_words(mut self) -> Message<OneSeat> {
        if let (Some(embed), Some(picture)) = (&mut self.embed, self.seen.first()) {
            embed.body.clone_from(&picture.get().text);
        }
        self
    }
}

impl<A: Audience> Message<A> {
    /// Nothing yet.
    pub fn to(to: A) -> Message<A> {
        Message {
            to,
            content: String::new(),
            embed: None,
            seen: Vec::new(),
            files: Vec::new(),
            rows: Vec::new(),
            mentions: Vec::new(),
        }
    }

    /// Everything that is attached.
    pub fn files(&self) -> impl Iterator<Item = &File> {
        self.seen.iter().map(Seen::get).chain(&self.files)
    }

    /// The emojis of its buttons and options.
    pub fn emojis(&self) -> impl Iterator<Item = &Emoji> {
        self.rows.iter().flat_map(|row| match row {
            Row::Buttons(buttons) => buttons.iter().filter_map(|button| button.emoji.as_ref()).collect::<Vec<_>>(),
            Row::Menu(menu) => menu.options.iter().filter_map(|choice| choice.emoji.as_ref()).collect(),
            Row::People(_) => Vec::new(),
        })
    }

    /// The same with bare buttons and options.
    #[must_use]
    pub fn without_emojis(mut self) -> Message<A> {
        for row in &mut self.rows {
            match row {
                Row::Buttons(buttons) => buttons.iter_mut().for_each(|button| button.emoji = None),
                Row::Menu(menu) => menu.options.iter_mut().for_each(|choice| choice.emoji = None),
                Row::People(_) => {}
            }
        }
        self
    }

    /// Everything that people can read on it, one thing each.
    pub fn readable(&self) -> Vec<&str> {
        let embed = self.embed.iter().flat_map(|embed| {
            let fields = embed.fields.iter().flat_map(|field| [&field.title, &field.text]);
            [&embed.title, &embed.body].into_iter().chain(fields).chain([&embed.footer])
        });
        let files = self.files().map(|file| &file.alt);
        let rows = self.rows.iter().flat_map(|row| match row {
            Row::Buttons(buttons) => buttons.iter().map(|button| &button.label).collect::<Vec<_>>(),
            Row::Menu(menu) => {
                let options = menu.options.iter().flat_map(|choice| [&choice.label, &choice.description]);
                std::iter::once(&menu.placeholder).chain(options).collect()
            }
            Row::People(people) => vec![&people.placeholder],
        });
        let all = std::iter::once(&self.content).chain(embed).chain(files).chain(rows);
        all.map(String::as_str).filter(|text| !text.is_empty()).collect()
    }
}
