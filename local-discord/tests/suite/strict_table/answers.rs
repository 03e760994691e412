//! Answers to interactions: callbacks, follow-ups, forms, suggestions.

use super::*;

pub(super) fn answers() -> Vec<Case> {
    use Target::{Complete, Press, Slash};
    let say = |text: String| json!({"type": 4, "data": {"content": text}});
    let plain = || json!({"type": 4, "data": {"content": "x"}});
    let item = |n: usize| json!({"name": format!("name {n}"), "value": format!("v{n}")});
    let list = |n: usize| choices((0..n).map(item).collect());
    vec![
        form("an answer of 2,001", Slash, "data.content", say(x(2_001)), say(x(2_000))),
        Case {
            name: "an empty answer",
            target: Slash,
            bad: json!({"type": 4, "data": {}}),
            status: 400,
            code: 50006,
            at: "",
            good: plain(),
        },
        form("an answer without data", Slash, "data", json!({"type": 4}), plain()),
        form("an answer without a type", Slash, "type", json!({"data": {"content": "x"}}), plain()),
        form("an unknown type of answer", Slash, "type", json!({"type": 99}), json!({"type": 5})),
        form("a slash command updates a message", Slash, "type", json!({"type": 7, "data": {"content": "x"}}), plain()),
        form("a slash command defers an update", Slash, "type", json!({"type": 6}), json!({"type": 5})),
        form("a pressed button is completed", Press, "type", list(1), json!({"type": 6})),
        form(
            "an update of 2,001",
            Press,
            "data.content",
            json!({"type": 7, "data": {"content": x(2_001)}}),
            json!({"type": 7, "data": {"content": x(2_000)}}),
        ),
        form("completing with a message", Complete, "type", plain(), list(1)),
        form("26 choices", Complete, "data.choices", list(26), list(25)),
        form(
            "a choice's name of 101",
            Complete,
            "data.choices.0.name",
            choices(json!([{"name": x(101), "value": "v"}])),
            choices(json!([{"name": x(100), "value": "v"}])),
        ),
        form(
            "a choice's value of 101",
            Complete,
            "data.choices.0.value",
            choices(json!([{"name": "n", "value": x(101)}])),
            choices(json!([{"name": "n", "value": x(100)}])),
        ),
        form("a modal's title of 46", Slash, "data.title", modal("title", json!(x(46))), modal("title", json!(x(45)))),
        form(
            "a modal without a custom_id",
            Slash,
            "data.custom_id",
            modal("custom_id", Value::Null),
            modal("custom_id", json!("m")),
        ),
        form(
            "a modal without fields",
            Slash,
            "data.components",
            modal("components", json!([])),
            modal("custom_id", json!("m")),
        ),
        form(
            "a field's label of 46",
            Slash,
            "data.components.0.components.0.label",
            input("label", json!(x(46))),
            input("label", json!(x(45))),
        ),
        form(
            "a field's placeholder of 101",
            Slash,
            "data.components.0.components.0.placeholder",
            input("placeholder", json!(x(101))),
            input("placeholder", json!(x(100))),
        ),
        form(
            "a preset value of 4,001",
            Slash,
            "data.components.0.components.0.value",
            input("value", json!(x(4_001))),
            input("value", json!(x(4_000))),
        ),
        form(
            "a field without a style",
            Slash,
            "data.components.0.components.0.style",
            input("style", Value::Null),
            input("style", json!(2)),
        ),
        form(
            "a button in a modal",
            Slash,
            "data.components.0.components.0.type",
            input("type", json!(2)),
            input("type", json!(4)),
        ),
    ]
}
