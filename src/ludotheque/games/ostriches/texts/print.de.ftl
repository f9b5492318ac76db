### Auf Papier.

print-about = Vier Plättchen, { $ostriches } Strauße für jeden der zwei Spieler, Büsche, und für jeden eine Karte der Kräfte.
print-make-cut = Schneide Plättchen, Karten und Strauße an den dünnen Linien aus. Spielt mit den Straußen, deren Rücken den Stamm zeigt; oder, wie in der Schachtel, mit denen, deren Rücken alle gleich sind, wenn ihr eurem Gedächtnis traut.
print-play-lay = Legt die vier Plättchen zu einem Quadrat und setzt euch einander gegenüber. Ein Strauß liegt mit dem Gesicht nach unten: Das ist sein Kopf im Sand.
print-play-mark = Leg die Fußspur auf den Strauß, der gerade gesprungen ist: Für den nächsten Sprung des anderen ist er gesperrt.
