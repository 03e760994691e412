# What is said whatever the game.

## Seats without a name of their own, in playing order

seat-0 = Red
seat-1 = Blue
seat-2 = Yellow
seat-3 = White
seat-other = Seat { $number }
seat-you = you

## Enumerations: "a", "a and b", "a, b and c"; with things that occur more than once, "2 × a, b"

list-nothing = nothing
list-pair = { $first } and { $second }
list-more = { $first }, { $second }
list-counted = { $count } × { $thing }

## What somebody did: the attribute `did` of a message that tells of it, in a sentence

told = { $did }.
told-by = { $who } { $did }.
told-you = You { $did }.

## The table

game-over = The game is over.
