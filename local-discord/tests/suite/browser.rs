//! The page in a real browser, wide and on a phone.

use local_discord::Config;
use local_discord::driver::Discord;

use crate::probe::Probe;
use crate::support::{Outcome, Raw, config, no_offences};
use crate::webdriver::Browser;
use serde_json::json;

const INPUT: &str = "//textarea[@aria-label='Message']";
const ENTER: &str = "\u{e007}";

fn button(label: &str) -> String {
    format!("(//ol[@class='messages']//button[normalize-space(.)='{label}'])[last()]")
}

async fn become_user(browser: &Browser, name: &str, phone: bool) -> Outcome {
    if phone {
        browser.click("//button[@aria-label='Channels']").await?;
        browser.until("document.body.classList.contains('drawer')").await?;
    }
    browser.click("//button[@title='Switch user']").await?;
    browser.click(&format!("//button[@role='menuitem'][contains(., '{name}')]")).await?;
    browser.until(&format!("document.querySelector('.who strong')?.textContent === '{name}'")).await?;
    if phone {
        browser.run("document.body.classList.remove('drawer')").await?;
    }
    Ok(())
}

async fn a_visit(width: u32, height: u32, phone: bool) -> Outcome {
    let Some(browser) = Browser::open(width, height, phone).await? else { return Ok(()) };
    let folder = tempfile::tempdir()?;
    let discord = Discord::start(Config { data_dir: Some(folder.path().into()), ..config() }).await?;
    let probe = Probe::connect(&discord, 1).await?;
    let shot = |name: &str| format!("{width}-{name}");
    discord
        .user("ben")
        .says("Good evening! **Who** is in for a game of *trains*?\n> bring snacks\n- `two` seats left")?;
    browser.go(&discord.url()).await?;
    browser.sees("Good evening!").await?;
    // Here she is who she wants to be, whoever is called.
    browser.click("//label[@for='follow']").await?;
    browser.until("localStorage.getItem('follows') === 'no'").await?;
    assert_eq!(
        browser.run("return document.documentElement.scrollWidth <= innerWidth").await?,
        true,
        "nothing sticks out"
    );
    assert_eq!(browser.run("return innerWidth").await?, width);

    // A slash command from the picker, with an option that completes.
    browser.type_into(INPUT, "/tra").await?;
    browser.sees("Goes to a town.").await?;
    browser.photograph(&shot("1-picker")).await?;
    browser.type_into(INPUT, ENTER).await?;
    browser.type_into("//input[@name='town']", "kan").await?;
    browser.until("[...document.querySelectorAll('.picker [role=option]')].map(one => one.innerText.trim()).join() === 'Kansas City'").await?;
    browser.photograph(&shot("2-autocomplete")).await?;
    browser.type_into("//input[@name='town']", ENTER).await?;
    browser.until("document.querySelector('input[name=town]').value === 'Kansas City'").await?;
    browser.type_into("//input[@name='town']", ENTER).await?;
    browser.sees("travelling to Kansas City in 1 steps").await?;

    // A picture, large and small.
    browser.type_into(INPUT, &format!("/picture{ENTER}")).await?;
    browser.until("[...document.querySelectorAll('.messages img.picture')].filter(one => one.naturalWidth === 640).length === 2").await?;
    browser.click("//div[contains(@class,'attachments')]//button[contains(@class,'picture-frame')]").await?;
    browser.until("document.querySelector('dialog.lightbox')?.open").await?;
    browser.photograph(&shot("2b-picture-large")).await?;
    browser.click("//button[@aria-label='Close']").await?;

    // Buttons, a menu, a form.
    browser.type_into(INPUT, &format!("/panel{ENTER}")).await?;
    browser.click(&button("Count")).await?;
    browser.sees("pressed 1 times").await?;
    browser.click("(//button[contains(@class,'select')][contains(.,'Choose a cow')])[last()]").await?;
    browser.photograph(&shot("3-menu")).await?;
    browser.click("//button[@role='option'][contains(.,'Guernsey')]").await?;
    browser.sees("you chose guernsey").await?;
    browser.sees("Only you can see this").await?;
    browser.click(&button("Fill in")).await?;
    browser.type_into("//textarea[@name='text']", "well played").await?;
    browser.photograph(&shot("4-form")).await?;
    browser.click("//dialog//button[@type='submit']").await?;
    browser.sees("anna remarks: well played").await?;
    browser.photograph(&shot("5-anna")).await?;

    // Somebody else does not see what is private, and finds a badge where she was mentioned.
    discord.user("anna").at("games").says("@ben look here")?;
    discord.user("chiyo").at("games").slash("/thread name:Table seven").await?;
    become_user(&browser, "Ben", phone).await?;
    browser.sees("anna remarks: well played").await?;
    assert!(!browser.reads("you chose guernsey").await?, "Ben must not see what only Anna may");
    browser.until("[...document.querySelectorAll('.entry')].find(one => one.textContent.includes('games')).querySelector('.badge').textContent === '1'").await?;
    if phone {
        browser.click("//button[@aria-label='Channels']").await?;
    }
    browser.photograph(&shot("6-ben-badge")).await?;
    browser.click("//button[contains(@class,'entry')][contains(.,'games')]").await?;
    browser.sees("look here").await?;
    browser.until("!document.querySelector('.badge')").await?;
    browser.click("//button[contains(@class,'thread-link')]").await?;
    browser.sees("@Chiyo it is your turn").await?;
    browser.photograph(&shot("6b-thread")).await?;
    if phone {
        browser.click("//button[@aria-label='Channels']").await?;
    }
    browser.click("//button[contains(@class,'entry')][contains(.,'games')]").await?;
    browser.sees("look here").await?;

    // It survives a reload and a restart of the server, and hears what happens then.
    browser.reload().await?;
    browser.until("document.querySelector('.who strong')?.textContent === 'Ben' && document.body.innerText.includes('look here')").await?;
    let discord = discord.restart().await?;
    browser.until("document.body.classList.contains('connected') && document.querySelector('.lost').hidden").await?;
    discord.user("chiyo").at("games").says("still here")?;
    browser.sees("still here").await?;
    discord.bot_is_ready(1).await?;
    become_user(&browser, "Anna", phone).await?;
    browser
        .run("localStorage.setItem('theme', document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')")
        .await?;
    browser.reload().await?;
    browser.sees("still here").await?;
    if phone {
        browser.click("//button[@aria-label='Channels']").await?;
        browser.until("document.body.classList.contains('drawer')").await?;
    }
    browser.click("//button[contains(@class,'entry')][contains(.,'general')]").await?;
    browser.sees("you chose guernsey").await?;
    browser.photograph(&shot("7-other-theme")).await?;
    no_offences(&discord);
    drop(probe);
    Ok(())
}

#[tokio::test]
async fn a_visit_on_a_wide_screen() -> Outcome {
    a_visit(1_280, 800, false).await
}

#[tokio::test]
async fn a_visit_on_a_phone() -> Outcome {
    a_visit(390, 844, true).await
}

#[tokio::test]
async fn the_page_becomes_whoever_is_called_by_a_message_or_by_its_edit() -> Outcome {
    let Some(browser) = Browser::open(1_280, 800, false).await? else { return Ok(()) };
    let discord = Discord::start(config()).await?;
    let raw = Raw::new(&discord);
    let messages = format!("/channels/{}/messages", discord.channel("general").expect("a channel"));
    browser.go(&discord.url()).await?;
    browser.until("document.querySelector('.who strong')?.textContent === 'Anna'").await?;
    let mut message = String::new();
    for (name, called) in [("ben", "Ben"), ("chiyo", "Chiyo"), ("ben", "Ben")] {
        let user = discord.user(name).id();
        let body = json!({"content": format!("<@{user}>, it is your turn"), "allowed_mentions": {"users": [user]}});
        let (status, sent) = match message.as_str() {
            "" => raw.json("POST", &messages, &body).await,
            id => raw.json("PATCH", &format!("{messages}/{id}"), &body).await,
        };
        assert_eq!(status, 200, "{sent}");
        message = sent["id"].as_str().expect("an id").to_owned();
        browser.until(&format!("document.querySelector('.who strong')?.textContent === '{called}'")).await?;
        browser.sees(&format!("@{called}, it is your turn")).await?;
    }
    no_offences(&discord);
    Ok(())
}
