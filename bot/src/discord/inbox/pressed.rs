//! A press as it came in, and the table that it is about.

use super::call::Call;
use super::door::{self, Admitted};
use crate::discord::bot::Bot;
use crate::discord::kit::press::{PressId, ids_on};
use crate::discord::kit::trouble::Trouble;
use crate::monitor::interaction::{self, Outcome};
use crate::store::Stage;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Context, MessageFlags};

pub struct Pressed {
    pub call: Call,
    /// What the button or menu says, if it is one of ours.
    pub id: Option<PressId>,
    /// What was chosen from a menu.
    pub value: Option<String>,
    /// The message that it stands on.
    pub message: u64,
    /// Whether only the presser sees that message.
    pub private: bool,
    /// Whether the message has such a button indeed.
    pub on_button: bool,
}

impl Pressed {
    pub fn new(ctx: &Context, press: &ComponentInteraction) -> Pressed {
        let value = match &press.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
            _ => None,
        };
        Pressed {
            call: Call::of_press(ctx, press),
            id: PressId::parse(&press.data.custom_id),
            value,
            message: press.message.id.get(),
            private: press.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)),
            on_button: ids_on(&press.message).any(|one| one == press.data.custom_id),
        }
    }
}

/// The table of the button, if the presser may be there.
pub async fn admitted(bot: &Bot, pressed: &Pressed, id: &PressId) -> Result<Option<Admitted>, Trouble> {
    let Some(at) = door::admit(bot, &pressed.call, &id.game).await? else {
        interaction::came_to(Outcome::Refused);
        return Ok(None);
    };
    if at.game().stage == Stage::Lobby && at.game().lobby_message.is_none() && !pressed.private {
        // It was sent, but the answer that says where was lost. The thread begins at the message that people see.
        bot.desk.store.set_lobby_message(at.id(), pressed.message).await?;
        return Ok(Some(at.again(bot).await?));
    }
    Ok(Some(at))
}
