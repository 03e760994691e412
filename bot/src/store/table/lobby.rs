//! A table before its first turn: opened, joined, left, begun.

use super::invitations::{Guest, put_guests};
use super::name::name_is_free;
use crate::ids::{ChannelId, GuildId, MessageId, Revision, TableId, UserId};
use crate::store::database::Store;
use crate::store::error::Error;
use crate::store::outbox::{Post, put_post};
use crate::store::room::{room_for, room_to_sit};
use crate::store::row::{SeatRow, TableRow};
use crate::store::snapshot::SnapshotName;
use crate::store::steps::click::{Snapshot, put_snapshot};
use crate::store::story::put_turn;
use crate::store::told::put_told;
use engine::{Options, Seat, Seed, Told, Version};
use serde_json::Value;
use sqlx::{Connection, Sqlite, Transaction};

#[derive(Clone, Copy)]
pub struct NewLobby<'a> {
    pub id: &'a TableId,
    pub kind: &'a str,
    pub options: &'a Options,
    pub players: u8,
    pub name: &'a str,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    pub host: UserId,
    pub host_name: &'a str,
}

/// A lobby as everybody sees it.
pub struct Lobby {
    pub table: TableRow,
    /// In order of arrival.
    pub seats: Vec<SeatRow>,
    pub guests: Vec<Guest>,
}

impl Lobby {
    /// Whether it is to start by itself now.
    pub fn starts_itself(&self) -> bool {
        let full = self.seats.len() >= usize::from(self.table.players);
        self.table.when_ready && full && self.seats.iter().all(|seat| seat.ready)
    }
}

/// How a lobby starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyRule {
    /// Seats are drawn.
    ByLot,
    /// Seats are those of the arrival.
    ByArrival,
    /// By itself, too, once everybody is ready.
    WhenReady,
    /// By the host alone.
    ByHost,
}

/// How a game begins.
pub struct Opening<'a> {
    pub version: Version,
    /// Complete, so that what was not chosen stays what it was when the game began.
    pub options: &'a Options,
    pub seed: Seed,
    /// Users by seat.
    pub order: &'a [UserId],
    pub state: &'a Value,
    pub told: &'a Told,
    pub waiting: Option<Seat>,
    /// Where the table talks; nothing if it is to have a thread of its own.
    pub home: Option<ChannelId>,
    pub posts: &'a [Post],
}

impl Store {
    /// A lobby with all that its message shows, also once its game has begun.
    pub async fn lobby(&self, id: &TableId) -> Result<Lobby, Error> {
        Ok(Lobby { table: self.table(id).await?, seats: self.seats(id).await?, guests: self.guests(id).await? })
    }

    /// Opens a lobby, if there is room for one more and its name is free.
    pub async fn open_lobby(&self, new: &NewLobby<'_>) -> Result<(), Error> {
        self.open_lobby_for(new, &[]).await
    }

    /// The same with people who are invited.
    pub async fn open_lobby_for(&self, new: &NewLobby<'_>, guests: &[UserId]) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        self.put_lobby(&mut tx, new, guests).await?;
        Ok(tx.commit().await?)
    }

    /// Opens a lobby to play a table again, once; answers with the one that there is.
    pub async fn open_rematch(&self, of: &TableId, new: &NewLobby<'_>, guests: &[UserId]) -> Result<TableId, Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let there: Option<Option<TableId>> =
            sqlx::query_scalar("select rematch from game where id = ?").bind(of).fetch_optional(&mut *tx).await?;
        if let Some(id) = there.ok_or(Error::NoSuchTable)? {
            return Ok(id);
        }
        self.put_lobby(&mut tx, new, guests).await?;
        sqlx::query("update game set rematch = ? where id = ?").bind(new.id).bind(of).execute(&mut *tx).await?;
        sqlx::query("update game set private = (select private from game where id = ?) where id = ?")
            .bind(of)
            .bind(new.id)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(new.id.clone())
    }

    /// Changes what a lobby will be played with. Whoever was ready was ready for something else.
    pub async fn set_options(&self, id: &TableId, options: &Options) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        in_lobby(&mut tx, id).await?;
        sqlx::query("update game set options = ? where id = ?")
            .bind(serde_json::to_string(options)?)
            .bind(id)
            .execute(&mut *tx)
            .await?;
        nobody_is_ready(&mut tx, id).await?;
        Ok(tx.commit().await?)
    }

    /// Changes how a lobby will start.
    pub async fn set_lobby_rule(&self, id: &TableId, rule: LobbyRule) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        in_lobby(&mut tx, id).await?;
        let sql = match rule {
            LobbyRule::ByLot => "update game set by_lot = 1 where id = ?",
            LobbyRule::ByArrival => "update game set by_lot = 0 where id = ?",
            LobbyRule::WhenReady => "update game set when_ready = 1 where id = ?",
            LobbyRule::ByHost => "update game set when_ready = 0 where id = ?",
        };
        sqlx::query(sql).bind(id).execute(&mut *tx).await?;
        if rule == LobbyRule::ByHost {
            nobody_is_ready(&mut tx, id).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Somebody who sits in a lobby is ready for it to start, or not after all.
    pub async fn set_ready(&self, id: &TableId, user: UserId, ready: bool) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        if !in_lobby(&mut tx, id).await?.contains(&user) {
            return Err(Error::NoSeat);
        }
        sqlx::query("update seat set ready = ? where game = ? and user = ?")
            .bind(ready)
            .bind(id)
            .bind(user)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Somebody who sits in a lobby wishes for a colour that nobody else has, or for none.
    pub async fn set_colour(&self, id: &TableId, user: UserId, colour: Option<u8>) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        if !in_lobby(&mut tx, id).await?.contains(&user) {
            return Err(Error::NoSeat);
        }
        let taken: Option<i64> =
            sqlx::query_scalar("select seat from seat where game = ? and colour = ? and user is not ?")
                .bind(id)
                .bind(colour)
                .bind(user)
                .fetch_optional(&mut *tx)
                .await?;
        if taken.is_some() {
            return Err(Error::ColourTaken);
        }
        sqlx::query("update seat set colour = ? where game = ? and user = ?")
            .bind(colour)
            .bind(id)
            .bind(user)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Somebody who was invited does not come.
    pub async fn decline_invitation(&self, id: &TableId, user: UserId) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        if in_lobby(&mut tx, id).await?.contains(&user) {
            return Err(Error::Sits);
        }
        let declined: Option<bool> = sqlx::query_scalar("select declined from invited where game = ? and user = ?")
            .bind(id)
            .bind(user)
            .fetch_optional(&mut *tx)
            .await?;
        match declined {
            None => return Err(Error::NotInvited),
            Some(true) => return Err(Error::Declined),
            Some(false) => {}
        }
        put_answer(&mut tx, id, user, true).await?;
        Ok(tx.commit().await?)
    }

    /// Whether only those who sit in a lobby or were invited know of it.
    pub async fn set_private(&self, id: &TableId, private: bool) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let done = sqlx::query("update game set private = ? where id = ? and stage = 'lobby'")
            .bind(private)
            .bind(id)
            .execute(&mut *writer)
            .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(Error::Stale) }
    }

    /// Where the lobby is shown: its thread will begin there.
    pub async fn set_lobby_message(&self, id: &TableId, message: MessageId) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("update game set lobby_message = ? where id = ?")
            .bind(message)
            .bind(id)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    /// Sits somebody down in a lobby that has room.
    pub async fn join(&self, id: &TableId, user: UserId, name: &str) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let taken = in_lobby(&mut tx, id).await?;
        let players: i64 =
            sqlx::query_scalar("select players from game where id = ?").bind(id).fetch_one(&mut *tx).await?;
        if taken.contains(&user) {
            return Err(Error::Sits);
        }
        let removed: Option<i64> = sqlx::query_scalar("select 1 from removed where game = ? and user = ?")
            .bind(id)
            .bind(user)
            .fetch_optional(&mut *tx)
            .await?;
        if removed.is_some() {
            return Err(Error::Removed);
        }
        if taken.len() as i64 >= players {
            return Err(Error::NoSeat);
        }
        room_to_sit(&mut tx, &self.limits, user).await?;
        put_seat(&mut tx, id, taken.len(), user, name).await?;
        put_answer(&mut tx, id, user, false).await?;
        Ok(tx.commit().await?)
    }

    /// The others move up; whoever comes first then can start.
    pub async fn leave(&self, id: &TableId, user: UserId) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        stand_up(&mut tx, id, user).await?;
        Ok(tx.commit().await?)
    }

    /// Takes somebody off her seat, for good.
    pub async fn remove(&self, id: &TableId, user: UserId) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        stand_up(&mut tx, id, user).await?;
        sqlx::query("insert into removed (game, user) values (?, ?)").bind(id).bind(user).execute(&mut *tx).await?;
        Ok(tx.commit().await?)
    }

    pub async fn close_lobby(&self, id: &TableId) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let closed = sqlx::query("update game set stage = 'closed' where id = ? and stage = 'lobby'")
            .bind(id)
            .execute(&mut *writer)
            .await?;
        if closed.rows_affected() == 1 { Ok(()) } else { Err(Error::Stale) }
    }

    /// Begins the game of a lobby, once. What is to be said about it is in the outbox by then.
    pub async fn begin(&self, id: &TableId, opening: &Opening<'_>) -> Result<(), Error> {
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
        .bind(opening.home)
        .bind(id)
        .execute(&mut *tx)
        .await?;
        // Seats are unique at every moment, so they first make room.
        sqlx::query("update seat set seat = seat + 1000 where game = ?").bind(id).execute(&mut *tx).await?;
        for (seat, user) in (0_i64..).zip(opening.order) {
            sqlx::query("update seat set seat = ? where game = ? and user = ?")
                .bind(seat)
                .bind(id)
                .bind(user)
                .execute(&mut *tx)
                .await?;
        }
        for name in [SnapshotName::Current, SnapshotName::Published, SnapshotName::Seal] {
            put_snapshot(&mut tx, id, &Snapshot { name, revision: Revision::START, state: opening.state }).await?;
        }
        put_told(&mut tx, id, Revision::START, opening.told).await?;
        put_turn(&mut tx, id, 0, Revision::START, None, opening.state).await?;
        for post in opening.posts {
            put_post(&mut tx, id, self.clock.now(), post, Some(opening.state), None).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Closes lobbies that nobody began for so long; answers with them.
    pub async fn close_lobbies(&self, opened_before: i64) -> Result<Vec<TableRow>, Error> {
        let mut writer = self.writer.lock().await;
        let closed: Vec<TableId> =
            sqlx::query_scalar("update game set stage = 'closed' where stage = 'lobby' and opened < ? returning id")
                .bind(opened_before)
                .fetch_all(&mut *writer)
                .await?;
        drop(writer);
        let mut tables = Vec::with_capacity(closed.len());
        for id in closed {
            tables.push(self.table(&id).await?);
        }
        Ok(tables)
    }
}

impl Store {
    async fn put_lobby(
        &self,
        tx: &mut Transaction<'_, Sqlite>,
        new: &NewLobby<'_>,
        guests: &[UserId],
    ) -> Result<(), Error> {
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
        .bind(new.guild)
        .bind(new.channel)
        .bind(self.clock.now())
        .execute(&mut **tx)
        .await?;
        put_seat(tx, new.id, 0, new.host, new.host_name).await?;
        put_guests(tx, new.id, new.host, guests, self.clock.now()).await
    }
}

/// Who sits in a lobby, in order of arrival; nobody once the game has begun.
async fn in_lobby(tx: &mut Transaction<'_, Sqlite>, id: &TableId) -> Result<Vec<UserId>, Error> {
    let stage: Option<String> =
        sqlx::query_scalar("select stage from game where id = ?").bind(id).fetch_optional(&mut **tx).await?;
    match stage.as_deref() {
        None => return Err(Error::NoSuchTable),
        Some("lobby") => {}
        Some(_) => return Err(Error::Stale),
    }
    Ok(sqlx::query_scalar("select user from seat where game = ? order by seat").bind(id).fetch_all(&mut **tx).await?)
}

/// Takes somebody out of a lobby; answers with how many are left.
pub async fn stand_up(tx: &mut Transaction<'_, Sqlite>, id: &TableId, user: UserId) -> Result<usize, Error> {
    let taken = in_lobby(tx, id).await?;
    let at = taken.iter().position(|&one| one == user).ok_or(Error::NoSeat)?;
    sqlx::query("delete from seat where game = ? and user = ?").bind(id).bind(user).execute(&mut **tx).await?;
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

async fn nobody_is_ready(tx: &mut Transaction<'_, Sqlite>, id: &TableId) -> Result<(), Error> {
    sqlx::query("update seat set ready = 0 where game = ?").bind(id).execute(&mut **tx).await?;
    Ok(())
}

/// What somebody says to an invitation, if she has one.
async fn put_answer(tx: &mut Transaction<'_, Sqlite>, id: &TableId, user: UserId, declined: bool) -> Result<(), Error> {
    sqlx::query("update invited set declined = ? where game = ? and user = ?")
        .bind(declined)
        .bind(id)
        .bind(user)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

async fn put_seat(
    tx: &mut Transaction<'_, Sqlite>,
    id: &TableId,
    seat: usize,
    user: UserId,
    name: &str,
) -> Result<(), Error> {
    sqlx::query("insert into seat (game, seat, user, name) values (?, ?, ?, ?)")
        .bind(id)
        .bind(seat as i64)
        .bind(user)
        .bind(name)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
