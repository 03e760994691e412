//! Everything that can be typed and everything that can be pressed, by everybody who might: what each may, what each is
//! told, and that a refusal changes nothing and names nothing.

mod dump;
mod matrix;
mod people;

use bot::discord::PRESSES;
use dump::Database;
use engine::Seat;
use local_discord::driver::{Discord, Person, Seen};
use local_discord::{Fault, Id};
use matrix::Expect::{Does, NoSuchTable, Says, Shows, Silent};
use matrix::{
    AFTERWARDS, AT_TABLE, BOARD, COMMANDS, Expect, Expected, FORGET_NOW, HANDS, IN_LOBBY, Is, NOT_YOURS, OWN_COMMANDS,
    OWN_PRESSES, SHOW_MY_HAND, TABLES, TABLES_PRESS,
};
use people::{Outcome, Party, bot_and_store, discord, own_id, until};
use std::collections::BTreeSet;
use std::time::Duration;

const SENTENCE: &str = "There is no such table.";
const VIEW: u64 = 1 << 10;
const ADMINISTRATOR: u64 = 1 << 3;
const MANAGE_THREADS: u64 = 1 << 34;

/// Somebody, somewhere.
struct Actor {
    is: Is,
    called: &'static str,
    person: Person,
    /// A message in that place.
    message: Id,
    in_thread: bool,
}

struct Scene {
    database: Database,
    actors: Vec<Actor>,
    playing: String,
    lobby: String,
    over: String,
    /// A private table of others: nobody here may know of it.
    hidden: String,
    motion: u64,
    open: Seat,
    revision: u64,
}

impl Actor {
    fn new(is: Is, called: &'static str, person: Person) -> Actor {
        let message = person.says("hello").unwrap();
        Actor { is, called, person, message, in_thread: false }
    }

    fn expects(&self, expected: &Expected) -> Expect {
        match self.is {
            Is::Player => expected[0],
            Is::Gone => expected[1],
            Is::Member => expected[2],
            Is::Moderator => expected[3],
            Is::Stranger => NoSuchTable,
        }
    }

    /// Whether a list of the tables of the server she is on names the one in play.
    fn reads_of_it(&self) -> bool {
        matches!(self.is, Is::Player | Is::Member | Is::Moderator)
    }

    async fn types(&self, line: &str) -> Option<Seen> {
        self.person.slash(line).await.unwrap().message
    }

    /// Presses, and reads what is for her alone.
    async fn presses(&self, id: &str, value: Option<&str>, whispered: bool) -> Option<Seen> {
        let answer = self.person.forges(self.message, id, value).await.unwrap();
        if answer.message.as_ref().is_some_and(Seen::is_private) {
            return answer.message;
        }
        if !whispered {
            // Time for what should not come.
            tokio::time::sleep(Duration::from_millis(60)).await;
            return self.person.follow_ups(answer.interaction).pop();
        }
        Some(until(&format!("a whisper after {id}"), || self.person.follow_ups(answer.interaction).pop()).await)
    }
}

impl Scene {
    /// Nothing is as it was not before, unless something was to be done; then everything is put back.
    async fn check(&mut self, what: &str, expect: Expect, before: &[String], answer: Option<Seen>) {
        let text = answer.as_ref().map(|seen| seen.text.clone()).unwrap_or_default();
        match expect {
            NoSuchTable => {
                let seen = answer.as_ref().unwrap_or_else(|| panic!("{what}: no answer"));
                let bare = ["embeds", "attachments", "components"]
                    .iter()
                    .all(|part| seen.json[*part].as_array().is_none_or(Vec::is_empty));
                assert!(seen.content() == SENTENCE && bare && seen.is_private(), "{what}: {seen}");
            }
            Says(words) => assert!(text.contains(words), "{what}: expected “{words}” in:\n{text}"),
            Shows(title) => {
                let shown = answer.as_ref().and_then(|seen| seen.json["embeds"][0]["title"].as_str());
                assert_eq!(shown, Some(title), "{what}:\n{text}");
            }
            Silent => assert!(answer.is_none(), "{what}: {text}"),
            Does(words) => {
                assert!(text.contains(words), "{what}: expected “{words}” in:\n{text}");
                self.database.differs(what, before).await;
                return self.database.put_back().await;
            }
        }
        assert_eq!(self.database.rows().await, before, "{what}: something has changed");
    }
}

fn whispered(key: &str, expect: Expect) -> bool {
    matches!(key, "~join" | "~leave" | "~start" | "~ready" | "~refuse" | "~agree" | "~decline")
        && !matches!(expect, Does(_) | Silent)
}

async fn scene(discord: &Discord, folder: &std::path::Path) -> Scene {
    // On another server and not on this one.
    let [eve, mallory] = ["eve", "mallory"].map(|name| discord.user(name));
    for person in [&eve, &mallory] {
        discord.leaves(person.id());
    }
    discord.add_guild("Elsewhere", "hall");
    discord.allow(discord.channel("hall").unwrap(), mallory.id(), ADMINISTRATOR | MANAGE_THREADS);
    let den = discord.channel("lobby").unwrap();
    let names = ["pia", "quinn", "rosa"];
    let play = "/play game:test-game players:3 options:length=long";
    let party = Party::gather_at(discord, &names, "lobby", play, 7).await;
    let playing = party.table_id().to_string();
    let turn = party.turn_message(1).await;
    let gone = party.mentioned(&turn);
    let others: Vec<&Person> = party.people.iter().filter(|one| one.id() != gone.id()).collect();
    let (player, former) = (others[0].clone(), others[1].clone());
    // One moderates by a role, one by what the channel says of her; a third has the role and cannot see the channel.
    let here = discord.guild("Railhead");
    let [boss, warden, blind_boss] = ["boss", "warden", "blindboss"].map(|name| discord.user(name));
    let moderators = here.add_role("Moderators", MANAGE_THREADS);
    here.gives(&boss, moderators);
    here.gives(&blind_boss, moderators);
    discord.allow(den, warden.id(), MANAGE_THREADS);
    // One seat is open, and something is asked for that waits for the one who is gone.
    former.slash("/table leave").await.unwrap();
    former.click("Leave the table").await.unwrap();
    former.sees("You have left the table").await.unwrap();
    let opened = until("the open seat", || {
        party.people[0].messages().into_iter().find(|message| message.text.contains("has left. Seat"))
    })
    .await;
    player.slash("/table end").await.unwrap();
    let question = player.sees("A question to the table").await.unwrap();
    let pair = [player.shown(), gone.shown()];
    let pair: Vec<&str> = pair.iter().map(String::as_str).collect();
    let ended = Party::gather_at(discord, &pair, "lobby", "/play game:test-game players:2", 8).await;
    let over = ended.table_id().to_string();
    boss.in_channel(ended.thread).slash("/table end").await.unwrap();
    boss.in_channel(ended.thread).click("End it for everybody").await.unwrap();
    let lobby = player.at("lobby").slash("/play game:test-game players:3").await.unwrap().message.unwrap();
    gone.click("Take my turn").await.unwrap();
    discord.leaves(gone.id());
    let blind = discord.user("blind");
    let outsiders = here.add_role("Not in the lobby", 0);
    here.gives(&blind, outsiders);
    discord.deny(den, outsiders, VIEW);
    discord.deny(den, blind_boss.id(), VIEW);
    let (member, sam) = (discord.user("member"), discord.user("sam"));
    discord.leaves(sam.id());
    let part = |id: &str, at: usize| id.split(':').nth(at).unwrap().to_owned();
    let mut actors = vec![
        Actor::new(Is::Player, "a player", player.clone()),
        Actor::new(Is::Player, "a player from another channel", player.at("games")),
        Actor::new(Is::Gone, "a player who has left the server", gone.in_direct_messages()),
        Actor::new(Is::Member, "a member", member.in_channel(party.thread)),
        Actor::new(Is::Member, "a member from another channel", member.at("games")),
        Actor::new(Is::Member, "a former player", former.clone()),
        Actor::new(Is::Moderator, "a moderator", boss.in_channel(party.thread)),
        Actor::new(Is::Moderator, "a moderator from another channel", boss.at("games")),
        Actor::new(Is::Moderator, "a moderator of this channel alone", warden.at("games")),
        Actor::new(Is::Stranger, "a member who cannot see the channel", blind.at("games")),
        Actor::new(Is::Stranger, "a moderator who cannot see the channel", blind_boss.at("games")),
        Actor::new(Is::Stranger, "a member of another server", eve.at("hall")),
        Actor::new(Is::Stranger, "a moderator of another server", mallory.at("hall")),
        Actor::new(Is::Stranger, "a stranger", sam.in_direct_messages()),
        Actor::new(Is::Stranger, "a member by direct message", member.in_direct_messages()),
    ];
    for actor in actors.iter_mut().filter(|actor| actor.person.place() == party.thread) {
        (actor.in_thread, actor.message) = (true, turn.id);
    }
    let secret = Party::gather_at(discord, &["tess", "ulf"], "lobby", "/play game:test-game players:2", 9).await;
    let hidden = secret.table_id().to_string();
    let mut database = Database::open(&folder.join("railhead.db")).await;
    database.make_private(&hidden).await;
    let motion = part(&own_id(&question, "~agree"), 2).parse().unwrap();
    let open = people::parts(&opened).iter().find_map(|part| {
        let id = part["custom_id"].as_str()?;
        id.split("~seat.").nth(1)?.parse().ok().map(Seat)
    });
    Scene {
        database,
        actors,
        lobby: part(&own_id(&lobby, "~join"), 1),
        over,
        hidden,
        motion,
        open: open.unwrap(),
        revision: 0,
        playing,
    }
}

#[test]
fn every_press_is_in_the_matrix() {
    let at_tables = AT_TABLE.iter().chain(&IN_LOBBY).chain(&AFTERWARDS).map(|(key, ..)| *key);
    let all = at_tables.chain(OWN_PRESSES.iter().map(|(key, ..)| *key)).chain([FORGET_NOW, TABLES_PRESS]);
    let all: BTreeSet<&str> = all.collect();
    assert_eq!(all, PRESSES.into_iter().collect(), "what can be pressed, and what this test presses");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_may_not_be_at_a_table_changes_nothing_and_learns_nothing_of_it() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let (running, _store) = bot_and_store(&discord, folder.path()).await;
    let typed = COMMANDS.iter().map(|(name, ..)| *name).chain(OWN_COMMANDS.iter().map(|(name, _)| *name));
    let typed: BTreeSet<String> = typed.chain([SHOW_MY_HAND]).map(str::to_owned).collect();
    assert_eq!(typed, discord.commands().into_iter().collect(), "what can be typed, and what this test types");
    let mut scene = scene(&discord, folder.path()).await;
    scene.database.keep().await;
    let actors = std::mem::take(&mut scene.actors);
    for actor in &actors {
        types_everything(&mut scene, actor).await;
        presses_everything(&mut scene, actor).await;
    }
    // Where the gateway has told nothing, it is asked for: everything is as before.
    let here = discord.guild("Railhead");
    here.has_outage(true);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let asked = || discord.requests().iter().filter(|one| one.route == "/guilds/{guild_id}").count();
    let before = asked();
    for actor in &actors {
        types_everything(&mut scene, actor).await;
    }
    assert!(asked() > before, "rights were asked for by REST");
    // Unknown means no.
    discord.fault("GET /guilds/{guild_id}", Fault::Status(500), u32::MAX);
    for actor in actors.iter().filter(|actor| actor.called.ends_with("from another channel")) {
        let expect = if actor.is == Is::Player { Shows("The whole board") } else { NoSuchTable };
        let before = scene.database.rows().await;
        let answer = actor.types(&format!("/table board table:{}", scene.playing)).await;
        scene.check(&format!("{} while nobody knows", actor.called), expect, &before, answer).await;
    }
    discord.no_more_faults();
    here.has_outage(false);
    // What is chosen last, because a choice cannot be put back.
    for actor in &actors {
        let id = format!("r1:{}:{}:finish", scene.playing, scene.revision);
        let before = scene.database.rows().await;
        let expect = actor.expects(&[NOT_YOURS, Silent, BOARD, BOARD]);
        if expect != Silent {
            let answer = actor.presses(&id, None, false).await;
            scene.check(&format!("{} finishes the turn", actor.called), expect, &before, answer).await;
        }
    }
    let gone = actors.iter().find(|actor| actor.is == Is::Gone).unwrap();
    let panel = gone.presses(&format!("r1:{}:{}:finish", scene.playing, scene.revision), None, false).await.unwrap();
    assert!(panel.text.contains("the others can see it now"), "{panel}");
    // Whether the one who is gone is on the server can only be found out by asking.
    let offences: Vec<String> = discord.offences().iter().map(ToString::to_string).collect();
    assert!(offences.iter().all(|offence| offence.ends_with("404 10007 Unknown Member")), "{offences:?}");
    running.stop().await;
    Ok(())
}

async fn types_everything(scene: &mut Scene, actor: &Actor) {
    for (name, more, expected) in &COMMANDS {
        let expect = actor.expects(expected);
        let line = format!("/{name} {more} table:{}", scene.playing);
        let before = scene.database.rows().await;
        let answer = actor.types(&line).await;
        scene.check(&format!("{} types {line}", actor.called), expect, &before, answer).await;
        let line = format!("/{name} {more} table:{}", scene.hidden);
        let (before, answer) = (scene.database.rows().await, actor.types(&line).await);
        scene.check(&format!("{} types {line}", actor.called), NoSuchTable, &before, answer).await;
        if actor.is == Is::Stranger {
            let nowhere = actor.types(&format!("/{name} {more} table:nowhere")).await.unwrap();
            assert_eq!(nowhere.content(), SENTENCE, "{name}: a table that is none, and one that is none for her");
        }
        let offered = actor.person.types(&format!("/{name} {more} table:")).await.unwrap();
        assert_eq!(
            offered.is_empty(),
            !matches!(actor.is, Is::Player | Is::Gone),
            "{} {name}: {offered:?}",
            actor.called
        );
    }
    for (name, more) in &OWN_COMMANDS {
        let before = scene.database.rows().await;
        // What is for servers alone is not there in direct messages.
        let Ok(answer) = actor.person.slash(&format!("/{name} {more}")).await else { continue };
        let text = answer.message.map(|seen| seen.json.to_string()).unwrap_or_default();
        let named = actor.is == Is::Gone && *name == "turns" || actor.reads_of_it() && *name == TABLES;
        assert_eq!(text.contains(&scene.database.name_of(&scene.playing)), named, "{} {name}: {text}", actor.called);
        assert!(!text.contains(&scene.database.name_of(&scene.hidden)), "{} {name}: {text}", actor.called);
        assert_eq!(scene.database.rows().await, before, "{} {name}", actor.called);
    }
    let before = scene.database.rows().await;
    let answer = actor.person.uses(SHOW_MY_HAND, actor.message).await.unwrap().message;
    let expect = if actor.in_thread { actor.expects(&HANDS) } else { NoSuchTable };
    scene.check(&format!("{} shows her hand", actor.called), expect, &before, answer).await;
}

async fn presses_everything(scene: &mut Scene, actor: &Actor) {
    let (playing, lobby, over) = (scene.playing.clone(), scene.lobby.clone(), scene.over.clone());
    let mut all: Vec<(String, Option<&str>, Expect, &str)> = Vec::new();
    for (table, rows) in [(&playing, &AT_TABLE[..]), (&lobby, &IN_LOBBY[..]), (&over, &AFTERWARDS[..])] {
        for (key, value, expected) in rows {
            let (step, rest) = match *key {
                "~agree" | "~decline" => (scene.motion, String::new()),
                "~seat." => (0, scene.open.0.to_string()),
                "~value." => (0, "length".to_owned()),
                "~switch." => (0, "arrival".to_owned()),
                "~board." | "~log." => (0, "0".to_owned()),
                _ => (scene.revision, String::new()),
            };
            all.push((format!("r1:{table}:{step}:{key}{rest}"), *value, actor.expects(expected), *key));
            all.push((format!("r1:{}:{step}:{key}{rest}", scene.hidden), *value, NoSuchTable, *key));
            // For a stranger it is the same wherever she presses it.
            if actor.is == Is::Stranger {
                let elsewhere = [&playing, &lobby, &over].into_iter().filter(|other| *other != table);
                let forged =
                    elsewhere.map(|other| (format!("r1:{other}:{step}:{key}{rest}"), *value, NoSuchTable, *key));
                all.extend(forged);
            }
        }
    }
    for (id, value, expect, key) in all {
        let before = scene.database.rows().await;
        let answer = actor.presses(&id, value, whispered(key, expect)).await;
        scene.check(&format!("{} presses {id} {value:?}", actor.called), expect, &before, answer).await;
    }
    for (key, rest, words) in OWN_PRESSES {
        let is_alone = actor.person.place() == actor.person.in_direct_messages().place();
        let opens = matches!(key, "~assistant" | "~wish.");
        let words = if opens && is_alone { "Tables are played on a server" } else { words };
        let before = scene.database.rows().await;
        let answer = actor.presses(&format!("r1:me:0:{key}{rest}"), Some("nonsense"), false).await;
        scene.check(&format!("{} presses {key}", actor.called), Says(words), &before, answer).await;
    }
    let before = scene.database.rows().await;
    let answer = actor.presses(&format!("r1:me:0:{TABLES_PRESS}0"), None, false).await.unwrap();
    for (table, named) in [(&scene.playing, actor.reads_of_it()), (&scene.hidden, false)] {
        let name = scene.database.name_of(table);
        assert_eq!(answer.json.to_string().contains(&name), named, "{} presses tables: {answer}", actor.called);
    }
    assert_eq!(scene.database.rows().await, before, "{} presses tables", actor.called);
    // Whoever has never sat down has left nothing behind.
    if actor.is == Is::Stranger || actor.called.starts_with("a member") {
        let before = scene.database.rows().await;
        let answer = actor.presses(&format!("r1:me:0:{FORGET_NOW}"), None, false).await;
        let what = format!("{} is forgotten", actor.called);
        scene.check(&what, Says("nothing that I have stored names you"), &before, answer).await;
    }
}
