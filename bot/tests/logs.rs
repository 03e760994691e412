//! Nothing that somebody must not know is printed or counted, however much the log is asked to tell.

mod people;
mod pressing;
mod process;

use engine::{Arg, Phrase};
use local_discord::driver::{Discord, Person, Seen};
use local_discord::{Config, Fault, RateRules};
use people::{Outcome, Party, no_offences, offers, openapi};
use pressing::presses;
use process::{Process, lines, printed};
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};
use std::collections::BTreeSet;
use std::path::Path;

const HANDS: &str = "/play game:great-western-trail players:2";
const SHORT: &str = "/play game:test-game players:3 options:length=short";

/// What is looked for, by what it is.
#[derive(Default)]
struct Secrets(Vec<(&'static str, BTreeSet<String>)>);

impl Secrets {
    fn add(&mut self, kind: &'static str, these: impl IntoIterator<Item = String>) {
        let these: BTreeSet<String> = these.into_iter().filter(|text| text.len() > 3).collect();
        assert!(!these.is_empty(), "there is no {kind} to look for");
        self.0.push((kind, these));
    }

    /// Which of them a text tells, each with the line that does.
    fn told_by(&self, text: &str) -> String {
        let lower = text.to_lowercase();
        let all = self.0.iter().flat_map(|(kind, these)| these.iter().map(move |secret| (kind, secret)));
        let told = all.filter_map(|(kind, secret)| {
            let secret = secret.to_lowercase();
            let line = lower.lines().find(|line| line.contains(&secret))?;
            Some(format!("{kind} {secret}: {line}"))
        });
        told.collect::<Vec<_>>().join("\n")
    }
}

/// Everything that was shown to one person alone: lines, descriptions of pictures, and the keys of what was offered.
#[derive(Default)]
struct Private {
    lines: BTreeSet<String>,
    keys: BTreeSet<String>,
}

impl Private {
    fn note(&mut self, message: &Seen) {
        assert!(message.is_private(), "{message}");
        let files = message.json["attachments"].as_array().into_iter().flatten();
        let said = files.filter_map(|file| file["description"].as_str());
        let body = message.json["embeds"][0]["description"].as_str();
        let lines = said.chain(body).flat_map(str::lines).map(str::trim);
        // Shorter ones may be said of anything.
        self.lines.extend(lines.filter(|line| line.len() > 20).map(str::to_owned));
        let keys = presses(message).into_iter().map(|press| press.key);
        self.keys.extend(keys.filter(|key| key.contains('.')));
    }
}

/// One person's turn with everything looked at on the way.
async fn curious_turn(party: &mut Party, person: &Person, private: &mut Private) {
    for look in ["My hand", "Boards…", "Since my last turn"] {
        private.note(&person.click(look).await.unwrap().message.unwrap());
    }
    let mut panel = party.open_panel(person).await;
    while !offers(&panel).is_empty() {
        private.note(&panel);
        panel = party.step(person, &panel).await;
    }
    private.note(&panel);
}

/// Names within a phrase, such as those of cards.
fn names(arg: &Arg, into: &mut BTreeSet<String>) {
    match arg {
        Arg::Name(name) | Arg::Proper(name) => drop(into.insert(name.to_string())),
        Arg::List(list) => list.iter().for_each(|arg| names(arg, into)),
        Arg::Phrase(phrase) => phrase.args.iter().for_each(|(_, arg)| names(arg, into)),
        Arg::Seat(_) | Arg::Number(_) => {}
    }
}

async fn stored(folder: &Path, secrets: &mut Secrets) -> Outcome {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("railhead.db")).read_only(true);
    let mut store = SqliteConnection::connect_with(&options).await?;
    let seeds: Vec<Vec<u8>> =
        sqlx::query_scalar("select seed from game where seed is not null").fetch_all(&mut store).await?;
    assert_eq!(seeds.len(), 2, "two games");
    secrets.add("seed", seeds.iter().flat_map(|seed| spellings(seed)));
    let told: Vec<String> =
        sqlx::query_scalar("select phrase from told where audience >= 0").fetch_all(&mut store).await?;
    let mut cards = BTreeSet::new();
    for phrase in &told {
        let phrase: Phrase = serde_json::from_str(phrase)?;
        phrase.args.iter().for_each(|(_, arg)| names(arg, &mut cards));
    }
    secrets.add("line for one seat", told);
    secrets.add("card", cards);
    Ok(())
}

/// The ways in which 32 bytes are usually written.
fn spellings(seed: &[u8]) -> Vec<String> {
    let hex = seed.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat();
    let list = seed.iter().take(8).map(u8::to_string).collect::<Vec<_>>();
    vec![hex, base64(seed), base64(seed).replace('+', "-").replace('/', "_"), list.join(", "), list.join(",")]
}

/// Without padding, so that it is found with it too.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let letters = bytes.chunks_exact(3).flat_map(|three| {
        let bits = u32::from_be_bytes([0, three[0], three[1], three[2]]);
        [18, 12, 6, 0].map(|shift| char::from(LETTERS[(bits >> shift & 63) as usize]))
    });
    letters.collect()
}

/// What the log says of interactions is there, and useful.
fn tells_interactions(folder: &Path) -> usize {
    let ended = |line: &Value| line["fields"]["message"] == "an interaction ended";
    let lines: Vec<Value> = lines(folder).into_iter().filter(ended).collect();
    for line in &lines {
        let (span, fields) = (&line["span"], &line["fields"]);
        let user = span["user"].as_str().unwrap();
        assert!(user.len() == 8 && user.bytes().all(|digit| digit.is_ascii_hexdigit()), "{line}");
        assert!(span["what"].is_string() && fields["acknowledged_ms"].is_u64(), "{line}");
        assert!(fields["shown_ms"].is_u64() || fields["outcome"] == "unanswered", "{line}");
        assert!(span["table"].is_string() || ["help", "turns"].contains(&span["what"].as_str().unwrap()), "{line}");
    }
    for what in ["play", "turn", "hand", "boards", "table hand"] {
        assert!(lines.iter().any(|line| line["span"]["what"] == what), "no {what}");
    }
    let refused = lines.iter().find(|line| line["fields"]["outcome"] == "refused").expect("a wrong press");
    assert!(refused["span"]["step"].is_u64() && refused["span"]["what"] == "offer", "{refused}");
    lines.len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn neither_the_log_nor_the_metrics_tell_a_secret() -> Outcome {
    let folder = tempfile::tempdir()?;
    let config = Config { rates: RateRules::off(), openapi: openapi(), ..Config::default() };
    let discord = Discord::start(config).await?;
    let mut process = Process::start(&discord, folder.path()).await;
    let (mut private, mut tokens, mut metrics) = (Private::default(), Vec::new(), String::new());

    let mut party = Party::gather(&discord, &["anna", "ben"], HANDS, 41).await;
    for nth in 1..=6 {
        let turn = party.turn_message(nth).await;
        let person = party.mentioned(&turn);
        if nth == 3 {
            // A second device, a stranger, and an answer that Discord does not take.
            let panel = party.open_panel(&person).await;
            let offer = presses(&panel).into_iter().find(|press| !press.key.starts_with('~')).expect("an offer");
            let other = party.people.iter().find(|other| other.id() != person.id()).unwrap();
            let game = party.table_id();
            let (step, id) = (pressing::step_of(&panel), &offer.key);
            other.forges(turn.id, &format!("r1:{game}:{step}:{id}"), None).await?;
            discord
                .user("chiyo")
                .in_channel(party.thread)
                .forges(turn.id, &format!("r1:{game}:{step}:{id}"), None)
                .await?;
            discord.fault("PATCH /webhooks/", Fault::Status(404), 1);
            let pressed = person.begin_press(turn.id, &people::own_id(&turn, "~hand"))?;
            tokens.push(discord.token_of(pressed).unwrap());
            people::until("a warning", || printed(folder.path()).contains("could not be shown").then_some(())).await;
            let answer = person.slash("/table hand").await?;
            tokens.push(discord.token_of(answer.interaction).unwrap());
            private.note(&answer.message.unwrap());
            person.slash("/help").await?;
        }
        if nth == 4 {
            metrics += &process.get("/metrics").await.1;
            process.terminate();
            process = Process::start(&discord, folder.path()).await;
        }
        if nth == 5 {
            discord.drop_connections();
            discord.bot_is_ready(1).await?;
        }
        curious_turn(&mut party, &person, &mut private).await;
    }
    let mut short = Party::gather(&discord, &["chiyo", "dieter", "anna"], SHORT, 42).await;
    short.play_to_the_end().await;
    metrics += &process.get("/metrics").await.1;
    process.terminate();

    let mut secrets = Secrets::default();
    secrets.add("bot's token", [discord.token()]);
    secrets.add("interaction's token", tokens);
    let people = ["anna", "ben", "chiyo", "dieter"].map(|name| discord.user(name));
    secrets.add("user's id", people.iter().map(|person| person.id().to_string()));
    secrets.add("user's name", people.iter().map(|person| format!("\"{}\"", person.shown())));
    secrets.add("private line", private.lines);
    secrets.add("key of an offer", private.keys);
    stored(folder.path(), &mut secrets).await?;
    let ended = tells_interactions(folder.path());
    let printed = printed(folder.path());
    let sought: usize = secrets.0.iter().map(|(_, these)| these.len()).sum();
    eprintln!("{ended} interactions, {} bytes of log, {sought} secrets", printed.len());
    assert!(ended > 50 && sought > 100, "too little happened");
    for text in [&printed, &metrics] {
        assert_eq!(secrets.told_by(text), "");
        // Were one in it, it would be found.
        let seed = secrets.0.iter().find(|(kind, _)| *kind == "seed").and_then(|(_, seeds)| seeds.first()).unwrap();
        assert!(secrets.told_by(&format!("{text}\n{{\"seed\":\"{seed}\"}}")).starts_with("seed "));
    }
    no_offences(&discord);
    Ok(())
}
