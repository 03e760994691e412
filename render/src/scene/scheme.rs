//! Colours by name, in a light and a dark scheme. The art is drawn in the light colours. In the dark the land goes dark,
//! paper stays paper.

/// Light paper or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Scheme {
    #[default]
    Light,
    Dark,
}

impl Scheme {
    pub const ALL: [Scheme; 2] = [Scheme::Light, Scheme::Dark];

    pub fn name(self) -> &'static str {
        match self {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        }
    }

    pub fn from_name(name: &str) -> Option<Scheme> {
        Scheme::ALL.into_iter().find(|scheme| scheme.name() == name)
    }
}

pub type Rgb = [u8; 3];

macro_rules! inks {
    ($($ink:ident $light:literal $dark:literal $what:literal,)+) => {
        /// A colour by what it is for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Ink { $(#[doc = $what] $ink,)+ }

        impl Ink {
            pub const ALL: &'static [Ink] = &[$(Ink::$ink,)+];

            /// In hexadecimal, without a sign in front.
            pub const fn hex(self, scheme: Scheme) -> &'static str {
                match (self, scheme) { $((Ink::$ink, Scheme::Light) => $light, (Ink::$ink, Scheme::Dark) => $dark,)+ }
            }
        }
    };
}

inks! {
    // Land: no outlines, and the colours of neighbours close to each other.
    Prairie "d8cc8c" "575433" "Land without a name.",
    PrairieLight "e3d9a0" "625f3b" "The same, sunlit.",
    PrairieDeep "c6b974" "4b482b" "The same, in a hollow.",
    Tuft "a69a55" "7d7848" "Dry grass.",
    Meadow "c3cb8d" "4a5633" "Green land.",
    MeadowLight "d0d79e" "54613a" "The same, sunlit.",
    MeadowTuft "93a05c" "748250" "Green grass.",
    Desert "e8bd83" "6d5334" "Sand.",
    DesertLight "f0cd9a" "7a5f3d" "The same, sunlit.",
    DesertDeep "dba768" "5f472b" "Dunes.",
    Mesa "c8754a" "8a4c2f" "Red rock.",
    MesaLit "e09a6a" "a9663f" "The same, in the light.",
    MesaShade "9d5233" "66351f" "The same, in the shade.",
    Cactus "4f7d52" "4f7d52" "A cactus.",
    CactusShade "3a5f41" "375a3d" "The same, in the shade.",
    Hill "bdb26c" "5f5a35" "A mound.",
    HillLit "cfc584" "6d683f" "The same, in the light.",
    HillShade "a1965a" "4a4629" "The same, in the shade.",
    Forest "a3b57c" "3b4a2e" "Ground of the woods.",
    Tree "3f6e4c" "2f5a3c" "A pine.",
    TreeLit "5f9060" "47784c" "The same, in the light.",
    TreeShade "2c5239" "1f402b" "The same, in the shade.",
    Trunk "6d4a2c" "4f3620" "Its trunk.",
    Rock "b3aaa2" "6b645e" "Bare rock.",
    RockLit "d3ccc4" "8b837b" "The same, in the light.",
    RockShade "857b74" "4d4742" "The same, in the shade.",
    Scree "c9bfae" "575048" "Ground of the mountains.",
    Snow "f4f1ea" "c9c4ba" "Snow.",
    Water "6fabbc" "2f6274" "A river, a lake.",
    WaterLit "a5d0d8" "4d8796" "Waves.",
    WaterEdge "4c8a9d" "1f4757" "Where the water begins.",
    Bank "e9dcae" "6e6442" "Sand beside the water.",
    Sky "cfe3e2" "2c3f42" "The sky.",
    Sea "5d9db3" "214f60" "The ocean.",
    Road "f6e7c3" "c6aa78" "A road.",
    Casing "7d5b39" "2a1c10" "Its edges.",
    Rut "dfc490" "a98c5b" "Its ruts.",
    Plot "cbb07a" "7a6440" "Earth where something may be built.",
    PlotLight "d9c190" "8b734b" "The middle of it.",
    Stake "6c4a2c" "2e1e11" "Stakes at its corners.",
    Ballast "cdbd9f" "6f6452" "Stones under a track.",
    Tie "6f4d31" "3a281a" "Ties of a track.",
    Rail "3a332e" "191512" "Rails.",

    // Things: paper stays paper in the dark.
    Line "2b2118" "14100c" "Outlines, and text on what is bright.",
    Chalk "fffdf7" "fffdf7" "Text on what is dark, and the halo of a piece.",
    Text "2b2118" "fffdf7" "Text on the page and on panels.",
    Page "efe4cb" "191512" "What everything lies on.",
    Face "fdf7e8" "f1e7d0" "The face of a tile or a card.",
    FaceDim "f1e6cc" "ddd0b3" "The same where it matters less.",
    Soft "8a7860" "8a7860" "What matters less.",
    Walnut "4a3325" "2a1e17" "The strip below a picture.",
    WalnutRaised "5f4431" "3d2c21" "A panel on it.",
    WalnutEdge "36241a" "1b130e" "Its edge.",
    Plank "b5814f" "8a6038" "Boards.",
    PlankDeep "8f6138" "6b4626" "Fences.",
    Neutral "985418" "985418" "A neutral building.",
    NeutralJoint "6e3d14" "6e3d14" "Between its boards.",
    Gold "f0c040" "f0c040" "Coins.",
    GoldDeep "d9a21f" "d9a21f" "The ring of a coin, the frame of what is offered.",
    Red "c8372d" "c8372d" "Alarm and payment.",
    Green "4c7848" "4c7848" "Points and objectives.",
    Wood "a8713f" "a8713f" "Timber and leather.",
    Shadow "2b2118" "000000" "The shadow of a thing. It lets the ground through.",
    JobsPanel "e2c49c" "4a3b2c" "The street of the workers.",
    MarketPanel "c2d098" "3d472b" "The corral.",
    ObjectivesPanel "a9c19a" "31452f" "The objectives.",
    CitiesPanel "cfe0e2" "2a3a3d" "The cities, and what one can do oneself.",
    LedgerPanel "f7efdc" "2a241d" "The ledger.",

    Seat0 "c9302c" "e0483e" "The first seat.",
    Seat1 "2b5fb3" "4a86e0" "The second seat.",
    Seat2 "f0b323" "f5c545" "The third seat.",
    Seat3 "ffffff" "ffffff" "The fourth seat.",
    WhiteBand "f4f1ea" "f4f1ea" "The band of the fourth seat: white would have no edge.",
    Stem "14110f" "14110f" "What all routes share.",
    Route1 "00695c" "00695c" "The first route.",
    Route2 "8e2a7b" "8e2a7b" "The second.",
    Route3 "b8420a" "b8420a" "The third.",
    Changed "b5179e" "ff7be5" "The outline of what has changed.",
    ChangedHalo "fffdf7" "14100c" "Around it.",
    Badge "14110f" "fff3d6" "The ground of a number.",
    BadgeText "fff6df" "14110f" "A number.",
    PaperBadge "14110f" "14110f" "The ground of a number that lies on paper.",
    PaperBadgeText "fff6df" "fff6df" "That number.",

    Flood "7ca8d0" "7ca8d0" "A flood.",
    FloodGround "cfe1ef" "cfe1ef" "Its tile.",
    Drought "de9221" "de9221" "A drought.",
    DroughtGround "fbe3b6" "fbe3b6" "Its tile.",
    Rockfall "938984" "938984" "A rockfall.",
    RockfallGround "e0dbd5" "e0dbd5" "Its tile.",
    TeepeeGreen "4c7848" "4c7848" "A green teepee.",
    GreenGround "d7e3c2" "d7e3c2" "Its tile.",
    TeepeeBlue "1f3473" "1f3473" "A blue teepee.",
    BlueGround "cdd5ea" "cdd5ea" "Its tile.",
    Outlaw "c46a12" "c46a12" "An orange outlaw.",
    OutlawGround "fbdcb2" "fbdcb2" "Its tile.",
    YardWood "e6cda8" "e6cda8" "The yard of a sawmill.",
    YardGunpowder "d9c6d8" "d9c6d8" "The yard of a powder mill.",
    Cowboy "7c1f16" "7c1f16" "A cowboy.",
    Craftsman "e9f94f" "e9f94f" "A craftsman.",
    Engineer "79526a" "79526a" "An engineer.",
    Value1 "cfc3ae" "cfc3ae" "Cattle of breeding value 1.",
    Value2 "d9b25f" "d9b25f" "Cattle of breeding value 2.",
    Value3 "c9d97a" "c9d97a" "Cattle of breeding value 3.",
    Value4 "7fb2e0" "7fb2e0" "Cattle of breeding value 4.",
    Value5 "b27aa6" "b27aa6" "Cattle of breeding value 5.",
}

impl Ink {
    /// What the dark scheme exchanges in the art: the land, and the lines of things. Their light colours are in use for
    /// nothing else there.
    pub const EXCHANGED: &'static [Ink] = &[
        Ink::Prairie,
        Ink::PrairieLight,
        Ink::PrairieDeep,
        Ink::Tuft,
        Ink::Meadow,
        Ink::MeadowLight,
        Ink::MeadowTuft,
        Ink::Desert,
        Ink::DesertLight,
        Ink::DesertDeep,
        Ink::Mesa,
        Ink::MesaLit,
        Ink::MesaShade,
        Ink::CactusShade,
        Ink::Hill,
        Ink::HillLit,
        Ink::HillShade,
        Ink::Forest,
        Ink::Tree,
        Ink::TreeLit,
        Ink::TreeShade,
        Ink::Trunk,
        Ink::Rock,
        Ink::RockLit,
        Ink::RockShade,
        Ink::Scree,
        Ink::Snow,
        Ink::Water,
        Ink::WaterLit,
        Ink::WaterEdge,
        Ink::Bank,
        Ink::Sky,
        Ink::Sea,
        Ink::Plank,
        Ink::Line,
    ];

    pub fn rgb(self, scheme: Scheme) -> Rgb {
        rgb(self.hex(scheme))
    }

    pub fn of_value(breeding: u8) -> Ink {
        [Ink::Value1, Ink::Value2, Ink::Value3, Ink::Value4, Ink::Value5][usize::from(breeding.clamp(1, 5)) - 1]
    }
}

/// Six hexadecimal digits; anything else is black.
pub fn rgb(hex: &str) -> Rgb {
    let value = u32::from_str_radix(hex, 16).unwrap_or_default();
    [(value >> 16) as u8, (value >> 8) as u8, value as u8]
}
