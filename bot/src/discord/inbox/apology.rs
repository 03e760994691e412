//! What went wrong, as far as it helps to know it.

use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::play::Refused;
use crate::store;
use words::Language;

pub fn sentence(error: &Trouble, language: Language) -> String {
    let id = match error {
        Trouble::Table(Refused::Store(error)) if error.is_of_disk() => "bot-cannot-store",
        Trouble::Table(Refused::Load(_) | Refused::Store(store::Error::Shape(_))) => "bot-cannot-read",
        Trouble::Table(Refused::Store(store::Error::NoSuchTable)) => "bot-no-such-table",
        _ => "bot-failed",
    };
    Speaker::new(language, Vec::new()).plain(id)
}
