//! What people do at a table besides playing.

use super::stage::look_until;
use super::table::{Shown, TEST_GAME, Table, has, turn_number};
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
    /// Somebody opens another table, and closes it.
    Close,
    /// A turn is taken back at once.
    Back,
    /// The next player has looked already, and agrees.
    BackIfAgreed,
}

impl Mischief {
    pub fn all(dice: &mut Dice) -> Vec<Mischief> {
        use Mischief::*;
        let mut all = vec![Settings, Resume, Rename, End, Leave, Gone, Close, Back, BackIfAgreed];
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
            Settings | Resume | Rename | End | Leave | Close => true,
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
        self.commanded(&self.people[at], "/table leave").await;
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
        let press = || host.begin_press(lobby.id, &own_id(&lobby, "~manage"));
        let order = |pressed: Option<Id>| host.answer_to(pressed?).filter(|message| has(message, "~close"));
        let manage = self.until_shown("what a host may do", press, order).await;
        let press = || host.begin_press(manage.id, &own_id(&manage, "~close"));
        let closed = |_| host.message(lobby.id).filter(|message| parts(message).is_empty());
        self.until_shown("the lobby to close", press, closed).await;
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
            message.id > self.after
                && turn_number(message) == Some(number)
                && message.text.contains("back the last turn")
        };
        self.after = look_until("the taking back", || self.public().into_iter().rfind(said)).await.id;
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
