# Pacific Rails Inc.
#
# Labels stand on buttons of a phone: two or three words. Hints follow them after a dot, the price first. Names are parts of
# sentences: no capital unless they are proper names.

pri-title = Pacific Rails Inc.
pri-about = Move workers, lobby senators and lay track for two engines, one from each coast.

## Places of our own map

pri-place-los-angeles = Los Angeles
pri-place-portland = Portland
pri-place-sacramento = Sacramento
pri-place-spokane = Spokane
pri-place-flagstaff = Flagstaff
pri-place-ogden = Ogden
pri-place-el-paso = El Paso
pri-place-bismarck = Bismarck
pri-place-denver = Denver
pri-place-omaha = Omaha
pri-place-little-rock = Little Rock
pri-place-duluth = Duluth
pri-place-louisville = Louisville
pri-place-detroit = Detroit
pri-place-mobile = Mobile
pri-place-pittsburgh = Pittsburgh
pri-place-charlotte = Charlotte
pri-place-albany = Albany
pri-place-puget-sound = Puget Sound
pri-place-columbia-bar = Columbia Bar
pri-place-golden-gate = Golden Gate
pri-place-monterey-bay = Monterey Bay
pri-place-san-diego = San Diego
pri-place-casco-bay = Casco Bay
pri-place-new-york-harbo = New York Harbor
pri-place-chesapeake-bay = Chesapeake Bay
pri-place-cape-fear = Cape Fear
pri-place-jacksonville = Jacksonville
pri-coast-west = west
pri-coast-east = east

## Pieces

pri-good-wood = wood
pri-good-iron = iron
pri-good-gunpowder = gunpowder
pri-good-coin = coin
pri-good-any = cargo
pri-track-rail = rail
pri-track-bridge = bridge
pri-track-tunnel = tunnel
pri-specialist-crew = crew
pri-specialist-engineer = engineer
pri-specialist-miner = miner
pri-specialist-financier = financier
pri-district-wood = wood district
pri-district-iron = iron district
pri-district-gunpowder = gunpowder district
pri-district-coin = coin district
pri-district-crew = crew district
pri-district-engineer = engineer district
pri-district-miner = miner district
pri-district-financier = financier district
pri-district-centre = centre
pri-towards-centre = centre
pri-some-wood = { $count } wood
pri-some-iron = { $count } iron
pri-some-gunpowder = { $count } gunpowder
pri-some-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
pri-some-rail = { $count ->
    [one] 1 rail
   *[other] { $count } rails
}
pri-some-bridge = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
pri-some-tunnel = { $count ->
    [one] 1 tunnel
   *[other] { $count } tunnels
}
pri-upgrade-wood-1 = 1 wood
pri-upgrade-iron-1 = 1 iron
pri-upgrade-gunpowder-1 = 1 gunpowder
pri-upgrade-coin-1 = 1 coin
pri-upgrade-wood-2 = 2 wood
pri-upgrade-iron-2 = 2 iron
pri-upgrade-gunpowder-2 = 2 gunpowder
pri-upgrade-coin-2 = 2 coins
pri-upgrade-any-3 = any 3 resources
pri-goal-stations = most stations on the map
pri-goal-telegraphs = most telegraphs on the map
pri-goal-houses = most houses in districts
pri-goal-crew = most crew
pri-goal-engineers = most engineers
pri-goal-miners = most miners
pri-goal-financiers = most financiers
pri-goal-coins = most coins
pri-goal-wood = most wood
pri-goal-iron = most iron
pri-goal-gunpowder = most gunpowder
pri-goal-upgrades = most upgrades
pri-effect-house = a house in a district
pri-effect-telegraph = a telegraph at an opponent’s station
pri-effect-station = a station next to track
pri-effect-upgrade = an upgrade for a carriage

## Rewards of Congress

pri-reward-gain = { $count } { $good }
pri-reward-any-goods = any { $count } of { $goods }
pri-reward-any-tracks = any { $count } tiles
pri-reward-house-or-upgrade = { $points ->
    [one] house or upgrade, 1 point
   *[other] house or upgrade, { $points } points
}
pri-reward-station-and-telegraph = station and telegraph

## Offers

pri-offer-start = { $place }
pri-group-coast = Coast: { $coast }
pri-row-wood = Wood row
pri-row-iron = Iron row
pri-row-gunpowder = Gunpowder row
pri-row-coin = Coin row
pri-row-of-wood = wood row
pri-row-of-iron = iron row
pri-row-of-gunpowder = gunpowder row
pri-row-of-coin = coin row
pri-in-wood = Wood
pri-in-iron = Iron
pri-in-gunpowder = Gunpowder
pri-in-coin = Coin
pri-in-crew = Crew
pri-in-engineer = Engineer
pri-in-miner = Miner
pri-in-financier = Financier
pri-in-centre = Centre
pri-in-lay = Track
pri-in-hire = Hire
pri-in-towards = { $in }, towards { $district }
pri-in-step-on = { $in }, step on top
pri-in-off = { $in }, from on top
pri-hats-towards = Towards { $district }, { $count ->
    [0] no hat
    [one] 1 hat
   *[other] { $count } hats
}
pri-hats-step-on = Step on top, { $count ->
    [0] no hat
    [one] 1 hat
   *[other] { $count } hats
}
pri-hats-off = From on top, { $count ->
    [0] no hat
    [one] 1 hat
   *[other] { $count } hats
}
pri-offer-place = Spot towards { $district }
pri-offer-back = Worker towards { $district }
pri-offer-step-on = Step on top
pri-offer-off = Worker on top
pri-offer-lay = Lay track
pri-offer-hire-mode = Hire specialists
pri-offer-no-hats = Keep your hats
pri-offer-hats = { $count ->
    [one] Spend 1 hat
   *[other] Spend { $count } hats
}
pri-offer-hat = Spend a hat
pri-offer-take = Take { $what }
pri-offer-take-mix = { $what }
pri-offer-discard = Discard { $what }
pri-offer-discard-mix = { $what }
pri-offer-house = House at { $good }
pri-offer-house-row = { $good }, { $row }
pri-offer-station = Station in { $city }
pri-offer-city-row = { $city }, { $row }
pri-offer-station-row = Station, { $row }
pri-offer-telegraph = Telegraph in { $city }
pri-offer-upgrade = Upgrade: { $upgrade }
pri-offer-swap = Swap in { $upgrade }
pri-offer-make = { $made }
pri-offer-make-all = { $rails } + { $bridges } + { $tunnels } tiles
pri-offer-make-nothing = Make nothing
pri-offer-senator = Senator { $number }
pri-offer-reset = Raise the senators
pri-hire-crew = Hire crew
pri-hire-engineer = Hire an engineer
pri-hire-miner = Hire a miner
pri-hire-financier = Hire a financier
pri-offer-way = { $city }
pri-offer-engine = From { $place }
pri-offer-go-north = North
pri-offer-go-west = West
pri-offer-go-east = East
pri-offer-go-south = South
pri-offer-to-north = North to { $place }
pri-offer-to-west = West to { $place }
pri-offer-to-east = East to { $place }
pri-offer-to-south = South to { $place }
pri-offer-finish = Finish turn
pri-done = Done
pri-skip-house = Skip the house
pri-skip-station = Skip the station
pri-skip-telegraph = Skip the telegraph
pri-skip-upgrade = Skip the upgrade
pri-skip-hat = Keep the hat
pri-skip-foreman = Skip the foreman
pri-skip-specialist = Skip the { $specialist }
pri-detour-hats = Spend hats…
pri-detour-way = Another way…
pri-detour-on = Go on from here…
pri-detour-train = One by one…

## Hints

pri-and = { $first } · { $second }
pri-hint-free = collect { $some } at a time instead of 1
pri-hint-start = on the { $coast } coast
pri-hint-near = { $city } is nearest
pri-brings-collect = collect { $some }
pri-then-houses = then houses for { $cost } each
pri-then-telegraphs = then telegraphs for { $cost } each
pri-then-stations = then stations for { $cost } each
pri-then-upgrades = then upgrades for { $cost } each
pri-hint-activate = activate your train
pri-hint-foreman = the foreman { $skill }
pri-skill-makes = turns { $pay } into { $track ->
    [rail] rails
    [bridge] bridges
   *[other] tunnels
}
pri-skill-lobbies = lobbies Congress for coins
pri-hint-centre = lay track to a city, or hire specialists
pri-hint-place = place a worker
pri-hint-back = take your worker home
pri-hint-step-on = place a worker, all others there go home with hats
pri-brings-foreman = { $count ->
    [one] the foreman acts once
   *[other] the foreman acts up to { $count } times
}
pri-brings-connections = { $count ->
    [one] 1 connection
   *[other] up to { $count } connections
}
pri-brings-hires = { $count ->
    [one] 1 hire
   *[other] up to { $count } hires
}
pri-brings-either = { $count ->
    [one] 1 connection or hire
   *[other] up to { $count } connections or hires
}
pri-hint-lay = connect a city and build in it
pri-hint-hire-mode = for the free places of your train
pri-hint-no-hats = no bonus from them now
pri-hint-hats = { $count ->
    [one] 1 bonus
   *[other] { $count } bonuses
}
pri-hint-spend-hats = { $count ->
    [one] you have 1, for 1 bonus
   *[other] you have { $count }, for 1 bonus each
}
pri-hint-room = { $count ->
    [one] then 1 slot is free
   *[other] then { $count } slots are free
}
pri-hint-full = then your slots are full
pri-hint-too-much = { $count ->
    [one] then you discard 1 piece
   *[other] then you discard { $count } pieces
}
pri-hint-discard = you hold { $held }
pri-hint-kept = discard these, keep { $what }
pri-hint-piece = number { $number } of { $count }
pri-hint-pay = pay { $cost }
pri-hint-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pri-hint-house = { $some } more at a time
pri-hint-row = you then collect { $some } at a time
pri-hint-then-row = then { $some } at a time
pri-hint-first-station = brings carriage 1 and a specialist
pri-hint-station = brings carriage { $carriage }
pri-hint-late-station = counts for your network
pri-hint-telegraph = { $points ->
    [one] scores 1 point
   *[other] scores { $points } points
}
pri-hint-upgrade = for carriage { $carriage }
pri-hint-swap = in place of { $old }
pri-hint-make = for { $paid }
pri-hint-make-all = { $made } for { $paid }
pri-hint-make-nothing = keep your resources
pri-hint-train-rests = the rest of the train does nothing
pri-hint-then-congress = then the financier
pri-hint-then-pick = then take resources
pri-hint-then-discard = then discard
pri-hint-lobby = { $cost ->
    [one] pay 1 coin
   *[other] pay { $cost } coins and { $cost } actions
}
pri-hint-brings = { $reward }
pri-hint-reset = { $cost ->
    [one] pay 1 coin
   *[other] pay { $cost } coins
} · { $points ->
    [one] 1 point
   *[other] { $points } points
}
pri-hint-hire = carriage { $carriage }
pri-hint-free-hire = free
pri-hint-engine = lay the route cell by cell
pri-hint-from = from { $place }
pri-hint-way-laid = no new tile
pri-hint-way-tiles = { $tiles }
pri-hint-way-all = { $count } tiles of all kinds
pri-hint-pays = { $payees }
pri-payee = { $who } +{ $points }
pri-hint-route = { $tiles ->
    [0] no new tile
    [one] 1 new tile, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $tiles } new tiles, { $points } points
}
pri-hint-go-new = lay a { $track }
pri-hint-go-laid = along the track
pri-hint-go-mountain = a mountain
pri-hint-go-city = through the city, or to build there
pri-hint-go-start = through the start
pri-hint-detour-way = choose an engine and lay the route cell by cell
pri-hint-detour-on = build nothing here, lead the route to another city
pri-hint-detour-train = say for each specialist how often it acts
pri-hint-keep = keep your { $good }
pri-hint-save-actions = its actions are kept for a dearer senator
pri-hint-no-lobbying = without lobbying
pri-hint-without = without it
pri-hint-no-special = without the special action
pri-hint-hire-no-more = hire nobody else
pri-hint-lay-no-more = without a further connection
pri-hint-centre-no-more = without a further connection or hire
pri-hint-finish = { $who } is next
pri-hint-ends = your turn ends

## Prompts

pri-ask-free-space = Which resource brings you 2 from the start?
pri-ask-first-engine = Where does your first engine start?
pri-ask-second-engine = Where does your second engine start?
pri-ask-turn = { $workers ->
    [0] Which district do you use? All your workers are out.
    [one] Which district do you use? You have 1 worker at home.
   *[other] Which district do you use? You have { $workers } workers at home.
}
pri-ask-worker = Which spot of the { $district } do you use?
pri-ask-mode = Lay track or hire?
pri-ask-hats = { $count ->
    [one] Do you spend your hat?
   *[other] How many of your { $count } hats do you spend?
}
pri-ask-hat-gift = { $count ->
    [one] You carry all the hats you can. Which resource do you take instead?
   *[other] You carry all the hats you can. Take { $count } resources instead.
}
pri-ask-discard = { $count ->
    [one] Your slots are full. Choose 1 piece to discard.
   *[other] Your slots are full. Choose { $count } pieces to discard.
}
pri-ask-special = { $count ->
    [0] Do you spend a hat?
    [one] Pay 1 { $pay } for { $what }?
   *[other] Pay 1 { $pay } for { $what }? (up to { $count } times)
}
pri-ask-row-city = Which row gives the house for { $city }?
pri-ask-row-district = Which row gives the house at { $good }?
pri-ask-pick = { $count ->
    [one] Which resource do you take?
   *[other] Take { $count } resources.
}
pri-ask-pick-track = { $count ->
    [one] Which tile do you take?
   *[other] Take { $count } tiles.
}
pri-ask-foreman = { $count ->
    [0] Does the foreman act once more?
   *[other] What does your train make?
}
pri-ask-specialist = What else does your train make?
pri-ask-foreman-financier = { $count ->
    [0] Does the foreman act once more?
    [one] Which senator does your foreman lobby?
   *[other] Which senator does your foreman lobby? ({ $count } actions)
}
pri-ask-financier = { $count ->
    [one] Which senator does the financier of carriage { $carriage } lobby?
   *[other] Which senator does the financier lobby? ({ $count } actions)
}
pri-ask-financier-saved = Which senator does the financier lobby? ({ $count } actions, { $saved } kept)
pri-ask-house-or-upgrade = A house in a district, or an upgrade?
pri-ask-on-map = Where do you build a station or a telegraph?
pri-ask-on-map-station = Where do you build a station as well?
pri-ask-on-map-telegraph = Where do you build a telegraph as well?
pri-ask-free-specialist = Which specialist comes with your first carriage?
pri-ask-hire = { $count ->
    [0] Do you spend a hat?
    [one] Whom do you hire?
   *[other] Whom do you hire? (up to { $count } times)
}
pri-ask-engine = { $count ->
    [0] Do you spend a hat?
    [one] Which city do you connect?
   *[other] Which city do you connect? (up to { $count } times)
}
pri-ask-centre = { $count ->
    [0] Do you spend a hat?
    [one] Which city do you connect, or whom do you hire?
   *[other] Which city do you connect, or whom do you hire? ({ $count } times)
}
pri-ask-route = Which way does your route go on?
pri-ask-arrival = What do you build in { $city }?
pri-ask-end = Your turn is done.

## To those who wait

pri-wait-free-space = { $who } is choosing a row to begin with.
pri-wait-engine = { $who } is placing an engine.
pri-wait-turn = { $who } is choosing a district.
pri-wait-hat-gift = { $who } is taking a resource instead of a hat.
pri-wait-discard = { $who } is discarding cargo.
pri-wait-train = { $who } is activating the train.
pri-wait-centre = { $who } is at the centre.
pri-wait-action = { $who } is in the middle of an action.
pri-wait-end = { $who } is finishing the turn.
pri-wait-over = The game is over.

## Events

pri-told-goals = Goals: { $goals }.
pri-told-free-space =
    .did = opened the { $good } row
pri-told-started =
    .did = started an engine in { $place }
pri-told-placed =
    .did = placed a worker at the { $district }
pri-told-back =
    .did = took a worker back from the { $district }
pri-told-stepped-on =
    .did = stepped onto the { $district }
pri-told-off =
    .did = came down from the { $district }
pri-told-sent-home =
    .did = { $workers ->
        [one] had 1 worker sent home
       *[other] had { $workers } workers sent home
    } { $hats ->
        [0] for no hat
        [one] for 1 hat
       *[other] for { $hats } hats
    }
pri-told-hats =
    .did = { $count ->
        [one] spent a hat
       *[other] spent { $count } hats
    }
pri-told-gained =
    .did = gained { $what }
pri-told-gained-nothing =
    .did = found the supply empty
pri-told-hat-gift =
    .did = took { $good } instead of a hat
pri-told-discarded =
    .did = discarded { $what }
pri-told-house =
    .did = built a house at { $good } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pri-told-station =
    .did = built a station in { $city }
pri-told-station-carriage =
    .did = built a station in { $city } for carriage { $carriage }
pri-told-telegraph =
    .did = built a telegraph in { $city } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pri-told-upgraded =
    .did = upgraded a carriage ({ $upgrade }) for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pri-told-swapped =
    .did = replaced an upgrade ({ $old } by { $upgrade }) for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pri-told-foreman-made =
    .did = had the foreman make { $count } { $track }{ $count ->
        [one] {""}
       *[other] s
    }
pri-told-made =
    .did = had the { $specialist } make { $count } { $track }{ $count ->
        [one] {""}
       *[other] s
    }
pri-told-senator =
    .did = lobbied senator { $number } for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }
pri-told-reset =
    .did = raised the senators for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pri-told-hired =
    .did = hired 1 { $specialist } for carriage { $carriage }
pri-told-hired-points =
    .did = hired 1 { $specialist } for carriage { $carriage } and { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pri-told-joined-free =
    .did = got 1 { $specialist } with the first carriage
pri-told-rode =
    .did = connected { $from } with { $to } over track that was there
pri-told-laid =
    .did = connected { $from } with { $to } by { $tiles ->
        [one] 1 new tile
       *[other] { $tiles } new tiles
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pri-told-passed =
    .did = got { $points } points for buildings on the way
pri-told-joined =
    .did = joined the coasts for { $points } points
pri-told-went-home =
    .did = took the worker home with nothing to do
pri-told-last-round = This is the last round.
pri-told-over-coasts = The coasts are joined and the round is over: the game ends.
pri-told-no-way-left = Nobody can ever connect a city again: this is the last round.
pri-told-over-no-way-left = Nobody can ever connect a city again and the round is over: the game ends.
pri-told-over-rounds = The last round is over, and the coasts are not joined: the game ends.

## Why not

pri-why-start-taken = An engine starts there already.
pri-why-same-coast = Your second engine starts on the other coast.
pri-why-no-worker = No worker of yours can be placed there or taken back from there.
pri-why-nothing-at-centre = You can neither make a connection nor hire anybody.
pri-why-spot-taken = Another player’s worker stands there.
pri-why-empty-reserve = All your workers are out.
pri-why-top-first = Your worker on top of a district is taken back first.
pri-why-spot-free = A spot beside it is free, so nobody can step onto it.
pri-why-own-worker = Your own worker is there.
pri-why-no-connection = No connection can be made with your tiles.
pri-why-supply-empty = The supply has too few.
pri-why-not-held = You have none.
pri-why-passed-over = Pieces are picked in a fixed order, and you have picked one that comes later.
pri-why-too-few-after = Pieces are picked in a fixed order, and too few come after this one.
pri-why-pay = You have too little { $good }.
pri-why-no-house = No house is left there.
pri-why-no-telegraph = You have no telegraph left.
pri-why-district-full = All three building spots are taken.
pri-why-other-district = The house goes into the district you use.
pri-why-station-there = A station stands there.
pri-why-telegraph-there = A telegraph stands there.
pri-why-own-building = You have a building there.
pri-why-no-track-there = No track lies next to it.
pri-why-no-foreign-station = No opponent’s station stands there.
pri-why-no-carriage = No carriage can take it now.
pri-why-upgrade-gone = No such upgrade is left.
pri-why-same-upgrade = You have this one already.
pri-why-senator-down = This senator is down until they are raised.
pri-why-coins = { $need ->
    [one] You need 1 coin.
   *[other] You need { $need } coins.
}
pri-why-financier-actions = { $need ->
    [one] It takes a financier action.
   *[other] It takes { $need } financier actions together.
}
pri-why-no-effect = It would bring you nothing.
pri-why-nobody-down = No senator is down.
pri-why-no-slot = Your train has no free place.
pri-why-pile-empty = Nobody of this kind is left.
pri-why-mountain = No track crosses mountains.
pri-why-start-cell = No route runs through a start.
pri-why-on-route = Your route has been there.
pri-why-no-tile = You have no { $track } left for it.
pri-why-dead-end = No city could be reached that way with your tiles.

## Numbers beside a player’s name

pri-gauge-points = points
pri-gauge-workers = workers
pri-gauge-hats = hats
pri-gauge-wood = wood
pri-gauge-iron = iron
pri-gauge-gunpowder = gunpowder
pri-gauge-coins = coins
pri-gauge-rails = rails
pri-gauge-bridges = bridges
pri-gauge-tunnels = tunnels
pri-gauge-free-slots = free slots

## Where everybody stands, and how near the end is

pri-at = engines in { $places }
pri-at-one = engine in { $place }
pri-at-both = both engines in { $place }
pri-near-last = { $count ->
    [0] the last turn of the game
    [one] the last round: 1 turn after this one
   *[other] the last round: { $count } turns after this one
}
pri-near-rounds = { $count ->
    [0] the last round
    [one] 1 more round after this one
   *[other] { $count } more rounds after this one
}
pri-near-coasts = { $count ->
    [0] the next connection may join the coasts
    [one] 1 tile until the coasts are joined
   *[other] { $count } tiles until the coasts are joined
}

## Categories of points

pri-score-tracks = track
pri-score-passed = passed buildings
pri-score-coasts = coasts joined
pri-score-telegraphs = telegraphs
pri-score-houses = houses
pri-score-upgrades = upgrades
pri-score-congress = Congress
pri-score-train = carriage 3
pri-score-network = stations and telegraphs at the end
pri-score-cargo = tiles in cargo
pri-score-goals = goals

## Options

pri-option-group-board = Board
pri-option-group-rulings = Where the printed rules are silent
pri-option-about-map = The cities, mountains, rivers and coasts that track is laid over.
pri-option-map = Map
pri-option-map-two-oceans = Two Oceans, our own
pri-option-about-board = Which spaces the city, Congress and the player boards have.
pri-option-board = Panels and player boards
pri-option-board-standard = As worked out from the printed rules
pri-option-about-round-cap = A game that nobody brings to its end is scored then.
pri-option-round-cap = The game ends at the latest after so many rounds
pri-option-round-cap-200 = 200
pri-option-round-cap-60 = 60
pri-option-round-cap-20 = 20, for a short game
pri-option-about-supply-limited = Whether what lies in the supply is all there is.
pri-option-supply-limited = Supplies of resources and tiles
pri-option-supply-limited-true = Can run out
pri-option-supply-limited-false = Are without end
pri-option-about-top-worker-counts = What your own worker on top is worth when bonuses are counted.
pri-option-top-worker-counts = Your worker on top of a district
pri-option-top-worker-counts-true = Counts as a bonus there
pri-option-top-worker-counts-false = Is no bonus
pri-option-about-hats-declared = When you have to say how many hats you spend.
pri-option-hats-declared = Hats are spent
pri-option-hats-declared-true = Before the action
pri-option-hats-declared-false = At any time in the action
pri-option-about-void-only-forced = Whether a worker may be placed for nothing.
pri-option-void-only-forced = An action that does nothing
pri-option-void-only-forced-true = Only where a worker must leave the centre
pri-option-void-only-forced-false = May be chosen
pri-option-about-house-any-district = Where a house of the special action may go.
pri-option-house-any-district = A district house bought by the special action
pri-option-house-any-district-true = Goes into any district of a resource
pri-option-house-any-district-false = Goes into the district used
pri-option-about-swap-scores = What it is worth to replace an upgrade by another.
pri-option-swap-scores = Replacing an upgrade
pri-option-swap-scores-true = Scores like a new one
pri-option-swap-scores-false = Scores nothing
pri-option-about-swap-must-differ = Whether an upgrade may be replaced by one of its kind.
pri-option-swap-must-differ = The new upgrade
pri-option-swap-must-differ-true = Must be another kind
pri-option-swap-must-differ-false = May be the same kind
pri-option-about-senator-needs-effect = Whether you may lobby a senator without any use.
pri-option-senator-needs-effect = A senator who would bring nothing
pri-option-senator-needs-effect-true = Cannot be lobbied
pri-option-senator-needs-effect-false = Can be lobbied
pri-option-about-reset-needs-lowered = When the senators may be raised again.
pri-option-reset-needs-lowered = Raising the senators
pri-option-reset-needs-lowered-true = Needs one that is down
pri-option-reset-needs-lowered-false = Is always possible
pri-option-about-additions-act = Whether a carriage or specialist gained on the way still acts.
pri-option-additions-act = What joins the train during an activation
pri-option-additions-act-true = Acts if its place is still ahead
pri-option-additions-act-false = Acts from the next time on
pri-option-about-starts-exclusive = How many engines may begin in the same place.
pri-option-starts-exclusive = A start
pri-option-starts-exclusive-true = Takes one engine
pri-option-starts-exclusive-false = Takes any number
pri-option-about-empty-city-passable = Whether a route may run through a city that nobody has built in.
pri-option-empty-city-passable = Cities without a building
pri-option-empty-city-passable-true = Can be passed
pri-option-empty-city-passable-false = End a route
pri-option-about-starts-are-terminals = Whether a route may run through a start.
pri-option-starts-are-terminals = Starts
pri-option-starts-are-terminals-true = Cannot be passed
pri-option-starts-are-terminals-false = Can be passed
pri-option-about-start-counts-as-city = What a stretch of track is measured to. The book counts starts: not to count them contradicts it.
pri-option-start-counts-as-city = For the shortest stretch a start
pri-option-start-counts-as-city-true = Counts as a city
pri-option-start-counts-as-city-false = Does not count
pri-option-about-path-must-shorten = When a connection is worth double. The book’s examples ask whether the city was connected before.
pri-option-path-must-shorten = The shortest stretch scores double
pri-option-path-must-shorten-true = If it is shorter than before
pri-option-path-must-shorten-false = If the city had no building
pri-option-about-origin-pays-nobody = Who scores when an engine leaves a city with buildings.
pri-option-origin-pays-nobody = Buildings in the city an engine leaves
pri-option-origin-pays-nobody-true = Pay nobody
pri-option-origin-pays-nobody-false = Pay their owners
pri-option-about-no-mixing = Whether laying track and hiring go together in one use of the centre.
pri-option-no-mixing = One use of the centre
pri-option-no-mixing-true = Is all laying or all hiring
pri-option-no-mixing-false = May mix both
pri-option-about-actions-add-up = What becomes of actions of a financier that were not used.
pri-option-actions-add-up = Unused financier actions
pri-option-actions-add-up-true = Add up over the whole train
pri-option-actions-add-up-false = Add up for one financier only

## What else players would look things up by

pri-also-start = start
pri-also-bumping = bumping
pri-also-step-on = step on
pri-also-hats = hats
pri-also-slots = slots
pri-also-discard = discard
pri-also-resources = resources
pri-also-rows = rows
pri-also-houses = houses
pri-also-hire = hire
pri-also-train = train
pri-also-foreman = foreman
pri-also-senators = senators
pri-also-lobby = lobby
pri-also-route = route
pri-also-connection = connection
pri-also-stations = stations
pri-also-telegraphs = telegraphs
pri-also-city = city
pri-also-scoring = scoring
pri-also-coasts = coasts
pri-also-senator = Congress: { $reward }
pri-also-tile = { $track } tile

## Rules: sections, districts, senators and goals

pri-topic-district = District: { $district }
pri-topic-district-wood = Collect wood. Then, for 1 gunpowder each, upgrades for your carriages: 2 points each.
pri-topic-district-iron = Collect iron. Then, for 1 coin each, telegraphs beside opponents’ stations.
pri-topic-district-gunpowder = Collect gunpowder. Then, for 1 wood each, houses in districts: 2 points each.
pri-topic-district-coin = Collect coins. Then, for 1 iron each, stations in cities next to track.
pri-topic-district-crew = Activate your train with a crew foreman: 1 iron becomes 1 rail.
pri-topic-district-engineer = Activate your train with an engineer as foreman: 1 wood becomes 1 bridge.
pri-topic-district-miner = Activate your train with a miner as foreman: 1 gunpowder becomes 1 tunnel.
pri-topic-district-financier = Activate your train with a financier as foreman, who lobbies Congress for coins.
pri-topic-district-centre = Lay track to a city, or hire a specialist.
pri-topic-senator = Senator { $number }
pri-topic-senator-text = { $cost ->
    [one] One financier action and 1 coin
   *[other] { $cost } financier actions and { $cost } coins
}: { $reward }.
pri-topic-specialist = Specialist: { $specialist }
pri-topic-specialist-crew = When the train is activated it may turn 1 iron into 1 rail, as often as the number of its carriage.
pri-topic-specialist-engineer = When the train is activated it may turn 1 wood into 1 bridge, as often as the number of its carriage.
pri-topic-specialist-miner = When the train is activated it may turn 1 gunpowder into 1 tunnel, as often as the number of its carriage.
pri-topic-specialist-financier = When the train is activated it lobbies Congress for coins, with as many actions as the number of its carriage.
pri-topic-upgrade = Upgrade: { $upgrade }
pri-topic-upgrade-text = It lies on a carriage and brings { $upgrade } each time the train is activated.
pri-topic-track = Track: { $track }
pri-topic-track-rail = Laid on plains. Made of iron by the crew.
pri-topic-track-bridge = Laid over rivers. Made of wood by engineers.
pri-topic-track-tunnel = Laid through hills. Made of gunpowder by miners.
pri-topic-goal = Goal: { $goal }
pri-topic-goal-text = { $points } points at the end for the one player with the { $goal }; nobody gets them if that is shared.
pri-topic-set-up = Set-up
pri-topic-set-up-text = Everybody picks a row of the player board that begins with a free space; that resource brings 2 from the start. Then, from the last player to the first, everybody places an engine on either coast, and back from the first to the last the second engine on the other coast. A start takes one engine. Four of the twelve goals lie open; nothing else is left to chance.
pri-topic-turn = The turn
pri-topic-turn-text = Move one worker, to the board or back home, and use one district next to it. There is no passing. The centre can only be used if a connection or a hire is possible.
pri-topic-workers = Workers
pri-topic-workers-text = A spot between two districts holds one worker. Whether you place it or take it back, you use one of the two districts. Placing and taking back mix freely; but if one of your workers stands on top of a district, it is taken back before any other.
pri-topic-crowding = Stepping onto a district
pri-topic-crowding-text = If all spots of a district are held by others and none of your workers is there, you may step on top of it. Everybody there goes home and gets a hat for each worker. You carry at most two hats; for each one more you take a resource of your choice.
pri-topic-bonus = Bonuses
pri-topic-bonus-text = Each further worker of yours at the district, and each hat you spend, is one bonus: one more resource and one more special action, one more action of the foreman, one more connection, or one more hire. Hats are spent before the action.
pri-topic-cargo = Cargo
pri-topic-cargo-text = Resources and tiles share your slots: 6, and 3 for each carriage. What is too much is discarded at once, any pieces you like. The supply has 20 of each resource and 70 of each tile; if it runs short you take what is there.
pri-topic-collecting = Collecting
pri-topic-collecting-text = You get 1, 1 for each free space of the row on your board, 1 for each of your houses in the district, and 1 for each bonus. Afterwards you may take the special action of the district.
pri-topic-special = Special actions
pri-topic-special-text = After collecting, once and once more for each bonus, paid each time. Gunpowder: 1 wood for a house in a district, 2 points. Wood: 1 gunpowder for an upgrade, 2 points. Coin: 1 iron for a station in a city next to track. Iron: 1 coin for a telegraph beside an opponent’s station. A house leaves the left end of a row of your choice.
pri-topic-upgrades = Upgrades
pri-topic-upgrades-text = An upgrade goes on your leftmost carriage that has a specialist and no upgrade, and has the level of that carriage: 1 of a resource, 2 of a resource, or any 3. The special action may also replace an upgrade by another of its level. It pays whenever the train is activated, before the specialists of its carriage.
pri-topic-hiring = Hiring
pri-topic-hiring-text = A specialist takes the leftmost free place of your train; that carriage sets the price. Crew cost iron and coins, engineers wood and coins, miners gunpowder and coins, financiers coins. Places in carriage 3 score 2 and 3 points.
pri-topic-activation = Activating the train
pri-topic-activation-text = First the foreman of the district, then carriage by carriage the upgrade and both specialists. Each may act as often as the number of its carriage, and may leave it. Crew turn iron into rails, engineers wood into bridges, miners gunpowder into tunnels, financiers lobby Congress. Bonuses repeat the foreman only.
pri-topic-congress = Congress
pri-topic-congress-text = A financier action and 1 coin move a senator down for its reward; dearer senators take 2 or 3 actions and coins together, from anywhere in the train. Actions you leave are kept for that until the activation ends. For one action and 1 coin all senators go up again, 1 point for each.
pri-topic-laying = Laying track
pri-topic-laying-text = Choose an engine and a route over neighbouring cells to a city where you can build. Rails go on plains, bridges on rivers, tunnels on hills, nothing on mountains; tiles that lie there are shared by all. A route visits no cell twice, passes cities freely and ends with a station or a telegraph. Only cells are offered from which a city can still be reached with your tiles.
pri-topic-points-for-track = Points for track
pri-topic-points-for-track-text = Each new tile scores 1. If the city had no building before, the new tiles on the shortest way from it to the nearest city or start score 2. Every opponent’s building in a city passed or reached gives its owner 3 points; the city you leave does not count. Whoever joins the coasts gets 15.
pri-topic-buildings = Stations and telegraphs
pri-topic-buildings-text = A city takes one station and one telegraph, of different players. Your first three stations bring carriages, the first also a specialist for nothing. Telegraphs score 1, 2, 3 and so on in the order you build them.
pri-topic-end = The end
pri-topic-end-text = When the coasts are joined, or nobody can ever connect a city again, the round is finished and the game ends. Then stations and telegraphs score by a table, tiles in cargo 1 each, goals 3 each. Ties: more district houses, then more stations and telegraphs, then the victory is shared.
