//! A folder with a picture of everything, and a page to look through them.

use super::index;
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
/// After these steps a turn is drawn by what it changed.
const CHANGES: std::ops::Range<u64> = 300..420;
/// Random games without an end do not go on for ever.
const MOST_STEPS: u64 = 6_000;
/// How many play the games: the first is drawn whole, the others are searched for decisions that it did not have.
const GAMES: [u64; 6] = [4, 3, 2, 4, 3, 2];

struct Hanging<'a> {
    studio: &'a Studio,
    folder: &'a Path,
    names: Vec<String>,
    hung: Vec<(PathBuf, String)>,
    asked: BTreeSet<String>,
}

/// Writes pictures of random games with these options into a folder: the board at several steps in both schemes and
/// several widths, and its halves for small screens; every kind of decision that comes up, players' boards, hands, what
/// changed, the standings; and every icon and every tile that can be looked up. `index.html` shows them all. Returns the
/// paths of the pictures.
pub fn gallery(
    studio: &Studio,
    game: &str,
    options: &Options,
    seed: Seed,
    folder: &Path,
) -> Result<Vec<PathBuf>, GalleryError> {
    std::fs::create_dir_all(folder).map_err(|error| GalleryError::Write { path: folder.to_owned(), error })?;
    let names = ["Ada", "Bartholomew", "さくら", "Łucja"].map(str::to_owned).to_vec();
    let mut wall = Hanging { studio, folder, names, hung: Vec::new(), asked: BTreeSet::new() };
    let rules = engine::game(game)?;
    for (nth, players) in (0..).zip(GAMES) {
        let mut bytes = seed.0;
        bytes[0] = bytes[0].wrapping_add(nth);
        wall.game(&rules, options, players, Seed(bytes), nth == 0)?;
    }
    wall.topics(rules)?;
    wall.icons()?;
    let page = folder.join("index.html");
    std::fs::write(&page, index::page(game, options, &wall.hung))
        .map_err(|error| GalleryError::Write { path: page, error })?;
    Ok(wall.hung.into_iter().map(|hung| hung.0).collect())
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
    fn game(
        &mut self,
        game: &Game,
        options: &Options,
        players: u64,
        seed: Seed,
        whole: bool,
    ) -> Result<(), GalleryError> {
        let (mut table, _) = game.open(options, players, seed)?;
        let mut pick = engine::playout::picker(seed);
        let mut before = table.public_view();
        for step in 0..MOST_STEPS {
            if whole && STAGES.contains(&step) {
                self.whole_table(&table, &format!("step-{step:03}"))?;
            }
            let Some(decision) = table.decision() else { break };
            // As the rules ask, and as a person takes it.
            for asked in [Some(decision.clone()), table.menu()].into_iter().flatten() {
                self.decision(&table, &asked)?;
            }
            let chosen = match decision.choices.len() {
                1 => 0,
                many => pick.below(many as u32) as usize,
            };
            let key = decision.choices[chosen].offer.key;
            table.choose(decision.seat, decision.step, key.as_str())?;
            if table.decider() != Some(decision.seat) {
                if whole && CHANGES.contains(&step) {
                    let crop = Crop::Changed(Some(decision.seat));
                    self.hang(&format!("changed-{step:03}"), &table.public_view(), crop, Some(&before), None)?;
                }
                before = table.public_view();
            }
        }
        if whole {
            self.whole_table(&table, "end")?;
        }
        let standings = table.standings();
        let name = format!("standings-{players}");
        self.hang(&name, &table.public_view(), Crop::Standings(&standings), None, None)
    }

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
        // The last game of some number of players is the one that is kept.
        self.hung.retain(|hung| hung.0 != path);
        self.hung.push((path, alt.to_owned()));
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
        let view = table.public_view();
        for width in [2400, 1080, 390] {
            self.hang(&format!("board-{name}-{width}"), &view, Crop::Board, None, Some(width))?;
        }
        self.hang(&format!("land-{name}"), &view, Crop::Land, None, None)?;
        self.hang(&format!("table-{name}"), &view, Crop::Table, None, None)?;
        for seat in Seat::all(table.players()) {
            self.hang(&format!("player-{}-{name}", seat.0), &view, Crop::Player(seat), None, None)?;
        }
        let scores = table.estimate(engine::Eye::Public);
        self.hang(&format!("scores-{name}"), &view, Crop::Standings(&scores), None, None)?;
        self.hang(&format!("hand-0-{name}"), &table.view_of(Seat(0)), Crop::Hand, None, None)
    }

    fn decision(&mut self, table: &AnyTable, decision: &Decision) -> Result<(), GalleryError> {
        let Some(kind) = kind_of(decision).filter(|kind| !self.asked.contains(kind)) else { return Ok(()) };
        let crop = Crop::Decision(Some(decision));
        self.hang(&format!("decision-{kind}"), &table.view_of(decision.seat), crop, None, None)?;
        self.hang(&format!("decision-{kind}-390"), &table.view_of(decision.seat), crop, None, Some(390))?;
        self.asked.insert(kind);
        Ok(())
    }
}
