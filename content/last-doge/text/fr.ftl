# The Last Doge en français.

## Options, score, ends

option-city = Forme de la cité
option-city-classic = Classique : cinq rangées centrées
option-city-grand-canal = Grand canal : trois longues rangées
option-city-diamond = Losange
option-city-lagoons = Lagunes : des bassins entre les tuiles
option-tribes = Tribus
option-tribes-chosen = choisies dans l’ordre du tour
option-tribes-random = au hasard
option-memory = Aide-mémoire
option-memory-off = non : les coups d’œil s’effacent
option-memory-on = oui : ce que vous avez vu reste affiché
option-first = Premier joueur
option-first-drawn = tiré au sort
option-first-seat1 = place 1
option-first-seat2 = place 2
option-first-seat3 = place 3
option-first-seat4 = place 4
option-first-seat5 = place 5
option-swap = Échange de celui qui sort
option-swap-open = ouvert : tout le monde voit quelles deux tuiles
option-swap-secret = secret : personne d’autre ne voit quelles deux tuiles
setup-first = Personne n’est assis à la place du premier joueur : choisissez une place de cette table.
setup-own = Une forme à vous ne contient que des lettres de a à z, des chiffres et - : . (80 signes au plus).
source-trophies = Trophées
source-escape = Cartes sauvées pendant la Fuite
source-artefacts = Artefacts
source-treasure = Trésor
reason-treasure = Le trésor a été trouvé, puis ce fut la Fuite.
reason-failed = Tout le monde s’est trompé, puis ce fut la Fuite.
reason-tiles = La cité était dévoilée, la Fuite a commencé.
reason-rounds = Le Doge a perdu patience, la Fuite a commencé.
reason-caught = Le Doge a rattrapé tout le monde.

## Districts

district-2 = Palais des Doges
district-3 = Grande Place
district-4 = Palais
district-5 = Ponts
district-6 = Canaux
district-7 = Lagune
effect-none = sans effet
effect-none-text = Il ne se passe rien.
effect-discovery = artefact
effect-discovery-text = Prenez un artefact si une autre tuile de ce numéro est déjà visible.
effect-trophy = trophée
effect-trophy-text = Gagnez 1 trophée.
effect-camp = camp
effect-camp-text = Piochez 1 carte Action.
effect-shelter = abri
effect-shelter-text = Une carte de plus peut être jouée gratuitement ce tour-ci.
effect-ambush = embuscade
effect-ambush-text = 1 dégât à chaque pion des quatre tuiles voisines, le vôtre compris.
effect-observatory = observatoire
effect-observatory-text = Regardez la main d’un adversaire et prenez-y une carte de votre choix.
tile-d2a = Palais des Doges 2 (artefact)
tile-d2b = Palais des Doges 2 (trophée)
tile-d3a = Grande Place 3 (artefact)
tile-d3b = Grande Place 3 (trophée)
tile-d3c = Grande Place 3 (observatoire)
tile-d4a = Palais 4 (artefact)
tile-d4b = Palais 4 (trophée)
tile-d4c = Palais 4 (embuscade)
tile-d4d = Palais 4 (abri)
tile-d5a = Ponts 5 (artefact)
tile-d5b = Ponts 5 (camp)
tile-d5c = Ponts 5 (embuscade)
tile-d5d = Ponts 5 (abri)
tile-d5e = Ponts 5 (sans effet)
tile-d6a = Canaux 6 (artefact)
tile-d6b = Canaux 6 (camp)
tile-d6c = Canaux 6 (camp)
tile-d6d = Canaux 6 (embuscade)
tile-d6e = Canaux 6 (abri)
tile-d6f = Canaux 6 (observatoire)
tile-d7a = Lagune 7 (artefact)
tile-d7b = Lagune 7 (camp)
tile-d7c = Lagune 7 (camp)
tile-d7d = Lagune 7 (embuscade)
tile-d7e = Lagune 7 (abri)
tile-d7f = Lagune 7 (trophée)
tile-d7g = Lagune 7 (sans effet)
tile-face = { $district } { $number } : { $effect }
tile-hidden = Tuile face cachée ({ $cell })
cell = tuile { $n }

## Action cards

color-grey = grise : la carte du tour
color-green = verte : gratuite
color-reaction = réaction : pendant le tour d’un autre
color-doge = jaune : DOGE
card-old-map = Carte Ancienne
card-old-map-text = Regardez en secret trois tuiles libres face cachée.
card-scout = Éclaireur
card-scout-text = Regardez en secret une tuile libre face cachée ; votre pion peut y aller.
card-rooftop-run = Course sur les toits
card-rooftop-run-text = Déplacez-vous dans votre rangée ou colonne vers une tuile libre face cachée et regardez-la ; puis vous pouvez en regarder une voisine.
card-wager = Pari
card-wager-text = Annoncez un total de 4 à 14 et montrez à tous deux tuiles libres : 2 trophées s’il est exact.
card-crossbow = Arbalète
card-crossbow-text = 1 dégât à un adversaire de votre rangée ou colonne.
card-skirmish = Escarmouche
card-skirmish-text = 1 dégât à un adversaire sur l’une des huit tuiles autour de vous ; puis prenez une carte au hasard dans sa main.
card-dig = Fouille
card-dig-text = Défaussez deux autres cartes : prenez un artefact.
card-fresh-trail = Piste fraîche
card-fresh-trail-text = Explorez une fois de plus, en dehors de votre action principale.
card-rations = Rations
card-rations-text = Piochez deux cartes Action.
card-spyglass = Longue-vue
card-spyglass-text = Regardez en secret une tuile face cachée, même sous un pion adverse.
card-second-wind = Second souffle
card-second-wind-text = Ce tour-ci, jouez une carte de plus sans rien défausser.
card-barter = Troc
card-barter-text = Défaussez autant de cartes que vous voulez et piochez-en autant.
card-dodge = Esquive
card-dodge-text = Quand vous subiriez des dégâts : vous n’en subissez pas.
card-intercept = Interception
card-intercept-text = Quand un adversaire joue une carte grise ou verte : elle reste sans effet.
card-riposte = Riposte
card-riposte-text = Juste après qu’un adversaire vous a infligé un dégât : 1 dégât à cet adversaire.
card-doge-sweep = Le Doge balaie
card-doge-sweep-text = Choisissez une rangée ou une colonne : 1 dégât à chaque pion qui s’y trouve, le vôtre compris.
card-doge-veil = Le voile du Doge
card-doge-veil-text = Retournez une tuile visible face cachée ; vous pouvez l’échanger avec une tuile libre face cachée, que vous voyez.
card-doge-toll = Le péage du Doge
card-doge-toll-text = Chaque adversaire défausse une carte.
card-doge-hunt = Le Doge chasse
card-doge-hunt-text = Nommez un numéro : 1 dégât à tous ceux dont le pion s’y trouve, vous compris.

## Artefacts

artefact-a01 = Lampe-tempête
artefact-a01-text = Après les regards normaux d’une exploration, regardez une tuile de plus, une fois par tour.
artefact-a02 = Sac de randonnée
artefact-a02-text = Limite de main +1 ; une carte de plus au début de la Fuite.
artefact-a03 = Jumelles
artefact-a03-text = Quand votre action principale est de piocher deux cartes, regardez aussi une tuile libre.
artefact-a04 = Gilet pare-balles
artefact-a04-text = Une fois par tour de jeu, un dégât ne vous coûte pas de carte.
artefact-a05 = Lunette de fusil
artefact-a05-text = Arbalète et Escarmouche atteignent aussi les adversaires à trois pas.
artefact-a06 = Trousse de secours
artefact-a06-text = Après avoir été attaqué et déplacé, piochez une carte.
artefact-a07 = Boussole
artefact-a07-text = Quand une attaque vous déplace, regardez deux tuiles libres et allez sur l’une d’elles.
artefact-a08 = Bouclier-panneau
artefact-a08-text = Les embuscades ne vous infligent jamais de dégât.
artefact-a09 = Montre
artefact-a09-text = Abri et Second souffle vous donnent deux cartes gratuites.
artefact-a10 = Filet de pêche
artefact-a10-text = Les camps vous donnent une carte de plus.
artefact-a11 = Trousseau de clés
artefact-a11-text = Les quartiers d’artefact réussissent aussi si un numéro juste au-dessus ou au-dessous est visible.
artefact-a12 = Vieil appareil photo
artefact-a12-text = Quand un autre joueur révèle un quartier d’artefact, regardez une tuile libre.
artefact-a13 = Transistor
artefact-a13-text = Quand un autre joueur se trompe sur le trésor, gagnez 1 trophée.
artefact-a14 = Atlas
artefact-a14-text = Vous pouvez deviner avec un quartier d’artefact de moins.
artefact-a15 = Aimant puissant
artefact-a15-text = Quand vous prenez une carte dans une main, prenez-en une autre au hasard.
artefact-a16 = Canif
artefact-a16-text = Une fois par tour, après avoir défaussé pour jouer une carte de plus, piochez une carte.
artefact-a17 = Bombe de peinture
artefact-a17-text = Une fois par partie : retournez face cachée une tuile visible sans pion.
artefact-a18 = Jeu d’échecs
artefact-a18-text = Quand vous jouez une réaction, piochez une carte.
artefact-a19 = Pistolet de détresse
artefact-a19-text = Quand la Fuite commence, regardez deux tuiles au choix.
artefact-a20 = Canot pneumatique
artefact-a20-text = Quand la Fuite commence, vous pouvez partir le premier.
artefact-a21 = Anneau du Doge
artefact-a21-text = Aucun pouvoir.
artefact-a22 = Masque doré
artefact-a22-text = Votre limite de main baisse de un.
artefact-a23 = Cristal de lustre
artefact-a23-text = Qui vous inflige un dégât gagne un trophée de plus.

## Tribes

tribe-archivists = Archivisti
tribe-archivists-text = Vos artefacts valent 1 de plus ; tant que vous n’en avez pas, un quartier d’artefact vous en donne un de toute façon.
tribe-seress = Seress
tribe-seress-text = Vos cartes DOGE sont gratuites ; piochez une carte quand vous en jouez une.
tribe-children = Enfants de la Forêt
tribe-children-text = Vous regardez trois tuiles en explorant.
tribe-cult = Le Culte
tribe-cult-text = Limite de main +1 ; piochez une carte si vous commencez votre tour avec deux cartes ou moins.
tribe-moglianes = Moglianes
tribe-moglianes-text = 1 trophée quand vous regardez deux tuiles du même numéro en explorant, une fois par tour.

## The table

place-city = La cité engloutie
place-artefact-row = Artefacts visibles
place-artefact-pile = Pile d’artefacts
place-deck = Pioche
place-discards = Défausse
place-piles = Piles
place-path = Le chemin de la sortie
place-guess = Deviner le trésor
path-exit = Hors de la cité
path-seeks = { $seat } cherche un { $number }
path-out = { $seat } est hors de la cité
path-caught = { $seat } a été rattrapé en cherchant un { $number }
guess-found = un quartier d’artefact a été trouvé
guess-missing = il manque encore un quartier d’artefact pour deviner
guess-open = { $seat } peut encore deviner une fois
guess-failed = { $seat } s’est trompé
place-seat = { $seat }
place-hand = Main
place-artefacts = Artefacts
piece-treasure = Le trésor
piece-pawn = Lanterne de { $seat }
piece-pile = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
piece-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
 }
piece-trophies = Trophées
badge-value = Valeur en trophées
badge-glimpse = Vous seul voyez ceci
badge-failed = s’est trompé
badge-out = sorti de la cité
badge-caught = rattrapé par le Doge
designed-tile = De notre cru : le livret ne dit pas quel quartier a quel effet.
designed-card = Carte de notre cru : l’originale n’est pas dans le livret.
designed-artefact = Artefact de notre cru : l’original n’est pas dans le livret.
designed-tribe = Un nombre de cette fiche est de nous : il est illisible dans le livret.
fact-over = Fin
fact-setup = Mise en place
fact-turn = Tour de { $seat }
fact-flight = La Fuite commence
fact-escape = Fuite : { $seat } cherche un { $number }
fact-round = Manche { $n }
fact-discoveries = { $n ->
    [one] { $n } quartier d’artefact révélé
   *[other] { $n } quartiers d’artefact révélés
 }
note-limit = { $n ->
    [one] Vous défausserez { $n } carte : votre limite est { $limit }.
   *[other] Vous défausserez { $n } cartes : votre limite est { $limit }.
 }
note-last-card = Votre dernière carte : perdez-la et le Doge vous tient.
note-tiles = { $n ->
    [one] Il reste { $n } tuile libre ; la Fuite commence en dessous de deux.
   *[other] Il reste { $n } tuiles libres ; la Fuite commence en dessous de deux.
 }

## Questions

ask-nothing = Rien à décider
    .help = Quelqu’un d’autre décide, ou la partie est finie. Observez, et gardez en tête ce que vous avez vu.
ask-tribe = Choisissez votre tribu
    .help = Chaque tribu a un pouvoir qui agit jusqu’au début de la Fuite ; de tous, seul le point de plus par artefact des Archivisti compte encore dans le score final. Prenez-en une que personne n’a encore ; son texte est à côté.
ask-pawn = Posez votre pion sur une tuile face cachée et regardez-la
    .help = Votre pion commence sur une tuile face cachée, et vous seul voyez son numéro. Retenez-le : dans la Fuite il vous faudra un 2, un 3, et ainsi jusqu’au 7.
ask-turn = À vous : une action principale et une carte, dans l’ordre voulu
    .help = Dans l’ordre voulu, vous pouvez faire une action principale (explorer, deviner le trésor, ou piocher deux cartes) et jouer une carte Action. Chaque carte de plus coûte une autre carte de votre main ; les vertes sont gratuites.
ask-limit = { $n ->
    [one] Trop de cartes : défaussez-en encore { $n }
   *[other] Trop de cartes : défaussez-en encore { $n }
 }
    .help = À la fin de votre tour vous gardez cinq cartes, sauf si un pouvoir change cela. Choisissez lesquelles partent ; les cartes sont aussi ce qui vous sauve pendant la Fuite.
ask-artefact = Prenez un artefact
    .help = Prenez un des artefacts visibles, ou celui du dessus de la pile, inconnu. Il vaut ses trophées à la fin et donne son pouvoir tant que vous l’avez.
ask-discard = { $n ->
    [one] Défaussez { $n } carte
   *[other] Défaussez { $n } cartes
 }
    .help = Choisissez les cartes que vous abandonnez pour cet effet. Ce que vous gardez servira plus tard et pendant la Fuite.
ask-extra = Défausser une autre carte pour { $card } ?
    .help = Vous avez joué votre carte de ce tour ; celle-ci coûte donc une autre carte de votre main. Choisissez laquelle, ou reprenez la carte : il ne se passe alors rien, mais tout le monde l’a vue, et si vous la nommez encore ce tour-ci, vous payez.
ask-intercept = { $seat } joue { $card } : intercepter ?
    .help = Un autre joueur vient de jouer une carte grise ou verte. Avec Interception, elle est défaussée sans effet ; sans elle, ou si vous préférez, laissez passer.
ask-look = { $n ->
    [one] Regardez encore { $n } tuile
   *[other] Regardez encore { $n } tuiles
 }
    .help = Regardez en secret des tuiles libres : face cachée, sans pion ni trésor. Personne d’autre n’apprend le numéro : retenez où il se trouve.
ask-look-more = Toutes égales : regardez-en une de plus, ou arrêtez
    .help = Toutes les tuiles regardées ont le même numéro, et tous savent désormais cela. Vous pouvez en regarder une de plus, encore et encore tant qu’elles restent égales, ou arrêter.
ask-look-extra = Votre lampe éclaire une tuile de plus, si vous voulez
    .help = Votre lampe ajoute un regard à cette exploration, une fois par tour. Profitez-en, ou continuez sans.
ask-settle = Posez votre pion sur une des tuiles regardées
    .help = Votre pion va sur une des tuiles regardées ; elle reste face cachée. Une autre sera retournée, et son effet se produira.
ask-reveal = Retournez-en une autre face visible
    .help = Retournez une des autres tuiles regardées : son effet se produit aussitôt, et tous voient son numéro. Le reste demeure caché.
ask-cover = Retenez ce que vous voyez, puis recouvrez
    .help = Vous seul voyez cette tuile, et la table n’en garde pas trace sauf avec l’aide-mémoire. Retenez le numéro et l’endroit, puis recouvrez.
ask-step = Y déplacer votre pion ?
    .help = L’éclaireur vous a montré une tuile, et votre pion peut s’y rendre. Bouger peut vous mettre hors de portée des autres, ou à leur portée.
ask-dash = Courez vers une tuile libre de votre rangée ou colonne
    .help = Courez le long de votre rangée ou colonne vers une tuile libre et regardez-la. Ensuite vous pourrez aussi regarder une tuile libre voisine.
ask-bet = Annoncez le total de deux tuiles
    .help = Annoncez le total de deux tuiles libres, de 4 à 14, avant de les montrer. S’il est exact vous gagnez deux trophées ; les tuiles sont recouvertes.
ask-show = Montrez une tuile à tous
    .help = Cette tuile libre est montrée à tous puis recouverte, sans effet. Choisissez-en une que vous connaissez, ou fiez-vous à la chance.
ask-aim = Choisissez un adversaire à portée
    .help = Choisissez qui subit le dégât : ce joueur perd une carte et doit déplacer son pion, et vous gagnez un trophée. Seuls les adversaires à portée de la carte peuvent être visés.
ask-barter = Défaussez ce que vous voulez échanger
    .help = Défaussez autant de cartes que vous voulez, une à une, puis piochez-en autant. Dites quand le reste doit demeurer.
ask-sweep = Choisissez une rangée ou une colonne
    .help = Chaque pion de la rangée ou colonne subit un dégât, le vôtre compris. Vous gagnez un trophée par adversaire touché, mais eux en gagnent un chacun si vous vous touchez.
ask-hunt = Nommez un numéro
    .help = Nommez un numéro : tous ceux dont le pion est sur une telle tuile subissent un dégât, vous compris. Ce que vous avez vu, et ce que les autres ont dû voir, aide à deviner.
ask-hide = Retournez une tuile visible face cachée
    .help = Retournez face cachée une tuile visible sans pion. Elle pourra ensuite être échangée avec une tuile libre, et vous seul saurez où elle est.
ask-exchange = L’échanger avec une tuile libre face cachée ?
    .help = Échangez la tuile cachée avec une libre, ou laissez-la en place. Vous voyez l’autre tuile à son nouvel endroit.
ask-spy = De qui regardez-vous la main ?
    .help = L’observatoire permet de regarder la main d’un adversaire et d’y prendre la carte de votre choix. Vous pouvez aussi y renoncer.
ask-steal = Prenez une carte
    .help = Vous voyez cette main ; prenez la carte que vous voulez. Elle est à vous aussitôt.
ask-dodge = { $seat } va vous infliger un dégât : esquiver ?
    .help = Vous allez subir un dégât. Avec Esquive vous n’en subissez rien ; sinon vous perdez une carte par point et devez déplacer votre pion.
ask-riposte = { $seat } vous a infligé un dégât : riposter ?
    .help = Un adversaire vient de vous infliger un dégât. Avec Riposte vous frappez en retour avant de bouger : un dégât à l’attaquant.
ask-lose-card = Défaussez une carte pour le dégât
    .help = Chaque dégât coûte une carte de votre choix. Gardez ce qui vous sert le plus ; l’attaquant gagne un trophée de toute façon.
ask-lose-artefact = Plus de carte : donnez un artefact à { $seat }
    .help = Sans carte, un dégât se paie d’un artefact : choisissez celui que l’attaquant reçoit. Ses trophées et son pouvoir partent avec lui.
ask-drop-artefact = Plus de carte : défaussez un artefact
    .help = Vous vous êtes infligé un dégât à vous-même sans avoir de carte : un artefact va à la défausse. Choisissez celui qui vous manquera le moins.
ask-compass = Votre boussole : regardez deux tuiles libres
    .help = Avant ce déplacement forcé, votre boussole vous montre deux tuiles libres. Vous irez ensuite sur l’une d’elles.
ask-flee = Vous êtes attaqué : déplacez votre pion
    .help = Qui a subi un dégât doit partir : déplacez votre pion vers une tuile libre et regardez-la. Ce coup d’œil console un peu : choisissez une tuile inconnue.
ask-lead = Partir le premier dans la Fuite ?
    .help = Votre canot vous laisse jouer le premier tour de la Fuite. Partir premier : personne n’occupe encore vos tuiles, mais vous ne profitez des erreurs de personne.
ask-escape = Trouvez un { $number }
    .help = Retournez les tuiles une à une et trouvez les numéros de 2 à 7 dans l’ordre ; vous pouvez vous arrêter après au moins une bonne tuile. Une mauvaise finit votre tour et coûte une carte, et sans carte vous êtes rattrapé.
ask-swap = Vous êtes dehors : échanger deux tuiles face cachée ?
    .help = Vous avez trouvé la sortie, et chaque carte qui vous reste vaut un trophée. Pour égarer les autres, vous pouvez choisir deux tuiles face cachée et les faire échanger ; ils voient lesquelles, pas leurs faces.
ask-swap-secret = Vous êtes dehors : échanger en secret deux tuiles face cachée ?
    .help = Vous avez trouvé la sortie, et chaque carte qui vous reste vaut un trophée. Choisissez deux tuiles face cachée et faites-les échanger : les autres apprennent que vous en avez échangé deux, mais ni lesquelles ni leurs faces.
part-main = action principale à faire
part-main-done = action principale faite
part-plays = { $n ->
    [one] { $n } carte sans défausse
   *[other] { $n } cartes sans défausse
 }
part-looked = { $n ->
    [one] { $n } tuile regardée
   *[other] { $n } tuiles regardées
 }
part-lives = { $n ->
    [one] il reste { $n } carte
   *[other] il reste { $n } cartes
 }
part-total = total { $n }

## Options of a decision

do-first = { $seat } commence
do-tribe = { $tribe }
do-explore = Explorer
do-guess = Deviner { $number } : { $district }
do-draw-two = Piocher deux cartes
do-play = Jouer { $card }
do-use = Utiliser { $artefact }
do-end-turn = Finir le tour
do-settle = Aller sur { $cell }
do-look = Regarder { $cell }
do-reveal = Révéler { $cell }
do-show = Montrer { $cell }
do-hide = Cacher { $cell }
do-swap = Échanger { $cell }
do-turn = Entrer sur { $cell }
do-discard = Défausser { $card }
do-react = Jouer { $card }
do-steal = Prendre { $card }
do-target = { $seat }
do-bet = { $n }
do-sweep-row = Rangée { $n }
do-sweep-column = Colonne { $n }
do-name = { $number } : { $district }
do-take = Prendre { $artefact }
do-take-top = Prendre le dessus de la pile
do-give = Céder { $artefact }
do-lead = Partir le premier
do-stop = S’arrêter ici
do-done = Assez
do-carry-out = Les échanger
do-take-back = Reprendre { $card }
do-cover = Recouvrir
do-pass = Non
preview-explore = { $n ->
    [one] regarde { $n } tuile
   *[other] regarde { $n } tuiles
 }
preview-guess = une fois par partie
preview-free = gratuite
preview-play = la carte du tour
preview-extra = coûte une autre carte
preview-shared = coûte une carte : un autre pion s’y trouve

## Refusals

no-not-now = Ce n’est pas ce qui est demandé.
no-not-you = C’est à quelqu’un d’autre de décider.
no-not-your-turn = { $card } se joue pendant votre tour.
no-main-done = Votre action principale est faite.
no-guessed = Vous avez déjà deviné.
no-discoveries = Il faut { $need } quartiers d’artefact révélés ; il y en a { $have }.
no-not-held = Vous n’avez pas { $card } en main.
no-reaction-now = { $card } est une réaction : jouez-la pendant le tour d’un autre.
no-extra = Il vous faut une autre carte à défausser pour { $card }.
no-named = { $card } est la carte que vous voulez jouer ; défaussez-en une autre.
no-taken-back = Vous avez déjà repris { $card } une fois ce tour-ci : cette fois, elle se paie.
no-cost = Vous avez trop peu d’autres cartes pour payer { $card }.
no-target = Rien n’est à portée de { $card }.
no-not-yours = Cet artefact n’est pas à vous.
no-always-on = Cet artefact agit de lui-même.
no-spent = Il a déjà servi.
no-nothing-to-hide = Il n’y a pas de tuile visible sans pion.
no-tribe-taken = { $tribe } : déjà prise.
no-treasure = Le trésor est sur { $cell }.
no-pawn = Un pion se trouve sur { $cell }.
no-own-pawn = Vous pouvez regarder sous votre pion à tout moment ({ $cell }).
no-face-up = { $cell } est face visible.
no-face-down = { $cell } est face cachée.
no-looked = Vous avez déjà regardé { $cell }.
no-not-looked = Vous n’avez pas regardé { $cell } à présent.
no-own-tile = Votre pion est sur { $cell } ; elle reste cachée.
no-must-look = Regardez d’abord les tuiles.
no-reach = { $cell } est hors de portée.
no-same = { $cell } est la tuile elle-même.
no-self = Choisissez un adversaire.
no-reach-player = Cet adversaire est hors de portée.
no-cards-there = Ce joueur n’a pas de cartes.
no-order-card = Les cartes se défaussent dans l’ordre ; { $card } venait avant.
no-two-tiles = On échange deux tuiles, pas davantage.
no-two-chosen = Choisissez d’abord deux tuiles.
no-line = La cité n’a pas cette ligne.
no-no-reaction = { $card } n’est pas une réaction.
no-other-moment = { $card } répond à autre chose.
no-must-move = Votre pion doit se déplacer.
no-must-discard = Vous devez payer le dégât.
no-cards-first = Les cartes passent avant les artefacts.
no-not-in-row = Cet artefact n’est pas visible.
no-pile = La pile d’artefacts est vide.
no-seen-wrong = On voit que { $cell } n’est pas la bonne.
no-stop = Trouvez d’abord une bonne tuile.
no-cards-in-escape = On ne joue pas de carte pendant la Fuite ({ $card }).
no-artefacts-in-escape = Aucun artefact n’agit pendant la Fuite.
no-actions-in-escape = Pendant la Fuite on ne cherche que la sortie.

## Log

log-began = { $seat } commence.
log-joined = { $seat } joue { $tribe }.
log-laid = { $artefact } est dévoilé.
log-settled = { $seat } va sur { $cell }.
log-looked = { $seat } regarde { $cell }.
log-announced = { $n ->
    [one] { $seat } annonce : égales ({ $n } tuile).
   *[other] { $seat } annonce : les { $n } tuiles sont égales.
 }
log-revealed = { $seat } révèle { $cell } : { $tile }.
log-shown = { $seat } montre { $cell } : { $tile }.
log-hidden = { $seat } retourne { $cell } face cachée.
log-swapped = { $seat } échange { $a } et { $b }.
log-swapped-secret = { $seat } échange deux tuiles face cachée ; personne d’autre ne voit lesquelles.
log-drew = { $seat } pioche une carte.
log-drew-card = { $seat } pioche { $card }.
log-reshuffled = La défausse devient la nouvelle pioche.
log-reshuffled-artefacts = Les artefacts perdus forment une nouvelle pile.
log-robbed = { $seat } prend une carte à { $from }.
log-robbed-card = { $seat } prend { $card } à { $from }.
log-spied = { $seat } regarde la main de { $on }.
log-named = { $seat } veut jouer { $card } contre une autre carte.
log-withdrew = { $seat } reprend { $card }.
log-played = { $seat } joue { $card }.
log-reacted = { $seat } répond avec { $card }.
log-intercepted = { $card } de { $seat } reste sans effet.
log-discarded = { $seat } défausse { $card }.
log-used = { $seat } : { $artefact } agit.
log-empowered = { $seat } : pouvoir de { $tribe }.
log-gained = { $n ->
    [one] { $seat } gagne { $n } trophée.
   *[other] { $seat } gagne { $n } trophées.
 }
log-freed = { $n ->
    [one] { $seat } peut jouer { $n } carte de plus gratuitement.
   *[other] { $seat } peut jouer { $n } cartes de plus gratuitement.
 }
log-took = { $seat } prend { $artefact }.
log-gave = { $seat } donne { $artefact } à { $to }.
log-dropped = { $seat } défausse { $artefact }.
log-bet = { $seat } annonce un total de { $n }.
log-bet-won = { $seat } a vu juste : { $n }.
log-bet-lost = { $seat } s’est trompé : pas { $n }.
log-swept-row = { $seat } balaie la rangée { $n }.
log-swept-column = { $seat } balaie la colonne { $n }.
log-hunted = { $n ->
    [one] { $seat } chasse sur le { $number } : { $n } pion s’y trouve.
   *[other] { $seat } chasse sur le { $number } : { $n } pions s’y trouvent.
 }
log-hurt = { $attacker } inflige un dégât à { $seat }.
log-hurt-self = { $seat } s’inflige un dégât à soi-même.
log-guessed-right = { $seat } devine { $number } : le trésor !
log-guessed-wrong = { $seat } devine { $number } : raté.
log-turn = Tour de { $seat }.
log-alarm-treasure = { $seat } tient le trésor : le Doge s’éveille.
log-alarm-failed = Avec { $seat } tous ont échoué : le Doge s’éveille.
log-alarm-tiles = Après { $seat } presque plus de tuile libre : le Doge s’éveille.
log-alarm-rounds = Après { $seat } le Doge a assez attendu.
log-darkness = Ténèbres : toutes les tuiles sont retournées.
log-led = { $seat } part en premier.
log-escape-turn = { $seat } cherche un { $number }.
log-turned-right = { $seat } entre sur { $cell } : { $tile }, c’est bon.
log-turned-wrong = { $seat } entre sur { $cell } : { $tile }, c’est faux.
log-stopped = { $seat } attend là.
log-escaped = { $n ->
    [one] { $seat } est dehors avec { $n } carte.
   *[other] { $seat } est dehors avec { $n } cartes.
 }
log-caught = Le Doge rattrape { $seat }.
