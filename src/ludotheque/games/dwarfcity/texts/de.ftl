### Die Zwergen-Stadt auf Deutsch. Ein Baustein heißt nach Farbe und Form, etwa rc; Farben und Formen nach ihren Buchstaben.

game-name = Die Zwergen-Stadt
game-about = Zwerge bauen zusammen eine Stadt, bevor der Kobold seinen Turm fertig hat.

block = { $block ->
    [rc] roter Klotz
    [rb] roter Ziegel
    [rp] rote Säule
    [rr] rotes Dach
    [oc] oranger Klotz
    [ob] oranger Ziegel
    [op] orange Säule
    [or] oranges Dach
    [yc] gelber Klotz
    [yb] gelber Ziegel
    [yp] gelbe Säule
    [yr] gelbes Dach
    [vc] lila Klotz
    [vb] lila Ziegel
    [vp] lila Säule
   *[vr] lila Dach
}
shape = { $shape ->
    [c] Klotz
    [b] Ziegel
    [p] Säule
   *[r] Dach
}
die = { $die ->
    [r] Rot
    [o] Orange
    [y] Gelb
    [v] Lila
    [w] Weiß
   *[b] Blau
}
level-beginner = Anfänger
level-casual = Hobbyspieler
level-skilled = Könner
level-master = Meister

## Wie eine Partie ausging.
unit-blocks = { $score ->
    [one] Baustein Vorsprung
   *[other] Bausteine Vorsprung
}
outcome-dwarfs-won = Die Stadt steht: Die Zwerge gewinnen.
outcome-kobold-won = Der Turm des Kobolds ist fertig: Diesmal gewinnt er.

## Was die Regeln nicht erlauben.
refused-roll-first = Würfle zuerst.
refused-rolled-already = Die Würfel liegen schon.
refused-no-such-die = Ein Würfel mit { die } ist nicht mehr übrig.
refused-other-colour = Der Würfel zeigt { die }: Nimm einen Baustein dieser Farbe.
refused-no-such-tower = Diesen Turm gibt es noch nicht.
refused-tower-finished = Dieser Turm ist fertig.
refused-not-your-tower = Baue zuerst an deinen eigenen Türmen.
refused-other-shape = Hier kommt als Nächstes: { shape }.
refused-block-gone = So ein Baustein liegt nicht mehr auf dem Tisch.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refused-must-build = Einer deiner Würfel kann noch bauen.
refused-cannot-fall = Dieser Turm kann jetzt nicht einstürzen.
refused-not-the-kobold = Niemand spielt den Kobold: Einer deiner Türme muss einstürzen.
refused-nothing-falls-now = Jetzt stürzt kein Turm ein.
refused-tear-first = Wähle zuerst den Turm, der einstürzt.

## Eine Partie, hinterher erzählt; Türme sind gezählt, wie ihre Karten genommen wurden.
story-kobold = { $player } ist der Kobold.
story-starter = { $player } fängt an.
story-dealt = { $player } hat eine Karte: { $shapes }.
story-card = { "   " }{ $shapes ->
    [none] { $player } nimmt eine neue Karte.
   *[other] { $player } nimmt eine neue Karte: { $shapes }.
}
story-rolled = { $turn }. { $player } würfelt { $dice }.
story-built = { "   " }Turm { $tower }: { block }{ $helped ->
    [none] { "" }
   *[other] , als Hilfe für { $helped }
}.
story-finished = { "   " }Turm { $tower } ist fertig!
story-taken-back = { "   " }Zurückgenommen: { block }.
story-lost = { "   " }Übrig bleibt: { $dice }.
story-sign = { "   " }Ein blauer Stein mit dem Zeichen des Kobolds!
story-kobold-rolled = { $turn }. { $player } wirft den Koboldwürfel: { $face ->
    [none] nichts
    [k] den Kobold selbst
   *[other] { $face }
}.
story-pile = { "   " }Der Turm des Kobolds: { $pile ->
    [one] 1 Stein
   *[other] { $pile } Steine
}.
story-torn = { "   " }Turm { $tower } stürzt ein; { $blocks ->
    [one] 1 Baustein liegt
   *[other] { $blocks } Bausteine liegen
} wieder auf dem Tisch.
story-spared = { "   " }{ $player } lässt alle Türme stehen.
story-won = { $side ->
    [dwarfs] Der letzte Baustein sitzt: { $players } { $count ->
        [one] gewinnt.
       *[other] gewinnen.
    }
    [kobold] Der letzte blaue Stein sitzt: { $players } gewinnt.
   *[nobody] Der letzte blaue Stein sitzt. Noch einmal?
}

## Befehle: viele Partien von Bots, und der vollkommene Zwerg.
thousands-mark = .
percent = { $share } %
interval = { $share } % [{ $low }; { $high }]
column-won = Von den Zwergen gewonnen
column-share = Anteil, mit 95-%-Intervall
column-turns = Züge je Partie
column-speed = Partien je Sekunde
column-needed = Blaue Steine
column-perfect = Perfekt
simulate-plan = Insgesamt { $games } Partien: { $time }.
simulate-playing = Die Bots spielen
simulate-title = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}
balance-title = { $mode ->
    [together] Alle gegen den Kobold: wie oft die Zwerge gewinnen, in Prozent ({ $dwarfs })
   *[kobold] { $cadence ->
        [second] Einer spielt den Kobold: wie oft die Zwerge gewinnen, in Prozent ({ $dwarfs })
        [last] Einer spielt den Kobold, einmal je Runde nach allen Zwergen: wie oft die Zwerge gewinnen, in Prozent ({ $dwarfs })
       *[printed] Einer spielt den Kobold, wie in der Schachtel einmal je Runde an seinem Platz: wie oft die Zwerge gewinnen, in Prozent ({ $dwarfs })
    }
}
balance-strength = { $strength ->
    [gentle] sanft
    [fair] fair
   *[cheeky] frech
}
balance-city = { $city ->
    [standard] Stein
    [easy] Stein, leicht
    [balanced] Stein, leicht, ausgeglichen
   *[beach] Strand
}
balance-dwarfs = { $count ->
    [one] 1 Zwerg
   *[other] { $count } Zwerge
}
balance-within = { $share } ± { $half }
balance-levels = Alle gegen einen fairen Kobold, { $count } Zwerge jeder Stufe: wie oft sie gewinnen, in Prozent
balance-duel = Einer spielt einen fairen Kobold, { $count } Zwerge, { $city }: wie oft die Zwerge gewinnen, in Prozent
balance-kobold = Kobold { $level }
perfect-solving = Rechnen: { balance-strength }
refused-bot-unknown = Es gibt keinen Bot namens „{ $given }“; es gibt { $known }.
refused-needs-numba = In reinem Python dauert das Stunden. Dazu gehört das Extra „fast“.
refused-nobody-decides = Jetzt baut niemand und reißt niemand ab: Es ist die Phase „{ $phase }“.
refused-levels-of-sides = Alle Zwerge brauchen eine Stufe; der Kobold kann eine andere nur haben, wenn genau ein Platz ihn spielen will.
refused-layouts-too-many = Es gibt mehr als { $most } Stellungen.
