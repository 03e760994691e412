//! Saying a phrase.

use crate::locale::{Language, written};
use engine::{Arg, Phrase, Seat};
use fluent_bundle::{FluentArgs, FluentError, FluentValue};
use fluent_syntax::ast::Pattern;
use std::borrow::Cow;

/// The reader's language, and the names of the players.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    pub language: Language,
    /// By seat. A seat beyond the end goes by its colour.
    pub seats: &'a [String],
    /// The reader's own seat, who is spoken to as "you".
    pub you: Option<Seat>,
}

impl Voice<'static> {
    /// Seats go by their colours.
    pub fn new(language: Language) -> Self {
        Voice { language, seats: &[], you: None }
    }
}

/// The sentence.
pub fn say(phrase: &Phrase, voice: &Voice) -> String {
    Wording { voice, lacks: Vec::new(), mark: None }.phrase(phrase)
}

/// The sign that stands before what a message id names, if it has one.
pub type Mark<'a> = &'a dyn Fn(&str) -> Option<String>;

/// The sentence, with a sign before the first thing in it that has one.
pub fn say_marked(phrase: &Phrase, voice: &Voice, mark: Mark) -> String {
    Wording { voice, lacks: Vec::new(), mark: Some(mark) }.phrase(phrase)
}

/// What one did, as one sentence: "Anna hired a cowboy, built 2a and drew 3 cards." Only of what has such a form. `all` is
/// everything that she did, `deeds` are the places of what to say; what came of a deed may be said with it: "delivered to
/// Topeka for $3".
pub fn say_together(who: Seat, all: &[&Phrase], deeds: &[usize], voice: &Voice) -> Option<String> {
    let mut wording = Wording { voice, lacks: Vec::new(), mark: None };
    let mut done = Vec::new();
    for &at in deeds.iter().filter(|&&at| voice.language.did(&all[at].id).is_some()) {
        done.push(wording.deed_with(all[at], &all[at + 1..]));
    }
    let did = wording.join(done)?;
    Some(wording.deed(&Phrase::new("told").seat(WHO, who), did))
}

/// What this language lacks to say the phrase: the ids of missing messages, and `id: $argument` for a message that asks
/// for an argument the phrase does not have. Empty if all is well.
pub fn missing(phrase: &Phrase, language: Language) -> Vec<String> {
    let mut wording = Wording { voice: &Voice::new(language), lacks: Vec::new(), mark: None };
    wording.phrase(phrase);
    wording.lacks
}

/// The argument that names who did it.
const WHO: &str = "who";

/// One sentence in the making.
pub(crate) struct Wording<'a> {
    voice: &'a Voice<'a>,
    lacks: Vec<String>,
    /// Used once.
    mark: Option<Mark<'a>>,
}

impl Wording<'_> {
    fn phrase(&mut self, phrase: &Phrase) -> String {
        let mark = self.marked(&phrase.id);
        let args = self.arguments(phrase);
        if self.voice.language.did(&phrase.id).is_some() {
            let did = self.did(&phrase.id, &args);
            return mark + &self.deed(phrase, did);
        }
        mark + &self.message(&phrase.id, &args)
    }

    fn arguments(&mut self, phrase: &Phrase) -> FluentArgs<'static> {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            if let Arg::Seat(seat) = arg {
                // A message may have to say "your" instead of "Anna's".
                let is_you = if self.voice.you == Some(*seat) { "yes" } else { "no" };
                args.set(format!("{name}-you"), is_you);
            }
            args.set(name.to_string(), self.value(arg));
        }
        args
    }

    /// A whole sentence of what somebody did.
    fn deed(&mut self, phrase: &Phrase, did: String) -> String {
        let who = phrase.args.iter().find_map(|(name, arg)| match arg {
            Arg::Seat(seat) if name == WHO => Some(*seat),
            _ => None,
        });
        let mut args = FluentArgs::new();
        args.set("did", did);
        match who {
            Some(seat) if self.voice.you == Some(seat) => self.message("told-you", &args),
            Some(seat) => {
                args.set("who", self.seat(seat));
                self.message("told-by", &args)
            }
            None => self.message("told", &args),
        }
    }

    fn marked(&mut self, id: &str) -> String {
        let Some(mark) = self.mark.and_then(|mark| mark(id)) else { return String::new() };
        self.mark = None;
        format!("{mark} ")
    }

    /// Numbers stay numbers, so that a message can choose its plural by them.
    fn value(&mut self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.text(other)),
        }
    }

    pub(crate) fn text(&mut self, arg: &Arg) -> String {
        match arg {
            Arg::Seat(seat) => self.seat(*seat),
            Arg::Number(number) => written(*number),
            Arg::Name(id) => self.marked(id) + &self.message(id, &FluentArgs::new()),
            Arg::Proper(name) => name.to_string(),
            Arg::List(args) => self.list(args),
            Arg::Phrase(phrase) => self.phrase(phrase),
        }
    }

    /// One sign cannot stand for several different things.
    fn list(&mut self, args: &[Arg]) -> String {
        let mark = if args.iter().all(|arg| Some(arg) == args.first()) { None } else { self.mark.take() };
        let said = self.enumerated(args);
        self.mark = self.mark.or(mark);
        said
    }

    fn seat(&mut self, seat: Seat) -> String {
        if self.voice.you == Some(seat) {
            return self.message("seat-you", &FluentArgs::new());
        }
        if let Some(name) = self.voice.seats.get(seat.index()) {
            return name.clone();
        }
        let id = format!("seat-{}", seat.0);
        if self.voice.language.bundle().has_message(&id) {
            return self.message(&id, &FluentArgs::new());
        }
        let mut args = FluentArgs::new();
        args.set("number", i64::from(seat.0) + 1);
        self.message("seat-other", &args)
    }

    pub(crate) fn message(&mut self, id: &str, args: &FluentArgs) -> String {
        let pattern = self.voice.language.bundle().get_message(id).and_then(|message| message.value());
        self.pattern(id, pattern, args)
    }

    /// A deed and what came of it, if its message has a form for both: an attribute with the name of what came.
    fn deed_with(&mut self, phrase: &Phrase, later: &[&Phrase]) -> String {
        let language = self.voice.language;
        let form = |other: &Phrase| language.did_with(&phrase.id, &other.id);
        let Some(&came) = later.iter().find(|other| form(other).is_some()) else {
            let args = self.arguments(phrase);
            return self.did(&phrase.id, &args);
        };
        let pattern = form(came);
        let mut both = phrase.clone();
        for (name, arg) in came.args.iter().filter(|(name, _)| phrase.args.iter().all(|(own, _)| own != name)) {
            let more = later.iter().filter(|other| other.id == came.id).flat_map(|other| &other.args);
            let number = |(other, arg): &(_, Arg)| match arg {
                Arg::Number(number) if other == name => Some(*number),
                _ => None,
            };
            // It may have come in parts.
            let arg = if let Arg::Number(_) = arg { Arg::Number(more.filter_map(number).sum()) } else { arg.clone() };
            both.args.push((name.clone(), arg));
        }
        let args = self.arguments(&both);
        self.pattern(&phrase.id, pattern, &args)
    }

    /// What was done, without who did it.
    fn did(&mut self, id: &str, args: &FluentArgs) -> String {
        self.pattern(id, self.voice.language.did(id), args)
    }

    fn pattern(&mut self, id: &str, pattern: Option<&Pattern<&str>>, args: &FluentArgs) -> String {
        let bundle = self.voice.language.bundle();
        let Some(pattern) = pattern else {
            self.lacks.push(id.to_owned());
            return format!("⟨{id}⟩");
        };
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        self.lacks.extend(errors.iter().map(|error| format!("{id}: {}", reason(error))));
        said
    }
}

fn reason(error: &FluentError) -> Cow<'static, str> {
    use fluent_bundle::resolver::{ResolverError, errors::ReferenceKind};
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => format!("${id}").into(),
        other => other.to_string().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english(phrase: &Phrase) -> String {
        say(phrase, &Voice::new(Language::English))
    }

    fn pair(first: Arg, second: Arg) -> Phrase {
        Phrase::new("list-pair").with("first", first).with("second", second)
    }

    #[test]
    fn a_seat_goes_by_its_players_name_or_by_its_colour() {
        let phrase = pair(Arg::Seat(Seat(0)), Arg::Seat(Seat(1)));
        assert_eq!(english(&phrase), "Red and Blue");
        let names = ["Ada".to_owned()];
        assert_eq!(say(&phrase, &Voice { language: Language::English, seats: &names, you: None }), "Ada and Blue");
        assert_eq!(english(&pair(Arg::Seat(Seat(3)), Arg::Seat(Seat(6)))), "White and Seat 7");
    }

    #[test]
    fn a_phrase_within_a_phrase_is_said_in_place() {
        let inner = pair(Arg::Number(-3), Arg::Name("list-nothing".into()));
        assert_eq!(english(&pair(Arg::Phrase(Box::new(inner)), Arg::Number(1_000_000))), "−3 and nothing and 1000000");
    }

    #[test]
    fn the_first_thing_that_has_a_sign_gets_it_and_no_other() {
        let said = |phrase: &Phrase| {
            let mark = |id: &str| (id == "list-nothing").then(|| "*".to_owned());
            say_marked(phrase, &Voice::new(Language::English), &mark)
        };
        let nothing = || Arg::Name("list-nothing".into());
        assert_eq!(said(&pair(nothing(), nothing())), "* nothing and nothing");
        assert_eq!(said(&pair(Arg::Number(1), Arg::Phrase(Box::new(Phrase::new("list-nothing"))))), "1 and * nothing");
        let several = |other: Arg| Arg::List(vec![nothing(), other]);
        assert_eq!(said(&pair(several(nothing()), nothing())), "2 × * nothing and nothing");
        assert_eq!(said(&pair(several(Arg::Seat(Seat(0))), nothing())), "nothing and Red and * nothing");
        assert_eq!(english(&pair(nothing(), nothing())), "nothing and nothing");
    }

    #[test]
    fn a_message_that_is_not_there_is_said_visibly_and_reported() {
        let phrase = pair(Arg::Name("no-such-thing".into()), Arg::Phrase(Box::new(Phrase::new("not a valid id"))));
        assert_eq!(english(&phrase), "⟨no-such-thing⟩ and ⟨not a valid id⟩");
        assert_eq!(missing(&phrase, Language::English), ["no-such-thing", "not a valid id"]);
        assert!(missing(&pair(Arg::Number(1), Arg::Number(2)), Language::English).is_empty());
    }

    #[test]
    fn what_one_did_is_said_of_her_by_name_and_to_her_as_you() {
        let names = ["Ada".to_owned(), "Ben".to_owned()];
        let as_read_by = |you| Voice { language: Language::English, seats: &names, you };
        let gave = Phrase::new("tg-gave").seat("who", Seat(0)).seat("other", Seat(1));
        let drew = Phrase::new("tg-drew").seat("who", Seat(0));
        assert_eq!(say(&gave, &as_read_by(None)), "Ada gave a card to Ben.");
        assert_eq!(say(&gave, &as_read_by(Some(Seat(0)))), "You gave a card to Ben.");
        assert_eq!(say(&gave, &as_read_by(Some(Seat(1)))), "Ada gave a card to you.");
        let together = say_together(Seat(0), &[&drew, &gave, &drew], &[0, 1, 2], &as_read_by(None));
        assert_eq!(together.as_deref(), Some("Ada drew a card, gave a card to Ben and drew a card."));
        assert_eq!(say_together(Seat(0), &[&drew], &[], &as_read_by(None)), None);
    }

    #[test]
    fn a_delivery_is_told_with_what_it_brought_and_only_with_that() {
        let names = ["Ada".to_owned()];
        let voice = Voice { language: Language::English, seats: &names, you: None };
        let told = |id: &'static str| Phrase::new(id).seat("who", Seat(0));
        let gained = |dollars: i64| told("gwt-told-gained").number("dollars", dollars);
        let delivered = told("gwt-told-delivered").name("city", "gwt-city-topeka");
        let (income, disc, city) = (gained(7), gained(2), gained(1));
        let together = say_together(Seat(0), &[&income, &delivered, &disc, &city], &[1], &voice);
        assert_eq!(together.as_deref(), Some("Ada delivered to Topeka for $3."));
        let together = say_together(Seat(0), &[&income, &delivered], &[1], &voice);
        assert_eq!(together.as_deref(), Some("Ada delivered to Topeka."));
    }

    #[test]
    fn an_argument_that_is_not_there_is_reported() {
        let phrase = Phrase::new("list-pair").number("first", 1);
        assert_eq!(english(&phrase), "1 and {$second}");
        assert_eq!(missing(&phrase, Language::English), ["list-pair: $second"]);
    }
}
