### Ubongo auf dem Bildschirm, neben den Wörtern von de.ftl.

## Was vereinbart wird, Feld für Feld, und die Werte eines jeden.
option-mode = Spiel
option-mode-is = { $value ->
    [nine] Edelsteine und Beutel
    [noluck] Ohne Zufall
    [time] Gegen die Zeit
   *[count] Aufgabe um Aufgabe
}
option-mode-about = { $value ->
    [nine] Alle legen ihre Figur, solange der Sand läuft; wer schneller ist, bekommt die besseren Edelsteine. Neun Runden oder weniger.
    [noluck] Dasselbe ohne Beutel: Jeder Rang hat seine festen Edelsteine.
    [time] So viele Aufgaben wie möglich, bevor der Gong ertönt.
   *[count] Eine feste Anzahl Aufgaben: Die kürzeste Zeit gewinnt.
}
option-mode-lasts = { $value ->
    [time] 5, 10 oder 20 Minuten, wie ihr wollt. Ab 8 Jahren.
    [count] 5, 10 oder 20 Aufgaben, etwa 5 bis 20 Minuten. Ab 8 Jahren.
   *[other] Neun Runden von je 45 Sekunden. Etwa 20 Minuten, ab 8 Jahren.
}
option-side = Seite der Tafeln
option-side-is = { $value ->
    [A] A: drei Teile
   *[B] B: vier Teile
}
option-sand = Sand
option-sand-is = { $value ->
    [none] keine Sanduhr
   *[other] { $value } Sekunden
}
option-rounds = Runden
option-rounds-is = { $value }
option-length = Länge
option-length-is = { $mode ->
    [time] { $value } Minuten
   *[count] { $value ->
        [1] 1 Aufgabe
       *[other] { $value } Aufgaben
    }
}
option-difficulty = Schwierigkeit
option-difficulty-is = { $value ->
    [none] beliebig
    [1] 1 von 5: leicht
    [5] 5 von 5: schwer
   *[other] { $value } von 5
}
option-pieces = Teile neben der Tafel
option-pieces-is = { $value ->
    [needed] die der Aufgabe
   *[all] alle zwölf, wie in der Schachtel
}
option-boards = Tafeln vor dem Wurf
option-boards-is = { $value ->
    [covered] verdeckt
   *[open] offen, wie in der Schachtel
}
option-book = Aufgabenbuch
option-book-is = { $value ->
    [standard] das in der Schachtel
   *[other] { $value }
}
own-side = Eigene Seite
own-side-is = { $value ->
    [table] wie am Tisch
    [A] A: drei Teile
   *[B] B: vier Teile
}

## Der Tisch.
play-round = Runde { $round } von { $rounds }
play-mission = Aufgabe { $count }
play-mission-of = Aufgabe { $count } von { $all }
mini = Mini-Runde
mini-about = { $players } liegen gleichauf vorn. Ohne Sand: Wer zuerst fertig ist, gewinnt.
lead = Gleich geht es los …
lead-open = Schaut hin: Gleich würfelt { $player }
lead-rolls = { $player } würfelt
lead-race = { $mode ->
    [time] So viele Aufgaben wie möglich in { $length } Minuten
   *[count] { $length ->
        [1] Eine Aufgabe, so schnell es geht
       *[other] { $length } Aufgaben, so schnell es geht
    }
}
length = { $mode ->
    [time] { $length } Minuten
   *[count] { $length ->
        [one] 1 Aufgabe
       *[other] { $length } Aufgaben
    }
}
sand = Sand
watch = Zeit
watch-left = Restzeit
second-chance = Zweite Chance
again-short = noch einmal
again-about = Noch hat es niemand gefunden.
everyone = Spieler
points = { $count ->
    [one] Punkt
   *[other] Punkte
}
missions = { $count ->
    [one] Aufgabe
   *[other] Aufgaben
}
missions-done = { $count ->
    [one] 1 Aufgabe gelöst
   *[other] { $count } Aufgaben gelöst
}
missions-aside = { $count } weggelegt
race-done = Geschafft: { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
} in { $time }.
is-done = fertig
has-given-up = aufgegeben
at-it = sucht noch
track = Rundenleiste: Runde { $round } von { $rounds }
bag = Der Beutel mit { $count ->
    [one] 1 Edelstein
   *[other] { $count } Edelsteinen
}

## Die Tafel und die Teile.
board = Deine Tafel
board-of = Tafel von { $player }
board-hidden = Die Teile bleiben geheim, bis dieser Spieler fertig ist.
boards = Tafeln
set = Das Zeichen „{ symbol }“ verlangt: { $pieces }
hand = Deine Teile
hand-piece = { $key ->
    [none] { $name }
   *[other] { $name }, Taste { $key }
}
cell = Zeile { $row }, Spalte { $col }: { $what ->
    [free] frei
   *[piece] { $name }
}
row = Zeile { $row }: { $what }.
row-free = frei { $cols }
row-piece = { $name } { $cols }
stretch = { $from } bis { $to }
look = { $name }, Spalten { $rows }.
cursor = Ecke in Zeile { $row }, Spalte { $col }: { $fits ->
    [true] passt
   *[false] passt nicht
}
pick-first = Nimm zuerst ein Teil.
no-fit = Passt dort nicht: { piece }.
turn = Drehen
flip = Wenden
take-back = Zurücknehmen
give-up = Aufgeben
give-up-sure = Wirklich aufgeben?
aside = Weglegen
aside-sure = Wirklich weglegen?
finish = Runde beenden
finish-race = Zum Ergebnis
waiting = Einen Moment …
now-mouse = Zieh ein Teil auf die Figur. Das Mausrad dreht es, die rechte Taste wendet es.
now-finger = Zieh ein Teil auf die Figur. Antippen dreht, doppelt antippen wendet.
now-laid = Antippen nimmt ein gelegtes Teil zurück, doppelt antippen wendet es dabei.
now-numbers = Tasten { $first } bis { $last } nehmen auf.
now-keys = Pfeile bewegen, R dreht, F wendet, Enter legt, Esc lässt los.
hint = Ein Tipp
hint-lay = Dort liegt es richtig: { piece }.
hint-back = { $count ->
    [one] Nimm dieses Teil zurück: { $pieces }.
   *[other] Nimm diese Teile zurück: { $pieces }.
}
hint-assisted = Dieses Ergebnis zählt als „mit Tipps“.

## Was gerufen wird.
ubongo = Ubongo!
ubongo-mission = { $count ->
    [1] Ubongo!
   *[other] Ubongo! { $count }
}
told-opened = Vor { $player } liegt eine Tafel offen.
told-rolled = Der Würfel zeigt: { symbol }.
told-taken = { $player } hat: { $pieces }.
told-sand = Der Sand läuft.
told-watch = Die Uhr läuft.
told-no-sand = Ohne Sand: Los geht’s!
told-laid = { $player } legt: { piece }, Ecke in Zeile { $row }, Spalte { $col }.
told-lifted = { $player } nimmt zurück: { piece }.
told-ubongo = { $player } ruft Ubongo!
told-gave-up = { $player } gibt auf.
told-aside = { $player } legt die Aufgabe weg.
told-sand-out = Der Sand ist durchgelaufen.
told-gem = { $source ->
    [track] { $player } nimmt von der Leiste: { gem }.
    [bag] { $player } zieht aus dem Beutel: { gem }.
   *[reward] { $player } bekommt: { gem }.
}
told-tied = { $players } liegen gleichauf vorn: Eine Mini-Runde entscheidet.
told-round = Runde { $round } ist vorbei. { $results }.
told-points = { $player } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Nach einer Runde.
review-title = Runde { $round } ist vorbei
review-first = { $player } war zuerst fertig
review-nobody = Niemand hat es gefunden
mini-decided = Die Mini-Runde hat entschieden: { $player } gewinnt
review-sand = Bis zur nächsten Runde
not-done = nicht fertig
treasure = Schatz
rank = Platz
gems = { $count } × { $name }
column-gems = Edelsteine
column-new = neu
column-points = Punkte
gems-none = noch kein Edelstein
how = Die Lösung
how-race = Die Lösungen
run = Deine Aufgaben
run-aside = { $time }, weggelegt
mission-number = Aufgabe { $count }
how-hide = Wie es lag
ways = { $count ->
    [one] die einzige Lösung
   *[other] eine von { $count } Lösungen
}
ready = Bereit
waiting-for = Es fehlt noch: { $players }

## Rekorde.
share-race = { $what }: { $result }
record-difficulty = Schwierigkeit { $difficulty }
record-book = Buch { $book }

## Jemand steigt in eine laufende Partie ein.
guest-chapter = Ab der nächsten Aufgabe
guest-coming = Ab der nächsten Aufgabe spielst du mit
