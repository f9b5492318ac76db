hall-open-about = Une soirée pour autant de monde qu’il en vient : le mur ici, chacun avec son téléphone, les mêmes donnes pour tous au même moment.
hall-open-do = Ouvrir la salle
hall-game = Le jeu
hall-more = Comment on joue
hall-set-rounds = Manches
hall-set-rounds-is = { $value }
hall-set-minutes = Une manche se termine
hall-set-minutes-is = { $value ->
    [none] quand tous ont fini
   *[other] après { $value } minutes
}
hall-set-gap = La manche suivante commence
hall-set-gap-is = { $value ->
    [none] quand je le dis
   *[other] après { $value } secondes
}
hall-set-teams = Équipes
hall-set-teams-is = { $value ->
    [best] le meilleur compte
    [mean] la moyenne compte
   *[none] aucune
}
hall-come = Scannez, ou tapez ces lettres sur
hall-people = { $people ->
    [one] personne est là
   *[other] personnes sont là
}
hall-round = Manche { $round } sur { $rounds }
hall-done = sur { $playing } ont fini
hall-byes = { $byes ->
    [one] Une personne est exemptée.
   *[other] { $byes } personnes sont exemptées.
}
hall-evaluation = Manche { $round }
hall-unavoidable = Personne ne pouvait faire mieux que
hall-unavoidable-row = possible
hall-best = { $people ->
    [one] Le meilleur résultat :
   *[other] Le meilleur résultat, { $people } personnes :
}
hall-movers = En hausse :
hall-spread = La répartition des résultats
hall-ranking = Classement
hall-teams = Équipes
hall-team = Équipe { $team }
hall-team-short = Équipe
hall-team-number = Le numéro de votre table ou équipe
hall-podium = Les gagnants
hall-points = { $score ->
    [2] point
   *[other] points
}
hall-somebody = quelqu’un
hall-begin = Commencer
hall-next = Manche suivante
hall-skip = Terminer cette manche
hall-end = Terminer la soirée
hall-end-about = La manche en cours compte pour ceux qui ont fini. Ensuite on montre les gagnants.
hall-remove = Retirer un nom
hall-remove-do = Retirer
hall-remove-name = Retirer { $name }
hall-results = Tous les résultats
hall-back = Retour
hall-csv = En tableau (CSV)
hall-print = Imprimer
hall-place = Place
hall-name = Nom
hall-total = Total
hall-hardest = Le plus difficile de la soirée, manche { $round }
hall-hardest-share = { $percent } % n’y sont pas arrivés.
hall-hardest-time = Il a fallu { $time } en moyenne.
hall-replay = { $name }, manche { $round } : revoir
hall-replays = Chaque résultat d’une manche mène à sa rediffusion.
hall-join-about =
    { $rounds ->
        [one] Une manche
       *[other] { $rounds } manches
    }, les mêmes pour tous. { $people ->
        [0] Soyez la première personne.
        [one] Une personne est déjà là.
       *[other] { $people } sont déjà là.
    }
hall-join-late = Vous jouez à partir de la manche { $round }.
hall-join = Je joue
hall-watch = Seulement montrer le mur
hall-over = La soirée est terminée.
hall-left = Vous ne participez plus.
hall-wait = C’est bon. Regardez le mur : cela commence bientôt.
hall-wait-next = Vous jouez à partir de la manche suivante.
hall-wait-others = Terminé ! Les autres jouent encore.
hall-bye = Vous êtes exempté : un point sans jouer.
hall-next-in = La manche suivante commence dans { $time }.
hall-mine = La salle
hall-my-place = Place { $place }
hall-my-score = Cette manche : { $score }
hall-my-total = Toutes les manches : { $total } { $unit }
hall-my-team = Équipe { $team } : place { $place }
hall-leave = Quitter la salle
