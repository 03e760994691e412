//! A running table takes up the repairs of its rules, between two turns.

use super::heads::Sitting;
use super::refused::Refused;
use crate::guard::guarded;
use crate::store::{Post, Repair, Stage, Store};
use engine::{Phrase, Refusal, Told};

/// Whether the table stands between two turns and there is a repair that it may take up.
pub fn is_due(sitting: &Sitting) -> bool {
    let game = &sitting.game;
    game.stage == Stage::Playing && game.revision == game.published && sitting.draft.repair().is_some()
}

/// The table after the next repair of its rules.
pub async fn repaired(store: &Store, mut sitting: Sitting) -> Result<Sitting, Refused> {
    let Sitting { game, draft, published, .. } = &mut sitting;
    let (Some((version, what)), Some(next)) = (draft.repair(), draft.decider()) else {
        return Err(Refusal::Stale.into());
    };
    guarded(|| draft.adopt(version)).and_then(|adopted| adopted).map_err(Refusal::from)?;
    let line = Phrase::new("bot-repaired").phrase("what", what);
    let seats = vec![vec![line.clone()]; usize::from(draft.players())];
    let told = Told { public: vec![line.clone()], seats, ..Told::default() };
    let (state, post) = (draft.state(), Post::Say { line, open: None });
    let (revision, told, post) = (game.revision, &told, &post);
    let id = game.id.clone();
    (game.revision, game.published) = (draft.step(), draft.step());
    *published = draft.clone();
    store.repair(&Repair { game: &id, revision, version, next, state: &state, told, post }).await?;
    Ok(sitting)
}
