//! A table, and those who play at it while the bot dies.

use super::mischief::Mischief;
use super::stage::{PATIENCE, Stage, look_until};
use crate::people::{joined, own_id, parts};
use crate::pressing::{Press, face, presses, step_of};
use engine::Dice;
use local_discord::Id;
use local_discord::driver::{Person, Seen};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

pub const TEST_GAME: &str = "/play game:test-game players:3 options:length=short";
pub const TABLES: [(&str, &[&str]); 5] = [
    (TEST_GAME, &["anna", "ben", "chiyo"]),
    (TEST_GAME, &["dora", "emil", "fadi"]),
    (TEST_GAME, &["gerd", "hana", "ines"]),
    ("/play game:great-western-trail players:2", &["jana", "karl"]),
    ("/play game:pacific-rails players:2 options:round-cap=10", &["lena", "milo"]),
];

/// A press whose result somebody has seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    pub step: u64,
    pub key: String,
    pub user: u64,
}

pub struct Table {
    pub stage: Arc<Stage>,
    pub names: &'static [&'static str],
    pub people: Vec<Person>,
    pub dice: Dice,
    pub shown: Vec<Shown>,
    /// What could be chosen before each step of this turn that can be taken back.
    offered: Vec<Option<BTreeSet<String>>>,
    /// The turn messages that stand, by number; what was taken back is not among them.
    pub turns: Vec<Seen>,
    /// Whoever looks for a turn message looks behind this one.
    pub after: Id,
    /// What is still to be done besides playing.
    pub mischief: Vec<Mischief>,
    /// Who is not to be found any more.
    pub forgotten: Vec<Id>,
    /// The numbers of the turns that came back.
    pub came_back: Vec<u64>,
    /// Somebody at each table that was begun and ended besides this one.
    pub aside: Vec<Person>,
}

impl Table {
    /// Presses until the bot lives long enough to show what comes of it. Whatever a bot that died had begun is either
    /// done or will never be.
    pub async fn until_shown<T, E>(
        &self,
        what: &str,
        mut press: impl FnMut() -> Result<Id, E>,
        mut look: impl FnMut(Option<Id>) -> Option<T>,
    ) -> T {
        let start = Instant::now();
        let mut pressed = None;
        loop {
            if let Some(found) = look(pressed) {
                return found;
            }
            let deaths = self.stage.bot_is_there().await;
            // What is no longer there to be pressed has changed meanwhile.
            let Ok(id) = press() else {
                assert!(start.elapsed() < PATIENCE, "waited in vain for {what}:\n{}", self.witness().screen());
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            };
            pressed = Some(id);
            while self.stage.deaths() == deaths {
                if let Some(found) = look(pressed) {
                    return found;
                }
                assert!(start.elapsed() < PATIENCE, "waited in vain for {what}:\n{}", self.witness().screen());
                tokio::time::sleep(Duration::from_millis(3)).await;
            }
            self.stage.unanswered.fetch_add(1, Ordering::SeqCst);
            if let Some(found) = look(pressed.take()) {
                return found;
            }
        }
    }

    /// Runs a command until it is answered.
    pub async fn commanded(&self, person: &Person, line: &str) -> Seen {
        self.until_shown(line, || person.begin_slash(line), |pressed| person.answer_to(pressed?)).await
    }

    /// A new table, or the one before once more.
    pub async fn gather(
        stage: &Arc<Stage>,
        (play, names): (&str, &'static [&'static str]),
        before: Option<&Table>,
        dice: Dice,
    ) -> Table {
        let people: Vec<Person> = names.iter().map(|name| stage.discord.user(name).at("games")).collect();
        let mut table = Table {
            stage: stage.clone(),
            names,
            people,
            dice,
            shown: Vec::new(),
            offered: Vec::new(),
            turns: Vec::new(),
            after: Id::default(),
            mischief: Vec::new(),
            forgotten: Vec::new(),
            came_back: Vec::new(),
            aside: Vec::new(),
        };
        table.mischief = Mischief::all(&mut table.dice);
        let mut host = table.people[0].clone();
        look_until("the commands", || host.begin_slash("/turns").ok()).await;
        let lobby = if let Some(before) = before {
            host = table.witness().clone();
            before.once_more().await
        } else {
            let opened = |pressed: Option<Id>| host.answer_to(pressed?).filter(|message| joined(message) > 0);
            table.until_shown("a lobby", || host.begin_slash(play), opened).await
        };
        table.sets(table.witness(), "ping", "direct").await;
        for person in table.people.iter().filter(|person| person.id() != host.id()) {
            let sitting = host.message(lobby.id).map_or(0, |message| joined(&message));
            let press = || person.begin_press(lobby.id, &own_id(&lobby, "~join"));
            let sits = || host.message(lobby.id).filter(|message| joined(message) > sitting);
            table.until_shown("a seat", press, |_| sits()).await;
        }
        let press = || host.begin_press(lobby.id, &own_id(&lobby, "~start"));
        let begun = || host.message(lobby.id).filter(|message| parts(message).is_empty());
        table.until_shown("the start", press, |_| begun()).await;
        // The thread of a message has the message's id.
        table.people = table.people.iter().map(|person| person.in_channel(lobby.id)).collect();
        table
    }

    /// Whoever takes the others' part: she never leaves.
    pub fn witness(&self) -> &Person {
        &self.people[1]
    }

    pub fn public(&self) -> Vec<Seen> {
        let mut all = self.witness().messages();
        all.retain(|message| !message.is_private());
        all
    }

    /// The thread of this table.
    pub fn thread(&self) -> Id {
        self.witness().place()
    }

    pub fn end(&self) -> Option<Seen> {
        self.public().into_iter().find(is_end)
    }

    /// Who is called by a turn message, mentioned or not, if she still sits here.
    pub fn called(&self, message: &Seen) -> Option<Person> {
        let called = |person: &&Person| {
            let names = [format!("<@{}>", person.id()), person.shown()];
            names.iter().any(|name| message.content().contains(&format!("{name}, it is your turn")))
        };
        self.people.iter().find(called).cloned()
    }

    /// The newest message of this turn with the one whom it calls; none at the end.
    pub async fn turn(&self, number: u64) -> Option<(Seen, Person)> {
        look_until(&format!("turn {number}:\n{}", self.witness().screen()), || {
            let all = self.public();
            let turn = all.iter().rfind(|message| self.is_later(message) && turn_number(message) == Some(number));
            let called = turn.and_then(|turn| Some((turn.clone(), self.called(turn)?)));
            called.map(Some).or_else(|| all.iter().any(is_end).then_some(None))
        })
        .await
    }

    /// Whether a message may tell what came after the last: what is done before the first turn is one message, which is edited.
    pub fn is_later(&self, message: &Seen) -> bool {
        message.id > self.after || is_set_up(message)
    }

    /// How many rows of the outbox have edited a message instead of posting one.
    pub fn edits(&self) -> usize {
        let set_up = self.turns.iter().take_while(|turn| is_set_up(turn)).count();
        let before = |number: &u64| *number as usize <= set_up;
        let back = self.came_back.iter().copied().filter(before);
        // What came back had been handed over before, by an edit as well if that led to no first turn.
        let again = back.map(|number| if before(&(number + 1)) { 2 } else { 1 }).sum::<usize>();
        set_up.saturating_sub(1) + again
    }

    pub async fn play_on(&mut self) {
        let mut number = 1;
        while let Some((mut message, mut person)) = self.turn(number).await {
            self.turns.push(message.clone());
            if !is_set_up(&message) && self.mischief_before(&person).await {
                // She may have been called once more, or somebody in her place.
                let Some(called) = self.turn(number).await else { return };
                (message, person) = called;
            }
            self.after = message.id;
            let mut panel = self.open(&person).await;
            while let Some(shown) = panel.take() {
                match self.pick(&shown) {
                    Some(press) => panel = self.take(&person, &shown, &press).await,
                    None => panel = self.mischief_after(&person, &shown, number).await,
                }
            }
            number += 1;
        }
    }

    /// Opens the panel by the newest turn message; once the game is over there is none.
    pub async fn open(&self, person: &Person) -> Option<Seen> {
        let press = || {
            let turns = self.public().into_iter().rev().filter(|message| turn_number(message).is_some());
            let turn = turns.into_iter().find(|message| !parts(message).is_empty());
            turn.map_or(Err(None), |turn| person.begin_press(turn.id, &own_id(&turn, "~turn")).map_err(Some))
        };
        self.until_shown("a panel", press, |pressed| match pressed {
            Some(pressed) => person.answer_to(pressed).map(Some),
            None => self.end().is_some().then_some(None),
        })
        .await
    }

    /// Anything at random; now and then something is taken back.
    fn pick(&mut self, panel: &Seen) -> Option<Press> {
        let all = presses(panel);
        let of = |own: bool| all.iter().filter(move |press| press.key.starts_with('~') == own).cloned().collect();
        let (offers, own): (Vec<Press>, Vec<Press>) = (of(false), of(true));
        let (sections, backs): (Vec<Press>, Vec<Press>) = own.into_iter().partition(|press| press.key == "~section");
        let from = match () {
            () if offers.is_empty() && sections.is_empty() => return None,
            () if !backs.is_empty() && self.dice.below(10) == 0 => backs,
            () if offers.is_empty() => sections,
            () => offers,
        };
        Some(from[self.dice.below(from.len() as u32) as usize].clone())
    }

    /// Presses; answers with the panel afterwards, or with none at the end of the game. A press that is not answered is
    /// made again on the same panel, or a new panel is opened.
    async fn take(&mut self, person: &Person, panel: &Seen, press: &Press) -> Option<Seen> {
        let (step, before) = (step_of(panel), face(panel));
        // Opening a section is no step of the game.
        let deed = press.key != "~section";
        let done = |now: &Seen| if deed { step_of(now) > step } else { face(now) != before };
        let look = || person.message(panel.id).filter(done);
        let same_again = self.dice.below(2) == 0;
        let mut after = None;
        loop {
            let deaths = self.stage.bot_is_there().await;
            // An earlier bot's answer may have come late, and changed what can be pressed.
            if press.begin(person, panel).is_err() {
                break;
            }
            look_until("the next panel", || {
                after = look();
                (after.is_some() || self.stage.deaths() != deaths).then_some(())
            })
            .await;
            if after.is_some() {
                break;
            }
            self.stage.unanswered.fetch_add(1, Ordering::SeqCst);
            if !same_again {
                break;
            }
        }
        if after.is_none() {
            after = self.open(person).await;
            let gone = after.as_ref().is_some_and(|now| step_of(now) < step);
            assert!(!gone, "a choice that was shown is gone:\n{panel}\n{}", person.screen());
        }
        if deed && after.as_ref().is_none_or(|now| step_of(now) > step) {
            self.shown.push(Shown { step, key: press.key.clone(), user: person.id().0 });
            self.is_taken_back_whole(panel, &press.key, after.as_ref());
        }
        after
    }

    /// Whatever a step held, and however often the bot was killed, going back leads to where it was made.
    fn is_taken_back_whole(&mut self, before: &Seen, key: &str, after: Option<&Seen>) {
        let expected = match key {
            "~back" => self.offered.pop(),
            "~restart" => self.offered.drain(..).next(),
            _ => {
                self.offered.push(offered(before));
                None
            }
        };
        let Some(after) = after else { return self.offered.clear() };
        if let (Some(Some(expected)), Some(now)) = (expected, offered(after)) {
            assert_eq!(now, expected, "{key} leads to where the step was made: {after}");
        }
        if !presses(after).iter().any(|press| press.key == "~back") {
            self.offered.clear();
        }
    }
}

/// What can be chosen on a panel, whatever its step; nothing of a list that shows one part at a time.
fn offered(panel: &Seen) -> Option<BTreeSet<String>> {
    let keys: Vec<String> = presses(panel).into_iter().map(|press| press.key).collect();
    let whole = !keys.iter().any(|key| key == "~section");
    whole.then(|| keys.into_iter().filter(|key| !key.starts_with('~')).collect())
}

pub fn turn_number(message: &Seen) -> Option<u64> {
    let (_, rest) = message.content().split_once("· turn ")?;
    rest.split(' ').next()?.parse().ok()
}

/// Of a table at which nobody has begun a turn yet.
pub fn is_set_up(message: &Seen) -> bool {
    message.json["embeds"][0]["title"] == "Before the first turn"
}

pub fn is_end(message: &Seen) -> bool {
    message.content().contains("The game is over")
}

pub fn has(message: &Seen, key: &str) -> bool {
    parts(message).iter().any(|part| part["custom_id"].as_str().is_some_and(|id| id.ends_with(key)))
}
