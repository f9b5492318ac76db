### Vogel Strauß auf dem Bildschirm, neben den Wörtern von de.ftl.

## Was vereinbart wird, Feld für Feld, und die Werte dazu.
option-mode = Spiel
option-mode-is = { $value ->
    [memory] Aus dem Gedächtnis
   *[notes] Mit Notizen
}
option-mode-about = { $value ->
    [memory] Wie in der Schachtel: Von hinten sehen alle gleich aus, und man muss sich merken, wem sie gehören und was sie können.
   *[notes] Der Tisch merkt sich für dich, wem jeder Strauß gehört und was du von ihm weißt.
}
option-mode-lasts = { $value ->
    [memory] Zu zweit. Keine Sanduhr: Lasst euch Zeit, und merkt euch alles. Etwa 30 Minuten, ab 8 Jahren.
   *[notes] Zu zweit. Keine Sanduhr: Lasst euch Zeit. Etwa 30 Minuten, ab 8 Jahren.
}
option-draw-after = Unentschieden
option-draw-after-is = { $value ->
    [none] nur, wenn ihr euch einigt, wie in der Schachtel
   *[other] nach { $value } ruhigen Zügen
}
level-about = { $level ->
    [random] zieht zufällig
    [greedy] nimmt jedes Gesicht sofort
   *[other] { "" }
}

## Strauße, Felder und Plättchen.
kind = { $power ->
    [bush] Gärtner
    [swap] Tauscher
    [eye] Späher
    [tiles] Dünen­schieber
   *[plain] einfacher Strauß
}
bush = Busch
board = Die Wüste
tile = Plättchen { $first } bis { $last }
ostrich-bare = ein Strauß, Kopf im Sand
ostrich-down = Strauß von { $player }, Kopf im Sand
ostrich-known = { $kind } von { $player }, Kopf im Sand
ostrich-up = { $kind } von { $player }, aufgetaucht
square-empty = { $square }, leer
square-with = { $square }: { $what }
square-moved = gerade bewegt
square-target = kann hierher
square-landing = kann hierher und taucht auf
square-picked = gewählt
describe = Das Brett in Worten
describe-empty = Das Brett ist leer.
describe-moved = Auf { $square } steht der zuletzt bewegte Strauß.

## Spieler.
player-strip = { $player }: { $faces ->
    [one] 1 Gesicht
   *[other] { $faces } Gesichter
} von 4
left = noch { $count }
hand = Deine Strauße
turn-tile = { $tile } { $way ->
    [with] im Uhrzeigersinn drehen
   *[against] gegen den Uhrzeigersinn drehen
}

## Was jetzt zu tun ist.
goal = Ziel: vier von deinen in die leuchtende Reihe.
now-place = Wähle einen deiner Strauße.
now-place-where = { $kind }: Wähle ein Feld auf deiner Seite.
now-place-there = { $kind } auf { $square }: Soll er da bleiben?
now-move-first = Nimm einen Strauß, egal wessen: Er springt wie ein Springer im Schach. Dann drehe ein Plättchen.
now-move = Nimm einen Strauß, egal wessen.
now-move-too = Das Plättchen ist gewählt. Nimm jetzt einen Strauß.
now-leap = Wohin springt er?
now-turn = Drehe jetzt ein Plättchen: mit den Pfeilen, oder zieh es herum.
now-land = Da oben zeigt er sein Gesicht. Kraft und Plättchen kommen danach.
now-ready = Alles bereit.
now-rotate = Drehe ein Plättchen, nur nicht das, auf dem er steht.
now-bush = Nimm einen Busch.
now-bush-where = Wohin soll der Busch?
now-bush-there = Soll der Busch dahin?
now-swap = { $count ->
    [2] Wähle zwei Hinterteile: Sie tauschen die Plätze.
   *[1] Noch ein Hinterteil.
}
now-swap-these = Sollen diese zwei tauschen?
now-eye = { $count ->
    [2] Wähle zwei Hinterteile: Nur du siehst ihre Gesichter.
   *[1] Noch ein Hinterteil.
}
now-eye-these = Diese zwei ansehen?
now-tiles = { $count ->
    [2] Wähle zwei Plättchen: Sie tauschen die Plätze.
   *[1] Noch ein Plättchen.
}
now-tiles-these = Sollen diese zwei Plättchen tauschen?
waits-starter = Wer fängt an?
waits-placing = { $player } setzt einen Strauß.
waits-move = { $player } überlegt.
waits-power = { $player } darf eine Kraft nutzen.
waits-rotate = { $player } dreht ein Plättchen.
waits-over = Die Partie ist vorbei.
go = Los
go-place = Da bleibt er
go-move = Los
go-land = Kuckuck!
go-rotate = Drehen
go-bush = Pflanzen
go-swap = Tauschen
go-eye = Ansehen
go-tiles = Tauschen
pass = Verzichten
undo = Zurück
last-turn = Den letzten Zug langsam zeigen
last-turn-short = Letzter Zug
eye-alone = Jetzt schaut nur { $player } hin
eye-alone-about = Dreh den Bildschirm so, dass ihn sonst niemand sieht. Die Gesichter zeigen sich fünf Sekunden lang.
eye-alone-do = Zeigen
hint = Ein Tipp
hint-chance = { $pass ->
    [1] Am besten verzichtest du hier.
   *[0] Das sieht am besten aus.
} Gewinnchance: { $chance } %.
hint-assisted = Die Partie zählt jetzt als „mit Tipps“.
opinion = Was würde der Bot spielen?
opinion-is = { $pass ->
    [1] Der Bot würde auf die Kraft verzichten
   *[0] Der Bot würde { $what } spielen
}. Gewinnchance: { $chance } %.
replay-head = Kopf Nr. { $count }
calm = { $count } von { $most } Zügen ohne neues Gesicht: Dann ist es unentschieden.

## Mehr: Hilfe, Unentschieden, Aufgeben.
more = Mehr
help = Kurz gesagt
help-turn = Lass vier deiner Strauße auftauchen. In jedem Zug: Bewege irgendeinen Strauß wie einen Springer im Schach, dann drehe irgendein Plättchen außer dem, auf dem er landet. Wer in die Reihe am Rand gegenüber springt, taucht auf, und seine Kraft darf sofort genutzt werden, wem er auch gehört.
help-power = { $power ->
    [bush] setzt einen Busch auf ein freies Feld.
    [swap] lässt zwei Hinterteile die Plätze tauschen.
    [eye] sieht sich heimlich zwei Hinterteile an.
    [tiles] lässt zwei Plättchen die Plätze tauschen.
   *[plain] sieht einfach gut aus.
}
help-keys = Tasten: Pfeile und Enter wählen, + und − drehen das Plättchen unter dem Zeiger, Esc nimmt zurück, Umschalt + Enter zieht.
offer = Unentschieden anbieten
agree = Unentschieden annehmen
decline = Nein, danke
offered = Du hast ein Unentschieden angeboten.
resign = Aufgeben
resign-sure = Diese Partie aufgeben? Dann gewinnt dein Gegner.
resign-yes = Ja, aufgeben
resign-no = Nein, weiterspielen

## Was geschehen ist, für alle, die es nicht sehen.
tell-starter = { $player } fängt an.
tell-placed = { $player } setzt einen Strauß auf { $square }.
tell-placed-bare = Ein Strauß steht jetzt auf { $square }.
tell-moved = { $player } zieht von { $from } nach { $to }.
tell-up = Auf { $square } taucht ein Gesicht auf: { $kind } von { $player }.
tell-bush = Ein Busch geht von { $from } nach { $to }.
tell-swapped = { $one } und { $other } tauschen die Plätze.
tell-looked = { $player } sieht sich { $one } und { $other } an.
tell-noticed = { $square }: { $kind } von { $player }.
tell-exchanged = { $one } und { $other } tauschen die Plätze.
tell-passed = { $player } verzichtet auf die Kraft.
tell-rotated = { $player } dreht { $tile } { $way ->
    [with] im Uhrzeigersinn
   *[against] gegen den Uhrzeigersinn
}.
tell-offered = { $player } bietet ein Unentschieden an.
tell-declined = Kein Unentschieden: { $player } spielt weiter.
told = { $player }: { $what }
told-placed = ein Strauß auf { $square }
told-moved = { $from } → { $to }
told-up = { $kind } von { $player } taucht auf
told-bush = Busch { $from } → { $to }
told-swapped = { $one } und { $other } getauscht
told-looked = ein Blick auf { $one } und { $other }
told-passed = Kraft nicht genutzt
told-rotated = { $way ->
    [with] ↻
   *[against] ↺
} { $tile }

## Ergebnisse, anderswo erzählt.
share-faces = { $score } { $unit }

## Jemand steigt in eine laufende Partie ein.
guest-chapter = Ab dem nächsten Zug
guest-coming = Ab dem nächsten Zug spielst du mit
