## The tutorial: the first year for two, step by step

lesson-welcome = Vous menez une tribu pendant cinq années de préhistoire : printemps, été, automne et hiver. Le plus de points gagne ; ils viennent des peintures, des paniers, de la pêche, de la chasse, des cérémonies, des campements et des mégalithes. Vous jouez ici la première année ; Iska joue avec vous.
lesson-tent = Votre tuile météo vous a donné ces ressources ; elle tourne chaque printemps et en donne d’autres. Dans votre tente attendent aussi des membres. Vous avez sept cubes de cinq couleurs, et chaque action en coûte.
lesson-wheel = Cette roue dit les prix. Chaque action a une tuile qui montre quelles couleurs elle demande ; au centre se trouve la tuile de l’année. Autour se dressent six piliers, un par action.
lesson-paint = Au printemps on joue à tour de rôle : une action, ou passer. Commencez par votre grotte. Le cerf de la rangée du bas coûte aujourd’hui un cube gris. Une section d’une rangée vaut un point à la fin, trois en valent six, et des sections voisines paient aussitôt.
lesson-foot = Après chaque action, une ressource de plus va au pied de son pilier. Un pilier a deux places ; quand elles sont prises, plus personne ne peut faire l’action cette année. Laissez ici votre second cube gris.
lesson-gather = Iska a chassé une empreinte. Chaque empreinte paie de nouveau quand on en trouve une autre du même animal. À vous la cueillette : le miel coûte du bleu, et cette tuile apporte un point de développement, une petite monnaie qui sert à tout.
lesson-plan = Prévoyez maintenant. En été les cubes du pied montent au sommet et deviennent des marqueurs, et chaque couleur paie sa propre action. Le rouge paie la cueillette, et un marqueur rouge est déjà sur ce pilier. Ajoutez un rouge.
lesson-migrate = Iska a pêché. Votre tribu doit aussi marcher : la migration mène des membres de la tente au campement de départ. Envoyez-en un ; un autre y attend déjà.
lesson-pay = Un membre coûte une ressource d’une couleur que montre la tuile migration : rouge, jaune ou blanc. Payez le blanc ; le rouge servira en automne.
lesson-last-foot = Et une ressource au pied de ce pilier. Laissez le jaune.
lesson-pass = Iska a passé. Il vous reste un cube rouge que vous gardez pour l’automne : une ressource non utilisée n’est jamais perdue. Passez aussi.
lesson-pillar = L’été ! Tous les cubes sont montés. En ordre inverse, chacun prend un pilier : Iska a choisi la pêche. Prenez la cueillette et ses deux marqueurs rouges, comme prévu.
lesson-summer = En été les six actions viennent l’une après l’autre, payées en marqueurs de leur couleur. Une cueillette coûte deux marqueurs rouges, quelle qu’elle soit. Prenez l’œuf : miel et œuf forment une paire de paniers, et une paire complète paie deux marqueurs.
lesson-ceremony = Les voilà : un marqueur jaune et un bleu. Le jaune paie une cérémonie de valeur 1. Cette carte donne un point de développement maintenant, et un point à la fin par membre à vous sur une case de rocher.
lesson-shamans = Après une cérémonie d’été vos chamans peuvent bouger gratuitement ; au printemps chaque chaman déplacé coûterait une ressource. Ils sont bien placés : laissez-les. Première au feu cette année, votre tribu mènera aussi l’ordre du tour l’an prochain.
lesson-fish = Avec le marqueur bleu vous pêchez. Le brochet de valeur 1 vous avance d’une case sur la piste de pêche.
lesson-track = Après les actions la piste de pêche paie à chacun la meilleure récompense atteinte, chaque été de nouveau. Iska et vous avez un point chacun. Pêcher tôt rapporte pendant des années.
lesson-autumn = L’automne : vos membres parcourent le territoire. Pour cela des cubes deviennent des pas, autant que dit la tuile centrale. Un cube rouge vaut deux pas cette année.
lesson-walk = Deux pas, à partager à votre guise. Deux de vos membres sont au campement de départ. Faites-en marcher un.
lesson-megalith = Il ne se passe quelque chose que là où l’on s’arrête. À un pas se dresse un mégalithe : au premier venu, et il vaut 2 points. Arrêtez-vous là.
lesson-site = Il reste un pas pour l’autre membre. Juste à côté du mégalithe il y a un emplacement de campement. Arrêtez-vous là.
lesson-camp = Un campement demande des membres sur sa case et autour. Vous en avez deux : bâtissez un campement pour deux, avec un point, un point de développement et un nouveau membre pour la tribu.
lesson-over = Plus personne ne peut bouger. Terminez votre tour ; Iska reste en place cette année.
lesson-winter = En hiver tout se prépare tout seul : nouvelles cartes et poissons, une nouvelle tuile centrale avec de nouveaux prix, et des cubes sur les piliers. L’ordre du tour suit les cérémonies : vous commencez encore.
lesson-harvest = Un nouveau printemps : votre tuile météo a tourné. Avec du développement vous pourriez la tourner encore. Prenez ce qu’elle donne.
lesson-end = C’était une année entière ; quatre autres suivent. Surveillez les prix, semez les cubes que vous voulez récolter en été, et envoyez les vôtres au loin. « Que puis-je faire ici ? » explique chaque question. Continuez contre un robot, ou revenez plus tard.
