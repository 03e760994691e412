//! `allowed_mentions`, and who a text mentions under it.

use serde_json::Value;

use super::{Check, Object, limits, present};
use crate::id::Id;

/// Checks the field.
pub fn allowed(check: &mut Check, map: &Object) {
    let Some(value) = present(map, "allowed_mentions") else { return };
    check.at("allowed_mentions", |check| {
        let Some(value) = check.object(value) else { return };
        let parse = check.list(value, "parse", 3);
        check.at("parse", |check| {
            for (index, name) in parse.iter().enumerate() {
                if !matches!(name.as_str(), Some("users" | "roles" | "everyone")) {
                    check.at(index, |check| {
                        check.bad("BASE_TYPE_CHOICES", "Value must be one of {'users', 'everyone', 'roles'}.");
                    });
                }
            }
        });
        for key in ["users", "roles"] {
            let ids = check.list(value, key, limits::ALLOWED_IDS);
            check.at(key, |check| {
                for (index, id) in ids.iter().enumerate() {
                    check.at(index, |check| check.snowflake(id));
                }
            });
            if !ids.is_empty() && parse.iter().any(|name| name == key) {
                check.bad(
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive."),
                );
            }
        }
        check.boolean(value, "replied_user");
    });
}

/// Who is mentioned in a text, and who of them is allowed to be pinged.
#[derive(Debug, Default, PartialEq)]
pub struct Mentioned {
    pub users: Vec<Id>,
    pub roles: Vec<Id>,
    pub everyone: bool,
}

/// Reads the mentions of `content` under `allowed_mentions` (none given: all are allowed).
pub fn read(content: &str, allowed: Option<&Value>) -> Mentioned {
    let mut found = Mentioned::default();
    for part in content.split('<').skip(1) {
        let Some((inside, _)) = part.split_once('>') else { continue };
        let (list, digits) = match inside.strip_prefix("@&") {
            Some(role) => (&mut found.roles, role),
            None => match inside.strip_prefix('@') {
                Some(user) => (&mut found.users, user.trim_start_matches('!')),
                None => continue,
            },
        };
        if let Ok(id) = digits.parse::<Id>()
            && !list.contains(&id)
        {
            list.push(id);
        }
    }
    found.everyone = content.contains("@everyone") || content.contains("@here");
    let Some(allowed) = allowed.filter(|allowed| allowed.is_object()) else { return found };
    let parses = |name: &str| allowed["parse"].as_array().is_some_and(|list| list.iter().any(|one| one == name));
    let lists = |name: &str, id: &Id| {
        let text = id.to_string();
        allowed[name]
            .as_array()
            .is_some_and(|list| list.iter().any(|one| one.as_str() == Some(&text) || one.as_u64() == Some(id.0)))
    };
    found.users.retain(|id| parses("users") || lists("users", id));
    found.roles.retain(|id| parses("roles") || lists("roles", id));
    found.everyone &= parses("everyone");
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_the_allowed_are_mentioned() {
        let text = "<@1> and <@!2> of <@&3>, @everyone";
        assert_eq!(read(text, None), Mentioned { users: vec![Id(1), Id(2)], roles: vec![Id(3)], everyone: true });
        let none = json!({"parse": []});
        assert_eq!(read(text, Some(&none)), Mentioned::default());
        let one = json!({"users": ["2"]});
        assert_eq!(read(text, Some(&one)), Mentioned { users: vec![Id(2)], ..Mentioned::default() });
    }
}
