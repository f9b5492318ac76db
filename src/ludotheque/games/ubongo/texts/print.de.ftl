### Auf Papier.

print-about = { $boards ->
    [one] Eine Tafel
   *[other] { $boards } Tafeln
} mit { $missions } Aufgaben, und die Teile für { $players ->
    [one] eine Person
   *[other] { $players } Personen
}.
print-make-sides = Druck beidseitig, an der langen Kante gewendet: Auf der Rückseite ist Seite B jeder Tafel und die andere Seite jedes Teils.
print-make-size = Druck in Originalgröße, ohne an die Seite anzupassen: Dann passen die Teile zu den Tafeln.
print-make-cut = Schneide die Tafeln an den dünnen Linien aus, die Teile an ihrem Rand, und die Edelsteine.
print-make-die = Schneide das Kreuz mit den sechs Symbolen aus, falte es zum Würfel und kleb die Laschen fest.
print-play-roll = Zehn Edelsteine jeder Art kommen in einen Beutel, die übrigen Saphire und Bernsteine auf die Leiste. Alle haben zwölf Teile und nehmen eine Tafel, verdeckt. Jemand würfelt.
print-play-cover = Dreht die Tafeln um, und eine Sanduhr von etwa 45 Sekunden auch. Das Symbol nennt deine Teile: Bedecke damit genau deine Figur. Dreh und wende sie, wie du magst. Fertig? Ruf Ubongo!
print-play-gems = Ist der Sand durchgelaufen, nimmt, wer zuerst fertig war, den Saphir dieser Runde, wer danach kam, den Bernstein. Und alle, die es geschafft haben, ziehen einen Stein aus dem Beutel.
print-play-left = Hat es niemand geschafft? Dreht die Sanduhr noch einmal um. Was niemand gewonnen hat, kommt von der Leiste in den Beutel.
print-play-win = Ein Stein ist so viele Punkte wert, wie er Spitzen hat. Nach neun Runden gewinnt, wer die meisten Punkte hat. Seite A braucht drei Teile, Seite B vier.
print-foot = Buch „{ $seed }“, { $hash }. Derselbe Startwert gibt dieselben Tafeln. Gemacht mit Ludotheque.
