### Die Regeln von Uluru für Familien, Abschnitt für Abschnitt.

rules-title = Die Regeln von Uluru
rules-idea = In Kürze
rules-idea-land = Acht Traumvögel wollen rund um den großen Felsen landen, auf jedem Platz einer. Jeder hat einen Wunsch: neben diesem, gegenüber von jenem, weit weg von einem dritten. Die Wünsche stehen auf Karten.
rules-idea-win = Die Sanduhr wird gedreht, und alle setzen gleichzeitig ihre acht Vögel, jeder auf seiner eigenen Tafel. Jeder unerfüllte Wunsch kostet einen Stein. Wer die wenigsten Steine hat, gewinnt. Für 1 bis 5 Spieler.
rules-idea-signs = Jeder Vogel hat seine Farbe, sein Zeichen und seinen Schopf, immer in dieser Reihenfolge:

## Die Tafel.
rules-board = Die Tafel
rules-board-about = Vier Seiten, acht Plätze: einer oben, zwei rechts, zwei unten, drei links. Wünsche handeln von Seiten, von Gruppen und davon, wie zwei Vögel zueinander sitzen.
rules-place-long = Lange Seiten
rules-place-long-is = Links und rechts: die Plätze 1, 2, 5, 6 und 7.
rules-place-short = Kurze Seiten
rules-place-short-is = Oben und unten: die Plätze 0, 3 und 4.
rules-place-boomerang = Bumerang-Gruppe
rules-place-boomerang-is = Die linke und die untere Seite: die Plätze 3 bis 7.
rules-place-lonely = Einsame Plätze
rules-place-lonely-is = Die obere und die rechte Seite: die Plätze 0, 1 und 2.
rules-place-next = Nebeneinander
rules-place-next-is = Nachbarn an einer Seite, nie um eine Ecke herum.
rules-place-corner = Eine Ecke teilen
rules-place-corner-is = Die zwei Plätze, die sich an einer Ecke treffen. Platz 6 teilt keine.
rules-place-opposite = Gegenüber
rules-place-opposite-is = Einander gegenüber, über den Felsen hinweg: diese sechs Paare und keine anderen. 1 und 5 liegen sich nicht gegenüber, 2 und 7 auch nicht.
rules-place-far = Mindestens 2 Plätze weg
rules-place-far-is = Zwei Plätze oder mehr liegen dazwischen, wie herum man auch zählt. Von 0 aus sind das zum Beispiel 3, 4 und 5.
rules-place-picture = { $title }. { $about } { $places }

## Die Karten.
rules-cards = Die Karten
rules-cards-about = 80 Karten in fünf Stufen. Eine Karte liegt unter einem Vogel: Er hat den Wunsch und ist auf der Karte ohne Farbe gezeichnet. Der farbige Vogel ist der, um den es geht.
rules-level = Stufe { $level }
rules-level-count = { $cards } Karten

## Wie man einen Wunsch liest.
rules-meaning = Wie man einen Wunsch liest
rules-contrary = Das Gegenteil
rules-contrary-is = Alles, nur das nicht. Das Gegenteil einer langen Seite ist eine kurze, das der Bumerang-Gruppe ein einsamer Platz, das von „neben Rot“ jeder Platz, der nicht neben Rot ist, und genauso bei „gegenüber“ und „eine Ecke teilen“. Das Gegenteil von „weder neben noch gegenüber von Rot“ ist neben oder gegenüber von Rot; das von „mindestens 2 Plätze weg von Rot“ ist näher dran: neben Rot, um die Ecke, oder mit nur einem Platz dazwischen. Das Gegenteil von „ganz egal wo“ ist von selbst erfüllt.
rules-copy = Was ein anderer Vogel will
rules-copy-is = Sieh dir seine Karte an und mach dasselbe mit deinem Vogel. Verweist sie auf eine weitere Karte, geh zu der; jedes „Gegenteil“ auf dem Weg kehrt den Sinn um. Zweimal das Gegenteil ist der Wunsch selbst.
rules-two = Ein Vogel mit zwei Karten
rules-two-is = Bei den Experten. Wer will, was dieser Vogel will, muss beide Karten erfüllen. Wer das Gegenteil will, muss das Gegenteil der einen und auch das der anderen erfüllen. Eine Karte, die zu beiden führt, kostet trotzdem höchstens einen Stein.
rules-self = Ein Wunsch über sich selbst
rules-self-is = Nennt die Karte am Ende den Vogel, der den Wunsch hat, ist der Wunsch von selbst erfüllt.
rules-circle = Im Kreis
rules-circle-is = Wünsche, die im Kreis aufeinander verweisen, sind von selbst erfüllt, und jeder Wunsch, der in einen solchen Kreis führt, auch.
rules-absent = Ein Vogel, der nicht gelandet ist
rules-absent-is = Er kostet einen Stein, was immer er sich wünscht. Auch „ganz egal wo“ braucht einen Platz.
rules-missing = Ein genannter Vogel, der nicht gelandet ist
rules-missing-is = Er ist nirgends. Niemand kann neben ihm, ihm gegenüber oder an seiner Ecke sitzen; aber alle sind weit genug weg von ihm.

## Eine Runde, Schritt für Schritt.
rules-round = Eine Runde
rules-round-deal = Unter jeden Vogel kommt eine Karte. Drei Sekunden zum Ansehen, dann wird die Sanduhr gedreht.
rules-round-seat = Alle setzen gleichzeitig und geheim und setzen um, so oft sie wollen. Ein Vogel, der auf einen anderen gesetzt wird, bekommt dessen Platz: Die beiden tauschen, oder der andere kommt wieder neben die Tafel.
rules-round-done = Wer fertig ist, drückt „Fertig“ und kann das zurücknehmen, solange noch jemand setzt. Ist der Sand durchgelaufen, bewegt sich nichts mehr.
rules-round-judge = Karte für Karte, von Weiß bis Schwarz, sehen alle, wer den Wunsch erfüllt hat. Jeder unerfüllte Wunsch kostet einen Stein.
rules-round-next = Die Karten kommen aus dem Spiel, die Tafeln werden geleert, und die nächste Runde beginnt, wenn alle bereit sind, spätestens nach 45 Sekunden.
rules-round-win = Wer nach der letzten Runde die wenigsten Steine hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.

## Die Spiele in der Schachtel.
rules-modes = Welches Spiel?
rules-modes-first = Karten der Stufen 1 bis 3, sechs Runden. So fängt man an.
rules-modes-after = Stufen 2 bis 5, sechs Runden. Jetzt machen die Vögel einander nach.
rules-modes-tricky = Stufen 3 bis 5, sechs Runden. Keine einzige leichte Karte.
rules-modes-strengths = Zwei Reihen Karten, fünf Runden: eine leichtere und eine schwerere. Jeder folgt einer Reihe, so spielen Kinder und Erwachsene zusammen. Eine Karte, die auf einen anderen Vogel verweist, bleibt in ihrer Reihe. Es gibt zwei Stapel zu 40 Karten: Der helle hat alle Karten der Stufen 1 und 2 und 16 zufällige der Stufe 3; der dunkle hat die anderen 8 der Stufe 3 und alle der Stufen 4 und 5.
rules-modes-experts = Alle 80 Karten, fünf Runden. Manche Vögel haben zwei Karten, und beide wollen erfüllt sein; jede verfehlte kostet einen Stein. Wer einen solchen Vogel nachmacht, macht beides nach.
rules-modes-custom = Die Stufen, die ihr wollt, wenn sie zusammen mindestens 48 Karten haben. Sechs Runden.
rules-modes-solo = Allein ist es eine Jagd nach Rekorden: Deine Ergebnisse werden für jedes Spiel und jede Sanduhr aufgehoben.

## Was der Tisch vereinbaren kann.
rules-options = Was ihr vereinbaren könnt
rules-option-sand = Sand
rules-option-sand-is = 30 bis 120 Sekunden, meistens 60; oder gar keine Sanduhr: Dann endet eine Runde, wenn alle fertig sind.
rules-option-own = Eine eigene Sanduhr
rules-option-own-is = Jeder kann mehr oder weniger Sand haben als der Tisch. So wird es fair für alte Hasen und Anfänger.
rules-option-rounds = Runden
rules-option-rounds-is = Weniger, wenn die Zeit knapp ist.
rules-option-second = Zweite Karten
rules-option-second-is = Experten wählen, wie viele Vögel zwei Karten haben, 1 bis 8, und ob es die ganz links sind oder zufällige.
rules-option-turns = Nacheinander
rules-option-turns-is = An einem einzigen Tablet setzt ihr nacheinander, jeder mit seiner eigenen Sanduhr, und gebt das Tablet weiter.
rules-option-hints = Tipps
rules-option-hints-is = Wenn der Tisch sie erlaubt, zeigt die Lampe, welche Wünsche nicht erfüllt sind, und einen Zug, der hilft. Wer sie benutzt, wird gekennzeichnet, und das Ergebnis zählt nicht als Rekord.
rules-option-bots = Bots
rules-option-bots-is = Vier Stärken von Anfänger bis Meister. Sie sehen, was ein Mensch auf ihrem Platz sähe, und nicht mehr.

## Wo die Schachtel etwas offen lässt.
rules-house = Unsere Hausregeln
rules-house-about = Wo die Schachtel etwas offen lässt, spielen wir so.
rules-house-hand = Ein Vogel, den du in der Hand hast, wenn der Sand durchgelaufen ist, zählt dort, wo er zuletzt stand.
rules-house-circle = Jeder Kreis von Wünschen ist von selbst erfüllt, auch lange und gemischte.
rules-house-two = Bei Experten kostet ein nicht gelandeter Vogel einen Stein für jede seiner Karten. Ihr könnt auch einen einzigen Stein vereinbaren.
rules-house-stones = Steine gibt es immer genug.
rules-house-talk = Solange der Sand läuft, redet niemand.

## Das Beispiel.
rules-example = Ein Beispiel
rules-example-about = Der Sand ist durchgelaufen, und so sitzen deine Vögel. Welche Wünsche sind erfüllt?
rules-example-board = Die Tafel des Beispiels
rules-example-white = Die Karte nennt Weiß selbst: von selbst erfüllt.
rules-example-pink = Rosa auf 7 und Blau auf 6 sind Nachbarn an der linken Seite.
rules-example-yellow = 3 und 0 liegen sich gegenüber.
rules-example-orange = Rosa will neben Blau sitzen. Orange auf 5 tut das auch.
rules-example-red = 4 und 2 teilen keine Ecke. Ein Stein!
rules-example-green = 2 und 3 treffen sich an einer Ecke: Das ist weder neben noch gegenüber.
rules-example-blue = 6 und 7 sind Nachbarn, viel zu nah. Ein Stein!
rules-example-black = Orange macht Rosa nach: neben Blau. Das Gegenteil ist „nicht neben Blau“, und 1 ist nicht neben 6.
rules-example-result = Zwei Steine. Besser als einer geht es mit diesen Karten nicht: Rosa will neben Blau sein, aber Blau will weit weg von Rosa sein.

## Auf Papier.
rules-paper = Auf Papier
rules-paper-about = Alles lässt sich ausdrucken: Tafeln, Vögel für fünf Spieler, Steine und die 80 Karten mit einem Bild zu jedem Wunsch. Die Blätter gibt es als PDF; nur eine Sanduhr müsst ihr selbst finden.
