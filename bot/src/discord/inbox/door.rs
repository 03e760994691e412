//! The door of a table: who stands before it is decided here, once, before anything is looked up for the asker.
//!
//! Players come from anywhere. Everybody else comes from the table's own server and sees the channel that the table is
//! in; what moderators may do is asked of that channel, never of the one where somebody types.

use super::call::Call;
use super::sight::{Place, Sight};
use crate::discord::bot::Bot;
use crate::discord::kit::trouble::Trouble;
use crate::store::{self, SeatRow, Stage, TableRow};
use engine::Seat;
use serenity::all::{ChannelId, GuildId, Permissions};

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
    user: u64,
    game: TableRow,
    standing: Standing,
    moderates: bool,
}

impl Admitted {
    pub fn user(&self) -> u64 {
        self.user
    }

    pub fn game(&self) -> &TableRow {
        &self.game
    }

    pub fn id(&self) -> &str {
        &self.game.id
    }

    pub fn seat(&self) -> Option<Seat> {
        match self.standing {
            Standing::Player(seat) => Some(seat),
            _ => None,
        }
    }

    pub fn is_host(&self) -> bool {
        self.user == self.game.host
    }

    /// Whether she may do what moderators may, as a player too.
    pub fn moderates(&self) -> bool {
        self.moderates
    }

    /// The table as it is by now.
    pub async fn again(&self, bot: &Bot) -> Result<Admitted, Trouble> {
        let &Admitted { user, ref game, standing, moderates } = self;
        Ok(Admitted { user, game: bot.desk.store.game(&game.id).await?, standing, moderates })
    }
}

/// The table of this id, if there is one for her.
pub async fn admit(bot: &Bot, caller: &Call, id: &str) -> Result<Option<Admitted>, Trouble> {
    let store = &bot.desk.store;
    match store.game(id).await {
        Ok(game) => let_in(bot, caller, game).await,
        Err(store::Error::NoSuchGame) => Ok(None),
        // That a table cannot be read is told to those who play there.
        Err(error) => match seat_of(&store.seats(id).await?, caller.user) {
            Some(_) => Err(error.into()),
            None => Ok(None),
        },
    }
}

/// The table that talks where she is.
pub async fn admit_here(bot: &Bot, caller: &Call) -> Result<Option<Admitted>, Trouble> {
    match bot.desk.store.game_at(caller.channel.get()).await? {
        Some(game) => let_in(bot, caller, game).await,
        None => Ok(None),
    }
}

async fn let_in(bot: &Bot, caller: &Call, game: TableRow) -> Result<Option<Admitted>, Trouble> {
    let seat = seat_of(&bot.desk.store.seats(&game.id).await?, caller.user);
    let may = rights(&caller.sight, caller, &game).await;
    let standing = standing(seat, may);
    let moderates = may.contains(MODERATES);
    Ok((standing != Standing::Stranger).then_some(Admitted { user: caller.user, game, standing, moderates }))
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

fn seat_of(seats: &[SeatRow], user: u64) -> Option<Seat> {
    seats.iter().find(|row| row.user == Some(user)).map(|row| row.seat)
}

/// What the caller may do where the table is; nothing for those who come from elsewhere.
async fn rights(sight: &Sight, caller: &Call, game: &TableRow) -> Permissions {
    let nothing = Permissions::empty();
    let (Some(guild), Some(member)) = (caller.guild, &caller.member) else { return nothing };
    if game.guild != Some(guild.get()) {
        return nothing;
    }
    // What Discord says of the place itself needs no computing.
    let said = member.permissions.unwrap_or_default();
    let home = ChannelId::new(game.home.unwrap_or(game.channel));
    if caller.channel == home {
        return said;
    }
    let Some(place) = place(sight, guild, home, game).await else { return nothing };
    let here = caller.channel == place.channel || caller.parent == Some(place.channel);
    let may = if here { said } else { sight.may(guild, place.channel, member).await };
    if place.private && !may.contains(MODERATES) { nothing } else { may }
}

async fn place(sight: &Sight, guild: GuildId, home: ChannelId, game: &TableRow) -> Option<Place> {
    // The thread of a message has the message's id, and is there also when nobody has told of it.
    if game.lobby_message == Some(home.get()) {
        return Some(Place { channel: ChannelId::new(game.channel), private: false });
    }
    sight.place(guild, home).await
}

/// Lobbies have buttons and no commands.
pub fn has_begun(at: &Admitted) -> bool {
    matches!(at.game.stage, Stage::Playing | Stage::Over)
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
