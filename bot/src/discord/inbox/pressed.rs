//! A press as it came in, and the table that it is about.

use super::call::Call;
use super::door::{self, Admitted};
use crate::discord::bot::Bot;
use crate::discord::kit::press::{PressId, ids_on};
use crate::discord::kit::trouble::Trouble;
use crate::ids::MessageId;
use crate::monitor::interaction::{self, Outcome};
use crate::store::{Stage, TableRow};
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Context, MessageFlags};

pub struct Pressed {
    pub call: Call,
    /// What the button or menu says, if it is one of ours.
    pub id: Option<PressId>,
    /// What was chosen from a menu.
    pub values: Vec<String>,
    /// The message that it stands on.
    pub message: MessageId,
    /// Whether only the presser sees that message.
    pub private: bool,
    /// Whether the message has such a button indeed.
    pub on_button: bool,
}

impl Pressed {
    pub fn new(ctx: &Context, press: &ComponentInteraction) -> Pressed {
        let values = match &press.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.clone(),
            ComponentInteractionDataKind::UserSelect { values } => values.iter().map(ToString::to_string).collect(),
            _ => Vec::new(),
        };
        Pressed {
            call: Call::of_press(ctx, press),
            id: PressId::parse(&press.data.custom_id),
            values,
            message: press.message.id.into(),
            private: press.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)),
            on_button: ids_on(&press.message).any(|one| one == press.data.custom_id),
        }
    }
}

impl Pressed {
    /// What was chosen from a menu of which one is chosen.
    pub fn value(&self) -> Option<&str> {
        self.values.first().map(String::as_str)
    }
}

/// The table of the button, if the presser may be there.
pub async fn admitted(bot: &Bot, pressed: &Pressed, id: &PressId) -> Result<Option<Admitted>, Trouble> {
    let Some(at) = door::admit(bot, &pressed.call, &id.table).await? else {
        interaction::came_to(Outcome::Refused);
        return Ok(None);
    };
    if at.table().stage == Stage::Lobby && at.table().lobby_message.is_none() && !pressed.private {
        // It was sent, but the answer that says where was lost. The thread begins at the message that people see.
        bot.desk.store.set_lobby_message(at.id(), pressed.message).await?;
        return Ok(Some(at.again(bot).await?));
    }
    Ok(Some(at))
}

/// What somebody reads who was not let in. A private lobby stands before the eyes of whoever presses on its own message, so
/// there the one reason is named; everywhere else there is no such table.
pub async fn not_admitted(bot: &Bot, pressed: &Pressed, id: &PressId) -> &'static str {
    let table = bot.desk.store.table(&id.table).await;
    let shown =
        |table: TableRow| table.private && table.stage == Stage::Lobby && table.lobby_message == Some(pressed.message);
    if table.is_ok_and(shown) { "bot-lobby-private" } else { "bot-no-such-table" }
}
