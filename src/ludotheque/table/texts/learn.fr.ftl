### Apprendre un jeu, et la page de ses règles.

learn-guide = Leçon
learn-opening = La leçon se met en place…
learn-step = { $step } sur { $steps }
learn-praise = Bravo !
learn-on = Continuer
learn-back = Retour
learn-again = Reprendre au début
learn-leave = Quitter la leçon
learn-fold = Replier les explications
learn-unfold = Et maintenant ?
learn-try = Essayer
learn-aloud = Lire à voix haute
learn-picture = L’image
learn-play = Jouer
learn-rules = Lire les règles
learn-keys = Au clavier : { $keys }
rules-contents = Sur cette page
rules-print = Imprimer
rules-learn = Apprendre en jouant
rules-missing-page = Il n’y a pas de règles pour ce jeu ici.
