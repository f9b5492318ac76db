### Uluru à l’écran, en plus des mots de fr.ftl.

## Ce dont on convient, champ par champ, et les valeurs de chacun.
option-mode = Jeu
option-mode-is = { $value ->
    [first] Première partie
    [after] Après la première partie
    [tricky] Vraiment corsé
    [strengths] Forces différentes
    [experts] Experts
   *[custom] Niveaux au choix
}
option-levels = Niveaux des cartes
option-levels-is = { $value }
option-second-cards = Deuxièmes cartes
option-second-cards-is = { $value }
option-second-cards-at = Deuxièmes cartes pour
option-second-cards-at-is = { $value ->
    [left] les couleurs de gauche
   *[random] des couleurs au hasard
}
option-unplaced = Un oiseau qui ne s’est pas posé coûte
option-unplaced-is = { $value ->
    [each] une pierre par carte
   *[once] une pierre en tout, comme imprimé
}
option-sand = Sable
option-sand-is = { $value ->
    [none] pas de sablier
   *[other] { $value } secondes
}
option-rounds = Manches
option-rounds-is = { $value ->
    [none] toutes
   *[other] { $value }
}
own-sand = Sablier propre
own-sand-is = { $value ->
    [table] comme la table
    [none] pas de sablier
   *[other] { $value } secondes
}
own-row = Rangée de cartes
own-row-is = { $value ->
    [light] claire (plus facile)
   *[dark] sombre (plus difficile)
}

## Le plateau.
board = Votre plateau
board-of = Plateau de { $player }
board-hidden = Chacun place en secret. Les plateaux sont montrés à la fin de la manche.
place = Place { $place }
place-empty = Place { $place }, vide
place-with = Place { $place } : { $name }
place-land = Poser { $name } ici : place { $place }
hand = À côté du plateau
hand-empty = Tous les oiseaux sont posés
hand-bird = { $name }, à côté du plateau. Touche { $letter }.
picked = { $name } pris : choisissez une place
picked-none = Glissez un oiseau vers une place, ou touchez l’oiseau puis la place. Touches : { $letters } et 0 à 7.
wishes = Vœux
wishes-row = { $row ->
    [light] Rangée claire
   *[dark] Rangée sombre
}
wish-of = { $name } : { $wish }
lock = Terminé
unlock = Pas encore, finalement
ready = Manche suivante
waiting-ready = On attend les autres
waiting-locked = Terminé. On attend les autres.
waiting-closed = Votre sable s’est écoulé. On attend les autres.
sand = Sable restant
lead = Lisez les vœux …
review-left = Manche suivante au plus tard dans
help = Les règles en bref

## Le décompte.
judged-step = Carte { $step } sur { $steps }
judged-back = Carte précédente
judged-on = Carte suivante
judged-all = Toutes les cartes
judged-met = exaucé
judged-unmet = pas exaucé
judged-absent = ne s’est pas posé
judged-other-row = autre rangée
judged-one = { $player } : { $name }, { $verdict }
chain = Comment se lit ce vœu
stones = Pierres
stones-round = cette manche
stones-total = en tout
landed = { $name } est en place { $place }.
lifted = { $name } est de nouveau à côté du plateau.
locked-by = { $player } a terminé.
unlocked-by = { $player } continue à placer.
round-done = La manche { $round } est finie : { $results }
player-stones = { $player } { $stones }
