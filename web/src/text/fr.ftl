### The interface in French. The words of games come from their own files.

## Everywhere

tagline = de grands jeux sur une table de pierre
site = Dolmen
home = Accueil
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
recovery-new = Notez ce code : il ramène vos tables sur un autre appareil.
recovery-noted = C’est noté

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
bot-kind = Type de robot
guest-name = Nom de l’ami
list-it = Montrer cette table à tous dans l’accueil
open-note = La partie commence quand la dernière place est prise. Vous recevrez un lien à envoyer.
options = Options
seed = Nombre pour des tirages répétables
seed-random = au hasard
create-start = Commencer la partie
create-wait = Ouvrir la table
bot-random = Vagabond
bot-one-step = Cueilleur
bot-greedy = Cueilleur
bot-ismcts = Ancien

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
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout montrer
board-open = Ouvrir le plateau de { $who }
board-close = Fermer le plateau de { $who }
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
resign = Abandonner
resign-sure = Abandonner pour de bon ? Un robot continue à votre place.
resign-yes = Oui, abandonner
resign-no = Non, continuer
commitment = Sceau de tous les tirages, fixé avant le premier :

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
setting-cover = Couvrir la table quand l’appareil change de mains
recovery-lead = Un code de récupération vous ramène avec vos tables sur un autre appareil. Un nouveau annule l’ancien.
recovery-make = Créer un code de récupération
recovery-have = Code de récupération d’un autre appareil
recovery-use = Être cette personne

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
fault-slow = La connexion était trop lente et se refait.
fault-restart = Le serveur redémarre. Rien n’est perdu.
fault-bad-origin = Cette page vient d’une mauvaise adresse.
fault-internal = Le serveur a fait une erreur. Rien n’a été modifié.
fault-no-tutorial = Ce jeu n’a pas de leçon.
