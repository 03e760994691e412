//! The story of a table, for each audience its own.

use super::database::Store;
use super::error::Error;
use crate::ids::{Revision, TableId};
use engine::{Eye, News, Told};
use sqlx::{Sqlite, Transaction};

impl Store {
    /// What this eye was told after one revision and up to another, oldest first.
    pub async fn told(&self, id: &TableId, eye: Eye, after: Revision, up_to: Revision) -> Result<Vec<News>, Error> {
        self.told_between(id, eye, Some(after), up_to).await
    }

    /// The same; what was told at the beginning comes after none.
    pub(super) async fn told_between(
        &self,
        id: &TableId,
        eye: Eye,
        after: Option<Revision>,
        up_to: Revision,
    ) -> Result<Vec<News>, Error> {
        let phrases: Vec<String> = sqlx::query_scalar(
            "select phrase from told where game = ? and audience = ? and step > coalesce(?, -1) and step <= ? order by step, line",
        )
        .bind(id)
        .bind(audience(eye))
        .bind(after)
        .bind(up_to)
        .fetch_all(&self.readers)
        .await?;
        phrases.iter().map(|phrase| Ok(serde_json::from_str(phrase)?)).collect()
    }
}

pub(super) async fn put_told(
    tx: &mut Transaction<'_, Sqlite>,
    id: &TableId,
    step: Revision,
    told: &Told,
) -> Result<(), Error> {
    let seats = (0..).map(Some).zip(&told.seats);
    for (seat, lines) in std::iter::once((None, &told.public)).chain(seats) {
        for (line, phrase) in lines.iter().enumerate() {
            sqlx::query("insert into told (game, step, audience, line, phrase) values (?, ?, ?, ?, ?)")
                .bind(id)
                .bind(step)
                .bind(seat.unwrap_or(EVERYBODY))
                .bind(line as i64)
                .bind(serde_json::to_string(phrase)?)
                .execute(&mut **tx)
                .await?;
        }
    }
    Ok(())
}

const EVERYBODY: i64 = -1;

fn audience(eye: Eye) -> i64 {
    match eye {
        Eye::Public => EVERYBODY,
        Eye::Seat(seat) => i64::from(seat.0),
    }
}
