//! Asks Discord again where that may help and can do no harm, and reads what it answered.

use super::trouble::{Trouble, code, status};
use crate::monitor::interaction;
use serenity::Error;
use serenity::all::{Http, HttpError};
use std::sync::Arc;
use std::time::Duration;

/// The way to Discord's REST interface.
pub type Rest = Arc<Http>;

/// An acknowledgement is worth something within three seconds only.
pub const SOON: [u64; 3] = [100, 300, 800];
/// What somebody waits for.
pub const A_WHILE: [u64; 4] = [200, 800, 2_000, 4_000];

/// Discord's word for "you have acknowledged this already".
const ACKNOWLEDGED: isize = 40_060;

/// Tries, and again after each of these pauses (in milliseconds) as long as the trouble may pass by itself. For
/// requests that may be carried out twice.
pub async fn patiently<T, F>(pauses: &[u64], mut ask: impl FnMut() -> F) -> Result<T, Error>
where
    F: Future<Output = Result<T, Error>>,
{
    for pause in pauses {
        match ask().await {
            Err(error) if may_pass(&error) => tokio::time::sleep(Duration::from_millis(*pause)).await,
            done => return done,
        }
    }
    ask().await
}

/// The same for an acknowledgement. If an earlier try arrived although its answer did not, all is well.
pub async fn acknowledged<F>(mut ask: impl FnMut() -> F) -> Result<(), Error>
where
    F: Future<Output = Result<(), Error>>,
{
    let mut tries = 0;
    let done = patiently(&SOON, || {
        tries += 1;
        ask()
    })
    .await;
    match done {
        Err(error) if tries <= 1 || code(&error) != Some(ACKNOWLEDGED) => return Err(error),
        _ => interaction::acknowledged(),
    }
    Ok(())
}

/// Whoever holds others up while she waits gives up after this long.
const HELD_UP: Duration = Duration::from_secs(20);

pub async fn not_for_ever<T>(done: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
    tokio::time::timeout(HELD_UP, done).await.unwrap_or(Err(Trouble::Stuck))
}

/// No connection, too many requests, or Discord's own trouble.
fn may_pass(error: &Error) -> bool {
    match error {
        Error::Http(HttpError::Request(_)) => true,
        _ => status(error).is_some_and(|status| status == 429 || status >= 500),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_cannot_pass_is_not_tried_again() {
        let mut tries = 0;
        let done: Result<(), Error> = patiently(&[0, 0], || {
            tries += 1;
            async { Err(Error::Other("wrong")) }
        })
        .await;
        assert!(done.is_err());
        assert_eq!(tries, 1);
    }
}
