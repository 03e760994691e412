//! What a choice costs in the store, from asking the table to the answer: in an empty database, beside a hundred
//! thousand stored games, and in a game of two thousand steps. Prints the figures and fails where one misses its bound.

mod crowd;

use bot::ids::{ChannelId, Revision, TableId, UserId};
use bot::play::{Deed, Desk, Room, open};
use bot::store::{NewLobby, Store};
use crowd::{Figures, Outcome, asked_for, milliseconds, percentile};
use engine::Options;
use sqlx::Connection;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

const GAMES: i64 = 100_000;
const STEPS: usize = 2_000;
const CLICKS: usize = 400;

type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

async fn begin(store: &Store, id: &str) -> Outcome {
    let (id, options) = (&TableId::from(id), Options::default());
    let new = NewLobby {
        id,
        kind: "great-western-trail",
        options: &options,
        players: 2,
        name: id.as_str(),
        guild: None,
        channel: ChannelId(1),
        host: UserId(1),
        host_name: "one",
    };
    store.open_lobby(&new).await?;
    store.join(id, UserId(2), "two").await?;
    open(store, &store.table(id).await?, Room::Channel).await?;
    Ok(())
}

/// This many choices, each taken back again, which leaves the game where it was.
async fn clicks(desk: &Desk, id: &str, count: usize) -> Fallible<Vec<Duration>> {
    let (id, mut times) = (&TableId::from(id), Vec::with_capacity(count));
    while times.len() < count {
        let sitting = desk.look(id).await?;
        let decision = sitting.draft.decision().ok_or("the game is over")?;
        let back = sitting.draft.can_undo();
        let free = decision.choices.iter().find(|choice| !choice.seals).map(|choice| choice.offer.key.to_string());
        let deed = match (back, free) {
            (true, _) => Deed::Back,
            (false, Some(key)) => Deed::Choose(key.into()),
            (false, None) => return Err("nothing here can be taken back".into()),
        };
        let start = Instant::now();
        desk.press(id, decision.seat, Revision(decision.step), deed).await?;
        times.push(start.elapsed());
    }
    Ok(times)
}

/// Copies one stored game as often as it takes, with everything that belongs to it.
async fn fill(file: &Path, like: &str) -> Outcome {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut database = sqlx::SqliteConnection::connect_with(&options).await?;
    let numbers = format!("with recursive n(i) as (select 1 union all select i + 1 from n where i < {GAMES}) ");
    let columns = "kind, rules_version, options, players, seed, guild, channel, home, lobby_message, stage, revision, \
                   published, draft, turn, turn_message, waiting, waiting_since, attention, opened";
    let statements = [
        format!(
            "insert into game (id, name, {columns}) {numbers} select 'old-' || i, 'Old ' || i, {columns} from n, game where id = '{like}'"
        ),
        format!(
            "insert into seat (game, seat, user, name, seen) {numbers} select 'old-' || i, seat, user, name, seen from n, seat where game = '{like}'"
        ),
        format!(
            "insert into step (game, revision, kind, seat, key, taken, at) {numbers} select 'old-' || i, revision, kind, seat, key, taken, at from n, step where game = '{like}'"
        ),
        format!(
            "insert into snapshot (game, name, revision, state) {numbers} select 'old-' || i, name, revision, state from n, snapshot where game = '{like}'"
        ),
        format!(
            "insert into told (game, step, audience, line, phrase) {numbers} select 'old-' || i, step, audience, line, phrase from n, told where game = '{like}'"
        ),
    ];
    let mut tx = database.begin().await?;
    for sql in statements {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut *tx).await?;
    }
    tx.commit().await?;
    Ok(database.close().await?)
}

#[tokio::main]
async fn main() -> Outcome {
    if !asked_for() {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("railhead.db");
    let url = format!("sqlite:{}", file.display());
    let store = Arc::new(Store::open(&url).await?);
    let desk = Desk::new(store.clone());
    begin(&store, "new").await?;
    begin(&store, "long").await?;
    begin(&store, "like").await?;
    clicks(&desk, "like", 20).await?;
    clicks(&desk, "long", STEPS).await?;
    // In turn, so that whatever else the machine does falls on both.
    let (mut new, mut long) = (Vec::new(), Vec::new());
    clicks(&desk, "new", 40).await?;
    for _ in 0..CLICKS / 20 {
        new.extend(clicks(&desk, "new", 20).await?);
        long.extend(clicks(&desk, "long", 20).await?);
    }
    fill(&file, "like").await?;
    println!("{GAMES} games beside it: {} MB", std::fs::metadata(&file)?.len() / 1_000_000);
    begin(&store, "beside").await?;
    clicks(&desk, "beside", 40).await?;
    let beside = clicks(&desk, "beside", CLICKS).await?;
    let median = |times: &[Duration]| milliseconds(percentile(times, 0.5));
    println!(
        "a new game in an empty database: p50 {:.2} ms, p99 {:.2} ms",
        median(&new),
        milliseconds(percentile(&new, 0.99))
    );
    println!(
        "a game of {STEPS} steps: p50 {:.2} ms; beside {GAMES} games: p50 {:.2} ms",
        median(&long),
        median(&beside)
    );
    let mut figures = Figures::default();
    figures.show("a game of two thousand steps, as a multiple", median(&long) / median(&new), "", 1.3);
    figures.show("beside a hundred thousand games, as a multiple", median(&beside) / median(&new), "", 1.3);
    if figures.missed { Err("a figure missed its bound".into()) } else { Ok(()) }
}
