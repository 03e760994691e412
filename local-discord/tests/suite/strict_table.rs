//! The table: a body that breaks one rule, what Discord answers, and the same body one step inside.

// The table reads better without `&` before every body.
#![allow(clippy::needless_pass_by_value)]

use serde_json::{Value, json};

/// Where a body goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Message,
    Edit,
    /// The callback of a slash command, of a pressed button, of an autocomplete.
    Slash,
    Press,
    Complete,
    FollowUp,
    Original,
    Command,
    Bulk,
    Thread,
    ThreadOn,
    Channel,
    Emoji,
    Direct,
}

pub struct Case {
    pub name: &'static str,
    pub target: Target,
    pub bad: Value,
    pub status: u16,
    pub code: u64,
    /// The path of the fault in `errors`.
    pub at: &'static str,
    pub good: Value,
}

/// `n` letters.
fn x(n: usize) -> String {
    "x".repeat(n)
}

fn form(name: &'static str, target: Target, at: &'static str, bad: Value, good: Value) -> Case {
    Case { name, target, bad, status: 400, code: 50035, at, good }
}

fn button(n: usize) -> Value {
    json!({"type": 2, "style": 1, "label": "ok", "custom_id": format!("b{n}")})
}

fn buttons(n: usize) -> Value {
    (0..n).map(button).collect()
}

/// A message with these rows.
fn rows(rows: Value) -> Value {
    json!({"content": "x", "components": rows})
}

/// A message with one row of one component.
fn part(part: Value) -> Value {
    rows(json!([{"type": 1, "components": [part]}]))
}

/// A button with one field changed.
fn with(key: &str, value: Value) -> Value {
    let mut one = button(0);
    one[key] = value;
    part(one)
}

fn choice(n: usize) -> Value {
    json!({"label": format!("label {n}"), "value": format!("v{n}")})
}

fn select(options: usize, key: &str, value: Value) -> Value {
    let mut one = json!({"type": 3, "custom_id": "s", "options": (0..options).map(choice).collect::<Vec<_>>()});
    if !key.is_empty() {
        one[key] = value;
    }
    part(one)
}

fn select_option(key: &str, value: Value) -> Value {
    let mut one = choice(0);
    one[key] = value;
    part(json!({"type": 3, "custom_id": "s", "options": [one]}))
}

fn embed(one: Value) -> Value {
    json!({"embeds": [one]})
}

fn command(key: &str, value: Value) -> Value {
    let mut one = json!({"name": "play", "description": "plays"});
    one[key] = value;
    one
}

fn option(key: &str, value: Value) -> Value {
    let mut one = json!({"name": "what", "description": "x", "type": 3});
    one[key] = value;
    command("options", json!([one]))
}

fn modal(key: &str, value: Value) -> Value {
    let mut data = json!({"custom_id": "m", "title": "t", "components": [{"type": 1, "components": [{"type": 4, "custom_id": "i", "style": 1, "label": "l"}]}]});
    data[key] = value;
    json!({"type": 9, "data": data})
}

fn input(key: &str, value: Value) -> Value {
    let mut one = json!({"type": 4, "custom_id": "i", "style": 1, "label": "l"});
    one[key] = value;
    modal("components", json!([{"type": 1, "components": [one]}]))
}

fn choices(list: Value) -> Value {
    json!({"type": 8, "data": {"choices": list}})
}

const PIXEL: &str = "data:image/png;base64,iVBORw0KGgo=";

pub fn cases(user: &str) -> Vec<Case> {
    let mut all = messages(user);
    all.extend(components());
    all.extend(answers());
    all.extend(commands());
    all.extend(places(user));
    all
}

fn messages(user: &str) -> Vec<Case> {
    use Target::{Edit, FollowUp, Message, Original};
    let half = x(2_950);
    vec![
        form("content of 2,001", Message, "content", json!({"content": x(2_001)}), json!({"content": x(2_000)})),
        form("content that is no text", Message, "content", json!({"content": 5}), json!({"content": "5"})),
        form("edited content of 2,001", Edit, "content", json!({"content": x(2_001)}), json!({"content": x(2_000)})),
        Case {
            name: "an empty message",
            target: Message,
            bad: json!({}),
            status: 400,
            code: 50006,
            at: "",
            good: json!({"content": "."}),
        },
        Case {
            name: "only an empty embed",
            target: Message,
            bad: embed(json!({})),
            status: 400,
            code: 50006,
            at: "",
            good: embed(json!({"title": "x"})),
        },
        Case {
            name: "edited to nothing",
            target: Edit,
            bad: json!({"content": ""}),
            status: 400,
            code: 50006,
            at: "",
            good: json!({"content": "", "embeds": [{"title": "x"}]}),
        },
        Case {
            name: "an empty follow-up",
            target: FollowUp,
            bad: json!({"content": ""}),
            status: 400,
            code: 50006,
            at: "",
            good: json!({"content": "x"}),
        },
        form("a follow-up of 2,001", FollowUp, "content", json!({"content": x(2_001)}), json!({"content": x(2_000)})),
        form(
            "the original edited to 2,001",
            Original,
            "content",
            json!({"content": x(2_001)}),
            json!({"content": x(2_000)}),
        ),
        form(
            "eleven embeds",
            Message,
            "embeds",
            json!({"embeds": vec![json!({"title": "x"}); 11]}),
            json!({"embeds": vec![json!({"title": "x"}); 10]}),
        ),
        form(
            "a title of 257",
            Message,
            "embeds.0.title",
            embed(json!({"title": x(257)})),
            embed(json!({"title": x(256)})),
        ),
        form(
            "a description of 4,097",
            Message,
            "embeds.0.description",
            embed(json!({"description": x(4_097)})),
            embed(json!({"description": x(4_096)})),
        ),
        form(
            "26 fields",
            Message,
            "embeds.0.fields",
            embed(json!({"fields": vec![json!({"name": "n", "value": "v"}); 26]})),
            embed(json!({"fields": vec![json!({"name": "n", "value": "v"}); 25]})),
        ),
        form(
            "a field's name of 257",
            Message,
            "embeds.0.fields.0.name",
            embed(json!({"fields": [{"name": x(257), "value": "v"}]})),
            embed(json!({"fields": [{"name": x(256), "value": "v"}]})),
        ),
        form(
            "a field's value of 1,025",
            Message,
            "embeds.0.fields.0.value",
            embed(json!({"fields": [{"name": "n", "value": x(1_025)}]})),
            embed(json!({"fields": [{"name": "n", "value": x(1_024)}]})),
        ),
        form(
            "a field without a value",
            Message,
            "embeds.0.fields.0.value",
            embed(json!({"fields": [{"name": "n"}]})),
            embed(json!({"fields": [{"name": "n", "value": "v"}]})),
        ),
        form(
            "a footer of 2,049",
            Message,
            "embeds.0.footer.text",
            embed(json!({"footer": {"text": x(2_049)}})),
            embed(json!({"footer": {"text": x(2_048)}})),
        ),
        form(
            "an author of 257",
            Message,
            "embeds.0.author.name",
            embed(json!({"author": {"name": x(257)}})),
            embed(json!({"author": {"name": x(256)}})),
        ),
        form(
            "embeds of 6,001 together",
            Message,
            "embeds",
            json!({"embeds": [{"description": half}, {"description": half}, {"title": x(101)}]}),
            json!({"embeds": [{"description": half}, {"description": half}, {"title": x(100)}]}),
        ),
        form(
            "a colour beyond white",
            Message,
            "embeds.0.color",
            embed(json!({"title": "x", "color": 0x100_0000})),
            embed(json!({"title": "x", "color": 0xFF_FFFF})),
        ),
        form(
            "a picture from nowhere",
            Message,
            "embeds.0.image.url",
            embed(json!({"image": {"url": "board.png"}})),
            embed(json!({"image": {"url": "https://example.org/board.png"}})),
        ),
        form(
            "a picture by another scheme",
            Message,
            "embeds.0.image.url",
            embed(json!({"image": {"url": "ftp://example.org/x.png"}})),
            embed(json!({"image": {"url": "http://example.org/x.png"}})),
        ),
        form(
            "a moment that is none",
            Message,
            "embeds.0.timestamp",
            embed(json!({"title": "x", "timestamp": "today"})),
            embed(json!({"title": "x", "timestamp": "2026-11-16T10:00:00Z"})),
        ),
        form(
            "a nonce of 26",
            Message,
            "nonce",
            json!({"content": "x", "nonce": x(26)}),
            json!({"content": "x", "nonce": x(25)}),
        ),
        form(
            "an enforced nonce that is missing",
            Message,
            "nonce",
            json!({"content": "x", "enforce_nonce": true}),
            json!({"content": "x", "enforce_nonce": true, "nonce": "n"}),
        ),
        form(
            "an ephemeral message in a channel",
            Message,
            "flags",
            json!({"content": "x", "flags": 64}),
            json!({"content": "x", "flags": 4096}),
        ),
        form(
            "a strange kind of mention",
            Message,
            "allowed_mentions.parse.0",
            json!({"content": "x", "allowed_mentions": {"parse": ["bots"]}}),
            json!({"content": "x", "allowed_mentions": {"parse": ["users"]}}),
        ),
        form(
            "mentions parsed and listed",
            Message,
            "allowed_mentions",
            json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": [user]}}),
            json!({"content": "x", "allowed_mentions": {"parse": ["roles"], "users": [user]}}),
        ),
        form(
            "101 mentioned users",
            Message,
            "allowed_mentions.users",
            json!({"content": "x", "allowed_mentions": {"users": vec![user; 101]}}),
            json!({"content": "x", "allowed_mentions": {"users": vec![user; 100]}}),
        ),
        form(
            "a reply to nothing",
            Message,
            "message_reference",
            json!({"content": "x", "message_reference": {"message_id": "1"}}),
            json!({"content": "x", "message_reference": {"message_id": "1", "fail_if_not_exists": false}}),
        ),
        form(
            "an attachment that was not sent",
            Message,
            "attachments.0.id",
            json!({"content": "x", "attachments": [{"id": "0"}]}),
            json!({"content": "x", "attachments": []}),
        ),
    ]
}

fn components() -> Vec<Case> {
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

fn answers() -> Vec<Case> {
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

fn commands() -> Vec<Case> {
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

fn places(user: &str) -> Vec<Case> {
    use Target::{Channel, Direct, Emoji, Thread, ThreadOn};
    let thread = |key: &str, value: Value| {
        let mut one = json!({"name": "a thread", "type": 11});
        one[key] = value;
        one
    };
    let emoji = |name: &str, image: &str| json!({"name": name, "image": image});
    vec![
        form("a thread without a name", Thread, "name", thread("name", Value::Null), thread("name", json!("t"))),
        form("a thread's name of 101", Thread, "name", thread("name", json!(x(101))), thread("name", json!(x(100)))),
        form(
            "a thread that sleeps after an odd time",
            Thread,
            "auto_archive_duration",
            thread("auto_archive_duration", json!(61)),
            thread("auto_archive_duration", json!(60)),
        ),
        form("a thread of a channel's type", Thread, "type", thread("type", json!(0)), thread("type", json!(12))),
        form(
            "a thread's slow mode of 21,601",
            ThreadOn,
            "rate_limit_per_user",
            thread("rate_limit_per_user", json!(21_601)),
            thread("rate_limit_per_user", json!(21_600)),
        ),
        form("a channel's topic of 1,025", Channel, "topic", json!({"topic": x(1_025)}), json!({"topic": x(1_024)})),
        form("a channel's name of 101", Channel, "name", json!({"name": x(101)}), json!({"name": "general"})),
        form("an emoji's name of one letter", Emoji, "name", emoji("x", PIXEL), emoji("xx", PIXEL)),
        form("an emoji's name with a dash", Emoji, "name", emoji("a-b", PIXEL), emoji("a_b", PIXEL)),
        form("an emoji that is no picture", Emoji, "image", emoji("text", "hello"), emoji("text", PIXEL)),
        form("a direct message to nobody", Direct, "recipient_id", json!({}), json!({"recipient_id": user})),
    ]
}
