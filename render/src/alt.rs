//! A picture in words, for those who do not see it.

use crate::scene::Line;
use words::Voice;

/// Discord takes no more.
pub const MOST: usize = 1024;

/// The lines in reading order. If there is too much to say, the least important lines are left out, the last ones
/// first.
pub fn text(lines: &[Line], voice: &Voice) -> String {
    let mut said: Vec<(u8, String)> = lines
        .iter()
        .map(|line| (line.weight, words::say(&line.phrase, voice)))
        .filter(|line| !line.1.is_empty())
        .collect();
    let length = |said: &[(u8, String)]| said.iter().map(|line| line.1.chars().count() + 1).sum::<usize>();
    while length(&said) > MOST + 1 && said.len() > 1 {
        let least = said.iter().map(|line| line.0).min().unwrap_or_default();
        let Some(last) = said.iter().rposition(|line| line.0 == least) else { break };
        said.remove(last);
    }
    let text = said.into_iter().map(|line| line.1).collect::<Vec<_>>().join("\n");
    if text.chars().count() <= MOST {
        return text;
    }
    text.chars().take(MOST - 1).chain(['…']).collect()
}
