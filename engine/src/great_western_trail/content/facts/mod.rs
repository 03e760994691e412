//! The tables of this folder say what the fact files (`engine/tests/facts`) say, number by number.

mod board;
mod buildings;
mod cards;
mod north;
mod rails;
mod tiles;
mod trail;

use super::{Count, Effect, Gain, Want};
use toml::{Table, Value};

fn file(text: &str) -> Value {
    Value::Table(text.parse::<Table>().expect("a fact file"))
}

/// The value at a path such as `first.space`.
#[track_caller]
fn at<'a>(value: &'a Value, path: &str) -> &'a Value {
    path.split('.').fold(value, |value, step| value.get(step).unwrap_or_else(|| panic!("nothing at {path}: {value:?}")))
}

#[track_caller]
fn number(value: &Value, path: &str) -> i64 {
    at(value, path).as_integer().unwrap_or_else(|| panic!("no number at {path}"))
}

#[track_caller]
fn text<'a>(value: &'a Value, path: &str) -> &'a str {
    at(value, path).as_str().unwrap_or_else(|| panic!("no text at {path}"))
}

#[track_caller]
fn list<'a>(value: &'a Value, path: &str) -> &'a [Value] {
    at(value, path).as_array().unwrap_or_else(|| panic!("no list at {path}"))
}

#[track_caller]
fn numbers(value: &Value, path: &str) -> Vec<i64> {
    list(value, path).iter().map(|value| value.as_integer().expect("a number")).collect()
}

/// The values for two, three and four players.
#[track_caller]
fn by_players(value: &Value, path: &str) -> [i64; 3] {
    ["p2", "p3", "p4"].map(|players| number(at(value, path), players))
}

fn flag(value: &Value, name: &str) -> bool {
    value.get(name).is_some_and(|value| value.as_bool().expect("true or false"))
}

/// A number that is 0 where it is not given.
fn or_zero(value: &Value, path: &str) -> i64 {
    path.split('.').try_fold(value, |value, step| value.get(step)).and_then(Value::as_integer).unwrap_or(0)
}

/// Names are written with `_` in the fact files.
fn fact_name(name: &str) -> String {
    name.replace('-', "_")
}

fn is_white(corners: &str) -> bool {
    match corners {
        "white" => true,
        "black" => false,
        other => panic!("there are no {other} corners"),
    }
}

fn action<const N: usize>(verb: &str, fields: [(&str, Value); N]) -> Value {
    let mut table = Table::new();
    table.insert("do".to_owned(), verb.into());
    table.extend(fields.map(|(name, value)| (name.to_owned(), value)));
    Value::Table(table)
}

fn gain(gain: Gain) -> Value {
    let mut table = Table::new();
    for (name, count) in [("dollars", gain.dollars), ("certificate", gain.certificates), ("engine", gain.engine)] {
        if count > 0 {
            table.insert(name.to_owned(), i64::from(count).into());
        }
    }
    if gain.objective {
        table.insert("take_objective".to_owned(), "hand".into());
    }
    Value::Table(table)
}

fn count(count: Count) -> Value {
    match count {
        Count::Fixed(count) => i64::from(count).into(),
        Count::Cowboys => "cowboys".into(),
        Count::Engineers => "engineers".into(),
        Count::WoodsBuildings => "woods_buildings".into(),
        Count::TeepeePairs | Count::OutlawPairs => "teepee_pairs".into(),
        Count::Craftsmen => "craftsmen".into(),
        Count::Stations => "stations".into(),
        Count::Hazards => "hazards".into(),
        Count::Bells => "bells".into(),
        Count::Limit => "max".into(),
    }
}

/// An effect in the words of the fact files.
fn fact(effect: &Effect) -> Value {
    let int = |number: u8| Value::from(i64::from(number));
    match *effect {
        Effect::Discard { want, gain: reward } => {
            let (card, cards) = match want {
                Want::Breed(breed) => (fact_name(breed.name()), 1),
                Want::AnyCattle => ("any_cattle".to_owned(), 1),
                Want::Value(value) => (format!("value{value}_cattle"), 1),
                Want::Pair => ("same_type_pair".to_owned(), 2),
                Want::Objective => ("objective".to_owned(), 1),
            };
            action("discard", [("card", card.into()), ("count", int(cards)), ("gain", gain(reward))])
        }
        Effect::Hire { cost } => action("hire", [("cost_mod", i64::from(cost).into())]),
        Effect::Build { per_craftsman, crew: None } => {
            action("place_building", [("per_craftsman", int(per_craftsman))])
        }
        Effect::Build { per_craftsman, crew: Some(crew) } => {
            action("place_building", [("per_craftsman", int(per_craftsman)), ("as_if_craftsmen", int(crew))])
        }
        Effect::Certificates { up_to } => action("certificate", [("up_to", count(up_to))]),
        Effect::TakeObjective => action("take_objective", [("to", "discard".into())]),
        Effect::Engine { up_to } => action("engine", [("up_to", count(up_to))]),
        Effect::EngineBack { exactly, gain: reward } => {
            action("engine_back", [("exactly", int(exactly)), ("gain", gain(reward))])
        }
        Effect::PayEngine { pay, up_to } => action("pay_engine", [("pay", int(pay)), ("up_to", int(up_to))]),
        Effect::Trade => action("trade", []),
        Effect::Aux { most } => action("aux", [("max", if most == 1 { "single" } else { "double" }.into())]),
        Effect::BuyCattle => action("buy_cattle", []),
        Effect::RemoveHazard { cost } => action("remove_hazard", [("cost", int(cost))]),
        Effect::Move { up_to } => action("move", [("up_to", int(up_to))]),
        Effect::Gain { dollars, certificates, per: Count::TeepeePairs | Count::OutlawPairs } => {
            action("gain_per_pair", [("certificate", int(certificates)), ("dollars", int(dollars))])
        }
        Effect::Gain { dollars, certificates, per: Count::Bells } => {
            action("bell_gain", [("certificate", int(certificates)), ("dollars", int(dollars))])
        }
        Effect::Gain { dollars, certificates: 0, per: Count::Fixed(1) } => action("gain", [("dollars", int(dollars))]),
        Effect::Gain { dollars, certificates: 0, per } => {
            action("gain", [("dollars", int(dollars)), ("per", count(per))])
        }
        Effect::Gain { .. } => panic!("no tile gives certificates for these"),
        Effect::DrawDiscard { up_to } => action("draw_discard", [("up_to", count(up_to))]),
        Effect::ExtraordinaryDelivery => action("extraordinary_delivery", []),
        Effect::UpgradeBehind => action("upgrade_station_behind", []),
        Effect::CopyAdjacent => action("copy_adjacent", []),
        Effect::Trash { up_to } => action("trash", [("up_to", int(up_to))]),
        Effect::ClaimCattle { breeding } => action("take_market_card", [("value", int(breeding))]),
        Effect::Exchange { count } => action("exchange_token", [("count", int(count))]),
        Effect::Branchlet => action("place_branchlet", []),
        Effect::Choice(of) => action("choice", [("of", Value::Array(of.iter().map(fact).collect()))]),
    }
}
