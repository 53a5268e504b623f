## The tutorial: a short day and its night, step by step

lesson-welcome = Dans Paleo vous jouez ensemble : une tribu, un groupe par joueur. Vous gagnez quand la fresque a cinq morceaux, et perdez quand cinq crânes sont là. Dans cette leçon vous vivez un court jour et une nuit avec le groupe d'Iska.
lesson-people = Votre groupe : deux inventrices et un éclaireur. Les inventrices ont de l'habileté, l'éclaireur de la perception ; les cœurs disent combien de blessures chacun supporte. Les outils du groupe comptent aussi.
lesson-deck = Voici votre paquet, la marche d'une journée. Vous ne voyez que les dos : forêt, rivière, montagne, foyers où l'on se retrouve, et dos rouges, où guette le danger. Personne ne connaît les faces.
lesson-missions = La nuit, chaque mission réclame son dû : l'une une peau et une nourriture, l'autre une tente. Ce que vous ne payez pas coûte un crâne. Et chaque personnage a besoin d'une nourriture. C'est à cela que sert le jour.
lesson-scout = À chaque tour vous prenez une de vos trois cartes du dessus d'après son dos, et Iska aussi. Les rivières ont souvent à manger. Prenez la rivière.
lesson-cards = Les deux cartes sont révélées : vous avez trouvé une berge aux roseaux, Iska un creux plein de champignons. Une carte sert à une chose : une de ses actions, aider l'autre groupe, ou rien. L'ordre se discute.
lesson-act = « Couper » demande une habileté, que vos inventrices ont. Les talents se montrent, ne se dépensent pas. Cela coûte une carte de votre paquet, donc le jour raccourcit, et rapporte un bois et une nourriture.
lesson-go = Iska pourrait se joindre, mais ce n'est pas nécessaire. Commencez. Ensuite Iska goûte ses champignons.
lesson-wound = Deux nourritures pour la tribu ; mais tous les champignons ne sont pas bons, et son chasseur subit une blessure. Les blessures restent jusqu'à ce qu'on les soigne. Une de plus que de cœurs, c'est la mort et un crâne.
lesson-second = Le tour suivant. Les dos à mammouth viennent du module « Chasseurs de mammouths ». Prenez la montagne au mammouth, pour pouvoir aider Iska au besoin : elle tente un dos rouge.
lesson-danger = Une vipère ! Un danger ne s'ignore pas. Iska peut la saisir avec perception et habileté, mais personne chez elle n'est habile. Sinon elle mord : deux blessures sur un personnage.
lesson-help = Vos traces peuvent attendre. Utilisez votre carte pour aider : vos inventrices prêtent leur habileté à l'action d'Iska. C'est le cœur de ce jeu.
lesson-third = Saisie, mangée et détruite pour de bon : cette vipère ne reviendra plus. Prenez encore la rivière. Iska va à un foyer, pour fabriquer quelque chose.
lesson-fish = Pêcher ne demande aucun talent, seulement une carte de votre paquet. Faites-le. Pendant ce temps Iska fabrique une tente au foyer, avec votre bois et sa peau.
lesson-tent = La tente est chez le groupe d'Iska. Les outils du râtelier se fabriquent là où une carte le permet, au prix indiqué. La tribu a maintenant tout ce que cette nuit demandera.
lesson-sleep = D'habitude le jour dure jusqu'à ce que les paquets soient vides. Mais un groupe peut aussi dormir plus tôt et défausser le reste sans le voir ; les dos rouges ne blessent alors pas. Pour cette leçon cela suffit : allez dormir.
lesson-night = La nuit est tombée, et les six personnages ont mangé : une nourriture chacun, du dépôt commun. Chaque affamé coûte un crâne.
lesson-offer = Maintenant les missions, dans l'ordre voulu. « Belle proie » veut une peau et une nourriture. Prenez-la ; Iska ajoutera sa peau.
lesson-pay = Iska a promis la peau, et la nourriture vient du dépôt. Commencez.
lesson-shelter = « Une terre nouvelle » veut une tente. Iska en a une, et la nuit chacun peut payer. Prenez-la.
lesson-dawn = Aucun crâne cette nuit ! Toutes les cartes sont mélangées et redistribuées, et le jour 2 se lève. Vous retrouverez les mêmes cartes et les connaîtrez un peu mieux.
lesson-end = D'où viennent les morceaux de fresque ? Cherchez les grottes, les mammouths et les secrets : les hauts faits demandent beaucoup de talents ; réunissez d'abord des personnages, des outils et des idées, et aidez-vous. « Que puis-je faire ici ? » explique chaque question. Continuez avec un robot, ou revenez plus tard.
