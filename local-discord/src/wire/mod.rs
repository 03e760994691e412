//! The world as Discord's JSON.

mod channel;
mod gateway;
mod guild;
mod interaction;
mod message;

use serde_json::{Value, json};

use crate::id::Id;
use crate::secret;
use crate::world::message::Attachment;
use crate::world::person::User;
use crate::world::{Emoji, World};

pub use gateway::{Close, close, intent, op};
pub use interaction::Deed;

/// Addresses of attachments are good for a day, as in Discord.
const ADDRESS_MS: i64 = 24 * 3_600 * 1_000;

/// Writes objects of one world; addresses begin with `base` and expire relative to `now_ms`.
#[derive(Clone, Copy)]
pub struct Wire<'a> {
    pub world: &'a World,
    pub base: &'a str,
    pub now_ms: i64,
}

impl Wire<'_> {
    pub fn user(&self, user: &User) -> Value {
        json!({
            "id": user.id, "username": user.username, "global_name": user.global_name, "discriminator": if user.bot { "0000" } else { "0" },
            "avatar": null, "bot": user.bot, "system": false, "public_flags": 0, "flags": 0, "banner": null, "accent_color": null,
            "avatar_decoration_data": null, "collectibles": null, "primary_guild": null, "clan": null,
        })
    }

    pub fn user_by_id(&self, id: Id) -> Value {
        self.world.users.get(&id).map_or(Value::Null, |user| self.user(user))
    }

    /// The bot as it sees itself.
    pub fn me(&self) -> Value {
        let mut me = self.user_by_id(self.world.bot());
        me["mfa_enabled"] = json!(true);
        me["verified"] = json!(true);
        me["locale"] = json!("en-US");
        me["email"] = Value::Null;
        me
    }

    pub fn application(&self) -> Value {
        let app = &self.world.application;
        let owner = self.world.users.values().find(|user| !user.bot).map_or(Value::Null, |user| self.user(user));
        json!({
            "id": app.id, "name": app.name, "icon": null, "description": "", "type": null, "summary": "", "bot_public": true,
            "bot_require_code_grant": false, "verify_key": secret::sign(&self.world.secret, "verify"), "flags": 0, "owner": owner,
            "team": null, "hook": true, "is_monetized": false, "is_verified": false, "is_discoverable": false, "storefront_available": false,
            "bot": self.user_by_id(app.id), "redirect_uris": [], "interactions_endpoint_url": null, "role_connections_verification_url": null,
            "approximate_guild_count": self.world.guilds.len(), "approximate_user_install_count": 0, "approximate_user_authorization_count": 0,
            "event_webhooks_status": 1, "explicit_content_filter": 0, "integration_types_config": {"0": {}, "1": {}}, "rpc_origins": [],
        })
    }

    pub fn emoji(&self, emoji: &Emoji) -> Value {
        json!({
            "id": emoji.id, "name": emoji.name, "animated": emoji.animated, "available": true, "managed": false, "require_colons": true,
            "roles": [], "user": self.user_by_id(self.world.bot()),
        })
    }

    pub fn attachment(&self, channel: Id, attachment: &Attachment, ephemeral: bool) -> Value {
        let url = self.address(channel, attachment);
        let mut value = json!({
            "id": attachment.id, "filename": attachment.filename, "size": attachment.size, "url": url, "proxy_url": url,
        });
        let optional = [
            ("title", json!(attachment.title)),
            ("description", json!(attachment.description)),
            ("content_type", json!(attachment.content_type)),
            ("width", json!(attachment.width)),
            ("height", json!(attachment.height)),
            ("ephemeral", if ephemeral { json!(true) } else { Value::Null }),
        ];
        for (key, field) in optional {
            if !field.is_null() {
                value[key] = field;
            }
        }
        value
    }

    /// The address of an attachment, signed and good for a day.
    pub fn address(&self, channel: Id, attachment: &Attachment) -> String {
        let (issued, expires) = (self.now_ms / 1000, (self.now_ms + ADDRESS_MS) / 1000);
        let path = format!("/attachments/{channel}/{}/{}", attachment.id, attachment.filename);
        let mark = secret::sign(&self.world.secret, &format!("{path}?{expires:x}"));
        format!("{}{path}?ex={expires:x}&is={issued:x}&hm={mark}", self.base)
    }
}

/// Whether the query of an attachment's address is ours and not yet too old.
pub fn address_is_good(world: &World, path: &str, query: &str, now_ms: i64) -> bool {
    let field = |name: &str| query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
    let (Some(expires), Some(mark)) = (field("ex"), field("hm")) else { return false };
    let Ok(until) = i64::from_str_radix(expires, 16) else { return false };
    now_ms < until * 1000 && secret::sign(&world.secret, &format!("{path}?{expires}")) == mark
}
