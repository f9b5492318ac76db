### Uluru auf Deutsch. Ein Vogel heißt wie seine Farbe; $name hat dazu sein Zeichen, $bird ist nur der Schlüssel.

game-name = Uluru
game-about = Acht Traumvögel nach ihren Wünschen um den Felsen setzen, während die Sanduhr läuft.

and = { $front } und { $last }
bird = { $bird ->
    [white] Weiß
    [pink] Rosa
    [yellow] Gelb
    [orange] Orange
    [red] Rot
    [green] Grün
    [blue] Blau
   *[black] Schwarz
}
letter = { $bird ->
    [white] w
    [pink] a
    [yellow] g
    [orange] o
    [red] r
    [green] n
    [blue] b
   *[black] s
}

## Wünsche, und was das Gegenteil eines jeden verlangt.
wish-any = ganz egal wo
wish-boomerang = in der Bumerang-Gruppe
wish-lonely = auf einem einsamen Platz
wish-long = an einer langen Seite
wish-short = an einer kurzen Seite
wish-next = neben { $name }
wish-opposite = gegenüber von { $name }
wish-corner = eine Ecke teilen mit { $name }
wish-neither = weder neben noch gegenüber von { $name }
wish-far = mindestens 2 Plätze weg von { $name }
wish-same = was { $name } will
wish-contrary = das Gegenteil von dem, was { $name } will
not-boomerang = auf einem einsamen Platz
not-lonely = in der Bumerang-Gruppe
not-long = an einer kurzen Seite
not-short = an einer langen Seite
not-next = nicht neben { $name }
not-opposite = nicht gegenüber von { $name }
not-corner = keine Ecke teilen mit { $name }
not-neither = neben oder gegenüber von { $name }
not-far = weniger als 2 Plätze weg von { $name }

## Wo eine Kette von Wünschen endet, ohne etwas zu verlangen.
ends-anything = von selbst erfüllt
ends-self = von selbst erfüllt: Der Wunsch betrifft den Vogel selbst
ends-circle = von selbst erfüllt: Die Wünsche drehen sich im Kreis

## Warum eine Karte nicht erfüllt ist.
why-absent = nicht gelandet
why-sits = er sitzt auf { $own }
why-sit = er sitzt auf { $own }, { $name } auf { $place }
why-missing = er sitzt auf { $own }, aber { $name } ist nicht gelandet

## Antworten zu einer Auslage.
best-stones = { $stones ->
    [0] Alle Wünsche lassen sich erfüllen.
    [one] Das bestmögliche Ergebnis ist 1 Stein.
   *[other] Das bestmögliche Ergebnis sind { $stones } Steine.
}
best-optima = { $optima ->
    [one] Nur eine einzige der 40.320 Aufstellungen schafft das.
   *[other] { $optima } der 40.320 Aufstellungen schaffen das.
}
score-stones = { $stones ->
    [0] Kein Stein: Alle Wünsche sind erfüllt.
    [one] 1 Stein.
   *[other] { $stones } Steine.
}
difficulty-level = Schwierigkeit { $level } von 5.
clash-none = Kein Wunsch steht einem anderen im Weg.
clash-some = Diese Wünsche lassen sich nicht alle zugleich erfüllen:
clash-card = { "  " }{ $name }: { $wish }
move-none = Kein einzelner Zug würde einen Stein sparen.
move-best = Bester Zug: { $name } auf Platz { $place }{ $swaps ->
    [none] { "" }
   *[other] , im Tausch mit { $swaps }
}. { $gain ->
    [0] Das öffnet den Weg zu einer der besten Aufstellungen.
    [one] Das spart 1 Stein.
   *[other] Das spart { $gain } Steine.
}
deal-seed = Startwert: { $seed }
input-waiting = JSON tippen oder einfügen, dann mit Strg-D beenden.

## Untersuchungen.
mode = { $mode ->
    [first] erstes Spiel
    [after] nach dem ersten Spiel
    [tricky] richtig knifflig
    [strengths] verschiedene Stärken
    [experts] Experten
    [experts-4] Experten, 4 zweite Karten
    [experts-8] Experten, 8 zweite Karten
   *[custom] Stufen nach Wahl
}
level-beginner = Anfänger
level-casual = Hobbyspieler
level-skilled = Könner
level-master = Meister
interval = { $mean } [{ $low }; { $high }]
percent = { $share } %
column-mode = Modus
column-level = Stufe { $level }
column-bot = Bot
column-stones = Steine je Auslage
column-below = Gegenüber der Stufe darunter
difficulty-title = Wie schwer { $deals } Auslagen jedes Modus sind
difficulty-fit = Rangkorrelation mit dem Aufwand einer einfachen Suche, über alle Auslagen: { $fit }
difficulty-plan = { $deals } Auslagen in jedem von { $modes } Modi, jede gelöst und mehrmals durchsucht: { $time }.
bots-plan = { $deals } Auslagen für { $levels } Stufen von Bots: { $time }.
bots-playing = Die Bots spielen
bots-title = { $deals } Auslagen, für jede Stufe dieselben; Mittelwerte mit 95-%-Vertrauensbereichen
bots-optimum = Im Mittel geht es mit so wenigen Steinen: { $mean }

## Am Terminal.
you = Du
word-lock = fertig
word-unlock = zurück
word-ready = bereit
word-help = hilfe
word-rules = regeln
word-quit = ende
play-title = Uluru · { $mode }
play-against = Mit dir am Tisch: { $players }
play-solo = Du spielst allein: so wenige Steine wie möglich.
play-sealed = Vor der ersten Karte versiegelt: { $commitment }…
play-help = { $first }0 setzt { $name } auf Platz 0, { $first } allein nimmt ihn zurück; mehrere zugleich: { $first }0 { $second }3
    { $lock }: diese Runde abschließen, { $unlock }: doch noch nicht, { $ready }: nächste Runde
    { $help }, { $rules }, { $quit }
play-places = Bumerang-Gruppe: 3 4 5 6 7. Einsame Plätze: 0 1 2.
    Lange Seiten: 1 2 und 5 6 7. Kurze Seiten: 0 und 3 4.
    Nebeneinander: 1-2, 3-4, 5-6, 6-7; nie um eine Ecke herum.
    Eine Ecke teilen: 0-1, 2-3, 4-5, 7-0.
    Gegenüber: 0-3, 0-4, 1-6, 1-7, 2-5, 2-6.
    Mindestens 2 Plätze weg: zwei oder mehr Plätze dazwischen, auf beiden Wegen.
play-rules = Acht Vögel, acht Plätze um den Felsen. Jede Karte ist der Wunsch ihres Vogels.
    { play-places }
    Was ein anderer Vogel will: Folge seiner Karte, aber für diesen Vogel.
    Das Gegenteil davon: alles, nur das nicht. Das Gegenteil von „ganz egal wo“ ist von selbst erfüllt.
    Hat jener Vogel zwei Karten: beide, oder von jeder das Gegenteil.
    Ein Wunsch, der den Vogel selbst betrifft oder im Kreis läuft, ist von selbst erfüllt.
    Jeder unerfüllte Wunsch kostet einen Stein, ein nicht gelandeter Vogel auch.
    Wer die wenigsten Steine hat, gewinnt.
    Verschiedene Stärken: Der helle Stapel hat die Stufen 1 und 2 und 16 Karten der Stufe 3, zufällig gezogen; der dunkle die anderen 8 und die Stufen 4 und 5.
play-unclear = „{ $word }“ sagt hier niemandem etwas. { $help } zeigt, was geht.
play-unclear-near = „{ $word }“ sagt hier niemandem etwas. Meintest du { $near }?
play-unclear-place = „{ $word }“: Die Plätze gehen von 0 bis 7.
play-refused = { $why }
play-round = Runde { $round } von { $rounds }
play-lead = In 3 Sekunden wird die Sanduhr gedreht: Lies die Wünsche.
play-lead-no-glass = In 3 Sekunden beginnt die Runde: Lies die Wünsche.
play-sand = Der Sand läuft!
play-hurry = Noch zehn Sekunden!
play-no-sand = Lass dir Zeit: Die Runde endet, wenn alle fertig sind.
play-sand-out = Der Sand ist durchgelaufen!
play-evaluation = Auswertung von Runde { $round }
play-locked = Du bist fertig. Doch noch nicht? Solange die anderen setzen: { $unlock }
play-unlocked = Deine Vögel sind wieder frei.
play-held = Gemerkt: Das geschieht, sobald es so weit ist.
play-dropped = Zu spät, vergessen: { $text }
play-beside = Noch neben der Tafel: { $birds }
play-all-landed = Alle Vögel sind gelandet.
play-over = Die Partie ist zu Ende
play-left = Du hast den Tisch verlassen. Bis zum nächsten Mal!
play-seed = Dieselben Karten noch einmal: { $command }
prompt-begin = Eingabetaste zum Anfangen, { $rules } für alle Regeln >
prompt-review = Eingabetaste: nächste Runde, von selbst in { $seconds } s >
prompt-waiting = Die anderen schauen noch >
prompt-locked = fertig
column-player = Bot { $seat }
column-wish = Wunsch
column-sum = Steine (insgesamt)
round-sum = { $now } ({ $total })
evaluation-why = { $name } will: { $wish }; { $why }.
evaluation-absent = { $name } ist nicht gelandet.
board-yours = Deine Aufstellung
board-best = Eine der besten Aufstellungen
result-solo = { $stones ->
    [0] Kein einziger Stein. Die Vögel singen!
    [one] 1 Stein insgesamt.
   *[other] { $stones } Steine insgesamt.
}
result-won = Du gewinnst mit { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steinen
}!
result-shared = Geteilter Sieg mit { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steinen
}: { $players }
result-lost = { $players } { $winners ->
    [one] gewinnt
   *[other] gewinnen
} mit { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steinen
}. Trotzdem gut gespielt!
record-written = Die Aufzeichnung der Partie steht in { $file }.
record-none = Die Partie ging nicht bis zum Ende, darum gibt es keine Aufzeichnung.

## Eine Partie im Nachhinein erzählt.
story-round = Runde { $round }
story-starter = { $player } zieht die ersten Karten.
story-second = { $name } bekommt eine zweite Karte.
story-dealt = { "  " }{ $name }: { $wish }
story-locked = { $player } ist fertig.
story-unlocked = { $player } überlegt es sich anders.
story-sand = Der Sand ist durchgelaufen für { $players }.
story-unmet = { "  " }{ $name } ({ $wish }) ist nicht zufrieden mit: { $players }
story-board = { $player }: { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
} mit { $board }
story-nobody = keinem gelandeten Vogel
story-won = { $players } { $winners ->
    [one] gewinnt
   *[other] gewinnen
} mit { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steinen
}.

## Was die Regeln nicht erlauben.
refused-levels-too-few = Diese Stufen haben { $cards } Karten; nötig sind { $needed }.
refused-rounds-too-many = In diesem Modus reichen die Karten für höchstens { $most } Runden.
refused-not-placing = Vögel lassen sich nur setzen, solange die Runde läuft.
refused-not-locked = Du hast noch gar nicht „fertig“ gesagt.
refused-locked-in = Du hast „fertig“ gesagt; nimm das erst zurück.
refused-bird-beside-board = { bird } liegt noch neben der Tafel.
refused-bird-there-already = { bird } sitzt schon dort.
refused-not-review = Erst muss diese Runde zu Ende sein: Sag „fertig“, wenn du so weit bist.

## Was an einer Bitte falsch sein kann.
refused-levels-unknown = „{ $given }“ sind keine Stufen; schreib 4, 1,2,3 oder 3-5, von 1 bis 5.
refused-sand-unknown = Eine Sanduhr mit „{ $given }“ Sekunden gibt es nicht; es gibt 30, 45, 60, 90, 120 und none.
refused-bot-unknown = Einen Bot namens „{ $given }“ gibt es nicht; es gibt { $known }.
refused-option-elsewhere = { $option } gibt es nur mit --mode { $mode }.
refused-bots-too-many = Neben dir haben höchstens { $most } Bots Platz.
refused-cards-missing = { where }: { bird } hat keine Karte; alle acht Farben brauchen eine.
refused-cards-not-list = { where }: Die Karten eines Vogels müssen eine Liste sein, etwa ["next:blue"].
refused-cards-number = { where }: Ein Vogel hat eine oder zwei Karten, nicht { $given }.
refused-wish-not-text = { where }: Ein Wunsch muss ein Text wie "next:blue" sein, nicht { $given }.
refused-kind-unknown = { where }: Einen Wunsch { $given } gibt es nicht; es gibt { $known }.
refused-colour-unknown = { where }: Einen Vogel { $given } gibt es nicht; es gibt { $known }.
refused-colour-missing = { where }: Der Wunsch { $kind } muss einen Vogel nennen, etwa "{ $kind }:blue".
refused-colour-superfluous = { where }: Der Wunsch { $kind } nennt keinen Vogel.
refused-place-unknown = { where }: Ein Platz ist eine ganze Zahl von 0 bis 7, nicht { $given }.
refused-place-taken = { where }: Platz { $place } ist schon von { bird } besetzt.

## Wie eine Partie ausgegangen ist.
unit-stones = { $score ->
    [one] Stein
   *[other] Steine
}
outcome-fewest-stones = Wer die wenigsten Steine hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
refused-deal-wrong = Zu einer Auslage gehören ein oder zwei Karten für jeden von { $birds } Vögeln; diese ist für { $given }.
refused-board-wrong = Auf einer Tafel hat jeder von { $birds } Vögeln einen eigenen Platz von 0 bis 7 oder liegt daneben: { $given }
refused-deals-wrong = Das sind keine Auslagen: Jede hat { $width } Bytes, Nummern von Wünschen mit voller heller Reihe.
