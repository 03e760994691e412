//! Everything that is stored about one person, for herself: nothing of others, nothing that a game hides from her.

use super::player::{Finish, Invitations, PictureSize, Ping, Way};
use crate::ids::{ChannelId, GuildId, Revision, TableId, UserId};
use crate::store::database::Store;
use crate::store::error::Error;
use render::Scheme;
use serde::Serialize;
use serde_json::Value;
use sqlx::Row;

#[derive(Debug, Serialize)]
pub struct Known {
    /// As text: programs that read numbers as floating ones would round it.
    pub id: String,
    /// Nothing if she has never said.
    pub settings: Option<KnownSettings>,
    pub tables: Vec<KnownTable>,
    /// What waits to be posted and names her.
    pub messages: Vec<KnownMessage>,
    /// The tables whose host took her off her seat before they began.
    pub removed: Vec<TableId>,
    /// Whom she has invited is told to those alone.
    pub invitations: Vec<KnownInvitation>,
}

/// An invitation to a table, sent or received.
#[derive(Debug, Serialize)]
pub struct KnownInvitation {
    pub table: TableId,
    pub at: i64,
    /// Whether it is hers to somebody else.
    pub sent: bool,
    pub declined: bool,
}

#[derive(Debug, Serialize)]
pub struct KnownSettings {
    pub scheme: String,
    pub width: String,
    pub ping: String,
    pub finish: String,
    pub invitations: String,
}

#[derive(Debug, Serialize)]
pub struct KnownTable {
    pub table: TableId,
    pub name: String,
    pub game: String,
    pub options: Value,
    pub server: Option<String>,
    pub channel: String,
    pub thread: Option<String>,
    pub stage: String,
    /// Seconds since 1970, as all times.
    pub opened: i64,
    pub ended: Option<i64>,
    /// Counted from 1, as people do.
    pub seat: i64,
    pub called: String,
    /// Whether she can start it.
    pub starts: bool,
    /// What she did since she sat down: when, what kind of step, and which offer.
    pub steps: Vec<(i64, String, String)>,
    pub asked: Vec<String>,
    pub agreed: Vec<String>,
}

#[derive(Debug, Serialize)]
pub struct KnownMessage {
    pub table: TableId,
    pub post: Value,
}

impl Store {
    pub async fn known(&self, user: UserId) -> Result<Known, Error> {
        let rows = sqlx::query(
            "select game.id, game.name, game.kind, game.options, game.guild, game.channel, game.home, game.stage, \
             game.opened, game.ended, seat.seat, seat.name, seat.since from seat join game on game.id = seat.game \
             where seat.user = ? order by game.opened, game.id",
        )
        .bind(user)
        .fetch_all(&self.readers)
        .await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let channel = |at: usize| row.try_get::<Option<ChannelId>, _>(at);
            let server = row.try_get::<Option<GuildId>, _>(4)?;
            let (table, stage, seat): (TableId, String, i64) = (row.try_get(0)?, row.try_get(7)?, row.try_get(10)?);
            let (asked, agreed) = self.known_motions(&table, seat).await?;
            tables.push(KnownTable {
                name: row.try_get(1)?,
                game: row.try_get(2)?,
                options: serde_json::from_str(row.try_get(3)?)?,
                server: server.map(|server| server.to_string()),
                channel: channel(5)?.map(|channel| channel.to_string()).unwrap_or_default(),
                thread: channel(6)?.map(|thread| thread.to_string()),
                starts: stage == "lobby" && seat == 0,
                stage,
                opened: row.try_get(8)?,
                ended: row.try_get(9)?,
                seat: seat + 1,
                called: row.try_get(11)?,
                steps: self.known_steps(&table, seat, row.try_get(12)?).await?,
                asked,
                agreed,
                table,
            });
        }
        let rows: Vec<(TableId, String)> = sqlx::query_as("select game, post from outbox where who = ? order by id")
            .bind(user)
            .fetch_all(&self.readers)
            .await?;
        let message = |(table, post): (TableId, String)| Ok(KnownMessage { table, post: serde_json::from_str(&post)? });
        let messages = rows.into_iter().map(message).collect::<Result<_, Error>>()?;
        let removed = sqlx::query_scalar("select game from removed where user = ? order by game")
            .bind(user)
            .fetch_all(&self.readers)
            .await?;
        let (id, settings) = (user.to_string(), self.known_settings(user).await?);
        let invitations = self.known_invitations(user).await?;
        Ok(Known { id, settings, tables, messages, removed, invitations })
    }

    async fn known_invitations(&self, user: UserId) -> Result<Vec<KnownInvitation>, Error> {
        let sql = "select game, at, by = ?1, declined from invited where user = ?1 or by = ?1 order by at, game";
        let rows: Vec<(TableId, i64, bool, bool)> = sqlx::query_as(sql).bind(user).fetch_all(&self.readers).await?;
        let known = |(table, at, sent, declined)| KnownInvitation { table, at, sent, declined };
        Ok(rows.into_iter().map(known).collect())
    }

    async fn known_settings(&self, user: UserId) -> Result<Option<KnownSettings>, Error> {
        let row = sqlx::query("select scheme, width, ping, finish, invitations from player where user = ?")
            .bind(user)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let way = |key| row.try_get::<String, _>(key);
        Ok(Some(KnownSettings {
            scheme: way(Scheme::KEY)?,
            width: way(PictureSize::KEY)?,
            ping: way(Ping::KEY)?,
            finish: way(Finish::KEY)?,
            invitations: way(Invitations::KEY)?,
        }))
    }

    async fn known_steps(
        &self,
        table: &TableId,
        seat: i64,
        since: Revision,
    ) -> Result<Vec<(i64, String, String)>, Error> {
        // Whatever else is among the steps is nobody's doing.
        let sql = "select at, kind, key from step where game = ? and seat = ? and revision > ? \
                   and kind in ('choice', 'back', 'restart', 'rewind') order by revision";
        Ok(sqlx::query_as(sql).bind(table).bind(seat).bind(since).fetch_all(&self.readers).await?)
    }

    /// What she has asked the others, and what she has agreed to.
    async fn known_motions(&self, table: &TableId, seat: i64) -> Result<(Vec<String>, Vec<String>), Error> {
        let rows: Vec<(String, i64, String)> =
            sqlx::query_as("select kind, by, agreed from motion where game = ? order by id")
                .bind(table)
                .fetch_all(&self.readers)
                .await?;
        let (mut asked, mut all) = (Vec::new(), Vec::new());
        for (kind, by, agreed) in rows {
            let agreed: Vec<i64> = serde_json::from_str(&agreed)?;
            if agreed.contains(&seat) {
                all.push(kind.clone());
            }
            if by == seat {
                asked.push(kind);
            }
        }
        Ok((asked, all))
    }
}
