### La table et la maison en français : tout ce qui, à l’écran, n’appartient à aucun jeu en particulier.

house-name = Ludothèque
house-about = Des jeux pour une table et plusieurs écrans.
language = Langue
close = Fermer
cancel = Annuler
back-home = Vers l’étagère
reload = Recharger
yes = Oui
no = Non
save = Enregistrer

## L’étagère.
home-games = Les jeux de l’étagère
home-open = Ouvrir une table
home-open-game = Ouvrir une table : { $game }
home-name = Votre nom
home-listed = Les autres sur ce serveur peuvent trouver la table
home-have-code = Vous avez un code
home-join = Rejoindre une table
home-join-about = Quatre lettres que quelqu’un vous lit.
home-code = Code
home-join-do = Rejoindre
home-move = Amener votre place sur cet appareil
home-move-about = Six lettres que montre votre autre appareil.
home-move-do = L’amener ici
home-tables = Des tables qui attendent du monde
home-no-tables = Aucune table ouverte pour l’instant. Ouvrez-en une !
home-table-free = { $free ->
    [0] aucune chaise libre
    [one] 1 chaise libre
   *[other] { $free } chaises libres
}
home-visit = Y aller

## La liaison avec la table.
line-connecting = On cherche la table …
line-lost = La lampe vacille : on cherche la table …
line-gone = Cette table n’existe plus.
line-gone-about = Elle a été rangée, ou le lien est incomplet.
line-protocol = La maison a été rénovée.
line-protocol-about = Rechargez la page pour continuer.

## Avant une partie.
lobby-chairs = Autour de la table
lobby-agreed = À quoi on joue
lobby-chairs-count = Chaises
lobby-listed = Les autres sur ce serveur trouvent cette table
lobby-timer = Sans sablier, un tour peut durer
lobby-timer-is = { $value ->
    [none] le temps qu’il faut
   *[other] { $value } secondes
}
lobby-start = Commencer
lobby-waiting-host = { $name } lance la partie quand tout le monde est là.
lobby-nobody = Personne ne décide à cette table : asseyez-vous pour y remédier.
chair-number = Chaise { $number }
chair-empty = Chaise libre
chair-you = vous
chair-host = hôte
chair-bot = robot
chair-here = présent
chair-away = absent
chair-stand-in = un robot joue à sa place
chair-sit = S’asseoir
chair-sit-at = S’asseoir sur la chaise { $number }
chair-sit-more = Une autre personne à cet appareil s’assied ici
chair-bot-add = Asseoir un robot
chair-bot-level = Robot pour la chaise { $number }
chair-remove = Renvoyer : { $name }
chair-remove-short = Renvoyer
chair-leave = Se lever
chair-leave-sure = Quitter la table ? Si une partie est en cours, un robot joue à votre place.
chair-rename = Changer de nom
chair-own = Réglages propres de { $name }
chair-own-short = Réglages propres
invite = Inviter d’autres personnes
invite-code = Code
invite-link = Lien
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-copy-failed = La copie ne marche pas ici ; sélectionnez le lien et copiez-le vous-même.
invite-qr = Le lien en image pour les téléphones
watching = { $count ->
    [0] Personne ne regarde.
    [one] 1 personne regarde.
   *[other] { $count } personnes regardent.
}
watching-you = Vous regardez.

## Pendant une partie.
people = À la table
host-menu = Table
pause = Pause
go-on = Continuer
end-match = Arrêter la partie
end-sure = Arrêter la partie maintenant ? Personne ne gagne alors, et rien n’est compté.
again = Rejouer
again-waiting = { $name } peut lancer la prochaine partie.
paused = Pause
paused-about = Le sable est arrêté, les cartes sont couvertes.
covered = De retour tout de suite
covered-about = La table s’est absentée un instant. On continue quand tout le monde est revenu.
cover = Passez l’appareil
cover-about = Plusieurs personnes partagent cet appareil. Seule regarde celle dont c’est le moment.
cover-show = Je suis { $name }
cover-hide = Couvrir et passer
move-seat = Amener la place sur un autre appareil
move-seat-short = Autre appareil
move-seat-code = Sur l’autre appareil, choisissez « { home-move } » sur la première page et tapez ce code. Il sert une fois.
watch-replay = Revoir la partie
keep-record = Garder l’enregistrement
result = Résultat
result-place = { $place }. { $name } : { $score } { $unit }
result-everyone-won = Gagné !
result-nobody-won = Cette fois, c’est le jeu qui a gagné.
records = Les meilleurs résultats de ce genre
record-line = { $name } : { $score } { $unit } ({ $date })
record-mine = le vôtre
phrases = Dire quelque chose
phrase = { $phrase ->
    [hello] Bonjour !
    [well-done] Bien joué !
    [thinking] Je réfléchis …
    [oops] Oups !
    [thanks] Merci !
    [again] Encore une ?
    [ready] J’ai fini.
    [nudge] La table vous attend.
   *[goodbye] Au revoir !
}
phrase-said = { $name } : { $phrase }
nudged = La table attend { $name }.
evening = Ce soir
evening-none = Encore rien de joué.
evening-wins = { $name } : { $wins ->
    [one] 1 victoire
   *[other] { $wins } victoires
}
evening-match = { $game } : { $result }

## Une partie revue.
replay-title = { $game }, la partie revue
replay-step = Étape { $step } sur { $steps }
replay-first = Au début
replay-back = En arrière
replay-on = En avant
replay-last = À la fin
replay-round-back = Repère précédent
replay-round-on = Repère suivant
replay-seat = Vue par
replay-spectator = un spectateur
replay-slider = Où dans la partie
replay-keys = Les flèches avancent pas à pas, Début et Fin vont aux extrémités.

## Refus.
refused-unknown = Cela n’a pas marché.
refused-line-lost = La liaison avec la table est perdue. Réessayez dès qu’elle est revenue.
refused-action-unknown = Il n’y a pas de telle action dans ce jeu.
refused-bot-unknown = Il n’y a pas de robot nommé « { $given } ».
refused-chair-taken = Quelqu’un y est déjà assis.
refused-chair-unknown = Il n’y a pas de chaise { $seat } à cette table.
refused-chairs-taken = { $taken } chaises sont prises ; il ne peut pas y en avoir moins.
refused-code-unknown = Aucune table n’attend sous ce code.
refused-host-stays = L’hôte ne peut pas être renvoyé.
refused-not-kept = La table n’a pas pu le noter. Rien n’a changé ; réessayez.
refused-house-full = Toutes les tables de cette maison sont prises.
refused-move-unknown = Ce code n’est plus valable. Demandez-en un nouveau sur l’autre appareil.
refused-name-bad = Un nom compte de 1 à { $most } lettres, chiffres ou signes simples.
refused-name-taken = Quelqu’un à cette table porte déjà ce nom.
refused-no-cookie = Ce navigateur ne garde pas de cookies ; sans cela, la table ne vous reconnaîtrait pas.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-now = Ce n’est pas possible maintenant.
refused-not-playing = Aucune partie n’est en cours.
refused-not-your-seat = Ce n’est pas votre place.
refused-options-bad = Ces réglages ne vont pas : { $problem }
refused-paused = La partie est en pause.
refused-phrases-closed = On ne parle pas pendant que le sable coule.
refused-table-unknown = Cette table n’existe pas.
refused-table-full = Aucune chaise n’est libre.
refused-host-unknown = Cette maison n’est pas connue sous ce nom.
