//! What a question says about itself.

use crate::great_western_trail::crops::asked::Asked;
use engine::Arg;
use engine::great_western_trail::content::Station;

impl Asked<'_> {
    /// A number that the question names.
    pub fn asked_number(&self, name: &str) -> Option<i64> {
        self.decision.prompt.args.iter().find_map(|(other, arg)| match arg {
            Arg::Number(number) if other == name => Some(*number),
            _ => None,
        })
    }

    /// A thing that the question names, without the beginning of its id.
    pub fn asked_name(&self, name: &str, prefix: &str) -> Option<&str> {
        self.decision.prompt.args.iter().find_map(|(other, arg)| match arg {
            Arg::Name(id) if other == name => id.strip_prefix(prefix),
            _ => None,
        })
    }

    /// The station that the question names.
    pub fn asked_station(&self) -> Option<Station> {
        let number = u8::try_from(self.asked_number("station")?).ok()?;
        Station::all().find(|station| station.0 + 1 == number)
    }
}
