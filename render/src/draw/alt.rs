//! A picture in words, for those who cannot see it.

use crate::scene::Sentence;
use words::Voice;

/// Discord takes no more beside a picture.
pub const MOST: usize = 1024;
/// There is more room on a page of its own.
pub const MOST_ON_PAGE: usize = 3600;

/// The sentences in reading order. If there is too much to say, the least important are left out, the last ones first.
pub fn text(sentences: &[Sentence], most: usize, voice: &Voice) -> String {
    let mut said: Vec<(u8, String)> = sentences
        .iter()
        .map(|sentence| (sentence.weight, words::say(&sentence.phrase, voice)))
        .filter(|(_, text)| !text.is_empty())
        .collect();
    let length = |said: &[(u8, String)]| said.iter().map(|(_, text)| text.chars().count() + 1).sum::<usize>();
    while length(&said) > most + 1 && said.len() > 1 {
        let least = said.iter().map(|(weight, _)| *weight).min().unwrap_or_default();
        let Some(last) = said.iter().rposition(|(weight, _)| *weight == least) else { break };
        said.remove(last);
    }
    let text = said.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join("\n");
    if text.chars().count() <= most {
        return text;
    }
    text.chars().take(most - 1).chain(['…']).collect()
}
