//! A whole position in words, in parts that are short enough for the fields of a message.

use super::alt::MOST;
use super::games::with_stage;
use crate::scene::seats::Marks;
use engine::{AnyView, Audience, Seen};
use words::Voice;

/// Some lines under a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub title: String,
    /// At most 1,024 characters.
    pub text: String,
}

/// Everything that this audience sees of a table, in reading order.
pub fn in_words<A: Audience>(view: Seen<A, AnyView>, voice: &Voice) -> Seen<A, Vec<Part>> {
    view.map(|view| {
        let sections = with_stage(&view, voice.seats, Marks::default(), |stage| stage.sections());
        let parts = sections.iter().flat_map(|section| {
            let lines = section.lines.iter().map(|line| words::say(line, voice)).filter(|line| !line.is_empty());
            parted(&words::say(&section.title, voice), lines)
        });
        parts.collect()
    })
}

/// Lines that do not fit into one part go on in the next, with a number after the title.
fn parted(title: &str, lines: impl Iterator<Item = String>) -> Vec<Part> {
    let mut texts: Vec<String> = Vec::new();
    for line in lines.flat_map(|line| pieces(&line)) {
        match texts.last_mut() {
            Some(text) if text.chars().count() + 1 + line.chars().count() <= MOST => {
                text.push('\n');
                text.push_str(&line);
            }
            _ => texts.push(line),
        }
    }
    let named = |nth: usize| if nth == 0 { title.to_owned() } else { format!("{title} ({})", nth + 1) };
    texts.into_iter().enumerate().map(|(nth, text)| Part { title: named(nth), text }).collect()
}

/// A line that is too long is broken at a space.
fn pieces(line: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for word in line.split(' ') {
        let word: String = word.chars().take(MOST).collect();
        match pieces.last_mut() {
            Some(last) if last.is_empty() => *last = word,
            Some(last) if last.chars().count() + 1 + word.chars().count() <= MOST => {
                last.push(' ');
                last.push_str(&word);
            }
            _ => pieces.push(word),
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_goes_on_in_the_next_part() {
        let line = "four ".repeat(200);
        let parts = parted("Trail", vec![line.trim().to_owned(), "one".to_owned(), line].into_iter());
        assert_eq!(parts.iter().map(|part| part.title.as_str()).collect::<Vec<_>>(), ["Trail", "Trail (2)"]);
        assert!(parts.iter().all(|part| part.text.chars().count() <= MOST));
        assert!(parts[0].text.ends_with("one"));
        let long = parted("Map", std::iter::once("tile ".repeat(500)));
        assert_eq!(long.len(), 3);
    }
}
