//! Linear regression that keeps its weights small.

/// Rows of features, one after the other, and what each row should sum up to.
pub struct Rows<'a> {
    pub features: &'a [f32],
    pub targets: &'a [f32],
}

/// The weights whose sums come nearest to the targets, where every square of a weight costs `keep`.
pub fn ridge(rows: &Rows, width: usize, keep: f64) -> Vec<f32> {
    let mut squares = vec![0.0_f64; width * width];
    let mut sums = vec![0.0_f64; width];
    for (row, &target) in rows.features.chunks_exact(width).zip(rows.targets) {
        for (at, &feature) in row.iter().enumerate().filter(|(_, feature)| **feature != 0.0) {
            let feature = f64::from(feature);
            sums[at] += feature * f64::from(target);
            let line = &mut squares[at * width + at..(at + 1) * width];
            for (sum, &other) in line.iter_mut().zip(&row[at..]) {
                *sum += feature * f64::from(other);
            }
        }
    }
    for at in 0..width {
        for other in 0..at {
            squares[at * width + other] = squares[other * width + at];
        }
        squares[at * width + at] += keep + 1e-4 * squares[at * width + at];
    }
    solve(squares, sums, width)
}

/// Gaussian elimination of a symmetric, positive system, which needs no pivot.
fn solve(mut squares: Vec<f64>, mut sums: Vec<f64>, width: usize) -> Vec<f32> {
    for at in 0..width {
        let (above, below) = squares.split_at_mut((at + 1) * width);
        let line = &above[at * width..];
        for (row, rest) in below.chunks_exact_mut(width).enumerate() {
            let times = rest[at] / line[at];
            if times != 0.0 {
                for (value, &other) in rest[at..].iter_mut().zip(&line[at..]) {
                    *value -= times * other;
                }
                sums[at + 1 + row] -= times * sums[at];
            }
        }
    }
    let mut weights = vec![0.0_f64; width];
    for at in (0..width).rev() {
        let line = &squares[at * width..(at + 1) * width];
        let known: f64 = line[at + 1..].iter().zip(&weights[at + 1..]).map(|(value, weight)| value * weight).sum();
        weights[at] = (sums[at] - known) / line[at];
    }
    weights.into_iter().map(|weight| weight as f32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_that_made_the_targets_are_found() {
        let features: Vec<f32> = (0..60_u8).flat_map(|n| [1.0, f32::from(n % 7), f32::from(n % 5) - 2.0]).collect();
        let targets: Vec<f32> = features.chunks(3).map(|row| 3.0 - 2.0 * row[1] + 0.5 * row[2]).collect();
        let weights = ridge(&Rows { features: &features, targets: &targets }, 3, 1e-6);
        for (found, made) in weights.iter().zip([3.0, -2.0, 0.5]) {
            assert!((found - made).abs() < 0.01, "{weights:?}");
        }
    }
}
