//! `/table resume`: the turn message once more, where everybody who plays can see it.

use crate::discord::bot::Bot;
use crate::discord::inbox::call::Call;
use crate::discord::inbox::door::Admitted;
use crate::discord::inbox::sight::Sight;
use crate::discord::kit::trouble::{Trouble, status};
use crate::ids::{ChannelId, GuildId};
use crate::play::{self, Refused};
use crate::store::{SeatRow, Stage};
use engine::{Arg, Phrase, Seat};
use serenity::all::Permissions;

/// Posts the turn message here; answers with what became of it, in words that know the players.
pub async fn resumed(bot: &Bot, call: &Call, at: &Admitted) -> Result<(Phrase, Vec<String>), Trouble> {
    let (desk, table) = (&bot.desk, at.table());
    let said = |id: &'static str| Ok((Phrase::new(id), Vec::new()));
    if at.seat().is_none() {
        return said("bot-not-sitting");
    }
    let sitting = desk.look(&table.id).await?;
    let again = play::again(&sitting).filter(|_| sitting.table.stage == Stage::Playing);
    let Some(post) = again else { return said("game-over") };
    let Some(guild) = call.guild.filter(|guild| table.guild == Some(*guild)) else {
        return said("bot-resume-elsewhere");
    };
    if let Some(lacks) = call.lacking_to_talk() {
        return Ok((lacks, Vec::new()));
    }
    let here = call.channel;
    // Where it talks already it hides from nobody anew.
    if table.home != Some(here)
        && let Some(hidden) = hidden(&call.sight, guild, here, at, &sitting.seats).await
    {
        return Ok((hidden, sitting.names()));
    }
    match desk.thaw(&table.id).await {
        Err(Refused::Frozen) => return said("bot-frozen"),
        done => done?,
    }
    let state = sitting.published.state();
    desk.store.move_home(&table.id, here, &post, &state).await?;
    desk.outbox.notify_one();
    said("bot-resumed")
}

/// Why the table cannot talk here, if not everybody who plays can see it. Whoever has left the server sees no channel of it.
async fn hidden(sight: &Sight, guild: GuildId, here: ChannelId, at: &Admitted, seats: &[SeatRow]) -> Option<Phrase> {
    let Some(place) = sight.place(guild, here).await.filter(|place| !place.private) else {
        return Some(Phrase::new("bot-resume-private"));
    };
    let mut blind: Vec<Seat> = Vec::new();
    for row in seats {
        let Some(user) = row.user.filter(|&user| user != at.user()) else { continue };
        let sees = match sight.http.get_member(guild.into(), user.into()).await {
            Ok(member) => sight.may(guild, place.channel, &member).await.contains(Permissions::VIEW_CHANNEL),
            Err(error) => status(&error) == Some(404),
        };
        if !sees {
            blind.push(row.seat);
        }
    }
    let who = Arg::List(blind.iter().map(|&seat| Arg::Seat(seat)).collect());
    (!blind.is_empty()).then(|| Phrase::new("bot-resume-hidden").with("who", who))
}
