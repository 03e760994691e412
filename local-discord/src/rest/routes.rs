//! The table of routes.

use super::call::{Call, Reply};
use super::{applications, callbacks, channels, commands, emojis, guilds, messages, pins, threads, users, webhooks};
use crate::core::Core;
use crate::refusal::{self, Refusal};

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Auth {
    /// Needs the bot's token and counts towards the bot's limit.
    Bot,
    /// The path itself carries a token.
    Open,
}

type Handler = fn(&mut Core, &Call) -> Result<Reply, Refusal>;

pub struct Row {
    pub method: &'static str,
    pub template: &'static str,
    pub auth: Auth,
    /// The parameters that have a rate limit of their own.
    pub place: &'static [&'static str],
    pub handler: Handler,
}

const fn bot(method: &'static str, template: &'static str, handler: Handler) -> Row {
    Row { method, template, auth: Auth::Bot, place: &["channel_id", "guild_id"], handler }
}

const fn open(method: &'static str, template: &'static str, place: &'static [&'static str], handler: Handler) -> Row {
    Row { method, template, auth: Auth::Open, place, handler }
}

const WEBHOOK: &[&str] = &["webhook_id", "webhook_token"];

static ROWS: &[Row] = &[
    open(
        "POST",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        &["interaction_id"],
        callbacks::callback,
    ),
    open("POST", "/webhooks/{webhook_id}/{webhook_token}", WEBHOOK, webhooks::follow_up),
    open("GET", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", WEBHOOK, webhooks::get_original),
    open("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", WEBHOOK, webhooks::edit_original),
    open("DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", WEBHOOK, webhooks::delete_original),
    open("GET", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", WEBHOOK, webhooks::get),
    open("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", WEBHOOK, webhooks::edit),
    open("DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", WEBHOOK, webhooks::delete),
    open("GET", "/gateway", &[], users::gateway),
    bot("GET", "/gateway/bot", users::gateway_bot),
    bot("GET", "/users/@me", users::me),
    bot("GET", "/users/@me/guilds", users::my_guilds),
    bot("POST", "/users/@me/channels", users::open_dm),
    bot("GET", "/users/{user_id}", users::get),
    bot("GET", "/oauth2/applications/@me", applications::me),
    bot("GET", "/applications/@me", applications::me),
    bot("GET", "/applications/{application_id}/commands", commands::list),
    bot("PUT", "/applications/{application_id}/commands", commands::overwrite),
    bot("POST", "/applications/{application_id}/commands", commands::create),
    bot("GET", "/applications/{application_id}/commands/{command_id}", commands::get),
    bot("PATCH", "/applications/{application_id}/commands/{command_id}", commands::edit),
    bot("DELETE", "/applications/{application_id}/commands/{command_id}", commands::delete),
    bot("GET", "/applications/{application_id}/guilds/{guild_id}/commands", commands::list),
    bot("PUT", "/applications/{application_id}/guilds/{guild_id}/commands", commands::overwrite),
    bot("POST", "/applications/{application_id}/guilds/{guild_id}/commands", commands::create),
    bot("GET", "/applications/{application_id}/guilds/{guild_id}/commands/permissions", commands::permissions),
    bot("GET", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}", commands::get),
    bot("PATCH", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}", commands::edit),
    bot("DELETE", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}", commands::delete),
    bot("GET", "/applications/{application_id}/emojis", emojis::list),
    bot("POST", "/applications/{application_id}/emojis", emojis::create),
    bot("GET", "/applications/{application_id}/emojis/{emoji_id}", emojis::get),
    bot("PATCH", "/applications/{application_id}/emojis/{emoji_id}", emojis::edit),
    bot("DELETE", "/applications/{application_id}/emojis/{emoji_id}", emojis::delete),
    bot("GET", "/guilds/{guild_id}", guilds::get),
    bot("GET", "/guilds/{guild_id}/channels", guilds::channels),
    bot("POST", "/guilds/{guild_id}/channels", guilds::create_channel),
    bot("GET", "/guilds/{guild_id}/roles", guilds::roles),
    bot("GET", "/guilds/{guild_id}/members", guilds::members),
    bot("GET", "/guilds/{guild_id}/members/search", guilds::search),
    bot("GET", "/guilds/{guild_id}/members/{user_id}", guilds::member),
    bot("GET", "/guilds/{guild_id}/threads/active", threads::active),
    bot("GET", "/channels/{channel_id}", channels::get),
    bot("PATCH", "/channels/{channel_id}", channels::edit),
    bot("DELETE", "/channels/{channel_id}", channels::delete),
    bot("POST", "/channels/{channel_id}/typing", channels::typing),
    bot("PUT", "/channels/{channel_id}/permissions/{overwrite_id}", channels::set_permissions),
    bot("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}", channels::delete_permissions),
    bot("GET", "/channels/{channel_id}/messages", messages::list),
    bot("POST", "/channels/{channel_id}/messages", messages::create),
    bot("POST", "/channels/{channel_id}/messages/bulk-delete", messages::bulk_delete),
    bot("GET", "/channels/{channel_id}/messages/pins", pins::list),
    bot("PUT", "/channels/{channel_id}/messages/pins/{message_id}", pins::pin),
    bot("DELETE", "/channels/{channel_id}/messages/pins/{message_id}", pins::unpin),
    bot("GET", "/channels/{channel_id}/pins", pins::old_list),
    bot("PUT", "/channels/{channel_id}/pins/{message_id}", pins::pin),
    bot("DELETE", "/channels/{channel_id}/pins/{message_id}", pins::unpin),
    bot("GET", "/channels/{channel_id}/messages/{message_id}", messages::get),
    bot("PATCH", "/channels/{channel_id}/messages/{message_id}", messages::edit),
    bot("DELETE", "/channels/{channel_id}/messages/{message_id}", messages::delete),
    bot("POST", "/channels/{channel_id}/messages/{message_id}/threads", threads::from_message),
    bot("POST", "/channels/{channel_id}/threads", threads::create),
    bot("GET", "/channels/{channel_id}/threads/archived/public", threads::archived_public),
    bot("GET", "/channels/{channel_id}/threads/archived/private", threads::archived_private),
    bot("GET", "/channels/{channel_id}/thread-members", threads::members),
    bot("GET", "/channels/{channel_id}/thread-members/{user_id}", threads::member),
    bot("PUT", "/channels/{channel_id}/thread-members/{user_id}", threads::join),
    bot("DELETE", "/channels/{channel_id}/thread-members/{user_id}", threads::leave),
];

/// All routes as method and pattern.
#[cfg(feature = "openapi")]
pub fn templates() -> Vec<(&'static str, &'static str)> {
    ROWS.iter().map(|row| (row.method, row.template)).collect()
}

type Found<'a> = (&'static Row, Vec<(&'static str, &'a str)>);

/// The route of a path below `/api/v10`. Literal words come before parameters in the table.
pub fn find<'a>(method: &str, path: &'a str) -> Result<Found<'a>, Refusal> {
    let mut other_method = false;
    for row in ROWS {
        if let Some(params) = fits(row.template, path) {
            if row.method == method {
                return Ok((row, params));
            }
            other_method = true;
        }
    }
    Err(if other_method { refusal::method_not_allowed() } else { refusal::not_found() })
}

fn fits<'a>(template: &'static str, path: &'a str) -> Option<Vec<(&'static str, &'a str)>> {
    let mut params = Vec::new();
    let (mut wanted, mut given) = (template.split('/'), path.split('/'));
    loop {
        match (wanted.next(), given.next()) {
            (None, None) => return Some(params),
            (Some(wanted), Some(given)) => match wanted.strip_prefix('{').and_then(|name| name.strip_suffix('}')) {
                Some(name) if !given.is_empty() => params.push((name, given)),
                _ if wanted == given => {}
                _ => return None,
            },
            _ => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literal_words_win_over_parameters() {
        let (row, _) = find("GET", "/users/@me").unwrap_or_else(|refusal| unreachable!("{refusal:?}"));
        assert_eq!(row.template, "/users/@me");
        let (row, params) = find("GET", "/channels/5/messages/7").unwrap_or_else(|refusal| unreachable!("{refusal:?}"));
        assert_eq!(row.template, "/channels/{channel_id}/messages/{message_id}");
        assert_eq!(params, [("channel_id", "5"), ("message_id", "7")]);
        assert_eq!(find("GET", "/nowhere").err().map(|refusal| refusal.status), Some(404));
        assert_eq!(find("DELETE", "/gateway").err().map(|refusal| refusal.status), Some(405));
    }
}
