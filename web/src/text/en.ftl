### The interface in English. The words of games come from their own files.

## Everywhere

tagline = heavy games on a stone table
site = Dolmen
home = Home
close = Close
settings = Settings
rules = Rules
rule = Rule { $clause }
rule-of = { $what }: rule { $clause }
content = Where it comes from
game = Game
play = Play
join = Join
watch = Watch
send = Send
reload = Reload
new-table = New table

## Home

home-title = Sit down at the stone table
home-lead = Board games with every rule enforced and explained. Play alone, against bots, on one device with friends, or with people elsewhere. A name is enough.
home-new = Start a game
home-mine = My tables
home-mine-none = You sit at no table yet.
home-open = Tables with a free seat
home-open-none = No table is waiting for players.
home-watch = Watch
home-watch-none = No public game is running.
home-join = Join by link
join-link = Invitation link or table
players = { $min } to { $max } players
your-name = Your name
name-go = That’s me
your-turn = Your turn
go-on = Go on
open-seat = free seat
state-open = waiting for players
state-playing = being played
state-over = finished
state-closed = closed
state-frozen = frozen after a fault; the log is kept
recovery-new = Note this code: it brings your tables to another device.
recovery-noted = Noted

## New table

how-many = Who plays?
n-players = { $n ->
        [one] alone
       *[other] { $n } players
    }
seat-number = Seat { $n }
seat-me = Me
seat-me-too = Me as well
seat-guest = A friend on this device
seat-open = Somebody by invitation
seat-bot = A bot
bot-kind = Kind of bot
guest-name = Name of the friend
list-it = Show this table to everybody in the lobby
open-note = The game starts when the last seat is taken. You get a link to send.
options = Options
seed = Number for repeatable draws
seed-random = random
create-start = Start the game
create-wait = Open the table
bot-random = Wanderer
bot-one-step = Gatherer
bot-greedy = Gatherer
bot-ismcts = Elder

## Waiting room

room-waits = The game starts when everybody sits.
sit-here = Sit here
sit-too = Sit here as well
invite = Send this link to whoever shall play
copy = Copy
copied = Copied
fill = Give the free seats to bots and start
leave = Leave the table
connecting = Going to the table …
connecting-note = Nothing is lost; the table is kept by the server.
table-trouble = This table cannot be shown

## The table

table-title = Table
table-tools = Table tools
pane-board = Board
pane-shared = Shared
pane-mine = Mine
pane-others = Others
pane-seats = Players
panes = Parts of the table
prompt = Your decision
parts = Chosen so far
part-away = Take back: { $part }
back = Back
back-title = Take back your last decision
redo = Again
why-not = Why not?
not-allowed = Not allowed: { $reason }
ask-back = Ask the others to go back
proposal = { $n ->
        [one] { $who } asks to take back the last decision
       *[other] { $who } asks to take back the last { $n } decisions
    }
proposal-waits = Waiting for the others
agree = Agree
disagree = No
answer-for = Answer for
lit-places = { $n ->
        [one] { $n } lit place on the table
       *[other] { $n } lit places on the table
    }
waiting = Just a moment …
thinking = { $n ->
        [one] { $who } is thinking …
       *[other] { $who } are thinking …
    }
decides = decides
away = not here now
resigned = resigned
lost = Reconnecting, nothing is lost
forecast = What is coming
piece-dim = not in use
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show all
board-open = Open the board of { $who }
board-close = Close the board of { $who }
hand-over = Hand the device to { $who }.
i-am = I am { $who }
log = Log
log-earlier = Earlier
log-empty = Nothing has happened yet.
show-on-table = Show on the table
chat = Talk
chat-empty = Nobody has said anything yet.
chat-say = Say something
list = The table as text
menu = More
leave-note = You may close this page at any time; your seat is kept.
resign = Give up
resign-sure = Give up for good? A bot plays on in your place.
resign-yes = Yes, give up
resign-no = No, play on
commitment = Seal of all draws, fixed before the first one:

## Learning

what = What can I do here?
what-none = This question explains itself.
what-rules = Read on:
learn = Learn { $title } (about { $n } minutes)
learn-on = Go on with the lesson
learn-first = New to this game?
lesson = Lesson
lesson-step = Lesson, step { $n } of { $of }
lesson-choose = Your turn: choose “{ $what }”.
lesson-instead = In this lesson: choose “{ $what }”. Afterwards you may try everything.
lesson-first-next = In this lesson: read this first, then choose Next.
lesson-first-free = The lesson is over: choose how to go on first.
lesson-lost = The game has gone another way than the lesson. You can play on freely, or begin the lesson anew from the first page.
lesson-free = Play on freely against bots
lesson-leave = Leave the table
lesson-stay = Go on with the lesson
lesson-end = End the lesson
lesson-back = Earlier
lesson-show = Show me
lesson-next = Next

## Result

over = The game is over
result = Result
result-open = See the score
wins = { $n ->
        [one] { $who } wins
       *[other] { $who } win together
    }
nobody-wins = Nobody wins
score = Score by source
points-from = Points from
rank = rank { $n }
total = Total
play-again = Play again
record = Save the record

## Rules and content

rules-lead = In our own words. Rulings on unclear points have a Q in their number.
rules-search = Search the rules
rules-found = { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
content-title = What is in the box, and where it comes from
content-lead = Rulebooks print much as pictures. What stands in a text is printed, what follows from examples is deduced, the rest we have designed ourselves; in the game it carries a small pencil.
content-which = Show
content-all = everything
content-search = Search
content-found = { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
provenance-printed = printed
provenance-deduced = deduced
provenance-designed = our own

## Settings

settings-look = Look and feel
settings-you = You
setting-language = Language
setting-theme = Theme
theme-auto = like the device
theme-light = light
theme-dark = dark
theme-contrast = high contrast
setting-motion = Motion
motion-auto = like the device
motion-full = pieces fly
motion-none = nothing moves
setting-sound = Quiet sounds
setting-keys = Single keys as shortcuts
setting-cover = Cover the table when the device changes hands
recovery-lead = A recovery code brings you and your tables to another device. A new one makes the old one void.
recovery-make = Make a recovery code
recovery-have = Recovery code from another device
recovery-use = Be that person

## Keys

keys = Keys
key-tab = go from control to control
key-next = next or previous lit place
key-enter = choose what is focused
key-number = choose a numbered option
key-undo = take back
key-redo = do again
key-why = why not?
key-what = what can I do here?
key-lesson = next step of the lesson
key-options = list the lit places
key-log = log
key-chat = talk
key-list = the table as text
key-board = to the board
key-mine = to the players
key-zoom = larger, smaller, show all
key-pan = move the board
key-skip = skip the flights
key-escape = close what is open
key-help = this list

## What can go wrong

fault-unknown = Something went wrong ({ $code }). Nothing was changed.
fault-unreachable = The server cannot be reached. Your tables are safe there; try again in a moment.
fault-version = The program was renewed. Reload the page; nothing is lost.
fault-over = The game is over.
fault-no-such-seat = There is no such seat here.
fault-not-asked = It is not your decision now.
fault-stale = The table has moved on meanwhile. Look again and choose.
fault-unknown-choice = There is no such choice.
fault-not-legal = The rules do not allow that.
fault-nothing-to-undo = There is nothing of yours to take back.
fault-nothing-to-redo = There is nothing to do again.
fault-barrier-drawn = Something was drawn since: this can only be taken back if the others agree.
fault-barrier-revealed = Something was revealed since: this can only be taken back if the others agree.
fault-barrier-decided = Somebody else has decided since: this can only be taken back if the others agree.
fault-interrupted = Somebody else comes first; nothing was done.
fault-sealed = The draws of this table are made elsewhere.
fault-bad-message = The server did not understand that. Reload the page.
fault-too-large = That is too long.
fault-bad-name = This name cannot be used. Take 1 to 24 ordinary characters.
fault-bad-text = This text cannot be sent.
fault-bad-setup = The game cannot be played like this.
fault-bad-seat = There is no such seat.
fault-bad-bot = There is no such bot.
fault-no-person = Say your name first.
fault-bad-token = This device is no longer known. Say your name again or use a recovery code.
fault-bad-code = This code is not valid.
fault-no-such-game = There is no such game.
fault-no-such-language = This language is missing.
fault-no-such-table = There is no such table. Look at the link again.
fault-no-such-path = There is nothing here.
fault-not-yours = That seat belongs to somebody else.
fault-not-host = Only the one who opened the table can do that.
fault-not-invited = You need the invitation link for this table.
fault-not-watchable = This table cannot be watched.
fault-no-open-seat = No seat is free.
fault-not-started = The game has not started yet.
fault-already-started = The game has already started.
fault-not-over = The game is not over yet.
fault-no-proposal = There is no question to answer any more.
fault-too-often = That was very fast. Wait a moment.
fault-too-many = A limit of this server is reached. Try again later.
fault-frozen = This table stopped after a fault; its log is kept.
fault-slow = The connection was too slow and is made anew.
fault-restart = The server restarts. Nothing is lost.
fault-bad-origin = This page was opened from a wrong address.
fault-internal = The server made a mistake. Nothing was changed.
fault-no-tutorial = This game has no tutorial.
