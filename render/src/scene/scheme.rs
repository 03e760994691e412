//! Colours by name, in a light and a dark scheme. The art is drawn in the light colours; the dark scheme puts others in
//! their place.

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
    Line "2b2118" "efe4cf" "Lines and text.",
    Print "2b2118" "2b2118" "Text on something bright, whatever the scheme.",
    Chalk "fffdf7" "fffdf7" "Text on something dark, whatever the scheme.",
    Paper "f4ead6" "201b17" "What everything lies on.",
    Panel "eadcbf" "2c2620" "A part of the board.",
    Face "fbf5e6" "3d352c" "The face of a tile or a card.",
    Soft "8a7860" "a3947c" "What matters less.",
    Trail "d3b88a" "5a4a36" "The way the cattle walk.",
    Woods "b9c79a" "36402a" "Ground of the woods.",
    Red "c8372d" "e0483e" "Alarm and payment.",
    Gold "f0c040" "e5b53a" "Coins.",
    Wood "a8713f" "b07a48" "Timber and leather.",
    Rail "6b5f52" "8c7f70" "Rails and ties.",
    Changed "b5179e" "ff7be5" "The outline of what has changed.",
    Badge "14110f" "fff3d6" "The ground of a number.",
    BadgeText "fff3d6" "14110f" "A number.",
    Way "14110f" "fff3d6" "The way of a move.",
    Seat0 "c9302c" "e0483e" "The first seat.",
    Seat1 "2b5fb3" "4a86e0" "The second seat.",
    Seat2 "f0b323" "f5c545" "The third seat.",
    Seat3 "ffffff" "ffffff" "The fourth seat.",
    Neutral "ddc9a7" "6f6250" "A neutral building.",
    Flood "7ca8d0" "7ca8d0" "A flood.",
    Drought "de9221" "de9221" "A drought.",
    Rockfall "938984" "938984" "A rockfall.",
    TeepeeGreen "4d783b" "5f9049" "A green teepee.",
    TeepeeBlue "1f3473" "3553a8" "A blue teepee.",
    Cowboy "7c1f16" "8c2a1f" "A cowboy.",
    Craftsman "e9f94f" "e9f94f" "A craftsman.",
    Engineer "79526a" "8f6580" "An engineer.",
    Value1 "cfc3ae" "8d8372" "Cattle of breeding value 1.",
    Value2 "d9b25f" "b8923f" "Cattle of breeding value 2.",
    Value3 "c9d97a" "9db85a" "Cattle of breeding value 3.",
    Value4 "7fb2e0" "5f9bd0" "Cattle of breeding value 4.",
    Value5 "b27aa6" "99608f" "Cattle of breeding value 5.",
}

impl Ink {
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
