# What pictures of Great Western Trail show, for those who do not see them. Short: all of it has to fit into 1,024
# characters.

gwt-alt-over = The game is over.
gwt-alt-turn = It is { $who }’s turn.
gwt-alt-player = { $who }: ${ $dollars }, at { $place }, engine on { $engine }; cowboys { $cowboys }, craftsmen { $craftsmen }, engineers { $engineers }, certificates { $certificates }, buildings { $buildings }, discs { $discs }.
gwt-alt-player-waiting = { $who }: ${ $dollars }, not yet on the trail, engine on { $engine }; cowboys { $cowboys }, craftsmen { $craftsmen }, engineers { $engineers }, certificates { $certificates }, buildings { $buildings }, discs { $discs }.
gwt-alt-market = Cattle market: { $cards }.
gwt-alt-foresight = Foresight: { $tiles }.
gwt-alt-jobs = Job market: token in row { $row }; { $workers }.
gwt-alt-trail = On the trail: hazards { $hazards }, teepees { $teepees }.
gwt-alt-trail-outlaws = On the trail: hazards { $hazards }, outlaws { $teepees }.
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

gwt-alt-breed-jersey = Jersey
gwt-alt-breed-dutch-belt = Dutch Belt
gwt-alt-breed-black-angus = Black Angus
gwt-alt-breed-guernsey = Guernsey
gwt-alt-breed-holstein = Holstein
gwt-alt-breed-brown-swiss = Brown Swiss
gwt-alt-breed-ayrshire = Ayrshire
gwt-alt-breed-west-highland = West Highland
gwt-alt-breed-texas-longhorn = Texas Longhorn
gwt-alt-breed-simmental = Simmental
gwt-alt-breed-brahman = Brahman
