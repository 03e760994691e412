//! Pictures by order, and what is answered to a wrong one.

use engine::{Options, Seed};
use render::{Order, Studio};
use words::{Language, Voice};

fn order(options: &Options) -> Order<'_> {
    Order {
        game: "great-western-trail",
        options,
        players: 3,
        seed: Seed::from(4),
        steps: 30,
        seat: None,
        crop: "board",
        since: None,
        width: None,
        scheme: "light",
    }
}

#[test]
fn every_crop_can_be_ordered_in_every_width() {
    let options = Options::new();
    let studio = Studio::new();
    for crop in ["board", "land", "table", "decision", "player:2", "hand", "changed", "standings"] {
        for (seat, width) in [(None, 200), (Some(1), 390)] {
            let order = Order { crop, seat, width: Some(width), since: Some(10), ..order(&options) };
            let picture = order.prepare().unwrap().draw(&studio, Voice::new(Language::English));
            let decoder = png::Decoder::new(std::io::Cursor::new(&*picture.png));
            let reader = decoder.read_info().unwrap();
            assert_eq!((reader.info().width, reader.info().height), (picture.width, picture.height));
            assert_eq!(u64::from(picture.width), width, "{crop}");
        }
    }
}

#[test]
fn the_widest_board_can_be_ordered() {
    let options = Options::new();
    let widest = Order { width: Some(4000), ..order(&options) };
    let picture = widest.prepare().unwrap().draw(&Studio::new(), Voice::new(Language::English));
    assert_eq!((picture.width, picture.height), (4000, 2887));
}

#[test]
fn a_game_that_ends_early_is_shown_at_its_end() {
    let options = Options::new();
    let end = Order { steps: 1_000_000, crop: "decision", seat: Some(1), ..order(&options) };
    let picture = end.prepare().unwrap().draw(&Studio::new(), Voice::new(Language::English));
    assert_eq!(picture.width, 1080);
}

#[test]
fn a_wrong_order_is_answered_in_one_sentence() {
    let options = Options::new();
    let said = |order: Order| order.prepare().err().unwrap().to_string();
    assert_eq!(said(Order { width: Some(199), ..order(&options) }), "a picture is 200 to 4000 pixels wide, not 199");
    assert_eq!(said(Order { width: Some(4001), ..order(&options) }), "a picture is 200 to 4000 pixels wide, not 4001");
    for crop in ["", "map", "player", "player:x", "player:300"] {
        let sentence = said(Order { crop, ..order(&options) });
        assert!(sentence.starts_with(&format!("there is no crop \"{crop}\"; the crops are")), "{sentence}");
    }
    let nobody = "there is no seat 3 at this table; seats count from 0 to 2";
    assert_eq!(said(Order { seat: Some(3), ..order(&options) }), nobody);
    assert_eq!(said(Order { crop: "player:3", ..order(&options) }), nobody);
    assert_eq!(
        said(Order { scheme: "sepia", ..order(&options) }),
        "there is no scheme \"sepia\"; the schemes are light and dark"
    );
    assert_eq!(
        said(Order { since: Some(31), ..order(&options) }),
        "nothing can have changed since step 31: the picture shows step 30"
    );
    assert!(said(Order { game: "chess", ..order(&options) }).starts_with("there is no game called"));
}
