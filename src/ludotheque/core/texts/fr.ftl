### Les mots communs à tous les jeux.

## Refus : la partie n’attend pas cela.
refused-seats-wrong = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $given }.
refused-seats-exactly = Ce jeu se joue à { $most } joueurs exactement, pas à { $given }.
refused-time-backwards = À cette table, le temps ne recule pas.
refused-no-draw-due = Il n’y a rien à tirer au sort maintenant.
refused-draw-impossible = Le hasard n’a pas pu tirer cela.
refused-draw-late = Le hasard répond aussitôt, pas plus tard.
refused-draw-first = Le hasard d’abord.
refused-match-over = La partie est terminée.
refused-no-tick-due = Aucun sablier ne s’écoule à ce moment-là.
refused-too-late = Trop tard : le temps est écoulé.
refused-not-your-turn = Ce n’est pas à vous de jouer.

## Refus : ce qu’un programme a transmis est inutilisable.
refused-state-impossible = Aucune partie ne peut en arriver là.
refused-value-type = { $name } vaut { $given } ; il faut { $wanted }.
refused-value-wrong = { $name } est inutilisable : { $problem }
refused-value-range = { $name } vaut { $given } ; il faut de { $least } à { $most }.
refused-value-least = { $name } vaut { $given } ; il faut au moins { $least }.
refused-value-unknown = { $name } vaut { $given } ; il y a { $known }.
refused-no-such-action = Cette action n’existe pas dans ce jeu : { $given }
refused-seed-wrong = { $given } n’est pas une graine : il faut un mot, un nombre entier ou exactement { $bytes } octets.
refused-odds-wrong = { $given } ne sont pas des chances : il faut des nombres entiers, aucun négatif, au moins un positif.
refused-bots-wrong = Il y a { $seats } places, mais { $given } robots.
refused-bot-name = { $given } ne peut pas nommer un robot dans un enregistrement : il faut 1 à 40 lettres de a à z, chiffres ou traits d’union.
refused-measure-needs-bots = Cette mesure joue des parties : dites quels robots jouent, par leurs niveaux.
refused-jobs-killed = Un processus a été tué du dehors, peut-être par manque de mémoire.
refused-jobs-need-joblib = Pour en faire { $jobs } à la fois, il manque le paquet joblib : installez ludotheque avec l’extra « lab ».

## Ce qui peut clocher dans l’enregistrement d’une partie.
record-problem = Ligne { $line } : { $problem }
refused-record-empty = Le fichier est vide.
refused-record-format = Le format { $given } est inconnu ici ; ce logiciel lit le format { $known }.
refused-game-unknown = Il n’y a pas de jeu nommé « { $given } » ici.
refused-record-rules = Partie jouée avec la version { $given } des règles ; ce logiciel joue la version { $known }.
refused-record-line = Ceci n’est pas une ligne d’enregistrement : { $problem }
record-line-empty = La ligne est vide.
refused-record-unfinished = L’enregistrement s’arrête avant la fin de la partie.
refused-record-seed = La graine n’a pas 64 chiffres hexadécimaux.
refused-record-commitment = La graine n’est pas celle promise à la première ligne.
refused-record-draw = Ce tirage ne découle pas de la graine.
refused-record-sat = Personne n’a pu s’asseoir là à ce moment.
refused-record-helped = Personne n’a pu être aidé là à ce moment.
refused-record-outcome = La partie ne s’est pas terminée ainsi.

## Ce qui peut clocher dans ce qui est lu.
where = { $path ->
    [none] Ligne { $line }
   *[other] Ligne { $line }, { $path }
}
refused-input-empty = Il n’y a rien à lire.
refused-input-unreadable = Impossible de lire l’entrée.
refused-input-not-utf8 = { where } : à partir de l’octet { $column }, ce n’est pas du texte UTF-8.
refused-input-not-json = { where } : à partir de la colonne { $column }, ce n’est pas du JSON.
refused-input-too-deep = { where } : il y a trop de niveaux imbriqués.
refused-input-not-object = { where } : il faut un objet JSON ici.
refused-input-twice = { where } : cette clé est donnée deux fois.
refused-field-unknown = { where } : ce champ n’existe pas.
refused-field-missing = { where } : ce champ manque.
refused-record-too-deep = Trop de niveaux imbriqués.
refused-file-missing = Il n’y a pas de fichier { $file }.
refused-file-directory = { $file } est un dossier, pas un fichier.
refused-file-unreadable = Impossible de lire le fichier { $file }.
refused-file-unwritable = Impossible d’écrire le fichier { $file }.
refused-file-exists = Le fichier { $file } existe déjà ; choisissez un autre nom.

## Avant une longue commande : sa durée.
takes = { $minutes ->
    [0] moins d’une minute
    [1] environ une minute
   *[other] environ { $minutes } minutes
}

## L’étagère, et une partie racontée après coup.
games-seats = Joueurs : de { $fewest } à { $most }
games-seats-exactly = Joueurs : { $most }
games-bots = Robots : { $bots }
games-commands = Commandes : { $commands }
games-options = Options, la valeur par défaut entre crochets :
who-person = Joueur { $seat }
who-program = Robot { $seat } (sur invitation)
program-name = { $name } (robot)
who-bot = Robot { $seat } ({ $level })
who-ghost = Fantôme { $seat }
who-other = Joueur { $seat } ({ $who })
unit-points = { $score ->
    [one] point
   *[other] points
}
unit-ms = min
unit-s = s
decimal-mark = ,
replay-place = { $place }. { $player } : { $score } { $unit }
replay-checked = Vérifié : les { $rows } lignes découlent toutes des règles et de la graine.
replay-scripted = { $draws ->
    [one] Un tirage était fixé
   *[other] { $draws } tirages étaient fixés
} d’avance, comme le dit l’enregistrement ; le reste découle de la graine.

## Ce qui peut clocher dans une commande.
usage-problem = Cette commande n’est pas claire : { $problem }
output-unwritable = Impossible d’écrire la réponse : la sortie est fermée ou pleine.

## Imprimer et jouer.
print-written = { $file } : { $pages } pages. Imprimez en recto verso, retourné sur le bord long, en taille réelle.
refused-print-needs-typst = Pour imprimer, il faut l’extra « server », qui contient typst.
