//! From a view to a picture, for those who may see that view.

use super::alt;
use super::games::with_stage;
use super::width::Width;
use crate::paint::cache::Key;
use crate::paint::studio::Studio;
use crate::scene::Scene;
use crate::scene::scheme::Scheme;
use crate::scene::seats::Marks;
use crate::stage::badges::{self, Badge};
use crate::stage::changes::{self, Changes};
use crate::stage::{Stage, crop, standings};
use engine::{AnyView, Audience, Decision, Eye, Offer, Phrase, Seat, Seen, Spot, Standings};
use std::sync::Arc;
use words::Voice;

/// What of the table a picture shows.
#[derive(Clone, Copy, Debug)]
pub enum Crop<'a> {
    /// Everything that lies open, 2,400 pixels wide unless asked otherwise; all others 1,080.
    Board,
    /// The board on a small screen: the map.
    Land,
    /// The board on a small screen: what else lies on the table.
    Table,
    /// Where a decision takes place. Its offers are numbered, if the picture is for the one who decides; for others the
    /// crop is made from what they see alone.
    Decision(Option<&'a Decision>),
    /// A player's own board.
    Player(Seat),
    /// The cards of the viewer; for everybody those of the one whose turn it is, from behind.
    Hand,
    /// Where something has changed, as this seat's doing.
    Changed(Option<Seat>),
    /// Points by category.
    Standings(&'a Standings),
}

/// What picture is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Ask<'a, A> {
    pub crop: Crop<'a>,
    /// `None`: the width that suits such a picture best.
    pub width: Option<Width>,
    pub scheme: Scheme,
    /// Whatever has changed since this view is outlined.
    pub since: Option<&'a Seen<A, AnyView>>,
    /// The names of the players, and the language of the description.
    pub voice: Voice<'a>,
    pub marks: Marks,
}

/// A finished picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    pub png: Arc<Vec<u8>>,
    pub width: u32,
    pub height: u32,
    /// What it shows, in at most 1,024 characters.
    pub alt: String,
    /// The same with more room.
    pub text: String,
}

/// A scene with its description and its numbers, not yet painted.
#[derive(Clone, Debug)]
pub struct Composed {
    pub scene: Scene,
    pub badges: Vec<Badge>,
    pub alt: String,
    pub text: String,
}

impl Studio {
    /// Draws what this audience may see. The picture is for the same audience.
    pub fn draw<A: Audience>(&self, view: Seen<A, AnyView>, ask: &Ask<A>) -> Seen<A, Picture> {
        compose(view, ask).map(|composed| {
            let scene = &composed.scene;
            let (width, height) = (scene.width.round() as u32, scene.height.round() as u32);
            let key = Key { scene: scene.digest(), width, scheme: ask.scheme };
            let png = self.pictures.get(key, || self.png(scene, ask.scheme));
            Picture { png, width, height, alt: composed.alt, text: composed.text }
        })
    }
}

/// Puts a picture together without painting it.
pub fn compose<A: Audience>(view: Seen<A, AnyView>, ask: &Ask<A>) -> Seen<A, Composed> {
    let eye = view.audience().eye();
    // Only what the same audience saw before can be compared.
    let since = ask.since.filter(|before| before.audience().eye() == eye).map(Seen::get);
    view.map(|view| {
        with_stage(&view, ask.voice.seats, ask.marks, |stage| {
            let compared = |before| with_stage(before, ask.voice.seats, ask.marks, |before| changes_of(before, stage));
            let changes = since.map(compared);
            composed(stage, eye, ask, since, changes.as_ref())
        })
    })
}

fn changes_of(before: &dyn Stage, now: &dyn Stage) -> Changes {
    changes::changes(&before.board(), &now.board())
}

fn composed<A>(
    stage: &dyn Stage,
    eye: Eye,
    ask: &Ask<A>,
    since: Option<&AnyView>,
    changes: Option<&Changes>,
) -> Composed {
    let turn = stage.turn().unwrap_or(Seat(0));
    let viewer = match eye {
        Eye::Seat(seat) => seat,
        Eye::Public => turn,
    };
    let mut badges = Vec::new();
    let mut scene = match ask.crop {
        Crop::Board => stage.board(),
        Crop::Land => stage.land(),
        Crop::Table => stage.table(),
        Crop::Player(seat) => stage.player(Seat(seat.0.min(stage.players() - 1))),
        Crop::Hand => stage.hand(viewer),
        Crop::Standings(standings) => standings::scene(stage, standings, ask.voice.seats),
        Crop::Changed(by) => {
            let by = by.unwrap_or(turn);
            let generic = || crop::compose_most(stage, &changes.map(Changes::spots).unwrap_or_default(), by);
            let own = since.and_then(|since| stage.changed(since, by)).or_else(|| stage.situation(by));
            let mut scene = own.unwrap_or_else(generic);
            scene.says = stage.board().says;
            scene
        }
        Crop::Decision(decision) => {
            // Offers are private by nature: what one may do tells what one holds.
            let own = decision.filter(|decision| eye.is(decision.seat));
            let offers: Vec<&Offer> =
                own.iter().flat_map(|decision| decision.choices.iter().map(|choice| &choice.offer)).collect();
            let spots: Vec<Spot> = offers.iter().flat_map(|offer| offer.at.iter().cloned()).collect();
            let seat = own.map_or(turn, |decision| decision.seat);
            let composed = match own {
                Some(decision) => stage.decision(decision),
                None => stage.situation(seat),
            };
            let mut scene = composed.unwrap_or_else(|| crop::compose(stage, &spots, seat));
            if let Some(changes) = changes {
                changes.outline(&mut scene, stage);
            }
            badges = badges::number(&mut scene, stage, &offers, seat);
            match own {
                Some(decision) => says_decision(&mut scene, decision),
                None => scene.says = stage.board().says,
            }
            scene
        }
    };
    if let (Some(changes), Crop::Board | Crop::Land | Crop::Table | Crop::Changed(_)) = (changes, ask.crop) {
        changes.outline(&mut scene, stage);
    }
    let [alt, text] = [alt::MOST, alt::MOST_ON_PAGE].map(|most| alt::text(&scene.says, most, &ask.voice));
    if let Some(width) = ask.width {
        let by = width.pixels() as f32 / scene.width;
        scene = scene.scaled(by);
        for badge in &mut badges {
            badge.area = badge.area.scaled(by);
        }
    }
    Composed { scene, badges, alt, text }
}

/// The question, and every offer under the number it has in the picture.
fn says_decision(scene: &mut Scene, decision: &Decision) {
    scene.say(9, decision.prompt.clone());
    for (row, choice) in decision.choices.iter().enumerate().filter(|(_, choice)| badges::is_numbered(&choice.offer)) {
        let line = Phrase::new("picture-offer").number("number", row as i64 + 1);
        scene.say(5, line.phrase("label", choice.offer.label.clone()));
    }
}
