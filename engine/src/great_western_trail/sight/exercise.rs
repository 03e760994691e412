//! What is counted in finished games, and what play has to exercise.

use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::reasons::reason;
use crate::great_western_trail::state::{Event, Player, State, What, Why};
use crate::{Exercise, kit};

impl Exercise for State {
    fn tallies(&self) -> Vec<(&'static str, f64)> {
        let mean = |of: fn(&Player) -> u32| kit::mean(&self.players, of);
        vec![
            ("kansas_city_visits", mean(|player| player.visits.into())),
            ("workers_hired", mean(|player| player.workers.iter().map(|&row| u32::from(row) - 1).sum())),
            ("buildings", mean(|player| player.built.iter().flatten().count() as u32)),
            ("stations", mean(|player| player.stations.len().into())),
            ("objectives_played", mean(|player| player.area.len().into())),
            ("branchlets", mean(|player| player.towns.len().into())),
        ]
    }

    fn exercised(event: &Event, tags: &mut Vec<String>) {
        tags_of(event, tags);
    }

    fn to_exercise() -> Vec<String> {
        every_tag()
    }

    fn enrich(&mut self) {
        self.enrich();
    }
}

fn tags_of(event: &Event, tags: &mut Vec<String>) {
    match event.what {
        What::Used { face, copied, .. } => {
            tags.push(format!("face:{face}"));
            if copied {
                tags.push("copied".to_owned());
            }
        }
        What::UsedRisk { place } => tags.push(format!("risk:{}", place.name())),
        What::UsedAux { aux, times } => tags.push(format!("aux:{}-{times}", aux.name())),
        What::UsedSlot { worker, slot } => tags.push(format!("slot:{}-{slot}", worker.name())),
        What::Built { face, .. } => tags.push(format!("built:{face}")),
        What::Replaced { face, .. } => {
            tags.push(format!("built:{face}"));
            tags.push("replaced".to_owned());
        }
        What::Cleared { space } => tags.push(format!("disc:{}", space.name())),
        What::DiscMoved { .. } => tags.push("disc-moved".to_owned()),
        What::Appointed { master, .. } => tags.push(format!("master:{}", master.name())),
        What::Played { objective } => tags.push(format!("objective:{}", objective.card().id)),
        What::Upgraded { station, .. } => tags.push(format!("station:{}", station.name())),
        What::Delivered { city, extraordinary } => {
            tags.push(format!("city:{}", city.name()));
            if extraordinary {
                tags.push("extraordinary-delivery".to_owned());
            }
        }
        What::Bought { card, dollars } => tags.push(format!("deal:{}-for-{dollars}", card.card().breeding)),
        What::BoughtTwo { cards, dollars } => {
            tags.push(format!("deal:two-{}-for-{dollars}", cards.0.card().breeding));
        }
        What::Revealed { .. } => tags.push("reveal".to_owned()),
        What::Foresight { column, .. } => tags.push(format!("foresight:{}", column + 1)),
        What::TileGone { .. } => tags.push("tile-gone".to_owned()),
        What::MarketFilled { .. } => tags.push("market-filled".to_owned()),
        What::TookSecretly { .. } => tags.push("took-secretly".to_owned()),
        What::TookToken => tags.push("token".to_owned()),
        What::WentFree { .. } => tags.push("free-move".to_owned()),
        What::Traded { teepee, .. } => tags.push(format!("traded:{}", Supply::from(teepee).name())),
        What::Tokens { .. } => tags.push("tokens".to_owned()),
        What::Exchanged => tags.push("exchanged".to_owned()),
        What::Simmental { cards } => tags.extend(cards.kinds().map(|card| format!("simmental:{}", card.name()))),
        What::Brahman { .. } => tags.push("brahman".to_owned()),
        What::Branchlet { town } => tags.push(format!("town:{}", town.name())),
        What::Bell { count } => tags.push(format!("bell:{count}")),
        What::UsedTownTile { tile, alternative } => {
            tags.push(format!("town-tile:{}-{}", tile.name(), alternative + 1));
        }
        What::Claimed { .. } => tags.push("claimed".to_owned()),
        What::TookMaster { .. } => tags.push("spare-master".to_owned()),
        What::Over => tags.push("over".to_owned()),
        _ => {}
    }
}

/// Every tag that play must exercise sooner or later.
fn every_tag() -> Vec<String> {
    let mut tags: Vec<String> = Vec::new();
    tags.extend(NEUTRAL.iter().map(|building| format!("face:{}", building.id)));
    for building in all_faces() {
        tags.push(format!("face:{}", building.id));
        tags.push(format!("built:{}", building.id));
    }
    for catalog in Catalog::all() {
        let risks = Place::all().filter(|&place| catalog.space(place).risk.is_some());
        tags.extend(risks.map(|place| format!("risk:{}", place.name())));
    }
    for aux in Aux::ALL {
        tags.extend([1, 2].map(|times| format!("aux:{}-{times}", aux.name())));
    }
    for worker in Worker::ALL {
        let slots = (2..=SLOTS).filter(|&slot| slot_action(worker, slot).is_some());
        tags.extend(slots.map(|slot| format!("slot:{}-{slot}", worker.name())));
    }
    tags.extend(DiscSpace::all().map(|space| format!("disc:{}", space.name())));
    tags.extend(Master::ALL.map(|master| format!("master:{}", master.name())));
    tags.extend(Objective::all().map(|card| format!("objective:{}", card.card().id)));
    tags.extend(Station::all().map(|station| format!("station:{}", station.name())));
    tags.extend(City::all().map(|city| format!("city:{}", city.name())));
    for deal in &DEALS {
        let two = if deal.cards == 2 { "two-" } else { "" };
        tags.push(format!("deal:{two}{}-for-{}", deal.breeding, deal.dollars));
    }
    tags.extend((1..=3).map(|column| format!("foresight:{column}")));
    tags.extend(Teepee::ALL.map(|teepee| format!("traded:{}", Supply::from(teepee).name())));
    tags.extend(Town::all().map(|town| format!("town:{}", town.name())));
    tags.extend((1..=BRANCHLETS / BRANCHLET_ROW).map(|bell| format!("bell:{bell}")));
    for tile in TownTile::ALL {
        tags.extend((1..=tile.effects().len()).map(|row| format!("town-tile:{}-{row}", tile.name())));
    }
    tags.extend(["simmental-4", "simmental-5"].map(|card| format!("simmental:{card}")));
    let rest = [
        "copied",
        "replaced",
        "disc-moved",
        "extraordinary-delivery",
        "reveal",
        "tile-gone",
        "market-filled",
        "took-secretly",
        "token",
        "free-move",
        "tokens",
        "exchanged",
        "brahman",
        "claimed",
        "spare-master",
        "over",
    ];
    tags.extend(rest.map(str::to_owned));
    // Cards are picked all at once, so their order is a reason for the rules alone.
    let told = Why::ALL.into_iter().filter(|why| !matches!(why, Why::PassedOver | Why::TooFewAfter));
    tags.extend(told.map(|why| format!("why:{}", reason(why).0.id)));
    tags.sort();
    tags.dedup();
    tags
}
