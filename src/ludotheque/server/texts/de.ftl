### Wörter des Servers.

## Im Terminal.
play-open = Der Tisch ist gedeckt: { $link }
play-lan = Für alle in diesem Netz: { $link }
server-missing = Der Tisch braucht das Paket { $package }: pip install 'ludotheque[server]'
play-taken = An Port { $port } lauscht schon jemand. Nimm einen anderen: make play PORT={ $other } oder ludotheque play --port { $other }
play-forbidden = Du darfst an Port { $port } nicht lauschen. Nimm einen ab 1024, zum Beispiel: ludotheque play --port 8000
play-address = An { $host } lässt sich nicht lauschen: { $problem }
client-missing = Dieser Installation fehlt der Client für Browser, die Seiten bleiben deshalb leer. In einem Klon baut ihn make play; Wheels und Quellpakete bringen ihn mit.
play-without-client = { client-missing } { play-stop }
play-stop = Beenden mit Strg-C.
backup-done = Eine Kopie von allem liegt in { $file }.
store-missing = In { $file } liegen keine Daten.
move-done = Alles liegt in { $file }: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}, alles verglichen. { $source } ist unverändert.
move-copies = Kopieren
move-compares = Vergleichen
prune-looks = Suche nach Altem
prune-done = Gelöscht, weil älter als { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $rooms ->
    [one] ein Tisch
   *[other] { $rooms } Tische
}, { $results ->
    [one] ein Ergebnis
   *[other] { $results } Ergebnisse
}, { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
} an einer Aufgabe des Tages.
prune-would = Würde gelöscht, weil älter als { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $rooms ->
    [one] ein Tisch
   *[other] { $rooms } Tische
}, { $results ->
    [one] ein Ergebnis
   *[other] { $results } Ergebnisse
}, { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
} an einer Aufgabe des Tages.
doctor-well = { $file } ist in Ordnung (Schema { $schema }): { $tables ->
    [one] ein offener Tisch
   *[other] { $tables } offene Tische
  }, { $matches ->
    [one] eine beendete Partie
   *[other] { $matches } beendete Partien
  }{ $free ->
    [unknown] .
   *[other] , { $free } GB frei.
  }
doctor-problems = { $file } (Schema { $schema }): { $problems ->
    [one] ein Problem
   *[other] { $problems } Probleme
  }, { $tables ->
    [one] ein offener Tisch
   *[other] { $tables } offene Tische
  }, { $matches ->
    [one] eine beendete Partie
   *[other] { $matches } beendete Partien
  }{ $free ->
    [unknown] .
   *[other] , { $free } GB frei.
  }
doctor-migrates = { $file } hat noch das ältere Schema { $schema }; { $free ->
    [unknown] der nächste Start bringt es auf den neuen Stand.
   *[other] der nächste Start macht eine Kopie und bringt es auf den neuen Stand. { $free } GB frei.
  }
doctor-retry = Der Tisch { $table } wird beim nächsten Start wieder aufgenommen.
doctor-damage = Die Datei ist beschädigt: { $why }
doctor-space = Auf der Platte ist kaum noch Platz.
doctor-others = Andere können die Datei lesen, und darin liegen Startwerte und Geheimnisse; der nächste Start ändert das.
doctor-not-writable = Du darfst in diese Datei oder ihren Ordner nicht schreiben.
doctor-set-aside = Der Tisch { $id } wurde am { $since } beiseitegestellt: { $why }
doctor-unfit = Der Tisch { $id } lässt sich beim nächsten Start nicht wieder aufnehmen: { $why }
doctor-match = Die Partie { $id } lässt sich nicht nachspielen: { $why }
aside-damage = { $problem }
aside-room-unreadable = Seine Beschreibung ist nicht zu lesen ({ $problem }).
aside-room-contradicts = Seine Beschreibung widerspricht sich oder seiner Partie.
aside-game-unknown = Das Spiel { $game } gibt es hier nicht.
aside-bot-unknown = Einen Bot { $level } hat sein Spiel nicht.
aside-match-missing = Seine Partie fehlt.
aside-match-unreadable = Die Partie ist nicht zu lesen ({ $problem }).
aside-rules-newer = Die Partie hat Regeln der Version { $given }, und dieses Haus kennt Version { $known }.
aside-log = Der Verlauf folgt den Regeln nicht ({ $problem }).
aside-defect = Etwas Unvorhergesehenes ging schief ({ $problem }).

## Ablehnungen.
refused-too-fast = Zu schnell. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } wieder.
refused-limit-unknown = Eine Grenze { $given } gibt es nicht.
refused-limit-bad = Die Grenze { $name } muss eine Zahl über null sein, nicht { $given }.
refused-too-busy = Der Server hat gerade zu viel zu rechnen. Versuch es gleich noch einmal.
refused-not-worked-out = Das war nicht rechtzeitig auszurechnen.
refused-proxy-bad = { $given } ist weder eine Adresse noch ein Netz.
refused-server-full = Der Server ist gerade voll. Versuch es gleich noch einmal.
refused-too-many-connections = Zu viele Verbindungen von hier; höchstens { $most }.
refused-message-bad = Das lässt sich nicht lesen: { $problem }
refused-message-too-long = Das ist zu lang; höchstens { $most } Byte.
refused-head-too-long = Der Kopf dieser Anfrage ist zu lang; höchstens { $most } Byte und { $lines } Zeilen.
refused-length-missing = Die Länge des Inhalts muss vorher feststehen (Content-Length).
refused-not-json = Eine Anfrage mit Inhalt muss application/json sein.
refused-method-unknown = Das lässt sich hier nicht tun.
refused-not-found = Hier ist nichts.
refused-not-aside = Der Tisch { $table } wurde nicht beiseitegestellt.
refused-backup-exists = { $file } gibt es schon; wähle einen anderen Namen.
refused-store-in-use = Ein anderer Server hat { $file } geöffnet. Beende ihn zuerst, oder nimm mit --database einen anderen Speicherort.
refused-store-locked = Ein anderes Programm schreibt gerade in { $file }. Versuch es gleich noch einmal.
refused-store-damaged = { $file } ist beschädigt oder gar nicht von uns. Leg eine Kopie von ludotheque backup an ihre Stelle, oder nimm mit --database eine andere Datei.
refused-store-newer = { $file } stammt von einem neueren Ludotheque (Schema { $given }, hier bekannt { $known }). Nimm das neuere.
refused-store-foreign = { $file } ist die Datenbank eines anderen Programms. Nimm mit --database eine andere Datei.
refused-store-read-only = { $file } lässt sich nur lesen, nicht beschreiben.
refused-store-forbidden = Du darfst { $file } nicht öffnen, oder in ihrem Ordner keine Dateien anlegen.
refused-store-full = Für { $file } ist kein Platz mehr.
refused-store-folder = { $file } ist ein Ordner; gebraucht wird eine Datei.
refused-store-no-folder = Der Ordner von { $file } fehlt oder ist keiner.
refused-store-not-migrated = { $file } ließ sich nicht auf den neuen Stand bringen und ist unverändert: { $problem }
refused-store-unusable = { $file } lässt sich nicht benutzen: { $problem }
refused-store-address = Das ist keine Adresse einer PostgreSQL-Datenbank. Sie sieht aus wie postgresql://name:passwort@rechner/datenbank; Sonderzeichen schreibst du darin wie in jeder Web-Adresse.
refused-store-no-driver = { $file } braucht das Paket { $package }. Installiere ludotheque[postgres].
refused-store-unreachable = { $file } antwortet nicht: { $problem }
refused-store-no-entry = { $file } lässt dich nicht herein. Prüf den Namen und das Passwort.
refused-store-no-database = Unter { $file } gibt es keine Datenbank. Leg sie zuerst an, zum Beispiel mit createdb.
refused-store-no-rights = Du darfst in { $file } keine Tabellen anlegen oder ändern. Lass dir das Recht dazu geben.
refused-store-server-old = { $file } läuft auf PostgreSQL { $given }; gebraucht wird { $known } oder neuer.
refused-store-encoding = { $file } speichert Text als { $given }; gebraucht wird eine Datenbank in UTF8.
refused-store-older = { $file } stammt von einem älteren Ludotheque. Starte den Server einmal, dann ist alles auf dem neuen Stand.
refused-keep-days-missing = Sag, wie viele Tage aufgehoben werden: --days 365 oder LUDOTHEQUE_KEEP_DAYS=365.
refused-keep-days-bad = LUDOTHEQUE_KEEP_DAYS ist eine Zahl von Tagen von 1 bis { $most }, nicht { $given }.
refused-node-bad = „{ $given }“ ist keine Adresse eines Knotens: Nenne einen Rechner und einen Port, etwa 10.0.0.5:8100.
refused-store-half-moved = Andere Daten ziehen gerade nach { $file } um. Bring das zuerst mit ludotheque move-store zu Ende.
refused-backup-server = PostgreSQL macht seine Kopien selbst, auch während gespielt wird: { $command }
refused-move-missing = In { $file } liegen keine Daten.
refused-move-target = { $file } ist nicht leer und gehört nicht zu dem, was du umziehst. Wähle einen leeren Speicherort.
refused-move-text = Die Zeile { $id } von { $table } enthält Text, den { $file } nicht speichern kann. Bring sie zuerst in Ordnung, oder lösche sie.
refused-move-differs = Was in { $file } angekommen ist, weicht von dem ab, was losgeschickt wurde: { $table }. Zieh an einen leeren Speicherort um.
refused-replay-unknown = Diese Partie gibt es nicht, oder sie ist noch nicht zu Ende.
refused-not-on-paper = Dieses Spiel lässt sich hier nicht ausdrucken.
refused-not-finished = Mach erst deinen Teil der Runde fertig.
refused-no-hints = An diesem Tisch sind Tipps nicht erlaubt.
refused-no-hint = Im Augenblick gibt es keinen Tipp.
refused-no-review = Noch ist nichts zu Ende.
refused-day-runs-on = Die Aufgabe des Tages kennt keine Pause und kein vorzeitiges Ende: Der Sand läuft für alle gleich.
refused-no-lesson = Für dieses Spiel gibt es noch keine Lernrunde.
refused-no-daily = Für dieses Spiel gibt es keine Aufgabe des Tages.
refused-ghost-unknown = An diesem Platz hat niemand gespielt.
refused-deal-not-again = Für so viele lässt sich diese Aufgabe nicht noch einmal stellen.

## Links, die man jemandem schickt.
preview-score = { $score } { $unit }
preview-foot = Kannst du das besser?
page-replay-title = { $game }: { $name }, { $score }
page-replay-about = Sieh dir Schritt für Schritt an, wie { $name } gespielt hat.
page-beat-title = { $game }: Schlägst du { $name }?
page-beat-about = Genau dieselbe Aufgabe. { $name } hat { $score }.
page-table-title = { $name } lädt dich zu { $game } ein
page-table-open = Ein Tisch mit { $game }
page-table-about = Öffne den Link und setz dich dazu. Ohne Konto, ohne Installation.
