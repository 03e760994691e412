//! A table before its first turn: opened, joined, left, begun.

use super::name::name_is_free;
use crate::store::database::Store;
use crate::store::error::Error;
use crate::store::outbox::{Post, put_post};
use crate::store::room::{room_for, room_to_sit};
use crate::store::row::TableRow;
use crate::store::snapshot::SnapshotName;
use crate::store::steps::click::{Snapshot, put_snapshot};
use crate::store::told::put_told;
use engine::{Options, Seat, Seed, Told, Version};
use serde_json::Value;
use sqlx::{Connection, Sqlite, Transaction};

#[derive(Clone, Copy)]
pub struct NewLobby<'a> {
    pub id: &'a str,
    pub kind: &'a str,
    pub options: &'a Options,
    pub players: u8,
    pub name: &'a str,
    pub guild: Option<u64>,
    pub channel: u64,
    pub host: u64,
    pub host_name: &'a str,
}

/// How a game begins.
pub struct Opening<'a> {
    pub version: Version,
    /// Complete, so that what was not chosen stays what it was when the game began.
    pub options: &'a Options,
    pub seed: Seed,
    /// Users by seat.
    pub order: &'a [u64],
    pub state: &'a Value,
    pub told: &'a Told,
    pub waiting: Option<Seat>,
    /// Where the table talks; nothing if it is to have a thread of its own.
    pub home: Option<u64>,
    pub posts: &'a [Post],
}

impl Store {
    /// Opens a lobby, if there is room for one more and its name is free.
    pub async fn open_lobby(&self, new: &NewLobby<'_>) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        self.put_lobby(&mut tx, new).await?;
        Ok(tx.commit().await?)
    }

    /// Opens a lobby to play a table again, once; answers with the one that there is.
    pub async fn open_rematch(&self, of: &str, new: &NewLobby<'_>) -> Result<String, Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let there: Option<Option<String>> =
            sqlx::query_scalar("select rematch from game where id = ?").bind(of).fetch_optional(&mut *tx).await?;
        if let Some(id) = there.ok_or(Error::NoSuchGame)? {
            return Ok(id);
        }
        self.put_lobby(&mut tx, new).await?;
        sqlx::query("update game set rematch = ? where id = ?").bind(new.id).bind(of).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(new.id.to_owned())
    }

    /// Changes what a lobby will be played with.
    pub async fn set_options(&self, id: &str, options: &Options) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let done = sqlx::query("update game set options = ? where id = ? and stage = 'lobby'")
            .bind(serde_json::to_string(options)?)
            .bind(id)
            .execute(&mut *writer)
            .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(Error::Stale) }
    }

    /// Where the lobby is shown: its thread will begin there.
    pub async fn set_lobby_message(&self, id: &str, message: u64) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("update game set lobby_message = ? where id = ?")
            .bind(message as i64)
            .bind(id)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    /// Sits somebody down in a lobby that has room.
    pub async fn join(&self, id: &str, user: u64, name: &str) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let taken = in_lobby(&mut tx, id).await?;
        let players: i64 =
            sqlx::query_scalar("select players from game where id = ?").bind(id).fetch_one(&mut *tx).await?;
        if taken.len() as i64 >= players || taken.contains(&user) {
            return Err(Error::NoSeat);
        }
        let removed: Option<i64> = sqlx::query_scalar("select 1 from removed where game = ? and user = ?")
            .bind(id)
            .bind(user as i64)
            .fetch_optional(&mut *tx)
            .await?;
        if removed.is_some() {
            return Err(Error::Removed);
        }
        room_to_sit(&mut tx, &self.limits, user).await?;
        put_seat(&mut tx, id, taken.len(), user, name).await?;
        Ok(tx.commit().await?)
    }

    /// The others move up; whoever comes first then can start.
    pub async fn leave(&self, id: &str, user: u64) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        stand_up(&mut tx, id, user).await?;
        Ok(tx.commit().await?)
    }

    /// Takes somebody off her seat, for good.
    pub async fn remove(&self, id: &str, user: u64) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        stand_up(&mut tx, id, user).await?;
        sqlx::query("insert into removed (game, user) values (?, ?)")
            .bind(id)
            .bind(user as i64)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    pub async fn close_lobby(&self, id: &str) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let closed = sqlx::query("update game set stage = 'closed' where id = ? and stage = 'lobby'")
            .bind(id)
            .execute(&mut *writer)
            .await?;
        if closed.rows_affected() == 1 { Ok(()) } else { Err(Error::Stale) }
    }

    /// Begins the game of a lobby, once. What is to be said about it is in the outbox by then.
    pub async fn begin(&self, id: &str, opening: &Opening<'_>) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let mut sitting = in_lobby(&mut tx, id).await?;
        let mut order = opening.order.to_vec();
        sitting.sort_unstable();
        order.sort_unstable();
        if sitting != order {
            return Err(Error::Stale);
        }
        sqlx::query(
            "update game set stage = 'playing', rules_version = ?, options = ?, seed = ?, players = ?, waiting = ?, \
             waiting_since = ?, home = ?, turn = 1 where id = ?",
        )
        .bind(i64::from(opening.version.0))
        .bind(serde_json::to_string(opening.options)?)
        .bind(opening.seed.0.as_slice())
        .bind(order.len() as i64)
        .bind(opening.waiting.map(|seat| i64::from(seat.0)))
        .bind(self.clock.now())
        .bind(opening.home.map(|home| home as i64))
        .bind(id)
        .execute(&mut *tx)
        .await?;
        // Seats are unique at every moment, so they first make room.
        sqlx::query("update seat set seat = seat + 1000 where game = ?").bind(id).execute(&mut *tx).await?;
        for (seat, user) in opening.order.iter().enumerate() {
            sqlx::query("update seat set seat = ? where game = ? and user = ?")
                .bind(seat as i64)
                .bind(id)
                .bind(*user as i64)
                .execute(&mut *tx)
                .await?;
        }
        for name in [SnapshotName::Current, SnapshotName::Published, SnapshotName::Seal] {
            put_snapshot(&mut tx, id, &Snapshot { name, revision: 0, state: opening.state }).await?;
        }
        put_told(&mut tx, id, 0, opening.told).await?;
        for post in opening.posts {
            put_post(&mut tx, id, self.clock.now(), post, Some(opening.state), None).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Closes lobbies that nobody began for so long; answers with them.
    pub async fn close_lobbies(&self, opened_before: i64) -> Result<Vec<TableRow>, Error> {
        let mut writer = self.writer.lock().await;
        let closed: Vec<String> =
            sqlx::query_scalar("update game set stage = 'closed' where stage = 'lobby' and opened < ? returning id")
                .bind(opened_before)
                .fetch_all(&mut *writer)
                .await?;
        drop(writer);
        let mut games = Vec::with_capacity(closed.len());
        for id in closed {
            games.push(self.game(&id).await?);
        }
        Ok(games)
    }
}

impl Store {
    async fn put_lobby(&self, tx: &mut Transaction<'_, Sqlite>, new: &NewLobby<'_>) -> Result<(), Error> {
        room_for(tx, &self.limits, new.host, new.channel, new.guild).await?;
        name_is_free(tx, new.guild, new.name, new.id).await?;
        sqlx::query(
            "insert into game (id, kind, rules_version, options, players, name, guild, channel, stage, opened) \
             values (?, ?, 1, ?, ?, ?, ?, ?, 'lobby', ?)",
        )
        .bind(new.id)
        .bind(new.kind)
        .bind(serde_json::to_string(new.options)?)
        .bind(i64::from(new.players))
        .bind(new.name)
        .bind(new.guild.map(|guild| guild as i64))
        .bind(new.channel as i64)
        .bind(self.clock.now())
        .execute(&mut **tx)
        .await?;
        put_seat(tx, new.id, 0, new.host, new.host_name).await
    }
}

/// Who sits in a lobby, in order of arrival; nobody once the game has begun.
async fn in_lobby(tx: &mut Transaction<'_, Sqlite>, id: &str) -> Result<Vec<u64>, Error> {
    let stage: Option<String> =
        sqlx::query_scalar("select stage from game where id = ?").bind(id).fetch_optional(&mut **tx).await?;
    match stage.as_deref() {
        None => return Err(Error::NoSuchGame),
        Some("lobby") => {}
        Some(_) => return Err(Error::Stale),
    }
    let users: Vec<i64> =
        sqlx::query_scalar("select user from seat where game = ? order by seat").bind(id).fetch_all(&mut **tx).await?;
    Ok(users.into_iter().map(|user| user as u64).collect())
}

/// Takes somebody out of a lobby; answers with how many are left.
pub async fn stand_up(tx: &mut Transaction<'_, Sqlite>, id: &str, user: u64) -> Result<usize, Error> {
    let taken = in_lobby(tx, id).await?;
    let at = taken.iter().position(|&one| one == user).ok_or(Error::NoSeat)?;
    sqlx::query("delete from seat where game = ? and user = ?").bind(id).bind(user as i64).execute(&mut **tx).await?;
    for seat in at + 1..taken.len() {
        sqlx::query("update seat set seat = ? where game = ? and seat = ?")
            .bind(seat as i64 - 1)
            .bind(id)
            .bind(seat as i64)
            .execute(&mut **tx)
            .await?;
    }
    Ok(taken.len() - 1)
}

async fn put_seat(tx: &mut Transaction<'_, Sqlite>, id: &str, seat: usize, user: u64, name: &str) -> Result<(), Error> {
    sqlx::query("insert into seat (game, seat, user, name) values (?, ?, ?, ?)")
        .bind(id)
        .bind(seat as i64)
        .bind(user as i64)
        .bind(name)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
