### Les règles d’Autruches pour les familles, section par section.

rules-title = Les règles d’Autruches
rules-idea = En bref
rules-idea-about = Deux tribus de six autruches traversent un désert de quatre tuiles qui tournent. Toutes ont la tête dans le sable, et de dos elles se ressemblent toutes. Ce que chacune sait faire est le secret de son propriétaire.
rules-idea-win = Une autruche qui saute sur la rangée du fond sort la tête. La première tribu à quatre visages gagne. Pour deux joueurs.
rules-idea-down = tête dans le sable
rules-idea-up = visage découvert
rules-idea-other-down = l’autre tribu
rules-idea-other-up = et son visage
rules-idea-picture = Le plateau, vu par la tribu du soleil. Sa rangée du fond, de a6 à f6, est éclairée ; une de ses autruches s’y montre.

## Avant le premier tour.
rules-placing = La mise en place
rules-placing-about = Chaque joueur a six autruches : quatre ont un pouvoir, deux sont ordinaires. Un buisson se dresse au milieu de la tuile droite de chaque joueur.
rules-placing-first = Le sort désigne qui commence. À tour de rôle, chacun place une autruche, la tête dans le sable, sur une case libre de ses deux tuiles, jusqu’à ce que les douze soient là. Vous savez ce que vous placez ; l’autre voit seulement où. La personne qui a placé en premier joue aussi en premier.
rules-placing-picture = Les douze autruches sont en place ; vos deux tuiles, rangées 1 à 3, sont éclairées.

## Un tour.
rules-turn = Un tour
rules-turn-about = Sauter, puis tourner une tuile. Si une tête sort en chemin, son pouvoir s’utilise entre les deux.
rules-turn-leap = Sauter
rules-turn-leap-is = Déplacez n’importe quelle autruche, de l’une ou l’autre tribu, visage découvert ou non. Elle saute comme un cavalier aux échecs : deux cases tout droit et une de côté, par-dessus tout, vers une case sans autruche ni buisson.
rules-turn-ban = Une seule est interdite : l’autruche que votre adversaire a fait sauter au tour d’avant. Elle est marquée.
rules-turn-leap-picture = De d3, une autruche peut sauter en b2, b4, c1, e1 et f4. En c5 se dresse un buisson, en f2 aussi, et en e5 une autruche.
rules-turn-tile = Tourner une tuile
rules-turn-tile-is = Tournez ensuite une tuile d’un quart, dans un sens ou dans l’autre. Tout ce qu’elle porte tourne avec elle. La tuile où votre autruche est arrivée ne bouge pas. Il faut tourner une tuile.
rules-turn-tile-picture = Une autruche saute de b2 en d3. La tuile en haut à gauche tourne dans le sens horaire, avec tout ce qu’elle porte. La tuile de d3 ne peut pas tourner.
rules-turn-face = Une tête sort
rules-turn-face-is = Votre rangée du fond est celle devant votre adversaire, quelle que soit la tuile qui s’y trouve. Une autruche qui y saute la tête dans le sable se montre, et pour de bon, quelle que soit sa tribu. Vous pouvez alors utiliser son pouvoir, même si elle est à votre adversaire ; puis vous tournez une tuile. Une tuile qui porte quelqu’un jusque-là ne fait sortir aucune tête.
rules-turn-face-picture = Une autruche saute de d4 en e6, sur la rangée du fond, et montre son visage.

## Ce qu’elles savent faire.
rules-gifts = Les quatre pouvoirs
rules-gifts-about = Un pouvoir sert une seule fois, au moment où la tête sort, à la personne qui a fait sauter l’autruche. On peut aussi y renoncer.
rules-gift-bush = Elle déplace un buisson sur n’importe quelle autre case libre, dans n’importe quelle rangée.
rules-gift-bush-picture = La jardinière s’est montrée en c6 ; un buisson va de c5 en e4.
rules-gift-swap = Elle fait échanger leurs places à deux autruches qui ont la tête dans le sable, de n’importe quelle tribu. Personne ne les regarde.
rules-gift-swap-picture = La jongleuse s’est montrée en c6 ; celles de a4 et de c1 échangent leurs places.
rules-gift-eye = Elle regarde exactement deux autruches qui ont la tête dans le sable. Tout le monde voit lesquelles ; ce qu’elles savent faire, personne d’autre ne le voit.
rules-gift-eye-picture = La guetteuse s’est montrée en a6 ; celles de d3 et de f4 ne montrent leur visage qu’à vous.
rules-gift-tiles = Elle fait échanger leurs places à deux tuiles avec tout ce qu’elles portent, sans les tourner.
rules-gift-tiles-picture = La déplaceuse de dunes s’est montrée en c6 ; les tuiles en bas à gauche et en haut à droite échangent leurs places.

## La fin.
rules-end = La fin
rules-end-win = Le quatrième visage d’une tribu gagne sur-le-champ, avant tout pouvoir et avant que la tuile tourne.
rules-end-gift = Un visage compte pour sa tribu, peu importe qui a fait sauter l’autruche. On peut donc faire gagner l’adversaire par mégarde.
rules-end-calm = Cent tours de suite, des deux joueurs ensemble, sans nouveau visage : partie nulle.
rules-end-agreed = À votre tour, vous pouvez proposer la nulle. L’offre tient jusqu’à ce que l’autre la refuse ou joue.
rules-end-resign = On peut abandonner à tout moment.

## Les secrets.
rules-known = Ce que l’on peut savoir
rules-known-about = Tout se passe à découvert, sauf les pouvoirs.
rules-known-own = Vous connaissez vos six autruches, où qu’elles soient allées.
rules-known-seen = Vous connaissez toute autruche au visage découvert, et celles que vous avez regardées avec une guetteuse, quelle que soit leur tribu.
rules-known-follow = Ce que vous savez d’une autruche la suit : dans ses sauts, sur les tuiles qui tournent, dans les échanges.
rules-known-open = À qui est une autruche, lesquelles une guetteuse a regardées, lesquelles ont échangé leurs places : tout le monde peut le savoir.

## Ce dont la table peut convenir.
rules-options = Ce dont on peut convenir
rules-option-notes = Notes
rules-option-notes-is = La table retient pour vous. Des couvertures montrent la tribu de chaque autruche, et vous voyez les pouvoirs que vous pouvez connaître. Pour commencer.
rules-option-memory = Mémoire
rules-option-memory-is = Comme dans la boîte : dès qu’elle est posée, une autruche ressemble à toutes les autres, et il faut retenir à qui elle est et ce qu’elle sait faire. Une guetteuse voit pendant cinq secondes, ou jusqu’à ce que la tuile tourne. À la fin, tout est montré.
rules-option-draw = Partie nulle
rules-option-draw-is = Après cent tours calmes, c’est notre règle maison, ou seulement d’un commun accord, comme dans la boîte.
rules-option-timer = Temps par tour
rules-option-timer-is = Si vous le souhaitez : les joueurs qui tardent sont d’abord relancés, puis un robot joue ce seul tour.
rules-option-hints = Indices
rules-option-hints-is = Si la table les permet, vous pouvez demander ce que ferait un robot fort, d’après ce que vous pouvez savoir vous-même. Un signe marque les joueurs qui demandent.
rules-option-bots = Robots
rules-option-bots-is = Du promeneur qui sautille au maître. Ils ont bonne mémoire, mais ne voient que ce qu’une personne à leur place pourrait voir.

## Là où la boîte laisse une question ouverte.
rules-house = Nos règles maison
rules-house-about = Là où la boîte laisse une question ouverte, voici comment nous jouons.
rules-house-tribe = Chaque tribu a une jardinière, une jongleuse, une guetteuse, une déplaceuse de dunes et deux autruches ordinaires.
rules-house-bushes = Les buissons commencent sur la tuile droite de chaque joueur : les deux voient la même chose.
rules-house-moved = « Vient d’être déplacée » ne vaut que pour l’autruche qui a sauté. Celles qu’on a échangées ou portées peuvent bouger. Si votre adversaire n’a pu que tourner une tuile, aucune n’est interdite.
rules-house-carried = Une autruche portée par une tuile sur la rangée du fond garde la tête dans le sable. Pour se montrer, elle doit en partir et y sauter de nouveau.
rules-house-again = Une autruche au visage découvert peut encore sauter ; son pouvoir ne revient pas.
rules-house-stuck = Si l’on ne peut faire sauter aucune autruche, on tourne seulement une tuile, n’importe laquelle.
rules-house-tiles = Quand deux tuiles ont échangé leurs places, celle qui porte l’autruche arrivée reste celle qui ne peut pas tourner.
rules-house-calm = Les cent tours calmes se comptent à partir du premier saut, puis de chaque nouveau visage.

## Comment on écrit les tours.
rules-notation = La notation
rules-notation-about = Colonnes a à f et rangées 1 à 6, comme les voit la tribu du soleil. Les tuiles par leur coin : sw (sud-ouest), se, nw (nord-ouest), ne ; + dans le sens horaire, - dans le sens antihoraire.
rules-notation-place = place la guetteuse en b2
rules-notation-go = saute de b1 en c3, puis tourne la tuile du nord-est
rules-notation-land = saute en d6, et une tête sort
rules-notation-bush = déplace un buisson de e2 en d4
rules-notation-swap = celles de a1 et de f6 échangent leurs places
rules-notation-eye = regarde a1 et f6
rules-notation-tiles = deux tuiles échangent leurs places
rules-notation-pass = renonce au pouvoir
rules-notation-rotate = tourne la tuile du nord-ouest, après un pouvoir
rules-notation-offer = propose la nulle
rules-notation-accept = l’accepte
rules-notation-resign = abandonne

## Sur papier.
rules-paper = Sur papier
rules-paper-about = Tout peut être imprimé : tuiles, buissons, et autruches au dos coloré, ou aux dos tous pareils pour qui se fie à sa mémoire. Les feuilles sont prêtes en PDF.
