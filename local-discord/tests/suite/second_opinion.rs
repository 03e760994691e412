//! Discord's own `OpenAPI` file as a second judge.

use local_discord::driver::Discord;
use serde_json::json;

use crate::support::{Outcome, Raw, config, openapi, say};

#[tokio::test]
async fn what_only_the_openapi_file_objects_to_is_an_offence_too() -> Outcome {
    if openapi().is_none() {
        say("skipped: the second opinion needs DISCORD_OPENAPI to name Discord's openapi.json");
        return Ok(());
    }
    let discord = Discord::start(config()).await?;
    let raw = Raw::new(&discord);
    let path = format!("/channels/{}/messages", discord.channel("general").expect("a channel"));
    // Our own table says nothing about polls.
    let (status, _) = raw.json("POST", &path, &json!({"content": "x", "poll": 5})).await;
    assert_eq!(status, 200);
    let offences = discord.take_offences();
    assert_eq!(offences.len(), 1);
    assert!(offences[0].message.starts_with("OpenAPI: "), "{}", offences[0]);
    let (status, _) = raw.json("POST", &path, &json!({"content": "x"})).await;
    assert_eq!((status, discord.offences().len()), (200, 0));
    Ok(())
}
