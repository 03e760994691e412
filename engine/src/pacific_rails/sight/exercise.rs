//! What tests and measurements ask.

use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::reasons;
use crate::pacific_rails::state::{Ending, Event, Move, Player, State, What, Why};
use crate::{Exercise, kit};

impl Exercise for State {
    fn tallies(&self) -> Vec<(&'static str, f64)> {
        let mean = |of: fn(&Player) -> u32| kit::mean(&self.players, of);
        vec![
            ("coasts_joined", f64::from(u8::from(self.joined_by.is_some()))),
            ("tiles_laid", f64::from(self.laid.len()) / self.players.len() as f64),
            ("stations", mean(|player| player.stations.into())),
            ("telegraphs", self.telegraphs.iter().flatten().count() as f64 / self.players.len() as f64),
            ("specialists", mean(|player| player.specialists.iter().flatten().count() as u32)),
            ("upgrades", mean(|player| player.upgrades.iter().flatten().count() as u32)),
        ]
    }

    fn exercised(event: &Event, tags: &mut Vec<String>) {
        match &event.what {
            What::Goals { goals } => tags.extend(goals.iter().map(|goal| format!("goal:{}", goal.name()))),
            What::FreeSpace { good } => tags.push(format!("free:{}", good.name())),
            What::Started { side, .. } => tags.push(format!("start:{side:?}").to_lowercase()),
            What::Used { district, how } => {
                tags.push(format!("district:{}", district.name()));
                tags.push(match how {
                    Move::Place(spot) => format!("spot:{}", spot + 1),
                    Move::Back(_) => "back".to_owned(),
                    Move::StepOn => format!("step-on:{}", district.name()),
                    Move::Off => format!("off:{}", district.name()),
                });
            }
            What::SentHome { workers, .. } => tags.push(format!("sent-home:{workers}")),
            What::SpentHats { hats } => tags.push(format!("hats:{hats}")),
            What::HatGift { good } => tags.push(format!("hat-gift:{}", good.name())),
            What::Discarded { goods, tracks } => {
                let goods = Good::ALL.into_iter().filter(|good| goods[good.index()] > 0).map(Good::name);
                let tracks = Track::ALL.into_iter().filter(|track| tracks[track.index()] > 0).map(Track::name);
                tags.extend(goods.chain(tracks).map(|name| format!("discard:{name}")));
            }
            What::HouseLeft { row } => tags.push(format!("row:{}", row.name())),
            What::House { good, points } => tags.push(format!("house:{}-{points}", good.name())),
            What::Station { carriage, .. } => tags.push(format!("carriage:{}", carriage.unwrap_or(0))),
            What::Telegraph { points, .. } => tags.push(format!("telegraph:{points}")),
            What::Upgraded { kind, points } => {
                tags.push(format!("upgrade:{}", Board::upgrade_name(*kind)));
                tags.push(format!("upgrade-points:{points}"));
            }
            What::Swapped { .. } => tags.push("swap".to_owned()),
            What::Paid { kind } => tags.push(format!("pays:{}", Board::upgrade_name(*kind))),
            What::Converted { by, foreman, .. } => {
                let whose = if *foreman { "foreman" } else { "specialist" };
                tags.push(format!("{whose}:{}", by.name()));
            }
            What::Senator { number, .. } => tags.push(format!("senator:{number}")),
            What::Reset { .. } => tags.push("reset".to_owned()),
            What::Hired { kind, carriage, free: false, .. } => tags.push(format!("hire:{}-{carriage}", kind.name())),
            What::Hired { kind, .. } => tags.push(format!("free-specialist:{}", kind.name())),
            What::Laid { tiles: 0, .. } => tags.push("rode".to_owned()),
            What::Laid { .. } => tags.push("laid".to_owned()),
            What::Passed { .. } => tags.push("passed".to_owned()),
            What::Joined { .. } => tags.push("joined".to_owned()),
            What::WentHome => tags.push("went-home".to_owned()),
            What::LastRound => tags.push("last-round".to_owned()),
            What::NoWayLeft => tags.push("no-way-left".to_owned()),
            What::Over { by: Ending::NoWayLeft } => tags.push("over:no-way-left".to_owned()),
            What::Over { by: Ending::Coasts } => tags.push("over:coasts".to_owned()),
            What::Over { by: Ending::Rounds } => tags.push("over:rounds".to_owned()),
            What::Gained { .. } | What::Finished => {}
        }
    }

    fn enrich(&mut self) {
        self.enrich();
    }

    fn to_exercise() -> Vec<String> {
        let mut tags: Vec<String> = Vec::new();
        let districts = Good::ALL.map(Good::name).into_iter().chain(Specialist::ALL.map(Specialist::name));
        for name in districts.chain(["centre"]) {
            tags.extend(["district", "step-on", "off"].map(|verb| format!("{verb}:{name}")));
        }
        tags.extend((1..=SPOTS).map(|spot| format!("spot:{spot}")));
        for good in Good::ALL.map(Good::name) {
            tags.extend(["free", "hat-gift", "discard", "row"].map(|verb| format!("{verb}:{good}")));
            tags.extend([1, 2].map(|points| format!("house:{good}-{points}")));
        }
        tags.extend(Track::ALL.map(|track| format!("discard:{}", track.name())));
        for kind in Specialist::ALL {
            tags.push(format!("free-specialist:{}", kind.name()));
            tags.extend((1..=CARRIAGES).map(|carriage| format!("hire:{}-{carriage}", kind.name())));
            if kind != Specialist::Financier {
                tags.extend(["foreman", "specialist"].map(|whose| format!("{whose}:{}", kind.name())));
            }
        }
        for kind in 0..MOST_UPGRADES as u8 {
            tags.extend(["upgrade", "pays"].map(|verb| format!("{verb}:{}", Board::upgrade_name(kind))));
        }
        tags.extend((1..=SENATORS).map(|number| format!("senator:{number}")));
        tags.extend(Goal::ALL.map(|goal| format!("goal:{}", goal.name())));
        tags.extend((1..=7).map(|points| format!("telegraph:{points}")));
        tags.extend((0..=CARRIAGES).map(|carriage| format!("carriage:{carriage}")));
        tags.extend((1..=4).map(|workers| format!("sent-home:{workers}")));
        tags.extend([1, 2].map(|hats| format!("hats:{hats}")));
        tags.extend([1, 2].map(|points| format!("upgrade-points:{points}")));
        tags.extend(
            ["start:west", "start:east", "over:coasts", "over:rounds", "back", "swap", "reset"].map(str::to_owned),
        );
        tags.extend(["rode", "laid", "passed", "joined", "went-home", "last-round"].map(str::to_owned));
        tags.extend(["no-way-left", "over:no-way-left"].map(str::to_owned));
        // Pieces are picked all at once, so their order is a reason for the rules alone.
        let told = Why::ALL.into_iter().filter(|why| !matches!(why, Why::PassedOver | Why::TooFewAfter));
        tags.extend(told.map(|why| format!("why:{}", reasons::reason(why).0.id)));
        tags
    }
}
