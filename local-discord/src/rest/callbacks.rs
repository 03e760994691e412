//! The first answer to an interaction.

use serde_json::{Value, json};

use super::call::{Call, Reply};
use super::channels::not_locked;
use crate::core::Core;
use crate::id::Id;
use crate::judge::command::{self, INTEGER, NUMBER, STRING};
use crate::judge::message::{self, Kind};
use crate::judge::{Check, Object, emoji, modal, present};
use crate::refusal::{self, Refusal};
use crate::world::interaction::{AUTOCOMPLETE, COMMAND, COMPONENT, Interaction, MODAL_SUBMIT, PING, State};
use crate::world::message::{Asked, EPHEMERAL, LOADING, Message, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS};

const PONG: i64 = 1;
const MESSAGE: i64 = 4;
const DEFERRED: i64 = 5;
const DEFERRED_UPDATE: i64 = 6;
const UPDATE: i64 = 7;
const CHOICES: i64 = 8;
const MODAL: i64 = 9;

pub fn callback(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let id = call.id("interaction_id")?;
    let now = core.now_ms();
    let interaction = core.world.interactions.get(&id).ok_or_else(refusal::unknown_interaction)?.clone();
    if interaction.token != call.text("interaction_token") {
        return Err(refusal::invalid_webhook_token());
    }
    if !interaction.token_is_good(now) {
        return Err(refusal::unknown_interaction());
    }
    if let State::Acknowledged(_) = interaction.state {
        return Err(refusal::already_acknowledged());
    }
    if !interaction.in_time(now) {
        return Err(refusal::unknown_interaction());
    }
    let body = call.object()?;
    let kind = check_kind(body, &interaction)?;
    let empty = Object::new();
    let data = match present(body, "data") {
        Some(Value::Object(data)) => data,
        Some(_) => {
            return Err(Refusal::field("data", "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"));
        }
        None if matches!(kind, MESSAGE | CHOICES | MODAL) => {
            return Err(Refusal::field("data", "BASE_TYPE_REQUIRED", "This field is required"));
        }
        None => &empty,
    };
    let original = match kind {
        MESSAGE => Some(first_message(core, &interaction, data, call)?),
        DEFERRED => Some(thinking(core, &interaction, data)?),
        DEFERRED_UPDATE => interaction.message,
        UPDATE => Some(update(core, &interaction, data, call)?),
        CHOICES => {
            let choices = offered(data)?;
            if let Some(interaction) = core.world.interactions.get_mut(&id) {
                interaction.choices = Some(choices);
            }
            None
        }
        MODAL => {
            let mut check = Check::default();
            check.at("data", |check| modal::modal(check, data));
            check.verdict()?;
            if let Some(interaction) = core.world.interactions.get_mut(&id) {
                interaction.modal = Some(Value::Object(data.clone()));
            }
            None
        }
        _ => None,
    };
    if let Some(interaction) = core.world.interactions.get_mut(&id) {
        interaction.state = State::Acknowledged(kind as u8);
        interaction.original = original;
    }
    core.tell_interaction(id);
    if call.flag("with_response") { Reply::ok(response(core, &interaction, kind, original)) } else { Reply::done() }
}

/// The type of the callback, if it fits the type of the interaction.
fn check_kind(body: &Object, interaction: &Interaction) -> Result<i64, Refusal> {
    let on_component = interaction.message.is_some();
    let allowed: &[i64] = match interaction.kind {
        PING => &[PONG],
        COMMAND => &[MESSAGE, DEFERRED, MODAL],
        COMPONENT => &[MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL],
        AUTOCOMPLETE => &[CHOICES],
        MODAL_SUBMIT if on_component => &[MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE],
        // Nothing to update, but Discord takes it as a plain acknowledgement and closes the form; poise relies on it.
        _ => &[MESSAGE, DEFERRED, DEFERRED_UPDATE],
    };
    let mut check = Check::default();
    if present(body, "type").is_none() {
        check.at("type", Check::required);
    }
    let kind = check.one_of(body, "type", allowed);
    check.verdict()?;
    Ok(kind.unwrap_or_default())
}

fn judged(core: &Core, data: &Object, call: &Call, old: Option<&Message>, kind: Kind) -> Result<(), Refusal> {
    let mut check = Check::default();
    let kept = old.map_or(&[][..], |old| &old.attachments);
    check.at("data", |check| {
        message::within(check, data, call.files(), kept, kind);
        emoji::known(check, data, &core.world);
    });
    check.verdict()?;
    message::message(&Object::new(), call.files(), &[], kind)
}

fn first_message(core: &mut Core, interaction: &Interaction, data: &Object, call: &Call) -> Result<Id, Refusal> {
    judged(core, data, call, None, Kind::Answer)?;
    if message::is_empty(data, call.files()) {
        return Err(refusal::empty_message());
    }
    let flags = data.get("flags").and_then(Value::as_u64).unwrap_or(0);
    core.may_answer(interaction.channel, flags)?;
    let mut new = core.answer_message(interaction, flags);
    core.write_into(&mut new, data, call.files())?;
    let id = new.id;
    core.put(new);
    Ok(id)
}

fn thinking(core: &mut Core, interaction: &Interaction, data: &Object) -> Result<Id, Refusal> {
    let mut check = Check::default();
    let flags = check.at("data", |check| check.number(data, "flags", 0, i64::MAX)).unwrap_or(0) as u64;
    if flags & !(EPHEMERAL | SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS) != 0 {
        check.at("data", |check| {
            check.at("flags", |check| check.bad("BITFIELD_INVALID_FLAGS", "One or more flags are not allowed here."));
        });
    }
    check.verdict()?;
    core.may_answer(interaction.channel, flags)?;
    let mut new = core.answer_message(interaction, flags);
    new.flags |= LOADING;
    let id = new.id;
    core.put(new);
    Ok(id)
}

fn update(core: &mut Core, interaction: &Interaction, data: &Object, call: &Call) -> Result<Id, Refusal> {
    let old = interaction.message.and_then(|id| core.world.message(interaction.channel, id)).cloned();
    judged(core, data, call, old.as_ref(), Kind::Edit)?;
    let mut old = old.ok_or_else(refusal::unknown_message)?;
    core.may_answer(old.channel, old.flags)?;
    core.rewrite(&mut old, data, call.files())?;
    let id = old.id;
    core.replace(old);
    Ok(id)
}

/// Choices of an autocomplete may be texts or numbers; they must all be one or the other.
fn offered(data: &Object) -> Result<Vec<Value>, Refusal> {
    let list = data.get("choices").and_then(Value::as_array);
    let mut check = Check::default();
    check.at("data", |check| {
        let Some(list) = list else { return check.at("choices", Check::required) };
        let kind = match list.first().map(|choice| &choice["value"]) {
            Some(Value::Number(number)) if number.is_f64() => NUMBER,
            Some(Value::Number(_)) => INTEGER,
            _ => STRING,
        };
        command::choices(check, data, "choices", kind);
    });
    check.verdict()?;
    Ok(list.cloned().unwrap_or_default())
}

/// What a callback answers when it is asked for the result.
fn response(core: &Core, interaction: &Interaction, kind: i64, original: Option<Id>) -> Value {
    let message = original.and_then(|id| core.world.message(interaction.channel, id));
    let loading = message.is_some_and(|message| message.has(LOADING));
    let ephemeral = message.is_some_and(|message| message.has(EPHEMERAL));
    let mut value = json!({"interaction": {
        "id": interaction.id, "type": interaction.kind, "response_message_id": original,
        "response_message_loading": loading, "response_message_ephemeral": ephemeral,
        "channel_id": interaction.channel, "guild_id": interaction.guild,
    }});
    if let Some(message) = message {
        value["resource"] = json!({"type": kind, "message": core.wire().message(message)});
    }
    value
}

impl Core {
    /// What everybody would see cannot be said in a locked thread; a private answer can.
    pub fn may_answer(&self, channel: Id, flags: u64) -> Result<(), Refusal> {
        match self.world.channels.get(&channel) {
            Some(channel) if flags & EPHEMERAL == 0 => not_locked(self, channel),
            _ => Ok(()),
        }
    }

    /// An empty message that answers an interaction.
    pub fn answer_message(&mut self, interaction: &Interaction, flags: u64) -> Message {
        let bot = self.world.bot();
        let kind = if interaction.kind == COMMAND { 20 } else { 0 };
        let mut new = self.blank_message(interaction.channel, bot, kind);
        new.flags = flags & (EPHEMERAL | SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS);
        new.only_for = (flags & EPHEMERAL != 0).then_some(interaction.user);
        new.asked = Some(Asked {
            interaction: interaction.id,
            kind: interaction.kind,
            user: interaction.user,
            name: interaction.name.clone(),
            on_message: interaction.message,
        });
        new
    }
}
