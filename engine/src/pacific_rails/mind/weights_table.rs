//! The weights behind the likings, in the order of their file. A new one goes to the end, so that files which were kept
//! go on meaning the same.

pub const ROWS: &[(&str, usize)] = &[
    ("collect", 4),
    ("activate", 4),
    ("centre", 1),
    ("lay", 1),
    ("hire", 1),
    ("hat", 1),
    ("good", 4),
    ("house", 1),
    ("station", 1),
    ("telegraph", 1),
    ("upgrade", 1),
    ("convert", 1),
    ("senator", 1),
    ("specialist", 4),
    ("engine", 1),
    ("skip", 1),
    ("city", 1),
    ("reset", 1),
    ("detour", 1),
    ("discard-track", 1),
    ("nearer", 1),
];

/// By kind of resource.
pub const COLLECT: usize = 0;
/// By kind of foreman.
pub const ACTIVATE: usize = 4;
pub const CENTRE: usize = 8;
pub const LAY: usize = 9;
pub const HIRE: usize = 10;
pub const HAT: usize = 11;
pub const GOOD: usize = 12;
pub const HOUSE: usize = 16;
pub const STATION: usize = 17;
pub const TELEGRAPH: usize = 18;
pub const UPGRADE: usize = 19;
pub const CONVERT: usize = 20;
pub const SENATOR: usize = 21;
pub const SPECIALIST: usize = 22;
pub const ENGINE: usize = 26;
pub const SKIP: usize = 27;
/// To lead a route on to a city.
pub const CITY: usize = 28;
pub const RESET: usize = 29;
/// To lead a route over track that lies there.
pub const DETOUR: usize = 30;
pub const DISCARD_TRACK: usize = 31;
/// To lay a tile that brings the coasts nearer to each other.
pub const NEARER: usize = 32;
pub const COUNT: usize = 33;

#[cfg(test)]
#[test]
fn the_rows_have_as_many_numbers_as_there_are_weights() {
    assert_eq!(ROWS.iter().map(|(_, count)| count).sum::<usize>(), COUNT);
}
