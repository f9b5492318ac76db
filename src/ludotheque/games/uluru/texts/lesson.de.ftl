### Die Lernrunde von Uluru: was der Bilby sagt, Bild für Bild.

lesson-birds-title = Guten Abend!
lesson-birds = Ich bin der Bilby und kenne hier jeden Vogel. Diese acht träumen von einem Platz am Felsen, und es gibt für alle einen. Heute Abend setzt du sie hin.
lesson-seat-title = Setz einen Vogel
lesson-seat = Zieh { $name } auf irgendeinen Platz am Felsen. Oder tippe erst den Vogel an und dann den Platz.
lesson-seat-alone = Neben { $name } ist auf diesem Ast kein Platz. Versuch es woanders!
lesson-seat-keys = { $letter }, dann eine Ziffer von 0 bis 7
lesson-wish-title = Erfülle einen Wunsch
lesson-wish = { $name } hat einen Wunsch: { $wish }. Auf der Karte ist der blasse Vogel { $name }, der farbige ist { $other }. Setz { $name } so, dass es passt.
lesson-wish-not-yet = { $name } ist dort nicht glücklich. Vergleiche mit dem Bild!
lesson-swap-title = Überleg es dir anders
lesson-swap = Setz { $name } auf { $other }: Sie tauschen die Plätze. Willst du einen Vogel zurücknehmen, leg ihn neben die Tafel.
lesson-swap-keys = { $letter }, dann den Platz des anderen
lesson-fill-title = Nun alle anderen
lesson-fill = Lies jede Karte und setz ihren Vogel. Wenn du nicht weiterweißt, hilft die Lampe.
lesson-fill-met = Erfüllte Wünsche: { $met } von { $all }.
lesson-fill-done = Alle Wünsche sind erfüllt! Drück jetzt „{ lock }“.
lesson-stones-title = Jetzt kannst du spielen!
lesson-stones = { $stones ->
    [0] Kein Stein, alle schlafen gut!
    [one] 1 Stein für einen unglücklichen Vogel.
   *[other] { $stones } Steine, einer für jeden unglücklichen Vogel.
} Im echten Spiel läuft dabei der Sand, und wer die wenigsten Steine hat, gewinnt.

## Wie zwei Plätze zueinander liegen.
lesson-place = Zeig auf der Tafel:
lesson-place-is = { $which ->
    [next] Neben
    [corner] Ecke
    [opposite] Gegenüber
   *[far] 2 weg
}
lesson-place-about = { $which ->
    [next] Nebeneinander, auf einem Ast
    [corner] Eine Ecke teilen, wo ein Seil zwei Äste verbindet
    [opposite] Gegenüber, über den Felsen hinweg
   *[far] Weit weg: mindestens zwei Plätze dazwischen
}
