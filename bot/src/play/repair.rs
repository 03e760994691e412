//! A running table takes up the repairs of its rules, between two turns.

use super::heads::Sitting;
use super::refused::Refused;
use crate::guard::guarded;
use crate::ids::Revision;
use crate::store::{Post, Repair, Stage, Store};
use engine::{News, Phrase, Refusal, Told};

/// Whether the table stands between two turns and there is a repair that it may take up.
pub fn is_due(sitting: &Sitting) -> bool {
    let table = &sitting.table;
    table.stage == Stage::Playing && table.revision == table.published && sitting.draft.repair().is_some()
}

/// The table after the next repair of its rules.
pub async fn repaired(store: &Store, mut sitting: Sitting) -> Result<Sitting, Refused> {
    let Sitting { table, draft, published, .. } = &mut sitting;
    let (Some((version, what)), Some(next)) = (draft.repair(), draft.decider()) else {
        return Err(Refusal::Stale.into());
    };
    guarded(|| draft.adopt(version)).and_then(|adopted| adopted).map_err(Refusal::from)?;
    let line = Phrase::new("bot-repaired").phrase("what", what);
    let seats = vec![vec![News::from(line.clone())]; usize::from(draft.players())];
    let told = Told { public: vec![line.clone().into()], seats, ..Told::default() };
    let (state, post) = (draft.state(), Post::Say { line, open: None, tells: None });
    let (revision, told, post) = (table.revision, &told, &post);
    let id = table.id.clone();
    let after = Revision(draft.step());
    (table.revision, table.published) = (after, after);
    *published = draft.clone();
    store.repair(&Repair { table: &id, revision, version, next, state: &state, told, post }).await?;
    Ok(sitting)
}
