//! Kansas City: the town, and on its platform a bay for each foresight with two tiles and where they would go.

use super::parts::scenery::{self, Roof};
use crate::great_western_trail::crops::asked::{Asked, room};
use crate::great_western_trail::crops::hand;
use crate::great_western_trail::pieces::icons::{self, Token};
use crate::great_western_trail::pieces::{plot, small};
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::{On, Scene};
use crate::stage::tokens;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

const WIDTH: f32 = 1080.0;
const HEIGHT: f32 = 720.0;
/// Where the platform begins, below the band.
const TOWN: f32 = 134.0;
const BAY: f32 = 344.0;
const TILE: f32 = 142.0;
const BADGE: f32 = 60.0;

pub fn scene(asked: &Asked) -> Scene {
    let mut scene = asked.scene(HEIGHT, &[asked.money(), asked.certificates(), asked.points()]);
    let room = room(&scene, hand::STRIP);
    let mut pen = Pen::in_pane(&mut scene, room, LEAST_TEXT);
    pen.from(0.0, room.y).ground("gwt-kansas-city", WIDTH, 432.0, ground);
    sign(&mut pen, area(392.0, room.y + 14.0, 296.0, 74.0), asked);
    let column_asked = (0..3).find(|&column| (0..2).any(|row| asked.is_offered(&spots::foresight(column, row))));
    for column in 0..3 {
        let of = area(12.0 + column as f32 * (BAY + 12.0), room.y + TOWN + 2.0, BAY, room.h - TOWN - 14.0);
        let state = match column_asked {
            Some(now) if column == now => State::Asked,
            Some(now) if column < now => State::Done,
            _ => State::Later,
        };
        bay(&mut pen, asked.view, column, of, state);
    }
    asked.hand(&mut scene);
    scene
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    Done,
    Asked,
    Later,
}

/// The name of the town. Whoever arrives finds her number there.
fn sign(pen: &mut Pen, of: Area, asked: &Asked) {
    pen.plate(of, Ink::Walnut, Ink::Line, 4.5, 12.0);
    pen.frame(of.inset(8.0), Ink::Plank, 3.0, 8.0, false);
    pen.text(of.center(), Align::Middle, 50.0, Ink::Chalk, "Kansas City");
    let spot = spots::trail(KANSAS_CITY);
    pen.spot(spot.clone(), of);
    if asked.is_offered(&spot) {
        pen.frame(of.inset(-4.0), Ink::Gold, 6.0, 15.0, false);
        pen.badge_seat(&spot, at(of.x - 22.0, of.center().y), BADGE, On::Land);
    }
}

fn bay(pen: &mut Pen, view: &View, column: usize, of: Area, state: State) {
    let now = state == State::Asked;
    if now {
        pen.plate(area(of.x - 2.0, of.y - 2.0, of.w + 4.0, of.h + 5.0), Ink::Gold, Ink::Line, 3.0, 17.0);
        pen.fill(of.inset(9.0), Ink::Face, 12.0);
    } else {
        pen.fill(of, Ink::Rut, 16.0);
    }
    awning(pen, area(of.x - 2.0, of.y - 6.0, of.w + 4.0, 34.0), if now { Ink::Gold } else { Ink::MesaShade });
    pile(pen, area(of.center().x - 88.0, of.y - 24.0, 176.0, 60.0), column, view.supply[column]);
    for (row, tile) in view.foresight[column].iter().enumerate() {
        let middle = at(of.x + of.w * if row == 0 { 0.27 } else { 0.73 }, of.y + 144.0);
        let tile_area = Area::around(middle, TILE, TILE);
        let spot = spots::foresight(column, row);
        pen.spot(spot.clone(), tile_area);
        let Some(tile) = *tile else {
            let stakes = if state == State::Done { Ink::Changed } else { Ink::Stake };
            plot::plot(pen, tile_area.inset(6.0), stakes);
            continue;
        };
        for x in [middle.x - 40.0, middle.x + 40.0] {
            pen.fill(area(x - 3.0, tile_area.bottom(), 6.0, 20.0), Ink::Line, 0.0);
        }
        pen.thing(Some(spot.clone()), tile.name(), tile_area, |pen| small::supply(pen, tile_area, tile));
        let plank = area(middle.x - 76.0, tile_area.bottom() + 8.0, 152.0, 58.0);
        pen.plate(plank, Ink::Face, Ink::Line, 3.4, 10.0);
        tokens::row(pen, &destination(view, tile), plank.inset(3.0), 54.0, Ink::Line);
        pen.badge_seat(&spot, at(tile_area.x + 36.0, tile_area.y - 2.0), BADGE, On::Paper);
    }
}

/// Which pile a bay is refilled from, and how many tiles are left there.
fn pile(pen: &mut Pen, of: Area, column: usize, left: u32) {
    pen.plate(of, Ink::Face, Ink::Line, 4.0, 12.0);
    let back = area(of.x + 14.0, of.y + 8.0, 38.0, 46.0);
    pen.plate(back, Ink::Walnut, Ink::Line, 3.0, 6.0);
    pen.text(back.center(), Align::Middle, 42.0, Ink::Chalk, (column + 1).to_string());
    pen.text(at(of.x + 112.0, of.center().y), Align::Middle, 44.0, Ink::Line, format!("×{left}"));
}

fn awning(pen: &mut Pen, of: Area, ink: Ink) {
    for (nth, strip) in of.columns(8, 0.0).enumerate() {
        let Area { x, y, w, h } = strip;
        let cloth = Outline::from(x, y).to(x + w, y).to(x + w, y + h).quad((x + w / 2.0, y + h + 16.0), (x, y + h));
        pen.path(cloth.close(), Some(if nth % 2 == 0 { ink } else { Ink::Face }), Some((Ink::Line, 2.6)));
    }
    pen.fill(area(of.x - 4.0, of.y - 5.0, of.w + 8.0, 10.0), Ink::Line, 3.0);
}

/// Where a tile would come to lie: how many hazards of its kind lie already, what the next trade space is worth, what a
/// worker would cost.
fn destination(view: &View, tile: Supply) -> Vec<Token> {
    let lies = |place: &Place| view.trail[place.index()].is_some();
    match tile.kind() {
        SupplyKind::Hazard(hazard) => {
            let spaces = hazard_spaces(hazard.hazard_type());
            let count = spaces.iter().filter(|place| lies(place)).count();
            let icon = icons::hazard(hazard.hazard_type()).0;
            vec![Token::Icon(icon), Token::Number(format!("{count}/{}", spaces.len()))]
        }
        SupplyKind::Teepee(teepee) => {
            let icon = Token::Icon(icons::teepee(teepee));
            let free = view.catalog().trade_spaces.iter().find(|place| !lies(place));
            let value = match free.map(|&place| view.catalog().space(place).kind) {
                Some(SpaceKind::Trade(value)) if value < 0 => Token::Pay(value.unsigned_abs().to_string()),
                Some(SpaceKind::Trade(value)) => Token::Coin(value.into()),
                Some(SpaceKind::TradeForToken) => Token::Icon(Sprite::Exchange),
                _ => Token::Icon(Sprite::Cross),
            };
            vec![icon, Token::Arrow, value]
        }
        SupplyKind::Worker(_) => {
            let price = HIRE_COST.get(usize::from(view.token)).map(|price| Token::Pay(price.to_string()));
            vec![Token::Icon(Sprite::Token), Token::Arrow, price.unwrap_or(Token::Icon(Sprite::Cross))]
        }
    }
}

fn ground(pen: &mut Pen) {
    pen.fill(area(0.0, 0.0, WIDTH, 432.0), Ink::Sky, 0.0);
    let through = [(330.0, 66.0), (700.0, 50.0), (WIDTH, 60.0)];
    scenery::ridge(pen, (0.0, 76.0), (150.0, 34.0), &through, 432.0, Ink::MeadowLight);
    let houses = [
        (8.0, 84.0, 72.0, Ink::Mesa, Roof::Stepped),
        (96.0, 70.0, 96.0, Ink::RockShade, Roof::Flat),
        (170.0, 86.0, 64.0, Ink::MesaLit, Roof::Gable),
        (262.0, 74.0, 84.0, Ink::Plank, Roof::Stepped),
        (744.0, 78.0, 74.0, Ink::Mesa, Roof::Gable),
        (826.0, 66.0, 94.0, Ink::Rock, Roof::Flat),
        (896.0, 90.0, 70.0, Ink::MesaLit, Roof::Stepped),
        (990.0, 80.0, 88.0, Ink::MesaShade, Roof::Flat),
        (346.0, 52.0, 96.0, Ink::Rock, Roof::Gable),
        (682.0, 54.0, 92.0, Ink::Rock, Roof::Gable),
    ];
    for (x, w, h, ink, roof) in houses {
        let of = area(x, TOWN - h, w, h);
        scenery::house(pen, of, ink, roof);
        scenery::windows(pen, of, if w < 60.0 { 1 } else { 2 });
        if matches!(roof, Roof::Flat) {
            pen.fill(area(x - 4.0, of.y - 6.0, w + 8.0, 10.0), Ink::Line, 2.0);
        }
    }
    pen.plate(area(400.0, TOWN - 30.0, 280.0, 30.0), Ink::PlankDeep, Ink::Line, 3.0, 0.0);
    for x in [418.0, 662.0] {
        pen.plate(area(x - 7.0, 20.0, 14.0, TOWN - 20.0), Ink::PlankDeep, Ink::Line, 3.0, 3.0);
    }
    scenery::boards(pen, area(0.0, TOWN - 2.0, WIDTH, 434.0 - TOWN));
}
