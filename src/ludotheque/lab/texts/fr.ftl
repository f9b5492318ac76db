### Le laboratoire, en français.

## Ce qui se dit en chemin.
lab-plan = { $jobs ->
    [one] Une tâche
   *[other] { $jobs } tâches
} de « { $measure } » ({ $settings } × { $count }) : { $time }.
lab-running = Mesure en cours
lab-stopped = Arrêté. Ce qui est fini est gardé : la même commande continue d’ici.
lab-done = Terminé. Le rapport est { $file }
lab-time = Cela prend { $time }.
lab-kind = { $kind ->
    [tournament] Un tournoi : tous les robots entre eux, à toutes les places.
    [balance] Un équilibre : des parts avec leurs intervalles.
   *[distribution] Une distribution : comment se répartissent les valeurs mesurées.
}

## Le rapport.
lab-report-title = { $game } : une expérience
lab-report-done = « { $measure } » pour { $settings ->
    [one] un réglage
   *[other] { $settings } réglages
} et { $count ->
    [one] une graine
   *[other] { $count } graines
} : { $jobs ->
    [one] une tâche
   *[other] { $jobs } tâches
} en tout.
lab-report-intervals = Les intervalles sont à 95 %. Tous les réglages ont les mêmes graines : les différences se prennent graine par graine.
lab-report-more = { $rows ->
    [one] Une ligne de plus est
   *[other] { $rows } lignes de plus sont
} dans le fichier CSV.
lab-report-again = Pour recommencer
lab-report-seeds = Les graines sont les mots de { $first } à { $last } ; chaque ligne nomme la sienne.
lab-report-all-seeds = Toutes les graines
lab-report-software = ludotheque { $version }, version { $rules } des règles de { $game }, code { $code }, numba : { $numba }.
lab-at-least = au moins { $low }
lab-between = { $low } à { $high }
lab-nothing = aucun
lab-table-ratings = Classement
lab-table-pairings = Chaque paire
lab-table-seats = Places
lab-table-shares = Parts
lab-table-differences = Écarts au premier réglage
lab-table-numbers = Nombres
lab-table-words = Mots
lab-plot-numbers = Répartition de { $column }
lab-plot-words = Fréquences : { $column }
lab-column-about = description
lab-column-column = colonne
lab-column-columns = colonnes
lab-column-difference = écart
lab-column-lead = avance sur le suivant
lab-column-least = minimum
lab-column-level = niveau
lab-column-mean = moyenne
lab-column-measure = mesure
lab-column-median = médiane
lab-column-most = maximum
lab-column-openings = ouvertures
lab-column-other = contre
lab-column-p5 = 5 %
lab-column-p25 = 25 %
lab-column-p75 = 75 %
lab-column-p95 = 95 %
lab-column-rating = force (Elo)
lab-column-rows = lignes
lab-column-sd = écart type
lab-column-seat = place
lab-column-seeds = graines
lab-column-share = part
lab-column-value = valeur

## Ce qui n’est pas possible.
refused-lab-not-toml = { $file }, ligne { $line } : ce n’est pas du TOML ({ $problem }).
refused-lab-key-unknown = { $file } : « { $name } » n’existe pas ; il y a { $known }.
refused-lab-key-missing = { $file } : il manque « { $name } ».
refused-lab-choice-missing = { $file } : il manque « { $name } », au choix { $known }.
refused-lab-value = { $file } : « { $name } » ne peut pas être { $given } ; c’est possible : { $wanted }.
refused-lab-sweep = { $file } : « { $name } » demande une liste de valeurs, sans répétition.
refused-lab-twice = { $file } : « { $name } » nomme deux fois la même chose.
refused-lab-too-few = { $file } : { $given } niveaux ne peuvent pas se rencontrer à { $seats }.
refused-lab-levels-wrong = { $file } : il y a { $seats } places, mais { $given } niveaux.
refused-lab-own-wrong = { $file } : il y a { $seats } places, mais « own » a les réglages de { $given }.
refused-lab-not-timed = { $file } : « { $given } » ne veut rien dire ; { $level } ne réfléchit pas à la montre.
refused-lab-setting = { $file } : on ne peut pas jouer avec { $setting }. { $problem }
refused-lab-too-many = { $file } : cela fait { $jobs } tâches ; { $most } sont possibles.
refused-lab-no-share = La colonne { $column } a des valeurs qui ne sont pas entre 0 et 1 : elle n’a pas de parts.
refused-lab-no-column = Aucune ligne n’a de colonne { $column } ; il y a { $known }.
refused-lab-game-unknown = Il n’y a pas de jeu « { $given } » ; il y a { $known }.
refused-lab-folder-taken = Le dossier { $folder } contient autre chose ; choisissez-en un autre avec --out.
refused-lab-folder-other = Le dossier { $folder } contient les résultats d’une autre expérience ; choisissez-en un autre avec --out.
refused-lab-folder-software = Le dossier { $folder } a été commencé avec un autre logiciel : les résultats seraient mélangés. Choisissez-en un autre avec --out.
refused-lab-folder-busy = Une autre expérience travaille dans le dossier { $folder }.
refused-lab-folder-unwritable = On ne peut pas écrire dans le dossier { $folder }.
refused-lab-extra-missing = Il manque au laboratoire le paquet { $package } : installez ludotheque avec l’extra « { $extra } ».
refused-lab-no-cluster = Aucune grappe ne répond à { $address } : { $problem }
refused-lab-cluster-lost = La grappe à { $address } s’est perdue : { $problem }
refused-lab-no-workers = La grappe à { $address } n’a personne pour travailler.
refused-lab-worker-lacks = Il manque à une machine de la grappe le paquet { $package }. Installez partout le même logiciel.
refused-lab-worker-differs = Une machine a un autre logiciel : { $here } au lieu de { $there }. Installez partout le même.
