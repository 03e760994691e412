//! Reads a board file, and makes the checks that every board has to pass.

use super::bad_file::BadFile;
use super::board::{Board, District, Effect, MOST_UPGRADES, Reward, Senator, Special};
use super::kinds::{Cost, Goal, Good, Specialist, Track};
use super::sizes::{DISTRICTS, SENATORS, SPOTS};
use arrayvec::ArrayVec;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct File {
    format: u32,
    resources: Vec<String>,
    tracks: Vec<String>,
    specialists: Vec<String>,
    components: Components,
    specialist: Vec<Conversion>,
    districts: Vec<DistrictRow>,
    action_spots: Vec<SpotRow>,
    workers: Workers,
    cowboy_hats: Hats,
    player_board: PlayerBoard,
    carriages: Carriages,
    hire_cost: Vec<HireRow>,
    specialist_tokens: Tokens,
    carriage_upgrades: Upgrades,
    congress: Congress,
    lay_track: LayTrack,
    end_scoring: EndScoring,
    goals: Goals,
}

#[derive(Deserialize)]
struct Components {
    resources_per_type: u8,
    tracks_per_type: u8,
    houses_per_player: u8,
    telegraphs_per_player: u8,
    workers_per_colour: u8,
    specialist_tokens: u8,
    carriage_upgrades: u8,
    scoring_goals: u8,
    cowboy_hats: u8,
}

#[derive(Deserialize)]
struct Conversion {
    id: String,
    pays: String,
    gains: String,
}

#[derive(Deserialize)]
struct DistrictRow {
    id: String,
    kind: String,
    row: u8,
    col: u8,
    resource: Option<String>,
    foreman: Option<String>,
    building_spots: Option<u8>,
    special: Option<SpecialRow>,
}

#[derive(Deserialize)]
struct SpecialRow {
    pay: String,
    amount: u8,
    effect: Effect,
    vp: u8,
}

#[derive(Deserialize)]
struct SpotRow {
    joins: [String; 2],
}

#[derive(Deserialize)]
struct Workers {
    per_player: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
struct Hats {
    max_per_player: u8,
    per_returned_worker: u8,
}

#[derive(Deserialize)]
struct PlayerBoard {
    cargo_slots: u8,
    cargo_per_carriage: u8,
    start_resources: BTreeMap<String, u8>,
    multiplier_spaces_per_resource: u8,
    yield_by_uncovered: Vec<u8>,
    free_space_at_setup: u8,
    telegraph_vp: Vec<u8>,
}

#[derive(Deserialize)]
struct Carriages {
    max_per_player: u8,
    specialist_slots: u8,
    upgrade_slots: u8,
    repeats_by_level: Vec<u8>,
    slot_vp: Vec<Vec<u8>>,
}

#[derive(Deserialize)]
struct HireRow {
    specialist: String,
    by_carriage: Vec<BTreeMap<String, u8>>,
}

#[derive(Deserialize)]
struct Tokens {
    marked: Vec<BTreeMap<String, u8>>,
}

#[derive(Deserialize)]
struct Upgrades {
    tokens: Vec<UpgradeRow>,
}

#[derive(Deserialize)]
struct UpgradeRow {
    level: u8,
    gain: Option<BTreeMap<String, u8>>,
    gain_any: Option<u8>,
    count: u8,
}

#[derive(Deserialize)]
struct Congress {
    cost_pattern: Vec<u8>,
    reset_cost: u8,
    reset_vp_per_senator: u8,
    senators: Vec<SenatorRow>,
}

#[derive(Deserialize)]
struct SenatorRow {
    cost: u8,
    reward: RewardRow,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum RewardRow {
    Gain { gain: BTreeMap<String, u8> },
    GainAny { count: u8, from: Vec<String> },
    GainAnyTrack { count: u8 },
    HouseInDistrictOrUpgrade { vp: u8 },
    StationAndOrTelegraphOnMap,
}

#[derive(Deserialize)]
struct LayTrack {
    #[serde(rename = "vp_tile_on_shortest_path")]
    path_tile: u8,
    #[serde(rename = "vp_other_tile")]
    other_tile: u8,
    #[serde(rename = "vp_to_owner_of_passed_building")]
    passed: u8,
    #[serde(rename = "vp_coast_to_coast")]
    coasts: u8,
}

#[derive(Deserialize)]
struct EndScoring {
    buildings_vp: Vec<u8>,
    vp_per_track_in_cargo: u8,
}

#[derive(Deserialize)]
struct Goals {
    drawn: u8,
    vp: u8,
    list: Vec<GoalRow>,
}

#[derive(Deserialize)]
struct GoalRow {
    id: String,
}

fn bad<T>(what: impl std::fmt::Display) -> Result<T, BadFile> {
    Err(BadFile(format!("the board file cannot be used: {what}")))
}

fn must(holds: bool, what: impl std::fmt::Display) -> Result<(), BadFile> {
    if holds { Ok(()) } else { bad(what) }
}

fn good(name: &str) -> Result<Good, BadFile> {
    Good::from_name(name).map_or_else(|| bad(format!("there is no resource \"{name}\"")), Ok)
}

fn specialist(name: &str) -> Result<Specialist, BadFile> {
    Specialist::from_name(name).map_or_else(|| bad(format!("there is no specialist \"{name}\"")), Ok)
}

fn cost(of: &BTreeMap<String, u8>) -> Result<Cost, BadFile> {
    let mut sum = Cost::default();
    for (name, &count) in of {
        sum[good(name)?.index()] += count;
    }
    Ok(sum)
}

fn exactly<T, const N: usize>(all: Vec<T>, what: &str) -> Result<[T; N], BadFile> {
    let found = all.len();
    all.try_into().map_or_else(|_| bad(format!("there are {found} {what}, not {N}")), Ok)
}

fn names_are(found: &[String], wanted: &[&str], what: &str) -> Result<(), BadFile> {
    must(found == wanted, format!("the {what} are {}", wanted.join(", ")))
}

impl Board {
    /// Reads a board file and makes the checks that every board has to pass.
    pub fn read(text: &str) -> Result<Board, BadFile> {
        let file: File = match toml::from_str(text) {
            Ok(file) => file,
            Err(error) => return bad(error.message()),
        };
        must(file.format == 1, "its format is not 1")?;
        names_are(&file.resources, &Good::ALL.map(Good::name), "resources")?;
        names_are(&file.tracks, &Track::ALL.map(Track::name), "track tiles")?;
        names_are(&file.specialists, &Specialist::ALL.map(Specialist::name), "specialists")?;
        let (districts, spots, spots_of) = city(&file)?;
        let (pays, gains) = conversions(&file)?;
        let components = &file.components;
        let board = &file.player_board;
        must(
            board.telegraph_vp.len() == usize::from(components.telegraphs_per_player),
            "each telegraph has its points",
        )?;
        must((1..=16).contains(&board.telegraph_vp.len()), "a player has 1 to 16 telegraphs")?;
        let spaces = 4 * u32::from(board.multiplier_spaces_per_resource);
        must(
            board.free_space_at_setup == 1 && spaces == u32::from(components.houses_per_player) + 1,
            "the houses fill the production spaces but for one",
        )?;
        must(
            board.multiplier_spaces_per_resource == 3 && board.yield_by_uncovered == [1, 2, 3, 4],
            "a row yields 1 to 4",
        )?;
        must(
            file.carriages.max_per_player == 3 && file.carriages.specialist_slots == 2,
            "3 carriages of 2 specialists",
        )?;
        must(file.carriages.upgrade_slots == 1, "a carriage has one upgrade")?;
        let largest = u32::from(board.cargo_slots) + 3 * u32::from(board.cargo_per_carriage);
        must((4..=24).contains(&largest) && board.cargo_slots >= 4, "a train has 4 to 24 cargo slots")?;
        let start = cost(&board.start_resources)?;
        must(start.iter().map(|&n| u32::from(n)).sum::<u32>() <= u32::from(board.cargo_slots), "the first cargo fits")?;
        must(
            components.resources_per_type >= 4 && start.iter().all(|&n| n <= components.resources_per_type / 4),
            "resources for all",
        )?;
        must(file.cowboy_hats.per_returned_worker == 1, "one hat for each worker sent home")?;
        let hats = file.cowboy_hats.max_per_player;
        must(components.cowboy_hats == 4 * hats && hats <= 9, "hats for every player's limit")?;
        let network = file.end_scoring.buildings_vp;
        let buildings = usize::from(components.houses_per_player) + usize::from(components.telegraphs_per_player);
        must(network.len() == buildings && buildings <= 32, format!("the end table has {buildings} values"))?;
        must(file.goals.drawn == 4 && file.goals.list.len() == usize::from(components.scoring_goals), "4 goals of 12")?;
        let mut goals: Vec<_> = file.goals.list.iter().map(|row| Goal::from_file(&row.id)).collect();
        goals.sort_unstable();
        must(goals == Goal::ALL.map(Some), "the goals are the twelve known ones, each once")?;
        let repeats: [u8; 3] = exactly(file.carriages.repeats_by_level, "levels of carriages")?;
        must(repeats.iter().all(|times| (1..=9).contains(times)), "a specialist acts 1 to 9 times")?;
        let slot_points = exactly::<_, 3>(file.carriages.slot_vp, "rows of slot points")?;
        let slot_points = [
            exactly(slot_points[0].clone(), "points in a carriage")?,
            exactly(slot_points[1].clone(), "points in a carriage")?,
            exactly(slot_points[2].clone(), "points in a carriage")?,
        ];
        let (upgrades, upgrade_gain) = upgrade_tokens(&file.carriage_upgrades, components)?;
        let small = |n: u8| n <= 99;
        let points = [
            file.lay_track.path_tile,
            file.lay_track.other_tile,
            file.lay_track.passed,
            file.lay_track.coasts,
            file.end_scoring.vp_per_track_in_cargo,
            file.goals.vp,
        ];
        must(points.into_iter().all(small), "points are below 100")?;
        Ok(Board {
            goods_each: components.resources_per_type,
            tracks_each: components.tracks_per_type,
            houses: components.houses_per_player,
            telegraphs: board.telegraph_vp.iter().copied().collect(),
            workers: workers(&file.workers, components)?,
            hats,
            pays,
            gains,
            districts,
            spots,
            spots_of,
            cargo: board.cargo_slots,
            cargo_per_carriage: board.cargo_per_carriage,
            start,
            row: board.multiplier_spaces_per_resource,
            repeats,
            slot_points,
            hire: hire_costs(&file.hire_cost)?,
            piles: piles(&file.specialist_tokens, components)?,
            upgrades,
            upgrade_gain,
            senators: senators(&file.congress)?,
            reset_cost: file.congress.reset_cost,
            reset_points: file.congress.reset_vp_per_senator,
            path_tile: points[0],
            other_tile: points[1],
            passed: points[2],
            coasts: points[3],
            network: network.into_iter().collect(),
            tile_in_cargo: points[4],
            goal_points: points[5],
        })
    }

    /// The kind of an upgrade token, in words for keys and messages.
    pub fn upgrade_name(kind: u8) -> &'static str {
        const NAMES: [&str; MOST_UPGRADES] =
            ["wood-1", "iron-1", "gunpowder-1", "coin-1", "wood-2", "iron-2", "gunpowder-2", "coin-2", "any-3"];
        NAMES[kind as usize]
    }
}

type City = ([District; DISTRICTS], [[u8; 2]; SPOTS], [ArrayVec<u8, 4>; DISTRICTS]);

/// Nine districts on a square of three by three, with a spot between any two neighbours.
fn city(file: &File) -> Result<City, BadFile> {
    let rows: &[DistrictRow; DISTRICTS] = match file.districts.as_slice().try_into() {
        Ok(rows) => rows,
        Err(_) => return bad(format!("there are {} districts, not 9", file.districts.len())),
    };
    let mut districts = [District::Centre; DISTRICTS];
    for (at, row) in rows.iter().enumerate() {
        must(usize::from(row.row) * 3 + usize::from(row.col) == at && row.col < 3, "districts stand row by row")?;
        districts[at] = match (row.kind.as_str(), &row.resource, &row.foreman, &row.special) {
            ("resource", Some(name), _, Some(special)) => {
                must(special.amount == 1, "a special action costs one")?;
                let special = Special { pay: good(&special.pay)?, effect: special.effect, points: special.vp };
                District::Collect { good: good(name)?, spots: row.building_spots.unwrap_or(0), special }
            }
            ("train", _, Some(name), _) => District::Activate { foreman: specialist(name)? },
            ("centre", ..) => District::Centre,
            _ => return bad(format!("the district \"{}\" is of no known kind", row.id)),
        };
    }
    let mut names = districts.map(District::name);
    names.sort_unstable();
    let wanted = ["centre", "coin", "crew", "engineer", "financier", "gunpowder", "iron", "miner", "wood"];
    must(names == wanted, "one district for each resource, one for each specialist and a centre")?;
    let collect: Vec<(u8, Special)> = districts
        .iter()
        .filter_map(|district| match district {
            District::Collect { spots, special, .. } => Some((*spots, *special)),
            _ => None,
        })
        .collect();
    must(collect.iter().all(|(spots, _)| *spots == 3), "3 building spots in each district of a resource")?;
    for (at, (_, special)) in collect.iter().enumerate() {
        let alike = |other: &Special| other.pay == special.pay || other.effect == special.effect;
        must(!collect[..at].iter().any(|(_, other)| alike(other)), "four different special actions")?;
    }
    let mut spots = [[0; 2]; SPOTS];
    must(file.action_spots.len() == SPOTS, "12 action spots")?;
    let mut spots_of: [ArrayVec<u8, 4>; DISTRICTS] = std::array::from_fn(|_| ArrayVec::new());
    for (at, row) in file.action_spots.iter().enumerate() {
        let find = |id: &String| rows.iter().position(|row| row.id == *id);
        let (Some(a), Some(b)) = (find(&row.joins[0]), find(&row.joins[1])) else {
            return bad("an action spot joins districts that do not exist");
        };
        must((a / 3).abs_diff(b / 3) + (a % 3).abs_diff(b % 3) == 1, "a spot joins two neighbouring districts")?;
        let pair = [a.min(b) as u8, a.max(b) as u8];
        must(!spots[..at].contains(&pair), "no two spots join the same districts")?;
        spots[at] = pair;
        for district in [a, b] {
            must(spots_of[district].try_push(at as u8).is_ok(), "a district has at most 4 spots")?;
        }
    }
    for (district, spots) in districts.iter().zip(&spots_of) {
        let wanted = match district {
            District::Collect { .. } => 2,
            District::Activate { .. } => 3,
            District::Centre => 4,
        };
        must(spots.len() == wanted, "2 spots at a resource, 3 at a specialist, 4 at the centre")?;
    }
    Ok((districts, spots, spots_of))
}

fn conversions(file: &File) -> Result<([Good; 4], [Option<Track>; 4]), BadFile> {
    let (mut pays, mut gains) = ([Good::Coin; 4], [None; 4]);
    must(file.specialist.len() == 4, "four specialists")?;
    for (row, wanted) in file.specialist.iter().zip(Specialist::ALL) {
        must(row.id == wanted.name(), "the specialists stand in their order")?;
        pays[wanted.index()] = good(&row.pays)?;
        gains[wanted.index()] = Track::from_name(&row.gains);
        let congress = wanted == Specialist::Financier && row.gains == "congress";
        must(
            congress || gains[wanted.index()].is_some(),
            "a specialist makes a track, the financier lobbies Congress",
        )?;
    }
    must(gains[Specialist::Financier.index()].is_none(), "the financier lobbies Congress")?;
    Ok((pays, gains))
}

fn workers(of: &Workers, components: &Components) -> Result<[u8; 3], BadFile> {
    let mut each = [0; 3];
    for (at, players) in (2_u8..=4).enumerate() {
        each[at] = of.per_player.get(&players.to_string()).copied().unwrap_or(0);
        let all = u32::from(each[at]) * u32::from(players);
        must(all == 12 && each[at] <= components.workers_per_colour, "12 workers are in play at any player count")?;
    }
    Ok(each)
}

fn hire_costs(rows: &[HireRow]) -> Result<[[Cost; 3]; 4], BadFile> {
    let mut all = [None; 4];
    for row in rows {
        let [first, second, third] = row.by_carriage.as_slice() else { return bad("a cost for each carriage") };
        let costs = [cost(first)?, cost(second)?, cost(third)?];
        must(all[specialist(&row.specialist)?.index()].replace(costs).is_none(), "each specialist's costs once")?;
    }
    let [Some(a), Some(b), Some(c), Some(d)] = all else { return bad("costs for each specialist") };
    Ok([a, b, c, d])
}

fn piles(tokens: &Tokens, components: &Components) -> Result<[[u8; 4]; 3], BadFile> {
    let mut all = [[0_u8; 4]; 3];
    for (at, players) in (2_u8..=4).enumerate() {
        for row in tokens.marked.iter().filter(|row| row.get("mark").is_some_and(|&mark| mark <= players)) {
            for kind in Specialist::ALL {
                let more = row.get(kind.name()).copied().unwrap_or(0);
                all[at][kind.index()] = all[at][kind.index()].saturating_add(more);
            }
        }
        let have: u32 = all[at].iter().map(|&n| u32::from(n)).sum();
        must(have >= u32::from(players) * 6, format!("{have} specialists are too few for {players} trains"))?;
    }
    let all_of_four: u32 = all[2].iter().map(|&n| u32::from(n)).sum();
    must(all_of_four == u32::from(components.specialist_tokens), "every specialist token is marked")?;
    Ok(all)
}

fn upgrade_tokens(rows: &Upgrades, components: &Components) -> Result<([u8; MOST_UPGRADES], [u8; 3]), BadFile> {
    let mut counts = [0_u8; MOST_UPGRADES];
    for row in &rows.tokens {
        let kind = match (row.level, &row.gain, row.gain_any) {
            (level @ (1 | 2), Some(gain), None) => {
                let gain = cost(gain)?;
                let found = Good::ALL.into_iter().find(|good| gain[good.index()] == level);
                must(
                    gain.iter().map(|&n| u32::from(n)).sum::<u32>() == u32::from(level),
                    "an upgrade of level n gives n",
                )?;
                found.map(|good| usize::from(level - 1) * 4 + good.index())
            }
            (3, None, Some(3)) => Some(8),
            _ => None,
        };
        let Some(kind) = kind else { return bad("upgrades give one kind at levels 1 and 2 and any 3 at level 3") };
        must(counts[kind] == 0, "each kind of upgrade stands once")?;
        counts[kind] = row.count;
    }
    let sum: u32 = counts.iter().map(|&n| u32::from(n)).sum();
    must(
        sum == u32::from(components.carriage_upgrades),
        format!("{} carriage upgrades", components.carriage_upgrades),
    )?;
    Ok((counts, [1, 2, 3]))
}

fn senators(congress: &Congress) -> Result<[Senator; SENATORS], BadFile> {
    let mut all = ArrayVec::<Senator, SENATORS>::new();
    let costs: Vec<u8> = congress.senators.iter().map(|row| row.cost).collect();
    must(costs == [1, 1, 1, 1, 2, 2, 3, 3] && costs == congress.cost_pattern, "senators cost 1, 1, 1, 1, 2, 2, 3, 3")?;
    must(congress.reset_cost == 1 && congress.reset_vp_per_senator <= 9, "a reset costs one coin")?;
    for row in &congress.senators {
        let reward = match &row.reward {
            RewardRow::Gain { gain } => {
                let gain = cost(gain)?;
                let found = Good::ALL.into_iter().find(|good| gain[good.index()] > 0);
                let Some(good) = found else { return bad("a senator gives nothing") };
                must(gain.iter().filter(|&&n| n > 0).count() == 1, "a senator gives one kind of resource")?;
                Reward::Gain { good, count: gain[good.index()].min(9) }
            }
            RewardRow::GainAny { count, from } => {
                let mut kinds = 0;
                for name in from {
                    kinds |= 1 << good(name)?.index();
                }
                must((1..=9).contains(count) && kinds > 0, "a senator gives 1 to 9 resources")?;
                Reward::AnyGoods { kinds, count: *count }
            }
            RewardRow::GainAnyTrack { count } => {
                must((1..=9).contains(count), "a senator gives 1 to 9 tiles")?;
                Reward::AnyTracks { count: *count }
            }
            RewardRow::HouseInDistrictOrUpgrade { vp } => Reward::HouseOrUpgrade { points: *vp },
            RewardRow::StationAndOrTelegraphOnMap => Reward::StationAndTelegraph,
        };
        must(all.try_push(Senator { cost: row.cost, reward }).is_ok(), "8 senators")?;
    }
    all.into_inner().map_or_else(|_| bad("8 senators"), Ok)
}
