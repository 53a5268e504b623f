### Doggerland in English

## Goods

resource-wood = wood
resource-stone = stone
resource-fur = fur
resource-bone = bone
resource-tool = tool
resource-fruit = fruit
resource-meat = meat
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-fur = { $n ->
        [one] { $n } fur
       *[other] { $n } furs
    }
amount-bone = { $n ->
        [one] { $n } bone
       *[other] { $n } bones
    }
amount-tool = { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
amount-fruit = { $n } fruit
amount-meat = { $n } meat
amount-scarcity = { $n ->
        [one] { $n } scarcity
       *[other] { $n } scarcities
    }
nothing = nothing

## Animals

animal-horse = horse
animal-reindeer = reindeer
animal-bison = bison
animal-mammoth = mammoth
the-horse = the horse
the-reindeer = the reindeer
the-bison = the bison
the-mammoth = the mammoth

## People

member-hunter = hunter-gatherer
member-shaman = shaman
member-chief = chief
member-guest-hunter = white hunter-gatherer
member-guest-chief = white chief
rival-red = red rival
rival-pink = pink rival
rival-blue = blue rival

## Land

tile-centre = first camp
tile-wood = wood
tile-stone = stone
tile-fruit = fruit
tile-shell = shell
tile-small-game = small game
tile-horse = horse land
tile-reindeer = reindeer land
tile-bison = bison land
tile-mammoth = mammoth land
direction-north = north
direction-east = east
direction-south = south
direction-west = west

## Abilities, habitats, crafts

ability-range = range
ability-transport = transport
ability-tools = tool making
habitat-simple = simple habitat
habitat-prestigious = prestigious habitat
habitat-makeshift = makeshift hut
craft-statuette = statuette
craft-necklace = necklace

## The shaman's hut

shaman-perfect-painting = perfect painting
shaman-long-journey = long journey
shaman-menhir = menhir
shaman-alignment = alignment
shaman-dolmen = dolmen
shaman-first-player = first player
shaman-move-village = move the village
shaman-trade = trade
shaman-twins = twins

## Common objectives

objective-O01 = at least 10 members, chief and shaman included
objective-O02 = at least 5 shaman actions done
objective-O03 = habitats worth at least 9 points
objective-O04 = one painted animal of each species
objective-O05 = all three abilities at their last level
objective-O06 = at least 5 craft tiles
objective-O07 = all three megaliths
objective-O08 = a birth, a megalith, a painted hot-season animal, a painted cold-season animal, a craft tile and a prestigious habitat

## Solo objectives

objective-SO01 = at least 4 prestigious habitats
objective-SO02 = all three abilities at their last level
objective-SO03 = at least 2 of the 3 megaliths
objective-SO04 = 6 built habitats
objective-SO05 = at least 5 shaman actions done
objective-SO06 = at least 4 painted horses or reindeer
objective-SO07 = at least 3 painted bison or mammoths
objective-SO08 = at least 10 members, chief and shaman included
objective-SO09 = at least 9 big animals hunted
objective-SO10 = at least 4 statuettes
objective-SO11 = at least 4 necklaces

## Solo events

event-E01 = Mild spell
event-E01-text = Programming costs no fur this round. In a hot round you gain 1 fruit instead.
event-E02 = Wandering hunter
event-E02-text = A white hunter-gatherer works for you this round. It needs neither bed nor food.
event-E03 = Guest chief
event-E03-text = A white chief works for you this round as a second chief. Two crafts and two paintings stay the limit.
event-E04 = Travelling traders
event-E04-text = Before programming, trade two resources for one up to three times. No tools.
event-E05 = Flint outcrop
event-E05-text = Gain 2 stone.
event-E06 = Windfallen trees
event-E06-text = Gain 2 wood.
event-E07 = Beached whale
event-E07-text = Gain 2 meat and 1 bone.
event-E08 = Plenty of berries
event-E08-text = Each gathering on a fruit tile yields 2 more fruit. Transport is still the limit.
event-E09 = Skilled knapper
event-E09-text = If you make tools this round, take 2 more.
event-E10 = Kind spirits
event-E10-text = The shaman's offering is free this round. A megalith is still paid.
event-E11 = Known trails
event-E11-text = Your range is 1 more this round.
event-E12 = Light appetites
event-E12-text = 3 of your members need no food this round.
event-E13 = Torchlit cave
event-E13-text = One painting costs nothing to program this round.
event-E14 = Orphan at the camp
event-E14-text = If a bed is free after newborns are housed, a hunter-gatherer joins you from the reserve.
event-E15 = Good tanning
event-E15-text = Each big-game hunt brings 1 more fur, beyond what you can carry.
event-E16 = Nervous herds
event-E16-text = Each animal migrates 1 tile farther.
event-E17 = Herds stay
event-E17-text = No animal migrates this round. The rivals do, and the priority arrow turns.
event-E18 = Shifting winds
event-E18-text = The priority arrow turns one extra quarter before the migration, and each rival goes 1 tile farther.
event-E19 = New valley
event-E19-text = After the discovery, lay up to 2 more land tiles next to any tile.
event-E20 = Snowstorm
event-E20-text = Each expedition costs 1 more fur to program.
event-E21 = Mold
event-E21-text = Lose all food of bowl 3 and half of the fruit of bowl 2, rounded up.
event-E22 = Broken points
event-E22-text = Lose half of your tools, rounded up.
event-E23 = Fever
event-E23-text = One of your hunter-gatherers cannot be placed this round. It still eats.
event-E24 = Deadly tusks
event-E24-text = After each big-game hunt with exactly the least number of members, one hunter-gatherer of the party is lost.
event-E25 = Burnt shelter
event-E25-text = One built simple habitat returns to the supply; without one you lose 2 wood. Members without a bed leave at the end of the round.
event-E26 = Night thieves
event-E26-text = Lose one craft tile or 3 non-food resources of your choice.
event-E27 = Trespassers
event-E27-text = The nearest resource tile to your village that is not exhausted is fully exhausted. An animal on it goes to the rivals.
event-E28 = Hard feeding
event-E28-text = In a cold round each meat counts as 1 food. In a hot round lose 2 fruit before the meal.
event-E29 = Fog
event-E29-text = Your range is 1 less this round, but at least 1.
event-E30 = Silent spirits
event-E30-text = Your shaman cannot use the hut this round. Other work is allowed.

## Phrases for goods and places

bowl = bowl { $n }
good-in-bowl = { $good } of bowl { $n }
tile-value = { $tile } ×{ $n }
tile-at = { $tile } ({ $cell })
tile-with-animal = { $animal } on { $tile }
craft-name = { $kind } { $id }
panel-name = { $animal }, { $line } line, { $id }
line-top = top
line-middle = middle
line-bottom = bottom
couple-hunters = two hunter-gatherers
couple-chief-hunter = chief and hunter-gatherer
couple-shaman-hunter = shaman and hunter-gatherer
couple-chief-shaman = chief and shaman
count-hunter = { $n ->
        [one] { $n } hunter-gatherer
       *[other] { $n } hunter-gatherers
    }
designed = Our own design: the printed value is known only as a picture.

## Orders: what was programmed

order-build = build a habitat ({ $who })
order-craft = craft { $craft } ({ $who })
order-birth = a birth ({ $couple })
order-expedition = an expedition to { $cell } ({ $party })
order-paint = paint on the { $line } line ({ $who })
order-train = work on { $ability } ({ $who })
order-rite = the shaman: { $rite }

## Options of the table

option-mode = game
option-mode-full = eight rounds
option-mode-short = short variant, six rounds
option-mode-easy = alone, easy
option-mode-normal = alone, normal
option-mode-hard = alone, hard
option-arrow = edge of the migration arrow
option-centre = arrow of the centre tile
option-arrow-random = at random
option-arrow-north = north
option-arrow-east = east
option-arrow-south = south
option-arrow-west = west
option-centre-random = at random
option-centre-north = north
option-centre-east = east
option-centre-south = south
option-centre-west = west
option-first = first player
option-first-random = at random
option-first-seat1 = seat 1
option-first-seat2 = seat 2
option-first-seat3 = seat 3
option-first-seat4 = seat 4

## Where points come from, and how a game ends

source-members = members
source-habitats = habitats
source-crafts = crafts
source-megaliths = megaliths
source-objectives = objectives
source-paintings = paintings
source-frescoes = fresco lines
source-scarcity = scarcity
source-solo-objectives = objectives done
reason-rounds = The last season is over.
reason-scarcity = Too much scarcity: the clan is lost.
reason-resigned = You have given up.

## Questions

ask-program = Program an action, or pass
    .help = Place members for one action now, or pass and be out until the next round; everything is carried out later, in phase 3. Some actions cost a tool or a fur at once, and each one you lack may be replaced by a scarcity, which takes 2 points away at the end.
ask-who-build = Build a habitat: who goes to the building site?
    .help = Send one member to the building site: it costs 1 tool now, and 1 fur more in the cold. You choose the habitat and pay its wood and stone when you resolve; the chief builds with 1 wood less.
ask-who-craft = Craft { $craft }: who does it?
    .help = Put one member on this craft tile; it costs 1 tool, and nobody else can take the tile this round. You pay what the tile shows when you resolve; a second craft in a round is only possible if the chief does one of the two.
ask-who-paint = Paint { $animal }: who paints?
    .help = Put one member on a free animal of the fresco; painting costs 1 tool, and 1 fur more in the cold. When you resolve, you need an animal of this species in your memory, otherwise the action is lost.
ask-who-train = Who works on { $ability }?
    .help = Any member can work on an ability, and it costs nothing now; each ability is used at most once a round. The price of the next level is paid when you resolve, and the ability rises by one level at most.
ask-who-twins = Twins: who goes with the shaman?
    .help = Twins take the shaman and one more member, a hunter-gatherer or the chief. When you resolve and pay the offering, two newborns arrive, as far as your reserve has them.
ask-torch = Torchlit cave: is this the painting that costs nothing?
    .help = The event of this round lets you program one painting without its tool and fur. Say yes to use it for this one, or no to keep it for another painting of the round.
ask-mark = Perfect painting: choose the picture for your token
    .help = Your shaman token keeps this free animal of the fresco for you. When you resolve, you may put up to two cubes on it, one for each animal of the species in your memory.
ask-party-gather = Expedition to { $tile }: who goes gathering?
    .help = Choose who goes: at most 3 components, where a hunter-gatherer, the shaman and a tool are 1 each and the chief is 2. The yield is what the tile shows times the mastery of the party, and each member carries home as much as your transport level.
ask-party-hunt = Expedition to { $tile }: who hunts { $animal }?
    .help = A hunt needs enough mastery (hunters and tools 1 each, the chief 2) and enough members: 2 and 1 for a horse, 3 and 2 for a reindeer, 6 and 3 for a bison, 8 and 4 for a mammoth. Tools that travel are spent, and the shaman does not hunt big game.
ask-valley = New valley: choose a cell for one more tile, or stop
    .help = The event lets you lay up to two more land tiles on free cells beside the land. Choose a cell, or stop whenever you like.
ask-resolve = Resolve your actions in any order: which is next?
    .help = Carry out your programmed actions in the order you like; what one brings may pay for the next. You may rest and give up the others, but a shaman who waits in vain costs 1 scarcity.
ask-raise = Which habitat do you build, and where?
    .help = A simple habitat has 3 beds and 1 point for 1 wood and 1 stone; a prestigious one has 1 bed and 3 points for 1 wood, 1 stone and 1 bone. A makeshift hut may be covered, but your members must keep enough beds.
ask-load = What do you carry home?
    .help = The party found more than it can carry: each member takes as many goods as your transport level. Choose what comes home; the rest stays behind.
ask-remember = Your memory is full: which animal do you forget?
    .help = Your memory holds two animals, and each can be painted once. Choose which one makes room for the new one, or let the new one go.
ask-knap = Tool making: improve it, make tools, or both
    .help = You may raise tool making by one level for stone, make tools once, or do both in either order. Tools are made at your level or below: 2 stone make 3, then 1 stone and 1 wood make 4, then 1 stone and 1 bone make 5.
ask-offer = What do you offer the shaman for { $rite }?
    .help = This shaman action costs an offering of 1 wood, 1 bone or 1 fur. If you do not carry it out, the shaman comes home without a mark and you take 1 scarcity.
ask-place-token = Long journey: choose the tile for your token
    .help = Put the token on any tile, however far, without an opponent's village, megalith or token. Next round only you may send an expedition there, at any distance.
ask-place-megalith = Choose the tile for your { $rite }
    .help = It stands on a tile within your range, without an opponent's village, megalith or token. It is worth 6, 8 or 10 points, and opponents can never send an expedition to its tile again.
ask-cubes = Perfect painting: one cube or two?
    .help = With two animals of the species in your memory you may paint one cube or two, stacked on one painting. Both count for their line; an animal you keep can be painted later.
ask-give = Trade: what do you give?
    .help = Give any two resources to take one, as often as you like; tools are not traded. Stop when you have enough.
ask-give-traders = Travelling traders: what do you give?
    .help = Give any two resources to take one, up to three times; tools are not traded. Stop when you have enough.
ask-receive = Trade: what do you take for it?
    .help = For the two you gave, take any one resource except a tool. Food goes into its own bowl: fruit into the first, meat into the second.
ask-feed = Feed your clan
    .help = Every member except newborns needs 1 food; a fruit is 1 food and a meat is 2. Whoever stays hungry costs 1 scarcity, and afterwards all food moves one bowl to the right, where it spoils in the end.
ask-meal = Choose what is eaten of the food that would keep
    .help = Choose which of the food that would keep is eaten; the last bowl gives the rest, because it spoils anyway. A meal feeds everybody if the food suffices.
ask-village = Move your village up to 2 tiles, or stay
    .help = Move up to 2 tiles over the land, whatever your range, to be nearer to what you need next round. You cannot stop where an opponent has a village, megalith or token.
ask-wander = The shaman leads: move your village up to 2 tiles now, or stay
    .help = The shaman lets your village move up to 2 tiles at once, besides the move at the end of the round. Where a rival stands it cannot stop.
ask-outfit = Short variant: take { $n } more of fur, stone, wood or bone
    .help = In the short variant each clan begins richer: take resources in any mix of fur, stone, wood and bone. Think of what your first actions will cost.
ask-outfit-ability = Short variant: pay for one level of one ability, or not
    .help = You may pay now for one level of one ability, at its usual price. If you decline, you keep the resources.
ask-event = { $event }: do you accept?
    .help = The event of the round is offered to you: accept it and it acts now, or decline it. Afterwards the rivals do what the card says.
ask-shelter = Burnt shelter: which simple habitat burns?
    .help = One of your simple habitats burns and returns to the supply; choose which. Members without a bed leave after the meal.
ask-thieves = { $n ->
        [one] Night thieves: a craft tile or { $n } more resource is lost
       *[other] Night thieves: a craft tile or { $n } resources are lost
    }
    .help = Give up one of your craft tiles, or 3 resources that are not food. Choose what you will miss least.
ask-trespass = Trespassers: which of the nearest tiles is exhausted?
    .help = The resource tile nearest to your village is exhausted, and where several are equally near you choose. An animal on it goes to the rivals.
ask-orphan = Orphan at the camp: does the child join you?
    .help = A bed is free, so a hunter-gatherer may join you from the reserve. The child needs no food this round, but from the next one on.
ask-wait = Nothing to decide
    .help = Somebody else decides now, or the game is over. You may look around and read the log.

## Parts chosen so far

part-party = party: { $party }
part-mastery = mastery { $n }
part-mastery-need = mastery { $n } of { $need }
part-members-need = members { $n } of { $need }
part-components = components { $n } of { $max }
part-yield = yields { $goods }
part-load = carries { $n }
part-cost = costs { $goods }
part-free = costs nothing
part-distance = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
part-room = room for { $n } more
part-left = left: { $goods }
part-given = given: { $goods }
part-trades-left = { $n ->
        [one] { $n } exchange left
       *[other] { $n } exchanges left
    }
part-need = food needed: { $n }
part-eaten = eaten so far: { $n }
part-actions = { $n ->
        [one] { $n } action left
       *[other] { $n } actions left
    }
part-chief-saves = the chief saves 1 wood
part-idle = at home: { $party }

## Options: buttons and targets

label-build = Build a habitat
label-craft = Craft { $craft }
label-birth = Birth: { $couple }
label-expedition = Expedition to { $tile }
label-paint = Paint { $panel }
label-train = Improve { $ability }
label-train-tools = Tool making
label-rite = Shaman: { $rite }
label-pass = Pass for this round
label-resign = Give up
label-send = Send { $who }
label-bring = Take a tool along
label-mark = Token on { $panel }
label-do-build = Build a habitat ({ $who })
label-do-craft = Finish { $craft }
label-do-birth = The birth
label-do-gather = Gather at { $tile }
label-do-hunt = Hunt { $animal } at { $tile }
label-do-paint = Paint { $panel }
label-do-train = Improve { $ability }
label-do-train-tools = Tool making
label-do-rite = Shaman: { $rite }
label-rest = Leave the rest undone
label-raise-ground = Build a { $habitat } on a free slot
label-raise-cover = Build a { $habitat } over a makeshift hut
label-take = Take { $good }
label-forget = Forget { $animal }
label-improve = Improve { $ability }
label-make = { $n ->
        [one] Make { $n } tool
       *[other] Make { $n } tools
    }
label-offer = Offer { $good }
label-place-token = Token on { $tile }
label-place-megalith = Megalith on { $tile }
label-place-valley = New tile at { $cell }
label-place-trespass = Exhaust { $tile }
label-cubes-once = One cube
label-cubes-twice = Two cubes
label-give = Give { $good }
label-receive = Take { $good }
label-feed = Serve this meal
label-rearrange = Lay the meal yourself
label-eat = Eat { $good }
label-move = Move to { $tile }
label-stay = Stay
label-accept = Accept
label-decline = Decline
label-torch-yes = Yes, by torchlight
label-torch-no = No, pay for it
label-burn-ground = The habitat on bare ground
label-burn-cover = The habitat over a makeshift hut
label-lose = Lose { $craft }
label-discard = Lose { $good }
label-done = Done
label-done-party = Send them off
label-done-load = Carry it home
label-done-trade = No more exchanges
label-done-outfit = No improvement
label-done-valley = No more tiles
label-other = { $name }

## Previews: what it costs and brings

preview-cost = costs { $goods }
preview-later = later costs { $goods }
preview-scarcity = { $n ->
        [one] { $n } scarcity for what is missing
       *[other] { $n } scarcities for what is missing
    }
preview-loses = one scarcity too many: you would lose the game
preview-gain = brings { $goods }
preview-yield = yields up to { $goods }
preview-carry = { $n } can be carried
preview-distance = { $n ->
        [one] { $n } step away
       *[other] { $n } steps away
    }
preview-journey = by long journey
preview-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
preview-beds = beds { $old } → { $new }
preview-no-slot = { $n ->
        [0] no habitat slot is left: it cannot be built, and is lost
        [one] all your builds share { $n } slot: what finds none is lost
       *[other] all your builds share { $n } slots: what finds none is lost
    }
preview-level = { $old } → { $new }
preview-needs = needs mastery { $mastery } and { $members } members
preview-mastery = mastery { $old } → { $new }
preview-remembered = you remember { $animal }
preview-not-remembered = not in your memory yet
preview-newborn = { $n ->
        [one] { $n } newborn
       *[other] { $n } newborns
    }
preview-homeless = { $n ->
        [one] { $n } newborn would find no bed
       *[other] { $n } newborns would find no bed
    }
preview-exhausts = the tile is exhausted
preview-half = the tile is half exhausted
preview-wasted-shaman = the shaman waits in vain: 1 scarcity
preview-undone = { $n ->
        [one] { $n } action is not carried out
       *[other] { $n } actions are not carried out
    }
preview-meal = eats { $goods }
preview-behind = stays behind: { $goods }
preview-spoils = spoils: { $goods }
preview-hut = you take the first-player hut
preview-cannot-pay = you cannot pay it yet

## The log

log-arrow-set = The migration arrow starts at the { $edge } edge.
log-centre-set = The arrow of the centre tile points { $edge }.
log-first = { $seat } is the first player.
log-objective-set = Objective: { $objective }.
log-goal-dropped = This objective is replaced: { $objective }.
log-tile-laid = New land: { $tile }.
log-craft-shown = New in the market: { $craft }.
log-fresco-turned = A fresco tile is turned up: { $animals }.
log-card-turned = The card of the round: { $event }.
log-gained = { $seat } gains { $goods }.
log-paid = { $seat } gives up { $goods }.
log-scarce = { $n ->
        [one] { $seat } takes { $n } scarcity.
       *[other] { $seat } takes { $n } scarcities.
    }
log-round-hot = Round { $n }: hot season.
log-round-cold = Round { $n }: cold season.
log-programmed = { $seat } programs: { $order }.
log-passed = { $seat } passes.
log-resigned = { $seat } gives up.
log-resolved = { $seat } resolves: { $order }.
log-skipped = { $seat } leaves undone: { $order }.
log-built = { $seat } builds a { $habitat }.
log-crafted = { $seat } makes { $craft }.
log-born = { $n ->
        [one] { $seat } has a newborn.
       *[other] { $seat } has { $n } newborns.
    }
log-gathered = { $seat } gathers at { $cell }.
log-exhausted-half = { $cell } is half exhausted.
log-exhausted-fully = { $cell } is exhausted.
log-hunted = { $seat } hunts { $animal } at { $cell }.
log-remembered = { $seat } remembers { $animal }.
log-forgotten = { $seat } forgets { $animal }.
log-painted = { $n ->
        [one] { $seat } paints { $panel }.
       *[other] { $seat } paints { $panel } to perfection, { $n } cubes.
    }
log-improved = { $seat }: { $ability } rises to level { $n }.
log-made = { $n ->
        [one] { $seat } makes { $n } tool.
       *[other] { $seat } makes { $n } tools.
    }
log-offered = { $seat } offers { $goods } to the shaman.
log-token-placed = { $seat } dreams of { $cell }: a shaman token lies there.
log-token-returned = The shaman token of { $seat } leaves { $cell }.
log-hut-taken = { $seat } takes the first-player hut.
log-traded = { $seat } trades { $given } for { $got }.
log-megalith = { $seat } raises a megalith at { $cell }: { $rite }.
log-migrated = A { $animal } migrates from { $from } to { $to }.
log-arrow-turned = The migration arrow is now at the { $edge } edge.
log-fed = { $seat } eats { $goods }.
log-hungry = { $n ->
        [one] { $seat } eats { $goods }; { $n } member stays hungry.
       *[other] { $seat } eats { $goods }; { $n } members stay hungry.
    }
log-spoiled = { $seat }: food ages, { $goods } is lost.
log-aged = { $seat }: food moves one bowl to the right.
log-housed = { $n ->
        [one] { $seat }: { $n } newborn finds a bed.
       *[other] { $seat }: { $n } newborns find a bed.
    }
log-newborns-lost = { $n ->
        [one] { $seat }: { $housed } housed, { $n } newborn is lost for want of a bed.
       *[other] { $seat }: { $housed } housed, { $n } newborns are lost for want of beds.
    }
log-objective-reached = { $seat } completes an objective for { $n } points: { $objective }.
log-spawned = A { $animal } appears at { $cell }.
log-village-moved = { $seat } moves the village from { $from } to { $to }.
log-hut-passed = The first-player hut goes to { $seat }.
log-event-accepted = { $event }: { $text }
log-event-declined = { $event } is declined.
log-rival-placed = The { $rival } stands at { $cell }.
log-rival-moved = The { $rival } goes from { $from } to { $to }.
log-taken = The rivals take { $animal } at { $cell }.
log-rivals-forgot = The rivals forget { $animal }.
log-rivals-painted = The rivals paint { $panel }.
log-craft-discarded = The rivals discard { $craft }.
log-crafts-shuffled = The discarded craft tiles are shuffled again.
log-goal-marked = Objective done: { $objective }.
log-goal-lost = Objective no longer met: { $objective }.
log-guest-came = A { $who } joins { $seat } for this round.
log-guest-left = The { $who } leaves { $seat }.
log-burnt = A simple habitat of { $seat } burns down.
log-craft-lost = { $seat } loses { $craft }.
log-died = A hunter-gatherer of { $seat } is killed on the hunt.
log-departed = { $n ->
        [one] { $n } member without a bed leaves { $seat }.
       *[other] { $n } members without a bed leave { $seat }.
    }
log-joined = An orphan joins { $seat }.

## Why not

why-not-now = That is not what is asked now.
why-not-your-turn = It is the turn of { $seat }.
why-over = The game is over.
why-chance = That is drawn, nobody chooses it.
why-not-home = No { $who } is at home.
why-craft-not-open = Not open in the market: { $craft }.
why-craft-taken = A member of { $seat } already works on { $craft }.
why-craft-limit = You have crafted this round; a second craft needs the chief, who is not at home.
why-craft-twice = Two crafts are the most in a round.
why-chief-only = A second one in the same round needs the chief.
why-birth-done = You have programmed a birth this round; one is the most.
why-no-couple = A birth needs both at home: { $couple }.
why-reserve-empty = { $n ->
        [one] Your reserve holds { $n } hunter-gatherer, and it is promised already.
       *[other] Your reserve holds { $n } hunter-gatherers, and all are promised already.
    }
why-no-tile = There is no land at { $cell }.
why-too-far = { $cell } is { $distance } steps away; your range is { $n }.
why-unreachable = No way over land leads to { $cell }.
why-village = The village of { $seat } stands at { $cell }.
why-megalith = A megalith of { $seat } stands at { $cell }.
why-token = A shaman token of { $seat } lies at { $cell }.
why-camp = An expedition of { $seat } is at { $cell }.
why-own-camp = Your own expedition is at { $cell } already.
why-rival = The { $rival } stands at { $cell }.
why-exhausted = { $cell } is exhausted.
why-empty = There is nothing to gather or to hunt at { $cell }.
why-hunt-mastery = Hunting { $animal } needs mastery { $need }, the party has { $n }: add a tool or a hunter-gatherer.
why-hunt-members = Hunting { $animal } needs { $need } members, the party has { $n }.
why-hunt-too-strong = Hunting { $animal } needs mastery { $need } and { $members } members; you can send mastery { $n } and { $most } members at most.
why-shaman-hunts = The shaman does not hunt big game.
why-components = A gathering party has at most { $max } components; with this it would have { $n }.
why-no-tools = You have no tool left to take along.
why-party-empty = An expedition has at least one member.
why-party-order = The party is put together in order: chief, shaman, hunter-gatherers, tools. Go back to change it.
why-panel-closed = That picture is not open on the wall.
why-panel-held = Somebody is already painting that picture.
why-panel-painted = That picture is painted already.
why-paint-limit = You have a painting this round; a second one needs the chief, who is not at home.
why-paint-twice = Two paintings are the most in a round.
why-ability-max = Your { $ability } is at its last level.
why-ability-used = You have used this ability this round: { $ability }.
why-shaman-away = Your shaman is not at home.
why-rite-taken = The shaman of { $seat } is on that space.
why-rite-blocked = A rival shaman blocks that space this round.
why-rite-done = You have done this before; each shaman action is done once in a game.
why-rite-silent = The spirits are silent: the hut cannot be used this round.
why-rite-absent = This game has no such space at the hut.
why-no-free-panel = No picture is free for your token.
why-no-mate = The twins need another member at home: hunter-gatherer or chief.
why-not-mate = Only a hunter-gatherer or the chief goes with the shaman.
why-guest-parent = White guests are no parents.
why-not-programmed = You have not programmed that.
why-cannot-pay = It costs { $cost }; you have { $have }.
why-not-remembered = You do not remember { $animal }.
why-no-ground = All slots without a makeshift hut are built on.
why-no-cover = No makeshift hut is left to cover.
why-cover-beds = That would leave { $n } beds for { $members } members.
why-not-yielded = No { $good } is left to take here.
why-load-order = Goods are loaded in order; you can go back.
why-load-full = You must fill the room you have: { $n } more.
why-load-enough = The party carries all that it can: it can go home now.
why-no-animal = There is no such animal to forget here: { $animal }.
why-once-a-round = Once a round is the most.
why-level = Your tool making is at level { $n }.
why-offering = The shaman accepts { $goods }.
why-not-owned = You have no { $good }.
why-no-tool-trade = Tools cannot be traded.
why-village-far = The village moves at most 2 tiles over land.
why-meal-order = Food is chosen in order; you can go back.
why-meal-enough = Nothing superfluous is eaten.
why-must-feed = You must feed your clan while there is food.
why-solo-only = Only in the solo game.
why-not-yours = Not yours: { $craft }.
why-begun = You have begun to give up goods: finish with goods.
why-not-nearest = { $cell } is not one of the nearest tiles that are not exhausted.
why-not-a-cell = No tile can be laid at { $cell }.
why-outfit-goods = Only fur, stone, wood and bone can be taken.
why-outfit-enough = The resources of the short variant are taken: now a level of an ability, or done.
why-finish = This must be finished first.
why-fever = Your last hunter-gatherer at home has a fever this round.
why-no-place = No tile in range can hold the megalith.
why-village-here = Your village is there already.
why-no-food-lost = Food is not taken, only other goods.
why-thieves-order = That many other goods cannot be made up: begin with the first kind.
why-thieves-enough = The thieves have enough: say that you are done.
why-passed = You have passed for this round.

## The bar above

fact-round = round { $n } of { $max }
fact-season-hot = hot season
fact-season-cold = cold season
fact-phase-setup = set-up
fact-phase-card = the rivals
fact-phase-program = phase 1: programming
fact-phase-discover = phase 2: discovery
fact-phase-resolve = phase 3: resolution
fact-phase-migrate = phase 4: migration
fact-phase-end = phase 5: end of the round
fact-over = the game is over
fact-turn = { $seat } decides
fact-pile = { $n ->
        [one] { $n } land tile in the pile
       *[other] { $n } land tiles in the pile
    }

## Places

place-land = Doggerland
place-cell = { $cell }
place-edge = { $edge } edge
place-supply = supply of animals
place-track = rounds
place-round-hot = round { $n }, hot
place-round-cold = round { $n }, cold
place-wall = the cave wall
place-wall-line = { $line } line
place-panel = { $animal }, { $line } line
place-hut = the shaman's hut
place-rite = { $rite }
place-market = craft market
place-site = building site
place-objectives = objectives
place-board = the clan of { $seat }
place-homes = habitats
place-slot = habitat slot { $n }
place-people = at home
place-parents = birth
place-newborns = newborns
place-abilities = abilities
place-ability = { $ability }
place-bowls = bowls
place-bowl = bowl { $n }
place-stores = stores
place-memory = memory
place-crafts = crafts
place-reserve = reserve
place-rivals = the rivals
place-rivals-memory = the rivals' memory
place-card = card of the round

## Pieces

piece-tile = { $tile }
piece-village = village of { $seat }
piece-megalith = { $rite } of { $seat }
piece-token = shaman token of { $seat }
piece-member = { $who } of { $seat }
piece-tools = tools on the way
piece-cube = cube of { $seat }
piece-rival-cube = cube of the rivals
piece-arrow = migration priority arrow
piece-marker = round marker
piece-first = first-player hut
piece-fresco = { $animal }
piece-fresco-pile = fresco tiles face down
piece-craft = { $craft }
piece-craft-pile = craft pile
piece-land-pile = land pile
piece-objective = { $objective }
piece-habitat = { $habitat }
piece-habitat-pile = pile of habitat tiles, this side up: { $habitat }
piece-offering = offering, one of: { $goods }
piece-good = { $good }
piece-scarcity = scarcity
piece-newborn = newborn of { $seat }
piece-level = level { $n }
piece-rival-shaman = rival shaman
piece-card = { $event }: { $text }
piece-reserve = hunter-gatherers in reserve
badge-arrow = animals go { $edge }
badge-value = value { $n }
badge-half = half exhausted
badge-exhausted = exhausted
badge-mastery = mastery { $n }
badge-members = members { $n }
badge-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
badge-beds = { $n ->
        [one] { $n } bed
       *[other] { $n } beds
    }
badge-cost = { $good }
badge-offering = or { $good }
badge-award = { $seat }: { $n } points
badge-done = done
badge-progress = { $n } of { $max }
badge-event-active = acts this round
badge-obligatory = obligatory
badge-rival-move = { $rival }: { $n } { $edge }
badge-limit = at most { $n }

## What the end of the round will bring

forecast-hungry = { $n ->
        [one] Food is short: { $n } member would go hungry.
       *[other] Food is short: { $n } members would go hungry.
    }
forecast-spoils = After the meal { $goods } would spoil.
forecast-homeless = { $n ->
        [one] { $n } newborn has no bed yet.
       *[other] { $n } newborns have no bed yet.
    }
forecast-no-fur = The next season is cold and you have no fur.
forecast-no-tool = You have no tool for the next round.
forecast-shaman = The shaman's action cannot be paid yet: { $rite }.
forecast-perfect = Perfect painting: { $animal } is not in your memory yet.
forecast-bedless = { $n ->
        [one] { $n } member without a bed will leave.
       *[other] { $n } members without a bed will leave.
    }
forecast-limit = One more scarcity and the game is lost.

## A set-up that cannot be played
setup-short = The short game is for two to four players.
setup-alone = Alone, choose a level: easy, normal or hard.
setup-level = The levels belong to the game for one.
setup-first = The first player must be one of those at the table.
