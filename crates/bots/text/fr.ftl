# Hints, reviews and levels; and what matters in a position, game by game.

## Why
hint-gains = Cela promet { $points } points de plus : { $gain }.
hint-gains-but = Cela promet { $points } points de plus ({ $gain }), mais { $less } de moins ({ $cost }).
hint-costs = Cela coûte { $less } points : { $cost }.
hint-even = Le résultat est presque le même.
hint-only = Il n’y a rien d’autre à faire.

## Levels
level-pebble = Galet
level-pebble-about = Un débutant aimable qui néglige beaucoup.
level-flint = Silex
level-flint-about = A joué quelquefois et rate encore des choses.
level-boulder = Rocher
level-boulder-about = Prend ce qui paraît le meilleur sur le moment.
level-cairn = Cairn
level-cairn-about = Anticipe un peu.
level-menhir = Menhir
level-menhir-about = Anticipe.
level-dolmen = Dolmen
level-dolmen-about = Le plus fort : réfléchit longuement.

## Features
feature-wood = bois
feature-stone = pierre
feature-fur = fourrure
feature-bone = os
feature-tools = outils
feature-hunger = la faim au prochain repas
feature-larder = provisions
feature-memory = animaux en mémoire
feature-range = portée
feature-transport = transport
feature-tool-making = fabrication d’outils
feature-hands = bras pour les manches suivantes
feature-beds = couchages libres
feature-idle = membres encore au camp
feature-land = terres à portée
feature-progress = progrès vers les objectifs
feature-goals = objectifs solo
feature-danger = risque de défaite
feature-night = ce que coûtera la nuit
feature-food = nourriture
feature-gear = outils
feature-skill = compétences des groupes
feature-people = personnes
feature-wounds = blessures
feature-daylight = cartes restantes de la journée
feature-plan = le plan pour les cartes ouvertes
feature-trail = cartes demandées au cimetière
feature-guard = la garde
feature-fight = le combat final
feature-ideas = idées sur le râtelier
feature-knowledge = points de développement
feature-resources = ressources
feature-colors = couleurs différentes
feature-markers = marqueurs d’action
feature-nets = revenus de pêche à venir
feature-members = membres sur la carte
feature-map = trouvailles à portée
feature-steps = déplacement
feature-collections = séries commencées
feature-rites = cérémonies qui grandiront
feature-order = ordre du tour
feature-tracks = empreintes
feature-cards = cartes Action
feature-guess = la chance de nommer le trésor
feature-lore = tuiles vues
feature-way = la chance de sortir
feature-tempo = ce que le tour permet encore
