//! What an interaction's token allows for a quarter of an hour: the original answer and follow-ups.

use serde_json::Value;

use super::call::{Call, Reply};
use super::channels::awake;
use crate::core::Core;
use crate::id::Id;
use crate::judge::message::{self, Kind};
use crate::refusal::{self, Refusal};
use crate::world::interaction::{Interaction, State};
use crate::world::message::{EPHEMERAL, LOADING, Message};

/// The interaction behind the token of a path. Before the first answer there is nothing to work with.
fn owner(core: &Core, call: &Call) -> Result<Interaction, Refusal> {
    if call.id("webhook_id")? != core.world.application.id {
        return Err(refusal::unknown_webhook());
    }
    let interaction =
        core.world.interaction_by_token(call.text("webhook_token")).ok_or_else(refusal::invalid_webhook_token)?;
    if !interaction.token_is_good(core.now_ms()) {
        return Err(refusal::invalid_webhook_token());
    }
    match interaction.state {
        State::Acknowledged(_) => Ok(interaction.clone()),
        State::Waiting | State::Failed => Err(refusal::unknown_webhook()),
    }
}

fn original(core: &Core, call: &Call) -> Result<(Interaction, Message), Refusal> {
    let interaction = owner(core, call)?;
    let message = interaction.original.and_then(|id| core.world.message(interaction.channel, id)).cloned();
    Ok((interaction, message.ok_or_else(refusal::unknown_message)?))
}

/// A follow-up of this interaction, or its original by id.
fn named(core: &Core, call: &Call) -> Result<(Interaction, Message), Refusal> {
    let interaction = owner(core, call)?;
    let id = call.id("message_id")?;
    let own = interaction.original == Some(id) || interaction.follow_ups.contains(&id);
    let message = core.world.message(interaction.channel, id).filter(|_| own).cloned();
    Ok((interaction, message.ok_or_else(refusal::unknown_message)?))
}

pub fn follow_up(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let interaction = owner(core, call)?;
    let body = call.object()?;
    core.judge(body, call.files(), &[], Kind::Answer)?;
    if message::is_empty(body, call.files()) {
        return Err(refusal::empty_message());
    }
    let original = interaction.original.and_then(|id| core.world.message(interaction.channel, id)).cloned();
    // The first follow-up after “thinking” takes its place.
    if let Some(mut waiting) = original.clone().filter(|message| message.has(LOADING)) {
        return fill(core, &mut waiting, call);
    }
    let flags = body.get("flags").and_then(Value::as_u64).unwrap_or(0);
    core.may_answer(interaction.channel, flags)?;
    let mut new = core.answer_message(&interaction, flags);
    new.kind = if original.is_some() { 19 } else { 0 };
    new.reference = original.map(|message| message.id);
    core.write_into(&mut new, body, call.files())?;
    // A follow-up points at the answer before it but does not ping the bot.
    let bot = core.world.bot();
    new.mentions.retain(|&user| user != bot);
    let id = new.id;
    let channel = new.channel;
    core.put(new);
    if let Some(interaction) = core.world.interactions.get_mut(&interaction.id) {
        interaction.follow_ups.push(id);
    }
    Reply::ok(core.message_json(channel, id))
}

/// “Thinking” becomes the answer; that is no edit.
fn fill(core: &mut Core, waiting: &mut Message, call: &Call) -> Result<Reply, Refusal> {
    core.may_answer(waiting.channel, waiting.flags)?;
    core.rewrite(waiting, call.object()?, call.files())?;
    waiting.flags &= !LOADING;
    waiting.edited_ms = None;
    let (channel, id) = (waiting.channel, waiting.id);
    core.replace(waiting.clone());
    Reply::ok(core.message_json(channel, id))
}

fn change(core: &mut Core, call: &Call, mut message: Message) -> Result<Reply, Refusal> {
    core.judge(call.object()?, call.files(), &message.attachments, Kind::Edit)?;
    if message.has(LOADING) {
        return fill(core, &mut message, call);
    }
    if !message.has(EPHEMERAL)
        && let Some(channel) = core.world.channels.get(&message.channel)
    {
        awake(core, channel)?;
    }
    core.rewrite(&mut message, call.object()?, call.files())?;
    let (channel, id) = (message.channel, message.id);
    core.replace(message);
    Reply::ok(core.message_json(channel, id))
}

pub fn get_original(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let (_, message) = original(core, call)?;
    Reply::ok(core.wire().message(&message))
}

pub fn edit_original(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let (_, message) = original(core, call)?;
    change(core, call, message)
}

pub fn delete_original(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let (_, message) = original(core, call)?;
    remove(core, message.channel, message.id)
}

pub fn get(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let (_, message) = named(core, call)?;
    Reply::ok(core.wire().message(&message))
}

pub fn edit(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let (_, message) = named(core, call)?;
    change(core, call, message)
}

pub fn delete(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let (_, message) = named(core, call)?;
    remove(core, message.channel, message.id)
}

fn remove(core: &mut Core, channel: Id, id: Id) -> Result<Reply, Refusal> {
    core.take_away(channel, id);
    Reply::done()
}
