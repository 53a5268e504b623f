### The interface in French. The words of games come from their own files.

## Everywhere

tagline = de grands jeux sur une table de pierre
site = Dolmen
home = Accueil
explanation = Explication
close = Fermer
settings = Réglages
rules = Règles
rule = Règle { $clause }
rule-of = { $what } : règle { $clause }
content = Provenance
game = Jeu
play = Jouer
join = Rejoindre
watch = Regarder
send = Envoyer
reload = Recharger
new-table = Nouvelle table

## Home

home-title = Prenez place à la table de pierre
home-lead = Des jeux de société dont chaque règle est appliquée et expliquée. Jouez seul, contre des robots, à plusieurs sur un appareil, ou à distance. Un nom suffit.
home-new = Commencer une partie
home-mine = Mes tables
home-mine-none = Vous n’êtes encore à aucune table.
home-open = Tables avec une place libre
home-open-none = Aucune table n’attend de joueurs.
home-watch = Regarder
home-watch-none = Aucune partie publique en cours.
home-join = Rejoindre par un lien
join-link = Lien d’invitation ou table
players = { $min } à { $max } joueurs
your-name = Votre nom
name-go = C’est moi
your-turn = À vous de jouer
go-on = Continuer
open-seat = place libre
state-open = en attente de joueurs
state-playing = en cours
state-over = terminée
state-closed = fermée
state-frozen = figée après une panne ; le journal est conservé
table-differs = Cette partie a été jouée avec les règles numéro { $rules }. Avec le numéro { $here } de ce serveur, elle se serait déroulée autrement à partir de la ligne { $entry } de son journal. Rien n’est perdu : qui tient le serveur peut vous la laisser finir avec le programme d’alors.
table-differs-pack = Cette partie a été jouée avec un autre contenu que celui de ce serveur, elle ne continue donc pas ici. Rien n’est perdu : qui tient le serveur peut vous la laisser finir avec le contenu d’alors.
table-differs-rules = Cette partie a été jouée avec les règles numéro { $rules }, et ce serveur a le numéro { $here }. Rien n’est perdu : qui tient le serveur peut vous la laisser finir avec le programme d’alors.
table-differs-what = On y lit « { $written } » ; ce serait « { $other } ».
recovery-new = Notez ce code : il ramène vos tables sur un autre appareil.
recovery-noted = C’est noté
home-bring = Ouvrir une partie enregistrée
bring-note = Une partie enregistrée ici ou ailleurs est vérifiée ligne par ligne ; on peut ensuite la revoir et la partager.
bring-file = Fichier de la partie
record-bad = Cette partie enregistrée n’est pas valable. Ligne { $line } : { $what }

## New table

how-many = Qui joue ?
n-players = { $n ->
        [one] seul
       *[other] { $n } joueurs
    }
seat-number = Place { $n }
seat-me = Moi
seat-me-too = Moi aussi
seat-guest = Un ami sur cet appareil
seat-open = Quelqu’un sur invitation
seat-bot = Un robot
kind-of-bot = Type de robot
programs = Programmes de ce serveur
program-about = Un programme de ce serveur, pas un de nos robots.
guest-name = Nom de l’ami
list-it = Montrer cette table à tous dans l’accueil
open-note = La partie commence quand la dernière place est prise. Vous recevrez un lien à envoyer.
options = Options
seed = Nombre pour des tirages répétables
seed-random = au hasard
own-text = un texte à vous
create-start = Commencer la partie
create-wait = Ouvrir la table
bot-random = Vagabond
bot-one-step = Cueilleur
bot-greedy = Cueilleur
bot-ismcts = Ancien
allow-hints = On peut demander des conseils
bot-pebble = Galet
bot-pebble-about = Un débutant aimable qui oublie beaucoup.
bot-flint = Silex
bot-flint-about = A joué quelquefois et se trompe encore.
bot-boulder = Rocher
bot-boulder-about = Prend ce qui paraît le meilleur sur le moment.
bot-cairn = Cairn
bot-cairn-about = Regarde un peu plus loin.
bot-menhir = Menhir
bot-menhir-about = Voit loin et prend son temps.
bot-dolmen = Dolmen
bot-dolmen-about = Le plus fort : réfléchit longtemps.

## Waiting room

room-waits = La partie commence quand tout le monde est assis.
sit-here = S’asseoir ici
sit-too = S’asseoir ici aussi
invite = Envoyez ce lien à qui doit jouer
copy = Copier
copied = Copié
fill = Donner les places libres aux robots et commencer
leave = Quitter la table
connecting = En route vers la table …
connecting-note = Rien n’est perdu ; le serveur garde la table.
table-trouble = Cette table ne peut pas être montrée

## The table

table-title = Table
table-tools = Outils de la table
pane-board = Plateau
pane-shared = Commun
pane-mine = À moi
pane-others = Les autres
pane-seats = Joueurs
panes = Parties de la table
prompt = Votre décision
parts = Déjà choisi
part-away = Reprendre : { $part }
back = Retour
back-title = Reprendre votre dernière décision
redo = Refaire
always-pass = Toujours passer
always-pass-note = À chaque fois qu’on vous demande si vous réagissez, « passer » est répondu après un instant, comme si vous y aviez réfléchi. Cliquez encore pour décider vous-même.
why-not = Pourquoi pas ?
not-allowed = Pas permis : { $reason }
ask-back = Demander aux autres de revenir
proposal = { $n ->
        [one] { $who } demande de reprendre la dernière décision
       *[other] { $who } demande de reprendre les { $n } dernières décisions
    }
proposal-waits = En attente des autres
agree = D’accord
disagree = Non
answer-for = Répondre pour
lit-places = { $n ->
        [one] { $n } lieu éclairé sur la table
       *[other] { $n } lieux éclairés sur la table
    }
waiting = Un instant …
thinking = { $n ->
        [one] { $who } réfléchit …
       *[other] { $who } réfléchissent …
    }
decides = décide
away = absent
resigned = a abandonné
lost = Reconnexion, rien n’est perdu
forecast = Ce qui vient
piece-dim = hors d’usage
boards = Plateaux
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout montrer
board-open = Ouvrir le plateau de { $who }
board-close = Fermer le plateau de { $who }
cover-turn = C’est à { $who }
cover-title = La table est couverte
cover-others = Une autre personne
next-is = Ensuite : { $who }
pass-on = Passer l’appareil à { $who }
cover-now = Couvrir la table
hand-over = Passez l’appareil à { $who }.
i-am = Je suis { $who }
log = Journal
log-earlier = Plus tôt
log-empty = Rien ne s’est encore passé.
show-on-table = Montrer sur la table
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
list = La table en texte
menu = Plus
leave-note = Vous pouvez fermer cette page à tout moment ; votre place est gardée.
share-game = J’accepte de partager cette partie, une fois finie, en données ouvertes
share-note = Sans les noms, et seulement si tout le monde à la table accepte : { $n } sur { $all } pour l’instant.
resign = Abandonner
resign-sure = Abandonner pour de bon ? Un robot continue à votre place.
resign-yes = Oui, abandonner
resign-no = Non, continuer
commitment = Sceau de tous les tirages, fixé avant le premier :
hint = Conseil
hint-thinks = Réflexion …
hint-none = Rien ne se détache ici.
hint-expects = environ { $points } points à la fin, { $chance } % d’espoir
plan = Projet
plan-title = Votre projet : vous seul le voyez
plan-steps = Étapes du projet
plan-changes = Ce que le projet coûte et rapporte
plan-points = Points
plan-draw = Ici, un tirage que personne ne connaît encore. Si c’était :
plan-if = Si : { $what }
plan-waits = Ici, { $who } déciderait.
plan-others = Les laisser jouer à leur guise
plan-others-did = Les autres jouent
plan-do = { $n ->
        [one] Le faire : { $n } décision
       *[other] Le faire : { $n } décisions
    }
plan-close = Retour à la table
plan-dropped = L’étape { $n } ({ $what }) n’est plus possible : { $reason }
plan-stopped = La décision { $n } n’est plus possible ; rien n’a été fait. { $reason }

## Revoir

replay = Revoir
replay-ply = Décision { $n } sur { $of }
replay-told = Jouée avec les règles numéro { $rules }, aujourd’hui { $here }. On voit ce qui fut raconté à la fin : toute l’histoire, et la table au début de chaque manche.
timeline = Fil de la partie
to-start = Au début
to-end = À la fin
step-back = Une décision en arrière
step-on = Une décision en avant
turn-back = Un tour en arrière
turn-on = Un tour en avant
round-back = Une manche en arrière
round-on = Une manche en avant
film-run = Lecture
film-stop = Pause
look-with = Vu par
look-all = tous : tout révélé
look-none = quelqu’un qui regarde
share = Copier le lien
branch = Jouer à partir d’ici
branch-title = Jouer à partir d’ici
branch-note = { $n ->
        [one] Une nouvelle table commence après { $n } décision de cette partie. Les tirages passés restent ; la suite est tirée de nouveau.
       *[other] Une nouvelle table commence après { $n } décisions de cette partie. Les tirages passés restent ; la suite est tirée de nouveau.
    }
branch-go = Ouvrir la table

## Apprendre

what = Que puis-je faire ici ?
what-none = Cette question s’explique d’elle-même.
what-rules = Pour en savoir plus :
learn = Apprendre { $title } (environ { $n } minutes)
learn-on = Reprendre la leçon
learn-first = Vous découvrez ce jeu ?
lesson = Leçon
lesson-step = Leçon, étape { $n } sur { $of }
lesson-choose = À vous : choisissez « { $what } ».
lesson-instead = Dans cette leçon : choisissez « { $what } ». Ensuite, vous pourrez tout essayer.
lesson-first-next = Dans cette leçon : lisez d’abord ceci, puis choisissez Suivant.
lesson-first-free = La leçon est finie : choisissez d’abord comment continuer.
lesson-lost = La partie a pris un autre chemin que la leçon. Vous pouvez continuer librement, ou recommencer la leçon depuis la première page.
lesson-free = Continuer librement contre des robots
lesson-leave = Quitter la table
lesson-stay = Continuer la leçon
lesson-end = Finir la leçon
lesson-back = Précédent
lesson-show = Montrez-moi
lesson-next = Suivant

## Result

over = La partie est terminée
result = Résultat
result-open = Voir le score
wins = { $n ->
        [one] { $who } gagne
       *[other] { $who } gagnent ensemble
    }
nobody-wins = Personne ne gagne
score = Score par origine
points-from = Points de
rank = rang { $n }
total = Total
play-again = Rejouer
record = Enregistrer la partie
rematch = Revanche, chacun change de place
rematch-go = Vers la revanche
score-chart = Points par origine, en barres
curve-of = Au fil des manches
curve-points = Points, si la partie s’était arrêtée là
seed-title = Tirages honnêtes
seed-good = La graine correspond à son sceau ; les { $draws } tirages en découlent, et les { $decisions } décisions sont permises.
seed-none = La graine n’a pas été publiée ; les décisions sont permises, les tirages possibles.
seed-given = Les { $n } premiers tirages viennent de la partie que celle-ci prolonge.
seed-is = Graine, publiée à la fin :
review = Analyse
review-open = Analyser la partie
review-thinks = La partie est relue …
review-note = Un robot fort dit comment les chances ont tourné et quelles décisions ont compté.
review-chances = Chances de gagner au fil de la partie
review-points = Points attendus au fil de la partie
review-turnings = Les décisions qui ont le plus compté
review-chose = Choisi : { $what } (environ { $points } points, { $chance } %).
review-better = Mieux : { $what } (environ { $points } points, { $chance } %).
review-go = Le revoir
review-none = Aucune décision ne se détache : bien joué.

## Rules and content

rules-lead = Dans nos propres mots. Les décisions sur des points obscurs ont un Q dans leur numéro.
rules-search = Chercher dans les règles
rules-found = { $n ->
        [one] { $n } article
       *[other] { $n } articles
    }
content-title = Le contenu de la boîte et sa provenance
content-lead = Les livrets montrent beaucoup en images. Ce qui est écrit est imprimé, ce qui découle d’exemples est déduit, le reste est de notre conception et porte un petit crayon dans le jeu.
content-which = Montrer
content-all = tout
content-search = Chercher
content-found = { $n ->
        [one] { $n } élément
       *[other] { $n } éléments
    }
provenance-printed = imprimé
provenance-deduced = déduit
provenance-designed = de nous

## Settings

settings-look = Apparence
settings-you = Vous
setting-language = Langue
setting-theme = Thème
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
theme-contrast = contraste élevé
setting-motion = Mouvement
motion-auto = comme l’appareil
motion-full = les pièces volent
motion-none = rien ne bouge
setting-sound = Sons discrets
setting-keys = Touches simples comme raccourcis
setting-cover = Couvrir la table entre les personnes de cet appareil
cover-auto = là où des mains sont cachées
cover-always = toujours
cover-never = jamais
recovery-lead = Un code de récupération vous ramène avec vos tables sur un autre appareil. Un nouveau annule l’ancien.
recovery-make = Créer un code de récupération
recovery-have = Code de récupération d’un autre appareil
recovery-use = Être cette personne
setting-pace = Rythme des autres
pace-calm = calme : une décision après l’autre
pace-brisk = vif
pace-instant = immédiat

## Keys

keys = Touches
key-tab = aller d’un élément à l’autre
key-next = lieu éclairé suivant ou précédent
key-enter = choisir l’élément visé
key-number = choisir une option numérotée
key-undo = reprendre
key-redo = refaire
key-why = pourquoi pas ?
key-what = que puis-je faire ici ?
key-lesson = étape suivante de la leçon
key-options = lister les lieux éclairés
key-log = journal
key-chat = discussion
key-list = la table en texte
key-board = vers le plateau
key-mine = vers les joueurs
key-zoom = agrandir, réduire, tout montrer
key-pan = déplacer le plateau
key-skip = passer les animations
key-escape = fermer ce qui est ouvert
key-help = cette liste
key-hint = conseil
key-plan = projet, ou retour à la table
key-replay = en revoyant : une décision, avec Maj un tour, par page une manche

## What can go wrong

fault-unknown = Quelque chose a échoué ({ $code }). Rien n’a été modifié.
fault-unreachable = Le serveur est injoignable. Vos tables y sont en sécurité ; réessayez dans un instant.
fault-version = Le programme a été renouvelé. Rechargez la page ; rien n’est perdu.
fault-over = La partie est terminée.
fault-no-such-seat = Cette place n’existe pas ici.
fault-not-asked = Ce n’est pas à vous de décider.
fault-stale = La table a changé entre-temps. Regardez et choisissez de nouveau.
fault-unknown-choice = Ce choix n’existe pas.
fault-not-legal = Les règles ne le permettent pas.
fault-nothing-to-undo = Vous n’avez rien à reprendre.
fault-nothing-to-redo = Il n’y a rien à refaire.
fault-barrier-drawn = Quelque chose a été tiré depuis : on ne peut revenir que si les autres sont d’accord.
fault-barrier-revealed = Quelque chose a été révélé depuis : on ne peut revenir que si les autres sont d’accord.
fault-barrier-decided = Quelqu’un d’autre a décidé depuis : on ne peut revenir que si les autres sont d’accord.
fault-interrupted = Quelqu’un d’autre passe avant ; rien n’a été fait.
fault-sealed = Les tirages de cette table se font ailleurs.
fault-bad-message = Le serveur n’a pas compris. Rechargez la page.
fault-too-large = C’est trop long.
fault-bad-name = Ce nom ne convient pas. Prenez 1 à 24 caractères ordinaires.
fault-bad-text = Ce texte ne peut pas être envoyé.
fault-bad-setup = On ne peut pas jouer ainsi.
fault-bad-seat = Cette place n’existe pas.
fault-bad-bot = Ce robot n’existe pas.
fault-no-person = Dites d’abord votre nom.
fault-bad-token = Cet appareil n’est plus connu. Redites votre nom ou utilisez un code.
fault-bad-code = Ce code n’est pas valable.
fault-no-such-game = Ce jeu n’existe pas.
fault-no-such-language = Cette langue manque.
fault-no-such-table = Cette table n’existe pas. Vérifiez le lien.
fault-no-such-path = Il n’y a rien ici.
fault-not-yours = Cette place est à quelqu’un d’autre.
fault-not-host = Seul celui qui a ouvert la table peut le faire.
fault-not-invited = Il faut le lien d’invitation de cette table.
fault-not-watchable = On ne peut pas regarder cette table.
fault-no-open-seat = Aucune place n’est libre.
fault-not-started = La partie n’a pas encore commencé.
fault-already-started = La partie a déjà commencé.
fault-not-over = La partie n’est pas finie.
fault-no-proposal = Il n’y a plus de question.
fault-too-often = C’était très rapide. Attendez un instant.
fault-too-many = Une limite de ce serveur est atteinte. Réessayez plus tard.
fault-frozen = Cette table s’est arrêtée après une panne ; son journal est conservé.
fault-outdated = Cette partie a été jouée avec d’autres règles que celles de ce serveur ; son journal est conservé.
fault-slow = La connexion était trop lente et se refait.
fault-restart = Le serveur redémarre. Rien n’est perdu.
fault-bad-origin = Cette page vient d’une mauvaise adresse.
fault-storage = Le serveur ne peut pas écrire sur son disque en ce moment. Rien n’a été modifié ; réessayez dans un instant.
fault-internal = Le serveur a fait une erreur. Rien n’a été modifié.

## Campagnes et ce qui n’est pas encore raconté

campaign = Campagne
campaign-won = { $n ->
    [0] aucun niveau gagné
    [one] 1 niveau gagné
   *[other] { $n } niveaux gagnés
  }
level-won = gagné
level-tried = tenté, pas encore gagné
level-new = pas encore joué
spoilers-hidden = { $n ->
    [one] Une entrée appartient à une partie de la boîte que vous n’avez pas encore rencontrée.
   *[other] { $n } entrées appartiennent à des parties de la boîte que vous n’avez pas encore rencontrées.
  }
spoilers-show = Les montrer quand même
# People who are away, and time
setting-notify = M’avertir sur le bureau quand c’est à moi
notify-refused = Ce navigateur n’autorise pas les notifications ici. Le titre et l’icône de la page disent quand c’est à vous.
proposal-bot = { $who } est absent. Un robot doit-il jouer à sa place jusqu’à son retour ?
clock-late = Le temps pour cette décision est écoulé.
clock-minutes = { $n ->
    [one] Il reste une minute pour cette décision.
   *[other] Il reste { $n } minutes pour cette décision.
    }
clock-hours = { $n ->
    [one] Il reste une heure pour cette décision.
   *[other] Il reste { $n } heures pour cette décision.
    }
clock-days = { $n ->
    [one] Il reste un jour pour cette décision.
   *[other] Il reste { $n } jours pour cette décision.
    }
stand-in-mine = Un robot joue pour vous.
stand-in = un robot joue
program-replaced = son programme échoue ; notre robot joue
take-back = Reprendre ma place
absent = { $who } est absent depuis longtemps.
let-bot-play = Laisser jouer un robot
clock = Temps pour décider
clock-none = sans limite
clock-m10 = dix minutes par décision
clock-m60 = une heure par décision
clock-m480 = huit heures par décision
clock-m1440 = un jour par décision
clock-m4320 = trois jours par décision
clock-d1 = jusqu’à la fin du lendemain
clock-d3 = jusqu’à la fin du troisième jour
fault-not-absent = Cette place n’est pas absente depuis assez longtemps.
fault-no-stand-in = Aucun robot ne joue pour cette place.
fault-stand-in = Un robot joue pour vous. Reprenez d’abord votre place.
fault-bad-clock = Cette limite de temps n’est pas possible.
webhook = Appeler cette adresse quand on m’attend et que je ne suis pas là
webhook-keep = Garder
webhook-note = Pour les messageries et la domotique : un court message JSON, au plus une fois par décision. Laissez vide pour rien.
webhook-kept = Gardé.
webhook-left-out = Cette adresse n’a pas répondu : elle est laissée de côté, encore { $n ->
    [one] une minute.
   *[other] { $n } minutes.
    } Gardez-la de nouveau pour réessayer tout de suite.
fault-bad-webhook = Cette adresse ne peut pas servir. Elle doit commencer par https:// ou http:// et mener à l’internet ouvert.
pass-round = Passer pour cette manche
pass-round-note = Dès que c’est à vous, vous passez pour le reste de la manche. Vous seul le savez.
answer-forced = Répondre pour moi quand il n’y a pas de choix
answer-forced-note = Les questions à une seule réponse sont réglées pour vous après un instant.
fault-no-hints = Cette table se joue sans conseils.
fault-record-format = ce n’est pas un enregistrement lisible.
fault-record-cut = Cet enregistrement est incomplet : la fin manque.
fault-record-chain = la chaîne d’empreintes est rompue ; cette ligne ou une précédente a été modifiée.
fault-record-decision = cette décision est inconnue ou interdite à cet endroit.
fault-record-digest = une manche commence dans une autre position que celle du relevé.
fault-record-seed = la graine ne correspond pas à son sceau.
fault-record-draw = ce tirage ne découle pas de la graine.
fault-record-end = la fin ne correspond pas à la partie.
fault-record-rules = Cette partie a été jouée avec d’autres règles que celles de ce programme.
fault-record-pack = Cette partie a été jouée avec un autre contenu que celui de ce programme.
fault-record-setup = La mise en place de cette partie ne peut pas être jouée.
fault-no-tutorial = Ce jeu n’a pas de leçon.
