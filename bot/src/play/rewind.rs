//! A table as it was before a seat handed over, with other dice for whatever nobody has seen.

use super::heads::{Sitting, is_setting_up, replay};
use super::refused::Refused;
use crate::store::{Post, Rewind, Store};
use engine::{Dice, News, Phrase, Refusal, Seat, Told};

/// Takes the last hand-over of a seat back; it decides again, on its draft of then.
pub async fn rewound(store: &Store, sitting: Sitting, seat: Seat) -> Result<Sitting, Refused> {
    let (table, revision) = (sitting.table.id.clone(), sitting.revision());
    let stored = (store.handed_over(&table, seat).await?, store.before_hand_over(&table, seat).await?);
    let (Some(from), Some(before)) = stored else { return Err(Refusal::Sealed.into()) };
    let rules = engine::game(&sitting.table.kind)?;
    let after = revision.next();
    let mut seal = rules.load(before.seal.clone(), after.back(before.draft.len()).0)?;
    seal.reshuffle(Dice::new(store.seed_after_rewind(&table).await?));
    let sealed = seal.state();
    let draft = replay(seal, &before.draft).ok_or(Refusal::Sealed)?;
    let published = rules.load(before.published.clone(), before.published_at.0)?;
    let line = News::from(Phrase::new("bot-took-back").seat("who", seat));
    let seats = vec![vec![line.clone()]; usize::from(draft.players())];
    let told = Told { public: vec![line.clone()], seats, ..Told::default() };
    let setting_up = is_setting_up(&published);
    let post = Post::Turn {
        turn: before.turn,
        step: after,
        by: None,
        lines: vec![line],
        next: seat,
        waiting: published.waiting(),
        retracts: Some(from),
        // Everybody was called when the game began.
        quiet: setting_up,
        setting_up,
    };
    let current = draft.state();
    let rewind = Rewind {
        table: &table,
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
    let (table, seats) = (store.table(&table).await?, store.seats(&table).await?);
    Ok(Sitting { table, seats, draft, published, since_seal: before.draft, led_to: None })
}
