//! A folder with a picture of everything, to look at.

use super::picture::{Ask, Crop};
use super::width::Width;
use crate::icons::ICONS;
use crate::paint::studio::Studio;
use crate::scene::scheme::Scheme;
use crate::scene::seats::Marks;
use engine::{AnyTable, AnyView, Audience, Decision, Game, Options, Refusal, Seat, Seed, Seen, SetupError};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use thiserror::Error;
use words::{Language, Voice};

#[derive(Debug, Error)]
pub enum GalleryError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("the game could not be played: {0}")]
    Play(#[from] Refusal),
    #[error("{path} cannot be written: {error}")]
    Write { path: PathBuf, error: std::io::Error },
}

/// Steps at which the whole table is drawn.
const STAGES: [u64; 3] = [0, 150, 400];

struct Hanging<'a> {
    studio: &'a Studio,
    folder: &'a Path,
    names: Vec<String>,
    hung: Vec<PathBuf>,
}

/// Writes pictures of one random game of four into a folder: the board at several steps in both schemes and several
/// widths, one decision of every kind, players' boards, hands, what changed, the standings; and every icon and every
/// tile that can be looked up. Returns their paths.
pub fn gallery(studio: &Studio, game: &str, seed: Seed, folder: &Path) -> Result<Vec<PathBuf>, GalleryError> {
    std::fs::create_dir_all(folder).map_err(|error| GalleryError::Write { path: folder.to_owned(), error })?;
    let names = ["Ada", "Bartholomew", "さくら", "Łucja"].map(str::to_owned).to_vec();
    let mut wall = Hanging { studio, folder, names, hung: Vec::new() };
    wall.icons()?;
    wall.topics(engine::game(game)?)?;
    let (mut table, _) = engine::game(game)?.open(&Options::new(), 4, seed)?;
    let mut pick = engine::playout::picker(seed);
    let mut asked: BTreeSet<String> = BTreeSet::new();
    let mut before = table.public_view();
    for step in 0.. {
        if STAGES.contains(&step) {
            wall.whole_table(&table, &format!("step-{step:03}"))?;
        }
        let Some(decision) = table.decision() else { break };
        if let Some(kind) = kind_of(&decision).filter(|kind| !asked.contains(kind)) {
            wall.decision(&table, &decision, &kind)?;
            asked.insert(kind);
        }
        let chosen = match decision.choices.len() {
            1 => 0,
            many => pick.below(many as u32) as usize,
        };
        let key = decision.choices[chosen].offer.key;
        table.choose(decision.seat, decision.step, key.as_str())?;
        if table.decider() != Some(decision.seat) {
            if (300..420).contains(&step) {
                wall.hang(
                    &format!("changed-{step:03}"),
                    &table.public_view(),
                    Crop::Changed(Some(decision.seat)),
                    Some(&before),
                    None,
                )?;
            }
            before = table.public_view();
        }
    }
    wall.whole_table(&table, "end")?;
    let standings = table.standings();
    wall.hang("standings", &table.public_view(), Crop::Standings(&standings), None, None)?;
    Ok(wall.hung)
}

/// Decisions are of one kind if the same is asked and the offers lie in the same parts of the board.
fn kind_of(decision: &Decision) -> Option<String> {
    let spots = decision.choices.iter().flat_map(|choice| &choice.offer.at);
    let parts: BTreeSet<&str> = spots.filter_map(|spot| spot.as_str().split('.').next()).collect();
    let many = decision.choices.len() > 1;
    let parts = parts.into_iter().collect::<Vec<_>>().join("+");
    many.then(|| format!("{}-{parts}", decision.prompt.id))
}

impl Hanging<'_> {
    fn hang<A: Audience>(
        &mut self,
        name: &str,
        view: &Seen<A, AnyView>,
        crop: Crop,
        since: Option<&Seen<A, AnyView>>,
        width: Option<u64>,
    ) -> Result<(), GalleryError> {
        for scheme in Scheme::ALL {
            let voice = Voice { language: Language::English, seats: &self.names, you: None };
            let width = width.and_then(|width| Width::new(width).ok());
            let ask = Ask { crop, width, scheme, since, voice, marks: Marks::default() };
            let picture = self.studio.draw(view.clone(), &ask);
            self.write(&format!("{name}-{}", scheme.name()), &picture.get().png, &picture.get().alt)?;
        }
        Ok(())
    }

    fn write(&mut self, name: &str, png: &[u8], alt: &str) -> Result<(), GalleryError> {
        let path = self.folder.join(format!("{name}.png"));
        let written = std::fs::write(&path, png).and_then(|()| std::fs::write(path.with_extension("txt"), alt));
        written.map_err(|error| GalleryError::Write { path: path.clone(), error })?;
        self.hung.push(path);
        Ok(())
    }

    fn icons(&mut self) -> Result<(), GalleryError> {
        ICONS.iter().try_for_each(|icon| self.write(&format!("icon-{}", icon.name), &icon.png(), icon.name))
    }

    fn topics(&mut self, game: Game) -> Result<(), GalleryError> {
        for topic in (game.topics)() {
            for scheme in Scheme::ALL {
                let picture = self.studio.topic(game.kind, &topic, None, scheme, &Voice::new(Language::English));
                if let Some(picture) = picture {
                    self.write(&format!("topic-{}-{}", topic.id, scheme.name()), &picture.png, &picture.alt)?;
                }
            }
        }
        Ok(())
    }

    fn whole_table(&mut self, table: &AnyTable, name: &str) -> Result<(), GalleryError> {
        for width in [2400, 1080, 390] {
            self.hang(&format!("board-{name}-{width}"), &table.public_view(), Crop::Board, None, Some(width))?;
        }
        for seat in Seat::all(table.players()) {
            self.hang(&format!("player-{}-{name}", seat.0), &table.public_view(), Crop::Player(seat), None, None)?;
        }
        self.hang(&format!("hand-0-{name}"), &table.view_of(Seat(0)), Crop::Hand, None, None)
    }

    fn decision(&mut self, table: &AnyTable, decision: &Decision, kind: &str) -> Result<(), GalleryError> {
        let crop = Crop::Decision(Some(decision));
        self.hang(&format!("decision-{kind}"), &table.view_of(decision.seat), crop, None, None)?;
        self.hang(&format!("decision-{kind}-390"), &table.view_of(decision.seat), crop, None, Some(390))
    }
}
