### Le jeu à l’écran, en plus des mots de fr.ftl.

## Ce qui est convenu, champ par champ, et les valeurs de chacun.
option-rounds = Manches
option-rounds-is = { $value ->
    [one] 1 manche
   *[other] { $value } manches
}

## La table.
round = Manche { $round } sur { $rounds }
prize = { $berries ->
    [one] 1 baie est en jeu
   *[other] { $berries } baies sont en jeu
}
berries = { $berries ->
    [one] { $berries } baie
   *[other] { $berries } baies
}
hand = Vos cartes
card = Choisir { $number }
chosen = Vous avez choisi { $number }. Les autres réfléchissent encore.
choose = Choisissez un nombre : le plus petit qui reste seul gagne.
looking-on = Les joueurs choisissent en secret.
ready = a choisi
last = Manche précédente : { $number }

## Ce qui s’est passé, pour les lecteurs d’écran.
told-prize = { $berries ->
    [one] 1 baie est posée.
   *[other] { $berries } baies sont posées.
}
told-named = { $player } a choisi.
told-winner = { $player } gagne avec { $number }.
told-nobody = Aucun nombre n’est seul : personne ne gagne.
