### An einen Tisch kommen, auf Deutsch: eine Aufgabe oder Schachtel, ein Stuhl, und was vor der Partie noch fehlt.

## Die erste Seite.
home-today = Die Aufgaben von heute
home-here = { $most ->
    [2] Zu zweit an diesem Gerät
   *[other] Zu mehreren an diesem Gerät
}
home-here-about = { $together ->
    [yes] Alle haben ihre eigene Ecke auf diesem Bildschirm und spielen gleichzeitig.
   *[no] Ihr seid an diesem Bildschirm nacheinander dran.
}
home-here-count = Wie viele seid ihr?
home-here-name = Name { $number }
home-here-do = Los

## Ein Stuhl.
lobby-sit = Ein Stuhl für dich
lobby-sit-which = Stuhl
lobby-sit-any = irgendein freier
lobby-add = Wer spielt noch mit?
lobby-add-free = { $free ->
    [one] Ein Stuhl ist frei.
   *[other] { $free } Stühle sind frei.
}
lobby-add-here = An diesem Gerät
lobby-add-link = Per Link
lobby-add-bot = Ein Bot
lobby-missing = { $count ->
    [one] Eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
}

## Der große Bildschirm verrät das Ende zuerst.
wall-look = Schaut auf den großen Bildschirm!
wall-now = Gleich hier zeigen
