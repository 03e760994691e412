//! A client that nobody here wrote: discord.py from `PyPI`.

use std::process::Stdio;

use local_discord::driver::Discord;
use tokio::process::Command;

use crate::support::{Outcome, config, no_offences, say};

/// A Python that has discord.py: the one that `LOCAL_DISCORD_PYTHON` names, or the usual one.
async fn python() -> Option<String> {
    let python = std::env::var("LOCAL_DISCORD_PYTHON").unwrap_or_else(|_| "python3".into());
    let check =
        Command::new(&python).args(["-c", "import discord"]).stdout(Stdio::null()).stderr(Stdio::null()).status().await;
    if check.is_ok_and(|status| status.success()) {
        return Some(python);
    }
    say(&format!(
        "skipped: discord.py cannot be imported by {python} (pip install discord.py==2.7.1, and name it in LOCAL_DISCORD_PYTHON)"
    ));
    None
}

#[tokio::test]
async fn discord_py_logs_in_syncs_and_answers_everything() -> Outcome {
    let Some(python) = python().await else { return Ok(()) };
    let discord = Discord::start(config()).await?;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/python_probe.py");
    let mut child = Command::new(python)
        .arg(script)
        .env("LOCAL_DISCORD_URL", discord.url())
        .env("LOCAL_DISCORD_TOKEN", discord.token())
        .env("NO_PROXY", "127.0.0.1")
        .kill_on_drop(true)
        .spawn()?;
    discord.bot_is_ready(1).await?;
    discord.command_exists("panel").await?;
    let (anna, ben) = (discord.user("anna"), discord.user("ben"));

    let file = anna.slash("/file").await?.message.expect("a message");
    assert_eq!(file.files(), ["hello.txt"]);
    assert_eq!(anna.opens(&file, "hello.txt").as_deref(), Some(&b"hello from python"[..]));

    anna.slash("/panel").await?;
    anna.click("Count").await?;
    anna.sees("pressed").await?;
    let chosen = ben.choose("Guernsey").await?.message.expect("a message");
    assert!(chosen.is_private() && chosen.text == "you chose Guernsey" && !anna.reads("you chose"));
    assert!(anna.click("Fill in").await?.modal.is_some());
    anna.submit(&[("Remark", "well played")]).await?;
    ben.sees("anna remarks: well played").await?;
    let later = ben.click("Later").await?.message.expect("a message");
    assert!(later.is_private() && later.text == "done later");
    ben.sees("and more").await?;

    assert_eq!(anna.slash("/change").await?.message.expect("a message").text, "it says second");
    anna.sees("second\nchanged").await?;
    no_offences(&discord);
    child.kill().await?;
    Ok(())
}
