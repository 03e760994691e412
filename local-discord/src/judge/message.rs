//! The body of a message: created, edited, or the answer to an interaction.

use serde_json::Value;

use super::{Check, Object, component, embed, limits, mentions, present};
use crate::judge::body::Upload;
use crate::refusal::{self, Refusal};
use crate::world::message::{Attachment, COMPONENTS_V2, EPHEMERAL, LOADING, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS};

/// Where a message body comes from: each place has its own fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Create,
    Edit,
    /// In a callback or as a follow-up.
    Answer,
}

/// Checks a message body together with its files and the attachments the message already has.
pub fn message(body: &Object, files: &[Upload], kept: &[Attachment], kind: Kind) -> Result<(), Refusal> {
    let mut check = Check::default();
    within(&mut check, body, files, kept, kind);
    check.verdict()?;
    if files.iter().any(|file| file.bytes.len() > limits::FILE_BYTES) {
        return Err(refusal::entity_too_large());
    }
    Ok(())
}

/// The same, as a part of a larger body.
pub fn within(check: &mut Check, body: &Object, files: &[Upload], kept: &[Attachment], kind: Kind) {
    check.text(body, "content", 0, limits::CONTENT);
    check.boolean(body, "tts");
    flags(check, body, kind);
    let names = attachments(check, body, files, kept, kind);
    embed::list(check, body, &names);
    component::rows(check, body);
    mentions::allowed(check, body);
    if kind == Kind::Create {
        nonce(check, body);
        reference(check, body);
    }
}

/// Whether a body that passed the judge would show nothing at all.
pub fn is_empty(body: &Object, files: &[Upload]) -> bool {
    let text = body.get("content").and_then(Value::as_str).is_some_and(|text| !text.trim().is_empty());
    let list = |key: &str| body.get(key).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    !text && files.is_empty() && list("components").is_empty() && !list("embeds").iter().any(embed::shows_something)
}

fn flags(check: &mut Check, body: &Object, kind: Kind) {
    let Some(flags) = check.number(body, "flags", 0, i64::MAX) else { return };
    let flags = flags as u64;
    let allowed = match kind {
        Kind::Create => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS,
        // A client sends back what it got, so an edit may repeat flags that it cannot change.
        Kind::Edit => SUPPRESS_EMBEDS | EPHEMERAL | LOADING | SUPPRESS_NOTIFICATIONS,
        Kind::Answer => SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS,
    };
    check.at("flags", |check| {
        if flags & COMPONENTS_V2 != 0 {
            check.bad(
                "MESSAGE_FLAGS_UNSUPPORTED",
                "This server shows rows and embeds; messages of the second kind of components are not hosted here.",
            );
        } else if flags & !allowed != 0 {
            check.bad("BITFIELD_INVALID_FLAGS", "One or more flags are not allowed here.");
        }
    });
}

/// Checks files against the `attachments` field; answers with the names an embed may point to.
fn attachments(check: &mut Check, body: &Object, files: &[Upload], kept: &[Attachment], kind: Kind) -> Vec<String> {
    if files.len() > limits::FILES {
        check.at("files", |check| {
            check.bad("BASE_TYPE_MAX_LENGTH", format!("Must be {} or fewer in length.", limits::FILES));
        });
    }
    for file in
        files.iter().filter(|file| file.filename.is_empty() || file.filename.chars().count() > limits::FILE_NAME)
    {
        check.at("files", |check| {
            check.at(file.index, |check| {
                check.bad("BASE_TYPE_BAD_LENGTH", "The name of a file must be between 1 and 1024 in length.");
            });
        });
    }
    let listed = check.list(body, "attachments", limits::FILES);
    let mut names: Vec<String> = files.iter().map(|file| file.filename.clone()).collect();
    names.extend(kept.iter().map(|one| one.filename.clone()));
    check.at("attachments", |check| {
        for (index, item) in listed.iter().enumerate() {
            check.at(index, |check| {
                let Some(item) = check.object(item) else { return };
                check.text(item, "description", 0, limits::ALT_TEXT);
                if let Some(name) = check.text(item, "filename", 1, limits::FILE_NAME) {
                    names.push(name.to_string());
                }
                let Some(id) = present(item, "id") else { return check.at("id", Check::required) };
                let Some(id) = check.at("id", |check| check.snowflake(id)) else { return };
                let uploaded = files.iter().any(|file| file.index as u64 == id.0);
                let there = kind != Kind::Create && kept.iter().any(|one| one.id == id);
                if !uploaded && !there {
                    check.at("id", |check| {
                        check.bad(
                            "ATTACHMENT_NOT_FOUND",
                            format!("There is no file and no earlier attachment with the id {id}."),
                        );
                    });
                }
            });
        }
    });
    names
}

fn nonce(check: &mut Check, body: &Object) {
    let Some(value) = present(body, "nonce") else {
        if body.get("enforce_nonce").and_then(Value::as_bool) == Some(true) {
            check.at("nonce", Check::required);
        }
        return;
    };
    check.boolean(body, "enforce_nonce");
    check.at("nonce", |check| {
        if value.as_i64().is_none() {
            check.is_text(value, 0, limits::NONCE);
        }
    });
}

fn reference(check: &mut Check, body: &Object) {
    let Some(value) = present(body, "message_reference") else { return };
    check.at("message_reference", |check| {
        let Some(value) = check.object(value) else { return };
        match present(value, "message_id") {
            None => check.at("message_id", Check::required),
            Some(id) => {
                check.at("message_id", |check| check.snowflake(id));
            }
        }
    });
}
