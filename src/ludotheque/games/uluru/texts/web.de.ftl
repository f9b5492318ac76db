### Uluru auf dem Bildschirm, neben den Worten von de.ftl.

## Was vereinbart wird, Feld für Feld, und die Werte eines jeden.
option-mode = Spiel
option-mode-is = { $value ->
    [first] Erstes Spiel
    [after] Nach dem ersten Spiel
    [tricky] Richtig knifflig
    [strengths] Verschiedene Stärken
    [experts] Experten
   *[custom] Eigene Wahl der Stufen
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
   *[once] einen Stein insgesamt, wie gedruckt
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
own-sand = Eigene Sanduhr
own-sand-is = { $value ->
    [table] wie am Tisch
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
picked-none = Ziehe einen Vogel auf einen Platz oder tippe Vogel und Platz an. Tasten: { $letters } und 0 bis 7.
wishes = Wünsche
wishes-row = { $row ->
    [light] Helle Reihe
   *[dark] Dunkle Reihe
}
wish-of = { $name }: { $wish }
lock = Fertig
unlock = Doch noch nicht
ready = Zur nächsten Runde
waiting-ready = Warten auf die anderen
waiting-locked = Fertig. Warten auf die anderen.
waiting-closed = Dein Sand ist durch. Warten auf die anderen.
sand = Sand übrig
lead = Lies die Wünsche …
review-left = Nächste Runde spätestens in
help = Die Regeln in Kürze

## Die Auswertung.
judged-step = Karte { $step } von { $steps }
judged-back = Vorige Karte
judged-on = Nächste Karte
judged-all = Alle Karten
judged-met = erfüllt
judged-unmet = nicht erfüllt
judged-absent = nicht gelandet
judged-other-row = andere Reihe
judged-one = { $player }: { $name }, { $verdict }
chain = Wie dieser Wunsch zu lesen ist
stones = Steine
stones-round = diese Runde
stones-total = insgesamt
landed = { $name } sitzt auf Platz { $place }.
lifted = { $name } ist wieder neben der Tafel.
locked-by = { $player } ist fertig.
unlocked-by = { $player } setzt weiter.
round-done = Runde { $round } ist vorbei: { $results }
player-stones = { $player } { $stones }
