### Die Seite mit den Regeln.

rules-title = Die Regeln von Lowest Alone
rules-idea = Worum es geht
rules-idea-about = Alle haben die gleichen fünf Karten von 1 bis 5 und nennen heimlich eine davon. Die niedrigste Zahl, die sonst niemand genannt hat, bekommt die Beeren der Runde.
rules-round = Eine Runde
rules-round-prize = Der Zufall legt eine, zwei oder drei Beeren aus; eine kommt am häufigsten.
rules-round-name = Alle nennen eine Zahl. Niemand sieht sie, bevor alle gewählt haben.
rules-round-open = Alle Zahlen werden aufgedeckt. Die niedrigste, die allein steht, gewinnt die Beeren; gibt es keine, bekommt sie niemand.
rules-end = Das Ende
rules-end-most = Nach der letzten Runde gewinnt, wer die meisten Beeren hat. Bei Gleichstand teilt man sich den Platz.
