### Autruches en français. Une autruche se dit par son pouvoir ; $power est la clé nue.

game-name = Autruches
game-about = Deux tribus traversent un désert qui tourne sous leurs pattes, la tête dans le sable.

power = { $power ->
    [bush] jardinière
    [swap] jongleuse
    [eye] guetteuse
    [tiles] déplaceuse de dunes
   *[plain] autruche ordinaire
}
level-random = promeneur
level-greedy = tête brûlée
level-beginner = débutant
level-casual = amateur
level-skilled = confirmé
level-master = maître

## Comment une partie s’est terminée.
unit-ostriches = { $score ->
    [one] visage
   *[other] visages
}
outcome-four-up = Quatre visages sont sortis : { $winner } gagne.
outcome-calm = Cent tours sans nouveau visage : partie nulle.
outcome-agreed = Les deux joueurs se sont entendus sur la nulle.
outcome-resigned = { $loser } a abandonné.

## Ce que les règles ne permettent pas.
refused-not-placing = Toutes les autruches sont déjà placées.
refused-not-placed-yet = Les douze autruches doivent d’abord être placées.
refused-not-in-hand = Il ne vous reste pas de { power } à placer.
refused-not-your-side = Placez vos autruches sur vos deux tuiles.
refused-square-taken = { $square } est occupée.
refused-draw-not-offered = Personne ne vous a proposé la nulle.
refused-offered-already = Vous avez déjà proposé la nulle.
refused-not-a-leap = Les autruches sautent comme un cavalier aux échecs : deux cases tout droit, une de côté.
refused-turns-up = Cette autruche s’y montre ; la tuile se tourne ensuite.
refused-stays-down = Rien ne s’y montre ; choisissez aussi la tuile à tourner.
refused-moved-already = Vous avez déjà déplacé une autruche ; tournez maintenant une tuile.
refused-nobody-there = Il n’y a pas d’autruche à cet endroit.
refused-just-moved = Celle-ci vient de sauter et se repose un tour : choisissez-en une autre.
refused-power-first = Utilisez d’abord le pouvoir de la { power }, ou renoncez-y.
refused-move-first = Déplacez d’abord une autruche.
refused-no-such-tile = Cette tuile n’existe pas.
refused-tile-of-moved = L’autruche déplacée est sur cette tuile : tournez-en une autre.
refused-no-power-due = Aucune autruche à pouvoir ne vient de se montrer.
refused-other-power = La { power } ne sait pas faire cela.
refused-no-bush-there = Il n’y a pas de buisson à cet endroit.
refused-two-face-down = Choisissez deux autruches qui ont la tête dans le sable.
refused-no-such-turn = « { $text } » n’est pas un tour dans la notation du jeu.

## Une partie racontée après coup ; une tuile se nomme par son coin du plateau, vu par le premier joueur.
story-tile = { $tile ->
    [sw] sud-ouest
    [se] sud-est
    [nw] nord-ouest
   *[ne] nord-est
}
story-power = { $power ->
    [plain] sans pouvoir
   *[other] { power }
}
story-starter = { $player } commence.
story-placed = { $player } place sur { $squares }.
story-turn = { $turn }. { $player } : { $move }
story-stuck = { $turn }. { $player } ne peut rien déplacer.
story-up = { "   " }Sur { $square }, une autruche se montre ({ $player }) : { story-power }.
story-bush = { "   " }Un buisson se déplace : { $move }
story-swapped = { "   " }Celles de { $one } et de { $other } échangent leurs places.
story-looked = { "   " }Un regard sur { $one } et { $other } :
story-noticed = { "     " }{ $square }, { $player } : { story-power }
story-exchanged = { "   " }Les tuiles du { $one } et du { $other } échangent leurs places.
story-passed = { "   " }Le pouvoir n’est pas utilisé.
story-rotated = { "   " }La tuile du { $tile } tourne { $way ->
    [with] dans le sens des aiguilles d’une montre
   *[against] dans le sens inverse
}.
story-offered = { "   " }{ $player } propose la nulle.
story-declined = { "   " }{ $player } refuse la nulle.
story-won = { $gift ->
    [1] { $mover } en fait cadeau : { $player } gagne.
   *[other] { $player } gagne.
}

## Commandes : parties de robots, analyse, façons de continuer.
thousands-mark = { " " }
percent = { $share } %
interval = { $mean } [{ $low } ; { $high }]
match-plan = { $games } parties, { $a } contre { $b }, { $jobs } à la fois : { $time }. La graine décide de tout.
match-plan-timed = { $games } parties, { $a } contre { $b }, { $jobs } à la fois : { $time }. Les robots réfléchissent à la montre ; avec --iterations, la graine décide de tout.
match-playing = { $a } contre { $b }
match-title = { $games } parties, { $a } contre { $b }
column-won = Gagnées
column-drawn = Nulles
column-lost = Perdues
column-points = Points, avec un intervalle à 95 %
column-action = Action
column-turns = Tours
perft-counting = Comptage
perft-turns = { $depth ->
    [one] { $turns } façons de jouer un tour.
   *[other] { $turns } façons de jouer { $depth } tours.
}
analysis-thinking = Réflexion
analysis-turn = { $turn }. { $player } : { $said }
analysis-position = { "   " }Position : { $position }
analysis-chance = { "   " }Chances de gagner pour { $player } : { $before }, avec ce tour { $after }
analysis-unknown = { "   " }{ $worlds ->
    [one] { $player } connaît le pouvoir de chaque autruche.
   *[other] { $player } doit compter avec { $worlds } répartitions des pouvoirs cachés.
}
analysis-seen = { "   " }Vues par une guetteuse : { $squares }
analysis-best = { "   " }C’est aussi le tour que le robot jouerait.
analysis-better = { "   " }Mieux : { $said } ({ $chance })
refused-bot-unknown = Il n’y a pas de robot nommé « { $given } » ; il y a { $known }.
refused-other-game = C’est la partie d’un autre jeu : « { $given } ».
refused-no-such-position = « { $text } » n’est pas une position dans la notation du jeu.
refused-position-row = La rangée { $row } de la position n’a pas six cases.
refused-position-bushes = Une position a deux buissons.
refused-position-tribe = La boîte ne contient pas autant d’autruches de cette sorte.
refused-position-won = Cette partie est finie : quatre autruches d’une couleur sont visibles.
refused-position-moved = Sur { $square } il n’y a personne qui aurait pu être déplacé en dernier.
refused-nobody-on-turn = Ce n’est le tour de personne ici.
refused-placing-secret = Ce que les autres placent est leur secret.
refused-search-endless = Une recherche doit finir : donnez-lui des secondes, des itérations ou les deux.
