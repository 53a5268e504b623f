## The game and its options

game-title = Prehistory
option-layout = Map
option-layout-usual = The usual map for the number of players
option-layout-two = Round valley, 2 players
option-layout-three = Round valley, 3 players
option-layout-four = Round valley, 4 players
option-layout-banks-two = Two banks, 2 players
option-layout-banks-three = Two banks, 3 players
option-layout-banks-four = Two banks, 4 players

## Where points come from, and why the game ended

source-fishing = Fishing income
source-animals = Animals caught
source-camps = Camps
source-development = Development
source-painting = Rock painting
source-footprints = Animals and footprints
source-gathering = Gathering
source-megaliths = Megaliths
source-ceremonies = Ceremony cards
reason-years = Five years have passed

## Words

color-grey = grey
color-red = red
color-yellow = yellow
color-blue = blue
color-brown = brown
color-white = white
action-painting = Painting
action-gathering = Gathering
action-ceremony = Ceremony
action-fishing = Fishing
action-hunting = Hunting
action-migration = Migration
wheel-painting = painting
wheel-gathering = gathering
wheel-ceremony = ceremony
wheel-river = fishing and hunting
wheel-migration = migration
way-clockwise = clockwise
way-back = counterclockwise
good-honey = honey
good-egg = egg
good-berry = berries
good-mushroom = mushrooms
good-fruit = fruit
good-nut = nuts
fish-trout = trout
fish-carp = carp
fish-pike = pike
species-sabre-tooth = sabre-tooth
species-woolly-rhino = woolly rhino
species-mammoth = mammoth
terrain-water = water
terrain-rock = rock
terrain-forest = forest
symbol-wave = wave
symbol-ox = ox
symbol-hand = hand
symbol-stag = stag
symbol-archer = archer
symbol-spiral = spiral
season-setup = Set-up
season-winter = Winter
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-end = End of the game
section = row {$row}, column {$column}
cell = cell {$name}
cell-start = the start camp
cell-ground = Cell {$name}: {$terrain}
feature-plain = nothing special
feature-camp = site for a camp
feature-fish = fish
feature-gathering = gathering tile
feature-animal = animal
feature-marker = marker ({$color}) for whoever stops here
feature-megalith-a = megalith A: 2 VP for its owner
feature-megalith-b = megalith B: 1 VP for each occupied cell on and around it
feature-megalith-c = megalith C: majority on and around it, 5 and 2 VP
empty = nothing
value = value {$n}
designed = {$name} was designed for this edition: the printed value is not known

## Pieces

cube = { $n ->
        [one] 1 cube ({$color})
       *[other] {$n} cubes ({$color})
    }
gain-resource = { $n ->
        [one] 1 resource ({$color})
       *[other] {$n} resources ({$color})
    }
gain-marker = { $n ->
        [one] 1 marker ({$color})
       *[other] {$n} markers ({$color})
    }
gain-dev = { $n ->
        [one] 1 development point
       *[other] {$n} development points
    }
gain-points = {$n} VP
gain-nothing = nothing
food = {$good}{ $dev ->
        [0] {""}
        [one] , 1 development point
       *[other] , {$dev} development points
    }
fish = {$kind} of value {$value}
footprint = Footprint of a {$species}, value {$value}: {$gain}
animal = {$species}, value {$value}: {$points} VP
beast = {$species}, token: {$points} VP
camp = Camp {$name}: { $members ->
        [one] 1 member
       *[other] {$members} members
    }, { $settlers ->
        [one] 1 settles
       *[other] {$settlers} settle
    }, {$points} VP, {$dev} development
rite = Ceremony {$name}, value {$value}{ $dev ->
        [0] {""}
        [one] , 1 development point
       *[other] , {$dev} development points
    }: {$count}
rite-now = worth {$n} VP now
rite-gather-set = {$points} VP for each set of {$goods}
rite-members-on-terrain = {$points} VP for each own member on {$terrain}
rite-members-at-home = {$points} VP for each member on the own board
rite-paint-full-row = {$points} VP more for each complete row of the painting
rite-megalith-bonus = {$points} VP more for each one scored of: {$megalith}
rite-dev-pairs = {$points} VP more for each {$each} development points left
rite-track-thirds = {$points} VP for each {$each} spaces of the fishing track
rite-ceremony-count = {$points} VP for each own ceremony card, this one too
rite-animal-trio = {$points} VP for each set of the three animals
rite-footprint-count = {$points} VP for each footprint: {$species}
rite-camp-count = {$points} VP for each own camp
rite-gather-any-pair = {$points} VP for each {$each} gathering tiles of any kind
rite-copy = scores the best other ceremony card once more
rite-track-15 = {$points} VP for reaching space {$each} of the fishing track
rite-fish-species = {$points} VP for each {$fish}
rite-fish-trio = {$points} VP for each set of the three fish
rite-animal-count = {$points} VP for each animal, card or token: {$species}
rite-paint-pattern = {$points} VP when these sections are painted: {$sections}
member = Member {$n} of {$seat}
member-tired = Member {$n} of {$seat}, has moved this year
shaman = Shaman of {$seat}
order-marker = {$seat} is number {$place} in the turn order
ceremony-marker = {$seat} is number {$place} on the ceremony track
fishing-marker = {$seat}: space {$at} of {$length}
fishing-mark = From space {$at}: {$points} VP and {$dev} development each year
camp-members = {$n} members build it
price-center = Price tile {$name} in the center
price-next = Price tile {$name}: the center of the next year
price-tile = Price tile {$name} for {$wheel}
icon-center = {$action}: {$color}, worth { $steps ->
        [one] 1 step
       *[other] {$steps} steps
    } in autumn
icon-painting = The symbol {$symbol} costs {$color}
icon-gathering = The tile in slot {$slot} costs {$color}
icon-ceremony = A shaman to position {$position} costs {$color}
icon-hunting = Hunting takes {$color}
icon-fishing = Fishing takes {$color}
icon-migration = Migration takes {$color}
icon-unused = {$color} does not count for migration now
weather-tile = Weather tile {$name}
line-row = Row {$n}: each side that touches gives {$gain}
line-column = Column {$n}: each side that touches gives {$gain}
basket-pair = Each pair of {$top} and {$bottom} gives {$gain}
score-now = {$seat}: {$n} VP if the game ended now

## Places

place-wheel = Price wheel and pillars
place-center = Center
place-price-pile = Price tiles of the years to come
place-gathering = Gathering tiles
place-fish = River
place-hunting = Hunting cards
place-ceremony = Ceremony cards
place-pile-gathering = Gathering tiles not yet seen
place-pile-fish = Fish not yet seen
place-pile-hunting = Hunting cards not yet seen
place-pile-ceremony = Ceremony cards not yet seen
place-fire = Ceremony fire
place-order = Turn order
place-ceremony-track = Ceremony track
place-fishing-track = Fishing track
place-land = The land
place-gathering-slot = Gathering tile {$n}
place-fish-slot = Fish {$n}
place-hunting-slot = Hunting card {$n}
place-ceremony-slot = Ceremony card {$n}
place-pillar = Pillar of {$action}
place-top = Top of the pillar of {$action}
place-foot = Foot of the pillar of {$action}
place-dial = Price tile of {$wheel}
place-fire-position = Position {$position} at the fire
fire-position = {$position}
place-seat = Board of {$seat}
place-points = Points and development
place-weather = Weather
place-tent = Tent: resources and members
place-markers = Action markers
place-painting = Rock painting
place-baskets = Baskets
place-caught = Fish
place-herd = Animals and footprints
place-ceremonies = Ceremony cards
place-megaliths = Megaliths
place-camps = Camps not yet built
place-reserve = Members not yet in the tribe
place-section = Section {$section}: {$symbols}
place-basket = Basket: {$good}

## The bar above and the forecast

fact-year = Year {$year} of {$years}
fact-action = Action: {$action}
fact-turn = {$seat} decides
forecast-fishing = {$seat}: the fishing track brings {$points} VP and {$dev} development this summer
forecast-weather = {$seat}: next spring brings {$gain}
forecast-movement = {$seat}: { $points ->
        [one] 1 step
       *[other] {$points} steps
    } left, lost when you stop

## Prices

price-fixed = {$cubes}
price-different = { $n ->
        [one] 1 of: {$colors}
       *[other] {$n} different of: {$colors}
    }
price-alike = { $n ->
        [one] 1 of: {$colors}
       *[other] {$n}, alike or not, of: {$colors}
    }
price-dance = { $n ->
        [one] 1 resource
       *[other] {$n} resources
    }, one for each shaman that moves
price-markers = { $n ->
        [one] 1 marker ({$color})
       *[other] {$n} markers ({$color})
    }

## Questions

ask-orient = Turn your weather tile as you like
    .help = Your weather tile gives you resources every spring, after turning one notch. Turn it now so that the coming years show the colors you want.
ask-arrange = Place your shamans around the fire
    .help = Your three shamans start around the fire in one of two patterns. In spring a shaman moves to the position of a color for one resource of that color, but not to one that another of your shamans holds.
ask-income = Take the resources of your weather tile, or turn it further first
    .help = Take the resources that your weather tile now shows. With development points you may first turn it further, one notch a point.
ask-spring = Choose an action or pass
    .help = Do one action for the prices its tile shows, or pass and be out for this spring. After an action one resource goes to the foot of its pillar; with two there the action is closed for the year.
ask-build = Build a camp here?
    .help = A camp needs its number of members on and next to its cell. It brings points, development and a new member at once; some of the builders settle and go back to your board.
ask-pillar = Take the markers of a pillar
    .help = Take all cubes on top of one pillar: they are your action markers for this summer and later. Each color pays for its own action, so look which ones you have use for.
ask-last = One last action with summer rules, or pass
    .help = The game is nearly over: you may do one last action of any kind at its summer price, in markers. Cubes that are left become development points, and three of those are a victory point.
ask-other = Wait
    .help = Somebody else decides now. Look at the prices and think about your next action.
ask-pay = Pay { $n ->
        [one] 1 more resource
       *[other] {$n} more resources
    } of different colors
    .help = The price is paid in different colors that the tile shows for this action. Keep in mind that one more resource goes to the foot of the pillar afterwards.
ask-pay-alike = Pay { $n ->
        [one] 1 more resource
       *[other] {$n} more resources
    } for the migration
    .help = The price is paid in the colors that the tile counts for migration, alike or not. Keep in mind that one more resource goes to the foot of the pillar afterwards.
ask-celebrate = Move up to { $n ->
        [one] 1 more shaman
       *[other] {$n} more shamans
    }, without taking a card
    .help = A ceremony without a card only moves you up in next year’s turn order. At least one shaman moves, or stays where it is, for one resource of its position’s color; then you may end it.
ask-dance = Move { $n ->
        [one] 1 more shaman
       *[other] {$n} more shamans
    }
    .help = Each shaman moves to the position of a color for one resource of that color, or stays for the color of its own; no two go to one position, and none to where another of yours stood. The card you take has the value of the number of shamans moved.
ask-dance-free = You may move up to { $n ->
        [one] 1 shaman
       *[other] {$n} shamans
    }
    .help = After a summer ceremony your shamans may move for free, up to the value of the card. Move them to make next spring’s ceremonies affordable, or leave them.
ask-foot = Put a resource at the foot of the pillar of {$action}
    .help = One resource of any color goes to the foot of the pillar of this action. In summer it is pushed to the top and becomes a marker that somebody will take, so choose a color with that in mind.
ask-summer = {$action} with markers, or pass
    .help = At each action you may act once with markers of its color, or pass. Markers you do not use are kept.
ask-autumn = Move on the map, { $points ->
        [one] 1 step
       *[other] {$points} steps
    } to use, or end your turn
    .help = Turn cubes into steps by the values of the center tile, and development points one for one; then move members, each once at most. Steps that are left at the end of your turn are lost.
ask-walk = Where does the member stop? { $points ->
        [one] 1 step
       *[other] {$points} steps
    } at most
    .help = The member may pass people and camps, but must stop on another cell where nobody stands. Only where it stops does something happen: it takes what lies there.
ask-crew = Name { $n ->
        [one] 1 more builder
       *[other] {$n} more builders
    }
    .help = Name exactly as many builders as the camp needs, on and next to its cell; whoever just moved is one of them. A member may help at several camps.
ask-settle = Name { $n ->
        [one] 1 more settler
       *[other] {$n} more settlers
    } among the builders
    .help = Some of the builders settle down: they leave the map and go back to your board. From there they can migrate again in a later year.

## Options

label-arrange = Shamans at positions {$positions}
label-orient = Turned by {$n} notches
label-paint = Paint {$section}: {$symbols}
label-gather = Gather: {$tile}
label-hold = Hold: {$card}
label-celebrate = Hold a ceremony without a card
label-catch = Catch: {$fish}
label-hunt = Hunt: {$card}
label-migrate = Migrate: { $n ->
        [one] 1 member
       *[other] {$n} members
    } to {$cell}
label-dance = Shaman from position {$from} to {$to}
label-stay = Shaman stays at position {$position}
label-pay = Pay {$color}
label-foot = Leave {$color} at the foot
label-pillar = Pillar of {$action}
label-march = Resource ({$color}) for { $steps ->
        [one] 1 step
       *[other] {$steps} steps
    }
label-rush = Marker ({$color}) for { $steps ->
        [one] 1 step
       *[other] {$steps} steps
    }
label-stride = 1 development point for 1 step
label-walk = Move the member on {$cell}
label-stop = Stop on {$cell}
label-build = {$camp}, on {$cell}
label-name = Member {$n} helps to build
label-settle = Member {$n} settles
label-harvest = Take the resources
label-turn = Turn the tile of {$wheel} {$way} (1 development)
label-turn-weather = Turn the weather tile (1 development)
label-buy-resource = Buy a resource ({$color}) for 2 development
label-buy-marker = Buy a marker ({$color}) for 3 development
label-sell-resource = Pay a resource ({$color}) for 1 development
label-sell-marker = Pay a marker ({$color}) for 1 development
label-no-camp = Build nothing more here
label-no-dance = The shamans stay
label-dance-over = The dance is over
label-pass-spring = Pass for this spring
label-pass-summer = Pass this action
label-pass-autumn = End the turn
label-pass-last = No last action
label-deal = A draw

## Previews

preview-cost = Costs {$cost}
preview-turned = After a turn {$way}: {$cost}
preview-foot = Then any resource to the foot of {$action}
preview-gain = Gives {$gain}
preview-weather = The tile then gives {$gain}
preview-fishing = Fishing track: {$from} → {$to}
preview-steps = { $n ->
        [one] 1 step
       *[other] {$n} steps
    }
preview-site = A camp can be built here
preview-joins = A new member joins your board

## Refusals

why-not-your-turn = It is not your turn.
why-not-asked = That is not what is asked now.
why-nature = That is drawn, nobody chooses it.
why-power-later = Development points are used in your turn, from the first spring on.
why-need-dev = You need { $n ->
        [one] 1 development point
       *[other] {$n} development points
    } and have {$have}.
why-keep-foot = Then nothing would be left for the foot of the pillar.
why-keep-price = Then the rest of the action could not be paid any more.
why-no-resource = You have no such resource: {$color}.
why-no-marker = You have no such marker: {$color}.
why-other-action = It is the turn of another action: {$action}.
why-closed = Both feet of the pillar are taken: {$action} is closed this year.
why-painted = You have painted {$section} already.
why-empty = Nothing lies there.
why-no-foot = You could pay, but no resource would be left for the foot of the pillar.
why-price = You cannot pay: {$cost}.
why-no-camp = {$cell} is neither the start camp nor your camp.
why-nobody-home = { $n ->
        [one] 1 member must be
       *[other] {$n} members must be
    } on your board; there are {$have}.
why-color-not-asked = Only these colors count: {$colors}.
why-color-paid = Each color is paid once.
why-too-few-colors = Then the other colors would not be enough for { $n ->
        [one] 1 resource
       *[other] {$n} resources
    }.
why-no-shaman = No shaman of yours can move from position {$position}.
why-held = Position {$position} was held by another shaman of yours when the action began.
why-position-taken = Another shaman of yours has gone to position {$position}.
why-dance-short = Then too few shamans could still move for this card.
why-dance-on = At least one shaman takes part in a ceremony; for a card as many as its value.
why-danced = As many shamans have moved as were paid for.
why-card-first = In summer the markers pay for a card.
why-three-migrate = In spring no more than three migrate together.
why-bare = No cubes lie on the pillar of {$action}, or somebody has taken them.
why-take-pillar = You must take a pillar while one has cubes.
why-foot-first = First put a resource at the foot of the pillar.
why-no-member = No member of yours stands on {$cell}.
why-tired = This member has moved this year.
why-all-tired = Nobody on the map can still move this year.
why-no-points = Pay cubes or development points for steps first.
why-no-goal = From {$cell} no free cell lies within { $points ->
        [one] 1 step
       *[other] {$points} steps
    }.
why-no-cell = There is no such cell on this map.
why-same-cell = A move ends on another cell.
why-too-far = It is { $steps ->
        [one] 1 step
       *[other] {$steps} steps
    } away; you have {$points}.
why-foreign-camp = {$cell} is the camp of somebody else; you can only pass.
why-occupied = A member stands on {$cell}; you can only pass.
why-camp-used = You have built this camp already.
why-not-near = One of your members must have stopped on {$cell} this autumn, and the one that moved must be on or next to it.
why-no-site = {$cell} is no free site for a camp.
why-few-members = This camp needs { $n ->
        [one] 1 member
       *[other] {$n} members
    } on and around; there are {$have}.
why-named = This member is named already.
why-far-away = This member is not on or next to the site.
why-no-builder = Only builders settle.
why-order = Members are named in their order, so that enough remain.

## The log

log-center = Price tile {$name} comes to the center.
log-price = Price tile {$name} is laid for {$wheel}.
log-pile = Next year’s center will be {$name}.
log-tile = Map tile {$name} is laid at place {$slot}.
log-token = {$what} on {$cell}.
log-shown = Laid out: {$what}.
log-rows-cleared = Hunting and ceremony cards are discarded.
log-reshuffled = Discards are shuffled: {$action}.
log-ranked = {$seat} is number {$place} in the turn order.
log-weather-dealt = {$seat} gets weather tile {$name}.
log-oriented = {$seat} turns the weather tile.
log-arranged = {$seat} places the shamans.
log-year = Year {$year} begins.
log-spring = Spring: all weather tiles turn.
log-summer = Summer: the cubes rise to the tops of the pillars.
log-autumn = Autumn: the tribes move.
log-last = Everybody has one last action.
log-top = A cube ({$color}) is laid on the pillar of {$action}.
log-weather-turned = {$seat} turns the weather tile further.
log-harvested = {$seat} takes the resources of the weather.
log-gained = {$seat} gains {$gain}.
log-paid = {$seat} pays a resource ({$color}).
log-paid-markers = {$seat} pays { $n ->
        [one] 1 marker
       *[other] {$n} markers
    } ({$color}).
log-painted = {$seat} paints {$section}.
log-gathered = {$seat} gathers {$tile}.
log-held = {$seat} takes: {$card}.
log-celebrated = {$seat} holds a ceremony without a card.
log-caught = {$seat} catches a {$fish}.
log-hunted = {$seat} hunts: {$card}.
log-found = {$seat} finds: {$animal}.
log-megalith = {$seat} takes a megalith.
log-migrated = A member of {$seat} migrates to {$cell}.
log-danced = A shaman of {$seat} moves from position {$from} to {$to}.
log-stayed = A shaman of {$seat} stays at position {$position}.
log-stepped = {$seat} is number {$place} on the ceremony track.
log-fishing = {$seat} reaches space {$to} of the fishing track.
log-footed = {$seat} leaves a cube ({$color}) at the foot of {$action}.
log-pillar = {$seat} takes the pillar of {$action}.
log-fishing-paid = Fishing brings {$seat} {$points} VP and {$dev} development.
log-marched = {$seat} pays a resource ({$color}) for { $steps ->
        [one] 1 step
       *[other] {$steps} steps
    }.
log-rushed = {$seat} pays a marker ({$color}) for { $steps ->
        [one] 1 step
       *[other] {$steps} steps
    }.
log-strode = {$seat} pays a development point for a step.
log-walked = A member of {$seat} moves from {$from} to {$to}, { $steps ->
        [one] 1 step
       *[other] {$steps} steps
    }.
log-built = {$seat} builds on {$cell}: {$camp}.
log-settled = A builder of {$seat} settles and goes back to the board.
log-joined = A new member joins {$seat}.
log-turned = {$seat} turns the tile of {$wheel} {$way}.
log-bought-resource = {$seat} buys a resource ({$color}).
log-bought-marker = {$seat} buys a marker ({$color}).
log-sold-resource = {$seat} gives up a resource ({$color}) for development.
log-sold-marker = {$seat} gives up a marker ({$color}) for development.
log-passed = {$seat} passes.
log-ended = The game is over; everything is scored.

## A set-up that cannot be played
setup-layout = This map is for another number of players.
setup-own = Only letters a to z, digits, and - : . can be in a shape of your own, at most 80 of them.
