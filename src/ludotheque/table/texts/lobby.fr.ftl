### Arriver à une table, en français : une donne ou une boîte, une chaise, et ce qui manque avant la partie.

## La première page.
home-today = Les donnes du jour
home-here = { $most ->
    [2] À deux sur cet appareil
   *[other] À plusieurs sur cet appareil
}
home-here-about = { $together ->
    [yes] Chacun a son coin de l’écran, et tout le monde joue en même temps.
   *[no] Vous jouez à tour de rôle sur cet écran.
}
home-here-count = Combien êtes-vous ?
home-here-name = Nom { $number }
home-here-do = Commencer

## Une chaise.
lobby-sit = Une chaise pour vous
lobby-sit-which = Chaise
lobby-sit-any = n’importe laquelle
lobby-add = Qui d’autre joue ?
lobby-add-free = { $free ->
    [one] Une chaise est libre.
   *[other] { $free } chaises sont libres.
}
lobby-add-here = Sur cet appareil
lobby-add-link = Par lien
lobby-add-bot = Un robot
lobby-missing = { $count ->
    [one] Il manque une personne
   *[other] Il manque { $count } personnes
}

## Le grand écran annonce la fin en premier.
wall-look = Regardez le grand écran !
wall-now = Montrer tout de suite
