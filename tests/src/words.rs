//! Phrases in a plain form, for golden files and messages of tests.

use engine::{Arg, News, Phrase};

pub fn phrase_text(phrase: &Phrase) -> String {
    if phrase.args.is_empty() {
        return phrase.id.to_string();
    }
    let args: Vec<String> = phrase.args.iter().map(|(name, arg)| format!("{name}={}", arg_text(arg))).collect();
    format!("{}({})", phrase.id, args.join(" "))
}

pub fn news_text(news: &[News]) -> String {
    news.iter().map(|news| phrase_text(&news.phrase)).collect::<Vec<_>>().join("; ")
}

fn arg_text(arg: &Arg) -> String {
    match arg {
        Arg::Seat(seat) => format!("seat-{}", seat.0),
        Arg::Number(number) => number.to_string(),
        Arg::Name(name) | Arg::Proper(name) => name.to_string(),
        Arg::List(args) => format!("[{}]", args.iter().map(arg_text).collect::<Vec<_>>().join(" ")),
        Arg::Phrase(phrase) => phrase_text(phrase),
    }
}
