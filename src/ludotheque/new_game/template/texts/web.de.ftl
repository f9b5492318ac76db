### Das Spiel am Bildschirm, neben den Wörtern von de.ftl.

## Was vereinbart ist, Feld für Feld, und die Werte dazu.
option-rounds = Runden
option-rounds-is = { $value ->
    [one] 1 Runde
   *[other] { $value } Runden
}

## Der Tisch.
round = Runde { $round } von { $rounds }
prize = { $berries ->
    [one] In dieser Runde geht es um 1 Beere
   *[other] In dieser Runde geht es um { $berries } Beeren
}
berries = { $berries ->
    [one] 1 Beere
   *[other] { $berries } Beeren
}
hand = Deine Karten
card = Nenne { $number }
chosen = Du hast { $number } genannt. Die anderen überlegen noch.
choose = Nenne eine Zahl: Die niedrigste, die allein steht, gewinnt.
looking-on = Alle wählen heimlich.
ready = hat gewählt
last = Letzte Runde: { $number }

## Was geschehen ist, für Vorleseprogramme.
told-prize = { $berries ->
    [one] 1 Beere wird ausgelegt.
   *[other] { $berries } Beeren werden ausgelegt.
}
told-named = { $player } hat gewählt.
told-winner = { $player } gewinnt mit { $number }.
told-nobody = Keine Zahl steht allein: Niemand gewinnt.
