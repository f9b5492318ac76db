### La fin d’une partie, une partie revue, les records, la donne du jour et les courses contre une partie enregistrée.

replay-looking = On cherche la partie…

## La fin d’une partie.
end-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
end-all-won = Tout le monde gagne ensemble !
end-level = Égalité : { $names } se partagent la victoire.
end-you-won = Gagné !
end-draw = Partie nulle
end-score = { $score } { $unit }
end-assisted = avec indices
end-rematch = Revanche
end-new-deal = Rejouer
end-other-game = Un autre jeu
end-more = Plus
end-fold = Replier le résultat
end-unfold = Montrer le résultat
end-suspense = Et le résultat est…
end-evening = Ce soir : { $wins }
end-same-deal = Rejouer cette donne
end-try-again = Encore un essai
end-share = Partager
end-share-text = { $game } · { $results }
end-beat-my-deal = Lancer un défi
end-beat-text = { $game } : { $score } { $unit } sur cette donne. Qui dit mieux ?
end-race = Affronter cette partie
end-lesson-done = Vous savez jouer !
end-play-now = Retour aux jeux
end-not-kept = Cette donne était déjà connue : le résultat ne compte donc pas comme record.
best-new = Nouveau record ! Avant, c’était { $score } { $unit }.
best-first = Votre premier résultat ici : à vous de le battre !
best-equal = Record égalé !
best-behind = Votre record : { $score } { $unit }.
best-assisted = Avec indices : ne compte pas comme record.
share-copied = Copié : il n’y a plus qu’à coller.
share-by-hand = La copie ne marche pas ici. Sélectionnez et copiez vous-même :

## Une partie revue.
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-about = À propos de cette partie
replay-share = Partager cette partie
replay-again-about = Auriez-vous fait mieux ? La donne est la même.
replay-mode = { $game } : { $mode }
replay-ghost-of = Affronter { $name }
replay-by = { $name } : { $line }
replay-jump = Aller à
replay-start = au début
opinion-curve = Chances au fil de la partie : { $name }
opinion-working = On calcule la courbe…
opinion-coming = Le robot y réfléchit encore…
opinion-you = Vous avez joué { $played } : { $chance } %. Le mieux : { $best } : { $more } %.
opinion-you-best = Vous avez joué { $played } : { $chance } %. Le robot aurait fait pareil.
opinion-they = { $name } a joué { $played } : { $chance } %. Le mieux : { $best } : { $more } %.
opinion-they-best = { $name } a joué { $played } : { $chance } %. Le robot aurait fait pareil.
replay-keys-more = La barre d’espace lance et met en pause, les flèches vont pas à pas, Page préc. et Page suiv. de repère en repère, E au suivant de la liste, Début et Fin aux deux bouts.
not-here = Il n’y a pas de partie à voir ici.
not-here-about = Le lien est peut-être incomplet, ou bien c’est la donne du jour : elle n’est pas finie et vous ne l’avez pas encore jouée.
not-here-deal = Cette donne est introuvable.

## Un défi.
beat-title = { $name } vous met au défi
beat-mode = { $game } : { $mode }
beat-cards = Vous recevez exactement la même donne.
beat-whose = Contre qui ?
beat-run = { $name } : { $score } { $unit }
beat-race = Affronter { $name }
beat-race-about = Sa partie se joue à côté de vous, aussi vite et aussi bien qu’à l’époque. Vous verrez seulement quand elle est finie.
beat-alone = Jouer en solo
beat-watch = La regarder d’abord ? Vous connaîtrez alors la donne.
beat-watch-do = Regarder
ghost-name = Fantôme : { $name }
chair-ghost = partie enregistrée

## Les records de cet appareil.
best-title = Mes records
best-about = Les meilleurs résultats sur cet appareil, mode par mode. Avec des indices ou une donne déjà connue, cela ne compte pas.
best-none = Encore rien ici.
best-none-about = Jouez en solo, et votre meilleur résultat s’affichera ici. Il reste sur ce serveur, pour cet appareil.
best-watch = Revoir
best-race = Contre vous-même
duels = Contre un robot
duels-level = Robot
duels-won = gagnées
duels-drawn = nulles
duels-lost = perdues

## La donne du jour.
daily = La donne du jour
daily-number = Nº { $number }
daily-title = { $game }, { $date }
daily-about = Aujourd’hui, la même donne pour tout le monde. Votre premier essai compte.
daily-play = Jouer la donne du jour
daily-mine = Vous : { $score } { $unit }, place { $place } sur { $count }
daily-mine-only = Vous : { $score } { $unit }
daily-mine-quick = Vous : { $score } { $unit }, plus vite que des mains ne peuvent aller. La liste l’écarte, le résultat reste à vous.
daily-results = Les résultats du jour
daily-you = vous
daily-honest = La liste n’écarte que ce que personne ne pourrait faire : rien ne distingue un programme patient d’un joueur.
daily-hidden = Vous verrez les résultats des autres quand vous aurez fini.
daily-next = La prochaine dans { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
daily-perfect = Personne ne peut faire mieux.
daily-played = Jouée aujourd’hui : { $score } { $unit }
daily-again = Encore une fois, pour s’exercer
daily-share = Partager en texte
daily-text-head = { $house } · { $game } { $date } (nº { $number })
daily-text-score = { $score } { $unit }

## Ce qui est gardé, et comment l’effacer.
privacy-title = Vie privée
privacy-kept = Ce qui est gardé ici
privacy-kept-device = Une marque au hasard dans un cookie, pour que votre chaise et vos résultats restent à vous. Le serveur n’en garde qu’une empreinte : elle ne dit rien de vous.
privacy-kept-names = Les noms que vous tapez.
privacy-kept-matches = Les parties avec chaque coup, leur résultat, et les tables rangées.
privacy-kept-wrong-codes = Après un code faux, pendant quelques minutes : une empreinte de l’adresse réseau d’où il venait, pour que personne n’arrive à votre table en devinant.
privacy-kept-browser = Dans ce navigateur : votre nom, la langue, le son et vos derniers choix.
privacy-long = Pendant combien de temps
privacy-for-ever = Jusqu’à ce que quelqu’un l’efface : cette maison garde ses soirées.
privacy-days = { $days ->
    [one] Les parties et les tables sont effacées après un jour. Vos meilleurs résultats restent, sans la partie à revoir.
   *[other] Les parties et les tables sont effacées après { $days } jours. Vos meilleurs résultats restent, sans la partie à revoir.
}
privacy-others = Qui d’autre le reçoit
privacy-others-about = Personne. Aucun pistage, aucune publicité, et rien n’est envoyé ailleurs. Le lien d’une table ou d’une partie suffit pour la voir.
privacy-delete = Effacer les traces de cet appareil
privacy-delete-about = Vos résultats et vos essais sont effacés, vos chaises se libèrent, et votre nom disparaît des parties que d’autres gardent.
privacy-button = Effacer les traces de cet appareil
privacy-sure = Tout effacer ?
privacy-sure-about = Vos résultats ne reviendront pas. À vos tables, les autres continuent sans vous.
privacy-yes = Oui, effacer
privacy-deleted = C’est fait. Il ne reste rien de cet appareil ici.
privacy-nothing = Rien de cet appareil n’est encore gardé ici.
