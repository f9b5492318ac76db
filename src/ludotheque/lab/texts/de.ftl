### Das Labor, auf Deutsch.

## Was unterwegs gesagt wird.
lab-plan = { $jobs ->
    [one] Eine Aufgabe
   *[other] { $jobs } Aufgaben
} von „{ $measure }“ ({ $settings } × { $count }): { $time }.
lab-running = Es wird gemessen
lab-stopped = Angehalten. Was fertig ist, bleibt: derselbe Befehl macht hier weiter.
lab-done = Fertig. Der Bericht ist { $file }
lab-time = Das dauert { $time }.
lab-kind = { $kind ->
    [tournament] Ein Turnier: alle Bots gegeneinander, auf allen Plätzen.
    [balance] Eine Balance: Anteile mit ihren Intervallen.
   *[distribution] Eine Verteilung: wie sich gemessene Werte verteilen.
}

## Der Bericht.
lab-report-title = { $game }: ein Versuch
lab-report-done = „{ $measure }“ für { $settings ->
    [one] eine Einstellung
   *[other] { $settings } Einstellungen
} und { $count ->
    [one] einen Startwert
   *[other] { $count } Startwerte
}: { $jobs ->
    [one] eine Aufgabe
   *[other] { $jobs } Aufgaben
} im Ganzen.
lab-report-intervals = Intervalle gelten zu 95 %. Alle Einstellungen haben dieselben Startwerte, also werden Unterschiede Startwert für Startwert gemessen.
lab-report-more = { $rows ->
    [one] Eine weitere Zeile steht
   *[other] { $rows } weitere Zeilen stehen
} in der CSV-Datei.
lab-report-again = Zum Wiederholen
lab-report-seeds = Die Startwerte sind die Wörter von { $first } bis { $last }; jede Zeile nennt ihren.
lab-report-all-seeds = Alle Startwerte
lab-report-software = ludotheque { $version }, Version { $rules } der Regeln von { $game }, Code { $code }, numba: { $numba }.
lab-at-least = mindestens { $low }
lab-between = { $low } bis { $high }
lab-nothing = ohne
lab-table-ratings = Spielstärken
lab-table-pairings = Jedes Paar
lab-table-seats = Plätze
lab-table-shares = Anteile
lab-table-differences = Unterschiede zur ersten Einstellung
lab-table-numbers = Zahlen
lab-table-words = Wörter
lab-plot-numbers = Verteilung von { $column }
lab-plot-words = Wie oft: { $column }
lab-column-about = worum es geht
lab-column-column = Spalte
lab-column-columns = Spalten
lab-column-difference = Unterschied
lab-column-lead = Vorsprung vor dem nächsten
lab-column-least = kleinster
lab-column-level = Stufe
lab-column-mean = Mittel
lab-column-measure = Messung
lab-column-median = Median
lab-column-most = größter
lab-column-openings = Eröffnungen
lab-column-other = gegen
lab-column-p5 = 5 %
lab-column-p25 = 25 %
lab-column-p75 = 75 %
lab-column-p95 = 95 %
lab-column-rating = Spielstärke (Elo)
lab-column-rows = Zeilen
lab-column-sd = Standardabweichung
lab-column-seat = Platz
lab-column-seeds = Startwerte
lab-column-share = Anteil
lab-column-value = Wert

## Was nicht geht.
refused-lab-not-toml = { $file }, Zeile { $line }: das ist kein TOML ({ $problem }).
refused-lab-key-unknown = { $file }: „{ $name }“ gibt es nicht; es gibt { $known }.
refused-lab-key-missing = { $file }: „{ $name }“ fehlt.
refused-lab-choice-missing = { $file }: „{ $name }“ fehlt; möglich ist { $known }.
refused-lab-value = { $file }: „{ $name }“ kann nicht { $given } sein; möglich ist { $wanted }.
refused-lab-sweep = { $file }: „{ $name }“ verlangt eine Liste von Werten, keinen davon doppelt.
refused-lab-twice = { $file }: „{ $name }“ nennt etwas doppelt.
refused-lab-too-few = { $file }: { $given } Stufen können sich nicht zu { $seats } treffen.
refused-lab-levels-wrong = { $file }: es gibt { $seats } Plätze, aber { $given } Stufen.
refused-lab-own-wrong = { $file }: es gibt { $seats } Plätze, aber „own“ hat die Einstellungen von { $given }.
refused-lab-not-timed = { $file }: „{ $given }“ bedeutet nichts; { $level } denkt nicht nach der Uhr.
refused-lab-setting = { $file }: mit { $setting } kann man nicht spielen. { $problem }
refused-lab-too-many = { $file }: das sind { $jobs } Aufgaben; möglich sind { $most }.
refused-lab-no-share = Die Spalte { $column } hat Werte, die nicht zwischen 0 und 1 liegen, also keine Anteile.
refused-lab-no-column = Keine Zeile hat eine Spalte { $column }; es gibt { $known }.
refused-lab-game-unknown = Ein Spiel „{ $given }“ gibt es nicht; es gibt { $known }.
refused-lab-folder-taken = Im Ordner { $folder } liegt etwas anderes; wähle mit --out einen anderen.
refused-lab-folder-other = Im Ordner { $folder } liegen die Ergebnisse eines anderen Versuchs; wähle mit --out einen anderen.
refused-lab-folder-software = Der Ordner { $folder } wurde mit anderer Software begonnen: beider Ergebnisse würden vermischt. Wähle mit --out einen anderen.
refused-lab-folder-busy = Im Ordner { $folder } ist ein anderer Versuch an der Arbeit.
refused-lab-folder-unwritable = In den Ordner { $folder } kann nicht geschrieben werden.
refused-lab-extra-missing = Dem Labor fehlt das Paket { $package }: Installiere ludotheque mit dem Extra „{ $extra }“.
refused-lab-no-cluster = Unter { $address } antwortet kein Cluster: { $problem }
refused-lab-cluster-lost = Der Cluster unter { $address } ist verloren gegangen: { $problem }
refused-lab-no-workers = Der Cluster unter { $address } hat niemanden, der arbeitet.
refused-lab-worker-lacks = Einem Rechner des Clusters fehlt das Paket { $package }. Überall muss dieselbe Software sein.
refused-lab-worker-differs = Ein Rechner hat andere Software: { $here } statt { $there }. Überall muss dieselbe sein.
