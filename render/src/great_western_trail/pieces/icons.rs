//! Rows of icons: what a building does, what a card gives, what something costs.

use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Count, Edition, Effect, Gain, Want};

pub use crate::stage::tokens::Token;

pub fn breed(breed: Breed) -> Sprite {
    match breed {
        Breed::Jersey => Sprite::CattleJersey,
        Breed::DutchBelt => Sprite::CattleDutchBelt,
        Breed::BlackAngus => Sprite::CattleBlackAngus,
        Breed::Guernsey => Sprite::CattleGuernsey,
        Breed::Holstein => Sprite::CattleHolstein,
        Breed::BrownSwiss => Sprite::CattleBrownSwiss,
        Breed::Ayrshire => Sprite::CattleAyrshire,
        Breed::WestHighland => Sprite::CattleWestHighland,
        Breed::TexasLonghorn => Sprite::CattleTexasLonghorn,
        Breed::Simmental => Sprite::CattleSimmental,
        Breed::Brahman => Sprite::CattleBrahman,
    }
}

pub fn worker(worker: Worker) -> Sprite {
    match worker {
        Worker::Cowboy => Sprite::Cowboy,
        Worker::Craftsman => Sprite::Craftsman,
        Worker::Engineer => Sprite::Engineer,
    }
}

pub fn hazard(kind: HazardType) -> (Sprite, Ink) {
    match kind {
        HazardType::Flood => (Sprite::Flood, Ink::Flood),
        HazardType::Drought => (Sprite::Drought, Ink::Drought),
        HazardType::Rockfall => (Sprite::Rockfall, Ink::Rockfall),
    }
}

pub fn teepee(teepee: Teepee) -> Sprite {
    match teepee {
        Teepee::Green => Sprite::TeepeeGreen,
        Teepee::Blue => Sprite::TeepeeBlue,
        Teepee::GreenOutlaw => Sprite::OutlawGreen,
        Teepee::OrangeOutlaw => Sprite::OutlawOrange,
    }
}

/// What a card asks for. Cards of the second edition name outlaws where others name teepees.
pub fn task(task: Task, outlaws: bool) -> Vec<Token> {
    use Token::{Icon, Number};
    match task {
        Task::GreenTeepee if outlaws => vec![Icon(Sprite::OutlawGreen)],
        Task::BlueTeepee if outlaws => vec![Icon(Sprite::OutlawOrange)],
        Task::Building => vec![Icon(Sprite::House)],
        Task::GreenTeepee => vec![Icon(Sprite::TeepeeGreen)],
        Task::BlueTeepee => vec![Icon(Sprite::TeepeeBlue)],
        Task::Hazard => vec![Icon(Sprite::HazardAny)],
        Task::Station => vec![Icon(Sprite::Station)],
        Task::Cattle3 => vec![Icon(Sprite::CattleAny), Number("3".into())],
        Task::Cattle4 => vec![Icon(Sprite::CattleAny), Number("4".into())],
        Task::Cattle5 => vec![Icon(Sprite::CattleAny), Number("5".into())],
        Task::Terminal if outlaws => vec![Icon(Sprite::CityNewYork)],
        Task::Terminal => vec![Icon(Sprite::Terminal)],
        Task::ExtraBreed => vec![Icon(Sprite::CattleAny), Number("+".into())],
        Task::Branchlet => vec![Icon(Sprite::Branchlet)],
    }
}

/// Whether a card is one that the second edition words differently.
pub fn names_outlaws(card: &ObjectiveCard) -> bool {
    let is = |other: &&ObjectiveCard| other.id == card.id;
    let second = |row: usize| ((SECOND_OBJECTIVES & !FIRST_OBJECTIVES) >> row) & 1 == 1;
    let row = OBJECTIVES.iter().position(|other| is(&other));
    let starting = SECOND_STARTING.iter().filter(|start| !FIRST_STARTING.contains(start)).map(|start| start.card());
    row.is_some_and(second) || starting.into_iter().any(|other| is(&other))
}

pub fn immediate(what: Immediate) -> Vec<Token> {
    use Token::{Coin, Icon, Number};
    match what {
        Immediate::Nothing => vec![],
        Immediate::Dollars(count) => vec![Coin(count.into())],
        Immediate::Aux => vec![Icon(Sprite::Aux)],
        Immediate::Draw(count) => vec![Icon(Sprite::CardDraw), Number(count.to_string())],
        Immediate::Engine(count) => vec![Icon(Sprite::Engine), Number(count.to_string())],
        Immediate::FreeMove(count) => vec![Icon(Sprite::Move), Number(count.to_string())],
    }
}

/// What a station master tile counts, and for how many points.
pub fn master(master: Master, edition: Edition) -> (Sprite, String) {
    let (points, every) = master.points();
    let thing = match master {
        Master::Workers => Sprite::WorkerAny,
        Master::Objectives => Sprite::Objective,
        Master::Hazards => Sprite::HazardAny,
        Master::TeepeePairs if edition == Edition::Second => Sprite::OutlawPair,
        Master::TeepeePairs => Sprite::TeepeePair,
        Master::Certificates => Sprite::Certificate,
        Master::TwoCertificates => return (Sprite::Certificate, "+2".to_owned()),
        Master::TwelveDollars => return (Sprite::Coin, "+12".to_owned()),
        Master::Stations => Sprite::Station,
        Master::Buildings => Sprite::House,
        Master::Cattle => Sprite::CattleAny,
        Master::TownTiles => Sprite::Town,
        Master::Tokens => Sprite::Exchange,
        Master::Areas => Sprite::Branchlet,
    };
    let every = if every > 1 { format!("{points}/{every}") } else { points.to_string() };
    (thing, every)
}

pub fn aux(aux: Aux) -> Vec<Token> {
    use Token::{Arrow, Coin, Icon, Pay};
    match aux {
        Aux::Dollar => vec![Coin(1)],
        Aux::Draw => vec![Icon(Sprite::CardDrawDiscard)],
        Aux::Certificate => vec![Pay("1".into()), Icon(Sprite::EngineBack), Arrow, Icon(Sprite::Certificate)],
        Aux::Engine => vec![Pay("1".into()), Arrow, Icon(Sprite::Engine)],
        Aux::Trash => vec![Icon(Sprite::EngineBack), Arrow, Icon(Sprite::CardTrash)],
        Aux::TrashGain => vec![Coin(1), Icon(Sprite::EngineBack), Arrow, Icon(Sprite::CardTrash)],
        Aux::Branchlet => vec![Icon(Sprite::CardDiscard), Arrow, Icon(Sprite::Branchlet)],
        Aux::BranchletPay => vec![Icon(Sprite::CardDiscard), Pay("1".into()), Arrow, Icon(Sprite::Branchlet)],
    }
}

fn gain(gain: Gain) -> Vec<Token> {
    use Token::{Coin, Icon, Number};
    let mut row = Vec::new();
    if gain.dollars > 0 {
        row.push(Coin(gain.dollars.into()));
    }
    if gain.certificates > 0 {
        row.push(Icon(Sprite::Certificate));
    }
    if gain.certificates > 1 {
        row.push(Number(gain.certificates.to_string()));
    }
    if gain.engine > 0 {
        row.extend([Icon(Sprite::Engine), Number(gain.engine.to_string())]);
    }
    if gain.objective {
        row.push(Icon(Sprite::Objective));
    }
    row
}

fn want(want: Want) -> Vec<Token> {
    let icon = match want {
        Want::Breed(kind) => breed(kind),
        Want::AnyCattle => Sprite::CattleAny,
        Want::Value(breeding) => return vec![Token::Icon(Sprite::CattleAny), Token::Number(breeding.to_string())],
        Want::Pair => Sprite::CattlePair,
        Want::Objective => Sprite::Objective,
    };
    vec![Token::Icon(icon)]
}

fn per(count: Count) -> Vec<Token> {
    use Token::{Icon, Number, Times};
    match count {
        Count::Fixed(number) => vec![Number(number.to_string())],
        Count::Cowboys => vec![Times, Icon(Sprite::Cowboy)],
        Count::Engineers => vec![Times, Icon(Sprite::Engineer)],
        Count::WoodsBuildings => vec![Times, Icon(Sprite::Woods)],
        Count::TeepeePairs => vec![Times, Icon(Sprite::TeepeePair)],
        Count::OutlawPairs => vec![Times, Icon(Sprite::OutlawPair)],
        Count::Craftsmen => vec![Times, Icon(Sprite::Craftsman)],
        Count::Stations => vec![Times, Icon(Sprite::Station)],
        Count::Hazards => vec![Times, Icon(Sprite::HazardAny)],
        Count::Bells => vec![Times, Icon(Sprite::Bell)],
        Count::Limit => vec![Icon(Sprite::Limit)],
    }
}

/// A local action as a row of icons.
pub fn effect(effect: &Effect) -> Vec<Token> {
    use Token::{Arrow, Coin, Icon, Number, Pay, Slash};
    match *effect {
        Effect::Discard { want: what, gain: reward } => [want(what), vec![Arrow], gain(reward)].concat(),
        Effect::Hire { cost: 0 } => vec![Icon(Sprite::WorkerAny)],
        Effect::Hire { cost } => vec![Icon(Sprite::WorkerAny), Pay(format!("{cost:+}").replace('-', "−"))],
        Effect::Build { crew: Some(crew), .. } => {
            vec![Icon(Sprite::Build), Pay("0".into()), Icon(Sprite::Craftsman), Number(crew.to_string())]
        }
        Effect::Build { per_craftsman, crew: None } => {
            vec![Icon(Sprite::Build), Pay(per_craftsman.to_string()), Token::Times, Icon(Sprite::Craftsman)]
        }
        Effect::Certificates { up_to } => [vec![Icon(Sprite::Certificate)], per(up_to)].concat(),
        Effect::TakeObjective => vec![Icon(Sprite::Objective)],
        Effect::Engine { up_to } => [vec![Icon(Sprite::Engine)], per(up_to)].concat(),
        Effect::EngineBack { exactly, gain: reward } => {
            [vec![Icon(Sprite::EngineBack), Number(exactly.to_string()), Arrow], gain(reward)].concat()
        }
        Effect::PayEngine { pay, up_to } => {
            vec![Pay(pay.to_string()), Arrow, Icon(Sprite::Engine), Number(up_to.to_string())]
        }
        Effect::Trade => vec![Icon(Sprite::Trade)],
        Effect::Aux { most: 1 } => vec![Icon(Sprite::Aux), Number("1".into())],
        Effect::Aux { .. } => vec![Icon(Sprite::Aux)],
        Effect::BuyCattle => vec![Icon(Sprite::BuyCattle)],
        Effect::RemoveHazard { cost: 0 } => vec![Icon(Sprite::RemoveHazard)],
        Effect::RemoveHazard { cost } => vec![Icon(Sprite::RemoveHazard), Pay(cost.to_string())],
        Effect::Move { up_to } => vec![Icon(Sprite::Move), Number(up_to.to_string())],
        Effect::Gain { dollars, certificates, per: each } => {
            let mut row = Vec::new();
            if dollars > 0 {
                row.push(Coin(dollars.into()));
            }
            if certificates > 0 {
                row.push(Icon(Sprite::Certificate));
            }
            if each != Count::Fixed(1) {
                row.extend(per(each));
            }
            row
        }
        Effect::DrawDiscard { up_to } => [vec![Icon(Sprite::CardDrawDiscard)], per(up_to)].concat(),
        Effect::ExtraordinaryDelivery => vec![Icon(Sprite::EngineBack), Arrow, Icon(Sprite::Delivery)],
        Effect::UpgradeBehind => vec![Icon(Sprite::StationBehind)],
        Effect::CopyAdjacent => vec![Icon(Sprite::Copy)],
        Effect::Trash { up_to } => vec![Icon(Sprite::CardTrash), Number(up_to.to_string())],
        Effect::ClaimCattle { breeding } => vec![Icon(Sprite::CattleAny), Number(breeding.to_string())],
        Effect::Exchange { .. } => vec![Icon(Sprite::Exchange)],
        Effect::Branchlet => vec![Icon(Sprite::Branchlet)],
        Effect::Choice(of) => of.iter().map(self::effect).collect::<Vec<_>>().join(&Slash),
    }
}

/// The same as that edition shows it: in the second one trades with outlaws.
pub fn effect_in(edition: Edition, effect: &Effect) -> Vec<Token> {
    let mut tokens = self::effect(effect);
    if edition == Edition::Second {
        for token in &mut tokens {
            if matches!(token, Token::Icon(Sprite::Trade)) {
                *token = Token::Icon(Sprite::OutlawPair);
            }
        }
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a tile shows that tells it from others.
    fn shown(face: &Building) -> (Vec<Vec<Token>>, String) {
        (face.actions.iter().map(effect).collect(), format!("{:?}", face.hand))
    }

    /// All faces of one edition.
    fn faces(catalog: &Catalog) -> Vec<&Building> {
        NEUTRAL.iter().chain(catalog.faces.iter().flatten()).collect()
    }

    #[test]
    fn every_building_shows_what_it_does_and_no_two_show_the_same() {
        for faces in Catalog::all().map(faces) {
            for (row, face) in faces.iter().enumerate() {
                assert!(face.actions.iter().all(|action| !effect(action).is_empty()), "{} is silent", face.id);
                for other in &faces[..row] {
                    assert!(shown(face) != shown(other), "{} and {} look alike", face.id, other.id);
                }
            }
        }
    }

    #[test]
    fn every_objective_card_shows_something_else() {
        let shown = |card: &ObjectiveCard| {
            let outlaws = names_outlaws(card);
            let tasks = card.tasks.iter().map(|&of| task(of, outlaws)).collect::<Vec<_>>();
            (tasks, immediate(card.immediate), card.points)
        };
        let cards: Vec<&ObjectiveCard> = OBJECTIVES.iter().chain(&STARTING).collect();
        for (row, card) in cards.iter().enumerate() {
            for other in cards[..row].iter().filter(|other| other.id != card.id) {
                assert!(shown(card) != shown(other), "{} and {} look alike", card.id, other.id);
            }
        }
    }
}
