//! The real serenity and poise, through one of everything.

use local_discord::driver::Discord;

use crate::probe::Probe;
use crate::support::{Outcome, PNG_SIZE, config, no_offences, png};

#[tokio::test]
async fn a_slash_command_is_answered_and_mentions() -> Outcome {
    let discord = Discord::start(config()).await?;
    let _probe = Probe::connect(&discord, 1).await?;
    let answer = discord.user("anna").slash("/ping").await?;
    assert_eq!(answer.message.expect("a message").text, "pong for @Anna");
    assert!(discord.user("ben").reads("pong for @Anna"), "the answer is public");
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn options_are_completed_and_resolved() -> Outcome {
    let discord = Discord::start(config()).await?;
    let _probe = Probe::connect(&discord, 1).await?;
    let anna = discord.user("anna").at("games");
    assert_eq!(anna.types("/travel town:ka").await?, ["Kansas City"]);
    let answer = anna.slash("/travel town:Kansas City steps:3 companion:@ben").await?;
    assert_eq!(answer.message.expect("a message").text, "travelling to Kansas City with ben in 3 steps");
    let refused = anna.slash("/travel town:El Paso steps:9").await.expect_err("nine steps are too many");
    assert!(refused.to_string().contains("within its bounds"), "{refused}");
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn buttons_menus_and_modals_work() -> Outcome {
    let discord = Discord::start(config()).await?;
    let _probe = Probe::connect(&discord, 1).await?;
    let (anna, ben) = (discord.user("anna"), discord.user("ben"));
    anna.slash("/panel").await?;
    anna.click("Count").await?;
    ben.click("Count").await?;
    assert!(anna.reads("pressed 2 times"));

    let chosen = anna.choose("Guernsey").await?.message.expect("a message");
    assert_eq!(chosen.text, "you chose guernsey");
    assert!(chosen.is_private());
    assert!(!ben.reads("you chose guernsey"), "an ephemeral message is for its owner alone");
    assert_eq!(ben.choose("chiyo").await?.message.expect("a message").text, "you chose @Chiyo");

    assert!(anna.click("Fill in").await?.modal.is_some());
    anna.submit(&[("Remark", "well played")]).await?;
    ben.sees("anna remarks: well played").await?;

    assert!(ben.slash("/form").await?.modal.is_some());
    ben.submit(&[("Name", "Benjamin")]).await?;
    anna.sees("hello Benjamin").await?;
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn deferred_answers_are_edited_and_followed_up() -> Outcome {
    let discord = Discord::start(config()).await?;
    let _probe = Probe::connect(&discord, 1).await?;
    let anna = discord.user("anna");
    let answer = anna.slash("/think").await?.message.expect("a message");
    assert_eq!(answer.text, "thought about it");
    assert!(!answer.is_edited(), "what takes the place of thinking is no edit");
    let more = anna.sees("and one more thing, changed").await?;
    assert!(more.is_private() && more.is_edited());

    let hidden = anna.slash("/think secret:true").await?.message.expect("a message");
    assert!(hidden.is_private());

    anna.slash("/panel").await?;
    anna.click("Later").await?;
    let late = anna.sees("done later").await?;
    assert_eq!(late.files(), ["late.png"]);
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn pictures_are_kept_and_served_back_until_they_expire() -> Outcome {
    let discord = Discord::start(config()).await?;
    let _probe = Probe::connect(&discord, 1).await?;
    let anna = discord.user("anna");
    let seen = anna.slash("/picture").await?.message.expect("a message");
    assert_eq!(seen.files(), ["hand.png"], "the other one is shown in the embed");
    assert_eq!(
        (seen.json["attachments"][0]["width"].as_u64(), seen.json["attachments"][0]["height"].as_u64()),
        (Some(PNG_SIZE.0), Some(PNG_SIZE.1))
    );
    assert_eq!(anna.opens(&seen, "board.png").as_deref(), Some(png()));

    let url = seen.json["embeds"][0]["image"]["url"].as_str().expect("an address");
    let client = reqwest::Client::builder().no_proxy().build()?;
    let fetched = client.get(url).send().await?;
    assert_eq!(fetched.headers()["content-type"], "image/png");
    assert_eq!(fetched.bytes().await?, png());
    let forged = url.replace("ex=", "ex=f");
    assert_eq!(client.get(forged).send().await?.status(), 404, "the address is signed");
    discord.advance(std::time::Duration::from_hours(25));
    assert_eq!(client.get(url).send().await?.status(), 404, "the address has expired");
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn threads_are_made_and_mention() -> Outcome {
    let discord = Discord::start(config()).await?;
    let _probe = Probe::connect(&discord, 1).await?;
    let anna = discord.user("anna").at("games");
    anna.slash("/thread name:Table seven").await?;
    let inside = anna.at("Table seven");
    assert_eq!(inside.sees("it is your turn").await?.text, "@Anna it is your turn");
    assert_eq!(inside.mentions(), 1);
    assert_eq!(discord.user("ben").at("Table seven").mentions(), 0);
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn direct_messages_arrive_unless_the_door_is_closed() -> Outcome {
    let discord = Discord::start(config()).await?;
    let _probe = Probe::connect(&discord, 1).await?;
    let anna = discord.user("anna");
    assert_eq!(anna.slash("/whisper").await?.message.expect("a message").text, "written");
    anna.in_direct_messages().sees("psst").await?;
    let pong = anna.in_direct_messages().slash("/ping").await?;
    assert_eq!(pong.message.expect("a message").text, "pong for @Anna");
    no_offences(&discord);

    discord.set_open_to_messages(anna.id(), false);
    assert_eq!(anna.slash("/whisper").await?.message.expect("a message").text, "your door is closed");
    assert_eq!(discord.take_offences().iter().map(|one| one.code).collect::<Vec<_>>(), [50007]);
    Ok(())
}

#[tokio::test]
async fn messages_replies_nonces_menus_and_languages() -> Outcome {
    let discord = Discord::start(config()).await?;
    let _probe = Probe::connect(&discord, 1).await?;
    let (anna, chiyo) = (discord.user("anna"), discord.user("chiyo"));
    anna.says("hello bot")?;
    let reply = anna.sees("hello you").await?;
    assert_eq!(reply.json["referenced_message"]["content"], "hello bot");
    assert_eq!(anna.slash("/once").await?.message.expect("a message").text, "the same message");
    let remark = anna.says("to be quoted")?;
    assert_eq!(chiyo.uses("Quote", remark).await?.message.expect("a message").text, "quoted: to be quoted");
    assert_eq!(chiyo.slash("/settings language").await?.message.expect("a message").text, "you read ja");
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn what_is_never_answered_fails_after_three_seconds() -> Outcome {
    let discord = Discord::start(config()).await?;
    discord.clock().stop();
    let _probe = Probe::connect(&discord, 1).await?;
    let anna = discord.user("anna");
    anna.slash("/panel").await?;
    let pressed = anna.begin_click("Never").await?;
    discord.advance(std::time::Duration::from_millis(3_001));
    let error = anna.answered(pressed).await.expect_err("nobody answers");
    assert!(error.to_string().contains("did not respond"), "{error}");
    let offences = discord.take_offences();
    assert_eq!(offences.len(), 1);
    assert!(offences[0].message.contains("three seconds"), "{}", offences[0]);
    Ok(())
}

#[tokio::test]
async fn a_ping_is_answered_with_a_pong() -> Outcome {
    let discord = Discord::start(config()).await?;
    let _probe = Probe::connect(&discord, 1).await?;
    let ping = discord.ping();
    let answer = discord.user("anna").answered(ping).await?;
    assert!(answer.message.is_none() && answer.modal.is_none());
    no_offences(&discord);
    Ok(())
}
