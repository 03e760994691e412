//! Icons are drawn as Discord takes them, and stand for things that are said.

mod common;

use engine::{Arg, Phrase};
use render::{ICON_SIZE, ICONS, icon_in, icon_of};
use std::collections::BTreeSet;

#[test]
fn every_icon_is_small_square_and_not_empty() {
    for icon in &ICONS {
        let file = icon.png();
        assert!(file.len() <= 256 * 1024, "{} has {} bytes", icon.name, file.len());
        let (width, height, pixels) = common::pixels(&file);
        assert_eq!((width, height), (ICON_SIZE, ICON_SIZE), "{}", icon.name);
        let solid = pixels.chunks_exact(4).filter(|pixel| pixel[3] > 200).count();
        let clear = pixels.chunks_exact(4).filter(|pixel| pixel[3] == 0).count();
        let all = (ICON_SIZE * ICON_SIZE) as usize;
        assert!(solid > all / 8, "{} covers {solid} of {all} pixels", icon.name);
        assert!(clear > 0, "{} leaves nothing clear", icon.name);
        let dark = pixels.chunks_exact(4).filter(|pixel| pixel[3] > 200 && pixel[..3].iter().all(|part| *part < 128));
        assert!(dark.count() > 0, "{} has nothing that is seen on white ground", icon.name);
        assert_eq!(file, icon.png(), "{} is drawn the same each time", icon.name);
    }
}

#[test]
fn names_are_plain_and_unique() {
    let mut names = BTreeSet::new();
    for icon in &ICONS {
        assert!(icon.name.len() >= 2 && icon.name.len() <= 24, "{}", icon.name);
        assert!(icon.name.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'_'), "{}", icon.name);
        assert!(names.insert(icon.name), "{} stands twice", icon.name);
    }
}

#[test]
fn every_thing_of_the_table_is_one_that_is_said() {
    let files = words::ids(words::Language::English);
    let ids: BTreeSet<&str> = files.iter().flat_map(|(_, ids)| ids.iter().map(String::as_str)).collect();
    let mut claimed = BTreeSet::new();
    for icon in &ICONS {
        assert!(!icon.things.is_empty(), "{} stands for nothing", icon.name);
        for thing in icon.things {
            let known = match thing.strip_suffix('*') {
                Some(beginning) => ids.iter().any(|id| id.starts_with(beginning)),
                None => ids.contains(thing),
            };
            assert!(known, "nobody says {thing}");
            assert!(claimed.insert(*thing), "{thing} has two icons");
        }
    }
}

#[test]
fn discs_have_the_colour_of_their_space() {
    use engine::great_western_trail::content::DiscSpace;
    for space in DiscSpace::all() {
        let wanted = if space.row().white { "white_disc" } else { "dark_disc" };
        assert_eq!(icon_of(&format!("gwt-disc-{}", space.name())).unwrap().name, wanted, "{}", space.name());
    }
}

#[test]
fn a_phrase_has_the_icon_of_the_first_thing_it_names() {
    let named = |phrase: &Phrase| icon_in(phrase).map(|icon| icon.name);
    let buy = Phrase::new("gwt-offer-buy").name("card", "gwt-short-west-highland-4").number("dollars", 12);
    assert_eq!(named(&buy), Some("west_highland"));
    let discard = Phrase::new("gwt-does-discard")
        .phrase("want", Phrase::new("gwt-breed-guernsey"))
        .phrase("gain", Phrase::new("gwt-gain-dollars").number("dollars", 2));
    assert_eq!(named(&discard), Some("guernsey"));
    assert_eq!(named(&Phrase::new("gwt-act-engine").number("spaces", 3)), Some("engine"));
    assert_eq!(named(&Phrase::new("gwt-offer-finish")), None);
    let risk = Phrase::new("gwt-ask-visit-other").name("place", "gwt-place-flood-risk-1");
    assert_eq!(named(&risk), None);
    let two = |a: &'static str, b: &'static str| Phrase::new("gwt-told-discarded").names("cards", [a, b]);
    assert_eq!(named(&two("gwt-cattle-jersey", "gwt-cattle-jersey")), Some("jersey"));
    assert_eq!(named(&two("gwt-cattle-jersey", "gwt-cattle-holstein")), None);
    assert_eq!(named(&Phrase::new("x").with("list", Arg::List(Vec::new()))), None);
}
