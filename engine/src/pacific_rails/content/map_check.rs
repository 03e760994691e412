//! What a map needs to be playable.

use super::bad_file::BadFile;
use super::cells::{Cell, CellSet};
use super::kinds::Track;
use super::map::{Map, Side, Terrain};

const WAYS: usize = 3;
const PLAYERS: usize = 4;

/// Four can play, everything can be reached, and the coasts can be joined in more than one way.
pub fn every_map(map: &Map) -> Result<(), BadFile> {
    for (side, starts) in [("west", map.west), ("east", map.east)] {
        must(starts.len() as usize >= PLAYERS, || format!("{} starts in the {side} are too few for 4", starts.len()))?;
    }
    let passable = passable(map, Track::ALL);
    let mut reached: CellSet = map.starts.first().map(|start| start.cell).into_iter().collect();
    loop {
        let grown = reached.or(map.around(reached).and(passable));
        if grown == reached {
            break;
        }
        reached = grown;
    }
    for place in map.cities.iter().chain(&map.starts) {
        must(reached.has(place.cell), || format!("{} cannot be reached", place.name))?;
    }
    must(!map.coasts_joined(CellSet::NONE), || "the coasts are joined without a tile".to_owned())?;
    let ways = separate_ways(map, passable);
    must(ways >= WAYS, || format!("only {ways} of {WAYS} ways from coast to coast share no cell"))
}

fn passable(map: &Map, tracks: impl IntoIterator<Item = Track>) -> CellSet {
    let open = tracks.into_iter().fold(CellSet::NONE, |all, track| all.or(map.open[track.index()]));
    open.or(map.all_cities).or(map.starts())
}

/// What we ask of a map of our own.
pub fn our_wishes(map: &Map) -> Result<(), BadFile> {
    must(map.cities.len() >= 18, || format!("{} cities are fewer than 18", map.cities.len()))?;
    for city in &map.cities {
        let gap = gap(map, city.cell);
        must(gap.is_some_and(|gap| (2..=6).contains(&gap)), || {
            format!("the city nearest to {} is not 2 to 6 tiles off", city.name)
        })?;
    }
    for start in &map.starts {
        let gap = gap(map, start.cell);
        must(gap.is_some_and(|gap| (1..=4).contains(&gap)), || {
            format!("the city nearest to {} is not 1 to 4 tiles off", start.name)
        })?;
    }
    for track in Track::ALL {
        must(!map.coasts_joined(map.open[track.index()]), || {
            format!("{} tiles alone can join the coasts", track.name())
        })?;
    }
    let turned = map.cells.iter().rev().map(|terrain| match terrain {
        Terrain::Start(side) => Terrain::Start(side.other()),
        other => *other,
    });
    must(turned.eq(map.cells.iter().copied()), || "it looks otherwise when turned by 180 degrees".to_owned())?;
    let half = map.width / 2;
    let count = |side: Side, wanted: Terrain| {
        let inside = |at: usize| {
            let column = (at % usize::from(map.width)) as u8;
            if side == Side::West { column < half } else { column >= map.width - half }
        };
        map.cells.iter().enumerate().filter(|(at, terrain)| inside(*at) && **terrain == wanted).count()
    };
    let kinds = Track::ALL.map(Terrain::Open).into_iter().chain([Terrain::Mountain, Terrain::City]);
    for kind in kinds {
        let (west, east) = (count(Side::West, kind), count(Side::East, kind));
        must(west.abs_diff(east) <= 3, || format!("the west has {west} cells of {kind:?}, the east {east}"))?;
    }
    Ok(())
}

/// The fewest tiles from here to another city.
fn gap(map: &Map, from: Cell) -> Option<u32> {
    let open = Track::ALL.iter().fold(CellSet::NONE, |all, track| all.or(map.open[track.index()]));
    let mut reached: CellSet = [from].into_iter().collect();
    let mut cities = map.all_cities;
    cities.remove(from);
    let mut edge = reached;
    for tiles in 0.. {
        let next = map.around(edge);
        if next.meets(&cities) {
            return Some(tiles);
        }
        edge = next.and(open).without(reached);
        if edge.is_empty() {
            break;
        }
        reached = reached.or(edge);
    }
    None
}

/// How many ways from west to east share no cell: a largest flow with room for one in each cell, up to as many as are
/// asked for.
fn separate_ways(map: &Map, passable: CellSet) -> usize {
    let cells = map.cells.len();
    let (mut next, mut previous): (Vec<Option<Cell>>, Vec<Option<Cell>>) = (vec![None; cells], vec![None; cells]);
    let mut ways = 0;
    while ways < WAYS && widen(map, passable, &mut next, &mut previous) {
        ways += 1;
    }
    ways
}

/// Finds one more way, turning earlier ones aside where need be.
fn widen(map: &Map, passable: CellSet, next: &mut [Option<Cell>], previous: &mut [Option<Cell>]) -> bool {
    // Each cell is entered on one side and left on the other; a way that runs through it may be walked back.
    let cells = map.cells.len();
    let node = |cell: Cell, out: bool| cell.index() * 2 + usize::from(out);
    let mut parent: Vec<Option<usize>> = vec![None; cells * 2];
    let mut queue: std::collections::VecDeque<usize> = std::collections::VecDeque::new();
    for start in map.west.iter() {
        if next[start.index()].is_none() {
            parent[node(start, false)] = Some(usize::MAX);
            queue.push_back(node(start, false));
        }
    }
    let mut goal = None;
    while let Some(at) = queue.pop_front() {
        let (cell, out) = (Cell((at / 2) as u8), at % 2 == 1);
        let used = next[cell.index()].is_some() || previous[cell.index()].is_some();
        let mut visit = |to: usize, queue: &mut std::collections::VecDeque<usize>| {
            if parent[to].is_none() {
                parent[to] = Some(at);
                queue.push_back(to);
            }
        };
        if out {
            if map.east.has(cell) && previous[cell.index()].is_none() {
                goal = Some(at);
                break;
            }
            for &neighbour in &map.near[cell.index()] {
                if passable.has(neighbour) && next[cell.index()] != Some(neighbour) {
                    visit(node(neighbour, false), &mut queue);
                }
            }
            if used {
                visit(node(cell, false), &mut queue);
            }
        } else if !used {
            visit(node(cell, true), &mut queue);
        } else if let Some(back) = previous[cell.index()] {
            visit(node(back, true), &mut queue);
        }
    }
    let Some(goal) = goal else { return false };
    let mut chain = vec![goal];
    let mut at = goal;
    while let Some(before) = parent[at].filter(|&before| before != usize::MAX) {
        chain.push(before);
        at = before;
    }
    chain.reverse();
    let cell = |node: usize| Cell((node / 2) as u8);
    let steps = || chain.windows(2).filter(|step| cell(step[0]) != cell(step[1]));
    for step in steps().filter(|step| step[0] % 2 == 0) {
        next[cell(step[1]).index()] = None;
        previous[cell(step[0]).index()] = None;
    }
    for step in steps().filter(|step| step[0] % 2 == 1) {
        next[cell(step[0]).index()] = Some(cell(step[1]));
        previous[cell(step[1]).index()] = Some(cell(step[0]));
    }
    true
}

pub(super) fn bad<T>(what: impl std::fmt::Display) -> Result<T, BadFile> {
    Err(BadFile(format!("the map cannot be used: {what}")))
}

pub(super) fn must(holds: bool, what: impl FnOnce() -> String) -> Result<(), BadFile> {
    if holds { Ok(()) } else { bad(what()) }
}
