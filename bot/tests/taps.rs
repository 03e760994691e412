//! How many taps a turn takes, counted on what Discord shows: every press, every opened menu and every choice in it is
//! one. Played by people who know what they want: they look a little ahead and never change their minds.

mod people;

use bot::Chance;
use bot::ids::TableId;
use bot::play::Sitting;
use bot::store::Store;
use engine::{AnyTable, Choice, Decision, Dice, Eye, Seat, Seed, Tone};
use local_discord::driver::{Person, Seen};
use people::{Outcome, Party, bot_on, changed, discord, no_offences, parts, store_in};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A table of four, which is what `/play` opens unless it is told otherwise.
const PEOPLE: [&str; 4] = ["anna", "ben", "chiyo", "dieter"];

/// One turn: what was chosen in it, and how many taps that took.
struct Turn {
    keys: Vec<String>,
    /// The same as it was tapped: what was one choice stands together.
    chosen: Vec<String>,
    taps: usize,
}

impl Turn {
    fn has(&self, start: &str) -> bool {
        self.keys.iter().any(|key| key.starts_with(start))
    }

    fn count(&self, starts: &[&str]) -> usize {
        self.keys.iter().filter(|key| starts.iter().any(|start| key.starts_with(start))).count()
    }
}

/// What a turn of Great Western Trail was for. A turn of several purposes is none of the short kinds.
fn kind_of_trail(turn: &Turn) -> &'static str {
    let moves = turn.count(&["go.", "start."]);
    let actions = turn.keys.len() - moves - turn.count(&["way.", "finish"]);
    let purposes = [turn.has("deliver."), turn.has("site."), turn.has("buy.") || turn.has("two.")];
    match purposes {
        [true, ..] => "Kansas City",
        [_, true, false] if moves == 1 => "build",
        [_, false, true] if moves == 1 => "buy cattle",
        [_, false, false] if moves == 1 && actions == 0 => "hazard or teepee",
        [_, false, false] if moves == 1 && actions == 1 => "plain turn",
        [_, false, false] if moves == 1 && actions == 2 => "two actions",
        _ => "longer",
    }
}

/// A turn of two purposes is none of the short kinds, and neither is one that fills the train to overflowing.
fn kind_of_rails(turn: &Turn) -> &'static str {
    let laid = turn.chosen.iter().filter(|chosen| chosen.starts_with("engine.") || chosen.starts_with("go.")).count();
    let made = turn.count(&["make.", "senator."]);
    // Where only one thing can be built, the row that its house comes from is all that is asked.
    let built = turn.count(&["house.", "station."]).max(turn.count(&["row."]));
    let extra = built + turn.count(&["upgrade.", "telegraph.", "hire."]);
    let is_one_of = |districts: &[&str]| districts.iter().any(|district| turn.has(&format!("use.{district}")));
    match () {
        () if turn.count(&["discard.", "take.", "reset"]) > 0 => "longer",
        () if is_one_of(&["wood", "iron", "gunpowder", "coin"]) && extra <= 1 => "resource",
        () if is_one_of(&["crew", "engineer", "miner", "financier"]) && made == 1 && extra == 0 => "train",
        () if turn.has("use.centre") && laid == 1 && extra <= 1 => "track",
        () => "longer",
    }
}

/// What somebody sets out to do in her turn: where one of these can be chosen, it is.
type Purpose = &'static [&'static str];

/// Great Western Trail: a hazard or teepee, a building, cattle, and tiles.
const TRAIL: [Purpose; 4] = [
    &["go.flood", "go.drought", "go.rockfall", "go.trade", "finish"],
    &["go.b", "start.b", "build", "site."],
    &["go.e", "start.e", "buy"],
    &["go.d", "go.f", "trade", "hazard", "take.", "discard."],
];

/// Pacific Rails: iron, rails of it, and a track as soon as there are enough.
const RAILS: [Purpose; 5] = [
    &["free.iron", "use.iron", "use.wood"],
    &["use.crew", "make."],
    &["free.iron", "use.iron"],
    &["use.crew", "make."],
    &["use.centre", "engine."],
];

/// Plays until each of these kinds was played so often, or this many turns in all, and counts.
async fn turns(play: &str, seed: u64, purposes: &[Purpose], until: impl Fn(&[Turn]) -> bool) -> Vec<Turn> {
    let folder = tempfile::tempdir().unwrap();
    let discord = discord().await;
    let mut store = store_in(folder.path()).await;
    store.chance = Chance::from(seed);
    let (running, store) = bot_on(&discord, store, |_| ()).await;
    let mut all = Vec::new();
    let mut games = 0;
    while !until(&all) {
        games += 1;
        let mut party = Party::gather(&discord, &PEOPLE, play, seed + games).await;
        let table = party.table_id();
        for nth in 1.. {
            let message = party.turn_message(nth).await;
            if party.end().is_some() || until(&all) {
                break;
            }
            let person = party.mentioned(&message);
            all.push(played(&store, &table, &mut party, &person, purposes).await);
        }
    }
    no_offences(&discord);
    running.stop().await;
    all
}

/// So many turns of each kind; it gives up when none comes.
fn each(kinds: &[&'static str], kind: fn(&Turn) -> &'static str, turns: &[Turn]) -> bool {
    let played = |one: &&str| turns.iter().filter(|turn| kind(turn) == *one).count() >= EACH;
    turns.len() >= MOST || (turns.len() >= 100 && kinds.iter().all(played))
}

const EACH: usize = 30;
const MOST: usize = 900;

async fn played(store: &Arc<Store>, table: &TableId, party: &mut Party, person: &Person, purposes: &[Purpose]) -> Turn {
    let mut panel = party.open_panel(person).await;
    let mut turn = Turn { keys: Vec::new(), chosen: Vec::new(), taps: 1 };
    loop {
        let sitting = Sitting::load(store.load(table).await.unwrap()).unwrap();
        let Some(decision) = sitting
            .decision()
            .filter(|decision| sitting.user_at(decision.seat).is_some_and(|user| user.0 == person.id().0))
        else {
            return turn;
        };
        if sitting.draft.decider() != Some(decision.seat) || people::offers(&panel).is_empty() {
            return turn;
        }
        // Each has another purpose in each turn, and no two have the same in one round.
        let nth = sitting.draft.turns(decision.seat) as usize + decision.seat.index();
        let wanted = wish(&sitting.draft, &decision, purposes[nth % purposes.len()], &mut party.dice);
        let (taps, after) = tapped(person, &panel, &decision, &wanted).await;
        turn.taps += taps;
        turn.chosen.push(wanted.iter().map(|choice| value(choice)).collect::<Vec<_>>().join("+"));
        turn.keys.extend(wanted.iter().flat_map(|choice| choice.keys().map(|key| key.to_string())));
        let finishes = wanted.iter().any(|choice| choice.offer.tone == Tone::Finish);
        panel = after;
        if finishes {
            return turn;
        }
    }
}

/// Takes these choices as somebody with a phone does; answers with how often she had to tap.
async fn tapped(person: &Person, panel: &Seen, decision: &Decision, wanted: &[&Choice]) -> (usize, Seen) {
    let (mut panel, mut taps) = (panel.clone(), 0);
    let sections: Vec<String> = menu(&panel, "~section").map(|(_, values)| values).unwrap_or_default();
    for at in 0..=sections.len() {
        let values: Vec<String> = match decision.pick {
            Some(_) if wanted[0].offer.tone == Tone::Plain => alike(wanted),
            _ => vec![value(wanted[0])],
        };
        for part in parts(&panel) {
            let id = part["custom_id"].as_str().unwrap();
            if id.ends_with(&format!(":{}", values[0])) && part["options"].is_null() {
                person.begin_press(panel.id, id).unwrap();
                return (taps + 1, changed(person, &panel).await);
            }
        }
        if let Some((id, there)) = menu(&panel, "~pick")
            && values.iter().all(|value| there.contains(value))
        {
            person.begin_choices(panel.id, &id, &values).unwrap();
            return (taps + 1 + values.len(), changed(person, &panel).await);
        }
        // She knows which group it is in; here all are tried, and the last two taps count.
        if let (Some((id, _)), Some(section)) = (menu(&panel, "~section"), sections.get(at)) {
            person.begin_choice(panel.id, &id, section).unwrap();
            panel = changed(person, &panel).await;
            taps = 2;
        }
    }
    panic!("{} is not on {panel}", value(wanted[0]));
}

fn value(choice: &Choice) -> String {
    choice.keys().map(|key| key.to_string()).collect::<Vec<_>>().join("+")
}

/// The options of what is picked: the second of alike things is another one.
fn alike(wanted: &[&Choice]) -> Vec<String> {
    let mut taken: BTreeMap<String, usize> = BTreeMap::new();
    let name = |choice: &&Choice| {
        let key = choice.offer.key.to_string();
        let count = taken.entry(key.clone()).or_default();
        *count += 1;
        if *count == 1 { key } else { format!("{key}~{count}") }
    };
    wanted.iter().map(name).collect()
}

fn menu(panel: &Seen, key: &str) -> Option<(String, Vec<String>)> {
    let part = parts(panel).into_iter().find(|part| part["custom_id"].as_str().is_some_and(|id| id.ends_with(key)))?;
    let values = part["options"].as_array()?.iter().map(|one| one["value"].as_str().unwrap().to_owned()).collect();
    Some((part["custom_id"].as_str()?.to_owned(), values))
}

/// How often each choice is played on to the end of the turn.
const TRIES: usize = 2;
/// A turn that goes on longer in the mind is not thought through.
const HORIZON: usize = 12;

/// What somebody wants who looks to the end of her turn: the choice after which she stands best.
fn wish<'a>(table: &AnyTable, decision: &'a Decision, purpose: Purpose, dice: &mut Dice) -> Vec<&'a Choice> {
    if let Some(pick) = decision.pick {
        let things: Vec<&Choice> = decision.choices.iter().filter(|one| one.offer.tone == Tone::Plain).collect();
        let count = if pick.least > 0 { pick.least } else { pick.most };
        return things.into_iter().take(count.into()).collect();
    }
    let mut best: Option<(f64, &Choice)> = None;
    let meant = |choice: &&Choice| purpose.iter().any(|start| choice.offer.key.as_str().starts_with(start));
    let mut from: Vec<&Choice> = decision.choices.iter().filter(meant).collect();
    if from.is_empty() {
        from = decision.choices.iter().collect();
    }
    for choice in from {
        let worth: f64 = (0..TRIES).map(|_| after(table, decision.seat, choice, dice)).sum();
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, choice));
        }
    }
    best.map(|(_, choice)| choice).into_iter().collect()
}

fn after(table: &AnyTable, seat: Seat, choice: &Choice, dice: &mut Dice) -> f64 {
    let mut table = table.clone();
    let mut seed = [0; 32];
    seed[0] = dice.below(256) as u8;
    table.redeal(Eye::Seat(seat), Dice::new(Seed(seed)));
    take(&mut table, seat, choice);
    let turns = table.turns(seat);
    for _ in 0..HORIZON {
        if table.decider() != Some(seat) || table.turns(seat) != turns {
            break;
        }
        let Some(decision) = table.decision() else { break };
        let plain: Vec<&Choice> = decision.choices.iter().filter(|one| one.offer.tone == Tone::Plain).collect();
        let from: Vec<&Choice> = if plain.is_empty() { decision.choices.iter().collect() } else { plain };
        let next = from[dice.below(from.len() as u32) as usize].clone();
        take(&mut table, seat, &next);
    }
    let points = f64::from(table.estimate(Eye::Seat(seat)).seats[seat.index()].total);
    points
        + table.gauges(Eye::Seat(seat), seat).iter().map(|gauge| use_of(gauge.name) * gauge.value as f64).sum::<f64>()
}

/// What one more of it is worth to somebody who wants to play on.
fn use_of(gauge: &str) -> f64 {
    match gauge.split("gauge-").last().unwrap_or_default() {
        "dollars" | "wood" | "iron" | "gunpowder" | "coins" => 0.3,
        "rails" | "bridges" | "tunnels" => 0.5,
        _ => 0.0,
    }
}

fn take(table: &mut AnyTable, seat: Seat, choice: &Choice) {
    let keys: Vec<String> = choice.keys().map(|key| key.to_string()).collect();
    let step = table.step();
    let _ = table.choose_in_order(seat, step, &keys.iter().map(String::as_str).collect::<Vec<_>>());
}

/// The most taps of each kind of turn, and how many there were.
fn most(turns: &[Turn], kind: impl Fn(&Turn) -> &'static str) -> BTreeMap<&'static str, (usize, usize)> {
    // What the longest of each kind were, for whoever wants to make them shorter.
    for turn in turns {
        println!("{:>2} {} {}", turn.taps, kind(turn), turn.chosen.join(" "));
    }
    let mut most: BTreeMap<&'static str, (usize, usize)> = BTreeMap::new();
    for turn in turns {
        let (taps, count) = most.entry(kind(turn)).or_default();
        *taps = (*taps).max(turn.taps);
        *count += 1;
    }
    most
}

fn median(turns: &[Turn]) -> usize {
    let mut taps: Vec<usize> = turns.iter().map(|turn| turn.taps).collect();
    taps.sort_unstable();
    taps[taps.len() / 2]
}

/// The aim of each kind, of as many turns as there are.
fn within(found: &BTreeMap<&'static str, (usize, usize)>, limits: &[(&'static str, usize)]) {
    println!("{found:?}");
    for (kind, limit) in limits {
        let &(taps, count) = found.get(kind).unwrap_or_else(|| panic!("no {kind}; {found:?}"));
        assert!(taps <= *limit, "{kind}: {taps} taps, {limit} are allowed; {found:?}");
        assert!(count >= EACH, "{kind}: {count} turns only; {found:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_of_great_western_trail_takes_few_taps() -> Outcome {
    let limits = [
        ("hazard or teepee", 3),
        ("plain turn", 4),
        ("two actions", 5),
        ("buy cattle", 7),
        ("build", 7),
        ("Kansas City", 10),
    ];
    let kinds = limits.map(|(kind, _)| kind);
    let until = |turns: &[Turn]| each(&kinds, kind_of_trail, turns);
    let turns = turns("/play game:great-western-trail players:4", 60, &TRAIL, until).await;
    within(&most(&turns, kind_of_trail), &limits);
    assert!(median(&turns[..100]) <= 5, "{}", median(&turns[..100]));
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_longest_turn_of_the_second_edition_with_rails_to_the_north_takes_few_taps() -> Outcome {
    let play = "/play game:great-western-trail players:4 options:edition=second,north=true";
    let turns = turns(play, 70, &TRAIL, |turns| turns.len() >= 100).await;
    within(&most(&turns, |_| "longest"), &[("longest", 14)]);
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_of_pacific_rails_takes_few_taps() -> Outcome {
    let limits = [("resource", 6), ("train", 6), ("track", 6)];
    let kinds = limits.map(|(kind, _)| kind);
    let until = |turns: &[Turn]| each(&kinds, kind_of_rails, turns);
    let turns = turns("/play game:pacific-rails players:4", 80, &RAILS, until).await;
    within(&most(&turns, kind_of_rails), &limits);
    Ok(())
}
