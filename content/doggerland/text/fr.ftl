### Doggerland en français : les mots du livret de règles

## Goods

resource-wood = Bois
resource-stone = Pierre
resource-fur = Fourrure
resource-bone = Os
resource-tool = Outil
resource-fruit = Fruit
resource-meat = Viande
amount-wood = { $n } Bois
amount-stone = { $n ->
        [one] { $n } Pierre
       *[other] { $n } Pierres
    }
amount-fur = { $n ->
        [one] { $n } Fourrure
       *[other] { $n } Fourrures
    }
amount-bone = { $n } Os
amount-tool = { $n ->
        [one] { $n } Outil
       *[other] { $n } Outils
    }
amount-fruit = { $n ->
        [one] { $n } Fruit
       *[other] { $n } Fruits
    }
amount-meat = { $n ->
        [one] { $n } Viande
       *[other] { $n } Viandes
    }
amount-scarcity = { $n ->
        [one] { $n } Disette
       *[other] { $n } Disettes
    }
nothing = rien

## Animals

animal-horse = Cheval
animal-reindeer = Renne
animal-bison = Bison
animal-mammoth = Mammouth
the-horse = le Cheval
the-reindeer = le Renne
the-bison = le Bison
the-mammoth = le Mammouth

## People

member-hunter = Chasseur-Cueilleur
member-shaman = Chamane
member-chief = Chef
member-guest-hunter = Chasseur-Cueilleur blanc
member-guest-chief = Chef blanc
rival-red = adversaire rouge
rival-pink = adversaire rose
rival-blue = adversaire bleu

## Land

tile-centre = premier camp
tile-wood = Bois
tile-stone = Pierre
tile-fruit = Fruit
tile-shell = Coquillage
tile-small-game = Petit Gibier
tile-horse = terre du Cheval
tile-reindeer = terre du Renne
tile-bison = terre du Bison
tile-mammoth = terre du Mammouth
direction-north = nord
direction-east = est
direction-south = sud
direction-west = ouest

## Abilities, habitats, crafts

ability-range = portée de déplacement
ability-transport = capacité de transport
ability-tools = fabrication d'Outils
habitat-simple = Habitat simple
habitat-prestigious = Habitat prestigieux
habitat-makeshift = Habitat de fortune
craft-statuette = statuette
craft-necklace = collier

## The shaman's hut

shaman-perfect-painting = peindre à la perfection
shaman-long-journey = long voyage
shaman-menhir = Menhir
shaman-alignment = Alignement
shaman-dolmen = Dolmen
shaman-first-player = 1er joueur
shaman-move-village = déplacement du Village
shaman-trade = commerce
shaman-twins = jumeaux

## Common objectives

objective-O01 = au moins 10 membres, Chef et Chamane inclus
objective-O02 = au moins 5 actions réalisées à la hutte de la Chamane
objective-O03 = au moins 9 points d'Habitat
objective-O04 = un animal peint de chaque espèce
objective-O05 = les trois capacités au maximum
objective-O06 = au moins 5 tuiles Artisanat
objective-O07 = les trois types de Mégalithe
objective-O08 = une naissance, un Mégalithe, un animal peint de saison chaude, un de saison froide, un Artisanat et un Habitat prestigieux

## Solo objectives

objective-SO01 = au moins 4 Habitats prestigieux
objective-SO02 = les trois capacités au maximum
objective-SO03 = au moins 2 Mégalithes sur 3
objective-SO04 = 6 Habitats construits
objective-SO05 = au moins 5 actions de la Chamane
objective-SO06 = au moins 4 Chevaux ou Rennes peints
objective-SO07 = au moins 3 Bisons ou Mammouths peints
objective-SO08 = au moins 10 membres, Chef et Chamane inclus
objective-SO09 = au moins 9 Gros Gibiers chassés
objective-SO10 = au moins 4 statuettes
objective-SO11 = au moins 4 colliers

## Solo events

event-E01 = Redoux
event-E01-text = Aucune Fourrure à payer pour programmer cette manche. En saison chaude, gagnez plutôt 1 Fruit.
event-E02 = Chasseur errant
event-E02-text = Un Chasseur-Cueilleur blanc travaille pour vous cette manche. Il n'a besoin ni de place ni de nourriture.
event-E03 = Chef de passage
event-E03-text = Un Chef blanc travaille pour vous cette manche comme second Chef. La limite reste de deux Artisanats et deux peintures.
event-E04 = Marchands ambulants
event-E04-text = Avant de programmer, échangez jusqu'à trois fois deux ressources contre une. Pas d'Outils.
event-E05 = Affleurement de silex
event-E05-text = Gagnez 2 Pierres.
event-E06 = Arbres abattus par le vent
event-E06-text = Gagnez 2 Bois.
event-E07 = Baleine échouée
event-E07-text = Gagnez 2 Viandes et 1 Os.
event-E08 = Baies en abondance
event-E08-text = Chaque récolte sur une tuile Fruit génère 2 Fruits de plus. La capacité de transport limite toujours.
event-E09 = Tailleur habile
event-E09-text = Si vous fabriquez des Outils cette manche, prenez-en 2 de plus.
event-E10 = Esprits bienveillants
event-E10-text = L'offrande de la Chamane est gratuite cette manche. Un Mégalithe se paie toujours.
event-E11 = Pistes connues
event-E11-text = Votre portée de déplacement augmente de 1 cette manche.
event-E12 = Petits appétits
event-E12-text = 3 de vos membres n'ont pas besoin de nourriture cette manche.
event-E13 = Grotte aux torches
event-E13-text = Une peinture se programme sans coût cette manche.
event-E14 = Orphelin au camp
event-E14-text = S'il reste une place une fois les nouveau-nés logés, un Chasseur-Cueilleur de la réserve vous rejoint.
event-E15 = Bon tannage
event-E15-text = Chaque chasse au Gros Gibier rapporte 1 Fourrure de plus, au-delà de la capacité de transport.
event-E16 = Troupeaux nerveux
event-E16-text = Chaque animal migre d'une tuile de plus.
event-E17 = Troupeaux immobiles
event-E17-text = Aucun animal ne migre cette manche. Les adversaires migrent et la flèche de priorité de migration tourne.
event-E18 = Vents changeants
event-E18-text = La flèche de priorité de migration tourne d'un quart de plus avant la migration, et chaque adversaire avance d'une tuile de plus.
event-E19 = Nouvelle vallée
event-E19-text = Après la révélation, posez jusqu'à 2 tuiles terrain de plus à côté de n'importe quelle tuile.
event-E20 = Tempête de neige
event-E20-text = Programmer une expédition coûte 1 Fourrure de plus.
event-E21 = Moisissure
event-E21-text = Perdez toute la nourriture du bol 3 et la moitié des Fruits du bol 2, arrondie au supérieur.
event-E22 = Pointes brisées
event-E22-text = Perdez la moitié de vos Outils, arrondie au supérieur.
event-E23 = Fièvre
event-E23-text = Un de vos Chasseurs-Cueilleurs ne peut pas être placé cette manche. Il mange quand même.
event-E24 = Défenses mortelles
event-E24-text = Après chaque chasse au Gros Gibier faite avec le minimum exact de membres, un Chasseur-Cueilleur du groupe est perdu.
event-E25 = Abri brûlé
event-E25-text = Un Habitat simple construit retourne à la réserve générale ; sinon perdez 2 Bois. Les membres sans place partent en fin de manche.
event-E26 = Voleurs de nuit
event-E26-text = Perdez une tuile Artisanat ou 3 ressources non alimentaires de votre choix.
event-E27 = Intrus
event-E27-text = La tuile ressource non épuisée la plus proche de votre Village est épuisée. Un animal présent va aux adversaires.
event-E28 = Repas difficiles
event-E28-text = En saison froide, chaque Viande ne vaut que 1 nourriture. En saison chaude, perdez 2 Fruits avant le repas.
event-E29 = Brouillard
event-E29-text = Votre portée de déplacement diminue de 1 cette manche, avec un minimum de 1.
event-E30 = Esprits muets
event-E30-text = Votre Chamane ne peut pas utiliser la hutte cette manche. Les autres travaux sont permis.

## Phrases for goods and places

bowl = bol { $n }
good-in-bowl = { $good } du bol { $n }
tile-value = { $tile } ×{ $n }
tile-at = { $tile } ({ $cell })
tile-with-animal = { $animal } sur { $tile }
craft-name = { $kind } { $id }
panel-name = { $animal }, ligne { $line }, { $id }
line-top = du haut
line-middle = du centre
line-bottom = du bas
couple-hunters = deux Chasseurs-Cueilleurs
couple-chief-hunter = Chef et Chasseur-Cueilleur
couple-shaman-hunter = Chamane et Chasseur-Cueilleur
couple-chief-shaman = Chef et Chamane
count-hunter = { $n ->
        [one] { $n } Chasseur-Cueilleur
       *[other] { $n } Chasseurs-Cueilleurs
    }
designed = Création maison : la valeur imprimée n'est connue qu'en image.

## Orders: what was programmed

order-build = construire un Habitat ({ $who })
order-craft = Artisanat : { $craft } ({ $who })
order-birth = une naissance ({ $couple })
order-expedition = une expédition vers { $cell } ({ $party })
order-paint = peindre sur la ligne { $line } ({ $who })
order-train = capacité : { $ability } ({ $who })
order-rite = la Chamane : { $rite }

## Options of the table

option-mode = partie
option-mode-full = huit manches
option-mode-short = variante raccourcie, six manches
option-mode-easy = solo, facile
option-mode-normal = solo, normal
option-mode-hard = solo, difficile
option-arrow = bord de la flèche de priorité de migration
option-centre = flèche de la tuile centrale
option-arrow-random = au hasard
option-arrow-north = nord
option-arrow-east = est
option-arrow-south = sud
option-arrow-west = ouest
option-centre-random = au hasard
option-centre-north = nord
option-centre-east = est
option-centre-south = sud
option-centre-west = ouest
option-first = 1er joueur
option-first-random = au hasard
option-first-seat1 = place 1
option-first-seat2 = place 2
option-first-seat3 = place 3
option-first-seat4 = place 4

## Where points come from, and how a game ends

source-members = membres
source-habitats = Habitats
source-crafts = Artisanat
source-megaliths = Mégalithes
source-objectives = Objectifs
source-paintings = peintures
source-frescoes = lignes de Fresque
source-scarcity = Disette
source-solo-objectives = Objectifs accomplis
reason-rounds = La dernière saison est terminée.
reason-scarcity = Trop de Disette : le clan est perdu.
reason-resigned = Vous avez abandonné.

## Questions

ask-program = Programmez une action ou passez
    .help = Placez maintenant des membres pour une action, ou passez et attendez la manche suivante ; tout s'accomplit plus tard, en phase 3. Certaines actions coûtent aussitôt un Outil ou une Fourrure, et chaque manque peut être remplacé par une Disette, qui retire 2 points à la fin.
ask-who-build = Construire un Habitat : qui va sur la zone de construction ?
    .help = Envoyez un membre sur la zone de construction : cela coûte 1 Outil maintenant, et 1 Fourrure de plus en saison froide. Vous choisirez l'Habitat et paierez son Bois et sa Pierre à la résolution ; avec le Chef il coûte 1 Bois de moins.
ask-who-craft = Artisanat { $craft } : qui s'en charge ?
    .help = Posez un membre sur cette tuile Artisanat ; cela coûte 1 Outil, et personne d'autre ne peut la prendre cette manche. Vous payez ce qu'elle demande à la résolution ; un second Artisanat dans la manche n'est possible que si le Chef fait l'un des deux.
ask-who-paint = Peindre { $animal } : qui peint ?
    .help = Posez un membre sur un animal libre de la Fresque ; peindre coûte 1 Outil, et 1 Fourrure de plus en saison froide. À la résolution, il vous faut un animal de cette espèce dans la mémoire collective, sinon l'action est perdue.
ask-who-train = Qui se place sur : { $ability } ?
    .help = N'importe quel membre peut travailler à une capacité, et cela ne coûte rien maintenant ; chaque capacité ne sert qu'une fois par manche. Le prix du niveau suivant se paie à la résolution, et la capacité monte d'un niveau au plus.
ask-who-twins = Jumeaux : qui accompagne la Chamane ?
    .help = Les jumeaux demandent la Chamane et un autre membre, un Chasseur-Cueilleur ou le Chef. À la résolution, contre l'offrande, deux nouveau-nés arrivent, dans la limite de votre réserve.
ask-torch = Grotte aux torches : est-ce la peinture sans coût ?
    .help = L'événement de la manche permet de programmer une peinture sans Outil ni Fourrure. Dites oui pour celle-ci, ou non pour la garder pour une autre peinture de la manche.
ask-mark = Peindre à la perfection : choisissez l'emplacement du jeton Chamane
    .help = Votre jeton Chamane vous réserve cet animal libre de la Fresque. À la résolution, vous pourrez y poser jusqu'à deux cubes, un par animal de l'espèce dans la mémoire collective.
ask-party-gather = Expédition vers { $tile } : qui part récolter ?
    .help = Choisissez qui part : 3 composantes au plus, un Chasseur-Cueilleur, la Chamane et un Outil comptant 1 chacun et le Chef 2. La récolte est ce que montre la tuile multiplié par la Maîtrise du groupe, et chaque membre rapporte selon votre capacité de transport.
ask-party-hunt = Expédition vers { $tile } : qui chasse { $animal } ?
    .help = Une chasse demande assez de Maîtrise (1 par chasseur ou Outil, 2 pour le Chef) et de membres : 2 et 1 pour un Cheval, 3 et 2 pour un Renne, 6 et 3 pour un Bison, 8 et 4 pour un Mammouth. Les Outils emportés sont dépensés, et la Chamane ne chasse pas le Gros Gibier.
ask-valley = Nouvelle vallée : choisissez une case pour une tuile de plus ou arrêtez
    .help = L'événement permet de poser jusqu'à deux tuiles de plus sur des cases libres au bord du territoire. Choisissez une case, ou arrêtez quand vous voulez.
ask-resolve = Résolvez vos actions dans l'ordre de votre choix : laquelle maintenant ?
    .help = Accomplissez vos actions programmées dans l'ordre voulu ; ce que l'une rapporte peut payer la suivante. Vous pouvez ne pas réaliser le reste, mais une Chamane qui attend en vain coûte 1 Disette.
ask-raise = Quel Habitat construisez-vous, et où ?
    .help = Un Habitat simple offre 3 places et 1 point pour 1 Bois et 1 Pierre ; un prestigieux, 1 place et 3 points pour 1 Bois, 1 Pierre et 1 Os. Un Habitat de fortune peut être recouvert, tant qu'il reste assez de places pour vos membres.
ask-load = Que rapportez-vous ?
    .help = Le groupe a trouvé plus qu'il ne peut porter : chaque membre emporte selon votre capacité de transport. Choisissez ce qui rentre ; le reste demeure sur place.
ask-remember = La mémoire collective est pleine : quel animal oubliez-vous ?
    .help = Votre mémoire collective garde deux animaux, et chacun se peint une fois. Choisissez lequel laisse sa place au nouveau, ou laissez partir le nouveau.
ask-knap = Fabrication d'Outils : améliorer, fabriquer, ou les deux
    .help = Vous pouvez monter la fabrication d'un niveau contre de la Pierre, fabriquer des Outils une fois, ou les deux dans l'ordre voulu. On fabrique à son niveau ou au-dessous : 2 Pierres donnent 3 Outils, puis 1 Pierre et 1 Bois 4, puis 1 Pierre et 1 Os 5.
ask-offer = Quelle offrande pour la Chamane ({ $rite }) ?
    .help = Cette action de la Chamane coûte une offrande : 1 Bois, 1 Os ou 1 Fourrure. Si vous ne l'accomplissez pas, la Chamane rentre sans marque et vous prenez 1 Disette.
ask-place-token = Long voyage : choisissez la tuile pour le jeton Chamane
    .help = Posez le jeton sur n'importe quelle tuile, même lointaine, sans Village, Mégalithe ni jeton adverse. À la manche suivante vous seul pourrez y envoyer une expédition, à toute distance.
ask-place-megalith = Choisissez la tuile du Mégalithe ({ $rite })
    .help = Il se dresse sur une tuile à votre portée, sans Village, Mégalithe ni jeton adverse. Il vaut 6, 8 ou 10 points, et les adversaires ne peuvent plus envoyer d'expédition sur sa tuile.
ask-cubes = Peindre à la perfection : un cube ou deux ?
    .help = Avec deux animaux de l'espèce en mémoire collective, vous pouvez peindre un cube ou deux, empilés sur une même peinture. Les deux comptent pour leur ligne ; un animal gardé pourra être peint plus tard.
ask-give = Commerce : que donnez-vous ?
    .help = Donnez deux ressources quelconques pour en prendre une, autant de fois que vous voulez ; les Outils ne s'échangent pas. Arrêtez quand cela vous suffit.
ask-give-traders = Marchands ambulants : que donnez-vous ?
    .help = Donnez deux ressources quelconques pour en prendre une, jusqu'à trois fois ; les Outils ne s'échangent pas. Arrêtez quand cela vous suffit.
ask-receive = Commerce : que prenez-vous en échange ?
    .help = Pour les deux données, prenez une ressource au choix, sauf un Outil. La nourriture va dans son bol : les Fruits dans le premier, la Viande dans le deuxième.
ask-feed = Nourrissez votre clan
    .help = Chaque membre, sauf les nouveau-nés, a besoin de 1 nourriture ; un Fruit en vaut 1 et une Viande 2. Chaque affamé coûte 1 Disette, puis toute la nourriture avance d'un bol vers la droite, où elle finit par pourrir.
ask-meal = Choisissez ce qui est mangé parmi la nourriture qui se garde
    .help = Choisissez ce qu'on mange parmi la nourriture qui se garde ; le dernier bol donne le reste, puisqu'il pourrit de toute façon. Un repas nourrit tout le monde si la nourriture suffit.
ask-village = Déplacez votre Village de 2 tuiles au plus, ou restez
    .help = Avancez de 2 tuiles au plus, quelle que soit votre portée de déplacement, pour être près de ce qu'il vous faudra. Vous ne pouvez pas vous arrêter où un adversaire a un Village, un Mégalithe ou un jeton.
ask-wander = La Chamane guide : déplacez votre Village de 2 tuiles au plus, ou restez
    .help = La Chamane permet à votre Village d'avancer tout de suite de 2 tuiles au plus, en plus du déplacement de fin de manche. Il ne peut pas s'arrêter où se tient un adversaire.
ask-outfit = Variante raccourcie : prenez encore { $n } parmi Fourrure, Pierre, Bois, Os
    .help = Dans la variante raccourcie chaque clan commence plus riche : prenez des ressources parmi Fourrure, Pierre, Bois et Os, au choix. Pensez au coût de vos premières actions.
ask-outfit-ability = Variante raccourcie : payez un niveau d'une capacité, ou non
    .help = Vous pouvez payer maintenant un niveau d'une capacité, à son prix habituel. Si vous refusez, vous gardez les ressources.
ask-event = { $event } : acceptez-vous ?
    .help = L'événement de la manche vous est proposé : acceptez-le et il agit, ou refusez-le. Ensuite les adversaires font ce que dit la carte.
ask-shelter = Abri brûlé : quel Habitat simple brûle ?
    .help = Un de vos Habitats simples brûle et retourne à la réserve générale ; choisissez lequel. Les membres sans place s'en vont après le repas.
ask-thieves = { $n ->
        [one] Voleurs de nuit : une tuile Artisanat ou encore { $n } ressource
       *[other] Voleurs de nuit : une tuile Artisanat ou { $n } ressources
    }
    .help = Cédez une de vos tuiles Artisanat, ou 3 ressources autres que la nourriture. Choisissez ce qui vous manquera le moins.
ask-trespass = Intrus : laquelle des tuiles les plus proches est épuisée ?
    .help = La tuile ressource la plus proche de votre Village est épuisée, et à égale distance vous choisissez. Un animal qui s'y trouve va aux adversaires.
ask-orphan = Orphelin au camp : l'enfant vous rejoint-il ?
    .help = Une place est libre : un Chasseur-Cueilleur peut vous rejoindre depuis la réserve. L'enfant ne mange pas cette manche, mais dès la suivante.
ask-wait = Rien à décider
    .help = Quelqu'un d'autre décide, ou la partie est finie. Vous pouvez regarder la table et lire le journal.

## Parts chosen so far

part-party = groupe : { $party }
part-mastery = Maîtrise { $n }
part-mastery-need = Maîtrise { $n } sur { $need }
part-members-need = membres { $n } sur { $need }
part-components = composantes { $n } sur { $max }
part-yield = génère { $goods }
part-load = transporte { $n }
part-cost = coûte { $goods }
part-free = sans coût
part-distance = { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
part-room = encore { $n } à porter
part-left = reste : { $goods }
part-given = donné : { $goods }
part-trades-left = { $n ->
        [one] encore { $n } échange
       *[other] encore { $n } échanges
    }
part-need = nourriture nécessaire : { $n }
part-eaten = mangé jusqu'ici : { $n }
part-actions = { $n ->
        [one] encore { $n } action
       *[other] encore { $n } actions
    }
part-chief-saves = le Chef économise 1 Bois
part-idle = disponibles : { $party }

## Options: buttons and targets

label-build = Construire un Habitat
label-craft = Créer { $craft }
label-birth = Naissance : { $couple }
label-expedition = Expédition vers { $tile }
label-paint = Peindre { $panel }
label-train = Améliorer { $ability }
label-train-tools = Fabrication d'Outils
label-rite = Chamane : { $rite }
label-pass = Passer pour cette manche
label-resign = Abandonner
label-send = Envoyer : { $who }
label-bring = Emporter un Outil
label-mark = Jeton sur { $panel }
label-do-build = Construire un Habitat ({ $who })
label-do-craft = Réaliser { $craft }
label-do-birth = La naissance
label-do-gather = Récolter : { $tile }
label-do-hunt = Chasser { $animal } : { $tile }
label-do-paint = Peindre { $panel }
label-do-train = Améliorer { $ability }
label-do-train-tools = Fabrication d'Outils
label-do-rite = Chamane : { $rite }
label-rest = Ne pas réaliser le reste
label-raise-ground = Construire : { $habitat }, emplacement libre
label-raise-cover = Construire : { $habitat }, sur un Habitat de fortune
label-take = Prendre { $good }
label-forget = Oublier { $animal }
label-improve = Améliorer { $ability }
label-make = { $n ->
        [one] Fabriquer { $n } Outil
       *[other] Fabriquer { $n } Outils
    }
label-offer = Offrir { $good }
label-place-token = Jeton sur { $tile }
label-place-megalith = Mégalithe sur { $tile }
label-place-valley = Nouvelle tuile en { $cell }
label-place-trespass = Épuiser { $tile }
label-cubes-once = Un cube
label-cubes-twice = Deux cubes
label-give = Donner { $good }
label-receive = Prendre { $good }
label-feed = Servir ce repas
label-rearrange = Composer le repas
label-eat = Manger { $good }
label-move = Aller sur { $tile }
label-stay = Rester
label-accept = Accepter
label-decline = Refuser
label-torch-yes = Oui, à la torche
label-torch-no = Non, payer le coût
label-burn-ground = L'Habitat sur un emplacement nu
label-burn-cover = L'Habitat posé sur un Habitat de fortune
label-lose = Perdre { $craft }
label-discard = Perdre { $good }
label-done = Terminé
label-done-party = Envoyer l'expédition
label-done-load = Rapporter le tout
label-done-trade = Plus d'échanges
label-done-outfit = Pas d'amélioration
label-done-valley = Plus de tuiles
label-other = { $name }

## Previews: what it costs and brings

preview-cost = coûte { $goods }
preview-later = coûtera { $goods }
preview-scarcity = { $n ->
        [one] { $n } Disette pour ce qui manque
       *[other] { $n } Disettes pour ce qui manque
    }
preview-loses = une Disette de trop : vous perdriez la partie
preview-gain = rapporte { $goods }
preview-yield = génère jusqu'à { $goods }
preview-carry = { $n } transportables
preview-distance = { $n ->
        [one] à { $n } tuile
       *[other] à { $n } tuiles
    }
preview-journey = par le long voyage
preview-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
preview-beds = places { $old } → { $new }
preview-no-slot = { $n ->
        [0] il ne reste aucun emplacement d'Habitat : la construction sera perdue
        [one] vos constructions se partagent { $n } emplacement : celle qui n'en trouve pas est perdue
       *[other] vos constructions se partagent { $n } emplacements : celle qui n'en trouve pas est perdue
    }
preview-level = { $old } → { $new }
preview-needs = demande { $mastery } de Maîtrise et { $members } membres
preview-mastery = Maîtrise { $old } → { $new }
preview-remembered = { $animal } est en mémoire collective
preview-not-remembered = pas encore en mémoire collective
preview-newborn = { $n ->
        [one] { $n } nouveau-né
       *[other] { $n } nouveau-nés
    }
preview-homeless = { $n ->
        [one] { $n } nouveau-né sans place
       *[other] { $n } nouveau-nés sans place
    }
preview-exhausts = la tuile est épuisée
preview-half = la tuile est à moitié épuisée
preview-wasted-shaman = la Chamane attend pour rien : 1 Disette
preview-undone = { $n ->
        [one] { $n } action non réalisée
       *[other] { $n } actions non réalisées
    }
preview-meal = mange { $goods }
preview-behind = reste sur place : { $goods }
preview-spoils = perdu : { $goods }
preview-hut = vous prenez le pion 1er joueur
preview-cannot-pay = vous ne pouvez pas encore le payer

## The log

log-arrow-set = La flèche de priorité de migration commence au bord { $edge }.
log-centre-set = La flèche de la tuile centrale pointe vers : { $edge }.
log-first = { $seat } est le 1er joueur.
log-objective-set = Objectif : { $objective }.
log-goal-dropped = Cet Objectif est remplacé : { $objective }.
log-tile-laid = Nouveau terrain : { $tile }.
log-craft-shown = Nouvel Artisanat : { $craft }.
log-fresco-turned = Une tuile Fresque est révélée : { $animals }.
log-card-turned = La carte de la manche : { $event }.
log-gained = { $seat } gagne { $goods }.
log-paid = { $seat } cède { $goods }.
log-scarce = { $n ->
        [one] { $seat } prend { $n } Disette.
       *[other] { $seat } prend { $n } Disettes.
    }
log-round-hot = Manche { $n } : saison chaude.
log-round-cold = Manche { $n } : saison froide.
log-programmed = { $seat } programme : { $order }.
log-passed = { $seat } passe.
log-resigned = { $seat } abandonne.
log-resolved = { $seat } résout : { $order }.
log-skipped = { $seat } ne réalise pas : { $order }.
log-built = { $seat } construit : { $habitat }.
log-crafted = { $seat } crée { $craft }.
log-born = { $n ->
        [one] { $seat } a un nouveau-né.
       *[other] { $seat } a { $n } nouveau-nés.
    }
log-gathered = { $seat } récolte en { $cell }.
log-exhausted-half = { $cell } est à moitié épuisée.
log-exhausted-fully = { $cell } est épuisée.
log-hunted = { $seat } chasse { $animal } en { $cell }.
log-remembered = { $seat } garde { $animal } en mémoire collective.
log-forgotten = { $seat } oublie { $animal }.
log-painted = { $n ->
        [one] { $seat } peint { $panel }.
       *[other] { $seat } peint { $panel } à la perfection, { $n } cubes.
    }
log-improved = { $seat } : { $ability } passe au niveau { $n }.
log-made = { $n ->
        [one] { $seat } fabrique { $n } Outil.
       *[other] { $seat } fabrique { $n } Outils.
    }
log-offered = { $seat } offre { $goods } à la Chamane.
log-token-placed = { $seat } voit { $cell } en rêve : un jeton Chamane y est posé.
log-token-returned = Le jeton Chamane de { $seat } quitte { $cell }.
log-hut-taken = { $seat } prend le pion 1er joueur.
log-traded = { $seat } échange { $given } contre { $got }.
log-megalith = { $seat } élève un Mégalithe en { $cell } : { $rite }.
log-migrated = Migration : { $animal }, de { $from } à { $to }.
log-arrow-turned = La flèche de priorité de migration est maintenant au bord { $edge }.
log-fed = { $seat } mange { $goods }.
log-hungry = { $n ->
        [one] { $seat } mange { $goods } ; { $n } membre a faim.
       *[other] { $seat } mange { $goods } ; { $n } membres ont faim.
    }
log-spoiled = { $seat } : la nourriture dépérit, { $goods } perdu.
log-aged = { $seat } : la nourriture avance d'un bol vers la droite.
log-housed = { $n ->
        [one] { $seat } : { $n } nouveau-né trouve une place.
       *[other] { $seat } : { $n } nouveau-nés trouvent une place.
    }
log-newborns-lost = { $n ->
        [one] { $seat } : { $housed } logé, { $n } nouveau-né perdu faute de place.
       *[other] { $seat } : { $housed } logé, { $n } nouveau-nés perdus faute de place.
    }
log-objective-reached = { $seat } accomplit un Objectif pour { $n } points : { $objective }.
log-spawned = Apparition en { $cell } : { $animal }.
log-village-moved = { $seat } déplace son Village de { $from } à { $to }.
log-hut-passed = Le pion 1er joueur passe à { $seat }.
log-event-accepted = { $event } : { $text }
log-event-declined = { $event } : refusé.
log-rival-placed = En { $cell } : { $rival }.
log-rival-moved = De { $from } à { $to } : { $rival }.
log-taken = Les adversaires prennent { $animal } en { $cell }.
log-rivals-forgot = Les adversaires oublient { $animal }.
log-rivals-painted = Les adversaires peignent { $panel }.
log-craft-discarded = Les adversaires défaussent { $craft }.
log-crafts-shuffled = Les tuiles Artisanat défaussées sont mélangées.
log-goal-marked = Objectif accompli : { $objective }.
log-goal-lost = Objectif perdu : { $objective }.
log-guest-came = { $seat } reçoit : { $who }, pour cette manche.
log-guest-left = { $seat } : départ du { $who }.
log-burnt = Un Habitat simple de { $seat } brûle.
log-craft-lost = { $seat } perd { $craft }.
log-died = Un Chasseur-Cueilleur de { $seat } meurt à la chasse.
log-departed = { $n ->
        [one] { $n } membre sans place quitte { $seat }.
       *[other] { $n } membres sans place quittent { $seat }.
    }
log-joined = Un orphelin rejoint { $seat }.

## Why not

why-not-now = Ce n'est pas ce qui est demandé maintenant.
why-not-your-turn = C'est au tour de { $seat }.
why-over = La partie est terminée.
why-chance = Cela se tire au hasard, personne ne le choisit.
why-not-home = Pas de { $who } disponible.
why-craft-not-open = Non visible dans la zone Artisanat : { $craft }.
why-craft-taken = Un membre de { $seat } travaille déjà sur { $craft }.
why-craft-limit = Vous avez déjà un Artisanat cette manche ; un second demande le Chef, qui n'est pas disponible.
why-craft-twice = Deux Artisanats au plus par manche.
why-chief-only = Une seconde fois dans la même manche demande le Chef.
why-birth-done = Vous avez déjà programmé une naissance cette manche ; une seule est permise.
why-no-couple = Il faut les deux disponibles : { $couple }.
why-reserve-empty = { $n ->
        [one] Votre réserve compte { $n } Chasseur-Cueilleur, déjà promis.
       *[other] Votre réserve compte { $n } Chasseurs-Cueilleurs, tous déjà promis.
    }
why-no-tile = Il n'y a pas de tuile en { $cell }.
why-too-far = { $cell } est à { $distance } tuiles ; votre portée de déplacement est de { $n }.
why-unreachable = Aucun chemin de tuiles ne mène à { $cell }.
why-village = Le Village de { $seat } est en { $cell }.
why-megalith = Un Mégalithe de { $seat } est en { $cell }.
why-token = Un jeton Chamane de { $seat } est en { $cell }.
why-camp = Une expédition de { $seat } est en { $cell }.
why-own-camp = Votre expédition est déjà en { $cell }.
why-rival = En { $cell } se trouve : { $rival }.
why-exhausted = { $cell } est épuisée.
why-empty = Il n'y a rien à récolter ni à chasser en { $cell }.
why-hunt-mastery = Chasser { $animal } demande { $need } de Maîtrise, l'expédition en a { $n } : ajoutez un Outil ou un Chasseur-Cueilleur.
why-hunt-members = Chasser { $animal } demande { $need } membres, l'expédition en a { $n }.
why-hunt-too-strong = Chasser { $animal } demande { $need } de Maîtrise et { $members } membres ; vous pouvez envoyer au plus { $n } de Maîtrise et { $most } membres.
why-shaman-hunts = La Chamane ne chasse pas de Gros Gibier.
why-components = Une récolte compte { $max } composantes au plus ; il y en aurait { $n }.
why-no-tools = Vous n'avez plus d'Outil à emporter.
why-party-empty = Une expédition compte au moins un membre.
why-party-order = Le groupe se compose dans l'ordre : Chef, Chamane, Chasseurs-Cueilleurs, Outils. Revenez en arrière pour le changer.
why-panel-closed = Cet emplacement de Fresque n'est pas révélé.
why-panel-held = Quelqu'un peint déjà cet emplacement.
why-panel-painted = Cet emplacement est déjà peint.
why-paint-limit = Vous avez déjà une peinture cette manche ; une seconde demande le Chef, qui n'est pas disponible.
why-paint-twice = Deux peintures au plus par manche.
why-ability-max = Capacité déjà au maximum : { $ability }.
why-ability-used = Capacité déjà utilisée cette manche : { $ability }.
why-shaman-away = Votre Chamane n'est pas disponible.
why-rite-taken = La Chamane de { $seat } occupe cet emplacement.
why-rite-blocked = Une Chamane adverse bloque cet emplacement cette manche.
why-rite-done = Action déjà réalisée ; chaque action de la Chamane ne se fait qu'une fois par partie.
why-rite-silent = Les esprits sont muets : la hutte est fermée cette manche.
why-rite-absent = Cette partie n'a pas cet emplacement à la hutte.
why-no-free-panel = Aucun emplacement libre pour votre jeton.
why-no-mate = Les jumeaux demandent un autre membre disponible : Chasseur-Cueilleur ou Chef.
why-not-mate = Seul un Chasseur-Cueilleur ou le Chef accompagne la Chamane.
why-guest-parent = Les pions blancs ne sont pas parents.
why-not-programmed = Vous n'avez pas programmé cela.
why-cannot-pay = Cela coûte { $cost } ; vous avez { $have }.
why-not-remembered = Il manque { $animal } dans votre mémoire collective.
why-no-ground = Tous les emplacements sans Habitat de fortune sont construits.
why-no-cover = Il ne reste aucun Habitat de fortune à recouvrir.
why-cover-beds = Il resterait { $n } places pour { $members } membres.
why-not-yielded = Plus de { $good } à prendre ici.
why-load-order = Les ressources se prennent dans l'ordre ; vous pouvez revenir en arrière.
why-load-full = Il faut transporter tout ce qui est possible : encore { $n }.
why-load-enough = Le groupe porte tout ce qu'il peut : il peut rentrer.
why-no-animal = Cet animal n'est pas à oublier ici : { $animal }.
why-once-a-round = Une seule fois par manche.
why-level = Votre fabrication d'Outils est au niveau { $n }.
why-offering = La Chamane accepte { $goods }.
why-not-owned = Vous n'avez pas de { $good }.
why-no-tool-trade = Les Outils ne s'échangent pas.
why-village-far = Le Village se déplace de 2 tuiles au plus, sans traverser de creux.
why-meal-order = La nourriture se choisit dans l'ordre ; vous pouvez revenir en arrière.
why-meal-enough = On ne mange rien de superflu.
why-must-feed = Il faut nourrir le clan tant qu'il y a de la nourriture.
why-solo-only = Seulement en solo.
why-not-yours = Pas à vous : { $craft }.
why-begun = Vous avez commencé à céder des ressources : continuez.
why-not-nearest = { $cell } n'est pas parmi les tuiles non épuisées les plus proches.
why-not-a-cell = Aucune tuile ne peut être posée en { $cell }.
why-outfit-goods = Seulement Fourrure, Pierre, Bois et Os.
why-outfit-enough = Les ressources de la variante raccourcie sont prises : maintenant un niveau d'une capacité, ou terminé.
why-finish = Il faut d'abord terminer ceci.
why-fever = Votre dernier Chasseur-Cueilleur disponible a de la fièvre cette manche.
why-no-place = Aucune tuile à portée ne peut recevoir le Mégalithe.
why-village-here = Votre Village s'y trouve déjà.
why-no-food-lost = La nourriture n'est pas volée, seulement les autres ressources.
why-thieves-order = Il ne resterait pas assez d'autres ressources : commencez par les premières.
why-thieves-enough = Les voleurs en ont assez : dites que c'est terminé.
why-passed = Vous avez passé pour cette manche.

## The bar above

fact-round = manche { $n } sur { $max }
fact-season-hot = saison chaude
fact-season-cold = saison froide
fact-phase-setup = mise en place
fact-phase-card = les adversaires
fact-phase-program = phase 1 : programmation
fact-phase-discover = phase 2 : révélation
fact-phase-resolve = phase 3 : résolution
fact-phase-migrate = phase 4 : migration
fact-phase-end = phase 5 : fin de manche
fact-over = partie terminée
fact-turn = à { $seat } de décider
fact-pile = { $n ->
        [one] { $n } tuile dans la pioche
       *[other] { $n } tuiles dans la pioche
    }

## Places

place-land = Doggerland
place-cell = { $cell }
place-edge = bord { $edge }
place-supply = réserve d'animaux
place-track = manches
place-round-hot = manche { $n }, chaude
place-round-cold = manche { $n }, froide
place-wall = la Fresque de la grotte
place-wall-line = ligne { $line }
place-panel = { $animal }, ligne { $line }
place-hut = la hutte de la Chamane
place-rite = { $rite }
place-market = zone Artisanat
place-site = zone de construction d'Habitat
place-objectives = Objectifs
place-board = le clan de { $seat }
place-homes = Habitats
place-slot = emplacement d'Habitat { $n }
place-people = disponibles
place-parents = naissance
place-newborns = nouveau-nés
place-abilities = capacités
place-ability = { $ability }
place-bowls = bols
place-bowl = bol { $n }
place-stores = ressources
place-memory = mémoire collective
place-crafts = objets d'Artisanat
place-reserve = réserve
place-rivals = les adversaires
place-rivals-memory = mémoire collective des adversaires
place-card = carte de la manche

## Pieces

piece-tile = { $tile }
piece-village = Village de { $seat }
piece-megalith = { $rite } de { $seat }
piece-token = jeton Chamane de { $seat }
piece-member = { $who } de { $seat }
piece-tools = Outils emportés
piece-cube = cube de { $seat }
piece-rival-cube = cube des adversaires
piece-arrow = flèche de priorité de migration
piece-marker = anneau compteur de manche
piece-first = pion 1er joueur
piece-fresco = { $animal }
piece-fresco-pile = tuiles Fresque face cachée
piece-craft = { $craft }
piece-craft-pile = pioche Artisanat
piece-land-pile = pioche de terrain
piece-objective = { $objective }
piece-habitat = { $habitat }
piece-habitat-pile = pioche de tuiles Habitat, ce côté visible : { $habitat }
piece-offering = offrande, au choix : { $goods }
piece-good = { $good }
piece-scarcity = Disette
piece-newborn = nouveau-né de { $seat }
piece-level = niveau { $n }
piece-rival-shaman = Chamane adverse
piece-card = { $event } : { $text }
piece-reserve = Chasseurs-Cueilleurs en réserve
badge-arrow = les animaux vont vers : { $edge }
badge-value = valeur { $n }
badge-half = à moitié épuisée
badge-exhausted = épuisée
badge-mastery = Maîtrise { $n }
badge-members = membres { $n }
badge-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
badge-beds = { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
badge-cost = { $good }
badge-offering = ou { $good }
badge-award = { $seat } : { $n } points
badge-done = accompli
badge-progress = { $n } sur { $max }
badge-event-active = agit cette manche
badge-obligatory = obligatoire
badge-rival-move = { $rival } : { $n } { $edge }
badge-limit = { $n } au plus

## What the end of the round will bring

forecast-hungry = { $n ->
        [one] La nourriture manque : { $n } membre aurait faim.
       *[other] La nourriture manque : { $n } membres auraient faim.
    }
forecast-spoils = Après le repas, { $goods } serait perdu.
forecast-homeless = { $n ->
        [one] { $n } nouveau-né n'a pas encore de place.
       *[other] { $n } nouveau-nés n'ont pas encore de place.
    }
forecast-no-fur = La prochaine saison est froide et vous n'avez pas de Fourrure.
forecast-no-tool = Vous n'avez pas d'Outil pour la prochaine manche.
forecast-shaman = L'action de la Chamane ne peut pas encore être payée : { $rite }.
forecast-perfect = Peindre à la perfection : { $animal } n'est pas encore en mémoire collective.
forecast-bedless = { $n ->
        [one] { $n } membre sans place partira.
       *[other] { $n } membres sans place partiront.
    }
forecast-limit = Encore une Disette et la partie est perdue.

## A set-up that cannot be played
setup-short = La partie raccourcie est pour deux à quatre joueurs.
setup-alone = En solo, choisissez un niveau : facile, normal ou difficile.
setup-level = Les niveaux sont ceux de la partie solo.
setup-first = Le 1er joueur doit être l’un de ceux qui sont à la table.
