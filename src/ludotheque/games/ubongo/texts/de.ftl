### Ubongo auf Deutsch. Ein Teil erkennt man an Farbe und Form; $piece ist der bloße Name.

game-name = Ubongo
game-about = Bedecke deine Figur mit den richtigen Teilen, vor den anderen und bevor der Sand durchgelaufen ist.

piece = { $piece ->
    [I2] lila Zweier
    [I3] hellblauer Dreier
    [V3] türkise Ecke
    [I4] braune Viererstange
    [O4] rotes Quadrat
    [T4] gelbes T
    [L4] hellgrünes L
    [S4] blaues S
    [Y5] oranges Y
    [L5] großes L in Magenta
    [P5] grünes P
   *[Z5] goldenes Z
}
symbol = { $symbol ->
    [hand] Hand
    [shield] Schild
    [antelope] Antilope
    [snake] Schlange
    [elephant] Elefant
   *[mask] Maske
}
gem = { $gem ->
    [ruby] Rubin
    [sapphire] Saphir
    [emerald] Smaragd
   *[amber] Bernstein
}
level-beginner = Anfänger
level-casual = Hobbyspieler
level-skilled = Könner
level-master = Meister

## Wie eine Partie ausging.
unit-missions = { $score ->
    [one] Aufgabe
   *[other] Aufgaben
}
outcome-most-points = Es gewinnt, wer die meisten Punkte hat.
outcome-mini-round = Die Mini-Runde hat entschieden.
outcome-most-missions = Es gewinnt, wer die meisten Aufgaben gelöst hat.
outcome-shortest-time = Die kürzeste Zeit gewinnt.
outcome-bell = Die Stunde ist um, und es sind noch Aufgaben übrig.

## Was die Regeln nicht erlauben.
refused-not-covering = Teile legt man nur, während die Runde läuft.
refused-not-review = Erst muss diese Runde zu Ende sein.
refused-not-in-set = Dieses Teil gehört nicht zur Aufgabe: { piece }.
refused-lies-there-already = Dieses Teil liegt schon dort: { piece }.
refused-off-the-shape = Dieses Teil würde über die Figur ragen: { piece }.
refused-covered-already = Dieses Teil würde auf einem anderen liegen: { piece }.
refused-not-on-shape = Dieses Teil liegt nicht auf der Figur: { piece }.
refused-nothing-to-give-up = Hier gibt niemand auf: Leg die Aufgabe lieber weg.
refused-nothing-to-lay-aside = Eine Runde hat für jeden nur eine Aufgabe: Man kann sie nur aufgeben.
refused-minute-too-short = Eine Minute ist zu kurz; nimm fünf.
refused-difficulty-missing = Dieses Buch hat auf dieser Seite keine Aufgabe der Schwierigkeit { $difficulty }.

## Eine Partie, hinterher erzählt.
story-starter = { $player } würfelt zuerst.
story-round = Runde { $round }: { symbol }.
story-mission = Aufgabe { $round }: { symbol }.
story-taken = { "  " }{ $player } hat Tafel { $board }, Seite { $side }: { $pieces }
story-again = { "  " }Niemand hat es gefunden: eine zweite Chance.
story-ubongo = { "  " }{ $player } ruft nach { $seconds ->
    [one] 1 Sekunde Ubongo.
   *[other] { $seconds } Sekunden Ubongo.
}
story-gave-up = { "  " }{ $player } gibt auf.
story-aside = { "  " }{ $player } legt die Aufgabe weg.
story-sand = { "  " }Der Sand ist durchgelaufen.
story-gem = { "  " }{ $source ->
    [track] { $player } nimmt von der Leiste: { gem }.
    [bag] { $player } zieht aus dem Beutel: { gem }.
   *[reward] { $player } bekommt: { gem }.
}
story-tied = { $players } liegen gleichauf vorn: Eine Mini-Runde entscheidet.
story-points = { "  " }{ $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
story-won = { $players } { $winners ->
    [one] gewinnt.
   *[other] gewinnen.
}

## Befehle: Aufgaben und Bücher.
input-waiting = JSON eintippen oder einfügen, dann mit Strg-D beenden.
solve-solutions = { $solutions ->
    [0] Das lässt sich nicht auslegen.
    [one] Es gibt eine Möglichkeit, das auszulegen.
   *[other] Es gibt { $solutions } Möglichkeiten, das auszulegen.
}
sets-set = { $names }: { $solutions ->
    [one] eine Möglichkeit
   *[other] { $solutions } Möglichkeiten
}
sets-found = { $sets ->
    [0] Kein Satz von { $size } verschiedenen Teilen füllt das aus.
    [one] Ein Satz von { $size } verschiedenen Teilen füllt das aus.
   *[other] { $sets } Sätze von { $size } verschiedenen Teilen füllen das aus.
}
book-plan = { $boards } Tafeln, auf denen jede Aufgabe bewiesen wird: { $time }.
book-making = Tafeln entstehen
book-made = { $missions } Aufgaben, jede geprüft; das Kennzeichen dieses Buchs ist { $hash }.

## Was ein Befehl ablehnt.
refused-shape-not-rows = { where }: Eine Form ist eine Liste von Zeilen, etwa ["##.", ".##"].
refused-shape-row = { where }: Eine Zeile besteht aus # für ein Feld und . für keines, nicht aus { $given }.
refused-shape-ragged = { where }: Diese Zeile ist { $given } lang, die erste { $wanted }; alle müssen gleich lang sein.
refused-shape-large = { where }: Eine Form hat höchstens { $most } Zeilen und Spalten.
refused-shape-empty = { where }: Diese Form hat kein Feld.
refused-pieces-not-list = { where }: Die Teile sind eine Liste von 1 bis { $most } Namen, etwa ["I2", "L4"].
refused-piece-unknown = { where }: Ein Teil { $given } gibt es nicht; es gibt { $known }.
refused-size-unknown = { where }: Die Größe eines Satzes ist eine ganze Zahl von 1 bis { $most }, nicht { $given }.
refused-book-seed = Der Startwert eines Buchs hat 1 bis { $longest } Zeichen: Buchstaben von a bis z, Ziffern und Bindestriche.

## Zum Ausdrucken.
print-making = Tafeln entstehen
print-made = { $file }: { $boards ->
    [one] eine Tafel
   *[other] { $boards } Tafeln
} und die Teile für { $players ->
    [one] eine Person
   *[other] { $players } Personen
}. Beidseitig drucken, an der langen Kante gewendet, in Originalgröße.
refused-shape-wrong = Eine Form hat gleich lange Zeilen, nur aus # und . gemacht: { $given }
refused-batch-wrong = Aufgabe { $number } passt nicht in den Kern: Sie ist zu groß, oder die Größen ihrer Teile gehen nicht auf.
refused-book-unreadable = Das ist kein Buch der Art { $kind }.
