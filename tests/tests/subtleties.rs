//! Every subtlety of Great Western Trail has a test with its number in the name (`gwt_051_…`), or a reason why not.

use std::collections::{BTreeMap, BTreeSet};
use tests::texts;

const LAST: u16 = 152;

/// What does not concern the first edition. A number that gets a test has to leave this table.
const EXCUSED: &[(u16, &str)] = &[
    (2, "second edition: hands of 4, 5, 6, 7 cards by seat, discarded down to 4"),
    (37, "second edition: the tile that copies printed actions, and no building twice in one turn"),
    (82, "second edition: the station master that builds as if with exactly 2 builders"),
    (114, "second edition: removing a card also gains dollars"),
    (120, "second edition: exchange tokens"),
    (121, "second edition: exchange tokens"),
    (122, "second edition: Simmental and Brahman cattle"),
    (123, "Rails to the North: town squares and branchlets"),
    (124, "Rails to the North: cities of the extension board"),
    (125, "Rails to the North: branchlets next to a station"),
    (126, "Rails to the North: rewards and costs of squares"),
];

#[test]
fn every_subtlety_is_tested_or_excused() {
    let tested = tested();
    let excused: BTreeMap<u16, &str> = EXCUSED.iter().copied().collect();
    let missing: Vec<u16> = (1..=LAST).filter(|n| !tested.contains(n) && !excused.contains_key(n)).collect();
    assert!(missing.is_empty(), "{} subtleties have neither a test nor a reason: {missing:?}", missing.len());
}

#[test]
fn no_excuse_is_out_of_date() {
    let tested = tested();
    for (number, reason) in EXCUSED {
        assert!((1..=LAST).contains(number) && !reason.is_empty());
        assert!(!tested.contains(number), "{number} has a test and needs no excuse ({reason})");
    }
    assert!(tested.iter().all(|number| (1..=LAST).contains(number)), "a test has a number that no subtlety has");
}

/// The numbers in the names of test functions.
fn tested() -> BTreeSet<u16> {
    let mut found = BTreeSet::new();
    for source in
        texts().iter().filter(|source| source.path.starts_with("engine/") || source.path.starts_with("tests/"))
    {
        let mut is_test = false;
        for line in source.text.lines().map(str::trim) {
            if let Some(name) = line.strip_prefix("fn gwt_") {
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
