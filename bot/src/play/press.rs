//! A press at a table: chosen on a copy, published if the turn was handed over, and stored in one transaction.

use super::heads::{Sitting, is_setting_up};
use super::refused::Refused;
use crate::guard;
use crate::ids::Revision;
use crate::keys::Keys;
use crate::store::{self, Before, Click, Post, Publication, Snapshot, SnapshotName, StepKind, Store};
use engine::{Eye, News, Refusal, Seat, Told};
use serde_json::Value;
use std::sync::Arc;

/// What somebody does at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// One offer, or several in this order as one step.
    Choose(Keys),
    /// Things from one list, in any order; what is not picked is declined.
    Pick(Keys),
    Back,
    Restart,
}

/// A press that the rules took, before anything of it is stored.
pub struct Step {
    pub seat: Seat,
    /// The table after it.
    pub next: Sitting,
    /// The revision that it was made at.
    before: Revision,
    kind: StepKind,
    /// What was chosen, in the order of the rules.
    key: String,
    /// What a choice tells; taking back tells nothing.
    told: Option<Told>,
    /// The revisions of the choices that it takes back.
    undone: Vec<Revision>,
    /// Whether everybody gets to see the table as it is now.
    hands_over: bool,
}

/// What everybody gets to see.
pub struct HandedOver {
    turn: u32,
    waiting: Option<Seat>,
    post: Post,
    /// What everybody knew before.
    earlier: Value,
    /// How the table stood, for the case that this is taken back.
    taken_back: Option<Value>,
}

/// Several things that are picked from one list, in the order in which the rules ask for them.
pub fn in_order(sitting: &Sitting, seat: Seat, step: Revision, deed: &Deed) -> Result<Deed, Refused> {
    let is_hers = sitting.revision() == step && sitting.draft.decider() == Some(seat);
    match deed {
        Deed::Pick(keys) if is_hers => {
            let sorted = guard::guarded(|| sitting.draft.in_order(&keys.each())).map_err(Refusal::from)??;
            Ok(Deed::Choose(sorted.into_iter().collect()))
        }
        // Why it is not hers is said in one place.
        Deed::Pick(keys) => Ok(Deed::Choose(keys.clone())),
        _ => Ok(deed.clone()),
    }
}

/// Does what was asked on a copy of the table; refuses what is stale, not offered, or somebody else's.
pub fn choose(sitting: &Sitting, seat: Seat, step: Revision, deed: &Deed) -> Result<Step, Refused> {
    let mut next = sitting.clone();
    let (before, decider) = (next.revision(), next.draft.decider());
    let (mut told, mut undone, mut hands_over) = (None, Vec::new(), false);
    let (kind, key) = match deed {
        Deed::Choose(keys) | Deed::Pick(keys) => {
            let (chosen, led_to) = guard::choose(&mut next.draft, seat, step.0, &keys.each())?;
            let keys: Keys = chosen.chosen.iter().collect();
            next.led_to = led_to.map(Arc::new);
            if next.draft.can_undo() {
                next.since_seal.push((next.revision(), keys.clone()));
            } else {
                next.since_seal.clear();
                hands_over = chosen.finishes || next.draft.decider() != decider;
            }
            told = Some(chosen);
            (StepKind::Choice, keys.to_string())
        }
        Deed::Back | Deed::Restart if step != before => return Err(Refusal::Stale.into()),
        Deed::Back => {
            next.draft.undo(seat)?;
            undone.extend(next.since_seal.pop().map(|(revision, _)| revision));
            (StepKind::Back, String::new())
        }
        Deed::Restart => {
            next.draft.restart_turn(seat)?;
            undone.extend(next.since_seal.drain(..).map(|(revision, _)| revision));
            (StepKind::Restart, String::new())
        }
    };
    next.table.revision = next.revision();
    Ok(Step { seat, next, before, kind, key, told, undone, hands_over })
}

impl Step {
    /// What was told of the turn before this step, if the step hands it over.
    pub async fn story(self, store: &Store) -> Result<(Step, Vec<News>), store::Error> {
        if !self.hands_over {
            return Ok((self, Vec::new()));
        }
        let (id, from) = (self.next.table.id.clone(), self.next.table.published);
        let story = store.told(&id, Eye::Public, from, self.before).await?;
        Ok((self, story))
    }
}

/// Moves the published head to the draft, if the step hands over; the story of the turn goes into the outbox.
pub fn publish(sitting: &Sitting, step: &mut Step, mut story: Vec<News>) -> Result<Option<HandedOver>, Refused> {
    let Step { seat, next, told: Some(told), hands_over: true, .. } = step else { return Ok(None) };
    let (turn, waiting) = (next.table.turn + 1, next.draft.decider());
    // The end shows the seed and all hands: nothing can be taken back any more.
    let taken_back = match waiting {
        Some(_) => Some(serde_json::to_value(before(sitting, *seat)?).map_err(store::Error::from)?),
        None => None,
    };
    story.extend(told.public.iter().cloned());
    let post = post(next, turn, *seat, story);
    let earlier = next.published.state();
    next.published = next.draft.clone();
    (next.table.turn, next.table.published, next.table.waiting) = (turn, next.table.revision, waiting);
    Ok(Some(HandedOver { turn, waiting, post, earlier, taken_back }))
}

/// Writes all of it or nothing; answers with the table as it is then.
pub async fn store(store: &Store, step: Step, handed_over: Option<HandedOver>) -> Result<Sitting, store::Error> {
    let Step { seat, next, before, kind, key, told, undone, .. } = step;
    let (after, state) = (next.table.revision, next.draft.state());
    let mut names = vec![SnapshotName::Current];
    if told.is_some() && next.since_seal.is_empty() {
        names.push(SnapshotName::Seal);
    }
    if handed_over.is_some() {
        names.extend([SnapshotName::Published, SnapshotName::Seat(seat)]);
    }
    let snapshot = |name| Snapshot { name, revision: after, state: &state };
    let mut snapshots: Vec<Snapshot> = names.into_iter().map(snapshot).collect();
    if let Some(state) = handed_over.as_ref().and_then(|handed_over| handed_over.taken_back.as_ref()) {
        snapshots.push(Snapshot { name: SnapshotName::Before(seat), revision: after, state });
    }
    let publication = handed_over.as_ref().map(|HandedOver { turn, waiting, post, earlier, .. }| Publication {
        turn: *turn,
        waiting: *waiting,
        post,
        state: &state,
        before: earlier,
    });
    let click = Click {
        table: &next.table.id,
        before,
        after,
        kind,
        seat,
        key: &key,
        undone: &undone,
        snapshots,
        draft: &next.since_seal,
        told: told.as_ref(),
        publication,
    };
    store.write(&click).await?;
    Ok(next)
}

/// How the table stands, for the case that what the seat does now is taken back.
fn before(sitting: &Sitting, seat: Seat) -> Result<Before, Refused> {
    let Sitting { table, seats, draft, published, since_seal, led_to: _ } = sitting;
    let mut seal = draft.clone();
    if seal.can_undo() {
        seal.restart_turn(seat)?;
    }
    Ok(Before {
        turn: table.turn,
        published: published.state(),
        published_at: table.published,
        seen: seats.iter().find(|row| row.seat == seat).map_or(Revision::START, |row| row.seen),
        seal: seal.state(),
        draft: since_seal.clone(),
    })
}

fn post(next: &Sitting, turn: u32, by: Seat, lines: Vec<News>) -> Post {
    let step = next.revision();
    match next.draft.decider() {
        Some(seat) => {
            let waiting = next.draft.waiting();
            // Everybody was called when the game began.
            let setting_up = is_setting_up(&next.draft);
            let (by, quiet) = (Some(by), setting_up);
            Post::Turn { turn, step, by, lines, next: seat, waiting, retracts: None, quiet, setting_up }
        }
        None => Post::Over { step, by, lines },
    }
}
