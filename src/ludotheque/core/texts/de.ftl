### Wörter, die alle Spiele teilen.

## Ablehnungen: darauf wartet die Partie nicht.
refused-seats-wrong = Dieses Spiel spielt man zu { $fewest } bis { $most }, nicht zu { $given }.
refused-time-backwards = An diesem Tisch läuft die Zeit nur vorwärts.
refused-no-draw-due = Jetzt ist nichts zu ziehen.
refused-draw-impossible = Das kann der Zufall nicht gezogen haben.
refused-draw-first = Erst ist der Zufall an der Reihe.
refused-match-over = Diese Partie ist zu Ende.
refused-no-tick-due = In diesem Augenblick läuft keine Sanduhr ab.
refused-too-late = Zu spät: Der Sand ist durchgelaufen.
refused-not-your-turn = Du bist nicht an der Reihe.

## Was an der Aufzeichnung einer Partie falsch sein kann.
record-problem = Zeile { $line }: { $problem }
refused-record-empty = Die Datei ist leer.
refused-record-format = Das Format { $given } ist hier unbekannt; dieses Programm liest Format { $known }.
refused-game-unknown = Ein Spiel namens „{ $given }“ gibt es hier nicht.
refused-record-rules = Gespielt nach Fassung { $given } der Regeln; dieses Programm spielt Fassung { $known }.
refused-record-line = Das ist keine Zeile einer Aufzeichnung: { $problem }
refused-record-unfinished = Die Aufzeichnung bricht vor dem Ende der Partie ab.
refused-record-seed = Der Startwert hat nicht 64 hexadezimale Ziffern.
refused-record-commitment = Der Startwert ist nicht der in der ersten Zeile versprochene.
refused-record-draw = Diese Ziehung folgt nicht aus dem Startwert.
refused-record-outcome = So ist die Partie nicht ausgegangen.
