//! Interactions begin here; the bot's answers are in `rest`.

use serde_json::{Value, json};

use crate::core::Alarm;
use crate::core::Core;
use crate::id::Id;
use crate::secret;
use crate::wire::Deed;
use crate::world::interaction::{ACKNOWLEDGE_MS, Interaction, State, TOKEN_MS};

/// What somebody wants of the bot.
pub struct Wish {
    pub kind: u8,
    pub user: Id,
    pub channel: Id,
    pub name: Option<String>,
    /// The message that the component is on.
    pub message: Option<Id>,
    pub data: Value,
}

impl Core {
    /// Sends `INTERACTION_CREATE` and starts the three seconds.
    pub fn begin(&mut self, wish: Wish) -> Id {
        let id = self.next_id();
        let now = self.now_ms();
        let guild = self.world.channels.get(&wish.channel).and_then(|channel| channel.guild);
        let interaction = Interaction {
            id,
            token: format!("local.{id}.{}", secret::hex(24)),
            kind: wish.kind,
            user: wish.user,
            guild,
            channel: wish.channel,
            name: wish.name,
            message: wish.message,
            made_ms: now,
            state: State::Waiting,
            original: None,
            follow_ups: Vec::new(),
            modal: None,
            choices: None,
        };
        let message =
            wish.message.map(|message| self.message_json(wish.channel, message)).filter(|message| !message.is_null());
        let data = self.wire().interaction(&interaction, &Deed { data: wish.data, message });
        self.world.by_token.insert(interaction.token.clone(), id);
        self.world.interactions.insert(id, interaction);
        self.alarms.set(now + ACKNOWLEDGE_MS + 1, Alarm::Deadline(id));
        if self.faults.duplicate_interactions > 0 {
            self.faults.duplicate_interactions -= 1;
            self.emit("INTERACTION_CREATE", guild, 0, data.clone());
        }
        self.emit("INTERACTION_CREATE", guild, 0, data);
        id
    }

    /// Forgets interactions that nothing can refer to any more.
    pub fn forget_interactions(&mut self) {
        let now = self.now_ms();
        let old = |one: &Interaction| now > one.made_ms + TOKEN_MS * 2 && one.modal.is_none();
        let gone: Vec<Id> = self.world.interactions.values().filter(|one| old(one)).map(|one| one.id).collect();
        for id in gone {
            if let Some(interaction) = self.world.interactions.remove(&id) {
                self.world.by_token.remove(&interaction.token);
            }
        }
    }

    /// What the person who acted sees of it.
    pub fn interaction_status(&self, id: Id) -> Value {
        let Some(interaction) = self.world.interactions.get(&id) else { return Value::Null };
        let state = match interaction.state {
            State::Waiting => "waiting",
            State::Acknowledged(_) => "answered",
            State::Failed => "failed",
        };
        json!({"id": id, "state": state, "modal": interaction.modal, "choices": interaction.choices})
    }
}
