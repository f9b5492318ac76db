### Les mots du serveur.

## Dans le terminal.
play-open = La table est mise : { $link }
play-lan = Pour tout le réseau : { $link }
server-missing = La table a besoin du paquet { $package } : pip install 'ludotheque[server]'
play-taken = Le port { $port } est déjà pris. Prenez-en un autre : make play PORT={ $other }, ou ludotheque play --port { $other }
play-stop = Ctrl-C pour arrêter.
backup-done = Une copie de tout se trouve dans { $file }.
backup-missing = Il n’y a pas de données dans { $file }.
backup-exists = { $file } existe déjà ; choisissez un autre nom.
backup-failed = La copie a échoué : { $problem }

## Refus.
refused-too-fast = Trop vite. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
refused-message-bad = Ceci est illisible : { $problem }
refused-message-too-long = C’est trop long ; { $most } octets au plus.
refused-not-found = Il n’y a rien ici.
refused-replay-unknown = Cette partie n’existe pas, ou n’est pas encore finie.
refused-no-hints = Les indices ne sont pas permis à cette table.
refused-no-hint = Rien à vous souffler pour l’instant.
refused-no-review = Rien n’est encore fini.
refused-day-runs-on = La donne du jour ne se met pas en pause et ne s’arrête pas avant la fin : le sable coule pareil pour tout le monde.
refused-no-lesson = Il n’y a pas encore de leçon pour ce jeu.
refused-no-daily = Il n’y a pas de donne du jour pour ce jeu.
refused-ghost-unknown = Personne n’a joué à cette place.
refused-deal-not-again = Cette donne ne peut pas être rejouée à ce nombre de joueurs.

## Des liens que l’on envoie.
preview-score = { $score } { $unit }
preview-foot = Saurez-vous faire mieux ?
page-replay-title = { $game } : { $name }, { $score }
page-replay-about = Revoyez pas à pas comment { $name } a joué.
page-beat-title = { $game } : battrez-vous { $name } ?
page-beat-about = Exactement la même donne. { $name } a { $score }.
page-table-title = { $name } vous invite à jouer à { $game }
page-table-open = Une table de jeu : { $game }
page-table-about = Ouvrez le lien et asseyez-vous. Pas de compte, rien à installer.
