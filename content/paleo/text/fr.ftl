# Paleo en français.

## Words of the game
plain = { $words }
group = Groupe { $n }
group-led = Groupe { $n } ({ $leaders })
leader = { $who }
food = nourriture
wood = bois
stone = pierre
strength = force
perception = perception
craft = habileté
skull = crâne
tile = morceau de fresque
hearts = cœurs
wounds = blessures
held = posé sur cette carte
no-card = aucune carte
no-option = aucune option
no-tool = aucun outil
story-designed = Notre création : la valeur imprimée ne nous est pas connue
tool-torch = torche
tool-hand-axe = biface
tool-spear = lance
tool-fur = peau
tool-clothing = vêtement
tool-tent = tente
tool-talisman = talisman
tool-root = racine curative
tool-raft = radeau
tool-rope = corde
tool-spear-thrower = propulseur
back-forest = forêt
back-river = rivière
back-mountain = montagne
back-camp = foyer
back-red = dos rouge
back-snow = neige
back-coldforest = forêt froide
back-dream = rêve
back-secret = secret { $n }
back-with = { $back } ({ $symbol })
symbol-new = venu du camp
symbol-mammoth = mammouth
symbol-cave = grotte
symbol-wolf = loup
symbol-figure = silhouette
symbol-hand = main blanche
symbol-paw = patte
symbol-trail = sentier
symbol-spiral = spirale
symbol-herd = troupeau
symbol-island = île
symbol-shell = coquillage
tag-wolf = loups
tag-person = personnages
tag-paw = pattes
tag-animal = animaux
tag-mammoth = mammouths
tag-hand = mains blanches
tag-warrior = guerriers
module-mammoth-hunters = Chasseurs de mammouths
module-a-new-world = Une terre nouvelle
module-wolf-territory = Terre des loups
module-the-go-between = L'intermédiaire
module-long-winter = Long hiver
module-fever = Fièvre
module-the-white-bull = Le taureau blanc
module-the-great-river = Le grand fleuve
module-white-hands = L'attaque des Mains blanches
module-the-beast = La Bête

## The lobby
option-level = Niveau
option-level-I = I : mammouths et terre nouvelle
option-level-II = II : les loups et l'intermédiaire
option-level-III = III : l'hiver et la fièvre
option-level-IV = IV : les loups et le taureau blanc
option-level-V = V : mammouths et grand fleuve
option-level-VI = VI : terre nouvelle et Mains blanches
option-level-VII = VII : l'intermédiaire, l'hiver et la Bête
option-level-free = Modules au choix
option-first = Premier module (niveau libre)
option-second = Deuxième module (niveau libre)
option-third = Troisième module (niveau libre)
option-first-A = A : Chasseurs de mammouths
option-first-B = B : Une terre nouvelle
option-first-C = C : Terre des loups
option-first-D = D : L'intermédiaire
option-first-E = E : Long hiver
option-first-F = F : Fièvre
option-first-G = G : Le taureau blanc
option-first-H = H : Le grand fleuve
option-first-I = I : L'attaque des Mains blanches
option-second-A = A : Chasseurs de mammouths
option-second-B = B : Une terre nouvelle
option-second-C = C : Terre des loups
option-second-D = D : L'intermédiaire
option-second-E = E : Long hiver
option-second-F = F : Fièvre
option-second-G = G : Le taureau blanc
option-second-H = H : Le grand fleuve
option-second-I = I : L'attaque des Mains blanches
option-third-none = Aucun
option-third-A = A : Chasseurs de mammouths
option-third-B = B : Une terre nouvelle
option-third-C = C : Terre des loups
option-third-D = D : L'intermédiaire
option-third-E = E : Long hiver
option-third-F = F : Fièvre
option-third-G = G : Le taureau blanc
option-third-H = H : Le grand fleuve
option-third-I = I : L'attaque des Mains blanches
option-third-J = J : La Bête
option-fourth = Quatrième module (niveau libre)
option-fourth-none = Aucun
option-fourth-A = A : Chasseurs de mammouths
option-fourth-B = B : Une terre nouvelle
option-fourth-C = C : Terre des loups
option-fourth-D = D : L'intermédiaire
option-fourth-E = E : Long hiver
option-fourth-F = F : Fièvre
option-fourth-G = G : Le taureau blanc
option-fourth-H = H : Le grand fleuve
option-fourth-I = I : L'attaque des Mains blanches
option-fourth-J = J : La Bête
option-fifth = Cinquième module (niveau libre)
option-fifth-none = Aucun
option-fifth-A = A : Chasseurs de mammouths
option-fifth-B = B : Une terre nouvelle
option-fifth-C = C : Terre des loups
option-fifth-D = D : L'intermédiaire
option-fifth-E = E : Long hiver
option-fifth-F = F : Fièvre
option-fifth-G = G : Le taureau blanc
option-fifth-H = H : Le grand fleuve
option-fifth-I = I : L'attaque des Mains blanches
option-fifth-J = J : La Bête
option-sixth = Sixième module (niveau libre)
option-sixth-none = Aucun
option-sixth-A = A : Chasseurs de mammouths
option-sixth-B = B : Une terre nouvelle
option-sixth-C = C : Terre des loups
option-sixth-D = D : L'intermédiaire
option-sixth-E = E : Long hiver
option-sixth-F = F : Fièvre
option-sixth-G = G : Le taureau blanc
option-sixth-H = H : Le grand fleuve
option-sixth-I = I : L'attaque des Mains blanches
option-sixth-J = J : La Bête
option-seventh = Septième module (niveau libre)
option-seventh-none = Aucun
option-seventh-A = A : Chasseurs de mammouths
option-seventh-B = B : Une terre nouvelle
option-seventh-C = C : Terre des loups
option-seventh-D = D : L'intermédiaire
option-seventh-E = E : Long hiver
option-seventh-F = F : Fièvre
option-seventh-G = G : Le taureau blanc
option-seventh-H = H : Le grand fleuve
option-seventh-I = I : L'attaque des Mains blanches
option-seventh-J = J : La Bête
option-eighth = Huitième module (niveau libre)
option-eighth-none = Aucun
option-eighth-A = A : Chasseurs de mammouths
option-eighth-B = B : Une terre nouvelle
option-eighth-C = C : Terre des loups
option-eighth-D = D : L'intermédiaire
option-eighth-E = E : Long hiver
option-eighth-F = F : Fièvre
option-eighth-G = G : Le taureau blanc
option-eighth-H = H : Le grand fleuve
option-eighth-I = I : L'attaque des Mains blanches
option-eighth-J = J : La Bête
option-ninth = Neuvième module (niveau libre)
option-ninth-none = Aucun
option-ninth-A = A : Chasseurs de mammouths
option-ninth-B = B : Une terre nouvelle
option-ninth-C = C : Terre des loups
option-ninth-D = D : L'intermédiaire
option-ninth-E = E : Long hiver
option-ninth-F = F : Fièvre
option-ninth-G = G : Le taureau blanc
option-ninth-H = H : Le grand fleuve
option-ninth-I = I : L'attaque des Mains blanches
option-ninth-J = J : La Bête
option-tenth = Dixième module (niveau libre)
option-tenth-none = Aucun
option-tenth-A = A : Chasseurs de mammouths
option-tenth-B = B : Une terre nouvelle
option-tenth-C = C : Terre des loups
option-tenth-D = D : L'intermédiaire
option-tenth-E = E : Long hiver
option-tenth-F = F : Fièvre
option-tenth-G = G : Le taureau blanc
option-tenth-H = H : Le grand fleuve
option-tenth-I = I : L'attaque des Mains blanches
option-tenth-J = J : La Bête
option-start = Début
option-start-gentle = Doux : trois personnages par groupe, 7 nourritures
option-start-normal = Normal
option-start-hard = Difficile : un crâne dès le début
option-groups = Groupes (trois pour une première partie ; s'il y en a moins que de joueurs, plusieurs en mènent un ensemble)
option-groups-usual = Un par joueur, deux en solitaire
option-groups-1 = Un
option-groups-2 = Deux
option-groups-3 = Trois
option-groups-4 = Quatre
source-painting = Morceaux de fresque
source-skulls = Crânes
reason-painted = La fresque est achevée
reason-beast = La Bête est vaincue
reason-skulls = Cinq crânes : la tribu est perdue
reason-emptied = Il n'y a plus rien à explorer

## The table
fact-day = Jour { $n }
fact-over = Fin
fact-deal = Distribution des cartes
fact-missions = Nuit : missions
fact-night-cards = Nuit : cartes des groupes
fact-daytime = Jour
fact-painting = Fresque { $n } sur { $max }
fact-skulls = Crânes { $n } sur { $max }
fact-calm = La Bête est calme
fact-enraged = La Bête est furieuse
fact-modules = Modules : { $list }
place-day = Aujourd’hui
group-asleep = endormi
group-choosing = choisit encore une carte
tile-missing = il manque encore un morceau de fresque
skull-missing = place pour un crâne
place-night = Nuit
place-painting = Fresque
place-skulls = Crânes
place-missions = Missions
place-secrets = Secrets
place-guard = Guerriers de garde
place-waiting = En attente
place-deed = En cours
place-camp = Camp de base
place-rack = Râtelier
place-reserve = Réserve d'outils
place-hidden = Défausse cachée
place-discard = Défausse ouverte
place-graveyard = Cimetière
place-people = Personnages
place-tools = Outils
place-placed = Cartes auprès du groupe
place-deck = Paquet
hidden-pile = cartes défaussées face cachée
pile-people = personnages à venir
pile-dreams = rêves
pile-ideas = idées
in-supply = { $n } dans la réserve générale
can-help = peut aider
could-help = pourraient aider : { $groups }
helps = { $group } aide
with-help = avec { $groups }
deed-of = { $group } : { $deed } ({ $card })
lacks = il manque { $n } en { $skill }
rolled = dés : { $n } en { $skill } de plus
note-hunger = { $people } personnages, { $food } nourritures : { $unfed } { $unfed ->
    [one] aura
   *[other] auront
} faim cette nuit
note-fed = { $people } personnages, { $food } nourritures : tout le monde mangera ({ $unfed } à jeun)
note-met = { $card } : réalisable cette nuit
note-due = { $card } : pas encore réalisable

## Ce que peuvent les choses
tool-gives = +{ $n } { $skill }
tool-shields = annule { $n ->
    [one] une blessure
   *[other] jusqu'à { $n } blessures
}
tool-heals = soigne { $n ->
    [one] une blessure
   *[other] jusqu'à { $n } blessures
} avant ou après une action
tool-wards = ignore le danger révélé, même après les dés
tool-once = défaussé quand on l'utilise
tool-stays = reste quand on l'utilise
tool-idle = ne fait rien par lui-même ; certaines cartes le demandent
card-symbol = symbole : { $what }
card-space = place pour { $n } { $what }
card-brings = apporte : { $what }
card-tokens = pose { $n } { $what } sur le râtelier
card-option = { $deed } : { $terms }
card-hostile = { $deed } (hostile) : { $terms }
card-extra = { $deed } (action supplémentaire) : { $terms }
card-night = { $deed } (la nuit) : { $terms }
place-recap = Ce que cachent les dos
recap-forest = Forêt : surtout du bois et de la nourriture
recap-river = Rivière : surtout de la nourriture et des peaux
recap-mountain = Montagne : surtout de la pierre et des peaux
recap-camp = Foyer : fabriquer, trouver des personnages, des rêves et des idées

## Terms of options
need-skill = { $n } en { $skill }
need-dice = { $n } { $n ->
    [one] dé
   *[other] dés
}
need-have = avec { $what }
need-guard = un guerrier de garde
need-calm = seulement si la Bête est calme
need-enraged = seulement si la Bête est furieuse
need-grave = { $n } { $tag } au cimetière
need-tiles = { $n } morceaux de fresque
need-eased = moins de force pour chacune des { $tag } détruites, jamais sous { $n }
need-help = avec l'option d'aide d'une carte révélée
cost-resource = payer { $n } { $what }
cost-any = payer { $n } ressources au choix
cost-tool = défausser { $n } { $what }
cost-held = retirer { $n } de cette carte
cost-person = sacrifier { $who }
cost-discard = défausser { $n } { $n ->
    [one] carte
   *[other] cartes
} du paquet
gain-stuff = +{ $n } { $what }
gain-secret = secret { $n }
gain-person = +{ $n } { $n ->
    [one] personnage
   *[other] personnages
}
gain-dream = +{ $n } { $n ->
    [one] rêve
   *[other] rêves
}
gain-idea = +{ $n } { $n ->
    [one] idée
   *[other] idées
}
gain-make = fabriquer jusqu'à { $n } { $n ->
    [one] objet
   *[other] objets
}
gain-heal = soigner { $n }
gain-skull = { $n } { $n ->
    [one] crâne
   *[other] crânes
}
gain-remove-skull = retirer { $n } { $n ->
    [one] crâne
   *[other] crânes
}
gain-tile = { $n } { $n ->
    [one] morceau
   *[other] morceaux
} de fresque
gain-wounds = { $n } { $n ->
    [one] blessure
   *[other] blessures
} à un personnage
gain-wounds-each = { $n } { $n ->
    [one] blessure
   *[other] blessures
} dans chaque groupe
gain-forced-discard = perdre { $n } { $n ->
    [one] carte
   *[other] cartes
} du paquet
gain-lose = perdre { $n } { $what }
gain-lose-any = perdre { $n } { $n ->
    [one] ressource
   *[other] ressources
}
gain-lose-tool = perdre { $n } { $n ->
    [one] outil
   *[other] outils
}
gain-lose-person = perdre { $n } { $n ->
    [one] personnage
   *[other] personnages
}
gain-guard-wounds = { $n } { $n ->
    [one] blessure
   *[other] blessures
} au premier guerrier
gain-guard-heal = soigner { $n } au premier guerrier
gain-ease = le dernier combat demande { $n } de force en moins
gain-ward = le danger est ignoré
gain-enrage = la Bête devient furieuse
gain-win = victoire
gain-destroy = cette carte est détruite
gain-nothing = sans dommage
on-miss = si les dés ne sont pas remplis : { $what }
preview-reds = { $n } { $n ->
    [one] dos rouge
   *[other] dos rouges
} dessus : { $n } { $n ->
    [one] blessure
   *[other] blessures
}

## Questions
ask-wait = Un instant
    .help = Quelqu'un d'autre décide, ou tout se passe tout seul. Vous pouvez observer et discuter de la suite.
ask-scout = Choisissez une carte d'après son dos, ou dormez plus tôt
    .help = Choisissez une de vos trois cartes du dessus d'après son dos : forêt, rivière, montagne ou foyer laissent deviner la suite, et le rouge annonce un danger. Vous pouvez aussi défausser tout votre paquet et dormir : c'est sûr, mais sans gain.
ask-floor = Agissez, aidez, ignorez, ou attendez les autres
    .help = Utilisez votre carte révélée pour une seule chose : une de ses actions, aider un autre groupe, ou l'ignorer, sauf si c'est un danger. L'ordre est libre : parlez-en, et attendez si d'autres doivent passer avant.
ask-more = Encore quelque chose avant la fin du tour ?
    .help = Toutes les cartes de ce tour sont utilisées. Des cartes en jeu offrent peut-être des actions supplémentaires ; faites-les maintenant ou finissez le tour.
ask-secret = { $group } découvre { $card } : que faire ?
    .help = Un secret se résout aussitôt comme une carte révélée : choisissez une de ses actions. Ceux qui aidaient aident encore, et d'autres peuvent se joindre.
ask-failed = { $group } : les dés ont eu raison de vous ({ $card }) ; que subir ?
    .help = Les dés n'ont pas suffi : rien n'est payé, mais les cartes des aidants sont dépensées. Vient une action hostile ; choisissez la moins douloureuse.
ask-gather-own = { $group } : { $deed } ({ $card }) ; commencez, attendez de l'aide ou revenez en arrière
    .help = Les talents de vos personnages et outils, et de tous ceux qui aident, s'additionnent : on les montre, on ne les dépense pas. Commencez quand il y en a assez, attendez de l'aide, ou revenez sur votre choix.
ask-gather-other = { $group } demande de l'aide : { $deed } ({ $card })
    .help = Un autre groupe prépare une action, et votre carte peut aider : vos personnages, talents et outils s'y joignent. Aider utilise votre carte de ce tour, mais vous pouvez partager blessures et récompenses. Si vous préférez ne pas aider, dites-le : personne ne vous attendra.
ask-night-own = { $group } s'occupe de { $card } : { $deed } ; qui paie ?
    .help = La nuit, une mission ou une carte nocturne réclame son dû, et n'importe qui peut payer. Commencez quand c'est décidé ; votre groupe paie ce que personne n'a promis.
ask-night-other = { $group } s'occupe de { $card } : { $deed } ; payez-vous ?
    .help = Un autre groupe règle une mission ou une carte nocturne. Vous pouvez promettre d'en payer une part avec vos outils, car la nuit tous sont solidaires, ou refuser.
ask-meet = { $group } : les dés sont jetés pour { $deed } ({ $card }) ; utilisez des outils ou renoncez
    .help = Les dés ont ajouté à ce que l'action demande. Des outils à usage unique peuvent encore combler le manque ; rien n'est donné avant que le groupe qui agit ne le dise, et s'il renonce rien n'est payé.
ask-hurt = { $group } subit { $n } { $n ->
    [one] blessure
   *[other] blessures
} sur un seul personnage : qui ?
    .help = Toutes les blessures d'une carte vont sur un seul personnage ; une de plus que ses cœurs, c'est la mort et un crâne. Défausser une peau annule une blessure, un vêtement jusqu'à trois.
ask-hurt-spread = { $group } subit { $n } { $n ->
    [one] blessure
   *[other] blessures
} des dos rouges : qui prend la suivante ?
    .help = Chaque dos rouge défaussé comme coût blesse une fois. Ces blessures peuvent aller à des personnages différents, même chez des aidants d'accord.
ask-heal = { $group } soigne jusqu'à { $n } { $n ->
    [one] blessure
   *[other] blessures
}
    .help = Retirez des blessures à vos personnages, ou à ceux des aidants, une à une. Un personnage sans blessure supportera le prochain danger.
ask-gain = { $group } gagne { $n } { $what } : pour qui ?
    .help = Ce qui est gagné va au dépôt commun ou à un groupe ; certaines cartes peuvent aussi le garder. Ce qui est dans le dépôt sert à tous.
ask-grant-person = { $group } : qui le personnage rejoint-il ?
    .help = Un nouveau personnage rejoint un groupe qui a participé et apporte un outil. Plus de personnages, plus de talents, mais chacun mange chaque nuit.
ask-grant-dream = { $group } : qui rêve ?
    .help = Un rêve va, caché, sur le dessus d'un paquet et sera une de ses prochaines cartes. Les rêves sont souvent bienveillants.
ask-room = Le râtelier est plein : quelle idée cède sa place à { $card } ?
    .help = Le râtelier n'a plus de place pour la nouvelle idée. Choisissez celle qui va au cimetière ; les outils déjà possédés restent à vous.
ask-make = { $group } fabrique jusqu'à { $n } { $n ->
    [one] objet
   *[other] objets
}
    .help = Fabriquez des outils du râtelier, chacun à son prix complet. Les outils ajoutent des talents, et certains servent la nuit.
ask-spend = { $group } paie { $n } { $n ->
    [one] ressource
   *[other] ressources
} au choix
    .help = L'action demande des ressources au choix du dépôt commun. Pensez à la nuit : chaque personnage a besoin d'une nourriture.
ask-lose = { $group } perd { $n } { $n ->
    [one] ressource
   *[other] ressources
} : lesquelles ?
    .help = Il faut céder quelque chose du dépôt commun ; vous choisissez quoi. Gardez ce que les missions et le repas de cette nuit demanderont.
ask-forfeit = { $group } perd { $n } { $n ->
    [one] outil
   *[other] outils
} : lesquels ?
    .help = Votre groupe perd des outils ; vous choisissez lesquels. Ils vont à la réserve ; on peut en refaire tant qu'il en reste au râtelier.
ask-part = { $group } perd { $n } { $n ->
    [one] personnage
   *[other] personnages
} : qui ?
    .help = Un personnage s'en va pour toujours et un crâne est posé ; cinq crânes et la partie est perdue. Le dernier d'un groupe est remplacé par un nouveau.
ask-missions = Nuit : chaque mission réclame son dû
    .help = Chacun a mangé une nourriture ; maintenant chaque mission réclame son dû, dans l'ordre voulu. Payez ce qui est sous la lune, ou subissez la peine, souvent un crâne.
ask-night-cards = Nuit : les cartes nocturnes des groupes
    .help = Les cartes à lune posées chez les groupes se règlent comme les missions. Prenez-les l'une après l'autre jusqu'à la dernière.

## Offers
do-chance = le hasard décide
do-pick = { $group } : prendre { $back }
do-sleep = { $group } : dormir, en défaussant tout le paquet
do-begin = { $group } : { $deed } ({ $card })
do-begin-hostile = { $group } : subir « { $deed } » ({ $card })
do-ignore = { $group } : ignorer { $card }
do-offer = { $group } : proposer à { $to } son aide pour « { $deed } »
do-attend = { $group } : aider { $card }
do-extra = { $deed } ({ $card })
do-settle = { $card } : { $deed }
do-join = { $group } : se joindre
do-use = { $group } : utiliser { $what }
do-pledge = { $group } : payer { $what }
do-yield = sacrifier { $card }
do-ward = { $group } : utiliser le talisman
do-cure = { $group } : utiliser la racine curative
do-go = commencer
do-withdraw = revenir en arrière
do-give-up = renoncer
do-spend = donner { $what }
do-lose = perdre { $what }
do-shield = { $group } : { $what } contre les blessures
do-suffer = { $card } est blessé
do-heal = soigner { $card }
do-give = pour { $group }
do-stow = le poser sur { $card }
do-keep = au dépôt
do-make = fabriquer { $card }
do-scrap = { $card } s'en va
do-stop = c'est assez
do-done = { $group } : rien de plus
do-decline = { $group } : rien de notre part

## The log
say-dawn = Le jour { $n } se lève
say-slept = { $group } se couche plus tôt
say-revealed = { $group } révèle { $card }
say-placed = { $card } vient auprès de { $group }
say-joined = { $card } rejoint { $group }
say-offered = { $group } propose son aide à { $to }
say-began = { $group } se met à { $card } : { $deed }
say-withdrew = { $group } se ravise pour { $card }
say-helping = { $group } va aider { $to }
say-helped = { $group } utilise sa carte pour aider { $to }
say-declined = { $group } n'ajoute rien à ce que prépare { $to }
say-pledged = { $group } ajoute { $what }
say-yielded = { $group } sacrifierait { $card }
say-went = { $group } : { $deed } ({ $card })
say-rolled = Le dé exige { $n } de plus en { $skill }
say-missed = { $group } échoue face à { $card }
say-ignored = { $group } ignore { $card }
say-warded = { $card } épargne { $group }
say-spent = { $group } paie { $what }
say-used = { $group } consomme { $what }
say-paid = { $n } { $what } payé
say-lost = { $n } { $what } perdu
say-gained = { $n } { $what } gagné
say-lost-tool = { $group } perd { $what }
say-received = { $group } reçoit { $what }
say-stowed = Une unité est posée sur { $card }
say-hid = { $group } défausse une carte cachée : { $back }
say-destroyed = { $card } est détruite
say-shielded = { $group } donne { $what } contre les blessures
say-wounded = { $group } : { $card } subit { $n } { $n ->
    [one] blessure
   *[other] blessures
}
say-died = { $group } : { $card } meurt
say-healed = { $group } : { $card } guérit
say-skull = Un crâne : { $n } désormais
say-skull-removed = Un crâne est retiré : il en reste { $n }
say-painted = La fresque grandit : { $n }
say-dreamed = { $group } rêve
say-inspired = Nouveau sur le râtelier : { $card }
say-scrapped = { $card } quitte le râtelier
say-found = { $group } découvre un secret : { $card }
say-cured = { $group } panse ses plaies
say-guard-wounded = Le premier guerrier subit { $n } { $n ->
    [one] blessure
   *[other] blessures
}
say-guard-fell = { $card } tombe à son poste
say-guard-healed = Le premier guerrier se remet : { $n } { $n ->
    [one] blessure
   *[other] blessures
} restantes
say-eased = La Bête a un point faible : { $n } de force en moins
say-enraged = La Bête est furieuse
say-night = La nuit tombe
say-fed = Les { $people } mangent ({ $unfed } à jeun)
say-hungry = Sur { $people } personnages, { $unfed } { $unfed ->
    [one] reste
   *[other] restent
} à jeun
say-won-painting = La fresque est achevée : la tribu a gagné
say-won-beast = La Bête est vaincue : la tribu a gagné
say-lost-skulls = Cinq crânes : la tribu est perdue
say-lost-empty = Il ne reste aucune carte : la tribu est perdue

## Refusals
why-chance = Personne n'en décide
why-no-group = Ce groupe n'existe pas
why-not-yours = { $group } est mené par quelqu'un d'autre
why-not-you = Ce n'est pas à vous de décider
why-not-asked = Ce n'est pas ce qui est demandé
why-few-cards = Le paquet n'a pas d'autre carte
why-picked = Ce groupe a déjà choisi
why-asleep = Un groupe qui dort ne fait rien
why-resolved = Ce groupe a utilisé sa carte
why-danger = Un danger ne peut être ignoré
why-after-dice = Après les dés, personne ne se joint et rien n'est repris
why-no-help-symbol = La carte révélée ne propose pas d'aide
why-nothing-to-help = Il n'y a pas de carte à aider
why-offered = C'est déjà proposé
why-no-talisman = Ce groupe n'a pas de talisman
why-no-danger = Il n'y a pas de danger à écarter
why-no-root = Ce groupe n'a pas de racine curative
why-no-wounds = Personne ici n'est blessé
why-not-done = Ce groupe a encore une carte ouverte, ou plus rien à faire
why-not-helping = Ce groupe n'y participe pas
why-no-shield = Cela n'annule pas de blessures
why-no-tool = Il manque : { $what }
why-no-person = Ce personnage n'est pas dans ces groupes
why-not-healed = Ce personnage n'a pas de blessure à soigner
why-no-space = Cela ne se pose pas là
why-new-idea = La nouvelle idée reste ; une autre s'en va
why-not-on-rack = Ce n'est pas sur le râtelier
why-rack-empty = Il ne reste rien sur le râtelier : { $what }
why-settled = Cette carte n'est pas à résoudre
why-store = Le dépôt manque de { $what }
why-spend-order = Les ressources se rendent dans l’ordre : nourriture, puis bois, puis pierre
why-any = Le dépôt a trop peu de ressources
why-deck = Le paquet a trop peu de cartes à défausser
why-mood = La Bête n'est pas de cette humeur
why-tiles = La fresque n'est pas assez avancée
why-grave = Trop peu de ces cartes au cimetière
why-guard = Aucun guerrier n'est de garde
why-have = Aucun participant n'a : { $what }
why-victim = Le groupe concerné doit sacrifier : { $what }
why-held = Trop peu de choses sur la carte
why-skill = Il manque { $n } en { $skill }, même avec toute l'aide possible
why-owner = Le groupe qui a { $what } doit participer
why-no-option = La carte n'a pas cette option
why-other-time = Cette option est pour un autre moment
why-hostile-full = Une autre action hostile peut être subie en entier
why-not-attended = Cette carte ne peut être aidée
why-no-extra = Ce n'est pas une action supplémentaire en jeu
why-fought = Le combat a déjà été tenté ce tour
why-joined = Ce groupe participe déjà
why-not-once = Cet outil est permanent et compte de lui-même
why-roll-first = Les dés d'abord
why-roll-unmet = Les dés demandent encore davantage
why-not-needed = Cela n'aiderait pas maintenant
why-not-due = Ce n'est pas demandé
why-leader = C'est au groupe actif d'en décider
why-other-first = Une autre action est en cours

## Titles of cards
card-roe-deer = Chevreuil
card-stand-of-timber = Haute futaie
card-fallen-trunk = Tronc couché
card-berry-bushes = Buissons à baies
card-mushroom-hollow = Creux aux champignons
card-honey-tree = Arbre à miel
card-boar-in-the-brush = Sanglier dans les fourrés
card-healing-herbs = Herbes qui soignent
card-fishing-shallows = Eaux poissonneuses
card-beaver-lodge = Hutte de castors
card-watering-place = Point d'eau
card-flightless-bird = Oiseau sans ailes
card-reed-bank = Berge aux roseaux
card-slippery-ford = Gué glissant
card-scree-slope = Pente d'éboulis
card-flint-seam = Veine de silex
card-ibex = Bouquetin
card-marmot-burrows = Terriers de marmottes
card-high-lookout = Guet des hauteurs
card-rockfall = Chute de pierres
card-campfire = Feu de camp
card-talk-by-the-fire = Paroles au coin du feu
card-evening-dance = Danse du soir
card-workplace = Aire de travail
card-tale-telling = Veillée de contes
card-resting-place = Lieu de repos
card-viper = Vipère
card-cave-bear = Ours des cavernes
card-storm = Tempête
card-thorn-hedge = Haie d'épines
card-hyenas = Hyènes
card-quiet-cave = Grotte paisible
card-full-bellies = Ventres pleins
card-new-courage = Nouveau courage
card-warm-embers = Braises tièdes
card-ancestor-guide = Guide des ancêtres
card-flash-of-insight = Éclair de génie
card-green-path = Sentier vert
card-white-stone = Pierre blanche
card-guardian-spirit = Esprit gardien
card-root-woman = Femme aux racines
card-the-great-hunt = La grande chasse
card-the-painter = Celle qui peint
card-clothing = Vêtement
card-talisman = Talisman
card-rope = Corde
card-spear-thrower = Propulseur
card-snare-line = Ligne de collets
card-drying-rack = Séchoir
card-poultice = Cataplasme
card-pigments = Pigments
card-fat-prey = Belle proie
card-mammoth-bull = Mammouth mâle
card-mammoth-cow = Mammouth femelle
card-young-mammoth = Jeune mammouth
card-mammoth-tracks = Traces de mammouth
card-stampede = Débandade
card-charging-mammoth = Mammouth qui charge
card-pit-trap = Fosse
card-scavengers = Charognards
card-boneyard = Champ d'os
card-a-new-world = Une terre nouvelle
card-tent = Tente
card-unknown-valley = Vallée inconnue
card-cave-mouth = Bouche de la grotte
card-cave-lion = Lion des cavernes
card-smooth-wall = Paroi lisse
card-people-on-the-ridge = Gens sur la crête
card-icy-wind = Vent glacé
card-old-forest = Vieille forêt
card-wide-stream = Large ruisseau
card-biting-flies = Mouches piqueuses
card-sheltered-terrace = Terrasse abritée
card-howling-in-the-dark = Hurlements dans le noir
card-gray-wolf = Loup gris
card-lead-wolf = Chef de meute
card-she-wolf = Louve
card-wolf-den = Tanière
card-gnawed-carcass = Carcasse rongée
card-paw-prints = Empreintes
card-sharpened-stakes = Pieux taillés
card-weak-herd = Troupeau affaibli
card-night-terror = Terreur nocturne
card-wolf-cub = Louveteau
card-bone-hoard = Tas d'os
card-leaders-pelt = Peau du chef
card-neighbors = Voisins
card-darca = Darca
card-strange-footprints = Pas étranges
card-rival-hunters = Chasseurs rivaux
card-barter-place = Lieu de troc
card-darcas-kin = Les proches de Darca
card-feast-of-two-tribes = Festin de deux tribus
card-stolen-stores = Réserves volées
card-ambush = Embuscade
card-sick-child = Enfant malade
card-cave-of-hands = Grotte aux mains
card-lost-in-fog = Perdus dans la brume
card-grateful-healer = Guérisseuse reconnaissante
card-hall-of-hands = Salle aux mains
card-oath-of-friendship = Serment d'amitié
card-deep-frost = Grand gel
card-snowfield = Champ de neige
card-snow-hare = Lièvre blanc
card-reindeer-herd = Troupeau de rennes
card-frozen-lake = Lac gelé
card-blizzard = Blizzard
card-avalanche = Avalanche
card-bare-wood = Bois nu
card-hollow-tree = Arbre creux
card-hungry-lynx = Lynx affamé
card-ice-cave = Grotte de glace
card-winter-fire = Feu d'hiver
card-white-silence = Silence blanc
card-hidden-cache = Cachette
card-blue-chamber = Chambre bleue
card-great-antlers = Grands bois
card-fever-in-the-camp = Fièvre au camp
card-fever = Fièvre
card-willow-bark = Écorce de saule
card-bitter-roots = Racines amères
card-old-healer = Vieux guérisseur
card-foul-water = Eau croupie
card-carrion-birds = Oiseaux de charogne
card-sweat-lodge = Hutte à sudation
card-burial-rite = Rite funéraire
card-cave-of-voices = Grotte aux voix
card-delirium = Délire
card-healers-lore = Savoir de guérisseuse
card-voices = Voix
card-fever-vision = Vision de fièvre
card-shadow-of-the-white-bull = L'ombre du taureau blanc
card-ahab = Ahab
card-white-bull-sighted = Taureau blanc en vue
card-blood-trail = Piste de sang
card-lone-mammoth = Mammouth solitaire
card-enraged-mammoth = Mammouth furieux
card-mud-wallow = Souille
card-yew-grove = Bosquet d'ifs
card-broken-tusks = Défenses brisées
card-trampled-camp = Camp piétiné
card-rock-shelter = Abri sous roche
card-cliff-drive = Rabattage à la falaise
card-reckless-charge = Charge folle
card-the-white-bull = Le taureau blanc
card-ahab-avenged = Ahab vengé
card-ivory = Ivoire
card-rising-water = L'eau monte
card-raft = Radeau
card-rapids = Rapides
card-broad-water = Large fleuve
card-island = Île
card-driftwood = Bois flotté
card-flood = Crue
card-salmon-run = Remontée des saumons
card-giant-catfish = Silure géant
card-raft-builders = Faiseurs de radeaux
card-landslip = Glissement de terrain
card-waterfall = Cascade
card-sea-shore = Rivage
card-beyond-the-rapids = Au-delà des rapides
card-bird-island = Île aux oiseaux
card-open-sea = Pleine mer
card-raid-at-dusk = Raid au crépuscule
card-white-hand-scout = Éclaireur des Mains blanches
card-white-hand-raiders = Pillards des Mains blanches
card-war-leader = Chef de guerre
card-training-ground = Terrain d'exercice
card-watch-fire = Feu de guet
card-captive = Captif
card-enemy-camp = Camp ennemi
card-the-beast = La Bête
card-paw = Patte
card-clawed-tree = Arbre griffé
card-torn-carcass = Carcasse déchirée
card-lair = Antre
card-watchers = Guetteurs
card-stake-pit = Fosse à pieux
card-roar = Rugissement
card-it-strikes = Elle frappe
card-weak-spot = Point faible
card-hoard-in-the-lair = Trésor de l'antre
card-hunter = Chasseur
card-warrior = Guerrier
card-gatherer = Cueilleuse
card-scout = Éclaireur
card-worker = Ouvrier
card-inventor = Inventrice
card-torch = Torche
card-hand-axe = Biface
card-spear = Lance

## Options of cards
deed-hunt = chasser
deed-fell = abattre
deed-twigs = brindilles
deed-split = fendre
deed-branches = branches
deed-pick = cueillir
deed-graze = grappiller
deed-sort = trier
deed-taste = goûter
deed-smoke-out = enfumer
deed-grab = arracher
deed-fight = combattre
deed-gored = encorné
deed-dig = creuser
deed-chew = mâcher
deed-weir = barrage à poissons
deed-by-hand = à la main
deed-catch = attraper
deed-sticks = bâtons
deed-ambush = guetter
deed-small-game = petit gibier
deed-eggs = œufs
deed-cut = couper
deed-listen = écouter
deed-cross-with-care = traverser avec soin
deed-fall-in = tomber à l'eau
deed-carry = porter
deed-pick-up = ramasser
deed-knap = tailler
deed-chip = détacher des éclats
deed-stalk = approcher
deed-droppings = suivre les crottes
deed-snare = poser des collets
deed-watch-clouds = regarder les nuages
deed-spot-smoke = repérer une fumée
deed-dodge = esquiver
deed-hit = touché
deed-make = fabriquer
deed-welcome = accueillir
deed-think = réfléchir
deed-dream = rêver
deed-rest = se reposer
deed-step-back = reculer
deed-seize = saisir
deed-bitten = mordu
deed-kill = tuer
deed-mauled = lacéré
deed-shelter = s'abriter
deed-lash-down = arrimer
deed-soaked = trempé
deed-struck = frappé
deed-cut-through = se frayer un passage
deed-scratched = égratigné
deed-drive-off = chasser au loin
deed-robbed = volé
deed-explore = explorer
deed-peek = jeter un œil
deed-feast = festoyer
deed-bite = une bouchée
deed-rise = se relever
deed-sleep = dormir
deed-doze = somnoler
deed-follow = suivre
deed-invent = inventer
deed-walk = marcher
deed-look = regarder
deed-carve = sculpter
deed-learn = apprendre
deed-track = pister
deed-paint = peindre
deed-sketch = esquisser
deed-craft = fabriquer
deed-offer = offrir
deed-starve-the-spirits = affamer les esprits
deed-watch = observer
deed-read = lire les traces
deed-leap-aside = bondir de côté
deed-stand = tenir bon
deed-trampled = piétiné
deed-bring-down = abattre la bête
deed-flee = fuir
deed-tossed = projeté
deed-chase = pourchasser
deed-gather = ramasser alentour
deed-freeze = geler
deed-scout = partir en éclaireur
deed-forage = glaner
deed-go-deep = s'enfoncer
deed-edge = rester au bord
deed-fire = faire du feu
deed-clawed = griffé
deed-share-food = partager la nourriture
deed-trade = troquer
deed-wrap-up = se couvrir
deed-bridge = jeter un pont
deed-fish = pêcher
deed-smoke = enfumer l'air
deed-stung = piqué
deed-settle = s'installer
deed-pack-broken = meute vaincue
deed-attack = attaque
deed-throw-meat = jeter de la viande
deed-feed = nourrir
deed-search = fouiller
deed-take-over = prendre la place
deed-skin = dépecer
deed-lie-in-wait = rester à l'affût
deed-fence = palissade
deed-milk = traire
deed-stay-calm = garder son calme
deed-panic = panique
deed-it-leaves = il s'en va
deed-trophy = trophée
deed-wear = porter sur soi
deed-go-between = l'intermédiaire
deed-gifts = cadeaux
deed-feud = querelle
deed-persuade = persuader
deed-face-down = tenir tête
deed-pay-off = payer la paix
deed-brawl = bagarre
deed-food-for-goods = vivres contre biens
deed-furs-for-goods = peaux contre biens
deed-ask = demander
deed-oath = prêter serment
deed-loss = perte de vivres
deed-loss-of-gear = perte d'outils
deed-talk = parlementer
deed-beaten = roué de coups
deed-cure = guérir
deed-care = soigner
deed-infection = contagion
deed-enter = entrer
deed-find-the-way = trouver le chemin
deed-wander = errer
deed-honor-her = lui rendre honneur
deed-take-roots = prendre des racines
deed-wonder = s'émerveiller
deed-exchange-gifts = échanger des cadeaux
deed-join = se joindre
deed-big-fire = grand feu
deed-dress-warmly = s'habiller chaudement
deed-trap = piéger
deed-great-drive = grande battue
deed-ice-fishing = pêche sous la glace
deed-cross = traverser
deed-huddle = se serrer
deed-frostbite = gelures
deed-outrun = courir plus vite
deed-buried = enseveli
deed-reach-in = plonger la main
deed-break-up = mettre en pièces
deed-signal = faire signe
deed-cold = froid
deed-lost-hours = heures perdues
deed-repair = réparer
deed-take = prendre
deed-use = s'en servir
deed-medicine = remède
deed-broth = bouillon
deed-death = mort
deed-worsens = le mal empire
deed-nurse = veiller le malade
deed-peel = écorcer
deed-treat = traiter
deed-filter = filtrer
deed-sick = malade
deed-pecked = coups de bec
deed-build = bâtir
deed-mourn = pleurer les morts
deed-mark-the-grave = marquer la tombe
deed-root = donner une racine
deed-endure = endurer
deed-collapse = s'effondrer
deed-answer = répondre
deed-paint-in-trance = peindre en transe
deed-wake = s'éveiller
deed-ahab-keeps-watch = Ahab monte la garde
deed-spears = lances
deed-torches = torches
deed-observe = épier
deed-lead-on = ouvrir la marche
deed-ahabs-sacrifice = le sacrifice d'Ahab
deed-make-spear = faire une lance
deed-collect = collecter
deed-chips = éclats
deed-warn = avertir
deed-losses = pertes
deed-hurt = blessé
deed-drive = rabattre
deed-survey = scruter
deed-hold-back = retenir
deed-let-ahab = laisser faire Ahab
deed-ahabs-end = la fin d'Ahab
deed-honor-him = lui rendre hommage
deed-talisman = talisman
deed-on-the-raft = sur le radeau
deed-dam = digue
deed-flood = inondation
deed-ride = descendre les rapides
deed-portage = portage
deed-crash = naufrage
deed-land = accoster
deed-haul = haler
deed-bank-up = remblayer
deed-swept = emporté
deed-spear = harponner
deed-land-it = le sortir de l'eau
deed-dragged-under = entraîné au fond
deed-great-raft = grand radeau
deed-run = courir
deed-climb = grimper
deed-fall = chute
deed-put-out = prendre le large
deed-shells = coquillages
deed-mark-the-rock = marquer la roche
deed-steer = barrer
deed-drift-back = dériver
deed-arm = s'armer
deed-barricade = barricade
deed-guard-falls-back = la garde recule
deed-raid = raid
deed-spot-first = voir le premier
deed-skirmish = escarmouche
deed-wounded = blessure
deed-beat = battre
deed-guard = la garde encaisse
deed-plunder = pillage
deed-duel = duel
deed-drill = s'exercer
deed-light = allumer
deed-free = libérer
deed-storm = donner l'assaut
deed-steal = voler
deed-bait = appât
deed-fire-and-bait = feu et appât
deed-strike-back = riposter
deed-raked = labouré de griffes
deed-torn = mis en pièces
deed-study = étudier
deed-strip-bark = arracher l'écorce
deed-scraps = restes
deed-creep-past = se faufiler
deed-caught = pris
deed-steady = tenir ferme
deed-parry = parer
deed-paint-it = le peindre
deed-remember-it = s'en souvenir
deed-loot = emporter le butin
deed-final-fight = dernier combat

## A set-up that cannot be played
setup-modules = Aucun module ne peut être en jeu deux fois : choisissez-en de différents.
setup-guards = Un seul module avec une garde peut être en jeu : remplacez l’un d’eux.
