//! A turn as it is told afterwards: the result in one sentence, then what else weighs something.

use super::super::text::{bullet, heading};
use crate::discord::kit::speaker::Speaker;
use engine::{Arg, News, Phrase, Seat, Weight};

/// How many deeds the first sentence joins.
const JOINED: usize = 3;
/// How many lines follow it.
const LINES: usize = 4;
/// The same in a list of turns.
const BRIEF: usize = 2;

/// What the one who played did, then what happened to others by it.
pub fn told(by: Option<Seat>, news: &[News], speaker: &Speaker) -> Vec<String> {
    telling(by, news, LINES, speaker)
}

/// The same among other turns.
pub fn brief(by: Option<Seat>, news: &[News], speaker: &Speaker) -> Vec<String> {
    telling(by, news, BRIEF, speaker)
}

fn telling(by: Option<Seat>, news: &[News], most: usize, speaker: &Speaker) -> Vec<String> {
    let (hers, others): (Vec<&News>, Vec<&News>) =
        news.iter().partition(|news| by.is_none() || who(&news.phrase).is_none_or(|who| Some(who) == by));
    let mut lines = Vec::new();
    let mut left: Vec<News> = hers.into_iter().cloned().collect();
    if let Some(by) = by {
        let deeds = heaviest(&left, JOINED);
        let joined: Vec<&Phrase> = deeds.iter().map(|&at| &left[at].phrase).collect();
        if let Some(sentence) = words::say_together(by, &joined, &speaker.voice()) {
            lines.push(heading(&sentence));
            for &at in deeds.iter().rev() {
                left.remove(at);
            }
        }
    }
    left.retain(|news| news.weight > Weight::Aside);
    lines.extend(speaker.lines(&left, most).iter().map(|line| bullet(line)));
    if !others.is_empty() {
        let others: Vec<News> = others.into_iter().cloned().collect();
        lines.push(heading(&speaker.plain("bot-others")));
        lines.extend(speaker.lines(&others, most).iter().map(|line| bullet(line)));
    }
    lines
}

/// The places of those that weigh most, in the order in which they happened.
fn heaviest(news: &[News], most: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..news.len()).filter(|&at| news[at].weight > Weight::Aside).collect();
    places.sort_by_key(|&at| std::cmp::Reverse(news[at].weight));
    places.truncate(most);
    places.sort_unstable();
    places
}

fn who(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if name == "who" => Some(*seat),
        _ => None,
    })
}
