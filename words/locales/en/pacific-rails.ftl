# Pacific Rails Inc.
#
# Labels stand on buttons of a phone: short, the cost in them. Names are parts of sentences: no capital unless they are
# proper names.

pri-title = Pacific Rails Inc.

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
pri-cell = { $column }{ $row }
pri-column-a = A
pri-column-b = B
pri-column-c = C
pri-column-d = D
pri-column-e = E
pri-column-f = F
pri-column-g = G
pri-column-h = H
pri-column-i = I
pri-column-j = J
pri-column-k = K
pri-column-l = L
pri-column-m = M
pri-column-n = N
pri-column-o = O
pri-column-p = P
pri-column-q = Q
pri-column-r = R
pri-column-s = S
pri-column-t = T
pri-column-u = U
pri-column-v = V
pri-column-w = W
pri-column-x = X
pri-column-y = Y
pri-column-z = Z
pri-coast-west = west
pri-coast-east = east
pri-north = North
pri-west = West
pri-east = East
pri-south = South

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
pri-district-wood = wood
pri-district-iron = iron
pri-district-gunpowder = gunpowder
pri-district-coin = coin
pri-district-crew = crew
pri-district-engineer = engineer
pri-district-miner = miner
pri-district-financier = financier
pri-district-centre = centre
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
pri-effect-telegraph = a telegraph beside an opponent’s station
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

pri-offer-free = Keep a space of { $good } free
pri-offer-start = { $place } ({ $coast })
pri-group-coast = Coast: { $coast }
pri-offer-district = Use { $district }
pri-offer-place = Place a worker (also beside { $district })
pri-offer-back = Take back the worker beside { $district }
pri-offer-step-on = Step onto the district
pri-offer-off = Take back the worker on the district
pri-offer-lay = Lay track
pri-offer-hire-mode = Hire specialists
pri-offer-no-hats = Keep your hats
pri-offer-hats = { $count ->
    [one] Spend 1 hat
   *[other] Spend { $count } hats
}
pri-offer-hat = Spend a hat for one more
pri-offer-take = Take { $what }
pri-offer-discard = Discard { $what }
pri-offer-house = House in the { $good } district
pri-offer-station = Station in { $city }
pri-offer-telegraph = { $points ->
    [one] Telegraph in { $city } (1 point)
   *[other] Telegraph in { $city } ({ $points } points)
}
pri-offer-upgrade = Upgrade: { $upgrade }
pri-offer-swap = Replace { $old } by { $upgrade }
pri-offer-row = House from the row of { $good }
pri-offer-make = { $count } { $pay } → { $count } { $track }
pri-offer-senator = Senator { $number }: { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
} → { $reward }
pri-offer-reset = Raise all senators for 1 coin
pri-offer-hire = Hire: { $specialist }
pri-offer-engine = Engine in { $place }
pri-offer-go-new = { $cell }: lay a { $track }
pri-offer-go-laid = { $cell }: along the track
pri-offer-go-mountain = { $cell }: mountain
pri-offer-go-city = { $cell }
pri-offer-finish = Finish turn
pri-skip = Skip
pri-skip-special = No more of it
pri-skip-hat = Keep the hat
pri-skip-train = Go on
pri-skip-centre = Stop here

## Hints

pri-hint-collect = Brings { $count }, and bonuses
pri-hint-activate = Activates your train with this foreman: { $foreman }
pri-hint-centre = Lay track or hire specialists
pri-hint-step-on = Everybody there goes home and gets hats
pri-hint-special = { $points ->
    [0] Costs 1 { $pay }
    [one] Costs 1 { $pay }, scores 1 point
   *[other] Costs 1 { $pay }, scores { $points } points
}
pri-hint-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pri-hint-route = { $tiles ->
    [0] No new tile
    [one] 1 new tile: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $tiles } new tiles: { $points } points
}
pri-hint-hire = Costs { $cost }, for carriage { $carriage }

## Prompts

pri-ask-free-space = Which row of your board has a free space? It brings 2 from the start.
pri-ask-first-engine = Where does your first engine start?
pri-ask-second-engine = Where does your second engine start?
pri-ask-turn = { $workers ->
    [0] Which district do you use? You have no worker at home.
    [one] Which district do you use? You have 1 worker at home.
   *[other] Which district do you use? You have { $workers } workers at home.
}
pri-ask-worker = How do you use { $district }?
pri-ask-mode = What do you do at the centre?
pri-ask-hats = { $count ->
    [one] Do you spend your hat? It is one bonus.
   *[other] How many of your { $count } hats do you spend? Each is one bonus.
}
pri-ask-hat-gift = { $count ->
    [one] Your workers were sent home, and you have all the hats you can carry. Which resource do you take instead?
   *[other] Your workers were sent home, and you have all the hats you can carry. Take { $count } resources instead; which first?
}
pri-ask-discard = { $count ->
    [one] Your { $slots } slots are full. Which piece do you discard?
   *[other] Your { $slots } slots are full. Discard { $count } pieces; which first?
}
pri-ask-special = { $count ->
    [0] Do you add a hat?
    [one] Do you pay 1 { $pay } for { $what }?
   *[other] Do you pay 1 { $pay } for { $what }? Up to { $count } times.
}
pri-ask-row-city = From which row comes the house for { $city }?
pri-ask-row-district = From which row comes the house for the { $good } district?
pri-ask-pick = { $count ->
    [one] Which resource do you take?
   *[other] Which resources do you take? { $count } more.
}
pri-ask-pick-track = { $count ->
    [one] Which tile do you take?
   *[other] Which tiles do you take? { $count } more.
}
pri-ask-foreman = { $count ->
    [0] Does the foreman ({ $specialist }) act once more?
    [one] Foreman: { $specialist }. Does it act?
   *[other] Foreman: { $specialist }. How often does it act? Up to { $count } times.
}
pri-ask-specialist = { $count ->
    [one] Carriage { $carriage }: { $specialist }. Does it act?
   *[other] Carriage { $carriage }: { $specialist }. How often does it act? Up to { $count } times.
}
pri-ask-foreman-financier = { $count ->
    [0] Does the foreman (financier) act once more?
    [one] Foreman: financier. Which senator do you lobby?
   *[other] Foreman: financier. Which senator do you lobby? { $count } actions.
}
pri-ask-financier = { $count ->
    [one] Carriage { $carriage }: financier. Which senator do you lobby?
   *[other] Carriage { $carriage }: financier. Which senator do you lobby? { $count } actions.
}
pri-ask-financier-saved = Carriage { $carriage }: financier. Which senator do you lobby? Actions now: { $count }; left over for a dearer senator: { $saved }.
pri-ask-house-or-upgrade = A house in a district or an upgrade?
pri-ask-on-map = Where do you build a station or a telegraph?
pri-ask-on-map-station = Do you also build a station?
pri-ask-on-map-telegraph = Do you also build a telegraph?
pri-ask-free-specialist = Your first carriage brings a specialist. Which one?
pri-ask-hire = { $count ->
    [0] Do you add a hat?
    [one] Whom do you hire?
   *[other] Whom do you hire? Up to { $count }.
}
pri-ask-engine = { $count ->
    [0] Do you add a hat?
    [one] Which engine sets out?
   *[other] Which engine sets out? Up to { $count } connections.
}
pri-ask-centre = { $count ->
    [0] Do you add a hat?
    [one] Which engine sets out, or whom do you hire?
   *[other] Which engine sets out, or whom do you hire? { $count } times.
}
pri-ask-route = Your route has come to { $cell }. Where to?
pri-ask-end = Your turn is done.

## To those who wait

pri-wait-free-space = { $who } is choosing a free space.
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
pri-told-free-space = { $who } keeps a space of { $good } free.
pri-told-started = { $who } starts an engine in { $place }.
pri-told-placed = { $who } places a worker and uses { $district }.
pri-told-back = { $who } takes back a worker and uses { $district }.
pri-told-stepped-on = { $who } steps onto { $district }.
pri-told-off = { $who } takes back the worker on { $district } and uses it.
pri-told-sent-home = { $workers ->
    [one] { $who } is sent home with 1 worker and gets { $hats ->
        [one] 1 hat
       *[other] { $hats } hats
    }.
   *[other] { $who } is sent home with { $workers } workers and gets { $hats ->
        [one] 1 hat
       *[other] { $hats } hats
    }.
}
pri-told-hats = { $count ->
    [one] { $who } spends a hat.
   *[other] { $who } spends { $count } hats.
}
pri-told-gained = { $who } gains { $what }.
pri-told-gained-nothing = The supply is empty: { $who } gains nothing.
pri-told-hat-gift = { $who } takes { $good } instead of a hat.
pri-told-discarded = { $who } discards { $what }.
pri-told-house = { $points ->
    [one] { $who } builds a house in the { $good } district: 1 point.
   *[other] { $who } builds a house in the { $good } district: { $points } points.
}
pri-told-station = { $who } builds a station in { $city }.
pri-told-station-carriage = { $who } builds a station in { $city } and gets carriage { $carriage }.
pri-told-telegraph = { $points ->
    [one] { $who } builds a telegraph in { $city }: 1 point.
   *[other] { $who } builds a telegraph in { $city }: { $points } points.
}
pri-told-upgraded = { $points ->
    [one] { $who } upgrades a carriage ({ $upgrade }): 1 point.
   *[other] { $who } upgrades a carriage ({ $upgrade }): { $points } points.
}
pri-told-swapped = { $points ->
    [one] { $who } replaces an upgrade ({ $old }) by another ({ $upgrade }): 1 point.
   *[other] { $who } replaces an upgrade ({ $old }) by another ({ $upgrade }): { $points } points.
}
pri-told-foreman-made = The foreman of { $who } ({ $specialist }) makes { $count } × { $track }.
pri-told-made = A specialist of { $who } ({ $specialist }) makes { $count } × { $track }.
pri-told-senator = { $cost ->
    [one] { $who } lobbies senator { $number } for 1 coin.
   *[other] { $who } lobbies senator { $number } for { $cost } coins.
}
pri-told-reset = { $points ->
    [one] { $who } raises the senators: 1 point.
   *[other] { $who } raises the senators: { $points } points.
}
pri-told-hired = { $who } hires for carriage { $carriage }: { $specialist }.
pri-told-hired-points = { $points ->
    [one] { $who } hires for carriage { $carriage }: { $specialist }, 1 point.
   *[other] { $who } hires for carriage { $carriage }: { $specialist }, { $points } points.
}
pri-told-joined-free = A specialist joins { $who }: { $specialist }.
pri-told-rode = { $who } connects { $from } with { $to } over track that is there.
pri-told-laid = { $tiles ->
    [one] { $who } connects { $from } with { $to }, 1 new tile: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $who } connects { $from } with { $to }, { $tiles } new tiles: { $points } points.
}
pri-told-passed = { $who } gets { $points } points for buildings on the way.
pri-told-joined = { $who } has joined the coasts: { $points } points.
pri-told-went-home = Nothing can be done there: the worker of { $who } just goes home.
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
pri-gauge-workers = workers at home
pri-gauge-hats = hats
pri-gauge-wood = wood
pri-gauge-iron = iron
pri-gauge-gunpowder = gunpowder
pri-gauge-coins = coins
pri-gauge-rails = rails
pri-gauge-bridges = bridges
pri-gauge-tunnels = tunnels
pri-gauge-free-slots = free slots

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
pri-topic-set-up-text = Everybody picks the row of the player board that has a free space; that resource brings 2 from the start. Then, from the last player to the first, everybody places an engine on either coast, and back from the first to the last the second engine on the other coast. A start takes one engine. Four of the twelve goals lie open; nothing else is left to chance.
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
