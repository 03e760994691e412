//! Seats and kinds of tiles are told apart by those too who see colours otherwise.

use render::{Ink, MARKS, Rgb, Scheme};

type Matrix = [[f64; 3]; 3];

/// Full protanopia, deuteranopia and tritanopia on linear light, after Machado, Oliveira and Fernandes (2009).
const EYES: [(&str, Matrix); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritanopia",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

const SRGB_TO_XYZ: Matrix = [
    [0.412_456_4, 0.357_576_1, 0.180_437_5],
    [0.212_672_9, 0.715_152_2, 0.072_175_0],
    [0.019_333_9, 0.119_192_0, 0.950_304_1],
];

fn times(matrix: &Matrix, vector: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

/// CIE L*a*b* of a colour as that eye sees it.
fn lab(colour: Rgb, eye: &Matrix) -> [f64; 3] {
    let linear = colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    let seen = times(eye, linear).map(|part| part.clamp(0.0, 1.0));
    let [x, y, z] = times(&SRGB_TO_XYZ, seen);
    let [x, y, z] = [x / 0.950_47, y, z / 1.088_83]
        .map(|part| if part > 216.0 / 24389.0 { part.cbrt() } else { (24389.0 / 27.0 * part + 16.0) / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIEDE2000.
#[allow(clippy::many_single_char_names)]
fn difference([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt();
    let mean = f64::midpoint(a1.hypot(b1), a2.hypot(b2));
    let g = 0.5 * (1.0 - seventh(mean));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let turn = match h2 - h1 {
        _ if grey => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let hm = match h1 + h2 {
        sum if grey => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => f64::midpoint(sum, 360.0),
        sum => (sum - 360.0) / 2.0,
    };
    let (dl, dc, dh) = (l2 - l1, c2 - c1, 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin());
    let (lm, cm) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let cosine = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cosine(hm - 30.0) + 0.24 * cosine(2.0 * hm) + 0.32 * cosine(3.0 * hm + 6.0)
        - 0.20 * cosine(4.0 * hm - 63.0);
    let sl = 1.0 + 0.015 * (lm - 50.0).powi(2) / (20.0 + (lm - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * cm, 1.0 + 0.015 * cm * t);
    let rt = -2.0 * seventh(cm) * (60.0 * (-((hm - 275.0) / 25.0).powi(2)).exp()).to_radians().sin();
    ((dl / sl).powi(2) + (dc / sc).powi(2) + (dh / sh).powi(2) + rt * (dc / sc) * (dh / sh)).sqrt()
}

#[test]
fn the_measure_agrees_with_published_pairs() {
    // From the test data of Sharma, Wu and Dalal (2005).
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, -1.0, 2.0], [50.0, 0.0, 0.0], 2.3669),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ];
    for (one, other, wanted) in pairs {
        assert!((difference(one, other) - wanted).abs() < 0.0005, "{}", difference(one, other));
    }
}

fn told_apart(inks: &[Ink], floor: f64) {
    for scheme in Scheme::ALL {
        for (eye, matrix) in &EYES {
            for (row, &one) in inks.iter().enumerate() {
                for &other in &inks[..row] {
                    let far = difference(lab(one.rgb(scheme), matrix), lab(other.rgb(scheme), matrix));
                    assert!(far >= floor, "{one:?} and {other:?}, {scheme:?}, {eye}: {far:.1}");
                }
            }
        }
    }
}

#[test]
fn seats_are_told_apart_by_colour_shape_and_letter() {
    told_apart(&[Ink::Seat0, Ink::Seat1, Ink::Seat2, Ink::Seat3], 18.0);
    for (row, one) in MARKS.iter().enumerate() {
        for other in &MARKS[..row] {
            assert!(one.shape != other.shape && one.letter != other.letter && one.ink != other.ink);
            assert!(one.herder != other.herder && one.engine != other.engine);
        }
    }
}

#[test]
fn kinds_of_tiles_are_told_apart() {
    told_apart(
        &[
            Ink::Neutral,
            Ink::Flood,
            Ink::Drought,
            Ink::Rockfall,
            Ink::TeepeeGreen,
            Ink::TeepeeBlue,
            Ink::Cowboy,
            Ink::Craftsman,
            Ink::Engineer,
        ],
        10.0,
    );
    told_apart(&[Ink::Value3, Ink::Value4, Ink::Value5], 10.0);
}

#[test]
fn text_stands_out_from_what_it_is_written_on() {
    for scheme in Scheme::ALL {
        for (text, ground) in [
            (Ink::Line, Ink::Face),
            (Ink::Line, Ink::FaceDim),
            (Ink::Text, Ink::Page),
            (Ink::Text, Ink::JobsPanel),
            (Ink::Text, Ink::MarketPanel),
            (Ink::Text, Ink::ObjectivesPanel),
            (Ink::Text, Ink::CitiesPanel),
            (Ink::Text, Ink::LedgerPanel),
            (Ink::Chalk, Ink::Neutral),
            (Ink::Chalk, Ink::Walnut),
            (Ink::Chalk, Ink::WalnutRaised),
            (Ink::Gold, Ink::WalnutRaised),
            (Ink::Line, Ink::WhiteBand),
            (Ink::PaperBadgeText, Ink::PaperBadge),
            (Ink::Line, Ink::Gold),
            (Ink::Chalk, Ink::TeepeeGreen),
            (Ink::BadgeText, Ink::Badge),
            (Ink::Chalk, Ink::Seat0),
            (Ink::Chalk, Ink::Seat1),
            (Ink::Line, Ink::Seat2),
            (Ink::Line, Ink::Seat3),
        ] {
            let lightness = |ink: Ink| lab(ink.rgb(scheme), &EYES[0].1)[0];
            let apart = (lightness(text) - lightness(ground)).abs();
            assert!(apart > 40.0, "{text:?} on {ground:?} in {scheme:?}: {apart:.0}");
        }
    }
}

/// The ratio of two colours after the Web Content Accessibility Guidelines.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let light = |colour: Rgb| {
        let linear = colour.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        times(&SRGB_TO_XYZ, linear)[1] + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

fn contrasts(pairs: &[(Ink, Ink)], floor: f64) {
    for scheme in Scheme::ALL {
        for &(one, other) in pairs {
            let ratio = contrast(one.rgb(scheme), other.rgb(scheme));
            assert!(ratio >= floor, "{one:?} on {other:?} in {scheme:?}: {ratio:.1}");
        }
    }
}

#[test]
fn text_has_the_contrast_that_accessibility_asks_for() {
    contrasts(
        &[
            (Ink::Line, Ink::Face),
            (Ink::Line, Ink::FaceDim),
            (Ink::Line, Ink::Gold),
            (Ink::Line, Ink::Seat2),
            (Ink::Line, Ink::Seat3),
            (Ink::Line, Ink::WhiteBand),
            (Ink::Line, Ink::Value1),
            (Ink::Line, Ink::Value2),
            (Ink::Line, Ink::Value3),
            (Ink::Line, Ink::Value4),
            (Ink::Line, Ink::Value5),
            (Ink::Text, Ink::Page),
            (Ink::Text, Ink::JobsPanel),
            (Ink::Text, Ink::MarketPanel),
            (Ink::Text, Ink::ObjectivesPanel),
            (Ink::Text, Ink::CitiesPanel),
            (Ink::Text, Ink::LedgerPanel),
            (Ink::Chalk, Ink::Neutral),
            (Ink::Chalk, Ink::Walnut),
            (Ink::Chalk, Ink::WalnutRaised),
            (Ink::Gold, Ink::WalnutRaised),
            (Ink::Chalk, Ink::Green),
            (Ink::BadgeText, Ink::Badge),
            (Ink::PaperBadgeText, Ink::PaperBadge),
        ],
        4.5,
    );
}

/// Chalk on the colour of a seat is text of 42 pixels and more, for which the guidelines ask less.
#[test]
fn marks_and_large_text_stand_out() {
    contrasts(
        &[
            (Ink::Chalk, Ink::Seat0),
            (Ink::Chalk, Ink::Seat1),
            (Ink::Route1, Ink::Chalk),
            (Ink::Route2, Ink::Chalk),
            (Ink::Route3, Ink::Chalk),
            (Ink::Stem, Ink::Chalk),
            (Ink::Changed, Ink::ChangedHalo),
            (Ink::Casing, Ink::Road),
            (Ink::Stake, Ink::PlotLight),
            (Ink::Red, Ink::Gold),
            (Ink::Line, Ink::FloodGround),
            (Ink::Line, Ink::OutlawGround),
        ],
        3.0,
    );
}
