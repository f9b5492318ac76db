### Die Zwergen-Stadt auf dem Bildschirm, neben den Wörtern von de.ftl.

## Was vereinbart wird, Feld für Feld, und die Werte.
option-mode = Spiel
option-mode-is = { $value ->
    [kobold] Einer ist der Kobold
   *[together] Alle zusammen
}
option-mode-about = { $value ->
    [kobold] Einer von euch ist der Kobold und hat einen eigenen Würfel. Die anderen bauen gegen ihn.
   *[together] Ihr baut zusammen, bevor der Kobold mit seinem Turm fertig ist.
}
option-mode-lasts = { $value ->
    [kobold] Ab 4 Jahren, ohne Lesen. Etwa 20 Minuten oder 30 Würfe.
   *[together] Ab 4 Jahren, ohne Lesen. Etwa 15 Minuten oder 20 Würfe.
}
lid-young = Ab 4 Jahren: leichte Türme und ein sanfter Kobold
option-face = Bauen
option-face-is = { $value ->
    [beach] Frei (Strand)
   *[stone] Nach Karte (Stein)
}
option-cards = Karten
option-cards-is = { $value ->
    [easy] Leicht: 3 Steine
   *[standard] 3 oder 4 Steine
}
option-blue-blocks = Blaue Steine
option-blue-blocks-is = { $value ->
    [balanced] Ausgeglichen, leichte Karten (unsere Regel)
   *[printed] Wie in der Schachtel
}
option-strength = Der Kobold
option-strength-is = { $value ->
    [gentle] Sanfter Kobold
    [cheeky] Frecher Kobold
   *[fair] Fairer Kobold
}
option-cadence = Der Kobold ist dran
option-cadence-is = { $value ->
    [printed] Wie in der Schachtel: an seinem Platz
    [last] Nach allen Zwergen
   *[second] Nach zwei Zwergen
}
own-role = Spielt
own-role-is = { $value ->
    [dwarf] Zwerg
    [kobold] Kobold
   *[any] egal
}

## Der Hügel.
scene = Der Hügel
shelf = Bausteine auf dem Tisch
shelf-block = { $block }, { $count } auf dem Tisch
dice = Die Würfel
die-free = { $die }
die-used = { $die }, verbaut
die-blue = { $die }, für den Kobold
die-lost = { $die }, nicht verbaut
kobold-die = Der Würfel des Kobolds: { $face ->
    [0] nichts
    [k] der Kobold
   *[other] { $face }
}
pile = Der Turm des Kobolds: { $pile } von { $needed } Steinen
stock = { $count ->
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
}
city = { $count } von { $all } Türmen sind fertig
city-beach = { $count } von { $all } Bausteinen sind verbaut
town = { $count ->
    [0] Der Abend beginnt
    [one] 1 Stadt am Horizont
   *[other] { $count } Städte am Horizont
}
yard = { $player }
tower = Turm { $number } von { $player }, { $count } von { $all } Steinen
tower-done = Turm { $number } von { $player }, fertig
tower-wants = { $tower }, als Nächstes: { $shape }
tower-with = { $tower }: { $blocks }

## Was man tun kann.
offer-build = { $block } auf { $tower }
offer-block = { $block }: dann einen Turm wählen
offer-tower = { $tower }: dann einen Stein wählen
offer-held = { $what }, in der Hand
roll = Würfeln
roll-kobold = Den Koboldwürfel werfen
done = Die Würfel an { $player } weitergeben
done-sure = Ein Würfel kann noch bauen. Noch einmal drücken, um sie an { $player } weiterzugeben.
back = Den letzten Stein zurücknehmen
tear = Umwerfen: { $tower }
tear-sure = Noch einmal, und er fällt: { $tower }
spare = Alle Türme stehen lassen
hint = Ein Tipp

## Warum ein Tippen nichts tat, wo der Tisch nicht gefragt wird.
no-turn = { $player } ist dran.
no-pile = Das ist der Turm des Kobolds.

## Was jetzt zu tun ist.
now-roll = { $player } würfelt.
now-roll-you = { $player }, würfle!
now-kobold-roll = { $player } ist der Kobold und würfelt.
now-kobold-roll-you = { $player }, du bist der Kobold: würfle!
now-build = { $player } baut.
now-build-you = Tippe einen leuchtenden Stein an oder zieh ihn.
now-help-you = Deine Türme stehen. Hilf jetzt den anderen!
now-where-you = Welcher Turm?
now-which-you = Welcher Stein?
now-done-you = Gut gebaut! Gib die Würfel weiter.
now-tear = { $player } wählt einen Turm.
now-tear-you = Oh, der Kobold! Tippe den Turm an, der fällt.
now-kobold-tear-you = Tippe einen Turm an, und er fällt. Oder lass alle stehen.
now-tear-sure = Wirklich der? Tippe noch einmal.
now-won = Die Stadt steht!
now-lost = Der Kobold war schneller. Noch einmal?
now-kobold-won = Der Turm des Kobolds steht!
now-sets-up = Die Zwerge bauen auf.
now-watch = Schau!

## Was laut gesagt wird.
speak-roll = { $player }, würfle!
speak-kobold-roll = { $player }, du bist der Kobold!
speak-die = { $die ->
    [r] rot
    [o] orange
    [y] gelb
    [v] lila
    [w] Regenbogen
   *[b] blau
}
speak-sign = Oh, der Kobold!
speak-tear = Welcher Turm fällt?
speak-finished = Ein Turm ist fertig!
speak-spared = Puh!
speak-won = Hurra! Die Stadt steht!
speak-lost = Der Kobold war schneller. Noch einmal?
speak-kobold-won = Der Turm des Kobolds steht!

## Was geschehen ist, für alle, die es nicht sehen.
tell-kobold = { $player } ist der Kobold.
tell-starter = { $player } beginnt.
tell-card = { $player } nimmt eine neue Karte.
tell-rolled = { $player } würfelt { $dice }.
tell-built = { $player } baut: { $block } auf Turm { $tower }.
tell-finished = Turm { $tower } ist fertig!
tell-back = { $player } nimmt zurück: { $block }.
tell-lost = Nicht verbaut: { $dice }.
tell-blue = Ein blauer Stein ohne Zeichen.
tell-sign = Ein blauer Stein mit dem Zeichen des Kobolds!
tell-kobold-rolled = { $player } wirft den Koboldwürfel: { $face ->
    [0] nichts
    [k] der Kobold
   *[other] { $face }
}.
tell-pile = Der Turm des Kobolds hat { $pile ->
    [one] 1 Stein.
   *[other] { $pile } Steine.
}
tell-torn = Turm { $tower } fällt um.
tell-spared = Der Kobold lässt alle Türme stehen.

## Ergebnisse, anderswo erzählt.
record-balanced = ausgeglichen
end-lost = Der Kobold war schneller. Noch einmal?
end-about-dwarfs-won = { $score ->
    [one] Dem Kobold fehlte noch ein Baustein.
   *[other] Dem Kobold fehlten noch { $score } Bausteine.
}
end-about-kobold-won = { $score ->
    [one] Der Stadt fehlte noch ein Baustein.
   *[other] Der Stadt fehlten noch { $score } Bausteine.
}
share-winner = { $winner ->
    [kobold] Der Turm des Kobolds steht:
   *[dwarfs] Unsere Stadt steht, der Turm des Kobolds nicht:
}

## Jemand steigt in eine laufende Partie ein.
guest-chapter = Ab dem nächsten Zug
guest-coming = Ab dem nächsten Zug spielst du mit
