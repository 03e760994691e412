//! Whoever presses faster than her budget allows is told so, and nothing else is done.

use crate::discord::kit::speaker::{Speaker, language};
use crate::ids::UserId;
use crate::monitor::interaction::{self, Outcome};
use serenity::all::{
    Context, CreateAutocompleteResponse, CreateInteractionResponse, CreateInteractionResponseMessage, Interaction,
};

/// Who asks, if it is a person.
pub fn asker(interaction: &Interaction) -> Option<UserId> {
    match interaction {
        Interaction::Command(command) | Interaction::Autocomplete(command) => Some(command.user.id.into()),
        Interaction::Component(press) => Some(press.user.id.into()),
        Interaction::Modal(form) => Some(form.user.id.into()),
        _ => None,
    }
}

/// One sentence, which costs neither a look at a table nor a picture.
pub async fn refuse(ctx: &Context, interaction: &Interaction) {
    let said = |locale: &str| {
        let text = Speaker::new(language(locale), Vec::new()).plain("bot-too-fast");
        let message = CreateInteractionResponseMessage::new().content(text).ephemeral(true);
        CreateInteractionResponse::Message(message)
    };
    let told = match interaction {
        Interaction::Command(command) => command.create_response(ctx, said(&command.locale)).await,
        Interaction::Component(press) => press.create_response(ctx, said(&press.locale)).await,
        Interaction::Modal(form) => form.create_response(ctx, said(&form.locale)).await,
        Interaction::Autocomplete(typing) => {
            let nothing = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
            typing.create_response(ctx, nothing).await
        }
        _ => return,
    };
    interaction::came_to(Outcome::Refused);
    match told {
        Ok(()) => {
            interaction::acknowledged();
            interaction::shown();
        }
        Err(error) => tracing::debug!(%error, "somebody who presses too fast could not be told"),
    }
}
