### La ville des nains en français. Un bloc est dit par couleur et forme, comme rc ; couleurs et formes par leurs lettres.

game-name = La ville des nains
game-about = Les nains bâtissent une ville ensemble, avant que le kobold ait fini sa tour.

block = { $block ->
    [rc] cube rouge
    [rb] brique rouge
    [rp] colonne rouge
    [rr] toit rouge
    [oc] cube orange
    [ob] brique orange
    [op] colonne orange
    [or] toit orange
    [yc] cube jaune
    [yb] brique jaune
    [yp] colonne jaune
    [yr] toit jaune
    [vc] cube violet
    [vb] brique violette
    [vp] colonne violette
   *[vr] toit violet
}
shape = { $shape ->
    [c] cube
    [b] brique
    [p] colonne
   *[r] toit
}
die = { $die ->
    [r] rouge
    [o] orange
    [y] jaune
    [v] violet
    [w] blanc
   *[b] bleu
}
level-beginner = débutant
level-casual = amateur
level-skilled = confirmé
level-master = maître

## Comment une partie a fini.
unit-blocks = { $score ->
    [one] bloc d’avance
   *[other] blocs d’avance
}
outcome-dwarfs-won = La ville est debout : les nains gagnent.
outcome-kobold-won = La tour du kobold est finie : cette fois, c’est lui qui gagne.

## Ce que les règles ne permettent pas.
refused-roll-first = Lance d’abord les dés.
refused-rolled-already = Les dés sont déjà lancés.
refused-no-such-die = Il n’y a plus de dé { die } pour construire.
refused-other-colour = Le dé { die } prend un bloc de sa couleur.
refused-no-such-tower = Cette tour n’existe pas encore.
refused-tower-finished = Cette tour est finie.
refused-not-your-tower = Construis d’abord sur tes propres tours.
refused-other-shape = Ici, il faut maintenant : { shape }.
refused-block-gone = Il n’y a plus de bloc pareil sur la table.
refused-nothing-to-take-back = Il n’y a rien à reprendre.
refused-must-build = L’un de tes dés peut encore construire.
refused-cannot-fall = Cette tour ne peut pas tomber maintenant.
refused-not-the-kobold = Personne ne joue le kobold : une de tes tours doit tomber.
refused-nothing-falls-now = Aucune tour ne tombe maintenant.
refused-tear-first = Choisis d’abord la tour qui tombe.

## Une partie racontée ensuite ; les tours sont numérotées dans l’ordre des cartes prises.
story-kobold = { $player } est le kobold.
story-starter = { $player } commence.
story-dealt = { $player } a une carte : { $shapes }.
story-card = { "   " }{ $shapes ->
    [none] { $player } prend une nouvelle carte.
   *[other] { $player } prend une nouvelle carte : { $shapes }.
}
story-rolled = { $turn }. { $player } lance { $dice }.
story-built = { "   " }Tour { $tower } : { block }{ $helped ->
    [none] { "" }
   *[other] , pour aider { $helped }
}.
story-finished = { "   " }La tour { $tower } est finie !
story-taken-back = { "   " }Repris : { block }.
story-lost = { "   " }Il reste : { $dice }.
story-sign = { "   " }Un bloc bleu avec le signe du kobold !
story-kobold-rolled = { $turn }. { $player } lance le dé du kobold : { $face ->
    [none] rien
    [k] le kobold en personne
   *[other] { $face }
}.
story-pile = { "   " }La tour du kobold : { $pile ->
    [one] 1 bloc
   *[other] { $pile } blocs
}.
story-torn = { "   " }La tour { $tower } tombe ; { $blocks ->
    [one] 1 bloc revient
   *[other] { $blocks } blocs reviennent
} sur la table.
story-spared = { "   " }{ $player } épargne toutes les tours.
story-won = { $side ->
    [dwarfs] Le dernier bloc est posé : { $players } { $count ->
        [one] gagne.
       *[other] gagnent.
    }
    [kobold] Le dernier bloc bleu est posé : { $players } gagne.
   *[nobody] Le dernier bloc bleu est posé. On rejoue ?
}

## Commandes : beaucoup de parties de robots, et le nain parfait.
thousands-mark = { " " }
percent = { $share } %
interval = { $share } % [{ $low } ; { $high }]
column-won = Gagnées par les nains
column-share = Part, avec un intervalle à 95 %
column-turns = Tours par partie
column-speed = Parties par seconde
column-needed = Blocs bleus
column-perfect = Parfait
simulate-plan = { $games } parties en tout : { $time }.
simulate-playing = Les robots jouent
simulate-title = { $games ->
    [one] Une partie
   *[other] { $games } parties
}
balance-title = { $mode ->
    [together] Tous contre le kobold : part des parties gagnées par les nains, en pour cent ({ $dwarfs })
   *[kobold] { $cadence ->
        [second] Quelqu’un joue le kobold : part des parties gagnées par les nains, en pour cent ({ $dwarfs })
        [last] Quelqu’un joue le kobold, une fois par tour de table, après tous les nains : part des parties gagnées par les nains, en pour cent ({ $dwarfs })
       *[printed] Quelqu’un joue le kobold, une fois par tour de table, à sa place, comme dans la boîte : part des parties gagnées par les nains, en pour cent ({ $dwarfs })
    }
}
balance-strength = { $strength ->
    [gentle] gentil
    [fair] honnête
   *[cheeky] effronté
}
balance-city = { $city ->
    [standard] pierre
    [easy] pierre, facile
    [balanced] pierre, facile, équilibré
   *[beach] plage
}
balance-dwarfs = { $count ->
    [one] 1 nain
   *[other] { $count } nains
}
balance-within = { $share } ± { $half }
balance-levels = Tous contre un kobold honnête, { $count } nains de chaque niveau : part des parties gagnées, en pour cent
balance-duel = Quelqu’un joue un kobold honnête, { $count } nains, { $city } : part des parties gagnées par les nains, en pour cent
balance-kobold = kobold { $level }
perfect-solving = Calcul : { balance-strength }
refused-bot-unknown = Aucun robot ne s’appelle « { $given } » ; il y a { $known }.
refused-needs-numba = Cela dure des heures en Python seul. Il faut pour cela l’extra « fast ».
refused-nobody-decides = Personne ne construit ni ne démolit maintenant : c’est la phase « { $phase } ».
refused-levels-of-sides = Tous les nains ont le même niveau ; le kobold peut en avoir un autre si une seule place veut le jouer.
refused-layouts-too-many = Il y a plus de { $most } dispositions.
