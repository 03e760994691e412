# What the bot says whatever the game.

## The panel

bot-since = Since your last turn
bot-draft = Your turn so far (only you see it)
bot-more-after = … and { $count } more
bot-gauge = { $name } { $value }
bot-number = { $number }
bot-name = { $who }
bot-lock = cannot be undone
bot-choose = Choose
bot-choose-several = { $least ->
    [0] Choose up to { $most }
   *[other] { $most ->
        [one] Choose one
       *[other] Choose { $most }
    }
}
bot-choose-section = Choose a group first
bot-section-size = { $count ->
    [one] one offer
   *[other] { $count } offers
}
bot-section-page = { $first } to { $last }
bot-panel-at = turn { $turn }
bot-panel-moved = This panel was opened again further down.
bot-your-view = Your view
bot-moved-on = The game has moved on since that button was made. This is where it stands now.
bot-not-offered = That is not offered any more; this is what is.
bot-nothing-to-take-back = There is nothing to take back: what came before is final.
bot-not-your-decision = It is not your decision.
bot-turn-done = Done; the others can see it now.
bot-failed = That did not work, and nothing has changed. Please try again.
bot-cannot-store = I cannot save anything at the moment, so nothing has changed. Whoever hosts me needs to check the disk.
bot-cannot-read = This version of me cannot read this table, so it stands still; nothing is lost. Whoever hosts me needs to take a look, and /table end ends it.
bot-unknown-button = I do not know this button.
bot-no-such-table = There is no such table.
bot-no-hand = You do not sit at this table, so you have no hand. The board is open to everybody.
bot-preview = What each choice leads to
bot-preview-open = the rest depends on chance
bot-preview-same = no change yet
bot-withheld-title = Not on offer now
bot-withheld = { $what }: { $why }
bot-what-is-this = What is this? Choose from the picture
bot-nothing-withheld = Everything that the rules allow is on offer.
bot-attention = My last message at this table could not be posted. Use /table resume where the table should go on.
bot-not-sitting = You do not sit at this table; only its players can move it.
bot-renamed = The table has its new name.
bot-rename-taken = Choose a name, with letters in it, that no other table has.
bot-export-running = What you may know of this table. The seed and all choices are added once the game is over.
bot-export-over = The whole game: railhead replay table.json plays it again.
bot-frozen = The rules engine made a mistake here, so this table stands still; nothing is lost, and all other tables go on. Whoever hosts me has what is needed to repair it; then /table resume goes on here. /table end ends it.
bot-nothing-yet = Nothing has happened yet.
bot-log = The story so far
bot-log-whose = Whose turns?
bot-log-everybody = Everybody
bot-log-which-picture = Show the picture of a turn
bot-log-no-picture = The picture of turn { $turn } cannot be had any more.
bot-log-no-turn = Turn { $turn } has not been played; these are the newest.

## Buttons

bot-button-turn = ▶ Take my turn
bot-button-panel = My turn
bot-button-hand = My hand
bot-button-boards = Boards…
bot-button-since = Since my last turn
bot-button-more = More…
bot-button-newer = ◀ Newer
bot-button-older = Older ▶
bot-button-page-back = ◀ Back
bot-button-page-on = More ▶
bot-button-private = Make it private
bot-button-listed = Open it to everybody
bot-button-back = Back one
bot-button-restart = Restart turn
bot-button-explain = Explain
bot-button-join = Join
bot-button-leave = Leave
bot-button-start = Start
bot-button-start-now = Start with { $taken }
bot-button-ready = I am ready
bot-button-colours = My colour…
bot-button-not-ready = Not ready after all
bot-button-by-lot = Draw the seats by lot
bot-button-by-arrival = Seats in order of arrival
bot-button-when-ready = Start when all are ready
bot-button-by-host = Only I start
bot-button-open = Open the table
bot-button-assistant = Open a table
bot-button-refuse-invitations = Refuse invitations
bot-button-welcome-invitations = Welcome invitations
bot-button-manage = Manage…
bot-button-close = Close this table
bot-button-options = Options…
bot-button-more-options = More… ({ $count })
bot-button-options-back = What matters most
bot-button-rematch = Rematch
bot-button-take-back = Undo my last turn
bot-button-agree = Agree
bot-button-decline = Decline
bot-button-keep-me = Keep me
bot-button-here = I am here
bot-button-seat = Take this seat
bot-button-end = End it for everybody
bot-button-know = What you know of me
bot-button-forget = Forget me
bot-button-forget-now = Forget me for good

## What everybody reads

bot-setup = The table is set
bot-begins = The game begins: { $who }.
bot-thanks = Thank you for playing, { $who }.
bot-seat-order = Seat order
bot-seat-line = { $number }. { $who }
bot-commitment = Fingerprint of the shuffles (SHA-256 of this table's id and the secret seed):
bot-your-turn = turn { $turn } · { $who }, it is your turn.
bot-first-turn = The first turn
bot-setting-up = Before the first turn
bot-still-turn = The table waits
bot-others = Meanwhile
bot-past-turn = This turn is over.
bot-past-turn-of = turn { $turn } · { $who }
bot-board-whole = The whole board
bot-board-land = The whole board, first half
bot-board-table = The whole board, second half
bot-board-large = Board for zooming
bot-board-words = The whole board in words
bot-button-words = In words
bot-board-of = The board of { $who }
bot-scores = Scores
bot-stands = { $who }:
bot-standings = Standings
bot-score = { $rank }. { $who }: { $total }
bot-seed = The seed was
bot-verify = Whoever saves the attached file can play the game again with: railhead replay replay.json
bot-no-thread = I could not open a thread here, so the table talks in this channel. A thread needs { $permissions }.
bot-left-server = { $who } is no longer on this server; the table waits here until { $who } is back.
bot-rematch-call = once more with

## Taking back, seats, an early end

bot-repaired = A fault in the rules of this table is mended: from now on { $what }.
bot-took-back =
    .did = took back the last turn; whatever nobody has seen yet is reshuffled
bot-took-back-now = Your turn is yours again.
bot-taken-back = This was taken back.
bot-ask = A question to the table
bot-ask-back = { $who } asks to take back the last turn. Everything since then is undone, and whatever nobody has seen yet is reshuffled.
bot-ask-seat = { $by } asks to open the seat of { $who }, whom the table has been waiting for. Whoever takes it plays on with its hand and its turn.
bot-ask-end = { $by } asks to end this table before its game is over.
bot-ask-agreed = Agreed: { $who }.
bot-ask-open = Waiting for { $who }. { $quorum ->
    [one] One vote is enough.
   *[other] { $quorum } votes are needed in all.
}
bot-ask-done = Everybody who was needed has agreed; it is done.
bot-ask-declined = Somebody said no, so nothing changes.
bot-ask-void = The table has moved on, so there is nothing left to agree to.
bot-ask-not-asked = You are not among those who are asked.
bot-ask-too-soon = You asked this a short while ago. You can ask again { $when }.
bot-ask-sent = The others are asked now; it is done as soon as they agree.
bot-open-seat = Seat { $number } (open)
bot-seat-left = { $name } has left. Seat { $number } is open: whoever takes it plays on with its hand and its turn.
bot-seat-left-now = You have left the table. Your seat is open now, also for you.
bot-seat-left-private = You have left the table. Your seat is open now, for whoever is invited, also for you.
bot-seat-opened = The seat of { $name } was opened, as the others agreed. Whoever takes seat { $number } plays on with its hand and its turn.
bot-seat-opened-now = The seat is open now.
bot-seat-taken = { $name } takes seat { $number } and plays on from here.
bot-seat-taken-now = The seat is yours, with its hand and its turn.
bot-seat-not-open = You sit here already, or somebody else was faster.
bot-seat-forgotten = A player has left for good. Seat { $number } is open: whoever takes it plays on with its hand and its turn.
bot-former-player = a former player
bot-table-nameless = Table { $id }
bot-seat-waits = It is the turn of { $who }: whoever takes the seat plays on.
bot-seat-own = The table waits for you. If you cannot go on, /table leave opens your seat.
bot-seat-is-open = That seat is open already.
bot-seat-too-soon = A seat can be opened once the table has waited for a day, or if { $name } is no longer on this server.
bot-ended = The table was ended
bot-ended-by = { $name }, who manages the threads here, has ended this table before its game was over.
bot-ended-by-all = Everybody agreed to end this table before its game was over.
bot-ended-now = The table is ended.
bot-end-sure = You manage the threads here: you can ask the players to end this table, or end it for everybody without asking. An end cannot be taken back; the whole game so far is posted as a file.
bot-button-ask-end = Ask the players
bot-ask-end-order = Whoever keeps order here asks you to end this table before its game is over.
bot-leave-sure = Leave this table? Your seat opens for somebody else, with its hand and its turn. You can take it again as long as nobody has.
bot-button-leave-now = Leave the table
bot-direct-seat = A seat is open:
bot-end-not-yours = Only its players can ask to end a table, and whoever may manage threads here can end it.

## The lobby

bot-lobby-title = A new table
bot-lobby-seats = { $taken } of { $players } seats taken
bot-lobby-free = { $number }. free
bot-seat-ready = ready
bot-lobby-invited = Invited:
bot-lobby-declined = Cannot come:
bot-lobby-by-lot = Seats are drawn by lot when it starts.
bot-lobby-by-arrival = Seats are taken in order of arrival.
bot-lobby-host = Only the one who opened the table can start it, with whoever has joined by then.
bot-lobby-when-ready = It starts by itself as soon as every seat is taken and everybody is ready; the one who opened it can start it before.
bot-lobby-begun = The game has begun; the thread of this message is the table.
bot-lobby-begun-here = The game has begun; the table talks here.
bot-lobby-closed = This table was closed before it began. One that nobody starts closes after a week.
bot-lobby-only-host = Only the one who opened the table can start it.
bot-lobby-only-host-changes = Only the one who opened the table can change how it starts.
bot-lobby-too-few = This game needs at least { $least } players; { $seated ->
    [one] only one sits
   *[other] only { $seated } sit
} here so far.
bot-lobby-wrong-number = This game cannot be played by { $seated }; it is for { $players }.
bot-lobby-private = This table is private: only those who were invited can join.
bot-lobby-full = All { $players } seats are taken.
bot-lobby-sits = You sit here already; Leave gives your seat back.
bot-lobby-not-invited = Nobody has invited you to this table, so there is nothing to decline; you are welcome to join.
bot-lobby-declined-already = You have declined already. If you have changed your mind, just join.
bot-lobby-has-begun = This game has begun already.
bot-lobby-was-closed = This table was closed before it began.
bot-start-sure = { $taken } of { $players } seats are taken. Start with { $taken }?
bot-started-now = The game begins.
bot-ready-needless = This table starts when the one who opened it says so; nobody has to be ready.
bot-ready-already = You are ready already.
bot-colour-which = Which colour would you like?
bot-colour-any = Any that is left
bot-colour-now = Done; everybody can see it. You can still choose another.
bot-colour-taken = Somebody else was faster. These are left.
bot-not-ready-now = The table waits for you now.
bot-lobby-not-sitting = You do not sit here.
bot-lobby-removed = The host took you off your seat here, so you cannot sit down again.
bot-lobby-is-none = This table has already begun, or was closed.
bot-lobby-only-host-removes = Only the one who opened the table can take somebody off a seat.
bot-lobby-nobody-there = Nobody is left there to take off a seat.
bot-manage = Close this table, choose how it starts, or take somebody off their seat. Whoever was taken off cannot sit down again.
bot-manage-close = You manage the threads here, so you can close this table.
bot-manage-whom = Take somebody off their seat…
bot-manage-not-yours = Only the one who opened the table, and whoever may manage threads here, can do that.
bot-closed-now = The table is closed.
bot-removed-now = The seat is free again.
bot-switched-now = Done; everybody can see it.

## The way to a new table, and invitations

bot-assistant-game = Which game?
bot-assistant-edition = Which edition?
bot-assistant-how-many = How many seats?
bot-assistant-seats = { $players } seats
bot-assistant-guests = Invite up to { $most } people
bot-assistant-later = Everything else can be changed once the table is open.
bot-assistant-open = The table is open:
bot-button-all-seats = Play all seats
bot-assistant-nowhere = I may not post in this channel, so nobody can see the table. Open one where I may.
bot-assistant-server = Tables are played on a server: use /play in one of its channels.
bot-assistant-too-many = No game here can be played by that many.
bot-assistant-lost = I no longer know what was chosen here; please begin again.
bot-invite-call = you are invited:
bot-invite-most = At most { $most } people can be invited.
bot-invite-self = You sit at your own table anyway.
bot-invite-stranger = Only members of this server can be invited.
bot-invite-bot = { $name } is a bot and cannot play.
bot-invite-blind = { $name } cannot see this channel.
bot-invite-refuses = { $name } does not want to be invited; the table is open to { $name } all the same.
bot-invite-again = You have invited { $name } already, and can again { $when }.
bot-invite-declined = { $name } cannot come to **{ $table }**.

## What is played on a server

bot-tables = Tables on this server
bot-tables-none = Nothing is played here at the moment. /play opens a table.
bot-tables-nowhere = This lists what is played on a server; use it on one.
bot-tables-page = Page { $page } of { $pages }
bot-private = private
bot-private-about = Private: not listed, and I answer only those who sit here or were invited. What I post can be read by whoever sees the channel.

## Limits

bot-limit-lobbies = { $most ->
    [one] You have a table open that has not begun: start or close it first.
   *[other] You have { $most } tables open that have not begun: start or close one first.
}
bot-limit-tables = { $most ->
    [one] You sit at a table already: finish or leave it first.
   *[other] You sit at { $most } tables already: finish or leave one first.
}
bot-limit-channel = { $most ->
    [one] There is a table in this channel already: it has to end before another can begin.
   *[other] There are { $most } tables in this channel already: one has to end before another can begin.
}
bot-limit-server = { $most ->
    [one] There is a table on this server already: it has to end before another can begin.
   *[other] There are { $most } tables on this server already: one has to end before another can begin.
}
bot-too-fast = That was too fast for me; nothing has changed. Please wait a moment.
bot-play-no-game = There is no such game. The games are:
bot-play-players = This game cannot be played by that many. It is for:
bot-play-options-of-what = Options belong to a game: name the game too, or neither.
bot-play-options = These options do not exist, or do not go together. The options are:

## Settings

bot-settings = Your settings
bot-settings-kept = Saved, for all servers.
bot-setting-language = Language
bot-setting-language-about = Private answers are in the language of your Discord, as far as we speak it: English.
bot-setting-scheme = Pictures for you
bot-setting-scheme-light = Light
bot-setting-scheme-dark = Dark
bot-setting-width = Size of pictures for you
bot-setting-width-usual = As usual, 1,080 pixels wide
bot-setting-width-phone = For a small screen: the whole board in two halves
bot-setting-width-small = Small, 720 pixels: for a slow connection
bot-setting-width-large = Large, 1,620 pixels: for a large screen
bot-setting-ping = When it is your turn
bot-setting-ping-channel = A mention in the thread
bot-setting-ping-direct = A direct message instead; if I may not write to you, a mention
bot-setting-ping-none = Nothing: I look by myself, with /turns
bot-setting-finish = When nothing is left but to finish your turn
bot-setting-finish-ask = Wait for my click on Finish turn
bot-setting-finish-itself = Finish by itself
bot-setting-invitations = When somebody opens a table
bot-setting-invitations-welcome = I may be invited, with a mention
bot-setting-invitations-refused = Nobody may invite me with a mention
bot-direct = It is your turn:
bot-direct-begins = The game begins:
bot-direct-over = The game is over:
bot-direct-where = It is your turn, but I cannot post where this table talks. /table hand leads to your turn from anywhere, and /table resume gives the table another place to talk on its server.

## What is stored about somebody

bot-about-me = What I store about you
bot-about-me-where = Your settings, your invitations, and your tables: your name there and what you chose
bot-known = Everything that I have stored about you: nothing about anybody else, and nothing that a running game hides.
bot-forget-sure = If I forget you, I delete your settings and you leave every table. Where a game goes on, your seat opens and the others are told; where it is over, you become “a former player”. Your moves stay, without your name, so that the others can play on and look back; so do messages that are already on Discord. It cannot be taken back, but you are welcome to return as somebody new.
bot-forgotten = Done: nothing that I have stored names you any more.
bot-forget-busy = You have begun something else that is not done yet, so I have forgotten nothing. Please try again in a moment.

## The rules at hand

bot-rule-none = There is no such topic; type a few letters and choose one of those that come up.
bot-rule-which = Read the rule

## Options

bot-options-title = Options
bot-options-file = a file of the host's
bot-options-usual = { $count ->
    [one] One other option at its default
   *[other] { $count } other options at their defaults
}
bot-options-which = Which option?
bot-options-now = now
bot-options-host = Only the one who opened the table can change its options, and only before it starts.
bot-options-impossible = That does not go together with the other options, so nothing has changed.
bot-options-none = This game has no options.

## Playing again

bot-rematch-players = Only those who played here can open a rematch; /play opens a table of your own.
bot-rematch-nowhere = I may no longer post in the channel of this table. /play opens a new one where you use it.
bot-rematch-open = The new table is here:

## Permissions, as Discord calls them

bot-lacks = I cannot host a table here until somebody gives me { $permissions } in this channel.
bot-permission-view = View Channel
bot-permission-send = Send Messages
bot-permission-embed = Embed Links
bot-permission-attach = Attach Files
bot-permission-history = Read Message History
bot-permission-threads = Create Public Threads
bot-permission-send-in-threads = Send Messages in Threads

## Commands

bot-command-play = Opens a table; if you say nothing more, step by step
bot-command-play-game = The game
bot-command-play-players = How many seats
bot-command-play-options = Such as key=value, key=value
bot-command-turns = Everything that waits for you, longest first
bot-command-tables = What is played on this server, open seats first
bot-command-table = Looks at a table
bot-command-table-board = The full board
bot-command-table-words = Everything in words instead of a picture
bot-command-table-hand = Your hand
bot-command-table-log = What has happened, turn by turn
bot-command-table-turn = The turn to begin with; if you give none, the newest
bot-command-table-options = What this table is played with
bot-command-table-rename = Gives the table another name
bot-command-table-name = The new name
bot-command-table-export = The table as a file: what you may know, and everything once it is over
bot-command-table-leave = Opens your seat: whoever takes it plays on
bot-command-table-seat = Asks the others to open the seat of a player who has gone quiet
bot-command-table-end = Asks everybody to end the table before the game is over
bot-command-table-resume = Posts the turn message again, here
bot-command-table-table = The table; if you give none, the one of this thread
bot-command-rule = The rules in our own words: a section, a tile, a card
bot-command-rule-topic = What it is about
bot-command-settings = How pictures look for you, and how you hear of your turn
bot-command-help = How this works
bot-turns-none = Nothing waits for you.
bot-turns-line = turn { $turn }
bot-resumed = The table goes on here.
bot-resume-elsewhere = A table stays on its server: use this in one of its channels.
bot-resume-private = Not everybody who plays can see this place, so the table stays where it is.
bot-resume-hidden = { $who } cannot see this channel, so the table stays where it is.
bot-help-start-title = What is this?
bot-help-start = I host railway games that you play here over days, one turn at a time. I know all the rules, offer exactly what is allowed, draw the board for every turn, call the next player, and lose nothing.

    Type **/play** to open a table. When it is your turn, press **Take my turn**.
bot-help-playing-title = Playing
bot-help-playing = **/play** opens a table: choose the game, the seats, and whom to invite. Others press **Join**, the host presses **Start**, and the table gets a thread of its own.

    Each turn is one message there, with a picture of what happened. Whoever is next is mentioned, and nobody else.

    With **/rule** you look up any tile, card or section of the rules.
bot-help-turn-title = My turn
bot-help-turn = **Take my turn** opens your panel, which only you see. Each number is one choice; the same number stands in the picture. **Explain** says what each choice leads to, and what is not offered and why.

    With **Back** you take back a step, as long as nothing new was drawn or shown; a lock marks what cannot be undone. Others see nothing before you press **Finish turn**. Even then your panel can take the turn back: freely until somebody plays on, afterwards if they agree.
bot-help-tables-title = Tables
bot-help-tables = **/turns** lists what waits for you, **/tables** what is played on this server. **/table** shows the board, your hand, the story and the options, wherever you are. **/table resume** posts the turn message again if it was lost.

    Somebody does not come? **/table seat** asks the others to open the seat. **/table leave** opens yours, and **/table end** asks everybody to stop. Nothing of that happens by accident: you are asked first.
bot-help-hosting-title = Hosting
bot-help-hosting = Whoever opens a lobby is its host: the host sets the options, removes somebody, closes or starts it. In play a host has no more rights than the others.

    Whoever manages threads on this server can end a table, or ask its players to.

    Your own **/settings**: colours and size of pictures, how you are notified, and what is stored about you.

## Hello

bot-hello-title = All aboard!
bot-hello = I host { $games }, right here: one turn at a time, over days, with friends who are never online together. I know the rules, you make the decisions.
bot-button-open-table = Open a table
bot-button-lesson = Show me a turn
bot-lesson-page = { $page } of { $pages }
bot-lesson-you = You
bot-lesson-left = Ben
bot-lesson-right = Chiyo
bot-button-before = ◀ Back
bot-button-next = Next ▶
bot-lesson-0-title = It is your turn
bot-lesson-0 = The table posts one message for each turn: what the last player did, and a picture. You are mentioned, once. Whenever you have a minute, press **Take my turn**.
bot-lesson-1-title = Choose by number
bot-lesson-1 = A panel opens that only you can see. It lists everything you may do now, with what it costs and brings. The numbers in the picture are those of the buttons: here, the places your herder can reach.
bot-lesson-2-title = Finish, and that is it
bot-lesson-2 = Until you press **Finish turn** nobody sees a thing, and you can go back. Then the others see what you did, the next player is mentioned, and you can forget about it until your next turn.
bot-more = The story tells everything that has happened, the options what is played. Each is there as a command too, for a table in any channel: /table board, hand, log, options, resume. /turns lists what waits for you, and /help explains the rest.

## Names of tables

bot-table-name = { $first } { $second }
bot-first-0 = Dusty
bot-first-1 = Golden
bot-first-2 = Silent
bot-first-3 = Windy
bot-first-4 = Crooked
bot-first-5 = Lonely
bot-first-6 = Iron
bot-first-7 = Painted
bot-first-8 = Rusty
bot-first-9 = Silver
bot-first-10 = Northern
bot-first-11 = Burning
bot-first-12 = Hidden
bot-first-13 = Broken
bot-first-14 = Early
bot-first-15 = Long
bot-second-0 = Junction
bot-second-1 = Crossing
bot-second-2 = Canyon
bot-second-3 = Siding
bot-second-4 = Mesa
bot-second-5 = Depot
bot-second-6 = Trestle
bot-second-7 = Summit
bot-second-8 = Water Tower
bot-second-9 = Roundhouse
bot-second-10 = Gulch
bot-second-11 = Prairie
bot-second-12 = Ford
bot-second-13 = Halt
bot-second-14 = Bend
bot-second-15 = Spur
