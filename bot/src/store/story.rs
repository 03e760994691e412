//! The story of a table by turns: what was told of each, who played it, and how the table stood then.

use super::blob;
use super::database::Store;
use super::error::Error;
use crate::ids::{MessageId, Revision, TableId};
use engine::{Eye, News, Seat};
use serde_json::Value;
use sqlx::{Sqlite, Transaction};

/// A part of the story, newest turn first.
#[derive(Debug, Default)]
pub struct Chapter {
    pub turns: Vec<Turn>,
    /// The turns that the parts before and after it begin with.
    pub newer: Option<u32>,
    pub older: Option<u32>,
}

#[derive(Debug)]
pub struct Turn {
    /// 0 is the set-up.
    pub number: u32,
    pub by: Option<Seat>,
    /// When it was handed over.
    pub at: Option<i64>,
    /// What this eye was told of it.
    pub news: Vec<News>,
}

/// What a turn message tells everybody.
#[derive(Debug, Default)]
pub struct Telling {
    /// Number and seat of the turn; nothing where no turn was played.
    pub of: Option<(u32, Seat)>,
    /// It tells what was done before the first turn.
    pub setting_up: bool,
    pub news: Vec<News>,
}

/// How a table stood when a turn was handed over.
#[derive(Debug)]
pub struct Moment {
    pub step: Revision,
    pub by: Option<Seat>,
    /// Nothing of what was played before this was kept.
    pub state: Option<Value>,
}

/// Number, revision, seat; then the revision of the turn before, and when it was handed over.
type TurnRow = (u32, Revision, Option<u8>, Option<Revision>, Option<i64>);
/// Number, revision, seat, state.
type MomentRow = (u32, Revision, Option<u8>, Option<Vec<u8>>);

/// Whether a row of `turn` is of the seat `?3`, if that says one.
const OF: &str = "(?3 is null or seat = ?3)";

impl Store {
    /// So many turns from this one back, or the newest; of one seat alone if that is wanted. Nothing else is read.
    pub async fn chapter(
        &self,
        id: &TableId,
        eye: Eye,
        from: Option<u32>,
        of: Option<Seat>,
        most: u32,
    ) -> Result<Chapter, Error> {
        let seat = of.map(|seat| i64::from(seat.0));
        let sql = sqlx::AssertSqlSafe(format!(
            "select number, step, seat, \
             (select earlier.step from turn as earlier where earlier.game = turn.game and earlier.number < turn.number \
             order by earlier.number desc limit 1), \
             (select at from step where step.game = turn.game and step.revision = turn.step) \
             from turn where game = ?1 and number <= ?2 and {OF} order by number desc limit ?4"
        ));
        let mut rows: Vec<TurnRow> = sqlx::query_as(sql)
            .bind(id)
            .bind(from.map_or(i64::MAX, i64::from))
            .bind(seat)
            .bind(i64::from(most) + 1)
            .fetch_all(&self.readers)
            .await?;
        let older = if rows.len() > most as usize { rows.pop().map(|(number, ..)| number) } else { None };
        let mut turns = Vec::with_capacity(rows.len());
        for (number, step, by, before, at) in rows {
            let news = self.told_between(id, eye, before, step).await?;
            turns.push(Turn { number, by: by.map(Seat), at, news });
        }
        let newer = match turns.first() {
            Some(first) => self.newer(id, first.number, seat, most).await?,
            None => None,
        };
        Ok(Chapter { turns, newer, older })
    }

    async fn newer(&self, id: &TableId, than: u32, seat: Option<i64>, most: u32) -> Result<Option<u32>, Error> {
        let sql = sqlx::AssertSqlSafe(format!(
            "select max(number) from (select number from turn where game = ?1 and number > ?2 and {OF} \
             order by number limit ?4)"
        ));
        Ok(sqlx::query_scalar(sql).bind(id).bind(than).bind(seat).bind(most).fetch_one(&self.readers).await?)
    }

    /// What a message told. What was done before the first turn is one message.
    pub async fn telling(&self, id: &TableId, message: MessageId) -> Result<Telling, Error> {
        let sql = "select min(step), max(step) from posted where game = ? and message = ?";
        let steps: (Option<Revision>, Option<Revision>) =
            sqlx::query_as(sql).bind(id).bind(message).fetch_one(&self.readers).await?;
        let (Some(first), Some(last)) = steps else { return Ok(Telling::default()) };
        if first == Revision::START {
            let news = self.told(id, Eye::Public, first, last).await?;
            return Ok(Telling { of: None, setting_up: !news.is_empty(), news });
        }
        let sql = "select number, seat, (select max(earlier.step) from turn as earlier \
                   where earlier.game = turn.game and earlier.number < turn.number) \
                   from turn where game = ? and step = ?";
        let row: Option<(u32, u8, Option<Revision>)> =
            sqlx::query_as(sql).bind(id).bind(last).fetch_optional(&self.readers).await?;
        // Where no turn was handed over, one was taken back.
        let (of, before) = match row {
            Some((number, by, before)) => (Some((number, Seat(by))), before.unwrap_or(Revision::START)),
            None => (None, last.back(1)),
        };
        Ok(Telling { of, setting_up: false, news: self.told(id, Eye::Public, before, last).await? })
    }

    /// How the table stood after a turn, and after the one before.
    pub async fn moments(&self, id: &TableId, number: u32) -> Result<Option<(Moment, Option<Moment>)>, Error> {
        let sql = "select number, step, seat, state from turn where game = ? and number <= ? \
                   order by number desc limit 2";
        let rows: Vec<MomentRow> = sqlx::query_as(sql).bind(id).bind(number).fetch_all(&self.readers).await?;
        let mut moments = Vec::with_capacity(rows.len());
        for (of, step, by, state) in rows {
            let state = state.map(|state| blob::unpack(&state)).transpose()?;
            moments.push((of, Moment { step, by: by.map(Seat), state }));
        }
        let mut moments = moments.into_iter();
        let now = moments.next().filter(|(of, _)| *of == number);
        Ok(now.map(|(_, now)| (now, moments.next().map(|(_, before)| before))))
    }
}

pub(super) async fn put_turn(
    tx: &mut Transaction<'_, Sqlite>,
    id: &TableId,
    number: u32,
    step: Revision,
    by: Option<Seat>,
    state: &Value,
) -> Result<(), Error> {
    sqlx::query("insert or replace into turn (game, number, step, seat, state) values (?, ?, ?, ?, ?)")
        .bind(id)
        .bind(number)
        .bind(step)
        .bind(by.map(|seat| i64::from(seat.0)))
        .bind(blob::pack(state)?)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
