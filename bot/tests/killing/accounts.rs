//! What has to be true once everything is over.

use super::table::{Shown, Table, is_end, turn_number};
use crate::people::{Outcome, own_id, replayed};
use local_discord::Offence;
use local_discord::driver::{Person, Seen};
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};
use std::collections::BTreeSet;
use std::path::Path;

/// One set-up, one end, and every turn announced in order: with one mention, or with a direct message to the one who
/// wants that. The start and the end call everybody once, in the same way.
pub fn said_once(table: &Table) {
    let all = table.public();
    let count = |fits: &dyn Fn(&Seen) -> bool| all.iter().filter(|message| fits(message)).count();
    let is_setup = |message: &Seen| message.text.contains("Seat order");
    assert_eq!((count(&is_setup), count(&is_end)), (1, 1), "set-ups and ends");
    let numbers: Vec<u64> = table.turns.iter().filter_map(turn_number).collect();
    assert_eq!(numbers, (1..=numbers.len() as u64).collect::<Vec<_>>(), "each turn, in order");

    let direct = table.witness();
    let is_hers = |message: &Seen| message.content().contains(&format!("{}, it is your turn", direct.shown()));
    for message in &table.turns {
        assert_eq!(mentions([message]).len(), usize::from(!is_hers(message)), "{message}");
    }
    let but_for_her = |people: &[Person]| {
        let others = people.iter().map(Person::id).filter(|one| *one != direct.id());
        others.map(|one| one.to_string()).collect::<BTreeSet<_>>()
    };
    let began: Vec<Person> = table.names.iter().map(|name| table.stage.discord.user(name)).collect();
    let start = all.iter().filter(|message| is_setup(message)).chain(table.turns.first());
    assert_eq!(mentions(start), but_for_her(&began), "the start");
    assert_eq!(mentions(all.iter().filter(|message| is_end(message))), but_for_her(&table.people), "the end");

    // The names of newcomers hold the number as well.
    let thread = format!("/{}", table.thread());
    let notes = direct.in_direct_messages().messages();
    let notes = notes.iter().filter(|message| message.content().ends_with(&thread)).count();
    let hers = table.turns.iter().filter(|message| is_hers(message)).count();
    let least = hers + usize::from(!is_hers(&table.turns[0])) + 1;
    // Turns that came back, turn messages that were asked for once more, and seats that somebody has left.
    let was_hers = |message: &&Seen| is_hers(message) || message.content().ends_with(&format!(" · {}", direct.shown()));
    let numbers: Vec<u64> = all.iter().filter(was_hers).filter_map(turn_number).collect();
    let once_more = numbers.len() - numbers.iter().collect::<BTreeSet<_>>().len();
    let told = |message: &Seen| ["taken back", "is open", "was opened"].iter().any(|one| message.text.contains(one));
    let again = once_more + count(&told) + count(&is_hers);
    let screens = || format!("{}\n{}", direct.screen(), direct.in_direct_messages().screen());
    let fits = (least..=least + again).contains(&notes);
    assert!(fits, "{notes} direct messages, at least {least} and {again} more:\n{}", screens());
}

/// Those who are mentioned; nobody is mentioned twice.
fn mentions<'a>(messages: impl IntoIterator<Item = &'a Seen>) -> BTreeSet<String> {
    let mut called = BTreeSet::new();
    for message in messages {
        for one in message.json["mentions"].as_array().into_iter().flatten() {
            assert!(called.insert(one["id"].as_str().unwrap().to_owned()), "mentioned once more: {message}");
        }
    }
    called
}

/// No server is greeted twice; whoever was killed between noting it and sending it has greeted nobody.
pub fn greeted_once(person: &Person) {
    let greetings = person.at("general").messages().into_iter().filter(|message| message.text.contains("All aboard!"));
    assert!(greetings.count() <= 1, "{}", person.at("general").screen());
}

pub async fn opened(database: &Path) -> Result<SqliteConnection, sqlx::Error> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database).read_only(true);
    SqliteConnection::connect_with(&options).await
}

/// Every row that was ever put into the outbox is one message to everybody, or the edit of one: none was lost, none was sent
/// twice. The first of each table makes its thread.
pub async fn sent_once(tables: &[Table], store: &mut SqliteConnection) -> Outcome {
    let rows: i64 =
        sqlx::query_scalar("select seq from sqlite_sequence where name = 'outbox'").fetch_one(store).await?;
    let public = |person: &Person| person.messages().iter().filter(|message| !message.is_private()).count();
    let aside: usize = tables.iter().flat_map(|table| &table.aside).map(|person| 1 + public(person)).sum();
    let sent: usize = aside + tables.iter().map(|table| 1 + table.public().len() + table.edits()).sum::<usize>();
    assert_eq!(sent, rows as usize, "messages and rows of the outbox");
    Ok(())
}

/// The database holds exactly what people were shown, and the record of the end leads to the same state.
pub async fn stored_once(table: &Table, store: &mut SqliteConnection) -> Outcome {
    let end = table.end().unwrap();
    let id = own_id(&end, "~rematch").split(':').nth(1).unwrap().to_owned();
    let rows: Vec<(i64, String, String, i64)> = sqlx::query_as(
        "select revision, kind, key, user from step join seat on seat.game = step.game and seat.seat = step.seat \
         where step.game = ? order by revision",
    )
    .bind(&id)
    .fetch_all(&mut *store)
    .await?;
    let mut step = 0;
    let mut stored = Vec::new();
    for (revision, kind, key, user) in rows {
        let key = if kind == "choice" { key } else { format!("~{kind}") };
        stored.push(Shown { step, key, user: user as u64 });
        step = revision as u64;
    }
    for (stored, shown) in stored.iter().zip(&table.shown) {
        assert_eq!((stored.step, stored.user), (shown.step, shown.user), "what is stored is what was shown");
        assert!(is_stored(&stored.key, &shown.key), "{} was shown, {} is stored", shown.key, stored.key);
    }
    assert_eq!(stored.len(), table.shown.len(), "what is stored is what was shown");
    let waiting: i64 =
        sqlx::query_scalar("select count(*) from outbox where game = ?").bind(&id).fetch_one(&mut *store).await?;
    assert_eq!(waiting, 0, "everything has been said");

    let record: Value = serde_json::from_slice(&table.witness().opens(&end, "replay.json").unwrap())?;
    let (answer, well) = replayed(&record);
    assert!(well && answer["digest"] == record["digest"], "{answer}");
    Ok(())
}

/// Of several things that were picked at once, the last may have resolved itself, and the pick may have ended early.
fn is_stored(stored: &str, shown: &str) -> bool {
    let shown: Vec<&str> = shown
        .split('+')
        .map(|key| key.split_once('~').map_or(key, |(name, _)| if name.is_empty() { key } else { name }))
        .collect();
    stored == shown.join("+")
        || shown.len() > 1 && stored.split('+').all(|key| key == "stop" || shown.contains(&key))
        || shown.len() == 1 && stored.split('+').eq([shown[0], "stop"])
}

/// Nothing that is stored holds these ids, as text or as eight bytes.
pub fn forgotten(tables: &[Table], folder: &Path) {
    for file in ["railhead.db", "railhead.db-wal"] {
        let bytes = std::fs::read(folder.join(file)).unwrap_or_default();
        for id in tables.iter().flat_map(|table| &table.forgotten) {
            for id in [id.to_string().as_bytes(), &id.0.to_be_bytes()] {
                assert!(!bytes.windows(id.len()).any(|one| one == id), "{file} holds somebody who was forgotten");
            }
        }
    }
}

/// What Discord holds against a bot, and cannot be helped: a press that nobody was left to acknowledge, a thread that was
/// made without anybody left to hear of it, and so is asked for once more, and a player who has left the server, which
/// only asking tells.
pub fn inherent(offence: &Offence) -> bool {
    const NO_ANSWER: u32 = 10_062;
    const HAS_THREAD: u32 = 160_004;
    const NO_MEMBER: u32 = 10_007;
    offence.place.starts_with("interaction ") && offence.code == NO_ANSWER
        || offence.place.ends_with("/threads") && offence.code == HAS_THREAD
        || offence.place.contains("/members/") && offence.code == NO_MEMBER
}
