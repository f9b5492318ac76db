### Ubongo en français. Une pièce se reconnaît à sa couleur et à sa forme ; $piece est le nom nu.

game-name = Ubongo
game-about = Recouvrez votre grille avec les bonnes pièces, avant les autres et avant la fin du sablier.

piece = { $piece ->
    [I2] domino violet
    [I3] barre de trois bleu clair
    [V3] coin turquoise
    [I4] barre de quatre brune
    [O4] carré rouge
    [T4] T jaune
    [L4] L vert clair
    [S4] S bleu
    [Y5] Y orange
    [L5] grand L magenta
    [P5] P vert
   *[Z5] Z doré
}
symbol = { $symbol ->
    [hand] la main
    [shield] le bouclier
    [antelope] l’antilope
    [snake] le serpent
    [elephant] l’éléphant
   *[mask] le masque
}
gem = { $gem ->
    [ruby] rubis
    [sapphire] saphir
    [emerald] émeraude
   *[amber] ambre
}
level-beginner = débutant
level-casual = amateur
level-skilled = confirmé
level-master = maître

## Comment une partie s’est terminée.
unit-missions = { $score ->
    [one] mission
   *[other] missions
}
outcome-most-points = La personne qui a le plus de points gagne.
outcome-mini-round = La mini-manche a tranché.
outcome-most-missions = La personne qui a réussi le plus de missions gagne.
outcome-shortest-time = Le temps le plus court gagne.
outcome-bell = L’heure est passée, et il reste des missions.

## Ce que les règles ne permettent pas.
refused-not-covering = On ne pose des pièces que pendant la manche.
refused-not-review = Cette manche doit d’abord se terminer.
refused-not-in-set = Cette pièce ne fait pas partie de la mission : { piece }.
refused-lies-there-already = Cette pièce est déjà là : { piece }.
refused-off-the-shape = Cette pièce dépasserait de la grille : { piece }.
refused-covered-already = Cette pièce en recouvrirait une autre : { piece }.
refused-not-on-shape = Cette pièce n’est pas sur la grille : { piece }.
refused-nothing-to-give-up = Ici, personne n’abandonne : mettez plutôt la mission de côté.
refused-nothing-to-lay-aside = Une manche n’a qu’une mission pour chacun : on peut seulement l’abandonner.
refused-minute-too-short = Une minute, c’est trop court ; prenez-en cinq.
refused-difficulty-missing = Ce livre n’a pas de mission de difficulté { $difficulty } de ce côté.

## Une partie racontée après coup.
story-starter = { $player } lance le dé en premier.
story-round = Manche { $round } : { symbol }.
story-mission = Mission { $round } : { symbol }.
story-taken = { "  " }{ $player } a le plateau { $board }, côté { $side } : { $pieces }
story-again = { "  " }Personne n’a trouvé : une deuxième chance.
story-ubongo = { "  " }{ $player } crie Ubongo au bout de { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
story-gave-up = { "  " }{ $player } abandonne.
story-aside = { "  " }{ $player } met la mission de côté.
story-sand = { "  " }Le sable s’est écoulé.
story-gem = { "  " }{ $source ->
    [track] { $player } prend sur la piste : { gem }.
    [bag] { $player } tire du sac : { gem }.
   *[reward] { $player } reçoit : { gem }.
}
story-tied = { $players } sont à égalité en tête : une mini-manche tranche.
story-points = { "  " }{ $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
story-won = { $players } { $winners ->
    [one] gagne.
   *[other] gagnent.
}

## Commandes : missions et livres.
input-waiting = Tapez ou collez du JSON, puis terminez par Ctrl-D.
solve-solutions = { $solutions ->
    [0] Il n’y a aucune façon de recouvrir cela.
    [one] Il y a une façon de recouvrir cela.
   *[other] Il y a { $solutions } façons de recouvrir cela.
}
sets-set = { $names } : { $solutions ->
    [one] une façon
   *[other] { $solutions } façons
}
sets-found = { $sets ->
    [0] Aucun jeu de { $size } pièces différentes ne recouvre cela.
    [one] Un jeu de { $size } pièces différentes recouvre cela.
   *[other] { $sets } jeux de { $size } pièces différentes recouvrent cela.
}
book-plan = { $boards } plateaux, dont chaque mission est prouvée : { $time }.
book-making = Préparation des plateaux
book-made = { $missions } missions, toutes vérifiées ; la marque de ce livre est { $hash }.

## Ce qu’une commande refuse.
refused-shape-not-rows = { where } : une forme est une liste de lignes, comme ["##.", ".##"].
refused-shape-row = { where } : une ligne se compose de # pour une case et de . pour un vide, pas de { $given }.
refused-shape-ragged = { where } : cette ligne a une longueur de { $given }, la première de { $wanted } ; toutes doivent être égales.
refused-shape-large = { where } : une forme a au plus { $most } lignes et colonnes.
refused-shape-empty = { where } : cette forme n’a aucune case.
refused-pieces-not-list = { where } : les pièces sont une liste de 1 à { $most } noms, comme ["I2", "L4"].
refused-piece-unknown = { where } : il n’y a pas de pièce { $given } ; il y a { $known }.
refused-size-unknown = { where } : la taille d’un jeu est un nombre entier de 1 à { $most }, pas { $given }.
refused-book-seed = La graine d’un livre a de 1 à { $longest } caractères : lettres de a à z, chiffres et traits d’union.

## À imprimer.
print-making = Création des plateaux
print-made = { $file } : { $boards ->
    [one] { $boards } plateau
   *[other] { $boards } plateaux
} et les pièces pour { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
}. À imprimer en recto verso, retourné sur le bord long, en taille réelle.
refused-shape-wrong = Une forme a des lignes de même longueur, faites de # et de . seulement : { $given }
refused-batch-wrong = La mission { $number } n’est pas pour le noyau : elle est trop grande, ou les tailles de ses pièces ne s’additionnent pas.
refused-book-unreadable = Ce n’est pas un livre du genre { $kind }.
