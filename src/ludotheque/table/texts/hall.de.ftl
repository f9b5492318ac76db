hall-open-about = Ein Abend für alle, die kommen: die Wand hier, jeder mit dem eigenen Telefon, dieselben Aufgaben für alle im selben Moment.
hall-open-do = Den Saal öffnen
hall-game = Das Spiel
hall-more = Wie gespielt wird
hall-set-rounds = Runden
hall-set-rounds-is = { $value }
hall-set-minutes = Eine Runde endet
hall-set-minutes-is = { $value ->
    [none] wenn alle fertig sind
   *[other] nach { $value } Minuten
}
hall-set-gap = Die nächste Runde beginnt
hall-set-gap-is = { $value ->
    [none] wenn ich es sage
   *[other] nach { $value } Sekunden
}
hall-set-teams = Teams
hall-set-teams-is = { $value ->
    [best] die Besten zählen
    [mean] der Schnitt zählt
   *[none] keine
}
hall-come = Scannen, oder diese Buchstaben eingeben bei
hall-people = { $people ->
    [one] Person ist da
   *[other] Leute sind da
}
hall-round = Runde { $round } von { $rounds }
hall-done = von { $playing } sind fertig
hall-byes = { $byes ->
    [one] Eine Person hat spielfrei.
   *[other] { $byes } haben spielfrei.
}
hall-evaluation = Runde { $round }
hall-unavoidable = Besser ging es nicht als
hall-unavoidable-row = möglich
hall-best = { $people ->
    [one] Am besten:
   *[other] Am besten, { $people } Leute:
}
hall-movers = Aufgestiegen:
hall-spread = Wie das Feld verteilt ist
hall-ranking = Rangliste
hall-teams = Teams
hall-team = Team { $team }
hall-team-short = Team
hall-team-number = Die Nummer deines Tisches oder Teams
hall-podium = Die Sieger
hall-points = { $score ->
    [2] Punkt
   *[other] Punkte
}
hall-somebody = jemand
hall-begin = Anfangen
hall-next = Nächste Runde jetzt
hall-skip = Diese Runde beenden
hall-end = Den Abend beenden
hall-end-about = Die laufende Runde zählt für alle, die fertig sind. Dann werden die Sieger gezeigt.
hall-remove = Einen Namen entfernen
hall-remove-do = Entfernen
hall-remove-name = { $name } entfernen
hall-results = Alle Ergebnisse
hall-back = Zurück
hall-csv = Als Tabelle (CSV)
hall-print = Drucken
hall-place = Platz
hall-name = Name
hall-total = Summe
hall-hardest = Das Schwerste des Abends, in Runde { $round }
hall-hardest-share = { $percent } % haben es nicht geschafft.
hall-hardest-time = Es brauchte im Schnitt { $time }.
hall-replay = { $name }, Runde { $round }: noch einmal ansehen
hall-replays = Jedes Ergebnis einer Runde führt zu seiner Aufzeichnung.
hall-join-about =
    { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    }, für alle dieselben. { $people ->
        [0] Mach den Anfang.
        [one] Eine Person ist schon da.
       *[other] { $people } sind schon da.
    }
hall-join-late = Du spielst ab Runde { $round } mit.
hall-join = Ich spiele mit
hall-watch = Nur die Wand zeigen
hall-over = Der Abend ist vorbei.
hall-left = Du spielst nicht mehr mit.
hall-wait = Du bist dabei. Schau auf die Wand: Gleich geht es los.
hall-wait-next = Du spielst ab der nächsten Runde mit.
hall-wait-others = Fertig! Die anderen spielen noch.
hall-bye = Du hast spielfrei: ein Punkt ohne Spiel.
hall-next-in = Die nächste Runde beginnt in { $time }.
hall-mine = Der Saal
hall-my-place = Platz { $place }
hall-my-score = Diese Runde: { $score }
hall-my-total = Alle Runden: { $total } { $unit }
hall-my-team = Team { $team }: Platz { $place }
hall-leave = Den Saal verlassen
