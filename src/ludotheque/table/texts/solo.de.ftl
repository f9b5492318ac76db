### Das Ende einer Partie, eine Partie noch einmal gesehen, Rekorde, die Aufgabe des Tages und Rennen gegen eine Partie von früher.

replay-looking = Die Partie wird gesucht …

## Das Ende einer Partie.
end-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
end-all-won = Alle gewinnen gemeinsam!
end-level = Gleichstand: { $names } teilen sich den Sieg.
end-you-won = Gewonnen!
end-draw = Unentschieden
end-score = { $score } { $unit }
end-assisted = mit Tipps
end-rematch = Revanche
end-new-deal = Noch einmal
end-other-game = Anderes Spiel
end-more = Mehr
end-fold = Ergebnis ausblenden
end-unfold = Ergebnis zeigen
end-suspense = Und das Ergebnis ist …
end-evening = Heute Abend: { $wins }
end-same-deal = Dieselbe Aufgabe noch einmal
end-try-again = Noch ein Versuch
end-share = Teilen
end-share-text = { $game } · { $results }
end-beat-my-deal = Herausfordern
end-beat-text = { $game }: { $score } { $unit } bei dieser Aufgabe. Schaffst du es besser?
end-race = Gegen diese Partie antreten
end-lesson-done = Jetzt weißt du, wie es geht!
end-play-now = Zu den Spielen
end-not-kept = Diese Aufgabe war schon bekannt, darum zählt das Ergebnis nicht als Rekord.
best-new = Neuer Rekord! Bisher: { $score } { $unit }.
best-first = Dein erstes Ergebnis hier: Das gilt es zu schlagen.
best-equal = So gut wie dein Rekord.
best-behind = Dein Rekord: { $score } { $unit }.
best-assisted = Mit Tipps: zählt nicht als Rekord.
share-copied = Kopiert: Jetzt kannst du es einfügen, wo du magst.
share-by-hand = Kopieren geht hier nicht. Markiere und kopiere es selbst:

## Eine Partie noch einmal gesehen.
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-about = Über diese Partie
replay-share = Diese Partie teilen
replay-again-about = Hättest du es besser gemacht? Die Aufgabe ist dieselbe.
replay-mode = { $game }: { $mode }
replay-ghost-of = Gegen { $name } antreten
replay-by = { $name }: { $line }
replay-jump = Gehe zu
replay-start = Anfang
opinion-curve = Die Chancen von { $name } im Lauf der Partie
opinion-working = Die Kurve wird gerade berechnet …
opinion-coming = Der Bot denkt noch darüber nach …
opinion-you = Du hast gespielt: { $played }, { $chance } %. Am besten: { $best }, { $more } %.
opinion-you-best = Du hast gespielt: { $played }, { $chance } %. Der Bot hätte dasselbe getan.
opinion-they = { $name } hat gespielt: { $played }, { $chance } %. Am besten: { $best }, { $more } %.
opinion-they-best = { $name } hat gespielt: { $played }, { $chance } %. Der Bot hätte dasselbe getan.
replay-keys-more = Die Leertaste spielt ab und hält an, die Pfeiltasten gehen Schritt für Schritt, Bild auf und Bild ab von Marke zu Marke, E zum Nächsten in der Liste, Pos1 und Ende zum Anfang und zum Schluss.
not-here = Hier gibt es keine Partie zu sehen.
not-here-about = Vielleicht ist der Link unvollständig, oder es ist die Aufgabe des Tages: Sie ist noch nicht vorbei, und du hast sie noch nicht gespielt.
not-here-deal = Diese Aufgabe ist nicht zu finden.

## Eine Herausforderung.
beat-title = { $name } fordert dich heraus
beat-mode = { $game }: { $mode }
beat-cards = Du bekommst genau dieselbe Aufgabe.
beat-whose = Wessen Partie?
beat-run = { $name }: { $score } { $unit }
beat-race = Gegen die Partie von { $name } antreten
beat-race-about = Sie läuft neben dir mit, so schnell und so gut wie damals. Du siehst nur, wann sie fertig ist.
beat-alone = Allein spielen
beat-watch = Erst ansehen? Dann kennst du die Aufgabe.
beat-watch-do = Ansehen
ghost-name = Partie von { $name }
chair-ghost = Partie von früher

## Rekorde dieses Geräts.
best-title = Meine Rekorde
best-about = Das Beste auf diesem Gerät, Spielart für Spielart. Mit Tipps oder bekannten Aufgaben zählt es nicht.
best-none = Hier steht noch nichts.
best-none-about = Spiel einmal allein, dann steht dein bestes Ergebnis hier. Es bleibt auf diesem Server, für dieses Gerät.
best-watch = Ansehen
best-race = Gegen dich selbst
duels = Gegen einen Bot
duels-level = Bot
duels-won = gewonnen
duels-drawn = unentschieden
duels-lost = verloren

## Die Aufgabe des Tages.
daily = Aufgabe des Tages
daily-number = Nr. { $number }
daily-title = { $game }, { $date }
daily-about = Heute für alle dieselbe Aufgabe. Dein erster Versuch zählt.
daily-play = Die heutige Aufgabe spielen
daily-mine = Du: { $score } { $unit }, Platz { $place } von { $count }
daily-mine-only = Du: { $score } { $unit }
daily-mine-quick = Du: { $score } { $unit }, schneller, als Hände sein können. Die Liste lässt das aus, das Ergebnis bleibt deins.
daily-results = Die Ergebnisse von heute
daily-you = du
daily-honest = Die Liste lässt nur aus, was kein Mensch schaffen kann: Ein geduldiges Programm sieht aus wie ein Mensch.
daily-hidden = Wie gut die anderen waren, erfährst du, wenn du fertig bist.
daily-next = Die nächste in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
daily-perfect = Besser geht es nicht.
daily-played = Heute gespielt: { $score } { $unit }
daily-again = Noch einmal, nur zur Übung
daily-share = Als Text teilen
daily-text-head = { $house } · { $game } { $date } (Nr. { $number })
daily-text-score = { $score } { $unit }

## Was aufgehoben wird, und wie man es löscht.
privacy-title = Datenschutz
privacy-kept = Was hier aufgehoben wird
privacy-kept-device = Eine zufällige Marke in einem Cookie, damit dein Stuhl und deine Ergebnisse deine bleiben. Der Server behält davon nur einen Fingerabdruck: Er verrät nichts über dich.
privacy-kept-names = Die Namen, die du eintippst.
privacy-kept-matches = Partien mit jedem Zug, wie sie ausgingen, und weggeräumte Tische.
privacy-kept-wrong-codes = Nach einem falschen Code, für ein paar Minuten: ein Fingerabdruck der Netzwerkadresse, von der er kam, damit niemand deinen Tisch errät.
privacy-kept-browser = In diesem Browser: dein Name, die Sprache, der Ton und was du zuletzt gewählt hast.
privacy-long = Wie lange
privacy-for-ever = Bis es jemand löscht: Dieses Haus hebt seine Abende auf.
privacy-days = { $days ->
    [one] Partien und Tische werden nach einem Tag gelöscht. Deine besten Ergebnisse bleiben, ohne Aufzeichnung.
   *[other] Partien und Tische werden nach { $days } Tagen gelöscht. Deine besten Ergebnisse bleiben, ohne Aufzeichnung.
}
privacy-others = Wer es sonst bekommt
privacy-others-about = Niemand. Es gibt kein Tracking und keine Werbung, und nichts geht an andere. Wer den Link zu einem Tisch oder einer Aufzeichnung hat, kann sie sehen.
privacy-delete = Löschen, was dieses Gerät hinterlassen hat
privacy-delete-about = Deine Ergebnisse und Versuche werden gelöscht, deine Stühle werden frei, und dein Name verschwindet aus Partien, die andere behalten.
privacy-button = Löschen, was dieses Gerät hinterlassen hat
privacy-sure = Alles löschen?
privacy-sure-about = Deine Ergebnisse kommen nicht wieder. An deinen Tischen spielen die anderen ohne dich weiter.
privacy-yes = Ja, löschen
privacy-deleted = Erledigt. Von diesem Gerät ist hier nichts mehr.
privacy-nothing = Von diesem Gerät ist hier noch nichts aufgehoben.
