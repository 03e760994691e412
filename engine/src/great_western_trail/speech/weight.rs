//! How much an event matters to those who read of it later.

use crate::Weight;
use crate::great_western_trail::state::What;

pub fn weight(what: &What) -> Weight {
    match what {
        What::TookToken | What::FinalTurns | What::Over => Weight::Chief,
        What::Hired { .. }
        | What::Built { .. }
        | What::Replaced { .. }
        | What::Upgraded { .. }
        | What::Appointed { .. }
        | What::Played { .. }
        | What::Traded { .. }
        | What::RemovedHazard { .. }
        | What::Bought { .. }
        | What::BoughtTwo { .. }
        | What::Delivered { .. }
        | What::Branchlet { .. }
        | What::TookMaster { .. } => Weight::Major,
        What::Started { .. }
        | What::Went { .. }
        | What::WentFree { .. }
        | What::UsedAux { .. }
        | What::Trashed { .. }
        | What::EngineMoved { .. }
        | What::Cleared { .. }
        | What::TookFromDisplay { .. }
        | What::TookFromStack { .. }
        | What::TookSecretly { .. }
        | What::UsedTownTile { .. }
        | What::Claimed { .. } => Weight::Usual,
        What::TollToBank { .. }
        | What::TollTo { .. }
        | What::UsedRisk { .. }
        | What::Gained { .. }
        | What::Paid { .. }
        | What::Certificates { .. }
        | What::Discarded { .. }
        | What::Drew { .. }
        | What::DiscMoved { .. }
        | What::NoDisc
        | What::Revealed { .. }
        | What::Foresight { .. }
        | What::Income { .. }
        | What::Transport { .. }
        | What::Tokens { .. }
        | What::Exchanged
        | What::Simmental { .. }
        | What::Brahman { .. }
        | What::Bell { .. } => Weight::Minor,
        What::Used { .. }
        | What::UsedSlot { .. }
        | What::DisplayFilled { .. }
        | What::ArrivedInKansasCity
        | What::TileGone { .. }
        | What::MarketFilled { .. }
        | What::Refilled { .. }
        | What::Finished { .. } => Weight::Aside,
    }
}
