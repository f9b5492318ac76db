### Les règles d’Ubongo pour les familles, chapitre par chapitre.

rules-title = Les règles d’Ubongo
rules-idea = L’idée
rules-idea-about = Vous avez une grille et quelques pièces qui la recouvrent exactement. Les autres ont les leurs. Tout le monde cherche en même temps, pendant que le sable coule : tournez les pièces, retournez-les, essayez. C’est recouvert ? Criez Ubongo !
rules-idea-win = Les plus rapides reçoivent les meilleures gemmes. Après neuf manches, la personne qui a le plus de points gagne. De 2 à 4 personnes, ou en solo contre la montre.
rules-idea-before = Une grille de treize cases, et trois pièces à côté.
rules-idea-after = Une des six façons de la recouvrir : la barre en haut, le grand L dessous, le P tout en bas.

## Ce qu’il y a dans la boîte.
rules-box = Dans la boîte
rules-box-about = Chacun a les mêmes douze pièces.
rules-box-boards = 54 plateaux ont une grille de chaque côté. Le côté A demande trois pièces, le côté B quatre. À côté de chaque grille, les six symboles du dé nomment chacun d’autres pièces : 648 missions. Les nôtres sont toutes créées et vérifiées par un programme, et l’on peut faire d’autres livres sans fin.
rules-box-rest = Et il y a un dé, un sablier, un sac, une piste de neuf manches, et des gemmes.

## Comment lire un plateau.
rules-mission = Votre mission
rules-mission-about = Le dé montre un symbole pour tout le monde. Cherchez-le à côté de votre grille : voilà vos pièces, et aucune autre. À côté de vous, c’est un autre plateau, donc aussi d’autres pièces.
rules-mission-die = Le dé montre : { symbol }.
rules-mission-board = Un plateau avec sa grille.

## Une manche.
rules-round = Une manche
rules-round-roll = Chacun reçoit un nouveau plateau. L’un de vous lance le dé : d’abord la personne tirée au sort, puis la suivante à gauche.
rules-round-glass = Les plateaux apparaissent et le sablier est retourné. Vous avez 45 secondes.
rules-round-cover = Tout le monde recouvre sa grille en même temps. Aucune case ne doit rester vide, aucune pièce ne doit dépasser ni en recouvrir une autre. Tournez et retournez à volonté, et reprenez ce qui ne va pas.
rules-round-ubongo = Quand votre grille est recouverte, c’est Ubongo ! La table le voit d’elle-même, il n’y a aucun bouton à presser. Regardez alors les autres chercher.
rules-round-ends = Quand le sable s’est écoulé, la manche est finie. Ou plus tôt, si tous ont fini ou abandonné.
rules-round-gems = Les gemmes sont données dans l’ordre d’arrivée, et vous pouvez voir la solution de chaque mission. Quand tous sont prêts, la manche suivante commence.

## Quand cela ne va pas.
rules-stuck = Si vous ne trouvez pas
rules-stuck-again = Le sable s’est écoulé et personne n’a trouvé ? Il y a une deuxième chance : tout reste en place, et le sablier est retourné encore une fois. Une seule.
rules-stuck-up = Vous pouvez abandonner. Cela vaut pour cette manche, et vous pouvez dès lors regarder les autres.
rules-stuck-none = Sans avoir fini, on ne reçoit rien dans cette manche. La suivante est une nouvelle chance.

## Les gemmes.
rules-gems = Les gemmes
rules-gems-about = Une gemme a autant de pointes qu’elle vaut de points.
rules-gems-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rules-gems-rank = Arrivée
rules-gems-track = De la piste
rules-gems-bag = Du sac
rules-gems-drawn = une au hasard
rules-gems-unwon = Sur la piste, il y a un saphir et un ambre pour chaque manche ; dans le sac, dix gemmes de chaque sorte. Ce que personne n’a gagné dans une manche va dans le sac ; sans hasard, cela sort du jeu.

## La fin.
rules-end = La fin
rules-end-win = Après neuf manches, la personne qui a le plus de points gagne.
rules-end-mini = Plusieurs joueurs sont à égalité en tête ? Ils jouent une mini-manche : un nouveau plateau chacun, un lancer, pas de sablier. La première personne qui finit gagne, ou la dernière qui n’a pas abandonné.

## Les jeux dans la boîte.
rules-modes = Quatre jeux
rules-modes-nine = Comme décrit ici, de 2 à 4 personnes.
rules-modes-noluck = La même chose sans le sac : chaque place a ses gemmes, voir le tableau.
rules-modes-time = Autant de missions que possible en 5, 10 ou 20 minutes. Dès que l’une est faite, la suivante est là. Une mission qui ne vous plaît pas peut être mise de côté ; elle ne compte pas.
rules-modes-count = 5, 10 ou 20 missions, et le temps le plus court gagne. Ici aussi, on peut en mettre une de côté et en recevoir une autre.
rules-modes-records = Les deux derniers se jouent en solo, ou en course sur les mêmes missions. En solo, votre meilleur résultat est gardé pour chaque longueur, côté et difficulté.

## Comment bouger les pièces.
rules-hands = Bouger les pièces
rules-hands-mouse = À la souris
rules-hands-mouse-is = Glissez une pièce sur la grille. La molette la fait tourner, le bouton droit la retourne, même en chemin. Glissez-la hors du plateau pour la reprendre.
rules-hands-finger = Au doigt
rules-hands-finger-is = Un appui fait tourner une pièce, deux appuis la retournent. Glissez-la ensuite : elle flotte au-dessus du doigt et se place là où elle entre. Sur le plateau, un appui reprend une pièce, deux appuis la retournent aussi.
rules-hands-keys = Au clavier
rules-hands-keys-is = Un chiffre prend une pièce. Les flèches la déplacent, R la fait tourner, F la retourne, Entrée la pose, Échap la lâche, Retour arrière reprend la dernière.

## Les secrets.
rules-known = Qui peut voir quoi
rules-known-own = Tout le monde voit toutes les grilles. Mais personne d’autre ne voit où vous en êtes.
rules-known-done = Quand on a fini ou abandonné, on voit tous les plateaux. Après la manche, tout le monde.
rules-known-others = Les spectateurs et le grand écran ne voient que les plateaux finis.

## Ce dont on peut convenir.
rules-options = Ce dont on peut convenir
rules-option-sand = Sablier
rules-option-sand-is = De 30 à 120 secondes, ou pas de sablier du tout. Sans sablier, il n’y a pas de deuxième chance.
rules-option-side = Côté
rules-option-side-is = A pour trois pièces, B pour quatre.
rules-option-own = Côté personnel
rules-option-own-is = Un joueur plus fort peut jouer le côté B contre d’autres qui jouent le côté A.
rules-option-pieces = Pièces
rules-option-pieces-is = On vous montre les pièces de votre mission, ou vous devez les trouver parmi les douze, comme dans la boîte.
rules-option-difficulty = Difficulté
rules-option-difficulty-is = Contre la montre et suite de missions : seulement des missions d’une difficulté, de 1 pour facile à 5 pour difficile.
rules-option-rounds = Manches
rules-option-rounds-is = Moins de neuf pour une soirée plus courte.
rules-option-boards = Plateaux
rules-option-boards-is = Cachés jusqu’à ce que le sablier soit retourné, ou visibles avant le lancer, comme dans la boîte. Chacun a alors trois secondes pour regarder avant que le dé roule.
rules-option-book = Livre de missions
rules-option-book-is = N’importe quel mot donne un autre livre de 54 plateaux, le même pour tous ceux qui donnent le même mot.
rules-option-hints = Indices
rules-option-hints-is = Si la table les permet, la lampe montre la pièce suivante, ou celle qui gêne. Un signe marque les joueurs qui demandent.
rules-option-bots = Robots
rules-option-bots-is = Ils voient tout de suite une solution, mais prennent autant de temps que les gens : les débutants ont souvent besoin de plus que le sablier, les maîtres rarement.
rules-option-tablet = Une tablette
rules-option-tablet-is = Plusieurs personnes partagent un écran : chacun a son coin, et tous les doigts jouent à la fois.

## Là où la boîte laisse une question ouverte.
rules-house = Nos règles maison
rules-house-about = Là où la boîte laisse une question ouverte, voici comment nous jouons.
rules-house-order = C’est la table qui décide de l’ordre d’arrivée : elle compte les dernières pièces dans l’ordre où elles arrivent.
rules-house-shown = Les plateaux apparaissent quand le sablier est retourné, pas avant, sauf si vous convenez de les laisser visibles.
rules-house-bag = Les gemmes sont données quand la manche est finie. Alors seulement, ce que personne n’a gagné va dans le sac.
rules-house-enough = En neuf manches, ni les gemmes ni les plateaux ne peuvent manquer. Les longues parties en solo parcourent le livre et le mélangent de nouveau.
rules-house-course = Ceux qui font la course reçoivent les mêmes missions dans le même ordre, chacun à son rythme.
rules-house-missions = Les missions mises de côté, ou inachevées quand la cloche sonne, ne comptent pas. Au bout d’une heure, une suite de missions s’arrête inachevée.

## Sur papier.
rules-paper = Sur papier
rules-paper-about = Tout peut être imprimé : plateaux, pièces à découper, un dé à plier, gemmes. Les feuilles sont prêtes en PDF.
