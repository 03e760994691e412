//! Channels, threads and emojis.

use super::{Check, Object, limits, present};

/// A new channel.
pub fn new_channel(check: &mut Check, body: &Object) {
    check.must_text(body, "name", 1, limits::CHANNEL_NAME);
    check.one_of(body, "type", &[0, 4, 5]);
    common(check, body);
}

/// Changes to a channel or a thread.
pub fn edit_channel(check: &mut Check, body: &Object, thread: bool) {
    check.text(body, "name", 1, limits::CHANNEL_NAME);
    common(check, body);
    if thread {
        for key in ["archived", "locked", "invitable"] {
            check.boolean(body, key);
        }
        check.one_of(body, "auto_archive_duration", &limits::ARCHIVE_MINUTES);
    }
}

fn common(check: &mut Check, body: &Object) {
    check.text(body, "topic", 0, limits::CHANNEL_TOPIC);
    check.number(body, "rate_limit_per_user", 0, limits::SLOW_MODE_S as i64);
    check.number(body, "position", 0, i64::from(i32::MAX));
    check.boolean(body, "nsfw");
    let overwrites = check.list(body, "permission_overwrites", 1_000);
    check.at("permission_overwrites", |check| {
        for (index, one) in overwrites.iter().enumerate() {
            check.at(index, |check| {
                let Some(one) = check.object(one) else { return };
                match present(one, "id") {
                    None => check.at("id", Check::required),
                    Some(id) => {
                        check.at("id", |check| check.snowflake(id));
                    }
                }
                overwrite(check, one);
            });
        }
    });
}

/// What is allowed and denied, without the role or member it is for.
pub fn overwrite(check: &mut Check, body: &Object) {
    if present(body, "type").is_none() {
        check.at("type", Check::required);
    }
    check.one_of(body, "type", &[0, 1]);
    for key in ["allow", "deny"] {
        check.number(body, key, 0, i64::MAX);
    }
}

/// A new thread; one that grows from a message has no type of its own.
pub fn new_thread(check: &mut Check, body: &Object, from_message: bool) {
    check.must_text(body, "name", 1, limits::CHANNEL_NAME);
    check.one_of(body, "auto_archive_duration", &limits::ARCHIVE_MINUTES);
    check.number(body, "rate_limit_per_user", 0, limits::SLOW_MODE_S as i64);
    if !from_message {
        check.one_of(body, "type", &[10, 11, 12]);
        check.boolean(body, "invitable");
    }
}

/// An application emoji; `image` is a data address.
pub fn emoji(check: &mut Check, body: &Object, new: bool) {
    let (least, most) = (*limits::EMOJI_NAME.start(), *limits::EMOJI_NAME.end());
    if let Some(name) = check.must_text(body, "name", least, most)
        && !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    {
        check.at("name", |check| check.bad("STRING_TYPE_REGEX", "String value did not match validation regex."));
    }
    if new {
        check.must_text(body, "image", 1, usize::MAX);
    }
}
