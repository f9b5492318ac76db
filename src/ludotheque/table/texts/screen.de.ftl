### Ein Gerät, das herumgeht, und der große Bildschirm, auf Deutsch.

## Ein Gerät, einer nach dem anderen.
cover-pass = Gebt das Tablet an { $name } weiter
cover-pass-about = Alle anderen schauen weg: Die Karten liegen unter dem Deckel.
cover-pass-do = Ich bin { $name }: Zeig meine Karten
cover-turn = Du bist dran, { $name }
cover-turn-about = Die Karten bleiben unter dem Deckel, bis du bereit bist. Dann wird die Sanduhr gedreht.
cover-turn-do = Zeig meine Karten
cover-open = Gebt das Gerät an { $name } weiter
cover-open-about = Jetzt schaut nur { $name } hin: Was die anderen wissen, liegt unter dem Deckel.
cover-open-do = Ich bin { $name }: Ich bin dran
cover-wait = { $name } ist an der Reihe
cover-wait-about = Hier bleiben die Karten unter dem Deckel, bis alle gespielt haben.

## Der große Bildschirm.
screen-join = Mit dem Handy mitspielen
screen-join-about = Richte die Kamera auf das Bild, oder tippe diese Buchstaben ein bei
screen-letters = Der Code: { $code }
screen-round-table = Am Tisch
screen-free = frei
screen-empty = Wir warten auf Mitspieler
screen-some = { $name } startet, sobald alle da sind
screen-next = Beim nächsten Spiel mitspielen
screen-late = Mitspielen: für einen Bot einspringen oder nächstes Mal
screen-late-next = Nächstes Mal mitspielen
screen-evening = Heute Abend
screen-wins-count = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}{ $draws ->
    [0] { "" }
    [one] , 1 Unentschieden
   *[other] , { $draws } Unentschieden
}
