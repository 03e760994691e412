//! Everything that is stored about one person, for herself: nothing of others, nothing that a game hides from her.

use super::player::{PictureSize, Ping, Way};
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
    pub removed: Vec<String>,
}

#[derive(Debug, Serialize)]
pub struct KnownSettings {
    pub scheme: String,
    pub width: String,
    pub ping: String,
}

#[derive(Debug, Serialize)]
pub struct KnownTable {
    pub table: String,
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
    pub table: String,
    pub post: Value,
}

impl Store {
    pub async fn known(&self, user: u64) -> Result<Known, Error> {
        let rows = sqlx::query(
            "select game.id, game.name, game.kind, game.options, game.guild, game.channel, game.home, game.stage, \
             game.opened, game.ended, seat.seat, seat.name, seat.since from seat join game on game.id = seat.game \
             where seat.user = ? order by game.opened, game.id",
        )
        .bind(user as i64)
        .fetch_all(&self.readers)
        .await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let id =
                |at: usize| Ok::<_, sqlx::Error>(row.try_get::<Option<i64>, _>(at)?.map(|id| (id as u64).to_string()));
            let (table, stage, seat): (String, String, i64) = (row.try_get(0)?, row.try_get(7)?, row.try_get(10)?);
            let (asked, agreed) = self.known_motions(&table, seat).await?;
            tables.push(KnownTable {
                name: row.try_get(1)?,
                game: row.try_get(2)?,
                options: serde_json::from_str(row.try_get(3)?)?,
                server: id(4)?,
                channel: id(5)?.unwrap_or_default(),
                thread: id(6)?,
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
        let rows: Vec<(String, String)> = sqlx::query_as("select game, post from outbox where who = ? order by id")
            .bind(user as i64)
            .fetch_all(&self.readers)
            .await?;
        let message = |(table, post): (String, String)| Ok(KnownMessage { table, post: serde_json::from_str(&post)? });
        let messages = rows.into_iter().map(message).collect::<Result<_, Error>>()?;
        let removed = sqlx::query_scalar("select game from removed where user = ? order by game")
            .bind(user as i64)
            .fetch_all(&self.readers)
            .await?;
        Ok(Known { id: user.to_string(), settings: self.known_settings(user).await?, tables, messages, removed })
    }

    async fn known_settings(&self, user: u64) -> Result<Option<KnownSettings>, Error> {
        let row = sqlx::query("select scheme, width, ping from player where user = ?")
            .bind(user as i64)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let way = |key| row.try_get::<String, _>(key);
        Ok(Some(KnownSettings { scheme: way(Scheme::KEY)?, width: way(PictureSize::KEY)?, ping: way(Ping::KEY)? }))
    }

    async fn known_steps(&self, game: &str, seat: i64, since: i64) -> Result<Vec<(i64, String, String)>, Error> {
        // Whatever else is among the steps is nobody's doing.
        let sql = "select at, kind, key from step where game = ? and seat = ? and revision > ? \
                   and kind in ('choice', 'back', 'restart', 'rewind') order by revision";
        Ok(sqlx::query_as(sql).bind(game).bind(seat).bind(since).fetch_all(&self.readers).await?)
    }

    /// What she has asked the others, and what she has agreed to.
    async fn known_motions(&self, game: &str, seat: i64) -> Result<(Vec<String>, Vec<String>), Error> {
        let rows: Vec<(String, i64, String)> =
            sqlx::query_as("select kind, by, agreed from motion where game = ? order by id")
                .bind(game)
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
