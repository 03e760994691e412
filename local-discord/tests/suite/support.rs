//! What the tests share.

use std::error::Error;
use std::io::Write;
use std::path::PathBuf;
use std::sync::{Once, OnceLock};

use local_discord::driver::Discord;
use local_discord::{Config, RateRules};

pub type Outcome = Result<(), Box<dyn Error + Send + Sync>>;

/// A server without rate limits (the probe's own limiter is off, see the one test that turns it on) that also asks
/// Discord's file where `DISCORD_OPENAPI` names it.
pub fn config() -> Config {
    Config { rates: RateRules::off(), openapi: openapi(), ..Config::default() }
}

/// Discord's `OpenAPI` file, and says once whether there is one.
pub fn openapi() -> Option<PathBuf> {
    static SAID: Once = Once::new();
    let file = std::env::var_os("DISCORD_OPENAPI").map(PathBuf::from);
    SAID.call_once(|| match &file {
        Some(file) => say(&format!("DISCORD_OPENAPI: each body is also validated against {}", file.display())),
        None => say("DISCORD_OPENAPI is not set: bodies are judged by our own table alone"),
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

/// The size of [`png`].
pub const PNG_SIZE: (u64, u64) = (640, 400);

/// A picture: hills, a sky, and a railway.
pub fn png() -> &'static [u8] {
    static PICTURE: OnceLock<Vec<u8>> = OnceLock::new();
    PICTURE.get_or_init(|| {
        let (width, height) = (PNG_SIZE.0 as i64, PNG_SIZE.1 as i64);
        let mut rows = Vec::new();
        for y in 0..height {
            rows.push(0);
            for x in 0..width {
                let hill = 210 + (x - 180).abs() / 4 - (x / 40 % 3) * 4;
                let rail = (y - 330).abs() < 4 || (y - 370).abs() < 4;
                let tie = (322..380).contains(&y) && x % 40 < 12;
                rows.extend_from_slice(&match (rail, tie, y < hill) {
                    (true, _, _) => [0x60, 0x68, 0x70],
                    (_, true, _) => [0x7a, 0x52, 0x30],
                    (_, _, true) => [0x9c, 0xc8, 0xee],
                    _ => [0x5f, 0x9a, 0x58],
                });
            }
        }
        let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::fast());
        encoder.write_all(&rows).expect("compresses");
        let mut header = (width as u32).to_be_bytes().to_vec();
        header.extend((height as u32).to_be_bytes());
        header.extend([8, 2, 0, 0, 0]);
        let mut picture = vec![0x89, b'P', b'N', b'G', 13, 10, 26, 10];
        for (name, data) in [(b"IHDR", header), (b"IDAT", encoder.finish().expect("compresses")), (b"IEND", Vec::new())]
        {
            let mut sum = flate2::Crc::new();
            sum.update(name);
            sum.update(&data);
            picture.extend((data.len() as u32).to_be_bytes());
            picture.extend_from_slice(name);
            picture.extend(data);
            picture.extend(sum.sum().to_be_bytes());
        }
        picture
    })
}

/// Says something even where the output of tests that pass is swallowed.
pub fn say(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}
