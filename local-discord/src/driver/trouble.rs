//! Faults on demand.

use serde_json::json;

use super::Discord;
use crate::core::Core;
use crate::core::Out;
use crate::core::What;
use crate::id::Id;
use crate::secret;
use crate::wire::op;

impl Discord {
    /// The next `times` requests whose method and pattern contain `on` meet this fault.
    pub fn fault(&self, on: &str, what: What, times: u32) {
        self.shared().change(|core| core.faults.add(on, what, times));
    }

    /// Ends all faults that wait to happen.
    pub fn no_more_faults(&self) {
        self.shared().change(|core| core.faults.clear());
    }

    /// Breaks every connection to the gateway without a word; sessions can be resumed.
    pub fn drop_connections(&self) {
        self.shared().change(|core| core.sessions.tell_all(&Out::Drop));
    }

    /// Closes every connection to the gateway with a code; sessions can be resumed.
    pub fn close_connections(&self, code: u16, reason: &'static str) {
        self.shared().change(|core| core.sessions.tell_all(&Out::Close((code, reason))));
    }

    /// Asks every client to reconnect and resume.
    pub fn ask_to_reconnect(&self) {
        let text = json!({"op": op::RECONNECT, "s": null, "t": null, "d": null}).to_string();
        self.shared().change(|core| core.sessions.tell_all(&Out::Text(text.into())));
    }

    /// Tells every client that its session is invalid; one that cannot be resumed is forgotten.
    pub fn invalidate_sessions(&self, resumable: bool) {
        let text = json!({"op": op::INVALID_SESSION, "s": null, "t": null, "d": resumable}).to_string();
        self.shared().change(|core| {
            core.sessions.tell_all(&Out::Text(text.into()));
            if !resumable {
                core.sessions.tell_all(&Out::Drop);
                core.sessions.forget_all();
            }
        });
    }

    /// Counts this many invalid requests as if the bot had sent them.
    pub fn pretend_invalid_requests(&self, number: usize) {
        self.shared().change(|core| {
            let now = core.now_ms();
            for _ in 0..number {
                core.limits.note_invalid(now);
            }
        });
    }

    /// Somebody makes a new token in the developer portal: the old one no longer works.
    pub fn renew_token(&self) {
        self.shared().change(|core| core.world.application.token = format!("renewed.{}", secret::hex(24)));
    }

    /// Heartbeats get no answer any more, or again.
    pub fn ignore_heartbeats(&self, deaf: bool) {
        self.shared().change(|core| core.faults.deaf = deaf);
    }

    /// The next `times` interactions are sent twice.
    pub fn duplicate_interactions(&self, times: u32) {
        self.shared().change(|core| core.faults.duplicate_interactions = times);
    }

    /// Somebody deletes a channel or thread.
    pub fn delete_channel(&self, channel: Id) {
        self.shared().change(|core| core.delete_channel(channel));
    }

    /// Somebody deletes a message.
    pub fn delete_message(&self, message: Id) {
        self.shared().change(|core: &mut Core| {
            if let Some(channel) = core.world.message_anywhere(message).map(|message| message.channel) {
                core.take_away(channel, message);
            }
        });
    }

    /// A moderator archives or wakes a thread.
    pub fn archive_thread(&self, thread: Id, archived: bool) {
        self.shared().change(|core| core.archive(thread, archived));
    }

    /// A moderator locks a thread or opens it again: only who manages threads can write in a locked one, or wake it.
    pub fn lock_thread(&self, thread: Id, locked: bool) {
        self.shared().change(|core| {
            core.change_channel(thread, |channel| {
                if let Some(thread) = &mut channel.thread {
                    thread.locked = locked;
                }
            });
        });
    }

    /// Sends the ping that Discord uses to check an application; the bot should answer with a pong.
    pub fn ping(&self) -> Id {
        self.shared().change(|core| {
            let channel =
                core.world.channels.values().find(|channel| channel.holds_messages()).map(|channel| channel.id);
            let user = core.world.users.values().find(|user| !user.bot).map(|user| user.id);
            core.ping(user.unwrap_or_default(), channel.unwrap_or_default())
        })
    }
}
