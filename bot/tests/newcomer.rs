//! Somebody who has just started `railhead local` and has never seen it: from the greeting to her first finished turn, alone, in
//! a real browser.

// Not everything that it can do is needed here.
#[allow(dead_code)]
#[path = "../../local-discord/tests/suite/webdriver.rs"]
mod webdriver;

/// What the browser needs of the suite that it comes from.
mod support {
    pub fn say(text: &str) {
        println!("{text}");
    }
}

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use webdriver::Browser;

type Outcome = Result<(), Box<dyn std::error::Error + Send + Sync>>;

/// Nobody should need more taps to have played a turn.
const MOST: usize = 12;
/// What was put last under the messages.
const PANEL: &str = "(//li[contains(@class, 'message') and contains(@class, 'private')])[last()]";

/// A railhead that ends with the test.
struct Railhead(Child);

impl Drop for Railhead {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts it; answers with the address, which is the last thing that it prints.
fn railhead(folder: &std::path::Path) -> (Railhead, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_railhead"))
        .args(["local", "--port", "0"])
        .current_dir(folder)
        .env_remove("DISCORD_TOKEN")
        .env_remove("DATABASE_URL")
        .env("NO_PROXY", "127.0.0.1")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (Railhead(child), line.trim().strip_prefix("open ").expect("an address").to_owned())
}

async fn a_first_turn(width: u32, height: u32, phone: bool) -> Outcome {
    let Some(browser) = Browser::open(width, height, phone).await? else { return Ok(()) };
    let folder = tempfile::tempdir()?;
    let (_railhead, address) = railhead(folder.path());
    let shot = |name: &str| format!("newcomer-{width}-{name}");
    browser.go(&address).await?;
    browser.sees("All aboard!").await?;
    browser.sees("All these people are you").await?;
    browser.photograph(&shot("1-hello")).await?;

    let mut taps = 0;
    let button = |label: &str| format!("(//ol[@class='messages']//button[contains(., '{label}')])[last()]");
    for (label, sees) in [
        ("Open a table", "Open the table"),
        ("Open the table", "Play all seats"),
        ("Play all seats", "it is your turn"),
        ("Take my turn", "Only you can see this"),
    ] {
        browser.click(&button(label)).await?;
        taps += 1;
        browser.sees(sees).await?;
        browser.photograph(&shot(&format!("{}-{}", taps + 1, label.replace(' ', "-").to_lowercase()))).await?;
    }
    let first = browser.run("return document.querySelector('.person.current').textContent").await?;
    let finish = format!("{PANEL}//button[starts-with(normalize-space(.), 'Finish turn')]");
    let there = |xpath: &str| format!("document.evaluate(\"{xpath}\", document, null, 9, null).singleNodeValue");
    while browser.run(&format!("return !{}", there(&finish))).await? == true {
        let before = browser.run(&format!("return {}.textContent", there(PANEL))).await?;
        // What is offered first.
        browser.click(&format!("{PANEL}//button[starts-with(normalize-space(.), '1 ')]")).await?;
        taps += 1;
        browser.until(&format!("{}.textContent !== {before}", there(PANEL))).await?;
        assert!(taps < MOST, "{taps} taps, and no turn");
    }
    browser.photograph(&shot("6-arrived")).await?;
    browser.click(&finish).await?;
    taps += 1;
    // The page becomes whoever is next.
    browser.until(&format!("document.querySelector('.person.current').textContent !== {first}")).await?;
    browser.sees("Take my turn").await?;
    browser.photograph(&shot("7-the-next")).await?;
    assert!(taps <= MOST, "{taps} taps");
    assert_eq!(
        browser.run("return document.documentElement.scrollWidth <= innerWidth").await?,
        true,
        "nothing sticks out"
    );
    println!("a first turn at {width} px: {taps} taps");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newcomer_alone_has_played_a_turn_within_twelve_taps() -> Outcome {
    a_first_turn(1_280, 800, false).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_who_plays_all_seats_is_led_through_the_set_up_from_player_to_player() -> Outcome {
    let Some(browser) = Browser::open(1_280, 800, false).await? else { return Ok(()) };
    let folder = tempfile::tempdir()?;
    let (_railhead, address) = railhead(folder.path());
    browser.go(&address).await?;
    browser.sees("All aboard!").await?;
    let button = |label: &str| format!("(//ol[@class='messages']//button[contains(., '{label}')])[last()]");
    browser.click(&button("Open a table")).await?;
    browser.sees("Open the table").await?;
    browser.click(&button("Great Western Trail")).await?;
    browser.click("//button[@role='option'][contains(., 'Pacific Rails')]").await?;
    // The menu shows what was chosen at once; the rest of the message only when the bot has answered.
    browser.sees("lay track for two engines").await?;
    browser.click(&button("Open the table")).await?;
    browser.click(&button("Play all seats")).await?;
    browser.sees("Before the first turn").await?;
    let now = "document.querySelector('.person.current').textContent";
    let first = format!("{PANEL}//button[starts-with(normalize-space(.), '1 ')]");
    let node = |xpath: &str| format!("document.evaluate(\"{xpath}\", document, null, 9, null).singleNodeValue");
    // What is done there is one message, which is edited: the page becomes whoever it names.
    for _ in 0..3 {
        let who = browser.run(&format!("return {now}")).await?;
        browser.click(&button("Take my turn")).await?;
        while browser.run(&format!("return {now}")).await? == who {
            browser.until(&node(&first)).await?;
            let before = browser.run(&format!("return {}.textContent", node(PANEL))).await?;
            browser.click(&first).await?;
            let offers = format!("{}?.textContent !== {before} && {}", node(PANEL), node(&first));
            browser.until(&format!("{now} !== {who} || {offers}")).await?;
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn so_has_one_with_a_phone() -> Outcome {
    a_first_turn(390, 844, true).await
}
