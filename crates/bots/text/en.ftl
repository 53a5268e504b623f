# Hints, reviews and levels; and what matters in a position, game by game.

## Why
hint-gains = It promises { $points } more points from { $gain }.
hint-gains-but = It promises { $points } more points from { $gain }, but { $less } fewer from { $cost }.
hint-costs = It costs { $less } points: { $cost }.
hint-even = It leads to much the same.
hint-only = There is nothing else to do.

## Levels
level-pebble = Pebble
level-pebble-about = A friendly beginner who overlooks much.
level-flint = Flint
level-flint-about = Has played a few times and still misses things.
level-boulder = Boulder
level-boulder-about = Takes what looks best at once.
level-cairn = Cairn
level-cairn-about = Looks a little ahead.
level-menhir = Menhir
level-menhir-about = Looks ahead.
level-dolmen = Dolmen
level-dolmen-about = The strongest: thinks long.

## Features
feature-wood = wood
feature-stone = stone
feature-fur = fur
feature-bone = bone
feature-tools = tools
feature-hunger = hunger at the next meal
feature-larder = food in store
feature-memory = remembered animals
feature-range = range
feature-transport = transport
feature-tool-making = tool making
feature-hands = hands for later rounds
feature-beds = free beds
feature-idle = members still at home
feature-land = land in reach
feature-progress = progress towards objectives
feature-goals = solo objectives
feature-danger = danger of losing
feature-night = what the night will cost
feature-food = food
feature-gear = tools
feature-skill = skills of the groups
feature-people = people
feature-wounds = wounds
feature-daylight = cards left in the day
feature-plan = the plan for the open cards
feature-trail = cards asked for in the graveyard
feature-guard = the guard
feature-fight = the final fight
feature-ideas = ideas on the rack
feature-knowledge = development points
feature-resources = resources
feature-colors = different colors
feature-markers = action markers
feature-nets = fishing income to come
feature-members = members on the map
feature-map = finds in reach
feature-steps = movement
feature-collections = sets that are begun
feature-rites = ceremonies that will grow
feature-order = turn order
feature-tracks = footprints
feature-cards = action cards
feature-guess = the chance to name the treasure
feature-lore = tiles seen
feature-way = the chance to get out
feature-tempo = what can still be done this turn
