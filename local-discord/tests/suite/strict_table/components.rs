//! Rows, buttons and menus.

use super::*;

pub(super) fn components() -> Vec<Case> {
    use Target::Message;
    let row = |n: usize| json!({"type": 1, "components": [button(n)]});
    let first = "components.0.components.0";
    let at = |key: &str| -> &'static str { format!("{first}.{key}").leak() };
    vec![
        form("six rows", Message, "components", rows((0..6).map(row).collect()), rows((0..5).map(row).collect())),
        form(
            "an empty row",
            Message,
            "components.0.components",
            rows(json!([{"type": 1, "components": []}])),
            rows(json!([{"type": 1, "components": [button(0)]}])),
        ),
        form(
            "six buttons in a row",
            Message,
            "components.0.components",
            rows(json!([{"type": 1, "components": buttons(6)}])),
            rows(json!([{"type": 1, "components": buttons(5)}])),
        ),
        form("a button without a row", Message, "components.0.type", rows(json!([button(0)])), part(button(0))),
        form(
            "a menu beside a button",
            Message,
            "components.0.components",
            rows(
                json!([{"type": 1, "components": [button(0), {"type": 3, "custom_id": "s", "options": [choice(0)]}]}]),
            ),
            rows(
                json!([{"type": 1, "components": [button(0)]}, {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": [choice(0)]}]}]),
            ),
        ),
        form(
            "the same custom_id twice",
            Message,
            "components.0.components.1.custom_id",
            rows(json!([{"type": 1, "components": [button(0), button(0)]}])),
            rows(json!([{"type": 1, "components": [button(0), button(1)]}])),
        ),
        form(
            "a custom_id of 101",
            Message,
            at("custom_id"),
            with("custom_id", json!(x(101))),
            with("custom_id", json!(x(100))),
        ),
        form(
            "a button without a custom_id",
            Message,
            at("custom_id"),
            with("custom_id", Value::Null),
            with("custom_id", json!("c")),
        ),
        form("a label of 81", Message, at("label"), with("label", json!(x(81))), with("label", json!(x(80)))),
        form(
            "a button without label or emoji",
            Message,
            at("label"),
            with("label", Value::Null),
            part(json!({"type": 2, "style": 1, "custom_id": "c", "emoji": {"name": "🚂"}})),
        ),
        form(
            "a word as emoji",
            Message,
            at("emoji.name"),
            with("emoji", json!({"name": "train"})),
            with("emoji", json!({"name": "🚂"})),
        ),
        form(
            "a button's emoji that nobody has",
            Message,
            at("emoji.id"),
            with("emoji", json!({"id": "123", "name": "cow"})),
            with("emoji", json!({"id": null, "name": "🐄"})),
        ),
        form(
            "an option's emoji that nobody has",
            Message,
            at("options.0.emoji.id"),
            select_option("emoji", json!({"id": "123", "name": "cow"})),
            select_option("emoji", json!({"name": "🐄"})),
        ),
        form(
            "an answer's emoji that nobody has",
            Target::Slash,
            "data.components.0.components.0.emoji.id",
            json!({"type": 4, "data": with("emoji", json!({"id": "123", "name": "cow"}))}),
            json!({"type": 4, "data": with("emoji", json!({"name": "🐄"}))}),
        ),
        form(
            "more people chosen already than may be",
            Message,
            at("default_values"),
            people(json!([person(1), person(2), person(3), person(4)])),
            people(json!([person(1), person(2), person(3)])),
        ),
        form(
            "a channel among people who are chosen already",
            Message,
            at("default_values.0.type"),
            people(json!([{"id": "1", "type": "channel"}])),
            people(json!([person(1)])),
        ),
        form("a style that does not exist", Message, at("style"), with("style", json!(7)), with("style", json!(4))),
        form(
            "a link without an address",
            Message,
            at("url"),
            part(json!({"type": 2, "style": 5, "label": "x"})),
            part(json!({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})),
        ),
        form(
            "a link with a custom_id",
            Message,
            at("custom_id"),
            part(json!({"type": 2, "style": 5, "label": "x", "url": "https://example.org", "custom_id": "c"})),
            part(json!({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})),
        ),
        form(
            "an address of 513",
            Message,
            at("url"),
            part(json!({"type": 2, "style": 5, "label": "x", "url": format!("https://example.org/{}", x(493))})),
            part(json!({"type": 2, "style": 5, "label": "x", "url": format!("https://example.org/{}", x(492))})),
        ),
        form(
            "a component of an unknown type",
            Message,
            at("type"),
            part(json!({"type": 99, "custom_id": "c"})),
            part(button(0)),
        ),
        form(
            "a text field in a message",
            Message,
            at("type"),
            part(json!({"type": 4, "custom_id": "c", "style": 1, "label": "x"})),
            part(button(0)),
        ),
        form("26 options", Message, at("options"), select(26, "", Value::Null), select(25, "", Value::Null)),
        form("a menu without options", Message, at("options"), select(0, "", Value::Null), select(1, "", Value::Null)),
        form(
            "a placeholder of 151",
            Message,
            at("placeholder"),
            select(1, "placeholder", json!(x(151))),
            select(1, "placeholder", json!(x(150))),
        ),
        form(
            "more values than options",
            Message,
            at("max_values"),
            select(2, "max_values", json!(3)),
            select(2, "max_values", json!(2)),
        ),
        form(
            "at least 26 values",
            Message,
            at("min_values"),
            select(25, "min_values", json!(26)),
            select(25, "min_values", json!(1)),
        ),
        form(
            "at least more than at most",
            Message,
            at("min_values"),
            select(3, "min_values", json!(2)),
            select(3, "min_values", json!(1)),
        ),
        form(
            "an option's label of 101",
            Message,
            at("options.0.label"),
            select_option("label", json!(x(101))),
            select_option("label", json!(x(100))),
        ),
        form(
            "an option's value of 101",
            Message,
            at("options.0.value"),
            select_option("value", json!(x(101))),
            select_option("value", json!(x(100))),
        ),
        form(
            "an option's description of 101",
            Message,
            at("options.0.description"),
            select_option("description", json!(x(101))),
            select_option("description", json!(x(100))),
        ),
        form(
            "the same value twice",
            Message,
            at("options.1.value"),
            part(json!({"type": 3, "custom_id": "s", "options": [choice(0), choice(0)]})),
            part(json!({"type": 3, "custom_id": "s", "options": [choice(0), choice(1)]})),
        ),
    ]
}

fn person(id: u64) -> Value {
    json!({"id": id.to_string(), "type": "user"})
}

/// A menu of people, of whom up to three may be chosen.
fn people(chosen: Value) -> Value {
    part(json!({"type": 5, "custom_id": "p", "min_values": 0, "max_values": 3, "default_values": chosen}))
}
