//! Rate limits: headers, 429, the ban, and serenity's own limiter over TLS.

use std::time::{Duration, Instant};

use local_discord::driver::Discord;
use local_discord::{Config, Limit, RateRules};
use poise::serenity_prelude as serenity;
use serde_json::{Value, json};

use crate::support::{Outcome, Raw, config};

const MESSAGES: &str = "POST /channels/{channel_id}/messages";

fn limited(requests: u32, within: Duration) -> RateRules {
    RateRules { routes: vec![(MESSAGES.into(), Limit { requests, within })], ..RateRules::default() }
}

#[tokio::test]
async fn each_channel_has_its_window_and_its_headers() -> Outcome {
    let discord = Discord::start(Config { rates: limited(2, Duration::from_mins(1)), ..config() }).await?;
    let raw = Raw::new(&discord);
    let path = |name: &str| format!("/channels/{}/messages", discord.channel(name).expect("a channel"));
    let say = |path: String| raw.request("POST", &path).json(&json!({"content": "x"})).send();
    for remaining in ["1", "0"] {
        let answer = say(path("general")).await?;
        assert_eq!(answer.status(), 200);
        let header = |name: &str| answer.headers()[name].to_str().unwrap_or_default().to_string();
        assert_eq!((header("x-ratelimit-limit"), header("x-ratelimit-remaining")), ("2".into(), remaining.into()));
        assert!(header("x-ratelimit-reset-after").parse::<f64>()? > 50.0);
        assert!(!header("x-ratelimit-bucket").is_empty());
    }
    let refused = say(path("general")).await?;
    assert_eq!(refused.status(), 429);
    assert_eq!(refused.headers()["x-ratelimit-scope"], "user");
    assert!(refused.headers().contains_key("retry-after"));
    let body: Value = refused.json().await?;
    assert_eq!(body["global"], false);
    assert!(body["retry_after"].as_f64().is_some_and(|seconds| seconds > 50.0), "{body}");
    assert_eq!(say(path("games")).await?.status(), 200, "another channel has its own window");
    assert_eq!(discord.invalid_requests(), 1);
    Ok(())
}

#[tokio::test]
async fn the_whole_bot_has_a_limit_that_interactions_do_not_count_for() -> Outcome {
    let rates = RateRules { global: Limit { requests: 3, within: Duration::from_mins(1) }, ..RateRules::default() };
    let discord = Discord::start(Config { rates, ..config() }).await?;
    let raw = Raw::new(&discord);
    let command = json!([{"name": "try", "description": "x"}]);
    raw.json("PUT", &format!("/applications/{}/commands", discord.bot()), &command).await;
    for _ in 0..2 {
        assert_eq!(raw.get("/users/@me").await.0, 200);
    }
    let refused = raw.request("GET", "/users/@me").send().await?;
    assert_eq!((refused.status().as_u16(), refused.headers()["x-ratelimit-scope"].to_str()?), (429, "global"));
    assert_eq!(refused.json::<Value>().await?["global"], true);
    let id = discord.user("anna").begin_slash("/try")?;
    let token = discord.token_of(id).expect("a token");
    let answer = raw.json("POST", &format!("/interactions/{id}/{token}/callback"), &json!({"type": 5})).await;
    assert_eq!(answer.0, 204, "an interaction is always answered");
    Ok(())
}

#[tokio::test]
async fn ten_thousand_invalid_requests_are_a_ban_for_ten_minutes() -> Outcome {
    let discord = Discord::start(Config { rates: RateRules::default(), ..config() }).await?;
    discord.clock().stop();
    let raw = Raw::new(&discord);
    let wrong = raw.with_token("wrong");
    assert_eq!(wrong.get("/users/@me").await.0, 401);
    assert_eq!(discord.invalid_requests(), 1);
    discord.pretend_invalid_requests(9_998);
    assert_eq!(raw.get("/users/@me").await.0, 200, "one is left");
    assert_eq!(wrong.get("/users/@me").await.0, 401);
    assert_eq!(raw.get("/users/@me").await.0, 429, "even a good request meets the wall");
    discord.advance(Duration::from_secs(601));
    assert_eq!(raw.get("/users/@me").await.0, 200);
    Ok(())
}

#[tokio::test]
async fn a_channel_takes_two_new_names_in_ten_minutes_and_headers_do_not_tell() -> Outcome {
    for rates in [RateRules::off(), RateRules::default()] {
        let discord = Discord::start(Config { rates, ..config() }).await?;
        discord.clock().stop();
        let raw = Raw::new(&discord);
        let general = discord.channel("general").expect("a channel");
        let mut threads = Vec::new();
        for name in ["one", "two"] {
            let body = json!({"name": name, "type": 11});
            raw.json("POST", &format!("/channels/{general}/threads"), &body).await;
            threads.push(format!("/channels/{}", discord.channel(name).expect("a thread")));
        }
        let rename = |path: &str, name: &str| raw.request("PATCH", path).json(&json!({"name": name})).send();
        assert_eq!(rename(&threads[0], "first").await?.status(), 200);
        discord.advance(Duration::from_secs(18));
        assert_eq!(rename(&threads[0], "second").await?.status(), 200);
        let refused = rename(&threads[0], "third").await?;
        assert_eq!((refused.status().as_u16(), refused.headers()["retry-after"].to_str()?), (429, "582"));
        assert_eq!(refused.json::<Value>().await?["retry_after"], 582.0);
        assert_eq!(rename(&threads[1], "another thread").await?.status(), 200);
        let other = raw.json("PATCH", &threads[0], &json!({"auto_archive_duration": 60})).await;
        assert_eq!(other.0, 200, "only names and topics are counted");
        discord.advance(Duration::from_secs(582));
        assert_eq!(rename(&threads[0], "third").await?.status(), 200);
        assert_eq!((discord.invalid_requests(), discord.offences().len()), (1, 0));
    }
    let rates = RateRules { renames: None, ..RateRules::off() };
    let discord = Discord::start(Config { rates, ..config() }).await?;
    discord.allow(discord.channel("general").expect("a channel"), discord.bot(), 1 << 4);
    let path = format!("/channels/{}", discord.channel("general").expect("a channel"));
    for name in ["a", "b", "c"] {
        assert_eq!(Raw::new(&discord).json("PATCH", &path, &json!({"name": name})).await.0, 200);
    }
    Ok(())
}

#[tokio::test]
async fn serenitys_own_limiter_keeps_within_the_limits() -> Outcome {
    let window = Duration::from_millis(400);
    let rates = limited(3, window);
    let discord = Discord::start(Config { rates, door: true, ..config() }).await?;
    let door = discord.door().expect("a door");
    let client = reqwest::Client::builder()
        .no_proxy()
        .use_rustls_tls()
        .add_root_certificate(reqwest::Certificate::from_pem(door.certificate.as_bytes())?)
        .resolve("discord.com", door.address)
        .build()?;
    // No proxy and the limiter on: requests go to https://discord.com, which is the door.
    let http = serenity::HttpBuilder::new(discord.token()).client(client).build();
    assert!(http.ratelimiter.is_some());
    let channel = serenity::ChannelId::new(discord.channel("general").expect("a channel").0);

    let started = Instant::now();
    for number in 0..10 {
        channel.say(&http, format!("message {number}")).await?;
    }
    assert!(
        started.elapsed() >= window * 3,
        "ten messages at three a window take more than three windows, not {:?}",
        started.elapsed()
    );
    assert_eq!(discord.user("anna").messages().len(), 10);
    assert_eq!(discord.invalid_requests(), 0, "it read the headers and waited");

    // A second client spends the window: now the limiter meets a 429, waits as told, and tries again by itself.
    let raw = Raw::new(&discord);
    let path = format!("/channels/{channel}/messages");
    while raw.json("POST", &path, &json!({"content": "greedy"})).await.0 != 429 {}
    let before = discord.invalid_requests();
    channel.say(&http, "in the end").await?;
    assert!(discord.user("anna").reads("in the end"));
    assert!(discord.invalid_requests() >= before, "{before}");
    Ok(())
}
