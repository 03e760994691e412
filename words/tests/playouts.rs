//! Random games of every kind, in words: English lacks nothing that they say, and has nothing that nobody says.

use engine::{AnyTable, Arg, Eye, Game, News, Options, Phrase, Seat, Seed, Told, playout};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;
use words::{Language, Voice, category, ids, missing, named, option, option_about, option_group, option_value, say};

/// What a button shows, and the second line of an option.
const MOST_IN_LABEL: usize = 80;
const MOST_IN_HINT: usize = 100;

fn fits(phrase: &Phrase, most: usize) {
    let said = say(phrase, &Voice::new(Language::English));
    assert!(said.chars().count() <= most, "longer than {most}: {said}");
}

/// Everything that games have said.
#[derive(Default)]
struct Heard {
    /// Once is enough.
    phrases: HashSet<Phrase>,
    /// The ids, also those of names and of parts, and the arguments they came with.
    ids: BTreeMap<String, BTreeSet<String>>,
    lacking: BTreeSet<String>,
}

impl Heard {
    fn hear(&mut self, phrase: &Phrase) {
        if self.phrases.insert(phrase.clone()) {
            self.lacking.extend(missing(phrase, Language::English));
            self.note(phrase);
        }
    }

    fn note(&mut self, phrase: &Phrase) {
        let names = phrase.args.iter().map(|(name, _)| format!("${name}"));
        self.ids.entry(phrase.id.to_string()).or_default().extend(names);
        phrase.args.iter().for_each(|(_, arg)| self.note_arg(arg));
    }

    fn note_arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Seat(_) | Arg::Number(_) | Arg::Proper(_) => {}
            Arg::Name(id) => {
                self.ids.entry(id.to_string()).or_default();
            }
            Arg::List(args) => args.iter().for_each(|arg| self.note_arg(arg)),
            Arg::Phrase(phrase) => self.note(phrase),
        }
    }

    /// One line for each message that is lacking, with the arguments it can use.
    fn lacking(&self) -> String {
        let arguments = |id: &String| self.ids.get(id).into_iter().flatten().cloned().collect::<Vec<_>>().join(" ");
        self.lacking.iter().map(|id| format!("{id} {}", arguments(id))).collect::<Vec<_>>().join("\n")
    }

    fn told(&mut self, told: &Told) {
        told.public.iter().chain(told.seats.iter().flatten()).for_each(|line| self.hear(&line.phrase));
    }

    fn names(&mut self, table: &AnyTable) {
        let kind = table.kind();
        for seat in Seat::all(table.players()) {
            for gauge in table.gauges(Eye::Seat(seat), seat) {
                self.hear(&named(kind, gauge.name));
            }
        }
        for score in table.standings().seats {
            score.by.iter().for_each(|(name, _)| self.hear(&category(kind, name)));
        }
    }

    /// The same decision as a person takes it, and what is said beside it.
    fn menu(&mut self, table: &AnyTable, so_far: &[News]) {
        let menu = table.menu().unwrap();
        let detour = menu.detour.as_ref();
        for choice in menu.choices.iter().chain(detour.iter().flat_map(|detour| &detour.choices)) {
            self.hear(&choice.offer.label);
            choice.offer.hint.iter().for_each(|hint| self.hear(hint));
        }
        detour.into_iter().flat_map(|detour| [&detour.offer, &detour.hint]).for_each(|phrase| self.hear(phrase));
        table.tasks(so_far).iter().for_each(|task| self.hear(&task.name));
        table.nearing().iter().for_each(|phrase| self.hear(phrase));
        Seat::all(table.players()).filter_map(|seat| table.whereabouts(seat)).for_each(|phrase| self.hear(&phrase));
    }

    fn game(&mut self, game: Game, options: &Options, players: u8, seed: u64) {
        let seed = Seed::from(seed);
        let (mut table, told) = game.open(options, players.into(), seed).unwrap();
        self.told(&told);
        let mut pick = playout::picker(seed);
        let mut so_far: Vec<News> = Vec::new();
        while let Some(decision) = table.decision() {
            self.hear(&decision.prompt);
            self.hear(&table.waiting());
            for choice in &decision.choices {
                self.hear(&choice.offer.label);
                fits(&choice.offer.label, MOST_IN_LABEL);
                choice.offer.hint.iter().for_each(|hint| fits(hint, MOST_IN_HINT));
                choice.offer.hint.iter().chain(&choice.offer.group).for_each(|phrase| self.hear(phrase));
            }
            self.menu(&table, &so_far);
            for withheld in table.withheld() {
                self.hear(&withheld.label);
                self.hear(&withheld.why);
            }
            self.names(&table);
            let picked = pick.below(decision.choices.len() as u32) as usize;
            let key = decision.choices[picked].offer.key;
            let told = table.choose(decision.seat, decision.step, key.as_str()).unwrap();
            self.told(&told);
            // What somebody was told of her turn ends with it.
            if told.finishes || table.decider() != Some(decision.seat) {
                so_far.clear();
            } else {
                so_far.extend(told.seats[decision.seat.index()].iter().cloned());
            }
        }
        self.hear(&table.waiting());
        self.names(&table);
    }
}

const GAMES: u64 = 24;
const GAMES_OF_TWO: u64 = 6;
/// Where options are many, what one of them changes is soon said.
const GAMES_OF_MANY: u64 = 3;
const MANY: usize = 10;

/// The defaults, then each option at each of its values together with what it needs, then any two of these that go
/// together; each with the number of games to hear.
fn charters(game: &Game) -> Vec<(Options, u64)> {
    let mut charters = vec![Options::new()];
    for spec in (game.options)() {
        let values = spec.values.named();
        for value in values.iter().filter(|value| **value != spec.default) {
            let mut options = Options::from([(spec.key.to_owned(), (*value).to_owned())]);
            options.extend(spec.only_with.map(|(key, value)| (key.to_owned(), value.to_owned())));
            charters.push(options);
        }
    }
    let single = charters.clone();
    let many = (game.options)().len() >= MANY;
    for one in single.iter().filter(|_| !many) {
        for other in &single {
            let both: Options = one.iter().chain(other).map(|(key, value)| (key.clone(), value.clone())).collect();
            let whole = one.iter().all(|(key, value)| both[key] == *value);
            if whole && !charters.contains(&both) && game.open(&both, game.players[0].into(), Seed::from(0)).is_ok() {
                charters.push(both);
            }
        }
    }
    let games = |at: usize| match at {
        0 => GAMES,
        _ if many => GAMES_OF_MANY,
        _ if at < single.len() => GAMES,
        _ => GAMES_OF_TWO,
    };
    charters.into_iter().enumerate().map(|(at, options)| (options, games(at))).collect()
}

fn hear_all(game: Game) -> Heard {
    let mut heard = Heard::default();
    heard.hear(&named(game.kind, "title"));
    heard.hear(&named(game.kind, "about"));
    for topic in (game.topics)() {
        heard.hear(&topic.title);
        topic.also.iter().for_each(|name| heard.hear(name));
        heard.hear(&topic.text);
    }
    for spec in (game.options)() {
        heard.hear(&option_group(game.kind, spec.group));
        heard.hear(&option_about(game.kind, spec.key));
        heard.hear(&option(game.kind, spec.key));
        spec.values.named().iter().for_each(|value| heard.hear(&option_value(game.kind, spec.key, value)));
    }
    for (options, games) in charters(&game) {
        for &players in game.players {
            (0..games).for_each(|seed| heard.game(game, &options, players, seed));
        }
    }
    heard
}

#[test]
fn english_lacks_nothing_that_games_say_and_has_nothing_that_nobody_says() {
    for game in engine::games() {
        let heard = hear_all(game);
        let name = game.kind.0;
        assert!(heard.lacking.is_empty(), "{name}: English lacks\n{}", heard.lacking());
        let files = ids(Language::English);
        let (_, there) = files.iter().find(|(file, _)| *file == name).unwrap();
        let source = sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/src")));
        // What is rarely said is at least named in the source as a whole.
        let unsaid: Vec<_> =
            there.iter().filter(|id| !heard.ids.contains_key(*id) && !source.contains(&format!("\"{id}\""))).collect();
        assert!(unsaid.is_empty(), "{name}: nobody says {unsaid:#?}");
    }
}

#[test]
fn what_is_said_whatever_the_game_is_named_in_the_source() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = sources(&folder.join("src")) + &sources(&folder.join("../bot/src"));
    for (_, there) in ids(Language::English).iter().filter(|(file, _)| *file == "common") {
        // Seats are called by their numbers.
        let unsaid: Vec<_> = there.iter().filter(|id| !id.starts_with("seat-")).collect();
        let unsaid: Vec<_> = unsaid.iter().filter(|id| !source.contains(&format!("\"{id}\""))).collect();
        assert!(unsaid.is_empty(), "nobody says {unsaid:#?}");
    }
}

fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            text += &sources(&path);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            text += &std::fs::read_to_string(path).unwrap();
        }
    }
    text
}
