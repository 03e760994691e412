//! Commands and their options.

use super::*;

pub(super) fn commands() -> Vec<Case> {
    use Target::{Bulk, Command};
    let one = |name: String| json!({"name": name, "description": "x"});
    let many = |n: usize| (0..n).map(|n| one(format!("c{n}"))).collect::<Value>();
    let opt = |name: &str, required: bool| json!({"name": name, "description": "x", "type": 3, "required": required});
    let pick = |n: usize| json!({"name": format!("n{n}"), "value": format!("v{n}")});
    let picks = |n: usize| (0..n).map(pick).collect::<Value>();
    let options = |n: usize| command("options", (0..n).map(|n| opt(&format!("o{n}"), false)).collect());
    let sub = json!({"name": "sub", "description": "x", "type": 1});
    vec![
        form("a name in capitals", Command, "name", command("name", json!("Play")), command("name", json!("play"))),
        form(
            "a name with a space",
            Command,
            "name",
            command("name", json!("my turn")),
            command("name", json!("my-turn")),
        ),
        form("a name of 33", Command, "name", command("name", json!(x(33))), command("name", json!(x(32)))),
        form(
            "no description",
            Command,
            "description",
            command("description", Value::Null),
            command("description", json!("x")),
        ),
        form(
            "a description of 101",
            Command,
            "description",
            command("description", json!(x(101))),
            command("description", json!(x(100))),
        ),
        form(
            "a language that Discord does not have",
            Command,
            "name_localizations.xx",
            command("name_localizations", json!({"xx": "spiel"})),
            command("name_localizations", json!({"de": "spiel"})),
        ),
        form("26 options", Command, "options", options(26), options(25)),
        form(
            "required after optional",
            Command,
            "options.1",
            command("options", json!([opt("a", false), opt("b", true)])),
            command("options", json!([opt("b", true), opt("a", false)])),
        ),
        form(
            "the same option twice",
            Command,
            "options.1.name",
            command("options", json!([opt("a", false), opt("a", false)])),
            command("options", json!([opt("a", false), opt("b", false)])),
        ),
        form(
            "an option of an unknown type",
            Command,
            "options.0.type",
            option("type", json!(12)),
            option("type", json!(11)),
        ),
        form(
            "26 choices of an option",
            Command,
            "options.0.choices",
            option("choices", picks(26)),
            option("choices", picks(25)),
        ),
        form(
            "choices of a user",
            Command,
            "options.0",
            command("options", json!([{"name": "who", "description": "x", "type": 6, "choices": picks(1)}])),
            command("options", json!([{"name": "who", "description": "x", "type": 6}])),
        ),
        form(
            "choices that complete",
            Command,
            "options.0.autocomplete",
            command(
                "options",
                json!([{"name": "what", "description": "x", "type": 3, "autocomplete": true, "choices": picks(1)}]),
            ),
            command(
                "options",
                json!([{"name": "what", "description": "x", "type": 3, "autocomplete": true, "choices": []}]),
            ),
        ),
        form(
            "a text as a number's choice",
            Command,
            "options.0.choices.0.value",
            command(
                "options",
                json!([{"name": "n", "description": "x", "type": 4, "choices": [{"name": "one", "value": "1"}]}]),
            ),
            command(
                "options",
                json!([{"name": "n", "description": "x", "type": 4, "choices": [{"name": "one", "value": 1}]}]),
            ),
        ),
        form(
            "a text of 6,001",
            Command,
            "options.0.max_length",
            option("max_length", json!(6_001)),
            option("max_length", json!(6_000)),
        ),
        form(
            "a sub-command beside an option",
            Command,
            "options.1.type",
            command("options", json!([sub, opt("a", false)])),
            command("options", json!([sub])),
        ),
        form(
            "the same command twice",
            Bulk,
            "1.name",
            json!([one("a".into()), one("a".into())]),
            json!([one("a".into()), one("b".into())]),
        ),
        form(
            "a context menu with a description",
            Command,
            "description",
            json!({"name": "Quote it", "type": 3, "description": "x"}),
            json!({"name": "Quote it", "type": 3}),
        ),
        Case { name: "101 commands", target: Bulk, bad: many(101), status: 400, code: 30032, at: "", good: many(100) },
        Case {
            name: "16 context menus",
            target: Bulk,
            bad: (0..16).map(|n| json!({"name": format!("m{n}"), "type": 3})).collect(),
            status: 400,
            code: 30032,
            at: "",
            good: (0..15).map(|n| json!({"name": format!("m{n}"), "type": 3})).collect(),
        },
    ]
}
