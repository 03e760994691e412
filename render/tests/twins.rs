//! What an eye cannot know changes no pixel of its picture and no word of its description.

mod common;

use common::{GAMES, Game, ask, crops};
use engine::{AnyTable, AnyView, Audience, Dice, Eye, Seat, Seed, Seen};
use render::{Ask, Crop, Picture, Studio};

fn pictures<A: Audience>(
    studio: &Studio,
    view: &Seen<A, AnyView>,
    since: &Seen<A, AnyView>,
    table: &AnyTable,
) -> Vec<Picture> {
    let decision = table.decision();
    let mut wanted = crops(table.players());
    wanted.extend([Crop::Changed(None), Crop::Decision(decision.as_ref())]);
    let draw = |crop| studio.draw(view.clone(), &Ask { since: Some(since), ..ask(crop) }).get().clone();
    wanted.into_iter().map(draw).collect()
}

/// Each with a studio of its own, so that no picture comes out of the other's cache.
struct Pair {
    one: Studio,
    other: Studio,
}

impl Pair {
    fn same<A: Audience>(
        &self,
        one: (&Seen<A, AnyView>, &AnyTable),
        other: (&Seen<A, AnyView>, &AnyTable),
        since: &Seen<A, AnyView>,
    ) {
        let here = pictures(&self.one, one.0, since, one.1);
        let there = pictures(&self.other, other.0, since, other.1);
        for (row, (here, there)) in here.iter().zip(&there).enumerate() {
            assert_eq!(here.alt, there.alt, "picture {row} for {:?}", one.0.audience().eye());
            assert!(here.png == there.png, "picture {row} for {:?} differs", one.0.audience().eye());
        }
    }
}

#[test]
fn what_an_eye_cannot_know_changes_no_pixel_and_no_word() {
    let pair = Pair { one: Studio::new(), other: Studio::new() };
    for name in GAMES {
        for (players, seed, depth) in
            [(2, 11, 25), (3, 12, 120), (4, 13, 260), (2, 14, 180), (3, 15, 40), (4, 16, 90), (4, 17, 520)]
        {
            let mut game = Game::new(name, players, seed);
            let mut earlier = game.table.clone();
            for step in 0..depth {
                if step + 6 == depth {
                    earlier = game.table.clone();
                }
                game.step();
            }
            let table = &game.table;
            let twin_for = |eye| {
                let mut twin = table.clone();
                twin.redeal(eye, Dice::new(Seed::from(77 + seed)));
                twin
            };
            let twin = twin_for(Eye::Public);
            pair.same((&table.public_view(), table), (&twin.public_view(), &twin), &earlier.public_view());
            for seat in Seat::all(players as u8) {
                let twin = twin_for(Eye::Seat(seat));
                pair.same((&table.view_of(seat), table), (&twin.view_of(seat), &twin), &earlier.view_of(seat));
            }
        }
    }
}
