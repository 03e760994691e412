//! The ways of moves, on the road and under the tiles: what several share is the stem; from each fork on every branch has a
//! colour and a dash of its own.

use super::blocks::Stage;
use crate::scene::geometry::{Area, Point, area, hull};
use crate::scene::scheme::Ink;
use crate::scene::{Dash, Item, Line, Paint, Scene};
use engine::{Seat, Spot};

pub const WIDTH: f32 = 13.0;
pub const HALO: f32 = 4.5;

/// One stretch of road on the way of some offers.
struct Stretch {
    from: Spot,
    to: Spot,
    offers: Vec<usize>,
    /// `None`: the way still forks beyond it.
    branch: Option<usize>,
}

/// What was drawn.
#[derive(Default)]
pub struct Routes {
    stretches: Vec<Stretch>,
}

fn style(branch: usize) -> (Ink, Dash) {
    let inks = [Ink::Route1, Ink::Route2, Ink::Route3];
    let dashes = [Dash::Solid, Dash::Dashes, Dash::Dots];
    (inks[(branch + branch / 3) % 3], dashes[branch % 3])
}

impl Routes {
    /// The ways of these offers, each with the number of the offer, from where the seat stands.
    pub fn of(stage: &dyn Stage, ways: &[(usize, &[Spot])], seat: Seat) -> Routes {
        let origin = stage.origin(seat);
        let mut stretches: Vec<Stretch> = Vec::new();
        for &(offer, way) in ways {
            let stops: Vec<&Spot> = origin.iter().chain(way).collect();
            let spaces: Vec<Spot> = stops.windows(2).flat_map(|pair| stage.way_between(pair[0], pair[1])).collect();
            for pair in spaces.windows(2).filter(|pair| pair[0] != pair[1]) {
                match stretches.iter_mut().find(|known| known.from == pair[0] && known.to == pair[1]) {
                    Some(known) if known.offers.contains(&offer) => {}
                    Some(known) => known.offers.push(offer),
                    None => {
                        let (from, to) = (pair[0].clone(), pair[1].clone());
                        stretches.push(Stretch { from, to, offers: vec![offer], branch: None });
                    }
                }
            }
        }
        let mut routes = Routes { stretches };
        routes.branch_out();
        routes
    }

    fn onward<'a>(&'a self, from: &'a Spot) -> impl Iterator<Item = usize> + 'a {
        (0..self.stretches.len()).filter(move |&row| self.stretches[row].from == *from)
    }

    fn forks_at_or_after(&self, spot: &Spot) -> bool {
        let mut here = spot;
        // Two ways may run along the same road against each other.
        for _ in 0..self.stretches.len() {
            let mut onward = self.onward(here);
            match (onward.next(), onward.next()) {
                (Some(_), Some(_)) => return true,
                (Some(row), None) => here = &self.stretches[row].to,
                (None, _) => return false,
            }
        }
        false
    }

    /// Gives every stretch beyond the last fork the number of its branch.
    fn branch_out(&mut self) {
        let mut count = 0;
        for row in 0..self.stretches.len() {
            let (from, to) = (self.stretches[row].from.clone(), self.stretches[row].to.clone());
            if self.stretches[row].branch.is_some() || self.forks_at_or_after(&to) {
                continue;
            }
            let before = self.stretches.iter().find(|other| other.to == from).and_then(|other| other.branch);
            let branch = before.unwrap_or_else(|| {
                count += 1;
                count - 1
            });
            self.stretches[row].branch = Some(branch);
        }
    }

    /// The colours of the branches that end at this goal, at most two.
    pub fn rings(&self, goal: &Spot) -> Vec<Ink> {
        let mut rings: Vec<Ink> = Vec::new();
        for branch in self.stretches.iter().filter(|stretch| stretch.to == *goal).filter_map(|stretch| stretch.branch) {
            let ink = style(branch).0;
            if !rings.contains(&ink) && rings.len() < 2 {
                rings.push(ink);
            }
        }
        rings
    }

    /// Colour and dash of the way that ends at this goal.
    pub fn style_to(&self, goal: &Spot) -> Option<(Ink, Dash)> {
        self.stretches.iter().find(|stretch| stretch.to == *goal).and_then(|stretch| stretch.branch).map(style)
    }

    /// The middle of what only this offer's way has, away from these, and the colour there.
    pub fn own_middle(&self, scene: &Scene, offer: usize, away: &[Area]) -> Option<(Point, Ink)> {
        // Of three ways each may share all of its stretches with another one.
        let on_way = || self.stretches.iter().filter(|stretch| stretch.offers.contains(&offer));
        let fewest = on_way().map(|stretch| stretch.offers.len()).min()?;
        let own: Vec<&Stretch> = on_way().filter(|stretch| stretch.offers.len() == fewest).collect();
        let ink = style(own.first()?.branch.unwrap_or_default()).0;
        let points: Vec<Point> = own.iter().flat_map(|stretch| leg(scene, &stretch.from, &stretch.to)).collect();
        let pane = scene.route_layer.and_then(|(pane, _)| scene.panes.get(pane)).copied().unwrap_or(scene.whole());
        // With room for what it costs, if there is any.
        let free = |point: &Point, fee: f32| {
            let here = Area::around(*point, 76.0, 76.0);
            let wide = area(here.x, here.y, here.w + fee, here.h);
            let things = scene.things.iter().map(|thing| thing.area).chain(scene.texts().map(|text| text.1));
            pane.holds(wide) && things.chain(away.iter().copied()).all(|other| other.overlap(wide).is_none())
        };
        let middle = |fee: f32| {
            let free: Vec<&Point> = points.iter().filter(|point| free(point, fee)).collect();
            free.get(free.len() / 2).map(|point| (**point, ink))
        };
        middle(52.0).or_else(|| middle(0.0))
    }

    /// Draws halos first, so that no branch cuts another.
    pub fn draw(&self, scene: &mut Scene) {
        let mut lines: Vec<(Vec<Point>, Ink, Dash)> = Vec::new();
        let mut branches: Vec<Option<usize>> = self.stretches.iter().map(|stretch| stretch.branch).collect();
        branches.sort_unstable();
        branches.dedup();
        for branch in branches {
            let (ink, dash) = branch.map_or((Ink::Stem, Dash::Solid), style);
            let mut run: Vec<Point> = Vec::new();
            for stretch in self.stretches.iter().filter(|stretch| stretch.branch == branch) {
                let points = leg(scene, &stretch.from, &stretch.to);
                // A dash goes on where one stretch follows another.
                let follows = run.last().zip(points.first()).is_some_and(|(a, b)| (a.x - b.x).hypot(a.y - b.y) < 1.0);
                if !follows && !run.is_empty() {
                    lines.push((std::mem::take(&mut run), ink, dash));
                }
                run.extend(points);
            }
            if run.len() > 1 {
                lines.push((run, ink, dash));
            }
        }
        let halos = lines.iter().map(|(points, ..)| (points.clone(), Ink::Chalk, Dash::Solid, WIDTH + 2.0 * HALO));
        let halos: Vec<_> = halos.collect();
        let lines = lines.into_iter().map(|(points, ink, dash)| (points, ink, dash, WIDTH));
        for (points, ink, dash, width) in halos.into_iter().chain(lines) {
            lay(scene, Line { points, ink, width, dash, halo: 0.0, arrow: false });
        }
    }
}

/// The road between two spots as it was drawn; straight where there is none.
pub fn leg(scene: &Scene, from: &Spot, to: &Spot) -> Vec<Point> {
    if let Some(leg) = scene.legs.iter().find(|leg| leg.from == *from && leg.to == *to) {
        return leg.points.clone();
    }
    [from, to].into_iter().filter_map(|spot| scene.spot(spot)).map(Area::center).collect()
}

/// Lays a line over the roads and under the tiles.
pub fn lay(scene: &mut Scene, line: Line) {
    let reach = 4.0 * line.width;
    let Some(hull) = hull(line.points.iter().map(|&point| Area::around(point, reach, reach))) else { return };
    let here = Area::around(line.points[0], 1.0, 1.0);
    let innermost = || scene.panes.iter().rposition(|pane| pane.overlap(here).is_some()).unwrap_or(0);
    let (pane, row) = scene.route_layer.unwrap_or_else(|| (innermost(), scene.items.len()));
    scene.items.insert(row, Item { pane, area: hull, paint: Paint::Line(line), thing: None });
    if let Some((_, row)) = &mut scene.route_layer {
        *row += 1;
    }
}
