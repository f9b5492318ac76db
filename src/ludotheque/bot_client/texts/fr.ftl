## Son propre robot à une table.
bot-seated = { $name } s’est assis, robot sur invitation. Ctrl-C le fait se lever.
bot-waits = Une partie est en cours. Le robot s’assoira quand elle sera finie.
bot-removed = L’hôte a donné la chaise à quelqu’un d’autre.
bot-done = Toutes les parties sont jouées. Le robot s’est levé.
bot-stopped = Arrêté. Le robot ne joue plus.
bot-extra-missing = Il manque { $package }. Installez ludotheque avec l’extra « server ».

refused-bot-given = « { $given } » ne désigne pas un robot. Écrivez MODULE:NOM, par exemple mybot:Bot.
refused-bot-module = Impossible de charger le module { $module } : il n’y a pas de module { $missing }.
refused-bot-import = Impossible de charger le module { $module } : { $problem }
refused-bot-missing = Le module { $module } ne contient pas { $name }.
refused-bot-made = Impossible de créer { $given } sans arguments : { $problem }
refused-bot-no-plan = { $given } n’est pas un robot : il n’a pas de plan(view, now, rng).
refused-bot-failed = Le robot a échoué en préparant son coup : { $problem }
refused-bot-refused = Le robot a été refusé { $times } fois pendant cette étape, la dernière fois avec « { $refusal } ». Il attend la suivante.
refused-bot-link = « { $given } » n’est pas une invitation. Copiez le lien de la table, ou écrivez l’adresse du serveur et le code.
refused-bot-seat = « { $given } » n’est pas une chaise. Écrivez un nombre de 1 à 16, ou any.
refused-bot-unreachable = { $server } est injoignable : { $problem }
refused-bot-no-table-server = { $server } ne répond pas comme une table.
refused-bot-status = Le serveur répond par le statut { $status }.
refused-bot-not-allowed = { $sentence }
refused-bot-protocol = Le serveur parle une autre version du protocole. Utilisez la même version de ludotheque des deux côtés.
refused-bot-full = Il y a déjà trop de monde à cette table.
refused-bot-table-gone = Cette table n’existe plus.
refused-bot-lost = La connexion à { $server } est perdue.
