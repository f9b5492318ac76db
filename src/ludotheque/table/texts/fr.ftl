### La table et la maison en français : tout ce qui, à l’écran, n’appartient à aucun jeu en particulier.

house-name = Ludothèque
house-about = Des jeux pour une table et plusieurs écrans.
page-name = { $page ->
    [table] Table
    [replay] Partie à revoir
    [beat] Défi
    [screen] Grand écran
    [learn] Leçon
    [rules] Règles
    [privacy] Vie privée
    [hall] Salle
    [halls] Salle
   *[records] Records
}
language = Langue
close = Fermer
cancel = Annuler
back-home = Retour aux jeux
reload = Recharger
try-again = Réessayer
save = Enregistrer
sound = Son
voice = Voix
menu = Menu
rules = Règles
big-screen = Grand écran

## L’étagère.
home-games = Les jeux sur la table
home-name = Votre nom
home-join = J’ai un code
home-code = Code
home-join-do = Rejoindre
home-move = Reprendre votre place sur cet appareil
home-move-about = Les six lettres affichées sur votre autre appareil.
home-move-do = La reprendre ici
home-tables = Des tables qui attendent du monde
home-no-tables = Aucune table ouverte pour l’instant. Ouvrez-en une !
home-table-free = { $free ->
    [0] aucune chaise libre
    [one] 1 chaise libre
   *[other] { $free } chaises libres
}
home-back-all = Vos places
home-back = Revenir à votre partie
home-back-lobby = Revenir à votre table
home-back-over = La partie est finie : retour à la table
home-visit = Y aller
home-play = Jouer
home-play-about = { $bots ->
    [one] avec un robot, tout de suite
   *[other] avec { $bots } robots, tout de suite
}
home-level = Force des robots
home-own = Votre rôle
home-friends = Entre amis
home-alone = En solo
home-alone-what = À quoi jouez-vous en solo ?
home-alone-do = Commencer
home-daily = La donne du jour
home-learn = Apprendre
print-paper = Sur papier :
print-pdf = PDF, { $paper ->
    [letter] format US Letter
   *[a4] format A4
}
home-me = Votre coin
home-records = Mes records
home-away = La maison ne répond pas pour l’instant. Elle cherche ses allumettes…
lid-open = Ouvrir la boîte
name-you-are = Vous êtes
name-another = Un autre nom
given-name = { $second } { $first }
given-first = { $number ->
    [0] vaillant
    [1] joyeux
    [2] malin
    [3] paisible
    [4] rusé
    [5] agile
    [6] radieux
   *[7] rêveur
}
given-second = { $number ->
    [0] Gecko
    [1] Wombat
    [2] Émeu
    [3] Ibis
    [4] Renard
    [5] Lièvre
    [6] Hérisson
   *[7] Merle
}

## La liaison avec la table.
line-connecting = On cherche la table…
line-lost = La lampe vacille : on cherche la table…
line-offline = Pas de réseau : cet appareil est hors ligne.
line-slow = On attend la table…
line-gone = Cette table n’existe plus.
line-gone-about = Elle a été rangée, ou le lien est incomplet.
line-set-aside = Cette table n’a pas pu être remise.
line-set-aside-about = Après un redémarrage, la maison n’a pas pu la relire. Elle est gardée telle quelle ; la personne qui tient cette maison peut la réparer.
line-protocol = La maison a été rénovée.
line-protocol-about = Rechargez la page pour continuer.

## Avant une partie.
lobby-chairs = Autour de la table
lobby-agreed = À quoi on joue
lobby-chairs-count = Chaises
lobby-listed = Visible pour les autres sur ce serveur
lobby-timer = Un tour peut durer
lobby-timer-is = { $value ->
    [none] le temps qu’il faut
   *[other] { $value } secondes, puis un robot le joue
}
lobby-start = Commencer
lobby-start-now = Commencer maintenant
lobby-call-off = Pas encore
lobby-waiting-host = { $name } lance la partie quand tout le monde est là.
lobby-nobody = Personne ne dirige cette table : asseyez-vous pour y remédier.
lobby-box = Boîte
lobby-hints = Les indices sont permis
lobby-hints-about = Avec un indice, le résultat ne compte pas comme record.
lobby-hints-alone = La seule personne à la table en a toujours. Avec un indice, le résultat ne compte pas comme record.
lobby-more = Plus de réglages
lobby-door = { $count ->
    [one] Quelqu’un est à la table et n’est pas encore assis.
   *[other] { $count } personnes sont à la table et ne sont pas encore assises.
}
lobby-another = Une autre personne sur cet appareil
lobby-another-about = Vous partagez cet écran, chacun à votre tour.
lobby-another-together = Vous partagez cet écran : chacun a son coin, et tout le monde joue en même temps.
lobby-another-name = Nom de l’autre personne
lobby-shared = { $count ->
    [2] Vous êtes deux sur cet appareil.
   *[other] Vous êtes { $count } sur cet appareil.
}
lobby-take-turns = Jouer chacun son tour sur cet appareil
lobby-full = Aucune chaise n’est libre. Vous pouvez regarder la partie.
lobby-removed = L’hôte a libéré votre place.
lobby-removed-about = Reprenez une chaise libre, restez regarder, ou trouvez une autre table.
lobby-removed-stay = Rester ici
chair-number = Chaise { $number }
chair-empty = Chaise libre
chair-you = vous
chair-host = hôte
chair-bot = robot
chair-program = un robot sur invitation
chair-here = là
chair-away = pas là
chair-coming = en chemin
chair-stand-in = un robot joue à sa place
chair-assisted = avec un coup de pouce
chair-sit = S’asseoir
chair-remove = Retirer : { $name }
chair-remove-sure = Retirer { $name } de la partie ? Un robot joue à sa place, sans retour possible avant la prochaine.
chair-leave = Quitter ma place
chair-leave-sure = Quitter votre place ? Si une partie est en cours, un robot joue à votre place.
chair-rename = Changer le nom
chair-own = Réglages personnels : { $name }
chair-menu = Place : { $name }
chair-own-about = Pour des joueurs de niveaux différents : ce qui ne vaut que pour cette place.
invite = Inviter du monde
invite-code = Code
invite-link = Lien
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-copy-failed = La copie ne marche pas ici ; sélectionnez le lien et copiez-le vous-même.
invite-share = Partager
invite-text = Rejoignez la table : { $game }
invite-qr = Le lien en image pour les téléphones
named = { $name } : { $what }
watching = { $count ->
    [0] Personne ne regarde.
    [one] 1 personne regarde.
   *[other] { $count } personnes regardent.
}
watching-you = Vous regardez.
watching-too = { $count ->
    [one] Une autre personne regarde aussi.
   *[other] { $count } autres personnes regardent aussi.
}

## Pendant une partie.
people = À la table
host-menu = Table
deal-kind = { $kind ->
    [daily] La donne du jour
    [lesson] Leçon
    [hall] En salle
   *[again] La même donne
}
turn-left = Secondes restantes pour ce tour
pause = Pause
go-on = Continuer
end-match = Arrêter la partie
end-sure = Arrêter la partie maintenant ? Alors personne ne gagne, et rien ne compte.
match-too-long = Cette partie est devenue trop longue : elle s’arrête ici. Personne ne gagne, et rien ne compte.
again = Rejouer
paused = Pause
paused-about = Le jeu est arrêté, tout est couvert.
covered = On revient tout de suite
covered-about = La table s’est absentée un instant. On continue dès que tout le monde est revenu.
cover = Passez l’appareil
cover-about = Plusieurs personnes partagent cet appareil. Seule la personne dont c’est le tour regarde.
cover-show = Je suis { $name }
cover-hide = Cacher et passer
move-seat = Continuer sur un autre appareil
move-seat-short = Changer d’appareil
move-seat-code = Sur l’autre appareil, choisissez « { home-move } » sur la première page et tapez ce code. Il ne sert qu’une fois.
watch-replay = Revoir la partie
keep-record = Garder l’enregistrement
result = Résultat
result-nobody-won = Cette fois, c’est le jeu qui a gagné.
records = Les meilleurs résultats du même genre
record-line = { $name } : { $score } { $unit } ({ $date })
record-mine = le vôtre
phrases = Dire quelque chose
phrase = { $phrase ->
    [hello] Bonjour !
    [well-done] Bien joué !
    [thinking] Je réfléchis…
    [oops] Oups !
    [thanks] Merci !
    [again] Encore une ?
    [ready] C’est bon pour moi.
    [nudge] La table vous attend.
   *[goodbye] Au revoir !
}
phrase-said = { $name } : { $phrase }
nudged = La table attend { $name }.
bot-played = Le temps est écoulé : un robot joue ce tour pour vous.
bot-played-for = Temps écoulé pour { $name } : un robot joue ce tour.
evening = Ce soir
evening-wins = { $name } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}{ $draws ->
    [0] { "" }
    [one] , { $draws } nulle
   *[other] , { $draws } nulles
}
evening-match = { $game } · { $result }
result-line = { $name } : { $score }

## Les retardataires, et qui n’est pas là.
guest-welcome = Bienvenue ! Une partie est en cours.
guest-welcome-over = Bienvenue ! La partie est finie.
guest-removed = L’hôte a mis fin à votre participation à cette partie.
guest-removed-about = Un robot joue à votre place. Restez regarder, jouez la prochaine, ou trouvez une autre table.
guest-elsewhere = Trouver une autre table
guest-take = Remplacer un robot
guest-take-about = Vous continuez avec ce que le robot a devant lui.
guest-take-from = Remplacer { $name }
guest-now = Tout de suite
guest-chapter = Dès le prochain tour
guest-next = Je joue la prochaine
guest-next-about = On vous garde une chaise, et la prochaine partie vous attend un instant.
guest-full = Toutes les chaises de la prochaine partie sont prises.
guest-watch = Juste regarder
guest-watching = Vous regardez
guest-join = Participer
guest-kept = Vous jouez la prochaine
guest-coming = À vous dès le prochain tour
guest-withdraw = Finalement, juste regarder
guest-kept-for = { $name } joue la prochaine partie.
guest-coming-for = { $name } va prendre le relais
guest-joined = { $name } remplace un robot.
host-now = { $name } est l’hôte de la table à présent.
host-now-you = Vous êtes l’hôte de la table à présent.
presence = { $kind ->
    [away] pas là
    [stand-in] robot
    [back] de retour
   *[host] hôte
}
presence-of = { $kind ->
    [away] { $name } n’est pas là
    [stand-in] Un robot joue pour { $name }
    [back] { $name } est de retour
   *[host] { $name } est l’hôte à présent
}
lobby-starting = Un instant, on attend { $names }…

## Une partie revue.
replay-title = Revoir une partie : { $game }
replay-step = Étape { $step } sur { $steps }
replay-first = Au début
replay-back = En arrière
replay-on = En avant
replay-last = À la fin
replay-round-back = Repère précédent
replay-round-on = Repère suivant
replay-seat = Vue par
replay-everyone = tout le monde à la fois
replay-spectator = un spectateur
replay-slider = Moment de la partie

## Refus.
refused-unknown = Cela n’a pas marché.
refused-line-lost = La liaison avec la table est perdue. Réessayez dès qu’elle est revenue.
refused-act-stale = La table a avancé entre-temps : cela n’a pas compté.
refused-action-unknown = Cette action n’existe pas dans ce jeu.
refused-bot-unknown = Il n’y a pas de robot nommé « { $given } ».
refused-chair-taken = Quelqu’un est déjà assis là.
refused-chair-unknown = Il n’y a pas de chaise { $seat } à cette table.
refused-chairs-taken = { $taken } chaises sont prises ; il ne peut pas y en avoir moins.
refused-code-short = C’est trop court : un code a au moins { $letters } lettres.
refused-code-unknown = Aucune table n’a ce code.
refused-match-too-long = Cette partie est devenue trop longue. Elle s’arrête ici.
refused-host-stays = On ne peut pas retirer l’hôte de la table.
refused-not-kept = La table n’a pas pu le noter. Rien n’a changé ; réessayez.
refused-house-full = Toutes les tables de cette maison sont prises.
refused-move-unknown = Ce code n’est plus valable. Demandez-en un nouveau sur l’autre appareil.
refused-name-alike = À cette table, on pourrait le prendre pour « { $other } ». Choisissez un autre nom.
refused-name-bad = Ce nom contient un signe qu’on ne peut pas montrer. Les lettres de toutes les écritures, les chiffres, les émojis et les signes simples sont bienvenus.
refused-name-empty = Il faut au moins une lettre, un chiffre ou un émoji dans un nom.
refused-name-long = Ce nom est trop long : il y a de la place pour { $most } lettres environ.
refused-name-taken = Quelqu’un à cette table porte déjà ce nom.
refused-no-cookie = Ce navigateur ne garde pas les cookies ; sans eux, la table ne vous reconnaîtrait pas.
refused-not-a-wall = Seul un grand écran annonce la fin d’une partie.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-now = Ce n’est pas possible maintenant.
refused-not-playing = Aucune partie n’est en cours.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-seated = Seules les personnes assises à la table peuvent faire cela.
refused-seated-already = Vous êtes déjà à cette table.
refused-deal-given = Ces cartes ont été données à celles et ceux qui jouent. La prochaine partie est aussi la vôtre.
refused-sent-away = L’hôte a mis fin à votre participation à cette partie. Vous pouvez regarder, et jouer la prochaine.
refused-not-expected = Aucune chaise n’est gardée pour vous ici.
refused-options-bad = Ces réglages ne conviennent pas : { $problem }
refused-paused = La partie est en pause.
refused-phrases-closed = On ne parle pas pendant que le sable coule.
refused-log-gap = Il manque un bout de cette partie.
refused-table-unknown = Cette table n’existe pas.
refused-table-set-aside = Après un redémarrage, cette table n’a pas pu être remise. Elle est gardée ; la personne qui tient cette maison peut la réparer.
refused-tables-in-use = Les { $most } tables de cet appareil ou de ce réseau sont toutes occupées. Quittez-en une d’abord.
refused-table-full = Aucune chaise n’est libre.
refused-host-unknown = Cette maison ne répond pas à ce nom.
refused-code-of-hall = Ce code mène à une salle, pas à une table.
refused-hall-leads = Cette table fait partie d’une salle : c’est la personne qui l’anime qui en décide.
refused-hall-sealed = On le dira quand tout le monde aura fini cette manche.
refused-hall-unknown = Cette salle n’existe pas, ou elle est fermée.
refused-hall-stranger = Cette personne ne participe pas à cette salle.
refused-hall-over = Cette soirée est terminée.
refused-hall-full = Cette salle est complète : il y a de la place pour { $most } personnes.
refused-hall-team = Choisissez d’abord une équipe.
refused-hall-removed = La personne qui anime cette salle a mis fin à votre participation.
refused-hall-nobody = { $needed ->
    [one] Il n’y a encore personne.
   *[other] Il faut au moins { $needed } personnes.
}
refused-hall-all-met = Tout le monde a joué contre tout le monde.
refused-hall-not-this-game = Ce jeu ne se joue pas en salle.
refused-hall-not-this-mode = Cette façon de jouer ne convient pas à une salle.
refused-hall-one-more = Vous animez déjà { $most } salles. Terminez-en une d’abord.
refused-halls-full = Toutes les salles de cette maison sont prises.
refused-halls-of-network = Les { $most } salles de ce réseau sont toutes prises. L’une d’elles doit d’abord fermer.
refused-hall-not-host = Seul l’appareil qui a ouvert cette salle peut faire cela.
