# What pictures of Pacific Rails Inc. show, for those who do not see them. Short: all of it has to fit into 1,024
# characters.

pri-alt-over = The game is over.
pri-alt-turn = It is { $who }’s turn.
pri-alt-last-round = The coasts are joined, this is the last round. It is { $who }’s turn.
pri-alt-no-way-left = Nobody can connect a city any more, this is the last round. It is { $who }’s turn.
pri-alt-player = { $who }: { $points } points. Carries { $cargo }; workers at home { $workers }, hats { $hats }.
pri-alt-engines = Map, { $who }: engines at { $places }.
pri-alt-stations = Map, { $who }: stations in { $cities }.
pri-alt-telegraphs = Map, { $who }: telegraphs in { $cities }.
pri-alt-map = Map, everybody: { $tiles } tiles lie there.
pri-alt-workers = City, { $who }: workers at { $spots }.
pri-alt-spot = { $one }–{ $other }
pri-alt-top = { $district } (on top)
pri-alt-houses = City, { $who }: houses at { $districts }.
pri-alt-goals = Goals: { $goals }.
pri-alt-led = { $goal } ({ $who })
pri-alt-congress = Congress: down are senators { $senators }.
pri-alt-train = Train: { $carriages } carriages; specialists: { $specialists }; upgrades: { $upgrades }.
pri-alt-rows = Collecting brings { $yields }.
pri-alt-stock = In stock: houses { $houses }, telegraphs { $telegraphs }.
pri-words-player = { $who }
