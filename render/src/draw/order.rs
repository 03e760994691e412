//! A picture by order: a game of random choices up to some step, then what a viewer would get.

use super::picture::{Ask, Crop, Picture};
use super::width::{BadWidth, Width};
use crate::paint::studio::Studio;
use crate::scene::scheme::Scheme;
use crate::scene::seats::Marks;
use engine::{
    AnyTable, AnyView, Decision, Everyone, OneSeat, Options, Refusal, Seat, Seed, Seen, SetupError, Standings,
};
use thiserror::Error;
use words::Voice;

/// What is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CropName {
    Decision,
    Board,
    Land,
    Table,
    Player(Seat),
    Hand,
    Changed,
    Standings,
}

impl CropName {
    /// `decision`, `board`, `land`, `table`, `player:K`, `hand`, `changed` or `standings`.
    pub fn from_name(name: &str) -> Option<CropName> {
        Some(match name {
            "decision" => CropName::Decision,
            "board" => CropName::Board,
            "land" => CropName::Land,
            "table" => CropName::Table,
            "hand" => CropName::Hand,
            "changed" => CropName::Changed,
            "standings" => CropName::Standings,
            _ => CropName::Player(Seat(name.strip_prefix("player:")?.parse().ok()?)),
        })
    }
}

pub struct Order<'a> {
    pub game: &'a str,
    pub options: &'a Options,
    pub players: u64,
    pub seed: Seed,
    /// Random choices before the picture; a game that ends earlier is shown at its end.
    pub steps: u64,
    /// Who looks; `None`: everybody.
    pub seat: Option<u64>,
    /// As typed; see [`CropName::from_name`].
    pub crop: &'a str,
    /// What changed since this step is outlined.
    pub since: Option<u64>,
    pub width: Option<u64>,
    pub scheme: &'a str,
}

/// Why a picture cannot be drawn. Each sentence says what is allowed.
#[derive(Debug, Error)]
pub enum BadOrder {
    #[error(transparent)]
    Width(#[from] BadWidth),
    #[error(
        "there is no crop \"{0}\"; the crops are decision, board, land, table, player:K, hand, changed and standings"
    )]
    Crop(String),
    #[error("there is no scheme \"{0}\"; the schemes are light and dark")]
    Scheme(String),
    #[error("there is no seat {asked} at this table; seats count from 0 to {last}")]
    Seat { asked: u64, last: u8 },
    #[error("nothing can have changed since step {since}: the picture shows step {steps}")]
    Since { since: u64, steps: u64 },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("the game could not be played to that step: {0}")]
    Play(#[from] Refusal),
}

struct Look<A> {
    view: Seen<A, AnyView>,
    since: Option<Seen<A, AnyView>>,
}

enum Eyes {
    Public(Look<Everyone>),
    Own(Look<OneSeat>),
}

/// An order, played up to its step and ready to be drawn.
pub struct Prepared {
    eyes: Eyes,
    crop: CropName,
    width: Option<Width>,
    scheme: Scheme,
    decision: Option<Decision>,
    standings: Standings,
}

impl Order<'_> {
    pub fn prepare(&self) -> Result<Prepared, BadOrder> {
        let crop = CropName::from_name(self.crop).ok_or_else(|| BadOrder::Crop(self.crop.to_owned()))?;
        let scheme = Scheme::from_name(self.scheme).ok_or_else(|| BadOrder::Scheme(self.scheme.to_owned()))?;
        let width = self.width.map(Width::new).transpose()?;
        let (mut table, _) = engine::game(self.game)?.open(self.options, self.players, self.seed)?;
        let seat = self.seat.map(|seat| sits(seat, &table)).transpose()?;
        if let CropName::Player(seat) = crop {
            sits(seat.0.into(), &table)?;
        }
        if let Some(since) = self.since.filter(|&since| since > self.steps) {
            return Err(BadOrder::Since { since, steps: self.steps });
        }
        let mut earlier = None;
        let mut pick = engine::playout::picker(self.seed);
        for step in 0..=self.steps {
            if self.since == Some(step) || self.since.is_none() && step + 1 == self.steps {
                earlier = Some(table.clone());
            }
            if step == self.steps {
                break;
            }
            let Some(decision) = table.decision() else { break };
            let chosen = match decision.choices.len() {
                1 => 0,
                many => pick.below(many as u32) as usize,
            };
            table.choose(decision.seat, decision.step, decision.choices[chosen].offer.key.as_str())?;
        }
        // Without a step to compare with, only a crop of what changed looks at the last one.
        let earlier = earlier.filter(|_| self.since.is_some() || crop == CropName::Changed);
        let eyes = match seat {
            None => Eyes::Public(Look { view: table.public_view(), since: earlier.map(|table| table.public_view()) }),
            Some(seat) => {
                Eyes::Own(Look { view: table.view_of(seat), since: earlier.map(|table| table.view_of(seat)) })
            }
        };
        Ok(Prepared { eyes, crop, width, scheme, decision: table.decision(), standings: standings(&table, seat) })
    }
}

fn sits(seat: u64, table: &AnyTable) -> Result<Seat, BadOrder> {
    let last = table.players() - 1;
    u8::try_from(seat).ok().filter(|&seat| seat <= last).map(Seat).ok_or(BadOrder::Seat { asked: seat, last })
}

/// The final standings; before the end what the viewer knows.
fn standings(table: &AnyTable, seat: Option<Seat>) -> Standings {
    match (table.decider(), seat) {
        (None, _) => table.standings(),
        (Some(_), Some(seat)) => table.estimate(engine::Eye::Seat(seat)),
        (Some(_), None) => table.estimate(engine::Eye::Public),
    }
}

impl Prepared {
    pub fn draw(&self, studio: &Studio, voice: Voice) -> Picture {
        match &self.eyes {
            Eyes::Public(look) => self.look(studio, look, voice),
            Eyes::Own(look) => self.look(studio, look, voice),
        }
    }

    fn look<A: engine::Audience>(&self, studio: &Studio, look: &Look<A>, voice: Voice) -> Picture {
        let Look { view, since } = look;
        let crop = match self.crop {
            CropName::Decision => Crop::Decision(self.decision.as_ref()),
            CropName::Board => Crop::Board,
            CropName::Land => Crop::Land,
            CropName::Table => Crop::Table,
            CropName::Player(seat) => Crop::Player(seat),
            CropName::Hand => Crop::Hand,
            CropName::Changed => Crop::Changed(None),
            CropName::Standings => Crop::Standings(&self.standings),
        };
        let ask =
            Ask { crop, width: self.width, scheme: self.scheme, since: since.as_ref(), voice, marks: Marks::default() };
        studio.draw(view.clone(), &ask).get().clone()
    }
}
