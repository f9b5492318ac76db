### Les mots du serveur.

## Dans le terminal.
play-open = La table est mise : { $link }
play-lan = Pour tout le réseau : { $link }
server-missing = La table a besoin du paquet { $package } : pip install 'ludotheque[server]'
play-stop = Ctrl-C pour arrêter.
backup-done = Une copie de tout se trouve dans { $file }.
backup-missing = Il n’y a pas de données dans { $file }.
backup-exists = { $file } existe déjà ; choisissez un autre nom.
backup-failed = La copie a échoué : { $problem }

## Refus.
refused-too-fast = Trop vite. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
refused-message-bad = Ceci est illisible : { $problem }
refused-message-too-long = C’est trop long ; { $most } octets au plus.
refused-not-found = Il n’y a rien ici.
refused-replay-unknown = Cette partie n’existe pas, ou n’est pas encore finie.
