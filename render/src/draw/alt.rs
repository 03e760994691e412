//! A picture in words, for those who cannot see it.

use crate::scene::Sentence;
use words::Voice;

/// Discord takes no more.
pub const MOST: usize = 1024;

/// The sentences in reading order. If there is too much to say, the least important are left out, the last ones first.
pub fn text(sentences: &[Sentence], voice: &Voice) -> String {
    let mut said: Vec<(u8, String)> = sentences
        .iter()
        .map(|sentence| (sentence.weight, words::say(&sentence.phrase, voice)))
        .filter(|(_, text)| !text.is_empty())
        .collect();
    let length = |said: &[(u8, String)]| said.iter().map(|(_, text)| text.chars().count() + 1).sum::<usize>();
    while length(&said) > MOST + 1 && said.len() > 1 {
        let least = said.iter().map(|(weight, _)| *weight).min().unwrap_or_default();
        let Some(last) = said.iter().rposition(|(weight, _)| *weight == least) else { break };
        said.remove(last);
    }
    let text = said.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join("\n");
    if text.chars().count() <= MOST {
        return text;
    }
    text.chars().take(MOST - 1).chain(['…']).collect()
}
