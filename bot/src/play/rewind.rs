//! A table as it was before a seat handed over, with other dice for whatever nobody has seen.

use super::heads::Sitting;
use super::heads::replay;
use super::refused::Refused;
use crate::store::{Post, Rewind, Store};
use engine::{Dice, Phrase, Refusal, Seat, Told};

/// Takes the last hand-over of a seat back; it decides again, on its draft of then.
pub async fn rewound(store: &Store, sitting: Sitting, seat: Seat) -> Result<Sitting, Refused> {
    let (game, revision) = (sitting.game.id.clone(), sitting.draft.step());
    let stored = (store.handed_over(&game, seat).await?, store.before_hand_over(&game, seat).await?);
    let (Some(from), Some(before)) = stored else { return Err(Refusal::Sealed.into()) };
    let rules = engine::game(&sitting.game.kind)?;
    let after = revision + 1;
    let mut seal = rules.load(before.seal.clone(), after.saturating_sub(before.draft.len() as u64))?;
    seal.reshuffle(Dice::new(store.seed_after_rewind(&game).await?));
    let sealed = seal.state();
    let draft = replay(seal, &before.draft).ok_or(Refusal::Sealed)?;
    let published = rules.load(before.published.clone(), before.published_at)?;
    let line = Phrase::new("bot-took-back").seat("who", seat);
    let seats = vec![vec![line.clone()]; usize::from(draft.players())];
    let told = Told { public: vec![line.clone()], seats, ..Told::default() };
    let post = Post::Turn {
        turn: before.turn,
        step: after,
        by: None,
        lines: vec![line],
        next: seat,
        waiting: published.waiting(),
        retracts: Some(from),
        quiet: false,
    };
    let current = draft.state();
    let rewind = Rewind {
        game: &game,
        revision,
        seat,
        from,
        before: &before,
        seal: &sealed,
        current: &current,
        told: &told,
        post: &post,
    };
    store.rewind(&rewind).await?;
    let (game, seats) = (store.game(&game).await?, store.seats(&game).await?);
    Ok(Sitting { game, seats, draft, published, since_seal: before.draft, led_to: None })
}
