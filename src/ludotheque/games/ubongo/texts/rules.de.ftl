### Die Regeln von Ubongo für Familien, Abschnitt für Abschnitt.

rules-title = Die Regeln von Ubongo
rules-idea = Worum es geht
rules-idea-about = Du hast eine Figur und ein paar Teile, die sie genau bedecken. Die anderen haben ihre. Alle suchen gleichzeitig, während der Sand läuft: Dreh die Teile, wende sie, probier. Deine ist bedeckt? Ruf Ubongo!
rules-idea-win = Die Schnelleren bekommen die besseren Edelsteine. Nach neun Runden gewinnt, wer die meisten Punkte hat. Für 2 bis 4 Personen, oder allein gegen die Zeit.
rules-idea-before = Eine Figur aus dreizehn Feldern, und drei Teile daneben.
rules-idea-after = Eine von sechs Möglichkeiten, sie zu bedecken: der Dreier oben, das große L darunter, das P ganz unten.

## Was in der Schachtel ist.
rules-box = In der Schachtel
rules-box-about = Alle haben die gleichen zwölf Teile.
rules-box-boards = 54 Tafeln haben auf jeder Seite eine Figur. Seite A braucht drei Teile, Seite B vier. Neben jeder Figur stehen die sechs Symbole des Würfels, und jedes nennt andere Teile: 648 Aufgaben. Unsere sind alle von einem Programm neu gemacht und geprüft, und weitere Bücher lassen sich ohne Ende machen.
rules-box-rest = Dazu kommen ein Würfel, eine Sanduhr, ein Beutel, eine Leiste für neun Runden, und Edelsteine.

## Wie man eine Tafel liest.
rules-mission = Deine Aufgabe
rules-mission-about = Der Würfel zeigt ein Symbol für alle. Such es neben deiner Figur: Das sind deine Teile, und keine anderen. Neben dir liegt eine andere Tafel, also auch andere Teile.
rules-mission-die = Der Würfel zeigt: { symbol }.
rules-mission-board = Eine Tafel mit ihrer Figur.

## Eine Runde.
rules-round = Eine Runde
rules-round-roll = Alle bekommen eine neue Tafel. Jemand würfelt: erst, wen das Los bestimmt, dann immer der Nächste links.
rules-round-glass = Die Tafeln werden gezeigt und die Sanduhr umgedreht. Du hast 45 Sekunden.
rules-round-cover = Alle bedecken gleichzeitig ihre Figuren. Kein Feld darf frei bleiben, kein Teil darf überstehen oder auf einem anderen liegen. Dreh und wende, wie du magst, und nimm zurück, was nicht passt.
rules-round-ubongo = Ist deine Figur bedeckt, dann heißt es Ubongo! Der Tisch sieht das von selbst, du musst nichts drücken. Dann schau zu, wie es den anderen ergeht.
rules-round-ends = Ist der Sand durchgelaufen, ist die Runde vorbei. Oder früher, wenn alle fertig sind oder aufgegeben haben.
rules-round-gems = Edelsteine gibt es in der Reihenfolge, in der ihr fertig wart, und ihr könnt sehen, wie jede Aufgabe gelöst wird. Wenn alle bereit sind, beginnt die nächste Runde.

## Wenn es nicht klappt.
rules-stuck = Wenn du nicht weiterweißt
rules-stuck-again = Der Sand ist durchgelaufen, und niemand hat es gefunden? Dann gibt es eine zweite Chance: Alles bleibt liegen, und die Sanduhr wird noch einmal umgedreht. Nur ein Mal.
rules-stuck-up = Du darfst aufgeben. Dann ist diese Runde für dich vorbei, und du darfst den anderen zuschauen.
rules-stuck-none = Wer nicht fertig wird, bekommt in dieser Runde nichts. Die nächste ist eine neue Chance.

## Edelsteine.
rules-gems = Edelsteine
rules-gems-about = Ein Stein hat so viele Spitzen, wie er Punkte wert ist.
rules-gems-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rules-gems-rank = Fertig als
rules-gems-track = Von der Leiste
rules-gems-bag = Aus dem Beutel
rules-gems-drawn = einer gezogen
rules-gems-unwon = Auf der Leiste liegen für jede Runde ein Saphir und ein Bernstein; im Beutel sind zehn Steine jeder Art. Was davon in einer Runde niemand gewonnen hat, kommt in den Beutel; ohne Zufall kommt es aus dem Spiel.

## Das Ende.
rules-end = Das Ende
rules-end-win = Nach neun Runden gewinnt, wer die meisten Punkte hat.
rules-end-mini = Liegen mehrere gleichauf vorn? Dann spielen sie eine Mini-Runde: eine neue Tafel für jeden, ein Wurf, keine Sanduhr. Es gewinnt, wer zuerst fertig ist, oder wer als Letzter übrig ist.

## Die Spiele in der Schachtel.
rules-modes = Vier Spiele
rules-modes-nine = Wie hier beschrieben, für 2 bis 4 Personen.
rules-modes-noluck = Dasselbe ohne den Beutel: Jeder Platz hat seine festen Steine, siehe die Tabelle.
rules-modes-time = So viele Aufgaben wie möglich in 5, 10 oder 20 Minuten. Ist eine geschafft, liegt sofort die nächste da. Eine, die du nicht magst, darfst du weglegen; sie zählt nicht.
rules-modes-count = 5, 10 oder 20 Aufgaben, und die kürzeste Zeit gewinnt. Auch hier darfst du eine weglegen und bekommst eine andere.
rules-modes-records = Gegen die Zeit und Aufgabe um Aufgabe spielst du allein, oder ihr spielt um die Wette, alle mit denselben Aufgaben. Allein bleibt dein bestes Ergebnis für jede Länge, Seite und Schwierigkeit erhalten.

## Wie man Teile bewegt.
rules-hands = Teile bewegen
rules-hands-mouse = Mit der Maus
rules-hands-mouse-is = Zieh ein Teil auf die Figur. Das Rad dreht es, die rechte Taste wendet es, auch unterwegs. Zieh es von der Tafel, um es zurückzunehmen.
rules-hands-finger = Mit dem Finger
rules-hands-finger-is = Tippen dreht ein Teil, doppelt tippen wendet es. Dann zieh es: Es schwebt über deinem Finger und rastet ein, wo es passt. Auf der Tafel nimmt Antippen ein Teil zurück, doppelt antippen wendet es dabei.
rules-hands-keys = Mit der Tastatur
rules-hands-keys-is = Eine Ziffer nimmt ein Teil. Pfeile bewegen es, R dreht, F wendet, Eingabe legt es hin, Escape lässt es los, die Rücktaste nimmt das letzte zurück.

## Geheimnisse.
rules-known = Wer was sehen darf
rules-known-own = Alle sehen alle Figuren. Nur du siehst, wie weit du bist.
rules-known-done = Wer fertig ist oder aufgegeben hat, sieht alle Tafeln. Nach der Runde sehen sie alle.
rules-known-others = Zuschauer und der große Bildschirm sehen nur fertige Tafeln.

## Was der Tisch vereinbaren kann.
rules-options = Was ihr vereinbaren könnt
rules-option-sand = Sand
rules-option-sand-is = 30 bis 120 Sekunden, oder gar keine Sanduhr. Ohne Sanduhr gibt es keine zweite Chance.
rules-option-side = Seite
rules-option-side-is = A für drei Teile, B für vier.
rules-option-own = Eigene Seite
rules-option-own-is = Wer stärker ist, kann Seite B gegen andere auf Seite A spielen.
rules-option-pieces = Teile
rules-option-pieces-is = Du bekommst die Teile deiner Aufgabe gezeigt, oder du musst sie unter allen zwölf finden, wie in der Schachtel.
rules-option-difficulty = Schwierigkeit
rules-option-difficulty-is = Gegen die Zeit und Aufgabe um Aufgabe: nur Aufgaben einer Schwierigkeit, von 1 für leicht bis 5 für schwer.
rules-option-rounds = Runden
rules-option-rounds-is = Weniger als neun für einen kürzeren Abend.
rules-option-boards = Tafeln
rules-option-boards-is = Verdeckt, bis die Sanduhr umgedreht wird, oder schon vor dem Wurf offen, wie in der Schachtel. Dann haben alle drei Sekunden zum Schauen, bevor gewürfelt wird.
rules-option-book = Aufgabenbuch
rules-option-book-is = Jedes Wort ergibt ein anderes Buch mit 54 Tafeln, dasselbe für alle, die dasselbe Wort nehmen.
rules-option-hints = Tipps
rules-option-hints-is = Wenn der Tisch es erlaubt, zeigt die Lampe das nächste Teil, oder welches im Weg ist. Wer fragt, wird gekennzeichnet.
rules-option-bots = Bots
rules-option-bots-is = Sie sehen sofort eine Lösung, brauchen aber so lange wie Menschen: Anfänger oft länger, als der Sand läuft, Meister selten.
rules-option-tablet = Ein Tablet
rules-option-tablet-is = Mehrere teilen sich einen Bildschirm: Alle haben ihre Ecke, und alle Finger spielen zugleich.

## Wo die Schachtel etwas offen lässt.
rules-house = Unsere Hausregeln
rules-house-about = Wo die Schachtel etwas offen lässt, spielen wir so.
rules-house-order = Wer zuerst fertig war, entscheidet der Tisch: Es zählt die Reihenfolge, in der die letzten Teile ankommen.
rules-house-shown = Die Tafeln werden gezeigt, wenn die Sanduhr umgedreht wird, nicht vorher, es sei denn, ihr macht aus, sie offen hinzulegen.
rules-house-bag = Edelsteine gibt es, wenn die Runde vorbei ist. Erst dann kommt in den Beutel, was niemand gewonnen hat.
rules-house-enough = In neun Runden können weder Steine noch Tafeln ausgehen. Lange Spiele allein gehen durch das Buch und mischen es dann neu.
rules-house-course = Wer um die Wette spielt, hat dieselben Aufgaben in derselben Reihenfolge, alle im eigenen Tempo.
rules-house-missions = Aufgaben, die weggelegt wurden oder beim Gong nicht fertig sind, zählen nicht. Nach einer Stunde endet ein Lauf unvollendet.

## Auf Papier.
rules-paper = Auf Papier
rules-paper-about = Alles lässt sich ausdrucken: Tafeln, Teile zum Ausschneiden, ein Würfel zum Falten, Edelsteine. Die Blätter gibt es als PDF.
