//! Requests, understood.

use crate::seed;
use engine::mind::Level;
use engine::{LoadError, Options, Seed, SetupError};
use serde_json::{Map, Value};

pub enum Request {
    New { game: String, options: Options, players: u64, seed: Seed },
    Menu,
    Explain,
    Choose { seat: u64, step: u64, keys: Keys },
    Undo { seat: u64 },
    RestartTurn { seat: u64 },
    View { seat: Option<u64> },
    State,
    Load { state: Value },
    Estimate { seat: Option<u64> },
    Standings,
    Advise { seat: Option<u64>, level: Level, iterations: u32 },
}

/// What is chosen: one offer of the engine, or several as one step.
pub enum Keys {
    One(String),
    All(Vec<String>),
}

/// The names of the requests, for those who mistype one.
const NAMES: &str = "new, menu, explain, choose, undo, restart-turn, view, state, load, estimate, standings, advise";

/// What is wrong with a request, in one sentence.
#[derive(Debug)]
pub struct Wrong(pub String);

impl From<SetupError> for Wrong {
    fn from(error: SetupError) -> Wrong {
        Wrong(error.to_string())
    }
}

impl From<LoadError> for Wrong {
    fn from(error: LoadError) -> Wrong {
        Wrong(error.to_string())
    }
}

/// A field with the names it is spoken of by.
pub struct Field<'a> {
    request: &'a str,
    name: &'static str,
    pub value: &'a Value,
}

impl Request {
    pub fn parse(line: &str) -> Result<Request, Wrong> {
        let value = serde_json::from_str(line).map_err(|error| Wrong(format!("this is not JSON: {error}")))?;
        let Value::Object(mut fields) = value else {
            return Err(Wrong("a request is a JSON object like {\"do\":\"menu\"}".to_owned()));
        };
        let request = match fields.get("do") {
            Some(Value::String(request)) => request.clone(),
            Some(_) => return Err(Wrong(format!("\"do\" is the name of a request: {NAMES}"))),
            None => return Err(Wrong(format!("a request names in \"do\" what to do: {NAMES}"))),
        };
        let field = |name| field(&fields, &request, name);
        Ok(match request.as_str() {
            "new" => Request::New {
                game: field("game")?.text()?,
                options: options(&fields)?,
                players: field("players")?.number()?,
                seed: seed_of(&field("seed")?)?,
            },
            "menu" => Request::Menu,
            "explain" => Request::Explain,
            "choose" => Request::Choose {
                seat: field("seat")?.number()?,
                step: field("step")?.number()?,
                keys: if fields.contains_key("keys") {
                    Keys::All(field("keys")?.texts()?)
                } else {
                    Keys::One(field("key")?.text()?)
                },
            },
            "undo" => Request::Undo { seat: field("seat")?.number()? },
            "restart-turn" => Request::RestartTurn { seat: field("seat")?.number()? },
            "view" => Request::View { seat: seat_if_any(&fields, &request)? },
            "state" => Request::State,
            "load" => {
                field("state")?;
                Request::Load { state: fields.remove("state").unwrap_or_default() }
            }
            "estimate" => Request::Estimate { seat: seat_if_any(&fields, &request)? },
            "standings" => Request::Standings,
            "advise" => Request::Advise {
                seat: seat_if_any(&fields, &request)?,
                level: level(&fields, &request)?,
                iterations: iterations(&fields, &request)?,
            },
            unknown => return Err(Wrong(format!("there is no request \"{unknown}\"; the requests are {NAMES}"))),
        })
    }
}

fn field<'a>(fields: &'a Map<String, Value>, request: &'a str, name: &'static str) -> Result<Field<'a>, Wrong> {
    let value = fields.get(name).ok_or_else(|| Wrong(format!("{request} needs \"{name}\"")))?;
    Ok(Field { request, name, value })
}

/// No seat, or null: the public.
fn seat_if_any(fields: &Map<String, Value>, request: &str) -> Result<Option<u64>, Wrong> {
    match fields.get("seat") {
        None | Some(Value::Null) => Ok(None),
        Some(value) => Field { request, name: "seat", value }.number().map(Some),
    }
}

/// The level that gives advice; the foreman's if none is named.
fn level(fields: &Map<String, Value>, request: &str) -> Result<Level, Wrong> {
    let Some(value) = fields.get("level") else { return Ok(Level::Foreman) };
    let level = Level::from_id(&Field { request, name: "level", value }.text()?);
    level.ok_or_else(|| Wrong(format!("\"level\" of {request} is {}", Level::ALL.map(Level::id).join(", "))))
}

/// How many games are imagined for an advice.
const ITERATIONS: u32 = 200;
/// More than this is a matter of minutes.
const MOST_ITERATIONS: u32 = 100_000;

fn iterations(fields: &Map<String, Value>, request: &str) -> Result<u32, Wrong> {
    let Some(value) = fields.get("iterations") else { return Ok(ITERATIONS) };
    let number = Field { request, name: "iterations", value }.number()?;
    let allowed = u32::try_from(number).ok().filter(|number| (1..=MOST_ITERATIONS).contains(number));
    allowed.ok_or_else(|| Wrong(format!("\"iterations\" of {request} is a whole number from 1 to {MOST_ITERATIONS}")))
}

/// Options are texts; truth values and numbers are taken as they are written.
fn options(fields: &Map<String, Value>) -> Result<Options, Wrong> {
    let given = match fields.get("options") {
        None | Some(Value::Null) => return Ok(Options::new()),
        Some(Value::Object(given)) => given,
        Some(_) => return Err(Wrong("\"options\" of new is an object like {\"key\":\"value\"}".to_owned())),
    };
    let option = |(key, value): (&String, &Value)| match value {
        Value::String(text) => Ok((key.clone(), text.clone())),
        Value::Bool(_) | Value::Number(_) => Ok((key.clone(), value.to_string())),
        _ => Err(Wrong(format!("the option \"{key}\" has to be a text"))),
    };
    given.iter().map(option).collect()
}

impl Field<'_> {
    fn text(&self) -> Result<String, Wrong> {
        self.value.as_str().map(str::to_owned).ok_or_else(|| self.wrong("a text"))
    }

    fn texts(&self) -> Result<Vec<String>, Wrong> {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let texts = self.value.as_array().and_then(|values| values.iter().map(text).collect());
        texts.ok_or_else(|| self.wrong("a list of texts"))
    }

    fn number(&self) -> Result<u64, Wrong> {
        self.value.as_u64().ok_or_else(|| self.wrong("a whole number from 0"))
    }

    fn wrong(&self, what: &str) -> Wrong {
        Wrong(format!("\"{}\" of {} is {what}", self.name, self.request))
    }
}

/// How a seed has to look is told in one place.
fn seed_of(field: &Field) -> Result<Seed, Wrong> {
    seed::from_json(field.value).ok_or_else(|| Wrong(seed::ALLOWED.to_owned()))
}
