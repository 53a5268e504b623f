# Paleo in English.

## Words of the game
plain = { $words }
group = Group { $n }
group-led = Group { $n } ({ $leaders })
leader = { $who }
food = food
wood = wood
stone = stone
strength = strength
perception = perception
craft = craft
skull = skull
tile = piece of the painting
hearts = hearts
wounds = wounds
held = lying on this card
no-card = no card
no-option = no option
no-tool = no tool
story-designed = Our own design: the printed value is not known to us
tool-torch = torch
tool-hand-axe = hand-axe
tool-spear = spear
tool-fur = fur
tool-clothing = clothing
tool-tent = tent
tool-talisman = talisman
tool-root = healing root
tool-raft = raft
tool-rope = rope
tool-spear-thrower = spear-thrower
back-forest = forest
back-river = river
back-mountain = mountain
back-camp = fireside
back-red = red back
back-snow = snow
back-coldforest = cold forest
back-dream = dream
back-secret = secret { $n }
back-with = { $back } ({ $symbol })
symbol-new = from the camp
symbol-mammoth = mammoth
symbol-cave = cave
symbol-wolf = wolf
symbol-figure = figure
symbol-hand = white hand
symbol-paw = paw
symbol-trail = trail
symbol-spiral = spiral
symbol-herd = herd
symbol-island = island
symbol-shell = shell
tag-wolf = wolves
tag-person = people
tag-paw = paws
tag-animal = animals
tag-mammoth = mammoths
tag-hand = white hands
tag-warrior = warriors
module-mammoth-hunters = Mammoth hunters
module-a-new-world = A new world
module-wolf-territory = Wolf territory
module-the-go-between = The go-between
module-long-winter = Long winter
module-fever = Fever
module-the-white-bull = The white bull
module-the-great-river = The great river
module-white-hands = Attack of the White Hands
module-the-beast = The Beast

## The lobby
option-level = Level
option-level-I = I: mammoths and a new world
option-level-II = II: wolves and the go-between
option-level-III = III: winter and fever
option-level-IV = IV: wolves and the white bull
option-level-V = V: mammoths and the great river
option-level-VI = VI: a new world and the White Hands
option-level-VII = VII: go-between, winter and the Beast
option-level-free = Free choice of modules
option-first = First module (free level)
option-second = Second module (free level)
option-third = Third module (free level)
option-first-A = A: Mammoth hunters
option-first-B = B: A new world
option-first-C = C: Wolf territory
option-first-D = D: The go-between
option-first-E = E: Long winter
option-first-F = F: Fever
option-first-G = G: The white bull
option-first-H = H: The great river
option-first-I = I: Attack of the White Hands
option-second-A = A: Mammoth hunters
option-second-B = B: A new world
option-second-C = C: Wolf territory
option-second-D = D: The go-between
option-second-E = E: Long winter
option-second-F = F: Fever
option-second-G = G: The white bull
option-second-H = H: The great river
option-second-I = I: Attack of the White Hands
option-third-none = None
option-third-A = A: Mammoth hunters
option-third-B = B: A new world
option-third-C = C: Wolf territory
option-third-D = D: The go-between
option-third-E = E: Long winter
option-third-F = F: Fever
option-third-G = G: The white bull
option-third-H = H: The great river
option-third-I = I: Attack of the White Hands
option-third-J = J: The Beast
option-fourth = Fourth module (free level)
option-fourth-none = None
option-fourth-A = A: Mammoth hunters
option-fourth-B = B: A new world
option-fourth-C = C: Wolf territory
option-fourth-D = D: The go-between
option-fourth-E = E: Long winter
option-fourth-F = F: Fever
option-fourth-G = G: The white bull
option-fourth-H = H: The great river
option-fourth-I = I: Attack of the White Hands
option-fourth-J = J: The Beast
option-fifth = Fifth module (free level)
option-fifth-none = None
option-fifth-A = A: Mammoth hunters
option-fifth-B = B: A new world
option-fifth-C = C: Wolf territory
option-fifth-D = D: The go-between
option-fifth-E = E: Long winter
option-fifth-F = F: Fever
option-fifth-G = G: The white bull
option-fifth-H = H: The great river
option-fifth-I = I: Attack of the White Hands
option-fifth-J = J: The Beast
option-sixth = Sixth module (free level)
option-sixth-none = None
option-sixth-A = A: Mammoth hunters
option-sixth-B = B: A new world
option-sixth-C = C: Wolf territory
option-sixth-D = D: The go-between
option-sixth-E = E: Long winter
option-sixth-F = F: Fever
option-sixth-G = G: The white bull
option-sixth-H = H: The great river
option-sixth-I = I: Attack of the White Hands
option-sixth-J = J: The Beast
option-seventh = Seventh module (free level)
option-seventh-none = None
option-seventh-A = A: Mammoth hunters
option-seventh-B = B: A new world
option-seventh-C = C: Wolf territory
option-seventh-D = D: The go-between
option-seventh-E = E: Long winter
option-seventh-F = F: Fever
option-seventh-G = G: The white bull
option-seventh-H = H: The great river
option-seventh-I = I: Attack of the White Hands
option-seventh-J = J: The Beast
option-eighth = Eighth module (free level)
option-eighth-none = None
option-eighth-A = A: Mammoth hunters
option-eighth-B = B: A new world
option-eighth-C = C: Wolf territory
option-eighth-D = D: The go-between
option-eighth-E = E: Long winter
option-eighth-F = F: Fever
option-eighth-G = G: The white bull
option-eighth-H = H: The great river
option-eighth-I = I: Attack of the White Hands
option-eighth-J = J: The Beast
option-ninth = Ninth module (free level)
option-ninth-none = None
option-ninth-A = A: Mammoth hunters
option-ninth-B = B: A new world
option-ninth-C = C: Wolf territory
option-ninth-D = D: The go-between
option-ninth-E = E: Long winter
option-ninth-F = F: Fever
option-ninth-G = G: The white bull
option-ninth-H = H: The great river
option-ninth-I = I: Attack of the White Hands
option-ninth-J = J: The Beast
option-tenth = Tenth module (free level)
option-tenth-none = None
option-tenth-A = A: Mammoth hunters
option-tenth-B = B: A new world
option-tenth-C = C: Wolf territory
option-tenth-D = D: The go-between
option-tenth-E = E: Long winter
option-tenth-F = F: Fever
option-tenth-G = G: The white bull
option-tenth-H = H: The great river
option-tenth-I = I: Attack of the White Hands
option-tenth-J = J: The Beast
option-start = Start
option-start-gentle = Gentle: three people a group, 7 food
option-start-normal = Normal
option-start-hard = Hard: one skull from the start
option-groups = Groups (three are best for a first game; with fewer groups than people, several lead one together)
option-groups-usual = One a player, two for a player alone
option-groups-1 = One
option-groups-2 = Two
option-groups-3 = Three
option-groups-4 = Four
source-painting = Pieces of the painting
source-skulls = Skulls
reason-painted = The painting is complete
reason-beast = The Beast is beaten
reason-skulls = Five skulls: the tribe is lost
reason-emptied = Nothing is left to explore

## The table
fact-day = Day { $n }
fact-over = The end
fact-deal = Cards are dealt
fact-missions = Night: missions
fact-night-cards = Night: cards of the groups
fact-daytime = Day
fact-painting = Painting { $n } of { $max }
fact-skulls = Skulls { $n } of { $max }
fact-calm = The Beast is calm
fact-enraged = The Beast is enraged
fact-modules = Modules: { $list }
place-day = Today
group-asleep = asleep
group-choosing = still choosing a card
tile-missing = a piece of the painting is still missing
skull-missing = room for a skull
place-night = Night
place-painting = Cave painting
place-skulls = Skulls
place-missions = Missions
place-secrets = Secrets
place-guard = Warriors on guard
place-waiting = Waiting
place-deed = Under way
place-camp = Base camp
place-rack = Rack
place-reserve = Reserve of tools
place-hidden = Hidden discard
place-discard = Open discard
place-graveyard = Graveyard
place-people = People
place-tools = Tools
place-placed = Cards beside the group
place-deck = Deck
hidden-pile = cards discarded face down
pile-people = people to come
pile-dreams = dreams
pile-ideas = ideas
in-supply = { $n } left in the supply
can-help = can help
could-help = could help: { $groups }
helps = { $group } helps
with-help = with { $groups }
deed-of = { $group }: { $deed } ({ $card })
lacks = { $n } { $skill } missing
rolled = dice: { $n } { $skill } more
note-hunger = { $people } people, { $food } food: { $unfed } { $unfed ->
    [one] goes
   *[other] go
} hungry tonight
note-fed = { $people } people, { $food } food: everybody will eat ({ $unfed } hungry)
note-met = { $card }: can be met tonight
note-due = { $card }: cannot be met yet

## What things can do
tool-gives = +{ $n } { $skill }
tool-shields = cancels { $n ->
    [one] one wound
   *[other] up to { $n } wounds
}
tool-heals = heals { $n ->
    [one] one wound
   *[other] up to { $n } wounds
} before or after an action
tool-wards = ignores the revealed danger, even after the dice
tool-once = used up when used
tool-stays = stays when used
tool-idle = does nothing by itself; some cards ask for it
card-symbol = symbol: { $what }
card-space = room for { $n } { $what }
card-brings = brings a { $what }
card-tokens = lays { $n } { $what } on the rack
card-option = { $deed }: { $terms }
card-hostile = { $deed } (hostile): { $terms }
card-extra = { $deed } (additional action): { $terms }
card-night = { $deed } (at night): { $terms }
place-recap = What the backs hide
recap-forest = Forest: mostly wood and food
recap-river = River: mostly food and furs
recap-mountain = Mountain: mostly stone and furs
recap-camp = Fireside: make things, find people, dreams and ideas

## Terms of options
need-skill = { $n } { $skill }
need-dice = { $n } { $n ->
    [one] die
   *[other] dice
}
need-have = with { $what }
need-guard = a warrior on guard
need-calm = only while the Beast is calm
need-enraged = only while the Beast is enraged
need-grave = { $n } { $tag } in the graveyard
need-tiles = { $n } pieces of the painting
need-eased = less strength for each of the { $tag } destroyed, never below { $n }
need-help = by the help option of a revealed card
cost-resource = pay { $n } { $what }
cost-any = pay { $n } resources of your choice
cost-tool = give up { $n } { $what }
cost-held = take { $n } off this card
cost-person = give up { $who }
cost-discard = discard { $n } { $n ->
    [one] card
   *[other] cards
} of the deck
gain-stuff = +{ $n } { $what }
gain-secret = secret { $n }
gain-person = +{ $n } { $n ->
    [one] person
   *[other] people
}
gain-dream = +{ $n } { $n ->
    [one] dream
   *[other] dreams
}
gain-idea = +{ $n } { $n ->
    [one] idea
   *[other] ideas
}
gain-make = make up to { $n } { $n ->
    [one] thing
   *[other] things
}
gain-heal = heal { $n }
gain-skull = { $n } { $n ->
    [one] skull
   *[other] skulls
}
gain-remove-skull = remove { $n } { $n ->
    [one] skull
   *[other] skulls
}
gain-tile = { $n } { $n ->
    [one] piece
   *[other] pieces
} of the painting
gain-wounds = { $n } { $n ->
    [one] wound
   *[other] wounds
} on one person
gain-wounds-each = { $n } { $n ->
    [one] wound
   *[other] wounds
} in every group
gain-forced-discard = lose { $n } { $n ->
    [one] card
   *[other] cards
} of the deck
gain-lose = lose { $n } { $what }
gain-lose-any = lose { $n } { $n ->
    [one] resource
   *[other] resources
}
gain-lose-tool = lose { $n } { $n ->
    [one] tool
   *[other] tools
}
gain-lose-person = lose { $n } { $n ->
    [one] person
   *[other] people
}
gain-guard-wounds = { $n } { $n ->
    [one] wound
   *[other] wounds
} on the top warrior
gain-guard-heal = heal { $n } of the top warrior
gain-ease = the final fight needs { $n } strength less
gain-ward = the danger is ignored
gain-enrage = the Beast becomes enraged
gain-win = victory
gain-destroy = this card is destroyed
gain-nothing = safe
on-miss = if the dice are not met: { $what }
preview-reds = { $n } red { $n ->
    [one] back
   *[other] backs
} on top: { $n } { $n ->
    [one] wound
   *[other] wounds
}

## Questions
ask-wait = Wait a moment
    .help = Somebody else decides now, or everything happens by itself. You may look around and talk about what to do next.
ask-scout = Choose a card by its back, or sleep early
    .help = Choose one of your three top cards by its back: forest, river, mountain or camp hint at what waits there, and red means danger. Instead you may discard your whole deck and sleep, which is safe but gains nothing.
ask-floor = Act, help, ignore, or wait for the others
    .help = Use your revealed card for one thing: an action on it, help for another group, or ignore it, unless it is a danger. The order is free, so talk first and wait if others should go before you.
ask-more = Anything more before the turn ends?
    .help = All cards of this turn are used. Cards in play may offer additional actions; use them now or end the turn.
ask-secret = { $group } finds { $card }: what now?
    .help = A secret is resolved at once like a revealed card: choose one of its actions. Those who helped still help, and others may join.
ask-failed = { $group }: the dice were too much for { $card }; what hurts least?
    .help = The roll was not met: nothing was paid, but the helpers' cards are spent. Now a hostile action follows; choose the one that hurts least.
ask-gather-own = { $group }: { $deed } ({ $card }); begin, wait for help, or take it back
    .help = Skills of your people and tools, and of all who help, are added up and only shown, not spent. Begin when enough is there, wait for help, or take the choice back.
ask-gather-other = { $group } asks for help: { $deed } ({ $card })
    .help = Another group prepares an action, and your card can help: your people, skills and tools join in. Helping uses up your card of this turn, but you may share wounds and rewards. If you would rather not, say so, and nobody waits for you.
ask-night-own = { $group } takes up { $card }: { $deed }; who pays?
    .help = At night a mission or night card takes its due, and anybody may pay for it. Begin when it is settled who pays; your group pays what nobody has promised.
ask-night-other = { $group } takes up { $card }: { $deed }; will you pay?
    .help = Another group settles a mission or night card. You may promise to pay a part with your tools, since all stand together at night, or say no.
ask-meet = { $group }: the dice are cast for { $deed } ({ $card }); use tools or give up
    .help = The dice have added what the action asks for. Tools that are used once may still close the gap; nothing is given before the acting group says so, and if it gives up nothing is paid.
ask-hurt = { $group } suffers { $n } { $n ->
    [one] wound
   *[other] wounds
} on one person: who?
    .help = All wounds of one card go to one person, and one wound more than hearts means death and a skull. A fur cancels one wound and clothing up to three, if you discard them.
ask-hurt-spread = { $group } suffers { $n } { $n ->
    [one] wound
   *[other] wounds
} from red backs: who takes the next?
    .help = Each red back that was discarded as a cost wounds once. These wounds may go to different people, also to those of helpers who agree.
ask-heal = { $group } heals up to { $n } { $n ->
    [one] wound
   *[other] wounds
}
    .help = Take wounds off your people, or off those of helpers, one by one. A person without wounds can bear the next danger.
ask-gain = { $group } gains { $n } { $what }: where to?
    .help = What was gained goes to the common store or to a group; some cards can also hold it. From there on everybody may use what lies in the store.
ask-grant-person = { $group }: whom does the new person join?
    .help = A new person joins a group that took part and brings a tool. More people have more skills, but each needs food every night.
ask-grant-dream = { $group }: who dreams?
    .help = A dream goes unseen on top of a deck and will be one of its next cards. Dreams are usually kind.
ask-room = The rack is full: which idea makes room for { $card }?
    .help = The rack has no free slot for the new idea. Choose the one that goes to the graveyard; tools you already own stay yours.
ask-make = { $group } makes up to { $n } { $n ->
    [one] thing
   *[other] things
}
    .help = Make tools that lie on the rack, each for its full price. Tools add skills, and some are needed at night.
ask-spend = { $group } pays { $n } { $n ->
    [one] resource
   *[other] resources
} of choice
    .help = The action asks for resources of your choice from the common store. Think of the night: every person needs a food.
ask-lose = { $group } loses { $n } { $n ->
    [one] resource
   *[other] resources
}: which?
    .help = Something must be given up from the common store; you choose what. Keep what tonight's missions and meal will ask for.
ask-forfeit = { $group } loses { $n } { $n ->
    [one] tool
   *[other] tools
}: which?
    .help = Your group loses tools; you choose which. They go to the reserve; new ones can be made while some lie on the rack.
ask-part = { $group } loses { $n } { $n ->
    [one] person
   *[other] people
}: who?
    .help = A person leaves for good and a skull is placed; five skulls lose the game. The last person of a group is replaced by a new one.
ask-missions = Night: every mission wants its due
    .help = The people have eaten, one food each; now every mission wants its due, in any order. Pay what stands under the moon, or take its penalty, which is often a skull.
ask-night-cards = Night: the night cards of the groups
    .help = Cards with a moon that lie with the groups are settled like missions. Take up one after the other until all are done.

## Offers
do-chance = nature decides
do-pick = { $group }: take { $back }
do-sleep = { $group }: sleep now, discarding the whole deck
do-begin = { $group }: { $deed } ({ $card })
do-begin-hostile = { $group }: suffer "{ $deed }" ({ $card })
do-ignore = { $group }: ignore { $card }
do-offer = { $group }: offer { $to } help with "{ $deed }"
do-attend = { $group }: help { $card }
do-extra = { $deed } ({ $card })
do-settle = { $card }: { $deed }
do-join = { $group }: join in
do-use = { $group }: use { $what }
do-pledge = { $group }: pay { $what }
do-yield = give up { $card }
do-ward = { $group }: use the talisman
do-cure = { $group }: use the healing root
do-go = begin
do-withdraw = take it back
do-give-up = give up
do-spend = hand in { $what }
do-lose = lose { $what }
do-shield = { $group }: { $what } against the wounds
do-suffer = { $card } is hurt
do-heal = heal { $card }
do-give = to { $group }
do-stow = put it on { $card }
do-keep = into the store
do-make = make { $card }
do-scrap = { $card } goes
do-stop = enough
do-done = { $group }: nothing more
do-decline = { $group }: nothing from us

## The log
say-dawn = Day { $n } dawns
say-slept = { $group } goes to sleep early
say-revealed = { $group } turns up { $card }
say-placed = { $card } comes to { $group }
say-joined = { $card } joins { $group }
say-offered = { $group } offers { $to } help
say-began = { $group } sets about { $card }: { $deed }
say-withdrew = { $group } thinks again about { $card }
say-helping = { $group } will help { $to }
say-helped = { $group } spends its card to help { $to }
say-declined = { $group } adds nothing to what { $to } prepares
say-pledged = { $group } adds { $what }
say-yielded = { $group } would give up { $card }
say-went = { $group }: { $deed } ({ $card })
say-rolled = The die asks for { $n } more { $skill }
say-missed = { $group } fails at { $card }
say-ignored = { $group } ignores { $card }
say-warded = { $card } passes { $group } by
say-spent = { $group } pays { $what }
say-used = { $group } uses up { $what }
say-paid = { $n } { $what } paid
say-lost = { $n } { $what } lost
say-gained = { $n } { $what } gained
say-lost-tool = { $group } loses { $what }
say-received = { $group } receives { $what }
say-stowed = One is put on { $card }
say-hid = { $group } discards a card unseen: { $back }
say-destroyed = { $card } is destroyed
say-shielded = { $group } gives { $what } against wounds
say-wounded = { $group }: { $card } takes { $n } { $n ->
    [one] wound
   *[other] wounds
}
say-died = { $group }: { $card } dies
say-healed = { $group }: { $card } heals
say-skull = A skull: now { $n }
say-skull-removed = A skull is removed: { $n } left
say-painted = The painting grows: { $n }
say-dreamed = { $group } dreams
say-inspired = New on the rack: { $card }
say-scrapped = { $card } leaves the rack
say-found = { $group } discovers a secret: { $card }
say-cured = { $group } tends its wounds
say-guard-wounded = The top warrior takes { $n } { $n ->
    [one] wound
   *[other] wounds
}
say-guard-fell = { $card } falls on guard
say-guard-healed = The top warrior recovers: { $n } { $n ->
    [one] wound
   *[other] wounds
} left
say-eased = The Beast has a weak spot: { $n } strength less
say-enraged = The Beast is enraged
say-night = Night falls
say-fed = All { $people } eat ({ $unfed } hungry)
say-hungry = Of { $people } people { $unfed } { $unfed ->
    [one] goes
   *[other] go
} hungry
say-won-painting = The painting is complete: the tribe has won
say-won-beast = The Beast is beaten: the tribe has won
say-lost-skulls = Five skulls: the tribe is lost
say-lost-empty = No card is left: the tribe is lost

## Refusals
why-chance = That is not decided by anybody
why-no-group = There is no such group
why-not-yours = { $group } is led by somebody else
why-not-you = It is not for you to decide now
why-not-asked = That is not what is asked now
why-few-cards = The deck has no further card
why-picked = This group has chosen already
why-asleep = A sleeping group does nothing
why-resolved = This group has used its card
why-danger = A danger cannot be ignored
why-after-dice = After the dice nobody joins and nothing is taken back
why-no-help-symbol = The revealed card does not offer help
why-nothing-to-help = There is no open card to help with
why-offered = That is offered already
why-no-talisman = This group has no talisman
why-no-danger = There is no danger to ward off
why-no-root = This group has no healing root
why-no-wounds = Nobody here is wounded
why-not-done = This group still has an open card, or nothing more to do
why-not-helping = That group takes no part in this
why-no-shield = That does not cancel wounds
why-no-tool = { $what } is missing
why-no-person = There is no such person in these groups
why-not-healed = That person has no wounds that can be healed now
why-no-space = That cannot be put there
why-new-idea = The new idea stays; another must go
why-not-on-rack = That is not on the rack
why-rack-empty = No { $what } is left on the rack
why-settled = That card is not due now
why-store = The store lacks { $what }
why-spend-order = Resources are handed in in order: food, then wood, then stone
why-any = The store has too few resources
why-deck = The deck has too few cards to discard
why-mood = The Beast is not in that mood
why-tiles = The painting lacks pieces for this
why-grave = Too few of these cards lie in the graveyard
why-guard = No warrior is on guard
why-have = Nobody who takes part has { $what }
why-victim = { $what } must be given up by the own group
why-held = Too little lies on the card
why-skill = { $n } { $skill } too little, even with all who could help
why-owner = The group that has { $what } must take part
why-no-option = The card has no such option
why-other-time = That option is for another moment
why-hostile-full = Another hostile option can be carried out completely
why-not-attended = That card cannot be helped
why-no-extra = That is no additional action in play
why-fought = The fight was tried this turn
why-joined = That group takes part already
why-not-once = That tool is kept and counts by itself
why-roll-first = The dice come first
why-roll-unmet = The dice still ask for more
why-not-needed = That would not help now
why-not-due = That is not asked for
why-leader = The acting group decides that
why-other-first = Another action is under way

## Titles of cards
card-roe-deer = Roe deer
card-stand-of-timber = Stand of timber
card-fallen-trunk = Fallen trunk
card-berry-bushes = Berry bushes
card-mushroom-hollow = Mushroom hollow
card-honey-tree = Honey tree
card-boar-in-the-brush = Boar in the brush
card-healing-herbs = Healing herbs
card-fishing-shallows = Fishing shallows
card-beaver-lodge = Beaver lodge
card-watering-place = Watering place
card-flightless-bird = Flightless bird
card-reed-bank = Reed bank
card-slippery-ford = Slippery ford
card-scree-slope = Scree slope
card-flint-seam = Flint seam
card-ibex = Ibex
card-marmot-burrows = Marmot burrows
card-high-lookout = High lookout
card-rockfall = Rockfall
card-campfire = Campfire
card-talk-by-the-fire = Talk by the fire
card-evening-dance = Evening dance
card-workplace = Workplace
card-tale-telling = Tale-telling
card-resting-place = Resting place
card-viper = Viper
card-cave-bear = Cave bear
card-storm = Storm
card-thorn-hedge = Thorn hedge
card-hyenas = Hyenas
card-quiet-cave = Quiet cave
card-full-bellies = Full bellies
card-new-courage = New courage
card-warm-embers = Warm embers
card-ancestor-guide = Ancestor guide
card-flash-of-insight = Flash of insight
card-green-path = Green path
card-white-stone = White stone
card-guardian-spirit = Guardian spirit
card-root-woman = Root woman
card-the-great-hunt = The great hunt
card-the-painter = The painter
card-clothing = Clothing
card-talisman = Talisman
card-rope = Rope
card-spear-thrower = Spear-thrower
card-snare-line = Snare line
card-drying-rack = Drying rack
card-poultice = Poultice
card-pigments = Pigments
card-fat-prey = Fat prey
card-mammoth-bull = Mammoth bull
card-mammoth-cow = Mammoth cow
card-young-mammoth = Young mammoth
card-mammoth-tracks = Mammoth tracks
card-stampede = Stampede
card-charging-mammoth = Charging mammoth
card-pit-trap = Pit trap
card-scavengers = Scavengers
card-boneyard = Boneyard
card-a-new-world = A new world
card-tent = Tent
card-unknown-valley = Unknown valley
card-cave-mouth = Cave mouth
card-cave-lion = Cave lion
card-smooth-wall = Smooth wall
card-people-on-the-ridge = People on the ridge
card-icy-wind = Icy wind
card-old-forest = Old forest
card-wide-stream = Wide stream
card-biting-flies = Biting flies
card-sheltered-terrace = Sheltered terrace
card-howling-in-the-dark = Howling in the dark
card-gray-wolf = Gray wolf
card-lead-wolf = Lead wolf
card-she-wolf = She-wolf
card-wolf-den = Wolf den
card-gnawed-carcass = Gnawed carcass
card-paw-prints = Paw prints
card-sharpened-stakes = Sharpened stakes
card-weak-herd = Weak herd
card-night-terror = Night terror
card-wolf-cub = Wolf cub
card-bone-hoard = Bone hoard
card-leaders-pelt = Leader's pelt
card-neighbors = Neighbors
card-darca = Darca
card-strange-footprints = Strange footprints
card-rival-hunters = Rival hunters
card-barter-place = Barter place
card-darcas-kin = Darca's kin
card-feast-of-two-tribes = Feast of two tribes
card-stolen-stores = Stolen stores
card-ambush = Ambush
card-sick-child = Sick child
card-cave-of-hands = Cave of hands
card-lost-in-fog = Lost in fog
card-grateful-healer = Grateful healer
card-hall-of-hands = Hall of hands
card-oath-of-friendship = Oath of friendship
card-deep-frost = Deep frost
card-snowfield = Snowfield
card-snow-hare = Snow hare
card-reindeer-herd = Reindeer herd
card-frozen-lake = Frozen lake
card-blizzard = Blizzard
card-avalanche = Avalanche
card-bare-wood = Bare wood
card-hollow-tree = Hollow tree
card-hungry-lynx = Hungry lynx
card-ice-cave = Ice cave
card-winter-fire = Winter fire
card-white-silence = White silence
card-hidden-cache = Hidden cache
card-blue-chamber = Blue chamber
card-great-antlers = Great antlers
card-fever-in-the-camp = Fever in the camp
card-fever = Fever
card-willow-bark = Willow bark
card-bitter-roots = Bitter roots
card-old-healer = Old healer
card-foul-water = Foul water
card-carrion-birds = Carrion birds
card-sweat-lodge = Sweat lodge
card-burial-rite = Burial rite
card-cave-of-voices = Cave of voices
card-delirium = Delirium
card-healers-lore = Healer's lore
card-voices = Voices
card-fever-vision = Fever vision
card-shadow-of-the-white-bull = Shadow of the white bull
card-ahab = Ahab
card-white-bull-sighted = White bull sighted
card-blood-trail = Blood trail
card-lone-mammoth = Lone mammoth
card-enraged-mammoth = Enraged mammoth
card-mud-wallow = Mud wallow
card-yew-grove = Yew grove
card-broken-tusks = Broken tusks
card-trampled-camp = Trampled camp
card-rock-shelter = Rock shelter
card-cliff-drive = Cliff drive
card-reckless-charge = Reckless charge
card-the-white-bull = The white bull
card-ahab-avenged = Ahab avenged
card-ivory = Ivory
card-rising-water = Rising water
card-raft = Raft
card-rapids = Rapids
card-broad-water = Broad water
card-island = Island
card-driftwood = Driftwood
card-flood = Flood
card-salmon-run = Salmon run
card-giant-catfish = Giant catfish
card-raft-builders = Raft builders
card-landslip = Landslip
card-waterfall = Waterfall
card-sea-shore = Sea shore
card-beyond-the-rapids = Beyond the rapids
card-bird-island = Bird island
card-open-sea = Open sea
card-raid-at-dusk = Raid at dusk
card-white-hand-scout = White Hand scout
card-white-hand-raiders = White Hand raiders
card-war-leader = War leader
card-training-ground = Training ground
card-watch-fire = Watch-fire
card-captive = Captive
card-enemy-camp = Enemy camp
card-the-beast = The Beast
card-paw = Paw
card-clawed-tree = Clawed tree
card-torn-carcass = Torn carcass
card-lair = Lair
card-watchers = Watchers
card-stake-pit = Stake pit
card-roar = Roar
card-it-strikes = It strikes
card-weak-spot = Weak spot
card-hoard-in-the-lair = Hoard in the lair
card-hunter = Hunter
card-warrior = Warrior
card-gatherer = Gatherer
card-scout = Scout
card-worker = Worker
card-inventor = Inventor
card-torch = Torch
card-hand-axe = Hand-axe
card-spear = Spear

## Options of cards
deed-hunt = hunt
deed-fell = fell
deed-twigs = twigs
deed-split = split
deed-branches = branches
deed-pick = pick
deed-graze = graze
deed-sort = sort
deed-taste = taste
deed-smoke-out = smoke out
deed-grab = grab
deed-fight = fight
deed-gored = gored
deed-dig = dig
deed-chew = chew
deed-weir = weir
deed-by-hand = by hand
deed-catch = catch
deed-sticks = sticks
deed-ambush = ambush
deed-small-game = small game
deed-eggs = eggs
deed-cut = cut
deed-listen = listen
deed-cross-with-care = cross with care
deed-fall-in = fall in
deed-carry = carry
deed-pick-up = pick up
deed-knap = knap
deed-chip = chip
deed-stalk = stalk
deed-droppings = droppings
deed-snare = snare
deed-watch-clouds = watch clouds
deed-spot-smoke = spot smoke
deed-dodge = dodge
deed-hit = hit
deed-make = make
deed-welcome = welcome
deed-think = think
deed-dream = dream
deed-rest = rest
deed-step-back = step back
deed-seize = seize
deed-bitten = bitten
deed-kill = kill
deed-mauled = mauled
deed-shelter = shelter
deed-lash-down = lash down
deed-soaked = soaked
deed-struck = struck
deed-cut-through = cut through
deed-scratched = scratched
deed-drive-off = drive off
deed-robbed = robbed
deed-explore = explore
deed-peek = peek
deed-feast = feast
deed-bite = bite
deed-rise = rise
deed-sleep = sleep
deed-doze = doze
deed-follow = follow
deed-invent = invent
deed-walk = walk
deed-look = look
deed-carve = carve
deed-learn = learn
deed-track = track
deed-paint = paint
deed-sketch = sketch
deed-craft = craft
deed-offer = offer
deed-starve-the-spirits = starve the spirits
deed-watch = watch
deed-read = read
deed-leap-aside = leap aside
deed-stand = stand
deed-trampled = trampled
deed-bring-down = bring down
deed-flee = flee
deed-tossed = tossed
deed-chase = chase
deed-gather = gather
deed-freeze = freeze
deed-scout = scout
deed-forage = forage
deed-go-deep = go deep
deed-edge = edge
deed-fire = fire
deed-clawed = clawed
deed-share-food = share food
deed-trade = trade
deed-wrap-up = wrap up
deed-bridge = bridge
deed-fish = fish
deed-smoke = smoke
deed-stung = stung
deed-settle = settle
deed-pack-broken = pack broken
deed-attack = attack
deed-throw-meat = throw meat
deed-feed = feed
deed-search = search
deed-take-over = take over
deed-skin = skin
deed-lie-in-wait = lie in wait
deed-fence = fence
deed-milk = milk
deed-stay-calm = stay calm
deed-panic = panic
deed-it-leaves = it leaves
deed-trophy = trophy
deed-wear = wear
deed-go-between = go-between
deed-gifts = gifts
deed-feud = feud
deed-persuade = persuade
deed-face-down = face down
deed-pay-off = pay off
deed-brawl = brawl
deed-food-for-goods = food for goods
deed-furs-for-goods = furs for goods
deed-ask = ask
deed-oath = oath
deed-loss = loss
deed-loss-of-gear = loss of gear
deed-talk = talk
deed-beaten = beaten
deed-cure = cure
deed-care = care
deed-infection = infection
deed-enter = enter
deed-find-the-way = find the way
deed-wander = wander
deed-honor-her = honor her
deed-take-roots = take roots
deed-wonder = wonder
deed-exchange-gifts = exchange gifts
deed-join = join
deed-big-fire = big fire
deed-dress-warmly = dress warmly
deed-trap = trap
deed-great-drive = great drive
deed-ice-fishing = ice fishing
deed-cross = cross
deed-huddle = huddle
deed-frostbite = frostbite
deed-outrun = outrun
deed-buried = buried
deed-reach-in = reach in
deed-break-up = break up
deed-signal = signal
deed-cold = cold
deed-lost-hours = lost hours
deed-repair = repair
deed-take = take
deed-use = use
deed-medicine = medicine
deed-broth = broth
deed-death = death
deed-worsens = worsens
deed-nurse = nurse
deed-peel = peel
deed-treat = treat
deed-filter = filter
deed-sick = sick
deed-pecked = pecked
deed-build = build
deed-mourn = mourn
deed-mark-the-grave = mark the grave
deed-root = root
deed-endure = endure
deed-collapse = collapse
deed-answer = answer
deed-paint-in-trance = paint in trance
deed-wake = wake
deed-ahab-keeps-watch = Ahab keeps watch
deed-spears = spears
deed-torches = torches
deed-observe = observe
deed-lead-on = lead on
deed-ahabs-sacrifice = Ahab's sacrifice
deed-make-spear = make spear
deed-collect = collect
deed-chips = chips
deed-warn = warn
deed-losses = losses
deed-hurt = hurt
deed-drive = drive
deed-survey = survey
deed-hold-back = hold back
deed-let-ahab = let Ahab
deed-ahabs-end = Ahab's end
deed-honor-him = honor him
deed-talisman = talisman
deed-on-the-raft = on the raft
deed-dam = dam
deed-flood = flood
deed-ride = ride
deed-portage = portage
deed-crash = crash
deed-land = land
deed-haul = haul
deed-bank-up = bank up
deed-swept = swept
deed-spear = spear
deed-land-it = land it
deed-dragged-under = dragged under
deed-great-raft = great raft
deed-run = run
deed-climb = climb
deed-fall = fall
deed-put-out = put out
deed-shells = shells
deed-mark-the-rock = mark the rock
deed-steer = steer
deed-drift-back = drift back
deed-arm = arm
deed-barricade = barricade
deed-guard-falls-back = guard falls back
deed-raid = raid
deed-spot-first = spot first
deed-skirmish = skirmish
deed-wounded = wounded
deed-beat = beat
deed-guard = guard
deed-plunder = plunder
deed-duel = duel
deed-drill = drill
deed-light = light
deed-free = free
deed-storm = storm
deed-steal = steal
deed-bait = bait
deed-fire-and-bait = fire and bait
deed-strike-back = strike back
deed-raked = raked
deed-torn = torn
deed-study = study
deed-strip-bark = strip bark
deed-scraps = scraps
deed-creep-past = creep past
deed-caught = caught
deed-steady = steady
deed-parry = parry
deed-paint-it = paint it
deed-remember-it = remember it
deed-loot = loot
deed-final-fight = final fight

## A set-up that cannot be played
setup-modules = No module can be in play twice: pick different ones.
setup-guards = Only one module with a guard can be in play: replace one of them.
