//! What is telling about the place of a seat in the game. The order is that of the weights in their file.

use crate::Seat;
use crate::pacific_rails::content::Specialist;
use crate::pacific_rails::state::State;

/// Feature by feature, then each of them again by the turns that were played, and by the track that lies there.
pub fn features(state: &State, seat: Seat, out: &mut Vec<f32>) {
    let me = state.player(seat);
    let start = out.len();
    let (turns, laid) = (f32::from(me.turns) / 20.0, f32::from(state.laid.len() as u16));
    let total = state.standings().seats.get(seat.index()).map_or(0, |score| score.total);
    out.extend([1.0, turns, f32::from(u8::from(state.turn == seat))]);
    out.extend(me.points.map(f32::from));
    out.push(total as f32);
    out.extend(me.goods.map(f32::from));
    out.extend(me.tracks.map(f32::from));
    out.extend(me.houses.map(f32::from));
    out.extend(me.built.map(f32::from));
    out.extend([me.stations, me.stations.min(3), me.telegraphs, me.reserve, me.hats].map(f32::from));
    out.extend(Specialist::ALL.map(|kind| f32::from(me.count(kind))));
    out.push(me.upgrades.iter().flatten().count() as f32);
    out.extend([laid / 10.0, f32::from(u8::from(state.joined_by.is_some()))]);
    let end = out.len();
    for by in [turns, laid / 30.0] {
        for at in start..end {
            out.push(out[at] * by);
        }
    }
}
