//! The three figures that matter: a click, a thousand clicks at once, and an event on two hundred open pages.
//! Prints them and fails where one misses its bound.

use std::time::{Duration, Instant};

use futures_util::StreamExt;
use local_discord::driver::{Discord, Person};
use local_discord::{Config, Id, RateRules};
use poise::serenity_prelude as serenity;
use serenity::{Context, CreateInteractionResponse, EventHandler, GatewayIntents, Interaction, async_trait};
use tokio::net::TcpStream;

type Error = Box<dyn std::error::Error + Send + Sync>;

/// Acknowledges every press at once.
struct Acknowledge;

#[async_trait]
impl EventHandler for Acknowledge {
    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        if let Interaction::Component(press) = interaction
            && let Err(why) = press.create_response(&ctx.http, CreateInteractionResponse::Acknowledge).await
        {
            eprintln!("a press was not acknowledged: {why}");
        }
    }
}

struct Figures {
    missed: bool,
}

impl Figures {
    fn show(&mut self, name: &str, value: Duration, bound: Duration) {
        let fine = value <= bound;
        self.missed |= !fine;
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        println!(
            "{name:<44} {:>9.3} ms   bound {:>7.1} ms   {}",
            ms(value),
            ms(bound),
            if fine { "ok" } else { "MISSED" }
        );
    }
}

/// The time below which a share of all lies.
fn percentile(times: &mut [Duration], share: f64) -> Duration {
    times.sort_unstable();
    times[((times.len() as f64 * share).ceil() as usize).clamp(1, times.len()) - 1]
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    // `cargo test --all-targets` also runs this program; there the figures of a debug build would say nothing.
    if !std::env::args().any(|argument| argument == "--bench") {
        return Ok(());
    }
    let discord = Discord::start(Config { rates: RateRules::off(), ..Config::default() }).await?;
    let http = serenity::HttpBuilder::new(discord.token()).proxy(discord.url()).ratelimiter_disabled(true).build();
    let mut client =
        serenity::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).event_handler(Acknowledge).await?;
    let http = client.http.clone();
    let bot = tokio::spawn(async move { client.start().await });
    discord.bot_is_ready(1).await?;
    let channel = serenity::ChannelId::new(discord.channel("general").ok_or("a channel")?.0);
    let button = serenity::CreateButton::new("press").label("Press");
    let row = vec![serenity::CreateActionRow::Buttons(vec![button])];
    let message = channel.send_message(&http, serenity::CreateMessage::new().content("press").components(row)).await?;
    let anna = discord.user("anna");
    let message = Id(message.id.get());
    let mut figures = Figures { missed: false };

    for _ in 0..50 {
        anna.press(message, "press").await?;
    }
    let mut times = Vec::new();
    for _ in 0..1_000 {
        let started = Instant::now();
        anna.press(message, "press").await?;
        times.push(started.elapsed());
    }
    figures.show("click to callback, p50 of 1,000", percentile(&mut times, 0.5), Duration::from_micros(1_500));
    figures.show("click to callback, p99 of 1,000", percentile(&mut times, 0.99), Duration::from_millis(6));

    let all = at_once(&anna, message, 1_000).await?;
    figures.show("1,000 clicks at once, all answered", all, Duration::from_secs(2));

    let mut spread = pages(&discord, 200, 50).await?;
    figures.show("an event on 200 open pages, p99", percentile(&mut spread, 0.99), Duration::from_millis(150));

    bot.abort();
    if discord.offences().is_empty() && !figures.missed {
        Ok(())
    } else {
        Err("a figure was missed, or the bot did something wrong".into())
    }
}

/// Begins all presses before the first can be answered; how long until the last is.
async fn at_once(anna: &Person, message: Id, number: usize) -> Result<Duration, Error> {
    let started = Instant::now();
    let begun: Vec<Id> = (0..number).map(|_| anna.begin_press(message, "press")).collect::<Result<_, _>>()?;
    for id in begun {
        anna.answered(id).await?;
    }
    Ok(started.elapsed())
}

/// The times from an event until each page has it.
async fn pages(discord: &Discord, number: usize, events: usize) -> Result<Vec<Duration>, Error> {
    let (arrived, mut arrivals) = tokio::sync::mpsc::unbounded_channel();
    for _ in 0..number {
        let stream = TcpStream::connect(("127.0.0.1", discord.port())).await?;
        let (mut socket, _) =
            tokio_tungstenite::client_async(format!("ws://127.0.0.1:{}/page/socket", discord.port()), stream).await?;
        let arrived = arrived.clone();
        tokio::spawn(async move {
            while let Some(Ok(frame)) = socket.next().await {
                if frame.to_text().is_ok_and(|text| text.contains("hear me")) && arrived.send(Instant::now()).is_err() {
                    return;
                }
            }
        });
    }
    let ben = discord.user("ben");
    let mut times = Vec::new();
    for _ in 0..events {
        let started = Instant::now();
        ben.says("hear me")?;
        for _ in 0..number {
            times.push(arrivals.recv().await.ok_or("a page was closed")? - started);
        }
    }
    Ok(times)
}
