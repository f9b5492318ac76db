### Vogel Strauß auf Deutsch. Ein Strauß wird nach seiner Kraft genannt; $power ist der bloße Schlüssel.

game-name = Vogel Strauß
game-about = Zwei Stämme durchqueren eine Wüste, die sich unter ihren Füßen dreht, den Kopf im Sand.

power = { $power ->
    [bush] Gärtner
    [swap] Tauscher
    [eye] Späher
    [tiles] Dünenschieber
   *[plain] einfache Strauß
}
level-random = Streuner
level-greedy = Draufgänger
level-beginner = Anfänger
level-casual = Hobbyspieler
level-skilled = Könner
level-master = Meister

## Wie eine Partie ausging.
unit-ostriches = { $score ->
    [one] Gesicht
   *[other] Gesichter
}
outcome-four-up = Vier Gesichter sind aufgetaucht: { $winner } gewinnt.
outcome-calm = Hundert Züge ohne neues Gesicht: unentschieden.
outcome-agreed = Beide haben sich auf ein Unentschieden geeinigt.
outcome-resigned = { $loser } hat aufgegeben.

## Was die Regeln nicht erlauben.
refused-not-placing = Alle Strauße stehen schon.
refused-not-placed-yet = Erst müssen alle zwölf Strauße stehen.
refused-not-in-hand = Diesen Strauß hast du nicht mehr auf der Hand.
refused-not-your-side = Setze deine Strauße auf deine eigenen beiden Plättchen.
refused-square-taken = { $square } ist besetzt.
refused-draw-not-offered = Niemand hat dir ein Unentschieden angeboten.
refused-offered-already = Du hast schon ein Unentschieden angeboten.
refused-not-a-leap = Strauße springen wie der Springer im Schach: zwei Felder geradeaus, eines zur Seite.
refused-turns-up = Dieser Strauß taucht dort auf; das Plättchen wird danach gedreht.
refused-stays-down = Dort taucht niemand auf; wähle auch das Plättchen, das sich dreht.
refused-moved-already = Du hast schon gezogen; drehe jetzt ein Plättchen.
refused-nobody-there = Dort steht kein Strauß.
refused-just-moved = Dieser ist gerade gesprungen und ruht einen Zug: Nimm einen anderen.
refused-power-first = Nutze erst die Kraft, oder verzichte auf sie.
refused-move-first = Bewege erst einen Strauß.
refused-no-such-tile = Dieses Plättchen gibt es nicht.
refused-tile-of-moved = Auf diesem Plättchen steht der bewegte Strauß: Drehe ein anderes.
refused-no-power-due = Gerade ist kein Strauß mit einer Kraft aufgetaucht.
refused-other-power = Das kann der { power } nicht.
refused-no-bush-there = Dort steht kein Busch.
refused-two-face-down = Wähle zwei Strauße, die den Kopf im Sand haben.
refused-no-such-turn = „{ $text }“ ist kein Zug in der Notation des Spiels.

## Eine Partie im Nachhinein erzählt; ein Plättchen heißt nach seiner Ecke des Bretts, wie sie der erste Spieler sieht.
story-tile = { $tile ->
    [sw] Südwesten
    [se] Südosten
    [nw] Nordwesten
   *[ne] Nordosten
}
story-power = { $power ->
    [plain] ohne Kraft
   *[other] { power }
}
story-starter = { $player } beginnt.
story-placed = { $player } setzt auf { $squares }.
story-turn = { $turn }. { $player }: { $move }
story-stuck = { $turn }. { $player } kann nichts bewegen.
story-up = { "   " }Auf { $square } taucht ein Strauß von { $player } auf ({ story-power }).
story-bush = { "   " }Ein Busch wird versetzt: { $move }
story-swapped = { "   " }Die beiden auf { $one } und { $other } tauschen die Plätze.
story-looked = { "   " }Ein Blick auf { $one } und { $other }:
story-noticed = { "     " }{ $square }, { $player }: { story-power }
story-exchanged = { "   " }Die Plättchen im { $one } und im { $other } tauschen die Plätze.
story-passed = { "   " }Die Kraft bleibt ungenutzt.
story-rotated = { "   " }Das Plättchen im { $tile } dreht sich { $way ->
    [with] im Uhrzeigersinn
   *[against] gegen den Uhrzeigersinn
}.
story-offered = { "   " }{ $player } bietet ein Unentschieden an.
story-declined = { "   " }{ $player } lehnt das Unentschieden ab.
story-won = { $gift ->
    [1] { $mover } macht ein Geschenk daraus: { $player } gewinnt.
   *[other] { $player } gewinnt.
}

## Befehle: Partien von Bots, eine Analyse, Möglichkeiten weiterzuspielen.
thousands-mark = .
percent = { $share } %
interval = { $mean } [{ $low }; { $high }]
match-plan = { $games } Partien, { $a } gegen { $b }, { $jobs } gleichzeitig: { $time }. Der Startwert entscheidet alles.
match-plan-timed = { $games } Partien, { $a } gegen { $b }, { $jobs } gleichzeitig: { $time }. Die Bots denken nach der Uhr; mit --iterations entscheidet der Startwert alles.
match-playing = { $a } gegen { $b }
match-title = { $games } Partien, { $a } gegen { $b }
column-won = Gewonnen
column-drawn = Unentschieden
column-lost = Verloren
column-points = Punkte, mit 95-%-Intervall
column-action = Aktion
column-turns = Züge
perft-counting = Zählen
perft-turns = { $depth ->
    [one] { $turns } Möglichkeiten, einen Zug zu spielen.
   *[other] { $turns } Möglichkeiten, { $depth } Züge zu spielen.
}
analysis-thinking = Nachdenken
analysis-turn = { $turn }. { $player }: { $said }
analysis-position = { "   " }Stellung: { $position }
analysis-chance = { "   " }Gewinnaussicht für { $player }: { $before }, mit diesem Zug { $after }
analysis-unknown = { "   " }{ $worlds ->
    [one] { $player } weiß von jedem Strauß, was er kann.
   *[other] { $player } muss mit { $worlds } Verteilungen der verborgenen Kräfte rechnen.
}
analysis-seen = { "   " }Von einem Späher gesehen: { $squares }
analysis-best = { "   " }Diesen Zug würde auch der Bot spielen.
analysis-better = { "   " }Besser: { $said } ({ $chance })
refused-bot-unknown = Einen Bot namens „{ $given }“ gibt es nicht; es gibt { $known }.
refused-other-game = Das ist die Partie eines anderen Spiels: „{ $given }“.
refused-no-such-position = „{ $text }“ ist keine Stellung in der Notation des Spiels.
refused-position-row = Reihe { $row } der Stellung hat keine sechs Felder.
refused-position-bushes = Eine Stellung hat zwei Büsche.
refused-position-tribe = So viele Strauße einer Art sind nicht in der Schachtel.
refused-position-won = Diese Partie ist zu Ende: Vier Strauße einer Farbe sind zu sehen.
refused-position-moved = Auf { $square } steht niemand, der zuletzt bewegt worden sein könnte.
refused-nobody-on-turn = Hier ist niemand am Zug.
refused-placing-secret = Was andere aufstellen, ist ihr Geheimnis.
refused-search-endless = Eine Suche muss enden: Gib ihr Sekunden, Iterationen oder beides.
