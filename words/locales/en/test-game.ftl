# The test game.

## Goods

tg-coal = coal
tg-corn = corn
tg-iron = iron
tg-wool = wool

## Prompts

tg-prompt-turn = { $count ->
    [0] Your turn is done: finish it.
    [one] Your turn: one move left.
   *[other] Your turn: { $count } moves left.
}
tg-prompt-put = Where do you put { $what }?
tg-prompt-answer = { $who } asks you for a card. Which one do you give?
tg-wait-turn = { $who } is taking a turn.
tg-wait-put = { $who } is choosing a cell of the yard.
tg-wait-answer = { $who } is choosing a card for { $other }.
tg-over = The game is over.

## Offers

tg-draw = Draw a card
tg-open = Open your crate
tg-ask = Ask { $who } for a card
tg-pick = Put { $what } into the yard
tg-finish = Finish turn
tg-cell = Row { $row }, column { $column }
tg-row = Row { $row }
tg-hint-points = { $count ->
    [one] one neighbour of the same good
   *[other] { $count } neighbours of the same good
}
tg-give = Give { $what }
tg-hint-draw = the top card of the deck comes into your hand
tg-hint-open = everybody sees what is in it
tg-hint-ask = { $who } chooses which one to give
tg-hint-pick = you choose the cell next
tg-hint-give = it goes into the other hand
tg-hint-finish = your turn ends

## Why not

tg-why-moves = There are no moves left in this turn.
tg-why-deck = The deck is empty.
tg-why-crate = Your crate is open already.
tg-why-nothing-to-give = { $who } has no cards.
tg-why-not-in-hand = You have none of it in hand.
tg-why-occupied = There is a card in this cell.

## Events

tg-drew =
    .did = drew a card
tg-drew-this =
    .did = drew { $what }
tg-opened =
    .did = opened the crate and found { $what }
tg-asked =
    .did = asked { $other } for a card
tg-gave =
    .did = gave a card to { $other }
tg-gave-this =
    .did = gave { $what } to { $other }
tg-put =
    .did = put { $what } into row { $row }, column { $column }
tg-finished =
    .did = finished the turn
tg-ended-deck = The deck is empty: the game is over.
tg-ended-rounds = The last round is over: the game is over.

## Numbers beside a player's name, and categories of points

tg-cards = cards
tg-points = points
tg-yard = yard
tg-crate = crate

## Rules

tg-topic-turn = Turn
tg-topic-turn-text = A turn has two moves: draw a card, ask another player for a card, or put a card into the yard. Opening your crate takes no move away. Moves may be left out; the turn ends when you finish it.
tg-topic-crate = Crate
tg-topic-crate-text = At the end every card in hand of the same good as your crate is worth 1 point, with rich crates 2 points.
tg-topic-yard = Yard
tg-topic-yard-text = Your card in the yard is worth 1 point for each neighbour of the same good, whoever put that.
tg-topic-end = End
tg-topic-end-text = The game ends after a turn that leaves the deck empty, or after 4 rounds (the long game: 8). Equal totals share the victory.

## What was mended

tg-repair-crate = opening one’s own crate takes no move away

## The game

tg-title = The test game
tg-about = Draw cards, open crates, fill the yard: a few minutes, for trying things out.

## Options

tg-option-group-game = The game
tg-option-about-length = How many rounds are played.
tg-option-about-crates = How much lies in a crate.
tg-option-length = Length
tg-option-length-short = Short
tg-option-length-long = Long
tg-option-about-engine = Whether the engine does what it should.
tg-option-engine = Engine
tg-option-engine-sound = Sound
tg-option-crates = Crates
tg-option-crates-plain = Plain
tg-option-crates-rich = Rich
