//! A message as Discord takes it. Whatever would be refused is found here, before it is sent.
//!
//! Only what is for everyone can be posted in a channel or edited there. Answers are for the inbox, which knows who asked.

use super::check::check;
use super::emoji::Emoji;
use super::limits::{self, Breach, cut};
use super::message::{Button, Choice, Embed, File, Message, People, Row, Style};
use engine::Audience;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed,
    CreateEmbedFooter, CreateInteractionResponseFollowup, CreateMessage, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditAttachments, EditInteractionResponse, EditMessage, EmojiId, Nonce, ReactionType,
    UserId,
};

impl Message {
    /// A new message in a channel, sent once however often it is tried within Discord's memory.
    pub fn create(&self, nonce: String) -> Result<CreateMessage, Breach> {
        check(self)?;
        Ok(CreateMessage::new()
            .content(cut(&self.content, limits::CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .files(self.attachments())
            .allowed_mentions(self.allowed())
            .nonce(Nonce::String(nonce))
            .enforce_nonce(true))
    }

    /// In place of a message of the bot's own that stands in a channel.
    pub fn edit(&self) -> Result<EditMessage, Breach> {
        check(self)?;
        let files = self.attachments().into_iter().fold(EditAttachments::new(), EditAttachments::add);
        Ok(EditMessage::new()
            .content(cut(&self.content, limits::CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .attachments(files)
            .allowed_mentions(self.allowed()))
    }

    /// The same with what is attached there already.
    pub fn edit_words(&self) -> Result<EditMessage, Breach> {
        check(self)?;
        Ok(EditMessage::new()
            .content(cut(&self.content, limits::CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .allowed_mentions(self.allowed()))
    }
}

impl<A: Audience> Message<A> {
    /// An answer to somebody, in place of what stood there.
    pub(crate) fn answer(&self) -> Result<EditInteractionResponse, Breach> {
        check(self)?;
        let files = self.attachments().into_iter().fold(EditAttachments::new(), EditAttachments::add);
        Ok(EditInteractionResponse::new()
            .content(cut(&self.content, limits::CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .attachments(files)
            .allowed_mentions(self.allowed()))
    }

    /// Beside the answer, for the one who asked.
    pub(crate) fn whisper(&self) -> Result<CreateInteractionResponseFollowup, Breach> {
        check(self)?;
        Ok(CreateInteractionResponseFollowup::new()
            .content(cut(&self.content, limits::CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .files(self.attachments())
            .allowed_mentions(self.allowed())
            .ephemeral(true))
    }

    /// Whether Discord would take it.
    pub fn check(&self) -> Result<(), Breach> {
        check(self)
    }

    pub(crate) fn attachments(&self) -> Vec<CreateAttachment> {
        let file = |file: &File| {
            let made = CreateAttachment::bytes(file.bytes.as_slice(), file.name);
            if file.alt.is_empty() { made } else { made.description(cut(&file.alt, limits::ALT)) }
        };
        self.files().map(file).collect()
    }

    fn allowed(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.mentions.iter().map(|&user| UserId::from(user)).collect::<Vec<_>>())
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
                Style::Danger => ButtonStyle::Danger,
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
        let option = |choice: &Choice, chosen: &Option<String>| {
            let mut made = CreateSelectMenuOption::new(cut(&choice.label, limits::OPTION_TEXT), &choice.value);
            if chosen.as_ref() == Some(&choice.value) {
                made = made.default_selection(true);
            }
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
            Row::People(people) => CreateActionRow::SelectMenu(people.made()),
            Row::Menu(menu) => {
                let options = menu.options.iter().map(|choice| option(choice, &menu.chosen)).collect();
                CreateActionRow::SelectMenu(
                    CreateSelectMenu::new(&menu.id, CreateSelectMenuKind::String { options })
                        .placeholder(cut(&menu.placeholder, limits::PLACEHOLDER))
                        .min_values(menu.least)
                        .max_values(menu.most),
                )
            }
        };
        self.rows.iter().map(row).collect()
    }
}

impl People {
    fn made(&self) -> CreateSelectMenu {
        let chosen: Vec<UserId> = self.chosen.iter().map(|&user| user.into()).collect();
        let kind = CreateSelectMenuKind::User { default_users: Some(chosen).filter(|chosen| !chosen.is_empty()) };
        CreateSelectMenu::new(&self.id, kind)
            .placeholder(cut(&self.placeholder, limits::PLACEHOLDER))
            .min_values(0)
            .max_values(self.most)
    }
}

impl Embed {
    fn made(&self) -> CreateEmbed {
        let fields = self
            .fields
            .iter()
            .map(|field| (cut(&field.title, limits::FIELD_TITLE), cut(&field.text, limits::FIELD_TEXT), false));
        let mut made = CreateEmbed::new().description(cut(&self.body, limits::EMBED_BODY)).fields(fields);
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

impl Emoji {
    fn made(&self) -> ReactionType {
        ReactionType::Custom { animated: false, id: EmojiId::new(self.id), name: Some(self.name.clone()) }
    }
}
