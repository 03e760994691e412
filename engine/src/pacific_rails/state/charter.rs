//! What a table agreed on before the deal: its board and map, and how it settles what the printed rules leave open.

use crate::pacific_rails::content::{Atlas, BadFile};
use crate::protocol::setup::bad_value;
use crate::{Change, OptionSpec, Options, SetupError, Values, Version};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::sync::Arc;

/// The options, parsed.
#[derive(Clone, Debug)]
pub struct Setup {
    pub atlas: Arc<Atlas>,
    pub charter: Charter,
}

/// The rules of a running table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charter {
    #[serde(default, skip_serializing_if = "Version::is_first")]
    pub version: Version,
    #[serde(rename = "not")]
    pub rulings: Rulings,
    /// The last round in any case.
    pub round_cap: u16,
}

/// What each version of the rules after the first has changed.
pub const CHANGES: &[Change] = &[
    // 2: the round in which nobody can ever connect a city again is the last, and the shortest stretch scores double if
    // the city had no building.
    Change::Reading,
];

impl Charter {
    /// Does a game end in which nobody can ever connect a city again?
    pub fn dead_games_end(self) -> bool {
        self.version >= Version(2)
    }
}

macro_rules! rulings {
    (@default) => { "true" };
    (@default $since:literal) => { "false" };
    (@formerly) => { &[] };
    (@formerly $since:literal) => { &[(Version($since), "true")] };
    ($count:literal: $($(#[$doc:meta])* $ruling:ident = $key:literal, $item:literal $(, no longer since $since:literal)?;)+) => {
        /// A point the printed rules leave open, settled as RULES.md says unless the table wants it otherwise.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Ruling {
            $($(#[$doc])* $ruling),+
        }

        impl Ruling {
            pub const ALL: [Ruling; $count] = [$(Ruling::$ruling),+];

            /// The option that switches it.
            pub fn key(self) -> &'static str {
                match self {
                    $(Ruling::$ruling => $key),+
                }
            }

            /// Its number among the subtleties.
            pub fn item(self) -> u8 {
                match self {
                    $(Ruling::$ruling => $item),+
                }
            }
        }

        pub static OPTIONS: [OptionSpec; $count + 3] = [
            MAP,
            BOARD,
            ROUND_CAP,
            $(OptionSpec {
                key: $key,
                group: "rulings",
                values: Values::OneOf(&["true", "false"]),
                default: rulings!(@default $($since)?),
                formerly: rulings!(@formerly $($since)?),
                only_with: None,
            }),+
        ];
    };
}

rulings! { 18:
    /// The supply can run out.
    SupplyLimited = "supply-limited", 8;
    /// A worker on top of a district counts for its bonus.
    TopWorkerCounts = "top-worker-counts", 17;
    /// Hats are spent before anything is resolved.
    HatsDeclared = "hats-declared", 20;
    /// An action without effect is taken only where a worker has to leave the centre.
    VoidOnlyForced = "void-only-forced", 22;
    /// A house may be built in any district of a resource.
    HouseAnyDistrict = "house-any-district", 29;
    /// Replacing an upgrade scores.
    SwapScores = "swap-scores", 35;
    /// An upgrade is replaced by another kind.
    SwapMustDiffer = "swap-must-differ", 35;
    /// A senator who would bring nothing stays.
    SenatorNeedsEffect = "senator-needs-effect", 45;
    /// Senators are reset only if one is down.
    ResetNeedsLowered = "reset-needs-lowered", 46;
    /// What joins the train ahead takes part in the same activation.
    AdditionsAct = "additions-act", 48;
    /// A start takes one engine.
    StartsExclusive = "starts-exclusive", 5;
    /// Routes run through cities without a building.
    EmptyCityPassable = "empty-city-passable", 54;
    /// No route runs through a start.
    StartsAreTerminals = "starts-are-terminals", 55;
    /// A start counts as a city for the shortest stretch.
    StartCountsAsCity = "start-counts-as-city", 63;
    /// Only a shorter stretch scores double; else any stretch to a city without a building does.
    PathMustShorten = "path-must-shorten", 64, no longer since 2;
    /// The city an engine leaves pays nobody.
    OriginPaysNobody = "origin-pays-nobody", 67;
    /// One use of the centre is all hiring or all laying.
    NoMixing = "no-mixing", 39;
    /// Unused financier actions add up over a train.
    ActionsAddUp = "actions-add-up", 47;
}

const MAP: OptionSpec = OptionSpec {
    key: "map",
    group: "board",
    values: Values::OneOfOrFile(&["two-oceans"], "the text of a map file"),
    default: "two-oceans",
    formerly: &[],
    only_with: None,
};

const BOARD: OptionSpec = OptionSpec {
    key: "board",
    group: "board",
    values: Values::OneOfOrFile(&["standard"], "the text of a board file"),
    default: "standard",
    formerly: &[],
    only_with: None,
};

pub const LEAST_ROUNDS: u16 = 10;
pub const MOST_ROUNDS: u16 = 1000;

const ROUND_CAP: OptionSpec = OptionSpec {
    key: "round-cap",
    group: "board",
    values: Values::OneOfOr(&["200", "60", "20"], "a number of rounds from 10 to 1000"),
    default: "200",
    formerly: &[],
    only_with: None,
};

/// The rulings that hold, by bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rulings(u32);

impl Rulings {
    const ALL: Rulings = Rulings((1 << Ruling::ALL.len()) - 1);

    #[inline]
    pub fn has(self, ruling: Ruling) -> bool {
        self.0 >> ruling as u32 & 1 == 1
    }

    /// Those that do not hold.
    pub fn dropped(self) -> impl Iterator<Item = &'static str> {
        Ruling::ALL.into_iter().filter(move |ruling| !self.has(*ruling)).map(Ruling::key)
    }

    fn drop(&mut self, ruling: Ruling) {
        self.0 &= !(1 << ruling as u32);
    }
}

/// Written as the list of those that do not hold.
impl Serialize for Rulings {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.dropped())
    }
}

impl<'de> Deserialize<'de> for Rulings {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Rulings, D::Error> {
        let mut rulings = Rulings::ALL;
        for key in Vec::<String>::deserialize(from)? {
            let ruling = Ruling::ALL.into_iter().find(|ruling| ruling.key() == key);
            rulings.drop(ruling.ok_or_else(|| D::Error::custom(format!("there is no ruling \"{key}\"")))?);
        }
        Ok(rulings)
    }
}

pub fn understand(options: &Options, version: Version) -> Result<Setup, SetupError> {
    let given = |spec: &OptionSpec| options.get(spec.key).map_or(spec.default, String::as_str).to_owned();
    // A file has lines, a name has not: whoever keeps files puts the text of one in the place of its name.
    let file = |spec: &OptionSpec| match given(spec) {
        value if value == spec.default => Ok(None),
        text if text.contains('\n') => Ok(Some(text)),
        name => Err(bad_value(spec, &name)),
    };
    let (map, board) = (file(&MAP)?, file(&BOARD)?);
    let atlas = Atlas::with(board.as_deref(), map.as_deref()).map_err(|BadFile(why)| SetupError::Dealing(why))?;
    let cap = given(&ROUND_CAP);
    let round_cap = cap.parse().ok().filter(|cap| (LEAST_ROUNDS..=MOST_ROUNDS).contains(cap));
    let round_cap = round_cap.ok_or_else(|| bad_value(&ROUND_CAP, &cap))?;
    let mut rulings = Rulings::ALL;
    for ruling in Ruling::ALL {
        if options.get(ruling.key()).is_some_and(|value| value == "false") {
            rulings.drop(ruling);
        }
    }
    Ok(Setup { atlas, charter: Charter { version, rulings, round_cap } })
}
