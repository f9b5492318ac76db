### Autruches à l’écran, en plus des mots de fr.ftl.

## Ce dont on convient, champ par champ, et les valeurs de chacun.
option-mode = Jeu
option-mode-is = { $value ->
    [memory] De mémoire
   *[notes] Avec notes
}
option-mode-about = { $value ->
    [memory] Comme dans la boîte : tous les croupions se ressemblent, à vous de retenir à qui ils sont et ce qu’ils savent faire.
   *[notes] La table retient pour vous : à qui est chaque autruche, et ce que vous en savez.
}
option-mode-lasts = { $value ->
    [memory] À deux. Pas de sablier : prenez votre temps, et souvenez-vous. Environ 30 minutes, dès 8 ans.
   *[notes] À deux. Pas de sablier : prenez votre temps. Environ 30 minutes, dès 8 ans.
}
option-draw-after = Partie nulle
option-draw-after-is = { $value ->
    [none] seulement d’un commun accord, comme dans la boîte
   *[other] après { $value } tours calmes
}
level-about = { $level ->
    [random] joue au hasard
    [greedy] prend chaque visage aussitôt
   *[other] { "" }
}

## Autruches, cases et tuiles.
kind = { $power ->
    [bush] jardinière
    [swap] jongleuse
    [eye] guetteuse
    [tiles] dépla­ceuse de dunes
   *[plain] autruche ordinaire
}
bush = buisson
board = Le désert
tile = la tuile { $first } à { $last }
ostrich-bare = une autruche, la tête dans le sable
ostrich-down = autruche ({ $player }), la tête dans le sable
ostrich-known = { $kind } ({ $player }), la tête dans le sable
ostrich-up = { $kind } ({ $player }), visage découvert
square-empty = { $square }, vide
square-with = { $square } : { $what }
square-moved = vient d’être déplacée
square-target = peut aller ici
square-landing = peut aller ici et s’y montre
square-picked = choisie
describe = Le plateau en mots
describe-empty = Le plateau est vide.
describe-moved = Sur { $square } se tient la dernière autruche déplacée.

## Joueurs.
player-strip = { $player } : { $faces ->
    [one] { $faces } visage
   *[other] { $faces } visages
} sur 4
left = { $count } à placer
hand = Vos autruches
turn-tile = Tourner { $tile } { $way ->
    [with] dans le sens horaire
   *[against] dans le sens antihoraire
}

## Que faire maintenant.
goal = But : quatre des vôtres sur la rangée qui brille.
now-place = Choisissez une de vos autruches.
now-place-where = { $kind } : choisissez une case de votre côté.
now-place-there = { $kind } en { $square } : on la laisse là ?
now-move-first = Prenez n’importe quelle autruche : elle saute comme un cavalier aux échecs. Puis tournez une tuile.
now-move = Prenez une autruche, la vôtre ou non.
now-move-too = La tuile est choisie. Prenez maintenant une autruche.
now-leap = Où saute-t-elle ?
now-turn = Tournez maintenant une tuile : avec les flèches, ou en la faisant pivoter.
now-land = Là-haut, elle se montre. Le pouvoir et la tuile viennent ensuite.
now-ready = Tout est prêt.
now-rotate = Tournez une tuile, sauf celle où elle se tient.
now-bush = Prenez un buisson à déplacer.
now-bush-where = Où va le buisson ?
now-bush-there = Le buisson va là ?
now-swap = { $count ->
    [2] Choisissez deux croupions : ils échangent leurs places.
   *[1] Encore un croupion.
}
now-swap-these = Ces deux-là échangent leurs places ?
now-eye = { $count ->
    [2] Choisissez deux croupions : personne d’autre ne verra leurs visages.
   *[1] Encore un croupion.
}
now-eye-these = Regarder ces deux-là ?
now-tiles = { $count ->
    [2] Choisissez deux tuiles : elles échangent leurs places.
   *[1] Encore une tuile.
}
now-tiles-these = Ces deux tuiles échangent leurs places ?
waits-starter = Qui commence ?
waits-placing = { $player } place une autruche.
waits-move = { $player } réfléchit.
waits-power = { $player } peut utiliser un pouvoir.
waits-rotate = { $player } tourne une tuile.
waits-over = La partie est finie.
go = Jouer
go-place = La laisser là
go-move = Jouer
go-land = Coucou !
go-rotate = Tourner
go-bush = Le planter là
go-swap = Échanger
go-eye = Regarder
go-tiles = Échanger
pass = S’en passer
undo = Annuler
last-turn = Revoir le dernier tour, au ralenti
last-turn-short = Dernier tour
eye-alone = Seulement pour { $player }
eye-alone-about = Tournez l’écran pour que personne d’autre ne voie. Les visages se montrent cinq secondes.
eye-alone-do = Montrer
hint = Un indice
hint-chance = { $pass ->
    [1] Mieux vaut s’en passer ici.
   *[0] Voilà ce qui semble le meilleur coup.
} Chances de gagner : { $chance } %.
hint-assisted = La partie compte désormais « avec indices ».
opinion = Que jouerait le robot ?
opinion-is = { $pass ->
    [1] Le robot renoncerait au pouvoir
   *[0] Le robot jouerait { $what }
}, avec { $chance } % de chances de gagner.
replay-head = la tête nº { $count }
calm = { $count } tours sur { $most } sans nouveau visage : ensuite, la partie est nulle.

## Plus : aide, nulle, abandon.
more = Plus
help = En bref
help-turn = Faites se montrer quatre de vos autruches. À chaque tour : déplacez n’importe quelle autruche comme un cavalier aux échecs, puis tournez une tuile, sauf celle où elle arrive. Celle qui saute sur la rangée du bord opposé se montre, et son pouvoir s’utilise aussitôt, qu’elle soit à vous ou non.
help-power = { $power ->
    [bush] déplace un buisson sur une case libre.
    [swap] fait échanger leurs places à deux croupions.
    [eye] regarde deux croupions en secret.
    [tiles] fait échanger leurs places à deux tuiles.
   *[plain] est simplement belle.
}
help-keys = Touches : les flèches et Entrée choisissent, + et − tournent la tuile sous le curseur, Échap annule, Maj + Entrée joue.
offer = Proposer la nulle
agree = Accepter la nulle
decline = Non, merci
offered = Vous avez proposé la nulle.
resign = Abandonner
resign-sure = Abandonner cette partie ? L’adversaire gagne.
resign-yes = Oui, abandonner
resign-no = Non, continuer

## Ce qui s’est passé, pour qui ne le voit pas.
tell-starter = { $player } commence.
tell-placed = { $player } place une autruche en { $square }.
tell-placed-bare = Une autruche est placée en { $square }.
tell-moved = { $player } va de { $from } à { $to }.
tell-up = En { $square }, un visage se montre : { $kind } ({ $player }).
tell-bush = Un buisson va de { $from } à { $to }.
tell-swapped = { $one } et { $other } échangent leurs places.
tell-looked = { $player } regarde { $one } et { $other }.
tell-noticed = { $square } : { $kind } ({ $player }).
tell-exchanged = { $one } et { $other } échangent leurs places.
tell-passed = { $player } renonce au pouvoir.
tell-rotated = { $player } tourne { $tile } { $way ->
    [with] dans le sens horaire
   *[against] dans le sens antihoraire
}.
tell-offered = { $player } propose la nulle.
tell-declined = Pas de nulle : { $player } continue la partie.
told = { $player } : { $what }
told-placed = une autruche en { $square }
told-moved = { $from } → { $to }
told-up = { $kind } ({ $player }) se montre
told-bush = buisson { $from } → { $to }
told-swapped = { $one } et { $other } échangées
told-looked = un regard sur { $one } et { $other }
told-passed = pouvoir non utilisé
told-rotated = { $way ->
    [with] ↻
   *[against] ↺
} { $tile }

## Des résultats racontés ailleurs.
share-faces = { $score } { $unit }

## Quelqu’un se joint à une partie en cours.
guest-chapter = Dès le prochain tour
guest-coming = À vous dès le prochain tour
