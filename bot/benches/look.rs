//! How long it takes to look at much: the story of a game of two thousand steps, and the
//! list of a server with a thousand tables; from asking on Discord to the answer. Prints the figures and fails where one
//! misses its bound.

mod crowd;

use bot::ids::{ChannelId, GuildId, MessageId, Revision, TableId, UserId};
use bot::play::{Deed, Desk, Room, open};
use bot::store::{NewLobby, Store};
use crowd::{Figures, Outcome, Serving, asked_for, discord, milliseconds, percentile, until};
use engine::{Dice, Options, Seed};
use local_discord::driver::{Discord, Person, Seen};
use sqlx::Connection;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

const STEPS: u64 = 2_000;
const TABLES: u64 = 1_000;
const LOOKS: usize = 100;
const BOUND: f64 = 50.0;

type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

struct Place {
    guild: GuildId,
    channel: ChannelId,
    host: UserId,
}

async fn lobby(store: &Store, at: &Place, id: &TableId, message: u64) -> Outcome {
    let new = NewLobby {
        id,
        kind: "pacific-rails",
        options: &Options::default(),
        players: 2,
        name: id.as_str(),
        guild: Some(at.guild),
        channel: at.channel,
        host: at.host,
        host_name: "one",
    };
    store.open_lobby(&new).await?;
    store.set_lobby_message(id, MessageId(message)).await?;
    Ok(store.join(id, UserId(2), "two").await?)
}

/// A game with at least so many steps, played at random.
async fn long_game(store: Arc<Store>, at: &Place) -> Fallible<(TableId, u32)> {
    let desk = Desk::new(store.clone());
    for nth in 0_u64.. {
        let id = TableId::from(format!("long{nth}"));
        lobby(&store, at, &id, 900 + nth).await?;
        open(&store, &store.table(&id).await?, Room::Channel).await?;
        let mut dice = Dice::new(Seed::from(nth));
        while let Some(decision) = desk.look(&id).await?.draft.decision() {
            if decision.step >= STEPS {
                return Ok((id.clone(), store.table(&id).await?.turn - 1));
            }
            let choice = &decision.choices[dice.below(decision.choices.len() as u32) as usize];
            let deed = Deed::Choose(choice.offer.key.to_string().into());
            desk.press(&id, decision.seat, Revision(decision.step), deed).await?;
        }
    }
    Err("no game is that long".into())
}

/// As many lobbies as it takes, and the long game so often that each can be asked for once.
async fn fill(file: &Path, like: &TableId, long: &TableId) -> Outcome {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut database = sqlx::SqliteConnection::connect_with(&options).await?;
    let copies = [(like, "many", TABLES), (long, "cold", LOOKS as u64)];
    let parts = [
        ("seat", "seat, user, name, seen"),
        ("step", "revision, kind, seat, key, taken, at"),
        ("snapshot", "name, revision, state"),
        ("told", "step, audience, line, phrase"),
        ("turn", "number, step, seat, state"),
    ];
    let columns = "kind, rules_version, options, players, seed, guild, channel, home, stage, revision, published, draft, \
                   turn, waiting, waiting_since, opened";
    // What was to be said about the beginning has been said.
    let mut statements = vec!["delete from outbox".to_owned()];
    for (id, name, count) in copies {
        let numbers = format!("with recursive n(i) as (select 1 union all select i + 1 from n where i < {count}) ");
        statements.push(format!(
            "insert into game (id, name, lobby_message, {columns}) {numbers} select '{name}' || i, '{name} ' || i, 5000 + i, {columns} from n, game where id = '{id}'"
        ));
        statements.extend(parts.map(|(table, columns)| {
            format!("insert into {table} (game, {columns}) {numbers} select '{name}' || i, {columns} from n, {table} where game = '{id}'")
        }));
    }
    let mut tx = database.begin().await?;
    for sql in statements {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut *tx).await?;
    }
    tx.commit().await?;
    Ok(database.close().await?)
}

/// Asks for one thing after the other; answers with how long each answer took.
async fn looks(person: &Person, words: &str, line: impl Fn(usize) -> String) -> Fallible<Vec<Duration>> {
    let mut times = Vec::with_capacity(LOOKS);
    for nth in 1..=LOOKS {
        let (line, start) = (line(nth), Instant::now());
        let asked = person.begin_slash(&line)?;
        let shown = |seen: &Seen| seen.text.contains(words);
        let answer = until(Duration::from_secs(10), || person.answer_to(asked).filter(shown)).await;
        answer.ok_or_else(|| format!("{line} is not answered with {words}"))?;
        times.push(start.elapsed());
    }
    Ok(times)
}

async fn prepared(discord: &Discord, folder: &Path) -> Fallible<(TableId, u32)> {
    let (guild, channel) = (discord.guild("Railhead").id(), discord.channel("games").ok_or("no channel")?);
    let host = UserId(discord.user("anna").id().0);
    let at = Place { guild: GuildId(guild.0), channel: ChannelId(channel.0), host };
    let file = folder.join("railhead.db");
    let store = Arc::new(Store::open(&format!("sqlite:{}", file.display())).await?);
    let like = TableId::from("like");
    lobby(&store, &at, &like, 800).await?;
    let long = long_game(store, &at).await?;
    fill(&file, &like, &long.0).await?;
    Ok(long)
}

#[tokio::main]
async fn main() -> Outcome {
    if !asked_for() {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let discord = discord().await?;
    let (long, turns) = prepared(&discord, folder.path()).await?;
    println!("a game of {STEPS} steps and {turns} turns, and {TABLES} tables beside it");
    let _serving = Serving::start(&discord, folder.path()).await?;
    let anna = discord.user("anna").at("games");
    let (newest, half) = (format!("turn {turns} ·"), turns / 2);
    // The process has just been started, which is none of what is measured.
    looks(&anna, "Your settings", |_| "/settings".to_owned()).await?;
    let cold = looks(&anna, &newest, |nth| format!("/table log table:cold{nth}")).await?;
    let warm = looks(&anna, &newest, |_| format!("/table log table:{long}")).await?;
    let jump = looks(&anna, &format!("turn {half} ·"), |_| format!("/table log turn:{half} table:{long}")).await?;
    let listed = looks(&anna, "Tables on this server", |_| "/tables".to_owned()).await?;
    let mut figures = Figures::default();
    for (name, times) in [
        ("the story of a table that nobody has in use", cold),
        ("the story of a table in use", warm),
        ("a turn in the middle of it", jump),
        ("the tables of a server", listed),
    ] {
        figures.show(&format!("{name}, p50"), milliseconds(percentile(&times, 0.5)), "ms", BOUND);
        figures.show(&format!("{name}, slowest"), milliseconds(percentile(&times, 1.0)), "ms", BOUND);
    }
    if figures.missed || !discord.offences().is_empty() { Err("a figure missed its bound".into()) } else { Ok(()) }
}
