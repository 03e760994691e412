//! Forgetting somebody: from one moment to the next nothing that is stored names her.

use crate::ids::{PostId, TableId, UserId};
use crate::store::database::{PATIENCE, Store};
use crate::store::error::Error;
use crate::store::outbox::{Post, put_post};
use crate::store::table::lobby::stand_up;
use crate::store::table::renaming::put_name;
use crate::store::table::seats::vacate;
use engine::Seat;
use serde_json::Value;
use sqlx::{Connection, Sqlite, Transaction};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// The tables that name people. All of them are changed by [`Store::forget`].
const NAMING: [&str; 5] = ["seat", "player", "outbox", "removed", "invited"];

/// How somebody is spoken of who is not named any more.
pub struct Unnamed<'a> {
    /// Where a game is over.
    pub former: &'a str,
    /// The name of her seat where a game goes on, and what the others are told.
    pub open: &'a (dyn Fn(Seat, &Around) -> (String, Post) + Sync),
    /// The new name of a table of this id, if the old one had hers in it.
    pub table: &'a (dyn Fn(&TableId) -> String + Sync),
}

/// A table as somebody leaves it.
pub struct Around {
    /// Whose turn it is.
    pub waiting: Option<Seat>,
    /// All seats in order, and whether somebody sits there.
    pub seats: Vec<(Seat, bool)>,
}

impl Store {
    /// Takes a person out of everything, in one transaction; answers with the lobbies that look otherwise now. What the
    /// write-ahead log still holds of her goes with [`Store::wipe`], or when the store is opened again.
    pub async fn forget(&self, user: UserId, unnamed: &Unnamed<'_>) -> Result<Vec<TableId>, Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let names: Vec<String> =
            sqlx::query_scalar("select distinct name from seat where user = ?").bind(user).fetch_all(&mut *tx).await?;
        let sits: Vec<(TableId, String, i64)> = sqlx::query_as(
            "select game.id, game.stage, seat.seat from seat join game on game.id = seat.game \
             where seat.user = ? and game.stage in ('lobby', 'playing')",
        )
        .bind(user)
        .fetch_all(&mut *tx)
        .await?;
        let tables: Vec<(TableId, String)> =
            sqlx::query_as("select id, name from game where id in (select game from seat where user = ?)")
                .bind(user)
                .fetch_all(&mut *tx)
                .await?;
        for (id, _) in tables.iter().filter(|(_, table)| names.iter().any(|name| speaks_of(table, name))) {
            let name = (unnamed.table)(id);
            put_name(&mut tx, self.clock.now(), id, &name).await?;
        }
        let mut lobbies = Vec::new();
        for (id, stage, seat) in sits {
            if stage == "lobby" {
                if stand_up(&mut tx, &id, user).await? == 0 {
                    sqlx::query("update game set stage = 'closed' where id = ?").bind(&id).execute(&mut *tx).await?;
                }
                lobbies.push(id);
            } else {
                let seat = Seat(seat as u8);
                let (name, post) = (unnamed.open)(seat, &around(&mut tx, &id).await?);
                vacate(&mut tx, &id, seat, user, &name).await?;
                put_post(&mut tx, &id, self.clock.now(), &post, None, None).await?;
            }
        }
        sqlx::query("update seat set user = null, name = ? where user = ?")
            .bind(unnamed.former)
            .bind(user)
            .execute(&mut *tx)
            .await?;
        for sql in [
            "delete from player where user = ?",
            "delete from removed where user = ?",
            "delete from invited where ?1 in (user, by)",
        ] {
            sqlx::query(sql).bind(user).execute(&mut *tx).await?;
        }
        unname_posts(&mut tx, user, &names, unnamed.former).await?;
        for table in NAMING {
            write_anew(&mut tx, table).await?;
        }
        tx.commit().await?;
        self.unwiped.store(true, Ordering::Relaxed);
        Ok(lobbies)
    }

    /// Empties the write-ahead log, which holds what was written over until it is written over itself. Answers with
    /// whether it could: somebody who reads for long, such as a backup, is not waited for.
    pub async fn wipe(&self) -> Result<bool, Error> {
        for pause in [0, 20, 100, 300, 1_000] {
            tokio::time::sleep(Duration::from_millis(pause)).await;
            let mut writer = self.writer.lock().await;
            // Others want to write meanwhile.
            sqlx::query("pragma busy_timeout = 100").execute(&mut *writer).await?;
            let tried: Result<(i64, i64, i64), _> =
                sqlx::query_as("pragma wal_checkpoint(truncate)").fetch_one(&mut *writer).await;
            let usual = format!("pragma busy_timeout = {}", PATIENCE.as_millis());
            sqlx::raw_sql(sqlx::AssertSqlSafe(usual)).execute(&mut *writer).await?;
            if tried?.0 == 0 {
                self.unwiped.store(false, Ordering::Relaxed);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether something was deleted that the write-ahead log may still hold.
    pub fn is_unwiped(&self) -> bool {
        self.unwiped.load(Ordering::Relaxed)
    }
}

async fn around(tx: &mut Transaction<'_, Sqlite>, id: &TableId) -> Result<Around, Error> {
    let waiting: Option<u8> =
        sqlx::query_scalar("select waiting from game where id = ?").bind(id).fetch_one(&mut **tx).await?;
    let seats: Vec<(u8, bool)> = sqlx::query_as("select seat, user is not null from seat where game = ? order by seat")
        .bind(id)
        .fetch_all(&mut **tx)
        .await?;
    let seats = seats.into_iter().map(|(seat, sits)| (Seat(seat), sits)).collect();
    Ok(Around { waiting: waiting.map(Seat), seats })
}

/// What waits to be sent names her no more. Rows of an earlier version do not say whom they name: there her names count.
async fn unname_posts(
    tx: &mut Transaction<'_, Sqlite>,
    user: UserId,
    names: &[String],
    former: &str,
) -> Result<(), Error> {
    // As bytes: what is damaged may be no text any more.
    let rows: Vec<(PostId, Vec<u8>, Option<UserId>)> =
        sqlx::query_as("select id, cast(post as blob), who from outbox").fetch_all(&mut **tx).await?;
    for (id, post, who) in rows {
        let whole = who == Some(user);
        if serde_json::from_slice::<Post>(&post).is_err() {
            // It can never be sent, and nobody can say what in it is a name.
            let text = String::from_utf8_lossy(&post);
            if whole || text.contains(&user.to_string()) || names.iter().any(|name| text.contains(name)) {
                sqlx::query("delete from outbox where id = ?").bind(id).execute(&mut **tx).await?;
            }
            continue;
        }
        let mut value: Value = serde_json::from_slice(&post)?;
        // Elsewhere a proper name is that of a place.
        if !["say", "ended"].map(Value::from).contains(&value["post"]) {
            continue;
        }
        let is_her = |name: &str| whole || who.is_none() && names.iter().any(|one| one == name);
        if unname(&mut value, &is_her, former) || whole {
            sqlx::query("update outbox set post = ?, who = null where id = ?")
                .bind(value.to_string())
                .bind(id)
                .execute(&mut **tx)
                .await?;
        }
    }
    Ok(())
}

/// Whether somebody's name stands in that of a table, as whole words: “Ben's table”, but not “Golden Bend”.
fn speaks_of(table: &str, name: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        text.to_lowercase().split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).map(str::to_owned).collect()
    };
    let (table, name) = (words(table), words(name));
    let same = |(one, other): (&String, &String)| one.strip_suffix('s').unwrap_or(one) == other || one == other;
    !name.is_empty() && table.windows(name.len()).any(|run| run.iter().zip(&name).all(same))
}

/// Proper names are the arguments of phrases that are written so; answers with whether one was hers.
fn unname(value: &mut Value, is_her: &impl Fn(&str) -> bool, former: &str) -> bool {
    match value {
        Value::Array(list) => list.iter_mut().fold(false, |found, one| unname(one, is_her, former) | found),
        Value::Object(fields) => fields.iter_mut().fold(false, |found, (key, one)| match one {
            Value::String(name) if key == "proper" && is_her(name) => {
                former.clone_into(name);
                true
            }
            _ => unname(one, is_her, former) | found,
        }),
        _ => false,
    }
}

/// Puts a table and its indices into other pages, and gives the old ones back, which overwrites them. What is deleted is
/// overwritten anyway, but not the copies that are left in a page when its rows are moved about.
async fn write_anew(tx: &mut Transaction<'_, Sqlite>, table: &str) -> Result<(), Error> {
    let made: Vec<(String, String)> =
        sqlx::query_as("select type, sql from sqlite_schema where tbl_name = ? and sql is not null")
            .bind(table)
            .fetch_all(&mut **tx)
            .await?;
    let of = |kind: &'static str| made.iter().filter(move |(one, _)| one == kind).map(|(_, sql)| sql.clone());
    // The numbers of messages go on, also where none waits.
    let last: Option<i64> = sqlx::query_scalar("select seq from sqlite_sequence where name = ?")
        .bind(table)
        .fetch_optional(&mut **tx)
        .await?;
    let mut steps = vec![format!("alter table {table} rename to {table}_before")];
    steps.extend(of("table"));
    // In order, which is several times as fast: whoever plays waits for it.
    steps.push(format!("insert into {table} select * from {table}_before order by 1"));
    steps.push(format!("drop table {table}_before"));
    steps.extend(of("index"));
    for sql in steps {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut **tx).await?;
    }
    if let Some(last) = last {
        sqlx::query("delete from sqlite_sequence where name = ?").bind(table).execute(&mut **tx).await?;
        sqlx::query("insert into sqlite_sequence (name, seq) values (?, ?)")
            .bind(table)
            .bind(last)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Phrase;

    #[test]
    fn a_table_is_called_otherwise_only_if_its_name_has_hers_in_it() {
        for table in ["Ben", "Ben's table", "Bens Runde", "with ben, again", "Anna-Ben"] {
            assert!(speaks_of(table, "Ben"), "{table}");
        }
        for (table, name) in [("Golden Bend", "Ben"), ("Ben Nevis", "Ben B"), ("Dusty Halt", "…"), ("", "Ben")] {
            assert!(!speaks_of(table, name), "{table}, {name}");
        }
        assert!(speaks_of("The table of Anna B.", "Anna B"));
    }

    #[test]
    fn a_name_is_taken_out_where_it_is_a_name_and_nowhere_else() {
        let line = Phrase::new("anna").proper("name", "Anna").phrase("why", Phrase::new("x").proper("anna", "Anna"));
        let line = line.proper("other", "Annabel").name("thing", "Anna").number("number", 7);
        let mut post = serde_json::to_value(Post::Say { line, open: None, tells: None }).unwrap();
        assert!(unname(&mut post, &|name| name == "Anna", "a former player"));
        let said = Phrase::new("anna").proper("name", "a former player");
        let said = said.phrase("why", Phrase::new("x").proper("anna", "a former player"));
        let said = said.proper("other", "Annabel").name("thing", "Anna").number("number", 7);
        assert_eq!(
            serde_json::from_value::<Post>(post.clone()).unwrap(),
            Post::Say { line: said, open: None, tells: None }
        );
        assert!(!unname(&mut post, &|name| name == "Anna", "a former player"));
    }
}
