//! What people do besides this table: others that begin and end, and what one reads before one plays.

use super::stage::look_until;
use super::table::{Table, has};
use crate::people::{joined, own_id, parts};
use crate::pressing::face;
use local_discord::Id;
use local_discord::driver::{Person, Seen};

impl Table {
    /// A lobby for so many, in which two sit.
    async fn two_sit(&self, play: &str) -> (Person, Person, Seen) {
        let (host, guest) = (self.witness().at("games"), self.people[0].at("games"));
        let open = |pressed: Option<Id>| host.answer_to(pressed?).filter(|message| joined(message) > 0);
        let lobby = self.until_shown("a lobby", || host.begin_slash(play), open).await;
        let press = || guest.begin_press(lobby.id, &own_id(&lobby, "~join"));
        let both = |_| host.message(lobby.id).filter(|message| joined(message) == 2);
        self.until_shown("a guest", press, both).await;
        (host, guest, lobby)
    }

    pub async fn begins_with_fewer(&mut self) {
        let (host, guest, lobby) = self.two_sit("/play game:test-game players:3").await;
        let start = || host.begin_press(lobby.id, &own_id(&lobby, "~start"));
        let asked = |pressed: Option<Id>| host.follow_ups(pressed?).into_iter().find(|one| has(one, "~start-now"));
        let sure = self.until_shown("whether she means it", start, asked).await;
        let press = || host.begin_press(sure.id, &own_id(&sure, "~start-now"));
        let answered = |_| host.message(sure.id).filter(|message| parts(message).is_empty());
        self.until_shown("the start with fewer", press, answered).await;
        // Where an edit was lost, whoever presses what is left sees how it is.
        self.until_shown("the lobby that has begun", start, |_| has_begun(&host, &lobby)).await;
        self.ends(host, guest, &lobby).await;
    }

    pub async fn begins_by_itself(&mut self) {
        let (host, guest, lobby) = self.two_sit("/play game:test-game players:2").await;
        let manage = self.manages(&host, &lobby).await;
        let press = || host.begin_press(manage.id, &own_id(&manage, "~switch.ready"));
        let switched = |_| host.message(lobby.id).filter(|now| has(now, "~ready"));
        let lobby = self.until_shown("a lobby that starts by itself", press, switched).await;
        let press = || host.begin_press(lobby.id, &own_id(&lobby, "~ready"));
        let is_ready = |wanted: bool| host.message(lobby.id).filter(|now| now.text.contains("· ready") == wanted);
        self.until_shown("a host who is ready", press, |_| is_ready(true)).await;
        let already = |pressed: Option<Id>| host.follow_ups(pressed?).into_iter().find(|one| has(one, "~not-ready"));
        let already = self.until_shown("the way back", press, already).await;
        let take_back = || host.begin_press(already.id, &own_id(&already, "~not-ready"));
        self.until_shown("a host who is not ready", take_back, |_| is_ready(false)).await;
        self.until_shown("a host who is ready after all", press, |_| is_ready(true)).await;
        let press = || guest.begin_press(lobby.id, &own_id(&lobby, "~ready"));
        self.until_shown("the start by itself", press, |_| has_begun(&host, &lobby)).await;
        self.ends(host, guest, &lobby).await;
    }

    /// Whoever keeps order asks to end such a table, and both agree.
    async fn ends(&mut self, host: Person, guest: Person, lobby: &Seen) {
        // The thread of a message has the message's id.
        let [host, guest, owner] = [host, guest, self.stage.discord.owner()].map(|person| person.in_channel(lobby.id));
        look_until("the first turn", || host.reads("it is your turn").then_some(())).await;
        let sure = self.commanded(&owner, "/table end").await;
        let press = || owner.begin_press(sure.id, &own_id(&sure, "~ask-end"));
        let asked = |_| owner.message(sure.id).filter(|message| parts(message).is_empty());
        self.until_shown("the players to be asked", press, asked).await;
        let question = || host.messages().into_iter().find(|message| has(message, "~agree"));
        let question = look_until("the question", question).await;
        for person in [&host, &guest] {
            let press = || person.begin_press(question.id, &own_id(&question, "~agree"));
            let agreed =
                |now: &Seen| parts(now).is_empty() || now.text.contains(&format!("Agreed: {}", person.shown()));
            self.until_shown("one who agrees", press, |_| host.message(question.id).filter(agreed)).await;
        }
        look_until("the end of it", || host.reads("The table was ended").then_some(())).await;
        self.aside.push(host);
    }

    pub async fn learns(&self) {
        let reader = self.witness().at("general");
        let page = |pressed: Option<Id>| reader.answer_to(pressed?).filter(|page| has(page, "~help.turn"));
        let help = self.until_shown("help", || reader.begin_slash("/help"), page).await;
        let press = || reader.begin_press(help.id, &own_id(&help, "~help.turn"));
        let turned = |_| reader.message(help.id).filter(|now| face(now) != face(&help));
        self.until_shown("another page of help", press, turned).await;
        // A greeting that was to be sent when the bot was killed has no button.
        let hello = reader.says("hello").unwrap();
        let page = |pressed: Option<Id>| reader.answer_to(pressed?).filter(|page| has(page, "~lesson.1"));
        let lesson = || reader.begin_forgery(hello, "r1:me:0:~lesson.0");
        let lesson = self.until_shown("a turn in pictures", lesson, page).await;
        let press = || reader.begin_press(lesson.id, &own_id(&lesson, "~lesson.1"));
        let turned = |_| reader.message(lesson.id).filter(|now| has(now, "~lesson.2"));
        self.until_shown("the next picture", press, turned).await;
    }
}

fn has_begun(host: &Person, lobby: &Seen) -> Option<Seen> {
    host.message(lobby.id).filter(|message| parts(message).is_empty())
}
