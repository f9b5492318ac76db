### Uluru à l’écran, en plus des mots de fr.ftl.

## Ce dont on convient, champ par champ, et les valeurs de chacun.
option-mode = Jeu
option-mode-is = { $value ->
    [first] Première partie
    [after] Après la première partie
    [tricky] Vraiment corsé
    [strengths] Niveaux différents
    [experts] Experts
   *[custom] Niveaux de cartes au choix
}
option-mode-lasts = { $value ->
    [strengths] Cinq manches d’une minute. Environ 30 minutes, dès 8 ans.
    [experts] Cinq manches d’une minute. Environ 30 minutes, dès 8 ans.
   *[other] Six manches d’une minute. Environ 30 minutes, dès 8 ans.
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
   *[once] une pierre en tout, comme dans la règle
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
option-turns = Tours
option-turns-is = { $value ->
    [each] chacun son tour, sur un seul appareil
   *[together] tout le monde en même temps
}
own-sand = Sablier personnel
own-sand-is = { $value ->
    [table] celui de la table
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
board-of = Plateau : { $player }
board-hidden = Chacun pose ses oiseaux en secret. Les plateaux se découvrent à la fin de la manche.
place = Place { $place }
place-empty = Place { $place }, vide
place-with = Place { $place } : { $name }
place-land = Poser { $name } ici : place { $place }
hand = À côté du plateau
hand-empty = Tous les oiseaux sont posés
hand-bird = { $name }, à côté du plateau. Touche { $letter }.
picked = { $name } pris : choisissez une place
picked-none = Glissez un oiseau sur une place, ou touchez les deux.
picked-keys = Touches : { $letters } et 0 à 7.
wishes = Vœux
wishes-row = { $row ->
    [light] Rangée claire
   *[dark] Rangée sombre
}
wish-of = { $name } : { $wish }
lock = Terminé
lock-sure = { $count ->
    [one] Il manque un oiseau. Terminer quand même ?
   *[other] Il manque { $count } oiseaux. Terminer quand même ?
}
lock-anyway = Quand même
finish = Finir la manche
undo = Annuler
hint = Un indice
hint-unhappy = À contenter : { $birds }.
hint-nobody = Aucun oiseau posé n’est mécontent.
hint-sad = pas exaucé pour l’instant
hint-assisted = Ce résultat compte « avec indices ».
unlock = Pas encore, finalement
ready = Manche suivante
waiting-ready = On attend les autres
waiting-locked = Terminé. On attend les autres.
waiting-closed = Votre sable s’est écoulé. On attend les autres.
sand = Sable restant
lead = Lisez les vœux…
review-left = Manche suivante au plus tard dans
help = Les règles en bref
done = terminé
board-nobody = Le plateau, encore vide
person-done = { $player } : terminé
person-busy = { $player } place ses oiseaux
turn-of = C’est à { $player } de jouer. Les cartes restent cachées pour les autres.
turn-ready = C’est moi : montrer les cartes
row-counts = { $row ->
    [light] Pour vous, c’est la rangée claire qui compte.
   *[dark] Pour vous, c’est la rangée sombre qui compte.
}
help-ground = Les oiseaux d’une même branche sont adjacents. Une corde relie deux places qui partagent un coin. Les fissures du rocher mènent aux places d’en face. Le sol chaud et ondulé aux places rondes est le groupe du boomerang ; le sol frais aux places anguleuses est celui des places isolées.
help-all = Toutes les règles

## Le décompte.
judged-step = Carte { $step } sur { $steps }
judged-back = Carte précédente
judged-on = Carte suivante
judged-all = Toutes les cartes
judged-met = exaucé
judged-unmet = pas exaucé
judged-absent = ne s’est pas posé
judged-other-row = autre rangée
chain = Comment se lit ce vœu
stones = Pierres
stones-total = en tout
landed = { $name } est à la place { $place }.
lifted = { $name } est de nouveau à côté du plateau.
locked-by = { $player } a terminé.
unlocked-by = { $player } n’a pas encore fini.
round-done = La manche { $round } est finie : { $results }
player-stones = { $player } { $stones }
judged-free = exaucé d’office
pile-round = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} cette manche
pile-all = { $total } en tout
verdicts = Les vœux de cette manche
scoreboard = Pierres par manche
rounds = Manche
boards-all = Tous les plateaux
perfect-yours = Un plateau parfait : personne ne peut faire mieux !
perfect-of = Parfait pour { $players } : personne ne peut faire mieux !
possible = Qu’est-ce qui était possible ?
possible-reached = Vous avez trouvé le meilleur résultat !
possible-yours = { $stones ->
    [one] Vous avez { $stones } pierre.
   *[other] Vous avez { $stones } pierres.
}
possible-differ = Entourés, car leur place diffère : { $birds }

## Des résultats racontés ailleurs.
record-rounds = { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manches
}
record-second-cards = deuxièmes cartes : { $count }
record-levels = niveaux { $levels }
share-stones = { $score } { $unit }
share-stones-of = { $score } { $unit } (au mieux { $best })

## Quelqu’un se joint à une partie en cours.
guest-chapter = Dès la prochaine manche
guest-coming = À vous dès la prochaine manche
