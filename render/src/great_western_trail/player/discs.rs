//! The discs of a player and what lies under them: an ability without discs has a gold frame.

use crate::great_western_trail::pieces::icons::{self, Token};
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

const SIDE: f32 = 46.0;
const DISC: f32 = 34.0;
/// Around the icons of a column.
const PAD: f32 = 10.0;

/// The auxiliary actions above, what else can be freed below; there is room for that of the add-on board too.
fn rows(catalog: &Catalog) -> [Vec<DiscSpace>; 2] {
    let above =
        |space: &DiscSpace| *space != DiscSpace::BRANCHLET && catalog.auxes.iter().any(|aux| aux.discs() == *space);
    DiscSpace::all().take(catalog.disc_kinds).partition::<Vec<_>, _>(above).into()
}

pub fn draw(pen: &mut Pen, view: &View, seat: Seat, of: Area) {
    pen.fill(of, Ink::CitiesPanel, 14.0);
    let catalog = view.catalog();
    let height = (of.h - 10.0) / 2.0;
    for (nth, spaces) in rows(catalog).into_iter().enumerate() {
        // All icons of a row have one size, and columns are as wide as what they hold.
        let tokens = |space: &DiscSpace| unlocks(catalog, *space);
        let room = of.w - 10.0 - PAD * spaces.len() as f32;
        let icons: f32 = spaces.iter().map(|space| tokens::width(&tokens(space), 1.0)).sum();
        let side = (room / icons.max(1.0)).min(SIDE);
        let wanted =
            |space: &DiscSpace| tokens::width(&tokens(space), side).max(44.0 * f32::from(space.row().count)) + PAD;
        let share = (of.w - 10.0) / spaces.iter().map(wanted).sum::<f32>().max(1.0);
        let mut x = of.x + 5.0;
        for space in spaces {
            let w = wanted(&space) * share;
            let cell = area(x + 2.0, of.y + 7.0 + height * nth as f32, w - 4.0, height - 4.0);
            one(pen, view, seat, space, cell);
            x += w;
        }
    }
}

fn one(pen: &mut Pen, view: &View, seat: Seat, space: DiscSpace, of: Area) {
    let spot = spots::discs(space);
    pen.spot(spot.clone(), of);
    let left = view.players[seat.index()].discs.get(space);
    printed(pen, view.catalog(), space, of, left == 0);
    for row in 0..left.min(space.row().count) {
        let disc = place(space, of, row);
        let what = format!("disc {} on {} {}", seat.0, space.name(), row + 1);
        pen.thing(Some(spot.clone()), what, disc, |pen| {
            pen.sprite(hole(space), disc);
            pen.mark(seat, disc.inset(4.0));
        });
    }
}

/// A space of the board by itself: the area, and how it is drawn there.
pub fn face(space: DiscSpace, catalog: &'static Catalog) -> (Area, impl FnOnce(&mut Pen)) {
    let icons = tokens::width(&unlocks(catalog, space), SIDE);
    let of = area(0.0, 0.0, icons.max(44.0 * f32::from(space.row().count)) + 2.0 * PAD, 100.0);
    (of, move |pen: &mut Pen| printed(pen, catalog, space, of, false))
}

/// What a space frees, and its holes.
fn printed(pen: &mut Pen, catalog: &Catalog, space: DiscSpace, of: Area, free: bool) {
    pen.fill(of, if free { Ink::Face } else { Ink::FaceDim }, 10.0);
    if free {
        pen.frame(of.inset(1.0), Ink::GoldDeep, 5.0, 9.0, false);
    }
    let icons = area(of.x + 2.0, of.y + 3.0, of.w - 4.0, SIDE);
    tokens::row(pen, &unlocks(catalog, space), icons, SIDE, Ink::Line);
    for row in 0..space.row().count {
        pen.sprite(hole(space), place(space, of, row).inset(5.0));
    }
}

fn place(space: DiscSpace, of: Area, row: u8) -> Area {
    let x = of.center().x + (f32::from(row) - (f32::from(space.row().count) - 1.0) / 2.0) * 44.0;
    Area::around(at(x, of.bottom() - 20.0), DISC, DISC)
}

fn hole(space: DiscSpace) -> Sprite {
    if space.row().white { Sprite::DiscWhite } else { Sprite::DiscDark }
}

/// What lies under the discs of a space.
pub fn unlocks(catalog: &Catalog, space: DiscSpace) -> Vec<Token> {
    use Token::{Coin, Icon, Number, Pay, Points};
    if let Some(&aux) = catalog.auxes.iter().find(|aux| aux.discs() == space) {
        return icons::aux(aux);
    }
    match space {
        DiscSpace::LIMIT_4 => vec![Icon(Sprite::Certificate), Number("4".into())],
        DiscSpace::LIMIT_6 => vec![Icon(Sprite::Certificate), Number("6".into())],
        DiscSpace::STEP_DOLLARS => vec![Icon(Sprite::Steps), Coin(space.row().dollars.into())],
        DiscSpace::STEP_POINTS => vec![Icon(Sprite::Steps), Points(STEP_POINTS)],
        _ => vec![Pay(space.row().fee.to_string()), Icon(Sprite::CardDraw), Number("+1".into())],
    }
}
