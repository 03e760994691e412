//! The table protocol, request by request.

mod support;

use serde_json::{Value, json};
use support::{Conversation, pick};

const GAME: &str = "test-game";

fn error_of(answer: &Value) -> &str {
    assert_eq!(answer.as_object().unwrap().len(), 1, "{answer}");
    answer["error"].as_str().unwrap_or_else(|| panic!("no error: {answer}"))
}

fn keys_of(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn before_a_table_is_opened_every_request_is_wrong() {
    let requests = [
        json!({"do": "menu"}),
        json!({"do": "explain"}),
        json!({"do": "choose", "seat": 0, "step": 0, "key": "stop"}),
        json!({"do": "undo", "seat": 0}),
        json!({"do": "restart-turn", "seat": 0}),
        json!({"do": "view"}),
        json!({"do": "view", "seat": 0}),
        json!({"do": "state"}),
        json!({"do": "load", "state": {}}),
        json!({"do": "estimate"}),
        json!({"do": "standings"}),
        json!({"do": "advise"}),
    ];
    for request in requests {
        assert!(error_of(&Conversation::new().ask(&request)).contains("\"new\""), "{request}");
    }
}

#[test]
fn several_keys_are_one_step_and_are_taken_back_as_one() {
    let mut table = Conversation::about("great-western-trail", 2, 42);
    let start = table.ask(&json!({"do": "state"}));
    let two = json!({"do": "choose", "seat": 0, "step": 0, "keys": ["start.a", "aux.dollar"]});
    let chosen = table.ask(&two);
    assert_eq!(chosen["step"], 1, "{chosen}");
    assert_eq!(table.ask(&json!({"do": "undo", "seat": 0})), json!({"step": 2}));
    assert_eq!(table.ask(&json!({"do": "state"})), start);
    let wrong = json!({"do": "choose", "seat": 0, "step": 2, "keys": ["start.a", "start.a"]});
    assert_eq!(table.ask(&wrong), json!({"refused": "no-such-offer"}));
    assert_eq!(
        table.ask(&json!({"do": "choose", "seat": 0, "step": 2, "keys": []})),
        json!({"refused": "no-such-offer"})
    );
    assert_eq!(table.ask(&json!({"do": "state"})), start);
}

#[test]
fn a_wrong_request_is_answered_with_one_sentence_and_changes_nothing() {
    let mut table = Conversation::about(GAME, 3, 42);
    table.steps(5, &mut pick(1));
    let before = table.position();
    let deep = "[".repeat(100_000);
    let long = format!("{{\"do\":\"{}\"}}", "x".repeat(1_000_000));
    let hex = format!(r#"{{"do":"new","game":"{GAME}","players":2,"seed":"{}"}}"#, "g".repeat(64));
    for (line, allowed) in [
        ("", "JSON"),
        ("{", "JSON"),
        ("\u{feff}{}", "JSON"),
        (&deep, "JSON"),
        ("null", "object"),
        ("[]", "object"),
        ("{}", "restart-turn"),
        (r#"{"do":7}"#, "restart-turn"),
        (r#"{"do":"dance"}"#, "restart-turn"),
        (&long, "restart-turn"),
        (r#"{"do":"new"}"#, "\"game\""),
        (r#"{"do":"new","game":1}"#, "a text"),
        (r#"{"do":"new","game":"chess","players":2,"seed":1}"#, GAME),
        (r#"{"do":"new","game":"test-game","seed":1}"#, "\"players\""),
        (r#"{"do":"new","game":"test-game","players":"2","seed":1}"#, "whole number"),
        (r#"{"do":"new","game":"test-game","players":-2,"seed":1}"#, "whole number"),
        (r#"{"do":"new","game":"test-game","players":2.5,"seed":1}"#, "whole number"),
        (r#"{"do":"new","game":"test-game","players":0,"seed":1}"#, "2 to 4"),
        (r#"{"do":"new","game":"test-game","players":9,"seed":1}"#, "2 to 4"),
        (r#"{"do":"new","game":"test-game","players":258,"seed":1}"#, "2 to 4"),
        (r#"{"do":"new","game":"test-game","players":2}"#, "\"seed\""),
        (r#"{"do":"new","game":"test-game","players":2,"seed":-1}"#, "64 hexadecimal digits"),
        (r#"{"do":"new","game":"test-game","players":2,"seed":"42"}"#, "64 hexadecimal digits"),
        (&hex, "64 hexadecimal digits"),
        (r#"{"do":"new","game":"test-game","players":2,"seed":1,"options":[]}"#, "object"),
        (r#"{"do":"new","game":"test-game","players":2,"seed":1,"options":{"length":[]}}"#, "a text"),
        (r#"{"do":"new","game":"test-game","players":2,"seed":1,"options":{"size":"big"}}"#, "length"),
        (r#"{"do":"new","game":"test-game","players":2,"seed":1,"options":{"length":"huge"}}"#, "short, long"),
        (r#"{"do":"new","game":"test-game","players":2,"seed":1,"options":{"length":7}}"#, "short, long"),
        (r#"{"do":"new","game":"test-game","players":2,"seed":1,"options":{"crates":"rich"}}"#, "length=long"),
        (r#"{"do":"choose","step":5,"key":"draw"}"#, "\"seat\""),
        (r#"{"do":"choose","seat":0,"key":"draw"}"#, "\"step\""),
        (r#"{"do":"choose","seat":0,"step":5}"#, "\"key\""),
        (r#"{"do":"choose","seat":0,"step":5,"keys":"draw"}"#, "a list of texts"),
        (r#"{"do":"choose","seat":0,"step":5,"keys":[1]}"#, "a list of texts"),
        (r#"{"do":"choose","seat":"0","step":5,"key":"draw"}"#, "whole number"),
        (r#"{"do":"choose","seat":0,"step":5,"key":["draw"]}"#, "a text"),
        (r#"{"do":"choose","seat":3,"step":5,"key":"draw"}"#, "0 to 2"),
        (r#"{"do":"choose","seat":256,"step":5,"key":"draw"}"#, "0 to 2"),
        (r#"{"do":"undo"}"#, "\"seat\""),
        (r#"{"do":"restart-turn","seat":null}"#, "whole number"),
        (r#"{"do":"view","seat":3}"#, "0 to 2"),
        (r#"{"do":"view","seat":"red"}"#, "whole number"),
        (r#"{"do":"estimate","seat":18446744073709551616}"#, "whole number"),
        (r#"{"do":"load"}"#, "\"state\""),
        (r#"{"do":"load","state":null}"#, "not a state"),
        (r#"{"do":"load","state":{}}"#, "not a state"),
    ] {
        let start: String = line.chars().take(100).collect();
        let answer = table.say(line);
        let sentence = error_of(&answer);
        assert!(sentence.contains(allowed), "{start}: {sentence}");
        assert!(!sentence.contains('\n'), "{start}: {sentence}");
        assert_eq!(table.position(), before, "{start}");
    }
}

#[test]
fn a_table_opens_at_step_0_and_a_new_one_takes_its_place() {
    let mut table = Conversation::new();
    let new = json!({"do": "new", "game": GAME, "players": 2, "seed": 7, "options": {"length": "long"}});
    assert_eq!(table.ask(&new), json!({"step": 0, "decider": 0, "over": false}));
    let first = table.position();
    table.steps(3, &mut pick(1));
    assert_ne!(table.position(), first);
    table.ask(&new);
    assert_eq!(table.position(), first);
    let hex = format!("07{}", "00".repeat(31));
    table.ask(&json!({"do": "new", "game": GAME, "players": 2, "seed": hex, "options": {"length": "long"}}));
    assert_eq!(table.position(), first, "a small number is the same seed as its 64 digits");
}

#[test]
fn a_menu_has_the_fields_of_the_contract_and_is_empty_after_the_end() {
    for game in engine::games() {
        let mut table = Conversation::about(game.kind.0, game.players[0], 3);
        let menu = table.simply("menu");
        assert_eq!(keys_of(&menu), ["offers", "prompt", "seat", "step"]);
        for offer in menu["offers"].as_array().unwrap() {
            assert_eq!(keys_of(offer), ["at", "group", "hint", "key", "label", "seals"]);
        }
        for withheld in table.simply("explain")["withheld"].as_array().unwrap() {
            assert_eq!(keys_of(withheld), ["label", "rule", "why"]);
        }
        table.steps(usize::MAX, &mut pick(5));
        let menu = table.simply("menu");
        assert_eq!((&menu["seat"], &menu["offers"]), (&Value::Null, &json!([])));
        assert_eq!(table.simply("explain"), json!({"withheld": []}));
        let standings = table.simply("standings");
        assert_eq!(standings["over"], true);
        assert_eq!(keys_of(&standings["seats"][0]), ["by", "rank", "seat", "total"]);
        assert_eq!(keys_of(&table.simply("estimate")["seats"][0]), ["by", "seat", "total"]);
        let late = json!({"do": "choose", "seat": 0, "step": menu["step"], "key": "stop"});
        assert_eq!(table.ask(&late), json!({"refused": "over"}));
        assert_eq!(table.ask(&json!({"do": "undo", "seat": 0})), json!({"refused": "sealed"}));
    }
}

#[test]
fn a_choice_tells_every_audience_and_moves_the_step() {
    for game in engine::games() {
        let players = game.players[0];
        let mut table = Conversation::about(game.kind.0, players, 3);
        let chosen = table.step(&mut pick(1)).unwrap();
        assert_eq!(keys_of(&chosen), ["decider", "over", "step", "told"]);
        assert_eq!(chosen["step"], 1);
        let mut audiences: Vec<String> = (0..players).map(|seat| seat.to_string()).collect();
        audiences.push("public".to_owned());
        assert_eq!(keys_of(&chosen["told"]), audiences);
    }
}

#[test]
fn a_choice_lists_what_resolved_itself_after_it() {
    for game in engine::games() {
        let mut table = Conversation::about(game.kind.0, game.players[0], 3);
        let mut pick = pick(1);
        let chosen = std::iter::from_fn(|| table.step(&mut pick)).find(|chosen| chosen.get("resolved").is_some());
        let resolved = chosen.unwrap()["resolved"].as_array().unwrap().clone();
        assert!(!resolved.is_empty(), "where nothing did it is left out");
        // The end of a turn never resolves itself.
        assert!(resolved.iter().all(|key| key.as_str().is_some_and(|key| !key.is_empty() && key != "finish")));
    }
}

#[test]
fn a_choice_that_is_not_offered_is_refused_and_changes_nothing() {
    for game in engine::games() {
        let mut table = Conversation::about(game.kind.0, game.players[0], 3);
        table.steps(7, &mut pick(2));
        let before = table.position();
        let menu = table.simply("menu");
        let seat = menu["seat"].as_u64().unwrap();
        let key = &menu["offers"][0]["key"];
        let mut refused = |seat: u64, step: u64, key: &Value| {
            let answer = table.ask(&json!({"do": "choose", "seat": seat, "step": step, "key": key}));
            assert_eq!(table.position(), before);
            answer["refused"].as_str().unwrap().to_owned()
        };
        assert_eq!(refused(seat, 6, key), "stale");
        assert_eq!(refused(seat, 8, key), "stale");
        assert_eq!(refused(1 - seat.min(1), 7, key), "not-yours");
        assert_eq!(refused(seat, 7, &json!("no-such-thing")), "no-such-offer");
        assert_eq!(refused(seat, 7, &json!("")), "no-such-offer");
    }
}

#[test]
fn what_is_taken_back_is_as_before_and_the_step_is_larger() {
    for game in engine::games() {
        let mut table = Conversation::about(game.kind.0, game.players[0], 3);
        let mut pick = pick(4);
        let (mut undone, mut restarted) = (0, 0);
        loop {
            let menu = table.simply("menu");
            let Some(offers) = menu["offers"].as_array().filter(|offers| !offers.is_empty()) else { break };
            let (seat, step) = (&menu["seat"], menu["step"].as_u64().unwrap());
            if let Some(offer) = offers.iter().find(|offer| offer["seals"] == false) {
                let before = table.simply("state");
                table.ask(&json!({"do": "choose", "seat": seat, "step": step, "key": offer["key"]}));
                assert_eq!(table.ask(&json!({"do": "undo", "seat": seat})), json!({"step": step + 2}));
                assert_eq!(table.simply("state"), before);
                undone += 1;
            }
            let state = table.simply("state");
            let answer = table.ask(&json!({"do": "restart-turn", "seat": seat}));
            match answer.get("refused") {
                Some(refused) => assert_eq!((refused, table.simply("state")), (&json!("sealed"), state)),
                None => restarted += 1,
            }
            // Restarting again and again would never come to an end.
            if restarted > 50 || table.step(&mut pick).is_none() {
                break;
            }
            table.step(&mut pick);
        }
        assert!(undone > 0 && restarted > 0, "{}: {undone} undone, {restarted} restarted", game.kind.0);
    }
}

#[test]
fn a_state_read_and_loaded_is_the_same_and_plays_on_the_same() {
    for game in engine::games() {
        for &players in game.players {
            let mut table = Conversation::about(game.kind.0, players, 9);
            table.steps(20, &mut pick(1));
            let step = table.simply("menu")["step"].as_u64().unwrap();
            let state = table.simply("state");
            assert!(state["state"].get("revision").is_none());
            let load = json!({"do": "load", "state": state["state"]});
            assert_eq!(table.ask(&load), json!({"step": step + 1}));
            assert_eq!(table.simply("state"), state);
            table.steps(usize::MAX, &mut pick(2));
            let end = table.simply("standings");
            let mut other = Conversation::about(game.kind.0, players, 1);
            assert!(other.ask(&load).get("step").is_some());
            other.steps(usize::MAX, &mut pick(2));
            assert_eq!(other.simply("standings"), end);
        }
    }
}

#[test]
fn a_state_of_another_number_of_players_is_not_loaded() {
    let state = Conversation::about(GAME, 2, 1).simply("state")["state"].take();
    let mut table = Conversation::about(GAME, 3, 1);
    let before = table.position();
    assert!(error_of(&table.ask(&json!({"do": "load", "state": state}))).contains("players"));
    assert_eq!(table.position(), before);
}

#[test]
fn advice_names_three_offers_and_is_the_same_whenever_it_is_asked_for() {
    let mut table = Conversation::about("great-western-trail", 3, 42);
    table.steps(30, &mut pick(1));
    let menu = table.ask(&json!({"do": "menu"}));
    let offered: Vec<&Value> = menu["offers"].as_array().unwrap().iter().map(|offer| &offer["key"]).collect();
    let request = json!({"do": "advise", "iterations": 30});
    let advice = table.ask(&request);
    assert_eq!(keys_of(&advice), ["best", "iterations", "level", "seat", "step"]);
    let best = advice["best"].as_array().unwrap();
    assert_eq!(best.len(), offered.len().min(3), "{advice}");
    for one in best {
        assert_eq!(keys_of(one), ["key", "label", "margin", "share", "spread", "why"]);
        assert!(offered.contains(&&one["key"]), "{one}");
    }
    assert_eq!(table.ask(&request), advice);
    let seat = menu["seat"].as_u64().unwrap();
    assert_eq!(table.ask(&json!({"do": "advise", "seat": (seat + 1) % 3})), json!({"refused": "not-yours"}));
    assert!(error_of(&table.ask(&json!({"do": "advise", "level": "sheriff"}))).contains("greenhorn"));
    assert!(error_of(&table.ask(&json!({"do": "advise", "iterations": 0}))).contains("whole number"));
}
