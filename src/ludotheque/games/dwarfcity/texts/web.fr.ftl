### La ville des nains à l’écran, à côté des mots de fr.ftl.

## Ce dont on convient, champ par champ, et les valeurs.
option-mode = Jeu
option-mode-is = { $value ->
    [kobold] Quelqu’un est le kobold
   *[together] Tous ensemble
}
option-mode-about = { $value ->
    [kobold] Quelqu’un est le kobold, avec son propre dé. Les autres construisent contre lui.
   *[together] On construit tous ensemble, avant que le kobold ait fini sa tour.
}
option-mode-lasts = { $value ->
    [kobold] Dès 4 ans, sans savoir lire. Environ 20 minutes, ou 30 lancers.
   *[together] Dès 4 ans, sans savoir lire. Environ 15 minutes, ou 20 lancers.
}
lid-young = Dès 4 ans : tours faciles et kobold gentil
option-face = Construction
option-face-is = { $value ->
    [beach] Libre (plage)
   *[stone] Selon la carte (pierre)
}
option-cards = Cartes
option-cards-is = { $value ->
    [easy] Faciles : 3 blocs
   *[standard] 3 ou 4 blocs
}
option-blue-blocks = Blocs bleus
option-blue-blocks-is = { $value ->
    [balanced] Équilibrés, cartes faciles (notre règle)
   *[printed] Comme dans la boîte
}
option-strength = Le kobold
option-strength-is = { $value ->
    [gentle] Kobold gentil
    [cheeky] Kobold effronté
   *[fair] Kobold honnête
}
option-cadence = Le tour du kobold
option-cadence-is = { $value ->
    [printed] Comme dans la boîte : à sa place
    [last] Après tous les nains
   *[second] Après deux nains
}
own-role = Joue
own-role-is = { $value ->
    [dwarf] nain
    [kobold] kobold
   *[any] l’un ou l’autre
}

## La colline.
scene = La colline
shelf = Blocs sur la table
shelf-block = { $block }, { $count } sur la table
dice = Les dés
die-free = { $die }
die-used = { $die }, posé
die-blue = { $die }, pour le kobold
die-lost = { $die }, pas posé
kobold-die = Le dé du kobold : { $face ->
    [0] rien
    [k] le kobold
   *[other] { $face }
}
pile = La tour du kobold : { $pile } sur { $needed } blocs
stock = { $count ->
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
}
city = Tours finies : { $count } sur { $all }
city-beach = Blocs posés : { $count } sur { $all }
town = { $count ->
    [0] La soirée commence
    [one] { $count } ville à l’horizon
   *[other] { $count } villes à l’horizon
}
yard = { $player }
tower = tour { $number } ({ $player }), { $count } sur { $all } blocs
tower-done = tour { $number } ({ $player }), finie
tower-wants = { $tower }, ensuite : { $shape }
tower-with = { $tower } : { $blocks }

## Ce que l’on peut faire.
offer-build = { $block } sur la { $tower }
offer-block = { $block } : puis choisir une tour
offer-tower = { $tower } : puis choisir un bloc
offer-held = { $what }, en main
roll = Lancer les dés
roll-kobold = Lancer le dé du kobold
done = Passer les dés à { $player }
done-sure = Un dé peut encore construire. Appuie encore une fois pour passer les dés à { $player }.
back = Reprendre le dernier bloc
tear = Faire tomber : { $tower }
tear-sure = Encore une fois, et elle tombe : { $tower }
spare = Laisser toutes les tours debout
hint = Un indice

## Pourquoi un geste n’a rien fait, quand on ne demande pas à la table.
no-turn = C’est à { $player } de jouer.
no-pile = C’est la tour du kobold.

## Que faire maintenant.
now-roll = { $player } lance les dés.
now-roll-you = { $player }, lance les dés !
now-kobold-roll = { $player } est le kobold, et lance son dé.
now-kobold-roll-you = { $player }, tu es le kobold : lance ton dé !
now-build = { $player } construit.
now-build-you = Touche un bloc qui brille, ou fais-le glisser.
now-help-you = Tes tours sont debout. Aide les autres !
now-where-you = Quelle tour ?
now-which-you = Quel bloc ?
now-done-you = Bien construit ! Passe les dés.
now-tear = { $player } choisit une tour.
now-tear-you = Oh, le kobold ! Touche la tour qui tombe.
now-kobold-tear-you = Touche une tour : elle tombe. Ou laisse-les toutes.
now-tear-sure = Vraiment celle-ci ? Touche-la encore.
now-won = La ville est debout !
now-lost = Le kobold a été plus rapide. Encore une fois ?
now-kobold-won = La tour du kobold est debout !
now-sets-up = Les nains s’installent.
now-watch = Regarde !

## Ce qui est dit à voix haute.
speak-roll = { $player }, lance les dés !
speak-kobold-roll = { $player }, tu es le kobold !
speak-die = { $die ->
    [r] rouge
    [o] orange
    [y] jaune
    [v] violet
    [w] arc-en-ciel
   *[b] bleu
}
speak-sign = Oh, le kobold !
speak-tear = Quelle tour tombe ?
speak-finished = Une tour est finie !
speak-spared = Ouf !
speak-won = Hourra ! La ville est debout !
speak-lost = Le kobold a été plus rapide. Encore une fois ?
speak-kobold-won = La tour du kobold est debout !

## Ce qui s’est passé, pour qui ne le voit pas.
tell-kobold = { $player } est le kobold.
tell-starter = { $player } commence.
tell-card = { $player } prend une nouvelle carte.
tell-rolled = { $player } lance { $dice }.
tell-built = { $player } pose : { $block } sur la tour { $tower }.
tell-finished = La tour { $tower } est finie !
tell-back = { $player } reprend : { $block }.
tell-lost = Pas posé : { $dice }.
tell-blue = Un bloc bleu sans signe.
tell-sign = Un bloc bleu avec le signe du kobold !
tell-kobold-rolled = { $player } lance le dé du kobold : { $face ->
    [0] rien
    [k] le kobold
   *[other] { $face }
}.
tell-pile = La tour du kobold a { $pile ->
    [one] { $pile } bloc.
   *[other] { $pile } blocs.
}
tell-torn = La tour { $tower } tombe.
tell-spared = Le kobold laisse toutes les tours debout.

## Résultats racontés ailleurs.
record-balanced = équilibré
end-lost = Le kobold a été plus rapide. Encore une fois ?
end-about-dwarfs-won = { $score ->
    [one] Il manquait encore un bloc au kobold.
   *[other] Il manquait encore { $score } blocs au kobold.
}
end-about-kobold-won = { $score ->
    [one] Il manquait encore un bloc à la ville.
   *[other] Il manquait encore { $score } blocs à la ville.
}
share-winner = { $winner ->
    [kobold] La tour du kobold est debout :
   *[dwarfs] Notre ville est debout, pas la tour du kobold :
}

## Quelqu’un se joint à une partie en cours.
guest-chapter = Dès le prochain tour
guest-coming = À toi dès le prochain tour
