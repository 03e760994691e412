# What pictures of Pacific Rails Inc. show, for those who do not see them. Short: all of it has to fit into 1,024
# characters.

pri-alt-over = The game is over.
pri-alt-turn = It is { $who }’s turn.
pri-alt-last-round = The coasts are joined, this is the last round. It is { $who }’s turn.
pri-alt-no-way-left = Nobody can connect a city any more, this is the last round. It is { $who }’s turn.
pri-alt-player = { $who }: { $points } points, workers at home { $workers }, hats { $hats }; wood { $wood }, iron { $iron }, gunpowder { $gunpowder }, coins { $coins }; rails { $rails }, bridges { $bridges }, tunnels { $tunnels }.
pri-alt-goals = Goals: { $goals }.
pri-alt-map = Tiles on the map: { $tiles }.
pri-alt-congress = Senators down: { $count }.
pri-alt-stations = Stations of { $who }: { $cities }.
pri-alt-telegraphs = Telegraphs of { $who }: { $cities }.
pri-alt-train = Carriages { $carriages }; specialists: { $specialists }; upgrades: { $upgrades }.
pri-alt-rows = Houses on the board: wood { $wood }, iron { $iron }, gunpowder { $gunpowder }, coin { $coins }; telegraphs { $telegraphs }.
pri-words-player = { $who }
