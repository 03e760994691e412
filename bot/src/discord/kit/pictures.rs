//! Pictures for messages. Who may see the view may see the picture: the types of the engine keep them apart.

use super::message::File;
use super::speaker::Speaker;
use super::trouble::Trouble;
use crate::monitor::drawing;
use crate::store::PictureSize;
use engine::{AnyTable, Decision, Everyone, Kind, OneSeat, Seat, Seen, Spot, Standings, Topic};
use render::{Ask, Crop, Picture, Scheme, Studio, Width};
use std::sync::LazyLock;
use tokio::sync::Semaphore;

/// A board takes sixteen megabytes while it is drawn, and drawing more of them at once than there are cores makes none of
/// them faster.
static EASELS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(2, usize::from)));

/// Drawing takes a while and must not hold up those who wait for an acknowledgement.
pub async fn drawn<T: Send + 'static>(draw: impl FnOnce() -> T + Send + 'static) -> Result<T, Trouble> {
    let _place = EASELS.acquire().await.map_err(|_| Trouble::Picture)?;
    tokio::task::spawn_blocking(draw).await.map_err(|_| Trouble::Picture)
}

/// Something that everybody may see.
pub fn public(
    studio: &Studio,
    table: &AnyTable,
    before: Option<&AnyTable>,
    crop: Crop,
    speaker: &Speaker,
) -> Seen<Everyone, File> {
    let since = before.map(AnyTable::public_view);
    let ask = Ask {
        crop,
        width: None,
        scheme: Scheme::Light,
        since: since.as_ref(),
        voice: speaker.voice_of_pictures(),
        marks: speaker.marks,
    };
    drawing(|| studio.draw(table.public_view(), &ask)).map(file)
}

/// What only one player may see.
pub fn private(
    studio: &Studio,
    table: &AnyTable,
    before: Option<&AnyTable>,
    seat: Seat,
    crop: Crop,
    speaker: &Speaker,
) -> Seen<OneSeat, File> {
    let since = before.map(|table| table.view_of(seat));
    let width = match (crop, speaker.settings.width) {
        // The board is for zooming.
        (Crop::Board, _) | (_, PictureSize::Usual | PictureSize::Phone) => None,
        (_, PictureSize::Small) => Some(Width::SMALL),
        (_, PictureSize::Large) => Some(Width::LARGE),
    };
    let ask = Ask {
        crop,
        width,
        scheme: speaker.settings.scheme,
        since: since.as_ref(),
        voice: speaker.voice_of_pictures(),
        marks: speaker.marks,
    };
    drawing(|| studio.draw(table.view_of(seat), &ask)).map(file)
}

/// A game that has just begun, in small: what it looks like.
pub fn sample(studio: &Studio, table: &AnyTable, speaker: &Speaker) -> Seen<Everyone, File> {
    let (crop, width, scheme) = (Crop::Board, Some(Width::SMALL), speaker.settings.scheme);
    let ask = Ask { crop, width, scheme, since: None, voice: speaker.voice_of_pictures(), marks: speaker.marks };
    drawing(|| studio.draw(table.public_view(), &ask)).map(file)
}

/// The tile or card that a topic of the rules is about.
pub fn topic(studio: &Studio, kind: Kind, topic: &Topic, speaker: &Speaker) -> Option<File> {
    let picture = drawing(|| studio.topic(kind, topic, None, speaker.settings.scheme, &speaker.voice_of_pictures()))?;
    Some(File { name: "tile.png", ..file(picture) })
}

pub fn decision(studio: &Studio, table: &AnyTable, decision: &Decision, speaker: &Speaker) -> Seen<OneSeat, File> {
    private(studio, table, None, decision.seat, Crop::Decision(Some(decision)), speaker)
}

/// The places that the picture of a decision shows.
pub fn shown(table: &AnyTable, decision: &Decision, speaker: &Speaker) -> Seen<OneSeat, Vec<Spot>> {
    let crop = Crop::Decision(Some(decision));
    let ask = Ask {
        crop,
        width: None,
        scheme: Scheme::Light,
        since: None,
        voice: speaker.voice_of_pictures(),
        marks: speaker.marks,
    };
    render::compose(table.view_of(decision.seat), &ask).map(|composed| composed.scene.shown())
}

pub fn standings(studio: &Studio, table: &AnyTable, standings: &Standings, speaker: &Speaker) -> Seen<Everyone, File> {
    public(studio, table, None, Crop::Standings(standings), speaker)
}

/// The name tells nothing: it is the same whatever is shown.
fn file(picture: Picture) -> File {
    File { name: "table.png", bytes: picture.png, alt: picture.alt, text: picture.text }
}
