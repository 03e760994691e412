//! Who may know of a private table.

use crate::ids::{TableId, UserId};
use crate::store::database::Store;
use crate::store::error::Error;

/// Whether a row of `game` is a table that the person `?2` may know of: she sits there, or at the table that it plays again, or
/// was invited. Whatever else lets somebody know belongs here, and holds at the door and in the list of tables alike.
pub(super) const INVITED: &str = "(exists (select 1 from seat where seat.game = game.id and seat.user = ?2) \
     or exists (select 1 from game as earlier join seat on seat.game = earlier.id \
     where earlier.rematch = game.id and seat.user = ?2) \
     or exists (select 1 from invited where invited.game = game.id and invited.user = ?2))";

impl Store {
    pub async fn is_invited(&self, id: &TableId, user: UserId) -> Result<bool, Error> {
        let sql = sqlx::AssertSqlSafe(format!("select 1 from game where id = ?1 and {INVITED}"));
        let found: Option<i64> = sqlx::query_scalar(sql).bind(id).bind(user).fetch_optional(&self.readers).await?;
        Ok(found.is_some())
    }
}
