### The interface in English. The words of games come from their own files.

## Everywhere

tagline = heavy games on a stone table
site = Dolmen
home = Home
explanation = Explanation
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
table-differs = This game was played with the rules of number { $rules }. By those of number { $here }, which this server has, it would have gone differently from entry { $entry } of its log on. Nothing is lost: whoever runs the server can let you finish it with the program it was played with.
table-differs-pack = This game was played with other content than this server has, so it does not go on here. Nothing is lost: whoever runs the server can let you finish it with the content it was played with.
table-differs-rules = This game was played with the rules of number { $rules }, and this server has those of number { $here }. Nothing is lost: whoever runs the server can let you finish it with the program it was played with.
table-differs-what = There it says “{ $written }”; it would be “{ $other }”.
recovery-new = Note this code: it brings your tables to another device.
recovery-noted = Noted
home-bring = Open a record
bring-note = A record saved here or elsewhere is checked line by line and can then be replayed and shared.
bring-file = Record file
record-bad = This record is not sound. Line { $line }: { $what }

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
kind-of-bot = Kind of bot
programs = Programs of this server
program-about = A program of this server, not one of our bots.
guest-name = Name of the friend
list-it = Show this table to everybody in the lobby
open-note = The game starts when the last seat is taken. You get a link to send.
options = Options
seed = Number for repeatable draws
seed-random = random
own-text = a text of your own
create-start = Start the game
create-wait = Open the table
bot-random = Wanderer
bot-one-step = Gatherer
bot-greedy = Gatherer
bot-ismcts = Elder
allow-hints = Seats may ask for hints
bot-pebble = Pebble
bot-pebble-about = A friendly beginner who overlooks much.
bot-flint = Flint
bot-flint-about = Has played a few times and still misses things.
bot-boulder = Boulder
bot-boulder-about = Takes what looks best at once.
bot-cairn = Cairn
bot-cairn-about = Looks a little ahead.
bot-menhir = Menhir
bot-menhir-about = Looks ahead and takes its time.
bot-dolmen = Dolmen
bot-dolmen-about = The strongest: thinks long.

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
always-pass = Always pass
always-pass-note = Every question whether you want to react is answered with “pass” after a moment, as if you had thought about it. Click again to decide yourself.
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
boards = Boards
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show all
board-open = Open the board of { $who }
board-close = Close the board of { $who }
cover-turn = It is { $who }’s turn
cover-title = The table is covered
cover-others = Somebody else
next-is = Next: { $who }
pass-on = Pass the device to { $who }
cover-now = Cover the table
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
share-game = I agree to share this game, once finished, as open data
share-note = Without names, and only if everybody at the table agrees: { $n } of { $all } so far.
resign = Give up
resign-sure = Give up for good? A bot plays on in your place.
resign-yes = Yes, give up
resign-no = No, play on
commitment = Seal of all draws, fixed before the first one:
hint = Hint
hint-thinks = Thinking …
hint-none = Nothing stands out here.
hint-expects = about { $points } points at the end, { $chance } % hope
plan = Plan
plan-title = Your plan: only you see it
plan-steps = Steps of the plan
plan-changes = What the plan costs and brings
plan-points = Points
plan-draw = Something is drawn here that nobody knows yet. If it were:
plan-if = If: { $what }
plan-waits = { $who } would decide here.
plan-others = Let them go on as they might
plan-others-did = The others go on
plan-do = { $n ->
        [one] Do it: { $n } decision
       *[other] Do it: { $n } decisions
    }
plan-close = Back to the table
plan-dropped = Step { $n } ({ $what }) is no longer possible: { $reason }
plan-stopped = Decision { $n } is no longer possible, so nothing was done. { $reason }

## Replay

replay = Replay
replay-ply = Decision { $n } of { $of }
replay-told = Played with the rules of number { $rules }, which are { $here } by now. Shown is what was told when it ended: the whole story, and the table as each round began.
timeline = Timeline
to-start = To the start
to-end = To the end
step-back = One decision back
step-on = One decision on
turn-back = One turn back
turn-on = One turn on
round-back = One round back
round-on = One round on
film-run = Play
film-stop = Pause
look-with = Seen by
look-all = everybody: all revealed
look-none = somebody who watches
share = Copy the link
branch = Play on from here
branch-title = Play on from here
branch-note = { $n ->
        [one] A new table begins after { $n } decision of this game. What was drawn so far stays; what comes is drawn anew.
       *[other] A new table begins after { $n } decisions of this game. What was drawn so far stays; what comes is drawn anew.
    }
branch-go = Open the table

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
rematch = Rematch, seats moved on
rematch-go = To the rematch
score-chart = Score by source, as bars
curve-of = Over the rounds
curve-points = Points, as if it had ended there
seed-title = Fair draws
seed-good = The seed fits its seal; all { $draws } draws follow from it, and all { $decisions } decisions are legal.
seed-none = The seed was not published; the decisions are legal, the draws are possible.
seed-given = The first { $n } draws come from the game this one goes on from.
seed-is = Seed, published at the end:
review = Review
review-open = Review the game
review-thinks = Looking through the game …
review-note = A strong bot says how the chances went and which decisions mattered.
review-chances = Chances to win over the game
review-points = Expected points over the game
review-turnings = The decisions that changed most
review-chose = Chosen: { $what } (about { $points } points, { $chance } %).
review-better = Better: { $what } (about { $points } points, { $chance } %).
review-go = See it in the replay
review-none = No decision stands out: well played.

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
setting-cover = Cover the table between people at this device
cover-auto = where hands are hidden
cover-always = always
cover-never = never
recovery-lead = A recovery code brings you and your tables to another device. A new one makes the old one void.
recovery-make = Make a recovery code
recovery-have = Recovery code from another device
recovery-use = Be that person
setting-pace = Pace of the others
pace-calm = calm: one decision after the other
pace-brisk = brisk
pace-instant = at once

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
key-hint = hint
key-plan = plan, or back to the table
key-replay = in a replay: a decision, with Shift a turn, by page a round

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
fault-outdated = This game was played with other rules than this server has; its log is kept.
fault-slow = The connection was too slow and is made anew.
fault-restart = The server restarts. Nothing is lost.
fault-bad-origin = This page was opened from a wrong address.
fault-storage = The server cannot write to its disk just now. Nothing was changed; try again in a moment.
fault-internal = The server made a mistake. Nothing was changed.

## Campaigns and what is not told yet

campaign = Campaign
campaign-won = { $n ->
    [0] no level won yet
    [one] 1 level won
   *[other] { $n } levels won
  }
level-won = won
level-tried = tried, not won yet
level-new = not played yet
spoilers-hidden = { $n ->
    [one] One entry belongs to a part of the box you have not met yet.
   *[other] { $n } entries belong to parts of the box you have not met yet.
  }
spoilers-show = Show them anyway
# People who are away, and time
setting-notify = Tell me on the desktop when it is my turn
notify-refused = This browser does not allow notifications here. The page title and icon still say when it is your turn.
proposal-bot = { $who } is away. Shall a bot play for them until they are back?
clock-late = The time for this decision is over.
clock-minutes = { $n ->
    [one] One minute left for this decision.
   *[other] { $n } minutes left for this decision.
    }
clock-hours = { $n ->
    [one] One hour left for this decision.
   *[other] { $n } hours left for this decision.
    }
clock-days = { $n ->
    [one] One day left for this decision.
   *[other] { $n } days left for this decision.
    }
stand-in-mine = A bot plays for you.
stand-in = a bot plays
program-replaced = its program fails; our bot plays
take-back = Take my seat back
absent = { $who } has been away for long.
let-bot-play = Let a bot play for them
clock = Time to decide
clock-none = no limit
clock-m10 = ten minutes a decision
clock-m60 = an hour a decision
clock-m480 = eight hours a decision
clock-m1440 = a day a decision
clock-m4320 = three days a decision
clock-d1 = by the end of the next day
clock-d3 = by the end of the third day
fault-not-absent = This seat is not away long enough.
fault-no-stand-in = No bot plays for this seat.
fault-stand-in = A bot plays for you. Take your seat back first.
fault-bad-clock = This time limit cannot be used.
webhook = Call this address when I am asked and not here
webhook-keep = Keep
webhook-note = For chat services and home automation: it gets a short JSON message, at most once a decision. Leave it empty for none.
webhook-kept = Kept.
webhook-left-out = This address gave no answer, so it is left out for a while: { $n ->
    [one] one more minute.
   *[other] { $n } more minutes.
    } Keep it again to try at once.
fault-bad-webhook = This address cannot be used. It must begin with https:// or http:// and lead to the open internet.
pass-round = Pass for this round
pass-round-note = As soon as you are asked, you pass for the rest of this round. Only you know.
answer-forced = Answer for me when there is no choice
answer-forced-note = Questions with only one answer are answered for you after a moment.
fault-no-hints = This table is played without hints.
fault-record-format = this is no record that can be read.
fault-record-cut = This record is not whole: its end is missing.
fault-record-chain = the hash chain is broken; this line or one before it was changed.
fault-record-decision = this decision is not known or not allowed here.
fault-record-digest = a round begins in another position than the record says.
fault-record-seed = the seed does not fit its seal.
fault-record-draw = this draw does not follow from the seed.
fault-record-end = the end does not fit the game.
fault-record-rules = This record was played with other rules than this program has.
fault-record-pack = This record was played with other content than this program has.
fault-record-setup = The set-up of this record cannot be played.
fault-no-tutorial = This game has no tutorial.
