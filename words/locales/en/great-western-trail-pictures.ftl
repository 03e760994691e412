# What pictures of Great Western Trail show, for those who do not see them. Short: all of it has to fit into 1,024
# characters.

gwt-alt-over = The game is over.
gwt-alt-turn = It is { $who }’s turn.
gwt-alt-player = { $who }: ${ $dollars }, at { $place }, engine on { $engine }; cowboys { $cowboys }, craftsmen { $craftsmen }, engineers { $engineers }, certificates { $certificates }, buildings { $buildings }, discs { $discs }.
gwt-alt-player-waiting = { $who }: ${ $dollars }, not yet on the trail, engine on { $engine }; cowboys { $cowboys }, craftsmen { $craftsmen }, engineers { $engineers }, certificates { $certificates }, buildings { $buildings }, discs { $discs }.
gwt-alt-foresight = Foresight: { $tiles }.
gwt-alt-jobs = Job market: token in row { $row }; { $workers }.
gwt-alt-north = Extension board, by player: { $players }. Town tiles: { $tiles }.
gwt-alt-north-player = { $who } has branchlets in { $towns }
gwt-alt-north-none = { $who } has no branchlets there
gwt-alt-tokens = Exchange tokens { $tokens }.
gwt-alt-branchlets = Branchlets left { $branchlets }, bells { $bells }.
gwt-alt-display = Objectives: { $cards }.
gwt-alt-masters = Station masters: { $masters }.
gwt-alt-cards = Hand { $hand } of { $limit }, draw stack { $stack }, discard pile { $discard }.
gwt-alt-discard = On the discard pile: { $cards }.
gwt-alt-discs = Discs still on: { $spaces }.
gwt-alt-unbuilt = Buildings to place: { $buildings }.
gwt-alt-collected = Collected: hazards { $hazards }, green teepees { $green }, blue teepees { $blue }.
gwt-alt-collected-outlaws = Collected: hazards { $hazards }, green outlaws { $green }, orange outlaws { $blue }.
gwt-alt-objectives = Objective cards: { $cards }.
gwt-alt-hand = Your hand: { $cards }.
gwt-alt-hand-closed = { $who }’s hand: { $count } cards.
gwt-alt-piles = Draw stack { $stack }; discard pile: { $discard }.

# The whole position, in sections.
gwt-words-trail = Trail
gwt-words-kansas-city = Kansas City
gwt-words-jobs = Job market
gwt-words-market = Cattle market
gwt-words-objectives = Objective cards
gwt-words-railroad = Railroad
gwt-words-cities = Cities
gwt-words-north = Extension board
gwt-words-player = { $who }

gwt-words-lies = { $place }: { $thing }
gwt-words-buildings = Players’ buildings: { $things }.
gwt-words-neutral = Neutral buildings: { $things }.
gwt-words-hazards = Hazards: { $things }.
gwt-words-teepees = Teepees: { $things }.
gwt-words-outlaws = Outlaws: { $things }.
gwt-words-foresight = Column { $column }: { $tiles }; tiles left { $left }.
gwt-words-token = The token is in row { $row } of 12.
gwt-words-job = Row { $row }, ${ $dollars }: { $workers }.
gwt-words-value = Cattle of value { $value } ({ $deals }): { $cards }.
gwt-words-deal = { $cowboys ->
    [one] one cowboy
   *[other] { $cowboys } cowboys
} ${ $dollars }
gwt-words-deal-two = { $cowboys } cowboys ${ $dollars } for two
gwt-words-left = Cards left in the stack: { $count }.
gwt-words-engine = { $who }’s engine is on { $stop }.
gwt-words-station = station { $station } (${ $dollars }, { $points } points)
gwt-words-upgraded = { $who } has upgraded { $stations }.
gwt-words-master = Station master at station { $station }: { $master }.
gwt-words-delivered = { $who } has discs on { $cities }.
gwt-words-nowhere = { $who } has discs on no city.
gwt-words-score = { $total } points ({ $by }).
