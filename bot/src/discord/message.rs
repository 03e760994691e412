//! A message, before it becomes Discord's.

use super::limits::{self, Breach, cut};
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed,
    CreateEmbedFooter, CreateMessage, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments,
    EditInteractionResponse, EditMessage, EmojiId, Nonce, ReactionType, UserId,
};
use std::sync::Arc;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Message {
    pub content: String,
    pub embed: Option<Embed>,
    pub files: Vec<File>,
    pub rows: Vec<Row>,
    /// Who is pinged. Nobody else is, whatever the text says.
    pub mentions: Vec<u64>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Embed {
    pub title: String,
    pub body: String,
    pub footer: String,
    pub colour: Option<[u8; 3]>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct File {
    pub name: &'static str,
    pub bytes: Arc<Vec<u8>>,
    /// What a picture shows, in words.
    pub alt: String,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Row {
    Buttons(Vec<Button>),
    Menu(Menu),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    pub id: String,
    pub label: String,
    pub style: Style,
    pub disabled: bool,
    pub emoji: Option<Emoji>,
}

/// An emoji of the application.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    pub id: u64,
    pub name: String,
}

impl Emoji {
    /// As it is written in a line of text.
    pub fn written(&self) -> String {
        format!("<:{}:{}>", self.name, self.id)
    }

    fn made(&self) -> ReactionType {
        ReactionType::Custom { animated: false, id: EmojiId::new(self.id), name: Some(self.name.clone()) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    Plain,
    Primary,
    Finish,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Menu {
    pub id: String,
    pub placeholder: String,
    pub options: Vec<Choice>,
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

impl Embed {
    pub fn made(&self) -> CreateEmbed {
        let mut made = CreateEmbed::new().description(cut(&self.body, limits::EMBED_BODY));
        if !self.title.is_empty() {
            made = made.title(cut(&self.title, limits::EMBED_TITLE));
        }
        if !self.footer.is_empty() {
            made = made.footer(CreateEmbedFooter::new(cut(&self.footer, limits::EMBED_FOOTER)));
        }
        match self.colour {
            Some([r, g, b]) => made.colour((r, g, b)),
            None => made,
        }
    }
}

impl Message {
    /// Only words.
    pub fn text(content: String) -> Message {
        Message { content, ..Message::default() }
    }

    /// A new message in a channel, sent once however often it is tried within Discord's memory.
    pub fn create(&self, nonce: String) -> Result<CreateMessage, Breach> {
        limits::check(self)?;
        Ok(CreateMessage::new()
            .content(cut(&self.content, limits::CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .files(self.attachments())
            .allowed_mentions(self.allowed())
            .nonce(Nonce::String(nonce))
            .enforce_nonce(true))
    }

    /// An answer to somebody, in place of what stood there.
    pub fn answer(&self) -> Result<EditInteractionResponse, Breach> {
        limits::check(self)?;
        let files = self.attachments().into_iter().fold(EditAttachments::new(), EditAttachments::add);
        Ok(EditInteractionResponse::new()
            .content(cut(&self.content, limits::CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .attachments(files)
            .allowed_mentions(self.allowed()))
    }

    /// In place of a message of the bot's own that stands in a channel.
    pub fn edit(&self) -> Result<EditMessage, Breach> {
        limits::check(self)?;
        let files = self.attachments().into_iter().fold(EditAttachments::new(), EditAttachments::add);
        Ok(EditMessage::new()
            .content(cut(&self.content, limits::CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .attachments(files)
            .allowed_mentions(self.allowed()))
    }

    pub fn attachments(&self) -> Vec<CreateAttachment> {
        let file = |file: &File| {
            let made = CreateAttachment::bytes(file.bytes.as_slice(), file.name);
            if file.alt.is_empty() { made } else { made.description(cut(&file.alt, limits::ALT)) }
        };
        self.files.iter().map(file).collect()
    }

    fn allowed(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.mentions.iter().map(|&user| UserId::new(user)).collect::<Vec<_>>())
    }

    fn embeds(&self) -> Vec<CreateEmbed> {
        self.embed.iter().map(Embed::made).collect()
    }

    fn components(&self) -> Vec<CreateActionRow> {
        let button = |button: &Button| {
            let style = match button.style {
                Style::Plain => ButtonStyle::Secondary,
                Style::Primary => ButtonStyle::Primary,
                Style::Finish => ButtonStyle::Success,
            };
            let made = CreateButton::new(&button.id)
                .label(cut(&button.label, limits::BUTTON_LABEL))
                .style(style)
                .disabled(button.disabled);
            match &button.emoji {
                Some(emoji) => made.emoji(emoji.made()),
                None => made,
            }
        };
        let option = |choice: &Choice| {
            let mut made = CreateSelectMenuOption::new(cut(&choice.label, limits::OPTION_TEXT), &choice.value);
            if let Some(emoji) = &choice.emoji {
                made = made.emoji(emoji.made());
            }
            if choice.description.is_empty() {
                return made;
            }
            made.description(cut(&choice.description, limits::OPTION_TEXT))
        };
        let row = |row: &Row| match row {
            Row::Buttons(buttons) => CreateActionRow::Buttons(buttons.iter().map(button).collect()),
            Row::Menu(menu) => {
                let options = menu.options.iter().map(option).collect();
                CreateActionRow::SelectMenu(
                    CreateSelectMenu::new(&menu.id, CreateSelectMenuKind::String { options })
                        .placeholder(cut(&menu.placeholder, limits::PLACEHOLDER)),
                )
            }
        };
        self.rows.iter().map(row).collect()
    }

    /// The emojis of its buttons and options.
    pub fn emojis(&self) -> impl Iterator<Item = &Emoji> {
        self.rows.iter().flat_map(|row| match row {
            Row::Buttons(buttons) => buttons.iter().filter_map(|button| button.emoji.as_ref()).collect::<Vec<_>>(),
            Row::Menu(menu) => menu.options.iter().filter_map(|choice| choice.emoji.as_ref()).collect(),
        })
    }

    /// The same with bare buttons and options.
    #[must_use]
    pub fn without_emojis(mut self) -> Message {
        for row in &mut self.rows {
            match row {
                Row::Buttons(buttons) => buttons.iter_mut().for_each(|button| button.emoji = None),
                Row::Menu(menu) => menu.options.iter_mut().for_each(|choice| choice.emoji = None),
            }
        }
        self
    }

    /// Everything that people can read on it, one thing each.
    pub fn readable(&self) -> Vec<&str> {
        let embed = self.embed.iter().flat_map(|embed| [&embed.title, &embed.body, &embed.footer]);
        let files = self.files.iter().map(|file| &file.alt);
        let rows = self.rows.iter().flat_map(|row| match row {
            Row::Buttons(buttons) => buttons.iter().map(|button| &button.label).collect::<Vec<_>>(),
            Row::Menu(menu) => {
                let options = menu.options.iter().flat_map(|choice| [&choice.label, &choice.description]);
                std::iter::once(&menu.placeholder).chain(options).collect()
            }
        });
        let all = std::iter::once(&self.content).chain(embed).chain(files).chain(rows);
        all.map(String::as_str).filter(|text| !text.is_empty()).collect()
    }
}
