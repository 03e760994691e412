# Great Western Trail.
#
# Labels stand on buttons of a phone: short, the cost in them. Names are parts of sentences: no capital unless they are
# proper names. Points of an objective card are written (fulfilled/failed).

## Spaces of the trail

gwt-place-start = the start
gwt-place-a = A
gwt-place-a-1 = a-1
gwt-place-a-2 = a-2
gwt-place-a-3 = a-3
gwt-place-flood-1 = flood 1
gwt-place-flood-2 = flood 2
gwt-place-flood-3 = flood 3
gwt-place-flood-4 = flood 4
gwt-place-flood-risk-1 = flood risk 1
gwt-place-flood-risk-2 = flood risk 2
gwt-place-b = B
gwt-place-b-1 = b-1
gwt-place-b-2 = b-2
gwt-place-b-3 = b-3
gwt-place-drought-1 = drought 1
gwt-place-drought-2 = drought 2
gwt-place-drought-3 = drought 3
gwt-place-drought-4 = drought 4
gwt-place-drought-risk-1 = drought risk 1
gwt-place-c = C
gwt-place-c-1 = c-1
gwt-place-c-2 = c-2
gwt-place-c-3 = c-3
gwt-place-d = D
gwt-place-d-1 = d-1
gwt-place-trade-1 = trade +$1
gwt-place-trade-2 = trade +$2
gwt-place-trade-3 = trade +$4
gwt-place-trade-4 = trade +$6
gwt-place-trade-5 = trade +$8
gwt-place-trade-6 = trade +$10
gwt-place-trade-risk-1 = trade risk 1
gwt-place-trade-risk-2 = trade risk 2
gwt-place-trade-off-1 = trade −$1
gwt-place-trade-off-2 = trade −$2
gwt-place-trade-off-3 = trade −$3
gwt-place-outlaw-1 = outlaw +$3
gwt-place-outlaw-2 = outlaw +$4
gwt-place-outlaw-3 = outlaw +$5
gwt-place-outlaw-4 = outlaw +$6
gwt-place-outlaw-5 = outlaw +$8
gwt-place-outlaw-6 = outlaw +$10
gwt-place-outlaw-off-1 = outlaw for a token
gwt-place-outlaw-off-2 = outlaw +$1
gwt-place-outlaw-off-3 = outlaw +$2
gwt-place-e = E
gwt-place-e-1 = e-1
gwt-place-e-2 = e-2
gwt-place-rockfall-1 = rockfall 1
gwt-place-rockfall-2 = rockfall 2
gwt-place-rockfall-3 = rockfall 3
gwt-place-rockfall-4 = rockfall 4
gwt-place-rockfall-risk-1 = rockfall risk 1
gwt-place-rockfall-risk-2 = rockfall risk 2
gwt-place-f = F
gwt-place-f-1 = f-1
gwt-place-f-2 = f-2
gwt-place-g = G
gwt-place-g-1 = g-1
gwt-place-g-2 = g-2
gwt-place-kansas-city = Kansas City

## What lies on a space

gwt-tile-neutral = neutral { $building }
gwt-tile-own = your { $building }
gwt-tile-private = { $owner }’s { $building }
gwt-tile-hazard = hazard
gwt-tile-none = deliver

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

gwt-breed-jersey = Jersey
gwt-breed-dutch-belt = Dutch Belt
gwt-breed-black-angus = Black Angus
gwt-breed-guernsey = Guernsey
gwt-breed-holstein = Holstein

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

gwt-immediate-nothing = Nothing at once
gwt-immediate-dollars = At once: ${ $count }
gwt-immediate-aux = At once: an auxiliary action, single or double
gwt-immediate-draw = At once: draw up to { $count } cards, discard as many
gwt-immediate-engine = At once: engine up to { $count } forward
gwt-immediate-move-nowhere = At once: a free move, but from here it leads nowhere
gwt-immediate-move = At once: move up to { $count } steps without tolls, not to Kansas City

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

## Buildings, with a word for what they are good for

gwt-building-a = A (hire)
gwt-building-b = B (build)
gwt-building-c = C (objective)
gwt-building-d = D (trade)
gwt-building-e = E (cattle)
gwt-building-f = F (hazard)
gwt-building-g = G (engine)
gwt-building-1a = 1a (woods)
gwt-building-1b = 1b (certificates)
gwt-building-2a = 2a (cattle)
gwt-building-2b = 2b (sell)
gwt-building-3a = 3a (pair, move 1)
gwt-building-3b = 3b (auxiliary, move 1)
gwt-building-4a = 4a (hazard, move 2)
gwt-building-4b = 4b (draw, move 3)
gwt-building-5a = 5a (hire, engine)
gwt-building-5b = 5b (engineers)
gwt-building-6a = 6a (Holstein)
gwt-building-6b = 6b (objective)
gwt-building-7a = 7a (teepee pairs)
gwt-building-7b = 7b (woods engine)
gwt-building-8a = 8a (trade, engine)
gwt-building-8b = 8b (copy)
gwt-building-9a = 9a (delivery)
gwt-building-9b = 9b (upgrade)
gwt-building-10a = 10a (move 5)
gwt-building-10b = 10b (engine, move 4)
gwt-building-11a = 11a (hazard)
gwt-building-11b = 11b (hazard engine)
gwt-building-12a = 12a (bells)
gwt-building-12b = 12b (branchlet)
gwt-building-2b-second = 2b (sell)
gwt-building-5a-second = 5a (sell value 3)
gwt-building-6a-second = 6a (hire, engine)
gwt-building-6b-second = 6b (copy)
gwt-building-7a-second = 7a (outlaw pairs)
gwt-building-8b-second = 8b (objective)
gwt-building-11a-second = 11a (hazards)
gwt-building-12a-second = 12a (craftsmen, move 1)
gwt-building-12b-second = 12b (stations, token)
gwt-building-13a = 13a (auxiliary, branchlet)
gwt-building-13b = 13b (bells, branchlet)

## What buildings do: local actions, divided by semicolons

gwt-building-text-a = Guernsey → $2; hire a worker; hire another for $2 extra.
gwt-building-text-b = Dutch Belt → $2; place a building for $2 a craftsman.
gwt-building-text-c = 1 certificate or an objective card; engine forward by your engineers.
gwt-building-text-d = Trade, or $2 → engine up to 2; an auxiliary action.
gwt-building-text-e = Black Angus → $2; buy cattle.
gwt-building-text-f = Two cattle of one type → $4; remove a hazard for $7.
gwt-building-text-g = Engine forward by your engineers; an auxiliary action.
gwt-building-text-1a = $2 for each of your buildings in the woods.
gwt-building-text-1b = Objective card → 2 certificates; engine back 1 → $3.
gwt-building-text-2a = Guernsey → $4; buy cattle.
gwt-building-text-2b = Jersey → engine 1 forward; Dutch Belt → $3.
gwt-building-text-3a = Two cattle of one type → $3; move on 1 step.
gwt-building-text-3b = An auxiliary action; move on 1 step.
gwt-building-text-4a = Remove a hazard for $5; move on up to 2 steps.
gwt-building-text-4b = Draw up to your cowboys, discard as many; move on up to 3 steps.
gwt-building-text-5a = Hire a worker for $1 less; engine forward by your engineers.
gwt-building-text-5b = Black Angus → 2 certificates; $1 for each engineer.
gwt-building-text-6a = Holstein → $10; an auxiliary action.
gwt-building-text-6b = Any cattle card → $3 and an objective card to your hand.
gwt-building-text-7a = $2 and 2 certificates for each pair of a green and a blue teepee.
gwt-building-text-7b = Engine forward by your buildings in the woods.
gwt-building-text-8a = Trade or an auxiliary action; engine up to 2 forward.
gwt-building-text-8b = Use the local actions of a building next to it, whoever owns that.
gwt-building-text-9a = Engine up to 3 forward; an extraordinary delivery.
gwt-building-text-9b = Upgrade a station behind your engine.
gwt-building-text-10a = Certificates up to your limit; move on up to 5 steps.
gwt-building-text-10b = $4; engine up to 4 forward; move on up to 4 steps.
gwt-building-text-11a = Remove a hazard for $2.
gwt-building-text-11b = Engine forward by the hazards you have taken.
gwt-building-text-12a = $1 and 1 certificate for each of your bells.
gwt-building-text-12b = $1 for each craftsman; place a branchlet.
gwt-building-text-2b-second = Dutch Belt → engine up to 2 forward; Jersey → $2.
gwt-building-text-5a-second = Cattle card of value 3 → $7; an auxiliary action.
gwt-building-text-6a-second = Hire a worker for $1 less; engine forward by your engineers.
gwt-building-text-6b-second = Copy a building next to it, whoever owns that; none twice in a turn.
gwt-building-text-7a-second = $2 and 2 certificates for each pair of a green and an orange outlaw.
gwt-building-text-8b-second = Any cattle card → $6 and an objective of the display to your hand.
gwt-building-text-11a-second = Remove a hazard for $2; remove another for $2.
gwt-building-text-12a-second = $1 for each craftsman; move on 1 step.
gwt-building-text-12b-second = $2 for each of your discs on stations; an exchange token.
gwt-building-text-13a = A single auxiliary action; 1 certificate; place a branchlet.
gwt-building-text-13b = 1 certificate for each of your bells; place a branchlet.

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
gwt-corners-white = white discs only
gwt-corners-dark = any disc

## Disc spaces

gwt-disc-aux-dollar = auxiliary: dollars
gwt-disc-aux-draw = auxiliary: draw
gwt-disc-aux-certificate = auxiliary: certificate
gwt-disc-aux-engine = auxiliary: engine
gwt-disc-aux-trash = auxiliary: remove cards
gwt-disc-certificate-limit-4 = certificate limit 4
gwt-disc-certificate-limit-6 = certificate limit 6
gwt-disc-step-dollars = steps and $3
gwt-disc-step-points = steps and 3 points
gwt-disc-hand-limit = hand limit, pay $5
gwt-disc-aux-branchlet = auxiliary: branchlet, pay $2
gwt-disc-hint-aux-dollar = The auxiliary action can be double: gain $2
gwt-disc-hint-aux-draw = The auxiliary action can be double: draw 2, discard 2
gwt-disc-hint-aux-certificate = Opens or doubles: $1 and engine back 1 → 1 certificate
gwt-disc-hint-aux-engine = Opens or doubles: $1 → engine 1 forward
gwt-disc-hint-aux-trash = Opens or doubles: engine back 1 → remove a hand card from the game
gwt-disc-hint-certificate-limit-4 = You may hold up to 4 certificates
gwt-disc-hint-certificate-limit-6 = You may hold up to 6 certificates, once limit 4 is cleared too
gwt-disc-hint-step-dollars = You may walk further each turn (1 step with 2 players, else 2); $3 now
gwt-disc-hint-step-points = You may walk 1 step further each turn; 3 points at the end
gwt-disc-hint-hand-limit = One more card in hand; pay $5 now
gwt-disc-hint-aux-trash-gain = Opens or doubles: gain $1, engine back 1 → remove a hand card from the game
gwt-disc-hint-aux-branchlet = Doubles: 2 cards of value 2 → 2 branchlets; pay $2 now
gwt-disc-hint-aux-branchlet-pay = Doubles: 2 cards of value 2 and $2 → 2 branchlets; pay $2 now

## Auxiliary actions, single and double

gwt-aux-dollar = gain $1
gwt-aux-dollar-2 = gain $2
gwt-aux-draw = draw 1, discard 1
gwt-aux-draw-2 = draw 2, discard 2
gwt-aux-certificate = $1, engine back 1 → 1 certificate
gwt-aux-certificate-2 = $2, engine back 2 → 2 certificates
gwt-aux-engine = $1 → engine 1
gwt-aux-engine-2 = $2 → engine up to 2
gwt-aux-trash = engine back 1 → remove a card
gwt-aux-trash-2 = engine back 2 → remove 2 cards
gwt-aux-trash-gain = gain $1, engine back 1 → remove a card
gwt-aux-trash-gain-2 = gain $2, engine back 2 → remove 2 cards
gwt-aux-branchlet = value-2 card → branchlet
gwt-aux-branchlet-2 = two value-2 cards → 2 branchlets
gwt-aux-branchlet-pay = value-2 card, pay $1 → branchlet
gwt-aux-branchlet-pay-2 = two value-2 cards, pay $2 → 2 branchlets

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

## Rails to the North: towns, what they bring, town tiles

gwt-town-green-1 = green 1
gwt-town-green-2 = green 2
gwt-town-green-3 = green 3
gwt-town-green-station = the green station
gwt-town-memphis = Memphis
gwt-town-purple-1 = purple 1
gwt-town-purple-2 = purple 2
gwt-town-blue-1 = blue 1
gwt-town-blue-2 = blue 2
gwt-town-blue-3 = blue 3
gwt-town-denver = Denver
gwt-town-pacific = the Pacific
gwt-town-milwaukee = Milwaukee
gwt-town-red-1 = red 1
gwt-town-green-bay = Green Bay
gwt-town-red-station = the red station
gwt-town-red-2 = red 2
gwt-town-red-3 = red 3
gwt-town-red-4 = red 4
gwt-town-minneapolis = Minneapolis
gwt-town-red-5 = red 5
gwt-town-toronto = Toronto
gwt-town-montreal = Montreal
gwt-town-red-6 = red 6
gwt-town-teal-1 = teal 1
gwt-town-teal-2 = teal 2
gwt-town-violet-1 = violet 1
gwt-town-violet-2 = violet 2
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
gwt-want-pair = 2 of one type
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
gwt-gain-engine = engine { $spaces }
gwt-rail-space = space { $number }
gwt-rail-turnout = the turnout of station { $station }
gwt-toll-to = ${ $dollars } to { $payee }
gwt-toll-bank = ${ $dollars } to the bank

## Actions

gwt-act-discard = Discard { $want } → { $gain }
gwt-act-hire = Hire a worker
gwt-act-hire-more = Hire a worker (${ $more } extra)
gwt-act-hire-less = Hire a worker (${ $less } less)
gwt-act-build = Place a building (${ $each } a craftsman)
gwt-act-build-free = Place a building for nothing, as if with { $crew } craftsmen
gwt-act-build-nothing = Place a building for nothing
gwt-act-certificates = { $count ->
    [one] Gain 1 certificate
   *[other] Gain { $count } certificates
}
gwt-act-certificates-limit = Gain certificates up to your limit
gwt-act-objective = Take an objective card
gwt-act-engine = Engine forward, up to { $spaces }
gwt-act-engine-back = Engine back { $spaces } → { $gain }
gwt-act-pay-engine = Pay ${ $dollars } → engine up to { $spaces }
gwt-act-trade = Trade for a teepee
gwt-act-outlaw = Take an outlaw
gwt-act-aux = Auxiliary action, single or double
gwt-act-aux-single = Auxiliary action, single
gwt-act-buy = Buy cattle
gwt-act-hazard = { $dollars ->
    [0] Remove a hazard for nothing
   *[other] Remove a hazard for ${ $dollars }
}
gwt-act-move = { $steps ->
    [one] Move on 1 step
   *[other] Move on up to { $steps } steps
}
gwt-act-gain = Take { $gain }
gwt-act-draw = { $cards ->
    [one] Draw 1 card, discard 1
   *[other] Draw up to { $cards }, discard as many
}
gwt-act-delivery = Extraordinary delivery
gwt-act-upgrade-behind = Upgrade a station behind you
gwt-act-copy = Copy a building next to it
gwt-act-trash-exactly = Remove { $cards } cards from the game
gwt-act-trash = Remove up to { $cards } cards from the game
gwt-act-claim = Take a value-{ $value } card from the market
gwt-act-exchange = Take an exchange token
gwt-act-branchlet = Place a branchlet
gwt-act-choice = Choose

## Offers

gwt-offer-start = { $place } · { $what }
gwt-offer-go = { $place } · { $what }
gwt-offer-go-toll = { $place } · { $what } · pay ${ $dollars }
gwt-offer-go-tolls = { $place } · { $what } · pay ${ $dollars }–{ $most }
gwt-offer-way = { $steps ->
    [one] 1 step: pay { $tolls }
   *[other] { $steps } steps: pay { $tolls }
}
gwt-offer-way-free = { $steps ->
    [one] 1 step, no toll
   *[other] { $steps } steps, no toll
}
gwt-offer-copy = Copy { $place } · { $what }
gwt-offer-risk = Risk: { $action }
gwt-offer-aux = Aux: { $action }
gwt-offer-aux-double = Aux twice: { $action }
gwt-offer-play = Play { $card }
gwt-offer-finish = Finish turn
gwt-offer-enter = Enter Kansas City
gwt-offer-foresight = Place { $tile }
gwt-offer-spend = { $certificates ->
    [one] Spend 1 certificate: value { $value }
   *[other] Spend { $certificates } certificates: value { $value }
}
gwt-offer-spend-none = Spend none: value { $value }
gwt-offer-deliver = { $city } ({ $value }){ $gain ->
    [0] { "" }
   *[other] { " " }· gain ${ $gain }
}{ $dollars ->
    [0] { "" }
   *[other] { " " }· transport ${ $dollars }
}
gwt-offer-disc = Clear { $space }
gwt-offer-move-disc = Move your disc from station { $station }
gwt-offer-hire = Hire { $worker } for ${ $dollars }
gwt-offer-hire-token-row = Hire { $worker } from the token’s row for ${ $dollars }
gwt-offer-tile = Build { $building }
gwt-offer-site = { $place } for ${ $dollars }
gwt-offer-replace = { $place } for ${ $dollars }, replaces { $building }
gwt-offer-hazard = Remove { $place } ({ $points } points)
gwt-offer-teepee-pay = Take { $tile }, pay ${ $dollars }
gwt-offer-teepee-gain = Take { $tile }, gain ${ $dollars }
gwt-offer-outlaw-token = Take { $tile }, gain an exchange token
gwt-offer-buy = Buy { $card } for ${ $dollars }
gwt-offer-two = Buy 2 of value { $value } for ${ $dollars }
gwt-offer-pair = { $cards }
gwt-offer-reveal = Turn up 2 more market cards
gwt-offer-display = Take { $card }
gwt-offer-stack = Take the unseen top of the stack
gwt-offer-discard = Discard { $card }
gwt-offer-trash = Remove { $card }
gwt-offer-draw = { $cards ->
    [one] Draw 1 card
   *[other] Draw { $cards } cards
}
gwt-offer-engine = Engine to { $stop }
gwt-offer-upgrade = Upgrade station { $station } for ${ $dollars }
gwt-offer-appoint = Give up your rightmost { $worker }
gwt-offer-exchange = Spend an exchange token
gwt-offer-town = { $town } · { $slot }
gwt-offer-claim = Take { $card }
gwt-offer-spare-master = Take { $master }
gwt-skip = Skip
gwt-skip-buy = Stop buying
gwt-skip-trash = Keep the rest
gwt-skip-engine = Leave the engine
gwt-skip-move = Stay here
gwt-skip-upgrade = No upgrade
gwt-skip-master = Keep your workers
gwt-skip-disc = Deliver without a disc
gwt-skip-branchlet = Place none

## Hints

gwt-hint-aux-only = Only one single auxiliary action here
gwt-hint-kansas-city = Choose three tiles for the board, cash in your hand, deliver it to a city
gwt-hint-loses-points = { $points ->
    [one] You lose its 1 point
   *[other] You lose its { $points } points
}
gwt-hint-points = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
}
gwt-hint-cowboys = { $cowboys ->
    [one] Uses 1 cowboy
   *[other] Uses { $cowboys } cowboys
}
gwt-hint-slot = { $slot ->
    [5] Slot 5, 4 points: { $action }
    [6] Slot 6, 4 points: { $action }
   *[other] Slot { $slot }: { $action }
}
gwt-hint-slot-plain = { $slot ->
    [5] Slot 5: 4 points at the end
    [6] Slot 6: 4 points at the end
   *[other] Slot { $slot }: no action of its own
}
gwt-hint-tile = { $craftsmen ->
    [one] 1 craftsman
   *[other] { $craftsmen } craftsmen
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $actions }
gwt-hint-site = No woods, no risk action
gwt-hint-site-woods = In the woods
gwt-hint-site-risk = Risk action: { $action }
gwt-hint-site-woods-risk = In the woods. Risk action: { $action }
gwt-hint-deliver = Takes { $corners }{ $points ->
    [0] { "" }
   *[other] { "" }; { $points } points at the end
}{ $objectives ->
    [0] { "" }
    [one] { "" }; an objective card
   *[other] { "" }; { $objectives } objective cards
}
gwt-hint-deliver-no-disc = No disc to place: nothing of what the city brings or costs
gwt-hint-deliver-no-disc-no-gain = No disc to place: no ${ $gain }, no { $points } points
gwt-hint-delivery-value = { $value ->
    [0] Worth 0: only Kansas City
   *[other] Worth a city of up to { $value }
}
gwt-hint-station = Upgrade for ${ $dollars }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
gwt-hint-station-without = No upgrade: { $why }
gwt-hint-station-done = You have upgraded this station already
gwt-hint-exchange = Draw up to 2 cards, then discard as many; you have { $left }
gwt-hint-town-tile = Town tile: { $tile }
gwt-hint-town-city = Opens this city for your deliveries
gwt-hint-deliver-more = { $hint }{ $tokens ->
    [0] { "" }
    [one] { "" }; an exchange token
   *[other] { "" }; { $tokens } exchange tokens
}{ $masters ->
    [0] { "" }
   *[other] { "" }; an unused station master
}
gwt-hint-foresight = Goes to { $place }
gwt-hint-foresight-job = Goes to row { $row } of the job market
gwt-hint-foresight-gone = No space is free: it leaves the game

## Groups of offers

gwt-group-move = Move
gwt-group-local = Local actions
gwt-group-aux = Auxiliary actions
gwt-group-objectives = Objective cards
gwt-group-finish = Go on
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

gwt-ask-start = Your first turn: on which neutral building do you begin?
gwt-ask-turn = { $steps ->
    [one] Where do you go from { $from }? You may walk 1 step.
   *[other] Where do you go from { $from }? You may walk up to { $steps } steps.
}
gwt-ask-way = Several ways lead to { $place }. Which one?
gwt-ask-visit = You are at { $place }. What do you do?
gwt-ask-visit-copied = At { $place } you do what { $what } shows. It counts what is yours, and what it brings is yours.
gwt-ask-move = { $steps ->
    [one] Where do you go on to? 1 step.
   *[other] Where do you go on to? Up to { $steps } steps.
}
gwt-ask-free-move = Where does the card take you? Up to { $steps } steps, no tolls; the place is not used.
gwt-ask-arrival = You have reached Kansas City. Objective cards can be played now, or not until your next turn.
gwt-ask-foresight = Kansas City, foresight { $column }: which tile do you put on the board?
gwt-ask-income = Your hand is worth { $value }. Do you spend certificates on top?
gwt-ask-deliver = Your delivery is worth { $value }. Which city does it go to?
gwt-ask-end = Your turn is done: finish it.
gwt-ask-hire = Whom do you hire?
gwt-ask-build = { $craftsmen ->
    [one] Which building do you place? You have 1 craftsman.
   *[other] Which building do you place? You have { $craftsmen } craftsmen.
}
gwt-ask-site = Where does { $building } go?
gwt-ask-trade = Which teepee do you take?
gwt-ask-outlaw = Which outlaw do you take?
gwt-ask-hazard = { $dollars ->
    [0] Which hazard do you remove, for nothing?
   *[other] Which hazard do you remove, for ${ $dollars }?
}
gwt-ask-hazard-or-trade = A hazard for nothing, or a trade: which tile do you take?
gwt-ask-hazard-or-outlaw = A hazard for nothing, or an outlaw: which tile do you take?
gwt-ask-aux = Which auxiliary action do you take?
gwt-ask-buy = { $cowboys ->
    [one] What do you buy? 1 cowboy can still be used.
   *[other] What do you buy? { $cowboys } cowboys can still be used.
}
gwt-ask-buy-two = Which two cards do you buy?
gwt-ask-objective = Which objective card do you take?
gwt-ask-discard = Which card do you discard? { $want } → { $gain }
gwt-ask-draw = How many cards do you draw? Up to { $cards }; you then discard as many.
gwt-ask-drop = { $cards ->
    [one] Discard 1 card.
   *[other] Discard { $cards } cards, one by one in the order of this list.
}
gwt-ask-trash = { $cards ->
    [one] Which card do you remove from the game?
   *[other] Which cards do you remove from the game? Up to { $cards }, one by one in the order of this list.
}
gwt-ask-trash-exactly = { $cards ->
    [one] Which card do you remove from the game?
   *[other] Which { $cards } cards do you remove from the game? One by one in the order of this list.
}
gwt-ask-engine = { $spaces ->
    [one] Where does your engine go? 1 space forward.
   *[other] Where does your engine go? Up to { $spaces } spaces forward.
}
gwt-ask-engine-back = { $spaces ->
    [one] Your engine goes back 1 space: where to?
   *[other] Your engine goes back { $spaces } spaces: where to?
}
gwt-ask-way-back = Your engine has reached the last space and has to go back, for $3: where to?
gwt-ask-delivery-back = How far back does your engine go? Each numbered space is worth 1 for the delivery.
gwt-ask-upgrade = Your engine stands at station { $station }. Do you upgrade it?
gwt-ask-upgrade-behind = Which station behind your engine do you upgrade?
gwt-ask-disc-city = Which of your discs goes to { $city }?
gwt-ask-disc-station = Which of your discs goes to station { $station }?
gwt-ask-master = Station master: { $master }. Do you give up a worker for it?
gwt-ask-ready = { $cards ->
    [one] Before the first turn: discard 1 card.
   *[other] Before the first turn: discard { $cards } cards, one by one in the order of this list.
}
gwt-ask-upgrade-town = Your branchlet lies beside station { $station }. Do you upgrade it?
gwt-ask-spare-master = New York: which unused station master do you take?
gwt-ask-branchlet = { $count ->
    [one] Where do you place your branchlet?
   *[other] Where do you place your branchlets? { $count } are left.
}
gwt-ask-shed = { $cards ->
    [one] Which card of value { $value } do you discard?
   *[other] Which cards of value { $value } do you discard? { $cards }, one by one in the order of this list.
}
gwt-ask-town-tile = The town tile offers: { $tile }. Do you use it?
gwt-ask-claim = Which card of the cattle market do you take?

## To those who wait

gwt-wait-turn = { $who } is choosing where to go.
gwt-wait-ready = { $who } is discarding before the first turn.
gwt-wait-visit = { $who } is using a location.
gwt-wait-kansas-city = { $who } is in Kansas City.
gwt-wait-end = { $who } is finishing the turn.
gwt-wait-over = The game is over.

## Events

gwt-told-started = { $who } begins at { $place }.
gwt-told-went = { $who } goes to { $place }.
gwt-told-went-free = { $who } moves to { $place } without tolls.
gwt-told-toll-bank = { $who } pays a toll of ${ $dollars } to the bank.
gwt-told-toll = { $who } pays a toll of ${ $dollars } to { $payee }.
gwt-told-risk = { $who } uses the risk action.
gwt-told-aux = { $who } takes an auxiliary action ({ $action }).
gwt-told-gained = { $who } gains ${ $dollars }.
gwt-told-paid = { $who } pays ${ $dollars }.
gwt-told-certificates = { $count ->
    [one] { $who } now has 1 certificate.
   *[other] { $who } now has { $count } certificates.
}
gwt-told-discarded = { $who } discards { $cards }.
gwt-told-trashed = { $who } removes { $cards } from the game.
gwt-told-drew = { $who } draws { $cards }.
gwt-told-drew-hidden = { $count ->
    [one] { $who } draws 1 card.
   *[other] { $who } draws { $count } cards.
}
gwt-told-hired = { $who } hires one more { $worker } for ${ $dollars }.
gwt-told-built = { $who } builds { $building } on { $place } for ${ $dollars }.
gwt-told-replaced = { $who } replaces { $old } by { $building } on { $place } for ${ $dollars }.
gwt-told-engine = { $who } moves the engine forward to { $stop }.
gwt-told-engine-back = { $who } moves the engine back to { $stop }.
gwt-told-upgraded = { $who } upgrades station { $station } for ${ $dollars }.
gwt-told-cleared = { $who } clears a disc space ({ $space }).
gwt-told-disc-moved = { $who } takes the disc from station { $station }.
gwt-told-no-disc = { $who } has no disc to place.
gwt-told-appointed = { $who } gives up the rightmost { $worker } for a station master ({ $master }).
gwt-told-played = { $who } plays an objective: { $card }.
gwt-told-took = { $who } takes an objective: { $card }.
gwt-told-took-to-hand = { $who } takes an objective to the hand: { $card }.
gwt-told-took-stack = { $who } takes the top objective of the stack: { $card }.
gwt-told-took-secret = { $who } takes the top objective of the stack to the hand, unseen by others: { $card }.
gwt-told-took-secret-hidden = { $who } takes the top objective of the stack to the hand, unseen.
gwt-told-display = New on display: { $card }.
gwt-told-traded = { $who } trades: { $tile }.
gwt-told-traded-paid = { $who } trades: { $tile } for ${ $dollars }.
gwt-told-outlaw = { $who } takes an outlaw: { $tile }.
gwt-told-hazard = { $dollars ->
    [0] { $who } removes a hazard for nothing: { $tile }.
   *[other] { $who } removes a hazard for ${ $dollars }: { $tile }.
}
gwt-told-bought = { $who } buys { $cards } for ${ $dollars }.
gwt-told-revealed = { $who } turns up cattle: { $cards }.
gwt-told-foresight = { $who } puts a tile on the board: { $tile }.
gwt-told-tile-gone = No space is free: { $tile } leaves the game.
gwt-told-market = New in the cattle market: { $cards }.
gwt-told-income = { $certificates ->
    [0] { $who } delivers { $cards }: value { $value }.
    [one] { $who } delivers { $cards } with 1 certificate: value { $value }.
   *[other] { $who } delivers { $cards } with { $certificates } certificates: value { $value }.
}
gwt-told-income-empty = { $who } delivers an empty hand: value { $value }.
gwt-told-delivered = { $who } sends the herd to { $city }.
gwt-told-delivered-extra = { $who } makes an extraordinary delivery to { $city }.
gwt-told-transport = { $who } pays ${ $dollars } for the transport.
gwt-told-token = { $who } fills the job market and takes its token: the last turns begin.
gwt-told-tokens = { $count ->
    [one] { $who } gains an exchange token.
   *[other] { $who } gains { $count } exchange tokens.
}
gwt-told-exchanged = { $who } spends an exchange token.
gwt-told-simmental = Simmental cards grow: { $who } now has { $cards } on the discard pile.
gwt-told-brahman = { $who } sells Brahman cattle for another ${ $dollars }.
gwt-told-branchlet = { $who } places a branchlet: { $town }.
gwt-told-bell = { $count ->
    [one] { $who } uncovers a bell.
   *[other] { $who } now has { $count } bells.
}
gwt-told-town-tile = { $who } uses the town tile ({ $tile }).
gwt-told-claimed = { $who } takes { $card } from the market for nothing.
gwt-told-took-master = { $who } takes an unused station master ({ $master }).
gwt-told-refilled = New in Kansas City: { $tile }.
gwt-told-final-turns = { $who } has had the last turn; everybody else has one more.
gwt-told-over = The game is over.

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
gwt-why-no-pair = You have no two cattle cards of one type in hand.
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
gwt-why-nothing-to-copy = There is no building directly before or behind.
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

gwt-gauge-dollars = dollars
gwt-gauge-points = points
gwt-gauge-herd = hand value
gwt-gauge-certificates = certificates
gwt-gauge-cards = cards
gwt-gauge-cowboys = cowboys
gwt-gauge-craftsmen = craftsmen
gwt-gauge-engineers = engineers
gwt-gauge-engine = engine at
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
gwt-topic-tile-neutral-text = Neutral: everybody may use it. { $actions }
gwt-topic-tile-private-text = Needs { $craftsmen ->
    [one] 1 craftsman
   *[other] { $craftsmen } craftsmen
}, scores { $points ->
    [one] 1 point
   *[other] { $points } points
}, shows { $hand }. { $actions }
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
gwt-topic-card-text = { $immediate }. At the end { $points } points if every task is fulfilled{ $penalty ->
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
