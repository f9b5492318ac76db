### Die Regeln der Zwergen-Stadt für Familien, Abschnitt für Abschnitt.

rules-title = Die Regeln der Zwergen-Stadt
rules-idea = Die Idee
rules-idea-about = Ihr seid Zwerge und baut zusammen eine Stadt, Turm um Turm. Der Kobold baut auch: einen einzigen hohen blauen Turm, ganz für sich allein, und ab und zu wirft er einen von euren um.
rules-idea-win = Stehen alle eure Türme zuerst, gewinnt ihr alle. Ist der Turm des Kobolds zuerst fertig, gewinnt diesmal er. Für 1 bis 6 Spieler ab etwa 4 Jahren. Niemand muss lesen können.
rules-idea-picture = Drei fertige Türme mit hellen Fenstern, zwei frohe Zwerge, und der Kobold hinter seinem blauen Turm, dem fünf Steine fehlen.

## Was in der Schachtel ist.
rules-box = In der Schachtel
rules-box-about = 40 Bausteine, zehn von jeder Farbe, in vier Formen. Jede Farbe hat auch ein Zeichen.
rules-box-each = { $count } von jeder Farbe
rules-box-cards = Zwölf Baukarten mit zwei Seiten. Die Steinseite zeigt, welche Formen aufeinander gehören; auf der Strandseite baut ihr, wie ihr wollt.
rules-box-dice = Drei Würfel mit den vier Farben, Weiß und Blau. Weiß ist jede Farbe, die du willst; Blau gehört dem Kobold.
rules-box-blue = { $blue } blaue Steine für den Turm des Kobolds. Unter dreien steckt sein Zeichen.
rules-box-die = Der Kobold hat einen eigenen Würfel. Er wird nur gebraucht, wenn jemand von euch ihn spielt.

## Das erste Spiel.
rules-together = Alle gegen den Kobold
rules-together-start = Jeder bekommt zwei Baukarten; die übrigen sind der Vorrat. Wer anfängt, wird gelost.
rules-together-roll = Wer an der Reihe ist, würfelt mit den drei Würfeln.
rules-together-build = Jeder Würfel mit einer Farbe bringt einen Baustein dieser Farbe vom Tisch auf einen deiner eigenen Türme, in beliebiger Reihenfolge. Weiß bringt einen Stein in einer beliebigen Farbe.
rules-together-card = Sind alle deine Türme fertig, nimmst du sofort eine neue Karte. Übrige Würfel dürfen darauf bauen.
rules-together-help = Alle deine Türme sind fertig, und es gibt keine Karte mehr? Dann hilfst du: Deine Würfel bauen an den Türmen der anderen.
rules-together-blue = Blau kommt zuletzt. Für jeden blauen Würfel wird ein blauer Stein umgedreht, und er kommt auf den Turm des Kobolds.
rules-together-next = Dann würfelt der Nächste.

## Die zwei Seiten.
rules-faces = Stein und Strand
rules-faces-stone = Stein
rules-faces-stone-is = Die Karte zeigt die Formen von unten nach oben. Ein Baustein passt, wenn er die Farbe des Würfels hat und die Form, die als Nächstes kommt. Ein Turm darf bunt sein. Mit dem Dach ist er fertig. Du darfst einen Würfel liegen lassen.
rules-faces-beach = Strand
rules-faces-beach-is = Jeder Baustein darf auf jeden deiner Türme, der weniger als sieben hat. Mit sieben Steinen ist er fertig, und du nimmst eine Karte. Ist ein Stein in der Farbe des Würfels da, musst du ihn nehmen.
rules-faces-stone-picture = Eine Karte will Klotz, Ziegel, Dach. Ein roter Klotz steht; ein gelber Würfel bringt den gelben Ziegel.
rules-faces-beach-picture = Im Sand steht ein Dach auf einer Säule und ein Klotz auf dem Dach: Am Strand geht alles.

## Der Kobold.
rules-kobold = Das Zeichen des Kobolds
rules-kobold-about = Unter drei blauen Steinen steckt sein Zeichen. Wird einer davon umgedreht, springt er hervor.
rules-kobold-tear = Einer deiner eigenen Türme stürzt ein, einer, der angefangen und nicht fertig ist; welcher, bestimmst du. Seine Bausteine kommen zurück auf den Tisch, seine Karte bleibt, und du baust ihn neu.
rules-kobold-safe = Fertige Türme fallen nie um. Hast du keinen angefangenen Turm, passiert nichts.
rules-kobold-picture = Ein blauer Stein zeigt das Gesicht des Kobolds: Der Turm mit zwei Steinen stürzt ein, der fertige daneben bleibt stehen.

## Das Ende.
rules-end = Das Ende
rules-end-stone = Stein: Alle zwölf Türme sind fertig, auch die aus dem Vorrat. Ihr habt gewonnen.
rules-end-beach = Strand: Alle 40 bunten Bausteine sind verbaut. Ihr habt gewonnen.
rules-end-kobold = Der letzte blaue Stein des Kobolds liegt auf seinem Turm: Er gewinnt, und morgen ist auch noch ein Abend.
rules-end-first = Bauen kommt vor Blau: Kommen der letzte Baustein und der letzte blaue Stein mit demselben Wurf, gewinnt ihr.
rules-end-score = Gezählt wird am Ende der Vorsprung: wie viele Steine der anderen Seite noch fehlten.

## Das zweite Spiel.
rules-duel = Jemand ist der Kobold
rules-duel-about = Für 2 bis 6. Der Kobold hat keine Karten, nur die blauen Steine und seinen eigenen Würfel. Das Blau der anderen Würfel bewirkt nun nichts, und Zeichen gelten nicht.
rules-duel-number = Eine Zahl: So viele blaue Steine kommen auf seinen Turm.
rules-duel-none = Nichts: Er muss warten.
rules-duel-kobold = Der Kobold: Er darf bei irgendeinem Zwerg einen Turm umwerfen, der angefangen und nicht fertig ist. Oder er ist nett und lässt ihn stehen.
rules-duel-turn = Er ist nach jedem zweiten Zug eines Zwergs an der Reihe. Sein Turm hat { $blocks } Steine.
rules-duel-picture = Die sechs Seiten des Koboldwürfels: { $faces }.
rules-duel-face = { $face ->
    [none] nichts
    [k] der Kobold
   *[other] { $face }
}

## Wie man hier spielt.
rules-hands = So spielt man hier
rules-hands-roll = Würfeln
rules-hands-roll-is = Tippe auf die Würfel.
rules-hands-build = Bauen
rules-hands-build-is = Steine, die passen, leuchten. Tippe einen an oder ziehe ihn auf einen Turm. Passt er an mehrere Stellen, tippe auch den Turm an.
rules-hands-back = Zurücknehmen
rules-hands-back-is = Vertippt? Tippe auf den krummen Pfeil, und der Stein, den du gerade gebaut hast, ist wieder weg.
rules-hands-done = Weitergeben
rules-hands-done-is = Bist du fertig, gib die Würfel an den nächsten Zwerg weiter.
rules-hands-keys = Mit der Tastatur
rules-hands-keys-is = Die Leertaste würfelt. Pfeile führen zu allem, was man tun kann, die Eingabetaste tut es, die Rücktaste nimmt zurück.
rules-hands-voice = Stimme
rules-hands-voice-is = Hat das Gerät eine eigene Stimme, sagt sie, wer an der Reihe ist und was geschehen ist. Dafür gibt es einen Schalter.

## Was der Tisch vereinbaren kann.
rules-options = Was ihr vereinbaren könnt
rules-option-mode = Spiel
rules-option-mode-is = Alle zusammen, oder jemand ist der Kobold.
rules-option-face = Kartenseite
rules-option-face-is = Die Steinseite zeigt die Formen, am Strand geht alles.
rules-option-cards = Gebäude
rules-option-cards-is = Auf der Steinseite: Türme aus drei oder vier Steinen, oder leichte Karten, alle aus drei.
rules-option-blue-blocks = Blaue Steine
rules-option-blue-blocks-is = Wie in der Schachtel, für alle Karten; oder ausgeglichen für leichte Karten, das ist unsere Regel: Der Kobold braucht einen blauen Stein weniger, und zwei, wenn jemand ihn spielt.
rules-option-strength = Der Kobold
rules-option-strength-is = Sanft, fair oder frech. Spielt ihr alle gegen den Kobold, geht es darum, wie viele blaue Steine er braucht: { $gentle }, { $fair } oder { $cheeky }; fair ist wie in der Schachtel. Spielt ihn jemand, geht es um seinen Würfel.
rules-option-cadence = Der Zug des Kobolds
rules-option-cadence-is = Nach jedem zweiten Zwerg, das ist bei jeder Anzahl von Zwergen fair; wie in der Schachtel, einmal pro Runde, wenn sein Platz im Uhrzeigersinn an der Reihe ist; oder einmal pro Runde nach allen Zwergen.
rules-option-role = Wer der Kobold ist
rules-option-role-is = Jeder darf sagen: Zwerg, Kobold oder egal. Will niemand oder wollen mehrere, wird gelost.
rules-option-bots = Bots
rules-option-bots-is = Sie können Zwerge oder Kobold sein, vom Anfänger bis zum Baumeister.
rules-option-tablet = Ein Tablet
rules-option-tablet-is = Mehrere Kinder teilen sich einen Bildschirm. Bild und Stimme sagen, wer an der Reihe ist.

## Wo die Schachtel etwas offen lässt.
rules-house = Unsere Hausregeln
rules-house-about = Wo die Schachtel etwas offen lässt, spielen wir so.
rules-house-shapes = Von jeder Farbe gibt es drei Klötze, zwei Ziegel, zwei Säulen und drei Dächer. Die zwölf üblichen Gebäude brauchen genau alle 40 Bausteine, und welche Form ein Turm auch braucht, sie liegt immer noch in irgendeiner Farbe auf dem Tisch: Niemand kann stecken bleiben.
rules-house-beach = Zwölf Türme aus je sieben bräuchten 84 Steine, und es gibt 40. Also ist der Strand fertig, wenn alle 40 verbaut sind.
rules-house-one = Ein Würfel bringt einen Baustein. Er darf auf die anderen warten und ist erst verloren, wenn keiner deiner Würfel mehr bauen kann.
rules-house-help = Wer einen Turm hat, der nicht fertig ist, baut dort und kann keine Würfel verschenken. Auf der Steinseite darf ein Helfer einen Würfel liegen lassen, am Strand nicht.
rules-house-last = Am Strand darf Weiß den letzten Stein von der Farbe eines anderen Würfels nehmen; der ist dann verloren.
rules-house-sign = Das Zeichen unter dem allerletzten blauen Stein wirft nichts mehr um. Was der Koboldwürfel über den letzten Stein hinaus gibt, verfällt.
rules-house-back = Ein Baustein lässt sich zurücknehmen bis zum nächsten Würfel, bis du weitergibst oder bis eine neue Karte gezogen wird.
rules-house-gentle = Ein sanfter Kobold muss mehr blaue Steine legen, und die zusätzlichen haben kein Zeichen. Für einen frechen liegen alle da, aber die letzten braucht er nicht.
rules-house-die = Die Schachtel verrät nicht, was auf dem Würfel des Kobolds steht. Seine sechs Flächen sind von uns.
rules-house-turn = Einmal pro Runde wäre hoffnungslos oder langweilig, je nachdem, wie viele ihr seid. Deshalb kommt der Kobold nach jedem zweiten Zwerg.

## Auf Papier.
rules-paper = Auf Papier
rules-paper-about = Alles lässt sich ausdrucken: die Stadt, Baukarten, Blöcke zum Auflegen, Würfel zum Falten, Zwerge und der Kobold zum Aufstellen. Die Blätter gibt es als PDF.
