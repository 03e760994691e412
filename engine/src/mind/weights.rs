//! Numbers that were learned, as small texts in the repository.

use std::fmt::Write;

/// How much everything counts for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Weights {
    pub likings: Vec<f32>,
    /// Of each feature.
    pub worth: Vec<f32>,
}

impl Weights {
    /// Likings stand one name a line, with their numbers; what is not named counts nothing. Worth is a list of numbers.
    pub fn read(names: &[(&str, usize)], likings: &str, worth: &str) -> Weights {
        let lines: Vec<Vec<&str>> = likings.lines().map(|line| line.split_whitespace().collect()).collect();
        let mut all: Vec<f32> = Vec::new();
        for &(name, count) in names {
            let line = lines.iter().find(|line| line.first() == Some(&name));
            let numbers = line.into_iter().flatten().skip(1).filter_map(|text| text.parse::<f32>().ok());
            let start = all.len();
            all.extend(numbers.take(count));
            all.resize(start + count, 0.0);
        }
        let worth = worth.split_whitespace().filter_map(|text| text.parse().ok()).collect();
        Weights { likings: all, worth }
    }

    pub fn write_likings(&self, names: &[(&str, usize)]) -> String {
        let mut text = String::new();
        let mut at = 0;
        for &(name, count) in names {
            text.push_str(name);
            for number in self.likings.iter().skip(at).take(count) {
                let _ = write!(text, " {number:.5}");
            }
            text.push('\n');
            at += count;
        }
        text
    }

    pub fn write_worth(&self) -> String {
        self.worth.iter().fold(String::new(), |mut text, number| {
            let _ = writeln!(text, "{number:.6}");
            text
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_written_and_read_again_are_the_same_and_what_is_missing_counts_nothing() {
        let names = [("cow", 2), ("rail", 1)];
        let weights = Weights { likings: vec![0.5, -1.25, 3.0], worth: vec![1.0, -0.5] };
        let again = Weights::read(&names, &weights.write_likings(&names), &weights.write_worth());
        assert_eq!(again, weights);
        let less = Weights::read(&[("cow", 3), ("town", 1), ("rail", 1)], "rail 3\ncow 0.5 -1.25", "");
        assert_eq!(less.likings, [0.5, -1.25, 0.0, 0.0, 3.0]);
    }
}
