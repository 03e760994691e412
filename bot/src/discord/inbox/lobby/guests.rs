//! Who can be invited to a table, and what becomes of an invitation.

use crate::discord::bot::Bot;
use crate::discord::inbox::call::{Call, shown_name};
use crate::discord::inbox::sight::Sight;
use crate::discord::kit::links;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::Rest;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::{Trouble, status};
use crate::discord::pages::wish::GUESTS;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::store::{Ping, SeatRow, TableRow, Uninvited};
use engine::Phrase;
use serenity::all::{self, Member, Permissions};
use words::Language;

/// Those of them who can be invited here, and why the others cannot.
pub async fn sifted(
    bot: &Bot,
    call: &Call,
    guild: GuildId,
    asked: &[UserId],
) -> Result<(Vec<UserId>, Vec<Phrase>), Trouble> {
    let (mut guests, mut notes) = (Vec::new(), Vec::new());
    for &user in asked.iter().take(GUESTS) {
        if guests.contains(&user) {
            continue;
        }
        match uninvited(bot, call, guild, user).await? {
            Some(why) => notes.push(why),
            None => guests.push(user),
        }
    }
    if asked.len() > GUESTS {
        notes.push(Phrase::new("bot-invite-most").number("most", GUESTS as i64));
    }
    Ok((guests, notes))
}

async fn uninvited(bot: &Bot, call: &Call, guild: GuildId, user: UserId) -> Result<Option<Phrase>, Trouble> {
    if user == call.user {
        return Ok(Some(Phrase::new("bot-invite-self")));
    }
    let member = match call.sight.http.get_member(guild.into(), user.into()).await {
        Ok(member) => member,
        Err(error) if status(&error) == Some(404) => return Ok(Some(Phrase::new("bot-invite-stranger"))),
        Err(error) => return Err(error.into()),
    };
    let name = shown_name(&member.user, Some(&member));
    let because = |id: &'static str| Ok(Some(Phrase::new(id).proper("name", &name)));
    if member.user.bot {
        return because("bot-invite-bot");
    }
    if !sees(&call.sight, guild, call.channel, &member).await {
        return because("bot-invite-blind");
    }
    match bot.desk.store.uninvited(call.user, user).await? {
        Some(Uninvited::Refuses) => because("bot-invite-refuses"),
        Some(Uninvited::Again { until }) => {
            let when = format!("<t:{until}:R>");
            Ok(Some(Phrase::new("bot-invite-again").proper("name", &name).proper("when", &when)))
        }
        None => Ok(None),
    }
}

/// Whether a member would see a lobby there.
async fn sees(sight: &Sight, guild: GuildId, channel: ChannelId, member: &Member) -> bool {
    match sight.place(guild, channel).await.filter(|place| !place.private) {
        Some(place) => sight.may(guild, place.channel, member).await.contains(Permissions::VIEW_CHANNEL),
        None => false,
    }
}

/// Those of the players of a table who can be invited to play it again where it was opened.
pub async fn once_more(
    bot: &Bot,
    sight: &Sight,
    table: &TableRow,
    host: UserId,
    seats: &[SeatRow],
) -> Result<Vec<UserId>, Trouble> {
    let mut guests = Vec::new();
    for user in seats.iter().filter_map(|seat| seat.user).filter(|&user| user != host) {
        let there = match table.guild {
            Some(guild) => match sight.http.get_member(guild.into(), user.into()).await {
                Ok(member) => sees(sight, guild, table.channel, &member).await,
                Err(error) if status(&error) == Some(404) => false,
                Err(error) => return Err(error.into()),
            },
            None => true,
        };
        if there && bot.desk.store.uninvited(host, user).await?.is_none() {
            guests.push(user);
        }
    }
    Ok(guests)
}

/// Tells the host that somebody does not come, unless she wants to hear nothing. The lobby shows it in any case.
pub async fn tell_host(bot: &Bot, http: &Rest, table: &TableRow, who: UserId, name: &str) -> Result<(), Trouble> {
    let Some(host) = table.host else { return Ok(()) };
    if bot.desk.store.settings(host).await?.ping == Ping::None {
        return Ok(());
    }
    let told = Phrase::new("bot-invite-declined").proper("name", name).proper("table", &table.name);
    let text = Speaker::new(Language::English, Vec::new()).say(&told);
    let note = Message::text(format!("{text} {}", links::to_lobby(table))).create(format!("no-{who}"))?;
    let sent = async {
        let channel = all::UserId::from(host).create_dm_channel(http).await?.id;
        channel.send_message(http, note).await
    };
    match sent.await.map_err(Trouble::from) {
        // Her door is closed.
        Err(error) if error.is_refusal() => Ok(()),
        done => done.map(drop),
    }
}
