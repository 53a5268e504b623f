# The Last Doge in English.

## Options, score, ends

option-city = Shape of the city
option-city-classic = Classic: five centered rows
option-city-grand-canal = Grand canal: three long rows
option-city-diamond = Diamond
option-city-lagoons = Lagoons: pools between the tiles
option-tribes = Tribes
option-tribes-chosen = chosen in turn order
option-tribes-random = at random
option-memory = Memory aid
option-memory-off = off: glimpses fade
option-memory-on = on: what you have seen stays shown
option-first = First player
option-first-drawn = drawn at random
option-first-seat1 = seat 1
option-first-seat2 = seat 2
option-first-seat3 = seat 3
option-first-seat4 = seat 4
option-first-seat5 = seat 5
option-swap = Swap of the one who gets out
option-swap-open = open: everybody sees which two tiles
option-swap-secret = secret: nobody else sees which two tiles
setup-first = Nobody sits where the first player should be: choose a seat of this table.
setup-own = Only letters a to z, digits, and - : . can be in a shape of your own, at most 80 of them.
source-trophies = Trophies
source-escape = Cards saved in the escape
source-artefacts = Artefacts
source-treasure = Treasure
reason-treasure = The treasure was found and the city fled.
reason-failed = Everybody guessed wrongly, then fled.
reason-tiles = The city lay open, and the escape began.
reason-rounds = The Doge lost patience and the escape began.
reason-caught = The Doge caught everybody.

## Districts

district-2 = Palace of the Doges
district-3 = Great Square
district-4 = Palaces
district-5 = Bridges
district-6 = Canals
district-7 = Lagoon
effect-none = no effect
effect-none-text = Nothing happens.
effect-discovery = artefact
effect-discovery-text = Take an artefact if another tile of this number lies face up.
effect-trophy = trophy
effect-trophy-text = Gain 1 trophy.
effect-camp = camp
effect-camp-text = Draw 1 action card.
effect-shelter = shelter
effect-shelter-text = One more card may be played for free this turn.
effect-ambush = ambush
effect-ambush-text = 1 damage to every pawn on the four tiles next to it, yours included.
effect-observatory = observatory
effect-observatory-text = Look at an opponent’s hand and take a card of your choice.
tile-d2a = Palace of the Doges 2 (artefact)
tile-d2b = Palace of the Doges 2 (trophy)
tile-d3a = Great Square 3 (artefact)
tile-d3b = Great Square 3 (trophy)
tile-d3c = Great Square 3 (observatory)
tile-d4a = Palaces 4 (artefact)
tile-d4b = Palaces 4 (trophy)
tile-d4c = Palaces 4 (ambush)
tile-d4d = Palaces 4 (shelter)
tile-d5a = Bridges 5 (artefact)
tile-d5b = Bridges 5 (camp)
tile-d5c = Bridges 5 (ambush)
tile-d5d = Bridges 5 (shelter)
tile-d5e = Bridges 5 (no effect)
tile-d6a = Canals 6 (artefact)
tile-d6b = Canals 6 (camp)
tile-d6c = Canals 6 (camp)
tile-d6d = Canals 6 (ambush)
tile-d6e = Canals 6 (shelter)
tile-d6f = Canals 6 (observatory)
tile-d7a = Lagoon 7 (artefact)
tile-d7b = Lagoon 7 (camp)
tile-d7c = Lagoon 7 (camp)
tile-d7d = Lagoon 7 (ambush)
tile-d7e = Lagoon 7 (shelter)
tile-d7f = Lagoon 7 (trophy)
tile-d7g = Lagoon 7 (no effect)
tile-face = { $district } { $number }: { $effect }
tile-hidden = Face-down tile ({ $cell })
cell = tile { $n }

## Action cards

color-grey = grey: the card of the turn
color-green = green: free
color-reaction = reaction: in another player’s turn
color-doge = yellow: DOGE
card-old-map = Old map
card-old-map-text = Look secretly at three different free face-down tiles.
card-scout = Scout
card-scout-text = Look secretly at a free face-down tile; your pawn may move there.
card-rooftop-run = Rooftop run
card-rooftop-run-text = Move along your row or column to a free face-down tile and look at it; then you may look at one beside it.
card-wager = Wager
card-wager-text = Announce a total from 4 to 14 and show two free tiles to all: 2 trophies if it is exact.
card-crossbow = Crossbow
card-crossbow-text = 1 damage to an opponent in your row or column.
card-skirmish = Skirmish
card-skirmish-text = 1 damage to an opponent on one of the eight tiles around you; then take a random card from that hand.
card-dig = Dig
card-dig-text = Discard two other cards: take an artefact.
card-fresh-trail = Fresh trail
card-fresh-trail-text = Explore once more, besides your main action.
card-rations = Rations
card-rations-text = Draw two action cards.
card-spyglass = Spyglass
card-spyglass-text = Look secretly at a face-down tile, even under an opponent’s pawn.
card-second-wind = Second wind
card-second-wind-text = This turn, play one more card without discarding for it.
card-barter = Barter
card-barter-text = Discard any number of cards and draw as many.
card-dodge = Dodge
card-dodge-text = When you would be damaged: you are not.
card-intercept = Intercept
card-intercept-text = When an opponent plays a grey or green card: it has no effect.
card-riposte = Riposte
card-riposte-text = Right after an opponent has damaged you: 1 damage to that opponent.
card-doge-sweep = The Doge sweeps
card-doge-sweep-text = Choose a row or column: 1 damage to every pawn in it, yours included.
card-doge-veil = The Doge’s veil
card-doge-veil-text = Turn a revealed tile face down; you may swap it with a free face-down tile, which you see.
card-doge-toll = The Doge’s toll
card-doge-toll-text = Every opponent discards a card.
card-doge-hunt = The Doge hunts
card-doge-hunt-text = Name a number: 1 damage to everybody whose pawn stands on it, you included.

## Artefacts

artefact-a01 = Storm lantern
artefact-a01-text = After the normal looks of an exploration, look at one more tile, once a turn.
artefact-a02 = Hiking pack
artefact-a02-text = Hand limit +1; one card more at the start of the escape.
artefact-a03 = Field binoculars
artefact-a03-text = When your main action is drawing two cards, also look at a free tile.
artefact-a04 = Kevlar vest
artefact-a04-text = Once in every turn, one damage costs you no card.
artefact-a05 = Rifle scope
artefact-a05-text = Crossbow and skirmish also reach opponents within three steps.
artefact-a06 = First-aid kit
artefact-a06-text = After you were attacked and moved, draw a card.
artefact-a07 = Brass compass
artefact-a07-text = When an attack moves you, look at two free tiles and go to one of them.
artefact-a08 = Road-sign shield
artefact-a08-text = Ambushes never damage you.
artefact-a09 = Wristwatch
artefact-a09-text = Shelter and second wind give you two free plays.
artefact-a10 = Fishing net
artefact-a10-text = Camps give you one card more.
artefact-a11 = Bunch of keys
artefact-a11-text = Artefact districts also work when a number one higher or lower lies face up.
artefact-a12 = Old camera
artefact-a12-text = When another player turns up an artefact district, look at a free tile.
artefact-a13 = Transistor radio
artefact-a13-text = When another player guesses wrongly, gain 1 trophy.
artefact-a14 = Survey atlas
artefact-a14-text = You may guess with one artefact district fewer.
artefact-a15 = Strong magnet
artefact-a15-text = When you take a card from a hand, take another at random.
artefact-a16 = Pocket knife
artefact-a16-text = Once a turn, after discarding to play a further card, draw a card.
artefact-a17 = Spray can
artefact-a17-text = Once a game: turn a revealed tile without pawn face down.
artefact-a18 = Chess set
artefact-a18-text = When you play a reaction, draw a card.
artefact-a19 = Flare pistol
artefact-a19-text = When the escape starts, look at any two tiles.
artefact-a20 = Rubber dinghy
artefact-a20-text = When the escape starts, you may go first.
artefact-a21 = Doge’s ring
artefact-a21-text = No power.
artefact-a22 = Gilded mask
artefact-a22-text = Your hand limit is one lower.
artefact-a23 = Chandelier crystal
artefact-a23-text = Whoever damages you gains one trophy more.

## Tribes

tribe-archivists = Archivists
tribe-archivists-text = Your artefacts are worth 1 more; as long as you have none, an artefact district you turn up gives you one in any case.
tribe-seress = Seress
tribe-seress-text = DOGE cards are free for you; draw a card when you play one.
tribe-children = Children of the Forest
tribe-children-text = You look at three tiles when exploring.
tribe-cult = The Cult
tribe-cult-text = Hand limit +1; draw a card when you begin a turn with two or fewer.
tribe-moglianes = Moglianes
tribe-moglianes-text = 1 trophy when you look at two tiles of one number while exploring, once a turn.

## The table

place-city = The drowned city
place-artefact-row = Artefacts on show
place-artefact-pile = Artefact pile
place-deck = Action pile
place-discards = Discards
place-piles = Piles
place-path = The way out
place-guess = The guess
path-exit = Out of the city
path-seeks = { $seat } looks for a { $number }
path-out = { $seat } is out
path-caught = { $seat } was caught looking for a { $number }
guess-found = an artefact district was found
guess-missing = an artefact district is still needed for a guess
guess-open = { $seat } may still guess once
guess-failed = { $seat } has guessed wrongly
place-seat = { $seat }
place-hand = Hand
place-artefacts = Artefacts
piece-treasure = The treasure
piece-pawn = Lantern of { $seat }
piece-pile = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
piece-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
 }
piece-trophies = Trophies
badge-value = Worth in trophies
badge-glimpse = Only you see this
badge-failed = has guessed wrongly
badge-out = out of the city
badge-caught = caught by the Doge
designed-tile = Our own: the rulebook does not say which district has which effect.
designed-card = Our own card: the printed one is not in the rulebook.
designed-artefact = Our own artefact: the printed one is not in the rulebook.
designed-tribe = One number of this sheet is ours: it cannot be read in the rulebook.
fact-over = The end
fact-setup = Set-up
fact-turn = Turn of { $seat }
fact-flight = The escape begins
fact-escape = Escape: { $seat } looks for a { $number }
fact-round = Round { $n }
fact-discoveries = { $n ->
    [one] { $n } artefact district found
   *[other] { $n } artefact districts found
 }
note-limit = { $n ->
    [one] You will discard { $n } card: your limit is { $limit }.
   *[other] You will discard { $n } cards: your limit is { $limit }.
 }
note-last-card = Your last card: lose it and the Doge has you.
note-tiles = { $n ->
    [one] { $n } free tile is left; the escape starts below two.
   *[other] { $n } free tiles are left; the escape starts below two.
 }

## Questions

ask-nothing = Nothing to decide
    .help = Somebody else decides now, or the game is over. Look around, and keep in mind what you have seen.
ask-tribe = Choose your tribe
    .help = Each tribe has a power that works until the escape begins; of all of them only the extra point for each artefact of the Archivists still counts in the final score. Take one that nobody else has taken; its text stands beside it.
ask-pawn = Put your pawn on a face-down tile and look at it
    .help = Your pawn starts on a face-down tile, and you alone see its number. Remember it: in the escape you will need a 2, a 3, and so on up to a 7.
ask-turn = Your turn: a main action and a card, in any order
    .help = In any order you may do one main action (explore, guess the treasure, or draw two cards) and play one action card. Each further card costs another card from your hand; green ones are free.
ask-limit = { $n ->
    [one] Too many cards: discard { $n } more
   *[other] Too many cards: discard { $n } more
 }
    .help = At the end of your turn you keep five cards, unless a power changes that. Choose which ones go; cards are also what keeps you alive in the escape.
ask-artefact = Take an artefact
    .help = Take one of the artefacts of the row, or the unknown top of the pile. It is worth its trophies at the end and gives its power while you own it.
ask-discard = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
 }
    .help = Choose the cards that you give up for this effect. What you keep is for later turns and for the escape.
ask-extra = Discard another card for { $card }?
    .help = You have played your card of this turn, so this one costs another card from your hand. Choose which one goes, or take it back: then nothing happens, but everybody has seen it, and if you name it again this turn you pay.
ask-intercept = { $seat } plays { $card }: intercept?
    .help = Another player has just played a grey or green card. With Intercept that card is discarded without effect; without it, or if you prefer, let it pass.
ask-look = { $n ->
    [one] Look at { $n } more tile
   *[other] Look at { $n } more tiles
 }
    .help = Look secretly at free tiles: face down, without pawn and without treasure. Nobody else learns the number, so remember where it lies.
ask-look-more = All equal: look at one more, or stop
    .help = All tiles you looked at have the same number, and everybody now knows that much. You may look at one more, again and again while they stay equal, or stop.
ask-look-extra = Your lantern shows one more tile, if you wish
    .help = Your lantern adds one look to this exploration, once a turn. Take it, or go on without.
ask-settle = Put your pawn on one of the tiles you looked at
    .help = Your pawn goes to one of the tiles you looked at; that tile stays face down. Another one of them will be turned up, and its effect will happen.
ask-reveal = Turn another of them face up
    .help = Turn up one of the other tiles you looked at: its effect happens at once, and everybody sees its number. The rest stays face down.
ask-cover = Remember what you see, then cover it
    .help = You alone see this tile now, and the table keeps no note of it unless the memory aid is on. Note number and place in your head, then cover it.
ask-step = Move your pawn there?
    .help = The scout has shown you a tile, and your pawn may move there. Moving can bring you out of reach of others, or into it.
ask-dash = Run to a free tile in your row or column
    .help = Run along your row or column to a free tile and look at it. Afterwards you may also look at one free tile beside it.
ask-bet = Announce the total of two tiles
    .help = Say what two free tiles will add up to, from 4 to 14, before you show them. If the total is exact you gain two trophies; the tiles are covered again.
ask-show = Show a tile to everybody
    .help = This free tile is shown to everybody and then covered again, without effect. Choose one whose number you know, or trust your luck.
ask-aim = Choose an opponent in reach
    .help = Choose whom the damage hits: that player loses a card and must move the pawn, and you gain a trophy. Only opponents in reach of this card can be chosen.
ask-barter = Discard what you want to exchange
    .help = Discard as many cards as you like, one by one, and then draw as many. Say that you are done when the rest shall stay.
ask-sweep = Choose a row or a column
    .help = Every pawn in the row or column takes one damage, your own included. You gain a trophy for each opponent hit, but they gain one each if you hit yourself.
ask-hunt = Name a number
    .help = Name a number: everybody whose pawn stands on such a tile takes one damage, you included. What you have seen, and what others must have seen, helps to guess.
ask-hide = Turn a revealed tile face down
    .help = Turn a revealed tile without a pawn face down again. It may then be swapped with a free tile, so that only you know where it lies.
ask-exchange = Swap it with a free face-down tile?
    .help = Swap the hidden tile with a free one, or leave it where it lies. You see the other tile as it comes to its new place.
ask-spy = Whose hand do you look at?
    .help = The observatory lets you look at one opponent’s hand and take a card of your choice. You may also let it be.
ask-steal = Take a card
    .help = You see this hand now; take the card you want. It is yours at once.
ask-dodge = { $seat } is about to damage you: dodge?
    .help = You are about to take damage. With Dodge you take none of it; otherwise you lose a card for each point and must move your pawn.
ask-riposte = { $seat } has damaged you: strike back?
    .help = You have just been damaged by an opponent. With Riposte you strike back before you move: one damage to the attacker.
ask-lose-card = Discard a card for the damage
    .help = Each damage costs one card of your choice. Keep what you need most, and remember that the attacker gains a trophy either way.
ask-lose-artefact = No card left: give an artefact to { $seat }
    .help = Without cards you pay damage with an artefact: choose which one the attacker gets. Its trophies and its power go with it.
ask-drop-artefact = No card left: discard an artefact
    .help = You have hurt yourself and hold no card, so an artefact goes to the discards. Choose the one you will miss least.
ask-compass = Your compass: look at two free tiles
    .help = Before this forced move your compass shows you two free tiles. Then you go to one of them.
ask-flee = You were attacked: move your pawn
    .help = Whoever was damaged must leave: move your pawn to any free tile and look at it. That look is a small comfort, so choose a tile you do not know yet.
ask-lead = Go first in the escape?
    .help = Your dinghy lets you take the first turn of the escape. First means that nobody stands on your tiles yet, but you see nobody’s mistakes.
ask-escape = Find a { $number }
    .help = Turn up tiles one by one and find the numbers from 2 to 7 in order; you may stop after at least one right tile. A wrong tile ends your turn and costs a card, and without a card you are caught.
ask-swap = You are out: swap two face-down tiles?
    .help = You have found the way out, and every card you still hold is worth a trophy. To confuse the others you may choose two face-down tiles and have them swapped; they see which ones, but not their faces.
ask-swap-secret = You are out: swap two face-down tiles in secret?
    .help = You have found the way out, and every card you still hold is worth a trophy. Choose two face-down tiles and have them swapped: the others learn that you have swapped two, and neither which ones nor their faces.
part-main = main action open
part-main-done = main action done
part-plays = { $n ->
    [one] { $n } card without discarding
   *[other] { $n } cards without discarding
 }
part-looked = { $n ->
    [one] { $n } tile looked at
   *[other] { $n } tiles looked at
 }
part-lives = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
 }
part-total = total { $n }

## Options of a decision

do-first = { $seat } begins
do-tribe = { $tribe }
do-explore = Explore
do-guess = Guess { $number }: { $district }
do-draw-two = Draw two cards
do-play = Play { $card }
do-use = Use { $artefact }
do-end-turn = End the turn
do-settle = Go to { $cell }
do-look = Look at { $cell }
do-reveal = Turn up { $cell }
do-show = Show { $cell }
do-hide = Turn down { $cell }
do-swap = Swap { $cell }
do-turn = Enter { $cell }
do-discard = Discard { $card }
do-react = Play { $card }
do-steal = Take { $card }
do-target = { $seat }
do-bet = { $n }
do-sweep-row = Row { $n }
do-sweep-column = Column { $n }
do-name = { $number }: { $district }
do-take = Take { $artefact }
do-take-top = Take the top of the pile
do-give = Give up { $artefact }
do-lead = Go first
do-stop = Stop here
do-done = Enough
do-carry-out = Swap them
do-take-back = Take { $card } back
do-cover = Cover again
do-pass = No
preview-explore = { $n ->
    [one] looks at { $n } tile
   *[other] looks at { $n } tiles
 }
preview-guess = once a game
preview-free = free
preview-play = the card of the turn
preview-extra = costs another card
preview-shared = costs a card: another pawn stands there

## Refusals

no-not-now = That is not what is asked now.
no-not-you = Somebody else decides now.
no-not-your-turn = { $card } is played in your own turn.
no-main-done = Your main action is done.
no-guessed = You have guessed already.
no-discoveries = You need { $need } artefact districts turned up; there are { $have }.
no-not-held = You do not hold { $card }.
no-reaction-now = { $card } is a reaction: play it in another player’s turn.
no-extra = You need another card to discard for { $card }.
no-named = { $card } is the card you want to play; discard another one.
no-taken-back = You have taken { $card } back once this turn: now it is paid for.
no-cost = You have too few other cards to pay for { $card }.
no-target = Nothing is in reach of { $card }.
no-not-yours = That artefact is not yours.
no-always-on = That artefact works by itself.
no-spent = It has been used.
no-nothing-to-hide = There is no revealed tile without a pawn.
no-tribe-taken = { $tribe }: already taken.
no-treasure = The treasure lies on { $cell }.
no-pawn = A pawn stands on { $cell }.
no-own-pawn = You may look under your own pawn at any time ({ $cell }).
no-face-up = { $cell } lies face up.
no-face-down = { $cell } lies face down.
no-looked = You have looked at { $cell } already.
no-not-looked = You have not looked at { $cell } now.
no-own-tile = Your pawn stands on { $cell }; it stays face down.
no-must-look = Look at the tiles first.
no-reach = { $cell } is out of reach.
no-same = { $cell } is the tile itself.
no-self = Choose an opponent.
no-reach-player = That opponent is out of reach.
no-cards-there = That player has no cards.
no-order-card = Cards are discarded in order; { $card } came before.
no-two-tiles = Two tiles are swapped, no more.
no-two-chosen = Choose two tiles first.
no-line = The city has no such line.
no-no-reaction = { $card } is no reaction.
no-other-moment = { $card } answers something else.
no-must-move = Your pawn must move.
no-must-discard = You must pay for the damage.
no-cards-first = Cards go before artefacts.
no-not-in-row = That artefact is not on show.
no-pile = The artefact pile is empty.
no-seen-wrong = { $cell } is seen to be wrong.
no-stop = Find a right tile first.
no-cards-in-escape = No cards are played in the escape ({ $card }).
no-artefacts-in-escape = No artefact works during the escape.
no-actions-in-escape = In the escape you only look for the way out.

## Log

log-began = { $seat } begins.
log-joined = { $seat } plays { $tribe }.
log-laid = { $artefact } is laid out.
log-settled = { $seat } goes to { $cell }.
log-looked = { $seat } looks at { $cell }.
log-announced = { $n ->
    [one] { $seat } announces: equal ({ $n } tile).
   *[other] { $seat } announces: all { $n } tiles are equal.
 }
log-revealed = { $seat } turns up { $cell }: { $tile }.
log-shown = { $seat } shows { $cell }: { $tile }.
log-hidden = { $seat } turns { $cell } face down.
log-swapped = { $seat } swaps { $a } and { $b }.
log-swapped-secret = { $seat } swaps two face-down tiles; nobody else sees which.
log-drew = { $seat } draws a card.
log-drew-card = { $seat } draws { $card }.
log-reshuffled = The discards become the new pile.
log-reshuffled-artefacts = The lost artefacts become the new pile.
log-robbed = { $seat } takes a card from { $from }.
log-robbed-card = { $seat } takes { $card } from { $from }.
log-spied = { $seat } looks at the hand of { $on }.
log-named = { $seat } wants to play { $card } for another card.
log-withdrew = { $seat } takes { $card } back.
log-played = { $seat } plays { $card }.
log-reacted = { $seat } answers with { $card }.
log-intercepted = { $card } of { $seat } has no effect.
log-discarded = { $seat } discards { $card }.
log-used = { $seat }: { $artefact } takes effect.
log-empowered = { $seat }: power of { $tribe }.
log-gained = { $n ->
    [one] { $seat } gains { $n } trophy.
   *[other] { $seat } gains { $n } trophies.
 }
log-freed = { $n ->
    [one] { $seat } may play { $n } more card for free.
   *[other] { $seat } may play { $n } more cards for free.
 }
log-took = { $seat } takes { $artefact }.
log-gave = { $seat } gives { $artefact } to { $to }.
log-dropped = { $seat } discards { $artefact }.
log-bet = { $seat } announces a total of { $n }.
log-bet-won = { $seat } is right: { $n }.
log-bet-lost = { $seat } is wrong: not { $n }.
log-swept-row = { $seat } sweeps row { $n }.
log-swept-column = { $seat } sweeps column { $n }.
log-hunted = { $n ->
    [one] { $seat } hunts on { $number }: { $n } pawn is there.
   *[other] { $seat } hunts on { $number }: { $n } pawns are there.
 }
log-hurt = { $attacker } damages { $seat }.
log-hurt-self = { $seat } is caught in the own blow.
log-guessed-right = { $seat } guesses { $number }: the treasure!
log-guessed-wrong = { $seat } guesses { $number }: wrong.
log-turn = Turn of { $seat }.
log-alarm-treasure = { $seat } has the treasure: the Doge wakes.
log-alarm-failed = With { $seat } everybody has failed: the Doge wakes.
log-alarm-tiles = After { $seat } hardly a tile is free: the Doge wakes.
log-alarm-rounds = After { $seat } the Doge has waited long enough.
log-darkness = Darkness: every tile is turned face down.
log-led = { $seat } goes first.
log-escape-turn = { $seat } looks for a { $number }.
log-turned-right = { $seat } enters { $cell }: { $tile }, right.
log-turned-wrong = { $seat } enters { $cell }: { $tile }, wrong.
log-stopped = { $seat } waits there.
log-escaped = { $n ->
    [one] { $seat } is out with { $n } card.
   *[other] { $seat } is out with { $n } cards.
 }
log-caught = The Doge catches { $seat }.
