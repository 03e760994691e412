# Great Western Trail.
#
# A label stands on a button: two or three words, at most 26 columns. A hint follows it: the price, then the effect, without
# a capital and without a full stop. Names are parts of sentences: no capital unless they are proper names. Points of an
# objective card are written (fulfilled/failed). `did` is what somebody did, told after her name and among other deeds.

## Spaces of the trail

gwt-place-start = the start
gwt-place-a = space A
gwt-place-a-1 = the first plot after A
gwt-place-a-2 = the second plot after A
gwt-place-a-3 = the third plot after A
gwt-place-flood-1 = the first flood space
gwt-place-flood-2 = the second flood space
gwt-place-flood-3 = the third flood space
gwt-place-flood-4 = the fourth flood space
gwt-place-flood-risk-1 = the first flood plot
gwt-place-flood-risk-2 = the second flood plot
gwt-place-b = space B
gwt-place-b-1 = the first plot after B
gwt-place-b-2 = the second plot after B
gwt-place-b-3 = the third plot after B
gwt-place-drought-1 = the first drought space
gwt-place-drought-2 = the second drought space
gwt-place-drought-3 = the third drought space
gwt-place-drought-4 = the fourth drought space
gwt-place-drought-risk-1 = the drought plot
gwt-place-c = space C
gwt-place-c-1 = the first plot after C
gwt-place-c-2 = the second plot after C
gwt-place-c-3 = the plot before D
gwt-place-d = space D
gwt-place-d-1 = the plot after D
gwt-place-trade-1 = the $1 teepee
gwt-place-trade-2 = the $2 teepee
gwt-place-trade-3 = the $4 teepee
gwt-place-trade-4 = the $6 teepee
gwt-place-trade-5 = the $8 teepee
gwt-place-trade-6 = the $10 teepee
gwt-place-trade-risk-1 = the first trade plot
gwt-place-trade-risk-2 = the second trade plot
gwt-place-trade-off-1 = the −$1 teepee
gwt-place-trade-off-2 = the −$2 teepee
gwt-place-trade-off-3 = the −$3 teepee
gwt-place-outlaw-1 = the $3 outlaw
gwt-place-outlaw-2 = the $4 outlaw
gwt-place-outlaw-3 = the $5 outlaw
gwt-place-outlaw-4 = the $6 outlaw
gwt-place-outlaw-5 = the $8 outlaw
gwt-place-outlaw-6 = the $10 outlaw
gwt-place-outlaw-off-1 = the token outlaw
gwt-place-outlaw-off-2 = the $1 outlaw
gwt-place-outlaw-off-3 = the $2 outlaw
gwt-place-e = space E
gwt-place-e-1 = the first plot after E
gwt-place-e-2 = the second plot after E
gwt-place-rockfall-1 = the first rockfall space
gwt-place-rockfall-2 = the second rockfall space
gwt-place-rockfall-3 = the third rockfall space
gwt-place-rockfall-4 = the fourth rockfall space
gwt-place-rockfall-risk-1 = the first rockfall plot
gwt-place-rockfall-risk-2 = the last rockfall plot
gwt-place-f = space F
gwt-place-f-1 = the upper plot after F
gwt-place-f-2 = the lower plot after F
gwt-place-g = space G
gwt-place-g-1 = the upper plot after G
gwt-place-g-2 = the lower plot after G
gwt-place-kansas-city = Kansas City

## What lies on a space

gwt-tile-building = building { $building }
gwt-tile-private = { $owner }’s building { $building }
gwt-tile-none = nothing
gwt-at-building = Building { $building }
gwt-at-own = Your building { $building }
gwt-at-flood = Flood of { $points } points
gwt-at-drought = Drought of { $points } points
gwt-at-rockfall = Rockfall of { $points } points
gwt-at-teepee = The ${ $dollars } teepee
gwt-at-outlaw = The ${ $dollars } outlaw
gwt-at-kansas-city = Kansas City
gwt-where-owner = { $owner }’s
gwt-where-private = { $owner }’s, { $place }

## Cattle cards, by breed and points

gwt-cattle-jersey = Jersey
gwt-cattle-dutch-belt = Dutch Belt
gwt-cattle-black-angus = Black Angus
gwt-cattle-guernsey = Guernsey
gwt-cattle-holstein = Holstein
gwt-cattle-brown-swiss = Brown Swiss
gwt-cattle-ayrshire = Ayrshire
gwt-cattle-west-highland-3 = West Highland (3 points)
gwt-cattle-west-highland-4 = West Highland (4 points)
gwt-cattle-west-highland-5 = West Highland (5 points)
gwt-cattle-texas-longhorn-5 = Texas Longhorn (5 points)
gwt-cattle-texas-longhorn-6 = Texas Longhorn (6 points)
gwt-cattle-texas-longhorn-7 = Texas Longhorn (7 points)
gwt-cattle-simmental-2 = Simmental 2 (3 points)
gwt-cattle-simmental-4 = Simmental 4 (4 points)
gwt-cattle-simmental-5 = Simmental 5 (5 points)
gwt-cattle-brahman = Brahman


## Breeds, and cards as they stand on a button: with their points as a number alone

gwt-breed-jersey = Jersey
gwt-breed-dutch-belt = Dutch Belt
gwt-breed-black-angus = Black Angus
gwt-breed-guernsey = Guernsey
gwt-breed-holstein = Holstein
gwt-breed-brown-swiss = Brown Swiss
gwt-breed-ayrshire = Ayrshire
gwt-breed-west-highland = West Highland
gwt-breed-texas-longhorn = Texas Longhorn
gwt-breed-simmental = Simmental
gwt-breed-brahman = Brahman
gwt-short-west-highland-3 = West Highland (3)
gwt-short-west-highland-4 = West Highland (4)
gwt-short-west-highland-5 = West Highland (5)
gwt-short-texas-longhorn-5 = Texas Longhorn (5)
gwt-short-texas-longhorn-6 = Texas Longhorn (6)
gwt-short-texas-longhorn-7 = Texas Longhorn (7)
gwt-short-simmental-2 = Simmental (3)
gwt-short-simmental-4 = Simmental (4)
gwt-short-simmental-5 = Simmental (5)

## Objective cards: tasks, then points fulfilled and failed

gwt-objective-start-34b = value-3 cow + Highland + building (3/0)
gwt-objective-start-bbh = 2 buildings + hazard (3/0)
gwt-objective-start-uhh = blue teepee + 2 hazards (3/0)
gwt-objective-start-ssg = 2 stations + green teepee (3/0)
gwt-objective-start-ohh = orange outlaw + 2 hazards (3/0)
gwt-objective-start-ssw = 2 stations + green outlaw (3/0)
gwt-objective-start-xxb = 2 cards of the extra breed + building (3/0)
gwt-objective-dollars-4hh = Highland + 2 hazards (3/−2)
gwt-objective-dollars-bgu = building + green + blue teepee (3/−2)
gwt-objective-dollars-buu = building + 2 blue teepees (3/−2)
gwt-objective-dollars-ssh = 2 stations + hazard (3/−2)
gwt-objective-dollars-333b = 3 value-3 cows + building (4/−2)
gwt-objective-aux-terminal = San Francisco (5/−3)
gwt-objective-draw-5h = Longhorn + hazard (3/−2)
gwt-objective-draw-bbh = 2 buildings + hazard (3/−2)
gwt-objective-draw-sgu = station + green + blue teepee (3/−2)
gwt-objective-draw-sgg = station + 2 green teepees (3/−2)
gwt-objective-draw-333s = 3 value-3 cows + station (4/−2)
gwt-objective-engine-44sg = 2 Highlands + station + green teepee (5/−3)
gwt-objective-engine-345 = value-3 cow + Highland + Longhorn (5/−3)
gwt-objective-engine-bbgg = 2 buildings + 2 green teepees (5/−3)
gwt-objective-engine-buhh = building + blue teepee + 2 hazards (5/−3)
gwt-objective-engine-sshh = 2 stations + 2 hazards (5/−3)
gwt-objective-move-34hh = value-3 cow + Highland + 2 hazards (5/−2)
gwt-objective-move-345 = value-3 cow + Highland + Longhorn (5/−2)
gwt-objective-move-bbhh = 2 buildings + 2 hazards (5/−2)
gwt-objective-move-ssbb = 2 stations + 2 buildings (5/−2)
gwt-objective-move-ssuu = 2 stations + 2 blue teepees (5/−2)
gwt-objective-dollars-bwo = building + green + orange outlaw (3/−2)
gwt-objective-dollars-boo = building + 2 orange outlaws (3/−2)
gwt-objective-draw-swo = station + green + orange outlaw (3/−2)
gwt-objective-draw-sww = station + 2 green outlaws (3/−2)
gwt-objective-engine-44sw = 2 Highlands + station + green outlaw (5/−3)
gwt-objective-engine-bbww = 2 buildings + 2 green outlaws (5/−3)
gwt-objective-engine-bohh = building + orange outlaw + 2 hazards (5/−3)
gwt-objective-move-ssoo = 2 stations + 2 orange outlaws (5/−2)
gwt-objective-aux-new-york = New York (5/−3)
gwt-objective-dollars-nnns = 3 branchlets + station (3/−2)
gwt-objective-draw-nnn3 = 3 branchlets + value-3 cow (3/−2)
gwt-objective-engine-nnnnb = 4 branchlets + building (5/−3)
gwt-objective-move-nnnn4 = 4 branchlets + Highland (5/−2)

## What playing an objective card gives at once

gwt-immediate-nothing = nothing at once
gwt-immediate-dollars = ${ $count } at once
gwt-immediate-aux = an auxiliary action, single or double
gwt-immediate-draw = draw up to { $count } cards, discard as many
gwt-immediate-engine = engine up to { $count } forward
gwt-immediate-move-nowhere = a free move, but it leads nowhere from here
gwt-immediate-move = move up to { $count } steps, free, not to Kansas City
gwt-card-nothing = Objective card
gwt-card-dollars = Objective: gain ${ $count }
gwt-card-aux = Objective: auxiliary
gwt-card-draw = Objective: draw { $count }
gwt-card-engine = Objective: engine { $count }
gwt-card-move = Objective: move { $count }

## Workers, hazards, teepees

gwt-worker-cowboy = cowboy
gwt-worker-craftsman = craftsman
gwt-worker-engineer = engineer

gwt-tile-flood-4-green = flood (4 points, green hand)
gwt-tile-flood-3-green = flood (3 points, green hand)
gwt-tile-flood-2-green = flood (2 points, green hand)
gwt-tile-flood-3-black = flood (3 points, black hand)
gwt-tile-flood-2-black = flood (2 points, black hand)
gwt-tile-drought-4-green = drought (4 points, green hand)
gwt-tile-drought-3-green = drought (3 points, green hand)
gwt-tile-drought-2-green = drought (2 points, green hand)
gwt-tile-drought-3-black = drought (3 points, black hand)
gwt-tile-drought-2-black = drought (2 points, black hand)
gwt-tile-rockfall-4-green = rockfall (4 points, green hand)
gwt-tile-rockfall-3-green = rockfall (3 points, green hand)
gwt-tile-rockfall-2-green = rockfall (2 points, green hand)
gwt-tile-rockfall-3-black = rockfall (3 points, black hand)
gwt-tile-rockfall-2-black = rockfall (2 points, black hand)
gwt-tile-teepee-green = green teepee
gwt-tile-teepee-blue = blue teepee
gwt-tile-outlaw-green = green outlaw
gwt-tile-outlaw-orange = orange outlaw
gwt-tile-cowboy = cowboy
gwt-tile-craftsman = craftsman
gwt-tile-engineer = engineer

gwt-hand-none = no hand
gwt-hand-green = a green hand
gwt-hand-black = a black hand
gwt-hand-both = a green and a black hand

gwt-short-flood = flood of { $points }
gwt-short-drought = drought of { $points }
gwt-short-rockfall = rockfall of { $points }

## Buildings

gwt-building-a = A
gwt-building-b = B
gwt-building-c = C
gwt-building-d = D
gwt-building-e = E
gwt-building-f = F
gwt-building-g = G
gwt-building-1a = 1a
gwt-building-1b = 1b
gwt-building-2a = 2a
gwt-building-2b = 2b
gwt-building-3a = 3a
gwt-building-3b = 3b
gwt-building-4a = 4a
gwt-building-4b = 4b
gwt-building-5a = 5a
gwt-building-5b = 5b
gwt-building-6a = 6a
gwt-building-6b = 6b
gwt-building-7a = 7a
gwt-building-7b = 7b
gwt-building-8a = 8a
gwt-building-8b = 8b
gwt-building-9a = 9a
gwt-building-9b = 9b
gwt-building-10a = 10a
gwt-building-10b = 10b
gwt-building-11a = 11a
gwt-building-11b = 11b
gwt-building-12a = 12a
gwt-building-12b = 12b
gwt-building-2b-second = 2b
gwt-building-5a-second = 5a
gwt-building-6a-second = 6a
gwt-building-6b-second = 6b
gwt-building-7a-second = 7a
gwt-building-8b-second = 8b
gwt-building-11a-second = 11a
gwt-building-12a-second = 12a
gwt-building-12b-second = 12b
gwt-building-13a = 13a
gwt-building-13b = 13b

## What buildings do: local actions, divided by semicolons

gwt-building-text-a = sell a Guernsey for $2; hire one or two workers
gwt-building-text-b = sell a Dutch Belt for $2; place a building
gwt-building-text-c = 1 certificate or an objective; engine by your engineers
gwt-building-text-d = trade, or $2 for engine 2; auxiliary action
gwt-building-text-e = sell a Black Angus for $2; buy cattle
gwt-building-text-f = sell two of one breed for $4; remove a hazard for $7
gwt-building-text-g = engine by your engineers; auxiliary action
gwt-building-text-1a = $2 for each of your buildings in the woods
gwt-building-text-1b = an objective card for 2 certificates; engine back 1 for $3
gwt-building-text-2a = sell a Guernsey for $4; buy cattle
gwt-building-text-2b = a Jersey for engine 1; sell a Dutch Belt for $3
gwt-building-text-3a = sell two of one breed for $3; move on 1 step
gwt-building-text-3b = auxiliary action; move on 1 step
gwt-building-text-4a = remove a hazard for $5; move on up to 2 steps
gwt-building-text-4b = draw up to your cowboys, discard as many; move on up to 3
gwt-building-text-5a = hire a worker for $1 less; engine by your engineers
gwt-building-text-5b = a Black Angus for 2 certificates; $1 for each engineer
gwt-building-text-6a = sell a Holstein for $10; auxiliary action
gwt-building-text-6b = sell any cattle card for $3 and an objective to your hand
gwt-building-text-7a = $2 and 2 certificates for each pair of green and blue
gwt-building-text-7b = engine by your buildings in the woods
gwt-building-text-8a = trade or auxiliary action; engine up to 2
gwt-building-text-8b = use the actions of a building next to it, anybody’s
gwt-building-text-9a = engine up to 3; extraordinary delivery
gwt-building-text-9b = upgrade a station behind your engine
gwt-building-text-10a = certificates up to your limit; move on up to 5 steps
gwt-building-text-10b = $4; engine up to 4; move on up to 4 steps
gwt-building-text-11a = remove a hazard for $2
gwt-building-text-11b = engine by the hazards you have taken
gwt-building-text-12a = $1 and 1 certificate for each of your bells
gwt-building-text-12b = $1 for each craftsman; place a branchlet
gwt-building-text-2b-second = a Dutch Belt for engine 2; sell a Jersey for $2
gwt-building-text-5a-second = sell a card of value 3 for $7; auxiliary action
gwt-building-text-6a-second = hire a worker for $1 less; engine by your engineers
gwt-building-text-6b-second = copy a building next to it, anybody’s, none twice a turn
gwt-building-text-7a-second = $2 and 2 certificates for each pair of green and orange
gwt-building-text-8b-second = sell any cattle for $6 and an objective of the display
gwt-building-text-11a-second = remove a hazard for $2; remove another for $2
gwt-building-text-12a-second = $1 for each craftsman; move on 1 step
gwt-building-text-12b-second = $2 for each of your discs on stations; exchange token
gwt-building-text-13a = single auxiliary action; 1 certificate; place a branchlet
gwt-building-text-13b = 1 certificate for each of your bells; place a branchlet

## Cities, and what their corners take

gwt-city-kansas-city = Kansas City
gwt-city-topeka = Topeka
gwt-city-wichita = Wichita
gwt-city-colorado-springs = Colorado Springs
gwt-city-santa-fe = Santa Fe
gwt-city-albuquerque = Albuquerque
gwt-city-el-paso = El Paso
gwt-city-san-diego = San Diego
gwt-city-sacramento = Sacramento
gwt-city-san-francisco = San Francisco
gwt-city-fulton = Fulton
gwt-city-st-louis = St. Louis
gwt-city-bloomington = Bloomington
gwt-city-peoria = Peoria
gwt-city-chicago = Chicago
gwt-city-toledo = Toledo
gwt-city-pittsburgh = Pittsburgh
gwt-city-philadelphia = Philadelphia
gwt-city-new-york = New York
gwt-city-columbia = Columbia
gwt-city-detroit = Detroit
gwt-city-cleveland = Cleveland
gwt-city-memphis = Memphis
gwt-city-denver = Denver
gwt-city-milwaukee = Milwaukee
gwt-city-green-bay = Green Bay
gwt-city-minneapolis = Minneapolis
gwt-city-toronto = Toronto
gwt-city-montreal = Montreal
gwt-city-oregon-city = Oregon City
gwt-corners-white = white disc
gwt-corners-dark = any disc

## Disc spaces

gwt-disc-aux-dollar = gain dollars
gwt-disc-aux-draw = draw cards
gwt-disc-aux-certificate = gain certificates
gwt-disc-aux-engine = move the engine
gwt-disc-aux-trash = remove cards
gwt-disc-certificate-limit-4 = certificate limit 4
gwt-disc-certificate-limit-6 = certificate limit 6
gwt-disc-step-dollars = steps and $3
gwt-disc-step-points = steps and 3 points
gwt-disc-hand-limit = hand limit
gwt-disc-aux-branchlet = place branchlets
gwt-disc-hint-aux-dollar = doubles the auxiliary action: gain $2
gwt-disc-hint-aux-draw = doubles the auxiliary action: draw 2, discard 2
gwt-disc-hint-aux-certificate = opens or doubles: $1 and engine back 1 for 1 certificate
gwt-disc-hint-aux-engine = opens or doubles: $1 for engine 1 forward
gwt-disc-hint-aux-trash = opens or doubles: engine back 1 to remove a card from the game
gwt-disc-hint-aux-trash-gain = opens or doubles: gain $1, engine back 1, remove a card from the game
gwt-disc-hint-aux-branchlet = doubles: 2 cards of value 2 for 2 branchlets
gwt-disc-hint-aux-branchlet-pay = doubles: 2 cards of value 2 and $2 for 2 branchlets
gwt-disc-hint-certificate-limit-4 = hold up to 4 certificates
gwt-disc-hint-certificate-limit-6 = hold up to 6 certificates, once limit 4 is clear too
gwt-disc-hint-step-dollars = gain $3 · walk further each turn (1 step with 2 players, else 2)
gwt-disc-hint-step-points = 3 points · walk 1 step further each turn
gwt-disc-hint-hand-limit = hold one more card in hand

## Auxiliary actions, single and double

gwt-aux-dollar = gain $1
gwt-aux-dollar-2 = gain $2
gwt-aux-draw = draw 1, discard 1
gwt-aux-draw-2 = draw 2, discard 2
gwt-aux-certificate = 1 certificate
gwt-aux-certificate-2 = 2 certificates
gwt-aux-engine = engine 1
gwt-aux-engine-2 = engine 2
gwt-aux-trash = remove a card
gwt-aux-trash-2 = remove 2 cards
gwt-aux-trash-gain = gain $1, remove a card
gwt-aux-trash-gain-2 = gain $2, remove 2 cards
gwt-aux-branchlet = branchlet
gwt-aux-branchlet-2 = 2 branchlets
gwt-aux-branchlet-pay = branchlet
gwt-aux-branchlet-pay-2 = 2 branchlets
gwt-do-dollar = Gain ${ $times }
gwt-do-draw = Draw { $times }, discard { $times }
gwt-do-certificate = { $times ->
    [one] Gain 1 certificate
   *[other] Gain { $times } certificates
}
gwt-do-engine = { $times ->
    [one] Engine 1 forward
   *[other] Engine up to { $times }
}
gwt-do-trash = { $times ->
    [one] Remove a card
   *[other] Remove { $times } cards
}
gwt-do-branchlet = { $times ->
    [one] Place a branchlet
   *[other] Place { $times } branchlets
}
gwt-offer-instead = { $action } instead
gwt-price-draw = from your whole hand
gwt-price-certificate = pay ${ $times }, engine back { $times }
gwt-price-engine = pay ${ $times }
gwt-price-trash = engine back { $times }
gwt-price-trash-gain = gain ${ $times }, engine back { $times }
gwt-price-branchlet = { $times ->
    [one] discard a card of value 2
   *[other] discard { $times } cards of value 2
}
gwt-price-branchlet-pay = { $times ->
    [one] pay $1 and discard a card of value 2
   *[other] pay ${ $times } and discard { $times } cards of value 2
}
gwt-role-instead = skips this building · auxiliary action
gwt-role-single = auxiliary action
gwt-role-double = auxiliary action, double

## Station masters

gwt-master-workers = $2, then 1 point per worker
gwt-master-objectives = hazard or trade, then 3 points per 2 objectives
gwt-master-hazards = permanent certificate, 3 points per 2 hazards
gwt-master-teepee-pairs = permanent certificate, 3 points per pair of both colours
gwt-master-certificates = permanent certificate, 3 points per 2 certificates
gwt-master-two-certificates = two permanent certificates
gwt-master-twelve-dollars = $12
gwt-master-stations = permanent certificate, 3 points per 2 stations
gwt-master-buildings = 2 certificates, then 2 points per building
gwt-master-cattle = free building, 1 point per card of value 3–5
gwt-master-town-tiles = branchlet, then 2 points per town tile
gwt-master-tokens = branchlet, then 5 points per 2 exchange tokens
gwt-master-areas = exchange token, then 2 points per area
gwt-master-none = none
gwt-master-text-workers = At once $2. At the end 1 point for each of your workers, the three printed ones included.
gwt-master-text-objectives = At once a hazard for nothing or a trade, if you like. At the end 3 points for every 2 objective cards in your area, fulfilled or not.
gwt-master-text-hazards = A permanent certificate: every income counts 1 more. At the end 3 points for every 2 hazards you have taken.
gwt-master-text-teepee-pairs = A permanent certificate: every income counts 1 more. At the end 3 points for each pair of a green and a blue teepee, or of a green and an orange outlaw.
gwt-master-text-certificates = A permanent certificate: every income counts 1 more. At the end 3 points for every 2 certificates, permanent and temporary ones added up.
gwt-master-text-two-certificates = Two permanent certificates: every income counts 2 more. Nothing at the end.
gwt-master-text-twelve-dollars = At once $12. Nothing at the end.
gwt-master-text-stations = A permanent certificate: every income counts 1 more. At the end 3 points for every 2 stations with a disc of yours.
gwt-master-text-buildings = At once up to 2 certificates. At the end 2 points for each of your buildings on the board.
gwt-master-text-cattle = At once a building for nothing, as if you had exactly 2 craftsmen. At the end 1 point for each of your cattle cards of value 3, 4 or 5.
gwt-master-text-town-tiles = At once a branchlet. At the end 2 points for each town tile beside a branchlet of yours.
gwt-master-text-tokens = At once a branchlet. At the end 5 points for every 2 exchange tokens you have left.
gwt-master-text-areas = At once an exchange token. At the end 2 points for each area of the extension board with a branchlet of yours.
gwt-short-master-workers = workers
gwt-short-master-objectives = objectives
gwt-short-master-hazards = hazards
gwt-short-master-teepee-pairs = pairs
gwt-short-master-certificates = certificates
gwt-short-master-two-certificates = two certificates
gwt-short-master-twelve-dollars = $12
gwt-short-master-stations = stations
gwt-short-master-buildings = buildings
gwt-short-master-cattle = cattle
gwt-short-master-town-tiles = town tiles
gwt-short-master-tokens = exchange tokens
gwt-short-master-areas = areas

## Rails to the North: towns, what they bring, town tiles

gwt-town-green-1 = the first green town
gwt-town-green-2 = the second green town
gwt-town-green-3 = the third green town
gwt-town-green-station = the green station
gwt-town-memphis = Memphis
gwt-town-purple-1 = the first purple town
gwt-town-purple-2 = the second purple town
gwt-town-blue-1 = the first blue town
gwt-town-blue-2 = the second blue town
gwt-town-blue-3 = the third blue town
gwt-town-denver = Denver
gwt-town-pacific = the Pacific
gwt-town-milwaukee = Milwaukee
gwt-town-red-1 = the first red town
gwt-town-green-bay = Green Bay
gwt-town-red-station = the red station
gwt-town-red-2 = the second red town
gwt-town-red-3 = the third red town
gwt-town-red-4 = the fourth red town
gwt-town-minneapolis = Minneapolis
gwt-town-red-5 = the fifth red town
gwt-town-toronto = Toronto
gwt-town-montreal = Montreal
gwt-town-red-6 = the sixth red town
gwt-town-teal-1 = the first teal town
gwt-town-teal-2 = the second teal town
gwt-town-violet-1 = the first violet town
gwt-town-violet-2 = the second violet town
gwt-slot-nothing = no reward
gwt-slot-dollars = gain ${ $dollars }
gwt-slot-pay = pay ${ $dollars }
gwt-slot-certificate = a certificate
gwt-slot-token = an exchange token
gwt-slot-objective = an objective card
gwt-town-tile-dollars-or-cattle = $5 or a value-3 card
gwt-town-tile-hire = hire for $2 less
gwt-town-tile-trash = remove up to 2 cards
gwt-town-tile-trash-or-hazard = remove up to 2 cards or take a hazard
gwt-town-tile-engine = engine up to 3
gwt-town-tile-build = a building for nothing
gwt-town-tile-build-as-two = a building for nothing, as if with 2 craftsmen
gwt-town-tile-text-dollars-or-cattle = Gain $5, or take any card of value 3 from the cattle market for nothing; it goes to your discard pile.
gwt-town-tile-text-hire = Hire a worker for $2 less.
gwt-town-tile-text-trash = Remove up to 2 cards of your hand from the game.
gwt-town-tile-text-trash-or-hazard = Remove up to 2 cards of your hand from the game, or take any hazard for nothing.
gwt-town-tile-text-engine = Move your engine up to 3 spaces forward.
gwt-town-tile-text-build = Place a building with your craftsmen, for nothing.
gwt-town-tile-text-build-as-two = Place a building for nothing as if you had exactly 2 craftsmen, whatever you have.

## Parts of labels

gwt-want-any = any cattle
gwt-want-value = a value-{ $value } card
gwt-want-pair = 2 of one breed
gwt-want-objective = an objective
gwt-gain-dollars = ${ $dollars }
gwt-gain-certificates = { $certificates ->
    [one] 1 certificate
   *[other] { $certificates } certificates
}
gwt-gain-dollars-certificates = ${ $dollars } and { $certificates ->
    [one] 1 certificate
   *[other] { $certificates } certificates
}
gwt-gain-dollars-objective = ${ $dollars } and an objective to your hand
gwt-gain-engine = { $spaces ->
    [one] 1 space with the engine
   *[other] up to { $spaces } spaces with the engine
}
gwt-rail-space = space { $number }
gwt-rail-turnout = the turnout of station { $station }
gwt-toll = pay { $first }
gwt-toll-two = pay { $first }, { $second }
gwt-toll-sum = pay ${ $dollars } in tolls
gwt-toll-either = ${ $least }, choose the way
gwt-toll-between = ${ $least }–${ $most }, choose the way
gwt-toll-to = ${ $dollars } to { $payee }
gwt-toll-bank = ${ $dollars } to the bank

## Actions

gwt-act-discard = Discard { $want }
gwt-act-hire = Hire a worker
gwt-act-hire-more = Hire for ${ $more } more
gwt-act-hire-less = Hire for ${ $less } less
gwt-act-build = Place a building
gwt-act-certificates = { $count ->
    [one] Gain 1 certificate
   *[other] Gain { $count } certificates
}
gwt-act-certificates-limit = Gain certificates
gwt-act-objective = Take an objective
gwt-act-engine = Engine up to { $spaces }
gwt-act-engine-back = Engine back { $spaces }
gwt-act-pay-engine = Pay ${ $dollars }: engine up to { $spaces }
gwt-act-trade = Trade for a teepee
gwt-act-outlaw = Take an outlaw
gwt-act-aux = Auxiliary action
gwt-act-buy = Buy cattle
gwt-act-hazard = Remove a hazard
gwt-act-move = { $steps ->
    [one] Move on 1 step
   *[other] Move on up to { $steps } steps
}
gwt-act-gain = Gain { $gain }
gwt-act-gain-both = { $certificates ->
    [one] Gain ${ $dollars } + 1 certificate
   *[other] Gain ${ $dollars } + { $certificates } certificates
}
gwt-act-draw = { $cards ->
    [one] Draw 1 card
   *[other] Draw up to { $cards } cards
}
gwt-act-delivery = Extraordinary delivery
gwt-act-upgrade-behind = Upgrade a station
gwt-act-copy = Copy a neighbour
gwt-act-trash-exactly = Remove { $cards } cards
gwt-act-trash = Remove up to { $cards } cards
gwt-act-claim = Take a value-{ $value } card
gwt-act-exchange = Take an exchange token
gwt-act-branchlet = Place a branchlet
gwt-act-choice = Choose

## Actions within a hint

gwt-does-discard = discard { $want } for { $gain }
gwt-does-hire = hire a worker for ${ $less } less
gwt-does-build = place a building for ${ $each } a craftsman
gwt-does-hazard = remove a hazard for nothing
gwt-does-trade = trade for a teepee
gwt-does-outlaw = take an outlaw

## Offers

gwt-place-for = { $place }, ${ $dollars }
gwt-place-free = { $place }, no toll
gwt-offer-way = Pay ${ $dollars }
gwt-offer-way-free = No toll
gwt-offer-copy = Copy building { $building }
gwt-offer-risk = Risk: discard { $want }
gwt-offer-finish = Finish turn
gwt-offer-enter = Enter Kansas City
gwt-offer-foresight = Place the { $tile }
gwt-offer-spend = { $certificates ->
    [0] Spend no certificate
    [one] Spend 1 certificate
   *[other] Spend { $certificates } certificates
}
gwt-offer-deliver = { $city }
gwt-offer-disc = Disc: { $space }
gwt-offer-move-disc = Disc of station { $station }
gwt-offer-hire-cowboy = Cowboy for ${ $dollars }
gwt-offer-hire-craftsman = Craftsman for ${ $dollars }
gwt-offer-hire-engineer = Engineer for ${ $dollars }
gwt-place-building = Place building { $building }
gwt-offer-tile = Building { $building }
gwt-offer-site = On { $place }
gwt-offer-teepee = Take the { $tile }
gwt-offer-buy = { $card } for ${ $dollars }
gwt-offer-two = 2 of value { $value } for ${ $dollars }
gwt-offer-pair = { $cards }
gwt-offer-pair-alike = 2 × { $card }
gwt-offer-pair-breed = { $breed } ({ $first }) + ({ $second })
gwt-offer-reveal = Turn up 2 more cards
gwt-offer-display = { $card }
gwt-offer-stack = Top of the stack
gwt-offer-card = { $card }
gwt-offer-draw = { $cards ->
    [one] Draw 1 card
   *[other] Draw { $cards } cards
}
gwt-offer-engine = Space { $number }
gwt-offer-engine-turnout = Turnout of station { $station }
gwt-offer-upgrade = Upgrade station { $station }
gwt-offer-appoint = Give up one { $worker }
gwt-offer-exchange = Spend an exchange token
gwt-offer-town = To { $town }
gwt-offer-claim = { $card }
gwt-offer-spare-master = Master: { $master }
gwt-skip = Skip this
gwt-skip-buy = Done buying
gwt-skip-trash = Done removing
gwt-skip-trash-none = None
gwt-skip-engine = Skip the engine
gwt-skip-move = Skip the move
gwt-skip-upgrade = Skip the upgrade
gwt-skip-master = Skip the station master
gwt-skip-disc = Deliver without a disc
gwt-skip-branchlet = Skip the branchlet
gwt-skip-hire = Skip the hiring
gwt-skip-build = Skip the building
gwt-skip-trade = Skip the trade
gwt-skip-hazard = Skip the hazard
gwt-skip-aux = Skip the action
gwt-skip-objective = Skip the objective
gwt-skip-discard = Skip the discard
gwt-skip-draw = Skip the draw
gwt-skip-town-tile = Skip the town tile
gwt-skip-claim = Skip the card
gwt-detour-way = Another way…
gwt-detour-way-hint = pays more than needed
gwt-detour-spend = Spend more certificates…
gwt-detour-spend-hint = raises your income; then choose the city

## Hints

gwt-hint-more = { $first } · { $second }
gwt-hint-pay = { $dollars ->
    [0] free
   *[other] pay ${ $dollars }
}
gwt-hint-free = free
gwt-hint-gain = gain ${ $dollars }
gwt-hint-gain-token = gain an exchange token
gwt-hint-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
gwt-hint-reward = for { $gain }
gwt-hint-bank = from the bank
gwt-hint-skip = goes on without it
gwt-hint-finish = { $cards ->
    [0] your turn ends
    [one] your turn ends; draw 1 card
   *[other] your turn ends; draw { $cards } cards
}
gwt-hint-finish-more = { $cards ->
    [0] leaves the rest of this building; your turn ends
    [one] leaves the rest of this building; your turn ends; draw 1 card
   *[other] leaves the rest of this building; your turn ends; draw { $cards } cards
}
gwt-hint-aux-only = only an auxiliary action
gwt-hint-aux = single or double, as far as your discs allow
gwt-hint-aux-single = single
gwt-hint-kansas-city = three foresights, income and delivery
gwt-hint-not-used = without using it
gwt-hint-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
gwt-hint-payees = { $payees }
gwt-hint-move = and use that place; what is left here is lost
gwt-hint-risk = risk action: { $action }
gwt-hint-risk-reward = for { $gain } · risk action of this space
gwt-hint-woods = in the woods
gwt-hint-replaces = replaces your { $building }
gwt-hint-build = ${ $each } for each craftsman it needs · { $craftsmen ->
    [one] you have 1
   *[other] you have { $craftsmen }
}
gwt-hint-build-as = free · as if you had { $craftsmen } craftsmen
gwt-hint-build-free = free · { $craftsmen ->
    [one] you have 1 craftsman
   *[other] you have { $craftsmen } craftsmen
}
gwt-hint-tile = { $craftsmen ->
    [one] 1 craftsman
   *[other] { $craftsmen } craftsmen
}, { $dollars ->
    [0] free
   *[other] ${ $dollars }
} · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $actions }
gwt-hint-buy = { $cowboys ->
    [one] with 1 cowboy
   *[other] with { $cowboys } cowboys
}, from { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in the market
gwt-hint-cowboys = { $cowboys ->
    [one] uses 1 cowboy
   *[other] uses { $cowboys } cowboys
}
gwt-hint-unused = { $cowboys ->
    [one] leaves 1 cowboy unused
   *[other] leaves { $cowboys } cowboys unused
}
gwt-hint-cattle = value { $value }{ $points ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $points } points
}
gwt-hint-two = then choose the two cards
gwt-hint-reveal = into the market, for everybody to buy
gwt-hint-claim = from the market, free
gwt-hint-hire = from ${ $dollars }
gwt-hint-hire-none = nobody can be hired
gwt-hint-slot = slot { $slot }{ $slot ->
    [5] { "" }, 4 points
    [6] { "" }, 4 points
   *[other] { "" }
} · then { $action }
gwt-hint-slot-plain = slot { $slot }{ $slot ->
    [5] { "" } · 4 points
    [6] { "" } · 4 points
   *[other] { "" } · no bonus
}
gwt-hint-appoint = brings: { $master }
gwt-hint-certificates = you hold { $held }, the limit is { $limit }
gwt-hint-objective = from the display or the stack, to your discard pile
gwt-hint-stack = an objective you have not seen
gwt-hint-to-discard = to your discard pile
gwt-hint-to-hand = to your hand
gwt-hint-discarded = to your discard pile
gwt-hint-trashed = leaves the game
gwt-hint-keep = keep the rest of your hand
gwt-hint-keep-all = remove no card
gwt-hint-draw = then discard as many
gwt-hint-drop = then discard { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of your hand
gwt-hint-trash = cards of your hand leave the game
gwt-hint-trade = gain or pay what its space shows
gwt-hint-outlaw = gain what its space shows
gwt-hint-hazard = { $dollars ->
    [0] free
   *[other] pay ${ $dollars }
} · keep it for its points
gwt-hint-delivery = your engine goes back; each number is worth 1, no transport
gwt-hint-delivery-value = { $value ->
    [0] only for Kansas City
   *[other] for a city of up to { $value }
}
gwt-hint-engine = forward from { $stop }
gwt-hint-spaces = { $spaces ->
    [one] 1 space forward
   *[other] { $spaces } spaces forward
}
gwt-hint-spaces-back = { $spaces ->
    [one] 1 space back
   *[other] { $spaces } spaces back
}
gwt-hint-station = upgrade for ${ $dollars }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
gwt-hint-station-dear = its upgrade costs ${ $dollars }
gwt-hint-station-no-disc = no disc for its upgrade
gwt-hint-station-done = upgraded already
gwt-hint-upgrade-behind = one behind your engine, for its price
gwt-hint-loses-points = { $points ->
    [one] you lose its 1 point
   *[other] you lose its { $points } points
}
gwt-hint-token = spend it later: draw up to 2 cards, discard as many
gwt-hint-exchange = draw up to 2 cards, discard as many · you have { $left }
gwt-hint-branchlet = you have { $left } left
gwt-hint-town-tile = town tile: { $tile }
gwt-hint-town-city = opens this city for your deliveries
gwt-hint-foresight = to { $place }
gwt-hint-foresight-gains = to the space that gives ${ $dollars }
gwt-hint-foresight-pays = to the space that costs ${ $dollars }
gwt-hint-foresight-token = to the space that gives an exchange token
gwt-hint-foresight-job = to the job market, row { $row }
gwt-hint-foresight-row = to the job market, fills row { $row }
gwt-hint-foresight-end = fills the job market: the last round begins
gwt-hint-foresight-gone = no space is free: it leaves the game
gwt-hint-spend = income ${ $dollars }, then choose the city
gwt-deliver-needs = { $value ->
    [0] any value
   *[other] needs { $value }
}
gwt-deliver-transport = pay ${ $dollars }
gwt-deliver-objectives = { $count ->
    [one] objective
   *[other] { $count } objectives
}
gwt-deliver-tokens = { $count ->
    [one] exchange token
   *[other] { $count } exchange tokens
}
gwt-deliver-master = station master
gwt-deliver-no-disc = no disc left: brings nothing
gwt-deliver-spends = { $certificates ->
    [one] 1 certificate
   *[other] { $certificates } certificates
}
gwt-per-cowboys = { $count ->
    [one] for your cowboy
   *[other] for your { $count } cowboys
}
gwt-per-craftsmen = { $count ->
    [one] for your craftsman
   *[other] for your { $count } craftsmen
}
gwt-per-engineers = { $count ->
    [one] for your engineer
   *[other] for your { $count } engineers
}
gwt-per-woods = { $count ->
    [one] for your building in the woods
   *[other] for your { $count } buildings in the woods
}
gwt-per-stations = { $count ->
    [one] for your disc on a station
   *[other] for your { $count } discs on stations
}
gwt-per-hazards = { $count ->
    [one] for your hazard
   *[other] for your { $count } hazards
}
gwt-per-bells = { $count ->
    [one] for your bell
   *[other] for your { $count } bells
}
gwt-per-pairs = { $count ->
    [one] for your pair
   *[other] for your { $count } pairs
}

## Groups of offers

gwt-group-move = Move
gwt-group-local = Local actions
gwt-group-aux = Auxiliary actions
gwt-group-objectives = Objective cards
gwt-group-finish = Done
gwt-group-cowboy = Cowboys
gwt-group-craftsman = Craftsmen
gwt-group-engineer = Engineers
gwt-group-turnouts = Turnouts
gwt-group-spaces = Spaces { $from }–{ $to }
gwt-group-exchange = Exchange token
gwt-group-green = Green towns
gwt-group-purple = Purple towns
gwt-group-blue = Blue towns
gwt-group-red = Red towns
gwt-group-teal = Teal towns
gwt-group-violet = Violet towns

## Prompts

gwt-ask-start = Your first turn: on which building do you begin?
gwt-ask-turn = { $steps ->
    [one] Where do you go? 1 step from { $from }
   *[other] Where do you go? Up to { $steps } steps from { $from }
}
gwt-ask-way = Which way do you take to { $place }?
gwt-ask-visit = What do you do at { $what }?
gwt-ask-visit-copied = What do you do with { $what }?
gwt-ask-visit-other = What do you do at { $place }?
gwt-ask-move = { $steps ->
    [one] Where do you move on to? 1 step
   *[other] Where do you move on to? Up to { $steps } steps
}
gwt-ask-free-move = Where does the card take you? Up to { $steps } steps, no tolls
gwt-ask-arrival = Anything before you enter Kansas City?
gwt-ask-foresight = Foresight { $column }: which tile do you put on the board?
gwt-ask-income = Your hand is worth { $value }: which city do you deliver to?
gwt-ask-deliver = Your delivery is worth { $value }: which city does it go to?
gwt-ask-end = All done: finish your turn
gwt-ask-hire = Whom do you hire?
gwt-ask-build = { $craftsmen ->
    [one] Which building do you place? You have 1 craftsman
   *[other] Which building do you place? You have { $craftsmen } craftsmen
}
gwt-ask-site = Where do you put building { $building }?
gwt-ask-trade = Which teepee do you take?
gwt-ask-outlaw = Which outlaw do you take?
gwt-ask-hazard = { $dollars ->
    [0] Which hazard do you remove, free of charge?
   *[other] Which hazard do you remove for ${ $dollars }?
}
gwt-ask-hazard-or-trade = Which hazard or teepee do you take?
gwt-ask-hazard-or-outlaw = Which hazard or outlaw do you take?
gwt-ask-aux = Which auxiliary action do you take?
gwt-ask-buy = { $cowboys ->
    [one] What do you buy? 1 cowboy is left
   *[other] What do you buy? { $cowboys } cowboys are left
}
gwt-ask-buy-two = Which two cards do you buy?
gwt-ask-objective = Which objective card do you take?
gwt-ask-discard = What do you discard for { $gain }?
gwt-ask-draw = How many cards do you draw? You then discard as many
gwt-ask-drop = { $cards ->
    [one] Choose a card to discard
   *[other] Choose { $cards } cards to discard
}
gwt-ask-trash = { $cards ->
    [one] Remove a card from the game?
   *[other] Remove up to { $cards } cards from the game
}
gwt-ask-trash-exactly = { $cards ->
    [one] Choose a card to remove from the game
   *[other] Choose { $cards } cards to remove from the game
}
gwt-ask-engine = { $spaces ->
    [one] Where does your engine go? 1 space forward
   *[other] Where does your engine go? Up to { $spaces } spaces forward
}
gwt-ask-engine-back = { $spaces ->
    [one] Your engine goes back 1 space: where to?
   *[other] Your engine goes back { $spaces } spaces: where to?
}
gwt-ask-way-back = The end of the line! Your engine goes back for $3: where to?
gwt-ask-delivery-back = How far back does your engine go? Each number is worth 1
gwt-ask-upgrade = Do you upgrade station { $station }?
gwt-ask-upgrade-behind = Which station behind your engine do you upgrade?
gwt-ask-disc-city = Which disc goes to { $city }?
gwt-ask-disc-station = Which disc goes to station { $station }?
gwt-ask-master = Do you give up a worker for this station master?
gwt-ask-ready = { $cards ->
    [one] Before the first turn: choose a card to discard
   *[other] Before the first turn: choose { $cards } cards to discard
}
gwt-ask-upgrade-town = Beside your branchlet: do you upgrade station { $station }?
gwt-ask-spare-master = New York: which station master do you take?
gwt-ask-branchlet = { $count ->
    [one] Where do you place your branchlet?
   *[other] Where do you place the next of { $count } branchlets?
}
gwt-ask-shed = { $cards ->
    [one] Choose a card of value { $value } to discard
   *[other] Choose { $cards } cards of value { $value } to discard
}
gwt-ask-town-tile = Do you use the town tile?
gwt-ask-claim = Which card of the cattle market do you take?

## To those who wait

gwt-wait-turn = { $who } is choosing where to go.
gwt-wait-ready = { $who } is discarding before the first turn.
gwt-wait-visit = { $who } is using a location.
gwt-wait-kansas-city = { $who } is in Kansas City.
gwt-wait-end = { $who } is finishing the turn.
gwt-wait-over = The game is over.

## Events

gwt-told-started =
    .did = began at { $place }
gwt-told-went =
    .did = went to { $place }
gwt-told-went-free =
    .did = moved to { $place } without tolls
gwt-told-toll-bank =
    .did = paid the bank a toll of ${ $dollars }
gwt-told-toll =
    .did = paid { $payee } a toll of ${ $dollars }
gwt-told-risk =
    .did = used the risk action
gwt-told-aux =
    .did = took an auxiliary action ({ $action })
gwt-told-gained =
    .did = gained ${ $dollars }
gwt-told-paid =
    .did = paid ${ $dollars }
gwt-told-certificates =
    .did = raised the certificates to { $count }
gwt-told-discarded =
    .did = discarded { $cards }
gwt-told-trashed =
    .did = removed { $cards } from the game
gwt-told-drew =
    .did = drew { $cards }
gwt-told-drew-hidden =
    .did = { $count ->
        [one] drew 1 card
       *[other] drew { $count } cards
    }
gwt-told-hired =
    .did = hired another { $worker } for ${ $dollars }
gwt-told-built =
    .did = built { $building } on { $place } for ${ $dollars }
gwt-told-replaced =
    .did = replaced { $old } by { $building } on { $place } for ${ $dollars }
gwt-told-engine =
    .did = moved the engine to { $stop }
gwt-told-engine-back =
    .did = moved the engine back to { $stop }
gwt-told-upgraded =
    .did = upgraded station { $station } for ${ $dollars }
gwt-told-cleared =
    .did = cleared “{ $space }”
gwt-told-disc-moved =
    .did = took the disc from station { $station }
gwt-told-no-disc =
    .did = had no disc to place
gwt-told-appointed =
    .did = gave up one { $worker } for a station master ({ $master })
gwt-told-played =
    .did = played the objective “{ $card }”
gwt-told-took =
    .did = took the objective “{ $card }”
gwt-told-took-to-hand =
    .did = took the objective “{ $card }” to hand
gwt-told-took-stack =
    .did = took the top objective of the stack, “{ $card }”
gwt-told-took-secret =
    .did = took the top objective of the stack to hand, “{ $card }”, which nobody else saw
gwt-told-took-secret-hidden =
    .did = took the top objective of the stack to hand, unseen
gwt-told-display = New on display: { $card }.
gwt-told-traded =
    .did = traded for a { $tile }
gwt-told-traded-paid =
    .did = traded for a { $tile } at a price of ${ $dollars }
gwt-told-outlaw =
    .did = took the { $tile }
gwt-told-hazard =
    .did = { $dollars ->
        [0] removed a hazard for nothing: { $tile }
       *[other] removed a hazard for ${ $dollars }: { $tile }
    }
gwt-told-bought =
    .did = bought { $cards } for ${ $dollars }
gwt-told-revealed =
    .did = turned up { $cards } in the market
gwt-told-foresight =
    .did = placed the { $tile }
gwt-told-tile-gone = No space is free: { $tile } leaves the game.
gwt-told-market = New in the cattle market: { $cards }.
gwt-told-income =
    .did = { $certificates ->
        [0] brought a herd worth { $value } ({ $cards })
        [one] brought a herd worth { $value } ({ $cards }; 1 certificate)
       *[other] brought a herd worth { $value } ({ $cards }; { $certificates } certificates)
    }
gwt-told-income-empty =
    .did = brought an empty hand worth { $value }
gwt-told-delivered =
    .did = delivered to { $city }
    .did-gwt-told-gained = delivered to { $city } for ${ $dollars }
gwt-told-delivered-extra =
    .did = made an extraordinary delivery to { $city }
gwt-told-transport =
    .did = paid ${ $dollars } for transport
gwt-told-token =
    .did = filled the job market and took its token: the last round begins
gwt-told-tokens =
    .did = { $count ->
        [one] gained an exchange token
       *[other] gained { $count } exchange tokens
    }
gwt-told-exchanged =
    .did = spent an exchange token
gwt-told-simmental =
    .did = saw Simmental cattle grow into { $cards }
gwt-told-brahman =
    .did = sold Brahman cattle for another ${ $dollars }
gwt-told-branchlet =
    .did = placed a branchlet at { $town }
gwt-told-bell =
    .did = { $count ->
        [one] uncovered the first bell
       *[other] uncovered a bell ({ $count } now)
    }
gwt-told-town-tile =
    .did = used the town tile “{ $tile }”
gwt-told-claimed =
    .did = took { $card } from the market for nothing
gwt-told-took-master =
    .did = took an unused station master ({ $master })
gwt-told-refilled = New in Kansas City: { $tile }.
gwt-told-final-turns =
    .did = had the last turn; everybody else has one more
gwt-told-over = The game is over.

## Where somebody stands, what is left of a visit and of the game

gwt-at-nowhere = not on the trail yet
gwt-at-neutral = at building { $building }
gwt-at-private = at building { $building }, { $place }
gwt-at-place = at { $place }
gwt-in-kansas-city = in Kansas City
gwt-task-foresight = foresight { $column }
gwt-task-foresight-took = foresight { $column }: { $tile }
gwt-task-income = income
gwt-task-income-of = income ${ $dollars }
gwt-task-delivery = delivery
gwt-task-delivery-to = delivery to { $city }
gwt-nearing = { $workers ->
    [one] 1 worker until the last round
   *[other] { $workers } workers until the last round
}
gwt-nearing-last = the last round

## Why not

gwt-why-used = You have used it at this location.
gwt-why-other-half = The slash allows one half of it, and you have used one here.
gwt-why-local-used = You have used a local action here, so no auxiliary action instead.
gwt-why-aux-used = You have taken an auxiliary action here instead of local actions.
gwt-why-aux-locked = Both of its disc spaces are still covered.
gwt-why-aux-single = To do it twice both of its disc spaces have to be clear.
gwt-why-dollars = You need ${ $need }.
gwt-why-dollars-kept = You need ${ $need }, and ${ $kept } of yours are kept for the transport of the delivery.
gwt-why-transport-from-there = From there the transport of the delivery would cost ${ $need }, more than you have.
gwt-why-no-such-card = You have no such card in hand.
gwt-why-no-pair = You have no two cattle cards of one breed in hand.
gwt-why-no-objective-in-hand = You have no objective card in hand.
gwt-why-nobody-to-hire = There is nobody to hire.
gwt-why-token-row = Workers in the row of the job market token cannot be hired yet.
gwt-why-row-full = Your { $worker } row is full.
gwt-why-craftsmen = { $need ->
    [one] You need 1 craftsman.
   *[other] You need { $need } craftsmen.
}
gwt-why-craftsmen-or-replace = You need { $empty } craftsmen, or { $need } to replace your building at { $place }.
gwt-why-craftsmen-to-replace = { $need ->
    [one] No space is free, and to replace your building at { $place } you need 1 craftsman.
   *[other] No space is free, and to replace your building at { $place } you need { $need } craftsmen.
}
gwt-why-dollars-to-replace = You need ${ $need } to replace your building at { $place }.
gwt-why-not-higher = Only a building that needs fewer craftsmen can be replaced by it.
gwt-why-no-site = There is no space where it could go.
gwt-why-no-building-left = All your buildings have been placed.
gwt-why-certificate-limit = You have as many certificates as you may hold.
gwt-why-no-objectives = No objective cards are left.
gwt-why-count-is-zero = You have none of what it counts.
gwt-why-engine-back = { $by ->
    [one] Your engine cannot go back a space.
   *[other] Your engine cannot go back { $by } spaces.
}
gwt-why-no-teepees = Nothing lies in the trade section of the board.
gwt-why-no-hazards = No hazards lie on the board.
gwt-why-nothing-to-draw = You have too few cards to draw.
gwt-why-nothing-to-copy = There is no building directly before it or behind it.
gwt-why-nothing-behind = There is no station behind your engine.
gwt-why-cowboys = { $need ->
    [one] It needs a cowboy, and all of yours are used.
   *[other] It needs { $need } unused cowboys.
}
gwt-why-not-in-market = The cattle market has too few such cards.
gwt-why-market-stack-empty = The stack of market cattle is empty.
gwt-why-city-too-far = The delivery has to be worth { $value }.
gwt-why-city-used = Your disc lies there already.
gwt-why-dark-disc = Dark discs do not go there while you have a white one.
gwt-why-disc-fee = You cannot pay what clearing it costs.
gwt-why-no-disc = You have no disc to place there.
gwt-why-board-disc-first = While a disc of your board can go there, those of stations stay.
gwt-why-station-upgraded = You have upgraded it already.
gwt-why-no-worker-to-appoint = You have hired none; the printed one stays.
gwt-why-used-this-turn = The actions of this building have been used in this turn.
gwt-why-no-branchlet-there = You need a branchlet in its square.
gwt-why-no-branchlet-left = All your branchlets have been placed.
gwt-why-no-town = No town is open to you.
gwt-why-not-wanted = It is not what is asked for.
gwt-why-passed-over = Cards are picked in a fixed order, and this one was passed over.
gwt-why-too-few-after = Cards are picked in a fixed order, and too few come after this one.
gwt-why-exchange-not-now = No exchange token while cards are drawn, discarded or paid with.
gwt-why-no-card-now = Objective cards are played before the move, or before or after an action.
gwt-why-display-only = A card that goes to the hand comes from the display.
gwt-why-not-to-kansas-city = A free move does not lead to Kansas City.

## Numbers beside a player’s name

gwt-gauge-dollars = money
gwt-gauge-points = points
gwt-gauge-herd = hand value
gwt-gauge-certificates = certificates
gwt-gauge-cards = cards
gwt-gauge-cowboys = cowboys
gwt-gauge-craftsmen = craftsmen
gwt-gauge-engineers = engineers
gwt-gauge-engine = engine
gwt-gauge-exchange = exchange tokens
gwt-gauge-branchlets = branchlets left

## Categories of points

gwt-score-money = money
gwt-score-buildings = buildings
gwt-score-cities = cities
gwt-score-stations = stations
gwt-score-hazards = hazards
gwt-score-cattle = cattle
gwt-score-objectives = objectives
gwt-score-station-masters = station masters
gwt-score-workers = workers
gwt-score-step-space = step disc
gwt-score-job-market-token = job market token

## Options

gwt-option-group-edition = Edition
gwt-option-group-setup = Set-up
gwt-option-group-rules = Rules
gwt-option-about-edition = Which printing of the board, the buildings and the cards you play.
gwt-option-about-buildings = Each private building has two sides; everybody plays with the same ones.
gwt-option-about-neutral = Where the seven neutral buildings stand on the trail.
gwt-option-about-cowboy-reveal = Whether a cowboy can be used to turn up two more cards before cattle are bought.
gwt-option-edition = Edition
gwt-option-edition-first = First edition
gwt-option-edition-second = Second edition
gwt-option-north = Rails to the North
gwt-option-north-true = With the expansion
gwt-option-north-false = Without
gwt-option-about-cattle = Eight cards of one more breed in the market, with an objective of their own.
gwt-option-about-north = The expansion: branches to towns in the north, bells, and a sixth auxiliary action.
gwt-option-cattle = Extra breed (second edition)
gwt-option-cattle-none = None
gwt-option-cattle-simmental = Simmental
gwt-option-cattle-brahman = Brahman
gwt-option-buildings = Sides of the private buildings
gwt-option-buildings-a = All on side a (for first games)
gwt-option-buildings-random = At random, the same for everybody
gwt-option-neutral = Neutral buildings
gwt-option-neutral-fixed = Each on the space of its letter (for first games)
gwt-option-neutral-random = At random
gwt-option-cowboy-reveal = A cowboy may turn up two market cards
gwt-option-cowboy-reveal-true = Yes, as printed since the second printing
gwt-option-cowboy-reveal-false = No, as in the first printing

## Rules: sections, tiles and cards

gwt-topic-tile = Building { $building }
gwt-topic-tile-second = Building { $building } (second edition)
gwt-also-building = building { $building }
gwt-also-neutral = neutral { $building }
gwt-also-hazard = hazard
gwt-also-teepee = teepee
gwt-also-outlaw = outlaw
gwt-also-worker = worker
gwt-also-job-market = job market
gwt-also-objective = objective
gwt-also-foresight = foresight
gwt-also-income = income
gwt-also-delivery = delivery
gwt-also-transport = transport
gwt-also-branchlet = branchlet
gwt-also-bell = bell
gwt-also-station-master = station master
gwt-topic-tile-neutral-text = Everybody may use this neutral building: { $actions }.
gwt-topic-tile-private-text = Needs { $craftsmen ->
    [one] 1 craftsman
   *[other] { $craftsmen } craftsmen
}, scores { $points ->
    [one] 1 point
   *[other] { $points } points
}, shows { $hand }. For its owner: { $actions }.
gwt-topic-master = Station master: { $master }
gwt-topic-disc = Disc space: { $space }
gwt-topic-town-tile = Town tile: { $tile }
gwt-topic-town = Town: { $town }
gwt-topic-town-text = What the branchlets placed there bring or cost, in order: { $first }, { $second }, { $third }, { $fourth }.
gwt-topic-city = City: { $city }
gwt-topic-city-boards = { $first }
    { $second }
gwt-topic-city-board = { $boards }: { $facts }.
gwt-topic-city-more = { $first }; { $second }
gwt-board-every = On every board that has it
gwt-board-first = First edition
gwt-board-second = Second edition
gwt-board-first-north = First edition with Rails to the North
gwt-board-second-north = Second edition with Rails to the North
gwt-city-fact-value = { $value ->
    [0] takes any delivery
   *[other] takes a delivery worth { $value } or more
}
gwt-city-fact-white = the disc comes from a white space as long as one is left
gwt-city-fact-dark = the disc may come from any space
gwt-city-fact-repeat = any number of your discs
gwt-city-fact-once = one disc of yours
gwt-city-fact-town = only with a branchlet of yours there
gwt-city-fact-gain = brings { $gain }
gwt-city-fact-points = { $points } at the end
gwt-city-fact-points-each = { $points } at the end for each disc
gwt-city-fact-bells = { $points } points at the end for each bell you have uncovered
gwt-city-fact-bells-each = { $points } points at the end for each disc and each bell you have uncovered
gwt-city-fact-arrow = with a disc of yours in { $neighbour } too: { $brings }
gwt-city-dollars = ${ $dollars }
gwt-city-master = a station master that is not in use
gwt-city-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
gwt-city-points-lost = { $points ->
    [one] −1 point
   *[other] −{ $points } points
}
gwt-topic-cattle = Cattle: { $card }
gwt-topic-cattle-text = Breeding value { $value }{ $points ->
    [0] { "" }
    [one] { "" }; 1 point at the end
   *[other] { "" }; { $points } points at the end
}. { $deck ->
    [0] { $market ->
        [0] It comes into play by what other cards grow into.
       *[other] { $market } of them are in the cattle market.
    }
   *[other] { $deck } of them are in each starting deck.
}
gwt-topic-supply = Tile: { $tile }
gwt-topic-hazard-text = It shows { $hand }: who steps onto it or over it pays a toll to the bank. Whoever removes it keeps it for { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
gwt-topic-teepee-text = It shows { $hand }: who steps onto it or over it pays a toll to the bank. A trade takes it and gives, or costs, what its space shows; some cards and tiles count what you have taken.
gwt-topic-worker-cowboy = Cowboys buy cattle: each serves once in a purchase, and more of them make the cards cheaper. Filled slots bring an action at once.
gwt-topic-worker-craftsman = Craftsmen place buildings: you need as many as the tile shows. Filled slots bring an action at once.
gwt-topic-worker-engineer = Engineers drive the engine: many actions move it forward by as many spaces as you have engineers. Filled slots bring an action at once.
gwt-topic-card = Objective: { $card }
gwt-topic-card-text = Played: { $immediate }. At the end { $points } points if every task is fulfilled{ $penalty ->
    [0] { "" }
   *[other] , else −{ $penalty }
}. Each thing of yours serves one task of one card only.
gwt-topic-turn = The turn
gwt-topic-turn-text = Walk to a location, use it, then fill your hand up to your limit. In your very first turn you are placed on a neutral building of your choice instead of walking. The hand is filled, and Kansas City gets new tiles, when you finish the turn.
gwt-topic-moving = Moving
gwt-topic-moving-text = Walk at least 1 step and at most your step limit. Only tiles and Kansas City count as steps; empty spaces cost nothing and cannot be stopped on. Where the trail forks you choose. Kansas City ends every walk. Other herders never block. A building that moves you on lets you use the next location as well; what you left undone at the old one is lost.
gwt-topic-tolls = Tolls
gwt-topic-tolls-text = A tile with a hand costs a toll each time you step onto it or over it, in the order you walk. Green: $2, $2, $1 with 2, 3, 4 players; black: $2, $1, $2; both hands add up. Hazards and teepees are paid to the bank, buildings to their owner; your own are free. Whoever is short pays what is left and walks on; nothing is owed.
gwt-topic-phase-b = Using a location
gwt-topic-phase-b-text = On a neutral building or one of your own: each local action once, in any order, as many as you like, or one single auxiliary action instead of all of them. A risk action of the space belongs to the local actions of the owner. On anything else: one single auxiliary action. Costs are met in full; rewards may be left, but dollars are taken.
gwt-topic-auxiliary = Auxiliary actions
gwt-topic-auxiliary-text = Five actions on your board, each with two disc spaces: one clear space opens the action, two let you do it twice. Twice doubles cost and reward together. Taken instead of local actions it is always single.
gwt-topic-discarding = Discarding for a reward
gwt-topic-discarding-text = Exactly the cards shown go from your hand to your discard pile, once a visit, and you get the reward. Two of one type can be any type of cattle; an objective card is no cattle.
gwt-topic-money = Money
gwt-topic-money-text = Apart from tolls every cost is paid in full or the action cannot be taken. The bank never runs out. At the end every $5 are worth 1 point.
gwt-topic-hiring = Hiring
gwt-topic-hiring-text = Take a worker from any row above the token of the job market, for the price of that row and what the action adds or saves. The worker goes to the next slot of its row on your board; the slot’s action can be taken at once or never. Six of a kind are the most; the fifth and the sixth are worth 4 points each.
gwt-topic-building = Placing buildings
gwt-topic-building-text = You need as many craftsmen as the tile shows and pay for each of them, $2 at building B, $1 by a craftsman slot. It goes onto an empty building space, or replaces one of your own that needs fewer craftsmen: then only the difference counts, and the old tile leaves the game.
gwt-topic-copying = Copying
gwt-topic-copying-text = Building 8b gives you the local actions of one building directly before or behind it on the trail, neutral, yours or another player’s. An empty space or another tile in between is too far. No toll is due, nobody moves, and the risk action of the other space is not copied.
gwt-topic-certificates = Certificates
gwt-topic-certificates-text = Temporary certificates lie on a track of 0, 1, 2, 3, 4 and 6; you may hold 3, with discs cleared 4 and then 6. At income you spend as many as you like by moving back on the track, each adds 1 to the value. Permanent ones come with station masters and add 1 every time.
gwt-topic-objectives = Objective cards
gwt-topic-objectives-text = You take one from the display or unseen from the stack; it goes to your discard pile and comes to your hand later. Play it from your hand before walking, or before or after an action at a location, and take or leave what it gives at once. Played cards score their points if all tasks are fulfilled, else they cost points. Each thing serves one task of one card. Cards left in your deck at the end are added only where that pays.
gwt-topic-engine = The engine
gwt-topic-engine-text = Forward you may stop early; backward the full number is required. Spaces with another engine do not exist; space 0 holds any number. A turnout is one more space between two numbers, and stopping there allows an upgrade. On space 39 you may upgrade, then you go back at least 1 space to any free one and gain $3.
gwt-topic-stations = Stations and their masters
gwt-topic-stations-text = Stop in a turnout, pay the price of the station and place one of your discs: points at the end, once for each station and player. Stations 1 to 5 offer a station master: give up the rightmost hired worker of a row for the tile, now or never.
gwt-topic-trade = Trading
gwt-topic-trade-text = Take any teepee from the trade section and gain, or pay, what its space shows. New teepees fill the free space with the lowest number; those at −$3, −$2 and −$1 lie beside the trail.
gwt-topic-hazards = Hazards
gwt-topic-hazards-text = Remove any one hazard for the price of the action and keep it for its points. New ones fill the first free space of their section: flood, drought or rockfall.
gwt-topic-cattle-market = Buying cattle
gwt-topic-cattle-market-text = Each cowboy serves once in a purchase. Value 3: $6 with 1 cowboy, $3 with 2, two cards for $5 with 3. West Highland: $12 with 1, $6 with 3, two for $8 with 5. Texas Longhorn: $12 with 2, $6 with 4. A cowboy may instead turn up 2 more cards. What you buy goes to your discard pile.
gwt-topic-kansas-city = Kansas City
gwt-topic-kansas-city-text = Choose one of two tiles three times and put it on the board. Workers go to the job market: filling a row moves its token on, on two arrows the cattle market is refilled, and the last space brings the end. Then your hand counts, each type of cattle once, with certificates: you gain so many dollars, discard the hand and deliver. After that you stand at the start of the trail.
gwt-topic-delivery = Delivering
gwt-topic-delivery-text = Choose a city of at most your value without a disc of yours, or one that takes any number, as Kansas City does. Place a disc, and take what the city and the arrows that the disc completes bring. Then pay $1 for each cross between your engine and the city. What a city asks for and brings stands under its name. An extraordinary delivery uses the spaces your engine goes back as value and pays no transport.
gwt-topic-discs = Discs
gwt-topic-discs-text = A disc leaves a space of your board and so opens what it covered. White spaces supply any city or station, dark ones only those with dark corners, unless no white one is left. The hand limit costs $5. Whoever can take none moves a disc from a station.
gwt-topic-deck = Your deck
gwt-topic-deck-text = Draw stack, hand and discard pile. The discard pile is shuffled only when a card is to be drawn and the stack is empty. Draw and discard: draw first, then discard as many as you drew, from the whole hand. You may always look through discard piles, never through stacks.
gwt-topic-end = The end
gwt-topic-end-text = Whoever puts a worker on the last space of the job market takes the token, worth 2 points, and ends that turn; everybody else has one more, without choosing workers. Then count: money, buildings, cities, stations, hazards, cattle, objectives, station masters, workers, the step disc and the token. Equal totals share the victory.
gwt-topic-second-edition = The second edition
gwt-topic-second-edition-text = Cards by seat: 4, 5, 6, 7, then everybody discards down to 4. Outlaws lie where the first edition has teepees, and the trade section gives an exchange token, $1, $2, $3, $4, $5, $6, $8, $10. D stands before the fork to it. The strip leads to New York. Removing cards by the auxiliary action also gains dollars. Twelve buildings, some with other faces; 5 of 9 station masters. 6b copies, and no building is used twice in a turn; 8b takes an objective of the display to the hand.
gwt-topic-exchange-tokens = Exchange tokens
gwt-topic-exchange-tokens-text = At any point of your own turn give one back: draw up to 2 cards, then discard as many. Not while another drawing and discarding is unfinished, nor while cards of your hand are being paid for something. In the second edition and with Rails to the North everybody begins with one.
gwt-topic-extra-breeds = Extra breeds
gwt-topic-extra-breeds-text = Eight cards of one more breed in the market, for $8 with 1 cowboy or $5 with 2. Simmental: value 2; after an income each one shown is replaced by one of value 4, then 5, on your discard pile. Brahman: value 2; each gives $4 more at income, which do not raise the value of the delivery.
gwt-topic-north = Rails to the North
gwt-topic-north-text = A branchlet goes into a town at the end of a rail from the office in Kansas City, from a city of the strip with a disc of yours or from a town with a branchlet of yours, one for each player and town. It brings or costs what the square shows, lets you use a town tile or upgrade a station beside it, and opens the city there for deliveries. Each row of three branchlets uncovers a bell. The sixth auxiliary action places one for a card of value 2 (second edition: and $1).

## The game

gwt-title = Great Western Trail
gwt-about = Drive cattle to Kansas City, hire hands, build along the trail and push your railway westward.
