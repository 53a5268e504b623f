## The game and its options

game-title = Préhistoire
option-layout = Carte
option-layout-usual = La carte habituelle selon le nombre de joueurs
option-layout-two = Vallée ronde, 2 joueurs
option-layout-three = Vallée ronde, 3 joueurs
option-layout-four = Vallée ronde, 4 joueurs
option-layout-banks-two = Deux rives, 2 joueurs
option-layout-banks-three = Deux rives, 3 joueurs
option-layout-banks-four = Deux rives, 4 joueurs

## Where points come from, and why the game ended

source-fishing = Revenus de pêche
source-animals = Animaux capturés
source-camps = Campements
source-development = Développement
source-painting = Peinture rupestre
source-footprints = Animaux et empreintes
source-gathering = Cueillette
source-megaliths = Mégalithes
source-ceremonies = Cartes cérémonie
reason-years = Cinq années se sont écoulées

## Words

color-grey = gris
color-red = rouge
color-yellow = jaune
color-blue = bleu
color-brown = marron
color-white = blanc
action-painting = Peinture
action-gathering = Cueillette
action-ceremony = Cérémonie
action-fishing = Pêche
action-hunting = Chasse
action-migration = Migration
wheel-painting = peinture
wheel-gathering = cueillette
wheel-ceremony = cérémonie
wheel-river = pêche et chasse
wheel-migration = migration
way-clockwise = dans le sens horaire
way-back = dans le sens antihoraire
good-honey = miel
good-egg = œuf
good-berry = baies
good-mushroom = champignons
good-fruit = fruits
good-nut = noix
fish-trout = truite
fish-carp = carpe
fish-pike = brochet
species-sabre-tooth = tigre à dents de sabre
species-woolly-rhino = rhinocéros laineux
species-mammoth = mammouth
terrain-water = eau
terrain-rock = rocher
terrain-forest = forêt
symbol-wave = vague
symbol-ox = bœuf
symbol-hand = main
symbol-stag = cerf
symbol-archer = archer
symbol-spiral = spirale
season-setup = Mise en place
season-winter = Hiver
season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-end = Fin de la partie
section = rangée {$row}, colonne {$column}
cell = case {$name}
cell-start = le campement de départ
cell-ground = Case {$name} : {$terrain}
feature-plain = rien de particulier
feature-camp = emplacement de campement
feature-fish = poisson
feature-gathering = tuile cueillette
feature-animal = animal
feature-marker = marqueur ({$color}) pour qui s’arrête ici
feature-megalith-a = mégalithe A : 2 PV pour son propriétaire
feature-megalith-b = mégalithe B : 1 PV par case occupée dessus et autour
feature-megalith-c = mégalithe C : majorité dessus et autour, 5 et 2 PV
empty = rien
value = valeur {$n}
designed = {$name} a été conçu pour cette édition : la valeur imprimée est inconnue

## Pieces

cube = { $n ->
        [one] 1 cube ({$color})
       *[other] {$n} cubes ({$color})
    }
gain-resource = { $n ->
        [one] {$n} ressource ({$color})
       *[other] {$n} ressources ({$color})
    }
gain-marker = { $n ->
        [one] {$n} marqueur ({$color})
       *[other] {$n} marqueurs ({$color})
    }
gain-dev = { $n ->
        [one] {$n} point de développement
       *[other] {$n} points de développement
    }
gain-points = {$n} PV
gain-nothing = rien
food = {$good}{ $dev ->
        [0] {""}
        [one] , 1 point de développement
       *[other] , {$dev} points de développement
    }
fish = {$kind} de valeur {$value}
footprint = Empreinte ({$species}), valeur {$value} : {$gain}
animal = {$species}, valeur {$value} : {$points} PV
beast = {$species}, jeton : {$points} PV
camp = Campement {$name} : { $members ->
        [one] {$members} membre
       *[other] {$members} membres
    }, { $settlers ->
        [one] {$settlers} s’installe
       *[other] {$settlers} s’installent
    }, {$points} PV, {$dev} développement
rite = Cérémonie {$name}, valeur {$value}{ $dev ->
        [0] {""}
        [one] , 1 point de développement
       *[other] , {$dev} points de développement
    } : {$count}
rite-now = vaut {$n} PV maintenant
rite-gather-set = {$points} PV par série de {$goods}
rite-members-on-terrain = {$points} PV par membre à soi sur : {$terrain}
rite-members-at-home = {$points} PV par membre resté sur son plateau
rite-paint-full-row = {$points} PV de plus par rangée complète de la peinture
rite-megalith-bonus = {$points} PV de plus pour chacun compté de : {$megalith}
rite-dev-pairs = {$points} PV de plus par lot de {$each} points de développement restants
rite-track-thirds = {$points} PV par lot de {$each} cases de la piste de pêche
rite-ceremony-count = {$points} PV par carte cérémonie à soi, celle-ci comprise
rite-animal-trio = {$points} PV par série des trois animaux
rite-footprint-count = {$points} PV par empreinte : {$species}
rite-camp-count = {$points} PV par campement à soi
rite-gather-any-pair = {$points} PV par lot de {$each} tuiles cueillette quelconques
rite-copy = compte une deuxième fois la meilleure autre carte
rite-track-15 = {$points} PV si la case {$each} de la piste de pêche est atteinte
rite-fish-species = {$points} PV par poisson : {$fish}
rite-fish-trio = {$points} PV par série des trois poissons
rite-animal-count = {$points} PV par animal, carte ou jeton : {$species}
rite-paint-pattern = {$points} PV si ces sections sont peintes : {$sections}
member = Membre {$n} de {$seat}
member-tired = Membre {$n} de {$seat}, s’est déjà déplacé cette année
shaman = Chaman de {$seat}
order-marker = {$seat} est numéro {$place} dans l’ordre du tour
ceremony-marker = {$seat} est numéro {$place} sur la piste de cérémonie
fishing-marker = {$seat} : case {$at} sur {$length}
fishing-mark = Dès la case {$at} : {$points} PV et {$dev} développement par an
camp-members = {$n} membres le construisent
price-center = Tuile prix {$name} au centre
price-next = Tuile prix {$name} : le centre de l’année suivante
price-tile = Tuile prix {$name} pour : {$wheel}
icon-center = {$action} : {$color}, vaut { $steps ->
        [one] {$steps} pas
       *[other] {$steps} pas
    } en automne
icon-painting = Le symbole {$symbol} coûte : {$color}
icon-gathering = La tuile de l’emplacement {$slot} coûte : {$color}
icon-ceremony = Un chaman en position {$position} coûte : {$color}
icon-hunting = La chasse accepte : {$color}
icon-fishing = La pêche accepte : {$color}
icon-migration = La migration accepte : {$color}
icon-unused = {$color} ne compte pas pour la migration
weather-tile = Tuile météo {$name}
line-row = Rangée {$n} : chaque côté adjacent rapporte {$gain}
line-column = Colonne {$n} : chaque côté adjacent rapporte {$gain}
basket-pair = Chaque paire {$top} et {$bottom} rapporte {$gain}
score-now = {$seat} : {$n} PV si la partie finissait maintenant

## Places

place-wheel = Roue des prix et piliers
place-center = Centre
place-price-pile = Tuiles prix des années à venir
place-gathering = Tuiles cueillette
place-fish = Rivière
place-hunting = Cartes chasse
place-ceremony = Cartes cérémonie
place-pile-gathering = Tuiles cueillette cachées
place-pile-fish = Poissons cachés
place-pile-hunting = Cartes chasse cachées
place-pile-ceremony = Cartes cérémonie cachées
place-fire = Feu de cérémonie
place-order = Ordre du tour
place-ceremony-track = Piste de cérémonie
place-fishing-track = Piste de pêche
place-land = Le territoire
place-gathering-slot = Tuile cueillette {$n}
place-fish-slot = Poisson {$n}
place-hunting-slot = Carte chasse {$n}
place-ceremony-slot = Carte cérémonie {$n}
place-pillar = Pilier : {$action}
place-top = Sommet du pilier : {$action}
place-foot = Pied du pilier : {$action}
place-dial = Tuile prix : {$wheel}
place-fire-position = Position {$position} autour du feu
fire-position = {$position}
place-seat = Plateau de {$seat}
place-points = Points et développement
place-weather = Météo
place-tent = Tente : ressources et membres
place-markers = Marqueurs d’action
place-painting = Peinture rupestre
place-baskets = Paniers
place-caught = Poissons
place-herd = Animaux et empreintes
place-ceremonies = Cartes cérémonie
place-megaliths = Mégalithes
place-camps = Campements à construire
place-reserve = Membres hors de la tribu
place-section = Section {$section} : {$symbols}
place-basket = Panier : {$good}

## The bar above and the forecast

fact-year = Année {$year} sur {$years}
fact-action = Action : {$action}
fact-turn = {$seat} décide
forecast-fishing = {$seat} : la piste de pêche rapportera {$points} PV et {$dev} développement cet été
forecast-weather = {$seat} : le printemps prochain apportera {$gain}
forecast-movement = {$seat} : encore {$points} pas, perdus si vous arrêtez

## Prices

price-fixed = {$cubes}
price-different = { $n ->
        [one] {$n} parmi : {$colors}
       *[other] {$n} différents parmi : {$colors}
    }
price-alike = { $n ->
        [one] {$n} parmi : {$colors}
       *[other] {$n}, semblables ou non, parmi : {$colors}
    }
price-dance = { $n ->
        [one] {$n} ressource
       *[other] {$n} ressources
    }, une par chaman déplacé
price-markers = { $n ->
        [one] {$n} marqueur ({$color})
       *[other] {$n} marqueurs ({$color})
    }

## Questions

ask-orient = Orientez votre tuile météo à votre guise
    .help = Votre tuile météo vous donne des ressources chaque printemps, après avoir tourné d’un cran. Orientez-la pour que les années à venir montrent les couleurs voulues.
ask-arrange = Placez vos chamans autour du feu
    .help = Vos trois chamans commencent autour du feu selon un de deux motifs. Au printemps un chaman va à la position d’une couleur pour une ressource de cette couleur, mais pas là où se tient un autre des vôtres.
ask-income = Prenez les ressources de votre tuile météo, ou tournez-la encore
    .help = Prenez les ressources que montre votre tuile météo. Avec des points de développement vous pouvez d’abord la tourner encore, un cran par point.
ask-spring = Choisissez une action ou passez
    .help = Faites une action au prix que montre sa tuile, ou passez pour ce printemps. Après une action, une ressource va au pied de son pilier ; avec deux, l’action est fermée pour l’année.
ask-build = Construire un campement ici ?
    .help = Un campement demande son nombre de membres sur sa case et autour. Il rapporte aussitôt des points, du développement et un nouveau membre ; certains bâtisseurs s’installent et retournent sur votre plateau.
ask-pillar = Prenez les marqueurs d’un pilier
    .help = Prenez tous les cubes au sommet d’un pilier : ce sont vos marqueurs d’action pour cet été et la suite. Chaque couleur paie sa propre action ; regardez lesquelles vous serviront.
ask-last = Une dernière action selon les règles d’été, ou passez
    .help = La partie s’achève : vous pouvez faire une dernière action quelconque à son prix d’été, en marqueurs. Les cubes restants deviennent du développement, dont trois valent un point.
ask-other = Attendez
    .help = Quelqu’un d’autre décide. Regardez les prix et pensez à votre prochaine action.
ask-pay = Payez encore { $n ->
        [one] {$n} ressource
       *[other] {$n} ressources
    } de couleurs différentes
    .help = Le prix se paie en couleurs différentes que la tuile montre pour cette action. Pensez qu’une ressource de plus ira ensuite au pied du pilier.
ask-pay-alike = Payez encore { $n ->
        [one] {$n} ressource
       *[other] {$n} ressources
    } pour la migration
    .help = Le prix se paie dans les couleurs que la tuile compte pour la migration, semblables ou non. Pensez qu’une ressource de plus ira ensuite au pied du pilier.
ask-celebrate = Déplacez encore jusqu’à { $n ->
        [one] {$n} chaman
       *[other] {$n} chamans
    }, sans prendre de carte
    .help = Une cérémonie sans carte vous avance seulement dans l’ordre du tour de l’année suivante. Au moins un chaman se déplace, ou reste à sa place, contre une ressource de la couleur de sa position ; ensuite vous pouvez terminer.
ask-dance = Déplacez encore { $n ->
        [one] {$n} chaman
       *[other] {$n} chamans
    }
    .help = Chaque chaman va à la position d’une couleur contre une ressource de cette couleur, ou reste contre la couleur de la sienne ; jamais deux au même endroit, ni là où se tenait un autre des vôtres. La carte prise a la valeur du nombre de chamans déplacés.
ask-dance-free = Vous pouvez déplacer jusqu’à { $n ->
        [one] {$n} chaman
       *[other] {$n} chamans
    }
    .help = Après une cérémonie d’été vos chamans peuvent bouger gratuitement, jusqu’à la valeur de la carte. Déplacez-les pour rendre abordables les cérémonies du printemps, ou laissez-les.
ask-foot = Posez une ressource au pied du pilier : {$action}
    .help = Une ressource de n’importe quelle couleur va au pied du pilier de cette action. En été elle monte au sommet et devient un marqueur que quelqu’un prendra : choisissez la couleur en conséquence.
ask-summer = {$action} avec des marqueurs, ou passez
    .help = À chaque action vous pouvez agir une fois avec des marqueurs de sa couleur, ou passer. Les marqueurs non utilisés se gardent.
ask-autumn = Déplacez-vous, {$points} pas à utiliser, ou terminez votre tour
    .help = Changez des cubes en pas selon les valeurs de la tuile centrale, et le développement un pour un ; puis déplacez des membres, chacun une fois au plus. Les pas restants en fin de tour sont perdus.
ask-walk = Où le membre s’arrête-t-il ? {$points} pas au plus
    .help = Le membre peut passer devant gens et campements, mais doit s’arrêter sur une autre case où il n’y a personne. Il ne se passe quelque chose que là où il s’arrête : il prend ce qui s’y trouve.
ask-crew = Désignez encore { $n ->
        [one] {$n} bâtisseur
       *[other] {$n} bâtisseurs
    }
    .help = Désignez exactement autant de bâtisseurs que le campement en demande, sur sa case et autour ; celui qui vient de bouger en est. Un membre peut aider à plusieurs campements.
ask-settle = Désignez encore { $n ->
        [one] {$n} bâtisseur qui s’installe
       *[other] {$n} bâtisseurs qui s’installent
    }
    .help = Une partie des bâtisseurs s’installe : ils quittent la carte et reviennent sur votre plateau. De là ils pourront migrer de nouveau plus tard.

## Options

label-arrange = Chamans aux positions {$positions}
label-orient = Tournée de {$n} crans
label-paint = Peindre {$section} : {$symbols}
label-gather = Cueillir : {$tile}
label-hold = Célébrer : {$card}
label-celebrate = Tenir une cérémonie sans carte
label-catch = Pêcher : {$fish}
label-hunt = Chasser : {$card}
label-migrate = Migrer : { $n ->
        [one] {$n} membre
       *[other] {$n} membres
    } vers {$cell}
label-dance = Chaman de la position {$from} à la {$to}
label-stay = Le chaman reste à la position {$position}
label-pay = Payer : {$color}
label-foot = Laisser au pied : {$color}
label-pillar = Pilier : {$action}
label-march = Ressource ({$color}) pour { $steps ->
        [one] {$steps} pas
       *[other] {$steps} pas
    }
label-rush = Marqueur ({$color}) pour { $steps ->
        [one] {$steps} pas
       *[other] {$steps} pas
    }
label-stride = 1 point de développement pour 1 pas
label-walk = Déplacer le membre : {$cell}
label-stop = S’arrêter : {$cell}
label-build = {$camp}, sur {$cell}
label-name = Le membre {$n} aide à bâtir
label-settle = Le membre {$n} s’installe
label-harvest = Prendre les ressources
label-turn = Tourner la tuile ({$wheel}) {$way} (1 développement)
label-turn-weather = Tourner la tuile météo (1 développement)
label-buy-resource = Acheter une ressource ({$color}) pour 2 développement
label-buy-marker = Acheter un marqueur ({$color}) pour 3 développement
label-sell-resource = Rendre une ressource ({$color}) pour 1 développement
label-sell-marker = Rendre un marqueur ({$color}) pour 1 développement
label-no-camp = Ne rien bâtir de plus ici
label-no-dance = Les chamans restent
label-dance-over = La danse est finie
label-pass-spring = Passer pour ce printemps
label-pass-summer = Passer cette action
label-pass-autumn = Terminer le tour
label-pass-last = Pas de dernière action
label-deal = Un tirage

## Previews

preview-cost = Coûte {$cost}
preview-turned = Après un cran {$way} : {$cost}
preview-foot = Puis une ressource quelconque au pied : {$action}
preview-gain = Rapporte {$gain}
preview-weather = La tuile donne alors {$gain}
preview-fishing = Piste de pêche : {$from} → {$to}
preview-steps = { $n ->
        [one] {$n} pas
       *[other] {$n} pas
    }
preview-site = On peut bâtir un campement ici
preview-joins = Un nouveau membre rejoint votre plateau

## Refusals

why-not-your-turn = Ce n’est pas votre tour.
why-not-asked = Ce n’est pas ce qui est demandé maintenant.
why-nature = Cela se tire au hasard, personne ne le choisit.
why-power-later = Les points de développement s’utilisent à votre tour, dès le premier printemps.
why-need-dev = Il vous faut { $n ->
        [one] {$n} point de développement
       *[other] {$n} points de développement
    }, vous en avez {$have}.
why-keep-foot = Il ne resterait rien pour le pied du pilier.
why-keep-price = Le reste de l’action ne pourrait plus être payé.
why-no-resource = Vous n’avez pas cette ressource : {$color}.
why-no-marker = Vous n’avez pas ce marqueur : {$color}.
why-other-action = C’est au tour d’une autre action : {$action}.
why-closed = Les deux pieds du pilier sont pris : {$action} est fermée cette année.
why-painted = Vous avez déjà peint {$section}.
why-empty = Il n’y a rien là.
why-no-foot = Vous pourriez payer, mais il ne resterait aucune ressource pour le pied du pilier.
why-price = Vous ne pouvez pas payer : {$cost}.
why-no-camp = {$cell} n’est ni le campement de départ ni le vôtre.
why-nobody-home = Il faut { $n ->
        [one] {$n} membre
       *[other] {$n} membres
    } sur votre plateau ; il y en a {$have}.
why-color-not-asked = Seules ces couleurs comptent : {$colors}.
why-color-paid = Chaque couleur se paie une seule fois.
why-too-few-colors = Les autres couleurs ne suffiraient plus pour { $n ->
        [one] {$n} ressource
       *[other] {$n} ressources
    }.
why-no-shaman = Aucun de vos chamans ne peut partir de la position {$position}.
why-held = La position {$position} était tenue par un autre de vos chamans au début de l’action.
why-position-taken = Un autre de vos chamans est allé à la position {$position}.
why-dance-short = Trop peu de chamans pourraient encore bouger pour cette carte.
why-dance-on = Au moins un chaman prend part à une cérémonie ; pour une carte, autant que sa valeur.
why-danced = Autant de chamans se sont déplacés qu’il a été payé.
why-card-first = En été les marqueurs paient une carte.
why-three-migrate = Au printemps, pas plus de trois migrent ensemble.
why-bare = Le pilier {$action} est vide, ou déjà pris.
why-take-pillar = Vous devez prendre un pilier tant qu’il y a des cubes.
why-foot-first = Posez d’abord une ressource au pied du pilier.
why-no-member = Aucun de vos membres ne se trouve sur {$cell}.
why-tired = Ce membre s’est déjà déplacé cette année.
why-all-tired = Personne sur la carte ne peut plus bouger cette année.
why-no-points = Payez d’abord des cubes ou des points de développement pour des pas.
why-no-goal = Depuis {$cell}, aucune case libre à { $points ->
        [one] {$points} pas
       *[other] {$points} pas
    } ou moins.
why-no-cell = Cette case n’existe pas sur cette carte.
why-same-cell = Un déplacement finit sur une autre case.
why-too-far = C’est à {$steps} pas ; vous en avez {$points}.
why-foreign-camp = {$cell} est le campement d’un autre ; on peut seulement passer.
why-occupied = Un membre se trouve sur {$cell} ; on peut seulement passer.
why-camp-used = Vous avez déjà bâti ce campement.
why-not-near = Un de vos membres doit s’être arrêté sur {$cell} cet automne, et celui qui s’est déplacé doit être dessus ou à côté.
why-no-site = {$cell} n’est pas un emplacement libre de campement.
why-few-members = Ce campement demande { $n ->
        [one] {$n} membre
       *[other] {$n} membres
    } dessus et autour ; il y en a {$have}.
why-named = Ce membre est déjà désigné.
why-far-away = Ce membre n’est ni sur l’emplacement ni à côté.
why-no-builder = Seuls les bâtisseurs s’installent.
why-order = Les membres se désignent dans l’ordre, pour qu’il en reste assez.

## The log

log-center = La tuile prix {$name} va au centre.
log-price = La tuile prix {$name} est posée pour : {$wheel}.
log-pile = Le centre de l’an prochain sera {$name}.
log-tile = La tuile carte {$name} est posée à la place {$slot}.
log-token = {$what} sur {$cell}.
log-shown = Posé : {$what}.
log-rows-cleared = Les cartes chasse et cérémonie sont défaussées.
log-reshuffled = La défausse est mélangée : {$action}.
log-ranked = {$seat} est numéro {$place} dans l’ordre du tour.
log-weather-dealt = {$seat} reçoit la tuile météo {$name}.
log-oriented = {$seat} oriente sa tuile météo.
log-arranged = {$seat} place ses chamans.
log-year = L’année {$year} commence.
log-spring = Printemps : toutes les tuiles météo tournent.
log-summer = Été : les cubes montent au sommet des piliers.
log-autumn = Automne : les tribus se déplacent.
log-last = Chacun a une dernière action.
log-top = Un cube ({$color}) est posé sur le pilier : {$action}.
log-weather-turned = {$seat} tourne encore sa tuile météo.
log-harvested = {$seat} prend les ressources de la météo.
log-gained = {$seat} gagne {$gain}.
log-paid = {$seat} paie une ressource ({$color}).
log-paid-markers = {$seat} paie { $n ->
        [one] {$n} marqueur
       *[other] {$n} marqueurs
    } ({$color}).
log-painted = {$seat} peint {$section}.
log-gathered = {$seat} cueille : {$tile}.
log-held = {$seat} prend : {$card}.
log-celebrated = {$seat} tient une cérémonie sans carte.
log-caught = {$seat} pêche : {$fish}.
log-hunted = {$seat} chasse : {$card}.
log-found = {$seat} trouve : {$animal}.
log-megalith = {$seat} prend un mégalithe.
log-migrated = Un membre de {$seat} migre vers {$cell}.
log-danced = Un chaman de {$seat} va de la position {$from} à la {$to}.
log-stayed = Un chaman de {$seat} reste à la position {$position}.
log-stepped = {$seat} est numéro {$place} sur la piste de cérémonie.
log-fishing = {$seat} atteint la case {$to} de la piste de pêche.
log-footed = {$seat} laisse un cube ({$color}) au pied : {$action}.
log-pillar = {$seat} prend le pilier : {$action}.
log-fishing-paid = La pêche rapporte à {$seat} {$points} PV et {$dev} développement.
log-marched = {$seat} paie une ressource ({$color}) pour {$steps} pas.
log-rushed = {$seat} paie un marqueur ({$color}) pour {$steps} pas.
log-strode = {$seat} paie un point de développement pour un pas.
log-walked = Un membre de {$seat} va de {$from} à {$to}, {$steps} pas.
log-built = {$seat} bâtit sur {$cell} : {$camp}.
log-settled = Un bâtisseur de {$seat} s’installe et revient au plateau.
log-joined = Un nouveau membre rejoint {$seat}.
log-turned = {$seat} tourne la tuile ({$wheel}) {$way}.
log-bought-resource = {$seat} achète une ressource ({$color}).
log-bought-marker = {$seat} achète un marqueur ({$color}).
log-sold-resource = {$seat} rend une ressource ({$color}) contre du développement.
log-sold-marker = {$seat} rend un marqueur ({$color}) contre du développement.
log-passed = {$seat} passe.
log-ended = La partie est finie ; on compte tout.

## A set-up that cannot be played
setup-layout = Cette carte est pour un autre nombre de joueurs.
setup-own = Une forme à vous ne contient que des lettres de a à z, des chiffres et - : . (80 signes au plus).
