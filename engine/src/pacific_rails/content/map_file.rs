//! Reading a map file.

use super::bad_file::BadFile;
use super::cells::{Cell, MOST_CELLS};
use super::kinds::Track;
use super::map::{MOST_CITIES, Map, Named, Side, Terrain};
use super::map_check::{self, bad, must};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Deserialize)]
struct File {
    format: u32,
    id: String,
    #[serde(default)]
    title: String,
    #[serde(default)]
    source: String,
    width: usize,
    height: usize,
    rows: Vec<String>,
    legend: BTreeMap<String, Legend>,
    cities: Vec<CityRow>,
    starts: Vec<StartRow>,
}

#[derive(Deserialize)]
struct Legend {
    terrain: String,
    track: Option<String>,
}

#[derive(Deserialize)]
struct CityRow {
    name: String,
    col: usize,
    row: usize,
}

#[derive(Deserialize)]
struct StartRow {
    side: Side,
    name: String,
    col: usize,
    row: usize,
}

/// Columns go by the letters of the alphabet.
const MOST_COLUMNS: usize = 26;
/// Both edges are one menu when the first engines are placed.
const MOST_STARTS: usize = 24;
/// Room for a place in a key, after what is done there.
const LONGEST_KEY: usize = 14;

/// Reads a map file and makes the checks that every map has to pass. What concerns only the looks of a map of our own
/// is a wish: a map that does not call itself `reconstructed` need not fulfil it.
pub fn read_map(text: &str, ours: bool) -> Result<Map, BadFile> {
    let file: File = match toml::from_str(text) {
        Ok(file) => file,
        Err(error) => return bad(error.message()),
    };
    must(file.format == 1, || "its format is not 1".to_owned())?;
    must(!file.id.is_empty() && file.id.len() <= 40, || "its id has 1 to 40 characters".to_owned())?;
    let (width, height) = (file.width, file.height);
    must((3..=MOST_COLUMNS).contains(&width) && height >= 1 && width * height <= MOST_CELLS, || {
        format!("it is {width} by {height}, but a map has 3 to {MOST_COLUMNS} columns and at most {MOST_CELLS} cells")
    })?;
    let cells = terrain(&file)?;
    let inside = |col: usize, row: usize| col < width && row < height;
    let cell = |col: usize, row: usize| Cell((row * width + col) as u8);
    let is = |at: Cell, wanted: Terrain| cells.get(at.index()) == Some(&wanted);
    let mut keys = BTreeSet::new();
    let mut places = [Vec::new(), Vec::new()];
    for city in &file.cities {
        let ok = inside(city.col, city.row) && is(cell(city.col, city.row), Terrain::City);
        must(ok, || format!("{} is not on a cell of a city", city.name))?;
        places[0].push((cell(city.col, city.row), city.name.clone()));
    }
    for start in &file.starts {
        let edge = if start.side == Side::West { 0 } else { width - 1 };
        let at = cell(start.col, start.row);
        let ok = inside(start.col, start.row) && start.col == edge && is(at, Terrain::Start(start.side));
        must(ok, || format!("the start {} is not on its own edge", start.name))?;
        places[1].push((at, start.name.clone()));
    }
    for (list, what) in places.iter().zip(["cities", "starts"]) {
        let once: BTreeSet<Cell> = list.iter().map(|place| place.0).collect();
        must(once.len() == list.len(), || format!("two {what} lie on one cell"))?;
        let names: BTreeSet<&str> = list.iter().map(|place| place.1.as_str()).collect();
        must(names.len() == list.len(), || format!("two {what} have the same name"))?;
        must(list.iter().all(|place| (1..=40).contains(&place.1.chars().count())), || {
            format!("the names of {what} have 1 to 40 characters")
        })?;
        let counts = |terrain: &&Terrain| match terrain {
            Terrain::City => what == "cities",
            Terrain::Start(_) => what == "starts",
            _ => false,
        };
        let drawn = cells.iter().filter(counts).count();
        must(drawn == list.len(), || format!("{drawn} {what} are drawn, but {} are listed", list.len()))?;
    }
    let [cities, starts] = &places;
    must((1..=MOST_CITIES).contains(&cities.len()), || {
        format!("it has {} cities, but a map has 1 to {MOST_CITIES}", cities.len())
    })?;
    must(starts.len() <= MOST_STARTS, || format!("it has {} starts, but at most {MOST_STARTS} fit", starts.len()))?;
    let places = places.map(|list| {
        let named = list.into_iter().map(|(cell, name)| {
            let mut key = key_of(&name);
            if key.is_empty() || !keys.insert(key.clone()) {
                key = format!("cell-{}", cell.0);
                keys.insert(key.clone());
            }
            Named { cell, name, key }
        });
        named.collect()
    });
    let map = Map::new(file.id, file.title, width as u8, cells, places, ours);
    map_check::every_map(&map)?;
    if file.source == "reconstructed" {
        map_check::our_wishes(&map)?;
    }
    Ok(map)
}

fn terrain(file: &File) -> Result<Vec<Terrain>, BadFile> {
    must(file.rows.len() == file.height, || format!("it has {} rows, not {}", file.rows.len(), file.height))?;
    let mut letters = BTreeMap::new();
    for (letter, entry) in &file.legend {
        let mut chars = letter.chars();
        let (Some(letter), None) = (chars.next(), chars.next()) else {
            return bad(format!("\"{letter}\" in the legend is not one letter"));
        };
        let terrain = match (entry.terrain.as_str(), &entry.track) {
            ("city", None) => Terrain::City,
            ("start-west", None) => Terrain::Start(Side::West),
            ("start-east", None) => Terrain::Start(Side::East),
            (_, None) => Terrain::Mountain,
            (name, Some(track)) => match Track::from_name(track) {
                Some(track) => Terrain::Open(track),
                None => return bad(format!("there is no track \"{track}\" for {name}")),
            },
        };
        letters.insert(letter, terrain);
    }
    let mut cells = Vec::new();
    for (at, row) in file.rows.iter().enumerate() {
        let found = row.chars().count();
        must(found == file.width, || format!("row {} has {found} cells, not {}", at + 1, file.width))?;
        for letter in row.chars() {
            match letters.get(&letter) {
                Some(terrain) => cells.push(*terrain),
                None => return bad(format!("the letter \"{letter}\" of row {} is not in the legend", at + 1)),
            }
        }
    }
    Ok(cells)
}

/// A name in the letters of a key.
fn key_of(name: &str) -> String {
    let mut key = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        if letter.is_ascii_alphanumeric() {
            key.push(letter);
        } else if !key.ends_with('-') && !key.is_empty() {
            key.push('-');
        }
    }
    key.truncate(LONGEST_KEY);
    key.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::super::atlas::Atlas;
    use super::*;

    const OURS: &str = include_str!("two_oceans.toml");

    fn refused(from: &str, to: &str) -> String {
        assert!(OURS.contains(from), "{from}");
        read_map(&OURS.replacen(from, to, 1), false).expect_err("a map that cannot be used").0
    }

    #[test]
    fn our_own_map_passes_all_checks() {
        let map = read_map(OURS, true).unwrap();
        assert_eq!((map.width, map.height, map.cities.len(), map.starts.len()), (17, 9, 18, 10));
        assert_eq!(map.cell_name(map.cities[0].cell), "b8");
        assert_eq!(map.cities[0].key, "los-angeles");
        assert_eq!(map.starts[6].key, "new-york-harbo");
        assert!(Atlas::with(None, Some(OURS)).is_ok_and(|atlas| atlas.map.ours), "our own map is our own map");
    }

    #[test]
    fn a_map_that_cannot_be_used_says_why_in_one_sentence() {
        let says = |from: &str, to: &str, wanted: &str| {
            let text = refused(from, to);
            assert!(text.starts_with("the map cannot be used: ") && text.contains(wanted), "{text}");
            assert!(!text.contains('\n'), "{text}");
        };
        says("format = 1", "format = 2", "format");
        says("width = 17", "width = 16", "row 1 has 17 cells, not 16");
        says("width = 17", "width = 40", "columns");
        says("height = 9", "height = 8", "9 rows, not 8");
        says("W.~hC.~h~hC..~..E", "W.~hC.?h~hC..~..E", "the letter \"?\" of row 1");
        says("W.~hC.~h~hC..~..E", "W.~hC.C.~h~C.~..E", "Duluth is not on a cell of a city");
        says("W.~hC.~h~hC..~..E", "W.~hC.~C~hC..~..E", "19 cities are drawn, but 18 are listed");
        says("Portland", "Sacramento", "same name");
        says("side = \"west\"", "side = \"east\"", "Puget Sound");
        says("row = 7", "row = 70", "Los Angeles");
        says("[legend]", "[legends]", "legend");
    }

    #[test]
    fn a_map_without_ways_from_coast_to_coast_is_refused() {
        // A wall of mountains with one gate.
        let wall = |rows: &[&str]| {
            let cities = r#"cities = [{ name = "A", col = 1, row = 0 }, { name = "B", col = 5, row = 0 }]"#;
            let starts: Vec<String> = ["west", "east"]
                .iter()
                .flat_map(|side| {
                    let col = if *side == "west" { 0 } else { 6 };
                    (0..4).map(move |row| {
                        format!(r#"{{ side = "{side}", name = "{side}{row}", col = {col}, row = {row} }}"#)
                    })
                })
                .collect();
            let rows: Vec<String> = rows.iter().map(|row| format!("\"{row}\"")).collect();
            let legend = OURS.split("[legend]").nth(1).unwrap().split("[[cities]]").next().unwrap();
            format!(
                "format = 1\nid = \"wall\"\nsource = \"drawn\"\nwidth = 7\nheight = 4\nrows = [{}]\n{cities}\nstarts = [{}]\n[legend]{legend}",
                rows.join(", "),
                starts.join(", ")
            )
        };
        let one_gate = wall(&["WC.^.CE", "W..^..E", "W.....E", "W..^..E"]);
        assert!(read_map(&one_gate, false).unwrap_err().0.contains("only 1 of 3 ways"));
        let closed = wall(&["WC.^.CE", "W..^..E", "W..^..E", "W..^..E"]);
        assert!(read_map(&closed, false).unwrap_err().0.contains("cannot be reached"));
        let open = wall(&["WC...CE", "W..^..E", "W.....E", "W.....E"]);
        assert_eq!(read_map(&open, false).map(|map| map.cities.len()), Ok(2));
    }

    #[test]
    fn a_map_of_our_own_has_to_fulfil_our_wishes() {
        assert!(refused("W.~hC.~h~hC..~..E", "W.~hC.~h~hC....~E").contains("turned"));
        let elsewhere = OURS.replacen("source = \"reconstructed\"", "source = \"printed\"", 1);
        let map = read_map(&elsewhere.replacen("W.~hC.~h~hC..~..E", "W.~hC.~h~hC....~E", 1), false).unwrap();
        assert!(!map.ours && matches!(map.city_name(super::super::City(0)), crate::Arg::Proper(_)));
    }
}
