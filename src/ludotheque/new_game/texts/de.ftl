### Ein neues Spiel anlegen, auf Deutsch.

new-game-done = Angelegt. `make play` zeigt es am Tisch, `make check` prüft es; docs/adding-a-game.md sagt, wie es weitergeht.
refused-new-game-no-clone = Ein neues Spiel wird in einem Klon von Ludotheque angelegt; dieser Ordner gehört zu keinem.
refused-new-game-key = „{ $given }“ kann kein Schlüssel eines Spiels sein: ein Kleinbuchstabe, dann bis zu 19 Kleinbuchstaben oder Ziffern.
refused-new-game-title = Ein Titel hat bis zu { $most } Zeichen, ohne geschweifte Klammern, Anführungszeichen und umgekehrte Schrägstriche.
refused-new-game-taken = Für „{ $given }“ gibt es schon einen Ordner.
