//! What can be looked up has a picture where it is a thing, and none where it is a rule.

mod common;

use engine::{Game, Topic};
use render::{LONGEST_ALT, Picture, Scheme, Studio, Width};
use std::collections::BTreeMap;
use words::{Language, Voice};

fn drawn(studio: &Studio, game: &Game, topic: &Topic, width: Option<u64>, scheme: Scheme) -> Option<Picture> {
    let width = width.and_then(|width| Width::new(width).ok());
    studio.topic(game.kind, topic, width, scheme, &Voice::new(Language::English))
}

/// A section of the rules has a text of its own by its id; a tile's id begins with what kind of tile it is.
fn is_section(topic: &Topic) -> bool {
    topic.title.args.is_empty()
}

#[test]
fn every_tile_that_can_be_looked_up_has_a_picture_and_no_section_has_one() {
    let studio = Studio::new();
    for game in engine::games().into_iter().filter(|game| game.kind.0 != "test-game") {
        let mut tiles = 0;
        for topic in (game.topics)() {
            let picture = drawn(&studio, &game, &topic, None, Scheme::Light);
            assert_eq!(picture.is_none(), is_section(&topic), "{} of {}", topic.id, game.kind.0);
            tiles += usize::from(picture.is_some());
        }
        assert!(tiles > 30, "{tiles} tiles of {}", game.kind.0);
    }
}

#[test]
fn the_pictures_are_not_empty_say_what_they_show_and_no_two_are_the_same() {
    let studio = Studio::new();
    for game in engine::games() {
        for scheme in Scheme::ALL {
            let mut seen: BTreeMap<Vec<u8>, String> = BTreeMap::new();
            for topic in (game.topics)() {
                let Some(picture) = drawn(&studio, &game, &topic, None, scheme) else { continue };
                assert_eq!(picture.width, 480, "{}", topic.id);
                assert!((120..=440).contains(&picture.height), "{} is {} high", topic.id, picture.height);
                let colours = common::colours(&picture.png);
                assert!(colours >= 4, "{} shows {colours} colours", topic.id);
                let title = words::say(&topic.title, &Voice::new(Language::English));
                assert!(picture.alt.starts_with(&title) && picture.alt.chars().count() <= LONGEST_ALT);
                let other = seen.insert(picture.png.to_vec(), topic.id.clone());
                assert!(other.is_none_or(|other| may_look_alike(&other, &topic.id)), "{} looks like another", topic.id);
            }
        }
    }
}

/// Tiles of two editions, or with the same reward, or told apart by their names alone.
fn may_look_alike(one: &str, other: &str) -> bool {
    let kind = |id: &str| id.split('-').next().unwrap_or_default().to_owned();
    kind(one) == kind(other) && ["town", "senator", "building"].contains(&kind(one).as_str())
}

#[test]
fn a_picture_comes_as_wide_as_it_is_wanted() {
    let studio = Studio::new();
    let game = engine::game("great-western-trail").unwrap();
    let topic = (game.topics)().into_iter().find(|topic| topic.id == "building-9a").unwrap();
    let picture = drawn(&studio, &game, &topic, Some(720), Scheme::Dark).unwrap();
    assert_eq!(picture.width, 720);
}
