//! `INTERACTION_CREATE`.

use serde_json::{Value, json};

use super::Wire;
use crate::world::interaction::Interaction;

/// What the person did: the `data` of an interaction and, for components, the message it is on.
pub struct Deed {
    pub data: Value,
    pub message: Option<Value>,
}

impl Wire<'_> {
    pub fn interaction(&self, interaction: &Interaction, deed: &Deed) -> Value {
        let world = self.world;
        let user = self.user_by_id(interaction.user);
        let locale = world.users.get(&interaction.user).map_or("en-US", |user| user.locale.as_str());
        let mut value = json!({
            "id": interaction.id, "application_id": world.application.id, "type": interaction.kind, "token": interaction.token, "version": 1,
            "channel_id": interaction.channel, "locale": locale, "entitlements": [], "entitlement_sku_ids": [],
            "attachment_size_limit": crate::judge::limits::FILE_BYTES,
            "app_permissions": world.app_permissions(interaction.channel).0.to_string(),
        });
        if !deed.data.is_null() {
            value["data"] = deed.data.clone();
        }
        if let Some(message) = &deed.message {
            value["message"] = message.clone();
        }
        if let Some(channel) = world.channels.get(&interaction.channel) {
            let mut shape = self.channel(channel);
            shape["permissions"] = json!(world.permissions(interaction.user, channel).0.to_string());
            value["channel"] = shape;
        }
        let guild = interaction.guild.and_then(|id| world.guilds.get(&id));
        if let Some(guild) = guild {
            value["guild_id"] = json!(guild.id);
            value["guild_locale"] = json!(guild.locale);
            value["guild"] = json!({"id": guild.id, "locale": guild.locale, "features": []});
            value["context"] = json!(0);
            value["authorizing_integration_owners"] = json!({"0": guild.id});
            if let Some(member) = guild.members.get(&interaction.user) {
                let mut shape = self.member(member);
                shape["permissions"] = json!(world.permissions_in(interaction.user, interaction.channel).0.to_string());
                value["member"] = shape;
            }
        } else {
            value["user"] = user;
            value["context"] = json!(1);
            value["authorizing_integration_owners"] = json!({"0": "0"});
        }
        value
    }
}
