//! What every picture of a decision and of a turn keeps, whatever the game: numbers lie on what they stand for and cover
//! nothing that is read, nothing is cut or too small, and a map is not empty.

mod common;

use common::{Game, ask};
use engine::{AnyView, Decision, Everyone, Seat, Seen};
use render::{Area, Ask, Badge, Composed, Crop, Item, LEAST_FIGURE, LEAST_TEXT, Paint, Role, Scene, Sprite, compose};
use std::collections::BTreeMap;
use std::sync::LazyLock;

type Options = &'static [(&'static str, &'static str)];

const KINDS: [(&str, Options); 5] = [
    ("great-western-trail", &[]),
    ("great-western-trail", &[("edition", "second"), ("buildings", "random")]),
    ("great-western-trail", &[("north", "true")]),
    ("great-western-trail", &[("edition", "second"), ("north", "true")]),
    ("pacific-rails", &[]),
];

/// So many pictures of one question, and of turns, in one game.
const EACH: usize = 4;
const TURNS: usize = 16;

/// A picture and where it comes from.
struct Shot {
    /// The game, and the step.
    line: String,
    /// The question, or that it is of a turn.
    what: String,
    offers: Vec<engine::Offer>,
    composed: Composed,
}

/// All of them, made once.
static SHOTS: LazyLock<Vec<Shot>> = LazyLock::new(shots);

fn shots() -> Vec<Shot> {
    let mut shots = Vec::new();
    for (row, (name, options)) in KINDS.into_iter().enumerate() {
        for players in 2..=4 {
            shots.extend(play(name, options, players, 1 + row as u64 * 3 + players));
        }
    }
    shots
}

fn play(name: &str, options: Options, players: u64, seed: u64) -> Vec<Shot> {
    let mut game = Game::with(name, options, players, seed);
    let mut shots: Vec<Shot> = Vec::new();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut before: Seen<Everyone, AnyView> = game.table.public_view();
    while let Some(decision) = game.table.decision() {
        let line = format!("{name} {options:?}, {players} players, seed {seed}, step {}", decision.step);
        let asked = game.table.menu().unwrap_or_else(|| decision.clone());
        let count = seen.entry(asked.prompt.id.to_string()).or_default();
        *count += 1;
        if *count <= EACH && asked.choices.len() > 1 {
            shots.push(of_decision(&game, &asked, line.clone()));
        }
        game.choose(&decision);
        if game.table.decider() != Some(decision.seat) {
            let count = seen.entry("turn".to_owned()).or_default();
            *count += 1;
            if count.is_multiple_of(3) && *count <= TURNS * 3 {
                shots.push(of_turn(&game, &before, decision.seat, line));
            }
            before = game.table.public_view();
        }
    }
    shots
}

fn of_decision(game: &Game, decision: &Decision, line: String) -> Shot {
    let view = game.table.view_of(decision.seat);
    let composed = compose(view, &ask(Crop::Decision(Some(decision)))).get().clone();
    let offers = decision.choices.iter().map(|choice| choice.offer.clone()).collect();
    Shot { line, what: decision.prompt.id.to_string(), offers, composed }
}

fn of_turn(game: &Game, before: &Seen<Everyone, AnyView>, by: Seat, line: String) -> Shot {
    let changed = Ask { since: Some(before), ..ask(Crop::Changed(Some(by))) };
    let composed = compose(game.table.public_view(), &changed).get().clone();
    Shot { line, what: "turn".to_owned(), offers: Vec::new(), composed }
}

/// Faults by picture and kind: how many, and the first of them with its game.
#[derive(Default)]
struct Faults(BTreeMap<(String, String), (usize, String)>);

impl Faults {
    fn add(&mut self, shot: &Shot, kind: &str, detail: impl FnOnce() -> String) {
        let entry = self.0.entry((shot.what.clone(), kind.to_owned())).or_default();
        if entry.0 == 0 {
            entry.1 = format!("{}: {}", shot.line, detail());
        }
        entry.0 += 1;
    }

    fn assert_none(self) {
        let lines = self.0.iter().map(|((what, kind), (count, first))| format!("{what}: {kind} ({count}×), {first}"));
        let lines: Vec<String> = lines.collect();
        assert!(lines.is_empty(), "{}", lines.join("\n"));
    }
}

/// The disc of a number, or the plot that carries it.
fn covers(round: bool, disc: Area, of: Area) -> bool {
    if !round {
        return disc.overlap(of).is_some();
    }
    of.distance(disc.center()) < disc.w / 2.0
}

fn belongs_to_badge(scene: &Scene, item: &Item) -> bool {
    item.thing.and_then(|row| scene.things.get(row)).is_some_and(|thing| thing.what.starts_with("badge "))
}

/// The number of one of several ways to one goal lies on the road, and is larger.
fn is_on_a_leg(scene: &Scene, badge: &Badge) -> bool {
    if badge.area.w < 70.0 {
        return false;
    }
    let middle = badge.area.center();
    let near = |point: &render::Point| (point.x - middle.x).hypot(point.y - middle.y) < 40.0;
    scene.legs.iter().flat_map(|leg| &leg.points).any(near)
}

#[test]
fn numbers_lie_on_what_they_stand_for_and_cover_nothing() {
    let mut faults = Faults::default();
    for shot in SHOTS.iter() {
        let Composed { scene, badges, .. } = &shot.composed;
        for (row, badge) in badges.iter().enumerate() {
            let offer = &shot.offers[badge.number - 1];
            // Some have a place in the picture that the rules do not name, or one of several alike.
            let own = engine::Spot::of(format_args!("offer.{}", badge.number));
            let on_spot = scene
                .spots
                .iter()
                .filter(|(spot, _)| offer.at.contains(spot) || *spot == own)
                .any(|(_, of)| covers((badge.area.w - badge.area.h).abs() < 0.1, badge.area, of.inset(-1.0)));
            if !on_spot && !is_on_a_leg(scene, badge) {
                faults.add(shot, "a number away from its spot", || {
                    format!("{} for {} at {:?} lies at {:?}", badge.number, offer.key, offer.at, badge.area)
                });
            }
            for other in &badges[..row] {
                if other.area.overlap(badge.area).is_some() {
                    faults.add(shot, "a number on a number", || format!("{} on {}", badge.number, other.number));
                }
            }
        }
        for item in scene.items.iter().filter(|item| belongs_to_badge(scene, item)) {
            let (round, disc) = match &item.paint {
                // A fee.
                Paint::Sprite(Sprite::Pay, _) => (true, item.area),
                // The disc itself is drawn a pixel larger.
                Paint::Shape(shape) if shape.fill.is_some() => (true, item.area.inset(2.5)),
                Paint::Plate(plate) if plate.line.is_some() => (false, item.area),
                _ => continue,
            };
            for (text, of) in texts(scene) {
                if covers(round, disc, of.inset(1.5)) {
                    let what = match &text.paint {
                        Paint::Text(text) if text.role == Role::Letter => "a number on a mark",
                        _ => "a number on a text",
                    };
                    faults.add(shot, what, || format!("{:?} is covered at {disc:?}", read(text)));
                }
            }
        }
    }
    faults.assert_none();
}

/// What is read, and is not part of a number.
fn texts(scene: &Scene) -> impl Iterator<Item = (&Item, Area)> {
    let is_text = |item: &&Item| matches!(item.paint, Paint::Text(_)) && !belongs_to_badge(scene, item);
    scene.items.iter().filter(is_text).map(|item| (item, item.area))
}

fn read(item: &Item) -> &str {
    match &item.paint {
        Paint::Text(text) => &text.text,
        _ => "",
    }
}

#[test]
fn nothing_is_too_small_or_cut() {
    let mut faults = Faults::default();
    for shot in SHOTS.iter() {
        let scene = &shot.composed.scene;
        if (scene.width - 1080.0).abs() > 0.5 || !(607.0..=810.5).contains(&scene.height) {
            faults.add(shot, "an odd size", || format!("{} x {}", scene.width, scene.height));
        }
        for item in &scene.items {
            let pane = scene.panes[item.pane];
            match &item.paint {
                Paint::Text(text) => {
                    let least = match text.role {
                        Role::Word => LEAST_TEXT,
                        Role::Figure => LEAST_FIGURE,
                        Role::Letter => 0.0,
                    };
                    if text.size < least - 0.05 {
                        faults.add(shot, "a text too small", || format!("{:?} is {} high", text.text, text.size));
                    }
                    if !pane.holds(item.area) {
                        faults.add(shot, "a text that is cut", || format!("{:?} at {:?}", text.text, item.area));
                    }
                }
                // Their art has a margin.
                Paint::Sprite(sprite, _) if !pane.holds(item.area.inset(4.0)) => {
                    faults.add(shot, "art that is cut", || format!("{sprite:?} at {:?} in {pane:?}", item.area));
                }
                _ => {}
            }
        }
        for (row, thing) in scene.things.iter().enumerate() {
            let pane = scene.items.iter().find(|item| item.thing == Some(row)).map(|item| scene.panes[item.pane]);
            if pane.is_some_and(|pane| !pane.holds(thing.area.inset(3.0))) {
                faults.add(shot, "a thing that is cut", || format!("{} at {:?}", thing.what, thing.area));
            }
        }
    }
    faults.assert_none();
}

/// Farther from any thing, land is empty.
const NEAR: f32 = 40.0;
const GRID: f32 = 18.0;

/// The share of the picture that is bare land, and whether it shows a map at all.
fn empty(scene: &Scene) -> Option<f32> {
    let lands: Vec<Area> =
        scene.items.iter().filter(|item| matches!(item.paint, Paint::Ground(..))).map(|item| item.area).collect();
    let is_thing = |item: &&Item| match item.paint {
        Paint::Ground(..) | Paint::Land(_) | Paint::Line(_) => false,
        _ => item.area.w < scene.width * 0.6 && item.area.h < scene.height * 0.6,
    };
    let things: Vec<Area> = scene.items.iter().filter(is_thing).map(|item| item.area.inset(-NEAR)).collect();
    let strips: Vec<Area> = scene
        .items
        .iter()
        .filter(|item| matches!(item.paint, Paint::Plate(_)) && item.area.w >= scene.width * 0.6)
        .map(|item| item.area)
        .collect();
    let (mut land, mut bare) = (0, 0);
    for row in 0..(scene.height / GRID) as usize {
        for column in 0..(scene.width / GRID) as usize {
            let (x, y) = ((column as f32 + 0.5) * GRID, (row as f32 + 0.5) * GRID);
            let here = Area { x: x - 0.5, y: y - 0.5, w: 1.0, h: 1.0 };
            let within = |areas: &[Area]| areas.iter().any(|area| area.overlap(here).is_some());
            if within(&lands) && !within(&strips) {
                land += 1;
                bare += usize::from(!within(&things));
            }
        }
    }
    let total = (scene.height / GRID) as usize * (scene.width / GRID) as usize;
    (land * 4 > total).then(|| bare as f32 / land as f32)
}

#[test]
fn pictures_are_filled_with_what_matters() {
    let mut by: BTreeMap<String, Vec<(f32, String)>> = BTreeMap::new();
    let (mut all, mut maps) = (Vec::new(), Vec::new());
    for shot in SHOTS.iter() {
        let share = empty(&shot.composed.scene);
        all.push(share.unwrap_or(0.0));
        if let Some(share) = share {
            maps.push(share);
            by.entry(shot.what.clone()).or_default().push((share, shot.line.clone()));
        }
    }
    let average = |shares: &[f32]| shares.iter().sum::<f32>() / shares.len().max(1) as f32;
    let told = by.iter().map(|(what, shares)| {
        let mean = average(&shares.iter().map(|share| share.0).collect::<Vec<f32>>());
        let worst = shares
            .iter()
            .max_by(|a, b| a.0.total_cmp(&b.0))
            .map_or(String::new(), |worst| format!("at most {:.0} % in {}", worst.0 * 100.0, worst.1));
        format!("{what}: {:.0} % empty, {worst}", mean * 100.0)
    });
    let told = told.collect::<Vec<_>>().join("\n");
    assert!(average(&all) <= 0.40, "{:.2} of all pictures is empty\n{told}", average(&all));
    assert!(average(&maps) <= 0.55, "{:.2} of maps is empty\n{told}", average(&maps));
    println!("all {:.2}, maps {:.2}\n{told}", average(&all), average(&maps));
}
