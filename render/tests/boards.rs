//! Whole boards, players' boards and scores: their sizes, their texts, and the same in words.

mod common;

use common::{GAMES, Game, ask};
use engine::{Seat, Standings};
use render::{Composed, Crop, LONGEST_ALT, Role, Scheme, Studio, compose, in_words};
use words::{Language, Voice};

type Options = &'static [(&'static str, &'static str)];

const EDITIONS: [Options; 5] = [
    &[],
    &[("north", "true")],
    &[("edition", "second")],
    &[("edition", "second"), ("cattle", "simmental")],
    &[("edition", "second"), ("north", "true"), ("cattle", "brahman")],
];

/// Positions of every edition, for two to four.
fn positions() -> impl Iterator<Item = Game> {
    let editions = EDITIONS.into_iter().map(|options| ("great-western-trail", options));
    let others = GAMES.into_iter().skip(1).map(|name| (name, &[][..]));
    editions.chain(others).flat_map(|(name, options)| {
        [(2, 0), (3, 120), (4, 500)].map(|(players, steps)| {
            let mut game = Game::with(name, options, players, 7);
            for _ in 0..steps {
                game.step();
            }
            game
        })
    })
}

/// On boards and scores, which are looked at longer than a decision.
const LEAST: f32 = 30.0;

fn is_read(composed: &Composed, context: &str) {
    let scene = &composed.scene;
    for (text, area) in scene.texts() {
        let large = text.size >= LEAST - 0.05 || text.role == Role::Letter;
        assert!(large, "{context}: \"{}\" is {} pixels high", text.text, text.size);
        assert!(scene.whole().holds(area), "{context}: \"{}\" is cut", text.text);
    }
}

#[test]
fn the_halves_for_a_small_screen_have_its_shape_and_can_be_read() {
    for game in positions() {
        for crop in [Crop::Land, Crop::Table] {
            let composed = compose(game.table.public_view(), &ask(crop)).get().clone();
            let context = format!("{:?} {crop:?}", game.table.kind());
            is_read(&composed, &context);
            let (width, height) = (composed.scene.width, composed.scene.height);
            assert!((width - 1080.0).abs() < 0.1 && (607.0..=810.5).contains(&height), "{context}: {width} x {height}");
        }
    }
}

#[test]
fn a_players_board_is_landscape_and_can_be_read() {
    for game in positions() {
        for seat in Seat::all(game.table.players()) {
            let composed = compose(game.table.public_view(), &ask(Crop::Player(seat))).get().clone();
            is_read(&composed, &format!("{:?} {seat:?}", game.table.kind()));
            assert!(composed.scene.width >= composed.scene.height);
        }
    }
}

#[test]
fn scores_can_be_read_with_ties_and_with_less_than_nothing() {
    let game = Game::after("great-western-trail", 4, 3, 60);
    let names: Vec<String> = ["Ada", "Bartholomew the Unhurried", "さくら", "Ł"].map(str::to_owned).to_vec();
    let voice = Voice { language: Language::English, seats: &names, you: None };
    for totals in [vec![12, 12], vec![-30, 107, -30], vec![0, 0, 0, 0], vec![88, 96, 96, -1]] {
        let by_seat = totals.iter().map(|&total| vec![("money", total), ("cities", 0), ("cattle", -total)]).collect();
        let standings = Standings::shared(by_seat);
        let wanted = render::Ask { voice, ..ask(Crop::Standings(&standings)) };
        let composed = compose(game.table.public_view(), &wanted).get().clone();
        is_read(&composed, &format!("{totals:?}"));
        for (seat, total) in totals.iter().enumerate() {
            let what = format!("cattle {seat} {}", -total);
            assert!(composed.scene.things.iter().any(|thing| thing.what == what), "{what}");
        }
    }
}

#[test]
fn a_position_is_told_in_parts_that_fit_into_fields() {
    for game in positions() {
        let view = game.table.public_view();
        let parts = in_words(view, &Voice::new(Language::English)).get().clone();
        assert!(!parts.is_empty());
        for part in parts {
            assert!(!part.title.is_empty() && !part.text.is_empty());
            assert!(part.text.chars().count() <= LONGEST_ALT, "{}: {}", part.title, part.text);
            let whole = format!("{} {}", part.title, part.text);
            assert!(!whole.contains("gwt-") && !whole.contains("pri-") && !whole.contains("picture-"), "{whole}");
        }
    }
}

#[test]
fn the_whole_position_says_what_lies_where_and_what_it_costs() {
    let game = Game::new("great-western-trail", 2, 1);
    let parts = in_words(game.table.public_view(), &Voice::new(Language::English)).get().clone();
    let part = |title: &str| parts.iter().find(|part| part.title == title).map(|part| part.text.clone());
    assert!(part("Trail").unwrap().contains("the first flood space: flood ("));
    assert!(part("Cattle market").unwrap().contains("one cowboy $6"));
    assert!(part("Job market").unwrap().contains("Row 1, $6: "));
}

#[test]
fn a_gallery_has_a_page_that_shows_its_pictures() {
    let folder = std::env::temp_dir().join(format!("railhead-gallery-{}", std::process::id()));
    let options = engine::Options::new();
    let drawn = render::gallery(&Studio::new(), "test-game", &options, engine::Seed::from(1), &folder).unwrap();
    let page = std::fs::read_to_string(folder.join("index.html")).unwrap();
    for path in &drawn {
        let file = path.file_name().unwrap().to_string_lossy();
        assert!(page.contains(&format!("src=\"{file}\"")), "{file}");
    }
    assert!(Scheme::ALL.iter().all(|scheme| page.contains(&format!("standings-2-{}.png", scheme.name()))));
    std::fs::remove_dir_all(folder).unwrap();
}
