### Uluru auf dem Bildschirm, neben den Worten von de.ftl.

## Was vereinbart wird, Feld für Feld, und die Werte eines jeden.
option-mode = Spiel
option-mode-is = { $value ->
    [first] Erstes Spiel
    [after] Nach dem ersten Spiel
    [tricky] Richtig knifflig
    [strengths] Verschiedene Stärken
    [experts] Experten
   *[custom] Stufen nach Wahl
}
option-mode-lasts = { $value ->
    [strengths] Fünf Runden von je einer Minute. Etwa 30 Minuten, ab 8 Jahren.
    [experts] Fünf Runden von je einer Minute. Etwa 30 Minuten, ab 8 Jahren.
   *[other] Sechs Runden von je einer Minute. Etwa 30 Minuten, ab 8 Jahren.
}
option-levels = Stufen der Karten
option-levels-is = { $value }
option-second-cards = Zweite Karten
option-second-cards-is = { $value }
option-second-cards-at = Zweite Karten für
option-second-cards-at-is = { $value ->
    [left] die Farben ganz links
   *[random] zufällige Farben
}
option-unplaced = Ein nicht gelandeter Vogel kostet
option-unplaced-is = { $value ->
    [each] einen Stein je Karte
   *[once] einen Stein insgesamt, wie in der Anleitung
}
option-sand = Sand
option-sand-is = { $value ->
    [none] keine Sanduhr
   *[other] { $value } Sekunden
}
option-rounds = Runden
option-rounds-is = { $value ->
    [none] alle
   *[other] { $value }
}
option-turns = Reihenfolge
option-turns-is = { $value ->
    [each] nacheinander, an einem Gerät
   *[together] alle gleichzeitig
}
own-sand = Eigene Sanduhr
own-sand-is = { $value ->
    [table] wie alle am Tisch
    [none] keine Sanduhr
   *[other] { $value } Sekunden
}
own-row = Kartenreihe
own-row-is = { $value ->
    [light] hell (leichter)
   *[dark] dunkel (schwerer)
}

## Die Tafel.
board = Deine Tafel
board-of = Tafel von { $player }
board-hidden = Alle setzen verdeckt. Die Tafeln werden gezeigt, wenn die Runde vorbei ist.
place = Platz { $place }
place-empty = Platz { $place }, leer
place-with = Platz { $place }: { $name }
place-land = { $name } hier landen lassen: Platz { $place }
hand = Neben der Tafel
hand-empty = Alle Vögel sind gelandet
hand-bird = { $name }, neben der Tafel. Taste { $letter }.
picked = { $name } genommen: Wähle einen Platz
picked-none = Zieh einen Vogel auf einen Platz oder tippe Vogel und Platz an.
picked-keys = Tasten: { $letters } und 0 bis 7.
wishes = Wünsche
wishes-row = { $row ->
    [light] Helle Reihe
   *[dark] Dunkle Reihe
}
wish-of = { $name }: { $wish }
lock = Fertig
lock-sure = { $count ->
    [one] Ein Vogel fehlt noch. Trotzdem fertig?
   *[other] { $count } Vögel fehlen noch. Trotzdem fertig?
}
lock-anyway = Trotzdem
finish = Runde beenden
undo = Zurücknehmen
hint = Ein Tipp
hint-unhappy = Unzufrieden: { $birds }.
hint-nobody = Kein gelandeter Vogel ist unzufrieden.
hint-sad = gerade nicht erfüllt
hint-assisted = Dieses Ergebnis zählt als „mit Tipps“.
unlock = Doch noch nicht
ready = Zur nächsten Runde
waiting-ready = Wir warten auf die anderen
waiting-locked = Fertig. Wir warten auf die anderen.
waiting-closed = Dein Sand ist durchgelaufen. Wir warten auf die anderen.
sand = Restlicher Sand
lead = Lies die Wünsche …
review-left = Nächste Runde spätestens in
help = Die Regeln in Kürze
done = fertig
board-nobody = Die Tafel, noch leer
person-done = { $player }: fertig
person-busy = { $player } setzt noch
turn-of = { $player } ist an der Reihe. Für die anderen bleiben die Karten verdeckt.
turn-ready = Ich bin bereit: Karten zeigen
row-counts = { $row ->
    [light] Für dich zählt die helle Reihe.
   *[dark] Für dich zählt die dunkle Reihe.
}
help-ground = Vögel auf demselben Ast sitzen nebeneinander. Ein Seil verbindet zwei Plätze, die sich eine Ecke teilen. Risse im Fels führen zu den Plätzen gegenüber. Der warme, gewellte Boden mit runden Plätzen ist die Bumerang-Gruppe; der kühle Boden mit eckigen Plätzen ist für die Einsamen.
help-all = Alle Regeln

## Die Auswertung.
judged-step = Karte { $step } von { $steps }
judged-back = Vorige Karte
judged-on = Nächste Karte
judged-all = Alle Karten
judged-met = erfüllt
judged-unmet = nicht erfüllt
judged-absent = nicht gelandet
judged-other-row = andere Reihe
chain = Wie dieser Wunsch zu lesen ist
stones = Steine
stones-total = insgesamt
landed = { $name } sitzt auf Platz { $place }.
lifted = { $name } ist wieder neben der Tafel.
locked-by = { $player } ist fertig.
unlocked-by = { $player } setzt weiter.
round-done = Runde { $round } ist vorbei: { $results }
player-stones = { $player } { $stones }
judged-free = von selbst erfüllt
pile-round = { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
} in dieser Runde
pile-all = { $total } insgesamt
verdicts = Die Wünsche dieser Runde
scoreboard = Steine je Runde
rounds = Runde
boards-all = Alle Tafeln
perfect-yours = Perfekt: Besser geht es nicht!
perfect-of = Perfekt gelöst von { $players }: Besser geht es nicht!
possible = Was war möglich?
possible-reached = Besser geht es nicht!
possible-yours = { $stones ->
    [one] Du hast 1 Stein.
   *[other] Du hast { $stones } Steine.
}
possible-differ = Eingekreist, weil sie anderswo sitzen: { $birds }

## Ergebnisse, anderswo erzählt.
record-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
record-second-cards = zweite Karten: { $count }
record-levels = Stufen { $levels }
share-stones = { $score } { $unit }
share-stones-of = { $score } { $unit } (bestenfalls { $best })

## Jemand steigt in eine laufende Partie ein.
guest-chapter = Ab der nächsten Runde
guest-coming = Ab der nächsten Runde spielst du mit
