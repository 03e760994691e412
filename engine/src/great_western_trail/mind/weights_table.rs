//! The weights behind the likings, in the order of their file. A new one goes to the end, so that files which were kept
//! go on meaning the same.

/// A constant for the place of the first number of each row, and the rows with their names and lengths.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident $text:literal $count:literal),* $(,)?) => {
        weights!(@ 0; $($(#[$doc])* $name $count,)*);
        pub const ROWS: &[(&str, usize)] = &[$(($text, $count)),*];
    };
    (@ $at:expr;) => {
        pub const COUNT: usize = $at;
    };
    (@ $at:expr; $(#[$doc:meta])* $name:ident $count:literal, $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: usize = $at;
        weights!(@ $name + $count; $($rest)*);
    };
}

weights! {
    /// A dollar, and how much more for each lap of the trail that is left.
    DOLLAR "dollar" 2,
    /// A worker; for each lap left; for each of the kind that is there already.
    COWBOY "cowboy" 3,
    CRAFTSMAN "craftsman" 3,
    ENGINEER "engineer" 3,
    /// The fifth and sixth worker of a kind score.
    FIFTH_WORKER "fifth-worker" 1,

    CATTLE_POINT "cattle-point" 1,
    CATTLE_BREEDING "cattle-breeding" 1,
    NEW_BREED "new-breed" 1,
    /// Each cowboy of a deal beyond the first.
    DEAL_COWBOY "deal-cowboy" 1,
    REVEAL "reveal" 1,
    CERTIFICATE "certificate" 2,
    ENGINE_SPACE "engine-space" 2,
    STATION "station" 1,

    OBJECTIVE_POINT "objective-point" 1,
    OBJECTIVE_MISSING "objective-missing" 1,
    OBJECTIVE_LAP "objective-lap" 1,
    PLAY "play" 1,
    PLAY_MISSING "play-missing" 1,
    OBJECTIVE_HELD "objective-held" 1,

    HAZARD "hazard" 1,
    HAZARD_POINT "hazard-point" 1,
    TEEPEE "teepee" 2,

    BUILDING_POINT "building-point" 1,
    BUILDING_USE "building-use" 1,
    SITE_IN_WOODS "site-in-woods" 1,
    SITE_FAR_ON "site-far-on" 1,
    BUILDING_HAND "building-hand" 1,

    /// To lose a card of which another is in hand; the only one of its breed.
    SPARE_CARD "spare-card" 1,
    ONLY_CARD "only-card" 1,

    PROGRESS "progress" 1,
    KANSAS_CITY "kansas-city" 1,
    KANSAS_CITY_HAND "kansas-city-hand" 1,
    TOLL "toll" 1,
    OTHER_PLACE "other-place" 1,

    ARROW "arrow" 1,
    CITY_DISC "city-disc" 1,
    CITY "city" 10,
    DISC "disc" 10,
    DISC_LAP "disc-lap" 10,

    FORESIGHT_WORKER "foresight-worker" 1,
    FORESIGHT_HAZARD "foresight-hazard" 1,
    FORESIGHT_TEEPEE "foresight-teepee" 1,
    FORESIGHT_WANTED "foresight-wanted" 1,
    MASTER "master" 2,

    /// A card drawn, and how much more near Kansas City.
    DRAW "draw" 2,
    TRASH "trash" 2,
    ENGINE_BACK "engine-back" 1,
    MOVE "move" 1,
    EXTRAORDINARY "extraordinary" 1,
    COPY "copy" 1,
    FINISH "finish" 1,
    KEEP_OBJECTIVE "keep-objective" 1,
    KEEP_DOUBLE "keep-double" 1,

    /// By kind of local action.
    LOCAL "local" 17,
    /// By neutral building.
    NEUTRAL "neutral" 7,
    OWN_BUILDING "own-building" 2,
    KANSAS_CITY_LAP "kansas-city-lap" 1,
    KANSAS_CITY_CERTIFICATE "kansas-city-certificate" 1,
    ONLY_AUXILIARY "only-auxiliary" 1,
    AUXILIARY "auxiliary" 1,
    AUXILIARY_TIMES "auxiliary-times" 1,
    PLAY_LAP "play-lap" 1,
    RISK "risk" 1,
    CITY_VALUE "city-value" 1,
    SPEND "spend" 1,
}
