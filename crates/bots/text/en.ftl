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
