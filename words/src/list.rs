//! Enumerations.

use crate::voice::Wording;
use engine::Arg;
use fluent_bundle::FluentArgs;

impl Wording<'_> {
    /// "a, b and c". Where something occurs more than once it becomes an inventory, each thing once, in the order of
    /// their first appearance: "2 × a, b".
    pub(crate) fn enumerated(&mut self, args: &[Arg]) -> String {
        let mut kinds: Vec<(&Arg, i64)> = Vec::new();
        for arg in args {
            match kinds.iter_mut().find(|(kind, _)| *kind == arg) {
                Some((_, count)) => *count += 1,
                None => kinds.push((arg, 1)),
            }
        }
        let inventory = kinds.len() < args.len();
        let things = kinds.into_iter().map(|(kind, count)| self.counted(kind, count)).collect::<Vec<_>>();
        let last = if inventory { "list-more" } else { "list-pair" };
        self.strung(things, last).unwrap_or_else(|| self.message("list-nothing", &FluentArgs::new()))
    }

    /// "a, b and c".
    pub(crate) fn join(&mut self, things: Vec<String>) -> Option<String> {
        self.strung(things, "list-pair")
    }

    fn strung(&mut self, mut things: Vec<String>, last_by: &str) -> Option<String> {
        let last = things.pop()?;
        let start = things.into_iter().reduce(|so_far, next| self.joined("list-more", so_far, next));
        Some(match start {
            Some(start) => self.joined(last_by, start, last),
            None => last,
        })
    }

    fn counted(&mut self, kind: &Arg, count: i64) -> String {
        let thing = self.text(kind);
        if count == 1 {
            return thing;
        }
        let mut args = FluentArgs::new();
        args.set("count", count);
        args.set("thing", thing);
        self.message("list-counted", &args)
    }

    fn joined(&mut self, how: &str, first: String, second: String) -> String {
        let mut args = FluentArgs::new();
        args.set("first", first);
        args.set("second", second);
        self.message(how, &args)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Voice, say};
    use engine::{Arg, Phrase};

    fn said(things: &[i64]) -> String {
        let list = Arg::List(things.iter().map(|&thing| Arg::Number(thing)).collect());
        let phrase = Phrase::new("list-more").with("first", Arg::Number(0)).with("second", list);
        say(&phrase, &Voice::new(Language::English))
    }

    #[test]
    fn things_are_enumerated_and_equal_ones_counted() {
        assert_eq!(said(&[]), "0, nothing");
        assert_eq!(said(&[7]), "0, 7");
        assert_eq!(said(&[7, 8]), "0, 7 and 8");
        assert_eq!(said(&[7, 8, 9]), "0, 7, 8 and 9");
        assert_eq!(said(&[7, 8, 7]), "0, 2 × 7, 8");
        assert_eq!(said(&[7, 7, 7]), "0, 3 × 7");
    }
}
