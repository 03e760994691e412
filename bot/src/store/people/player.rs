//! What each person has chosen for herself.

use crate::ids::UserId;
use crate::store::database::Store;
use crate::store::error::Error;
use render::Scheme;
use sqlx::Row;

/// A choice among named ways.
pub trait Way: Copy + Default + PartialEq + 'static {
    /// What it is a choice of.
    const KEY: &'static str;
    /// By the names they are stored under; the usual one first.
    const ALL: &'static [(&'static str, Self)];

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, way)| *way == self).map_or(Self::ALL[0].0, |(name, _)| *name)
    }

    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(way, _)| *way == name).map(|(_, way)| *way)
    }
}

impl Way for Scheme {
    const KEY: &'static str = "scheme";
    const ALL: &'static [(&'static str, Self)] = &[("light", Scheme::Light), ("dark", Scheme::Dark)];
}

/// How large private pictures are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PictureSize {
    Small,
    #[default]
    Usual,
    Large,
    /// As usual, and the whole board in two halves that are read without zooming.
    Phone,
}

impl Way for PictureSize {
    const KEY: &'static str = "width";
    const ALL: &'static [(&'static str, Self)] = &[
        ("usual", PictureSize::Usual),
        ("phone", PictureSize::Phone),
        ("small", PictureSize::Small),
        ("large", PictureSize::Large),
    ];
}

/// How somebody hears that it is her turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ping {
    #[default]
    Channel,
    Direct,
    None,
}

impl Way for Ping {
    const KEY: &'static str = "ping";
    const ALL: &'static [(&'static str, Self)] =
        &[("channel", Ping::Channel), ("direct", Ping::Direct), ("none", Ping::None)];
}

/// What becomes of a turn when nothing is left but to finish it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Finish {
    #[default]
    Ask,
    Itself,
}

impl Way for Finish {
    const KEY: &'static str = "finish";
    const ALL: &'static [(&'static str, Self)] = &[("ask", Finish::Ask), ("itself", Finish::Itself)];
}

/// Whether others may mention somebody when they open a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Invitations {
    #[default]
    Welcome,
    Refused,
}

impl Way for Invitations {
    const KEY: &'static str = "invitations";
    const ALL: &'static [(&'static str, Self)] =
        &[("welcome", Invitations::Welcome), ("refused", Invitations::Refused)];
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    pub scheme: Scheme,
    pub width: PictureSize,
    pub ping: Ping,
    pub finish: Finish,
    pub invitations: Invitations,
}

impl Settings {
    /// The same with one thing changed, if there is such a thing and such a way.
    pub fn with(mut self, key: &str, way: &str) -> Option<Settings> {
        match key {
            Scheme::KEY => self.scheme = Scheme::from_name(way)?,
            PictureSize::KEY => self.width = PictureSize::from_name(way)?,
            Ping::KEY => self.ping = Ping::from_name(way)?,
            Finish::KEY => self.finish = Finish::from_name(way)?,
            Invitations::KEY => self.invitations = Invitations::from_name(way)?,
            _ => return None,
        }
        Some(self)
    }
}

impl Store {
    pub async fn settings(&self, user: UserId) -> Result<Settings, Error> {
        let row = sqlx::query("select scheme, width, ping, finish, invitations from player where user = ?")
            .bind(user)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(Settings::default()) };
        Ok(Settings {
            scheme: Scheme::from_name(row.try_get(0)?).unwrap_or_default(),
            width: PictureSize::from_name(row.try_get(1)?).unwrap_or_default(),
            ping: Ping::from_name(row.try_get(2)?).unwrap_or_default(),
            finish: Finish::from_name(row.try_get(3)?).unwrap_or_default(),
            invitations: Invitations::from_name(row.try_get(4)?).unwrap_or_default(),
        })
    }

    pub async fn set_settings(&self, user: UserId, settings: Settings) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query(
            "insert or replace into player (user, scheme, width, ping, finish, invitations) values (?, ?, ?, ?, ?, ?)",
        )
        .bind(user)
        .bind(settings.scheme.name())
        .bind(settings.width.name())
        .bind(settings.ping.name())
        .bind(settings.finish.name())
        .bind(settings.invitations.name())
        .execute(&mut *writer)
        .await?;
        Ok(())
    }
}
