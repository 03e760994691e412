//! serenity's limiter remembers every route for ever, and every interaction is a route of its own.

use crate::discord::bot::{Bot, End};
use crate::discord::kit::patience::Rest;
use serenity::all::Ratelimiter;
use std::sync::Arc;
use std::time::SystemTime;

/// Makes the limiter forget now and then; there is nothing to do where it is off.
pub async fn forget_now_and_then(bot: Arc<Bot>, http: Rest) {
    let Some(limiter) = &http.ratelimiter else { return };
    let mut end = bot.end.subscribe();
    loop {
        // By the real time, as the limiter itself.
        tokio::select! {
            () = tokio::time::sleep(bot.limiter_forgets_after) => {}
            _ = end.wait_for(|end| *end != End::GoesOn) => return,
        }
        forget(limiter).await;
    }
}

/// Forgets the routes that nobody uses and whose window is over: a route that is not known is the same as one without
/// a window.
async fn forget(limiter: &Ratelimiter) {
    let routes = limiter.routes();
    let mut routes = routes.write().await;
    let now = SystemTime::now();
    routes.retain(|_, route| {
        let waits = |reset: Option<SystemTime>| reset.is_some_and(|reset| reset > now);
        Arc::strong_count(route) > 1 || route.try_lock().map_or(true, |known| waits(known.reset()))
    });
    let kept = routes.len();
    routes.shrink_to(kept * 2);
}

#[cfg(test)]
mod tests {
    use super::*;
    use serenity::all::{InteractionId, Ratelimit, Route};
    use tokio::sync::Mutex;

    #[tokio::test]
    async fn a_route_is_forgotten_unless_somebody_uses_it() {
        let limiter = Ratelimiter::new(reqwest::Client::new(), "Bot token");
        let bucket = |id: u64| {
            let interaction_id = InteractionId::new(id);
            Route::InteractionResponse { interaction_id, token: "" }.ratelimiting_bucket()
        };
        let in_use = Arc::new(Mutex::new(Ratelimit::default()));
        {
            let routes = limiter.routes();
            let mut routes = routes.write().await;
            routes.extend((1..=10_000).map(|id| (bucket(id), Arc::default())));
            routes.insert(bucket(20_000), in_use.clone());
        }
        forget(&limiter).await;
        let routes = limiter.routes();
        let routes = routes.read().await;
        assert_eq!(routes.keys().collect::<Vec<_>>(), [&bucket(20_000)]);
        assert!(routes.capacity() < 100, "nor does it keep room for them");
        drop(in_use);
    }
}
