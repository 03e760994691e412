//! What the tests share.

use std::error::Error;
use std::path::PathBuf;
use std::sync::Once;

use local_discord::driver::Discord;
use local_discord::{Config, RateRules};

pub type Outcome = Result<(), Box<dyn Error + Send + Sync>>;

/// A server without rate limits (the probe's own limiter is off, see the one test that turns it on) that also asks
/// Discord's file where `DISCORD_OPENAPI` names it.
pub fn config() -> Config {
    Config { rates: RateRules::off(), openapi: openapi(), ..Config::default() }
}

/// Discord's OpenAPI file, and says once whether there is one.
pub fn openapi() -> Option<PathBuf> {
    static SAID: Once = Once::new();
    let file = std::env::var_os("DISCORD_OPENAPI").map(PathBuf::from);
    SAID.call_once(|| match &file {
        Some(file) => eprintln!("DISCORD_OPENAPI: each body is also validated against {}", file.display()),
        None => eprintln!("DISCORD_OPENAPI is not set: bodies are judged by our own table alone"),
    });
    file
}

/// A request as a bot would send it, but with whatever body a test likes.
pub struct Raw {
    client: reqwest::Client,
    base: String,
    token: String,
}

impl Raw {
    pub fn new(discord: &Discord) -> Self {
        let client = reqwest::Client::builder().no_proxy().build().expect("a client");
        Raw { client, base: format!("{}/api/v10", discord.url()), token: format!("Bot {}", discord.token()) }
    }

    /// The same client with another token.
    pub fn with_token(&self, token: &str) -> Self {
        Raw { client: self.client.clone(), base: self.base.clone(), token: format!("Bot {token}") }
    }

    pub fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method = method.parse().expect("a method");
        self.client.request(method, format!("{}{path}", self.base)).header("authorization", &self.token)
    }

    /// Status and JSON of an answer.
    pub async fn send(&self, request: reqwest::RequestBuilder) -> (u16, serde_json::Value) {
        let answer = request.send().await.expect("an answer");
        let status = answer.status().as_u16();
        let text = answer.text().await.expect("a body");
        (status, serde_json::from_str(&text).unwrap_or(serde_json::Value::Null))
    }

    pub async fn json(&self, method: &str, path: &str, body: &serde_json::Value) -> (u16, serde_json::Value) {
        self.send(self.request(method, path).json(body)).await
    }

    pub async fn get(&self, path: &str) -> (u16, serde_json::Value) {
        self.send(self.request("GET", path)).await
    }
}

/// Fails with everything the bot did wrong.
pub fn no_offences(discord: &Discord) {
    let list: Vec<String> = discord.offences().iter().map(ToString::to_string).collect();
    assert!(list.is_empty(), "the bot did what Discord would refuse:\n{}", list.join("\n"));
}

/// A picture of 3 × 2 pixels.
pub const PNG: &[u8] = &[
    0x89, b'P', b'N', b'G', 13, 10, 26, 10, 0, 0, 0, 13, b'I', b'H', b'D', b'R', 0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0,
    0x12, 0x16, 0xf1, 0x4d, 0, 0, 0, 0x1b, b'I', b'D', b'A', b'T', 0x78, 0x9c, 0x63, 0xf8, 0xcf, 0xc0, 0xc0, 0xf0,
    0x9f, 0x81, 0x81, 0xe1, 0x3f, 0x03, 0x03, 0xc3, 0x7f, 0x20, 0x03, 0x19, 0x19, 0, 0x30, 0x14, 0x05, 0xfb, 0, 0, 0,
    0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x82,
];
