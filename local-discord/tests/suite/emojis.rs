//! Emojis of the application: what shows one that does not exist is refused, or read as its bare name.

use local_discord::driver::Discord;
use serde_json::json;

use crate::support::{Outcome, Raw, config, no_offences};

#[tokio::test]
async fn an_emoji_is_shown_as_long_as_the_application_has_it() -> Outcome {
    let discord = Discord::start(config()).await?;
    let raw = Raw::new(&discord);
    let path = format!("/channels/{}/messages", discord.channel("general").expect("a channel"));
    let cow = discord.add_emoji("cow");
    let button = json!({"type": 2, "style": 1, "custom_id": "x", "emoji": {"id": cow, "name": "cow"}});
    let with_button = json!({"content": "moo", "components": [{"type": 1, "components": [button]}]});
    let in_text = json!({"content": format!("a <:cow:{cow}>")});
    assert_eq!(raw.json("POST", &path, &with_button).await.0, 200);
    assert_eq!(raw.json("POST", &path, &in_text).await.1["content"], in_text["content"]);
    no_offences(&discord);

    discord.delete_emoji(cow);
    let (status, answer) = raw.json("POST", &path, &with_button).await;
    assert_eq!((status, answer["code"].as_u64()), (400, Some(50035)));
    let fault = &answer["errors"]["components"]["0"]["components"]["0"]["emoji"]["id"]["_errors"][0];
    assert_eq!(fault["code"], "BUTTON_COMPONENT_INVALID_EMOJI");
    let (status, answer) = raw.json("POST", &path, &in_text).await;
    assert_eq!((status, &answer["content"]), (200, &json!("a :cow:")), "a text is taken, without the picture");
    let offences = discord.take_offences();
    assert_eq!(offences.iter().map(|one| one.code).collect::<Vec<_>>(), [50035, 0]);
    assert!(offences[1].message.contains("bare name"), "{}", offences[1]);
    Ok(())
}
