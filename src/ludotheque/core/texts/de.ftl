### Wörter, die alle Spiele teilen.

## Ablehnungen: darauf wartet die Partie nicht.
refused-seats-wrong = Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $given }.
refused-seats-exactly = Dieses Spiel ist für genau { $most } Personen, nicht für { $given }.
refused-time-backwards = An diesem Tisch läuft die Zeit nur vorwärts.
refused-no-draw-due = Jetzt ist nichts zu ziehen.
refused-draw-impossible = Das kann der Zufall nicht gezogen haben.
refused-draw-late = Der Zufall antwortet sofort, nicht später.
refused-draw-first = Erst ist der Zufall an der Reihe.
refused-match-over = Diese Partie ist zu Ende.
refused-no-tick-due = In diesem Augenblick läuft keine Sanduhr ab.
refused-too-late = Zu spät: Die Zeit ist um.
refused-not-your-turn = Du bist nicht an der Reihe.

## Ablehnungen: was ein Programm übergeben hat, ist nicht zu gebrauchen.
refused-state-impossible = So weit kann keine Partie gekommen sein.
refused-value-type = { $name } ist { $given }; gebraucht wird { $wanted }.
refused-value-wrong = { $name } ist nicht zu gebrauchen: { $problem }
refused-value-range = { $name } ist { $given }; erlaubt ist { $least } bis { $most }.
refused-value-least = { $name } ist { $given }; das Mindeste ist { $least }.
refused-value-unknown = { $name } ist { $given }; es gibt { $known }.
refused-no-such-action = Diesen Zug gibt es in diesem Spiel nicht: { $given }
refused-seed-wrong = { $given } ist kein Startwert: Möglich sind ein Wort, eine ganze Zahl oder genau { $bytes } Bytes.
refused-odds-wrong = { $given } sind keine Gewichte: Möglich sind ganze Zahlen, keine unter null, mindestens eine darüber.
refused-bots-wrong = Es gibt { $seats } Plätze, aber { $given } Bots.
refused-bot-name = { $given } kann in einer Aufzeichnung kein Bot heißen: Möglich sind 1 bis 40 Buchstaben von a bis z, Ziffern und Bindestriche.
refused-measure-needs-bots = Diese Messung spielt Partien: Sag mit ihren Stufen, welche Bots spielen.
refused-jobs-killed = Ein Prozess wurde von außen beendet, vielleicht aus Mangel an Speicher.
refused-jobs-need-joblib = Für { $jobs } auf einmal fehlt das Paket joblib: Installiere ludotheque mit dem Extra „lab“.

## Was an der Aufzeichnung einer Partie falsch sein kann.
record-problem = Zeile { $line }: { $problem }
refused-record-empty = Die Datei ist leer.
refused-record-format = Das Format { $given } ist hier unbekannt; dieses Programm liest Format { $known }.
refused-game-unknown = Ein Spiel namens „{ $given }“ gibt es hier nicht.
refused-record-rules = Gespielt nach Fassung { $given } der Regeln; dieses Programm spielt Fassung { $known }.
refused-record-line = Das ist keine Zeile einer Aufzeichnung: { $problem }
record-line-empty = Die Zeile ist leer.
refused-record-unfinished = Die Aufzeichnung bricht vor dem Ende der Partie ab.
refused-record-seed = Der Startwert hat nicht 64 hexadezimale Ziffern.
refused-record-commitment = Der Startwert ist nicht der in der ersten Zeile versprochene.
refused-record-draw = Diese Ziehung folgt nicht aus dem Startwert.
refused-record-sat = Dort kann sich zu diesem Zeitpunkt niemand hingesetzt haben.
refused-record-helped = Dort kann zu diesem Zeitpunkt niemandem geholfen worden sein.
refused-record-outcome = So ist die Partie nicht ausgegangen.

## Was am Gelesenen falsch sein kann.
where = { $path ->
    [none] Zeile { $line }
   *[other] Zeile { $line }, { $path }
}
refused-input-empty = Es gibt nichts zu lesen.
refused-input-unreadable = Die Eingabe lässt sich nicht lesen.
refused-input-not-utf8 = { where }: Ab Byte { $column } ist das kein UTF-8-Text.
refused-input-not-json = { where }: Ab Spalte { $column } ist das kein JSON.
refused-input-too-deep = { where }: Das ist zu tief verschachtelt.
refused-input-not-object = { where }: Hier muss ein JSON-Objekt stehen.
refused-input-twice = { where }: Das steht doppelt da.
refused-field-unknown = { where }: Dieses Feld gibt es nicht.
refused-field-missing = { where }: Dieses Feld fehlt.
refused-record-too-deep = Zu tief verschachtelt.
refused-file-missing = Eine Datei { $file } gibt es nicht.
refused-file-directory = { $file } ist ein Ordner, keine Datei.
refused-file-unreadable = Die Datei { $file } lässt sich nicht lesen.
refused-file-unwritable = Die Datei { $file } lässt sich nicht schreiben.
refused-file-exists = Die Datei { $file } gibt es schon; wähle einen anderen Namen.

## Vor einem langen Befehl: wie lange er dauert.
takes = { $minutes ->
    [0] weniger als eine Minute
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}

## Das Regal, und eine Partie im Nachhinein erzählt.
games-seats = Spieler: { $fewest } bis { $most }
games-seats-exactly = Spieler: { $most }
games-bots = Bots: { $bots }
games-commands = Befehle: { $commands }
games-options = Optionen, die Voreinstellung in eckigen Klammern:
who-person = Spieler { $seat }
who-program = Bot { $seat } (auf Einladung)
program-name = { $name } (Bot)
who-bot = Bot { $seat } ({ $level })
who-ghost = Geist { $seat }
who-other = Spieler { $seat } ({ $who })
unit-points = { $score ->
    [one] Punkt
   *[other] Punkte
}
unit-ms = min
unit-s = s
decimal-mark = ,
replay-place = { $place }. { $player }: { $score } { $unit }
replay-checked = Geprüft: Alle { $rows } Zeilen folgen aus den Regeln und dem Startwert.
replay-scripted = { $draws ->
    [one] Eine Ziehung stand
   *[other] { $draws } Ziehungen standen
} vorher fest, wie die Aufzeichnung sagt; der Rest folgt aus dem Startwert.

## Was an einem Befehl falsch sein kann.
usage-problem = Dieser Befehl ist nicht klar: { $problem }
output-unwritable = Die Antwort lässt sich nicht schreiben: Die Ausgabe ist geschlossen oder voll.

## Ausdrucken und spielen.
print-written = { $file }: { $pages } Seiten. Druck sie beidseitig, an der langen Kante gewendet, in Originalgröße.
refused-print-needs-typst = Zum Drucken braucht es das Extra „server“ mit typst.
