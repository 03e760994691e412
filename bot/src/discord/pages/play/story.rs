//! A turn as it is told afterwards: the result in one sentence, then what else weighs something.

use super::super::text::{bullet, heading};
use super::status;
use crate::discord::kit::speaker::Speaker;
use engine::{AnyTable, Arg, News, Phrase, Seat, Weight};

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

/// Who is next, with what is asked, how far the end is once it is near, and how she stands.
pub fn call(now: &AnyTable, next: Seat, waiting: &Phrase, speaker: &Speaker) -> Vec<String> {
    let mut lines = vec![format!("▸ {}", speaker.say(waiting))];
    lines.extend(now.nearing().map(|far| format!("⏳ {}", speaker.say(&far))));
    if let Some(stands) = status::public(now, next, speaker) {
        let who = speaker.say(&Phrase::new("bot-stands").seat("who", next));
        lines.push(format!("{who} {stands}"));
    }
    lines
}

fn telling(by: Option<Seat>, news: &[News], most: usize, speaker: &Speaker) -> Vec<String> {
    let (hers, others): (Vec<&News>, Vec<&News>) =
        news.iter().partition(|news| by.is_none() || who(&news.phrase).is_none_or(|who| Some(who) == by));
    let mut lines = Vec::new();
    let mut left: Vec<News> = hers.into_iter().cloned().collect();
    if let Some(by) = by {
        let deeds = heaviest(&left, JOINED);
        let all: Vec<&Phrase> = left.iter().map(|news| &news.phrase).collect();
        if let Some(sentence) = words::say_together(by, &all, &deeds, &speaker.voice()) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    const ANNA: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    fn speaker() -> Speaker {
        Speaker::new(Language::English, vec!["Anna".to_owned(), "Ben".to_owned()])
    }

    fn news(id: &'static str, who: Seat, weight: Weight) -> News {
        News { phrase: Phrase::new(id).seat("who", who).seat("other", BEN), weight }
    }

    #[test]
    fn what_weighs_most_leads_and_stands_in_the_order_in_which_it_happened() {
        use Weight::{Aside, Chief, Major, Minor, Usual};
        let weights = [Minor, Major, Usual, Aside, Chief, Minor, Major];
        let all: Vec<News> = weights.iter().map(|&weight| news("tg-drew", ANNA, weight)).collect();
        assert_eq!(heaviest(&all, JOINED), [1, 4, 6]);
        let gave = news("tg-gave", ANNA, Major);
        let told = told(Some(ANNA), &[news("tg-drew", ANNA, Minor), gave, news("tg-drew", ANNA, Aside)], &speaker());
        assert_eq!(told, ["**Anna drew a card and gave a card to Ben.**"], "what follows by itself is left out");
    }

    #[test]
    fn at_most_four_lines_follow_the_result_and_say_how_much_is_left() {
        let all = vec![news("tg-drew", ANNA, Weight::Usual); 12];
        let told = told(Some(ANNA), &all, &speaker());
        assert!(told[0].starts_with("**Anna drew a card, "), "{told:?}");
        assert_eq!(told.len(), 1 + LINES, "{told:?}");
        assert!(told[LINES].contains("6 more"), "{told:?}");
        assert_eq!(brief(Some(ANNA), &all, &speaker()).len(), 1 + BRIEF);
    }

    #[test]
    fn what_others_had_to_do_stands_apart() {
        let all = [news("tg-drew", BEN, Weight::Major), news("tg-drew", ANNA, Weight::Minor)];
        let told = told(Some(ANNA), &all, &speaker());
        assert_eq!(told, ["**Anna drew a card.**", "**Meanwhile**", "• Ben drew a card."]);
    }

    #[test]
    fn how_far_the_end_is_stands_in_the_call_once_it_is_near_and_not_before() {
        let mut seen = [0, 0];
        for game in engine::games() {
            let seed = engine::Seed::from(5);
            let (mut table, _) = game.open(&engine::Options::new(), 2, seed).unwrap();
            let mut pick = engine::playout::picker(seed);
            while let Some(decision) = table.decision() {
                let call = call(&table, decision.seat, &table.waiting(), &speaker());
                let far = call.iter().filter(|line| line.starts_with('⏳')).count();
                assert_eq!(far, usize::from(table.nearing().is_some()), "{call:?}");
                assert!(call[0].starts_with("▸ "), "{call:?}");
                seen[far] += 1;
                let key = decision.choices[pick.below(decision.choices.len() as u32) as usize].offer.key;
                table.choose(decision.seat, decision.step, key.as_str()).unwrap();
            }
        }
        assert!(seen[0] > 100 && seen[1] > 10, "{seen:?}");
    }
}
