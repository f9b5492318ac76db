## Ein eigener Bot an einem Tisch.
bot-seated = { $name } hat sich als Bot auf Einladung gesetzt. Mit Strg-C steht er auf.
bot-waits = Gerade läuft eine Partie. Der Bot setzt sich, wenn sie vorbei ist.
bot-removed = Die Tischleitung hat den Stuhl anders vergeben.
bot-done = Alle Partien sind gespielt. Der Bot ist aufgestanden.
bot-stopped = Angehalten. Der Bot spielt nicht mehr.
bot-extra-missing = { $package } fehlt. Installiere ludotheque mit dem Extra „server“.

refused-bot-given = „{ $given }“ bezeichnet keinen Bot. Schreib MODUL:NAME, zum Beispiel mybot:Bot.
refused-bot-module = Das Modul { $module } lässt sich nicht laden: Ein Modul { $missing } gibt es nicht.
refused-bot-import = Das Modul { $module } lässt sich nicht laden: { $problem }
refused-bot-missing = Das Modul { $module } enthält kein { $name }.
refused-bot-made = { $given } lässt sich nicht ohne Argumente erzeugen: { $problem }
refused-bot-no-plan = { $given } ist kein Bot: Es fehlt plan(view, now, rng).
refused-bot-failed = Der Bot ist beim Planen gescheitert: { $problem }
refused-bot-refused = Der Bot wurde in diesem Abschnitt { $times }-mal abgewiesen, zuletzt mit „{ $refusal }“. Er wartet auf den nächsten.
refused-bot-link = „{ $given }“ ist keine Einladung. Kopiere den Link des Tisches, oder schreib die Adresse des Servers und den Code.
refused-bot-seat = „{ $given }“ ist kein Stuhl. Schreib eine Zahl von 1 bis 16, oder any.
refused-bot-unreachable = { $server } ist nicht zu erreichen: { $problem }
refused-bot-no-table-server = { $server } antwortet nicht wie ein Tisch.
refused-bot-status = Der Server antwortet mit Status { $status }.
refused-bot-not-allowed = { $sentence }
refused-bot-protocol = Der Server spricht eine andere Version des Protokolls. Nimm auf beiden Seiten dieselbe Version von ludotheque.
refused-bot-full = An diesem Tisch sind schon zu viele.
refused-bot-table-gone = Diesen Tisch gibt es nicht mehr.
refused-bot-lost = Die Verbindung zu { $server } ist abgerissen.
