//! The door of a table: who stands before it is decided here, once, before anything is looked up for the asker.
//!
//! Players come from anywhere. Everybody else comes from the table's own server and sees the channel that the table is
//! in; what moderators may do is asked of that channel, never of the one where somebody types. A private table is there for
//! those alone who play there or were invited.

use super::call::Call;
use super::sight::{Place, Sight};
use crate::discord::bot::Bot;
use crate::discord::kit::trouble::Trouble;
use crate::ids::{ChannelId, GuildId, MessageId, TableId, UserId};
use crate::store::{self, SeatRow, Stage, TableRow};
use engine::Seat;
use serenity::all::{Member, Permissions};

/// What somebody is to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Player(Seat),
    /// Whoever may manage threads may end what goes on in one.
    Moderator,
    Onlooker,
    /// For her there is no such table.
    Stranger,
}

/// The proof that somebody was let in, with the table that she may be at. Only this module makes one.
pub struct Admitted {
    user: UserId,
    table: TableRow,
    standing: Standing,
    moderates: bool,
}

impl Admitted {
    pub fn user(&self) -> UserId {
        self.user
    }

    pub fn table(&self) -> &TableRow {
        &self.table
    }

    pub fn id(&self) -> &TableId {
        &self.table.id
    }

    pub fn seat(&self) -> Option<Seat> {
        match self.standing {
            Standing::Player(seat) => Some(seat),
            _ => None,
        }
    }

    pub fn is_host(&self) -> bool {
        Some(self.user) == self.table.host
    }

    /// Whether she may do what moderators may, as a player too.
    pub fn moderates(&self) -> bool {
        self.moderates
    }

    /// The table as it is by now.
    pub async fn again(&self, bot: &Bot) -> Result<Admitted, Trouble> {
        let &Admitted { user, ref table, standing, moderates } = self;
        Ok(Admitted { user, table: bot.desk.store.table(&table.id).await?, standing, moderates })
    }
}

/// The table of this id, if there is one for her.
pub async fn admit(bot: &Bot, caller: &Call, id: &TableId) -> Result<Option<Admitted>, Trouble> {
    let store = &bot.desk.store;
    match store.table(id).await {
        Ok(table) => let_in(bot, caller, table).await,
        Err(store::Error::NoSuchTable) => Ok(None),
        // That a table cannot be read is told to those who play there.
        Err(error) => match seat_of(&store.seats(id).await?, caller.user) {
            Some(_) => Err(error.into()),
            None => Ok(None),
        },
    }
}

/// The table that talks where she is.
pub async fn admit_here(bot: &Bot, caller: &Call) -> Result<Option<Admitted>, Trouble> {
    match bot.desk.store.table_at(caller.channel).await? {
        Some(table) => let_in(bot, caller, table).await,
        None => Ok(None),
    }
}

async fn let_in(bot: &Bot, caller: &Call, table: TableRow) -> Result<Option<Admitted>, Trouble> {
    if table.private && !bot.desk.store.is_invited(&table.id, caller.user).await? {
        return Ok(None);
    }
    let seat = seat_of(&bot.desk.store.seats(&table.id).await?, caller.user);
    let may = rights(&caller.sight, caller, &table).await;
    let standing = standing(seat, may);
    let moderates = may.contains(MODERATES);
    Ok((standing != Standing::Stranger).then_some(Admitted { user: caller.user, table, standing, moderates }))
}

const MODERATES: Permissions = Permissions::VIEW_CHANNEL.union(Permissions::MANAGE_THREADS);

/// By her seat, and by what she may do in the channel of the table.
fn standing(seat: Option<Seat>, may: Permissions) -> Standing {
    match seat {
        Some(seat) => Standing::Player(seat),
        None if may.contains(MODERATES) => Standing::Moderator,
        None if may.contains(Permissions::VIEW_CHANNEL) => Standing::Onlooker,
        None => Standing::Stranger,
    }
}

fn seat_of(seats: &[SeatRow], user: UserId) -> Option<Seat> {
    seats.iter().find(|row| row.user == Some(user)).map(|row| row.seat)
}

/// What the caller may do where the table is; nothing for those who come from elsewhere.
async fn rights(sight: &Sight, caller: &Call, table: &TableRow) -> Permissions {
    let nothing = Permissions::empty();
    let (Some(guild), Some(member)) = (caller.guild, &caller.member) else { return nothing };
    if table.guild != Some(guild) {
        return nothing;
    }
    // What Discord says of the place itself needs no computing.
    let said = member.permissions.unwrap_or_default();
    let home = table.home.unwrap_or(table.channel);
    if caller.channel == home {
        return said;
    }
    let Some(place) = place(sight, guild, home, table).await else { return nothing };
    rights_in(caller, guild, member, place).await
}

async fn rights_in(caller: &Call, guild: GuildId, member: &Member, place: Place) -> Permissions {
    let here = caller.channel == place.channel || caller.parent == Some(place.channel);
    let said = member.permissions.unwrap_or_default();
    let may = if here { said } else { caller.sight.may(guild, place.channel, member).await };
    if place.private && !may.contains(MODERATES) { Permissions::empty() } else { may }
}

/// Those of these places on her server that she sees.
pub async fn seen_of(caller: &Call, places: &[ChannelId]) -> Vec<ChannelId> {
    let (Some(guild), Some(member)) = (caller.guild, &caller.member) else { return Vec::new() };
    let mut seen = Vec::new();
    for &one in places {
        let may = if one == caller.channel {
            member.permissions.unwrap_or_default()
        } else if let Some(place) = caller.sight.place(guild, one).await {
            rights_in(caller, guild, member, place).await
        } else {
            Permissions::empty()
        };
        if may.contains(Permissions::VIEW_CHANNEL) {
            seen.push(one);
        }
    }
    seen
}

async fn place(sight: &Sight, guild: GuildId, home: ChannelId, table: &TableRow) -> Option<Place> {
    // The thread of a message has the message's id, and is there also when nobody has told of it.
    if table.lobby_message.map(MessageId::thread) == Some(home) {
        return Some(Place { channel: table.channel, private: false });
    }
    sight.place(guild, home).await
}

/// Lobbies have buttons and no commands.
pub fn has_begun(at: &Admitted) -> bool {
    matches!(at.table.stage, Stage::Playing | Stage::Over)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_one_from_anywhere_and_whoever_cannot_see_the_channel_is_a_stranger() {
        let (see, manage) = (Permissions::VIEW_CHANNEL, Permissions::MANAGE_THREADS);
        let seat = Some(Seat(1));
        let expected = [
            (seat, Permissions::empty(), Standing::Player(Seat(1))),
            (seat, see | manage, Standing::Player(Seat(1))),
            (None, see | manage, Standing::Moderator),
            (None, see, Standing::Onlooker),
            (None, manage, Standing::Stranger),
            (None, Permissions::empty(), Standing::Stranger),
        ];
        for (seat, may, is) in expected {
            assert_eq!(standing(seat, may), is, "{seat:?} {may}");
        }
    }
}
