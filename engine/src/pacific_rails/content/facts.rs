//! The board as it is read says what its file says, and the options are those of its rulings.

use crate::Version;
use crate::pacific_rails::content::*;
use crate::pacific_rails::scenarios::scene::{BLUE, RED, Scene};
use crate::pacific_rails::state::charter::{OPTIONS, Ruling};
use toml::Table;

fn board_file() -> Table {
    include_str!("board.toml").parse().expect("the board file")
}

/// The name of a ruling in the file, by its option.
const NAMES: [(&str, &str); 18] = [
    ("supply-limited", "supply_limited"),
    ("top-worker-counts", "worker_on_district_counts_as_adjacent"),
    ("hats-declared", "hats_declared_before_resolving"),
    ("void-only-forced", "void_action_only_when_forced"),
    ("house-any-district", "district_house_any_resource_district"),
    ("swap-scores", "upgrade_replacement_scores"),
    ("swap-must-differ", "upgrade_replacement_must_differ"),
    ("senator-needs-effect", "senator_needs_some_effect"),
    ("reset-needs-lowered", "reset_needs_one_lowered_senator"),
    ("additions-act", "additions_ahead_resolve_in_same_activation"),
    ("starts-exclusive", "start_locations_exclusive"),
    ("empty-city-passable", "empty_city_passable"),
    ("starts-are-terminals", "start_cells_are_terminals"),
    ("start-counts-as-city", "start_counts_as_city_for_distance"),
    ("path-must-shorten", "shortest_path_must_be_shortened"),
    ("origin-pays-nobody", "origin_city_pays_nobody"),
    ("no-mixing", "lay_and_hire_do_not_mix"),
    ("actions-add-up", "financier_actions_may_be_saved"),
];

#[test]
fn every_ruling_of_the_file_is_an_option_with_its_default() {
    let file = board_file();
    let rulings = file["rulings"].as_table().unwrap();
    assert_eq!(rulings.len(), Ruling::ALL.len() + 1);
    for ruling in Ruling::ALL {
        let (_, name) = NAMES.iter().find(|(key, _)| *key == ruling.key()).expect("a name");
        let entry = &rulings[*name];
        assert_eq!(entry["item"].as_integer(), Some(ruling.item().into()), "{name}");
        let spec = OPTIONS.iter().find(|spec| spec.key == ruling.key()).unwrap();
        assert_eq!(entry["value"].as_bool().unwrap().to_string(), spec.default, "{name}");
        assert_eq!(
            spec.default_in(Version::FIRST),
            "true",
            "what a table of the first version did not settle otherwise"
        );
    }
    let now_false = OPTIONS.iter().filter(|spec| spec.default == "false").map(|spec| spec.key);
    assert_eq!(now_false.collect::<Vec<_>>(), ["path-must-shorten"]);
    let cap = rulings["round_cap"]["value"].as_integer().unwrap();
    assert_eq!(OPTIONS.iter().find(|spec| spec.key == "round-cap").unwrap().default, cap.to_string());
}

#[test]
fn the_pieces_are_as_many_as_in_the_box() {
    let atlas = Atlas::ours().unwrap();
    let board = &atlas.board;
    assert_eq!(u32::from(board.goods_each) * 4, 80);
    assert_eq!(u32::from(board.tracks_each) * 3, 210);
    assert_eq!((board.houses, board.telegraphs.as_slice()), (11, &[1, 2, 3, 4, 5, 6, 7][..]));
    assert_eq!(board.upgrades.iter().sum::<u8>(), 20);
    assert_eq!(board.piles.map(|piles| piles.iter().sum::<u8>()), [16, 20, 24]);
    assert_eq!(board.senators.map(|senator| senator.cost), [1, 1, 1, 1, 2, 2, 3, 3]);
    assert_eq!((board.path_tile, board.other_tile, board.passed, board.coasts), (2, 1, 3, 15));
    assert_eq!(board.slot_points, [[0, 0], [0, 0], [2, 3]]);
}

#[test]
fn a_board_that_cannot_be_used_says_why_in_one_sentence() {
    let text = include_str!("board.toml");
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let why = Board::read(&text.replacen(from, to, 1)).expect_err("a board that cannot be used").0;
        assert!(why.starts_with("the board file cannot be used: ") && !why.contains('\n'), "{why}");
        why
    };
    assert!(refused("pays = \"iron\"", "pays = \"gold\"").contains("gold"));
    assert!(refused("count = 2", "count = 3").contains("20 carriage upgrades"));
    assert!(refused("per_player = { 2 = 6", "per_player = { 2 = 5").contains("12 workers"));
    assert!(refused("joins = [\"gunpowder\", \"crew\"]", "joins = [\"gunpowder\", \"wood\"]").contains("neighbouring"));
    assert!(refused("cost = 3", "cost = 2").contains("senators cost"));
    assert!(refused("id = \"most_crew\"", "id = \"most_luck\"").contains("goals"));
    assert!(refused("buildings_vp = [2,", "buildings_vp = [2, 3,").contains("end table"));
    assert!(refused("format = 1", "format = 7").contains("format"));
    refused("\n[congress]\n", "\n[senate]\n");
}

#[test]
fn another_board_is_played_by() {
    // Telegraphs that score more, by the same file otherwise.
    let text = include_str!("board.toml").replacen("telegraph_vp = [1, 2,", "telegraph_vp = [9, 2,", 1);
    let mut position = Scene::with(2, &[("board", text.as_str())]).station(BLUE, "denver").goods(RED, "coin").play();
    position.play(&["use.iron", "place.s02", "telegraph.denver"]);
    assert_eq!(position.points(RED, "telegraphs"), 9);
    let written = serde_json::to_value(position.state()).unwrap();
    assert!(matches!(&written["atlas"]["board_file"], serde_json::Value::String(file) if *file == text));
    let again: crate::pacific_rails::State = serde_json::from_value(written).unwrap();
    assert_eq!(again.board().telegraphs[0], 9);
}
