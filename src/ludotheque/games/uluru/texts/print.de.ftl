### Auf Papier.

print-about = { $cards } Wunschkarten, Tafeln für { $players } Spieler mit je { $birds } Vögeln, und Steine.
print-make-cut = Schneide alles an den dünnen Linien aus: Tafeln, Schilder der Vögel, Vögel, Steine und Karten. Jede Stufe der Karten hat ihre eigene Rückseite mit ebenso vielen Sternen.
print-play-row = Legt die acht Schilder in eine Reihe, von Weiß bis Schwarz. Alle haben eine Tafel und acht Vögel. Nehmt die Stufen eures Spiels und mischt diese Karten. Jemand nimmt die Sonne.
print-play-deal = Wer die Sonne hat, deckt acht Karten auf, eine unter jedem Schild: Dieser Vogel hat den Wunsch. Auf der Karte ist es der ohne Farbe.
print-play-timer = Stellt einen Wecker auf { $sand } Sekunden. Alle setzen ihre Vögel gleichzeitig, verdeckt und ohne ein Wort, und setzen um, so oft sie wollen. Ist die Zeit um, bewegt sich nichts mehr.
print-play-next = Die Karten kommen aus dem Spiel, die Tafeln werden geleert, und die Sonne wandert nach links.
