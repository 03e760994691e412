//! Averages over the players.

pub fn mean<P>(players: &[P], of: impl Fn(&P) -> u32) -> f64 {
    let sum: u32 = players.iter().map(of).sum();
    f64::from(sum) / players.len() as f64
}
