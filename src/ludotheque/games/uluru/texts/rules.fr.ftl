### Les règles d’Uluru pour les familles, section par section.

rules-title = Les règles d’Uluru
rules-idea = En bref
rules-idea-land = Huit oiseaux de rêve veulent se poser autour du grand rocher, un par place. Chacun a un vœu : adjacent à celui-ci, en face de celui-là, loin d’un troisième. Les vœux sont sur des cartes.
rules-idea-win = On retourne le sablier, et tout le monde installe ses huit oiseaux en même temps, chacun sur son plateau. Chaque vœu manqué coûte une pierre. La personne qui a le moins de pierres gagne. De 1 à 5 joueurs.
rules-idea-signs = Chaque oiseau a sa couleur, son signe et sa huppe, toujours dans cet ordre :

## Le plateau.
rules-board = Le plateau
rules-board-about = Quatre côtés, huit places : une en haut, deux à droite, deux en bas, trois à gauche. Les vœux parlent de côtés, de groupes et de la façon dont deux oiseaux sont placés l’un par rapport à l’autre.
rules-place-long = Grands côtés
rules-place-long-is = À gauche et à droite : places 1, 2, 5, 6 et 7.
rules-place-short = Petits côtés
rules-place-short-is = En haut et en bas : places 0, 3 et 4.
rules-place-boomerang = Groupe du boomerang
rules-place-boomerang-is = Le côté gauche et le bas : places 3 à 7.
rules-place-lonely = Places isolées
rules-place-lonely-is = Le haut et le côté droit : places 0, 1 et 2.
rules-place-next = Adjacents
rules-place-next-is = Voisins sur un même côté, jamais de part et d’autre d’un coin.
rules-place-corner = Partager un coin
rules-place-corner-is = Les deux places qui se rejoignent à un coin. La place 6 n’en partage aucun.
rules-place-opposite = En face
rules-place-opposite-is = Face à face, de part et d’autre du rocher : ces six paires et aucune autre. 1 et 5 ne sont pas en face, 2 et 7 non plus.
rules-place-far = À 2 places au moins
rules-place-far-is = Deux places ou plus entre eux, dans un sens comme dans l’autre. À partir de 0, par exemple, ce sont 3, 4 et 5.
rules-place-picture = { $title }. { $about } { $places }

## Les cartes.
rules-cards = Les cartes
rules-cards-about = 80 cartes en cinq niveaux. Une carte est posée sous un oiseau : c’est lui qui fait le vœu, dessiné sans couleur sur la carte. L’oiseau coloré est celui dont parle le vœu.
rules-level = Niveau { $level }
rules-level-count = { $cards } cartes

## Comment lire un vœu.
rules-meaning = Comment lire un vœu
rules-contrary = Le contraire
rules-contrary-is = Tout sauf cela. Le contraire d’un grand côté est un petit côté ; celui du groupe du boomerang, une place isolée ; celui d’« adjacent à Rouge », toute place qui n’est pas adjacente à Rouge, et de même pour « en face » et « partager un coin ». Le contraire de « ni adjacent à Rouge ni en face » est adjacent à Rouge ou en face ; celui d’« à 2 places au moins de Rouge », plus près que cela : adjacent à Rouge, au même coin, ou avec une seule place entre les deux. Le contraire de « n’importe où » est exaucé d’office.
rules-copy = Ce que veut un autre oiseau
rules-copy-is = Regardez sa carte et faites de même avec votre oiseau. Si cette carte renvoie encore à une autre, continuez ; chaque « contraire » en chemin inverse le sens. Deux fois le contraire, c’est le vœu lui-même.
rules-two = Un oiseau qui a deux cartes
rules-two-is = Chez les experts. Un oiseau qui veut ce que veut celui-là doit exaucer les deux cartes. Un oiseau qui veut le contraire doit faire le contraire de l’une et aussi le contraire de l’autre. Une carte qui mène aux deux ne coûte pourtant qu’une pierre au plus.
rules-self = Un vœu sur soi-même
rules-self-is = Si la carte au bout du chemin nomme l’oiseau qui fait le vœu, le vœu est exaucé d’office.
rules-circle = En rond
rules-circle-is = Des vœux qui renvoient l’un à l’autre en rond sont exaucés d’office, et tout vœu qui mène à un tel cercle aussi.
rules-absent = Un oiseau qui ne s’est pas posé
rules-absent-is = Il coûte une pierre, quel que soit son vœu. Même « n’importe où » demande une place.
rules-missing = Un oiseau nommé qui ne s’est pas posé
rules-missing-is = Il n’est nulle part. Personne ne peut être adjacent à lui, en face de lui ni partager son coin ; mais tout le monde est assez loin de lui.

## Une manche, pas à pas.
rules-round = Une manche
rules-round-deal = Une carte est posée sous chaque oiseau. Trois secondes pour regarder, puis on retourne le sablier.
rules-round-seat = Chacun pose ses oiseaux en même temps que les autres, en secret, et les déplace autant qu’il veut. Un oiseau posé sur un autre prend sa place : les deux échangent, ou l’autre retourne à côté du plateau.
rules-round-done = Quand on a fini, on appuie sur « Terminé », et l’on peut changer d’avis tant que quelqu’un joue encore. Quand le sable s’est écoulé, plus rien ne bouge.
rules-round-judge = Carte après carte, de Blanc à Noir, tout le monde voit qui a exaucé le vœu. Chaque vœu manqué coûte une pierre.
rules-round-next = Les cartes quittent le jeu, les plateaux sont vidés, et la manche suivante commence quand tous sont prêts, au plus tard après 45 secondes.
rules-round-win = Après la dernière manche, la personne qui a le moins de pierres gagne. À égalité, on partage la victoire.

## Les jeux de la boîte.
rules-modes = Quel jeu ?
rules-modes-first = Cartes des niveaux 1 à 3, six manches. Pour commencer.
rules-modes-after = Niveaux 2 à 5, six manches. Les oiseaux se mettent à se copier.
rules-modes-tricky = Niveaux 3 à 5, six manches. Plus une seule carte facile.
rules-modes-strengths = Deux rangées de cartes, cinq manches : l’une plus facile, l’autre plus difficile. Chacun suit une rangée, si bien que petits et grands jouent ensemble. Une carte qui renvoie à un autre oiseau reste dans sa rangée. Il y a deux piles de 40 cartes : la claire réunit les niveaux 1 et 2 et 16 cartes du niveau 3, tirées au hasard ; la sombre, les 8 autres du niveau 3 et les niveaux 4 et 5.
rules-modes-experts = Les 80 cartes, cinq manches. Certains oiseaux ont deux cartes, et il faut exaucer les deux ; chaque vœu manqué coûte une pierre. Copier un tel oiseau, c’est copier ses deux vœux.
rules-modes-custom = Les niveaux que vous voulez, pourvu qu’ils fassent 48 cartes ou plus. Six manches.
rules-modes-solo = En solo, c’est la chasse aux records : vos résultats sont gardés pour chaque jeu et chaque sablier.

## Ce dont la table peut convenir.
rules-options = Ce dont on peut convenir
rules-option-sand = Sable
rules-option-sand-is = De 30 à 120 secondes, 60 d’habitude ; ou pas de sablier du tout : la manche se termine alors quand tout le monde a fini.
rules-option-own = Un sablier à soi
rules-option-own-is = Chacun peut avoir plus ou moins de sable que la table. De quoi équilibrer la partie entre habitués et débutants.
rules-option-rounds = Manches
rules-option-rounds-is = Moins de manches, quand le temps presse.
rules-option-second = Deuxièmes cartes
rules-option-second-is = Les experts choisissent combien d’oiseaux ont deux cartes, de 1 à 8, et si ce sont ceux de gauche ou d’autres tirés au hasard.
rules-option-turns = Chacun son tour
rules-option-turns-is = Sur une seule tablette, on joue l’un après l’autre, chacun avec son sablier, et on se passe la tablette.
rules-option-hints = Indices
rules-option-hints-is = Si la table les permet, la lampe montre les vœux manqués et un coup qui aide. Un signe marque les joueurs qui s’en servent, et leur résultat ne compte pas comme record.
rules-option-bots = Robots
rules-option-bots-is = Quatre niveaux, de débutant à maître. Ils voient ce qu’une personne verrait à leur place, et rien de plus.

## Là où la boîte laisse le choix.
rules-house = Nos règles maison
rules-house-about = Là où la boîte laisse une question ouverte, voici comment nous jouons.
rules-house-hand = Un oiseau que vous avez en main quand le sablier est vide compte là où il était posé en dernier.
rules-house-circle = Tout cercle de vœux est exaucé d’office, même long, même mêlé de contraires.
rules-house-two = Chez les experts, un oiseau qui ne s’est pas posé coûte une pierre pour chacune de ses cartes. On peut aussi choisir une seule pierre en tout.
rules-house-stones = Il y a toujours assez de pierres.
rules-house-talk = Tant que le sable coule, personne ne parle.

## L’exemple.
rules-example = Un exemple
rules-example-about = Le sable s’est écoulé, et voici vos oiseaux. Quels vœux sont exaucés ?
rules-example-board = Le plateau de l’exemple
rules-example-white = La carte nomme Blanc lui-même : exaucé d’office.
rules-example-pink = Rose en 7 et Bleu en 6 sont voisins sur le côté gauche.
rules-example-yellow = 3 et 0 se font face.
rules-example-orange = Rose veut être adjacent à Bleu. Orange, en 5, l’est aussi.
rules-example-red = 4 et 2 ne partagent pas de coin. Une pierre !
rules-example-green = 2 et 3 se rejoignent à un coin : ce n’est ni adjacent ni en face.
rules-example-blue = 6 et 7 sont voisins, bien trop près. Une pierre !
rules-example-black = Orange copie Rose : adjacent à Bleu. Le contraire est « pas adjacent à Bleu », et 1 n’est pas adjacent à 6.
rules-example-result = Deux pierres. Avec ces cartes, personne ne fait mieux qu’une : Rose veut être adjacent à Bleu, mais Bleu veut être loin de Rose.

## Sur papier.
rules-paper = Sur papier
rules-paper-about = Tout peut être imprimé : plateaux, oiseaux pour cinq joueurs, pierres, et les 80 cartes avec une image de chaque vœu. Les feuilles sont prêtes en PDF ; il ne manque qu’un sablier.
