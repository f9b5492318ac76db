### Ubongo à l’écran, à côté des mots de fr.ftl.

## Ce qui est convenu, champ par champ, avec les valeurs de chacun.
option-mode = Jeu
option-mode-is = { $value ->
    [nine] Gemmes et sac
    [noluck] Sans hasard
    [time] Contre la montre
   *[count] Suite de missions
}
option-mode-about = { $value ->
    [nine] Tout le monde recouvre sa grille pendant que le sable coule ; les plus rapides gagnent les plus belles gemmes. Neuf manches, ou moins.
    [noluck] La même chose sans le sac : chaque place a ses gemmes fixes.
    [time] Autant de missions que possible avant la cloche.
   *[count] Un nombre fixe de missions : le temps le plus court gagne.
}
option-mode-lasts = { $value ->
    [time] 5, 10 ou 20 minutes, au choix. Dès 8 ans.
    [count] 5, 10 ou 20 missions, environ 5 à 20 minutes. Dès 8 ans.
   *[other] Neuf manches de 45 secondes. Environ 20 minutes, dès 8 ans.
}
option-side = Côté des plateaux
option-side-is = { $value ->
    [A] A : trois pièces
   *[B] B : quatre pièces
}
option-sand = Sablier
option-sand-is = { $value ->
    [none] sans sablier
   *[other] { $value } secondes
}
option-rounds = Manches
option-rounds-is = { $value }
option-length = Longueur
option-length-is = { $mode ->
    [time] { $value } minutes
   *[count] { $value ->
        [1] 1 mission
       *[other] { $value } missions
    }
}
option-difficulty = Difficulté
option-difficulty-is = { $value ->
    [none] toutes
    [1] 1 sur 5 : facile
    [5] 5 sur 5 : difficile
   *[other] { $value } sur 5
}
option-pieces = Pièces à côté du plateau
option-pieces-is = { $value ->
    [needed] celles de la mission
   *[all] les douze, comme dans la boîte
}
option-boards = Plateaux avant le lancer
option-boards-is = { $value ->
    [covered] cachés
   *[open] visibles, comme dans la boîte
}
option-book = Livre de missions
option-book-is = { $value ->
    [standard] celui de la boîte
   *[other] { $value }
}
own-side = Côté personnel
own-side-is = { $value ->
    [table] comme la table
    [A] A : trois pièces
   *[B] B : quatre pièces
}

## La table.
play-round = Manche { $round } sur { $rounds }
play-mission = Mission { $count }
play-mission-of = Mission { $count } sur { $all }
mini = Mini-manche
mini-about = { $players } sont à égalité en tête. Pas de sablier : la première personne qui finit gagne.
lead = Préparez-vous…
lead-open = Regardez bien : { $player } va lancer le dé
lead-rolls = { $player } lance le dé
lead-race = { $mode ->
    [time] Le plus de missions possible en { $length } minutes
   *[count] { $length ->
        [1] Une mission, le plus vite possible
       *[other] { $length } missions, le plus vite possible
    }
}
length = { $mode ->
    [time] { $length } minutes
   *[count] { $length ->
        [one] { $length } mission
       *[other] { $length } missions
    }
}
sand = Sable
watch = Temps
watch-left = Temps restant
second-chance = Deuxième chance
again-short = à nouveau
again-about = Personne n’a encore trouvé.
everyone = Joueurs
points = { $count ->
    [one] point
   *[other] points
}
missions = { $count ->
    [one] mission
   *[other] missions
}
missions-done = { $count ->
    [one] { $count } mission réussie
   *[other] { $count } missions réussies
}
missions-aside = { $count ->
    [one] { $count } mise de côté
   *[other] { $count } mises de côté
}
race-done = C’est fait : { $count ->
    [one] { $count } mission
   *[other] { $count } missions
} en { $time }.
is-done = terminé
has-given-up = abandon
at-it = cherche
track = Piste des manches : manche { $round } sur { $rounds }
bag = Le sac, { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
} dedans

## Le plateau et les pièces.
board = Votre plateau
board-of = Plateau : { $player }
board-hidden = Les pièces restent secrètes jusqu’à la fin de la mission.
boards = Plateaux
set = Symbole du dé ({ symbol }), à poser : { $pieces }
hand = Vos pièces
hand-piece = { $key ->
    [none] { $name }
   *[other] { $name }, touche { $key }
}
cell = Ligne { $row }, colonne { $col } : { $what ->
    [free] libre
   *[piece] { $name }
}
row = Ligne { $row } : { $what }.
row-free = libre { $cols }
row-piece = { $name } { $cols }
stretch = { $from } à { $to }
look = { $name }, colonnes { $rows }.
cursor = Coin en ligne { $row }, colonne { $col } : { $fits ->
    [true] la pièce tient
   *[false] la pièce ne tient pas
}
pick-first = Prenez d’abord une pièce.
no-fit = Ne tient pas là : { piece }.
turn = Tourner
flip = Retourner
take-back = Reprendre
give-up = Abandonner
give-up-sure = Vraiment abandonner ?
aside = Mettre de côté
aside-sure = Vraiment mettre de côté ?
finish = Finir la manche
finish-race = Voir le résultat
waiting = Un instant…
now-mouse = Glissez une pièce sur la grille. La molette la fait tourner, le bouton droit la retourne.
now-finger = Glissez une pièce sur la grille. Un appui la fait tourner, deux appuis la retournent.
now-laid = Un appui reprend une pièce posée, deux appuis la retournent aussi.
now-numbers = Touches { $first } à { $last } pour prendre.
now-keys = Flèches : déplacer, R : tourner, F : retourner, Entrée : poser, Échap : lâcher.
hint = Un indice
hint-lay = Ici se pose : { piece }.
hint-back = { $count ->
    [one] À reprendre : { $pieces }.
   *[other] À reprendre : { $pieces }.
}
hint-assisted = Ce résultat compte « avec indices ».

## Ce qu’on annonce.
ubongo = Ubongo !
ubongo-mission = { $count ->
    [1] Ubongo !
   *[other] Ubongo ! { $count }
}
told-opened = Un plateau est visible devant { $player }.
told-rolled = Le dé montre : { symbol }.
told-taken = { $player } a : { $pieces }.
told-sand = Le sable coule.
told-watch = Le chronomètre tourne.
told-no-sand = Pas de sablier : c’est parti.
told-laid = { $player } pose : { piece }, coin en ligne { $row }, colonne { $col }.
told-lifted = { $player } reprend : { piece }.
told-ubongo = { $player } crie Ubongo !
told-gave-up = { $player } abandonne.
told-aside = { $player } met la mission de côté.
told-sand-out = Le sable s’est écoulé.
told-gem = { $source ->
    [track] { $player } prend sur la piste : { gem }.
    [bag] { $player } tire du sac : { gem }.
   *[reward] { $player } reçoit : { gem }.
}
told-tied = { $players } sont à égalité en tête : une mini-manche tranche.
told-round = La manche { $round } est finie. { $results }.
told-points = { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Après une manche.
review-title = La manche { $round } est finie
review-first = { $player } a fini en premier
review-nobody = Personne n’a trouvé
mini-decided = La mini-manche a tranché : { $player } gagne
review-sand = Jusqu’à la prochaine manche
not-done = pas fini
treasure = Trésor
rank = Place
gems = { $count } × { $name }
column-gems = gemmes
column-new = reçues
column-points = points
gems-none = pas encore de gemme
how = La solution
how-race = Les solutions
run = Vos missions
run-aside = { $time }, mise de côté
mission-number = Mission { $count }
how-hide = Comme c’était posé
ways = { $count ->
    [one] la seule façon
   *[other] une façon sur { $count }
}
ready = On continue
waiting-for = On attend { $players }

## Les records.
share-race = { $what } : { $result }
record-difficulty = difficulté { $difficulty }
record-book = livre { $book }

## Quelqu’un se joint à une partie en cours.
guest-chapter = Dès la prochaine mission
guest-coming = À vous dès la prochaine mission
