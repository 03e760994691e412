//! Every subtlety of a game has a test with its number in the name (`gwt_051_…`, `pri_064_…`), or a reason why not.

use std::collections::{BTreeMap, BTreeSet};
use tests::texts;

struct List {
    /// How the names of its tests begin.
    prefix: &'static str,
    last: u16,
    /// What does not concern what is played here. A number that gets a test has to leave this table.
    excused: &'static [(u16, &'static str)],
}

const LISTS: [List; 2] =
    [List { prefix: "gwt", last: 152, excused: &[] }, List { prefix: "pri", last: 87, excused: &[] }];

#[test]
fn every_subtlety_is_tested_or_excused() {
    for List { prefix, last, excused } in LISTS {
        let tested = tested(prefix);
        let excused: BTreeMap<u16, &str> = excused.iter().copied().collect();
        let missing: Vec<u16> = (1..=last).filter(|n| !tested.contains(n) && !excused.contains_key(n)).collect();
        assert!(missing.is_empty(), "{prefix}: {} have neither a test nor a reason: {missing:?}", missing.len());
    }
}

#[test]
fn no_excuse_is_out_of_date() {
    for List { prefix, last, excused } in LISTS {
        let tested = tested(prefix);
        for (number, reason) in excused {
            assert!((1..=last).contains(number) && !reason.is_empty());
            assert!(!tested.contains(number), "{prefix} {number} has a test and needs no excuse ({reason})");
        }
        assert!(tested.iter().all(|number| (1..=last).contains(number)), "{prefix}: a test has an unknown number");
    }
}

/// The numbers in the names of test functions.
fn tested(prefix: &str) -> BTreeSet<u16> {
    let beginning = format!("fn {prefix}_");
    let mut found = BTreeSet::new();
    for source in
        texts().iter().filter(|source| source.path.starts_with("engine/") || source.path.starts_with("tests/"))
    {
        let mut is_test = false;
        for line in source.text.lines().map(str::trim) {
            if let Some(name) = line.strip_prefix(&beginning) {
                let digits: String = name.chars().take_while(char::is_ascii_digit).collect();
                if is_test && digits.len() == 3 && name[3..].starts_with('_') {
                    found.extend(digits.parse::<u16>());
                }
            }
            // Other attributes may stand between the mark and the function.
            is_test = line == "#[test]" || is_test && line.starts_with('#');
        }
    }
    found
}
