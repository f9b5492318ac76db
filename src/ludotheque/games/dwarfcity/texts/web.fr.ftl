### La ville des nains à l’écran, à côté des mots de fr.ftl.

## Ce dont on convient, champ par champ, et les valeurs.
option-mode = Jeu
option-mode-is = { $value ->
    [kobold] L’un est le kobold
   *[together] Tous ensemble
}
option-mode-about = { $value ->
    [kobold] L’un de vous est le kobold, avec son propre dé. Les autres bâtissent contre lui.
   *[together] Vous bâtissez ensemble, avant que le kobold ait fini sa tour.
}
option-face = Construction
option-face-is = { $value ->
    [beach] Libre (plage)
   *[stone] Selon la carte (pierre)
}
option-cards = Cartes
option-cards-is = { $value ->
    [easy] Faciles : 3 pierres
   *[standard] 3 ou 4 pierres
}
option-blue-blocks = Pierres bleues
option-blue-blocks-is = { $value ->
    [balanced] Équilibré, cartes faciles (notre règle)
   *[printed] Comme imprimé
}
option-strength = Le kobold
option-strength-is = { $value ->
    [gentle] Kobold gentil
    [cheeky] Kobold effronté
   *[fair] Kobold honnête
}
option-cadence = Le tour du kobold
option-cadence-is = { $value ->
    [printed] Comme imprimé : à sa place
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
shelf = Pierres sur la table
shelf-block = { $block }, { $count } sur la table
dice = Les dés
die-free = { $die }
die-used = { $die }, posé
die-blue = { $die }, pour le kobold
die-lost = { $die }, pas bâti
kobold-die = Le dé du kobold : { $face ->
    [0] rien
    [k] le kobold
   *[other] { $face }
}
pile = La tour du kobold : { $pile } sur { $needed } pierres
stock = { $count ->
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
}
city = Tours finies : { $count } sur { $all }
city-beach = Pierres posées : { $count } sur { $all }
town = { $count ->
    [0] La soirée commence
    [one] { $count } ville à l’horizon
   *[other] { $count } villes à l’horizon
}
yard = { $player }
tower = tour { $number } de { $player }, { $count } sur { $all } pierres
tower-done = tour { $number } de { $player }, finie
tower-wants = { $tower }, ensuite : { $shape }
tower-with = { $tower } : { $blocks }

## Ce que l’on peut faire.
offer-build = { $block } sur { $tower }
offer-block = { $block } : puis choisir une tour
offer-tower = { $tower } : puis choisir une pierre
offer-held = { $what }, en main
roll = Lancer les dés
roll-kobold = Lancer le dé du kobold
done = Passer les dés à { $player }
done-sure = Un dé peut encore bâtir. Appuyer encore pour les passer à { $player }.
back = Reprendre la dernière pierre
tear = Faire tomber : { $tower }
spare = Laisser toutes les tours debout
hint = Un conseil

## Pourquoi un geste n’a rien fait, pour qui ne voit pas la chose secouer la tête.
no-turn = C’est le tour de { $player }.
no-roll = On lance d’abord les dés.
no-die = Les dés sont déjà lancés.
no-block = Pas maintenant : { $block }.
no-tower = Pas maintenant : { $tower }.

## Que faire maintenant.
now-roll = { $player } lance les dés.
now-roll-you = { $player }, lance les dés !
now-kobold-roll = { $player } est le kobold, et lance son dé.
now-kobold-roll-you = { $player }, tu es le kobold : lance ton dé !
now-build = { $player } bâtit.
now-build-you = Touche une pierre qui brille, ou tire-la.
now-help-you = Tes tours sont debout. Aide les autres !
now-where-you = Quelle tour ?
now-which-you = Quelle pierre ?
now-done-you = Bien bâti ! Passe les dés.
now-tear = { $player } choisit une tour.
now-tear-you = Oh, le kobold ! Touche la tour qui tombe.
now-kobold-tear-you = Touche une tour : elle tombe. Ou laisse-les toutes.
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
tell-lost = Pas bâti : { $dice }.
tell-blue = Une pierre bleue sans signe.
tell-sign = Une pierre bleue avec le signe du kobold !
tell-kobold-rolled = { $player } lance le dé du kobold : { $face ->
    [0] rien
    [k] le kobold
   *[other] { $face }
}.
tell-pile = La tour du kobold a { $pile ->
    [one] { $pile } pierre.
   *[other] { $pile } pierres.
}
tell-torn = La tour { $tower } tombe.
tell-spared = Le kobold laisse toutes les tours debout.

## Résultats racontés ailleurs.
record-balanced = équilibré
end-lost = Le kobold a été plus rapide. Encore une fois ?
end-about-dwarfs-won = { $score ->
    [one] Il manquait encore une pierre au kobold.
   *[other] Il manquait encore { $score } pierres au kobold.
}
end-about-kobold-won = { $score ->
    [one] Il manquait encore une pierre à la ville.
   *[other] Il manquait encore { $score } pierres à la ville.
}
share-winner = { $winner ->
    [kobold] La tour du kobold est debout :
   *[dwarfs] Notre ville est debout, pas la tour du kobold :
}
