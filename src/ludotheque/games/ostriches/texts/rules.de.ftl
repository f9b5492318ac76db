### Die Regeln von Vogel Strauß für Familien, Abschnitt für Abschnitt.

rules-title = Die Regeln von Vogel Strauß
rules-idea = Worum es geht
rules-idea-about = Zwei Stämme von je sechs Straußen durchqueren eine Wüste aus vier Plättchen, die sich drehen. Alle haben den Kopf im Sand, und von hinten sieht einer aus wie der andere. Was jeder kann, ist das Geheimnis seines Besitzers.
rules-idea-win = Ein Strauß, der in die hinterste Reihe springt, zieht den Kopf heraus. Der erste Stamm mit vier Gesichtern gewinnt. Für zwei Spieler.
rules-idea-down = Kopf im Sand
rules-idea-up = aufgetaucht
rules-idea-other-down = der andere Stamm
rules-idea-other-up = und sein Gesicht
rules-idea-picture = Das Brett, vom Stamm der Sonne aus gesehen. Seine hinterste Reihe, a6 bis f6, liegt im Licht; dort ist einer seiner Strauße aufgetaucht.

## Vor dem ersten Zug.
rules-placing = Das Aufstellen
rules-placing-about = Jeder hat sechs Strauße: vier, die etwas können, und zwei einfache. In der Mitte des rechten Plättchens jedes Spielers steht ein Busch.
rules-placing-first = Wer anfängt, wird ausgelost. Reihum setzt jeder einen Strauß, Kopf im Sand, auf ein freies Feld seiner beiden Plättchen, bis alle zwölf stehen. Du weißt, was du setzt; dein Gegner sieht nur, wo. Wer zuerst gesetzt hat, zieht auch zuerst.
rules-placing-picture = Alle zwölf Strauße stehen; deine beiden Plättchen, Reihe 1 bis 3, liegen im Licht.

## Ein Zug.
rules-turn = Ein Zug
rules-turn-about = Springen, dann ein Plättchen drehen. Taucht dabei ein Kopf auf, darf dazwischen seine Kraft genutzt werden.
rules-turn-leap = Springen
rules-turn-leap-is = Bewege irgendeinen Strauß, von deinem Stamm oder vom anderen, aufgetaucht oder nicht. Er springt wie der Springer im Schach: zwei Felder geradeaus und eines zur Seite, über alles hinweg, auf ein Feld ohne Strauß und ohne Busch.
rules-turn-ban = Nur einer ist gesperrt: der Strauß, mit dem dein Gegner zuletzt gesprungen ist. Er ist markiert.
rules-turn-leap-picture = Von d3 kann ein Strauß nach b2, b4, c1, e1 und f4 springen. Auf c5 steht ein Busch, auf f2 auch, und auf e5 ein Strauß.
rules-turn-tile = Ein Plättchen drehen
rules-turn-tile-is = Dann dreh ein Plättchen um ein Viertel, im Uhrzeigersinn oder dagegen. Alles darauf dreht sich mit. Das Plättchen, auf dem dein Strauß gelandet ist, bleibt liegen. Ein Plättchen musst du drehen.
rules-turn-tile-picture = Ein Strauß springt von b2 nach d3. Das Plättchen oben links dreht sich im Uhrzeigersinn, mit allem darauf. Das Plättchen mit d3 darf sich nicht drehen.
rules-turn-face = Ein Kopf taucht auf
rules-turn-face-is = Deine hinterste Reihe ist die vor deinem Gegner, egal, welches Plättchen gerade dort liegt. Ein Strauß, der mit dem Kopf im Sand dorthin springt, taucht auf und bleibt oben, wem er auch gehört. Dann darfst du seine Kraft nutzen, auch wenn er deinem Gegner gehört; danach drehst du ein Plättchen. Wen ein Plättchen dorthin trägt, der taucht nicht auf.
rules-turn-face-picture = Ein Strauß springt von d4 nach e6, in die hinterste Reihe, und zeigt sein Gesicht.

## Was sie können.
rules-gifts = Die vier Kräfte
rules-gifts-about = Eine Kraft wirkt ein einziges Mal, sobald der Kopf auftaucht, und zwar für den, der gesprungen ist. Man darf auch verzichten.
rules-gift-bush = Er setzt einen Busch auf irgendein anderes freies Feld, gleich in welcher Reihe.
rules-gift-bush-picture = Der Gärtner ist auf c6 aufgetaucht; ein Busch geht von c5 nach e4.
rules-gift-swap = Er lässt zwei Strauße mit dem Kopf im Sand die Plätze tauschen, egal von welchem Stamm. Niemand sieht sie dabei an.
rules-gift-swap-picture = Der Tauscher ist auf c6 aufgetaucht; die beiden auf a4 und c1 tauschen die Plätze.
rules-gift-eye = Er sieht sich genau zwei Strauße mit dem Kopf im Sand an. Welche, sehen alle; was sie können, siehst nur du.
rules-gift-eye-picture = Der Späher ist auf a6 aufgetaucht; die beiden auf d3 und f4 zeigen dir allein ihr Gesicht.
rules-gift-tiles = Er lässt zwei Plättchen mit allem darauf die Plätze tauschen, ohne sie zu drehen.
rules-gift-tiles-picture = Der Dünenschieber ist auf c6 aufgetaucht; die Plättchen unten links und oben rechts tauschen die Plätze.

## Das Ende.
rules-end = Das Ende
rules-end-win = Das vierte Gesicht eines Stamms gewinnt sofort, vor jeder Kraft und bevor sich ein Plättchen dreht.
rules-end-gift = Ein Gesicht zählt für seinen eigenen Stamm, egal, wer gesprungen ist. So kannst du deinen Gegner aus Versehen gewinnen lassen.
rules-end-calm = Hundert Züge hintereinander, von beiden zusammen, ohne neues Gesicht: unentschieden.
rules-end-agreed = In deinem Zug darfst du ein Unentschieden anbieten. Das Angebot gilt, bis dein Gegner ablehnt oder zieht.
rules-end-resign = Aufgeben darf man jederzeit.

## Geheimnisse.
rules-known = Was man wissen darf
rules-known-about = Alles außer den Kräften geschieht offen.
rules-known-own = Du kennst deine eigenen sechs, wohin sie auch geraten sind.
rules-known-seen = Du kennst jeden aufgetauchten Strauß, und die, die du mit einem Späher angesehen hast, wem sie auch gehören.
rules-known-follow = Was du von einem Strauß weißt, geht mit ihm mit: bei Sprüngen, auf Plättchen, die sich drehen, beim Tauschen.
rules-known-open = Wem ein Strauß gehört, welche zwei ein Späher angesehen hat und welche zwei getauscht haben, dürfen alle wissen.

## Was der Tisch vereinbaren kann.
rules-options = Was ihr vereinbaren könnt
rules-option-notes = Notizen
rules-option-notes-is = Der Tisch merkt es sich für euch. Decken zeigen den Stamm jedes Straußes, und du siehst die Kräfte, die du wissen darfst. So fängt man an.
rules-option-memory = Gedächtnis
rules-option-memory-is = Wie in der Schachtel: Sobald ein Strauß steht, sieht er von hinten aus wie alle anderen, und man muss sich merken, wem er gehört und was er kann. Ein Späher sieht fünf Sekunden lang, oder bis sich das Plättchen dreht. Am Ende wird alles gezeigt.
rules-option-draw = Unentschieden
rules-option-draw-is = Nach hundert ruhigen Zügen, das ist unsere Hausregel, oder nur, wenn ihr euch einigt, wie in der Schachtel.
rules-option-timer = Zugzeit
rules-option-timer-is = Wenn ihr wollt, wird angestupst, wer trödelt, und dann spielt ein Bot diesen einen Zug.
rules-option-hints = Tipps
rules-option-hints-is = Wenn der Tisch sie erlaubt, darfst du fragen, was ein starker Bot täte, nach allem, was du selbst wissen darfst. Wer fragt, wird gekennzeichnet.
rules-option-bots = Bots
rules-option-bots-is = Vom Streuner, der umherhüpft, bis zum Meister. Sie merken sich alles, sehen aber nur, was ein Mensch an ihrem Platz sehen könnte.

## Wo die Schachtel etwas offen lässt.
rules-house = Unsere Hausregeln
rules-house-about = Wo die Schachtel etwas offen lässt, spielen wir so.
rules-house-tribe = Jeder Stamm hat einen Gärtner, einen Tauscher, einen Späher, einen Dünenschieber und zwei einfache Strauße.
rules-house-bushes = Die Büsche stehen am Anfang auf dem rechten Plättchen jedes Spielers, so sehen beide dasselbe.
rules-house-moved = „Gerade bewegt“ ist nur der Strauß, der gesprungen ist. Wer getauscht oder mitgetragen wurde, darf sich bewegen. Konnte dein Gegner nur ein Plättchen drehen, ist niemand gesperrt.
rules-house-carried = Wen ein Plättchen in die hinterste Reihe trägt, der behält den Kopf im Sand. Um aufzutauchen, muss er weg und noch einmal dorthin springen.
rules-house-again = Ein aufgetauchter Strauß darf weiter springen; seine Kraft kommt nicht wieder.
rules-house-stuck = Wer nicht springen kann, dreht nur ein Plättchen, und zwar irgendeines.
rules-house-tiles = Haben zwei Plättchen die Plätze getauscht, darf sich weiterhin das nicht drehen, auf dem der gesprungene Strauß steht.
rules-house-calm = Die hundert ruhigen Züge zählen ab dem ersten Sprung, und neu ab jedem neuen Gesicht.

## Wie man Züge aufschreibt.
rules-notation = Die Notation
rules-notation-about = Spalten a bis f und Reihen 1 bis 6, wie der Stamm der Sonne sie sieht. Plättchen nach ihrer Ecke: sw, se (Südosten), nw, ne (Nordosten); + im Uhrzeigersinn, - dagegen.
rules-notation-place = setzt den Späher auf b2
rules-notation-go = springt von b1 nach c3, dann dreht sich das Plättchen im Nordosten
rules-notation-land = springt nach d6, und ein Kopf taucht auf
rules-notation-bush = setzt einen Busch von e2 nach d4
rules-notation-swap = die beiden auf a1 und f6 tauschen die Plätze
rules-notation-eye = sieht sich a1 und f6 an
rules-notation-tiles = zwei Plättchen tauschen die Plätze
rules-notation-pass = verzichtet auf die Kraft
rules-notation-rotate = dreht das Plättchen im Nordwesten, nach einer Kraft
rules-notation-offer = bietet ein Unentschieden an
rules-notation-accept = nimmt es an
rules-notation-resign = gibt auf

## Auf Papier.
rules-paper = Auf Papier
rules-paper-about = Alles lässt sich ausdrucken: Plättchen, Büsche und Strauße mit farbigen Rücken, oder mit lauter gleichen für alle, die ihrem Gedächtnis trauen. Die Blätter gibt es als PDF.
