//! What people do at a table besides playing.

use super::stage::look_until;
use super::table::{Shown, TEST_GAME, Table, has, is_set_up, turn_number};
use crate::people::{joined, own_id, parts};
use crate::pressing::{face, presses};
use engine::Dice;
use local_discord::Id;
use local_discord::driver::{Person, Seen};

/// Each once at every table, as far as there is an occasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mischief {
    /// Somebody likes her pictures darker, or lighter.
    Settings,
    Resume,
    Rename,
    /// Somebody asks to end the table, and somebody declines.
    End,
    /// Somebody leaves, and a newcomer takes the seat.
    Leave,
    /// When it is the newcomer's turn she leaves the server, and the others open her seat, or she has herself forgotten.
    /// Whoever left before takes the seat again.
    Gone,
    /// Somebody opens another table, makes it private, and closes it.
    Close,
    /// Somebody reads the story with a picture, and what is played on the server.
    Read,
    /// The same step by step, with an invitation that is declined and another way to start.
    Assist,
    /// Another table begins with fewer than planned, and its players end it when they are asked to.
    Fewer,
    /// The same by itself, once everybody is ready.
    Ready,
    /// Somebody reads help, and sees a turn in pictures.
    Learn,
    /// A turn is taken back at once.
    Back,
    /// The next player has looked already, and agrees.
    BackIfAgreed,
}

impl Mischief {
    pub fn all(dice: &mut Dice) -> Vec<Mischief> {
        use Mischief::*;
        let mut all = vec![Settings, Resume, Rename, End, Leave, Gone, Close, Read, Assist, Fewer, Ready, Learn];
        all.extend([Back, BackIfAgreed]);
        for at in (1..all.len()).rev() {
            all.swap(at, dice.below(at as u32 + 1) as usize);
        }
        all
    }
}

impl Table {
    /// Something before somebody takes her turn; answers whether it is worth looking again whose turn it is.
    pub async fn mischief_before(&mut self, person: &Person) -> bool {
        use Mischief::*;
        let gone = self.newcomer().filter(|&at| self.people[at].id() == person.id());
        let possible = |one: &Mischief| match one {
            Settings | Resume | Rename | End | Leave | Close | Read | Assist | Fewer | Ready | Learn => true,
            Gone => gone.is_some(),
            Back | BackIfAgreed => false,
        };
        let Some(at) = self.mischief.iter().position(possible) else { return false };
        match (self.mischief.remove(at), gone) {
            (Settings, _) => {
                let scheme = ["light", "dark"][self.dice.below(2) as usize];
                self.sets(self.witness(), "scheme", scheme).await;
            }
            (Resume, _) => {
                self.commanded(self.witness(), "/table resume").await;
            }
            (Rename, _) => {
                let line = format!("/table rename name:Night train {}", self.thread());
                self.commanded(self.witness(), &line).await;
            }
            (End, _) => self.asks_to_end().await,
            (Close, _) => self.opens_and_closes().await,
            (Read, _) => self.reads().await,
            (Assist, _) => self.opens_step_by_step().await,
            (Fewer, _) => self.begins_with_fewer().await,
            (Ready, _) => self.begins_by_itself().await,
            (Learn, _) => self.learns().await,
            (Leave, _) => self.changes_hands().await,
            (Gone, Some(at)) => self.is_gone(at).await,
            (Gone | Back | BackIfAgreed, _) => {}
        }
        true
    }

    /// The seat of somebody who has taken another's place.
    fn newcomer(&self) -> Option<usize> {
        let first = |at: &usize| self.stage.discord.user(self.names[*at]).id();
        (0..self.people.len()).find(|at| self.people[*at].id() != first(at))
    }

    pub async fn sets(&self, person: &Person, what: &str, way: &str) {
        let menu = format!("~set.{what}");
        let open = |pressed: Option<Id>| person.answer_to(pressed?).filter(|message| has(message, &menu));
        let shown = self.until_shown("settings", || person.begin_slash("/settings"), open).await;
        let choose = || person.begin_choice(shown.id, &own_id(&shown, &menu), way);
        let kept = |_| person.message(shown.id).filter(|now| face(now) != face(&shown));
        self.until_shown("a setting", choose, kept).await;
    }

    /// The newest message to everybody since that has a button like this.
    async fn newest(&self, since: Id, button: &str) -> Seen {
        let fits = |part: &serde_json::Value| part["custom_id"].as_str().is_some_and(|id| id.contains(button));
        let found = |message: &Seen| message.id > since && parts(message).iter().any(fits);
        let what = format!("{button} on\n{}", self.witness().screen());
        look_until(&what, || self.public().into_iter().rfind(found)).await
    }

    /// Somebody answers a question until it is settled.
    async fn answers(&self, person: &Person, question: &Seen, key: &str) {
        let press = || person.begin_press(question.id, &own_id(question, key));
        let settled = |_| person.message(question.id).filter(|message| parts(message).is_empty());
        self.until_shown("the question to be settled", press, settled).await;
    }

    async fn asks_to_end(&self) {
        self.commanded(self.witness(), "/table end").await;
        let question = self.newest(self.after, "~decline").await;
        self.answers(&self.people[0], &question, "~decline").await;
    }

    async fn changes_hands(&mut self) {
        let at = if self.people.len() > 2 && self.dice.below(2) == 0 { 2 } else { 0 };
        let person = &self.people[at];
        let sure = self.commanded(person, "/table leave").await;
        let press = || person.begin_press(sure.id, &own_id(&sure, "~leave-now"));
        let left = |_| person.message(sure.id).filter(|message| parts(message).is_empty());
        self.until_shown("the seat to be left", press, left).await;
        let open = self.newest(self.after, "~seat.").await;
        let newcomer = self.stage.discord.user(&format!("zoe{}", self.thread()));
        self.sits_down(at, &newcomer, &open).await;
    }

    async fn is_gone(&mut self, at: usize) {
        // An earlier seat may still offer itself.
        let since = self.turns.last().map_or(self.after, |turn| turn.id);
        if self.dice.below(2) == 0 {
            self.is_forgotten(&self.people[at]).await;
            self.forgotten.push(self.people[at].id());
        } else {
            self.stage.discord.leaves(self.people[at].id());
            self.commanded(self.witness(), "/table seat").await;
            let mut others = [0, 2].into_iter().filter(|one| *one != at);
            if let Some(other) = others.find_map(|one| self.people.get(one)) {
                let question = self.newest(since, "~agree").await;
                self.answers(other, &question, "~agree").await;
            }
        }
        let open = self.newest(since, "~seat.").await;
        let again = self.stage.discord.user(self.names[at]);
        self.sits_down(at, &again, &open).await;
    }

    async fn is_forgotten(&self, person: &Person) {
        let open = |pressed: Option<Id>| person.answer_to(pressed?).filter(|message| has(message, ":~forget"));
        let mut shown = self.until_shown("settings", || person.begin_slash("/settings"), open).await;
        for key in ["~forget", "~forget-now"] {
            let press = || person.begin_press(shown.id, &own_id(&shown, key));
            let next = |_| person.message(shown.id).filter(|now| face(now) != face(&shown));
            shown = self.until_shown(key, press, next).await;
        }
    }

    async fn opens_and_closes(&self) {
        let host = self.witness().at("games");
        let open = |pressed: Option<Id>| host.answer_to(pressed?).filter(|message| joined(message) > 0);
        let lobby = self.until_shown("a lobby", || host.begin_slash(TEST_GAME), open).await;
        let press = || host.begin_press(lobby.id, &own_id(&lobby, "~options"));
        let page = |pressed: Option<Id>| host.answer_to(pressed?).filter(|message| has(message, "~private"));
        let options = self.until_shown("the options", press, page).await;
        let press = || host.begin_press(options.id, &own_id(&options, "~private"));
        let hidden = |_| host.message(options.id).filter(|message| has(message, "~listed"));
        self.until_shown("the lobby to be private", press, hidden).await;
        self.closes(&host, &lobby).await;
    }

    pub async fn manages(&self, host: &Person, lobby: &Seen) -> Seen {
        let press = || host.begin_press(lobby.id, &own_id(lobby, "~manage"));
        let order = |pressed: Option<Id>| host.answer_to(pressed?).filter(|message| has(message, "~close"));
        self.until_shown("what a host may do", press, order).await
    }

    async fn closes(&self, host: &Person, lobby: &Seen) {
        let manage = self.manages(host, lobby).await;
        // Where an edit of a process that was killed came late, whoever presses what is left sees how it is.
        let left = || host.begin_press(lobby.id, &own_id(lobby, "~leave"));
        let press = || host.begin_press(manage.id, &own_id(&manage, "~close")).or_else(|_| left());
        let closed = |_| host.message(lobby.id).filter(|message| parts(message).is_empty());
        self.until_shown("the lobby to close", press, closed).await;
    }

    async fn reads(&self) {
        let reader = self.witness();
        let open = |pressed: Option<Id>| reader.answer_to(pressed?).filter(|message| has(message, "~log-picture"));
        let story = self.until_shown("the story", || reader.begin_slash("/table log"), open).await;
        let menu = own_id(&story, "~log-picture");
        let of = |part: &&serde_json::Value| part["custom_id"] == menu.as_str();
        let value = parts(&story).iter().find(of).unwrap()["options"][0]["value"].as_str().unwrap().to_owned();
        let choose = || reader.begin_choice(story.id, &menu, &value);
        let drawn = |_| reader.message(story.id).filter(|now| now.files() == ["table.png"]);
        let shown = self.until_shown("the picture of a turn", choose, drawn).await;
        let older = |part: &&serde_json::Value| part["label"] == "Older ▶" && part["disabled"] != true;
        if let Some(older) = parts(&shown).iter().find(older).and_then(|part| part["custom_id"].as_str()) {
            let turned = |_| reader.message(story.id).filter(|now| face(now) != face(&shown));
            self.until_shown("what came before", || reader.begin_press(story.id, older), turned).await;
        }
        let listed =
            |pressed: Option<Id>| reader.answer_to(pressed?).filter(|page| page.text.contains("Tables on this server"));
        self.until_shown("the tables", || reader.begin_slash("/tables"), listed).await;
    }

    /// The id of the assistant's menu or button for a part.
    fn wish(assistant: &Seen, letter: &str) -> Option<String> {
        let ids = parts(assistant).into_iter().filter_map(|part| part["custom_id"].as_str().map(str::to_owned));
        ids.into_iter().find(|id| id.contains(&format!("~wish.{letter}.")))
    }

    async fn opens_step_by_step(&self) {
        let (host, guest) = (self.witness().at("games"), self.people[0].at("games"));
        let begun = |pressed: Option<Id>| host.answer_to(pressed?).filter(|one| Self::wish(one, "o").is_some());
        let mut shown = self.until_shown("the assistant", || host.begin_slash("/play"), begun).await;
        let invited = guest.id().to_string();
        for (letter, value) in [("g", "test-game"), ("s", "2"), ("p", invited.as_str())] {
            let id = Self::wish(&shown, letter).unwrap();
            let choose = || host.begin_choices(shown.id, &id, &[value.to_owned()]);
            let changed = |_| host.message(shown.id).filter(|now| face(now) != face(&shown));
            shown = self.until_shown("a choice", choose, changed).await;
        }
        let open = Self::wish(&shown, "o").unwrap();
        let told = |_| host.message(shown.id).filter(|now| now.text.contains("The table is open"));
        let told = self.until_shown("a table", || host.begin_press(shown.id, &open), told).await;
        let lobby = Id(told.text.rsplit('/').next().unwrap().trim().parse().unwrap());
        let lobby = look_until("the lobby", || host.message(lobby)).await;
        let table = own_id(&lobby, "~join").split(':').nth(1).unwrap().to_owned();
        let of_it = |message: &Seen| has(message, "~join") && own_id(message, "~join").contains(&table);
        assert_eq!(host.messages().into_iter().filter(of_it).count(), 1, "posted once");
        // Whoever was invited a short while ago is not again.
        if has(&lobby, "~refuse") {
            let press = || guest.begin_press(lobby.id, &own_id(&lobby, "~refuse"));
            let declined = |_| host.message(lobby.id).filter(|now| now.text.contains("Cannot come"));
            self.until_shown("the refusal", press, declined).await;
        }
        for (switch, says) in [("~switch.arrival", "in order of arrival"), ("~switch.ready", "starts by itself")] {
            let manage = self.manages(&host, &lobby).await;
            let press = || host.begin_press(manage.id, &own_id(&manage, switch));
            let switched = |_| host.message(lobby.id).filter(|now| now.text.contains(says));
            self.until_shown(says, press, switched).await;
        }
        let lobby = host.message(lobby.id).unwrap();
        let press = || host.begin_press(lobby.id, &own_id(&lobby, "~ready"));
        let ready = |_| host.message(lobby.id).filter(|now| now.text.contains("· ready"));
        self.until_shown("a host who is ready", press, ready).await;
        let press = || host.begin_press(lobby.id, &own_id(&lobby, "~colours"));
        let colours = |pressed: Option<Id>| host.answer_to(pressed?).filter(|message| has(message, "~colour"));
        let colours = self.until_shown("the colours", press, colours).await;
        let choose = || host.begin_choice(colours.id, &own_id(&colours, "~colour"), "3");
        let white = |_| host.message(lobby.id).filter(|now| now.text.contains("· White · ready"));
        self.until_shown("a host in white", choose, white).await;
        self.closes(&host, &lobby).await;
    }

    async fn sits_down(&mut self, at: usize, person: &Person, open: &Seen) {
        let person = person.in_channel(self.thread());
        let seat = parts(open).iter().find_map(|part| part["custom_id"].as_str().map(str::to_owned)).unwrap();
        let said =
            || self.public().into_iter().find(|message| message.id > open.id && message.text.contains("takes seat"));
        self.until_shown("the newcomer", || person.begin_press(open.id, &seat), |_| said()).await;
        for shown in self.shown.iter_mut().filter(|shown| shown.user == self.people[at].id().0) {
            shown.user = person.id().0;
        }
        self.people[at] = person;
    }

    /// Something after somebody has handed over; answers with her panel if it is her turn again by it.
    pub async fn mischief_after(&mut self, person: &Person, panel: &Seen, number: u64) -> Option<Seen> {
        let taken_back = |one: &Mischief| matches!(one, Mischief::Back | Mischief::BackIfAgreed);
        let at = self.mischief.iter().position(taken_back).filter(|_| has(panel, "~takeback"))?;
        let asked = self.mischief[at] == Mischief::BackIfAgreed;
        let handed_over = own_id(panel, "~takeback");
        let step = handed_over.split(':').nth(2)?.parse().ok()?;
        let next = if asked { Some(self.looked_at(number + 1).await?) } else { None };
        self.mischief.remove(at);
        let press = || person.begin_press(panel.id, &handed_over);
        let answered = |_| person.message(panel.id).filter(|now| face(now) != face(panel));
        self.until_shown("the turn to come back", press, answered).await;
        if let Some(next) = next {
            let question = self.newest(self.after, "~agree").await;
            self.answers(&next, &question, "~agree").await;
        }
        let said = |message: &Seen| {
            self.is_later(message)
                && turn_number(message) == Some(number)
                && message.text.contains("back the last turn")
        };
        let back = look_until("the taking back", || self.public().into_iter().rfind(said)).await;
        // An edit is no newer than what was taken back.
        self.after = if is_set_up(&back) { self.public().iter().map(|one| one.id).max()? } else { back.id };
        self.came_back.push(number);
        self.shown.push(Shown { step, key: "~rewind".to_owned(), user: person.id().0 });
        let again = self.open(person).await;
        assert!(again.as_ref().is_some_and(|panel| !presses(panel).is_empty()), "not hers: {}", person.screen());
        again
    }

    /// Whoever is called next has opened her panel.
    async fn looked_at(&self, number: u64) -> Option<Person> {
        let (_, next) = self.turn(number).await?;
        self.open(&next).await?;
        Some(next)
    }

    /// The same once more: the lobby of the table that follows this one.
    pub async fn once_more(&self) -> Seen {
        let (host, end) = (self.witness(), self.end().unwrap());
        let press = || host.begin_press(end.id, &own_id(&end, "~rematch"));
        self.until_shown("a rematch", press, |pressed| {
            let told = host.answer_to(pressed?)?;
            let message = told.text.rsplit('/').next()?.trim().parse().ok()?;
            host.at("games").message(Id(message))
        })
        .await
    }
}
