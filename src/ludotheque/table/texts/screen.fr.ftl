### Un appareil que l’on se passe, et le grand écran, en français.

## Un seul appareil, chacun son tour.
cover-pass = Passez la tablette à { $name }
cover-pass-about = Les autres regardent ailleurs : les cartes sont sous le couvercle.
cover-pass-do = Je suis { $name } : montrer mes cartes
cover-turn = À vous, { $name }
cover-turn-about = Les cartes restent sous le couvercle jusqu’à votre signal. Ensuite, on retourne le sablier.
cover-turn-do = Montrer mes cartes
cover-open = Passez l’appareil à { $name }
cover-open-about = Seule la personne annoncée regarde : le reste est sous le couvercle.
cover-open-do = Je suis { $name } : à moi de jouer
cover-wait = C’est à { $name } de jouer
cover-wait-about = Ici, les cartes restent sous le couvercle jusqu’à ce que tout le monde ait joué.

## Le grand écran.
screen-join = Rejoignez la table avec votre téléphone
screen-join-about = Visez l’image avec l’appareil photo, ou tapez ces lettres sur
screen-letters = Le code : { $code }
screen-round-table = Autour de la table
screen-free = libre
screen-empty = On attend des joueurs
screen-some = { $name } lance la partie dès que tout le monde est là
screen-next = Rejoignez la prochaine partie
screen-late = Participez : remplacez un robot, ou jouez la prochaine
screen-late-next = Jouez la prochaine partie
screen-evening = Ce soir
screen-wins-count = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}{ $draws ->
    [0] { "" }
    [one] , { $draws } nulle
   *[other] , { $draws } nulles
}
