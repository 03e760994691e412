# What pictures of the test game show, for those who do not see them.

tg-alt-turn = It is { $who }’s turn.
tg-alt-yard = Cards in the yard: { $count }; cards in the deck: { $deck }.
