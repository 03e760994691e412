//! The icon of a thing.

use super::icon::Icon;
use super::icon_table::ICONS;
use engine::{Arg, Phrase};

/// The icon of a thing, by the id of the message that names it.
pub fn icon_of(thing: &str) -> Option<&'static Icon> {
    let fits = |known: &str| match known.strip_suffix('*') {
        Some(beginning) => thing.starts_with(beginning),
        None => known == thing,
    };
    ICONS.iter().find(|icon| icon.things.iter().any(|known| fits(known)))
}

/// The icon of the first thing that a phrase names; the phrase itself counts first.
pub fn icon_in(phrase: &Phrase) -> Option<&'static Icon> {
    icon_of(&phrase.id).or_else(|| phrase.args.iter().find_map(|(_, arg)| icon_in_arg(arg)))
}

fn icon_in_arg(arg: &Arg) -> Option<&'static Icon> {
    match arg {
        Arg::Name(thing) => icon_of(thing),
        Arg::Phrase(phrase) => icon_in(phrase),
        // One icon cannot stand for several different things.
        Arg::List(args) => match args.split_first() {
            Some((first, rest)) if rest.iter().all(|arg| arg == first) => icon_in_arg(first),
            _ => None,
        },
        Arg::Seat(_) | Arg::Number(_) | Arg::Proper(_) => None,
    }
}
