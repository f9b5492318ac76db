### Les mots du serveur.

## Dans le terminal.
play-open = La table est mise : { $link }
play-lan = Pour tout le monde sur ce réseau : { $link }
server-missing = La table a besoin du paquet { $package } : pip install 'ludotheque[server]'
play-taken = Le port { $port } est déjà pris. Prenez-en un autre : make play PORT={ $other }, ou ludotheque play --port { $other }
play-forbidden = Vous n’avez pas le droit d’écouter sur le port { $port }. Prenez-en un à partir de 1024, par exemple : ludotheque play --port 8000
play-address = Impossible d’écouter sur { $host } : { $problem }
client-missing = Cette installation n’a pas de client pour navigateur : les pages sont vides. Dans un clone, make play le construit ; les wheels et les distributions source l’apportent avec elles.
play-without-client = { client-missing } { play-stop }
play-stop = Ctrl-C pour arrêter.
backup-done = Une copie de tout se trouve dans { $file }.
store-missing = Il n’y a pas de données dans { $file }.
move-done = Tout est dans { $file } : { $matches ->
    [one] une partie
   *[other] { $matches } parties
}, { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}, le tout comparé. { $source } reste inchangé.
move-copies = Copie
move-compares = Comparaison
prune-looks = Recherche de ce qui est ancien
prune-done = Supprimé, car plus ancien que { $days ->
    [one] un jour
   *[other] { $days } jours
} : { $matches ->
    [one] une partie
   *[other] { $matches } parties
}, { $rooms ->
    [one] une table
   *[other] { $rooms } tables
}, { $results ->
    [one] un résultat
   *[other] { $results } résultats
}, { $tries ->
    [one] un essai
   *[other] { $tries } essais
} à une donne du jour.
prune-would = Serait supprimé, car plus ancien que { $days ->
    [one] un jour
   *[other] { $days } jours
} : { $matches ->
    [one] une partie
   *[other] { $matches } parties
}, { $rooms ->
    [one] une table
   *[other] { $rooms } tables
}, { $results ->
    [one] un résultat
   *[other] { $results } résultats
}, { $tries ->
    [one] un essai
   *[other] { $tries } essais
} à une donne du jour.
doctor-well = { $file } va bien (schéma { $schema }) : { $tables ->
    [one] une table ouverte
   *[other] { $tables } tables ouvertes
  }, { $matches ->
    [one] une partie finie
   *[other] { $matches } parties finies
  }{ $free ->
    [unknown] .
   *[other] , { $free } Go libres.
  }
doctor-problems = { $file } (schéma { $schema }) : { $problems ->
    [one] un problème
   *[other] { $problems } problèmes
  }, { $tables ->
    [one] une table ouverte
   *[other] { $tables } tables ouvertes
  }, { $matches ->
    [one] une partie finie
   *[other] { $matches } parties finies
  }{ $free ->
    [unknown] .
   *[other] , { $free } Go libres.
  }
doctor-migrates = { $file } a encore l’ancien schéma { $schema } ; { $free ->
    [unknown] le prochain démarrage le met à jour.
   *[other] le prochain démarrage en fait une copie et le met à jour. { $free } Go libres.
  }
doctor-retry = La table { $table } sera reprise au prochain démarrage.
doctor-damage = Le fichier est endommagé : { $why }
doctor-space = Il ne reste presque plus de place sur le disque.
doctor-others = D’autres peuvent lire ce fichier, qui contient des graines et des secrets ; le prochain démarrage y remédie.
doctor-not-writable = Vous n’avez pas le droit d’écrire dans ce fichier ou dans son dossier.
doctor-set-aside = La table { $id } a été mise de côté le { $since } : { $why }
doctor-unfit = La table { $id } ne pourra pas être reprise au prochain démarrage : { $why }
doctor-match = La partie { $id } ne peut pas être rejouée : { $why }
aside-damage = { $problem }
aside-room-unreadable = sa description est illisible ({ $problem }).
aside-room-contradicts = sa description contredit sa partie, ou elle-même.
aside-game-unknown = il n’y a pas de jeu { $game } ici.
aside-bot-unknown = il n’y a pas de robot { $level } pour son jeu.
aside-match-missing = sa partie a disparu.
aside-match-unreadable = sa partie est illisible ({ $problem }).
aside-rules-newer = la partie suit la version { $given } des règles, et cette maison connaît la version { $known }.
aside-log = son journal ne suit pas les règles ({ $problem }).
aside-defect = quelque chose d’imprévu s’est produit ({ $problem }).

## Refus.
refused-too-fast = Trop vite. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
refused-limit-unknown = Aucune limite ne s’appelle { $given }.
refused-limit-bad = La limite { $name } doit être un nombre supérieur à zéro, pas { $given }.
refused-too-busy = Le serveur a trop de calculs en ce moment. Réessayez dans un instant.
refused-not-worked-out = Le calcul n’a pas abouti à temps.
refused-proxy-bad = { $given } n’est ni une adresse ni un réseau.
refused-server-full = Le serveur est plein pour l’instant. Réessayez dans un moment.
refused-too-many-connections = Trop de connexions depuis ici ; { $most } au plus.
refused-message-bad = Ceci est illisible : { $problem }
refused-message-too-long = C’est trop long ; { $most } octets au plus.
refused-head-too-long = L’en-tête de cette requête est trop long ; { $most } octets et { $lines } lignes au plus.
refused-length-missing = La longueur du contenu doit être annoncée (Content-Length).
refused-not-json = Une requête avec un corps doit être du type application/json.
refused-method-unknown = Cela ne peut pas se faire ici.
refused-not-found = Il n’y a rien ici.
refused-not-aside = La table { $table } n’a pas été mise de côté.
refused-backup-exists = { $file } existe déjà ; choisissez un autre nom.
refused-store-in-use = Un autre serveur a ouvert { $file }. Arrêtez-le d’abord, ou prenez un autre emplacement avec --database.
refused-store-locked = Un autre programme écrit dans { $file } en ce moment. Réessayez dans un instant.
refused-store-damaged = { $file } est endommagé, ou n’est pas de chez nous. Mettez à sa place une copie faite par ludotheque backup, ou prenez un autre fichier avec --database.
refused-store-newer = { $file } a été écrit par un Ludotheque plus récent (schéma { $given }, connu ici { $known }). Utilisez celui-là.
refused-store-foreign = { $file } est la base de données d’un autre programme. Prenez un autre fichier avec --database.
refused-store-read-only = { $file } ne peut être que lu.
refused-store-forbidden = Vous n’avez pas le droit d’ouvrir { $file }, ou de créer des fichiers dans son dossier.
refused-store-full = Il n’y a plus de place pour { $file }.
refused-store-folder = { $file } est un dossier ; il faut un fichier.
refused-store-no-folder = Le dossier de { $file } manque, ou n’en est pas un.
refused-store-not-migrated = { $file } n’a pas pu être mis à jour et reste inchangé : { $problem }
refused-store-unusable = { $file } est inutilisable : { $problem }
refused-store-address = Ce n’est pas l’adresse d’une base PostgreSQL. Elle ressemble à postgresql://nom:motdepasse@machine/base ; écrivez-y les caractères spéciaux comme dans toute adresse web.
refused-store-no-driver = { $file } a besoin du paquet { $package }. Installez ludotheque[postgres].
refused-store-unreachable = { $file } ne répond pas : { $problem }
refused-store-no-entry = { $file } ne vous laisse pas entrer. Vérifiez le nom et le mot de passe.
refused-store-no-database = Il n’y a pas de base de données à { $file }. Créez-la d’abord, par exemple avec createdb.
refused-store-no-rights = Vous n’avez pas le droit de créer ou de modifier des tables dans { $file }. Demandez-le à qui s’en occupe.
refused-store-server-old = { $file } tourne sur PostgreSQL { $given } ; il faut { $known } ou plus récent.
refused-store-encoding = { $file } garde les textes en { $given } ; il faut une base en UTF8.
refused-store-older = { $file } a été écrit par un Ludotheque plus ancien. Démarrez le serveur une fois : il le mettra à jour.
refused-keep-days-missing = Dites combien de jours sont gardés : --days 365, ou LUDOTHEQUE_KEEP_DAYS=365.
refused-keep-days-bad = LUDOTHEQUE_KEEP_DAYS est un nombre de jours de 1 à { $most }, pas { $given }.
refused-node-bad = « { $given } » n’est pas l’adresse d’un nœud : indiquez un hôte et un port, par exemple 10.0.0.5:8100.
refused-store-half-moved = D’autres données sont en cours de déménagement vers { $file }. Terminez d’abord avec ludotheque move-store.
refused-backup-server = PostgreSQL fait ses copies lui-même, même pendant qu’on joue : { $command }
refused-move-missing = Il n’y a pas de données dans { $file }.
refused-move-target = { $file } n’est pas vide, et n’a rien à voir avec ce que vous déménagez. Choisissez un emplacement vide.
refused-move-text = La ligne { $id } de { $table } contient un texte que { $file } ne peut pas garder. Réparez-la ou supprimez-la d’abord.
refused-move-differs = Ce qui est arrivé dans { $file } diffère de ce qui est parti : { $table }. Déménagez vers un emplacement vide.
refused-replay-unknown = Cette partie n’existe pas, ou n’est pas encore finie.
refused-not-on-paper = Ce jeu ne peut pas être imprimé ici.
refused-not-finished = Terminez d’abord votre part de la manche.
refused-no-hints = Les indices ne sont pas permis à cette table.
refused-no-hint = Pas d’indice à vous donner pour l’instant.
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
