//! How the REST side says no: Discord's status, code, sentence, and the paths of what was wrong.

use serde_json::{Map, Value, json};

/// A refused request, as it is answered and as it is recorded.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    pub status: u16,
    pub code: u32,
    pub message: String,
    /// For 50035: a tree of field names that ends in `_errors`.
    pub errors: Option<Value>,
    /// For 429: when to come again. A client learns of such a limit by meeting it, so that meeting it is no offence.
    pub retry_after_ms: Option<i64>,
}

impl Refusal {
    pub fn new(status: u16, code: u32, message: impl Into<String>) -> Self {
        Refusal { status, code, message: message.into(), errors: None, retry_after_ms: None }
    }

    /// A limit that no header tells of.
    pub fn limited(retry_after_ms: i64) -> Self {
        Refusal { retry_after_ms: Some(retry_after_ms), ..Refusal::new(429, 0, "You are being rate limited.") }
    }

    /// A body that breaks rules; each fault is a path, Discord's name of the rule, and a sentence.
    pub fn form(faults: &[Fault]) -> Self {
        let mut tree = Map::new();
        for fault in faults {
            plant(&mut tree, &fault.path, json!({"code": fault.rule, "message": fault.message}));
        }
        let mut refusal = Refusal::new(400, 50035, "Invalid Form Body");
        refusal.errors = Some(Value::Object(tree));
        refusal
    }

    /// One wrong field in an otherwise unread body.
    pub fn field(path: &str, rule: &'static str, message: impl Into<String>) -> Self {
        let path = path.split('.').map(String::from).collect();
        Refusal::form(&[Fault { path, rule, message: message.into() }])
    }

    pub fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let (Some(errors), Value::Object(map)) = (&self.errors, &mut body) {
            map.insert("errors".into(), errors.clone());
        }
        if let Some(ms) = self.retry_after_ms {
            body = json!({"message": self.message, "retry_after": ms as f64 / 1000.0, "global": false});
        }
        body
    }
}

/// Puts a fault where its path leads.
fn plant(tree: &mut Map<String, Value>, path: &[String], fault: Value) {
    let Some((step, rest)) = path.split_first() else {
        if let Value::Array(list) = tree.entry("_errors").or_insert_with(|| json!([])) {
            list.push(fault);
        }
        return;
    };
    if let Value::Object(next) = tree.entry(step.clone()).or_insert_with(|| json!({})) {
        plant(next, rest, fault);
    }
}

/// One broken rule in a body.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    pub path: Vec<String>,
    pub rule: &'static str,
    pub message: String,
}

macro_rules! refusals {
    ($($name:ident = $status:literal, $code:literal, $message:literal;)*) => {
        $(pub fn $name() -> Refusal { Refusal::new($status, $code, $message) })*
    };
}

refusals! {
    not_found = 404, 0, "404: Not Found";
    unauthorized = 401, 0, "401: Unauthorized";
    method_not_allowed = 405, 0, "405: Method Not Allowed";
    unknown_channel = 404, 10003, "Unknown Channel";
    unknown_application = 404, 10002, "Unknown Application";
    unknown_guild = 404, 10004, "Unknown Guild";
    unknown_member = 404, 10007, "Unknown Member";
    unknown_message = 404, 10008, "Unknown Message";
    unknown_user = 404, 10013, "Unknown User";
    unknown_emoji = 404, 10014, "Unknown Emoji";
    unknown_webhook = 404, 10015, "Unknown Webhook";
    unknown_interaction = 404, 10062, "Unknown interaction";
    unknown_command = 404, 10063, "Unknown application command";
    max_emojis = 400, 30008, "Maximum number of emojis reached (2000)";
    max_pins = 400, 30003, "Maximum number of pins reached for the channel (250)";
    max_commands = 400, 30032, "Maximum number of application commands reached (100)";
    too_many_old_edits = 429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later.";
    entity_too_large = 413, 40005, "Request entity too large";
    already_acknowledged = 400, 40060, "Interaction has already been acknowledged.";
    missing_access = 403, 50001, "Missing Access";
    not_in_dm = 403, 50003, "Cannot execute action on a DM channel";
    not_the_author = 403, 50005, "Cannot edit a message authored by another user";
    empty_message = 400, 50006, "Cannot send an empty message";
    closed_dm = 403, 50007, "Cannot send messages to this user";
    not_a_text_channel = 400, 50008, "Cannot send messages in a non-text channel";
    missing_permissions = 403, 50013, "Missing Permissions";
    bulk_delete_count = 400, 50016, "Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages to delete";
    system_message = 403, 50021, "Cannot execute action on a system message";
    wrong_channel_type = 400, 50024, "Cannot execute action on this channel type";
    invalid_webhook_token = 401, 50027, "Invalid Webhook Token";
    too_old_to_bulk_delete = 400, 50034, "A message provided was too old to bulk delete";
    invalid_api_version = 400, 50041, "Invalid API version";
    archived_thread = 400, 50083, "Thread is archived";
    archived_and_locked = 403, 50083, "Thread is archived";
    malformed_json = 400, 50109, "The request body contains invalid JSON.";
    already_has_thread = 400, 160_004, "A thread has already been created for this message";
    locked_thread = 403, 160_005, "Thread is locked";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_stand_at_their_paths() {
        let refusal = Refusal::field("embeds.0.title", "BASE_TYPE_MAX_LENGTH", "Must be 256 or fewer in length.");
        assert_eq!(refusal.body()["code"], 50035);
        assert_eq!(refusal.body()["errors"]["embeds"]["0"]["title"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
    }
}
