//! A new lobby, under a name that people can say.

use crate::discord::kit::speaker::Speaker;
use crate::ids::{TableId, UserId};
use crate::store::{self, Limit, NewLobby, Store};
use engine::Phrase;
use words::Language;

/// Opens a lobby to which these people are invited, or the one in which a table is played again; answers with its id.
pub async fn open(
    store: &Store,
    new: &NewLobby<'_>,
    guests: &[UserId],
    again: Option<&TableId>,
) -> Result<TableId, store::Error> {
    loop {
        let name = table_name(store, new).await?;
        let named = NewLobby { name: &name, ..*new };
        let opened = match again {
            Some(of) => store.open_rematch(of, &named, guests).await,
            None => store.open_lobby_for(&named, guests).await.map(|()| new.id.clone()),
        };
        // Somebody may have taken that name this very moment.
        if !matches!(opened, Err(store::Error::NameTaken)) {
            return opened;
        }
    }
}

/// A name that no other table of the server goes by at the moment.
async fn table_name(store: &Store, new: &NewLobby<'_>) -> Result<String, store::Error> {
    let letters = new.id.as_str().len();
    for (first, apart) in (1..letters).flat_map(|apart| (0..letters).map(move |first| (first, apart))) {
        let name = named(new.id, first, (first + apart) % letters);
        if !store.name_in_use(new.guild, &name).await? {
            return Ok(name);
        }
    }
    // Hundreds of tables at once: then they are numbered.
    let mut number = 2;
    loop {
        let name = format!("{} {number}", named(new.id, 0, 1));
        if !store.name_in_use(new.guild, &name).await? {
            return Ok(name);
        }
        number += 1;
    }
}

/// From two letters of the id.
fn named(id: &TableId, first: usize, second: usize) -> String {
    let letter = |at: usize| id.as_str().as_bytes().get(at).copied().unwrap_or_default() % 16;
    let name = Phrase::new("bot-table-name")
        .name("first", format!("bot-first-{}", letter(first)))
        .name("second", format!("bot-second-{}", letter(second)));
    Speaker::new(Language::English, Vec::new()).say(&name)
}

/// What somebody has too much of to get more, in a sentence.
pub fn too_many(error: &store::Error) -> Option<Phrase> {
    let &store::Error::TooMany(limit, most) = error else { return None };
    let id = match limit {
        Limit::Lobbies => "bot-limit-lobbies",
        Limit::Tables => "bot-limit-tables",
        Limit::Channel => "bot-limit-channel",
        Limit::Server => "bot-limit-server",
    };
    Some(Phrase::new(id).number("most", i64::from(most)))
}
